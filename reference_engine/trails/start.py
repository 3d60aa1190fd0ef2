"""How a game of Trails begins: from decks, or from a position; and how a quiet one is written down."""

from __future__ import annotations

from typing import Any

from headjudge.protocol.messages import New, Position
from reference_engine.core.definitions import Cards
from reference_engine.core.model import Obj
from reference_engine.core.position import complain, export_zones, load
from reference_engine.core.starting import card_text, lay_decks, lay_out, who, zones_of_texts

from .cards import new_definition
from .game import TrailsGame
from .memory import recall, remember
from .setup import DECK_SIZE, check_deck
from .turn import TURN
from .zones import DECK, FIELD, HOMEBASE

MARKS = ("stunned", "Support")
STARTING_BOND = 20
SETTINGS = ("mode", "bond")
PERFORMED = ("703.6", "703.7", "703.8", "803", "804")
"""The parts of the turn in which a player performs a step."""


def begin(new: New) -> tuple[TrailsGame, str]:
    """A game, laid out, and the label at which it starts."""
    game = TrailsGame()
    cards, at = lay_out(game, new, new_definition, from_position, from_decks, SETTINGS)
    texts = [meant.node for card in cards.made.values() for a in card.abilities for meant in game.meant_by(a)]
    if not any(game.looks_at(node).states for node in texts):
        game.resource_zones = (HOMEBASE,)
    game.live_zones = zones_of_texts(game, cards, (FIELD, HOMEBASE))
    game.set_board()
    return game, at


def from_decks(game: TrailsGame, new: New, cards: Cards) -> str:
    """Both decks lie in the deck zones, checked; the game starts with its preparation."""
    mode = str(new.settings.get("mode", "strategy"))
    if mode not in DECK_SIZE:
        raise complain("mode", mode, DECK_SIZE)
    lay_decks(game, new, cards, DECK, "601.1", lambda deck, whose: check_deck(deck, mode, whose))
    for player in (0, 1):
        game.numbers[player]["bond"] = int(new.settings.get("bond", STARTING_BOND))
    return "603.1"


def from_position(game: TrailsGame, position: Position, cards: Cards) -> str:
    """Lays out a quiet position at a label of the turn."""
    if TURN.find(position.at) is None:
        raise complain("label", position.at, TURN.labels())
    laid = load(game, position, cards.get, MARKS)
    for role in position.roles:
        if role not in ("initiative", "performing", "primary"):
            raise complain("role", role, ("initiative", "performing"))
    game.initiative = who(game, position.roles.get("initiative", game.names[0]))
    performs = position.at.startswith(PERFORMED)
    if performs:
        game.performing = who(game, position.roles.get("performing", game.names[game.initiative]))
    game.phase = phase_of(position.at)
    game.step = step_of(position.at)
    for obj in laid.values():
        if obj.marks and "stunned" in obj.marks:
            obj.face_up, obj.orientation = False, "action"
    for obj in [obj for zone in game.zones[FIELD] for obj in zone.cards]:
        lay_with_controller(game, obj)
    recall(game, position.memory, laid, cards.get)
    return position.at


def lay_with_controller(game: TrailsGame, card: Obj) -> None:
    """A card on the field lies on the side of its controller, whoever owns it."""
    field = game.zone(FIELD, card.controller)  # 506.4
    if card.zone is not field:
        card.zone.cards.remove(card)
        field.cards.append(card)
        card.zone = field
    if card.controller != card.owner:
        game.base_control[card.id] = card.controller


def phase_of(label: str) -> str:
    """The phase to which a label belongs."""
    if label.startswith("703"):
        return "preparation phase"
    return "cure phase" if label.startswith("705") else "combat phase"


STEPS = {"703.6": "draw step", "703.7": "homebase step", "703.8": "deployment step", "803": "propose attacker step"}


def step_of(label: str) -> str | None:
    """The step that is going on when a game starts at a label; none at the row with which it begins."""
    if label in ("703.6a", "703.7a", "703.8a", "803.1", "804.1"):
        return None
    if label.startswith("804"):
        return "combat resolution step"
    return next((step for part, step in STEPS.items() if label.startswith(part)), None)


def export(game: TrailsGame) -> Position:
    """A quiet game as a position."""
    players, shared = export_zones(game)
    roles = {"initiative": game.names[game.initiative]}
    if game.performing is not None:
        roles["performing"] = game.names[game.performing]
    texts = {card.definition.name: card_text(card.definition, ("name",)) for card in game.cards}
    memory: dict[str, Any] = remember(game)
    return Position(at=game.at, roles=roles, turn=game.turn, players=players, shared=shared, cards=texts, memory=memory)
