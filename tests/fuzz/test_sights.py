"""What players see on other engines: held against the zones of the rulebook, and against the reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuzz.following import AGREES
from fuzz.foreign import fuzz_engine
from fuzz.transcript import read
from tests.fuzz.engines import BUG

TRAILS, WEISS = "trails-1.0.1", "weiss-schwarz-2.09"
ENGINES = "py:tests.fuzz.engines"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(BUG, "")


def fuzzed(name, rulebook=TRAILS, games=2, **settings):
    return fuzz_engine(f"{ENGINES}:{name}", rulebook, games=games, seconds=None, seed=3, **settings).data(rulebook)


def found_by(data):
    return {found["invariant"]: found for found in data["violations"]}


@pytest.mark.parametrize(("rulebook", "clause"), [(TRAILS, "502.2"), (WEISS, "3.1.3")])
def test_an_engine_that_shows_everything_to_everybody_is_found(rulebook, clause):
    found = found_by(fuzzed("ShowsAll", rulebook))["views_hide_what_is_hidden"]
    assert found["clause"] == clause
    assert len(read(Path(found["file"])).answers) <= 2


@pytest.mark.parametrize(("rulebook", "clause"), [(TRAILS, "502.2a"), (WEISS, "3.1.2")])
def test_a_zone_that_a_player_does_not_see_whole_is_found(rulebook, clause):
    found = found_by(fuzzed("MissesCards", rulebook))["both_players_count_the_same_cards"]
    assert found["clause"] == clause
    assert "sees 0 cards" in found["what"]


@pytest.mark.parametrize(("rulebook", "clause"), [(TRAILS, "502.2"), (WEISS, "3.1.3")])
def test_an_open_card_that_a_player_is_not_told_is_found(rulebook, clause):
    found = found_by(fuzzed("ShowsBacks", rulebook))["views_show_what_is_open"]
    assert found["clause"] == clause


@pytest.mark.parametrize("rulebook", [TRAILS, WEISS])
def test_what_a_player_sees_is_a_difference_to_the_reference(rulebook):
    found = found_by(fuzzed("ShowsAll", rulebook, games=1, against=True))[AGREES]
    assert "can tell" in found["what"]
    assert found["answers"] <= 2


def test_an_engine_without_views_of_players_is_not_judged_by_them():
    data = fuzzed("ShowsOnlyTheJudge", against=True)
    assert data["violations"] == []
    looks = data["invariants"]["views_hide_what_is_hidden"]
    assert looks["checked"] == 0
    assert looks["not_met"] > 20
    assert data["shadow"]["followed_to_the_end"] == 2


@pytest.mark.parametrize("rulebook", [TRAILS, WEISS])
def test_the_reference_shows_what_it_should(rulebook):
    data = fuzzed("Planted", rulebook, against=True)
    assert data["violations"] == []
    assert data["invariants"]["views_show_what_is_open"]["checked"] > 20
