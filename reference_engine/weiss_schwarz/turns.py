"""11.2 Additional turns and 11.4 effects that lead to another phase or step."""

from __future__ import annotations

from reference_engine.core.course import Label
from reference_engine.core.decide import Option, choose
from reference_engine.core.model import Event, Obj

from .game import ExtraTurn, WeissGame

START_OF: dict[str, str] = {
    "stand phase": "6.2.1.1",
    "draw phase": "6.3.1.1",
    "clock phase": "6.4.1.1",
    "main phase": "6.5.1.1",
    "climax phase": "6.6.1.1",
    "attack phase": "7.2.1.1",
    "attack declaration step": "7.2.1.2",
    "trigger step": "7.3.1.1",
    "counter step": "7.4.1.1",
    "damage step": "7.5.1.1",
    "battle step": "7.6.1.1",
    "encore step": "7.7.1.1",
    "end phase": "6.8.1.1",
}
"""The label at which each phase or step begins."""


def grant_turn(game: WeissGame, player: int, source: Obj, time: int) -> None:
    """A player is to take an additional turn, by an effect of that time."""
    game.touch(game.extra_turns)
    game.extra_turns.append(ExtraTurn(player, source.name, time))  # 11.2.1
    game.record(Event("extra turn", player, source))


async def next_turn_player(game: WeissGame) -> int:
    """The opponent, or the player of the latest additional turn; of several the turn player chooses."""
    if not game.extra_turns:
        return 1 - game.turn_player  # 6.8.1.5, 1.1.1
    latest = max(extra.stamp for extra in game.extra_turns)
    last = [extra for extra in game.extra_turns if extra.stamp == latest]
    options = [
        Option("take", None, (("player", extra.player), ("source", extra.source), ("n", i + 1)))
        for i, extra in enumerate(last)
    ]
    chosen = await choose(game, game.turn_player, "additional turn", options, "11.2.2")
    taken = last[options.index(chosen[0])]
    game.touch(game.extra_turns)
    game.extra_turns.remove(taken)  # 11.2.2
    return taken.player  # 11.2.1


def proceed(game: WeissGame, period: str) -> None:
    """The game goes on with a phase or step as soon as the effect that says so is carried out."""
    if period not in START_OF:
        return  # 1.3.2
    here = game.phase if game.step is None else game.step
    if period != here and (period not in OF_AN_ATTACK or game.attack is not None):  # 1.3.2
        game.leap = period  # 11.4.1, 11.4.1.2


async def skip_to(game: WeissGame, period: str) -> Label:
    """Effects that would have ended on the way end, the attack with them if it is left; gives where to go on."""
    target = START_OF[period]
    order = list(START_OF.values())
    here = max((i for i, label in enumerate(order) if key(label) <= key(game.at)), default=0)
    for skipped, label in START_OF.items():
        if here <= order.index(label) < order.index(target):
            await game.end_effects(skipped)  # 11.4.1.1
            for kind in ("start", "end"):
                await game.duration_events(Event(kind, game.turn_player, data={"of": skipped}))  # 11.4.1.1
    if game.attack is not None and period not in OF_AN_ATTACK:
        game.set(game, "attack", None)
        await game.end_effects("attack")  # 11.4.1.1
    return target


def key(label: Label) -> tuple[int, ...]:
    """The place of a label in the turn: the attack phase, which has a section of its own, before the end phase."""
    parts = [int(part) for part in label.split(".")]
    return (6, 7, *parts[1:]) if parts[0] == 7 else tuple(parts)


OF_AN_ATTACK = ("trigger step", "counter step", "damage step", "battle step")
"""The steps that there are only in an attack."""
