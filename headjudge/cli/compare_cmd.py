"""`headjudge compare`: what has changed from one run to another."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode


@click.command()
@click.argument("before", type=click.Path(path_type=Path), metavar="A")
@click.argument("after", type=click.Path(path_type=Path), metavar="B")
@json_option
def compare(before: Path, after: Path, json_file: Any) -> int:
    """Show what changed from run file A to run file B, and fail when something got worse.

    A folder of evidence (`headjudge run --out FOLDER`) stands for its newest run.
    """
    paths.add_suite_to_path()
    difference: Any = importlib.import_module("reports.difference")
    read: Any = importlib.import_module("reports.loading").read_run
    found = difference.compare(read(before), read(after))
    if json_file:
        write_json(found.data(), json_file)
    for line in difference.told(found):
        click.echo(line, err=bool(json_file))
    return ExitCode.NOT_CONFORMING if found.is_worse else ExitCode.AS_EXPECTED
