"""`headjudge to-gherkin`: a saved game as a scenario."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import click

from headjudge import paths


@click.command(name="to-gherkin")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--out", type=click.File("w", encoding="utf-8", lazy=True), default="-", help="Where to write it.")
def to_gherkin(file: Path, *, out: Any) -> None:
    """Write a saved game as a scenario that can be checked, mended and added to the features."""
    paths.add_suite_to_path()
    transcript: Any = importlib.import_module("fuzz.transcript").read(file)
    out.write(importlib.import_module("fuzz.gherkin").scenario(transcript))
