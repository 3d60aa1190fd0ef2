"""Selectors: `trails-1.0.1`, `trails-1.0.1:804` (with everything below it), `trails-1.0.1:804.11a-3/lone-overkill`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from headjudge import paths
from headjudge.catalogue import load as load_clauses

if TYPE_CHECKING:
    from headjudge.scenarios.tapes import Tape


class Selector(NamedTuple):
    """A rulebook, perhaps a clause of it, perhaps one scenario."""

    rulebook: str
    clause: str = ""
    slug: str = ""

    @classmethod
    def read(cls, text: str) -> Selector:
        """Read a selector; an unknown rulebook or clause is an error with the nearest right one."""
        rulebook, _, rest = text.partition(":")
        clause, _, slug = rest.partition("/")
        paths.rulebook_dir(rulebook)
        if clause:
            load_clauses(rulebook)[clause]
        return cls(rulebook, clause, slug)

    def takes(self, tape: Tape) -> bool:
        """Tell whether a scenario is selected."""
        if tape.rulebook != self.rulebook:
            return False
        if self.slug:
            return tape.id.partition("[")[0] == f"{self.clause}/{self.slug}"
        if not self.clause:
            return True
        below = load_clauses(self.rulebook).numbering.below
        return any(below(clause, self.clause) for clause in tape.scenario.clauses)
