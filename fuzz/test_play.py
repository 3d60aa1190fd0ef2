"""Whole games drawn by hypothesis, held against all invariants."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fuzz.play import Indices, play
from fuzz.trails.decks import drawn_game
from headjudge.bench.decks import bench_game

RULEBOOK = "trails-1.0.1"
LONGEST = 600
FACTORIALS = 2**32


class Drawn:
    """Answers drawn by hypothesis: a number within bounds, a set by size and places, a shuffle by one number."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, stop: int) -> int:
        """A number from 0 up to but without `stop`."""
        return self.data.draw(st.integers(0, stop - 1)) if stop > 1 else 0

    def answer(self, decision: Any) -> Indices:
        """An answer to any decision."""
        if decision.low is not None:
            high = decision.high if decision.high is not None else decision.low + 3
            return int(decision.low + self.below(high - decision.low + 1))
        count = len(decision.options)
        if decision.kind == "shuffle":
            number = self.below(FACTORIALS)
            order = list(range(count))
            if number:
                random.Random(number).shuffle(order)
            return tuple(order)
        size = decision.min + self.below(decision.max - decision.min + 1)
        left = list(range(count))
        return tuple(left.pop(self.below(len(left))) for _ in range(size))


@given(st.data())
def test_every_game_keeps_all_invariants(data: st.DataObject) -> None:
    """From drawn decks or those of the bench, any answers: no invariant is violated."""
    length = data.draw(st.integers(0, LONGEST))
    seed = data.draw(st.integers(0, FACTORIALS))
    new = drawn_game(random.Random(seed), generating=False) if seed else bench_game(RULEBOOK)
    played = play(new, Drawn(data), longest=length)
    if played.violation is not None:
        raise played.violation
