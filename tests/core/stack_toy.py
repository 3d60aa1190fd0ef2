"""A toy of the family with a stack: priority, the last placed resolves first, and processes that nobody may answer."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.course import Course, Jump
from reference_engine.core.decide import Decision, Option, ask, choose
from reference_engine.core.events import emit
from reference_engine.core.model import Ability, Cause, Definition, Event, Obj
from reference_engine.core.performing import act, can_do, carry_out
from reference_engine.core.state import TakenBack
from reference_engine.core.timing import check
from reference_engine.core.verbs import draw, move
from tests.core.toys import DECK, FIELD, HAND, HOMEBASE, STACK, TRAIL, Toy

TURN: Course[StackToy] = Course()
turn = TURN.step
PASS = Option("pass")
DAMAGE = Definition("damage", {"type": (), "name": (), "abilities": (), "marks": ()}, (), {})


async def damage_is_due(game: StackToy, event: Event) -> None:
    """Whoever loses bond takes damage, as a process on the stack."""
    assert event.player is not None
    process = game.new_object("process", None, DAMAGE, event.player, game.zone(STACK, 0))
    process.data = event.player


class StackToy(Toy):
    """Two players with priority in turns, a window before and one after the draw. "Win the game" ends the turn."""

    consequences = {"bond lost": (damage_is_due,)}  # noqa: RUF012
    loop_clause = "loop"

    async def course(self, at: str) -> None:
        await TURN.run(self, at)

    async def win(self, player: int, why: str) -> None:
        raise Jump("5")


@turn("1")
async def start_of_turn(game: StackToy) -> None:
    await emit(game, Event("start", game.turn_player, data={"of": "turn"}))


@turn("2")
async def first_window(game: StackToy) -> None:
    await window(game)


@turn("3")
async def draw_a_card(game: StackToy) -> None:
    await draw(game, game.turn_player)


@turn("4")
async def second_window(game: StackToy) -> None:
    await window(game)


@turn("5")
async def the_turn_passes(game: StackToy) -> None:
    for obj in list(game.cards_in(STACK, 0)):
        if obj.kind != "card":
            game.remove_object(obj)
    await move(game, list(game.cards_in(STACK, 0)), TRAIL)
    await game.end_effects("turn")
    game.set(game, "turn_player", 1 - game.turn_player)
    game.set(game, "turn", game.turn + 1)


async def window(game: StackToy) -> None:
    """Players act in turns until both pass in a row over an empty stack."""
    stack = game.cards_in(STACK, 0)
    holder, passes = game.turn_player, 0
    while True:
        await check(game, nothing_to_do, put_on_the_stack)
        if stack and stack[-1].kind == "process":
            await resolve(game, stack[-1])
            continue
        option = (await ask(game, Decision(holder, "priority", offered(game, holder), "window")))[0]
        if option.do != "pass":
            await attempt(game, holder, option)
            passes = 0
        elif passes == 0:
            holder, passes = 1 - holder, 1
        elif stack:
            await resolve(game, stack[-1])
            holder, passes = game.turn_player, 0
        else:
            return


async def nothing_to_do(game: StackToy) -> bool:
    return False


async def put_on_the_stack(game: StackToy, player: int) -> None:
    """One of a player's abilities that have triggered goes onto the stack."""
    mine = [standby for standby in game.standing if standby.controller == player]
    options = [Option("standby", standby.source, (("n", i + 1),)) for i, standby in enumerate(mine)]
    standby = mine[options.index((await choose(game, player, "standby", options, "check"))[0])]
    game.touch(game.standing)
    game.standing.remove(standby)
    wait(game, player, standby.source, standby.ability, standby.event, standby.about)


def offered(game: StackToy, player: int) -> list[Option]:
    """Passing, EVENTs in the hand, and abilities that can be paid for."""
    hand = game.cards_in(HAND, player)
    options = [PASS, *(Option("play", obj) for obj in hand if "EVENT" in game.values(obj)["type"])]
    for obj in game.cards_in(FIELD, player):
        for i, ability in enumerate(game.abilities_of(obj)):
            if isinstance(ability.node, n.Act) and can_do(Context(game, obj, player), ability.node.costs, player):
                options.append(Option("use", obj, (("n", i + 1),)))
    return options


async def attempt(game: StackToy, player: int, option: Option) -> None:
    """Plays a card or uses an ability; one that cannot be paid for is taken back whole."""
    obj = option.card
    assert obj is not None
    try:
        with game.transaction():
            if option.do == "play":
                waiting = (await move(game, [obj], STACK, kind="played"))[0]
                context = Context(game, waiting, player, waiting.definition.abilities[0])
                waiting.ability, waiting.data = context.ability, context
            else:
                await use(game, player, obj, game.abilities_of(obj)[option.more[0][1] - 1])
    except TakenBack:
        game.record(Event("taken back", player, obj))


async def use(game: StackToy, player: int, obj: Obj, ability: Ability) -> None:
    context = Context(game, obj, player, ability, cause=Cause("cost", player, obj, ability))
    for cost in ability.node.costs:  # type: ignore[attr-defined]
        if not await act(context, cost, player):
            raise TakenBack
    wait(game, player, obj, ability)


def wait(
    game: StackToy, player: int, source: Obj, ability: Ability, event: Event | None = None, about: Obj | None = None
) -> None:
    """An ability waits on the stack to be resolved."""
    waiting = game.new_object("ability", None, source.definition, source.owner, game.zone(STACK, 0))
    waiting.controller = player
    waiting.ability = ability
    waiting.data = Context(game, source, player, ability, event, about)


async def resolve(game: StackToy, waiting: Obj) -> None:
    """Resolves one object of the stack."""
    game.record(Event("resolving", waiting.controller, waiting))
    if waiting.kind == "process":
        game.remove_object(waiting)
        await move(game, game.cards_in(DECK, waiting.data)[-1:], HOMEBASE, kind="damage")
        return
    context = waiting.data
    context.cause = Cause("effect", context.controller, context.source, context.ability)
    await carry_out(context, context.ability.node.text)
    if waiting.alive and waiting.kind == "card":
        await move(game, [waiting], TRAIL)
    elif waiting.alive:
        game.remove_object(waiting)
