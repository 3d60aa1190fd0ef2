"""An engine that is listened to: after every answer, what was told, what is asked, and the judge's view are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from headjudge.protocol.messages import (
    JUDGE,
    Close,
    Concede,
    Decide,
    Decision,
    Event,
    Hello,
    Loop,
    New,
    Observe,
    Refused,
    Reply,
    Result,
    Unsupported,
    View,
)

if TYPE_CHECKING:
    from headjudge.protocol.engine import Engine

MOST_POINTS = 2_000
"""After so many answers nothing is kept any more; what differs later is seen as no difference."""


class Point(NamedTuple):
    """A game right after an answer."""

    events: tuple[Event, ...]
    decision: Decision | None
    result: Result | None
    view: View | None
    refused: Refused | None = None


class Recorded:
    """An engine whose first game is kept point by point; other games, tried on the side, are not."""

    def __init__(self, inner: Engine) -> None:
        self.inner = inner
        self.points: list[Point] = []
        self._number: int | None = None

    def _keep(self, reply: Reply) -> Reply:
        if len(self.points) >= MOST_POINTS or reply.unsupported is not None:
            return reply
        view = None
        if reply.refused is None:
            seen = self.inner.observe(Observe(game=reply.game, viewer=JUDGE))
            view = seen if isinstance(seen, View) else None
        self.points.append(Point(tuple(reply.events), reply.decision, reply.result, view, reply.refused))
        return reply

    def hello(self) -> Hello:
        """Introduce the engine."""
        return self.inner.hello()

    def new(self, call: New) -> Reply:
        """Start a game; the first one is kept."""
        reply = self.inner.new(call)
        if self._number is not None:
            return reply
        self._number = reply.game
        return self._keep(reply)

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision."""
        reply = self.inner.decide(call)
        return self._keep(reply) if call.game == self._number else reply

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        reply = self.inner.concede(call)
        return self._keep(reply) if call.game == self._number else reply

    def loop(self, call: Loop) -> Reply:
        """Declare a cycle."""
        reply = self.inner.loop(call)
        return self._keep(reply) if call.game == self._number else reply

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state."""
        return self.inner.observe(call)

    def close(self, call: Close) -> None:
        """End a game."""
        self.inner.close(call)

    def bye(self) -> None:
        """Leave the engine running: it is its owner who ends it."""
