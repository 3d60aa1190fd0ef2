"""The check before players act: rule actions until there are none, then abilities that stand by, one by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from .game import Game

G = TypeVar("G", bound=Game)


async def check(
    game: G, rule_actions: Callable[[G], Awaitable[bool]], play: Callable[[G, int], Awaitable[None]]
) -> None:
    """trails:1001.1, trails:1002.1: rule actions while there are any, then one ability, the first player's first."""
    while True:
        while await rule_actions(game):  # trails:1002.1a, ws:8.5.1.1, ws:4.4.1
            game.count_idle()
        player = who_is_next(game)
        if player is None:
            break  # trails:1002.1d, ws:8.5.1.4
        await play(game, player)  # trails:1201.1a-2, trails:1211.2, ws:8.7.1, ws:4.4.1
        game.count_idle()


def who_is_next(game: Game) -> int | None:
    """The player who has an ability standing by; the first player before the other."""
    if not game.standing:
        return None
    for player in game.players_in_order():  # trails:1002.1b, trails:1002.1c, ws:8.5.1.2
        if any(game.plays_standby(standby) == player for standby in game.standing):
            return player
    return None
