"""Many games of the reference one after the other: `headjudge fuzz`."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from fuzz.again import look_again
from fuzz.books import book
from fuzz.play import Inside, Played, play
from fuzz.reach import Reached
from fuzz.registry import NOTE, PLAYERS, VIEW, by_moment
from fuzz.shrink import SECONDS, fails, shrink
from fuzz.transcript import FOLDER, BadTranscript, Transcript, read, save, violation_of
from fuzz.watching import Violation

SECONDS_A_GAME = 10.0
"""A game that takes more processor time is given up as unfinished; so a busy machine changes nothing."""
ASIDE_EVERY = 4
MIDWAY_EVERY = 5
"""One game in so many starts from a drawn position in the middle of a game."""
TRACED_EVERY = 10
"""One game in so many is traced line by line, to say which clauses it executes."""
MOST_FAILURES = 5
"""Failures that are shrunk in one run; after these it ends."""


class OverTime(BaseException):
    """A game takes too long; not an exception that the engine could be blamed for."""


class Sum(msgspec.Struct):
    """What a run has come to so far."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    finished: int = 0
    over_time: int = 0
    midway: int = 0
    counts: dict[str, int] = {}
    not_met: dict[str, int] = {}
    violations: list[dict[str, Any]] = []
    reached: Any = None
    """Which clauses the traced games executed."""
    more: dict[str, Any] = {}
    """What only some kinds of run have: the engine, witnesses, differences."""

    def data(self, rulebook: str) -> dict[str, Any]:
        """The run as plain data."""
        needs = (VIEW, PLAYERS) if "engine" in self.more else (VIEW, PLAYERS, "state")
        rows = {row.name: row for rows in by_moment(rulebook, needs).values() for row in rows if row.needs != NOTE}
        return {
            "games": self.games,
            "answers": self.answers,
            "seconds": round(self.seconds, 2),
            "finished": self.finished,
            "over_time": self.over_time,
            "midway": self.midway,
            "invariants": {name: self._looks(name, row.clause) for name, row in sorted(rows.items())},
            "clauses": self.reached.data() if self.reached is not None else {},
            **self.more,
            "violations": self.violations,
        }

    def _looks(self, name: str, clause: str) -> dict[str, Any]:
        looks = {"clause": clause, "checked": self.counts.get(name, 0)}
        return looks | {"not_met": self.not_met.get(name, 0)} if "engine" in self.more else looks


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises `OverTime` inside when it takes more processor time; only the main thread can be stopped so."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: Any) -> None:
        raise OverTime

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def fuzz(
    rulebook: str,
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: int = 1,
    generating: bool = True,
    folder: Path = FOLDER,
    shrinking: bool = True,
    say: Callable[[Sum], None] = lambda done: None,
    inside: Inside | None = None,
) -> Sum:
    """Plays saved failures first, then games from a seed, until there are enough, the time is up, or too many fail."""
    done = Sum(reached=Reached(rulebook))
    begun = time.monotonic()
    for path, transcript in saved(folder, rulebook, "reference"):
        if fails(transcript.start, transcript.answers, violation_of(transcript)) is not None:
            done.violations.append(report(transcript, path))
    number = 0
    while (games is None or number < games) and (seconds is None or time.monotonic() - begun < seconds):
        dice = random.Random(seed * 1_000_003 + number)
        number += 1
        played, violation = one_game(rulebook, dice, number, generating, done, inside)
        if violation is not None and played is not None:
            path, transcript = keep(played, violation, folder, shrinking)
            done.violations.append(report(transcript, path))
            if len(done.violations) >= MOST_FAILURES:
                break
        done.seconds = time.monotonic() - begun
        say(done)
    done.seconds = time.monotonic() - begun
    return done


def one_game(
    rulebook: str, dice: random.Random, number: int, generating: bool, done: Sum, inside: Inside | None = None
) -> tuple[Played | None, Violation | None]:
    """Plays one game and, now and then, looks at it once more."""
    rules = book(rulebook)
    played: Played | None = None
    done.games += 1
    midway = number % MIDWAY_EVERY == 0
    try:
        with at_most(SECONDS_A_GAME):
            new = (rules.drawn_position if midway else rules.drawn_game)(dice, generating=generating)
            done.midway += midway
            with done.reached.tracing(inside is None and number % TRACED_EVERY == 1):
                played = play(new, rules.dice(dice), counts=done.counts, inside=inside)
            violation = played.violation
            if violation is None and number % ASIDE_EVERY == 0:
                violation = look_again(played, dice, done.counts)
    except OverTime:
        done.over_time += 1
        return None, None
    done.answers += len(played.answers)
    done.finished += played.finished
    return played, violation


def keep(played: Played, violation: Violation, folder: Path, shrinking: bool) -> tuple[Path, Transcript]:
    """Shrinks a failing game and saves it."""
    transcript = shrink(played.new, played.answers, violation, SECONDS if shrinking else 0.0)
    return save(transcript, folder), transcript


def report(transcript: Transcript, path: Path) -> dict[str, Any]:
    """A violation as plain data."""
    return {
        "invariant": transcript.invariant,
        "clause": transcript.clause,
        "what": transcript.what,
        "answers": len(transcript.answers),
        "file": path.as_posix(),
    }


def saved(folder: Path, rulebook: str, engine: str) -> Iterator[tuple[Path, Transcript]]:
    """The failures of an engine in earlier runs; what cannot be read any more is left alone."""
    for path in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        try:
            transcript = read(path)
        except BadTranscript:
            continue
        if (transcript.rulebook, transcript.engine) == (rulebook, engine):
            yield path, transcript
