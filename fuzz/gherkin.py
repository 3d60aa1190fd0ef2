"""A transcript as a scenario: its position as Givens, its answers as Whens, and what the reference shows as Thens.

Each Then is tried: it must hold on the reference, and where the game was found on another engine, it must fail there.
So the scenario passes on the reference and fails on that engine until the mistake is mended.
"""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fuzz.answering import Asked, Lenient, key_of
from fuzz.books import book
from fuzz.hosts import Host
from fuzz.shrink import is_plain
from fuzz.transcript import BadTranscript, Transcript
from headjudge.catalogue import load
from headjudge.errors import HeadjudgeError
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import Answer, Close, Decide, Decision, Observe, Option, View
from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes

REFERENCE = "reference"
MOST_THENS = 6
Step = tuple[str, list[str]]
"""Given, When or Then, and the lines of the step: its text, and what hangs below it."""


class Said(NamedTuple):
    """The end of a game on an engine: what the judge sees, what is asked, and the answers that it took."""

    view: View | None
    decision: Decision | None
    asked: list[tuple[Decision, Answer]]
    left: Answer | None
    """The first answer that is not offered."""


def scenario(transcript: Transcript) -> str:
    """A feature with one scenario; what no scenario can say is refused with the reason."""
    position = transcript.start.position
    if position is None:
        raise BadTranscript(
            "this game starts from its decks: no quiet moment shows the failure, so it cannot be told as a scenario"
        )
    module = book(transcript.rulebook).gherkin
    if not module:
        raise BadTranscript(f"games of {transcript.rulebook} cannot be told as scenarios yet")
    words: Any = importlib.import_module(module)
    reference = resolve(REFERENCE)
    ours = ended(reference, transcript)
    telling = words.Telling(transcript)
    steps = [*telling.givens(), *telling.whens(ours.asked)]
    host = Host(transcript.engine, transcript.rulebook) if transcript.engine != REFERENCE else None
    theirs = ended(host.engine, transcript) if host is not None else None
    found = list(dict.fromkeys(telling.thens(ours.view, ours.decision)))
    found = [*options_that_differ(telling, ours, theirs), *found]
    told = Told(transcript, telling, steps)
    holding = [then for then in found if told.verdict([then], reference) == "pass"]
    if not holding:
        why = told.why([found[0]], reference) if found else "nothing can be looked at"
        raise BadTranscript(f"this failure cannot be told as a scenario: {why}")
    if host is not None:
        failing = [then for then in holding if told.verdict([then], host.engine) != "pass"]
        host.end()
        if not failing:
            raise BadTranscript(
                "this failure cannot be told as a scenario: it shows in no state, number, option or result that a "
                "Then could look at"
            )
        holding = failing
    return told.text(holding[:MOST_THENS], reference)


def ended(engine: Engine, transcript: Transcript) -> Said:
    """Plays a transcript on an engine as far as its answers fit."""
    asked: list[tuple[Decision, Answer]] = []
    try:
        reply = engine.new(transcript.start)
        left: Answer | None = None
        for answer in transcript.answers:
            decision = reply.decision
            if decision is None:
                break
            if Lenient([answer]).answer(Asked(decision)) is None:
                left = answer
                break
            asked.append((decision, answer))
            reply = engine.decide(Decide(game=reply.game, answer=answer))
        view = engine.observe(Observe(game=reply.game))
        engine.close(Close(game=reply.game))
    except EngineFault:
        return Said(None, None, asked, None)
    return Said(view if isinstance(view, View) else None, reply.decision, asked, left)


def options_that_differ(telling: Any, ours: Said, theirs: Said | None) -> list[str]:
    """What one engine offers at the end and the other does not, as Thens."""
    mine, yours = ours.decision, theirs.decision if theirs is not None else None
    if mine is None:
        return []
    wrong: list[Option] = list(ours.left) if isinstance(ours.left, list) else []
    missing: list[Option] = []
    if yours is not None and (mine.player, mine.kind) == (yours.player, yours.kind):
        own, others = {key_of(option) for option in mine.options}, {key_of(option) for option in yours.options}
        wrong += [option for option in yours.options if key_of(option) not in own]
        missing = [option for option in mine.options if key_of(option) not in others]
    said = [telling.may(mine, option, "may not") for option in wrong]
    return [then for then in (*said, *(telling.may(mine, option, "may") for option in missing)) if then]


class Told:
    """A scenario that is put together, and tried on engines."""

    def __init__(self, transcript: Transcript, telling: Any, steps: Sequence[Step]) -> None:
        self.transcript, self.telling, self.steps = transcript, telling, list(steps)

    def text(self, thens: Iterable[str], reference: Engine) -> str:
        """The feature; where nothing is meant to change it says so."""
        thens = list(thens)
        unchanged = self.verdict(thens, reference, vacuity=True) == "vacuous"
        return self._text(thens, ["@unchanged"] if unchanged else [])

    def verdict(self, thens: Iterable[str], engine: Engine, *, vacuity: bool = False) -> str:
        """How an engine does on the scenario with these Thens; one that cannot be read is garbled."""
        try:
            return str(tapes.judge(self._tape(thens), engine, vacuity=vacuity).name)
        except HeadjudgeError:
            return "garbled"

    def why(self, thens: Iterable[str], engine: Engine) -> str:
        """Why the scenario does not pass."""
        try:
            return str(tapes.judge(self._tape(thens), engine).why)
        except HeadjudgeError as error:
            return str(error).splitlines()[0]

    def _tape(self, thens: Iterable[str]) -> tapes.Tape:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "told.feature"
            file.write_text(self._text(thens), encoding="utf-8")
            return tapes.compile_feature(features.read(file))[0]

    def _text(self, thens: Iterable[str], tags: Sequence[str] = ()) -> str:
        transcript = self.transcript
        clauses = load(transcript.rulebook)
        gist = clauses[transcript.clause].gist if transcript.clause in clauses else ""
        tags = [*tags, *(["@own-card"] if self.telling.has_own_texts else [])]
        name = transcript.invariant.replace("_", " ")
        lines = [
            f"# Written by `headjudge to-gherkin`; found on {transcript.engine}: {name}",
            f"# {transcript.what}",
            *self._remarks(),
            f"@rulebook:{transcript.rulebook}",
            f"Feature: {transcript.clause} a game that was found by fuzzing",
            "",
            f"  @{transcript.clause}",
            f"  Rule: {transcript.clause} {gist}",
            "",
            *([f"    {' '.join(tags)}"] if tags else []),
            f"    Scenario: {name}",
        ]
        before = ""
        for word, step in (*self.steps, *(("Then", [then]) for then in thens)):
            lines.append(f"      {'And' if word == before else word} {step[0]}")
            lines += [f"        {line}" for line in step[1:]]
            before = word
        return "\n".join(lines) + "\n"

    def _remarks(self) -> list[str]:
        """What a reader must know: whose word the Thens are, and what no Given can say."""
        position = self.transcript.start.position
        assert position is not None
        remarks = []
        if self.transcript.engine == REFERENCE:
            remarks.append("# The Thens say what the reference does now; correct them as long as it is wrong.")
        if not is_plain(self.transcript.rulebook, position):
            rest = sorted(set(position.memory) - book(self.transcript.rulebook).plain_memory)
            remarks.append(f"# Not told by the Givens, so lead up to it: {', '.join(rest)}.")
        return remarks
