"""Which card of one engine is which of another: by their labels where they agree, else by name, place and state."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from headjudge.protocol.messages import CardView, Decision, Event, Option, View

Place = tuple[str, str, CardView]
"""A player or nobody, a zone, and a card in it."""


def places(view: View) -> Iterator[Place]:
    """All cards of a view with where they lie."""
    for player, side in view.players.items():
        for zone, cards in side.zones.items():
            for card in cards:
                yield player, zone, card
    for zone, cards in view.shared.items():
        for card in cards:
            yield "", zone, card


def labels(view: View) -> set[str]:
    """The labels of all cards of a view."""
    return {card.label for _, _, card in places(view) if card.label is not None and card.kind == "card"}


def names(theirs: View, ours: View) -> dict[str, str]:
    """For each card of their view, by its label and its id, the label of the card in ours that it stands for."""
    if labels(theirs) == labels(ours):
        return {card.id: card.label for _, _, card in places(theirs) if card.label is not None}
    left = list(places(ours))
    found: dict[str, str] = {}
    open_ones = list(places(theirs))
    for alike in (same_state, same_zone, same_name, same_place):
        still: list[Place] = []
        for place in open_ones:
            match = next((i for i, other in enumerate(left) if alike(place, other)), None)
            if match is None:
                still.append(place)
                continue
            label = left.pop(match)[2].label
            if label is not None:
                found[place[2].id] = label
                if place[2].label is not None:
                    found[place[2].label] = label
        open_ones = still
    return found


def same_state(one: Place, other: Place) -> bool:
    """Whether two cards are the same in name, place, states and values."""
    here, there = one[2], other[2]
    values = all(here.values[key] == there.values.get(key) for key in here.values if isinstance(here.values[key], int))
    states = (here.orientation or there.orientation, here.face or there.face, sorted(here.marks))
    return same_zone(one, other) and values and states == (there.orientation, there.face, sorted(there.marks))


def same_zone(one: Place, other: Place) -> bool:
    """Whether two cards of one name lie in the same zone."""
    return one[:2] == other[:2] and same_name(one, other)


def same_name(one: Place, other: Place) -> bool:
    """Whether two cards have one name, kind and owner."""
    here, there = one[2], other[2]
    return here.card is not None and (here.card, here.kind, here.owner) == (there.card, there.kind, there.owner)


def same_place(one: Place, other: Place) -> bool:
    """Whether a card of which the name is not shown lies where the other one does."""
    return one[2].card is None and one[:2] == other[:2]


def renamed(value: Any, called: Mapping[str, str]) -> Any:
    """A part of an option with the other engine's labels."""
    if isinstance(value, str):
        return called.get(value, value)
    if isinstance(value, list | tuple):
        return [renamed(item, called) for item in value]
    return value


def renamed_option(option: Option, called: Mapping[str, str]) -> Option:
    """An option with the other engine's labels."""
    return {key: value if key == "do" else renamed(value, called) for key, value in option.items()}


def renamed_decision(decision: Decision | None, called: Mapping[str, str]) -> Decision | None:
    """A decision with the other engine's labels."""
    if decision is None:
        return None
    return msgspec.structs.replace(decision, options=[renamed_option(option, called) for option in decision.options])


def renamed_view(view: View, called: Mapping[str, str]) -> View:
    """A view with the other engine's labels."""

    def again(zones: Mapping[str, list[CardView]]) -> dict[str, list[CardView]]:
        return {
            zone: [msgspec.structs.replace(card, label=called.get(card.id, card.label)) for card in cards]
            for zone, cards in zones.items()
        }

    sides = {name: msgspec.structs.replace(side, zones=again(side.zones)) for name, side in view.players.items()}
    return msgspec.structs.replace(view, players=sides, shared=again(view.shared))


def moves(event: Event) -> list[tuple[Any, ...]]:
    """What moved from where to where in an event."""
    return [
        (card.get("card"), card.get("from side"), card.get("from"), card.get("to side"), card.get("to"))
        for card in event.cards
        if card.get("from") and card.get("to")
    ]


def first_other_move(ours: list[Event], theirs: list[Event]) -> tuple[Event, str] | None:
    """The first event of ours at which their moves are others, or in another order; what moves at once has none."""
    told = [move for event in theirs for move in moves(event)]
    at = 0
    for event in ours:
        batch = moves(event)
        other = told[at : at + len(batch)]
        at += len(batch)
        if sorted(map(str, batch)) != sorted(map(str, other)):
            wanted = next((move for move in batch if move not in other), batch[0])
            seen = next((move for move in other if move not in batch), None)
            return event, f"{in_words(wanted)} in the reference, {in_words(seen)} in your engine"
    return None


CHANGES = (
    "stunned", "cured", "actioned", "readied", "turned face-up", "turned face-down", "shown", "countered",
    "rested", "stood", "reversed", "flipped",
)  # fmt: skip
"""Kinds of events that change a card where it lies; a later one may hide that it happened."""


def changes(events: list[Event]) -> dict[tuple[str, str], Event]:
    """What was done to which card where it lies, and the first event that tells it."""
    found: dict[tuple[str, str], Event] = {}
    for event in events:
        if event.kind in CHANGES:
            for card in event.cards:
                found.setdefault((event.kind, str(card.get("card"))), event)
    return found


def first_other_change(ours: list[Event], theirs: list[Event], told: Collection[str]) -> tuple[Event, str] | None:
    """The first change of a card that only one of two games tells, among the kinds that the other engine tells."""
    here, there = changes(ours), changes(theirs)
    for (kind, card), event in here.items():
        if kind in told and (kind, card) not in there:
            return event, f"{card} was {kind} in the reference, was not in your engine"
    for (kind, card), event in there.items():
        if (kind, card) not in here:
            return event, f"{card} was not {kind} in the reference, was in your engine"
    return None


def in_words(move: tuple[Any, ...] | None) -> str:
    """A move as a phrase."""
    if move is None:
        return "nothing moves"
    card, _, source, side, target = move
    whose = f"{side}'s " if side else ""
    return f"{card} moves from {source} to {whose}{target}"
