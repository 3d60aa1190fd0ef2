"""Runs scenarios on a mutant and says what became of it: killed, survived, crashed or a wreck."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from headjudge.protocol.engine import Engine
from headjudge.prove.caches import Caches
from headjudge.prove.mutants import Mutant
from headjudge.prove.reach import Reach
from headjudge.scenarios.expect import Verdict
from headjudge.scenarios.tapes import Tape, run_tape

Fate: TypeAlias = Literal["killed", "survived", "crashed", "wreck"]
SECONDS = 0.5
ENOUGH = 20
"""Of at least so many scenarios of other clauses that reach it a wreck fails more than half."""
OTHERS = 24
"""How many scenarios of other clauses are run, those that reach the mutant."""
OTHERS_UNKNOWN = 60
"""The same where it is not known which scenarios reach it: tables have no lines."""
MOST_HANGS = 2
MOST_CRASHES = 8
"""After so many crashes and nothing else a mutant is not run on."""
FAULTY = ("crashed", "garbled")


class TimeUp(BaseException):
    """A mutant has run for too long; not an Exception, so that no engine catches it."""


class Result(msgspec.Struct, frozen=True):
    """What became of a mutant, and which scenarios noticed it."""

    number: int
    fate: Fate
    killers: tuple[str, ...] = ()
    noticed: tuple[str, ...] = ()
    """Scenarios that went another way without judging: off script or refused."""
    why: str = ""
    runs: int = 0
    own: int = 0
    """How many scenarios of its own clauses were run."""
    polluted: bool = False
    """Whether the engine was not itself again after the mutant was taken out."""


class Plan(NamedTuple):
    """The scenarios of a mutant: of its own clauses, and of others."""

    own: list[int]
    others: list[int]

    def is_wreck(self, failed: int) -> bool:
        """Tell whether a mutant that fails so many of the others proves nothing."""
        return len(self.others) >= ENOUGH and failed * 2 > len(self.others)


class Court:
    """The scenarios of a rulebook, which lines they reach, and the engine that is changed."""

    def __init__(self, tapes: Sequence[Tape], engine: Engine, reach: Reach, caches: Caches) -> None:
        self.tapes = tapes
        self.engine = engine
        self.reach = reach
        self.caches = caches
        self.of_clause: dict[str, list[int]] = {}
        for number, tape in enumerate(tapes):
            for clause in tape.scenario.clauses:
                self.of_clause.setdefault(clause, []).append(number)

    def plan(self, mutant: Mutant) -> Plan:
        """Return which scenarios are run: those of its clauses that reach it first, then others from all over."""
        own = set().union(*(self.of_clause.get(clause, ()) for clause in mutant.clauses))
        if mutant.lines:
            there = set().union(*(self.reach.get((mutant.path, line), ()) for line in mutant.lines))
            return Plan(sorted(own & there), spread(sorted(there - own), OTHERS))
        everywhere = [number for number in range(len(self.tapes)) if number not in own]
        return Plan(sorted(own), spread(everywhere, OTHERS_UNKNOWN))

    def judge(self, number: int, mutant: Mutant) -> Result:
        """Put a mutant into the engine, run its scenarios, and take it out again."""
        plan = self.plan(mutant)
        killers: list[str] = []
        noticed: list[str] = []
        faults: list[str] = []
        failed: list[int] = []
        others_failed = hangs = runs = 0
        self.caches.forget()
        undo = mutant.put()
        try:
            for tape_number in (*plan.own, *plan.others):
                tape = self.tapes[tape_number]
                verdict = self.run(tape)
                runs += 1
                if verdict.name == "pass":
                    continue
                failed.append(tape_number)
                others_failed += runs > len(plan.own)
                if verdict.name == "hung":
                    hangs += 1
                    faults.append(f"{tape.id}: {verdict}")
                    if hangs >= MOST_HANGS:
                        break
                elif verdict.kills:
                    killers.append(tape.id)
                elif verdict.name in FAULTY:
                    faults.append(f"{tape.id}: {verdict}")
                    if len(faults) >= MOST_CRASHES and len(faults) == runs:
                        break
                else:
                    noticed.append(tape.id)
                if plan.is_wreck(others_failed):
                    break
        finally:
            undo()
            self.caches.forget()
        return Result(
            number,
            "wreck"
            if killers and plan.is_wreck(others_failed)
            else "killed"
            if killers
            else "crashed"
            if faults
            else "survived",
            tuple(killers),
            tuple(noticed),
            faults[0][:300] if faults else "",
            runs,
            len(plan.own),
            bool(failed) and self.run(self.tapes[failed[0]]).name != "pass",
        )

    def run(self, tape: Tape) -> Verdict:
        """Run one scenario within the time that a mutant has."""
        try:
            with time_limit(SECONDS):
                return run_tape(tape, self.engine)
        except TimeUp:
            return Verdict("hung", f"no end within {SECONDS} s")
        except Exception as error:  # noqa: BLE001 - whatever a mutant makes the harness stumble over
            return Verdict("crashed", f"{type(error).__name__}: {error}")


def spread(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most so many of some numbers, from all over."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[place * len(numbers) // most] for place in range(most)]


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TimeUp` inside once the processor has spent so much time on it; nothing on systems without timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _time_is_up)
    # It rings again and again: the first ring may come where Python swallows exceptions.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _time_is_up(*_: object) -> None:
    raise TimeUp
