"""What is noted when a row of the turn of Weiss Schwarz begins, and what a game tells in between."""

from __future__ import annotations

from typing import Any

from fuzz.watching import Watch


class Entered:
    """What was so when a row of the turn began."""

    __slots__ = ("altered", "facing", "fighters", "label", "log", "ruled")

    def __init__(self, game: Any, label: str) -> None:
        self.label = label
        self.log = len(game.log)
        self.altered = frozenset(game.altered)
        self.ruled = bool(game.rules)
        """Whether any effect forbids, allows or limits something."""
        attack = game.attack
        self.facing: Any = None
        self.fighters: dict[Any, tuple[int, str | None]] = {}
        """For the comparison of a battle: power and orientation of those in it."""
        if attack is not None and label == "7.2.1.4" and attack.attacker is not None:
            self.facing = game.facing(attack.attacker)
        if attack is not None and label == "7.6.1.2":
            game.refresh()
            self.fighters = {card: (game.values(card)["power"] or 0, card.orientation) for card in attack.in_battle()}


def on_leap(watch: Watch, period: str | None) -> None:
    """An effect lets the game go on somewhere else: rows end before they are through (11.4)."""
    if period is not None:
        watch.memory["leapt"] = True
        watch.memory["leapt phase"] = True
