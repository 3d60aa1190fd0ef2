"""Positions: a quiet state from data, and data from a quiet state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.errors import nearest
from headjudge.protocol.messages import CardAt, Position, Side

from .errors import BadPosition
from .game import Game
from .model import Definition, Obj, Zone


def complain(what: str, word: str, words: Any) -> BadPosition:
    """The error for a word that the rulebook does not know, with the nearest right one."""
    listed = ", ".join(words)
    near = nearest(word, list(words))
    return BadPosition(f"no {what} {word!r}; there are {listed}" + (f". Did you mean {near!r}?" if near else ""))


def load(game: Game, position: Position, define: Callable[[str], Definition], marks: tuple[str, ...]) -> dict[str, Obj]:
    """Lays out a position and gives its cards by label; what the data cannot mean is refused."""
    loader = Loader(game, define, marks)
    for name, side in position.players.items():
        player = loader.player(name)
        for number, value in side.numbers.items():
            if number not in game.numbers[player]:
                raise complain("number", number, game.numbers[player])
            game.numbers[player][number] = value
        for zone, cards in side.zones.items():
            if zone not in game.zones:
                raise complain("zone", zone, game.zones)
            loader.lay(cards, game.zone(zone, player), player)
    for zone, cards in position.shared.items():
        if zone not in game.zones or len(game.zones[zone]) != 1:
            raise complain("shared zone", zone, [name for name, sides in game.zones.items() if len(sides) == 1])
        loader.lay(cards, game.zone(zone, 0), None)
    loader.settle_hosts()
    game.turn = position.turn
    return loader.by_label


class Loader:
    """Lays cards one by one and keeps track of their labels."""

    def __init__(self, game: Game, define: Callable[[str], Definition], marks: tuple[str, ...]) -> None:
        self.game = game
        self.define = define
        self.marks = marks
        self.by_label: dict[str, Obj] = {}
        self.hosted: list[tuple[Obj, str]] = []

    def player(self, name: str) -> int:
        """A player by name."""
        if name not in self.game.names:
            raise complain("player", name, self.game.names)
        return self.game.names.index(name)

    def lay(self, cards: list[CardAt], zone: Zone, player: int | None) -> None:
        """Lays cards into a zone, each in the state that the position says; a list reads from the top."""
        game, by_label, side = self.game, self.by_label, zone.side
        for at in reversed(cards) if zone.spec.ordered else cards:
            owner = self.player(at.owner) if at.owner is not None else player
            if owner is None:
                raise BadPosition(f"{at.card} in the {zone.name} needs an owner")
            label = at.label
            if label is None:
                label = self.new_label(at)
            elif label in by_label:
                raise BadPosition(f"{label} is in two places: {by_label[label].zone.name} and another")
            obj = by_label[label] = game.place(self.define(at.card), owner, label, zone)
            if at.controller is not None:
                obj.controller = self.player(at.controller)
            elif side >= 0:
                obj.controller = side
            if at.orientation is not None:
                obj.orientation = orientation_in(zone, at.orientation, label)
            if at.face is not None:
                obj.face_up = lies_face_up(zone, at.face, label)
            if at.marks:
                obj.marks = self.known_marks(at.marks)
            obj.slot, obj.role = at.slot, at.role
            if at.host is not None:
                self.hosted.append((obj, at.host))

    def known_marks(self, marks: list[str]) -> tuple[str, ...]:
        """The marks of a card, all of them such as the rulebook has."""
        for mark in marks:
            if mark not in self.marks:
                raise complain("mark", mark, self.marks)
        return tuple(marks)

    def new_label(self, at: CardAt) -> str:
        """The label of a card that is given none: its name, numbered when the name is taken."""
        label, count = at.card, 1
        while label in self.by_label:
            count += 1
            label = f"{at.card}#{count}"
        return label

    def settle_hosts(self) -> None:
        """Ties cards to those under which they lie."""
        for obj, host in self.hosted:
            if host not in self.by_label:
                raise complain("card", host, self.by_label)
            obj.host = self.by_label[host]


def orientation_in(zone: Zone, orientation: str, label: str) -> str:
    """An orientation that cards have in a zone."""
    if orientation not in zone.spec.orientation:
        if not zone.spec.orientation:
            raise BadPosition(f"{label}: cards in the {zone.name} have no orientation")
        raise complain("orientation", orientation, zone.spec.orientation)
    return orientation


def lies_face_up(zone: Zone, face: str, label: str) -> bool:
    """Whether a card lies face-up, in a zone where that counts."""
    if face not in ("face-up", "face-down"):
        raise complain("face", face, ("face-up", "face-down"))
    if not zone.spec.face:
        raise BadPosition(f"{label}: cards in the {zone.name} lie neither face-up nor face-down")
    return face == "face-up"


def export_zones(game: Game) -> tuple[dict[str, Side], dict[str, list[CardAt]]]:
    """All places and numbers of a quiet state."""
    players: dict[str, Side] = {}
    for player in (0, 1):
        zones = {
            name: export_cards(game, sides[player])
            for name, sides in game.zones.items()
            if len(sides) == 2 and sides[player].cards
        }
        players[game.names[player]] = Side(numbers=dict(game.numbers[player]), zones=zones)
    shared = {
        name: export_cards(game, sides[0]) for name, sides in game.zones.items() if len(sides) == 1 and sides[0].cards
    }
    return players, shared


def export_cards(game: Game, zone: Zone) -> list[CardAt]:
    """The cards of a zone as a position says them."""
    return [export_card(game, obj) for obj in (reversed(zone.cards) if zone.spec.ordered else zone.cards)]


def export_card(game: Game, obj: Obj) -> CardAt:
    """One card as a position says it."""
    spec = obj.zone.spec
    assert obj.card is not None
    usual = obj.zone.side if obj.zone.side >= 0 else obj.owner
    return CardAt(
        card=obj.definition.name,
        label=obj.card.label,
        orientation=obj.orientation,
        face=("face-up" if obj.face_up else "face-down") if spec.face else None,
        marks=list(obj.marks),
        controller=game.names[obj.controller] if obj.controller != usual else None,
        owner=game.names[obj.owner] if obj.owner != obj.zone.side else None,
        slot=obj.slot,
        host=obj.host.name if obj.host is not None and obj.host.alive else None,
        role=obj.role,
    )
