"""What can go wrong with an engine other than its play; each error says at which step and what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

Verdict = Literal["pass", "fail", "off-script", "refused", "crashed", "hung", "garbled", "unsupported", "flaky"]

STDERR_SHOWN = 12
TEXT_SHOWN = 200


class EngineNotFound(HeadjudgeError):
    """An engine name that leads nowhere."""

    exit_code = ExitCode.ADAPTER_AT_FAULT


class EngineCannotStart(HeadjudgeError):
    """An engine that is there and cannot be started, or is no engine."""

    exit_code = ExitCode.ADAPTER_AT_FAULT


class EngineFault(HeadjudgeError):
    """An engine left the protocol: at which call, how, what it wrote to stderr, and what to do."""

    exit_code = ExitCode.ADAPTER_AT_FAULT
    verdict: ClassVar[Verdict] = "crashed"
    advice: ClassVar[str] = ""

    def __init__(
        self, engine: str, step: str, what: str, *, stderr: Sequence[str] = (), wire: Sequence[str] = ()
    ) -> None:
        self.engine = engine
        self.step = step
        self.what = what
        self.stderr = tuple(stderr)
        self.wire = tuple(wire)
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """Return the whole message: the sentence, the last lines of stderr and the advice."""
        lines = [f"{self.engine} {self.verdict} at {self.step}: {self.what}"]
        if self.stderr:
            shown = self.stderr[-STDERR_SHOWN:]
            lines.append(f"  its last {'line' if len(shown) == 1 else f'{len(shown)} lines'} on stderr:")
            lines += [f"    {line}" for line in shown]
        if self.advice:
            lines.append(f"  {self.advice}")
        return "\n".join(lines)


class Crashed(EngineFault):
    """The engine ended, or raised an exception, instead of answering."""

    verdict = "crashed"
    advice = (
        "An answer that the rules bar is answered with `refused`, and what the engine cannot do with `unsupported`; "
        "neither ends it."
    )


class EngineError(Crashed):
    """The engine answered with a JSON-RPC error, which says that it failed inside."""

    def __init__(
        self,
        engine: str,
        step: str,
        code: int,
        message: str,
        *,
        stderr: Sequence[str] = (),
        wire: Sequence[str] = (),
    ) -> None:
        self.code = code
        self.message = message
        super().__init__(engine, step, f"it answered with error {code}: {message}", stderr=stderr, wire=wire)


class NotRunning(Crashed):
    """A call for a game of an engine that has ended since."""

    advice = "All games of an engine end with it; start a new one."


class Hung(EngineFault):
    """The engine did not answer in time."""

    verdict = "hung"
    advice = "Answer every line with one line, flush stdout after it, or give the engine a longer deadline."


class Garbled(EngineFault):
    """The engine answered with something that is not the answer to the call."""

    verdict = "garbled"
    advice = (
        "Write exactly one JSON-RPC line for each request, with the request's id, and nothing else, to stdout; "
        "`headjudge protocol schema` shows its shape."
    )


def shown(raw: bytes | str) -> str:
    """Return what an engine wrote as a short quotation that is safe to print."""
    text = raw.decode("utf-8", "replace") if isinstance(raw, bytes) else raw
    text = text.rstrip("\r\n")
    quoted = "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text[:TEXT_SHOWN])
    return f"`{quoted}`" + (f" … ({len(text)} characters)" if len(text) > TEXT_SHOWN else "")
