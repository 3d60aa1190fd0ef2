"""Witnesses: small checks of one clause on one answer, which need no more than the judge's views before and after it.

A check is given a `Step`. It asserts what its clause says and returns whether the case came up at all. So each look has
one of three outcomes: the clause held (a witness), was contradicted (a counter-witness), or was not met. A check that
asks for something which the engine's views do not show is not met either.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

from fuzz.books import book
from fuzz.seen import NotShown
from fuzz.watching import Violation
from headjudge.protocol.messages import Answer, CardText, CardView, Decision, Option, View

CARDS, TEXTS, ROLES = "cards", "texts", "roles"
"""What views may hide beside zones, numbers and states of cards: which card it is, what is printed, who is who."""
DECK = "deck"


class Look:
    """The judge's view of one moment; what is not shown cannot be asked for."""

    def __init__(self, view: View, hides: Collection[str] = ()) -> None:
        self.view = view
        self.hides = hides
        self.at = view.at
        self.turn = view.turn
        self.players = tuple(view.players)

    def _shown(self, what: str) -> None:
        if what in self.hides:
            raise NotShown(what)

    def number(self, player: str, name: str) -> int:
        """A number that a player has."""
        self._shown(name)
        side = self.view.players.get(player)
        if side is None or name not in side.numbers:
            raise NotShown(name)
        return side.numbers[name]

    def zone(self, player: str, name: str) -> list[CardView]:
        """The cards in a zone of a player."""
        self._shown(name)
        side = self.view.players.get(player)
        if side is None or name not in side.zones:
            raise NotShown(name)
        return side.zones[name]

    def count(self, player: str, name: str) -> int:
        """How many cards are in a zone of a player."""
        return len(self.zone(player, name))

    def shared(self, name: str) -> list[CardView]:
        """The cards in a zone that both players share."""
        self._shown(name)
        if name not in self.view.shared:
            raise NotShown(name)
        return self.view.shared[name]

    def role(self, name: str) -> str | None:
        """Who has a role; nobody may have it."""
        self._shown(ROLES)
        if not self.view.roles:
            raise NotShown(ROLES)
        return self.view.roles.get(name)

    def state(self, card: CardView, name: str) -> str:
        """The orientation or face of a card."""
        self._shown(name)
        value = getattr(card, name)
        if value is None:
            raise NotShown(name)
        return str(value)

    def marked(self, card: CardView, mark: str) -> bool:
        """Whether a card has a mark."""
        self._shown("marks")
        return mark in card.marks

    def value(self, card: CardView, name: str) -> int:
        """A computed number of a card."""
        self._shown("values")
        value = card.values.get(name)
        if not isinstance(value, int):
            raise NotShown(name)
        return value

    def named(self, player: str, zone: str) -> list[str]:
        """Which cards are in a zone, in no order."""
        self._shown(CARDS)
        names = [card.label or card.card for card in self.zone(player, zone)]
        if None in names:
            raise NotShown(CARDS)
        return sorted(str(name) for name in names)

    def find(self, label: object) -> tuple[str, str, CardView] | None:
        """Where a card lies that an option names, by its label or id: the player, the zone and the card."""
        if label is None:
            return None
        for player, side in self.view.players.items():
            for zone, cards in side.zones.items():
                if zone not in self.hides:
                    for card in cards:
                        if label in (card.label, card.id):
                            return player, zone, card
        return None


class Step(NamedTuple):
    """One answer: what was asked and answered, and the judge's view before and after it."""

    before: Look
    asked: Decision
    answer: Answer
    after: Look
    next: Decision | None
    texts: Collection[str] | None
    """What is printed on cards that have lain outside the decks, in lower case; None when that is not shown."""

    @property
    def options(self) -> list[Option]:
        """The options chosen; none where a number was asked."""
        return [] if isinstance(self.answer, int) else self.answer

    def does(self, verb: str) -> bool:
        """Whether the answer is this one verb."""
        return [option.get("do") for option in self.options] == [verb]

    def silent(self, *words: str) -> bool:
        """Whether no text in the game has any of these words, so that only the rules have a say."""
        if self.texts is None:
            raise NotShown(TEXTS)
        return not any(word.lower() in text for text in self.texts for word in words)


Check = Callable[[Step], bool]


