"""`headjudge bench`: how fast the reference engine plays."""

import importlib
import sys
from typing import Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json

PROGRESS = 60


@click.command()
@click.argument("rulebooks", nargs=-1, metavar="[RULEBOOK]...")
@click.option("--seconds", default=3.0, show_default=True, help="How long each case runs.")
@click.option("--seed", default=1, show_default=True, help="The seed of all random answers.")
@click.option("--peers", is_flag=True, help="Also let python-chess play random moves, in the same run.")
@click.option("--scenarios", is_flag=True, help="Also judge 5,000 generated scenarios; that takes half a minute.")
@json_option
def bench(rulebooks: tuple[str, ...], seconds: float, seed: int, peers: bool, scenarios: bool, json_file: Any) -> None:
    """Measure how fast the reference engine plays random games."""
    run_bench: Any = importlib.import_module("headjudge.bench.run").run_bench
    paths.add_suite_to_path()
    wanted = list(rulebooks) or [
        name for name in paths.rulebooks() if (paths.rulebook_dir(name) / "decks.toml").is_file()
    ]
    for name in wanted:
        paths.rulebook_dir(name)
    shown = sys.stderr.isatty()

    def say(case: str) -> None:
        if shown:
            click.echo(f"\r{case:<{PROGRESS}}", nl=False, err=True)

    cases = run_bench(wanted, seconds, seed, peers, say, scenarios)
    if shown:
        click.echo("\r" + " " * PROGRESS + "\r", nl=False, err=True)
    if json_file:
        write_json({"cases": cases}, json_file)
        return
    for name, figures in cases.items():
        click.echo(name)
        for key, value in figures.items():
            click.echo(f"  {value:>12,}  {key.replace('_', ' ')}")
