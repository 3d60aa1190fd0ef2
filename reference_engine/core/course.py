"""The course of play as a table: rows of (label, procedure), the label being the clause that the row carries out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from .state import State

G = TypeVar("G", bound=State)
Label = str
Procedure = Callable[[G], Awaitable[Label | None]]


class Jump(Exception):
    """Leaves whatever is under way and goes on at a label, in the table that has it."""

    def __init__(self, label: Label) -> None:
        super().__init__(label)
        self.label = label


class GameOver(Exception):
    """Ends the game at once; the outcome is in the state."""


class Course(Generic[G]):
    """A table of rows; a row gives nothing to go on with the next, or the label to go to."""

    def __init__(self) -> None:
        self.rows: list[tuple[Label, Procedure[G]]] = []

    def step(self, label: Label) -> Callable[[Procedure[G]], Procedure[G]]:
        """Adds a procedure as the next row."""

        def add(procedure: Procedure[G]) -> Procedure[G]:
            self.rows.append((label, procedure))
            return procedure

        return add

    def labels(self) -> list[Label]:
        """The labels in the order of the rows."""
        return [label for label, _ in self.rows]

    def find(self, label: Label) -> int | None:
        """The number of the row that has a label; None where another table has it."""
        for i, row in enumerate(self.rows):
            if row[0] == label:
                return i
        return None

    async def run(self, game: G, at: Label) -> None:
        """Carries out the rows from a label on, for ever: only the end of the game, or a jump, ends it."""
        while True:
            await self._rows_from(game, at)
            at = self.rows[0][0]

    async def run_once(self, game: G, at: Label) -> None:
        """Carries out the rows from a label on to the last, within a row of another table."""
        outside = game.at
        await self._rows_from(game, at)
        game.at = outside

    async def _rows_from(self, game: G, at: Label) -> None:
        """Carries out the rows from a label on to the last; a label of another table is left to that table."""
        rows = self.rows
        i = self.find(at)
        assert i is not None
        count = len(rows)
        while i < count:
            label, procedure = rows[i]
            game.at = label
            try:
                target = await procedure(game)
            except Jump as jump:
                target = jump.label
            if target is None:
                i += 1
            else:
                i = self.find(target)
                if i is None:
                    raise Jump(target)
