"""The host's end of the wire: an engine that is a program, spoken to through its stdin and stdout."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn

from msgspec import UNSET, Struct

from headjudge.protocol import wire
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import Crashed, EngineCannotStart, EngineError, EngineFault, Garbled, Hung, NotRunning
from headjudge.protocol.faults import shown as quoted
from headjudge.protocol.messages import (
    Close,
    Concede,
    Decide,
    Hello,
    Loop,
    Message,
    New,
    Observe,
    Reply,
    Unsupported,
    View,
)
from headjudge.protocol.process import CHANNEL, Child, Closed, PollChannel, ThreadChannel, TimedOut, status_text

LOGGED_LINES = 200
LOGGED_WIDTH = 4000
LAST_WORDS_SECONDS = 0.5


class Deadlines(Struct, frozen=True):
    """How many seconds an engine has: for an answer, and from its start to its first answer."""

    answer: float = 2.0
    start: float = 20.0


DEADLINES = Deadlines()


class WireEngine(Engine, ABC):
    """An engine behind lines of JSON-RPC, whatever carries the lines."""

    def __init__(self, name: str, *, strict: bool = True, log: int | None = LOGGED_LINES) -> None:
        self.name = name
        self.wire_log: deque[tuple[str, bytes]] = deque(maxlen=log)
        self._strict = strict
        self._read = wire.read_reply if strict else wire.read_reply_leniently
        self._calls = 0
        self._step = "its start"
        self._surplus = b""

    @abstractmethod
    def _exchange(self, line: bytes) -> bytes:
        """Carry a line to the engine and its answer back."""

    def _fail(self, fault: type[EngineFault], what: str) -> NoReturn:
        raise fault(self.name, self._step, what, stderr=self.stderr(), wire=self.wire_lines())

    def stderr(self) -> list[str]:
        """Return the last lines that the engine wrote to stderr."""
        return []

    def wire_lines(self) -> list[str]:
        """Return the last lines of the wire, `> ` to the engine and `< ` from it."""
        return [f"{way} {raw[:LOGGED_WIDTH].decode('utf-8', 'replace').rstrip()}" for way, raw in self.wire_log]

    def _call(self, method: str, params: Message | None = None) -> Any:
        self._calls = number = self._calls + 1
        self._step = f"`{method}` (call {number})"
        line = wire.write_request(number, method, params)
        self.wire_log.append((">", line))
        answer = self._exchange(line)
        self.wire_log.append(("<", answer))
        try:
            envelope = self._read(method, answer)
        except wire.WrongShape as error:
            self._fail(Garbled, f"{error}; it came as {quoted(answer)}")
        if envelope.error is not None:
            self._fail_with(envelope.error)
        if envelope.id != number:
            self._fail(Garbled, f"the answer has id {envelope.id!r}, the request had {number}")
        if envelope.result is UNSET:
            self._fail(Garbled, "the answer has neither `result` nor `error`")
        if self._surplus:  # judged last: when the first line is junk, that is the news
            self._fail(Garbled, f"after its answer it wrote a second line, {quoted(self._surplus)}")
        return envelope.result

    def _fail_with(self, error: wire.RpcError) -> NoReturn:
        raise EngineError(
            self.name, self._step, error.code, error.message, stderr=self.stderr(), wire=self.wire_lines()
        )

    def _move(self, method: str, call: Message) -> Reply:
        reply: Reply = self._call(method, call)
        if (
            reply.decision is None
            and reply.result is None
            and reply.refused is None
            and reply.unsupported is None
            and self._strict
        ):
            self._fail(Garbled, "the reply has no `decision`, `result`, `refused` or `unsupported`")
        return reply

    def hello(self) -> Hello:
        """Ask the engine to introduce itself."""
        hello: Hello = self._call("hello")
        return hello

    def new(self, call: New) -> Reply:
        """Start a game."""
        return self._move("new", call)

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""
        return self._move("decide", call)

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        return self._move("concede", call)

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle."""
        return self._move("loop", call)

    def observe(self, call: Observe) -> View | Unsupported:
        """Ask for the state as a viewer sees it."""
        seen: View | wire.CannotShow = self._call("observe", call)
        return seen.unsupported if isinstance(seen, wire.CannotShow) else seen

    def close(self, call: Close) -> None:
        """End a game."""
        self._call("close", call)

    def bye(self) -> None:
        """End the engine."""
        self._call("bye")


