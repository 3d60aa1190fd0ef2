"""`headjudge cards`: the test cards of a rulebook, and those that an engine still lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.doctor.cards import Card

SHOWN_CLAUSES = 12


class NoTestCards(HeadjudgeError):
    """A rulebook without a test set."""

    exit_code = ExitCode.NOTHING_SELECTED


@click.command()
@click.argument("rulebook", required=False)
@click.option("--engine", metavar="ENGINE", help="Only the cards that this engine lacks, the most unlocking first.")
@json_option
def cards(rulebook: str | None, engine: str | None, json_file: Any) -> int:
    """List the test cards of a rulebook, or those that an engine lacks."""
    from headjudge import config
    from headjudge.doctor import cards as test_set

    settings = config.load()
    chosen = rulebook or next(iter(settings.rulebook_ids), None) or _only_rulebook()
    paths.rulebook_dir(chosen)
    all_cards = test_set.cards_of(chosen)
    if not all_cards:
        raise NoTestCards(f"{chosen} has no test cards yet")
    if engine is None:
        if json_file:
            write_json({"rulebook": chosen, "cards": [_data(card) for card in all_cards]}, json_file)
        else:
            _list(all_cards)
            click.echo(f"\n{len(all_cards)} test cards of {chosen}")
        return ExitCode.AS_EXPECTED
    found = test_set.lacking(engine, chosen, settings)
    if json_file:
        rows = [{**_data(card), "missing": card.missing} for card in found.missing]
        level = found.hello.level
        write_json(
            {"rulebook": chosen, "engine": engine, "level": level, "cards": len(all_cards), "missing": rows}, json_file
        )
    else:
        _list(found.missing)
        lacks = f"lacks {len(found.missing)} of" if found.missing else "has all"
        click.echo(f"{engine}, at level {found.hello.level}, {lacks} {len(all_cards)} test cards of {chosen}")
    return ExitCode.AS_EXPECTED


def _only_rulebook() -> str:
    known = paths.rulebooks()
    if len(known) != 1:
        raise click.UsageError(f"which rulebook? There are {', '.join(known)}.")
    return known[0]


def _list(found: list[Card]) -> None:
    for card in found:
        click.echo(f"{card.number:4}  {card.name}  {_printed(card)}")
        for ability in card.abilities:
            click.echo(f"      {ability}")
        click.echo(f"      {_unlocks(card)}")
        if card.missing:
            click.echo(f"      missing: {card.missing}")


def _printed(card: Card) -> str:
    """Return the printed properties in a line, the type first."""
    parts = [_value(card.properties.get("type", ""))]
    parts += [f"{name} {_value(value)}" for name, value in card.properties.items() if name not in ("type", "name")]
    return ", ".join(parts)


def _value(value: object) -> str:
    return " and ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _unlocks(card: Card) -> str:
    if not card.clauses:
        return "unlocks no clause"
    shown = ", ".join(card.clauses[:SHOWN_CLAUSES])
    more = f" and {len(card.clauses) - SHOWN_CLAUSES} more" if len(card.clauses) > SHOWN_CLAUSES else ""
    return f"unlocks {shown}{more} ({card.scenarios} scenario{'s' if card.scenarios != 1 else ''})"


def _data(card: Card) -> dict[str, Any]:
    return {
        "number": card.number,
        "name": card.name,
        "properties": card.properties,
        "abilities": card.abilities,
        "clauses": card.clauses,
        "scenarios": card.scenarios,
    }
