"""What a step is read with: the words of the rulebook, the cards of the scenario, the player named last."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from headjudge.scenarios.errors import UnknownWord

if TYPE_CHECKING:
    from headjudge.scenarios.words import Words

PLAYERS = ("Alice", "Bob")
BOTH = ("both players", "each player", "Alice and Bob")
PRONOUNS = ("her", "his", "their")
EACH = "each"
"""Whose a zone is after `both players`: the own one of each."""


def opponent(player: str) -> str:
    """Return the other player."""
    return PLAYERS[1 - PLAYERS.index(player)]


class Place(NamedTuple):
    """A zone of a player, or of the game when `player` is None; `end` is top, bottom or nothing."""

    player: str | None
    zone: str
    end: str = ""
    slot: str = ""

    def of(self, player: str) -> Place:
        """Return the place for one player, where it is the own one of each."""
        return self._replace(player=player) if self.player == EACH else self

    def __str__(self) -> str:
        end = f"{self.end} of " if self.end else ""
        slot = f", {self.slot}" if self.slot else ""
        return f"{end}{self.player}'s {self.zone}{slot}" if self.player else f"{end}the {self.zone}{slot}"


class State(NamedTuple):
    """One state of a card: `orientation`, `face` or `mark`, and which."""

    of: str
    is_: str


class Moment(NamedTuple):
    """A place in the course of a turn: its label, and the players who perform and whose the turn is there."""

    label: str
    performing: str | None = None
    leading: str | None = None
    text: str = ""


class Scope:
    """What the converters of one step may look at."""

    __slots__ = ("labels", "last_player", "names", "words")

    def __init__(self, words: Words, names: Mapping[str, object], labels: Mapping[str, object] | None) -> None:
        self.words = words
        self.names = names
        self.labels = labels
        self.last_player: str | None = None

    def card_name(self, text: str, *, many: bool = False) -> str:
        """Return the name of a card of the test set or of the scenario; `Reeds` is Reed where many are spoken of."""
        base = text.partition("#")[0]
        if base in self.names or (self.labels and text in self.labels):
            return text
        if many and base.endswith("s") and base[:-1] in self.names:
            return base[:-1]
        raise UnknownWord("card", text, self.names)

    def check_label(self, label: str) -> None:
        """Refuse a label that no card of the scenario can have."""
        if self.labels is not None and label in self.labels:
            return
        name = re.sub(r"#\d+$", "", label)
        if name in self.names:
            return
        raise UnknownWord("card", label, [*(self.labels or ()), *self.names])
