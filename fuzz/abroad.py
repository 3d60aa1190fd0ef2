"""Games on any engine over the protocol: its options answered at random, its judge's views held against invariants."""

from __future__ import annotations

import random
import time
from types import SimpleNamespace
from typing import Any

from fuzz.decks import drawn_game
from fuzz.registry import EVERY_STATE, by_moment
from fuzz.run import MOST_FAILURES, Sum, report
from fuzz.seen import Seen
from fuzz.transcript import Transcript, save
from headjudge.protocol.messages import Answer, Close, Decide, Decision, New, Observe, Unsupported
from headjudge.protocol.resolve import resolve

LONGEST = 2_000
PASSING = 0.6


def fuzz_engine(name: str, rulebook: str, *, games: int | None, seconds: float | None, seed: int) -> Sum:
    """Plays games on an engine until there are enough, the time is up, or too many fail."""
    done = Sum()
    engine = resolve(name)
    engine.hello()
    begun = time.monotonic()
    number = 0
    while (games is None or number < games) and (seconds is None or time.monotonic() - begun < seconds):
        dice = random.Random(seed * 1_000_003 + number)
        number += 1
        failed = one_game(engine, name, rulebook, dice, done)
        if failed is not None:
            done.violations.append(report(failed, save(failed)))
            if len(done.violations) >= MOST_FAILURES:
                break
    engine.bye()
    done.seconds = time.monotonic() - begun
    return done


def one_game(engine: Any, name: str, rulebook: str, dice: random.Random, done: Sum) -> Transcript | None:
    """One game; the transcript if an invariant does not hold."""
    new: New = drawn_game(rulebook, dice, generating=False)
    rows = by_moment(rulebook, ("view",)).get(EVERY_STATE, [])
    answers: list[Answer] = []
    done.games += 1
    reply = engine.new(new)
    labels: list[str] | None = None
    while reply.decision is not None and reply.refused is None and len(answers) < LONGEST:
        view = engine.observe(Observe(game=reply.game))
        if not isinstance(view, Unsupported):
            decision = SimpleNamespace(
                kind=reply.decision.kind,
                low=reply.decision.low,
                high=reply.decision.high,
                min=reply.decision.min,
                max=reply.decision.max,
                options=[Said(option) for option in reply.decision.options],
            )
            game = Seen(rulebook, view, decision)
            found = sorted(
                card.name for zones in game.zones.values() for z in zones for card in z.cards if card.kind == "card"
            )
            labels = labels or found
            watch = SimpleNamespace(game=game, labels=labels, memory={}, event=None, decision=decision)
            for row in rows:
                done.counts[row.name] = done.counts.get(row.name, 0) + 1
                try:
                    row.check(watch)  # type: ignore[arg-type]
                except AssertionError as error:
                    engine.close(Close(game=reply.game))
                    return Transcript(
                        rulebook=rulebook,
                        engine=name,
                        invariant=row.name,
                        clause=row.clause,
                        what=str(error),
                        start=new,
                        answers=answers,
                    )
        answer = random_answer(reply.decision, dice)
        answers.append(answer)
        reply = engine.decide(Decide(game=reply.game, answer=answer))
    done.answers += len(answers)
    done.finished += reply.result is not None
    engine.close(Close(game=reply.game))
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
