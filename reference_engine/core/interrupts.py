"""What suspends everything else: rule actions that are carried out the moment they fall due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any

from .decide import Option, choose

if TYPE_CHECKING:
    from .game import Game
    from .model import Event


class Interrupt:
    """A row of a game's table of interrupts."""

    __slots__ = ("do", "due", "muted", "name")

    def __init__(
        self,
        name: str,
        due: Callable[[Any, int], bool],
        do: Callable[[Any, int], Awaitable[None]],
        *,
        muted: bool = False,
    ) -> None:
        self.name = name
        self.due = due
        """Whether it is due for a player."""
        self.do = do
        self.muted = muted
        """Whether it waits while a cost is paid."""


Due = tuple[int, Interrupt]
"""Something that is due, and for which player."""


async def interrupt(game: Game, event: Event | None = None) -> None:
    """Carries out what is due until nothing is: the first player's before the other's, in the order each likes.

    What is due already does not interrupt what is carried out before it; what falls due on the way does.
    """
    while True:
        due = due_now(game)
        if not due:
            return
        player = due[0][0]  # ws:9.1.2.1.1, ws:9.1.2.1.1.1
        rows = [row for whose, row in due if whose == player]
        options = [Option("interrupt", None, (("name", row.name),)) for row in rows]
        chosen = await choose(game, player, "interrupt", options, game.interrupt_clause)  # ws:9.1.2.1.1.2
        game.count_idle()
        pending, game.pending = game.pending, (*game.pending, *due)
        applied, game.applied = game.applied, ()
        try:
            await rows[options.index(chosen[0])].do(game, player)
        finally:
            game.pending, game.applied = pending, applied


def due_now(game: Game) -> list[Due]:
    """What is due and neither muted nor pending already, the first player's before the other's."""
    return [
        (player, row)
        for player in game.players_in_order()
        for row in game.interrupts
        if row.due(game, player) and not (row.muted and game.payments) and (player, row) not in game.pending
    ]


class Payment:
    """While a cost is paid, interrupts that it mutes wait; once it is paid, they fall due together."""

    def __init__(self, game: Game) -> None:
        self.game = game

    async def __aenter__(self) -> None:
        self.game.payments += 1

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.game.payments -= 1
        if kind is None:  # ws:8.4.2.1, ws:9.2.3, ws:9.3.3
            await interrupt(self.game)
