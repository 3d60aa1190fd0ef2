"""Holds the annotations of the reference engine against the catalogue of a rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from headjudge import paths
from headjudge.annotations.books import SHORT_NAMES
from headjudge.annotations.scanning import Citation, Module, Unreadable, modules
from headjudge.catalogue import Catalogue, Clause, load
from headjudge.catalogue.numbering import SHAPE
from headjudge.errors import did_you_mean

ENGINE = "reference_engine"


class Unknown(NamedTuple):
    """An annotation that names no clause of the catalogue."""

    clause: str
    file: str
    line: int
    near: str | None
    """The id that was most likely meant."""
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.why}"


class Silent(NamedTuple):
    """A function of a game's package that cites no clause."""

    function: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.function}"


class AnnotationReport(NamedTuple):
    """What is wrong with the annotations of a rulebook, and what is lacking."""

    unknown: tuple[Unknown, ...]
    uncited: tuple[Clause, ...]
    """The testable clauses that no line and no row cites, in document order."""
    silent: tuple[Silent, ...]


def engine_root() -> Path:
    """Return the folder of the reference engine."""
    return paths.suite_root() / ENGINE


def check(rulebook: str, root: Path | None = None) -> AnnotationReport:
    """Hold the annotations of the reference engine, or of the engine in a folder, against a rulebook."""
    catalogue = load(rulebook)
    files = modules(root or engine_root())
    citations = [found for module in files for book, found in module.citations if book == rulebook]
    cited = {citation.clause for citation in citations}
    own = [module for module in files if module.home == rulebook]
    shared = [module for module in files if not module.home]
    unreadable = [found for module in (*own, *shared) for found in module.unreadable]
    return AnnotationReport(
        (
            *(_unknown(citation, catalogue) for citation in citations if citation.clause not in catalogue),
            *(_not_understood(found) for found in unreadable),
        ),
        tuple(clause for clause in catalogue.testable if clause.id not in cited),
        tuple(silent for module in own for silent in _silent(module)),
    )


def uncited(rulebook: str, root: Path | None = None) -> tuple[Clause, ...]:
    """Return the testable clauses of a rulebook that the engine does not cite."""
    return check(rulebook, root).uncited


def _unknown(citation: Citation, catalogue: Catalogue) -> Unknown:
    near = catalogue.nearest(citation.clause)
    hint = f' Did you mean "{near}"?' if near else ""
    why = f'no clause "{citation.clause}" in {catalogue.rulebook}.{hint}'
    return Unknown(citation.clause, citation.file, citation.line, near, why)


def _not_understood(found: Unreadable) -> Unknown:
    short, colon, clause = found.text.partition(":")
    if colon and SHAPE.fullmatch(clause) and short not in SHORT_NAMES:
        why = f'no rulebook is called "{short}" in annotations ({", ".join(SHORT_NAMES)}).'
        return Unknown(found.text, found.file, found.line, None, why + did_you_mean(short, SHORT_NAMES))
    if SHAPE.fullmatch(found.text):
        why = f'"{found.text}" does not say of which rulebook it is; write for example "trails:{found.text}"'
    else:
        why = f'"{found.text}" is no list of clause ids such as "1203.5, 1204.2h"'
    return Unknown(found.text, found.file, found.line, None, why)


def _silent(module: Module) -> list[Silent]:
    lines = [citation.line for _, citation in module.citations]
    return [
        Silent(scope.name, module.file, scope.line)
        for scope in module.scopes
        if scope.is_function and not any(scope.line <= line <= scope.end_line for line in lines)
    ]
