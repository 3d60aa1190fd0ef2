"""Many games on an engine that is not the reference: invariants, witnesses, and failing games made short."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from fuzz.abroad import Abroad, Counts
from fuzz.books import book
from fuzz.following import AGREES
from fuzz.hosts import Host, seeds, without_texts
from fuzz.play import GOES_ON
from fuzz.run import MIDWAY_EVERY, MOST_FAILURES, Sum, report, saved
from fuzz.shadow import Pair, Shadow
from fuzz.shrink import SECONDS, Failed, shorten
from fuzz.transcript import FOLDER, Transcript, save, violation_of
from fuzz.watching import Violation
from fuzz.witness import Tally
from headjudge import witnesses
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.protocol.engine import Engine
from headjudge.protocol.messages import New
from headjudge.protocol.resolve import resolve

Start = Callable[[str], Engine]
BLANK_EVERY = 2
"""One game in so many is played with blank cards, so that only the rules have a say."""


class CannotCompare(HeadjudgeError):
    """An engine that cannot be given the same chance as the reference."""

    exit_code = ExitCode.WRONG_USAGE


class Judging:
    """A run on one engine."""

    def __init__(
        self,
        name: str,
        rulebook: str,
        start: Start,
        *,
        seed: int,
        folder: Path,
        shadowed: bool,
        shrinking: bool,
    ) -> None:
        self.name, self.rulebook, self.seed, self.folder = name, rulebook, seed, folder
        self.host = Host(name, rulebook, start)
        self.shadow = Shadow(self.host, rulebook) if shadowed else None
        self.shrinking = shrinking
        self.tally = Tally(rulebook)
        self.counts = Counts()
        self.told: list[Violation] = []
        self.done = Sum(counts=self.counts.checked, not_met=self.counts.not_met)
        self.done.more = {"engine": msgspec.to_builtins(self.host.hello)}

    def play_saved(self) -> None:
        """Plays the failures of earlier runs, as far as the engine can play them again."""
        court = Pair(self.host)
        for path, transcript in saved(self.folder, self.rulebook, self.name):
            violation = violation_of(transcript)
            if transcript.repeatable and court.fails(transcript.start, transcript.answers, violation) is not None:
                self.told.append(violation)
                self.enter(transcript, path)

    def play(self, number: int, dice: Any) -> None:
        """Plays one game and keeps what it shows."""
        new = self.host.drawn_game(dice, midway=number % MIDWAY_EVERY == 0)
        if number % BLANK_EVERY:
            new = without_texts(new)
        game = Abroad(self.host, new, self.tally, self.counts)
        follows = self.shadow.begin(game) if self.shadow is not None else None
        game.play(book(self.rulebook).dice(dice))
        done = self.done
        done.games += 1
        done.midway += new.position is not None
        done.answers += len(game.answers)
        done.finished += game.finished
        if self.shadow is not None and follows is not None:
            parted = self.shadow.end(follows, self.tally)
            if parted is not None:
                game.found.append((parted, len(game.answers)))
        for violation, given in game.found:
            if not any(violation.is_like(known) for known in self.told) and len(self.told) < MOST_FAILURES:
                self.told.append(violation)
                self.keep(new, Failed(game.answers[:given], violation))

    def keep(self, new: New, failed: Failed) -> None:
        """Makes a failing game short, if it can be played again, and saves it."""
        host = self.host
        about: dict[str, Any] = {"engine": self.name, "repeatable": host.repeatable}
        seconds = SECONDS if self.shrinking and host.repeatable else 0.0
        court = Pair(host)
        if failed.violation.name == AGREES:
            about["against"] = "reference"
        transcript = shorten(court, new, failed.answers, failed.violation, seconds, **about)
        if transcript.against and host.repeatable:
            _, follows = court.side_by_side(transcript.start, transcript.answers)
            transcript = msgspec.structs.replace(transcript, clauses=follows.at_the_difference())
            follows.end()
        self.enter(transcript, save(transcript, self.folder))

    def enter(self, transcript: Transcript, path: Path) -> None:
        """Reports a violation; one that is a fault of the program and no breach of a rule is called so."""
        found = report(transcript, path)
        if transcript.invariant == GOES_ON:
            found["fault"] = transcript.kind.partition(" ")[0]
        if transcript.clauses:
            found["clauses"] = transcript.clauses
        if not transcript.repeatable:
            found["repeatable"] = False
        self.done.violations.append(found)

    def end(self) -> Sum:
        """Writes the witnesses down and ends the engine."""
        done = self.done
        heard = {clause: witnesses.Heard(**counts) for clause, counts in self.heard().items()}
        found = witnesses.Witnesses(
            rulebook=self.rulebook,
            engine=self.name,
            engine_says=done.more["engine"],
            seed=self.seed,
            games=done.games,
            answers=done.answers,
            clauses=heard,
            never_met=[clause for clause in self.tally.never_met() if clause not in heard],
        )
        path = witnesses.write(self.folder.parent, found)
        confirmed = [clause for clause, each in heard.items() if each.confirms]
        done.more |= {
            "witnesses": {clause: msgspec.to_builtins(each) for clause, each in heard.items()},
            "checks": self.tally.by_check(),
            "confirmed": confirmed,
            "witnessed": found.witnessed,
            "contradicted": found.contradicted,
            "never_met": found.never_met,
            "evidence": path.as_posix(),
        }
        self.host.end()
        if self.shadow is not None:
            done.more["shadow"] = self.shadow.data()
        return done

    def heard(self) -> dict[str, dict[str, int]]:
        """Witnesses by clause; an invariant that is violated is a counter-witness of its clause."""
        found = self.tally.by_clause()
        checks = {row.name for row in self.tally.rows}
        for violation in self.told:
            if (
                violation.name not in checks
                and violation.name != GOES_ON
                and violation.clause not in self.tally.followed
            ):
                sums = found.setdefault(violation.clause, {"held": 0, "contradicted": 0})
                sums["contradicted"] += 1
        return found


def fuzz_engine(
    name: str,
    rulebook: str,
    *,
    games: int | None,
    seconds: float | None,
    seed: int,
    folder: Path = FOLDER,
    against: bool = False,
    shadowed: bool = False,
    shrinking: bool = True,
    say: Callable[[Sum], None] = lambda done: None,
    start: Start = resolve,
) -> Sum:
    """Plays games on an engine until there are enough or the time is up; one that dies is started again."""
    followed = shadowed or against
    judging = Judging(name, rulebook, start, seed=seed, folder=folder, shadowed=followed, shrinking=shrinking)
    if against and not judging.host.can("chance"):
        judging.host.end()
        level = judging.host.hello.level
        raise CannotCompare(f"{name} has the level {level} and shuffles by itself; compare it with --shadow")
    begun = time.monotonic()
    judging.play_saved()
    for number, dice in enumerate(seeds(seed), 1):
        if (games is not None and number > games) or (seconds is not None and time.monotonic() - begun >= seconds):
            break
        judging.play(number, dice)
        judging.done.seconds = time.monotonic() - begun
        say(judging.done)
    judging.done.seconds = time.monotonic() - begun
    return judging.end()
