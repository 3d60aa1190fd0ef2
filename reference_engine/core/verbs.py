"""The verbs that rules and texts share: each is asked whether it would happen, done, and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .decide import CHANCE, Decision, Option, ask, order_of
from .events import emit, emit_together, watchers_of
from .model import RULE, Cause, Event, Obj, Zone

if TYPE_CHECKING:
    from .game import Game


async def move(
    game: Game,
    objs: Sequence[Obj],
    zone: str,
    cause: Cause = RULE,
    *,
    side: int | None = None,
    bottom: bool = False,
    face_up: bool | None = None,
    orientation: str | None = None,
    controller: int | None = None,
    slots: Mapping[Obj, str] | None = None,
    host: Obj | None = None,
    role: str | None = None,
    order_clause: str = "",
    kind: str = "moved",
    seen_by: tuple[int, ...] | None = None,
) -> list[Obj]:
    """Moves objects together: what may not move stays, what is replaced goes its other way, the rest arrive at once."""
    moving = [obj for obj in objs if obj.alive]
    if game.alters("moved"):
        moving = await not_held_up(game, moving, zone, cause, side, kind)
    if not moving:
        return []
    if len(moving) > 1 and order_clause and game.zones[zone][0].spec.ordered:
        moving = await in_chosen_order(game, moving, bottom, order_clause)  # ws:3.1.5
        seen_by = seen_by or who_knows_the_order(game, moving, zone)
    before = watchers_of(game, "moved")
    if game.own_effects or game.effects:
        game.refresh()
    carried = game.carried_along(moving, zone, slots)  # ws:3.7.3
    game.clock += 1
    arrived = []
    pairs = []
    data: dict[str, object] = {"to": zone, "kind": kind}
    for obj in moving:
        origin = obj.zone
        target = game.zone(zone, side if side is not None else obj.owner)  # trails:502.5, trails:1320.1a
        new = relocate(game, obj, target, bottom, face_up, orientation, controller)
        if new is obj:
            whose = game.names[origin.side] if origin.side >= 0 else None
            data.setdefault("from", []).append([origin.name, whose, obj.slot])  # type: ignore[attr-defined]
        if slots is not None or host is not None or new is obj:
            settle_place(game, new, slots.get(obj) if slots is not None else None, host, role)
        arrived.append(new)
        pairs.append((obj, new))
    for obj, target, slot in carried:
        new = relocate(game, obj, target)
        settle_place(game, new, slot, None, None)
        pairs.append((obj, new))
    await emit(game, Event("moved", arrived[0].owner, arrived[0], cause, data, tuple(pairs), seen_by), before)
    return arrived


async def not_held_up(
    game: Game, objs: Sequence[Obj], zone: str, cause: Cause, side: int | None, kind: str
) -> list[Obj]:
    """Those of the objects that nothing keeps from moving, and that do not go another way instead."""
    moving: list[Obj] = []
    for obj in objs:
        if not obj.alive:
            continue
        if game.alters("moved"):
            goal = side if side is not None else obj.owner
            event = Event("moved", obj.owner, obj, cause, {"to": zone, "side": goal, "kind": kind})
            if not await game.would(event):
                continue
        moving.append(obj)
    return [obj for obj in moving if obj.alive]


async def exchange(game: Game, left: Obj, right: Obj, cause: Cause, kind: str = "exchanged") -> bool:
    """Two cards change places at the same time, each to the zone and slot of the other; or neither moves."""
    if left is right:
        return False
    if left.zone is right.zone:
        slots = {left: right.slot or "", right: left.slot or ""}
        side = left.zone.side
        done = await move(game, [left, right], left.zone.name, cause, side=side, slots=slots, kind=kind)
        return len(done) == 2
    for obj, other in ((left, right), (right, left)):
        data: dict[str, object] = {"to": other.zone.name, "side": other.zone.side, "kind": kind}
        if game.alters("moved") and not await game.would(Event("moved", obj.owner, obj, cause, data)):
            return False
    if not left.alive or not right.alive:
        return False
    before = watchers_of(game, "moved")
    game.refresh()
    carried = [*game.carried_along([left], right.zone.name, None), *game.carried_along([right], left.zone.name, None)]
    game.clock += 1
    both_up = True if left.face_up and right.face_up else None
    pairs = []
    goals = [(left, right.zone, right.slot), (right, left.zone, left.slot)]
    goals += [goal for goal in carried if goal[0] is not left and goal[0] is not right]
    for obj, target, slot in goals:
        face = both_up if obj is left or obj is right else None
        new = relocate(game, obj, target, face_up=face, controller=target.side)  # ws:3.7.2.1.1
        settle_place(game, new, slot, None, None)
        pairs.append((obj, new))
    event = Event("moved", left.owner, pairs[0][1], cause, {"to": right.zone.name, "kind": kind}, tuple(pairs))
    await emit(game, event, before)
    return True


async def in_chosen_order(game: Game, objs: list[Obj], bottom: bool, clause: str) -> list[Obj]:
    """Each owner orders the cards that arrive together in an ordered zone; the first named ends on top."""
    ordered: list[Obj] = []
    for player in game.players_in_order():
        own = [obj for obj in objs if obj.owner == player]  # ws:3.1.5
        if own:
            named = await order_of(game, player, own, clause)
            ordered += named if bottom else reversed(named)  # ws:3.1.5
    return ordered


def who_knows_the_order(game: Game, objs: list[Obj], zone: str) -> tuple[int, ...] | None:
    """Who sees in which order cards were put into a zone: in a hidden one only their owner."""
    hidden = game.zones[zone][0].spec.seen_by != "all"
    return (objs[0].owner,) if hidden else None  # ws:3.1.5.1, ws:3.1.5.1.1


def settle_place(game: Game, obj: Obj, slot: str | None, host: Obj | None, role: str | None) -> None:
    """Where in its zone an object lies: in which slot, under which other object, as what."""
    for attribute, value in (("slot", slot), ("host", host), ("role", role)):
        if getattr(obj, attribute) != value:
            game.set(obj, attribute, value)


def relocate(
    game: Game,
    obj: Obj,
    target: Zone,
    bottom: bool = False,
    face_up: bool | None = None,
    orientation: str | None = None,
    controller: int | None = None,
) -> Obj:
    """Takes one object from its place to another; most arrive as new objects, the old one being what was last known.

    What moves together arrives together: all with the time that it is now.
    """
    origin = obj.zone
    game.touch_zone(origin)
    origin.cards.remove(obj)  # trails:502.1
    spec = target.spec
    if game.same_card(origin, target):
        new = obj
        game.set(obj, "zone", target)
        game.set(obj, "stamp", game.clock)
    else:
        new = Obj(game.next_id, obj.kind, obj.card, obj.definition, obj.owner, target, game.clock)  # ws:4.2.2
        game.next_id += 1
        if spec.orientation:
            new.orientation = spec.orientation[0]  # ws:3.6.3, ws:10.15.3.1
        game.let_go(obj)
        game.carry_over(obj, new)
    if orientation is not None and spec.orientation:
        game.set(new, "orientation", orientation)
    if face_up is not None and spec.face:
        game.set(new, "face_up", face_up)
    if controller is not None:
        game.set(new, "controller", controller)
    elif spec.shared:
        new.controller = obj.controller
    if target is not origin:
        game.touch_zone(target)
    if bottom:
        target.cards.insert(0, new)
    else:
        target.cards.append(new)
    if obj.definition.abilities or obj.values["abilities"]:
        game.note_move(obj, origin, new)
    return new


async def draw(game: Game, player: int, cause: Cause = RULE) -> Obj | None:
    """A player takes the top card of the deck into the hand."""
    if game.alters("draw") and not await game.would(Event("draw", player, None, cause)):
        return None
    deck = game.zones["deck"][player].cards
    if not deck:
        await game.deck_is_empty(player)
        return None
    top = deck[-1]
    before = watchers_of(game, "moved")
    game.clock += 1
    new = relocate(game, top, game.zones["hand"][player])  # trails:505.5, trails:1313.1, ws:3.3.1
    data: dict[str, object] = {"to": "hand", "kind": "draw"}
    await emit(game, Event("moved", player, new, cause, data, ((top, new),), (player,)), before)
    await emit(game, Event("draw", player, new, cause, None, (), (player,)))
    return new


async def orient(game: Game, objs: Sequence[Obj], orientation: str, cause: Cause, kind: str) -> list[Obj]:
    """Turns cards together to an orientation; one that has it already is not turned."""
    turned = []
    for obj in objs:
        if not obj.alive or obj.orientation == orientation or not game.may_orient(obj, orientation):
            continue  # trails:104.3, trails:1315.1, trails:1315.2, ws:1.3.2.1
        if not obj.zone.spec.orientation:
            continue  # trails:503.1
        if game.alters(kind) and not await game.would(Event(kind, obj.controller, obj, cause)):
            continue
        turned.append(obj)
    if not turned:
        return []
    for obj in turned:
        game.set(obj, "orientation", orientation)  # ws:4.6.1
    if len(turned) == 1:
        await emit(game, Event(kind, turned[0].controller, turned[0], cause))
    else:
        await emit_together(game, [Event(kind, obj.controller, obj, cause) for obj in turned])
    return turned


async def turn_face(game: Game, obj: Obj, up: bool, cause: Cause = RULE) -> bool:
    """Turns a card face-up or face-down; one that lies so already is not turned."""
    if not obj.alive or obj.face_up == up or not game.may_turn(obj, up):  # trails:104.3, trails:1316.1, trails:1316.2
        return False
    if not obj.zone.spec.face:
        return False  # trails:503.2
    kind = "turned face-up" if up else "turned face-down"
    if game.alters(kind) and not await game.would(Event(kind, obj.controller, obj, cause)):
        return False
    game.set(obj, "face_up", up)  # trails:503.2b
    game.set_board()
    await emit(game, Event(kind, obj.controller, obj, cause))
    return True


async def change_number(game: Game, player: int, name: str, change: int, cause: Cause = RULE, why: str = "") -> int:
    """Raises or lowers one of a player's numbers; zero is no change. Gives the change that happened."""
    if change == 0:
        return 0
    kind = f"{name} gained" if change > 0 else f"{name} lost"
    if game.alters(kind) and not await game.would(
        Event(kind, player, cause.source, cause, {"n": abs(change), "why": why})
    ):
        return 0
    before = game.numbers[player][name]
    game.set_number(player, name, before + change)
    data = {"n": abs(change), "before": before, "after": before + change, "why": why}
    await emit(game, Event(kind, player, cause.source, cause, data))
    return change


