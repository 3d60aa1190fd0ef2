"""Decks to play in any game: cards of the test set, of the bench and with generated abilities."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from headjudge import notation
from headjudge.bench.decks import bench_game
from headjudge.notation.categories import Ability
from headjudge.protocol.messages import CardText, New
from headjudge.scenarios import card_set

BENCH_EVERY = 5
"""One in so many games is the game of the bench."""

Cards = dict[str, CardText]


@cache
def known_cards(rulebook: str) -> Cards:
    """The cards of the test set and of the bench."""
    found = {name: card.text for name, card in card_set.load(rulebook).items()}
    for name, text in bench_game(rulebook).cards.items():
        found.setdefault(name, text)
    return found


def generated_ability(dice: Any, rulebook: str) -> tuple[Ability, str]:
    """A generated ability, as a tree and as text."""
    while True:
        try:
            tree = notation.generate(dice, Ability, rulebook, dice.randrange(3, 6))
            return tree, notation.write(tree, rulebook)
        except notation.NotationError:
            continue


def drawn_decks(
    dice: random.Random,
    rulebook: str,
    known: Cards,
    generated: Callable[[Any, str, int], CardText] | None,
    drawn_deck: Callable[[random.Random, Cards, Cards], list[str]],
) -> New:
    """A game of two drawn decks, some with generated cards among them, or the game of the bench."""
    if dice.randrange(BENCH_EVERY) == 0:
        bench = bench_game(rulebook)
        return New(rulebook=rulebook, decks=bench.decks, cards=bench.cards)
    made: Cards = {}
    if generated is not None and dice.randrange(2):
        for i in range(dice.randrange(1, 4)):
            card = generated(dice, rulebook, i + 1)
            made[card.name] = card
    decks = {player: drawn_deck(dice, known, made) for player in ("Alice", "Bob")}
    used = {name for deck in decks.values() for name in deck}
    cards = {name: text for name, text in (known | made).items() if name in used}
    return New(rulebook=rulebook, decks=decks, cards=cards)
