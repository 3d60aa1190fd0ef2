"""3.2.4, 3.8.2, 3.9.3, 3.10.2, 3.13.2: what keeps its order, and where new cards come to lie."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK

ORDERED = ("clock", "level", "stock", "resolution zone")
CHANGING = ("moved", "shuffled", "taken back")


def lying(watch: Watch, zone: str, player: int) -> list[Any]:
    """The cards of an ordered zone, from the bottom."""
    return list(watch.game.cards_in(zone, player))


def before(watch: Watch, zone: str, player: int) -> list[Any]:
    """The cards of an ordered zone before the event."""
    orders: dict[Any, list[Any]] = watch.memory.get("orders", {})
    return orders.get((zone, player), [])


def said_by_a_text(watch: Watch) -> bool:
    """Whether the words of a card say where cards are put and taken: an effect, or a cost that is more than stock."""
    cause, data = watch.event.cause, watch.event.data or {}
    return cause.by == "effect" or (cause.by == "cost" and cause.ability is not None and data["kind"] != "cost")


def keeps_its_order(watch: Watch, zone: str) -> None:
    """What stays keeps its order, and what a rule or cost adds lies on top."""
    for player in (0, 1):
        was, now = before(watch, zone, player), lying(watch, zone, player)
        if was == now:
            continue
        stayed = [obj for obj in now if obj in was]
        assert stayed == [obj for obj in was if obj in now], f"the {zone} changed its order: {was}, {now}"
        if not said_by_a_text(watch):
            assert now[: len(stayed)] == stayed, f"a new card is not on top of the {zone}: {now}"


@invariant(RULEBOOK, "3.8.2", when="on moved")
def the_clock_keeps_its_order(watch: Watch) -> None:
    """Cards that stay in the clock keep their order; a new one is above them."""
    keeps_its_order(watch, "clock")


@invariant(RULEBOOK, "3.9.3", when="on moved")
def the_level_keeps_its_order(watch: Watch) -> None:
    """Cards that stay in the level keep their order; a new one is on top."""
    keeps_its_order(watch, "level")


@invariant(RULEBOOK, "3.13.2", when="on moved")
def the_resolution_zone_keeps_its_order(watch: Watch) -> None:
    """Cards in the resolution zone lie in the order of their arrival."""
    keeps_its_order(watch, "resolution zone")


@invariant(RULEBOOK, "3.10.2", when="on moved")
def stock_is_taken_from_the_top(watch: Watch) -> None:
    """A cost or rule takes a card from the stock only when no card is above it."""
    keeps_its_order(watch, "stock")
    if said_by_a_text(watch):
        return
    for player in (0, 1):
        was, now = before(watch, "stock", player), lying(watch, "stock", player)
        left = [obj for obj in was if obj in now]
        assert was[: len(left)] == left, f"a card left the stock from below others: {was}, {now}"


@invariant(RULEBOOK, "9.3.2", when="on moved")
def no_rule_takes_from_the_level(watch: Watch) -> None:
    """No rule moves a card out of the level."""
    if watch.event.cause.by == "rule":
        for old, _ in watch.event.moves:
            assert old is None or old.zone.name != "level", f"a rule moved {old} out of the level"


@invariant(RULEBOOK, "3.2.4", when="on shuffled")
def shuffling_keeps_the_cards(watch: Watch) -> None:
    """The same cards are in a deck before and after it is shuffled."""
    zone, player = (watch.event.data or {})["zone"], watch.event.player
    was = before(watch, zone, player)
    if zone == "deck" and was:
        names = sorted(obj.name for obj in was)
        assert names == sorted(obj.name for obj in lying(watch, zone, player)), "shuffling changed the deck"


@note(RULEBOOK, when="on anything")
def note_orders_after_moves(watch: Watch) -> None:
    """Notes how the ordered zones lie, once the event has been looked at."""
    if watch.event.kind in CHANGING:
        note_orders(watch)


@note(RULEBOOK, when="on answer")
def note_orders(watch: Watch) -> None:
    """Notes how the ordered zones lie."""
    watch.memory["orders"] = {
        (zone, player): lying(watch, zone, player) for zone in (*ORDERED, "deck") for player in (0, 1)
    }
