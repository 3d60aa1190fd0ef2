"""When an ability triggers, and which events a replacement or duration waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.notation import rows_core as n

from .context import Context
from .model import Event, Obj
from .reckoning import is_going_on
from .selecting import fits, in_zone, players, select

Occurrences = list[Obj | None]
Match = Callable[[Context, Any, Event], Occurrences]

EVENTS: dict[type, tuple[Callable[[Any], tuple[str, ...]], Match]] = {}
"""For each kind of event that a text names: the kinds it may be recorded as, and how often it has occurred."""


def occurs(node: type, *kinds: str) -> Callable[[Match], Match]:
    """Adds a row to the table of events."""

    def add(function: Match) -> Match:
        EVENTS[node] = ((lambda event: kinds), function)
        return function

    return add


TRIGGERS: dict[type, tuple[tuple[str, ...], Match]] = {}
"""Triggers that only one game has: the kinds of event that each watches, and how often it has occurred."""

PASSES: dict[type, Callable[[Context, Any, Event], bool]] = {}
"""Triggers that wait for the next event of a kind: whether this one was it, fulfilled or not."""


def passes_by(ctx: Context, trigger: Any, event: Event) -> bool:
    """Whether what a trigger waited for has passed without fulfilling it."""
    row = PASSES.get(type(trigger))
    return row is not None and row(ctx, trigger, event)


def kinds_of(event: n.Event) -> tuple[str, ...]:
    """The kinds under which an event is recorded."""
    return EVENTS[type(event)][0](event)


def kinds_of_trigger(trigger: Any) -> tuple[str, ...]:
    """The kinds of event that a trigger watches."""
    if isinstance(trigger, n.At):
        return ("start",) if isinstance(trigger.moment, n.Start) else ("end",)
    if isinstance(trigger, n.AsSoonAs):
        return ()
    row = TRIGGERS.get(type(trigger))
    return kinds_of(trigger.event) if row is None else row[0]


OF_ITS_CARDS: set[type] = set()
"""Events that occur to one of the cards that were recorded with them, and to no other."""


def waits_for_itself(trigger: Any) -> bool:
    """Whether a trigger waits for something that happens to the card that has it."""
    if not isinstance(trigger, n.When) or type(trigger) in TRIGGERS:
        return False
    return type(trigger.event) in OF_ITS_CARDS and isinstance(getattr(trigger.event, "who", None), n.ThisCard)


def occurrences(ctx: Context, trigger: Any, event: Event) -> Occurrences:
    """The cards for which the trigger condition occurred; one entry for each time."""
    if isinstance(trigger, n.At):
        return [None] if is_moment(ctx, trigger.moment, event) else []
    if getattr(trigger, "during", None) is not None and not is_during(ctx, trigger.during):
        return []
    row = TRIGGERS.get(type(trigger))
    if row is not None:
        return row[1](ctx, trigger, event)
    return match(ctx, trigger.event, event)  # ws:8.1.1.2.1


def match(ctx: Context, node: n.Event, event: Event) -> Occurrences:
    """How often an event, as it happened or would happen, is what a text names."""
    row = EVENTS[type(node)]
    if event.kind not in row[0](node):
        return []
    return row[1](ctx, node, event)


def is_during(ctx: Context, duration: n.Duration) -> bool:
    """Whether a stretch of time is going on."""
    return isinstance(duration, n.During) and is_going_on(ctx, duration.period)


def is_moment(ctx: Context, moment: n.Moment, event: Event) -> bool:
    """Whether an event is the start or end of the period that a text means."""
    period: Any = moment.period  # type: ignore[attr-defined]
    data = event.data or {}
    if event.kind != ("start" if isinstance(moment, n.Start) else "end") or data.get("of") != period.name:
        return False
    whose = getattr(period, "whose", None)
    if whose is None:
        return True
    owners = (event.player,) if event.player is not None else ctx.game.periods().get(period.name, ())
    return any(owner in players(ctx, whose) for owner in owners)


def concerns(ctx: Context, pattern: Any, obj: Obj | None) -> bool:
    """Whether a card is what an event's pattern says."""
    if obj is None:
        return False
    if isinstance(pattern, n.A):
        return fits(ctx, pattern.what, obj, anywhere=True)
    if isinstance(pattern, n.Another):
        return not same(obj, ctx.source) and fits(ctx, pattern.what, obj, anywhere=True)
    if isinstance(pattern, n.OneOrMore):
        return fits(ctx, pattern.what, obj, anywhere=True)
    return any(same(obj, other) for other in select(ctx, pattern))