async def shuffle(game: Game, zone: Zone, clause: str) -> None:
    """Chance puts a zone's cards into an order; nobody knows them apart afterwards."""
    count = len(zone.cards)
    if count > 1:
        options = [Option("card", None, (("n", n),)) for n in range(1, count + 1)]
        about = {"zone": zone.name, "player": game.names[zone.side]}
        answer = await ask(game, Decision(CHANCE, "shuffle", options, clause, count, count, True, about))  # ws:3.2.4
        game.touch_zone(zone)
        from_top = zone.cards[::-1]
        zone.cards[:] = [from_top[option.more[0][1] - 1] for option in reversed(answer)]
    for obj in zone.cards:
        game.set(obj, "id", game.next_id)
        game.set(obj, "shown", ())
        game.next_id += 1
    await emit(game, Event("shuffled", zone.side, data={"zone": zone.name}))


async def show(game: Game, objs: Sequence[Obj], to: tuple[int, ...], cause: Cause = RULE) -> None:
    """Lets players see cards that their place hides from them, until hidden again."""
    fresh = [obj for obj in objs if obj.alive and any(player not in obj.shown for player in to)]
    for obj in fresh:
        game.set(obj, "shown", tuple(sorted({*obj.shown, *to})))
    if fresh:
        pairs = tuple((obj, obj) for obj in fresh)
        await emit(game, Event("shown", cause.controller, fresh[0], cause, {"to": list(to)}, pairs, to))


def hide(game: Game, objs: Sequence[Obj]) -> None:
    """Ends the showing of cards."""
    for obj in objs:
        if obj.shown:
            game.set(obj, "shown", ())
