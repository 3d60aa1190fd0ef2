"""Games on any engine over the protocol: its options answered at random, its judge's views held against the rules."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

from fuzz.answering import Asked, Lenient
from fuzz.books import book
from fuzz.hosts import Host
from fuzz.laying import position_of
from fuzz.play import GOES_ON, Chooser
from fuzz.registry import EVERY_STATE, PLAYERS, SAMPLED, VIEW, Invariant, by_moment, named
from fuzz.seen import NotShown, Seen
from fuzz.shrink import Failed, texts_of
from fuzz.sights import Sights
from fuzz.watching import Violation
from fuzz.witness import CARDS, Look, Step, Tally, Texts
from headjudge.catalogue.rulebook import load as load_book
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import Answer, Close, Decide, Decision, New, Observe, Position, Reply, View

LONGEST = 2_000
SIGHTS_EVERY = 8
"""At one decision in so many the views of both players are asked for; 0 is never."""
LookOn = Callable[[New, Reply, View | None, Answer | None], None]
ACCEPTED = "offered_answers_are_accepted"


def nobody(new: New, reply: Reply, view: View | None, answer: Answer | None) -> None:
    """Looks on without a word."""


class Counts:
    """How often each invariant was looked at, and how often the views did not show what it needs."""

    def __init__(self) -> None:
        self.checked: dict[str, int] = {}
        self.not_met: dict[str, int] = {}

    def add(self, name: str, *, met: bool) -> None:
        """Counts one look."""
        into = self.checked if met else self.not_met
        into[name] = into.get(name, 0) + 1


class Abroad:
    """One game on an engine, the answers given so far, and what was found."""

    def __init__(self, host: Host, new: New, tally: Tally, counts: Counts, sights_every: int = SIGHTS_EVERY) -> None:
        self.host, self.new, self.tally, self.counts = host, new, tally, counts
        self.rows: list[Invariant] = by_moment(new.rulebook, (VIEW,)).get(EVERY_STATE, [])
        self.sampled: list[Invariant] = by_moment(new.rulebook, (PLAYERS,)).get(SAMPLED, [])
        self.sights_every = sights_every
        self.answers: list[Answer] = []
        self.found: list[tuple[Violation, int]] = []
        """Each violation once, with the number of answers after which it showed."""
        self.moments: list[tuple[int, View]] = []
        """The judge's views at decisions, with the number of answers before them."""
        self.finished = False
        self.labels: list[str] = []
        self.texts = Texts(new.rulebook, texts_of(new), host.hides)
        self.before: tuple[Look, Decision, Answer] | None = None
        self.look_on: LookOn = nobody
        """Whoever looks on at every decision and at the end."""
        self.stop_when: Callable[[], bool] = lambda: False

    def play(
        self, chooser: Chooser, *, longest: int = LONGEST, until: Callable[[Violation], bool] = lambda found: False
    ) -> None:
        """Plays to the end, or to a violation that is looked for; an engine that dies is started again."""
        try:
            self._play(chooser, longest, until)
        except EngineFault as fault:
            kind = f"{fault.verdict} {fault.step.split(' (')[0]}"
            what = f"{fault.verdict} at {fault.step}: {fault.what}"
            self.enter(Violation(GOES_ON, book(self.new.rulebook).goes_on, what, kind))
            self.host.restart()

    def _play(self, chooser: Chooser, longest: int, until: Callable[[Violation], bool]) -> None:
        engine = self.host.engine
        reply = engine.new(self.new)
        while reply.refused is None and reply.unsupported is None:
            view = self.look(reply)
            self.look_on(self.new, reply, view, self.answers[-1] if self.answers else None)
            decision = reply.decision
            if decision is None or len(self.answers) >= longest or self.stop_when():
                break
            if any(until(found) for found, _ in self.found):
                break
            asked = Asked(decision)
            chosen = chooser.answer(asked) if is_answerable(decision) else None
            if chosen is None:
                break
            answer = asked.answer(chosen)
            self.answers.append(answer)
            if self.before is not None:
                self.before = (self.before[0], decision, answer)
            reply = engine.decide(Decide(game=reply.game, answer=answer))
        self.finished = reply.result is not None
        if reply.refused is not None and self.answers:
            clause = book(self.new.rulebook).accepts
            self.enter(Violation(ACCEPTED, clause, f"refused what was offered: {reply.refused.why}"))
        with contextlib.suppress(EngineFault):
            engine.close(Close(game=reply.game))

    def enter(self, violation: Violation) -> None:
        """Notes a violation, once in a game."""
        if not any(found.is_like(violation) for found, _ in self.found):
            self.found.append((violation, len(self.answers)))

    def look(self, reply: Reply) -> View | None:
        """Holds the judge's view at a decision, or at the end, against invariants and witnesses; gives the view."""
        view = self.host.engine.observe(Observe(game=reply.game))
        if not isinstance(view, View):
            self.before = None
            return None
        without = {found.name for found, _ in self.found}
        decision = reply.decision
        if decision is not None:
            self.moments.append((len(self.answers), view))
            self.hold(reply.game, view, decision, without)
        now = Look(view, self.host.hides)
        texts = self.texts.look(view)
        if self.before is not None:
            before, asked, answer = self.before
            step = Step(before, asked, answer, now, decision, texts)
            for violation in self.tally.look(step, without):
                self.enter(violation)
        self.before = (now, decision, []) if decision is not None else None
        return view

    def sights(self, number: int, view: View) -> Sights:
        """What the judge and the players see; players' views may be unsupported."""
        found: dict[str, View] = {}
        for player in view.players:
            seen = self.host.engine.observe(Observe(game=number, viewer=player))
            if not isinstance(seen, View):
                raise NotShown(player)
            found[player] = seen
        return Sights(view, found, self.host.hides)

    def hold(self, number: int, view: View, asked: Decision, without: set[str]) -> None:
        """Holds one view of the judge, and now and then those of the players, against the invariants."""
        decision = Asked(asked)
        hides = self.host.hides
        game = Seen(self.new.rulebook, view, decision, hides)
        cards = [card for zones in game.zones.values() for zone in zones for card in zone.cards]
        self.labels = self.labels or sorted(card.name for card in cards if card.kind == "card")
        watch: Any = SimpleNamespace(game=game, labels=self.labels, memory={}, event=None, decision=decision)
        watch.sights = cache(lambda: self.sights(number, view))
        due = self.sights_every and len(self.answers) % self.sights_every == 0
        sampled = self.sampled if due else []
        for row in (*self.rows, *sampled):
            if row.name in without:
                continue
            if hides.intersection(row.looks_at) or (CARDS in row.looks_at and hides & set(view_zones(view))):
                self.counts.add(row.name, met=False)
                continue
            try:
                row.check(watch)
            except NotShown:
                self.counts.add(row.name, met=False)
                continue
            except AssertionError as error:
                self.enter(Violation(row.name, row.clause, str(error)))
            self.counts.add(row.name, met=True)


