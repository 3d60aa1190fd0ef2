"""A toy of the family without a stack: play timings, and check timings in which everything resolves at once."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.protocol.messages import Position
from reference_engine.core.context import Context
from reference_engine.core.course import Course, Jump, Label
from reference_engine.core.decide import Decision, Option, ask, choose
from reference_engine.core.events import emit
from reference_engine.core.interrupts import Payment
from reference_engine.core.model import Ability, Cause, Event, Obj, Standby
from reference_engine.core.performing import act, can_do, carry_out
from reference_engine.core.state import TakenBack
from reference_engine.core.timing import check
from reference_engine.core.verbs import draw, move, show
from tests.core.toys import DECK, FIELD, HAND, HOMEBASE, TRAIL, Toy, lay_out

SLOTS = ("left", "right")
TURN: Course[CheckToy] = Course()
BATTLE: Course[CheckToy] = Course()
turn, battle = TURN.step, BATTLE.step


class CheckToy(Toy):
    """Two players take turns: draw, act as long as they like, end. "Win the game" only ends the turn."""

    async def course(self, at: str) -> None:
        if self.script is not None:
            await super().course(at)
        else:
            await TURN.run(self, at)

    async def win(self, player: int, why: str) -> None:
        raise Jump("3.1")

    async def play_by_effect(self, ctx: Context, card: Obj, player: int, free: bool) -> bool:
        return await attempt(self, player, Option("play", card), free)


# The turn


@turn("1.1")
async def start_of_turn(game: CheckToy) -> None:
    await emit(game, Event("start", game.turn_player, data={"of": "turn"}))
    await check_timing(game)


@turn("1.2")
async def draw_a_card(game: CheckToy) -> None:
    await draw(game, game.turn_player)
    await check_timing(game)


@turn("2.1")
async def play_timing(game: CheckToy) -> Label | None:
    player = game.turn_player
    option = (await ask(game, Decision(player, "play timing", offered(game, player), "2.1")))[0]
    if option.do == "end":
        return None
    if option.do == "attack":
        await BATTLE.run_once(game, "4.1")
    else:
        await attempt(game, player, option)
    await check_timing(game)
    return "2.1"


@turn("3.1")
async def end_of_turn(game: CheckToy) -> None:
    await emit(game, Event("end", game.turn_player, data={"of": "turn"}))
    await check_timing(game)


@turn("3.2")
async def the_turn_passes(game: CheckToy) -> None:
    await game.end_effects("turn")
    game.set(game, "turn_player", 1 - game.turn_player)
    game.set(game, "turn", game.turn + 1)
    game.touch_dict(game.turn_memory)
    game.turn_memory.clear()


@battle("4.1")
async def attack(game: CheckToy) -> None:
    unit = game.cards_in(FIELD, game.turn_player)[0]
    data = {"alone": True, "sclm": False, "player": 1 - game.turn_player, "target": None, "together": [unit]}
    await emit(game, Event("attacks", game.turn_player, unit, data=data))
    await check_timing(game)


@battle("4.2")
async def damage(game: CheckToy) -> None:
    await move(game, game.cards_in(DECK, 1 - game.turn_player)[-1:], HOMEBASE, kind="damage")
    await check_timing(game)


# Check timing


async def check_timing(game: CheckToy) -> None:
    await check(game, rule_actions, play_standby)


async def rule_actions(game: CheckToy) -> bool:
    """Weak UNITs, all but the last in a crowded slot, and what lies under nothing leave together."""
    field = [obj for side in (0, 1) for obj in game.cards_in(FIELD, side)]
    weak = [obj for obj in field if game.values(obj)["STR"] is not None and game.values(obj)["STR"] <= 0]
    doomed = weak + [obj for obj in field if obj not in weak and is_crowded_out(obj, field)]
    doomed += [obj for obj in game.hosted() if obj.host is not None and not obj.host.alive]
    await move(game, doomed, TRAIL, kind="rule action")
    return bool(doomed)


def is_crowded_out(obj: Obj, field: list[Obj]) -> bool:
    """Whether another card came to its slot later, or at the same time."""
    slot = [other for other in field if other.slot is not None and (other.slot, other.zone) == (obj.slot, obj.zone)]
    return any(other is not obj and other.stamp >= obj.stamp for other in slot)


async def play_standby(game: CheckToy, player: int) -> None:
    """One of a player's abilities that stand by is resolved at once."""
    mine = [standby for standby in game.standing if standby.controller == player]
    options = [Option("standby", standby.source, (("n", i + 1),)) for i, standby in enumerate(mine)]
    chosen = await choose(game, player, "standby", options, "check")
    standby = mine[options.index(chosen[0])]
    game.touch(game.standing)
    game.standing.remove(standby)
    await resolve(game, standby)


