"""4.10, 7.5: damage processes, card by card."""

from __future__ import annotations

from typing import Any

from fuzz.registry import invariant, note
from fuzz.watching import Watch
from fuzz.weiss_schwarz.decks import RULEBOOK
from fuzz.weiss_schwarz.invariants.moments import moved_by
from headjudge.notation import rows_core as n
from headjudge.notation import rows_weiss as w


@note(RULEBOOK, when="on moved")
def remember_what_is_revealed(watch: Watch) -> None:
    """Notes the cards that a damage process reveals."""
    event = watch.event
    if moved_by(event, "damage") and event.data["to"] == "resolution zone":
        for _, new in event.moves:
            watch.memory.setdefault(("revealed", new.zone.side), []).append(new)


@note(RULEBOOK, when="on damage taken | on damage canceled")
def remember_what_was_revealed(watch: Watch) -> None:
    """Notes all cards of the damage process that ends."""
    player = watch.event.player
    watch.memory["process"] = watch.memory.pop(("revealed", player), [])


def climaxes(cards: list[Any]) -> list[bool]:
    """Which of the cards were climaxes when they were revealed."""
    return ["climax" in card.values["type"] for card in cards]


@invariant(RULEBOOK, "4.10.1.2", when="on damage taken | on damage canceled")
def damage_is_canceled_by_the_last_card_only(watch: Watch) -> None:
    """What a damage process reveals is without climax and is taken, or ends with its only climax and is canceled."""
    process = watch.memory["process"]
    if watch.altered() & {"moved", "damage canceled"} or (n.Cannot, w.ToCancelDamage) in watch.game.deeds:
        return
    assert process, "a damage process revealed no card"
    which = climaxes(process)
    assert not any(which[:-1]), f"{process} went on after a climax"
    canceled = watch.event.kind == "damage canceled"
    assert which[-1] == canceled, f"{watch.event.kind} with {process[-1]} as its last card"


@invariant(RULEBOOK, "4.10.1.3", when="on moved")
def damage_lies_in_the_order_of_its_reveal(watch: Watch) -> None:
    """Cards of a damage process come to the clock together, in the order in which they were revealed."""
    event = watch.event
    if not moved_by(event, "damage") or event.data["to"] != "clock" or "moved" in watch.altered():
        return
    player = event.moves[0][1].zone.side
    olds, news = [old for old, _ in event.moves], [new for _, new in event.moves]
    assert olds == watch.memory.get(("revealed", player)), f"{olds} are not what was revealed"
    assert watch.game.cards_in("clock", player)[-len(news) :] == news, f"{news} lie in another order on the clock"


@invariant(RULEBOOK, "4.10.1.2", when="on moved")
def canceled_damage_goes_to_the_waiting_room(watch: Watch) -> None:
    """All cards of a damage process that is canceled go to the waiting room."""
    event = watch.event
    if moved_by(event, "damage canceled") and "moved" not in watch.altered():
        for _, new in event.moves:
            assert new.zone.name == "waiting room", f"{new.name} of canceled damage goes to the {new.zone.name}"


@invariant(RULEBOOK, "7.5.1.2.1", when="on damage dealt")
def damage_is_a_positive_number(watch: Watch) -> None:
    """No damage is dealt with a number of 0 or less."""
    number = (watch.event.data or {})["n"]
    assert number >= 1, f"{number} damage was dealt"


@invariant(RULEBOOK, "4.10.1.1", when="on damage taken")
def no_more_than_the_damage_is_revealed(watch: Watch) -> None:
    """A damage process that is not canceled reveals as many cards as it says."""
    process, number = watch.memory["process"], (watch.event.data or {})["n"]
    assert len(process) == number or "moved" in watch.altered(), f"{process} for {number} damage"


@invariant(RULEBOOK, "4.10.2", when="on moved")
def only_damage_is_canceled(watch: Watch) -> None:
    """A climax that comes to the clock without damage cancels nothing."""
    event = watch.event
    if moved_by(event, "damage canceled"):
        player = event.moves[0][0].zone.side
        known = watch.memory.get(("revealed", player), [])
        for old, _ in event.moves:
            assert old in known, f"{old} was canceled and not revealed by damage"
