"""Choosing cards while a text is carried out: who may choose which, and how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.notation import rows_core as n

from .context import Context
from .decide import CHANCE, Decision, Option, ask, choose_cards
from .model import Obj
from .reckoning import number
from .selecting import description, fits, matching, names_zone, places, select
from .verbs import hide, show
from .views import sees


def candidates(ctx: Context, node: Any, actor: int, verb: Any = None, among: list[Obj] | None = None) -> list[Obj]:
    """The cards that a player could choose, or that the text names."""
    if not isinstance(node, n.Some | n.AnyNumber | n.All):
        return [card for card in select(ctx, node) if card.alive or isinstance(verb, n.Choose)]
    what = node.what
    if among is not None:
        return [card for card in among if fits(ctx, what, card, anywhere=True)]
    if isinstance(verb, n.Discard) and not names_zone(what):
        hand = ctx.game.cards_in(ctx.game.discarded_from, actor)  # trails:1314.1a
        return [card for card in hand if fits(ctx, what, card, anywhere=True)]
    return matching(ctx, what)


def wanted_count(ctx: Context, node: Any, there: int) -> int:
    """How many cards a text asks for at least."""
    if isinstance(node, n.Some):
        return 0 if node.up_to else number(ctx, node.n)
    if isinstance(node, n.AnyNumber | n.All):
        return 0
    if isinstance(node, n.Top | n.Bottom):
        return number(ctx, node.n)
    return max(there, 1)


CAN_TREAT: dict[type, Callable[[Context, Any, Obj], bool]] = {
    n.Ready: lambda ctx, node, card: (
        card.orientation not in (None, ctx.game.upright) and ctx.game.may_orient(card, ctx.game.upright)
    ),
    n.Turn: lambda ctx, node, card: card.zone.spec.face and card.face_up != (node.face == "face-up"),
}
"""For verbs that not every card can bear: which can."""


async def pick(ctx: Context, node: Any, actor: int, verb: Any = None, among: list[Obj] | None = None) -> list[Obj]:
    """The cards that a text names, chosen by the player who carries it out where it leaves a choice."""
    game = ctx.game
    cards = candidates(ctx, node, actor, verb, among)
    able = CAN_TREAT.get(type(verb))
    if able is not None and isinstance(node, n.Some | n.AnyNumber):
        cards = [card for card in cards if able(ctx, verb, card)]  # trails:1312.1
    if isinstance(node, n.Some):
        most = number(ctx, node.n)
        if node.at_random:
            return await at_random(ctx, cards, most)
        least = 0 if node.up_to or may_fail_to_find(ctx, node.what, cards) else most  # trails:502.2b, trails:1312.2
    elif isinstance(node, n.AnyNumber):
        least, most = 0, len(cards)
    else:
        return cards
    about = {"source": ctx.source}
    clause = game.choose_clause
    kind = game.kind_of_choice(verb)
    hidden = [] if among is not None else unseen(ctx, node.what, actor)
    if hidden:
        await show(game, hidden, (actor,), ctx.cause)  # trails:1312.2
    chosen = await choose_cards(game, actor, kind, cards, clause, least=max(0, least), most=max(0, most), about=about)
    hide(game, hidden)
    return chosen


def unseen(ctx: Context, what: n.Filter, actor: int) -> list[Obj]:
    """The cards of hidden zones in which a text lets a player choose, as far as the player does not see them."""
    lists = places(ctx, description(ctx.game, what))
    cards = [card for cards in lists for card in cards if card.zone.spec.seen_by != "all"]
    return [card for card in cards if not sees(actor, card)]


def may_fail_to_find(ctx: Context, what: n.Filter, cards: list[Obj]) -> bool:
    """Whether nobody else can tell that there is a card to choose: a condition on cards that not all may see."""
    return ctx.game.has_condition(what) and any(not sees(player, card) for card in cards for player in (0, 1))


async def at_random(ctx: Context, cards: list[Obj], count: int) -> list[Obj]:
    """Chance chooses, by place and not by name."""
    if count <= 0 or not cards:
        return []
    if count >= len(cards):
        return cards
    options = [Option("card", None, (("n", i),)) for i in range(1, len(cards) + 1)]
    decision = Decision(CHANCE, "random", options, ctx.game.choose_clause, count, count, about={"source": ctx.source})
    return [cards[option.more[0][1] - 1] for option in await ask(ctx.game, decision)]
