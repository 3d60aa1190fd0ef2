"""1300 Game Terms: what the words of a text do in this game."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.notation import rows_core as n
from headjudge.notation import rows_trails as t
from reference_engine.core.choosing import CAN_TREAT
from reference_engine.core.context import Context
from reference_engine.core.decide import choose_cards, order_of
from reference_engine.core.events import emit, emit_together, watchers_of
from reference_engine.core.model import RULE, Cause, Event, Obj
from reference_engine.core.patterns import STATE_EVENTS, Occurrences, concerns, moved_as, occurs
from reference_engine.core.performing import CAN, enough_cards, on_cards, verb
from reference_engine.core.questions import FORBIDS, KINDS_OF_DEED, cannot, forbids_card, player_cannot
from reference_engine.core.reckoning import CONDITIONS, number
from reference_engine.core.selecting import KINDS_OF_NOUN, TESTS, players
from reference_engine.core.verbs import change_number, hide, move, orient, show

from .game import TrailsGame
from .zones import ACTION, DECK, FIELD, HOMEBASE, READY, STANDBY, TRAIL

STUNNED = "stunned"

KINDS_OF_NOUN[t.AnyArts] = ("arts",)  # 1201.1c


def has_arts(ctx: Context, node: t.WithArts | t.WithoutArts, obj: Obj) -> bool:
    """Whether a card has an Arts ability."""
    return any(isinstance(ability.node, t.Arts) for ability in ctx.game.abilities_of(obj))  # 1332.5


TESTS[t.WithArts] = has_arts
TESTS[t.WithoutArts] = lambda ctx, node, obj: not has_arts(ctx, node, obj)


async def stun(game: TrailsGame, units: Sequence[Obj], cause: Cause, by: Sequence[Obj] = ()) -> list[Obj]:
    """Puts UNITs into the stunned state: face-down, actioned, their abilities invalid; each costs bond."""
    stunned = []
    stunners = [*by, *([cause.source] if cause.by == "effect" and cause.source is not None else [])]  # 1222.4a, 1222.4b
    before = watchers_of(game, STUNNED)
    for unit in units:
        if not unit.alive or unit.zone.name != FIELD:
            continue
        if "ITEM" in game.types_of(unit):
            await game.destroy([unit], cause)  # 1306.5
            continue
        if STUNNED in unit.marks or "UNIT" not in game.types_of(unit):
            continue  # 1306.2d
        if game.alters(STUNNED) and not await game.would(
            Event(STUNNED, unit.controller, unit, cause, {"by": stunners})
        ):
            continue
        stunned.append((unit, int(game.values(unit)["CP cost"] or 0)))
    for unit, _ in stunned:
        game.mark(unit, STUNNED)  # 402.1, 1306.1, 1306.2
        game.set(unit, "face_up", False)  # 1306.2a
        game.set(unit, "orientation", ACTION)  # 1306.2a
        game.set_board()
        game.drop_out(unit)  # 804.7
    if stunned:
        data = {"by": stunners}
        events = [Event(STUNNED, unit.controller, unit, cause, data) for unit, _ in stunned]
        await emit_together(game, events, before)
    for unit, cost in stunned:
        if cost > 0 and not player_cannot(game, t.TakeStunDamage, unit.controller):  # 1306.3, 1307.1
            await change_number(game, unit.controller, "bond", -cost, Cause("rule", cause.controller, unit), "stun")
    return [unit for unit, _ in stunned]


async def cure(game: TrailsGame, units: Sequence[Obj], cause: Cause = RULE) -> list[Obj]:
    """UNITs cease to be stunned: face-up, still actioned."""
    cured = []
    for unit in units:
        if not unit.alive or STUNNED not in unit.marks:
            continue
        if game.alters("cured") and not await game.would(Event("cured", unit.controller, unit, cause)):
            continue
        cured.append(unit)
    for unit in cured:
        game.unmark(unit, STUNNED)  # 1308.1
        game.set(unit, "face_up", True)  # 503.2b, 1306.4
        game.set(unit, "orientation", ACTION)  # 1306.4
        game.set_board()
    if cured:
        await emit_together(game, [Event("cured", unit.controller, unit, cause) for unit in cured])
    return cured


async def give_support(game: TrailsGame, unit: Obj, cause: Cause) -> None:
    """A UNIT gains the Support attribute."""
    await game.change_mark(unit, "Support", True, cause)  # 104.3, 401.1, 1309.1


# Verbs of texts


@on_cards(t.Action)
async def action(ctx: Context, node: t.Action, actor: int, cards: list[Obj]) -> bool:
    """Puts cards into the action state."""
    turned = await orient(ctx.game, cards, ACTION, ctx.cause, kind="actioned")  # 1315.2
    return len(turned) == len(cards) and bool(cards)


@on_cards(t.Stun)
async def stuns_cards(ctx: Context, node: t.Stun, actor: int, cards: list[Obj]) -> bool:
    """Stuns UNITs."""
    game = trails(ctx)
    stunned = await stun(game, cards, ctx.cause)  # 1306.1
    return len(stunned) == len(cards) and bool(cards)


@on_cards(t.Cure)
async def cures(ctx: Context, node: t.Cure, actor: int, cards: list[Obj]) -> bool:
    """Cures UNITs."""
    return len(await cure(trails(ctx), cards, ctx.cause)) == len(cards) and bool(cards)  # 1308.1


@on_cards(t.KO)
async def knocks_out(ctx: Context, node: t.KO, actor: int, cards: list[Obj]) -> bool:
    """Puts UNITs from the field into the trail."""
    game = ctx.game
    units = [card for card in cards if card.alive and card.zone.name == FIELD and "UNIT" in game.types_of(card)]
    units = [unit for unit in units if not cannot(game, t.BeKOd, unit)]
    gone = await move(game, units, TRAIL, ctx.cause, kind="K.O.")  # 1317.1, 1317.1a
    return len(gone) == len(cards) and bool(cards)


@on_cards(t.Counter)
async def counters(ctx: Context, node: t.Counter, actor: int, cards: list[Obj]) -> bool:
    """Takes cards or crafts out of the Resolve Standby Zone unresolved."""
    from .triggers import conceal

    game = trails(ctx)
    done = False
    for obj in cards:
        if not obj.alive or obj.zone.name != STANDBY or cannot(game, n.BeCountered, obj):
            continue
        await emit(game, Event("countered", obj.controller, obj, ctx.cause))
        if obj.kind == "card":
            await move(game, [obj], TRAIL, ctx.cause, kind="countered")  # 1324.1, 1324.2
        else:
            game.remove_object(obj)  # 1324.1, 1324.2
            conceal(game, obj.data.source)
        done = True
    return done


@on_cards(t.Rebuild)
async def rebuilds(ctx: Context, node: t.Rebuild, actor: int, cards: list[Obj]) -> bool:
    """A homebase card goes to the trail and the top card of the deck takes its place, face-down and actioned."""
    game = ctx.game
    done = False
    for card in cards:
        if not card.alive or card.zone.name != HOMEBASE:
            continue
        await move(game, [card], TRAIL, ctx.cause, kind="rebuild")  # 1335.1
        deck = game.cards_in(DECK, card.owner)
        await move(
            game,
            deck[-1:],
            HOMEBASE,
            ctx.cause,
            face_up=False,
            orientation=ACTION,
            kind="rebuild",
            seen_by=(card.owner,),
        )
        done = True
    return done


@verb(t.Plan)
async def plans(ctx: Context, node: t.Plan, actor: int) -> bool:
    """Looks at the top cards of the deck, puts any of them on the bottom and the rest back on top, in any order."""
    game = ctx.game
    count = max(0, number(ctx, node.n))
    deck = game.cards_in(DECK, actor)
    looked = deck[::-1][:count]
    if not looked:
        return False
    await show(game, looked, (actor,), ctx.cause)
    down = await choose_cards(game, actor, "plan", looked, "1323.1", least=0, most=len(looked))
    down = await order_of(game, actor, down, "1323.1", "plan bottom")
    up = await order_of(game, actor, [card for card in looked if card not in down], "1323.1", "plan top")
    game.touch_zone(looked[0].zone)
    rest = [card for card in deck if card not in looked]
    deck[:] = [*reversed(down), *rest, *reversed(up)]
    hide(game, looked)
    game.record(Event("planned", actor, ctx.source, data={"bottom": len(down), "top": len(up)}))
    return True


CAN[t.Action] = CAN[t.Stun] = CAN[t.KO] = enough_cards
CAN_TREAT[t.Action] = lambda ctx, node, card: card.orientation == READY  # 1321.1
CAN_TREAT[t.Stun] = lambda ctx, node, card: STUNNED not in card.marks
STATE_EVENTS[STUNNED] = (STUNNED,)
STATE_EVENTS["actioned"] = ("actioned",)
STATE_EVENTS["combating"] = ("attacks", "is attacked")
FORBIDS[STUNNED] = forbids_card(t.BeStunned)
FORBIDS["cured"] = forbids_card(t.BeCured)
FORBIDS["actioned"] = forbids_card(t.BeActioned)
KINDS_OF_DEED[t.BeStunned] = lambda deed: (STUNNED,)
KINDS_OF_DEED[t.BeCured] = lambda deed: ("cured",)
KINDS_OF_DEED[t.BeActioned] = lambda deed: ("actioned",)


def trails(ctx: Context) -> TrailsGame:
    """The game of a context, known to be one of Trails."""
    assert isinstance(ctx.game, TrailsGame)
    return ctx.game


# Events and conditions of texts


@occurs(t.IsSclmAttacked, "is attacked")
def is_sclm_attacked(ctx: Context, node: t.IsSclmAttacked, event: Event) -> Occurrences:
    """A UNIT is the target of a SCLM Attack."""
    return [event.obj] if (event.data or {})["sclm"] and concerns(ctx, node.who, event.obj) else []


@occurs(t.Stuns, STUNNED)
def stuns(ctx: Context, node: t.Stuns, event: Event) -> Occurrences:
    """A card stuns a UNIT: by attacking it, or by an effect of which it is the source."""
    by = (event.data or {})["by"]  # 1222.4
    return [event.obj] if concerns(ctx, node.what, event.obj) and any(concerns(ctx, node.who, u) for u in by) else []


@occurs(t.IsKOd, "moved")
def is_knocked_out(ctx: Context, node: t.IsKOd, event: Event) -> Occurrences:
    """A UNIT is K.O.'d."""
    return moved_as(ctx, node.who, event, "K.O.")  # 1317.1a


