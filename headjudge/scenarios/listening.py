"""A failing scenario is run again with an ear at the engine: what went over the wire, what was asked, how it looked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from headjudge.protocol import wire
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import (
    CHANCE,
    JUDGE,
    Close,
    Concede,
    Decide,
    Decision,
    Hello,
    Loop,
    Message,
    New,
    Observe,
    Reply,
    Unsupported,
    View,
)
from headjudge.scenarios.board import board
from headjudge.scenarios.expect import PASS, Outcome, Verdict, shown
from headjudge.scenarios.table import Table
from headjudge.scenarios.tapes import Tape, close, verdict_of

if TYPE_CHECKING:
    from headjudge.scenarios.features import Step

MOST_LINES = 200
MOST_CHARACTERS = 80_000
LONGEST_LINE = 12_000

Detail = dict[str, Any]
"""What a record tells of a failure beyond its verdict, as plain data."""


class Listened(Engine):
    """An engine all of whose messages are kept, as lines of the wire; the first game is looked at as well."""

    def __init__(self, inner: Engine) -> None:
        self.inner = inner
        self.lines: list[str] = []
        self.before: View | None = None
        """The judge's view before the first answer of a player."""
        self._game: int | None = None
        self._asked: Decision | None = None
        self._calls = 0

    def look(self) -> View | None:
        """Return the judge's view of the first game; nothing when the engine cannot show it any more."""
        if self._game is None:
            return None
        with suppress(Exception):  # the engine has failed already; what it does now is no news
            seen = self.inner.observe(Observe(game=self._game, viewer=JUDGE))
            return seen if isinstance(seen, View) else None
        return None

    def _call(self, method: str, call: Message | None, work: Callable[[], Any]) -> Any:
        """Carry out a call and keep its lines: as they went over the wire, or else as the wire would carry them."""
        log = getattr(self.inner, "wire_log", None)
        last = log[-1] if log else None
        self._calls += 1
        try:
            result = work()
        except Exception as error:
            self._keep(log, last, method, call)
            what = error.what if isinstance(error, EngineFault) else f"{type(error).__name__}: {error}"
            self.lines.append(f"! {what}")
            raise
        self._keep(log, last, method, call, result)
        return result

    def _keep(self, log: Any, last: Any, method: str, call: Message | None, *results: Any) -> None:
        if log is None:
            said = [(">", wire.write_request(self._calls, method, call))]
            said += [("<", _as_line(self._calls, result)) for result in results]
        else:
            said = _since(log, last)
        self.lines += [f"{way} {raw.decode('utf-8', 'replace').rstrip()}" for way, raw in said]

    def _move(self, method: str, call: Any, work: Callable[[Any], Reply]) -> Reply:
        own = call.game == self._game
        if own and self.before is None and (self._asked is None or self._asked.player != CHANCE):
            self.before = self.look()
        reply: Reply = self._call(method, call, lambda: work(call))
        if own and reply.refused is None:
            self._asked = reply.decision
        return reply

    def hello(self) -> Hello:
        """Introduce the engine."""
        return self.inner.hello()

    def new(self, call: New) -> Reply:
        """Start a game; the first one is looked at."""
        reply: Reply = self._call("new", call, lambda: self.inner.new(call))
        if self._game is None and reply.refused is None and reply.unsupported is None:
            self._game, self._asked = reply.game, reply.decision
        return reply

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision."""
        return self._move("decide", call, self.inner.decide)

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        return self._move("concede", call, self.inner.concede)

    def loop(self, call: Loop) -> Reply:
        """Declare a cycle."""
        return self._move("loop", call, self.inner.loop)

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state."""
        seen: View | Unsupported = self._call("observe", call, lambda: self.inner.observe(call))
        return seen

    def close(self, call: Close) -> None:
        """End a game."""
        self.inner.close(call)

    def bye(self) -> None:
        """Leave the engine running: it is its owner who ends it."""


def _as_line(number: int, result: Any) -> bytes:
    try:
        return wire.success(number, result)
    except (TypeError, ValueError, RecursionError) as error:  # an engine in process may give what no wire could carry
        return f"(cannot be written as JSON: {error})".encode()


def _since(log: Sequence[tuple[str, bytes]], last: tuple[str, bytes] | None) -> list[tuple[str, bytes]]:
    found = []
    for entry in reversed(log):
        if entry is last:
            break
        found.append(entry)
    return found[::-1]


def listen(tape: Tape, engine: Engine) -> tuple[Verdict, Detail]:
    """Run a tape with an ear at the engine; returns its verdict and all that was heard and seen."""
    ear = Listened(engine)
    table = Table(tape.words, tape.new, tape.script, ear)
    did: dict[int, str] = {}
    verdict, bound = PASS, None
    try:
        for bound in tape.steps[tape.given :]:
            before = table.passed()
            bound.handler(table, **bound.arguments)
            if bound.step.type == "when":
                did[bound.step.line] = table.counted_since(before)
    except (Outcome, EngineFault) as error:
        verdict = verdict_of(error, bound.step if bound else None)
    detail = heard(tape, ear, verdict, table.open_decision, did)
    close(table)
    return verdict, detail


def heard(
    tape: Tape, ear: Listened, verdict: Verdict, decision: Decision | None, did: Mapping[int, str] | None = None
) -> Detail:
    """Return what an ear has heard, and how the game looks now, as plain data; what there is not is left out."""
    after = ear.look()
    before = ear.before or after
    found = {
        "steps": steps_of([bound.step for bound in tape.steps], verdict, did or {}),
        "step": verdict.step,
        "wire": "\n".join(bounded(ear.lines)),
        "decision": msgspec.to_builtins(decision) if decision else None,
        "before": "\n".join(board(before)) if before else None,
        "after": "\n".join(board(after)) if after else None,
    }
    if verdict.name == "fail":
        found |= {"seen": shown(verdict.seen), "wanted": shown(verdict.wanted)}
    return {key: value for key, value in found.items() if value}


def steps_of(steps: Sequence[Step], verdict: Verdict, did: Mapping[int, str]) -> list[dict[str, Any]]:
    """Return the steps of a scenario, each with how it came out: ok, the verdict, or not reached."""
    found: list[dict[str, Any]] = []
    reached = True
    for step in steps:
        here = reached and verdict.line == step.line and verdict.name != "pass"
        came = verdict.name if here else "ok" if reached else "not reached"
        told = verdict.why if here else did.get(step.line, "") if reached else ""
        found.append({"line": step.line, "text": f"{step.keyword} {step.text}", "came": came, "told": told})
        reached = reached and not here
    return found


def bounded(lines: Sequence[str]) -> list[str]:
    """Return a log of bearable length: its first line and its last ones, long ones cut, and marked where it is cut."""
    short = [_cut(line) for line in lines]
    first, rest = short[:2], short[2:]
    room = MOST_CHARACTERS - sum(map(len, first))
    kept: list[str] = []
    for line in reversed(rest):
        room -= len(line)
        if room < 0 or len(kept) + len(first) >= MOST_LINES:
            break
        kept.append(line)
    left_out = len(rest) - len(kept)
    mark = [f"… {left_out} lines left out …"] if left_out else []
    return [*first, *mark, *reversed(kept)]


def _cut(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[:LONGEST_LINE]} … (cut, {len(line)} characters)"
