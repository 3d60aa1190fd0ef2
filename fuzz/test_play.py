"""Whole games drawn by hypothesis, held against all invariants."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuzz.books import book, rulebooks
from fuzz.play import Indices, play
from headjudge.bench.decks import bench_game
from headjudge.protocol.messages import New

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


def start(data: st.DataObject, rulebook: str) -> New:
    """The start of a game: the decks of the bench, drawn decks, or a drawn position in the middle of a game."""
    rules = book(rulebook)
    draws = data.draw(st.sampled_from([None, rules.drawn_game, rules.drawn_position]))
    seed = data.draw(st.integers(0, FACTORIALS))
    return bench_game(rulebook) if draws is None else draws(random.Random(seed), generating=False)


@pytest.mark.parametrize("rulebook", rulebooks())
@given(st.data())
def test_every_game_keeps_all_invariants(rulebook: str, data: st.DataObject) -> None:
    """From decks or from the middle of a game, any answers: no invariant is violated."""
    length = data.draw(st.integers(0, LONGEST))
    played = play(start(data, rulebook), Drawn(data), longest=length)
    if played.violation is not None:
        raise played.violation
