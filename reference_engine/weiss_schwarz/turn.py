"""6 Game Procedure: the phases of the turn; the attack phase is in its own module."""

from __future__ import annotations

from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.course import Course, Label
from reference_engine.core.decide import Option, choose, choose_cards
from reference_engine.core.model import RULE, Event, Obj
from reference_engine.core.patterns import occurrences
from reference_engine.core.questions import how_many
from reference_engine.core.reckoning import holds
from reference_engine.core.verbs import draw, move, orient

from . import actions, attack
from .game import WeissGame
from .playing import CLIMAX, MAIN
from .rule_actions import rule_actions_are_due
from .timing import begin_phase, check_timing, close, end_of, start_of
from .turns import next_turn_player
from .zones import CLIMAX_AREA, CLOCK, HAND, STAGE, STANDING, WAITING_ROOM

TURN: Course[WeissGame] = Course()  # 6.1.1

DRAWN_FOR_THE_CLOCK = 2  # 6.4.1.2
HAND_LIMIT = 7  # 3.3.3.1

DECLINE = Option("decline")


@TURN.step("6.2.1.1")
async def beginning_of_the_turn(game: WeissGame) -> None:
    """The turn and its stand phase begin."""
    game.record(Event("turn", game.turn_player, data={"turn": game.turn}))
    await start_of(game, "turn")
    await begin_phase(game, "stand phase")  # 6.2.1
    await check_timing(game)


@TURN.step("6.2.1.2")
async def stand_all_characters(game: WeissGame) -> None:
    """The turn player stands all characters on the stage."""
    await orient(game, list(game.cards_in(STAGE, game.turn_player)), STANDING, RULE, kind="stood")


@TURN.step("6.2.1.3")
async def after_standing(game: WeissGame) -> None:
    """What it has led to is resolved."""
    await check_timing(game)
    await close(game, "stand phase")


