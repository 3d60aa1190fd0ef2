"""How a game of Weiss Schwarz begins: from decks, or from a position; and how a quiet one is written down."""

from __future__ import annotations

from headjudge.protocol.messages import CardText, New, Position
from reference_engine.core.definitions import Cards
from reference_engine.core.errors import BadDeck, BadPosition
from reference_engine.core.model import Definition
from reference_engine.core.position import complain, export_zones, load

from .cards import new_definition
from .game import WeissGame
from .memory import recall, remember
from .setup import check_deck
from .turn import TURN
from .zones import CLIMAX_AREA, DECK, MARKERS, SLOTS, STAGE, is_blank

PHASES: dict[str, str] = {
    "6.2": "stand phase",
    "6.3": "draw phase",
    "6.4": "clock phase",
    "6.5": "main phase",
    "6.6": "climax phase",
    "6.8": "end phase",
}
STEPS: dict[str, str] = {
    "7.2": "attack declaration step",
    "7.3": "trigger step",
    "7.4": "counter step",
    "7.5": "damage step",
    "7.6": "battle step",
    "7.7": "encore step",
}
ROLES = ("turn player", "starting player")


def begin(new: New) -> tuple[WeissGame, str]:
    """A game, laid out, and the label at which it starts."""
    game = WeissGame()
    for key in new.settings:
        raise BadPosition(f"no setting {key!r}; there are none")
    if new.position is not None:
        cards = Cards(game, {**new.cards, **new.position.cards}, new_definition)
        at = from_position(game, new.position, cards)
    elif new.decks is not None:
        cards = Cards(game, new.cards, new_definition)
        at = from_decks(game, new, cards)
    else:
        raise BadPosition("a game starts from a position or from decks; neither is given")
    game.live_zones = live_zones(game, cards)
    game.set_board()
    return game, at


def live_zones(game: WeissGame, cards: Cards) -> tuple[str, ...]:
    """The zones in which an ability of a card in the game can be valid."""
    zones = {STAGE, CLIMAX_AREA} | {
        zone
        for card in cards.made.values()
        for ability in card.abilities
        for meant in game.meant_by(ability)
        for zone in meant.zones or ()
    }
    return tuple(name for name in game.zones if name in zones)


def from_decks(game: WeissGame, new: New, cards: Cards) -> str:
    """Both decks lie in the deck zones, checked; the game starts with its preparation."""
    assert new.decks is not None
    for name in new.decks:
        if name not in game.names:  # 1.1.1
            raise complain("player", name, game.names)
    for player, name in enumerate(game.names):
        if name not in new.decks:
            raise BadDeck(f"{name} has no deck (5.1.1)", "5.1.1")
        deck = [cards.get(card) for card in new.decks[name]]
        check_deck(deck, f"{name}'s")  # 5.2.1.1
        counts: dict[str, int] = {}
        for definition in reversed(deck):
            counts[definition.name] = counts.get(definition.name, 0) + 1
            label = f"{name} {definition.name}#{counts[definition.name]}"
            game.place(definition, player, label, game.zone(DECK, player))  # 4.2.1, 4.2.2, 3.2.1
    return "5.2.1"


def from_position(game: WeissGame, position: Position, cards: Cards) -> str:
    """Lays out a quiet position at a label of the turn."""
    if TURN.find(position.at) is None:
        raise complain("label", position.at, TURN.labels())
    laid = load(game, position, cards.get, ())
    settle_slots(game)
    for role in position.roles:
        if role not in ROLES:
            raise complain("role", role, ROLES)
    game.turn_player = who(game, position.roles.get("turn player", game.names[0]))
    game.starting_player = who(game, position.roles.get("starting player", game.names[0]))
    game.phase = PHASES.get(position.at[:3], "attack phase")
    game.step = STEPS.get(position.at[:3])
    for obj in laid.values():
        if is_blank(obj):
            game.blank(obj)
    recall(game, position.memory, laid, cards.get)
    if position.at[:3] in STEPS and game.attack is None and position.at not in WITHOUT_ATTACK:
        raise BadPosition(f"at {position.at} an attack is under way; the position names none")
    return position.at


WITHOUT_ATTACK = ("7.2.1.1", "7.2.1.2", "7.2.1.3", "7.7.1.1", "7.7.1.2", "7.7.1.3", "7.7.1.4")
"""The labels of the attack phase at which no attack is under way."""


def settle_slots(game: WeissGame) -> None:
    """Every card on the stage lies on a position: one that names none on the first that is free."""
    for player in (0, 1):
        for zone in (STAGE, MARKERS):
            for card in game.cards_in(zone, player):
                if card.slot is None and zone == STAGE:
                    card.slot = first_free(game, player)
                if card.slot not in SLOTS:
                    raise complain("position", str(card.slot), SLOTS)


def first_free(game: WeissGame, player: int) -> str | None:
    """The first stage position without a card."""
    taken = [card.slot for card in game.cards_in(STAGE, player)]
    return next((slot for slot in SLOTS if slot not in taken), None)


def who(game: WeissGame, name: str) -> int:
    """A player by name."""
    if name not in game.names:
        raise complain("player", name, game.names)
    return game.names.index(name)


def export(game: WeissGame) -> Position:
    """A quiet game as a position."""
    players, shared = export_zones(game)
    texts = {card.definition.name: card_text(card.definition) for card in game.cards}
    return Position(
        at=game.at,
        roles=game.roles(),
        turn=game.turn,
        players=players,
        shared=shared,
        cards=texts,
        memory=remember(game),
    )


def card_text(definition: Definition) -> CardText:
    """A card as it was given."""
    properties = {
        key: list(value) if isinstance(value, tuple) else value for key, value in definition.properties.items()
    }
    abilities = properties.pop("abilities")
    return CardText(name=definition.name, properties=properties, abilities=abilities)
