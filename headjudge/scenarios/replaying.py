"""A failing scenario replayed on an engine, step by step: what was asked and answered, what happened, the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from headjudge import config
from headjudge.exit_codes import ExitCode
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.resolve import resolve
from headjudge.protocol.stdio import Deadlines
from headjudge.scenarios.board import board
from headjudge.scenarios.evidence import BREACHES, FAULTS
from headjudge.scenarios.expect import PASS, NotSupported, Outcome, Verdict
from headjudge.scenarios.levels import lacks
from headjudge.scenarios.listening import Listened
from headjudge.scenarios.table import Table
from headjudge.scenarios.tapes import Bound, Tape, close, verdict_of

if TYPE_CHECKING:
    from headjudge.protocol.messages import Answer, Event
    from headjudge.scenarios.driver import Driver
    from headjudge.scenarios.kept import Kept

Say = Callable[[str], object]
MOST_EVENTS = 40


def replay(kept: Kept, name: str | None, say: Say) -> int:
    """Replay a failing scenario on an engine, the one it was kept of unless named; returns an exit code."""
    say(f"{kept.rulebook}  {kept.clauses[0] if kept.clauses else ''}  {kept.name}")
    say(f"  {kept.at}   {kept.id}")
    say(f"  kept as {kept.verdict} on {kept.engine}: {kept.why}")
    tape = kept.tape()
    settings = config.load()
    deadlines = Deadlines(answer=settings.answer_seconds, start=settings.start_seconds)
    engine = resolve(name or kept.engine, deadlines=deadlines)
    try:
        hello = engine.hello()
        say(f"  replayed on {name or kept.engine}")
        if why := lacks(tape, hello):
            verdict = NotSupported(why).as_verdict()
        else:
            verdict = _Replay(tape, Listened(engine), say).run()
        engine.bye()
    except EngineFault as fault:
        verdict = Verdict(fault.verdict, str(fault))
    say(f"verdict: {'BREACH' if verdict.name in BREACHES else verdict.name}{f', {verdict}' if verdict.why else ''}")
    if verdict.name in BREACHES:
        return ExitCode.NOT_CONFORMING
    return ExitCode.ADAPTER_AT_FAULT if verdict.name in FAULTS else ExitCode.AS_EXPECTED


class _Replay:
    """One replay under way."""

    def __init__(self, tape: Tape, ear: Listened, say: Say) -> None:
        self.tape = tape
        self.ear = ear
        self.say = say
        self.table = Table(tape.words, tape.new, tape.script, ear)
        self.told = (0, 0)

    def run(self) -> Verdict:
        """Carry out all steps and say what they do; returns the verdict."""
        bound = None
        try:
            for bound in self.tape.steps[: self.tape.given]:
                self.say(f"    {bound.step.keyword} {bound.step.text}")
            for bound in self.tape.steps[self.tape.given :]:
                self._step(bound)
        except (Outcome, EngineFault) as error:
            verdict = verdict_of(error, bound.step if bound else None)
            self._tell_game()
            first, *more = verdict.why.splitlines() or [verdict.name]
            self.say(f"      <-- {first}")
            for line in more:
                self.say(f"          {line}")
            return verdict
        finally:
            self._show_board()
            if asked := self.table.open_decision:
                self.say(f"      asked now: {asked.player}, {asked.kind}")
            close(self.table)
        return PASS

    def _step(self, bound: Bound) -> None:
        if bound.step.type == "when":
            if self.tape.new.position is not None:  # decks may be refused, which is for the step to see
                self.table.start()
            self._show_board()
        self.say(f"    {bound.step.keyword} {bound.step.text}")
        bound.handler(self.table, **bound.arguments)
        self._tell_game()
        self.say("      ok")

    def _tell_game(self) -> None:
        """Say what was answered and what happened since the last time."""
        answers, events = self.told
        driver = self.table.driver if self.table.has_started else None
        if driver is None:
            return
        for line in _told(driver, answers, events):
            self.say(f"      {line}")
        self.told = self.table.passed()

    def _show_board(self) -> None:
        view = self.ear.look()
        for line in board(view) if view else ():
            self.say(f"      | {line}")


def _told(driver: Driver, answers: int, events: int) -> Iterator[str]:
    for asked in driver.asked[answers:]:
        clause = f" ({asked.decision.clause})" if asked.decision.clause else ""
        yield f"{asked.player}, {asked.kind}{clause}: {_answer(asked.answer)}"
    new = driver.events[events:]
    yield from (_event(event) for event in new[:MOST_EVENTS])
    if len(new) > MOST_EVENTS:
        yield f"… {len(new) - MOST_EVENTS} more events"


def _answer(answer: Answer) -> str:
    if isinstance(answer, int):
        return str(answer)
    return " and ".join(" ".join(str(value) for value in option.values()) for option in answer) or "nothing"


def _event(event: Event) -> str:
    cards = ", ".join(str(card.get("label") or card.get("card") or "?") for card in event.cards)
    by = f" by {event.player}" if event.player else ""
    return f"  {event.kind}{f' {cards}' if cards else ''}{by}{f' ({event.clause})' if event.clause else ''}"
