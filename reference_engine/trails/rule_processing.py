"""1100 Rule Processing: what the rules do by themselves when a rule check finds it due."""

from __future__ import annotations

from .game import TrailsGame


async def rule_processing(game: TrailsGame) -> bool:
    """Carries out what is due, from top to bottom; says whether anything was."""
    if not game.rule_processing_is_due():  # 1101.1
        return False
    await lose_by_empty_deck(game)  # 1101.2
    return True


async def lose_by_empty_deck(game: TrailsGame) -> None:
    """Whoever tried to draw from an empty deck since the last time loses; of two, the primary player."""
    losers = [player for player in (0, 1) if game.failed_draws[player]]
    game.set(game, "failed_draws", (False, False))  # 1102.1
    if len(losers) == 2:
        losers = [game.primary]  # 103.3
    for player in losers:
        await game.lose(player, "1102.1", f"{game.names[player]} had no card to draw")
