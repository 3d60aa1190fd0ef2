"""How a game of any rulebook begins: laid out from a position or from decks, and what both ways share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from headjudge.protocol.messages import CardText, New, Position

from .definitions import Cards, Define
from .errors import BadDeck, BadPosition
from .game import Game
from .model import Definition
from .position import complain

G = TypeVar("G", bound=Game)


def lay_out(
    game: G,
    new: New,
    define: Define,
    from_position: Callable[[G, Position, Cards], str],
    from_decks: Callable[[G, New, Cards], str],
    settings: tuple[str, ...] = (),
) -> tuple[Cards, str]:
    """Lays out a game, and gives its cards and the label at which it starts."""
    for key in new.settings:
        if key not in settings:
            raise BadPosition(f"no setting {key!r}; there are {', '.join(settings) or 'none'}")
    if new.position is not None:
        cards = Cards(game, {**new.cards, **new.position.cards}, define)
        return cards, from_position(game, new.position, cards)
    if new.decks is not None:
        cards = Cards(game, new.cards, define)
        return cards, from_decks(game, new, cards)
    raise BadPosition("a game starts from a position or from decks; neither is given")


def lay_decks(
    game: Game, new: New, cards: Cards, zone: str, clause: str, check: Callable[[list[Definition], str], None]
) -> None:
    """Both decks lie in their zones, from the top as they are listed, each checked by the rules for decks."""
    decks = new.decks or {}
    for name in decks:
        if name not in game.names:  # trails:102.1, ws:1.1.1
            raise complain("player", name, game.names)
    for player, name in enumerate(game.names):
        if name not in decks:
            raise BadDeck(f"{name} has no deck ({clause})", clause)
        deck = [cards.get(card) for card in decks[name]]
        check(deck, f"{name}'s")  # ws:5.2.1.1
        counts: dict[str, int] = {}
        for definition in reversed(deck):
            counts[definition.name] = counts.get(definition.name, 0) + 1
            label = f"{name} {definition.name}#{counts[definition.name]}"
            game.place(definition, player, label, game.zone(zone, player))  # trails:105.2, ws:3.2.1, ws:4.2.1, ws:4.2.2


def zones_of_texts(game: Game, cards: Cards, usual: Iterable[str]) -> tuple[str, ...]:
    """The zones in which an ability of a card in the game can be valid."""
    zones = set(usual)
    for card in cards.made.values():
        for ability in card.abilities:
            for meant in game.meant_by(ability):
                zones.update(meant.zones or ())
    return tuple(name for name in game.zones if name in zones)


def who(game: Game, name: str) -> int:
    """A player by name."""
    if name not in game.names:
        raise complain("player", name, game.names)
    return game.names.index(name)


def card_text(definition: Definition, implied: tuple[str, ...] = ()) -> CardText:
    """A card as it was given, without properties that follow from its name."""
    properties = {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in definition.properties.items()
        if key not in implied
    }
    abilities = properties.pop("abilities")
    return CardText(name=definition.name, properties=properties, abilities=abilities)
