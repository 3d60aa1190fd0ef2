"""A game in which an engine parts from the reference becomes a scenario that fails there until the bug is mended."""

from __future__ import annotations

import random
from functools import partial

import pytest

from fuzz.abroad import Abroad, Counts
from fuzz.books import book
from fuzz.gherkin import scenario
from fuzz.hosts import Host, seeds
from fuzz.shadow import Pair, follower
from fuzz.shrink import shorten
from fuzz.transcript import BadTranscript, Transcript
from fuzz.witness import Tally
from headjudge.cli import main
from headjudge.protocol.messages import New
from tests.fuzz.engines import BUG
from tests.fuzz.planted import BUGS
from tests.fuzz.planted_weiss import PLANTED

RULEBOOK, WEISS = "trails-1.0.1", "weiss-schwarz-2.09"
ENGINE = "py:tests.fuzz.engines:Planted"
STARTS = 60


def has_parted(follows):
    return follows.parted is not None


def parted_game(host):
    """The first game, from decks or from the middle, in which the engine parts from the reference."""
    rulebook = host.rulebook
    for number, dice in zip(range(STARTS), seeds(5), strict=False):
        game = Abroad(host, host.drawn_game(dice, midway=bool(number % 2)), Tally(rulebook), Counts())
        follows = follower(host, rulebook)
        game.look_on = follows.look
        game.stop_when = partial(has_parted, follows)
        game.play(book(rulebook).dice(dice), longest=500)
        follows.end()
        if follows.parted is not None:
            return game, follows.parted
    return None


UNTOLD = (WEISS, "offered_cards_have_their_stock")
"""A play that is offered and then taken back for want of stock: a Then takes the one for the other."""
PLACED = [one for one in [*((RULEBOOK, bug) for bug in BUGS), *((WEISS, bug) for bug in PLANTED)] if one != UNTOLD]


@pytest.mark.parametrize(("rulebook", "bug"), PLACED)
def test_a_planted_bug_becomes_a_scenario(rulebook, bug, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(BUG, bug)
    host = Host(ENGINE, rulebook)
    found = parted_game(host)
    assert found is not None, "no game shows it"
    game, violation = found
    about = {"engine": ENGINE, "against": "reference"}
    transcript = shorten(Pair(host), game.new, game.answers, violation, 4.0, **about)
    path = tmp_path / "found.feature"
    path.write_text(scenario(transcript), encoding="utf-8")
    assert main(["check", str(path)]) == 0, capsys.readouterr()
    assert main(["run", rulebook, "--features", str(tmp_path)]) == 0, capsys.readouterr()
    assert main(["run", rulebook, "--features", str(tmp_path), "--engine", ENGINE]) == 1, path.read_text()


def test_a_game_of_decks_that_an_engine_shuffles_is_no_scenario():
    start = New(rulebook=RULEBOOK)
    transcript = Transcript(rulebook=RULEBOOK, invariant="x", clause="502.1", what="", start=start, answers=[])
    with pytest.raises(BadTranscript, match="shuffles by itself"):
        scenario(transcript)


def test_what_differs_nowhere_is_no_scenario(monkeypatch):
    monkeypatch.setenv(BUG, "")
    start = book(RULEBOOK).drawn_position(random.Random(3), generating=False)
    transcript = Transcript(
        rulebook=RULEBOOK, engine=ENGINE, invariant="x", clause="502.1", what="", start=start, answers=[]
    )
    with pytest.raises(BadTranscript, match="shows in no state, number, option, result"):
        scenario(transcript)
