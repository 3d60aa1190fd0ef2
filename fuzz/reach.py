"""Which clauses games reach: the annotated lines of the reference that they execute."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import coverage

from headjudge.annotations import engine_root
from headjudge.annotations.scanning import Citation, modules
from headjudge.catalogue import load


class Lines(NamedTuple):
    """The annotated lines of one file: for each line inside a function the clauses that it carries out."""

    clauses: dict[int, set[str]]


@cache
def annotated(rulebook: str) -> dict[str, Lines]:
    """The annotated lines of the engine by file; what stands outside functions is run once, when it is imported."""
    root = engine_root()
    testable = {clause.id for clause in load(rulebook) if clause.testable}
    found: dict[str, Lines] = {}
    for module in modules(root):
        inside = [(scope.line, scope.end_line) for scope in module.scopes if scope.is_function]
        clauses: dict[int, set[str]] = {}
        for book, cited in module.citations:
            if book == rulebook and cited.clause in testable:
                for line in executed_lines(cited, inside):
                    clauses.setdefault(line, set()).add(cited.clause)
        if clauses:
            found[str(root.parent / module.file)] = Lines(clauses)
    return found


def executed_lines(cited: Citation, inside: list[tuple[int, int]]) -> Iterator[int]:
    """The lines of an annotation that run when a game is played: not a decorator, a signature or a table."""
    for line in range(cited.line, cited.end_line + 1):
        if any(first < line <= last for first, last in inside):
            yield line


def clauses_of(rulebook: str, data: Any) -> set[str]:
    """The clauses of which a line was executed."""
    reached: set[str] = set()
    for file, lines in annotated(rulebook).items():
        for line in data.lines(file) or ():
            reached |= lines.clauses.get(line, set())
    return reached


@contextmanager
def traced(rulebook: str, into: set[str]) -> Iterator[None]:
    """Notes the clauses that the reference executes inside."""
    noted = coverage.Coverage(data_file=None, source=[str(engine_root())], branch=False, config_file=False)
    noted.start()
    try:
        yield
    finally:
        noted.stop()
        into |= clauses_of(rulebook, noted.get_data())


class Reached:
    """The clauses that the traced games of a run executed, and in how many of them."""

    def __init__(self, rulebook: str) -> None:
        self.rulebook = rulebook
        self.games = 0
        self.counts: dict[str, int] = {}

    @contextmanager
    def tracing(self, wanted: bool) -> Iterator[None]:
        """Traces what is played inside, if it is wanted."""
        if not wanted:
            yield
            return
        clauses: set[str] = set()
        self.games += 1
        with traced(self.rulebook, clauses):
            yield
        for clause in clauses:
            self.counts[clause] = self.counts.get(clause, 0) + 1

    def data(self) -> dict[str, Any]:
        """The clauses in the order of the rulebook, and those that lines carry out and no game reached."""
        carried = {
            clause
            for lines in annotated(self.rulebook).values()
            for cited in lines.clauses.values()
            for clause in cited
        }
        order = [clause.id for clause in load(self.rulebook)]
        return {
            "traced_games": self.games,
            "carried_out": len(carried),
            "reached": {clause: self.counts[clause] for clause in order if clause in self.counts},
            "never": [clause for clause in order if clause in carried and clause not in self.counts],
        }
