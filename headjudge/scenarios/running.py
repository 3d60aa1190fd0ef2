"""A scenario as pytest-bdd runs it: its steps in order, its table, and the report of where it failed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from headjudge.protocol.faults import EngineFault
from headjudge.scenarios.expect import Outcome, Verdict
from headjudge.scenarios.setup import Setup
from headjudge.scenarios.table import Table
from headjudge.scenarios.tapes import Bound, Tape, close, script_of, verdict_of

if TYPE_CHECKING:
    from headjudge.protocol.engine import Engine
    from headjudge.protocol.messages import Decision
    from headjudge.scenarios.evidence import Divergence


class Running:
    """One scenario under way; a cursor tells which step is next."""

    def __init__(self, tape: Tape, engine: Engine) -> None:
        self.tape = tape
        self.engine = engine
        self.setup = Setup(tape.words)
        self.cursor = 0
        self.did: dict[int, str] = {}
        """By the line of a When: how many answers it took and how many events it brought."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table, laid by the Givens so far."""
        if self._table is None:
            self._table = Table(self.tape.words, self.setup.build(), script_of(self.setup), self.engine)
        return self._table

    def bound(self, type: str, text: str) -> Bound | None:
        """Return the next step if the vocabulary knows it and it is this one."""
        if self.cursor >= len(self.tape.steps):
            return None
        bound = self.tape.steps[self.cursor]
        return bound if bound.phrase is not None and bound.step[0] == type and bound.step.text == text else None

    def do(self, bound: Bound) -> None:
        """Carry out a step."""
        __tracebackhide__ = True
        if bound.step.type == "given":
            bound.handler(self.setup, **bound.arguments)
        elif bound.step.type == "when":
            before = self.table.passed()
            bound.handler(self.table, **bound.arguments)
            self.did[bound.step.line] = self.table.counted_since(before)
        else:
            bound.handler(self.table, **bound.arguments)

    def verdict(self, error: Outcome | EngineFault) -> Verdict:
        """Return the verdict when an error ended the scenario at the step under way."""
        steps = self.tape.steps
        return verdict_of(error, steps[self.cursor].step if self.cursor < len(steps) else None)

    @property
    def open_decision(self) -> Decision | None:
        """What the engine asks now, if the game has begun."""
        return self._table.open_decision if self._table else None

    def close(self) -> None:
        """End the game."""
        if self._table is not None:
            close(self._table)


def told(
    tape: Tape,
    verdict: Verdict,
    engine: str,
    divergence: Divergence | None = None,
    did: Mapping[int, str] | None = None,
) -> str:
    """Return a failing scenario as a reader wants it: its steps, the failing one marked, why, and where it began."""
    head = {"pass": "PASS", "fail": "BREACH"}.get(verdict.name, verdict.name.upper())
    lines = [
        f"{head}  {tape.rulebook}  {tape.scenario.clause}  {tape.scenario.name}  (engine: {engine})",
        f"  {_place(tape)}:{tape.scenario.line}   {tape.id}",
    ]
    done = True
    for bound in tape.steps:
        step = bound.step
        said = f"    {step.keyword} {step.text}"
        if verdict.line and step.line == verdict.line and done:
            lines.append(f"{said:<60}  <-- {verdict.why.splitlines()[0] if verdict.why else verdict.name}")
            lines += [f"      {line}" for line in verdict.why.splitlines()[1:]]
            done = False
        else:
            lines.append(f"{said:<60}  ok   {(did or {}).get(step.line, '')}" if done else said)
    if done and verdict.why:
        lines.append(f"  {verdict.why}")
    if verdict.clause and verdict.name != "fail":
        lines.append(f"  filed under {verdict.clause}")
    if divergence:
        lines.append(f"  first difference: {divergence.sentence} ({divergence.clause})")
    return "\n".join(line.rstrip() for line in lines)


def _place(tape: Tape) -> str:
    from headjudge.scenarios.ids import relative

    return relative(tape.file)
