"""4.12 Trigger Icon: the action of each icon, and the trigger check that performs them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from headjudge import notation
from headjudge.notation import rows_core as n
from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose, choose_cards, may
from reference_engine.core.events import emit
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.performing import carry_out
from reference_engine.core.verbs import draw, move

from .game import WeissGame
from .playing import choose_position
from .zones import DECK, HAND, RESOLUTION, RESTED, STAGE, STOCK, WAITING_ROOM


class Icon:
    """An icon whose action is being performed: by whom, for which card, and in the name of which."""

    __slots__ = ("attacker", "card", "cause", "game", "name", "player")

    def __init__(self, game: WeissGame, name: str, player: int, card: Obj | None, cause: Cause) -> None:
        self.game = game
        self.name = name
        self.player = player
        """The turn player in a trigger check, else the master of the effect."""
        self.card = card
        """The card with the icon, in a trigger check."""
        self.cause = cause
        self.attacker = game.attack.attacker if game.attack is not None else None

    def about(self) -> dict[str, str]:
        """What a question of it is about."""
        return {"icon": self.name}

    async def choice(self, cards: list[Obj]) -> list[Obj]:
        """One of the cards, if the player likes."""
        clause = CLAUSES[self.name]
        return await choose_cards(
            self.game, self.player, "choose", cards, clause, least=0, most=1, about={"icon": self.name}
        )

    async def wants(self) -> bool:
        """Whether the player makes use of it."""
        return await may(self.game, self.player, "may", CLAUSES[self.name], {"icon": self.name})


async def soul(icon: Icon) -> None:
    """The attacking character gets +1 soul until end of turn."""
    if icon.attacker is not None:
        await change_soul(icon.game, icon.attacker, 1, icon.cause)  # 4.12.2.2


async def return_(icon: Icon) -> None:
    """An opposing character may go back to its owner's hand."""
    game = icon.game
    stage = game.cards_in(STAGE, 1 - icon.player)
    chosen = await icon.choice([card for card in stage if is_character(game, card)])
    await move(game, chosen, HAND, icon.cause)  # 4.12.2.3


async def pool(icon: Icon) -> None:
    """The top card of the deck may go to the stock."""
    if icon.game.cards_in(DECK, icon.player) and await icon.wants():
        await to_stock(icon)  # 4.12.2.4


async def to_stock(icon: Icon) -> None:
    """The top card of the deck goes to the stock."""
    top = icon.game.cards_in(DECK, icon.player)[-1:]
    await move(icon.game, top, STOCK, icon.cause, side=icon.player)


async def comeback(icon: Icon) -> None:
    """A character may come back from the waiting room to the hand."""
    game = icon.game
    there = game.cards_in(WAITING_ROOM, icon.player)
    chosen = await icon.choice([card for card in there if is_character(game, card)])
    await move(game, chosen, HAND, icon.cause)  # 4.12.2.5


async def draw_(icon: Icon) -> None:
    """A card may be drawn."""
    if await icon.wants():
        await draw(icon.game, icon.player, icon.cause)  # 4.12.2.6


async def shot(icon: Icon) -> None:
    """The next damage of the attacking character this turn, if it is canceled, is followed by one more."""
    if icon.attacker is None:
        return
    source = icon.card if icon.card is not None else icon.cause.source or icon.attacker
    context = Context(icon.game, source, icon.player, cause=icon.cause)
    context.it = [icon.attacker]
    await carry_out(context, parsed(icon.game, SHOT).text)  # 4.12.2.7


async def treasure(icon: Icon) -> None:
    """The card itself goes to its owner's hand; then the top card of the deck may go to the stock."""
    if icon.card is not None and icon.card.alive:
        await move(icon.game, [icon.card], HAND, icon.cause)  # 4.12.2.8, 4.12.2.8.1
    await pool(icon)  # 4.12.2.8


async def gate(icon: Icon) -> None:
    """A climax may come back from the waiting room to the hand."""
    game = icon.game
    there = game.cards_in(WAITING_ROOM, icon.player)
    chosen = await icon.choice([card for card in there if "climax" in game.values(card)["type"]])
    await move(game, chosen, HAND, icon.cause)  # 4.12.2.9


