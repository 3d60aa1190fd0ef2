"""From what the judge sees to a position: any engine's game, begun anew in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from headjudge.protocol.messages import CardAt, CardText, CardView, Position, Side, View

if TYPE_CHECKING:
    from headjudge.catalogue.rulebook import Rulebook


def position_of(view: View, rules: Rulebook, texts: Mapping[str, CardText]) -> Position | None:
    """A view at a window, or at a choice of the turn, in which nothing waits, as a position; else None.

    What only an engine remembers, such as effects in force, is not in it.
    """
    label = rules.labels.get(view.at)
    windows = {decision.name for decision in rules.decisions if decision.window}
    if label is None or not label.quiet or view.decision is None:
        return None
    if view.decision.kind not in windows and label.does != "choice":
        return None
    if any(view.shared.values()):
        return None
    passing = {mark.name for mark in rules.marks if mark.kind == "combat"}
    players: dict[str, Side] = {}
    names: set[str] = set()
    for player, side in view.players.items():
        zones: dict[str, list[CardAt]] = {}
        for zone, cards in side.zones.items():
            if any(card.card is None or card.kind != "card" for card in cards):
                return None
            zones[zone] = [laid(card, player, passing) for card in cards]
            names |= {at.card for at in zones[zone]}
        players[player] = Side(numbers=dict(side.numbers), zones=zones)
    cards_here = {name: texts[name] for name in sorted(names) if name in texts}
    return Position(at=view.at, roles=dict(view.roles), turn=view.turn, players=players, cards=cards_here)


def laid(card: CardView, side: str, passing: set[str]) -> CardAt:
    """One card as it is laid out."""
    assert card.card is not None
    return CardAt(
        card=card.card,
        label=card.label,
        orientation=card.orientation,
        face=card.face,
        marks=[mark for mark in card.marks if mark not in passing],
        numbers=dict(card.numbers),
        controller=card.controller if card.controller != side else None,
        owner=card.owner if card.owner != side else None,
        slot=card.slot,
        host=card.host,
        role=card.role,
    )
