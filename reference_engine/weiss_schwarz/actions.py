"""6.5.1.2, 6.6.1.2 and 7.4.1.2: what a player may do in a play timing, and doing it."""

from __future__ import annotations

from reference_engine.core.decide import Decision, Option, ask, choose
from reference_engine.core.model import RULE, Obj
from reference_engine.core.verbs import move

from .game import WeissGame
from .playing import CLIMAX, MAIN, play_ability, play_card, playable_cards, usable_abilities
from .timing import check_timing, go_where_told
from .zones import SLOTS, STAGE

PASS = Option("pass")
EXCHANGE = Option("exchange")


async def play_timing(game: WeissGame, player: int, timing: str, clause: str, again: bool) -> None:
    """4.5.2: a check timing, then the player acts or does nothing; having acted, again unless the rules say not."""
    while True:
        await check_timing(game)  # 8.5.2, 8.5.2.1
        quiet(game)
        options = offered(game, player, timing)
        action = (await ask(game, Decision(player, timing, options, clause)))[0]  # 8.5.2.2, 4.5.3, 4.5.1
        if action.do == "pass":
            return  # 8.5.2.3, 4.5.3.2
        await perform(game, player, action)
        await go_where_told(game)
        if not again:
            return  # 6.6.1.2.2, 7.4.1.2.2


def quiet(game: WeissGame) -> None:
    """Nothing is under way: the state can be written down."""
    if game.on_quiet is not None and not game.standing:
        game.on_quiet(game)


def offered(game: WeissGame, player: int, timing: str) -> list[Option]:
    """The actions open to the player in a play timing, in a fixed order."""
    cards = playable_cards(game, player, timing)  # 4.5.3
    if timing == CLIMAX:
        return [PASS, *cards]  # 6.6.1.2.1
    abilities = usable_abilities(game, player, timing)  # 4.5.3
    exchange = [EXCHANGE] if timing == MAIN else []  # 6.5.1.2.4
    return [PASS, *cards, *abilities, *exchange]  # 6.5.1.2, 7.4.1.2.1, 4.5.3


async def perform(game: WeissGame, player: int, action: Option) -> None:
    """Carries out an action of a play timing."""
    if action.do == "exchange":
        await exchange_positions(game, player)
        return
    assert action.card is not None
    if action.do == "play":
        await play_card(game, player, action.card)  # 6.5.1.2.1, 6.5.1.2.2
    else:
        await play_ability(game, player, action.card, int(action.more[0][1]))  # 6.5.1.2.3


async def exchange_positions(game: WeissGame, player: int) -> None:
    """Whatever lies on two positions changes places, at the same time."""
    options = [Option("position", None, (("slot", slot),)) for slot in SLOTS]
    chosen = await choose(game, player, "exchange", options, "6.5.1.2.4", least=2, most=2)
    left, right = (str(option.more[0][1]) for option in chosen)
    slots: dict[Obj, str] = {}
    for here, there in ((left, right), (right, left)):
        slots.update(dict.fromkeys(game.at_slot(player, here), there))
    await move(
        game, list(slots), STAGE, RULE, side=player, controller=player, slots=slots, kind="exchange"
    )  # 6.5.1.2.4, 3.6.3, 3.7.3.1
