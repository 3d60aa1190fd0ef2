"""Moments that several invariants share, and what they ask of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fuzz.watching import Watch

WINDOWS = "asked main | asked climax | asked attack | asked counter"
ENDING_WITH_A_CHECK = (
    *("6.2.1.1", "6.2.1.3", "6.3.1.1", "6.3.1.3", "6.4.1.1", "6.4.1.3", "6.6.1.1", "6.6.1.3", "7.2.1.2", "7.2.1.6"),
    *("7.3.1.1", "7.3.1.3", "7.4.1.3", "7.5.1.1", "7.5.1.3", "7.6.1.1", "7.6.1.4", "7.7.1.1", "6.8.1.1"),
)
"""Rows of the turn that end with a check timing."""
CHECKED = " | ".join([WINDOWS, *(f"after {label}" for label in ENDING_WITH_A_CHECK)])
"""After a check timing: in every window, and when a row that ends with one is over."""

CENTER = ("center left", "center middle", "center right")
SLOTS = (*CENTER, "back left", "back right")
HAND_LIMIT = 7


def left_early(watch: Watch) -> bool:
    """Whether an effect has led to another phase or step, so that the row was not gone through (11.4)."""
    return bool(watch.memory.get("leapt"))


def since(watch: Watch, kind: str) -> list[Any]:
    """The events of a kind since the row of the turn began."""
    return [event for event in watch.game.log[watch.entered.log :] if event.kind == kind]


def all_cards(game: Any) -> Iterator[Any]:
    """Every card of the game, wherever it lies."""
    for sides in game.zones.values():
        for zone in sides:
            yield from zone.cards


def moved_by(event: Any, kind: str) -> bool:
    """Whether a move was made for this reason."""
    return (event.data or {}).get("kind") == kind


def interrupted(watch: Watch) -> bool:
    """Whether a cost is being paid, or an interrupt-type rule action is in progress or chosen (9.1.2.1.1.2, 9.2.3)."""
    return bool(watch.game.payments or watch.game.pending or watch.decision.kind == "interrupt")


def ruled(watch: Watch) -> bool:
    """Whether effects forbid, allow or limit anything, now or when the row began."""
    return bool(watch.game.rules) or watch.entered.ruled
