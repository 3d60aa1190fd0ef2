"""A transcript as a scenario: its position as Givens, its answers as Whens, and what the reference shows as Thens.

Each Then is tried: it must hold on the reference, and where the game was found on another engine, it must fail there.
So the scenario passes on the reference and fails on that engine until the mistake is mended.
"""

from __future__ import annotations

import importlib
import re
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fuzz.aligning import places
from fuzz.answering import Asked, Lenient, key_of
from fuzz.books import book
from fuzz.hosts import Host
from fuzz.shrink import is_plain
from fuzz.telling import Step
from fuzz.transcript import BadTranscript, Transcript
from headjudge.catalogue import load
from headjudge.errors import HeadjudgeError
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import Answer, Close, Decide, Decision, Event, Observe, Option, View
from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes
from headjudge.scenarios.happenings import WAS, labels_of

REFERENCE = "reference"
MOST_THENS = 6


class Said(NamedTuple):
    """The end of a game on an engine: what the judge sees, what is asked, and the answers that it took."""

    view: View | None
    decision: Decision | None
    asked: list[tuple[Decision, Answer]]
    left: Answer | None
    """The first answer that is not offered."""
    events: list[Event]
    sights: dict[str, View]
    """What each player sees at the end, where that is shown."""


def scenario(transcript: Transcript) -> str:
    """A feature with one scenario; what no scenario can say is refused with the reason."""
    position = transcript.start.position
    if not transcript.repeatable:
        raise BadTranscript(f"{transcript.engine} cannot be seeded: nobody can play this game again, or tell it")
    if position is None and (transcript.start.decks is None or transcript.start.seed is not None):
        raise BadTranscript(
            f"this game cannot be told as a scenario: it starts from decks that {transcript.engine} shuffles by itself"
        )
    module = book(transcript.rulebook).gherkin
    if not module:
        raise BadTranscript(f"games of {transcript.rulebook} cannot be told as scenarios yet")
    words: Any = importlib.import_module(module)
    reference = resolve(REFERENCE)
    ours = ended(reference, transcript)
    telling = words.Telling(transcript)
    steps = list(telling.prepared(ours.asked)) if position is None else [*telling.givens(), *telling.whens(ours.asked)]
    host = Host(transcript.engine, transcript.rulebook) if transcript.engine != REFERENCE else None
    theirs = ended(host.engine, transcript) if host is not None else None
    found = list(
        dict.fromkeys(
            [
                *options_that_differ(telling, ours, theirs),
                *telling.thens(ours.view, ours.decision),
                *seen_by_players(telling, ours),
                *(happened(telling, ours, theirs) if theirs is not None else ()),
            ]
        )
    )
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
                "this failure cannot be told as a scenario: it shows in no state, number, option, result, player's "
                "view or event that a Then could look at"
            )
        holding = [then for then in failing if not looks_at_events(then)] or failing
    return told.text(holding[:MOST_THENS], reference)


def ended(engine: Engine, transcript: Transcript) -> Said:
    """Plays a transcript on an engine as far as its answers fit."""
    asked: list[tuple[Decision, Answer]] = []
    try:
        reply = engine.new(transcript.start)
        events = list(reply.events)
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
            events += reply.events
        view = engine.observe(Observe(game=reply.game))
        players = list(view.players) if isinstance(view, View) else []
        sights = {player: engine.observe(Observe(game=reply.game, viewer=player)) for player in players}
        engine.close(Close(game=reply.game))
    except EngineFault:
        return Said(None, None, asked, None, [], {})
    seen = {player: sight for player, sight in sights.items() if isinstance(sight, View)}
    return Said(view if isinstance(view, View) else None, reply.decision, asked, left, events, seen)


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


def seen_by_players(telling: Any, ours: Said) -> Iterator[str]:
    """Which cards each player can tell at the end, as Thens."""
    if ours.view is None:
        return
    labels = {card.id: card.label for _, _, card in places(ours.view) if card.label in telling.called}
    for player, sight in ours.sights.items():
        for _, _, card in places(sight):
            if card.id in labels:
                word = "cannot" if card.card is None else "can"
                yield f"{player} {word} tell which card {telling.of(labels[card.id])} is"
        if sight.decision is None and ours.decision is not None and ours.decision.player in ours.sights:
            yield f"{player} sees no option that {ours.decision.player} has"


def happened(telling: Any, ours: Said, theirs: Said) -> Iterator[str]:
    """What happened on one engine and not, or not as often, on the other, as Thens."""
    here, there = told_events(telling, ours), told_events(telling, theirs)
    for event in dict.fromkeys([*here, *there]):
        count, other = here.count(event), there.count(event)
        if count != other:
            times = f"{count} time{'s' if count > 1 else ''} " if count and other else ""
            yield f"it happened {times}that {event}" if count else f"it did not happen that {event}"


def told_events(telling: Any, said: Said) -> list[str]:
    """The events of a game in the words of the steps, as far as they have words."""
    found: list[str] = []
    for event in said.events:
        named = [telling.of(label) for label in sorted(labels_of(event)) if label in telling.called]
        found += [f"{name} was {event.kind}" for name in named if event.kind in WAS]
        number = re.fullmatch(r"(\w+) (lost|gained)", event.kind)
        if number is not None and event.player in said.sights:
            found.append(f"{event.player} {number[2]} {number[1]}")
    return found


def looks_at_events(then: str) -> bool:
    """Whether a Then looks at events, which is the last resort."""
    return then.startswith(("it happened ", "it did not happen "))


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
        thens = list(thens)
        tags = [*tags, *(["@own-card"] if self.telling.has_own_texts else [])]
        tags += ["@events"] if any(looks_at_events(then) for then in thens) else []
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
        remarks = []
        if self.transcript.engine == REFERENCE:
            remarks.append("# The Thens say what the reference does now; correct them as long as it is wrong.")
        if position is not None and not is_plain(self.transcript.rulebook, position):
            rest = sorted(set(position.memory) - book(self.transcript.rulebook).plain_memory)
            remarks.append(f"# Not told by the Givens, so lead up to it: {', '.join(rest)}.")
        return remarks
