"""4.12 Trigger Icon: the action of each icon, and the trigger check that performs them."""

from __future__ import annotations

from headjudge import notation
from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose
from reference_engine.core.events import emit
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.performing import carry_out
from reference_engine.core.verbs import move

from .game import WeissGame
from .zones import DECK, RESOLUTION, STOCK

POOL = "TEXT: you may put the top card of your deck into your stock."

ACTIONS: dict[str, str] = {
    "soul": "TEXT: attacking characters get +1 soul this turn.",  # 4.12.2.2
    "return": "TEXT: return up to 1 character your opponent controls to its owner's hand.",  # 4.12.2.3
    "pool": POOL,  # 4.12.2.4
    "comeback": "TEXT: return up to 1 character in your waiting room to your hand.",  # 4.12.2.5
    "draw": "TEXT: you may draw 1.",  # 4.12.2.6
    "shot": (
        "TEXT: choose all attacking characters. "
        "when the next damage from it is canceled this turn, deal 1 damage to your opponent."
    ),  # 4.12.2.7
    "treasure": (
        "TEXT: return this card to its owner's hand. you may put the top card of your deck into your stock."
    ),  # 4.12.2.8, 4.12.2.8.1
    "gate": "TEXT: return up to 1 climax in your waiting room to your hand.",  # 4.12.2.9
    "standby": (
        "TEXT: put up to 1 character with level X or less in your waiting room onto your stage rested. "
        "X is your level plus 1."
    ),  # 4.12.2.10, 4.12.2.10.1
    "choice": (
        'TEXT: choose up to 1 character with trigger "soul" in your waiting room. put it into your hand or your stock.'
    ),  # 4.12.2.11
}
"""4.12.2: the action of each icon; a card without icons has none (4.12.2.1)."""

CLAUSES: dict[str, str] = {
    "return": "4.12.2.3",
    "pool": "4.12.2.4",
    "comeback": "4.12.2.5",
    "draw": "4.12.2.6",
    "treasure": "4.12.2.8",
    "gate": "4.12.2.9",
    "standby": "4.12.2.10",
    "choice": "4.12.2.11",
}
"""The clause by which a player is asked."""

PARSED: dict[str, n.Text] = {}


def parsed(game: WeissGame, text: str) -> n.Text:
    """A text of the rules in the notation, read once."""
    if text not in PARSED:
        node = notation.parse(text, game.rulebook)
        assert isinstance(node, n.Text)
        PARSED[text] = node
    return PARSED[text]


async def change_soul(game: WeissGame, character: Obj, by: int, cause: Cause) -> None:
    """A character gets so much soul until end of turn, more or less."""
    signed = n.Plus(n.Constant(by)) if by > 0 else n.Minus(n.Constant(-by))
    effect = n.Modify((n.Adds(n.It(), signed, "soul"),), n.During(n.ThisPeriod("turn")))
    context = Context(game, character, character.controller, cause=cause)
    context.it = [character]
    await carry_out(context, (n.Do((effect,)),))


async def perform_icon(
    game: WeissGame, player: int, name: str, card: Obj | None = None, cause: Cause | None = None
) -> None:
    """A player performs the action of an icon: that of a card in a trigger check, else by an effect."""
    if name not in ACTIONS:
        return
    game.record(Event("icon", player, card, data={"icon": name}))
    why = cause or Cause("rule", player, card)
    source = card or why.source
    assert source is not None
    text = ACTIONS[name] if card is not None or name != "treasure" else POOL  # no card has the icon then
    context = Context(game, source, player, cause=why)
    context.clause = CLAUSES.get(name, "")
    await carry_out(context, parsed(game, text).text)  # 4.12.1


async def trigger_check(game: WeissGame, player: int, attacker: Obj | None = None) -> None:
    """The top card of the deck is revealed, its icons are performed, and it goes to the stock.

    It is the check of the attacker for whose attack it is made, if it is made for one.
    """
    top = game.cards_in(DECK, player)[-1:]
    arrived = await move(game, top, RESOLUTION, side=player, kind="trigger check")  # 7.3.1.2, 3.13.1.2
    if not arrived:
        return
    card = arrived[0]
    icons = list(game.values(card)["trigger"])  # 7.3.1.2, 7.3.1.2.2, 2.11.1
    await emit(game, Event("trigger check", player, card, data={"attacker": attacker}))  # 7.3.1.2.3.1
    while icons:  # 4.12.2.1
        name = await next_icon(game, player, icons)  # 7.3.1.2.1
        icons.remove(name)
        await perform_icon(game, player, name, card)
    if card.alive:
        await move(game, [card], STOCK, kind="trigger check")  # 7.3.1.2.3, 3.10.1, 4.12.2.8.1, 3.13.1.2
    await emit(game, Event("trigger checked", player, card))


async def next_icon(game: WeissGame, player: int, icons: list[str]) -> str:
    """Which of several icons is performed next, as the player likes."""
    different = list(dict.fromkeys(icons))
    options = [Option("icon", None, (("icon", name),)) for name in different]
    chosen = await choose(game, player, "trigger icon", options, "7.3.1.2.1")
    return different[options.index(chosen[0])]
