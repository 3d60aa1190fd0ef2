"""1203 Paying Costs: what a play costs, whether it can be paid, and paying it."""

from __future__ import annotations

from collections.abc import Callable

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.context import Context
from reference_engine.core.continuous import Part
from reference_engine.core.decide import Option, choose
from reference_engine.core.model import Cause, Event, Obj
from reference_engine.core.performing import can_do, pay_cost
from reference_engine.core.questions import in_force, is_about
from reference_engine.core.selecting import description, fits, names_zone
from reference_engine.core.state import TakenBack

from .game import Attack, TrailsGame
from .support import EP_sources, gain_EP


def changed_cost(
    game: TrailsGame, card: Obj, pool: str, printed: int, concerns: Callable[[Part, Obj], bool] | None = None
) -> int:
    """What a card or Arts costs to play: effects that raise it first, then those that lower it."""
    concerns = concerns or prices
    if game.collected != game.board:
        game.collect()
    cost = printed  # 1204.2f-6
    for kind, sign in ((n.CostsMore, 1), (n.CostsLess, -1)):  # 1204.2f-7, 1204.2f-8
        for part in game.rules.get(kind, ()):
            if part.change.number == pool and in_force(part) and concerns(part, card):  # type: ignore[attr-defined]
                cost += sign * part.number(part.change.n)  # type: ignore[attr-defined]  # 1304.1, 1304.2
    return max(0, cost)  # 1203.5


def pool_for(game: TrailsGame, card: Obj, usual: str) -> str:
    """Out of which pool a card is paid, as effects have it."""
    pool = usual
    for part in game.rules.get(n.CostsInstead, ()):
        if part.change.usual == pool and in_force(part) and prices(part, card):  # type: ignore[attr-defined]
            pool = part.change.number  # type: ignore[attr-defined]  # 1204.2f-6
    return pool


def prices(part: Part, card: Obj) -> bool:
    """Whether a change of costs is about a card, wherever it is played from if the text does not say."""
    subject = part.change.subject  # type: ignore[attr-defined]
    if part.locked is None and isinstance(subject, n.All) and not names_zone(subject.what):
        return fits(part.effect.context, subject.what, card, anywhere=True)
    return is_about(part, card)


def prices_arts(part: Part, card: Obj) -> bool:
    """Whether a change of costs is about the Arts of a card."""
    subject = part.change.subject  # type: ignore[attr-defined]
    if not isinstance(subject, n.All):
        return False
    known = description(part.effect.context.game, subject.what)
    speaks = any(isinstance(noun, t.AnyArts) for noun in known.nouns)  # 1201.1c
    return speaks and all(test(part.effect.context, phrase, card) for test, phrase in known.tests)


def can_pay(game: TrailsGame, player: int, pool: str, amount: int) -> bool:
    """Whether a player has so much, or can gain it while paying."""
    there = game.numbers[player][pool]
    if there >= amount:
        return True
    return pool == "EP" and there + len(EP_sources(game, player)) >= amount  # 1217.3


async def pay(game: TrailsGame, player: int, pool: str, amount: int, cause: Cause) -> bool:
    """Pays out of the pool; for EP, cards are actioned as far as it is wanting."""
    if amount <= 0:
        return True  # 1203.5
    if pool == "EP":
        await top_up(game, player, amount)
    there = game.numbers[player][pool]
    if there < amount:
        return False
    game.set_number(player, pool, there - amount)  # 301.1, 302.1a, 1318.1, 1318.2
    game.record(
        Event(f"{pool} paid", player, cause.source, cause, {"n": amount, "before": there, "after": there - amount})
    )
    return True


async def top_up(game: TrailsGame, player: int, amount: int) -> None:
    """Gains the EP that a payment lacks; the player says with which cards."""
    wanting = amount - game.numbers[player]["EP"]
    sources = EP_sources(game, player)
    if wanting <= 0 or len(sources) < wanting:
        return
    options = [Option("action", card) for card in sources]
    chosen = await choose(
        game, player, "EP sources", options, "1217.3", least=wanting, most=len(sources), about={"cost": amount}
    )
    for option in chosen:
        assert option.card is not None
        await gain_EP(game, player, option.card)


async def pay_required_for_attack(game: TrailsGame, attack: Attack) -> bool:
    """What texts demand for attacking is done for each attacker; False when it cannot be."""
    demands = [
        (part, unit)
        for part in game.rules.get(n.AdditionalCost, ())
        if isinstance(part.change.deed, n.ToAttack) and in_force(part)  # type: ignore[attr-defined]
        for unit in attack.attackers
        if is_about(part, unit)
    ]
    try:
        with game.transaction():
            for part, unit in demands:
                context = cost_context(game, part, unit)
                cost = part.change.cost  # type: ignore[attr-defined]
                if not can_do(context, [cost], unit.controller) or not await pay_cost(context, cost, unit.controller):
                    raise TakenBack  # 804.3
    except TakenBack:
        return False
    return True


def cost_context(game: TrailsGame, part: Part, card: Obj) -> Context:
    """The bearings of an additional cost: it is paid by the card's controller."""
    context = part.effect.context.copy()
    context.cause = Cause("cost", card.controller, context.source, part.effect.ability)
    context.it = [card]
    return context
