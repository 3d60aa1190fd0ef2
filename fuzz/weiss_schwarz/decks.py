"""Decks to play: cards of the test set, of the bench and with generated abilities, legal by 5.1."""

from __future__ import annotations

import random
from typing import Any

from fuzz import decks
from headjudge.notation import rows_core as n
from headjudge.notation.categories import Ability
from headjudge.protocol.messages import CardText, New

RULEBOOK = "weiss-schwarz-2.09"
DECK_SIZE, COPIES, CLIMAXES = 50, 4, 8  # 5.1.2.1, 5.1.2.2, 5.1.2.3
COLORS = ("red", "yellow", "green", "blue")
TRAITS = ("Guild", "Watch", "Empire", "Order")
TRIGGERS = ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")
IN_COLOR = 0.85
"""How often a card is taken from the two colors of its deck, so that it can be played."""


def texts_of(text: CardText, name: str) -> list[str]:
    """The words of a property."""
    value = text.properties.get(name, [])
    return [value] if isinstance(value, str) else list(value)


def type_of(text: CardText) -> str:
    """The type of a card."""
    return texts_of(text, "type")[0]


def names_of(text: CardText) -> list[str]:
    """The names by which copies are counted (5.1.2.2.1)."""
    return texts_of(text, "name") or [text.name]


def generated(dice: Any, rulebook: str, number: int) -> CardText:
    """A card with a generated ability."""
    tree, text = decks.generated_ability(dice, rulebook)
    return CardText(name=f"Generated-{number}", properties=printed(dice, tree), abilities=[text])


def printed(dice: Any, tree: Ability) -> dict[str, Any]:
    """The properties of a card with a generated ability."""
    color = [dice.choice(COLORS)]
    if isinstance(tree, n.Text):
        return {"type": "event", "color": color, "level": dice.randrange(3), "cost": dice.randrange(2)}
    if dice.randrange(8) == 0:
        return {"type": "climax", "color": color, "trigger": [dice.choice(TRIGGERS)]}
    return {
        "type": "character",
        "color": color,
        "level": dice.randrange(3),
        "cost": dice.randrange(3),
        "power": 500 * dice.randrange(1, 16),
        "soul": dice.randrange(1, 3),
        "trait": [dice.choice(TRAITS)],
        "icon": ["counter"] if dice.randrange(4) == 0 else [],
        "trigger": ["soul"] if dice.randrange(3) == 0 else [],
    }


def drawn_game(dice: random.Random, *, generating: bool = True, rulebook: str = RULEBOOK) -> New:
    """A game of two drawn decks."""
    known = decks.known_cards(rulebook)
    return decks.drawn_decks(dice, rulebook, known, generated if generating else None, drawn_deck)


def drawn_deck(dice: random.Random, known: dict[str, CardText], made: dict[str, CardText]) -> list[str]:
    """Fifty cards, mostly characters of two colors, at most four of a name and eight climaxes."""
    colors = set(dice.sample(COLORS, 2))
    fitting = {name: text for name, text in known.items() if colors & set(texts_of(text, "color"))}
    deck = Deck(dice)
    for text in made.values():
        deck.add(text)
    while len(deck.cards) < DECK_SIZE:
        pool = fitting if dice.random() < IN_COLOR else known
        kind = dice.choices(("character", "event", "climax"), (7, 2, 2))[0]
        among = [text for text in pool.values() if type_of(text) == kind]
        if among:
            deck.add(dice.choice(among))
    return deck.cards


class Deck:
    """A deck that grows and stays legal."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.cards: list[str] = []
        self.copies: dict[str, int] = {}
        self.climaxes = 0

    def add(self, text: CardText) -> None:
        """Adds one to four copies of a card, as far as there is room for them."""
        names = names_of(text)
        room = min([DECK_SIZE - len(self.cards), *(COPIES - self.copies.get(name, 0) for name in names)])
        if type_of(text) == "climax":
            room = min(room, CLIMAXES - self.climaxes)
        count = min(room, self.dice.randrange(1, COPIES + 1))
        if count <= 0:
            return
        self.cards += [text.name] * count
        self.climaxes += count if type_of(text) == "climax" else 0
        for name in names:
            self.copies[name] = self.copies.get(name, 0) + count
