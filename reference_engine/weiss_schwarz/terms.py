"""What the words of card texts do that only this game has."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from headjudge.notation import rows_core as n
from headjudge.notation import rows_weiss as w
from reference_engine.core import verbs
from reference_engine.core.choosing import CAN_TREAT
from reference_engine.core.context import Context
from reference_engine.core.decide import Option, choose
from reference_engine.core.model import Definition, Event, Obj
from reference_engine.core.patterns import (
    OF_ITS_CARDS,
    PASSES,
    STATE_EVENTS,
    TRIGGERS,
    Occurrences,
    concerns,
    moved_cards,
    occurs,
)
from reference_engine.core.performing import (
    CAN,
    EFFECTS,
    MEETS,
    PLACES,
    SENTENCES,
    TAKEN_FROM,
    can_do,
    carry_out,
    enough_cards,
    on_cards,
    perform,
    verb,
)
from reference_engine.core.questions import (
    FORBIDS,
    KINDS_OF_DEED,
    cannot,
    forbids_card,
    forbids_move,
    forbids_player,
    named,
)
from reference_engine.core.reckoning import CONDITIONS, every, number
from reference_engine.core.selecting import NOUNS, fits, in_zone, labels, players, select, selects, test

from .attack_type import redirect
from .costs import pay_stock
from .damage import deal_damage
from .game import WeissGame
from .icons import perform_icon, trigger_check
from .keywords import EXPANSIONS, KEYWORDS
from .playing import choose_position
from .turns import grant_turn, proceed
from .zones import (
    BACK,
    BEHIND,
    CENTER,
    CLOCK,
    FACING,
    HAND,
    IN_FRONT,
    MARKERS,
    RESOLUTION,
    RESTED,
    REVERSED,
    SLOTS,
    STAGE,
    STANDING,
    STOCK,
    WAITING_ROOM,
)

WeissGame.keywords = KEYWORDS
WeissGame.expansions = EXPANSIONS
WeissGame.open_facts = (
    n.Other,
    n.AmongThose,
    n.State,
    n.NotState,
    w.Under,
    w.WithMarker,
    w.AtSlot,
    w.InFrontOf,
    w.Behind,
    w.Facing,
)  # 8.6.3.1.4

WeissGame.places_of_words = {
    **dict.fromkeys((w.AtSlot, w.InFrontOf, w.Behind, w.Facing), (STAGE, MARKERS)),
    w.IsAt: (STAGE,),
}
WeissGame.placed_words = frozenset(
    (
        *WeissGame.places_of_words,
        *(n.Adds, n.Sets, n.All, n.Cards, n.AnyCard, n.OfType, n.Other, n.State, n.Group, n.Named, n.ThisCard),
        *(n.ControlledBy, n.InZone, n.WithNumber, n.WithText, n.ZoneOf, n.You, n.Opponent),
        *(n.Constant, n.Plus, n.Minus, n.AtLeast, n.AtMost, n.Exactly, n.PlayerNumber, n.Count),
        *(n.Controls, n.There, n.Compare, n.Is, n.InPeriod, n.AllOf),
    )
)

AREAS: dict[str, tuple[str, ...]] = {
    "center stage": CENTER,  # 3.6.4
    "back stage": BACK,  # 3.6.4
    **{slot: (slot,) for slot in SLOTS},
}
"""The positions that each word for a part of the stage means."""


def weiss(ctx: Context) -> WeissGame:
    """The game of a context, known to be one of Weiss Schwarz."""
    assert isinstance(ctx.game, WeissGame)
    return ctx.game


# What is done to cards


@on_cards(w.Stand)
async def stand(ctx: Context, node: w.Stand, actor: int, cards: list[Obj]) -> bool:
    """Puts characters into the stand state."""
    return await turned(ctx, cards, STANDING, "stood")  # 4.6.1.1


@on_cards(w.Rest)
async def rest(ctx: Context, node: w.Rest, actor: int, cards: list[Obj]) -> bool:
    """Puts characters into the rest state."""
    return await turned(ctx, cards, RESTED, "rested")  # 4.6.1.2


@on_cards(w.Reverse)
async def reverse(ctx: Context, node: w.Reverse, actor: int, cards: list[Obj]) -> bool:
    """Puts characters into the reverse state."""
    return await turned(ctx, cards, REVERSED, "reversed")  # 4.6.1.3


async def turned(ctx: Context, cards: list[Obj], orientation: str, kind: str) -> bool:
    """Turns characters on the stage to an orientation; says whether all were turned."""
    there = [card for card in cards if card.zone.name == STAGE]
    done = await verbs.orient(ctx.game, there, orientation, ctx.cause, kind=kind)  # 1.3.2.1
    return len(done) == len(cards) and bool(cards)


@on_cards(w.PutUnder)
async def put_under(ctx: Context, node: w.PutUnder, actor: int, cards: list[Obj]) -> bool:
    """Puts cards together into the marker area of a character, in any order on top of those that lie there."""
    hosts = [card for card in meant_before(ctx, node.host) if card.alive and card.zone.name == STAGE]
    ctx.it = []
    if not hosts or not cards:
        return False  # 10.14.1.1.1, 10.15.4
    host = hosts[0]
    assert host.slot is not None
    side = host.zone.side
    ctx.it = await verbs.move(
        ctx.game,
        [card for card in cards if card is not host],
        MARKERS,
        ctx.cause,
        side=side,
        controller=side,
        slots=dict.fromkeys(cards, host.slot),
        face_up="face-up" in node.placed,
        order_clause="3.7.2.2",
    )  # 3.7.1.1, 3.7.2, 3.7.2.1, 10.14.1
    return len(ctx.it) == len(cards)


def standing_there(ctx: Context, node: n.Reference) -> list[Obj]:
    """The named cards as far as they are on the stage."""
    cards = [ctx.as_it_lies(card) for card in select(ctx, node)]
    return [card for card in cards if card.alive and card.zone.name == STAGE]


@on_cards(w.PutEither)
async def put_either(ctx: Context, node: w.PutEither, actor: int, cards: list[Obj]) -> bool:
    """Puts cards into one of two zones, as the player likes."""
    if not cards:
        return False  # 8.6.3.1.3
    zones: list[Any] = [node.zone, node.other]
    options = [Option(zone.name) for zone in zones]
    clause = ctx.clause or ctx.game.choose_clause
    chosen = await choose(ctx.game, actor, "destination", options, clause, about={"card": cards[0]})
    zone = zones[options.index(chosen[0])]
    side = players(ctx, zone.whose)[0] if zone.whose is not None else None
    arrived = await verbs.move(ctx.game, cards, zone.name, ctx.cause, side=side, controller=side)
    ctx.named_again(cards, arrived)
    return len(arrived) == len(cards)


def meant_before(ctx: Context, node: n.Reference) -> list[Obj]:
    """The cards that words mean beside those to which something is done."""
    named_last, ctx.it = ctx.it, ctx.former
    cards = [ctx.as_it_lies(card) for card in select(ctx, node)]
    ctx.it = named_last
    return cards


@on_cards(w.Flip)
async def flip(ctx: Context, node: w.Flip, actor: int, cards: list[Obj]) -> bool:
    """Reveals cards by putting them into the resolution zone."""
    ctx.it = await verbs.move(ctx.game, cards, RESOLUTION, ctx.cause, kind="flipped")  # 3.2.5, 10.7.3, 3.13.1.4, 10.7.1
    return len(ctx.it) == len(cards) and bool(cards)


@on_cards(w.Exchange)
async def exchange(ctx: Context, node: w.Exchange, actor: int, cards: list[Obj]) -> bool:
    """Two cards change places; if one of them is not there, neither moves."""
    left = meant_before(ctx, node.left)
    if len(left) != 1 or len(cards) != 1 or not left[0].alive or not cards[0].alive:
        return False  # 10.8.3, 10.11.3, 10.11.3.1
    return await verbs.exchange(ctx.game, left[0], cards[0], ctx.cause)  # 10.8.1


# Other verbs


@verb(w.PayStock)
async def pays_stock(ctx: Context, node: w.PayStock, actor: int) -> bool:
    """Puts so many cards from the stock into the waiting room."""
    return await pay_stock(weiss(ctx), actor, number(ctx, node.n), ctx.cause)  # 8.4.3


@verb(w.DealDamage)
async def deals_damage(ctx: Context, node: w.DealDamage, actor: int) -> bool:
    """The card whose text it is deals damage to players, to several of them as one."""
    whom = players(ctx, node.players)
    return await deal_damage(weiss(ctx), whom, number(ctx, node.n), ctx.source, ctx.cause)  # 4.11.1.2, 4.11.1.2.1


@verb(w.ExtraTurn)
async def takes_extra_turn(ctx: Context, node: w.ExtraTurn, actor: int) -> bool:
    """A player is to take an additional turn."""
    game = weiss(ctx)
    same_time = ctx.together and actor != game.turn_player
    grant_turn(game, actor, ctx.source, game.clock if same_time else game.tick())  # 11.2.1, 11.2.2
    return True


@verb(w.Proceed)
async def proceeds(ctx: Context, node: w.Proceed, actor: int) -> bool:
    """The game goes on with a phase or step once the text is carried out."""
    proceed(weiss(ctx), node.period)  # 11.4.1
    return True


@verb(w.PerformAction)
async def performs_action(ctx: Context, node: w.PerformAction, actor: int) -> bool:
    """Carries out the replay command of the card that names the action."""
    commands = [ability.node for ability in ctx.game.values(ctx.source)["abilities"]]
    wanted = [part for part in commands if isinstance(part, w.Replay) and part.action == node.action]
    for command in wanted:
        await carry_out(ctx, command.text)  # 11.3.1.3, 11.3.2
    return bool(wanted)


@verb(w.TriggerCheck)
async def performs_trigger_check(ctx: Context, node: w.TriggerCheck, actor: int) -> bool:
    """A player performs a trigger check."""
    await trigger_check(weiss(ctx), actor)  # 7.3.1.2.3
    return True


@verb(w.PerformIcon)
async def performs_icon(ctx: Context, node: w.PerformIcon, actor: int) -> bool:
    """A player performs the action of a trigger icon."""
    await perform_icon(weiss(ctx), actor, node.icon, None, ctx.cause)  # 4.12.1
    return True


@verb(w.Concede)
async def concedes(ctx: Context, node: w.Concede, actor: int) -> bool:
    """No effect can make a player concede."""
    return False  # 1.2.4.1


async def repeat(ctx: Context, node: w.Repeat) -> None:
    """Effects so many times; never for zero or less."""
    for _ in range(number(ctx, node.n)):  # 1.3.2.2
        for effect in node.effects:
            await perform(ctx, effect)


async def attack_instead(ctx: Context, node: w.AttackInstead, actor: int) -> None:
    """The attack that is being declared goes to a character as a frontal attack."""
    game = weiss(ctx)
    attacker = game.attack.attacker if game.attack is not None else None
    targets = standing_there(ctx, node.what)
    if attacker is not None and attacker in select(ctx, node.who) and targets:
        redirect(game, targets[0])  # 8.10.2.4, 10.6.2


SENTENCES[w.Repeat] = repeat
EFFECTS[w.AttackInstead] = attack_instead


# Whether it could be done


def can_exchange(ctx: Context, node: w.Exchange, actor: int) -> bool:
    """Whether both cards are there."""
    left = [ctx.as_it_lies(card) for card in select(ctx, node.left)]
    return all(card.alive for card in left) and enough_cards(ctx, node, actor)  # 10.11.3.1, 10.11.3.2


for _verb in (w.Stand, w.Rest, w.Reverse, w.PutUnder):
    CAN[_verb] = enough_cards
CAN[w.Exchange] = can_exchange
MEETS.append(w.Flip)
TAKEN_FROM[w.PayStock] = (STOCK,)
CAN[w.PayStock] = lambda ctx, node, actor: len(ctx.game.cards_in(STOCK, actor)) >= number(ctx, node.n)  # 8.4.2.2
CAN[w.Concede] = lambda ctx, node, actor: False  # 1.2.4.1
CAN_TREAT[w.Stand] = lambda ctx, node, card: card.orientation != STANDING
CAN_TREAT[w.Rest] = lambda ctx, node, card: card.orientation != RESTED
CAN_TREAT[w.Reverse] = lambda ctx, node, card: card.orientation != REVERSED


def can_replace(effects: Sequence[n.Effect], ctx: Context) -> bool:
    """Whether what an optional replacement asks for can be done."""
    asked = [effect.verb for effect in effects if isinstance(effect, n.Does)]
    return can_do(ctx, asked[:1], ctx.controller)  # 8.10.3


def would_concede(effects: Sequence[n.Effect]) -> bool:
    """Whether a replacement would make a player concede."""
    return any(isinstance(effect, n.Does) and isinstance(effect.verb, w.Concede) for effect in effects)


# Places


def position_of(ctx: Context, node: w.OntoPositionOf) -> n.ZoneOf | None:
    """The stage on which a card lies, or last lay."""
    cards = [card for card in select(ctx, node.what) if card.zone.name == STAGE]
    if not cards:
        return None
    return n.ZoneOf(STAGE, n.You() if cards[0].zone.side == ctx.controller else n.Opponent())


PLACES[w.OntoPositionOf] = position_of
PLACES[w.OntoSlot] = lambda ctx, node: n.ZoneOf(STAGE, node.players)


async def slots_for(ctx: Context, cards: Sequence[Obj], actor: int, place: n.Place) -> Mapping[Obj, str]:
    """The positions on which cards are put: the one that is named, or one that the player chooses."""
    game = weiss(ctx)
    if isinstance(place, w.OntoPositionOf):
        there = [card for card in select(ctx, place.what) if card.zone.name == STAGE]
        return dict.fromkeys(cards, str(there[0].slot))  # 10.2.2
    area = AREAS[place.slot] if isinstance(place, w.OntoSlot) else SLOTS
    return {card: await choose_position(game, actor, card, area) for card in cards}


# Descriptions


NOUNS[w.Marker] = MARKERS


def lies_at(obj: Obj, side: int, slots: Sequence[str]) -> bool:
    """Whether a card is on one of a player's positions, or a marker below it."""
    return obj.zone.name in (STAGE, MARKERS) and obj.zone.side == side and obj.slot in slots  # 3.7.1.1


