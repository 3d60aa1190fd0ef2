"""900 Priority Processing and 1000 Rule Check: who may act, and what happens before each time."""

from __future__ import annotations

from reference_engine.core.decide import Decision, Option, ask
from reference_engine.core.model import Moment
from reference_engine.core.timing import check

from . import actions, resolving
from .game import TrailsGame
from .rule_processing import rule_processing
from .triggers import play_triggered_craft
from .zones import STANDBY

PASS = Option("pass")


async def priority_processing(game: TrailsGame) -> None:
    """902.1: players act in turns until both pass in a row over an empty Resolve Standby Zone."""
    waiting = game.cards_in(STANDBY, 0)
    holder = game.primary  # 902.2
    passes = 0
    while True:  # 902.6
        if game.standing or game.rule_processing_is_due():
            await rule_check(game)  # 902.3
        if game.attack is not None:
            game.leave_combat()
        if game.on_quiet is not None and not waiting and not passes and holder == game.primary:
            game.on_quiet(game)
        action = (await ask(game, Decision(holder, "priority", actions.offered(game, holder), "902.4")))[0]  # 901.1
        if action.do == "pass":  # 902.5
            passes += 1  # 902.4a
            if passes < 2:
                holder = 1 - holder  # 902.5b
                continue
            if not waiting:
                break  # 902.5c
            await resolving.resolve(game, waiting[-1])  # 902.5c
            holder = game.primary  # 902.5c
        else:
            await actions.perform(game, holder, action)  # 902.5a
        passes = 0
    game.record(Moment("priority processing ended", game.primary))


async def rule_check(game: TrailsGame) -> None:
    """Rule processes to the end, then one triggered craft at a time, the primary player's first."""
    await check(game, rule_processing, play_triggered_craft)  # 1001.1, 1002.1
