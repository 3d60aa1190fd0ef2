"""How effects of resolved texts begin and end: locked to what they meet, for as long as they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from headjudge.notation import rows_core as n

from .choosing import pick
from .context import Context
from .continuous import Effect, lock
from .model import Ability, Event, Obj
from .patterns import is_moment, kinds_of, match
from .reckoning import is_going_on
from .selecting import in_zone, players, select

if TYPE_CHECKING:
    from .game import Game


class Replacement:
    """A replacement in force: of an ability, or begun by an effect."""

    __slots__ = ("ability", "context", "effects", "once", "optional", "trigger", "until")

    def __init__(self, context: Context, trigger: Any, effects: Any, optional: bool, ability: Ability | None) -> None:
        self.context = context
        self.trigger = trigger
        self.effects = effects
        self.optional = optional
        self.ability = ability
        self.once = isinstance(trigger, n.NextWould)
        self.until: Any = None

    def __eq__(self, other: object) -> bool:
        """Found anew, that of an ability is still the same one."""
        if not isinstance(other, Replacement) or self.ability is None:
            return self is other
        return self.ability is other.ability and self.context.source is other.context.source

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[int, int]:
        """The card and the ability to which it belongs."""
        return self.context.source.id, id(self.ability)


class Delayed:
    """A triggered ability that an effect made: it waits for one later event."""

    __slots__ = ("ability", "context", "once", "until")

    def __init__(self, context: Context, ability: Ability, once: bool) -> None:
        self.context = context
        self.ability = ability
        self.once = once
        self.until: Any = None


class Until:
    """What ends an effect: the end of a period, a moment, or an event."""

    __slots__ = ("event", "moment", "period")

    def __init__(self, period: str | None = None, moment: Any = None, event: Any = None) -> None:
        self.period = period
        self.moment = moment
        self.event = event


FOREVER = None
MARKS = (n.HasMark, n.LosesMark)
"""Changes that, without a time to end, simply give or take a mark."""


Lifetime = tuple[bool, Any, Any]
"""Whether an effect can begin at all, what it waits for, and what ends it."""

NEVER: Lifetime = (False, None, None)
"""The point up to which it should last has passed already."""


def lifetime(ctx: Context, duration: n.Duration | None) -> Lifetime:
    """How long an effect lasts that begins now."""
    if isinstance(duration, n.During):
        return during(ctx, duration.period)
    if isinstance(duration, n.Until):
        return until_moment(ctx, duration.moment)
    if isinstance(duration, n.UntilEvent):
        event = duration.event
        if isinstance(event, n.Leaves) and isinstance(event.who, n.Reference):
            cards = select(ctx, event.who)
            if not any(card.alive and in_zone(ctx, event.zone, card) for card in cards):  # type: ignore[arg-type]
                return NEVER  # trails:1215.9
        return True, None, Until(event=event)
    return True, None, FOREVER  # trails:1215.8


def during(ctx: Context, period: Any) -> Lifetime:
    """While a period lasts; from its start, if it lies ahead."""
    if not isinstance(period, n.NextPeriod) and is_going_on(ctx, period):
        return True, None, Until(period.name)
    if isinstance(period, n.ThisPeriod):
        return NEVER  # trails:1215.9
    return True, n.Start(n.PeriodOf(period.name, period.whose)), Until(period.name)  # trails:1215.7


def until_moment(ctx: Context, moment: Any) -> Lifetime:
    """Up to the start or end of a period."""
    period = moment.period
    ends = isinstance(moment, n.End)
    if isinstance(period, n.NextPeriod) or not is_going_on(ctx, period):
        return NEVER if isinstance(period, n.ThisPeriod) else (True, None, Until(moment=moment))  # trails:1215.9
    if ends:
        return True, None, Until(period.name)
    return NEVER if isinstance(period, n.ThisPeriod) else (True, None, Until(moment=moment))  # trails:1215.9


async def begin_effect(ctx: Context, node: n.Modify) -> None:
    """A continuous effect of a resolved text begins."""
    game = ctx.game
    starts, begins, until = lifetime(ctx, node.duration)  # trails:1215.3b-4
    chosen: dict[int, list[Obj]] = {}
    for change in node.changes:
        subject = getattr(change, "subject", None) or getattr(change, "what", None)
        if isinstance(subject, n.Objects):
            cards = await pick(ctx, subject, ctx.actor)
            chosen[id(change)] = cards
            if cards and not isinstance(subject, n.Reference):
                ctx.it = list(cards)
    if not starts:
        return
    if until is FOREVER and begins is None and all(type(change) in MARKS for change in node.changes):
        for change in node.changes:
            for card in chosen.get(id(change), ()):
                await game.change_mark(card, change.mark, isinstance(change, n.HasMark), ctx.cause)  # type: ignore[attr-defined]
        return
    changes = await with_swaps(ctx, node.changes, chosen)
    effect = Effect(ctx.copy(), changes, game.tick())  # trails:1215.3b-2
    effect.begins = begins
    effect.until = until  # trails:1201.2b
    if isinstance(node.duration, n.While):
        effect.condition = node.duration.condition
    for part in effect.parts:
        lock(part, chosen.get(id(part.change)))  # trails:1215.6
        whose = getattr(part.change, "players", None) or getattr(part.change, "subject", None)
        if isinstance(whose, n.Players):
            part.players = players(ctx, whose)
    game.touch(game.effects)
    game.effects.append(effect)
    game.note_effects([effect], begun=True)
    game.record(Event("effect began", ctx.controller, ctx.source))
    await game.take_stock()
    await game.effects_changed()


async def with_swaps(ctx: Context, changes: Sequence[n.Change], chosen: dict[int, list[Obj]]) -> list[n.Change]:
    """Changes, each swap between two cards resolved into what becomes of the one and of the other."""
    found: list[n.Change] = []
    for change in changes:
        if isinstance(change, n.SwapsWith):
            swapped = await swap_of(ctx, change, chosen[id(change)])
            chosen.update({id(part): [card] for part, card in swapped})
            found += [part for part, _ in swapped]
        else:
            found.append(change)
    return found


async def swap_of(ctx: Context, change: n.SwapsWith, cards: list[Obj]) -> list[tuple[n.Sets, Obj]]:
    """Two cards swap a number: that of each becomes what the other's is now."""
    both = [*cards[:1], *(await pick(ctx, change.other, ctx.actor))[:1]]
    numbers = [ctx.game.values(card).get(change.property) for card in both]
    if len(both) < 2 or None in numbers:
        return []
    new = [n.Sets(change.property, n.It(), n.Constant(int(number or 0))) for number in reversed(numbers)]
    return list(zip(new, both, strict=True))  # trails:104.6