@test(w.AtSlot)
def at_slot(ctx: Context, node: w.AtSlot, obj: Obj) -> bool:
    """On one of the positions."""
    return lies_at(obj, obj.zone.side, AREAS[node.slot])  # 3.6.4


@test(w.InFrontOf)
def in_front_of(ctx: Context, node: w.InFrontOf, obj: Obj) -> bool:
    """In front of a card of the back stage."""
    cards = select(ctx, node.what)
    return any(lies_at(obj, card.zone.side, IN_FRONT.get(card.slot or "", ())) for card in cards)  # 3.6.5


@test(w.Behind)
def behind(ctx: Context, node: w.Behind, obj: Obj) -> bool:
    """Behind a card of the center stage."""
    cards = select(ctx, node.what)
    return any(lies_at(obj, card.zone.side, BEHIND.get(card.slot or "", ())) for card in cards)  # 3.6.5


@test(w.Facing)
def facing(ctx: Context, node: w.Facing, obj: Obj) -> bool:
    """Facing a card of the center stage."""
    cards = [card for card in select(ctx, node.what) if card.slot in FACING]
    return any(lies_at(obj, 1 - card.zone.side, (FACING[card.slot or ""],)) for card in cards)  # 3.6.6


@test(w.Under)
def under(ctx: Context, node: w.Under, obj: Obj) -> bool:
    """A marker of a character."""
    game = weiss(ctx)
    return any(obj in game.markers_under(card) for card in standing_there(ctx, node.what))


