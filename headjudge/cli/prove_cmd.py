"""`headjudge prove`: small mistakes put into the reference engine, and which scenarios notice them."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.prove.collecting import Case
    from headjudge.prove.judging import Result
    from headjudge.prove.proof import Proof
    from headjudge.scenarios.selection import Selector

SHOWN = 20


class NothingToProve(HeadjudgeError):
    """A selection without a single mutant."""

    exit_code = ExitCode.NOTHING_SELECTED


class WhichRulebook(HeadjudgeError):
    """Several rulebooks have scenarios, and none is named."""

    exit_code = ExitCode.WRONG_USAGE


class CannotKeep(HeadjudgeError):
    """The evidence of a proof cannot be written."""


@click.command()
@click.argument("where", required=False, metavar="[RULEBOOK[:CLAUSE]]")
@click.option("--fail-under", type=float, metavar="PERCENT", help="Fail when fewer clauses than that are proven.")
@click.option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="How many processes judge.")
@click.option("--survivors", is_flag=True, help="Show every mutant that no scenario notices.")
@click.option("--unproven", is_flag=True, help="Show every clause that is not proven, and why.")
@click.option("--out", type=click.Path(path_type=Path), default=Path(".headjudge"), metavar="DIR", show_default=True)
@json_option
def prove(
    where: str | None,
    *,
    fail_under: float | None,
    jobs: int,
    survivors: bool,
    unproven: bool,
    out: Path,
    json_file: Any,
) -> int:
    """Put small mistakes into the reference engine, and see whether the scenarios of their clauses notice them."""
    from headjudge.prove.collecting import prepare
    from headjudge.scenarios.selection import Selector

    started = time.monotonic()
    selector = Selector.read(where or _only_rulebook())
    case = prepare(selector)
    for note in case.notes:
        click.echo(note, err=True)
    if not case.mutants:
        raise NothingToProve(f"no line of the reference engine that can be changed cites {where}")
    proof = _judged(case, selector, jobs, out, started)
    seconds = time.monotonic() - started
    for mutant, result in proof.with_fate("crashed"):
        if result.why.startswith("the worker"):
            click.echo(f"{result.why}: {mutant.name}", err=True)
    if json_file:
        write_json(proof.data(), json_file)
    else:
        _show(proof, case, seconds, survivors=survivors, unproven=unproven)
    below = fail_under is not None and proof.percent < fail_under
    if below:
        click.echo(f"{proof.percent:.1f} % of the clauses are proven, {fail_under:g} % are asked for", err=True)
    return ExitCode.NOT_CONFORMING if below else ExitCode.AS_EXPECTED


def _only_rulebook() -> str:
    folder = paths.suite_root() / "features"
    found = [rulebook for rulebook in paths.rulebooks() if any((folder / rulebook).glob("**/*.feature"))]
    if len(found) != 1:
        raise WhichRulebook(f"name the rulebook to prove: {', '.join(found) or 'none has features'}")
    return found[0]


def _judged(case: Case, selector: Selector, jobs: int, out: Path, started: float) -> Proof:
    """Judge all mutants; each is kept in the details file as soon as it is judged."""
    from headjudge.catalogue import load
    from headjudge.prove.collecting import judge_of
    from headjudge.prove.proof import Details, Proof
    from headjudge.prove.workers import judged

    results: list[Result] = []
    own = {tape.id: tape.scenario.clauses for tape in case.court.tapes}
    try:
        part = f"-{selector.clause}" if selector.clause else ""
        details = Details(out / f"prove-{selector.rulebook}{part}.ndjson", selector.rulebook, selector.clause)
        with contextlib.closing(details), _progress(len(case.mutants)) as step:
            for result in judged(list(range(len(case.mutants))), partial(judge_of, selector), jobs):
                results.append(result)
                details.add(case.mutants[result.number], result)
                step()
            proof = Proof(load(selector.rulebook), case.mutants, results, own, selector.clause)
            details.finish(proof, time.monotonic() - started)
        if not selector.clause:
            with (out / f"prove-{selector.rulebook}.json").open("w", encoding="utf-8") as file:
                write_json(proof.data(), file)
    except OSError as error:
        raise CannotKeep(f"the proof cannot be kept in {out}: {error.strerror or error}") from None
    return proof


@contextlib.contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar on a terminal, and nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("mutants", total=total)
        yield lambda: bar.advance(task)


def _show(proof: Proof, case: Case, seconds: float, *, survivors: bool, unproven: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("section", "", box=None, pad_edge=False)
    for name in ("clauses", "proven", "killed", "of mutants"):
        table.add_column(name, justify="right")
    for line in proof.sections():
        numbers = (line.clauses, line.proven, line.killed_by_own, line.mutants)
        table.add_row(line.section, line.title, *map(str, numbers))
    Console().print(table)
    if survivors:
        for mutant, result in proof.with_fate("survived"):
            beside = f"  (off script in {result.noticed[0]})" if result.noticed else ""
            click.echo(f"{', '.join(mutant.clauses)}  {mutant.name}{beside}")
    lacking = [clause for clause in proof.selected if not proof.clauses[clause].killed_by_own]
    for clause in lacking if unproven else lacking[:SHOWN]:
        click.echo(f"not proven: {clause}  {proof.why_not(clause)}")
    if len(lacking) > SHOWN and not unproven:
        click.echo(f"  and {len(lacking) - SHOWN} more (--unproven shows them)")
    counts = proof.counts()
    click.echo(
        f"{counts['mutants']} mutants in {seconds:.1f} s: {counts['killed']} killed, {counts['survived']} survived, "
        f"{counts['crashed']} crashed, {counts['wrecks']} wrecks; {case.equivalents} known to change nothing"
    )
    click.echo(f"proven {len(proof.proven)} of {len(proof.clauses)} clauses ({proof.percent:.1f} %)")
