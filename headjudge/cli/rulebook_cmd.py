"""`headjudge rulebook`: look at the rulebooks of the suite."""

import tomllib
from typing import Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode


class BrokenRulebook(HeadjudgeError):
    """A `rulebook.toml` that is not TOML."""


class NoRulebooks(HeadjudgeError):
    """The suite is there, but has no rulebook."""

    exit_code = ExitCode.NOTHING_SELECTED


@click.group()
def rulebook() -> None:
    """Look at the rulebooks of the suite."""


@rulebook.command("list")
@json_option
def list_rulebooks(json_file: Any) -> None:
    """List the id and title of every rulebook."""
    titles = {name: _title(name) for name in paths.rulebooks()}
    if not titles:
        raise NoRulebooks(f"no rulebooks in {paths.suite_root()}")
    if json_file:
        write_json({"rulebooks": {name: {"title": title} for name, title in titles.items()}}, json_file)
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        click.echo(f"{name:{width}}  {title}".rstrip())


def _title(name: str) -> str:
    file = paths.rulebook_dir(name) / "rulebook.toml"
    try:
        return str(tomllib.loads(file.read_text(encoding="utf-8")).get("title", ""))
    except ValueError as error:
        raise BrokenRulebook(f"{file} is not valid TOML: {error}") from error