async def resolve(game: CheckToy, standby: Standby) -> None:
    source, ability = standby.source, standby.ability
    cause = Cause("effect", standby.controller, source, ability)
    context = Context(game, source, standby.controller, ability, standby.event, standby.about, cause)
    if isinstance(ability.bound, Context):
        context.it = list(ability.bound.it)
    await carry_out(context, ability.node.text)  # type: ignore[attr-defined]


# Playing


def offered(game: CheckToy, player: int) -> list[Option]:
    """Everything that looks as if it could be done; what turns out otherwise is taken back."""
    options = [Option("end")]
    options += [Option("play", card) for card in game.cards_in(HAND, player)]
    for obj in game.cards_in(FIELD, player):
        for i, ability in enumerate(game.abilities_of(obj)):
            if isinstance(ability.node, n.Act) and may_use(game, player, obj, ability):
                options.append(Option("use", obj, (("n", i + 1),)))
    return options + [Option("attack") for _ in game.cards_in(FIELD, player)[:1]]


def may_use(game: CheckToy, player: int, obj: Obj, ability: Ability) -> bool:
    context = Context(game, obj, player, ability)
    return game.within_limit(obj, ability) and can_do(context, ability.node.costs, player)  # type: ignore[attr-defined]


async def attempt(game: CheckToy, player: int, option: Option, free: bool = False) -> bool:
    """Plays a card or uses an ability; one that cannot be paid for is taken back whole."""
    assert option.card is not None
    try:
        with game.transaction():
            if option.do == "play":
                await play_card(game, player, option.card, free)
            else:
                await use(game, player, option.card, game.abilities_of(option.card)[option.more[0][1] - 1])
    except TakenBack:
        game.record(Event("taken back", player, option.card))
        return False
    return True


async def play_card(game: CheckToy, player: int, card: Obj, free: bool) -> None:
    await show(game, [card], (0, 1))
    async with Payment(game):
        if not free and not await game.pay(player, "CP", card.definition.printed["CP cost"] or 0, Cause("cost")):
            raise TakenBack
    if "UNIT" in card.definition.printed["type"]:
        slots = [Option("slot", None, (("name", slot),)) for slot in SLOTS]
        slot = (await choose(game, player, "slot", slots, "play"))[0].more[0][1]
        await move(game, [card], FIELD, slots={card: slot}, kind="played")
        return
    ability = card.definition.abilities[0]
    await resolve(game, Standby(card, ability, player, None, None))
    await move(game, [card], TRAIL, kind="played")


async def use(game: CheckToy, player: int, obj: Obj, ability: Ability) -> None:
    context = Context(game, obj, player, ability, cause=Cause("cost", player, obj, ability))
    async with Payment(game):
        for cost in ability.node.costs:  # type: ignore[attr-defined]
            if not await act(context, cost, player):
                raise TakenBack
    game.use_up(obj, ability)
    await resolve(game, Standby(obj, ability, player, None, None))


# Positions


def new(given: Position, toy: type[Any] = CheckToy) -> Any:
    """A game from a position, begun."""
    game = lay_out(toy(), given)
    game.start(given.at)
    return game