def begin_delayed(ctx: Context, node: n.Delayed) -> None:
    """A triggered ability of a later event comes into being."""
    game = ctx.game
    auto = n.Auto(node.trigger, (n.Do(node.effects),))
    ability = game.new_ability(auto)
    delayed = Delayed(ctx.copy(), ability, once=True)  # trails:1211.8
    during = getattr(node.trigger, "during", None)
    if during is not None:
        starts, _, delayed.until = lifetime(ctx, during)
        if not starts:
            return
    game.touch(game.delayed)
    game.delayed.append(delayed)
    game.set_board()


def begin_replacement(ctx: Context, node: n.Instead) -> None:
    """A replacement begins."""
    game = ctx.game
    replacement = Replacement(ctx.copy(), node.trigger, node.effects, node.optional, None)
    during = getattr(node.trigger, "during", None)
    if during is not None:
        starts, _, replacement.until = lifetime(ctx, during)
        if not starts:
            return
    game.touch(game.replacements)
    game.replacements.append(replacement)
    game.set_board()


def ends_with(until: Any, period: str) -> bool:
    """Whether an effect ends when a period does."""
    return until is not None and until.period == period


def watch_durations(game: Game, event: Event) -> bool:
    """Effects that wait for this event begin or end; says whether any did."""
    changed = False
    for effect in list(game.effects):
        if effect.begins is not None and is_moment(effect.context, effect.begins, event):
            game.set(effect, "begins", None)
            changed = True
        elif reached(effect.context, effect.until, event):
            game.touch(game.effects)
            game.effects.remove(effect)
            game.part_with([effect])
            changed = True
    return changed


def waits_for(effect: Effect) -> tuple[str, ...]:
    """The kinds of event with which an effect begins or ends."""
    until = effect.until
    if until is not None and until.event is not None:
        return kinds_of(until.event)
    moments = effect.begins is not None or (until is not None and until.moment is not None)
    return ("start", "end") if moments else ()


def reached(ctx: Context, until: Any, event: Event) -> bool:
    """Whether an event is the one up to which something lasts."""
    if until is None:
        return False
    if until.moment is not None:
        return is_moment(ctx, until.moment, event)
    if until.event is not None:
        return event.kind in kinds_of(until.event) and bool(match(ctx, until.event, event))
    return False
