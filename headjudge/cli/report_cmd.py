"""`headjudge report`: what the evidence says, in any format, offline and again at any time."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import click

from headjudge import config, paths
from headjudge.cli.output import json_option
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

FORMATS = ("terminal", "json", "markdown", "html", "junit", "github", "badge")
STDOUT = "-"


@click.command()
@click.argument("names", nargs=-1, metavar="[RULEBOOK | RUN FILE]…")
@click.option(
    "--run",
    "runs",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A run file or a folder of evidence; again for more.",
)
@click.option("--proof", type=click.Path(path_type=Path), help="A result of `headjudge prove --json`.")
@click.option(
    "--evidence",
    type=click.Path(path_type=Path),
    help="Where the newest runs and proofs are looked for when none is named; default: what headjudge.toml says.",
)
@click.option("--format", "form", type=click.Choice(FORMATS), help="The format; else the ending of the file tells it.")
@click.option(
    "--out", "outs", multiple=True, type=click.Path(path_type=Path), help="A file to write; may be given again."
)
@click.option("--excluded", is_flag=True, help="Below the table only the excluded clauses with their reasons.")
@click.option("--readings", is_flag=True, help="Below the table only the readings taken; with --excluded both.")
@click.option("--publish", is_flag=True, help="Write reports/published from the newest run on the reference.")
@click.option("--check-published", is_flag=True, help="Say what is stale in reports/published; exit 1 if something is.")
@json_option
def report(
    names: tuple[str, ...],
    *,
    runs: tuple[Path, ...],
    proof: Path | None,
    evidence: Path | None,
    form: str | None,
    outs: tuple[Path, ...],
    excluded: bool,
    readings: bool,
    publish: bool,
    check_published: bool,
    json_file: Any,
) -> int:
    """Show every clause with its rung, from run files: terminal, JSON, Markdown, HTML, JUnit, GitHub, badge."""
    paths.add_suite_to_path()
    rulebooks, named = _divided(names)
    runs = (*runs, *named)
    folder = evidence or Path(config.load().out)
    if publish and check_published:
        raise click.UsageError("either --publish or --check-published.", click.get_current_context())
    if publish:
        return _publish(rulebooks, runs, proof, folder)
    if check_published:
        return _check(rulebooks, proof, folder)
    formats: Any = importlib.import_module("reports.formats")
    books = importlib.import_module("reports.gathering").gather(rulebooks, runs, proof, folder)
    both = excluded == readings
    lists = formats.Wanted(excluded or both, readings or both)
    jobs: list[tuple[Any, str]] = [(file, form or formats.format_of(file)) for file in outs]
    if json_file:
        jobs.append((json_file.name, "json"))
    if not jobs:
        lists = lists._replace(color=formats.on_a_terminal())
        jobs.append((STDOUT, form or "terminal"))
    return _write(jobs, books, lists, formats)


def _divided(names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Path, ...]]:
    """Divide the names of rulebooks from those of run files and folders of evidence."""
    known = paths.rulebooks()
    files = tuple(name for name in names if name not in known and (name.endswith(".ndjson") or Path(name).exists()))
    return tuple(name for name in names if name not in files), tuple(map(Path, files))


def _write(jobs: list[tuple[Any, str]], books: Any, lists: Any, formats: Any) -> int:
    """Write all files that can be written, then say which could not."""
    save: Any = importlib.import_module("reports.saving").save
    code = int(ExitCode.AS_EXPECTED)
    for file, form in jobs:
        try:
            save(file, formats.FORMATS[form].make(books, lists))
        except HeadjudgeError as error:
            click.echo(f"headjudge: {error}", err=True)
            code = error.exit_code
    return code


def _publish(rulebooks: tuple[str, ...], runs: tuple[Path, ...], proof: Path | None, evidence: Path) -> int:
    published: Any = importlib.import_module("reports.published")
    loading: Any = importlib.import_module("reports.loading")
    gathering: Any = importlib.import_module("reports.gathering")
    names = gathering.rulebooks_of(rulebooks)
    proofs = gathering.proofs_of(names, proof, evidence)
    others = [run for run in map(loading.read_run, runs) if run.is_foreign]
    for name in names:
        own = [run for run in others if run.rulebook == name]
        for file in published.publish(name, evidence, proofs.get(name), own):
            click.echo(f"wrote {file}")
        if name not in proofs:
            click.echo(f"{name}: there is no proof, so no clause is published as proven", err=True)
    return ExitCode.AS_EXPECTED


def _check(rulebooks: tuple[str, ...], proof: Path | None, evidence: Path) -> int:
    published: Any = importlib.import_module("reports.published")
    gathering: Any = importlib.import_module("reports.gathering")
    names = gathering.rulebooks_of(rulebooks)
    proofs = gathering.proofs_of(names, proof, evidence) if proof else {}
    code = int(ExitCode.AS_EXPECTED)
    for name in names:
        found = published.stale(name, evidence, proofs.get(name))
        for line in found:
            click.echo(f"{name}: {line}", err=True)
        if found:
            click.echo(f"{name}: stale; make it anew with: headjudge report --publish {name}", err=True)
            code = ExitCode.NOT_CONFORMING
        else:
            click.echo(f"{name}: what is published is up to date")
    return code
