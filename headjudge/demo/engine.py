"""A plausible engine with three planted mistakes: the reference, in which three rules are exchanged while it is called.

It stands for an engine of somebody else's: `headjudge run --engine py:headjudge.demo.engine:DemoEngine` judges it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec

from headjudge.protocol.engine import Engine
from headjudge.protocol.messages import Close, Concede, Decide, Hello, Loop, New, Observe, Reply, Unsupported, View
from headjudge.protocol.resolve import resolve

NAME = "py:headjudge.demo.engine:DemoEngine"
RULEBOOK = "trails-1.0.1"


class Mistake(NamedTuple):
    """A planted mistake: the clause it breaks, what the engine does wrong, and how it is put in place."""

    clause: str
    what: str
    place: Callable[[], tuple[Any, str, Any]]
    """Gives the module or table, the name in it, and what stands there instead."""


def _draws_one_card() -> tuple[Any, str, Any]:
    return import_module("reference_engine.trails.turn"), "CARDS_DRAWN", 1


def _overkills_in_every_attack() -> tuple[Any, str, Any]:
    fight = import_module("reference_engine.trails.fight")
    right = fight.against_a_unit

    async def against_a_unit(game: Any, attack: Any) -> None:
        """Forget that several attackers together cause no Overkill."""
        await right(game, SimpleNamespace(attackers=attack.attackers, defending=attack.defending, sclm=False))

    return fight, "against_a_unit", against_a_unit


def _readies_the_field_only() -> tuple[Any, str, Any]:
    turn = import_module("reference_engine.trails.turn")

    async def ready_the_field(game: Any) -> None:
        """Forget the homebases."""
        cards = [card for player in (0, 1) for card in game.cards_in(turn.FIELD, player)]
        await turn.orient(game, cards, turn.READY, turn.RULE, kind="readied")

    rows = [(label, ready_the_field if label == "705.8" else step) for label, step in turn.TURN.rows]
    return turn.TURN, "rows", rows


MISTAKES = (
    Mistake("703.6a", "it draws one card in the draw step, not two", _draws_one_card),
    Mistake("804.11a-3", "it causes Overkill also when several UNITs attack together", _overkills_in_every_attack),
    Mistake("705.8", "at the end of the turn it readies the field and forgets the homebase", _readies_the_field_only),
)


class DemoEngine(Engine):
    """The reference with the mistakes in force for as long as one of its calls lasts."""

    def __init__(self) -> None:
        self._inner = resolve("reference")
        self._places = [mistake.place() for mistake in MISTAKES]

    def _call(self, method: Callable[..., Any], *args: Any) -> Any:
        before = [getattr(owner, name) for owner, name, _ in self._places]
        for owner, name, wrong in self._places:
            setattr(owner, name, wrong)
        try:
            return method(*args)
        finally:
            for (owner, name, _), right in zip(self._places, before, strict=True):
                setattr(owner, name, right)

    def hello(self) -> Hello:
        """Introduce the engine under a name of its own."""
        return msgspec.structs.replace(self._inner.hello(), name="a plausible engine", rulebooks=[RULEBOOK])

    def new(self, call: New) -> Reply:
        """Start a game."""
        reply: Reply = self._call(self._inner.new, call)
        return reply

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""
        reply: Reply = self._call(self._inner.decide, call)
        return reply

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        reply: Reply = self._call(self._inner.concede, call)
        return reply

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle."""
        reply: Reply = self._call(self._inner.loop, call)
        return reply

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state."""
        view: View | Unsupported = self._call(self._inner.observe, call)
        return view

    def close(self, call: Close) -> None:
        """End a game."""
        self._call(self._inner.close, call)

    def bye(self) -> None:
        """End the engine."""
        self._inner.bye()
