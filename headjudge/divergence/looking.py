"""Two views of one game beside each other: every thing in which they differ, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from headjudge.protocol.messages import CardView, Event, View
from headjudge.scenarios.expect import shown

if TYPE_CHECKING:
    from headjudge.catalogue.rulebook import Rulebook

YOURS = "in your engine"


class Seen(NamedTuple):
    """One difference between two views: what kind it is, the card or player concerned, and a sentence."""

    aspect: str
    subject: str
    sentence: str
    number: str = ""
    """The number of a player that differs, if it is one."""
    places: tuple[tuple[str | None, str], ...] = ()
    """The zones, each with its player, in which a card lies here and there."""
    minor: bool = False
    """Whether it counts only when nothing else differs: what an engine may well leave unsaid."""


class Lies(NamedTuple):
    """A card and where it lies."""

    player: str | None
    zone: str
    card: CardView

    def __str__(self) -> str:
        return f"{self.player}'s {self.zone}" if self.player else f"the {self.zone}"


def differences(ours: View, theirs: View, book: Rulebook, *, labelled: bool = True) -> Iterator[Seen]:
    """Yield all differences between the judge's views; what the other engine does not show is passed over."""
    yield from _cards(ours, theirs, book) if labelled else _counts(ours, theirs)
    for player, side in ours.players.items():
        other = theirs.players.get(player)
        for name, value in side.numbers.items():
            seen = other.numbers.get(name, value) if other else value
            if seen != value:
                sentence = f"{player} has {value} {name} in the reference, {seen} {YOURS}"
                yield Seen(f"number {name}", player, sentence, number=name)
    if ours.turn != theirs.turn:
        yield Seen("turn", "", f"it is turn {ours.turn} in the reference, turn {theirs.turn} {YOURS}", minor=True)
    for role, player in ours.roles.items():
        seen_role = theirs.roles.get(role, player)
        if seen_role != player:
            yield Seen(f"role {role}", player, f"{role}: {player} in the reference, {seen_role} {YOURS}", minor=True)


def _cards(ours: View, theirs: View, book: Rulebook) -> Iterator[Seen]:
    combat = {mark.name for mark in book.marks if mark.kind == "combat"} | {"in SCLM attack"}
    here, there = _lying(ours), _lying(theirs)
    if not set(here) & set(there):
        yield from _counts(ours, theirs)
        return
    for label, own in here.items():
        other = there.get(label)
        if other is None:
            sentence = f"{label} is in {own} in the reference, nowhere {YOURS}"
            yield Seen(f"place {own.zone}/-", label, sentence, places=((own.player, own.zone),))
        elif (own.player, _plain(own.zone)) != (other.player, _plain(other.zone)):
            sentence = f"{label} is in {own} in the reference, in {other} {YOURS}"
            places = (own.player, own.zone), (other.player, other.zone)
            yield Seen(f"place {own.zone}/{other.zone}", label, sentence, places=places)
        else:
            yield from _states(label, own.card, other.card, combat)
    for label, other in there.items():
        if label not in here:
            sentence = f"{label} is nowhere in the reference, in {other} {YOURS}"
            yield Seen(f"place -/{other.zone}", label, sentence, places=((other.player, other.zone),))


def _states(label: str, own: CardView, other: CardView, combat: set[str]) -> Iterator[Seen]:
    for name, verb in (("orientation", "is"), ("face", "is"), ("controller", "is controlled by")):
        wanted, seen = getattr(own, name), getattr(other, name)
        if wanted is not None and seen is not None and wanted != seen:
            yield Seen(name, label, f"{label} {verb} {wanted} in the reference, {seen} {YOURS}")
    for mark in sorted(set(own.marks) ^ set(other.marks)):
        which = (f"is {mark} in the reference", f"is not {YOURS}")
        if mark not in own.marks:
            which = (f"is not {mark} in the reference", f"is {YOURS}")
        yield Seen(f"mark {mark}", label, f"{label} {', '.join(which)}", minor=mark in combat)
    for mine, yours in ((own.values, other.values), (own.numbers, other.numbers)):
        for name in mine:
            if name in yours and _flat(mine[name]) != _flat(yours[name]):
                sentence = f"{label}'s {name}: {shown(mine[name])} in the reference, {shown(yours[name])} {YOURS}"
                yield Seen(f"value {name}", label, sentence)


def _counts(ours: View, theirs: View) -> Iterator[Seen]:
    """Yield the zones that hold another number of cards, where cards have no common names."""
    for player, side in ours.players.items():
        other = theirs.players.get(player)
        zones = {_plain(zone): cards for zone, cards in other.zones.items()} if other else {}
        for zone, cards in side.zones.items():
            seen = len(zones.get(_plain(zone), ()))
            if seen != len(cards):
                sentence = f"{player}'s {zone} holds {len(cards)} cards in the reference, {seen} {YOURS}"
                yield Seen(f"count {zone}", player, sentence)


def _lying(view: View) -> dict[str, Lies]:
    found: dict[str, Lies] = {}
    for player, side in view.players.items():
        _enter(found, player, side.zones)
    _enter(found, None, {zone: [card for card in cards if card.kind == "card"] for zone, cards in view.shared.items()})
    return found


def _enter(found: dict[str, Lies], player: str | None, zones: Mapping[str, Iterable[CardView]]) -> None:
    for zone, cards in zones.items():
        for card in cards:
            if card.kind == "card" and (label := card.label or card.card):
                found.setdefault(label, Lies(player, zone, card))


def _plain(zone: str) -> str:
    return zone.removesuffix(" zone")


def _flat(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_flat(item) for item in value]
    return value


def concerns(event: Event, seen: Seen) -> bool:
    """Tell whether an event changed, or may have changed, what differs."""
    if seen.number:
        return event.player == seen.subject and event.kind.startswith(seen.number)
    if seen.aspect.startswith("count"):
        return any(seen.subject in (card.get("from side"), card.get("to side")) for card in event.cards)
    return any(card.get("card") == seen.subject for card in event.cards)


def touches(event: Event, seen: Seen) -> bool:
    """Tell whether an event moved other cards out of a zone, or into one, in which a card should not be, or should."""
    ends = [(card.get(f"{end} side"), card.get(end)) for card in event.cards for end in ("from", "to")]
    return any(end in seen.places for end in ends)