@TURN.step("6.3.1.1")
async def beginning_of_the_draw_phase(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_phase(game, "draw phase")  # 6.3.1
    await check_timing(game)


@TURN.step("6.3.1.2")
async def draw_a_card(game: WeissGame) -> None:
    """The turn player draws a card."""
    await draw(game, game.turn_player)  # 4.7.1


@TURN.step("6.3.1.3")
async def after_the_draw(game: WeissGame) -> None:
    """What it has led to is resolved."""
    await check_timing(game)
    await close(game, "draw phase")


@TURN.step("6.4.1.1")
async def beginning_of_the_clock_phase(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_phase(game, "clock phase")  # 6.4.1
    await check_timing(game)


@TURN.step("6.4.1.2")
async def put_a_card_into_the_clock(game: WeissGame) -> None:
    """The turn player may put a hand card into the clock, and draws two cards for it."""
    player = game.turn_player
    options = [*(Option("put", card) for card in game.cards_in(HAND, player)), DECLINE]
    chosen = (await choose(game, player, "clock", options, "6.4.1.2"))[0]
    if chosen.card is None:
        return
    if await move(game, [chosen.card], CLOCK, kind="clock phase"):  # 3.8.1, 4.10.2
        for _ in range(DRAWN_FOR_THE_CLOCK):
            await draw(game, player)


@TURN.step("6.4.1.3")
async def after_the_clock(game: WeissGame) -> None:
    """What it has led to is resolved."""
    await check_timing(game)
    await close(game, "clock phase")


@TURN.step("6.5.1.1")
async def beginning_of_the_main_phase(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled; the check timing is that of the play timing."""
    await begin_phase(game, "main phase")  # 6.5.1


@TURN.step("6.5.1.2")
async def act_in_the_main_phase(game: WeissGame) -> None:
    """The turn player plays cards and abilities and exchanges positions, as often as possible."""
    await actions.play_timing(game, game.turn_player, MAIN, "6.5.1.2", again=True)  # 4.5.3.1


@TURN.step("6.5.1.3")
async def end_of_the_main_phase(game: WeissGame) -> None:
    """Doing nothing leads to the climax phase."""
    await close(game, "main phase")


@TURN.step("6.6.1.1")
async def beginning_of_the_climax_phase(game: WeissGame) -> None:
    """Its trigger conditions are fulfilled."""
    await begin_phase(game, "climax phase")  # 6.6.1
    await check_timing(game)


@TURN.step("6.6.1.2")
async def play_a_climax(game: WeissGame) -> None:
    """The turn player may play one climax."""
    await actions.play_timing(game, game.turn_player, CLIMAX, "6.6.1.2", again=False)  # 6.6.1.2.2


@TURN.step("6.6.1.3")
async def after_the_climax(game: WeissGame) -> None:
    """What it has led to is resolved."""
    await check_timing(game)
    await close(game, "climax phase")


TURN.rows += attack.ATTACK.rows  # 6.7.1


@TURN.step("6.8.1.1")
async def beginning_of_the_end_phase(game: WeissGame) -> None:
    """What waits for the end of the turn is fulfilled, for each ability once in a turn."""
    await attack.leave_the_attack(game)
    if game.phase != "end phase":
        await begin_phase(game, "end phase")  # 6.8.1
    await end_of(game, "turn")  # 6.8.1
    await check_timing(game)  # 6.8.1


@TURN.step("6.8.1.2")
async def discard_down_to_the_limit(game: WeissGame) -> None:
    """The turn player puts away the cards above the limit."""
    excess = cards_above_the_limit(game)
    if excess > 0:
        player = game.turn_player
        able = [card for card in game.cards_in(HAND, player) if can_be_put_away(game, card)]  # 1.3.2
        cards = await choose_cards(game, player, "hand limit", able, "6.8.1.2", least=excess, most=excess)
        await move(game, cards, WAITING_ROOM, kind="hand limit")  # 3.3.3


def cards_above_the_limit(game: WeissGame) -> int:
    """By how many cards the turn player's hand is above the limit."""
    player = game.turn_player
    return len(game.cards_in(HAND, player)) - how_many(game, "hand limit", player, HAND_LIMIT)  # 3.3.3.1


def can_be_put_away(game: WeissGame, card: Obj) -> bool:
    """Whether no effect keeps a hand card from going to the waiting room."""
    return not game.forbids(Event("moved", card.owner, card, RULE, {"to": WAITING_ROOM, "kind": "hand limit"}))  # 1.3.3


@TURN.step("6.8.1.3")
async def clear_the_climax_area(game: WeissGame) -> None:
    """The turn player's climax goes to the waiting room."""
    await move(game, list(game.cards_in(CLIMAX_AREA, game.turn_player)), WAITING_ROOM, kind="end phase")  # 3.4.1


@TURN.step("6.8.1.4")
async def effects_of_the_turn_end(game: WeissGame) -> None:
    """After a check timing, what lasts until end of turn ends."""
    await check_timing(game)
    busy = game.busy
    await game.end_effects("turn")
    game.busy = busy


@TURN.step("6.8.1.5")
async def the_turn_passes(game: WeissGame) -> Label | None:
    """With nothing left to do the next turn begins; otherwise the end phase starts over."""
    if something_is_left(game):
        game.busy = False
        game.count_idle()
        return "6.8.1.1"
    following = await next_turn_player(game)  # 11.2.1
    await game.end_effects("end phase")
    game.set(game, "turn_player", following)
    game.set(game, "turn", game.turn + 1)
    game.end_turn_memory()
    return None


def something_is_left(game: WeissGame) -> bool:
    """Whether the end phase has to be gone through once more."""
    return (
        game.busy
        or bool(game.standing)
        or cards_above_the_limit(game) > 0
        or rule_actions_are_due(game)
        or waits_for_the_end(game)
    )


def waits_for_the_end(game: WeissGame) -> bool:
    """Whether an ability waits for the end of the turn that has not been fulfilled for it yet."""
    game.catch_up()
    event = Event("end", game.turn_player, data={"of": "turn"})
    for source, ability in game.watching.get("end", ()):
        node = ability.node
        assert isinstance(node, n.Auto)
        delayed = game.delayed_of(ability)
        context = delayed.context if delayed is not None else Context(game, source, source.controller, ability)
        if game.was_fulfilled(source, ability) or not occurrences(context, node.trigger, event):
            continue
        if node.condition is None or holds(context, node.condition):
            return True
    return False
