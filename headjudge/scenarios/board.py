"""A view as lines of text: where the turn stands, each player's numbers, and the cards in every zone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from headjudge.protocol.messages import CardView, View
from headjudge.scenarios.setup import FILLER

NAMED = 12
"""So many cards of a zone are named; how many more there are is said."""
USUAL = (None, "ready", "face-up")


def board(view: View) -> list[str]:
    """Return a view as lines."""
    return list(_lines(view))


def _lines(view: View) -> Iterator[str]:
    step = view.data.get("step") or view.data.get("phase") or ""
    yield f"turn {view.turn}, {view.at}{f', {step}' if step else ''}"
    for role, player in view.roles.items():
        yield f"{role}: {player}"
    for name, side in view.players.items():
        numbers = ", ".join(f"{value} {number}" for number, value in side.numbers.items())
        yield f"{name}: {numbers}" if numbers else name
        for zone, cards in side.zones.items():
            if cards:
                yield f"  {zone}: {_listed(cards)}"
    for zone, cards in view.shared.items():
        if cards:
            yield f"{zone}, from the top: {_listed(cards)}"
    if view.result is not None:
        yield f"result: {view.result.winner or 'nobody'} wins ({view.result.clause})"


def _listed(cards: Sequence[CardView]) -> str:
    """Return the cards of a zone; cards that only fill a deck are counted."""
    found: list[str] = []
    for filling, group in groupby(cards, key=lambda card: card.card == FILLER):
        each = [_card(card) for card in group]
        found += [f"{len(each)} {FILLER}"] if filling and len(each) > 2 else each
    named = ", ".join(found[:NAMED])
    return f"{named} and {len(found) - NAMED} more" if len(found) > NAMED else named


def _card(card: CardView) -> str:
    """Return a card with its numbers where effects have changed them, and its state where it is not the usual one."""
    changed = [f"{name} {value}" for name, value in card.values.items() if card.printed.get(name) != value]
    counted = [f"{value} {name}" for name, value in card.numbers.items() if value]
    place = [part for part in (card.slot, card.role) if part]
    states = [state for state in (card.orientation, card.face, *card.marks) if state not in USUAL]
    told = [*place, *states, *counted, *changed]
    name = card.label or card.card or card.id
    return f"{name} ({', '.join(map(str, told))})" if told else name
