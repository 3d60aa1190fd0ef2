"""The reference follows other engines: with the same chance, or with theirs read from their views."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest

from fuzz.following import AGREES
from fuzz.foreign import CannotCompare, fuzz_engine
from fuzz.transcript import read
from headjudge.cli import main
from headjudge.protocol.resolve import resolve
from headjudge.protocol.stdio import Deadlines
from tests.fuzz.engines import BUG

RULEBOOK = "trails-1.0.1"
ENGINES = "py:tests.fuzz.engines"
SERVED = f"cmd:{sys.executable} -m headjudge serve {ENGINES}:Planted"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", str(root))
    monkeypatch.chdir(tmp_path)


def compared(name, games=3, seed=3, **settings):
    data = fuzz_engine(name, RULEBOOK, games=games, seconds=None, seed=seed, **settings).data(RULEBOOK)
    return data, [found for found in data["violations"] if found["invariant"] == AGREES]


DIFFERENCES = {
    "draw_three": "703.6a",
    "cp_from_ready_cards_only": "703.8a",
    "initiative_stays": "705.9",
    "gained_ep_actions_nothing": "1217.2",
    "actioned_units_attack": "803.3",
    "overkill_counts_the_whole_strength": "804.11",
    "window_ends_after_one_pass": "902.4",
}


@pytest.mark.parametrize("bug", DIFFERENCES)
def test_a_planted_bug_is_a_difference_in_a_short_game(bug, monkeypatch):
    monkeypatch.setenv(BUG, bug)
    _, parted = compared(f"{ENGINES}:Planted", games=8, against=True)
    assert parted, "no difference was found"
    assert min(found["answers"] for found in parted) <= 12
    clauses = {clause for found in parted for clause in (found["clause"], *found.get("clauses", ()))}
    assert DIFFERENCES[bug] in clauses, parted


def test_an_engine_without_a_bug_plays_as_the_reference_does(monkeypatch):
    monkeypatch.setenv(BUG, "")
    data, parted = compared(f"{ENGINES}:Planted", against=True)
    assert parted == []
    assert data["shadow"]["followed_to_the_end"] == 3


def test_a_program_is_compared_over_the_protocol(monkeypatch):
    monkeypatch.setenv(BUG, "draw_three")
    patient = partial(resolve, deadlines=Deadlines(60.0, 60.0))
    _, parted = compared(SERVED, games=1, against=True, start=patient)
    assert "703.6a" in parted[0]["clauses"]
    transcript = read(Path(parted[0]["file"]))
    assert transcript.against == "reference"
    assert len(transcript.answers) <= 4


@pytest.mark.parametrize("engine", ["OnlyPlays", "OwnLabels", "NeverTheSame"])
def test_an_engine_that_shuffles_by_itself_is_followed(engine, monkeypatch):
    monkeypatch.setenv(BUG, "")
    data, parted = compared(f"{ENGINES}:{engine}", shadowed=True)
    assert parted == []
    assert data["shadow"]["followed_to_the_end"] == 3
    assert data["witnesses"]["902.5c"]["held"] == 3


def test_a_difference_of_an_engine_that_shuffles_by_itself_is_named(monkeypatch):
    monkeypatch.setenv(BUG, "cp_from_ready_cards_only")
    _, parted = compared(f"{ENGINES}:OnlyPlays", games=6, shadowed=True)
    assert "CP" in parted[0]["what"]
    assert "703.8a" in parted[0]["clauses"]


def test_decks_that_the_reference_refuses_are_not_followed():
    own_decks = Path(__file__).parents[2] / "examples" / "fakes" / "own_decks.py"
    data, _ = compared(f"cmd:{sys.executable} {own_decks}", games=1, shadowed=True)
    assert "cards of its own" in data["shadow"]["cannot"]


def test_views_without_decks_are_not_followed(monkeypatch):
    monkeypatch.setenv(BUG, "")
    data, parted = compared(f"{ENGINES}:ShowsLittle", games=1, shadowed=True)
    assert parted == []
    assert "hide the decks" in data["shadow"]["cannot"]


def test_an_engine_without_chance_is_compared_as_a_shadow_only(monkeypatch, capsys):
    monkeypatch.setenv(BUG, "")
    with pytest.raises(CannotCompare, match="--shadow"):
        compared(f"{ENGINES}:OnlyPlays", against=True)


@pytest.mark.parametrize(
    "words", [["--against", "reference"], ["--shadow"], ["--engine", f"{ENGINES}:Planted", "--against", "x"]]
)
def test_there_must_be_two_engines_to_compare(words, capsys):
    assert main(["fuzz", RULEBOOK, "--games", "1", *words]) == 2
    assert capsys.readouterr().err
