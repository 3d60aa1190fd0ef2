"""What scenarios need of an engine, and what a level unlocks."""

import pytest

from headjudge.doctor.needs import Need, level_of, needs_of, reach, unlocked
from headjudge.scenarios import features, tapes
from headjudge.scenarios.registry import load_vocabulary

RULEBOOK = "trails-1.0.1"
BLANK = Need("1/a", ("1",), "setup", ("Reed",))
SCRIPTED = Need("1/b", ("1", "2"), "chance", ())
SKILLED = Need("3/c", ("3",), "cards", ("Reed", "Draws-For-Both"))


@pytest.fixture
def level(tmp_path):
    """Returns the level that a scenario with these steps needs."""

    def read(*steps):
        file = tmp_path / RULEBOOK / "703.feature"
        file.parent.mkdir(exist_ok=True)
        body = "\n".join(f"      {step}" for step in steps)
        file.write_text(
            f"Feature: 703\n\n  @703.1\n  Rule: 703.1 A rule of a toy\n\n    Scenario: a toy\n{body}\n",
            encoding="utf-8",
        )
        [tape] = tapes.compile_feature(features.read(file), load_vocabulary())
        return level_of(tape)

    return read


def test_blank_cards_need_a_position(level):
    assert level("Given Alice has Reed in her hand", "Then Alice has 1 card in her hand") == "setup"


def test_a_game_from_decks_needs_scripted_chance(level):
    assert level("Given a game of Trails from decks", "When the game begins", "Then the decks are accepted") == "chance"


def test_a_scripted_shuffle_needs_scripted_chance(level):
    steps = ("Given Alice's deck is shuffled into, from the top, Reed", "Then Alice has 0 cards in her hand")
    assert level(*steps) == "chance"


def test_a_card_with_an_ability_needs_the_test_cards(level):
    assert level("Given Alice has Draws-For-Both in her hand", "Then Alice has 1 card in her hand") == "cards"


def test_a_clause_is_whole_when_all_its_scenarios_are_reached():
    needs = [BLANK, SCRIPTED, SKILLED]
    levels = {row.level: row for row in unlocked(needs)}
    counts = {level: (row.reach.scenarios, row.reach.clauses, row.reach.whole) for level, row in levels.items()}
    assert counts == {"play": (0, 0, 0), "setup": (1, 1, 0), "chance": (2, 2, 2), "cards": (3, 3, 3)}
    assert (levels["chance"].more.scenarios, levels["chance"].more.clauses, levels["chance"].more.whole) == (1, 1, 2)
    assert reach(needs, [SKILLED]).whole == 1


def test_all_scenarios_of_the_suite_are_counted_once():
    needs = needs_of(RULEBOOK)
    assert unlocked(needs)[-1].reach.scenarios == len(needs) == len({need.id for need in needs})
    assert {need.level for need in needs} == {"setup", "chance", "cards"}


def test_a_rulebook_without_features_needs_nothing(monkeypatch, tmp_path):
    (tmp_path / "rulebooks" / "none-1.0").mkdir(parents=True)
    (tmp_path / "rulebooks" / "none-1.0" / "rulebook.toml").touch()
    monkeypatch.setattr("headjudge.paths.suite_root", lambda: tmp_path)
    assert needs_of.__wrapped__("none-1.0") == ()
