"""Plausible bugs of the reference behind switches: each is a context manager that changes an engine function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from reference_engine.core import events, verbs, views
from reference_engine.core import game as core_game
from reference_engine.core.decide import Decision, Option, ask
from reference_engine.core.model import RULE, Cause, Event
from reference_engine.core.state import State
from reference_engine.trails import (
    attacks,
    combat,
    fight,
    payment,
    playing,
    priority,
    resolving,
    steps,
    support,
    terms,
    turn,
)
from reference_engine.trails.game import TrailsGame
from reference_engine.trails.zones import ACTION, FIELD, HOMEBASE, READY, STANDBY

Bug = Callable[[], Any]
BUGS: dict[str, Bug] = {}


def bug(function: Callable[[], Iterator[None]]) -> Any:
    made = contextmanager(function)
    BUGS[function.__name__] = made
    return made


@contextmanager
def changed(owner: Any, name: str, value: Any) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def row(label: str, procedure: Any) -> Iterator[None]:
    rows = turn.TURN.rows
    i = next(i for i, (name, _) in enumerate(rows) if name == label)
    before = rows[i]
    rows[i] = (label, procedure)
    try:
        yield
    finally:
        rows[i] = before


@bug
def bond_check_off_by_one() -> Iterator[None]:
    async def lose_by_bond(game: TrailsGame) -> None:
        for player in (0, 1):
            if game.numbers[player]["bond"] < 0:
                await game.lose(player, "705.5", "no bond")

    with row("705.5", lose_by_bond):
        yield


@bug
def draw_three() -> Iterator[None]:
    with changed(turn, "CARDS_DRAWN", 3):
        yield


@bug
def cp_from_ready_cards_only() -> Iterator[None]:
    async def gain(game: TrailsGame) -> None:
        await steps.begin_step(game, "deployment step")
        ready = [card for card in game.cards_in(HOMEBASE, game.primary) if card.orientation == READY]
        await verbs.change_number(game, game.primary, "CP", len(ready))

    with row("703.8a", gain):
        yield


@bug
def pools_not_emptied() -> Iterator[None]:
    async def end_step(game: TrailsGame) -> None:
        if game.step is not None:
            await game.end_effects(game.step)
        game.set(game, "step", None)

    with changed(turn, "end_step", end_step), changed(combat, "end_step", end_step):
        yield


@bug
def cured_unit_is_ready() -> Iterator[None]:
    async def cure(game: TrailsGame, units: Any, cause: Cause = RULE) -> Any:
        cured = [unit for unit in units if unit.alive and "stunned" in unit.marks]
        for unit in cured:
            game.unmark(unit, "stunned")
            game.set(unit, "face_up", True)
            game.set(unit, "orientation", READY)
            game.set_board()
            await events.emit(game, Event("cured", unit.controller, unit, cause))
        return cured

    with changed(turn, "cure", cure), changed(terms, "cure", cure):
        yield


@bug
def stunned_unit_stays_ready() -> Iterator[None]:
    original = terms.stun

    async def stun(game: TrailsGame, units: Any, cause: Cause, by: Any = ()) -> Any:
        stunned = await original(game, units, cause, by)
        for unit in stunned:
            game.set(unit, "orientation", READY)
        return stunned

    with changed(fight, "stun", stun), changed(terms, "stun", stun):
        yield


@bug
def initiative_stays() -> Iterator[None]:
    async def passes(game: TrailsGame) -> None:
        steps.empty_pools(game)
        game.set(game, "turn", game.turn + 1)
        game.end_turn_memory()

    with row("705.9", passes):
        yield


@bug
def wrong_primary_player() -> Iterator[None]:
    with changed(TrailsGame, "primary", property(lambda self: self.initiative)):
        yield


@bug
def card_lost_on_a_play_taken_back() -> Iterator[None]:
    original = State.undo

    def undo(self: Any, journal: Any) -> None:
        original(self, [entry for entry in journal if not (len(entry) == 3 and entry[1] == "orientation")])

    original_pay = payment.pay

    async def pay(game: Any, player: int, pool: str, amount: int, cause: Any) -> bool:
        paid = await original_pay(game, player, pool, amount, cause)
        return paid and game.turn % 2 == 0

    with changed(State, "undo", undo), changed(payment, "pay", pay):
        yield


@bug
def trigger_counted_once() -> Iterator[None]:
    original = events.stand_by

    async def stand_by(game: Any, standby: Any) -> None:
        if not any(other.ability.text == standby.ability.text for other in game.standing):
            await original(game, standby)

    with changed(events, "stand_by", stand_by):
        yield


@bug
def face_down_card_leaks() -> Iterator[None]:
    original = views.sees

    def sees(viewer: int, obj: Any) -> bool:
        return obj.zone.name == HOMEBASE or original(viewer, obj)

    with changed(views, "sees", sees):
        yield


@bug
def replacement_applied_twice() -> Iterator[None]:
    original = core_game.Game.apply_replacement

    async def apply(self: Any, replacement: Any, event: Any, used: Any) -> None:
        await original(self, replacement, event, used)
        await original(self, replacement, event, used)

    with changed(core_game.Game, "apply_replacement", apply):
        yield


@bug
def overkill_counts_the_whole_strength() -> Iterator[None]:
    original = fight.deal_overkill

    async def deal(game: Any, unit: Any, player: int, amount: int) -> None:
        await original(game, unit, player, amount + 1)

    with changed(fight, "deal_overkill", deal):
        yield


@bug
def equal_strength_does_not_stun() -> Iterator[None]:
    original = fight.number

    def number(game: Any, unit: Any, name: str) -> int:
        return original(game, unit, name) + (1 if name == "DEF" else 0)

    with changed(fight, "number", number):
        yield


@bug
def actioned_units_attack() -> Iterator[None]:
    with changed(attacks, "READY", ACTION):
        yield


@bug
def gained_ep_actions_nothing() -> Iterator[None]:
    async def gain(game: TrailsGame, player: int, card: Any) -> None:
        await verbs.change_number(game, player, "EP", 1, Cause("rule", player, card), "gaining EP")

    with changed(support, "gain_EP", gain), changed(payment, "gain_EP", gain):
        yield


@bug
def first_in_first_out() -> Iterator[None]:
    original = resolving.resolve

    async def resolve(game: Any, waiting: Any) -> None:
        await original(game, game.cards_in(STANDBY, 0)[0])

    with changed(resolving, "resolve", resolve):
        yield


@bug
def units_played_while_something_waits() -> Iterator[None]:
    def is_open(game: TrailsGame, player: int) -> bool:
        return game.step == "deployment step" and game.primary == player

    with changed(playing, "deployment_is_open", is_open):
        yield


@bug
def stunned_units_stay_on_the_field() -> Iterator[None]:
    async def cure_one(game: TrailsGame) -> None:
        for player in (0, 1):
            stunned = [unit for unit in game.cards_in(FIELD, player) if "stunned" in unit.marks]
            await terms.cure(game, stunned[:1])

    with row("705.6", cure_one):
        yield


@bug
def window_ends_after_one_pass() -> Iterator[None]:
    async def window(game: TrailsGame) -> None:
        if game.standing or game.rule_processing_is_due():
            await priority.rule_check(game)
        if game.on_quiet is not None:
            game.on_quiet(game)
        await ask(game, Decision(game.primary, "priority", [Option("pass")], "902.4"))
        game.record(Event("priority processing ended", game.primary))

    with changed(turn, "priority_processing", window):
        yield
