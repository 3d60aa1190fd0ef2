"""1204 Playing Cards and Abilities, 1206 to 1210 and 1213: what may be played, and the steps of playing it."""

from __future__ import annotations

from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.context import Context
from reference_engine.core.continuous import Part
from reference_engine.core.decide import Option
from reference_engine.core.events import emit
from reference_engine.core.model import RULE_FOR, Ability, Cause, Event, Obj
from reference_engine.core.performing import can_do, can_pay_in_order, pay_cost
from reference_engine.core.questions import can, cannot, player_cannot
from reference_engine.core.reckoning import holds, number
from reference_engine.core.selecting import fits
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import move, show, turn_face
from reference_engine.core.views import everybody_sees

from . import payment, targets
from .game import Play, TrailsGame
from .zones import HAND, HOMEBASE, STANDBY, TRAIL

PERMANENT = ("UNIT", "ITEM")
COSTS = frozenset({"CP cost", "EP cost", "building level"})

Reason = tuple[str, str]
"""The clause that bars something, and why."""


def text_of(card: Obj) -> Ability | None:
    """What an EVENT card does."""
    for ability in card.values["abilities"]:
        if isinstance(ability.node, n.Text):  # 207.3
            return ability  # type: ignore[no-any-return]
    return None


def arts_of(card: Obj) -> Ability | None:
    """The Arts ability of a UNIT card."""
    for ability in card.values["abilities"]:
        if isinstance(ability.node, t.Arts):  # 1332.5
            return ability  # type: ignore[no-any-return]
    return None


# What may be played


def playable_cards(game: TrailsGame, player: int) -> list[Option]:
    """The cards that a player with priority may play now."""
    cards = (*game.cards_in(HAND, player), *game.cards_in(HOMEBASE, player))  # 1208.1
    return [Option("play", card) for card in cards if why_not_play(game, player, card) is None]  # 902.4b, 902.4c


def why_not_play(game: TrailsGame, player: int, card: Obj) -> Reason | None:
    """The reason that a card cannot be played now, from where it lies and completely, or None."""
    types = game.types_of(card)
    if game.collected != game.board:
        game.collect()
    at_home = card.zone.name == HOMEBASE
    if not at_home and card.zone.name != HAND:
        return "1208.1", f"{card.name} is neither in the hand nor in the homebase"
    if at_home and card.face_up:
        return "1208.1a", f"{card.name} lies face-up"  # 1209.1a
    if "UNIT" in types or "ITEM" in types:
        reason = why_not_deploy(game, player, card, at_home)
        if reason is not None:
            return reason
    elif not at_home and "EVENT" not in types:
        return "1209.1", f"{card.name} is played from the homebase"
    if at_home and cannot(game, n.BeTurned, card, lambda part, deed: bool(deed.face == "face-up")):
        return "1204.2a", f"{card.name} cannot be turned face-up"
    if forbidden(game, player, card):
        return "104.4", f"an effect forbids playing {card.name}"
    return why_not_complete(game, player, card, types)


def why_not_deploy(game: TrailsGame, player: int, card: Obj, at_home: bool) -> Reason | None:
    """The reason that a UNIT or ITEM is out of time or out of place, or None."""
    permission = permission_for(game, card)
    if not any_time(permission) and not deployment_is_open(game, player):
        return "902.4h", f"{card.name} is played in the own deployment step, while nothing waits"  # 902.4h-1, 902.4h-2
    if at_home and permission is None:
        return "1206.1", f"{card.name} is played from the hand"  # 1207.1
    return None


def permission_for(game: TrailsGame, card: Obj) -> Part | None:
    """The effect that permits playing a card from where it lies, or when the rules do not."""
    return can(game, n.BePlayed, card, lambda part, deed: comes_from(part, deed, card))


def any_time(permission: Part | None) -> bool:
    """Whether a permission lets a card be played whenever its player has priority."""
    return permission is not None and permission.change.deed.any_time  # type: ignore[attr-defined]


def deployment_is_open(game: TrailsGame, player: int) -> bool:
    """UNITs and ITEMs are played in one's own deployment step, while nothing waits to be resolved."""
    return (
        game.step == "deployment step" and game.primary == player and not game.cards_in(STANDBY, 0)
    )  # 902.4h, 703.8c-1, 1206.1, 1207.1


def comes_from(part: Any, deed: Any, card: Obj) -> bool:
    """Whether a permission or prohibition speaks of the zone in which a card lies."""
    return deed.origin is None or deed.origin.name == card.zone.name


