"""What a quiet state of Trails remembers beyond places: effects in force, crafts standing by, the turn so far."""

from __future__ import annotations

from typing import Any

from .game import TrailsGame


def remember(game: TrailsGame) -> dict[str, Any]:
    """The memory of a quiet game as plain data."""
    memory: dict[str, Any] = {}
    if game.combat_passes:
        memory["combat passes"] = game.combat_passes
    if any(game.failed_draws):
        memory["failed draws"] = list(game.failed_draws)
    return memory


def recall(game: TrailsGame, memory: dict[str, Any], cards: Any) -> None:
    """Brings a memory back into a game."""
    game.combat_passes = int(memory.get("combat passes", 0))
    failed = memory.get("failed draws", (False, False))
    game.failed_draws = (bool(failed[0]), bool(failed[1]))
