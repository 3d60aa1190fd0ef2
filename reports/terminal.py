"""A report for the terminal: a table by section, what was left out, the readings taken, three numbers at the end."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from headjudge.tracing.reading import Reach, Row, Share
from reports.failures import grouped, plain
from reports.model import Book

COLUMNS = ("testable", "written", "passing", "proven", "confirmed", "verified", "breached", "unsupported", "unjudged")
REACH = {
    "lines": "lines",
    "own": "own scenarios",
    "other": "other scenarios",
    "fuzz": "fuzzed games",
    "never": "never",
}
SHARE = {"lines": "reached by its scenarios", "alone": "by no other section's"}
NARROWEST = 124
MOST_FAILURES = 20


def report(books: Sequence[Book], *, excluded: bool, readings: bool, width: int = 0, color: bool = False) -> str:
    """Return the report as text, with colours if they are wanted."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=max(width, NARROWEST),
        force_terminal=color,
        no_color=not color,
        color_system="standard" if color else None,
        markup=False,
        highlight=False,
        emoji=False,
    )
    for book in books:
        for part in _parts(book, excluded=excluded, readings=readings):
            console.print(part, soft_wrap=isinstance(part, Text))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def _parts(book: Book, *, excluded: bool, readings: bool) -> Iterator[RenderableType]:
    yield Text(f"{book.rulebook}  (engine: {plain(book.engine)})", style="bold")
    yield sections(book)
    for reach in book.reaches:
        yield from _reach(book, reach)
    yield from _failures(book)
    if excluded:
        yield from _excluded(book)
    if readings:
        yield from _readings(book)
    for note in [*book.annotation_errors, *book.notes]:
        yield Text(f"note: {plain(note)}", style="yellow")
    if book.proof:
        mutants = sum(state.mutants.mutants for state in book.states.values())
        killed = sum(state.mutants.killed_by_own for state in book.states.values())
        yield Text(f"{book.rulebook}: own scenarios kill {killed} of {mutants} mutants")
    yield Text(f"{book.rulebook}: {book.three_numbers}", style="bold")


def sections(book: Book) -> Table:
    """Return the table by section."""
    table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("section", "all", no_wrap=True, max_width=32, overflow="ellipsis")
    for name in COLUMNS:
        table.add_column(name, str(book.counts[name]), justify="right", no_wrap=True)
    for section, counts in book.sections.items():
        title = Text(f"{section:>5}  {book.catalogue[section].gist}")
        table.add_row(title, *(_cell(name, counts[name], counts["testable"]) for name in COLUMNS))
    return table


def _reach(book: Book, reach: Reach) -> Iterator[RenderableType]:
    """Yield the table of what was reached, for an engine whose lines were recorded."""
    if not reach.lines:
        return
    cited = bool(reach.total.lines)
    what = "annotated lines" if cited else "lines"
    fuzzed = "" if reach.is_fuzzed else "; fuzzed games were not recorded"
    yield Text(f"{what} of {plain(reach.engine)} by what reaches them first{fuzzed}", style="bold")
    table = Table(box=SIMPLE_HEAD, show_footer=cited, pad_edge=False, padding=(0, 1, 0, 0))
    columns = tuple(REACH) if cited else tuple(SHARE)
    titles = REACH if cited else SHARE
    table.add_column("section", "all", no_wrap=True, max_width=32, overflow="ellipsis")
    for name in columns:
        table.add_column(titles[name], str(getattr(reach.total, name)) if cited else "", justify="right", no_wrap=True)
    rows: Mapping[str, Row | Share] = reach.sections if cited else reach.shares
    for section, row in rows.items():
        cells = [
            Text(str(getattr(row, name)), style="yellow" if name == "never" and row.lines else "") for name in columns
        ]
        table.add_row(Text(f"{section:>5}  {book.catalogue[section].gist}"), *cells)
    yield table


def _cell(name: str, number: int, testable: int) -> Text:
    bad = bool(number) if name in ("breached", "unsupported", "unjudged") else number < testable and name == "passing"
    good = number == testable and name in ("passing", "proven", "verified")
    return Text(str(number) if testable else "", style="red" if bad else "green" if good else "")


def _failures(book: Book) -> Iterator[Text]:
    groups = grouped(book.subject)
    if not groups:
        return
    yield Text(f"failures of {book.rulebook}, by cause", style="bold")
    for group in groups[:MOST_FAILURES]:
        first = group.failures[0]
        more = f"  and {len(group.failures) - 1} more" if len(group.failures) > 1 else ""
        yield Text(f"  {plain(group.key)}{more}", style="red")
        yield Text(f"    {first.record.file}:{first.record.line}  {first.record.id}")
        yield Text(f"    {first.record.verdict}: {plain(first.record.why)}")
        yield Text(f"    replay   {plain(first.replay)}")
    if len(groups) > MOST_FAILURES:
        yield Text(f"  and {len(groups) - MOST_FAILURES} more groups; the HTML report has them all")
    yield Text("")


def _excluded(book: Book) -> Iterator[Text]:
    """By reason, because most clauses share theirs with others."""
    reasons: dict[str, list[str]] = {}
    for state in book.states.values():
        if state.level == "excluded":
            reasons.setdefault(state.clause.why_not, []).append(state.clause.id)
    number = sum(len(found) for found in reasons.values())
    yield Text(f"{number} clauses of {book.rulebook} are excluded, because no game can show a breach", style="bold")
    for reason, found in reasons.items():
        yield Text(f"  {reason}: {', '.join(found)}")
    yield Text("")


def _readings(book: Book) -> Iterator[Text]:
    yield Text(f"{len(book.readings)} readings of {book.rulebook} are taken", style="bold")
    for reading in book.readings:
        yield Text(f"  {reading.id}  ({', '.join(reading.clauses)})")
        yield Text(f"    {reading.question}")
        yield Text(f"    {reading.chosen}")
    yield Text("")
