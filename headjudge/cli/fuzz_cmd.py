"""`headjudge fuzz`: whole games at random, held against the invariants of a rulebook."""

from __future__ import annotations

import contextlib
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge import config, paths
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.tracing.recording import Tracer

UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}
DEFAULT_GAMES = 100


def seconds_of(text: str) -> float:
    """A length of time such as 90, 90s, 5m or 1h, in seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text.strip())
    if found is None:
        raise click.UsageError(f'"{text}" is no length of time; write 90s, 5m or 1h.', click.get_current_context())
    return float(found[1]) * UNITS[found[2]]


@click.command()
@click.argument("rulebook")
@click.option("--games", type=click.IntRange(min=1), metavar="N", help="How many games; 100 unless a time is given.")
@click.option("--max-time", metavar="TIME", help="How long to play: 90s, 5m, 1h.")
@click.option("--seed", default=1, show_default=True, help="The seed of decks, answers and chance.")
@click.option("--engine", default="reference", show_default=True, metavar="E", help="The engine that plays.")
@click.option("--plain", is_flag=True, help="Only cards of the test set, none with generated abilities.")
@click.option("--coverage", is_flag=True, help="Record which lines of a Python engine the games run.")
@json_option
def fuzz(
    rulebook: str,
    *,
    games: int | None,
    max_time: str | None,
    seed: int,
    engine: str,
    plain: bool,
    coverage: bool,
    json_file: Any,
) -> int:
    """Play whole games at random and hold them against the invariants of a rulebook.

    Failing games are made short and saved under .headjudge/failures; they are played first the next time.
    """
    paths.rulebook_dir(rulebook)
    seconds = seconds_of(max_time) if max_time is not None else None
    if games is None and seconds is None:
        games = DEFAULT_GAMES
    paths.add_suite_to_path()
    tracer = _tracer(engine) if coverage else None
    with tracer.importing() if tracer else contextlib.nullcontext():
        known = importlib.import_module("reference_engine.games").GAMES
    if rulebook not in known:
        raise click.UsageError(f"the reference does not play {rulebook} yet.", click.get_current_context())
    progress = Progress(games, seconds) if sys.stderr.isatty() else None
    with _recorded(tracer, rulebook):
        if engine != "reference":
            run_abroad: Any = importlib.import_module("fuzz.abroad").fuzz_engine
            traced: dict[str, Any] = {"start": tracer.start} if tracer else {}
            done = run_abroad(engine, rulebook, games=games, seconds=seconds, seed=seed, **traced)
        else:
            run: Any = importlib.import_module("fuzz.run").fuzz
            say = progress.say if progress is not None else lambda so_far: None
            traced = {"inside": tracer.inside} if tracer else {}
            done = run(rulebook, games=games, seconds=seconds, seed=seed, generating=not plain, say=say, **traced)
    if progress is not None:
        progress.end()
    data = done.data(rulebook)
    if json_file:
        write_json(data, json_file)
    else:
        show(data)
    return ExitCode.NOT_CONFORMING if data["violations"] else ExitCode.AS_EXPECTED


def _tracer(engine: str) -> Tracer:
    from headjudge.tracing.recording import FUZZ, Tracer

    return Tracer(Path(config.load().out), engine, FUZZ)


@contextlib.contextmanager
def _recorded(tracer: Tracer | None, rulebook: str) -> Iterator[None]:
    """Record the games played inside, and put what was recorded in its place."""
    if tracer is None:
        yield
        return
    from headjudge.tracing.recording import FUZZ

    with tracer.context(rulebook, FUZZ):
        yield
    tracer.save()
    tracer.gather()


class Progress:
    """One line on a terminal that says how far the run is."""

    def __init__(self, games: int | None, seconds: float | None) -> None:
        self.games, self.seconds = games, seconds

    def say(self, done: Any) -> None:
        """Writes the line anew."""
        part = done.games / self.games if self.games else done.seconds / (self.seconds or 1.0)
        bar = "#" * int(20 * min(1.0, part))
        click.echo(
            f"\r[{bar:<20}] {done.games} games, {done.answers / max(done.seconds, 1e-9):,.0f} answers/s, "
            f"{len(done.clauses)} labels reached, {len(done.violations)} violations ",
            nl=False,
            err=True,
        )

    def end(self) -> None:
        """Clears the line."""
        click.echo("\r" + " " * 78 + "\r", nl=False, err=True)


def show(data: dict[str, Any]) -> None:
    """The run in words."""
    for found in data["violations"]:
        click.echo(f"VIOLATION  {found['clause']}  {found['invariant'].replace('_', ' ')}")
        click.echo(f"  {found['what']}")
        click.echo(f"  {found['answers']} answers: headjudge replay {found['file']}")
    checked = sum(row["checked"] for row in data["invariants"].values())
    rate = data["answers"] / max(data["seconds"], 1e-9)
    click.echo(
        f"{data['games']:,} games, {data['finished']:,} finished, {data['answers']:,} answers "
        f"({rate:,.0f} a second), {len(data['invariants'])} invariants checked {checked:,} times, "
        f"{len(data['violations'])} violations"
    )
