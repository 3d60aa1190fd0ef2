"""The table of invariants: each is a small function with its rulebook, its clause and the moment at which it holds."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from fuzz.books import book, rulebooks

if TYPE_CHECKING:
    from fuzz.watching import Watch

Check = Callable[["Watch"], None]

EVERY_STATE, QUIET, SAMPLED, GAME_END = "every state", "quiet", "sampled states", "game end"
PRIORITY = "asked priority"
NOTE, VIEW, PLAYERS = "note", "view", "players"
MOMENTS = (EVERY_STATE, QUIET, SAMPLED, GAME_END)
KINDS_OF_MOMENTS = ("on ", "asked ", "after ", "at ", "aside")


class Invariant(NamedTuple):
    """One thing that must hold: its name, where it is from, when it is looked at, and the function that looks."""

    name: str
    rulebook: str
    clause: str
    when: str
    needs: str
    """view: what the judge sees is enough; players: what the judge and the players see; state: the reference alone."""
    check: Check
    gist: str
    looks_at: tuple[str, ...] = ()
    """What a view must show for it, beyond what every view shows."""


INVARIANTS: list[Invariant] = []


def invariant(
    rulebook: str, clause: str, *, when: str = EVERY_STATE, needs: str = "state", looks_at: tuple[str, ...] = ()
) -> Callable[[Check], Check]:
    """Enters a function; `when` is a moment, `on <event>`, `asked <kind>`, `after <label>` or `at <label>`."""
    for part in when.split(" | "):
        if part not in MOMENTS and not part.startswith(KINDS_OF_MOMENTS):
            raise ValueError(f"no moment {part!r}")

    def add(check: Check) -> Check:
        gist = (check.__doc__ or "").strip().splitlines()[0]
        INVARIANTS.append(Invariant(check.__name__, rulebook, clause, when, needs, check, gist, looks_at))
        return check

    return add


def asides(rulebook: str, clauses: Mapping[Check, str]) -> None:
    """Enters functions that look once more at a finished game, each with the clause that it is about."""
    for check, clause in clauses.items():
        invariant(rulebook, clause, when="aside")(check)


def note(rulebook: str, *, when: str) -> Callable[[Check], Check]:
    """Enters a function that only remembers something for the invariants; it runs before them at its moment."""

    def add(check: Check) -> Check:
        INVARIANTS.insert(0, Invariant(check.__name__, rulebook, "", when, NOTE, check, ""))
        return check

    return add


def by_moment(rulebook: str, needs: tuple[str, ...] = (VIEW, PLAYERS, "state", NOTE)) -> dict[str, list[Invariant]]:
    """The invariants of a rulebook, sorted by their moments."""
    importlib.import_module(book(rulebook).invariants)  # fills the table
    table: dict[str, list[Invariant]] = {}
    for row in INVARIANTS:
        if row.rulebook == rulebook and row.needs in needs:
            for moment in row.when.split(" | "):
                table.setdefault(moment, []).append(row)
    return table


def named(rulebook: str, name: str) -> Invariant | None:
    """An invariant of a rulebook by its name."""
    importlib.import_module(book(rulebook).invariants)  # fills the table
    return next((row for row in INVARIANTS if row.rulebook == rulebook and row.name == name), None)


def of_clause(rulebook: str, clause: str) -> list[Invariant]:
    """The invariants of a clause, in the order of their names; none of a rulebook that cannot be fuzzed yet."""
    if rulebook not in rulebooks():
        return []
    importlib.import_module(book(rulebook).invariants)  # fills the table
    found = [row for row in INVARIANTS if row.rulebook == rulebook and row.clause == clause and row.needs != NOTE]
    return sorted(found, key=lambda row: row.name)
