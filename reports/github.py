"""A report as annotations of GitHub Actions: one error for each cause, and a notice with the three numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reports.failures import Group, grouped
from reports.model import Book

MOST_ERRORS = 9
"""GitHub shows ten errors and ten notices of a step."""


def report(books: Sequence[Book]) -> str:
    """Return the workflow commands, one a line."""
    return "".join(f"{line}\n" for book in books for line in _book(book))


def _book(book: Book) -> Iterator[str]:
    groups = grouped(book.subject)
    for group in groups[:MOST_ERRORS]:
        yield _error(group)
    if rest := groups[MOST_ERRORS:]:
        scenarios = sum(len(group.failures) for group in rest)
        yield f"::error title={value(book.rulebook)}::{data(f'{scenarios} more failures of {len(rest)} other causes')}"
    for note in [*book.annotation_errors, *book.notes]:
        yield f"::warning title={value(book.rulebook)}::{data(note)}"
    yield f"::notice title={value(book.rulebook)}::{data(f'{book.three_numbers} (engine: {book.engine})')}"


def _error(group: Group) -> str:
    first = group.failures[0]
    record = first.record
    more = f"\n{len(group.failures) - 1} more scenarios share the cause" if len(group.failures) > 1 else ""
    text = f"{record.verdict}: {record.why}{more}\nreplay: {first.replay}"
    place = f"file={value(record.file)},line={record.line},title={value(record.id)}"
    return f"::error {place}::{data(text)}"


def data(text: str) -> str:
    """Escape the message of a workflow command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def value(text: str) -> str:
    """Escape a property of a workflow command."""
    return data(text).replace(":", "%3A").replace(",", "%2C")
