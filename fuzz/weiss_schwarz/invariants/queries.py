"""2.19.1, 3.7.1.2: what texts find when they ask for cards and numbers."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from fuzz.registry import SAMPLED, invariant
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import all_cards
from headjudge import notation
from headjudge.notation import rows_core as n

NUMBERS = ("level", "cost", "power", "soul")


def asking(game: Any, source: Any) -> Any:
    """The bearings of a text on a card."""
    return importlib.import_module("reference_engine.core.context").Context(game, source, source.controller)


@cache
def all_characters() -> Any:
    """The words for all characters, as a text says them."""
    text: Any = notation.parse("TEXT: rest all characters.", RULEBOOK)
    return next(part for part in walked(text) if isinstance(part, n.All))


def walked(node: Any) -> Any:
    """The parts of a text."""
    return importlib.import_module("reference_engine.core.trees").walk(node)


@invariant(RULEBOOK, "3.7.1.2", when=SAMPLED)
def markers_are_no_characters_on_the_stage(watch: Watch) -> None:
    """A text that speaks of all characters finds those on the stage, and no marker."""
    game = watch.game
    select: Any = importlib.import_module("reference_engine.core.selecting").select
    source = next(all_cards(game))
    for card in select(asking(game, source), all_characters()):
        assert card.zone.name == "stage", f"{card} in the {card.zone.name} is found as a character"


@invariant(RULEBOOK, "2.19.1", when=SAMPLED)
def missing_numbers_are_zero(watch: Watch) -> None:
    """A text that asks for a number which a card does not have is told 0."""
    game = watch.game
    number: Any = importlib.import_module("reference_engine.core.reckoning").number
    for card in all_cards(game):
        for name in NUMBERS:
            if game.values(card)[name] is None:
                found = number(asking(game, card), n.PropertyOf(name, n.ThisCard()))
                assert found == 0, f"{card} has no {name}, and a text reads {found}"
