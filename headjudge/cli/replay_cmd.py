"""`headjudge replay`: a saved game, or a scenario that an engine failed, step by step."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import click

from headjudge import paths
from headjudge.exit_codes import ExitCode


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--engine", metavar="E", help="The engine that plays; the one of the file unless named.")
def replay(file: Path, *, engine: str | None) -> int:
    """Show a saved game step by step with its board, and whether it still fails."""
    paths.add_suite_to_path()
    kept: Any = importlib.import_module("headjudge.scenarios.kept")
    if kept.is_kept(file):
        return int(importlib.import_module("headjudge.scenarios.replaying").replay(kept.read(file), engine, click.echo))
    transcript: Any = importlib.import_module("fuzz.transcript").read(file)
    verdict: Any = importlib.import_module("fuzz.showing").replay(transcript, engine or transcript.engine, click.echo)
    return ExitCode.NOT_CONFORMING if verdict else ExitCode.AS_EXPECTED
