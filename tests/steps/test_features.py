"""Feature files: the traps of pytest-bdd are errors, tags and clauses are read, ids are permanent."""

import pytest

from headjudge.scenarios import features, ids
from headjudge.scenarios.errors import BadFeature
from headjudge.scenarios.features import Feature, Scenario

TWICE = """
Feature: 703 Twice

  @703.1
  Rule: 703.1 One of two

    Scenario: the same name
      Then Alice has priority

    Scenario: the same name
      Then Bob has priority
"""

TAGGED_EXAMPLES = """
Feature: 703 Rows

  @703.1
  Rule: 703.1 Rows with tags

    Scenario Outline: rows
      Then <player> has priority

      @703.2
      Examples:
        | player |
        | Alice  |
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (TWICE, "pytest-bdd would run only the last one"),
        (TAGGED_EXAMPLES, "tags on Examples"),
        ("Feature: 703\n  Scenario: a\n    And Alice passes\n", "first step"),
        ("Scenario: no feature\n", "not Gherkin"),
    ],
)
def test_what_pytest_bdd_gets_wrong_is_an_error(write_feature, text, says):
    with pytest.raises(BadFeature) as error:
        features.read(write_feature(text))
    assert says in str(error.value)
    assert "703.feature:" in str(error.value)


def test_a_feature_outside_of_a_rulebook_is_an_error(tmp_path):
    file = tmp_path / "703.feature"
    file.write_text("Feature: 703\n  Scenario: a\n    Then Alice wins\n")
    with pytest.raises(BadFeature, match="belongs to no rulebook"):
        features.read(file)
    file.write_text("@rulebook:trails-1.0.1\nFeature: 703\n  Scenario: a\n    Then Alice wins\n")
    assert features.read(file).rulebook == "trails-1.0.1"


def test_clauses_are_those_of_rule_and_scenario(write_feature):
    text = """
    Feature: 703 Tags

      Background:
        Given Alice has Reed in her hand

      @703.1 @703.2
      Rule: 703.1 Two clauses

        @events @902.3
        Scenario: three clauses
          Then Alice has priority
    """
    [scenario] = features.read(write_feature(text)).scenarios
    assert scenario.clauses == ("703.1", "703.2", "902.3")
    assert scenario.tags == ("703.1", "703.2", "events", "902.3")
    assert [step.type for step in scenario.steps] == ["given", "then"]


def feature(tmp_path, *names, clause="703.1"):
    made = tuple(Scenario(name, i, (), (), (clause,)) for i, name in enumerate(names, 1))
    return Feature(tmp_path / "703.feature", "trails-1.0.1", "703", (), (), made)


def test_a_slug_has_the_telling_words():
    assert ids.slug("a lone attacker overkills by the difference") == "lone-attacker-overkills-difference"
    assert ids.slug("Bob's hand is Alice's to count") == "bobs-hand-alices-count"


def test_a_new_scenario_gets_an_id(tmp_path):
    [row] = ids.updated([], [feature(tmp_path, "a tie stuns both")], {})
    assert (row.id, row.name) == ("703.1/tie-stuns-both", "a tie stuns both")


def test_a_renamed_scenario_keeps_its_id(tmp_path):
    before = ids.updated([], [feature(tmp_path, "a tie stuns both", "no tie")], {})
    after = ids.updated(before, [feature(tmp_path, "a draw stuns both", "no tie")], {})
    assert {row.id for row in after} == {row.id for row in before}
    assert {row.name for row in after} == {"a draw stuns both", "no tie"}


def test_a_scenario_does_not_vanish_silently(tmp_path):
    before = ids.updated([], [feature(tmp_path, "a tie stuns both", "no tie")], {})
    with pytest.raises(ids.Vanished, match=r"703\.1/no-tie"):
        ids.updated(before, [feature(tmp_path, "a tie stuns both")], {})
    after = ids.updated(before, [feature(tmp_path, "a tie stuns both")], {"703.1/no-tie": "says nothing"})
    assert [row.retired for row in after] == ["says nothing", ""]


def test_a_retired_id_is_not_given_again(tmp_path):
    before = ids.updated([], [feature(tmp_path, "no tie")], {})
    gone = ids.updated(before, [feature(tmp_path)], {"703.1/no-tie": "wrong"})
    again = ids.updated(gone, [feature(tmp_path, "no tie")], {})
    assert [row.id for row in again] == ["703.1/no-tie", "703.1/no-tie-2"]


def test_the_register_is_written_and_read(tmp_path):
    rows = ids.updated([], [feature(tmp_path, "one, with a comma", "two")], {})
    file = tmp_path / "scenarios.csv"
    file.write_text(ids.written(rows), encoding="utf-8")
    assert ids.read(file) == rows
