"""The reference follows a game of another engine: the same answers, its chance fed in, and the first difference named.

An engine that lets the harness answer chance is asked the same questions as the reference. One that shuffles by itself
is read: what lies in its decks and hands says how its shuffle turned out. Cards are matched by their labels where both
engines use the same, else by name, place and state. A choice with one possible answer may be asked or left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from fuzz.aligning import (
    first_other_change,
    first_other_move,
    labels,
    names,
    renamed_decision,
    renamed_option,
    renamed_view,
)
from fuzz.books import book
from fuzz.hosts import Host
from fuzz.reach import traced
from fuzz.sights import other_sight
from fuzz.watching import Violation
from headjudge.catalogue import load as load_clauses
from headjudge.catalogue.rulebook import load as load_book
from headjudge.divergence.lockstep import Difference, Lockstep
from headjudge.divergence.recording import Point
from headjudge.protocol.messages import (
    CHANCE,
    Answer,
    CardText,
    CardView,
    Close,
    Decide,
    Decision,
    Event,
    New,
    Observe,
    Reply,
    View,
)
from headjudge.protocol.resolve import resolve
from headjudge.scenarios.intents import possible_answers

AGREES = "it_plays_as_the_reference_does"
DECK = "deck"
SIGHT = "sight"
"""The aspect in which the views of players differ."""
MOST_TRIES = 24
"""So many outcomes of a chance that is no shuffle are tried."""


class CannotFollow(Exception):
    """The reference cannot take part in this game; the text says why."""


class Follower:
    """The reference beside one game of an engine."""

    def __init__(self, rulebook: str, host: Host, *, sights_every: int = 1) -> None:
        self.rulebook = rulebook
        self.book = load_book(rulebook)
        windows = {decision.name for decision in self.book.decisions if decision.window}
        self.lockstep = Lockstep(windows, self.book, labelled=True)
        self.host = host
        self.hides = host.hides
        self.events = "events" in host.hello.shows
        self.sights_every = sights_every
        """At one point in so many the views of both players are compared too; 0 is never."""
        self.engine: Any = resolve("reference")
        self.new: New | None = None
        self.reply = Reply()
        self.answers: list[Answer] = []
        self.agreed = 0
        """How many answers of the reference led to the last point at which both games were alike."""
        self.points = 0
        self.told: list[Event] = []
        self.heard: list[Event] = []
        self.parted: Violation | None = None
        self.cannot = ""
        self.before: tuple[Decision, dict[str, str]] | None = None

    # The game of the engine, point by point.

    def look(self, new: New, reply: Reply, view: View | None, answer: Answer | None) -> None:
        """The engine stands at a decision or at its end; `answer` led there."""
        if self.parted is not None or self.cannot:
            return
        self.heard += reply.events
        try:
            if view is None:
                raise CannotFollow("the engine does not show the judge's view")
            if self.new is None:
                self._begin(new, view)
            elif answer is not None:
                self._answer(answer, view)
            self._settle(view, reply.decision)
            self._compare(reply, view)
        except CannotFollow as why:
            self.cannot = str(why)

    def end(self) -> None:
        """The game is over, or given up."""
        if self.reply.game:
            self.engine.close(Close(game=self.reply.game))
        self.engine.bye()

    # The game of the reference.

    def _begin(self, new: New, view: View) -> None:
        if new.position is None and DECK in self.hides and new.seed is not None:
            raise CannotFollow("its views hide the decks, so that its shuffles cannot be read")
        self.new = msgspec.structs.replace(new, seed=None)
        if new.position is None and (new.decks is None or not holds(new.decks, view)):
            self.new = read_decks(self.rulebook, view)
        self.reply = self.engine.new(self.new)
        if self.reply.refused is not None:
            raise CannotFollow(f"the reference refuses its decks: {self.reply.refused.why}")
        self.told = list(self.reply.events)

    def _decide(self, answer: Answer) -> None:
        game = self.reply.game
        reply = self.engine.decide(Decide(game=game, answer=answer))
        if reply.refused is not None:
            raise CannotFollow(f"the reference refuses what it offers: {reply.refused.why}")
        self.answers.append(answer)
        self.told += reply.events
        self.reply = reply

    def _view(self) -> View:
        view = self.engine.observe(Observe(game=self.reply.game))
        assert isinstance(view, View)
        return view

    def _answer(self, answer: Answer, view: View) -> None:
        """Gives the answer of the engine's player to the reference."""
        assert self.before is not None
        asked, called = self.before
        mine = self.reply.decision
        if asked.player == CHANCE and (mine is None or mine.player != CHANCE):
            return
        if mine is None or (mine.player, mine.kind) != (asked.player, asked.kind):
            if possible_answers(asked) == 1:
                return  # asked needlessly, and the reference does not ask it
            raise CannotFollow("the questions differ")  # has been told as a difference before
        if isinstance(answer, int):
            self._decide(answer)
            return
        chosen = [offered(mine, renamed_option(option, called)) for option in answer]
        missing = next((option for option, found in zip(answer, chosen, strict=True) if found is None), None)
        if missing is not None:
            said = " ".join(str(value) for value in missing.values())
            sentence = f"your engine offers {asked.player}: {said}, the reference does not"
            self._part(Difference(f"offered {missing.get('do')}", mine.clause, sentence))
            return
        self._decide([option for option in chosen if option is not None])

    def _settle(self, view: View, theirs: Decision | None) -> None:
        """Answers what only the reference asks: chance that the engine has had, and choices that are none."""
        asks_chance = theirs is not None and theirs.player == CHANCE
        while self.parted is None and self.reply.decision is not None:
            mine = self.reply.decision
            same = theirs is not None and (mine.player, mine.kind) == (theirs.player, theirs.kind)
            if mine.player == CHANCE and not (asks_chance and same):
                self._chance(mine, view, theirs)
            elif possible_answers(mine) == 1 and mine.kind not in self.lockstep.windows and not same:
                self._decide(only_answer(mine))
            else:
                return

    def _chance(self, mine: Decision, view: View, theirs: Decision | None) -> None:
        """Answers chance as it turned out in the engine."""
        if mine.kind == "shuffle":
            self._decide(shuffled(mine, self._view(), view))
            return
        for option in mine.options[:MOST_TRIES] if mine.max == 1 else ():
            if self._leads_to([option], theirs, view):
                self._decide([option])
                return
        self._decide(mine.options[: mine.min] if mine.low is None else mine.low)

    def _leads_to(self, answer: Answer, theirs: Decision | None, view: View) -> bool:
        """Whether an outcome of chance leads to the question that the engine asks, and to the same hands."""
        assert self.new is not None
        reply = self.engine.new(self.new)
        for given in (*self.answers, answer):
            reply = self.engine.decide(Decide(game=reply.game, answer=given))
        mine = reply.decision
        seen = self.engine.observe(Observe(game=reply.game))
        self.engine.close(Close(game=reply.game))
        if mine is not None and mine.player == CHANCE:
            return True
        asked = (mine.player, mine.kind) if mine is not None else None
        wanted = (theirs.player, theirs.kind) if theirs is not None else None
        return asked == wanted and held(seen) == held(view)

    def _compare(self, reply: Reply, view: View) -> None:
        """Holds both games beside each other."""
        if self.parted is not None:
            return
        here = self._view()
        called = names(view, here)
        theirs = renamed_decision(reply.decision, called)
        self.before = (reply.decision, called) if reply.decision is not None else None
        if theirs is not None and possible_answers(theirs) == 1 and theirs.kind not in self.lockstep.windows:
            mine = self.reply.decision
            if mine is None or (mine.player, mine.kind) != (theirs.player, theirs.kind):
                return  # asked needlessly: looked at again when it is answered
        ours = Point(tuple(self.told), self.reply.decision, self.reply.result, here)
        yours = Point(tuple(self.heard), theirs, reply.result, renamed_view(self._known(view, here), called))
        found = (
            self.lockstep.at(ours, yours, self.told, self.heard)
            or self._events(view, here)
            or (self._sights(reply.game, here) if self.sights_every and self.points % self.sights_every == 0 else None)
        )
        if found is not None:
            self._part(found)
            return
        self.agreed = len(self.answers)
        self.points += 1
        self.told, self.heard = [], []

    def _known(self, view: View, here: View) -> View:
        """The engine's view, with what it does not show taken from ours, so that it does not count as different."""
        if not self.hides:
            return view
        sides = {}
        for player, side in view.players.items():
            own = here.players[player]
            zones = {zone: own.zones[zone] if zone in self.hides else cards for zone, cards in side.zones.items()}
            numbers = {key: own.numbers[key] if key in self.hides else value for key, value in side.numbers.items()}
            sides[player] = msgspec.structs.replace(side, zones=zones, numbers=numbers)
        return msgspec.structs.replace(view, players=sides)

    def _events(self, view: View, here: View) -> Difference | None:
        """The first move or change of a card that differs, where both tell events and name cards alike."""
        if not self.events or labels(view) != labels(here):
            return None
        self.host.tells.update(event.kind for event in self.heard)
        found = first_other_move(self.told, self.heard)
        if found is not None:
            return Difference("order of moves", found[0].clause, found[1])
        found = first_other_change(self.told, self.heard, self.host.tells)
        return Difference(f"event {found[0].kind}", found[0].clause, found[1]) if found is not None else None

    def _sights(self, number: int, here: View) -> Difference | None:
        """What a player sees that is other than in the reference, where the engine shows players' views."""
        for player in here.players:
            theirs = self.host.engine.observe(Observe(game=number, viewer=player))
            ours = self.engine.observe(Observe(game=self.reply.game, viewer=player))
            if isinstance(theirs, View) and isinstance(ours, View):
                found = other_sight(ours, theirs, self.book, self.hides)
                if found:
                    return Difference(f"{SIGHT} of {player}", book(self.rulebook).sees, found)
        return None

    def _part(self, found: Difference) -> None:
        known = load_clauses(self.rulebook)
        clause = found.clause if found.clause in known else self._view().at
        self.parted = Violation(AGREES, clause, found.sentence, f"{found.aspect} {clause}")

    # What the reference executed.

    def executed(self, first: int, last: int | None) -> list[str]:
        """The clauses that the reference executes from one of its answers to another."""
        if self.new is None:
            return []
        engine: Any = resolve("reference")
        clauses: set[str] = set()
        reply = engine.new(self.new)
        for answer in self.answers[:first]:
            reply = engine.decide(Decide(game=reply.game, answer=answer))
        with traced(self.rulebook, clauses):
            if not first:
                engine.close(Close(game=reply.game))
                reply = engine.new(self.new)
            for answer in self.answers[first:last]:
                reply = engine.decide(Decide(game=reply.game, answer=answer))
        engine.bye()
        return [clause.id for clause in load_clauses(self.rulebook) if clause.id in clauses]

    def at_the_difference(self) -> list[str]:
        """The clauses that the reference was executing where the games part."""
        return self.executed(self.agreed, None) if len(self.answers) > self.agreed else []

    def on_the_way(self) -> list[str]:
        """The clauses that the reference executed as long as the games were alike."""
        return self.executed(0, self.agreed) if self.points else []