def same(obj: Obj, other: Obj) -> bool:
    """Whether two objects are one card, before and after a move."""
    return obj is other or (obj.card is not None and obj.card is other.card and obj.kind == other.kind)


def about_one(ctx: Context, node: Any, event: Event) -> Occurrences:
    """An event about one card."""
    return [event.obj] if concerns(ctx, node.who, event.obj) else []


@occurs(n.Attacks, "attacks")
def attacks(ctx: Context, node: n.Attacks, event: Event) -> Occurrences:
    """Once for each card that attacks; once in all for "one or more"."""
    data = event.data or {}
    if not concerns(ctx, node.who, event.obj):
        return []
    if isinstance(node.manner, n.Alone) and not data["alone"]:  # trails:1326.4
        return []
    if node.manner is not None and not isinstance(node.manner, n.Alone) and not data["sclm"]:
        return []
    if isinstance(node.target, n.Players):
        if data["player"] is None or data["player"] not in players(ctx, node.target):
            return []
    elif node.target is not None and not concerns(ctx, node.target, data["target"]):
        return []
    if isinstance(node.who, n.OneOrMore):
        first = next(unit for unit in data["together"] if concerns(ctx, node.who, unit))
        return [event.obj] if first is event.obj else []
    return [event.obj]


@occurs(n.IsAttacked, "is attacked")
def is_attacked(ctx: Context, node: n.IsAttacked, event: Event) -> Occurrences:
    """A card is the target of an attack."""
    if not concerns(ctx, node.who, event.obj):
        return []
    if node.by is not None and not any(concerns(ctx, node.by, unit) for unit in (event.data or {})["together"]):
        return []
    return [event.obj]


def moved_cards(ctx: Context, node: Any, event: Event, wanted: Callable[[Obj | None, Obj | None], bool]) -> Occurrences:
    """The cards of a move that are what a text names, each looked at where the rules look."""
    if node.by is not None:
        cause = event.cause
        if cause.by == "rule" or cause.controller not in players(ctx, node.by):
            return []  # trails:1222.5, trails:1222.5a, trails:1222.6
    found: Occurrences = []
    for old, new in event.moves:
        if wanted(old, new) and concerns(ctx, node.who, ctx.game.looked_at(old, new)):  # trails:1211.6
            found.append(new or old)
    return found[:1] if isinstance(node.who, n.OneOrMore) else found


def goes_to(ctx: Context, zone: n.ZoneOf, event: Event, old: Obj | None, new: Obj | None) -> bool:
    """Whether a move, made or about to be made, ends in a zone."""
    if new is not None:
        return in_zone(ctx, zone, new)
    data = event.data or {}
    if data.get("to") != zone.name:
        return False
    side = data.get("side", old.owner if old is not None else None)
    return zone.whose is None or side in players(ctx, zone.whose)


@occurs(n.IsPut, "moved")
def is_put(ctx: Context, node: n.IsPut, event: Event) -> Occurrences:
    """A card arrives in a zone."""

    def wanted(old: Obj | None, new: Obj | None) -> bool:
        if new is not None and old is not None and new.zone.name == old.zone.name and new.zone.side == old.zone.side:
            return False
        if not goes_to(ctx, node.zone, event, old, new):  # type: ignore[arg-type]
            return False  # trails:1322.1
        return node.origin is None or (old is not None and in_zone(ctx, node.origin, old))  # type: ignore[arg-type]

    return moved_cards(ctx, node, event, wanted)  # trails:1322.1, ws:8.7.4


@occurs(n.Leaves, "moved")
def leaves(ctx: Context, node: n.Leaves, event: Event) -> Occurrences:
    """A card goes from a zone to another."""

    def wanted(old: Obj | None, new: Obj | None) -> bool:
        if old is None or not in_zone(ctx, node.zone, old):  # type: ignore[arg-type]
            return False
        destination = new.zone.name if new is not None else (event.data or {}).get("to")
        return destination != old.zone.name

    return moved_cards(ctx, node, event, wanted)


@occurs(n.Discards, "moved")
def discards(ctx: Context, node: n.Discards, event: Event) -> Occurrences:
    """A player discards a card."""
    if (event.data or {}).get("kind") != "discard":
        return []
    return [
        new or old
        for old, new in event.moves
        if old is not None and old.owner in players(ctx, node.players) and concerns(ctx, node.what, old)
    ]


