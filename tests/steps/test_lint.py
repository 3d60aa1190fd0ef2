"""`headjudge check`: each mistake is found, a clean file is clean, and it is fast."""

import time

import pytest

from headjudge.paths import suite_root
from headjudge.scenarios import lint
from headjudge.scenarios.features import feature_files

CLEAN = """
Feature: 703 Preparation Phase

  @703.6a
  Rule: 703.6a Two cards come first in a draw step

    Scenario: two cards are drawn
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand
"""


def findings(write_feature, text):
    return [finding.sentence for finding in lint.check_file(write_feature(text)) if not finding.note]


def test_a_clean_file_has_no_findings(write_feature):
    assert findings(write_feature, CLEAN) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("@703.6a", "@703.6z", "no clause 703.6z"),
        ("@703.6a", "@703.6a @exmaple", 'Did you mean "example"'),
        ("@703.6a", "@703.6a @reading:nobody-knows", 'no reading "nobody-knows"'),
        ("@703.6a\n", "\n", "has no clause as its tag"),
        ("Rule: 703.6a Two", "Rule: 703.6b Two", "the tag says 703.6a"),
        ("703.6a Two cards come first in a draw step", "703.6a Draw", "in a few words"),
        ("When both players pass", "When both players sleep", "no When step"),
        ("Then Alice has", "Then Alice's craft has", "no Then step"),
        ("Then Alice has 2 cards in her hand", "Then it happened that Alice drew a card", "@events"),
        ("@703.6a", "@804.1", "does not belong into 703.feature"),
        ("@703.6a", "@703.6a @own-card", "no card with abilities is made up"),
    ],
)
def test_a_mistake_is_found(write_feature, old, new, says):
    assert old in CLEAN
    assert any(says in sentence for sentence in findings(write_feature, CLEAN.replace(old, new)))


def test_a_card_of_its_own_needs_its_tag(write_feature):
    given = (
        'Given the EVENT Gust with the text\n        """\n        TEXT: draw 1.\n        """\n'
        "      And it is the preparation phase"
    )
    text = CLEAN.replace("Given it is the preparation phase", given)
    assert any("tag it @own-card" in sentence for sentence in findings(write_feature, text))
    assert findings(write_feature, text.replace("    Scenario:", "    @own-card\n    Scenario:")) == []


def test_an_ability_that_cannot_be_read_is_found(write_feature):
    given = (
        'Given the EVENT Gust with the text\n        """\n        TEXT: drawn 1.\n        """\n'
        "      And it is the preparation phase"
    )
    text = CLEAN.replace("Given it is the preparation phase", given).replace(
        "    Scenario:", "    @own-card\n    Scenario:"
    )
    assert any("Gust" in sentence for sentence in findings(write_feature, text))


def test_official_wording_is_found(write_feature):
    # Written backwards, so that no file of the project has the sentence.
    backwards = "effect the generated that craft the of controller the is effect an of controller the"
    borrowed = " ".join(reversed(backwards.split()))
    assert any(
        "official wording" in said for said in findings(write_feature, CLEAN.replace("two cards are drawn", borrowed))
    )


def test_all_features_of_the_suite_are_clean_and_quickly_checked():
    began = time.process_time()
    files = feature_files(suite_root() / "features")
    found = [str(finding) for file in files for finding in lint.check_file(file) if not finding.note]
    assert found == []
    assert files
    assert (time.process_time() - began) / len(files) < 1
