"""What players see: the views of both, held against the judge's by what the rulebook says of its zones.

Views are compared by names and counts, never by ids: an engine may give each viewer ids of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from fuzz.seen import NotShown
from headjudge.catalogue.rulebook import Rulebook, Zone
from headjudge.catalogue.rulebook import load as load_book
from headjudge.protocol.messages import CardView, View

if TYPE_CHECKING:
    from fuzz.watching import Watch


CARDS = "cards"
"""What views hide that do not say which card is which."""


class Sights(NamedTuple):
    """One moment as the judge sees it and as each player does."""

    judge: View
    players: Mapping[str, View]
    hides: Collection[str] = ()


class Seat(NamedTuple):
    """A zone from where a viewer sits: whose it is, and what the judge and the viewer see in it."""

    viewer: str
    player: str
    zone: Zone
    judge: list[CardView]
    seen: list[CardView]

    def __str__(self) -> str:
        return f"{self.player}'s {self.zone.name}" if self.player else f"the {self.zone.name}"


def naming(sights: Sights) -> Sights:
    """The same, if the judge is told which card is which."""
    if CARDS in sights.hides:
        raise NotShown(CARDS)
    return sights


def seats(sights: Sights, rules: Rulebook) -> Iterator[Seat]:
    """Every zone of the rulebook that the judge sees, from the seat of each player."""
    for viewer, view in sights.players.items():
        for player in ("", *sights.judge.players):
            judged, shown = (
                (each.players[player].zones if player and player in each.players else {} if player else each.shared)
                for each in (sights.judge, view)
            )
            for zone in rules.zones:
                if zone.name in judged and zone.name not in sights.hides:
                    yield Seat(viewer, player, zone, judged[zone.name], shown.get(zone.name, []))


def may_tell(seat: Seat, card: CardView, rules: Rulebook) -> bool:
    """Whether the rules let the viewer tell which card this is, shown ones aside."""
    zone = seat.zone
    seer = zone.seen_by
    if zone.face and seer == "all":
        if card.face is None:
            raise NotShown("face")
        if card.face == "face-down" and not any(mark.shows for mark in rules.marks if mark.name in card.marks):
            seer = zone.face_down_seen_by
    if seer == "controller":
        return seat.viewer == (card.controller or seat.player)
    return seer == "all" or (seer == "owner" and seat.viewer == seat.player)


def names(cards: Collection[CardView]) -> Counter[str]:
    """The names of the cards that can be told."""
    return Counter(card.card for card in cards if card.card is not None)


def both_players_count_the_same_cards(watch: Watch) -> None:
    """The number of cards in each zone is the same in all views, and no object is shown twice."""
    sights = watch.sights()
    for seat in seats(sights, load_book(watch.game.rulebook)):
        assert len(seat.seen) == len(seat.judge), (
            f"{seat}: {seat.viewer} sees {len(seat.seen)} cards, there are {len(seat.judge)}"
        )
    for viewer, view in sights.players.items():
        zones = [*view.shared.values(), *(zone for side in view.players.values() for zone in side.zones.values())]
        twice = [card for card, count in Counter(card.id for zone in zones for card in zone).items() if count > 1]
        assert not twice, f"{viewer} sees {twice} twice"


def views_hide_what_is_hidden(watch: Watch) -> None:
    """Nobody's view tells a card that its zone or its face hides from them, nor what somebody else is asked."""
    rules = load_book(watch.game.rulebook)
    sights = naming(watch.sights())
    for seat in seats(sights, rules):
        unknown = [card for card in seat.seen if card.card is None]
        assert not any(card.label or card.printed or card.values for card in unknown), (
            f"{seat.viewer} is told of a card in {seat} that is not named"
        )
        told = names([card for card in seat.judge if card.shown or may_tell(seat, card, rules)])
        leaks = sorted((names(seat.seen) - told).elements())
        assert not leaks, f"{seat.viewer} sees {', '.join(leaks)} in {seat}"
    for viewer, view in sights.players.items():
        asked = view.decision.player if view.decision is not None else viewer
        assert asked == viewer, f"{viewer} sees what {asked} is asked"


def views_show_what_is_open(watch: Watch) -> None:
    """Everybody's view tells the cards that its zone and its face let them see."""
    rules = load_book(watch.game.rulebook)
    for seat in seats(naming(watch.sights()), rules):
        plain = [card for card in seat.judge if card.kind == "card" and (card.face != "face-down" or not card.marks)]
        open_ones = names([card for card in plain if may_tell(seat, card, rules)])
        missing = sorted((open_ones - names(seat.seen)).elements())
        assert not missing, f"{seat.viewer} does not see {', '.join(missing)} in {seat}"


def other_sight(ours: View, theirs: View, rules: Rulebook, hides: Collection[str]) -> str:
    """In what a player's view of another engine differs from that of the reference, in words; empty if in nothing."""
    viewer = ours.viewer
    if theirs.decision is not None and ours.decision is None and theirs.result is None:
        return f"{viewer} sees no open question in the reference, sees one in your engine"
    for seat in seats(Sights(ours, {viewer: theirs}, hides), rules):
        here, there = names(seat.judge), names(seat.seen)
        if len(seat.judge) != len(seat.seen):
            return f"{viewer} sees {len(seat.judge)} cards in {seat} in the reference, {len(seat.seen)} in your engine"
        for name in here.keys() | there.keys() if CARDS not in hides else ():
            if here[name] != there[name]:
                told = counted(here, name), counted(there, name)
                return f"{viewer} can tell {told[0]} in {seat} in the reference, {told[1]} in your engine"
        for state in ("orientation", "face"):
            states = [Counter(getattr(card, state) for card in cards) for cards in (seat.judge, seat.seen)]
            if state not in hides and None not in states[1] and states[0] != states[1]:
                return f"{viewer} sees another {state} of cards in {seat} than in the reference"
    for player, side in ours.players.items():
        numbers = theirs.players[player].numbers if player in theirs.players else {}
        for name, value in side.numbers.items():
            if name not in hides and numbers.get(name, value) != value:
                return f"{viewer} sees {value} {name} of {player} in the reference, {numbers[name]} in your engine"
    return ""


def counted(cards: Counter[str], name: str) -> str:
    """How many cards of a name, in words."""
    return f"{cards[name]} {name}" if cards[name] else f"no {name}"
