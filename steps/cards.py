"""Givens: the cards that a scenario speaks of, blank ones first."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.own_cards import from_lines, from_table, printed
from headjudge.scenarios.registry import given
from headjudge.scenarios.setup import Setup

Table = Sequence[Sequence[str]]


@given("these blank {type}", "these blank UNITs")
def these_blank(setup: Setup, type: str, datatable: Table | None = None, docstring: str | None = None) -> None:
    """Blank cards of one type, a row each: a table with a column `name` and a column for each property."""
    for name, properties in [*from_table(setup, datatable, type), *from_lines(setup, docstring, type)]:
        setup.define(name, properties)


@given("a blank {type} {new}", "a blank UNIT Reed")
def a_blank(setup: Setup, type: str, new: str) -> None:
    """One blank card with the rulebook's blank values."""
    setup.define(new, printed(setup, type, ""))


@given(
    "a blank {type} {new} with {values:values}", "a blank UNIT Reed with CP cost 2, STR 3, DEF 1, organization Guild"
)
def a_blank_with(setup: Setup, type: str, new: str, values: str) -> None:
    """One blank card with properties, each as `property value`, divided by commas."""
    setup.define(new, printed(setup, type, values))


@given("{new} is another name of {card:copies}", "Veteran is another name of Reed")
def copy_of(setup: Setup, new: str, card: tuple[tuple[str, int], ...]) -> None:
    """A card that differs from a known one by its name alone."""
    text = setup.text_of(card[0][0])
    setup.define(new, {**text.properties, "name": new}, text.abilities)


@given("the {type} {new} with {values:values} and the text", "the UNIT Kite with CP cost 2, STR 3, DEF 1 and the text")
def own_card(setup: Setup, type: str, new: str, values: str, docstring: str | None = None) -> None:
    """A card of the scenario's own (`@own-card`): its abilities in the notation, a line each, in the doc string."""
    abilities = [line.strip() for line in (docstring or "").splitlines() if line.strip()]
    setup.define(new, printed(setup, type, values), abilities)


@given("the {type} {new} with the text", "the EVENT Gust with the text")
def own_card_plain(setup: Setup, type: str, new: str, docstring: str | None = None) -> None:
    """A card of the scenario's own (`@own-card`) with blank values and the abilities of the doc string."""
    abilities = [line.strip() for line in (docstring or "").splitlines() if line.strip()]
    setup.define(new, printed(setup, type, ""), abilities)
