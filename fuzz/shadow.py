"""The reference as the shadow of an engine, game after game, and the court that shortens games in which they part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fuzz.abroad import SIGHTS_EVERY, Abroad, Counts, Engines
from fuzz.answering import Lenient
from fuzz.following import AGREES, SIGHT, Follower
from fuzz.hosts import Host
from fuzz.shrink import Failed
from fuzz.watching import Violation
from fuzz.witness import Tally
from headjudge.protocol.messages import Answer, New


def follower(host: Host, rulebook: str, sights_every: int = SIGHTS_EVERY) -> Follower:
    """The reference, ready to follow one game of an engine."""
    return Follower(rulebook, host, sights_every=sights_every)


class Shadow:
    """How the reference followed the games of a run."""

    def __init__(self, host: Host, rulebook: str) -> None:
        self.host, self.rulebook = host, rulebook
        self.games = self.followed = self.points = 0
        self.cannot = ""

    def begin(self, game: Abroad) -> Follower:
        """Puts the reference beside a game."""
        follows = follower(self.host, self.rulebook)
        game.look_on = follows.look
        return follows

    def end(self, follows: Follower, tally: Tally) -> Violation | None:
        """Counts what the reference executed as witnesses, and gives the difference, if there is one."""
        self.games += 1
        self.points += follows.points
        self.cannot = self.cannot or follows.cannot
        self.followed += not follows.cannot and follows.parted is None
        parted = follows.parted
        tally.follow(follows.on_the_way(), parted.clause if parted is not None else "")
        follows.end()
        return parted

    def data(self) -> dict[str, Any]:
        """How far the reference followed, as plain data."""
        found = {"games": self.games, "followed_to_the_end": self.followed, "points_alike": self.points}
        return found | {"cannot": self.cannot} if self.cannot else found


class Pair(Engines):
    """An engine with the reference beside it, as the court that shortens games in which they part."""

    def fails(self, new: New, answers: Sequence[Answer], violation: Violation) -> Failed | None:
        """The game, if the two still part in the same way."""
        if violation.name != AGREES:
            return super().fails(new, answers, violation)
        game, follows = self.side_by_side(new, answers, sights=violation.kind.startswith(SIGHT))
        parted = follows.parted
        follows.end()
        return Failed(game.answers, parted) if parted is not None and parted.is_like(violation) else None

    def side_by_side(self, new: New, answers: Sequence[Answer], *, sights: bool = True) -> tuple[Abroad, Follower]:
        """A game with given answers, the reference beside it, up to the first difference."""
        follows = follower(self.host, new.rulebook, sights_every=int(sights))
        game = Abroad(self.host, new, Tally(new.rulebook), Counts(), sights_every=0)
        game.look_on = follows.look
        game.stop_when = lambda: follows.parted is not None
        game.play(Lenient(answers))
        return game, follows