def view_zones(view: View) -> list[str]:
    """The names of all zones in a view."""
    return [*(zone for side in view.players.values() for zone in side.zones), *view.shared]


def is_answerable(decision: Decision) -> bool:
    """Whether a decision has an answer at all; one that has none is what an invariant complains of."""
    return decision.low is not None or len(decision.options) >= max(decision.min, 1) or decision.min == 0


class Engines:
    """An engine as the court that shortens its failing games."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def played(
        self, new: New, answers: Sequence[Answer], until: Callable[[Violation], bool], *, sights: bool = False
    ) -> Abroad:
        """A game with given answers, with the views of both players or without."""
        game = Abroad(self.host, new, Tally(new.rulebook), Counts(), sights_every=int(sights))
        game.play(Lenient(answers), until=until)
        return game

    def fails(self, new: New, answers: Sequence[Answer], violation: Violation) -> Failed | None:
        """The game, if these answers still show the same violation."""
        row = named(new.rulebook, violation.name)
        sights = row is not None and row.needs == PLAYERS
        game = self.played(new, answers, violation.is_like, sights=sights)
        found = next((each for each in game.found if each[0].is_like(violation)), None)
        return Failed(game.answers[: found[1]], found[0]) if found is not None else None

    def quiet(self, new: New, answers: Sequence[Answer]) -> list[tuple[int, Position]]:
        """The windows of a game in which nothing waits, for an engine that can start from a position."""
        if not self.host.can("setup"):
            return []
        rules = load_book(new.rulebook)
        game = self.played(new, answers, lambda found: False)
        laid = [(given, position_of(view, rules, texts_of(new))) for given, view in game.moments]
        return [(given, position) for given, position in laid if position is not None]
