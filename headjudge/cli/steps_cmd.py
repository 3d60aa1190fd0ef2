"""`headjudge steps`: the step vocabulary with an example each."""

from __future__ import annotations

from typing import Any

import click

from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode


@click.command()
@click.argument("words", nargs=-1)
@click.option("--type", "type_", type=click.Choice(["given", "when", "then"]), help="Only steps of this type.")
@click.option("--moments", is_flag=True, help="List the moments of the turn that steps can name.")
@click.option("--markdown", is_flag=True, help="Print docs/steps.md.")
@json_option
def steps(words: tuple[str, ...], type_: str | None, *, moments: bool, markdown: bool, json_file: Any) -> int:
    """List the phrases that scenarios are written in; WORDS narrow the list."""
    from headjudge.scenarios import handbook
    from headjudge.scenarios.registry import load_vocabulary

    registry = load_vocabulary()
    if markdown:
        click.echo(handbook.page(registry), nl=False)
        return ExitCode.AS_EXPECTED
    if moments:
        for game in handbook.games():
            for text, label in game.moments.items():
                click.echo(f"{game.name}  {label:7}  {text.replace('{whose}', 'Alice' + chr(39) + 's')}")
        return ExitCode.AS_EXPECTED
    found = [
        phrase
        for phrase in registry
        if type_ in (None, phrase.type)
        and all(word.casefold() in f"{phrase.text} {phrase.example} {phrase.says}".casefold() for word in words)
    ]
    if json_file:
        rows = [
            {"type": p.type, "phrase": p.text, "example": p.example, "says": p.says, "subject": p.group, "game": p.game}
            for p in found
        ]
        write_json({"steps": rows}, json_file)
    else:
        for phrase in found:
            click.echo(f"{phrase.type.capitalize():5} {phrase.text}\n      {phrase.example}")
    return ExitCode.AS_EXPECTED if found else ExitCode.NOTHING_SELECTED