def offered(decision: Decision, option: dict[str, Any]) -> dict[str, Any] | None:
    """The option of a decision that another engine's option means; parts that only one of them names do not count."""
    if option in decision.options:
        return option
    alike = [own for own in decision.options if all(own[key] == option[key] for key in own.keys() & option.keys())]
    return alike[0] if alike else None


def only_answer(decision: Decision) -> Answer:
    """The one possible answer of a decision."""
    return decision.low if decision.low is not None else decision.options[: decision.min]


def held(view: View) -> dict[str, Any]:
    """Which cards each player has outside the deck, in no order."""
    return {
        f"{player} {zone}": Counter(card.card for card in cards)
        for player, side in view.players.items()
        for zone, cards in side.zones.items()
        if zone != DECK
    }


def holds(decks: dict[str, list[str]], view: View) -> bool:
    """Whether an engine plays the decks that it was given, and not others of its own."""
    return all(Counter(decks.get(player, ())) == Counter(owned(view, player)) for player in view.players)


def owned(view: View, player: str) -> list[str]:
    """The names of all cards that belong to a player."""
    return [
        card.card or ""
        for side in view.players.values()
        for cards in side.zones.values()
        for card in cards
        if card.owner == player and card.kind == "card"
    ]


def read_decks(rulebook: str, view: View) -> New:
    """A game of the decks that an engine shows: its own cards, by what is printed on them."""
    texts: dict[str, CardText] = {}
    for side in view.players.values():
        for card in (card for cards in side.zones.values() for card in cards):
            if card.card is None or not card.printed:
                raise CannotFollow("it plays cards of its own and does not show what is printed on them")
            properties = {key: value for key, value in card.printed.items() if key not in ("abilities", "name")}
            texts[card.card] = CardText(
                name=card.card, properties=properties, abilities=card.printed.get("abilities", [])
            )
    decks = {player: owned(view, player) for player in view.players}
    return New(rulebook=rulebook, decks=decks, cards=texts, settings=book(rulebook).settings(view))


