"""How a game of Weiss Schwarz begins: from decks, or from a position; and how a quiet one is written down."""

from __future__ import annotations

from headjudge.protocol.messages import New, Position
from reference_engine.core.definitions import Cards
from reference_engine.core.errors import BadPosition
from reference_engine.core.position import complain, export_zones, load
from reference_engine.core.starting import card_text, lay_decks, lay_out, who, zones_of_texts

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
    cards, at = lay_out(game, new, new_definition, from_position, from_decks)
    game.live_zones = zones_of_texts(game, cards, (STAGE, CLIMAX_AREA))
    game.set_board()
    return game, at


def from_decks(game: WeissGame, new: New, cards: Cards) -> str:
    """Both decks lie in the deck zones, checked; the game starts with its preparation."""
    lay_decks(game, new, cards, DECK, "5.1.1", check_deck)
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