@occurs(t.Supports, "supports")
def supports(ctx: Context, node: t.Supports, event: Event) -> Occurrences:
    """A player performs SCLM Support."""
    return [event.obj] if event.player in players(ctx, node.players) else []


@occurs(t.IsCured, "cured")
def is_cured(ctx: Context, node: t.IsCured, event: Event) -> Occurrences:
    """A UNIT is cured."""
    return [event.obj] if concerns(ctx, node.who, event.obj) else []


@occurs(t.DealsOverkill, "overkill")
def deals_overkill(ctx: Context, node: t.DealsOverkill, event: Event) -> Occurrences:
    """A UNIT makes a player lose bond by Overkill."""
    if node.players is not None and (event.data or {})["player"] not in players(ctx, node.players):
        return []
    return [event.obj] if concerns(ctx, node.who, event.obj) else []  # 1222.3


@occurs(t.TakesStunDamage, "bond lost")
def takes_stun_damage(ctx: Context, node: t.TakesStunDamage, event: Event) -> Occurrences:
    """A player loses bond because a UNIT became stunned."""
    if (event.data or {})["why"] != "stun" or event.player not in players(ctx, node.players):  # 1306.3
        return []
    return [event.obj]


CONDITIONS[t.HasInitiative] = lambda ctx, node: trails(ctx).initiative in players(ctx, node.players)
CONDITIONS[t.ChosenInclude] = lambda ctx, node: node.name in ctx.texts
