"""Games on any engine over the protocol: its options answered at random, its judge's views held against invariants."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from fuzz.decks import drawn_game
from fuzz.registry import EVERY_STATE, by_moment
from fuzz.run import MOST_FAILURES, Sum, report
from fuzz.seen import Seen
from fuzz.transcript import Transcript, save
from fuzz.watching import Violation
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import Answer, Close, Decide, Decision, New, Observe, Unsupported, View
from headjudge.protocol.resolve import resolve

LONGEST = 2_000
PASSING = 0.6


def fuzz_engine(
    name: str,
    rulebook: str,
    *,
    games: int | None,
    seconds: float | None,
    seed: int,
    start: Callable[[str], Engine] = resolve,
) -> Sum:
    """Plays games on an engine until there are enough, the time is up, or too many fail; one that dies is restarted."""
    done = Sum()
    engine = start(name)
    engine.hello()
    begun = time.monotonic()
    number = 0
    while (games is None or number < games) and (seconds is None or time.monotonic() - begun < seconds):
        dice = random.Random(seed * 1_000_003 + number)
        number += 1
        game = Abroad(engine, rulebook, drawn_game(rulebook, dice, generating=False), done)
        failed: Violation | None = None
        try:
            failed = game.play(dice)
        except EngineFault as fault:
            failed = Violation("the_engine_goes_on", "901.1", str(fault).splitlines()[0])
            engine = start(name)
            engine.hello()
        if failed is not None:
            transcript = Transcript(
                rulebook=rulebook,
                engine=name,
                invariant=failed.name,
                clause=failed.clause,
                what=failed.what,
                start=game.new,
                answers=game.answers,
            )
            done.violations.append(report(transcript, save(transcript)))
            if len(done.violations) >= MOST_FAILURES:
                break
    engine.bye()
    done.seconds = time.monotonic() - begun
    return done


class Abroad:
    """One game on an engine, and the answers given so far."""

    def __init__(self, engine: Engine, rulebook: str, new: New, done: Sum) -> None:
        self.engine, self.rulebook, self.new, self.done = engine, rulebook, new, done
        self.rows = by_moment(rulebook, ("view",)).get(EVERY_STATE, [])
        self.answers: list[Answer] = []
        self.labels: list[str] = []

    def play(self, dice: random.Random) -> Violation | None:
        """Plays to the end, or to the first invariant that does not hold."""
        self.done.games += 1
        reply = self.engine.new(self.new)
        found: Violation | None = None
        while reply.decision is not None and reply.refused is None and len(self.answers) < LONGEST:
            view = self.engine.observe(Observe(game=reply.game))
            found = None if isinstance(view, Unsupported) else self.look(view, reply.decision)
            if found is not None:
                break
            answer = random_answer(reply.decision, dice)
            self.answers.append(answer)
            reply = self.engine.decide(Decide(game=reply.game, answer=answer))
        self.done.answers += len(self.answers)
        self.done.finished += reply.result is not None
        self.engine.close(Close(game=reply.game))
        if found is None and reply.refused is not None:
            return Violation("offered_answers_are_accepted", "104.2", f"refused what was offered: {reply.refused.why}")
        return found

    def look(self, view: View, asked: Decision) -> Violation | None:
        """Holds one view of the judge against the invariants."""
        options = [Said(option) for option in asked.options]
        decision = SimpleNamespace(
            kind=asked.kind, low=asked.low, high=asked.high, min=asked.min, max=asked.max, options=options
        )
        game = Seen(self.rulebook, view, decision)
        cards = [card for zones in game.zones.values() for zone in zones for card in zone.cards]
        self.labels = self.labels or sorted(card.name for card in cards if card.kind == "card")
        watch: Any = SimpleNamespace(game=game, labels=self.labels, memory={}, event=None, decision=decision)
        for row in self.rows:
            self.done.counts[row.name] = self.done.counts.get(row.name, 0) + 1
            try:
                row.check(watch)
            except AssertionError as error:
                return Violation(row.name, row.clause, str(error))
        return None


class Said:
    """An option by value, with the one method that invariants ask."""

    def __init__(self, option: dict[str, Any]) -> None:
        self.option = option

    def says(self) -> str:
        """The option as a text."""
        return repr(sorted(self.option.items(), key=str))


def random_answer(decision: Decision, dice: random.Random) -> Answer:
    """A legal answer; where a pass is offered it is given often."""
    if decision.low is not None:
        return dice.randint(decision.low, decision.high if decision.high is not None else decision.low + 3)
    passes = [option for option in decision.options if option.get("do") == "pass"]
    if passes and dice.random() < PASSING:
        return passes[:1]
    return dice.sample(decision.options, dice.randint(decision.min, decision.max))
