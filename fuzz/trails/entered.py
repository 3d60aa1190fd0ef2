"""What is noted when a row of the turn of Trails begins, and what a game tells in between."""

from __future__ import annotations

from typing import Any

from fuzz.watching import Violation, Watch


class Entered:
    """What was so when a row of the turn began."""

    __slots__ = (
        "altered",
        "attack",
        "decks",
        "hands",
        "homebases",
        "initiative",
        "label",
        "log",
        "numbers",
        "performing",
    )

    def __init__(self, game: Any, label: str) -> None:
        self.label = label
        self.numbers = (dict(game.numbers[0]), dict(game.numbers[1]))
        self.hands = (len(game.cards_in("hand", 0)), len(game.cards_in("hand", 1)))
        self.decks = (len(game.cards_in("deck", 0)), len(game.cards_in("deck", 1)))
        self.homebases = (len(game.cards_in("homebase", 0)), len(game.cards_in("homebase", 1)))
        self.initiative = game.initiative
        self.performing = game.performing
        self.log = len(game.log)
        self.altered = frozenset(game.altered)
        self.attack: Any = None
        attack = game.attack
        if label == "804.11" and attack is not None:
            game.refresh()
            fighters = [*attack.attackers, *([attack.defending] if attack.defending is not None else [])]
            self.attack = {
                "attackers": attack.attackers,
                "defending": attack.defending,
                "player": attack.player,
                "sclm": attack.sclm,
                "ruled": bool(game.rules),
                "values": {unit: dict(unit.values) for unit in fighters},
                "supported": attack.defending is not None and game.has_mark(attack.defending, "Support"),
            }


def on_failed_draws(watch: Watch, failed: tuple[bool, bool]) -> None:
    """Somebody had no card to draw, or that was dealt with."""
    for player in (0, 1):
        if failed[player] and not watch.game.failed_draws[player]:
            if watch.game.cards_in("deck", player):
                raise Violation("loses_by_empty_deck", "1102.1", "a draw failed although the deck has cards")
            watch.memory["failed", player] = True