@test(w.WithMarker)
def with_marker(ctx: Context, node: w.WithMarker, obj: Obj) -> bool:
    """A character with markers."""
    return obj.zone.name == STAGE and bool(weiss(ctx).markers_under(obj))  # 3.7.4


@test(w.ContainsBoth)
def contains_both(ctx: Context, node: w.ContainsBoth, obj: Obj) -> bool:
    """Both names have the part that is theirs."""
    values = ctx.game.values(obj)
    return any(node.part in name for name in values[node.property]) and any(
        node.other in name for name in values["Japanese name"]
    )  # 2.1.2.1, 2.1.1.3


@test(w.NamedEither)
def named_either(ctx: Context, node: w.NamedEither, obj: Obj) -> bool:
    """Has one of the names."""
    return any(name in node.names for name in ctx.game.values(obj)["name"])  # 10.4.2.1


@test(w.WithSeveral)
def with_several(ctx: Context, node: w.WithSeveral, obj: Obj) -> bool:
    """Has two or more printed words of a kind."""
    return len(ctx.game.values(obj)[node.property]) > 1  # 2.18.1.3


def has_part(property: str, word: str, part: str) -> bool:
    """Whether a name has a part as a word of its own; anything else has it anywhere."""
    if property != "name":
        return part in word
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", word) is not None  # 2.1.2.2