async def standby(icon: Icon) -> None:
    """A character up to one level above the player's may come rested from the waiting room to any position."""
    game, player = icon.game, icon.player
    highest = game.level_of(player) + 1
    there = [card for card in game.cards_in(WAITING_ROOM, player) if is_character(game, card)]
    chosen = await icon.choice([card for card in there if (game.values(card)["level"] or 0) <= highest])
    for card in chosen:
        slots = {card: await choose_position(game, player, card)}  # 4.12.2.10.1
        await move(
            game, [card], STAGE, icon.cause, side=player, controller=player, slots=slots, orientation=RESTED
        )  # 4.12.2.10


async def choice(icon: Icon) -> None:
    """A character with a soul icon may come back from the waiting room to the hand or go to the stock."""
    game = icon.game
    there = [card for card in game.cards_in(WAITING_ROOM, icon.player) if is_character(game, card)]
    chosen = await icon.choice([card for card in there if "soul" in game.values(card)["trigger"]])
    if chosen:
        where = await choose(
            game, icon.player, "destination", [Option(HAND), Option(STOCK)], "4.12.2.11", about={"card": chosen[0]}
        )
        await move(game, chosen, where[0].do, icon.cause)  # 4.12.2.11


ACTIONS: dict[str, Callable[[Icon], Awaitable[None]]] = {
    "soul": soul,  # 4.12.2.2
    "return": return_,  # 4.12.2.3
    "pool": pool,  # 4.12.2.4
    "comeback": comeback,  # 4.12.2.5
    "draw": draw_,  # 4.12.2.6
    "shot": shot,  # 4.12.2.7
    "treasure": treasure,  # 4.12.2.8
    "gate": gate,  # 4.12.2.9
    "standby": standby,  # 4.12.2.10
    "choice": choice,  # 4.12.2.11
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

SHOT = "TEXT: when the next damage from it is canceled this turn, deal 1 damage to your opponent."

PARSED: dict[str, n.Text] = {}


def parsed(game: WeissGame, text: str) -> n.Text:
    """A text of the rules in the notation, read once."""
    if text not in PARSED:
        node = notation.parse(text, game.rulebook)
        assert isinstance(node, n.Text)
        PARSED[text] = node
    return PARSED[text]


def is_character(game: WeissGame, card: Obj) -> bool:
    """Whether a card is a character."""
    return "character" in game.values(card)["type"]


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
    """A player performs the action of an icon."""
    if name in ACTIONS:
        game.record(Event("icon", player, card, data={"icon": name}))
        await ACTIONS[name](Icon(game, name, player, card, cause or Cause("rule", player, card)))  # 4.12.1


async def trigger_check(game: WeissGame, player: int) -> None:
    """The top card of the deck is revealed, its icons are performed, and it goes to the stock."""
    top = game.cards_in(DECK, player)[-1:]
    arrived = await move(game, top, RESOLUTION, side=player, kind="trigger check")  # 7.3.1.2, 3.13.1.2
    if not arrived:
        return
    card = arrived[0]
    icons = list(game.values(card)["trigger"])  # 7.3.1.2, 7.3.1.2.2
    await emit(game, Event("trigger check", player, card))
    while icons:
        name = await next_icon(game, player, icons)  # 7.3.1.2.1
        icons.remove(name)
        await perform_icon(game, player, name, card)
    if card.alive:
        await move(game, [card], STOCK, kind="trigger check")  # 7.3.1.2.3, 3.10.1, 4.12.2.8.1
    await emit(game, Event("trigger checked", player, card))


async def next_icon(game: WeissGame, player: int, icons: list[str]) -> str:
    """Which of several icons is performed next, as the player likes."""
    different = list(dict.fromkeys(icons))
    options = [Option("icon", None, (("icon", name),)) for name in different]
    chosen = await choose(game, player, "trigger icon", options, "7.3.1.2.1")
    return different[options.index(chosen[0])]
