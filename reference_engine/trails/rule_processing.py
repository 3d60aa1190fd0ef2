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
    """Whoever tried to draw from an empty deck since the last time loses; of two, the primary player if that can be."""
    losers = [player for player in (game.primary, 1 - game.primary) if game.failed_draws[player]]  # 103.3
    game.set(game, "failed_draws", (False, False))  # 1102.1
    for player in losers:
        await game.lose(player, "1102.1", f"{game.names[player]} had no card to draw")
