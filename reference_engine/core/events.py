"""What happens after a change: the event is recorded, abilities stand by, immediate consequences follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .model import Ability, Card, Event, Obj, Standby

if TYPE_CHECKING:
    from .game import Game

Watcher = tuple[Obj, Ability]


async def emit(
    game: Game, event: Event, before: list[Watcher] | None = None, parts: Sequence[Event] | None = None
) -> None:
    """Records an event; abilities that watched before or watch now trigger; then the immediate consequences.

    What no longer holds after the event is put right as soon as it is known what triggers: a player may be asked then.
    An event of several parts is recorded as one, and each part triggers and has its consequences.
    """
    event.n = len(game.log) + 1
    event.clause = game.at
    game.log.append(event)
    if event.kind in game.watch:
        game.see()
    if game.board != game.collected or game.granting or game.ties:
        await game.take_stock()  # ws:8.9.3, ws:8.9.3.1
    for part in (parts or (event,)) if before or event.kind in game.heard else ():
        watchers = game.watching.get(part.kind)
        triggered = find_triggered(game, part, before or [], watchers or []) if watchers or before else ()
        if part.kind in game.puts_right_after:
            game.put_right(part)
        for standby in triggered:
            await stand_by(game, standby)  # trails:105.3b, trails:1201.1a-2, trails:1211.2
        consequences = game.consequences.get(part.kind)
        if consequences:
            for consequence in consequences:
                await consequence(game, part)
        if part.kind in game.until_kinds:
            await game.duration_events(part)
    if game.conditional or "value changed" in game.watching:
        await game.look_around()


async def emit_together(game: Game, events: list[Event], before: list[Watcher] | None = None) -> None:
    """Records events of one kind that happen at once as one, and lets each of them trigger."""
    if len(events) == 1:
        await emit(game, events[0], before)
        return
    first = events[0]
    pairs = tuple((event.obj, event.obj) for event in events)
    await emit(game, Event(first.kind, first.player, first.obj, first.cause, first.data, pairs), before, events)


def watchers_of(game: Game, kind: str) -> list[Watcher] | None:
    """The abilities that watch this kind of event at this moment."""
    if game.board != game.collected or game.granting:
        game.catch_up()
    return game.watching.get(kind)


def find_triggered(game: Game, event: Event, before: list[Watcher], now: list[Watcher]) -> list[Standby]:
    """Each watching ability, once for each time that its condition is met."""
    seen: set[tuple[int, int]] = set()
    triggered: list[Standby] = []
    cards = cards_of(event)
    for source, ability in now if before is now else (*before, *now):
        if ability.itself and source.card not in cards:
            continue
        key = (source.card.n if source.card is not None else -source.id, id(ability))
        if key in seen:
            continue
        occurrences = game.occurrences(source, ability, event)
        if occurrences:
            seen.add(key)
            triggered += [Standby(source, ability, source.controller, event, about) for about in occurrences]
    return triggered  # trails:1211.3, ws:8.1.1.2


def cards_of(event: Event) -> set[Card | None]:
    """The physical cards that an event is about; nothing stands for objects that are none."""
    cards: set[Card | None] = {None}
    if event.obj is not None:
        cards.add(event.obj.card)
    for old, new in event.moves:
        cards.add((new or old).card)  # type: ignore[union-attr]
    return cards


async def stand_by(game: Game, standby: Standby) -> None:
    """Puts an ability on standby, unless the game has a say in it."""
    if await game.may_stand_by(standby):
        game.touch(game.standing)
        game.standing.append(standby)  # ws:8.7.2
        game.record(Event("triggered", standby.controller, standby.source, data={"ability": standby.ability.text}))
