"""1211 Handling Triggered Crafts: which is played next, and playing it."""

from __future__ import annotations

from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose
from reference_engine.core.model import Cause, Event, Obj, Standby
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import hide

from . import targets
from .game import Play, TrailsGame
from .playing import forbidden_ability, wait_as_proxy
from .zones import STANDBY


async def play_triggered_craft(game: TrailsGame, player: int) -> None:
    """A player chooses one of the crafts that have triggered and plays it; one that cannot be played is dropped."""
    standby = await choose_standby(game, player)
    game.touch(game.standing)
    game.standing.remove(standby)  # 1211.4
    source, ability = standby.source, standby.ability
    play = Play(player, "triggered craft", source, ability, event=standby.event, about=standby.about)
    context = Context(
        game, source, player, ability, standby.event, standby.about, Cause("effect", player, source, ability)
    )
    try:
        with game.transaction():
            if forbidden_ability(game, player, source):
                raise TakenBack  # 1211.5
            await targets.determine(game, play, context)
            game.use_up(source, ability)
            await wait_as_proxy(game, play)  # 1211.10
    except TakenBack:
        game.record(Event("not played", player, source, data={"craft": ability.text}))  # 1211.5
        conceal(game, source)


def conceal(game: TrailsGame, source: Obj) -> None:
    """A hidden card that was revealed for its craft is hidden again when no craft of it waits any more."""
    if not source.alive or not source.shown or any(standby.source is source for standby in game.standing):
        return
    if not any(waiting.data.source is source for waiting in game.cards_in(STANDBY, 0)):
        hide(game, [source])  # 1211.3c


async def choose_standby(game: TrailsGame, player: int) -> Standby:
    """The player's choice among the crafts with a trigger count."""
    crafts: list[Standby] = []
    for standby in game.standing:
        if game.plays_standby(standby) == player and not any(
            other.source is standby.source and other.ability is standby.ability for other in crafts
        ):
            crafts.append(standby)
    options = [
        Option("craft", standby.source, (("craft", game.craft_number(standby)), ("n", i + 1)))
        for i, standby in enumerate(crafts)
    ]
    chosen = await choose(game, player, "triggered craft", options, "1211.4")  # 1002.1b, 1002.1c
    return crafts[int(chosen[0].more[1][1]) - 1]
