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
from headjudge.cli.fuzz_words import Progress, show
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.tracing.recording import Tracer

UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}
DEFAULT_GAMES = 100
REFERENCE = "reference"


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
@click.option("--engine", default=REFERENCE, show_default=True, metavar="E", help="The engine that plays.")
@click.option("--against", metavar=REFERENCE, help="Give the same answers to the reference and name what differs.")
@click.option("--shadow", is_flag=True, help="The same for an engine that shuffles by itself: its chance is read.")
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
    against: str | None,
    shadow: bool,
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
    if against not in (None, REFERENCE):
        raise click.UsageError(f"--against takes {REFERENCE}, nothing else.", click.get_current_context())
    if (against or shadow) and engine == REFERENCE:
        raise click.UsageError("name the engine to compare with --engine.", click.get_current_context())
    paths.add_suite_to_path()
    tracer = tracer_of(engine) if coverage else None
    with tracer.importing() if tracer else contextlib.nullcontext():
        importlib.import_module("reference_engine.games")
    importlib.import_module("fuzz.books").book(rulebook)
    progress = Progress(games, seconds) if sys.stderr.isatty() else None
    settings: dict[str, Any] = {"games": games, "seconds": seconds, "seed": seed}
    settings["say"] = progress.say if progress is not None else lambda so_far: None
    with recorded(tracer, rulebook):
        if engine != REFERENCE:
            run_abroad: Any = importlib.import_module("fuzz.foreign").fuzz_engine
            settings |= {"start": tracer.start} if tracer else {}
            done = run_abroad(engine, rulebook, against=against is not None, shadowed=shadow, **settings)
        else:
            run: Any = importlib.import_module("fuzz.run").fuzz
            settings |= {"inside": tracer.inside} if tracer else {}
            done = run(rulebook, generating=not plain, **settings)
    if progress is not None:
        progress.end()
    data = done.data(rulebook)
    if json_file:
        write_json(data, json_file)
    else:
        show(data)
    return exit_code(data["violations"])


def tracer_of(engine: str) -> Tracer:
    """Whoever records the lines of an engine."""
    from headjudge.tracing.recording import FUZZ, Tracer

    return Tracer(Path(config.load().out), engine, FUZZ)


@contextlib.contextmanager
def recorded(tracer: Tracer | None, rulebook: str) -> Iterator[None]:
    """Record the games played inside, and put what was recorded in its place."""
    if tracer is None:
        yield
        return
    from headjudge.tracing.recording import FUZZ

    with tracer.context(rulebook, FUZZ):
        yield
    tracer.save()
    tracer.gather()


def exit_code(violations: list[dict[str, Any]]) -> int:
    """What a run means: a breach of the rules before a program that breaks down."""
    if any("fault" not in found for found in violations):
        return ExitCode.NOT_CONFORMING
    return ExitCode.ADAPTER_AT_FAULT if violations else ExitCode.AS_EXPECTED
