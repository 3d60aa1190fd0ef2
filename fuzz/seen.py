"""The judge's view in the shape of a game, so that invariants that need no more than a view run on any engine."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

from headjudge.protocol.messages import CardView, View


class NotShown(Exception):
    """A view does not show what is asked for, so that nothing can be said."""


class Shown(dict[str, Any]):
    """Named parts of a view; asking for one that is not there says that it is not shown."""

    def __missing__(self, key: str) -> Any:
        raise NotShown(key)


def seen_card(card: CardView, names: list[str]) -> Any:
    """One card of a view with the attributes that invariants ask for."""
    owner = names.index(card.owner) if card.owner in names else -1
    return SimpleNamespace(
        id=card.id,
        kind=card.kind,
        name=card.label or card.card or card.id,
        owner=owner,
        controller=names.index(card.controller) if card.controller in names else owner,
        orientation=card.orientation,
        face_up={"face-up": True, "face-down": False}.get(card.face or ""),
        marks=tuple(card.marks),
        values=card.values,
        definition=SimpleNamespace(abilities=card.printed.get("abilities") or card.values.get("abilities") or ()),
    )


class Seen:
    """A game as the judge sees it; what an engine says it hides is not there."""

    def __init__(self, rulebook: str, view: View, decision: Any, hides: Collection[str] = ()) -> None:
        self.rulebook = rulebook
        self.names = list(view.players)
        self.zones: dict[str, list[Any]] = Shown()
        for side, name in enumerate(self.names):
            for zone, cards in view.players[name].zones.items():
                if zone not in hides:
                    laid = SimpleNamespace(side=side, name=zone, cards=[seen_card(card, self.names) for card in cards])
                    self.zones.setdefault(zone, []).append(laid)
        for zone, cards in view.shared.items():
            if zone not in hides:
                laid = SimpleNamespace(side=-1, name=zone, cards=[seen_card(card, self.names) for card in cards])
                self.zones[zone] = [laid]
        self.numbers = [
            Shown({key: value for key, value in view.players[name].numbers.items() if key not in hides})
            for name in self.names
        ]
        self.outcome = view.result
        self.decision = decision
        self.log: list[Any] = []

    def cards_in(self, zone: str, side: int) -> list[Any]:
        """The cards of a zone."""
        zones = self.zones[zone]
        cards: list[Any] = (zones[0] if len(zones) == 1 else zones[side]).cards
        return cards