def forbidden(game: TrailsGame, player: int, card: Obj) -> bool:
    """Whether an effect forbids playing a card."""
    return cannot(game, n.BePlayed, card, lambda part, deed: comes_from(part, deed, card)) or player_cannot(
        game,
        n.ToPlay,
        player,
        lambda part, deed: comes_from(part, deed, card) and fits(part.effect.context, deed.what, card, anywhere=True),
    )


def forbidden_ability(game: TrailsGame, player: int, card: Obj, noun: type = n.AnyAbility) -> bool:
    """Whether an effect forbids a player to play crafts, or Arts, of this card at least."""

    def speaks_of(part: Any, deed: Any) -> bool:
        return any(type(one) is noun for one in deed.what.nouns) and comes_from(part, deed, card)

    return player_cannot(game, n.ToPlay, player, speaks_of)


def why_not_complete(game: TrailsGame, player: int, card: Obj, types: tuple[str, ...]) -> Reason | None:
    """The reason that a play could not be completed: level, costs, condition or targets; or None."""
    if not level_is_met(game, player, card, types):
        return "1204.2f-3", f"{card.name} needs more cards in the homebase"
    for pool, amount in costs_of(game, card, types):
        if not payment.can_pay(game, player, pool, amount):
            return "1204.2h", f"{card.name} costs {amount} {pool}"
    text = text_of(card)
    if text is not None:
        context = Context(game, card, player, text)
        condition = text.node.condition  # type: ignore[attr-defined]
        if condition is not None and not holds(context, condition):
            return "104.1", f"the condition of {card.name} is not met"
        if not targets.available(game, context, text):
            return "1204.2d", f"{card.name} has not enough targets"
    return None


def costs_of(game: TrailsGame, card: Obj, types: tuple[str, ...]) -> list[tuple[str, int]]:
    """What playing a card costs: CP for a UNIT or ITEM, EP for an EVENT."""
    game.refresh_what(COSTS)
    values = card.values
    if "UNIT" in types or "ITEM" in types:
        pool = payment.pool_for(game, card, "CP")
        return [(pool, payment.changed_cost(game, card, pool, values["CP cost"] or 0))]  # 1204.2f-1
    if "EVENT" in types:
        pool = payment.pool_for(game, card, "EP")
        return [(pool, payment.changed_cost(game, card, pool, values["EP cost"] or 0))]  # 1204.2f-2
    return []


def level_is_met(game: TrailsGame, player: int, card: Obj, types: tuple[str, ...]) -> bool:
    """A BASE needs as many homebase cards as its building level says; they are not spent."""
    if "BASE" not in types or "EVENT" in types:
        return True
    game.refresh_what(COSTS)
    return (card.values["building level"] or 0) <= len(game.cards_in(HOMEBASE, player))  # 1204.2f-3


def may_play_craft(game: TrailsGame, player: int, card: Obj, craft: Ability, context: Context) -> bool:
    """Whether an activated craft is valid and can be played completely."""
    node = craft.node
    assert isinstance(node, n.Act)
    if not game.within_limit(card, craft) or forbidden_ability(game, player, card):
        return False  # 1210.2
    if node.condition is not None and not holds(context, node.condition):
        return False
    return can_pay_in_order(context, node.costs, player) and targets.available(game, context, craft)


def playable_arts(game: TrailsGame, player: int) -> list[Option]:
    """The Arts that a player with priority may play now, from the hand or face-down from the homebase."""
    hidden = [card for card in game.cards_in(HOMEBASE, player) if not card.face_up]  # 1213.2a
    options = []
    for card in (*game.cards_in(HAND, player), *hidden):  # 1202.3, 1213.2
        if card.values["abilities"]:
            arts = arts_of(card)
            if arts is not None and may_play_arts(game, player, card, arts):
                options.append(Option("arts", card))  # 1201.1c
    return options


def may_play_arts(game: TrailsGame, player: int, card: Obj, arts: Ability) -> bool:
    """Whether an Arts can be paid for and has its targets."""
    if card.zone.name == HOMEBASE and cannot(game, n.BeTurned, card, lambda part, deed: bool(deed.face == "face-up")):
        return False
    if forbidden_ability(game, player, card, t.AnyArts):
        return False  # 104.4, 1201.1c
    context = Context(game, card, player, arts)
    cost = cost_of_arts(game, context, arts)
    return payment.can_pay(game, player, "EP", cost) and targets.available(game, context, arts)


def cost_of_arts(game: TrailsGame, context: Context, arts: Ability) -> int:
    """What an Arts costs to play: the EP cost that its card has now, or what the player chose."""
    ep, card = arts.node.ep, context.source  # type: ignore[attr-defined]  # 208.1, 1213.1
    printed = isinstance(ep, n.Constant) and card.definition.printed["EP cost"] == ep.value
    cost = int(game.values(card)["EP cost"] or 0) if printed else number(context, ep)  # 205.1
    return payment.changed_cost(game, card, "EP", cost, payment.prices_arts)


