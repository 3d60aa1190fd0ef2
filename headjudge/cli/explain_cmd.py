"""`headjudge explain`: one clause from all sides, or what the reference engine does not cite yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.annotations import AnnotationReport
    from headjudge.catalogue import Clause
    from headjudge.catalogue.readings import Reading


class Place(NamedTuple):
    """Something that stands in a file: a scenario by its name, an engine line by its source."""

    at: str
    text: str


class Explanation(NamedTuple):
    """All that the suite knows about a clause."""

    rulebook: str
    clause: Clause
    restated_by: list[str]
    readings: list[Reading]
    scenarios: list[Place]
    lines: list[Place]

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        clause = self.clause
        return {
            "rulebook": self.rulebook,
            "id": clause.id,
            "kind": clause.kind,
            "testable": clause.testable,
            "why_not": clause.why_not,
            "gist": clause.gist,
            "restates": clause.restates,
            "restated_by": self.restated_by,
            "readings": [
                {"id": reading.id, "question": reading.question, "chosen": reading.chosen} for reading in self.readings
            ],
            "scenarios": [place._asdict() for place in self.scenarios],
            "lines": [place._asdict() for place in self.lines],
        }


@click.command()
@click.argument("clause", required=False, metavar="[CLAUSE]")
@click.option("--rulebook", metavar="R", help="Only this rulebook; otherwise every one that has the clause.")
@click.option("--uncited", is_flag=True, help="List the testable clauses that no line of the reference engine cites.")
@click.option("--silent", is_flag=True, help="List the functions of the reference engine that cite no clause.")
@json_option
def explain(clause: str | None, *, rulebook: str | None, uncited: bool, silent: bool, json_file: Any) -> int:
    """Show what a clause demands, its readings and scenarios, and the engine lines that carry it out.

    CLAUSE is an id such as 804.11a-3, or RULEBOOK:CLAUSE.
    """
    if bool(clause) + uncited + silent != 1:
        raise click.UsageError("name one clause, or ask for --uncited or --silent.", click.get_current_context())
    if clause:
        book, _, own = clause.rpartition(":")
        return _explain(own, book or rulebook, json_file)
    return _list(rulebook, json_file, silent=silent)


def _explain(clause: str, rulebook: str | None, json_file: Any) -> int:
    found = [explanation(book, clause) for book in _books_with(clause, rulebook)]
    if json_file:
        write_json({"clauses": [each.data() for each in found]}, json_file)
    else:
        click.echo("\n\n".join("\n".join([*_page(each), *_own_copy(each)]) for each in found))
    return ExitCode.AS_EXPECTED


def _own_copy(found: Explanation) -> Iterator[str]:
    """Yield the words of the clause in the reader's own copy of the rules, if it was imported."""
    from textwrap import wrap

    from headjudge.cli.rulebook_cmd import kept_clause

    if text := kept_clause(found.rulebook, found.clause.id):
        yield "  in your copy"
        yield from (f"    {line}" for line in wrap(text, 110))


def _books_with(clause: str, rulebook: str | None) -> list[str]:
    """Return the rulebooks that have a clause; when none has it, raise the error of the one that comes nearest."""
    from headjudge.catalogue import load
    from headjudge.errors import nearest

    if rulebook is not None:
        paths.rulebook_dir(rulebook)
    books = [rulebook] if rulebook is not None else paths.rulebooks()
    having = [book for book in books if clause in load(book)]
    if not having:
        near = {found: book for book in books if (found := load(book).nearest(clause))}
        closest = nearest(clause, near)
        load(near[closest] if closest else books[0])[clause]
    return having


def explanation(rulebook: str, clause: str) -> Explanation:
    """Gather all that the suite knows about a clause."""
    from headjudge.catalogue import load, readings

    catalogue = load(rulebook)
    return Explanation(
        rulebook,
        catalogue[clause],
        [other.id for other in catalogue if other.restates == clause],
        [reading for reading in readings.load(rulebook).values() if clause in reading.clauses],
        list(_scenarios(rulebook, clause)),
        list(_lines(rulebook, clause)),
    )


def _scenarios(rulebook: str, clause: str) -> Iterator[Place]:
    """Yield the scenarios with the tag of a clause; a file that does not hold the tag is not parsed."""
    from headjudge.scenarios import features

    folder = paths.suite_root() / "features" / rulebook
    tag = re.compile(rf"(?<!\S)@{re.escape(clause)}(?!\S)")
    for file in features.feature_files(folder):
        if not tag.search(file.read_text(encoding="utf-8")):
            continue
        name = file.relative_to(paths.suite_root()).as_posix()
        for scenario in features.read(file).scenarios:
            if clause in scenario.clauses:
                shown = f"{scenario.name} [{scenario.example}]" if scenario.example else scenario.name
                yield Place(f"{name}:{scenario.line}", shown)


def _lines(rulebook: str, clause: str) -> Iterator[Place]:
    """Yield the lines of the reference engine that cite a clause, each once."""
    from headjudge.annotations import engine_root, scan

    root = engine_root()
    seen: set[tuple[str, int]] = set()
    for citation in scan(root, rulebook):
        place = (citation.file, citation.line)
        if citation.clause == clause and place not in seen:
            seen.add(place)
            source = (root.parent / citation.file).read_text(encoding="utf-8").splitlines()[citation.line - 1]
            last = f"-{citation.end_line}" if citation.end_line > citation.line else ""
            yield Place(f"{citation.file}:{citation.line}{last}", source.strip())


def _page(found: Explanation) -> Iterator[str]:
    clause = found.clause
    yield f"{found.rulebook}  {clause.id}  {clause.gist}"
    yield f"  {clause.kind}, " + ("testable" if clause.testable else f"not testable: {clause.why_not}")
    if clause.restates:
        yield f"  restates {clause.restates}"
    if found.restated_by:
        yield f"  restated by {', '.join(found.restated_by)}"
    for reading in found.readings:
        yield f"  reading {reading.id}: {reading.question}"
        yield f"    {reading.chosen}"
    yield from _places("scenarios", found.scenarios)
    yield from _places("engine", found.lines)


def _places(title: str, places: list[Place]) -> Iterator[str]:
    yield f"  {title}" if places else f"  {title}: none"
    for place in places:
        yield f"    {place.at}"
        yield f"      {place.text}"


def _list(rulebook: str | None, json_file: Any, *, silent: bool) -> int:
    from headjudge.annotations import check

    if rulebook is not None:
        paths.rulebook_dir(rulebook)
    reports = {book: check(book) for book in ([rulebook] if rulebook is not None else paths.rulebooks())}
    rows = {book: _rows(report, silent=silent) for book, report in reports.items()}
    if json_file:
        write_json({"silent" if silent else "uncited": rows}, json_file)
        return ExitCode.AS_EXPECTED
    what = "functions cite no clause" if silent else "testable clauses are cited by no line"
    for book, found in rows.items():
        for row in found:
            place = f"{row['file']}:{row['line']}  {row['function']}" if silent else f"{row['id']:12} {row['gist']}"
            click.echo(f"{book}  {place}")
        click.echo(f"{book}: {len(found)} {what}")
    return ExitCode.AS_EXPECTED


def _rows(report: AnnotationReport, *, silent: bool) -> list[dict[str, Any]]:
    if silent:
        return [function._asdict() for function in report.silent]
    return [{"id": clause.id, "gist": clause.gist} for clause in report.uncited]
