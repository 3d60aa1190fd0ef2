"""8.4 Cost and Paying Cost: what is paid with the stock, all of it or nothing."""

from __future__ import annotations

from reference_engine.core.interrupts import Payment
from reference_engine.core.model import Cause, Obj
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import move

from .game import WeissGame
from .zones import STOCK, WAITING_ROOM


async def pay_stock(game: WeissGame, player: int, count: int, cause: Cause) -> bool:
    """Puts so many cards, and no more, from the top of the stock into the waiting room."""
    stock = game.cards_in(STOCK, player)
    if count > len(stock):
        return False  # 8.4.2.2
    if count <= 0:
        return True
    paid = await move(game, stock[-count:][::-1], WAITING_ROOM, cause, kind="cost")  # 8.4.3, 2.7.2, 3.10.2, 3.4.1
    return len(paid) == count


async def pay_for_card(game: WeissGame, player: int, card: Obj, cost: int) -> None:
    """Pays what a card costs to be played."""
    async with Payment(game):  # 8.4.2.1, 9.2.3, 9.3.3
        if not await pay_stock(game, player, cost, Cause("cost", player, card)):
            raise TakenBack  # 8.6.2.3.2