@selects(w.BattleOpponent)
def battle_opponent(ctx: Context, node: w.BattleOpponent) -> list[Obj]:
    """The character with which a character is in battle, or was when the ability triggered."""
    found: list[Obj] = []
    for card in select(ctx, node.what):
        known = ctx.notes if ctx.notes is not None and card in ctx.notes else None
        if known is not None:
            found.append(known[1] if known[0] is card else known[0])  # 8.11.2
        else:
            other = weiss(ctx).battle_opponent(card)
            found += [other] if other is not None else []  # 7.2.1.5.1
    return found


@selects(w.TheRest)
def the_rest(ctx: Context, node: w.TheRest) -> list[Obj]:
    """The cards that were met last, without those that have left or were chosen."""
    return [card for card in ctx.met if card.alive and card not in ctx.it]


@selects(w.WithItsMarkers)
def with_its_markers(ctx: Context, node: w.WithItsMarkers) -> list[Obj]:
    """A character and all its markers."""
    game = weiss(ctx)
    found = standing_there(ctx, node.what)
    return [obj for card in found for obj in (*game.markers_under(card), card)]  # 10.14.1.1, 10.14.1.1.2


# Conditions


CONDITIONS[w.IsAt] = lambda ctx, node: every(
    ctx, node.what, lambda obj: obj.alive and obj.zone.name == STAGE and obj.slot in AREAS[node.slot]
)  # 10.3.2, 10.6.2
CONDITIONS[w.IsTop] = lambda ctx, node: every(
    ctx, node.what, lambda obj: obj.alive and in_zone(ctx, node.zone, obj) and obj.zone.cards[-1] is obj
)  # 10.1.1


