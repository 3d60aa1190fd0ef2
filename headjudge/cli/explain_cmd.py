"""`headjudge explain`: one clause from all sides, or what the reference engine does not cite yet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.text import Text

from headjudge import config, paths
from headjudge.cli.explanation import Explanation, explanation, marks
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.annotations import AnnotationReport

MOST_SURVIVORS = 10
REACHED = {
    "own": "reached by its own scenarios",
    "other": "only by scenarios of other clauses",
    "fuzz": "only by fuzzed games",
    "never": "never reached",
}


@click.command()
@click.argument("clause", required=False, metavar="[CLAUSE]")
@click.option("--rulebook", metavar="R", help="Only this rulebook; otherwise every one that has the clause.")
@click.option("--uncited", is_flag=True, help="List the testable clauses that no line of the reference engine cites.")
@click.option("--silent", is_flag=True, help="List the functions of the reference engine that cite no clause.")
@click.option(
    "--evidence",
    type=click.Path(path_type=Path),
    help="Where runs, proofs and coverage are looked for; default: what headjudge.toml says.",
)
@json_option
def explain(
    clause: str | None,
    *,
    rulebook: str | None,
    uncited: bool,
    silent: bool,
    evidence: Path | None,
    json_file: Any,
) -> int:
    """Show a clause from all sides: what it demands, readings, scenarios, engine lines, mutants, invariants.

    CLAUSE is an id such as 804.11a-3, or RULEBOOK:CLAUSE. Verdicts, mutants and reached lines are those of the newest
    run, proof and coverage, as far as they are there.
    """
    if bool(clause) + uncited + silent != 1:
        raise click.UsageError("name one clause, or ask for --uncited or --silent.", click.get_current_context())
    if clause:
        book, _, own = clause.rpartition(":")
        return _explain(own, book or rulebook, evidence or Path(config.load().out), json_file)
    return _list(rulebook, json_file, silent=silent)


def _explain(clause: str, rulebook: str | None, evidence: Path, json_file: Any) -> int:
    found = [explanation(book, clause, evidence) for book in _books_with(clause, rulebook)]
    if json_file:
        write_json({"clauses": [each.data() for each in found]}, json_file)
        return ExitCode.AS_EXPECTED
    from rich.console import Console

    console = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
    for place, each in enumerate(found):
        if place:
            console.print()
        for line in (*_page(each), *_own_copy(each)):
            console.print(line)
    return ExitCode.AS_EXPECTED


def _own_copy(found: Explanation) -> Iterator[Text]:
    """Yield the words of the clause in the reader's own copy of the rules, if it was imported."""
    from textwrap import wrap

    from headjudge.cli.rulebook_cmd import kept_clause

    if text := kept_clause(found.rulebook, found.clause.id):
        yield _title("in your copy")
        yield from (Text(f"    {line}") for line in wrap(text, 110))


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


def _page(found: Explanation) -> Iterator[Text]:
    """Yield the page of a clause, line by line."""
    clause = found.clause
    yield Text.assemble(f"{found.rulebook}  ", (clause.id, "bold"), f"  {clause.gist}")
    yield Text(f"  {clause.kind}, " + ("testable" if clause.testable else f"not testable: {clause.why_not}"))
    if clause.restates:
        yield Text(f"  restates {clause.restates}")
    if found.restated_by:
        yield Text(f"  restated by {', '.join(found.restated_by)}")
    for reading in found.readings:
        yield Text.assemble("  reading ", (reading.id, "bold"), f": {reading.question}")
        yield Text(f"    {reading.chosen}")
    yield from _scenarios(found)
    yield from _engine(found)
    yield from _mutants(found)
    if found.invariants:
        yield _title("invariants")
        for held in found.invariants:
            yield Text(f"    {held.name}  ({held.when})")
            yield Text(f"      {held.gist}")


def _title(name: str, more: str = "") -> Text:
    return Text.assemble("  ", (name, "bold"), f"  {more}" if more else "")


def _scenarios(found: Explanation) -> Iterator[Text]:
    if not found.scenarios:
        yield Text("  scenarios: none")
        return
    yield _title("scenarios", f"({found.judged})" if found.judged else "(not judged yet)")
    for told in found.scenarios:
        verdict = (f"  {told.verdict}", "green" if told.verdict == "pass" else "red") if told.verdict else ""
        yield Text.assemble(f"    {told.at}", verdict)
        yield Text(f"      {told.text}")
        if told.why:
            yield Text(f"      {told.why}", style="red")


def _engine(found: Explanation) -> Iterator[Text]:
    if not found.lines:
        yield Text("  engine: none")
        return
    yield _title("engine", _reached(found))
    reached = marks(found)
    for block in found.lines:
        yield Text(f"    {block.at}")
        margin = min((len(line) - len(line.lstrip()) for line in block.source if line.strip()), default=0)
        for number, line in enumerate(block.source, start=block.line):
            how = reached.get((block.file, number), "")
            note = (f"  <- {REACHED[how]}", "yellow") if how not in ("", "own") else ""
            yield Text.assemble(f"      {line[margin:]}", note)
        if left := block.end_line - block.line + 1 - len(block.source):
            yield Text(f"      … {left} more lines")


def _reached(found: Explanation) -> str:
    """Say how the lines are reached, if that was recorded."""
    if found.reach is None:
        return ""
    hows = [one.how for one in found.reach]
    if not hows:
        return "(a table, which has no lines to run)"
    told = [f"{hows.count(how)} {words}" for how, words in REACHED.items() if how in hows]
    return f"({len(hows)} lines: {', '.join(told)})"


def _mutants(found: Explanation) -> Iterator[Text]:
    if found.mutants is None:
        return
    mutants = found.mutants
    yield _title(
        "mutants", f"own scenarios kill {mutants.own} of {mutants.total}, those of other clauses {mutants.other} more"
    )
    for at, before, after in mutants.survivors[:MOST_SURVIVORS]:
        yield Text(f"    survived  {at}")
        yield Text(f"      - {before}", style="red")
        yield Text(f"      + {after}", style="green")
    if (more := len(mutants.survivors) - MOST_SURVIVORS) > 0:
        yield Text(f"    and {more} more in {mutants.proof}")


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
