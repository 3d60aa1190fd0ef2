"""200 Card Information: a card's printed properties, checked and brought into one form."""

from __future__ import annotations

from typing import Any

from headjudge import notation
from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from headjudge.protocol.messages import CardText
from reference_engine.core.definitions import hint, whole_number, words
from reference_engine.core.errors import BadCard
from reference_engine.core.model import Ability, Definition, Values

from .game import TrailsGame
from .zones import ZONES

TYPES = ("UNIT", "ITEM", "EVENT", "BASE")  # 203.2
NUMBERS = ("CP cost", "EP cost", "building level", "STR", "DEF")  # 204.1, 205.1, 206.1, 209.1, 210.1
TEXTS = ("sub-name", "type", "organization", "card number")  # 202.1, 203.1, 211.1, 213.1

DEFINING = (n.Sets, n.SetsText, n.BecomesType)


def new_definition(game: TrailsGame, card: CardText) -> Definition:
    """A definition of a card, its properties and abilities checked."""
    printed: Values = {"name": texts(card, "name") or (card.name,), "marks": ()}  # 201.1
    for name in TEXTS:
        printed[name] = texts(card, name)
    for name in NUMBERS:
        printed[name] = whole_number(card, name)
    for name in card.properties:
        if name not in (*TEXTS, *NUMBERS, "name"):
            raise BadCard(f"{card.name}: trails-1.0.1 has no property {name!r}{hint(name, (*TEXTS, *NUMBERS))}")
    for kind in printed["type"]:
        if kind not in TYPES:
            raise BadCard(f"{card.name}: trails-1.0.1 has no type {kind!r}{hint(kind, TYPES)}")
    if not printed["type"]:
        raise BadCard(f"{card.name}: a card has a type: {', '.join(TYPES)}")
    abilities = tuple(game.new_ability(notation.parse(text, game.rulebook)) for text in card.abilities)  # 207.2, 207.4
    for ability in abilities:
        if is_baseline(ability):
            ability.zones = tuple(spec.name for spec in ZONES)  # 1212.2
        elif isinstance(ability.node, t.Arts) and printed["EP cost"] is None:
            printed["EP cost"] = cost_of_arts(ability.node)
    printed["abilities"] = abilities
    shown = {
        key: value for key, value in printed.items() if key not in ("abilities", "marks") and value not in (None, ())
    }
    return Definition(card.name, printed, abilities, {**shown, "abilities": [ability.text for ability in abilities]})


def cost_of_arts(arts: t.Arts) -> int | None:
    """205.1: the EP cost of a UNIT card is that of its Arts, unless the player chooses it on playing."""
    return arts.ep.value if isinstance(arts.ep, n.Constant) else None


def is_baseline(ability: Ability) -> bool:
    """Whether a continuous craft does nothing but define its own card, without a condition."""
    node = ability.node
    return (
        isinstance(node, n.Cont)
        and node.condition is None
        and ability.zones is None
        and all(isinstance(c, DEFINING) and isinstance(c.subject, n.ThisCard) for c in node.changes)
    )


def texts(card: CardText, name: str) -> tuple[str, ...]:
    """A property with words: one, several or none."""
    value: Any = card.properties.get(name, ())
    if isinstance(value, str) and name == "type":
        value = [part.strip() for part in value.split("•")]  # 203.2a
    return words(card, name, value)
