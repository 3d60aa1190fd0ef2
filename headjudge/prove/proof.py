"""The result of a proof: counts, kills by clause and by section, and the file with every mutant and its killers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from headjudge import __version__
from headjudge.catalogue import Catalogue
from headjudge.prove.judging import Fate, Result
from headjudge.prove.mutants import Mutant

FORMAT = 1


class Kills(NamedTuple):
    """What mutation showed about one clause; crashed mutants and wrecks are not among its mutants."""

    mutants: int = 0
    killed_by_own: int = 0
    killed_by_other: int = 0
    """Killed, but by scenarios of other clauses only."""


class Line(NamedTuple):
    """One section in the table of a proof."""

    section: str
    title: str
    clauses: int
    proven: int
    killed_by_own: int
    mutants: int


class Proof:
    """All mutants of a selection with what became of them."""

    def __init__(
        self,
        catalogue: Catalogue,
        mutants: Sequence[Mutant],
        results: Iterable[Result],
        own: Mapping[str, Sequence[str]],
        clause: str = "",
    ) -> None:
        self.catalogue = catalogue
        self.mutants = mutants
        self.results = sorted(results, key=lambda result: result.number)
        self.own = own
        """The clauses of each scenario."""
        self.clause = clause

    def counts(self) -> dict[str, int]:
        """Return how many mutants had which fate."""
        found = Counter[Fate](result.fate for result in self.results)
        return {
            "mutants": len(self.results),
            "killed": found["killed"],
            "survived": found["survived"],
            "crashed": found["crashed"],
            "wrecks": found["wreck"],
        }

    @cached_property
    def selected(self) -> list[str]:
        """The testable clauses that the proof is about, in document order."""
        below = self.catalogue.numbering.below
        testable = [clause.id for clause in self.catalogue.testable]
        return [clause for clause in testable if not self.clause or below(clause, self.clause)]

    @cached_property
    def clauses(self) -> dict[str, Kills]:
        """What mutation showed about each clause."""
        found: dict[str, list[int]] = {clause: [0, 0, 0] for clause in self.selected}
        for result in self.results:
            if result.fate not in ("killed", "survived"):
                continue
            by = {clause for killer in result.killers for clause in self.own.get(killer, ())}
            for clause in self.mutants[result.number].clauses:
                if clause in found:
                    found[clause][0] += 1
                    found[clause][1] += clause in by
                    found[clause][2] += result.fate == "killed" and clause not in by
        return {clause: Kills(*numbers) for clause, numbers in found.items()}

    @property
    def proven(self) -> list[str]:
        """The clauses whose own scenarios kill a mutant of them."""
        return [clause for clause, kills in self.clauses.items() if kills.killed_by_own]

    @property
    def percent(self) -> float:
        """How many of the testable clauses are proven."""
        return 100 * len(self.proven) / len(self.clauses) if self.clauses else 0.0

    def sections(self) -> list[Line]:
        """Return the table by section."""
        lines: dict[str, list[Kills]] = {}
        for clause, kills in self.clauses.items():
            lines.setdefault(self.catalogue.section_of(clause).id, []).append(kills)
        return [
            Line(
                section,
                self.catalogue[section].gist,
                len(kills),
                sum(one.killed_by_own > 0 for one in kills),
                sum(one.killed_by_own for one in kills),
                sum(one.mutants for one in kills),
            )
            for section, kills in lines.items()
        ]

    def with_fate(self, fate: Fate) -> list[tuple[Mutant, Result]]:
        """Return the mutants that had a fate."""
        return [(self.mutants[result.number], result) for result in self.results if result.fate == fate]

    def data(self) -> dict[str, Any]:
        """Return the result as JSON has it."""
        return {**self.counts(), "clauses": {clause: kills._asdict() for clause, kills in self.clauses.items()}}

    def why_not(self, clause: str) -> str:
        """Return why a clause is not proven."""
        about = [(mutant, result) for mutant, result in self._about(clause)]
        if not about:
            return "no mutant cites it"
        fates = Counter(result.fate for _, result in about)
        if not fates["killed"] and not fates["survived"]:
            return "only crashes and wrecks: " + ", ".join(f"{count} {fate}" for fate, count in fates.items())
        kills = self.clauses[clause]
        if kills.killed_by_other:
            return f"its own scenarios kill none of {kills.mutants}, other scenarios kill {kills.killed_by_other}"
        reached = sum(bool(result.own) for _, result in about)
        if not reached:
            return f"its own scenarios reach none of its {len(about)} mutants"
        return f"none of {kills.mutants} mutants is killed"

    def _about(self, clause: str) -> list[tuple[Mutant, Result]]:
        return [
            (self.mutants[result.number], result)
            for result in self.results
            if clause in self.mutants[result.number].clauses
        ]


def record(mutant: Mutant, result: Result) -> dict[str, Any]:
    """Return one mutant with its killers as the details file has it."""
    return {
        "record": "mutant",
        "kind": mutant.kind,
        "clauses": mutant.clauses,
        "file": mutant.file,
        "line": mutant.line,
        "function": mutant.function,
        "before": mutant.before,
        "after": mutant.after,
        "fate": result.fate,
        "killers": result.killers,
        "noticed": result.noticed,
        "why": result.why,
        "runs": result.runs,
        "own": result.own,
    }


class Details:
    """The details file, written line by line, so that what was found is kept if the proof is broken off."""

    def __init__(self, file: Path, rulebook: str, selected: str) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._out = file.open("wb")
        head = {"record": "header", "format": FORMAT, "headjudge": __version__}
        self._write({**head, "rulebook": rulebook, "selected": selected})

    def _write(self, data: dict[str, Any]) -> None:
        self._out.write(msgspec.json.encode(data) + b"\n")

    def add(self, mutant: Mutant, result: Result) -> None:
        """Write one mutant."""
        self._write(record(mutant, result))

    def finish(self, proof: Proof, seconds: float) -> None:
        """Write the footer; a file without it is incomplete."""
        counts = proof.counts()
        self._write({"record": "footer", "counts": counts, "proven": len(proof.proven), "seconds": round(seconds, 3)})

    def close(self) -> None:
        """Close the file."""
        self._out.close()
