"""Drawn positions of Weiss Schwarz: quiet, in the middle of a game, with cards in all zones."""

from __future__ import annotations

import random

from fuzz.weiss_schwarz.decks import drawn_game, type_of
from headjudge.protocol.messages import CardAt, CardText, New, Position, Side

LABELS = ("6.2.1.1", "6.3.1.1", "6.4.1.1", "6.5.1.1", "6.6.1.1", "7.2.1.1", "7.7.1.1", "6.8.1.1")
"""Where a drawn game starts: the beginnings of phases and of the encore step."""
LATEST_TURN = 12
SLOTS = ("center left", "center middle", "center right", "back left", "back right")
PLACES = {"level": 3, "clock": 6, "hand": 7, "stock": 8, "memory": 2, "waiting room": 15}
"""How many cards at most are drawn for each zone; the rest is the deck."""


def drawn_position(dice: random.Random, *, generating: bool = True) -> New:
    """A game from a drawn position, with the cards of two drawn decks."""
    new = drawn_game(dice, generating=generating)
    assert new.decks is not None
    names = tuple(new.decks)
    position = Position(
        at=dice.choice(LABELS),
        roles={"turn player": dice.choice(names), "starting player": dice.choice(names)},
        turn=dice.randrange(2, LATEST_TURN + 1),
        players={name: side(dice, name, deck, new.cards) for name, deck in new.decks.items()},
        cards=new.cards,
    )
    return New(rulebook=new.rulebook, position=position)


def side(dice: random.Random, player: str, deck: list[str], cards: dict[str, CardText]) -> Side:
    """One player: the cards of a deck laid out at random, as the rules let them lie."""
    counts: dict[str, int] = {}
    left: list[CardAt] = []
    for name in deck:
        counts[name] = counts.get(name, 0) + 1
        left.append(CardAt(card=name, label=f"{player} {name}#{counts[name]}"))
    dice.shuffle(left)
    characters = [at for at in left if type_of(cards[at.card]) == "character"]
    slots = dice.sample(SLOTS, dice.randrange(len(SLOTS) + 1))
    stage = characters[: len(slots)]
    left = [at for at in left if at not in stage]
    zones = {"stage": [on_stage(dice, at, slot) for at, slot in zip(stage, slots, strict=False)]}
    for zone, most in PLACES.items():
        count = dice.randrange(most + 1)
        zones[zone], left = left[:count], left[count:]
    return Side(zones=zones | {"deck": left})


def on_stage(dice: random.Random, at: CardAt, slot: str) -> CardAt:
    """A character on a position, standing more often than not."""
    return CardAt(
        card=at.card,
        label=at.label,
        slot=slot,
        orientation=dice.choice(("standing", "standing", "rested", "reversed")),
    )
