"""A report as plain data, which is what `--json` writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fuzz.registry import of_clause
from headjudge.witnesses import Witnesses
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
        "clauses": {own: _clause(book, state, judged) for own, state in book.states.items()},
        "coverage": [reach.data() for reach in book.reaches if reach.lines],
        "witnesses": [_heard(each) for each in book.heard],
        "annotation_errors": book.annotation_errors,
        "notes": book.notes,
    }


def _heard(heard: Witnesses) -> dict[str, Any]:
    """Return what an engine showed while it was fuzzed: clauses witnessed, contradicted, and never met."""
    return {
        "engine": heard.by,
        "games": heard.games,
        "witnessed": heard.witnessed,
        "confirmed": [clause for clause, each in heard.clauses.items() if each.confirms],
        "contradicted": heard.contradicted,
        "never_met": heard.never_met,
    }


def _clause(book: Book, state: State, judged: dict[str, str]) -> dict[str, Any]:
    return {
        **facts(state),
        "standing": state.standing,
        "contradicted_by": book.contradicted_by(state.clause.id),
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
        "invariants": [row.name for row in of_clause(book.rulebook, state.clause.id)],
        "reach": hows(book, state.clause.id),
    }


def hows(book: Book, clause: str) -> dict[str, str] | None:
    """Return how each line of code that cites a clause is reached; None when that was not recorded."""
    if book.reach is None:
        return None
    return {one.at: one.how for one in book.reach.clauses.get(clause, ())}


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