# Deeds


def forbidden_type(game: WeissGame, attacker: Obj, kind: str, facing: Obj | None) -> bool:
    """Whether an effect forbids a type of attack."""

    def fitting(part: Any, deed: Any) -> bool:
        if isinstance(deed, w.ToAttackSo | w.BeAttackedSo) and deed.type != kind:
            return False
        what = getattr(deed, "what", None)
        if what is not None and (facing is None or isinstance(what, n.Players) or not named(part, what, facing)):
            return False
        by = getattr(deed, "by", None)
        return by is None or fits(part.effect.context, by, attacker)

    if cannot(game, w.ToAttackSo, attacker, fitting) or cannot(game, n.ToAttack, attacker, fitting):
        return True
    return facing is not None and (
        cannot(game, w.BeAttackedSo, facing, fitting) or cannot(game, n.BeAttacked, facing, fitting)
    )


def forbids_state(state: str) -> Any:
    """A card may not get into a state."""
    return lambda game, event: (
        event.obj is not None and cannot(game, w.Become, event.obj, lambda part, deed: bool(deed.state == state))
    )


def forbids_going(game: WeissGame, event: Event) -> bool:
    """A card may not arrive, not leave, or not go to another position."""
    obj = event.obj
    if forbids_move(game, event):
        return True
    sideways = obj is not None and obj.zone.name == STAGE and (event.data or {}).get("to") == STAGE
    return sideways and obj is not None and cannot(game, w.BeMoved, obj)


def forbids_damage(game: WeissGame, event: Event) -> bool:
    """A player may not be dealt damage, or a card may not deal it."""
    return forbids_player(w.ToTakeDamage)(game, event) or forbids_card(w.ToDealDamage)(game, event)  # 1.3.3


def taken_in_order(cards: list[Obj]) -> list[Obj] | None:
    """Markers and stock leave from the top."""
    if not cards or any(card.zone.name not in (MARKERS, STOCK) for card in cards):
        return None
    return sorted(cards, key=lambda card: -card.zone.cards.index(card))  # 3.7.2, 3.10.2


def choosable(ctx: Context, cards: list[Obj]) -> list[Obj]:
    """Those cards that no effect keeps from being chosen."""
    if (n.Cannot, w.BeChosen) not in ctx.game.deeds:
        return cards

    def fitting(part: Any, deed: Any) -> bool:
        return deed.players is None or ctx.controller in players(part.effect.context, deed.players)

    return [card for card in cards if not cannot(ctx.game, w.BeChosen, card, fitting)]  # 1.3.3


