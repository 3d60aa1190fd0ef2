"""A report in Markdown, for the summary of a CI job and for `reports/published/`."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence

from reports.failures import grouped
from reports.model import Book

COLUMNS = ("testable", "written", "passing", "proven", "confirmed")
STANDING = ("verified", "breached", "unsupported", "unjudged")
MOST_FAILURES = 50
_SPECIAL = re.compile(r"([\\`*_{}\[\]|#~$@])")


def report(books: Sequence[Book], *, excluded: bool = True, readings: bool = True) -> str:
    """Return the report of rulebooks as Markdown."""
    return "\n".join(line for book in books for line in _book(book, excluded=excluded, readings=readings))


def _book(book: Book, *, excluded: bool, readings: bool) -> Iterator[str]:
    yield f"## {book.rulebook}"
    yield ""
    yield f"**{book.three_numbers}** (engine: {escaped(book.engine)})"
    yield ""
    yield from by_section(book, (*COLUMNS, *STANDING))
    for note in [*book.annotation_errors, *book.notes]:
        yield f"> {escaped(note)}"
        yield ""
    yield from _failures(book)
    if excluded:
        yield from _folded(_title_excluded(book), _excluded(book))
    if readings:
        yield from _folded(f"{len(book.readings)} readings taken", _readings(book))


def by_section(book: Book, columns: Sequence[str]) -> Iterator[str]:
    """Yield the table by section."""
    yield f"| section | {' | '.join(columns)} |"
    yield f"|---|{'---:|' * len(columns)}"
    for section, counts in book.sections.items():
        yield f"| {section} {escaped(book.catalogue[section].gist)} | {_row(counts, columns)} |"
    yield f"| **all** | {_row(book.counts, columns)} |"
    yield ""


def _row(counts: dict[str, int], columns: Sequence[str]) -> str:
    return " | ".join(str(counts[name]) for name in columns)


def _failures(book: Book) -> Iterator[str]:
    groups = grouped(book.subject)
    if not groups:
        return
    yield "### Failures, by cause"
    yield ""
    for group in groups[:MOST_FAILURES]:
        first = group.failures[0]
        more = f", and {len(group.failures) - 1} more" if len(group.failures) > 1 else ""
        yield f"- **{escaped(group.key)}**: {escaped(first.record.id)}{more}"
        yield f"  - {first.record.verdict}: {escaped(first.record.why)}"
        yield f"  - replay: <code>{escaped(first.replay)}</code>"
    if len(groups) > MOST_FAILURES:
        yield f"- and {len(groups) - MOST_FAILURES} more groups"
    yield ""


def _title_excluded(book: Book) -> str:
    number = sum(state.level == "excluded" for state in book.states.values())
    return f"{number} clauses excluded, because no game can show a breach"


def _folded(title: str, rows: Iterator[str]) -> Iterator[str]:
    yield f"<details><summary>{title}</summary>"
    yield ""
    yield from rows
    yield ""
    yield "</details>"
    yield ""


def _excluded(book: Book) -> Iterator[str]:
    yield "| clause | gist | reason |"
    yield "|---|---|---|"
    for own, state in book.states.items():
        if state.level == "excluded":
            yield f"| {own} | {escaped(state.clause.gist)} | {escaped(state.clause.why_not)} |"


def _readings(book: Book) -> Iterator[str]:
    yield "| reading | clauses | question | chosen |"
    yield "|---|---|---|---|"
    for reading in book.readings:
        cells = (reading.id, ", ".join(reading.clauses), reading.question, reading.chosen)
        yield f"| {' | '.join(escaped(cell) for cell in cells)} |"


def escaped(text: str) -> str:
    """Return text in which nothing is Markdown or HTML, in one line."""
    return _SPECIAL.sub(r"\\\1", html.escape(" ".join(text.split()), quote=False))
