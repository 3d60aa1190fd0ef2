"""What words look at, so that what was found by them is known to hold until something of it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .selecting import description
from .trees import notation_reads, walk

if TYPE_CHECKING:
    from .game import Game
    from .model import Zone

PLAIN_CONDITIONS = (n.Controls, n.There, n.Compare, n.AllOf, n.AnyOf, n.Not, n.InPeriod, n.IsIn, n.IsKind)
"""Conditions that look at nothing but what their own parts name."""


class Looks:
    """What words depend on: zones, states of cards, numbers of players, periods, the attack under way."""

    __slots__ = ("any_value", "anywhere", "combat", "numbers", "periods", "places", "read", "states", "zones")

    def __init__(self) -> None:
        self.zones: frozenset[str] = frozenset()
        self.places: tuple[Zone, ...] = ()
        """The zones of these names, of both players."""
        self.read: frozenset[str] = frozenset()
        """The properties of cards at which the words look."""
        self.any_value = False
        """Whether a condition may look at others too."""
        self.anywhere = False
        """Whether the words may look at other zones too."""
        self.states = self.numbers = self.periods = self.combat = False

    def add(self, other: Looks) -> None:
        """Adds what other words depend on."""
        self.zones |= other.zones
        self.places = tuple(dict.fromkeys((*self.places, *other.places)))
        self.read |= other.read
        self.any_value |= other.any_value
        self.anywhere |= other.anywhere
        self.states |= other.states
        self.numbers |= other.numbers
        self.periods |= other.periods
        self.combat |= other.combat

    def looks_at_values(self, game: Game) -> bool:
        """Whether effects in force could change what the words find on cards."""
        return self.any_value or game.granting or not self.read.isdisjoint(game.values_written)

    def now(self, game: Game) -> tuple[Any, ...]:
        """The versions of all that is looked at; while they are the same, so is what the words come to."""
        found = [game.board, *[zone.version for zone in self.places]]
        if self.anywhere:
            found += (game.cards_version, game.waiting_version)
        if self.looks_at_values(game):
            found.append(game.value_version)
        if self.states:
            found.append(game.states_version)
        if self.periods:
            found.append(game.period_version)
        if self.combat:
            found.append(game.combat_version)
        if self.numbers:
            found += game.numbers[0].values()
            found += game.numbers[1].values()
        return tuple(found)


KNOWN: dict[tuple[str, int], tuple[Any, Looks]] = {}
"""What texts were found to depend on, by rulebook and node, but for the zones of a game."""

MOST_KNOWN = 20_000


def new_looks(game: Game, node: Any) -> Looks:
    """What a text or a part of a text depends on in a game."""
    key = (game.rulebook, id(node))
    known = KNOWN.get(key)
    if known is None or known[0] is not node:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[key] = (node, read_looks(game, node))
    looks = Looks()
    looks.add(known[1])
    looks.places = tuple(zone for name, sides in game.zones.items() if name in looks.zones for zone in sides)
    return looks


def read_looks(game: Game, node: Any) -> Looks:
    """What a text or a part of a text depends on, read from its words."""
    looks = Looks()
    zones: set[str] = set()
    for part in walk(node):
        if isinstance(part, n.State | n.NotState | n.Is | n.IsNot) and part.state in game.combat_states:
            looks.combat = True
        elif isinstance(part, n.State | n.NotState | n.Is | n.IsNot | n.WithMark | n.WithoutMark):
            looks.states = True
        elif isinstance(part, n.PlayerNumber):
            looks.numbers = True
            if part.number in game.zone_of_number:
                zones.add(game.zone_of_number[part.number])
        elif isinstance(part, n.Cards):
            zones.update(description(game, part).homes)
        elif isinstance(part, n.ZoneOf):
            zones.add(part.name)
        elif isinstance(part, n.InPeriod):
            looks.periods = looks.combat = True  # a combat is a period too
        elif type(part) in game.places_of_words:
            zones.update(game.places_of_words[type(part)])
        elif isinstance(part, n.Condition) and type(part) not in PLAIN_CONDITIONS:
            looks.states = looks.numbers = looks.periods = looks.combat = looks.any_value = True
    looks.anywhere = game.placed_words is not None and any(type(part) not in game.placed_words for part in walk(node))
    looks.zones = frozenset(zones)
    looks.read = notation_reads(node)
    return looks


def all_looks(several: Iterable[Looks]) -> Looks:
    """What several texts depend on together."""
    looks = Looks()
    for other in several:
        looks.add(other)
    return looks