class Witness(NamedTuple):
    """One check: its name, where it is from, and the function."""

    name: str
    rulebook: str
    clause: str
    check: Check
    gist: str


WITNESSES: list[Witness] = []


def witness(rulebook: str, clause: str) -> Callable[[Check], Check]:
    """Enters a check of a clause."""

    def add(check: Check) -> Check:
        gist = (check.__doc__ or "").strip().splitlines()[0]
        WITNESSES.append(Witness(check.__name__, rulebook, clause, check, gist))
        return check

    return add


def witnesses_of(rulebook: str) -> list[Witness]:
    """The checks of a rulebook."""
    module = book(rulebook).witnesses
    if module:
        importlib.import_module(module)  # fills the table
    return [row for row in WITNESSES if row.rulebook == rulebook]


class Texts:
    """The texts that had a chance to matter in a game: those of all cards that have lain outside the decks."""

    def __init__(self, rulebook: str, cards: Mapping[str, CardText], hides: Collection[str]) -> None:
        self.meaning = book(rulebook).meaning
        self.known = {name: text.abilities for name, text in cards.items()}
        self.seen: set[str] = set()
        self.shown = TEXTS not in hides

    def look(self, view: View) -> Collection[str] | None:
        """The texts so far, with those of a view added; None when some cannot be known."""
        if self.shown:
            zones = [(name, cards) for side in view.players.values() for name, cards in side.zones.items()]
            for name, cards in (*zones, *view.shared.items()):
                if name != DECK:
                    for card in cards:
                        self._enter(card)
        return self.seen if self.shown else None

    def _enter(self, card: CardView) -> None:
        printed = card.printed.get("abilities")
        texts = printed if printed is not None else self.known.get(card.card or "")
        if texts is not None:
            self.seen.update(self.meaning(str(text)).lower() for text in texts if text)
        elif card.kind == "card":
            self.shown = False


class Count:
    """How often a check held, was contradicted and was not met."""

    __slots__ = ("contradicted", "held", "not_met")

    def __init__(self) -> None:
        self.held = self.contradicted = self.not_met = 0


class Tally:
    """The witnesses of a run, check by check, and those that a shadow gives clause by clause."""

    def __init__(self, rulebook: str) -> None:
        self.rows = witnesses_of(rulebook)
        self.counts: dict[str, Count] = {row.name: Count() for row in self.rows}
        self.followed: dict[str, Count] = {}

    def look(self, step: Step, without: Collection[str] = ()) -> Iterable[Violation]:
        """Holds one answer against all checks; gives those that it contradicts."""
        for row in self.rows:
            if row.name in without:
                continue
            count = self.counts[row.name]
            try:
                met = row.check(step)
            except NotShown:
                met = False
            except AssertionError as error:
                count.contradicted += 1
                yield Violation(row.name, row.clause, str(error) or row.gist)
                continue
            if met:
                count.held += 1
            else:
                count.not_met += 1

    def follow(self, clauses: Iterable[str], contradicted: str = "") -> None:
        """Enters what a shadow executed while both games were alike, and the clause at which they part."""
        for clause in clauses:
            if clause != contradicted:
                self.followed.setdefault(clause, Count()).held += 1
        if contradicted:
            self.followed.setdefault(contradicted, Count()).contradicted += 1

    def by_clause(self) -> dict[str, dict[str, int]]:
        """The witnesses and counter-witnesses of each clause that was met."""
        found: dict[str, dict[str, int]] = {}
        counted = [(row.clause, self.counts[row.name]) for row in self.rows]
        for clause, count in (*counted, *self.followed.items()):
            if count.held or count.contradicted:
                sums = found.setdefault(clause, {"held": 0, "contradicted": 0})
                sums["held"] += count.held
                sums["contradicted"] += count.contradicted
        return dict(sorted(found.items()))

    def never_met(self) -> list[str]:
        """The clauses that checks look for, and whose case never came up."""
        met = self.by_clause()
        return sorted({row.clause for row in self.rows} - met.keys())

    def by_check(self) -> dict[str, dict[str, int | str]]:
        """What each check came to."""
        return {
            row.name: {
                "clause": row.clause,
                "held": self.counts[row.name].held,
                "contradicted": self.counts[row.name].contradicted,
                "not_met": self.counts[row.name].not_met,
            }
            for row in self.rows
        }