def becomes(ctx: Context, node: n.Becomes, event: Event) -> Occurrences:
    """A card gets into a state in which it was not."""
    if event.obj is None or (node.state in ctx.game.combat_states and not ctx.game.has_state(event.obj, node.state)):
        return []
    if node.state == "attacking-alone" and not (event.data or {})["alone"]:  # trails:1326.4
        return []
    return [event.obj] if concerns(ctx, node.who, event.obj) else []


STATE_EVENTS: dict[str, tuple[str, ...]] = {
    "face-up": ("turned face-up",),
    "face-down": ("turned face-down",),
    "ready": ("readied",),
    "attacking": ("attacks",),
    "attacking-alone": ("attacks",),
    "defending": ("is attacked",),
}
"""The kinds of event by which a card gets into a state; a game adds its own states."""

EVENTS[n.Becomes] = (lambda event: STATE_EVENTS[event.state], becomes)
OF_ITS_CARDS.update((n.Attacks, n.IsAttacked, n.IsPut, n.Leaves, n.Becomes))


@occurs(n.IsDestroyed, "moved")
def is_destroyed(ctx: Context, node: n.IsDestroyed, event: Event) -> Occurrences:
    """A card is destroyed."""
    return moved_as(ctx, node.who, event, "destroyed")  # trails:1317.2a


def moved_as(ctx: Context, who: Any, event: Event, kind: str) -> Occurrences:
    """The cards of a move that was made in a certain way."""
    if (event.data or {}).get("kind") != kind:
        return []
    return [new or old for old, new in event.moves if concerns(ctx, who, old)]


@occurs(n.GainsMark, "mark gained")
def gains_mark(ctx: Context, node: n.GainsMark, event: Event) -> Occurrences:
    """A card gets a mark that it did not have."""
    return about_one(ctx, node, event) if (event.data or {})["mark"] == node.mark else []


@occurs(n.IsTargeted, "targeted")
def is_targeted(ctx: Context, node: n.IsTargeted, event: Event) -> Occurrences:
    """A card is chosen as a target."""
    if node.by is not None and event.player not in players(ctx, node.by):
        return []
    return about_one(ctx, node, event)


@occurs(n.Rises, "value changed")
def rises(ctx: Context, node: n.Rises, event: Event) -> Occurrences:
    """A number of a card becomes greater."""
    data = event.data or {}
    if data["property"] != node.property or data["after"] <= data["before"]:  # trails:104.6
        return []
    return about_one(ctx, node, event)


@occurs(n.Falls, "value changed")
def falls(ctx: Context, node: n.Falls, event: Event) -> Occurrences:
    """A number of a card becomes less."""
    data = event.data or {}
    if data["property"] != node.property or data["after"] >= data["before"]:  # trails:104.6
        return []
    return about_one(ctx, node, event)


@occurs(n.Plays, "played")
def plays(ctx: Context, node: n.Plays, event: Event) -> Occurrences:
    """A player plays a card or an ability."""
    data = event.data or {}
    if event.player not in players(ctx, node.players) or not concerns(ctx, node.what, event.obj):
        return []
    if node.origin is not None:
        zone, side = data["from"]
        origin: Any = node.origin
        if zone != origin.name or (origin.whose is not None and side not in players(ctx, origin.whose)):
            return []
    return [event.obj]


@occurs(n.Draws, "draw")
def draws(ctx: Context, node: n.Draws, event: Event) -> Occurrences:
    """A player draws a card."""
    return [event.obj] if event.player in players(ctx, node.players) else []


def number_changes(ctx: Context, node: Any, event: Event) -> Occurrences:
    """A player's number rises or falls."""
    return [event.obj] if event.player in players(ctx, node.players) else []


EVENTS[n.Gains] = (lambda event: (f"{event.number} gained",), number_changes)
EVENTS[n.Loses] = (lambda event: (f"{event.number} lost",), number_changes)
EVENTS[n.LosesGame] = (lambda event: ("lose the game",), number_changes)


def first_time(ctx: Context, node: n.FirstTime, event: Event) -> Occurrences:
    """Only the first time in a turn."""
    found = match(ctx, node.event, event)
    if not found:
        return found
    key = (ctx.source.id, id(ctx.ability), "first")
    if key in ctx.game.turn_memory:
        return []
    ctx.game.count_up(key)
    return found


EVENTS[n.FirstTime] = (lambda event: kinds_of(event.event), first_time)