def shuffled(decision: Decision, ours: View, theirs: View) -> Answer:
    """A shuffle as it turned out elsewhere: what has left that deck since lay on its top, in the order of the hand."""
    player = next((str(value) for value in decision.about.values() if value in ours.players), "")
    by_label = labels(ours) == labels(theirs)

    def called(cards: Sequence[CardView]) -> list[str | None]:
        return [card.label if by_label else card.card for card in cards]

    deck = called(ours.players[player].zones[DECK]) if player else []
    if len(deck) != len(decision.options):
        return decision.options
    there = called(theirs.players[player].zones.get(DECK, []))
    drawn = Counter(deck) - Counter(there)
    hand = [name for zone, cards in theirs.players[player].zones.items() if zone != DECK for name in called(cards)]
    top: list[str | None] = []
    for name in hand:
        if drawn[name] > 0:
            drawn[name] -= 1
            top.append(name)
    free: dict[str | None, list[int]] = {}
    for place, name in enumerate(deck):
        free.setdefault(name, []).append(place)
    order = [free[name].pop(0) for name in (*top, *there) if free.get(name)]
    order += sorted(place for rest in free.values() for place in rest)
    return [decision.options[place] for place in order]


def listed(clauses: Sequence[str], most: int = 12) -> str:
    """Clauses in a sentence."""
    more = f" and {len(clauses) - most} more" if len(clauses) > most else ""
    return ", ".join(clauses[:most]) + more
