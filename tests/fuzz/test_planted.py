"""The fuzzer finds plausible bugs, each in a few games, and shows them in a few answers."""

from __future__ import annotations

import random

import pytest

from fuzz.play import play
from fuzz.run import at_most
from fuzz.shrink import shrink
from fuzz.trails.choosing import TrailsDice
from fuzz.trails.decks import drawn_game
from tests.fuzz.planted import BUGS

RULEBOOK = "trails-1.0.1"
GAMES = 25
MOST_ANSWERS = 20


def test_there_are_enough_of_them():
    assert len(BUGS) >= 15


@pytest.mark.parametrize("name", list(BUGS))
def test_a_planted_bug_is_found_and_made_short(name):
    with BUGS[name](), at_most(60):
        for seed in range(GAMES):
            dice = random.Random(seed)
            played = play(drawn_game(dice, generating=False), TrailsDice(dice), longest=700, every_nth=4)
            if played.violation is not None:
                break
        else:
            pytest.fail(f"{GAMES} games show nothing")
        transcript = shrink(played.new, played.answers, played.violation, 15.0)
    assert len(transcript.answers) <= MOST_ANSWERS, f"{transcript.invariant}: {len(transcript.answers)} answers"
    assert played.violation.name != "the_engine_goes_on", played.violation.what
