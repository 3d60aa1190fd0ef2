"""The cards of a game as its engine uses them: defined once for each text, found by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from headjudge.errors import nearest
from headjudge.protocol.messages import CardText

from .errors import BadCard
from .model import Definition

DEFINITIONS: dict[tuple[str, bytes], Definition] = {}
"""Cards that were defined before, by rulebook and text: a definition never changes, so that games can share it."""

MOST_DEFINITIONS = 5_000

Define = Callable[[Any, CardText], Definition]


def defined(game: Any, card: CardText, define: Define) -> Definition:
    """The definition of a card, made once for each text."""
    key = (game.rulebook, msgspec.json.encode(card))
    known = DEFINITIONS.get(key)
    if known is None:
        if len(DEFINITIONS) >= MOST_DEFINITIONS:
            DEFINITIONS.clear()
        known = DEFINITIONS[key] = define(game, card)
    return known


class Cards:
    """The card definitions of one game, made once for each name."""

    def __init__(self, game: Any, texts: dict[str, CardText], define: Define) -> None:
        self.game = game
        self.texts = texts
        self.define = define
        self.made: dict[str, Definition] = {}

    def get(self, name: str) -> Definition:
        """The definition of a card by name."""
        if name not in self.made:
            if name not in self.texts:
                near = nearest(name, list(self.texts))
                raise BadCard(f"no card {name!r} is given" + (f". Did you mean {near!r}?" if near else ""))
            self.made[name] = defined(self.game, self.texts[name], self.define)
        return self.made[name]


def words(card: CardText, name: str, value: Any) -> tuple[str, ...]:
    """What a card says in words: one, several or none."""
    said = [value] if isinstance(value, str) else value
    if not isinstance(said, list | tuple) or not all(isinstance(part, str) for part in said):
        raise BadCard(f"{card.name}: {name} is a word or a list of words, not {value!r}")
    return tuple(said)


def whole_number(card: CardText, name: str) -> int | None:
    """A numeric property, or None where the card has none."""
    value: Any = card.properties.get(name)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise BadCard(f"{card.name}: {name} is a whole number, not {value!r}")
    return value


def hint(word: str, known: tuple[str, ...]) -> str:
    """The nearest right word, as part of a sentence."""
    near = nearest(word, known)
    return f". Did you mean {near!r}?" if near else f" (it has {', '.join(known)})"
