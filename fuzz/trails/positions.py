"""Drawn positions of Trails: quiet, in the middle of a game, with cards in all zones and in all states."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from fuzz.trails.decks import drawn_game, type_of
from headjudge.protocol.messages import CardAt, CardText, New, Position, Side

PERFORMED = ("703.6a", "703.7a", "703.7c", "703.8a", "703.8c", "803.1", "803.3")
LABELS = ("703.1", "703.3", *PERFORMED, "802.1", "802.3", "802.4", "705.1", "705.3", "705.5", "705.6")
"""Where a drawn game starts: windows and starts of steps and phases, at which nothing is half done."""
LATEST_TURN = 12
MOST_BOND = 15
PLACES = {"field": 5, "homebase": 6, "hand": 6, "trail": 6, "exile zone": 2}
"""How many cards at most are drawn for each zone; the rest is the deck."""


def drawn_position(dice: random.Random, *, generating: bool = True) -> New:
    """A game from a drawn position, with the cards of two drawn decks."""
    new = drawn_game(dice, generating=generating)
    assert new.decks is not None
    at = dice.choice(LABELS)
    names = tuple(new.decks)
    roles = {"initiative": dice.choice(names)}
    if at in PERFORMED:
        roles["performing"] = dice.choice(names)
    position = Position(
        at=at,
        roles=roles,
        turn=dice.randrange(1, LATEST_TURN + 1),
        players={name: side(dice, name, deck, new.cards) for name, deck in new.decks.items()},
        cards=new.cards,
    )
    return New(rulebook=new.rulebook, position=position)


def side(dice: random.Random, player: str, deck: list[str], cards: dict[str, CardText]) -> Side:
    """One player: the cards of a deck laid out at random, as the rules let them lie."""
    left = labelled(player, deck)
    dice.shuffle(left)
    zones: dict[str, list[CardAt]] = {}
    for zone, most in PLACES.items():
        fitting = [at for at in left if zone != "field" or type_of(cards[at.card]) in ("UNIT", "ITEM")]
        taken = fitting[: dice.randrange(most + 1)]
        left = [at for at in left if at not in taken]
        zones[zone] = [in_state(dice, zone, at, cards[at.card]) for at in taken]
    return Side(numbers={"bond": dice.randrange(1, MOST_BOND + 1)}, zones=zones | {"deck": left})


def labelled(player: str, deck: list[str]) -> list[CardAt]:
    """The cards of a deck, each under a label of its own."""

    def each() -> Iterator[CardAt]:
        counts: dict[str, int] = {}
        for name in deck:
            counts[name] = counts.get(name, 0) + 1
            yield CardAt(card=name, label=f"{player} {name}#{counts[name]}")

    return list(each())


def in_state(dice: random.Random, zone: str, at: CardAt, text: CardText) -> CardAt:
    """A card in a state that its zone allows: ready or actioned, a UNIT perhaps stunned or with Support."""
    states: dict[str, Any] = {}
    if zone in ("field", "homebase"):
        states = {"orientation": dice.choice(("ready", "ready", "action")), "face": "face-up"}
        states["face"] = "face-down" if zone == "homebase" and type_of(text) != "BASE" else "face-up"
    if zone == "field" and type_of(text) == "UNIT":
        drawn = dice.randrange(10)
        if drawn == 0:
            states = {"orientation": "action", "face": "face-down", "marks": ["stunned"]}
        elif drawn == 1:
            states["marks"] = ["Support"]
    return CardAt(card=at.card, label=at.label, **states)
