"""702 Basic Principles: steps and phases begin and end; what was not spent is gone."""

from __future__ import annotations

from reference_engine.core.events import emit
from reference_engine.core.model import Moment

from .game import TrailsGame


async def start_of(game: TrailsGame, moment: str) -> None:
    """The trigger conditions for the start of something occur."""
    await emit(game, Moment("start", game.performing, data={"of": moment}))


async def end_of(game: TrailsGame, moment: str) -> None:
    """The trigger conditions for the end of something occur."""
    await emit(game, Moment("end", game.performing, data={"of": moment}))


async def begin_step(game: TrailsGame, step: str) -> None:
    """A player's own step begins."""
    game.set(game, "step", step)
    game.record(Moment("step", game.performing, data={"step": step}))


def empty_pools(game: TrailsGame) -> None:
    """What was not spent is gone at the end of each phase and step."""
    for player in (0, 1):
        numbers = game.numbers[player]
        if numbers["CP"] or numbers["EP"]:
            game.record(Moment("pool emptied", player, data={"CP": numbers["CP"], "EP": numbers["EP"]}))
            game.set_number(player, "CP", 0)  # 302.1b
            game.set_number(player, "EP", 0)  # 302.1b


async def end_step(game: TrailsGame) -> None:
    """A step ends, and what lasts for it."""
    if game.step is not None:
        await game.end_period(game.step)
    game.set(game, "step", None)
    empty_pools(game)  # 302.1b


async def end_phase(game: TrailsGame) -> None:
    """A phase ends, and what lasts for it."""
    await game.end_period(game.phase)
    empty_pools(game)  # 302.1b
