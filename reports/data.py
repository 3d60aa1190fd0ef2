"""A report as plain data, which is what `--json` writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reports.model import Book, State, verdicts


def report(books: Sequence[Book]) -> dict[str, Any]:
    """Return the state of rulebooks as plain data."""
    return {
        "rulebooks": {book.rulebook: rulebook(book) for book in books},
        "annotation_errors": [error for book in books for error in book.annotation_errors],
    }


def rulebook(book: Book) -> dict[str, Any]:
    """Return the state of one rulebook as plain data."""
    judged = {own: record.verdict for own, record in verdicts(book.subject).items()}
    return {
        "engine": book.engine,
        "counts": book.counts,
        "sections": book.sections,
        "clauses": {own: _clause(state, judged) for own, state in book.states.items()},
        "annotation_errors": book.annotation_errors,
        "notes": book.notes,
    }


def _clause(state: State, judged: dict[str, str]) -> dict[str, Any]:
    return {
        **facts(state),
        "standing": state.standing,
        "scenarios": [
            {
                "id": scene.id,
                "name": scene.name,
                "at": f"{scene.file}:{scene.line}",
                "verdict": judged.get(scene.id, ""),
            }
            for scene in state.scenarios
        ],
        "lines": [line.at for line in state.lines],
    }


def facts(state: State) -> dict[str, Any]:
    """Return what is known about a clause apart from scenarios and lines."""
    clause = state.clause
    return {
        "kind": clause.kind,
        "testable": clause.testable,
        "why_not": clause.why_not,
        "gist": clause.gist,
        "level": state.level,
        "mutants": {"total": state.mutants.mutants, "killed": state.mutants.killed_by_own},
        "confirmed_by": list(state.confirmed_by),
        "reading": ", ".join(reading.id for reading in state.readings),
    }
