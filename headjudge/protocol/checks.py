"""What is wrong with a decision, a view or a started position, judged from its data and a few facts of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from headjudge.protocol.messages import (
    CHANCE,
    CardAt,
    CardText,
    CardView,
    Decision,
    Position,
    View,
)

Sight = Literal["all", "owner", "nobody"]

_encode = msgspec.json.Encoder(order="deterministic").encode


class ZoneFact(Struct, frozen=True):
    """Who may tell the cards of a zone apart, face-up and face-down, and whether their order counts."""

    name: str
    seen_by: Sight = "all"
    face_down: Sight | None = None
    """Who sees a face-down card there; left out when a face makes no difference."""
    ordered: bool = False


class RulebookFacts(Struct, frozen=True):
    """What the probe must know of a rulebook: who sees which zone, and what to start games from."""

    rulebook: str
    zones: tuple[ZoneFact, ...]
    players: tuple[str, ...] = ("Alice", "Bob")
    decks: dict[str, list[str]] | None = None
    cards: dict[str, CardText] = {}
    position: Position | None = None
    """A quiet position of blank cards in which nothing happens before the first decision."""
    abilities: Position | None = None
    """The same with a card that has an ability text."""


def decision_mistakes(decision: Decision, players: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong with the shape of a decision."""
    name = f'the decision "{decision.kind}"'
    if decision.player not in (*players, CHANCE):
        yield f'{name} is asked of "{decision.player}", who does not play'
    if not decision.kind:
        yield "a decision has no kind"
    if decision.low is not None or decision.high is not None:
        yield from _number_mistakes(decision, name)
        return
    if not decision.options:
        yield f"{name} has neither options nor a least number"
        return
    if not 0 <= decision.min <= decision.max <= len(decision.options):
        yield (
            f"{name} takes {decision.min} to {decision.max} of {len(decision.options)} options; "
            "0 <= min <= max <= number of options must hold"
        )
    for option in decision.options:
        if not isinstance(option.get("do"), str) or not option["do"]:
            yield f"{name} has the option {_text(option)} without a verb under `do`"
    twice = [option for option, count in Counter(map(_text, decision.options)).items() if count > 1]
    if twice:
        yield f"{name} has the option {twice[0]} twice; an answer could not tell them apart"
    if decision.player == CHANCE and decision.kind == "shuffle":
        yield from _shuffle_mistakes(decision)


def _number_mistakes(decision: Decision, name: str) -> Iterator[str]:
    if decision.options:
        yield f"{name} has both options and bounds of a number"
    if decision.low is None:
        yield f"{name} has a highest number and no lowest"
    elif decision.high is not None and decision.low > decision.high:
        yield f"{name} has no number between {decision.low} and {decision.high}"


def _shuffle_mistakes(decision: Decision) -> Iterator[str]:
    count = len(decision.options)
    if decision.options != [{"do": "card", "n": n} for n in range(1, count + 1)]:
        yield 'a shuffle must offer {"do":"card","n":1} and so on, one for each position from the top, in this order'
    if not (decision.min == decision.max == count and decision.ordered):
        yield f"a shuffle of {count} cards must be ordered, with min and max {count}"


def count_mistakes(view: View, judge: View) -> Iterator[str]:
    """Yield the zones in which a player counts other cards than the judge; counts are open to all."""
    for place, true_cards, seen_cards in _zones_of(judge, view):
        if len(true_cards) != len(seen_cards):
            yield f"{view.viewer} sees {len(seen_cards)} cards in {place}, and there are {len(true_cards)}"


def sight_mistakes(view: View, judge: View, facts: RulebookFacts) -> Iterator[str]:
    """Yield the cards that a player sees and must not, or must see and does not."""
    known = {zone.name: zone for zone in facts.zones}
    for player, side in view.players.items():
        for name, cards in side.zones.items():
            if name in known and player in judge.players:
                true_cards = judge.players[player].zones.get(name, [])
                yield from _zone_sight(view.viewer, player, known[name], cards, true_cards)
    if view.decision and view.decision.player != view.viewer:
        yield f"{view.viewer}'s view shows the open decision of {view.decision.player}"


