"""Decks to play: cards of the test set, of the bench and with generated abilities, legal by the deck rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from headjudge import notation
from headjudge.bench.decks import bench_game
from headjudge.notation import rows_core as n
from headjudge.notation.categories import Ability
from headjudge.protocol.messages import CardText, New
from headjudge.scenarios import card_set

DECK_SIZE, COPIES = 50, 4  # 602.4a, 602.4b, 5.1.2.1, 5.1.2.2
ORGANIZATIONS = ("Guild", "Watch", "Empire", "Order")
LEAST_BOND, MOST_BOND = 1, 12


class Recipe(NamedTuple):
    """How decks of a game are put together."""

    types: tuple[str, ...]
    main: str
    """The type of most cards."""
    at_most: dict[str, int]
    """How many cards of a type a deck may hold, where that is limited."""
    settings: Callable[[random.Random], dict[str, Any]]
    printed: Callable[[Any, Ability], dict[str, Any]]
    """The properties of a card with a generated ability."""


def trails_card(dice: Any, tree: Ability) -> dict[str, Any]:
    """A card of Trails."""
    if isinstance(tree, n.Text):
        return {"type": "EVENT", "EP cost": dice.randrange(3)}
    kind = dice.choice(("UNIT", "UNIT", "UNIT", "ITEM", "BASE"))
    if type(tree).__name__ == "Arts":
        kind = "UNIT"
    if kind == "BASE":
        return {"type": kind, "building level": dice.randrange(1, 4)}
    properties = {"type": kind, "CP cost": dice.randrange(4)}
    if kind == "UNIT":
        properties |= {"STR": dice.randrange(6), "DEF": dice.randrange(6)}
        properties["organization"] = [dice.choice(ORGANIZATIONS)]
    return properties


def weiss_schwarz_card(dice: Any, tree: Ability) -> dict[str, Any]:
    """A card of Weiss Schwarz."""
    color = [dice.choice(("red", "yellow"))]
    if isinstance(tree, n.Text):
        return {"type": "event", "color": color, "level": dice.randrange(3), "cost": dice.randrange(2)}
    if dice.randrange(8) == 0:
        return {"type": "climax", "color": color, "trigger": [dice.choice(("soul", "draw", "gate", "standby"))]}
    return {
        "type": "character",
        "color": color,
        "level": dice.randrange(3),
        "cost": dice.randrange(3),
        "power": 500 * dice.randrange(1, 16),
        "soul": dice.randrange(1, 3),
        "trait": [dice.choice(ORGANIZATIONS)],
        "icon": ["counter"] if dice.randrange(4) == 0 else [],
        "trigger": ["soul"] if dice.randrange(3) == 0 else [],
    }


RECIPES: dict[str, Recipe] = {
    "trails-1.0.1": Recipe(
        ("UNIT", "ITEM", "EVENT", "BASE"),
        "UNIT",
        {},
        lambda dice: {"bond": dice.randrange(LEAST_BOND, MOST_BOND + 1)},
        trails_card,
    ),
    "weiss-schwarz-2.09": Recipe(
        ("character", "event", "climax"), "character", {"climax": 8}, lambda dice: {}, weiss_schwarz_card
    ),
}


@cache
def known_cards(rulebook: str) -> dict[str, CardText]:
    """The cards of the test set and of the bench that may be in a deck."""
    found = {name: card.text for name, card in card_set.load(rulebook).items()}
    for name, text in bench_game(rulebook).cards.items():
        found.setdefault(name, text)
    return {name: text for name, text in found.items() if deckable(text, RECIPES[rulebook])}


def deckable(text: CardText, recipe: Recipe) -> bool:
    """Whether a card is of a type that decks may hold, and may be there four times like any other."""
    types = text.properties.get("type", [])
    types = [types] if isinstance(types, str) else types
    return any(kind in recipe.types for kind in types)


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
        properties = RECIPES[rulebook].printed(dice, tree)
        return CardText(name=f"Generated-{number}", properties=properties, abilities=[text])


def drawn_game(rulebook: str, dice: random.Random, *, generating: bool = True) -> New:
    """A game of two drawn decks; one in five is the game of the bench."""
    recipe = RECIPES[rulebook]
    settings = recipe.settings(dice)
    if dice.randrange(5) == 0:
        bench = bench_game(rulebook)
        return New(rulebook=rulebook, decks=bench.decks, cards=bench.cards, settings=settings)
    known = known_cards(rulebook)
    made: dict[str, CardText] = {}
    if generating and dice.randrange(2):
        for i in range(dice.randrange(1, 4)):
            card = generated(dice, rulebook, i + 1)
            made[card.name] = card
    decks = {player: drawn_deck(dice, known, made, recipe) for player in ("Alice", "Bob")}
    used = {name for deck in decks.values() for name in deck}
    cards = {name: text for name, text in (known | made).items() if name in used}
    return New(rulebook=rulebook, decks=decks, cards=cards, settings=settings)


def drawn_deck(dice: random.Random, known: dict[str, CardText], made: dict[str, CardText], recipe: Recipe) -> list[str]:
    """Fifty cards, mostly of the main type, at most four of each, and of a limited type no more than allowed."""
    mains = [name for name, text in known.items() if type_of(text) == recipe.main]
    others = [name for name, text in known.items() if type_of(text) != recipe.main]
    deck: list[str] = []
    left = dict(recipe.at_most)
    chosen: set[str] = set()

    def add(name: str, text: CardText) -> None:
        chosen.add(name)
        kind = type_of(text)
        count = min(dice.randrange(1, COPIES + 1), DECK_SIZE - len(deck), left.get(kind, COPIES))
        if kind in left:
            left[kind] -= count
        deck.extend([name] * count)

    for name, text in made.items():
        add(name, text)
    while len(deck) < DECK_SIZE:
        name = dice.choice(mains if dice.random() < 0.65 else others)
        if name not in chosen:
            add(name, known[name])
    return deck