# Playing


async def uncover(game: TrailsGame, player: int, card: Obj, turned: bool = True) -> None:
    """A card played from the homebase is turned face-up; one that is hidden from anybody is revealed."""
    if turned and card.zone.name == HOMEBASE and not await turn_face(game, card, True, RULE_FOR[player]):
        raise TakenBack  # 1204.2a
    if not everybody_sees(card):
        await show(game, [card], (0, 1), RULE_FOR[player])  # 1204.2b


async def play_card(game: TrailsGame, player: int, card: Obj, free: bool = False) -> None:
    """1204.2, 1206.2, 1207.2, 1208.2, 1209.2: the steps of playing a card."""
    zone, side = card.zone.name, card.zone.side
    dispatched = zone == HOMEBASE and game.has_keyword(card, "Dispatch")  # 1405.1
    await uncover(game, player, card)
    types = game.types_of(card)
    play = Play(player, "card", card, text_of(card))
    context = Context(game, card, player, play.ability, cause=Cause("cost", player, card, play.ability))
    await targets.determine(game, play, context)  # 1204.2c, 1204.2d, 1204.2e
    costs = [] if free else costs_of(game, card, types)  # 1204.2f, 1204.2g
    if not level_is_met(game, player, card, types):
        raise TakenBack
    for pool, amount in costs:
        if not await payment.pay(game, player, pool, amount, context.cause):
            raise TakenBack  # 1204.2h
    if zone == HOMEBASE and not any(kind in PERMANENT for kind in types):
        waiting = game.new_object("proxy", None, card.definition, card.owner, game.zone(STANDBY, player))  # 1204.2i
        waiting.controller = player
        waiting.values = card.values
    else:
        arrived = await move(game, [card], STANDBY, RULE_FOR[player], kind="played")  # 1204.1
        if not arrived:
            raise TakenBack  # 1204.2l
        waiting = arrived[0]  # 1204.1, 1204.2i
        game.set(waiting, "controller", player)
        play.source = waiting
        play.dispatched = dispatched
    waiting.data = play
    await played(game, player, waiting, (zone, side))


async def play_craft(game: TrailsGame, player: int, card: Obj, craft: Ability) -> None:
    """1210.3: the steps of playing an activated craft."""
    node = craft.node
    assert isinstance(node, n.Act)
    await uncover(game, player, card, turned=False)
    play = Play(player, "craft", card, craft)
    context = Context(game, card, player, craft, cause=Cause("cost", player, card, craft))
    await targets.determine(game, play, context)
    game.use_up(card, craft)
    for cost in node.costs:  # 1203.1, 1203.4, 1204.2f-4, 1210.1
        if not can_do(context, [cost], player) or not await pay_cost(context, cost, player):
            raise TakenBack  # 1203.2, 1204.2h
    await wait_as_proxy(game, play)


async def play_arts(game: TrailsGame, player: int, card: Obj) -> None:
    """1213.3: the steps of playing an Arts."""
    arts = arts_of(card)
    assert arts is not None
    at_home = card.zone.name == HOMEBASE
    await uncover(game, player, card)
    play = Play(player, "arts", card, arts)
    context = Context(game, card, player, arts, cause=Cause("cost", player, card, arts))
    await targets.determine(game, play, context)
    if not await payment.pay(game, player, "EP", cost_of_arts(game, context, arts), context.cause):
        raise TakenBack  # 1204.2f-5
    if not at_home:
        gone = await move(game, [card], TRAIL, context.cause, side=card.controller, kind="arts")  # 1204.2f-5
        if not gone and card.alive:
            raise TakenBack
    await wait_as_proxy(game, play)


async def wait_as_proxy(game: TrailsGame, play: Play) -> None:
    """A proxy of an ability waits to be resolved."""
    source = play.source
    kind = "arts" if play.kind == "arts" else "ability"
    waiting = game.new_object(kind, None, source.definition, source.owner, game.zone(STANDBY, play.player))  # 1204.1
    waiting.controller = play.player  # 1204.2j
    waiting.ability = play.ability
    waiting.data = play
    await played(game, play.player, waiting, (source.zone.name, source.zone.side))


async def played(game: TrailsGame, player: int, waiting: Obj, origin: tuple[str, int]) -> None:
    """All steps are done: the card or ability is played."""
    await emit(game, Event("played", player, waiting, data={"from": origin}))  # 1204.2k
