"""8.5 Check Timing and Play Timing: what happens before a player may act."""

from __future__ import annotations

from reference_engine.core.course import Jump
from reference_engine.core.events import emit
from reference_engine.core.model import Event
from reference_engine.core.timing import check

from .automatic import play_automatic_ability
from .game import WeissGame
from .rule_actions import at_rest, rule_actions
from .turns import skip_to

ATTACKING = "attack phase"


async def check_timing(game: WeissGame) -> None:
    """4.4.2: rule actions to the end, then one ability that stands by, and again until nothing is left."""
    game.busy = False
    await go_where_told(game)
    if not game.standing and at_rest(game):
        return
    await check(game, found_rule_actions, found_ability)  # 4.4.1, 8.5.1


async def found_rule_actions(game: WeissGame) -> bool:
    """All rule actions that are due."""
    found = await rule_actions(game)  # 8.5.1.1
    game.busy = game.busy or found
    return found


async def found_ability(game: WeissGame, player: int) -> None:
    """One ability that stands by."""
    game.busy = True
    await play_automatic_ability(game, player)  # 8.5.1.2, 8.5.1.3
    await go_where_told(game)


async def go_where_told(game: WeissGame) -> None:
    """Goes on in another phase or step once an effect that said so has been carried out."""
    if game.leap is not None:
        period, game.leap = game.leap, None
        raise Jump(await skip_to(game, period))  # 11.4.1.2, 11.4.1.3


async def start_of(game: WeissGame, period: str) -> None:
    """The trigger conditions for the beginning of a phase or step are fulfilled."""
    await emit(game, Event("start", game.turn_player, data={"of": period}))


async def end_of(game: WeissGame, period: str) -> None:
    """The trigger conditions for the end of something are fulfilled."""
    await emit(game, Event("end", game.turn_player, data={"of": period}))


async def close(game: WeissGame, *periods: str) -> None:
    """What waits for the end of a phase or step is fulfilled, and resolved before the next one begins."""
    game.catch_up()
    if game.watching.get("end") or game.effects:
        for period in periods:
            await end_of(game, period)  # 8.1.1.2.1
        await check_timing(game)


async def begin_phase(game: WeissGame, phase: str) -> None:
    """A phase begins, and its trigger conditions are fulfilled."""
    await enter_phase(game, phase)
    await start_of(game, phase)


async def enter_phase(game: WeissGame, phase: str) -> None:
    """The game goes on in a phase; what lasted for the one before ends."""
    await leave(game, game.step)
    if game.phase != phase:
        await leave(game, game.phase)
    game.set(game, "phase", phase)
    game.set(game, "step", None)
    game.record(Event("phase", game.turn_player, data={"phase": phase}))


async def begin_step(game: WeissGame, step: str) -> None:
    """A step of the attack phase begins, and its trigger conditions are fulfilled."""
    if game.phase != ATTACKING:
        await enter_phase(game, ATTACKING)  # 6.7.1, 11.4.1.2
    elif game.step != step:
        await leave(game, game.step)
    game.set(game, "step", step)
    game.record(Event("step", game.turn_player, data={"step": step}))
    await start_of(game, step)


async def leave(game: WeissGame, period: str | None) -> None:
    """What lasts for a phase or step ends with it."""
    if period is not None:
        await game.end_effects(period)  # 11.4.1.1
