"""2 Card Information: a card's printed properties, checked and brought into one form."""

from __future__ import annotations

from headjudge import notation
from headjudge.protocol.messages import CardText
from reference_engine.core.definitions import hint, whole_number, words
from reference_engine.core.errors import BadCard
from reference_engine.core.model import Definition, Values

from .game import NUMERIC, TEXTS, WeissGame
from .icons import ACTIONS
from .keywords import RULE_ENCORE

TYPES = ("character", "event", "climax")  # 2.3.2
ONLY_ON: dict[str, tuple[str, ...]] = {
    "trait": ("character",),  # 2.5.1
    "level": ("character", "event"),  # 2.6.1
    "cost": ("character", "event"),  # 2.7.1
    "power": ("character",),  # 2.9.1
    "soul": ("character",),  # 2.10.1
}
"""The types of card that have a property, where not all do."""
USUAL: dict[str, int] = {"level": 0, "cost": 0, "power": 0, "soul": 0}
"""2.19.1: a number that a card should have and does not show counts as 0."""


def new_definition(game: WeissGame, card: CardText) -> Definition:
    """A definition of a card, its properties and abilities checked."""
    printed: Values = {name: texts(card, name) for name in TEXTS}
    printed["name"] = printed["name"] or (card.name,)  # 2.1.1
    printed["marks"] = ()
    types = printed["type"]
    for kind in types:
        if kind not in TYPES:
            raise BadCard(f"{card.name}: {game.rulebook} has no type {kind!r}{hint(kind, TYPES)}")
    if len(types) != 1:
        raise BadCard(f"{card.name}: a card has one type: {', '.join(TYPES)}")  # 2.3.1
    for name in NUMERIC:
        number = whole_number(card, name)
        printed[name] = USUAL[name] if number is None and types[0] in ONLY_ON[name] else number
    for name in card.properties:
        if name not in (*TEXTS, *NUMERIC):
            raise BadCard(f"{card.name}: {game.rulebook} has no property {name!r}{hint(name, (*TEXTS, *NUMERIC))}")
    for name, having in ONLY_ON.items():
        if card.properties.get(name) not in (None, [], ()) and types[0] not in having:
            raise BadCard(f"{card.name}: a card of type {types[0]} has no {name}")
    for icon in printed["trigger"]:
        if icon not in ACTIONS:
            raise BadCard(f"{card.name}: there is no trigger icon {icon!r}{hint(icon, tuple(ACTIONS))}")  # 4.12.2
    abilities = [game.new_ability(notation.parse(text, game.rulebook)) for text in card.abilities]  # 2.12.1
    shown = {key: value for key, value in printed.items() if key != "marks" and value not in (None, ())}
    properties = {**shown, "abilities": [ability.text for ability in abilities]}
    if "character" in types:
        abilities.append(game.new_ability(notation.parse(RULE_ENCORE, game.rulebook)))  # 10.2.3
    printed["abilities"] = tuple(abilities)
    return Definition(card.name, printed, tuple(abilities), properties)


def texts(card: CardText, name: str) -> tuple[str, ...]:
    """A property with words: one, several or none."""
    value = card.properties.get(name, ())
    return words(card, name, () if value == "" else value)