STATE_EVENTS.update({STANDING: ("stood",), RESTED: ("rested",), REVERSED: ("reversed",)})
STATE_EVENTS.update({"battling": ("attacks", "is attacked"), "being attacked": ("is attacked",)})
for _state in (STANDING, RESTED, REVERSED):
    FORBIDS[STATE_EVENTS[_state][0]] = forbids_state(_state)  # 1.3.3
FORBIDS["moved"] = forbids_going
FORBIDS["damage"] = forbids_damage
KINDS_OF_DEED[w.Become] = lambda deed: STATE_EVENTS[deed.state]
KINDS_OF_DEED[w.BeMoved] = lambda deed: ("moved",)
KINDS_OF_DEED[w.ToTakeDamage] = lambda deed: ("damage",)
KINDS_OF_DEED[w.ToDealDamage] = lambda deed: ("damage",)


# Events


@occurs(w.AttacksSo, "attacks")
def attacks_so(ctx: Context, node: w.AttacksSo, event: Event) -> Occurrences:
    """A card attacks in a certain way."""
    data = event.data or {}
    return [event.obj] if data.get("type") == node.type and concerns(ctx, node.who, event.obj) else []


@occurs(w.IsAttackedSo, "is attacked")
def is_attacked_so(ctx: Context, node: w.IsAttackedSo, event: Event) -> Occurrences:
    """A card is attacked in a certain way."""
    data = event.data or {}
    return [event.obj] if data.get("type") == node.type and concerns(ctx, node.who, event.obj) else []


@occurs(w.IsPlaced, "moved")
def is_placed(ctx: Context, node: w.IsPlaced, event: Event) -> Occurrences:
    """A card arrives in a zone because it is played."""
    if (event.data or {}).get("kind") != "play":
        return []
    zone: Any = node.zone
    pairs = [(old, new) for old, new in event.moves if new is not None and in_zone(ctx, zone, new)]
    return [new for old, new in pairs if concerns(ctx, node.who, ctx.game.looked_at(old, new))]  # 10.4.2


@occurs(w.IsPutBy, "moved")
def is_put_by(ctx: Context, node: w.IsPutBy, event: Event) -> Occurrences:
    """A card arrives in a zone by an effect that has a keyword."""
    if event.cause.by != "effect" or not is_written_with(node.label, event):
        return []
    return moved_cards(
        ctx, n.IsPut(node.who, node.zone, node.origin), event, lambda old, new: arrives(ctx, node, old, new)
    )


OF_ITS_CARDS.update((w.AttacksSo, w.IsAttackedSo, w.IsPlaced, w.IsPutBy))


def arrives(ctx: Context, node: w.IsPutBy, old: Obj | None, new: Obj | None) -> bool:
    """Whether a move goes to the zone from another one, and from where the text says."""
    zone: Any = node.zone
    origin: Any = node.origin
    if new is None or old is None or new.zone is old.zone or not in_zone(ctx, zone, new):
        return False  # 10.8.4
    return origin is None or in_zone(ctx, origin, old)


def is_written_with(label: str, event: Event) -> bool:
    """Whether the ability behind an event has a keyword."""
    return event.cause.ability is not None and label in labels(event.cause.ability)


@occurs(w.DamageCanceled, "damage canceled")
def damage_canceled(ctx: Context, node: w.DamageCanceled, event: Event) -> Occurrences:
    """Damage is canceled."""
    return damage(ctx, node, event)  # 4.10.1.2.1


@occurs(w.DamageTaken, "damage taken")
def damage_taken(ctx: Context, node: w.DamageTaken, event: Event) -> Occurrences:
    """Damage is not canceled."""
    return damage(ctx, node, event)


@occurs(w.TakesDamage, "damage", "damage taken")
def takes_damage(ctx: Context, node: w.TakesDamage, event: Event) -> Occurrences:
    """A player is dealt damage."""
    return damage(ctx, node, event)


def damage(ctx: Context, node: Any, event: Event) -> Occurrences:
    """Damage from a card to a player, as far as the text names them."""
    if node.players is not None and event.player not in players(ctx, node.players):
        return []
    if node.who is not None and not concerns(ctx, node.who, event.obj):
        return []
    return [event.obj]


@occurs(w.Refreshes, "refreshed")
def refreshes(ctx: Context, node: w.Refreshes, event: Event) -> Occurrences:
    """A player refreshes."""
    return [event.obj] if event.player in players(ctx, node.players) else []  # 9.2.4


