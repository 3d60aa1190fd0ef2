"""A scenario at the table: its words, its game, and everything that Thens look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from headjudge.protocol.messages import JUDGE, CardView, Decision, Event, New, Refused, View
from headjudge.scenarios.driver import Driver, Script
from headjudge.scenarios.expect import Barred, NotSupported, OffScript, expect
from headjudge.scenarios.happenings import Happening, Waiting, fits, labels_of
from headjudge.scenarios.intents import Part
from headjudge.scenarios.scope import Moment, Place, State
from headjudge.scenarios.words import Words

if TYPE_CHECKING:
    from headjudge.protocol.engine import Engine


class Lying(NamedTuple):
    """A card with its place and how deep it lies from the top there."""

    place: Place
    depth: int
    among: int
    card: CardView


class Standing(NamedTuple):
    """Where a game stands: the turn, the label, and who leads."""

    turn: int
    at: str
    leader: str | None


class Table:
    """What the handlers of Whens and Thens get: the driver of a game, and its state as viewers see it."""

    def __init__(self, words: Words, new: New, script: Script, engine: Engine) -> None:
        self.words = words
        self.game = words.game
        self.looked_at: Place | None = None
        self.deck_refusal: Refused | None = None
        self._driver = Driver(engine, new, words.game, script)
        self._started = False
        self._views: dict[str, tuple[int, View]] = {}
        self._lying: tuple[int, dict[str, Lying]] | None = None

    # The game.

    @property
    def driver(self) -> Driver:
        """The driver of the game, which starts on first use."""
        if not self._started:
            self.start()
        return self._driver

    def passed(self) -> tuple[int, int]:
        """Return how many answers and events there were; this does not start the game."""
        return len(self._driver.asked), len(self._driver.events)

    def counted_since(self, before: tuple[int, int]) -> str:
        """Say how many answers and events there were since a moment."""
        counts = zip(self.passed(), before, ("answer", "event"), strict=True)
        return ", ".join(f"{now - then} {word}{'' if now - then == 1 else 's'}" for now, then, word in counts)

    @property
    def has_started(self) -> bool:
        """Whether the game has started."""
        return self._started

    @property
    def open_decision(self) -> Decision | None:
        """What is asked now; this does not start the game."""
        return self._driver.decision

    def start(self, *, may_refuse: bool = False) -> None:
        """Start the game, unless it has started."""
        if self._started:
            return
        self._started = True
        refused = self._driver.start()
        self.deck_refusal = refused
        if refused is not None and not may_refuse:
            raise Barred(f"the start is refused: {refused.why}", refused.clause)

    def close(self) -> None:
        """End the game on the engine."""
        self._driver.close()

    def part(self, name: str, value: Any = None) -> Part:
        """Return a part of an intent in this game."""
        return self.game.part(name, value)

    # Views.

    def view(self, viewer: str = JUDGE) -> View:
        """Return the state as a viewer sees it; asked of the engine once after each answer."""
        driver = self.driver
        cached = self._views.get(viewer)
        if cached is None or cached[0] != driver.version:
            cached = self._views[viewer] = (driver.version, driver.observe(viewer))
        return cached[1]

    def cards_in(self, place: Place, viewer: str = JUDGE) -> list[CardView]:
        """Return the cards of a zone, from the top."""
        view = self.view(viewer)
        if place.player is None:
            zones = view.shared
        else:
            side = view.players.get(place.player)
            zones = side.zones if side else {}
        found = zones.get(place.zone)
        if found is None:
            found = next((cards for name, cards in zones.items() if self._is_zone(name, place.zone)), [])
        return [card for card in found if card.slot == place.slot] if place.slot else found

    def _is_zone(self, name: str, zone: str) -> bool:
        return name.removesuffix(" zone") == zone.removesuffix(" zone")

    def lying(self) -> dict[str, Lying]:
        """Return all cards by label, as the judge sees them."""
        view = self.view()
        if self._lying is None or self._lying[0] != self.driver.version:
            found: dict[str, Lying] = {}
            for player, side in view.players.items():
                for zone, cards in side.zones.items():
                    _enter(found, Place(player, self.words.zone(zone)), cards)
            for zone, cards in view.shared.items():
                _enter(found, Place(None, self.words.zone(zone)), [card for card in cards if card.kind == "card"])
            self._lying = self.driver.version, found
        return self._lying[1]

    def find(self, label: str) -> Lying | None:
        """Return where a card lies, or None when it is nowhere."""
        return self.lying().get(self.driver.meant(label))

    def card(self, label: str) -> CardView:
        """Return a card as the judge sees it."""
        found = self.find(label)
        if found is None:
            raise OffScript(f"{label} is in no zone that the engine shows")
        return found.card

    def place_of(self, label: str, like: Place | None = None) -> Place | None:
        """Return the place of a card; with its slot and the end of the zone if a place like that is asked for."""
        found = self.find(label)
        if found is None or like is None:
            return found.place if found else None
        at_end = {"": False, "top": found.depth == 0, "bottom": found.depth == found.among - 1}
        slot = (found.card.slot or "") if like.slot else ""
        return found.place._replace(end=like.end if at_end[like.end] else "", slot=slot)

    def names_in(self, place: Place) -> list[str]:
        """Return the cards of a zone, from the top, by the scenario's names."""
        own = {label: name for name, label in self.driver.labels.items()}
        found = [card.label or card.card or "?" for card in self.cards_in(place)]
        return [own.get(label, label) for label in found]

    def _lies(self, label: str, place: Place) -> bool:
        """Tell whether a card lies at a place, wherever in its order."""
        here = place._replace(end="")
        return self.place_of(label, here) == here

    def must_lie(self, label: str, place: Place) -> None:
        """Go off-script when a card that a step speaks of lies elsewhere."""
        where = self.place_of(label, place._replace(end=""))
        if not self._lies(label, place):
            raise OffScript(f"{label} is in {where}, not in {place}")

    def controller(self, label: str) -> str:
        """Return who controls a card."""
        found = self.find(label)
        player = (found.card.controller or found.place.player) if found else None
        if player is None:
            raise OffScript(f"{label} is controlled by nobody")
        return player

    # States, numbers and values.

    def is_in_state(self, card: CardView, state: State) -> bool:
        """Tell whether a card is in a state."""
        for of, value in self.words.meaning(state):
            if of == "mark":
                if value.casefold() not in (mark.casefold() for mark in card.marks):
                    return False
            elif getattr(card, of) != value:
                return False
        return True

    def has_state(self, label: str, state: State) -> bool:
        """Tell whether a card is in a state, by its label."""
        found = self.find(label)
        return found is not None and self.is_in_state(found.card, state)

    def number(self, player: str, name: str) -> int | None:
        """Return a number that a player has."""
        return self.view().players[player].numbers.get(name)

    def start_number(self, player: str, name: str) -> Any:
        """Return a number that a player had when the scenario started."""
        position = self.driver.new.position
        side = position.players.get(player) if position else None
        return side.numbers.get(name, 0) if side else self.words.default(name, 0)

    def values(self, label: str) -> dict[str, Any]:
        """Return the computed values of a card."""
        card = self.card(label)
        if not card.values and not card.printed:
            raise NotSupported(f"the values of {label} are not shown")
        return card.values or card.printed

    def value(self, label: str, name: str) -> Any:
        """Return a computed value; a list of one is its item."""
        return _single(self.values(label).get(name))

    def printed(self, label: str, name: str) -> Any:
        """Return a printed value."""
        return _single(self.card(label).printed.get(name))

    def value_list(self, label: str, name: str) -> list[Any]:
        """Return the values of a property that may have several."""
        value = self.values(label).get(name)
        return [] if value is None else list(value) if isinstance(value, (list, tuple)) else [value]

    def has_word(self, label: str, name: str, word: Any) -> bool:
        """Tell whether a word is among the values of a property, or the card is treated as having all of them."""
        return bool(self.values(label).get(f"all {name}")) or word in self.value_list(label, name)

    def organization_count(self, label: str) -> int:
        """Return how many organizations a count finds."""
        values = self.values(label)
        counted = values.get("organizations counted")
        return int(counted) if counted is not None else len(self.value_list(label, "organization"))

    def has_all_organizations(self, label: str) -> bool:
        """Tell whether a card is treated as having every organization."""
        return bool(self.values(label).get("all organization"))

    def keywords(self, label: str) -> list[str]:
        """Return the keywords of a card."""
        values = self.values(label)
        found = values.get("keywords")
        return list(found) if found is not None else [str(text) for text in self.abilities(label)]

    def abilities(self, label: str) -> list[str]:
        """Return the crafts of a card in the notation."""
        values = self.values(label)
        return list(values.get("abilities") or values.get("crafts") or values.get("text") or ())

    # Moments.

    def asks(self, kind: str, player: str) -> bool:
        """Tell whether a player is asked a question of this kind."""
        decision = self.driver.decision
        return decision is not None and decision.kind == kind and decision.player == player

    def _labels(self, label: str) -> list[str]:
        """Return a label and those after it up to the next window of its phase: where its first decision can be."""
        for phase in self.words.book.phases:
            names = [row.at for row in phase.labels]
            if label in names:
                found: list[str] = []
                for row in phase.labels[names.index(label) :]:
                    found.append(row.at)
                    if row.does in ("priority", "play") or row.at in self._windows():
                        break
                return found
        return [label]

    def _windows(self) -> set[str]:
        """Return the labels at which a window is opened."""
        return {row.clause for row in self.words.book.decisions if row.window}

    def is_at(self, moment: Moment) -> bool:
        """Tell whether the game is at a moment of the turn."""
        view = self.view()
        roles = view.roles
        return (
            view.at in self._labels(moment.label)
            and moment.performing in (None, roles.get("performing"))
            and moment.leading in (None, roles.get(self.game.leader))
        )

    def stands(self) -> Standing:
        """Return where a When sets out: at the position itself before the first one, since a game runs on by itself."""
        position = self.driver.new.position
        if position is not None and not self.driver.whens:
            return Standing(position.turn, position.at, position.roles.get(self.game.leader))
        view = self.view()
        return Standing(view.turn, view.at, view.roles.get(self.game.leader))

    def reaches(self, moment: Moment) -> Callable[[], bool]:
        """Return the condition that the game is at a moment, or has passed it since, where nobody was asked there."""
        start = self.stands()
        return lambda: self.is_at(moment) or self._passed(moment, start)

    def _passed(self, moment: Moment, start: Standing) -> bool:
        view = self.view()
        here = Standing(view.turn, view.at, view.roles.get(self.game.leader))
        labels = list(self.words.book.labels)
        if moment.performing or not {start.at, here.at, moment.label} <= set(labels):
            return False
        begun, now, there = (labels.index(label) for label in (start.at, here.at, moment.label))
        if here.turn == start.turn:
            return begun <= there < now and moment.leading in (None, here.leader)
        before = there >= begun and moment.leading in (None, start.leader)
        return before or (there < now and moment.leading in (None, here.leader))

    def where(self, moment: Moment) -> str:
        """Return the moment in its own words when the game is there, and otherwise where the game is."""
        if self.is_at(moment):
            return moment.text
        view = self.view()
        row = self.words.book.labels.get(view.at)
        performing = view.roles.get("performing")
        return f"{view.at} {row.name if row else ''}{f', performed by {performing}' if performing else ''}"

    def within(self, stretch: str) -> Callable[[], bool]:
        """Return the condition that the game is in a stretch of the turn."""
        labels = self.words.stretch(stretch)
        return lambda: self.view().at in labels

    def outside(self, stretch: str) -> Callable[[], bool]:
        """Return the condition that the game is not in a stretch of the turn."""
        labels = self.words.stretch(stretch)
        return lambda: self.view().at not in labels

    # What waits.

    def waiting(self) -> list[CardView]:
        """Return what waits to be resolved, the next one first."""
        return [card for cards in self.view().shared.values() for card in cards]

    def waiting_texts(self) -> list[str]:
        """Return what waits to be resolved, in words."""
        return [f"{card.label or card.card} ({card.kind})" for card in self.waiting()]

    def count_waiting(self, one: Waiting) -> int:
        """Return how often something waits."""
        meant = self._meant_waiting(one)
        return sum(fits(meant, card) for card in self.waiting())

    def _meant_waiting(self, one: Waiting) -> Waiting:
        return one._replace(label=self.driver.meant(one.label))

    def matched_waiting(self, wanted: Sequence[Waiting]) -> list[str]:
        """Return what waits, from the top, each in the words of the scenario where they fit."""
        found = []
        for i, card in enumerate(self.waiting()):
            one = wanted[i] if i < len(wanted) else None
            right = one is not None and fits(self._meant_waiting(one), card)
            found.append(one.text if one and right else f"{card.label or card.card} ({card.kind})")
        return found

    # Seeing.

    def last_place(self) -> Place:
        """Return the zone that the Then before looked at."""
        if self.looked_at is None:
            raise OffScript("no step before says which cards are meant")
        return self.looked_at

    def sees(self, player: str, label: str, place: Place | None = None) -> bool:
        """Tell whether a player can tell a card where it lies."""
        found = self.find(label)
        if found is None or (place is not None and not self._lies(label, place)):
            return False
        own = next((card for card in self.cards_in(found.place, player) if card.id == found.card.id), None)
        return own is not None and own.card is not None

    def was_shown(self, label: str, player: str) -> bool:
        """Tell whether a card was shown to a player in this scenario."""
        return any(
            event.kind == "shown" and label in labels_of(event) and player in event.data.get("to", [player])
            for event in self.events()
        )

    def saw_the_move(self, labels: Sequence[str], player: str) -> bool:
        """Tell whether a player learned where each of several cards went when they last moved together."""
        moves = [event for event in self.events() if event.kind == "moved" and set(labels) <= set(labels_of(event))]
        expect(bool(moves), True, f"whether {', '.join(labels)} moved together")
        return moves[-1].seen_by is None or player in moves[-1].seen_by

    # Events.

    def own_name(self, label: str) -> str:
        """Return the scenario's name of a card for the label that the engine has given it."""
        return next((name for name, other in self.driver.labels.items() if other == label), label)

    def events(self) -> list[Event]:
        """Return the events of this scenario, with the scenario's names of cards."""
        driver = self.driver
        if not driver.labels:
            return driver.events
        own = {label: name for name, label in driver.labels.items()}

        def named(card: dict[str, Any]) -> dict[str, Any]:
            return {**card, "card": own.get(str(card.get("card")), card.get("card"))}

        return [replace(event, cards=[named(card) for card in event.cards]) for event in driver.events]

    def occurred(self, happening: Happening) -> list[Event]:
        """Return the events of this scenario that are what the words mean."""
        found = [event for event in self.events() if happening.test(event)]
        return [event for event in found if event.kind in happening.kinds] or found

    def count_events(self, kind: str, label: str) -> int:
        """Return how often something happened to a card."""
        return sum(event.kind == kind and label in labels_of(event) for event in self.events())

    def count_played(self, label: str) -> int:
        """Return how often an ability of a card was played."""
        return sum(
            event.kind == "played" and event.data.get("kind") != "card" and label in labels_of(event)
            for event in self.events()
        )


def _enter(found: dict[str, Lying], place: Place, cards: Sequence[CardView]) -> None:
    counts = Counter(card.slot for card in cards)
    depths: Counter[str | None] = Counter()
    for card in cards:
        found[card.label or card.card or card.id] = Lying(place, depths[card.slot], counts[card.slot], card)
        depths[card.slot] += 1


def _single(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return value[0] if len(value) == 1 else list(value)
    return value
