"""A game that is closed is freed at once: nothing in it holds on to itself."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from headjudge.bench.decks import bench_game
from headjudge.paths import rulebooks
from headjudge.protocol.answers import legal_answer
from headjudge.protocol.messages import Close, Decide, Observe
from reference_engine.adapter import ReferenceEngine

ANSWERS = 150


@pytest.fixture
def _no_collector() -> Iterator[None]:
    """References alone decide what is freed."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.parametrize("rulebook", rulebooks())
def test_a_closed_game_is_freed_at_once(rulebook: str) -> None:
    engine = ReferenceEngine()
    reply = engine.new(bench_game(rulebook, seed=1))
    for _ in range(ANSWERS):
        if reply.decision is None:
            break
        reply = engine.decide(Decide(game=reply.game, answer=legal_answer(reply.decision)))
        engine.observe(Observe(game=reply.game))
    game = weakref.ref(engine.seats[reply.game].game)

    engine.close(Close(game=reply.game))

    assert game() is None
