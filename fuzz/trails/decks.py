"""Decks to play: cards of the test set, of the bench and with generated abilities, legal by the deck rules."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

from fuzz import decks
from headjudge.notation import rows_core as n
from headjudge.protocol.messages import CardText, New

DECK_SIZE, COPIES = 50, 4  # 602.4a, 602.4b
RULEBOOK = "trails-1.0.1"
ORGANIZATIONS = ("Guild", "Watch", "Empire", "Order")
LEAST_BOND, MOST_BOND = 1, 12


@cache
def known_cards(rulebook: str) -> dict[str, CardText]:
    """The cards of the test set and of the bench that may be in a deck."""
    return {name: text for name, text in decks.known_cards(rulebook).items() if deckable(text)}


def deckable(text: CardText) -> bool:
    """Whether a card is of a type that decks may hold, and may be there four times like any other."""
    types = text.properties.get("type", [])
    types = [types] if isinstance(types, str) else types
    return any(kind in ("UNIT", "ITEM", "EVENT", "BASE") for kind in types)


def type_of(text: CardText) -> str:
    """The first type of a card."""
    types = text.properties.get("type", [])
    return types if isinstance(types, str) else str(types[0])


def generated(dice: Any, rulebook: str, number: int) -> CardText:
    """A card with generated abilities."""
    tree, text = decks.generated_ability(dice, rulebook)
    name = f"Generated-{number}"
    if isinstance(tree, n.Text):
        return CardText(name=name, properties={"type": "EVENT", "EP cost": dice.randrange(3)}, abilities=[text])
    kind = dice.choice(("UNIT", "UNIT", "UNIT", "ITEM", "BASE"))
    properties: dict[str, Any] = {"type": kind}
    if type(tree).__name__ == "Arts":
        properties["type"] = kind = "UNIT"
    if kind == "BASE":
        properties["building level"] = dice.randrange(1, 4)
    else:
        properties["CP cost"] = dice.randrange(4)
    if kind == "UNIT":
        properties |= {"STR": dice.randrange(6), "DEF": dice.randrange(6)}
        properties["organization"] = [dice.choice(ORGANIZATIONS)]
    return CardText(name=name, properties=properties, abilities=[text])


def drawn_game(dice: random.Random, *, generating: bool = True, rulebook: str = RULEBOOK) -> New:
    """A game of two drawn decks and a drawn bond."""
    bond = dice.randrange(LEAST_BOND, MOST_BOND + 1)
    new = decks.drawn_decks(dice, rulebook, known_cards(rulebook), generated if generating else None, drawn_deck)
    return msgspec.structs.replace(new, settings={"bond": bond})


def drawn_deck(dice: random.Random, known: dict[str, CardText], made: dict[str, CardText]) -> list[str]:
    """Fifty cards, mostly UNITs, at most four of each."""
    units = [name for name, text in known.items() if type_of(text) == "UNIT"]
    others = [name for name, text in known.items() if type_of(text) != "UNIT"]
    deck: list[str] = [name for name in made for _ in range(dice.randrange(1, COPIES + 1))]
    chosen: set[str] = set(made)
    while len(deck) < DECK_SIZE:
        name = dice.choice(units if dice.random() < 0.65 else others)
        if name not in chosen:
            chosen.add(name)
            deck += [name] * min(dice.randrange(1, COPIES + 1), DECK_SIZE - len(deck))
    return deck
