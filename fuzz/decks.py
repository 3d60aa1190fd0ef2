"""Decks to play: cards of the test set, of the bench and with generated abilities, legal by the deck rules."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from headjudge import notation
from headjudge.bench.decks import bench_game
from headjudge.notation import rows_core as n
from headjudge.notation.categories import Ability
from headjudge.protocol.messages import CardText, New
from headjudge.scenarios import card_set

DECK_SIZE, COPIES = 50, 4  # 602.4a, 602.4b
ORGANIZATIONS = ("Guild", "Watch", "Empire", "Order")
LEAST_BOND, MOST_BOND = 1, 12


@cache
def known_cards(rulebook: str) -> dict[str, CardText]:
    """The cards of the test set and of the bench that may be in a deck."""
    found = {name: card.text for name, card in card_set.load(rulebook).items()}
    for name, text in bench_game(rulebook).cards.items():
        found.setdefault(name, text)
    return {name: text for name, text in found.items() if deckable(text)}


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
    while True:
        try:
            tree = notation.generate(dice, Ability, rulebook, dice.randrange(3, 6))
            text = notation.write(tree, rulebook)
        except notation.NotationError:
            continue
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


def drawn_game(rulebook: str, dice: random.Random, *, generating: bool = True) -> New:
    """A game of two drawn decks; one in five is the game of the bench."""
    bond = dice.randrange(LEAST_BOND, MOST_BOND + 1)
    if dice.randrange(5) == 0:
        bench = bench_game(rulebook)
        return New(rulebook=rulebook, decks=bench.decks, cards=bench.cards, settings={"bond": bond})
    known = known_cards(rulebook)
    made: dict[str, CardText] = {}
    if generating and dice.randrange(2):
        for i in range(dice.randrange(1, 4)):
            card = generated(dice, rulebook, i + 1)
            made[card.name] = card
    decks = {player: drawn_deck(dice, known, made) for player in ("Alice", "Bob")}
    used = {name for deck in decks.values() for name in deck}
    cards = {name: text for name, text in (known | made).items() if name in used}
    return New(rulebook=rulebook, decks=decks, cards=cards, settings={"bond": bond})


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