def _zone_sight(
    viewer: str, player: str, zone: ZoneFact, seen_cards: list[CardView], true_cards: list[CardView]
) -> Iterator[str]:
    by_id = {card.id: card for card in true_cards}
    place = f"{player}'s {zone.name}"
    for seen, same_place in zip(seen_cards, true_cards, strict=False):
        true = by_id.get(seen.id, same_place)
        if true.card is None or seen.shown or true.shown:
            continue
        may = _may_see(zone, true, viewer == (true.controller or player))
        if not may and _tells(seen, true.card):
            yield f"{viewer} can tell the cards in {place}, where {true.card} must stay hidden"
        elif may and seen.card is None:
            yield f"{viewer} cannot tell the cards in {place}, and may see them"


def _may_see(zone: ZoneFact, card: CardView, own: bool) -> bool:
    sight = zone.face_down if zone.face_down and card.face == "face-down" else zone.seen_by
    return sight == "all" or (sight == "owner" and own)


def _tells(seen: CardView, name: str) -> bool:
    return bool(seen.card or seen.label or seen.printed or seen.values) or name in f"{seen.id} {seen.data}"


def position_mistakes(position: Position, judge: View, facts: RulebookFacts) -> Iterator[str]:
    """Yield what the judge's view of a started game shows otherwise than the position said."""
    ordered = {zone.name for zone in facts.zones if zone.ordered}
    for player, side in position.players.items():
        if player not in judge.players:
            yield f"{player} is in the position and not in the game"
            continue
        shown = judge.players[player]
        for number, value in side.numbers.items():
            if shown.numbers.get(number) != value:
                yield f"{player} has {shown.numbers.get(number, 'no')} {number}, the position said {value}"
        for zone, wanted in side.zones.items():
            yield from _zone_mistakes(f"{player}'s {zone}", wanted, shown.zones.get(zone, []), zone in ordered)
    for zone, wanted in position.shared.items():
        yield from _zone_mistakes(f"the {zone}", wanted, judge.shared.get(zone, []), zone in ordered)


def _zone_mistakes(place: str, wanted: list[CardAt], found: list[CardView], ordered: bool) -> Iterator[str]:
    given = [_description(card) for card in wanted]
    # A card is compared in what the position says of it; what it leaves open is the engine's to choose.
    if ordered:
        pairs = list(zip(wanted, found, strict=False))
        wrong = len(wanted) != len(found) or any(not _fits(card, seen) for card, seen in pairs)
    else:
        rest = list(found)
        for card in sorted(wanted, key=lambda card: -len(_said(card))):
            match = next((seen for seen in rest if _fits(card, seen)), None)
            if match is not None:
                rest.remove(match)
        wrong = len(wanted) != len(found) or bool(rest)
    if wrong:
        yield (f"{place} holds {_listed([_description(card) for card in found])}, the position said {_listed(given)}")


def _said(card: CardAt) -> dict[str, Any]:
    said = {"card": card.card, "orientation": card.orientation, "face": card.face, "slot": card.slot}
    return {part: value for part, value in said.items() if value is not None}


def _fits(card: CardAt, seen: CardView) -> bool:
    return all(getattr(seen, part) == value for part, value in _said(card).items())


def _description(card: CardAt | CardView) -> str:
    parts = [part for part in (card.orientation, card.face) if part]
    return (card.card or "a card") + (f" ({', '.join(parts)})" if parts else "")


def _listed(names: list[str]) -> str:
    return ", ".join(names) or "nothing"


def _zones_of(judge: View, view: View) -> Iterator[tuple[str, list[CardView], list[CardView]]]:
    for player, side in judge.players.items():
        seen = view.players[player].zones if player in view.players else {}
        for zone in dict.fromkeys([*side.zones, *seen]):
            yield f"{player}'s {zone}", side.zones.get(zone, []), seen.get(zone, [])
    for zone in dict.fromkeys([*judge.shared, *view.shared]):
        yield f"the {zone}", judge.shared.get(zone, []), view.shared.get(zone, [])


def _text(option: dict[str, Any]) -> str:
    return _encode(option).decode()
