"""Selectors: `trails-1.0.1`, `trails-1.0.1:804` (with everything below it), `trails-1.0.1:804.11a-3/lone-overkill`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from headjudge import paths
from headjudge.catalogue import load as load_clauses

if TYPE_CHECKING:
    from headjudge.scenarios.tapes import Tape

_TAG = re.compile(r"@(\S+)")


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

    def __str__(self) -> str:
        clause = f":{self.clause}" if self.clause else ""
        return f"{self.rulebook}{clause}{f'/{self.slug}' if self.slug else ''}"

    def may_be_in(self, tags: set[str]) -> bool:
        """Tell whether a file with these tags may hold what is selected."""
        if not self.clause:
            return True
        catalogue = load_clauses(self.rulebook)
        return any(tag in catalogue and catalogue.numbering.below(tag, self.clause) for tag in tags)

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


def files_with(roots: Sequence[Path], selectors: Sequence[Selector]) -> list[Path]:
    """Return the roots, or of their feature files those that may hold what is selected when all name clauses."""
    from headjudge.scenarios.features import feature_files

    if not all(selector.clause for selector in selectors):
        selectors = ()
    found: list[Path] = []
    for root in roots:
        files = [root] if root.is_file() else feature_files(root)
        if not selectors:
            found += [root] if files else []
            continue
        for file in files:
            tags = set(_TAG.findall(file.read_text(encoding="utf-8", errors="replace")))
            if any(selector.may_be_in(tags) for selector in selectors):
                found.append(file)
    return found
