"""The table of invariants: each is a small function with its rulebook, its clause and the moment at which it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fuzz.watching import Watch

Check = Callable[["Watch"], None]

EVERY_STATE, QUIET, SAMPLED, PRIORITY, GAME_END = "every state", "quiet", "sampled states", "priority", "game end"
NOTE = "note"
MOMENTS = (EVERY_STATE, QUIET, SAMPLED, PRIORITY, GAME_END)


class Invariant(NamedTuple):
    """One thing that must hold: its name, where it is from, when it is looked at, and the function that looks."""

    name: str
    rulebook: str
    clause: str
    when: str
    needs: str
    """view: what the judge sees is enough; state: only an engine in this process can be asked."""
    check: Check
    gist: str


INVARIANTS: list[Invariant] = []


def invariant(rulebook: str, clause: str, *, when: str = EVERY_STATE, needs: str = "state") -> Callable[[Check], Check]:
    """Enters a function into the table; `when` is a moment, `on <event>`, `after <label>` or `at <label>`."""
    for part in when.split(" | "):
        if part not in MOMENTS and not part.startswith(("on ", "after ", "at ", "aside")):
            raise ValueError(f"no moment {part!r}")

    def add(check: Check) -> Check:
        gist = (check.__doc__ or "").strip().splitlines()[0]
        INVARIANTS.append(Invariant(check.__name__, rulebook, clause, when, needs, check, gist))
        return check

    return add


def note(rulebook: str, *, when: str) -> Callable[[Check], Check]:
    """Enters a function that only remembers something for the invariants; it runs before them at its moment."""

    def add(check: Check) -> Check:
        INVARIANTS.insert(0, Invariant(check.__name__, rulebook, "", when, NOTE, check, ""))
        return check

    return add


def by_moment(rulebook: str, needs: tuple[str, ...] = ("view", "state", "note")) -> dict[str, list[Invariant]]:
    """The invariants of a rulebook, sorted by their moments."""
    import fuzz.invariants  # noqa: F401 - fills the table

    table: dict[str, list[Invariant]] = {}
    for row in INVARIANTS:
        if row.rulebook == rulebook and row.needs in needs:
            for moment in row.when.split(" | "):
                table.setdefault(moment, []).append(row)
    return table


def named(name: str) -> Invariant | None:
    """An invariant by its name."""
    import fuzz.invariants  # noqa: F401 - fills the table

    return next((row for row in INVARIANTS if row.name == name), None)


def of_clause(rulebook: str, clause: str) -> list[Invariant]:
    """The invariants of a clause, in the order of their names."""
    import fuzz.invariants  # noqa: F401 - fills the table

    found = [row for row in INVARIANTS if row.rulebook == rulebook and row.clause == clause and row.needs != NOTE]
    return sorted(found, key=lambda row: row.name)