@occurs(w.LevelsUp, "leveled up")
def levels_up(ctx: Context, node: w.LevelsUp, event: Event) -> Occurrences:
    """A player levels up."""
    return [event.obj] if event.player in players(ctx, node.players) else []  # 9.3.2


@occurs(w.RevealedInCheck, "trigger check")
def revealed_in_check(ctx: Context, node: w.RevealedInCheck, event: Event) -> Occurrences:
    """A card is revealed in the trigger check of an attack."""
    attacker = (event.data or {}).get("attacker")
    revealed = concerns(ctx, node.what, event.obj) and concerns(ctx, node.who, attacker)
    return [event.obj] if revealed else []  # 7.3.1.2.3.1


@occurs(w.MovesPosition, "moved")
def moves_position(ctx: Context, node: w.MovesPosition, event: Event) -> Occurrences:
    """A character goes to another position of the same stage."""
    cards = [new for old, new in event.moves if old is new and new is not None and new.zone.name == STAGE]
    return [card for card in cards if concerns(ctx, node.who, card)]  # 3.1.4


@occurs(w.UsesAbility, "cost paid")
def uses_ability(ctx: Context, node: w.UsesAbility, event: Event) -> Occurrences:
    """A player has paid the cost of an activated ability."""
    ability = event.cause.ability
    if ability is None or not isinstance(ability.node, n.Act):
        return []
    return [event.obj] if event.player in players(ctx, node.players) else []  # 8.1.1.1.2


@occurs(w.Uses, "cost paid", "moved", "shown")
def uses(ctx: Context, node: w.Uses, event: Event) -> Occurrences:
    """A player uses a keyword: once, at the moment that the keyword names."""
    if event.cause.controller not in players(ctx, node.players) or not is_written_with(node.label, event):
        return []
    return [event.obj] if is_use(node.label, event) else []


def is_use(label: str, event: Event) -> bool:
    """Whether an event is the use of the keyword to which it belongs."""
    if event.kind == "cost paid":
        return label in ("Backup", "Accelerate") or (label == "Resonate" and reveals_as_cost(event))  # 10.5.3, 10.12.3
    if event.cause.by != "effect":
        return False
    if event.kind == "shown":
        return label == "Resonate" and not reveals_as_cost(event)  # 10.13.3.2
    ways = USED_BY_MOVES.get(label, ())
    return any(
        old is not None and new is not None and old.zone is not new.zone and (old.zone.name, new.zone.name) in ways
        for old, new in event.moves
    )


def reveals_as_cost(event: Event) -> bool:
    """Whether cards are revealed to pay for an ability."""
    costs = getattr(event.cause.ability.node, "costs", ()) if event.cause.ability is not None else ()
    return any(isinstance(cost, n.Reveal) for cost in costs)  # 10.13.3.1


ONTO_THE_STAGE = tuple((zone.name, STAGE) for zone in WeissGame.zone_table if zone.name != STAGE)
USED_BY_MOVES: dict[str, tuple[tuple[str, str], ...]] = {
    "Encore": ((WAITING_ROOM, STAGE),),  # 10.2.4
    "Brainstorm": ((RESOLUTION, WAITING_ROOM),),  # 10.7.4
    "Change": ONTO_THE_STAGE,  # 10.8.5
    "Shift": ((CLOCK, HAND),),  # 10.11.4
    "Fusion": ONTO_THE_STAGE,  # 10.14.3
}
"""Keywords that are used when cards move by their effect: from where to where."""


def next_damage(ctx: Context, trigger: w.NextDamage, event: Event) -> Occurrences:
    """The next damage of a card is canceled, for whichever player."""
    canceled = bool((event.data or {}).get("canceled"))
    return [event.obj] if canceled and concerns(ctx, trigger.who, event.obj) else []  # 4.12.2.7.2, 4.12.2.7.3


TRIGGERS[w.NextDamage] = (("damage dealt",), next_damage)
PASSES[w.NextDamage] = lambda ctx, trigger, event: concerns(ctx, trigger.who, event.obj)  # 4.12.2.7.1


# Decks


def copies_allowed(card: Definition, usual: int) -> int:
    """How many cards of a name a deck may contain, as the card itself has it."""
    nodes = [ability.node for ability in card.abilities]
    changes = [change for node in nodes if isinstance(node, n.Cont) for change in node.changes]
    return max([usual, *(change.n for change in changes if isinstance(change, w.DeckLimit))])  # 5.1.2.4
