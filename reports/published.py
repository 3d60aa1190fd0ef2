"""The committed state of each rulebook, `reports/published/<rulebook>.{md,json}`: made here, and held against a run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from reports import markdown
from reports.data import facts
from reports.loading import Evidence, Proof, newest_reference, published_file, read_published
from reports.model import Book, State, scenes
from reports.saving import save

COUNTS = ("clauses", "testable", "written", "passing", "proven", "confirmed")
MOST_LINES = 20


class NoReferenceRun(HeadjudgeError):
    """There is nothing to publish, or to hold the published state against."""

    exit_code = ExitCode.NOTHING_SELECTED

    def __init__(self, rulebook: str, folder: Path) -> None:
        super().__init__(
            f"no run of all of {rulebook} on the reference is in {folder}; make one with: headjudge run {rulebook}"
        )


def publish(rulebook: str, folder: Path, proof: Proof | None, others: list[Evidence]) -> list[Path]:
    """Write the state of a rulebook and return the files."""
    book = Book(rulebook, [_reference(rulebook, folder), *others], proof)
    written = []
    for suffix, text in texts(book).items():
        save(published_file(rulebook, suffix), text)
        written.append(published_file(rulebook, suffix))
    return written


def stale(rulebook: str, folder: Path, proof: Proof | None = None) -> list[str]:
    """Say what is stale; a proof or confirmation that is not at hand is taken as published."""
    before = read_published(rulebook)
    if before is None:
        return [f"{published_file(rulebook)} is missing or damaged"]
    book = Book(rulebook, [_reference(rulebook, folder)], proof, before)
    rows = json.loads(published_file(rulebook).read_text(encoding="utf-8"))["clauses"]
    found = []
    for own, state in book.states.items():
        now = _clause(state)
        if own not in rows:
            found.append(f"{own} is {state.level} and not published")
        elif rows[own].get("level") != state.level:
            found.append(f"{own} is published as {rows[own].get('level')} and is {state.level}")
        elif others := [key for key, value in now.items() if rows[own].get(key) != value]:
            found.append(f"{own} is published with another {', '.join(others)}")
    found += [f"{own} is published and not in the catalogue" for own in rows if own not in book.states]
    if len(found) > MOST_LINES:
        found[MOST_LINES:] = [f"and {len(found) - MOST_LINES} more clauses"]
    for suffix, text in texts(book).items():
        file = published_file(rulebook, suffix)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            found.append(f"{file.name} is not what the catalogue, the features and the run give")
    return found


def _reference(rulebook: str, folder: Path) -> Evidence:
    run = newest_reference(folder, rulebook, frozenset(scenes(rulebook)))
    if run is None:
        raise NoReferenceRun(rulebook, folder)
    return run


def texts(book: Book) -> dict[str, str]:
    """Return both files by their suffix."""
    return {"json": _json(book), "md": "\n".join(_markdown(book)).rstrip() + "\n"}


def _json(book: Book) -> str:
    """One line a clause, so that a change of one is a change of one line."""
    clauses = {own: _clause(state) for own, state in book.states.items()}
    sections = {section: _counts(counts) for section, counts in book.sections.items()}
    parts = [
        f'"rulebook": {_line(book.rulebook)}',
        f'"counts": {_line(_counts(book.counts))}',
        f'"sections": {{\n{_lines(sections)}\n}}',
        f'"clauses": {{\n{_lines(clauses)}\n}}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _clause(state: State) -> dict[str, Any]:
    return {**facts(state), "scenarios": [scene.id for scene in state.scenarios]}


def _counts(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts[name] for name in COUNTS}


def _lines(values: dict[str, Any]) -> str:
    return ",\n".join(f"{_line(key)}: {_line(value)}" for key, value in values.items())


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _markdown(book: Book) -> Iterator[str]:
    counts = book.counts
    yield f"# {book.rulebook}"
    yield ""
    yield (
        f"Of {counts['clauses']} clauses {counts['testable']} are testable: {counts['passing']} passing, "
        f"{counts['proven']} proven, {counts['confirmed']} confirmed."
    )
    yield ""
    yield f"Made by `headjudge report --publish {book.rulebook}`; `make test` fails when it is stale."
    yield ""
    yield from markdown.by_section(book, COUNTS[1:])
    for section, states in book.by_section.items():
        yield f"## {section} {markdown.escaped(book.catalogue[section].gist)}"
        yield ""
        yield "| clause | rung | scenarios | mutants killed | gist, or why it is excluded |"
        yield "|---|---|---:|---:|---|"
        for state in states:
            clause = state.clause
            mutants = f"{state.mutants.killed_by_own} of {state.mutants.mutants}" if state.mutants.mutants else ""
            text = clause.gist if clause.testable else f"{clause.gist} ({clause.why_not})"
            number = len(state.scenarios) if clause.testable else ""
            yield f"| {clause.id} | {state.level} | {number} | {mutants} | {markdown.escaped(text)} |"
        yield ""
    yield "## Readings taken"
    yield ""
    for reading in book.readings:
        yield f"- `{reading.id}` ({', '.join(reading.clauses)}): {markdown.escaped(reading.chosen)}"