class CmdEngine(WireEngine):
    """A program as an engine: started when first needed, killed after a fault, started again by the next `new`.

    All games end with the process, and numbers of its games mean nothing to the next one.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        name: str | None = None,
        deadlines: Deadlines = DEADLINES,
        strict: bool = True,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        log: int = LOGGED_LINES,
        max_line: int = wire.MAX_LINE,
        channel: type[PollChannel] | type[ThreadChannel] = CHANNEL,
    ) -> None:
        super().__init__(name or " ".join(command), strict=strict, log=log)
        self._command = list(command)
        self._deadlines = deadlines
        self._cwd = cwd
        self._env = env
        self._max_line = max_line
        self._channel_kind = channel
        self._child: Child | None = None
        self._hello: Hello | None = None
        self._seconds = deadlines.answer
        self._last_words: list[str] = []
        self.starts = 0

    def __enter__(self) -> CmdEngine:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int | None:
        """The process id of the running engine, or None."""
        return self._child.pid if self._child else None

    def stderr(self) -> list[str]:
        """Return the last lines that the engine, or the one before it, wrote to stderr."""
        return self._child.stderr.lines() if self._child else self._last_words

    def kill(self) -> None:
        """End the process and everything it has started; the next `new` starts it again."""
        if child := self._child:
            self._child = self._hello = None
            child.kill()
            self._last_words = child.stderr.lines(LAST_WORDS_SECONDS)

    def start(self) -> Hello:
        """Start the program unless it runs, and return how it introduces itself."""
        if self._child is None or self._hello is None:
            self.kill()
            try:
                self._child = Child(self._command, cwd=self._cwd, env=self._env, channel=self._channel_kind)
            except OSError as error:
                raise EngineCannotStart(f"cannot start {self.name}: {_reason(error, self._command[0])}") from error
            self.starts += 1
            self._calls = 0
            self._seconds = self._deadlines.start
            try:
                self._hello = super().hello()
            finally:
                self._seconds = self._deadlines.answer
        return self._hello

    def hello(self) -> Hello:
        """Return how the engine introduced itself at its start."""
        return self.start()

    def new(self, call: New) -> Reply:
        """Start a game, and the program before it if it does not run."""
        if self._child is None:
            self.start()
        return super().new(call)

    def close(self, call: Close) -> None:
        """End a game; the games of a process that is gone have ended with it."""
        if self._child is not None:
            super().close(call)

    def bye(self) -> None:
        """Let the program end, and make sure that it has."""
        if self._child is None:
            return
        child = self._child
        try:
            super().bye()
            child.hang_up()
            child.wait(self._deadlines.answer)
        except Crashed:
            if child.wait(0) != 0:  # to end at once, without an answer, is a fair way to say goodbye
                raise
        finally:
            self.kill()

    def _fail(self, fault: type[EngineFault], what: str) -> NoReturn:
        self.kill()
        super()._fail(fault, what)

    def _fail_with(self, error: wire.RpcError) -> NoReturn:
        self.kill()
        super()._fail_with(error)

    def _exchange(self, line: bytes) -> bytes:
        child = self._child
        if child is None:
            self._fail(NotRunning, "it is not running")
        channel = child.channel
        seconds = self._seconds
        deadline = monotonic() + seconds
        try:
            if channel.pending() and (stray := channel.receive(deadline)):
                self._fail(Garbled, f"before the call it had written {quoted(stray)}, which nobody asked for")
            channel.send(line, deadline)
            answer = channel.receive(deadline)
            if answer[-1:] != b"\n":
                answer = self._rest(child, answer, deadline)
        except TimedOut:
            self._fail(Hung, f"no whole answer within {seconds:g} s; it was killed")
        except Closed:
            self._fail_ended(child, b"")
        end = answer.find(b"\n") + 1
        self._surplus = answer[end:]
        return answer[:end]

    def _rest(self, child: Child, begun: bytes, deadline: float) -> bytes:
        parts = [begun]
        size = len(begun)
        chunk = begun
        while True:
            if not chunk:
                self._fail_ended(child, b"".join(parts))
            if b"\n" in chunk:
                return b"".join(parts)
            if size > self._max_line:
                start = quoted(b"".join(parts)[:400])
                self._fail(Garbled, f"a line of more than {self._max_line} bytes, which begins {start}")
            if monotonic() > deadline:
                raise TimedOut
            chunk = child.channel.receive(deadline)
            size += len(chunk)
            parts.append(chunk)

    def _fail_ended(self, child: Child, begun: bytes) -> NoReturn:
        status = status_text(child.wait(LAST_WORDS_SECONDS))
        middle = f" in the middle of an answer, {quoted(begun)}" if begun else " before it answered"
        self._fail(Crashed, status + middle)


def _reason(error: OSError, program: str) -> str:
    with contextlib.suppress(OSError):
        if isinstance(error, FileNotFoundError) and Path(program).exists():
            return "the interpreter that its first line names is missing"
    if error.strerror == "Exec format error":
        return "it is neither a program of this system nor a script with a #! line"
    return error.strerror or str(error)
