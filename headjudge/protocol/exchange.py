"""A whole exchange of lines with an engine: recorded, stored one JSON value a line, and replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from headjudge.errors import HeadjudgeError
from headjudge.protocol import wire
from headjudge.protocol.answers import legal_answer, wrong_answers
from headjudge.protocol.engine import Engine
from headjudge.protocol.messages import JUDGE, Close, Concede, Decide, Loop, New, Observe
from headjudge.protocol.server import Server
from headjudge.protocol.stdio import WireEngine

EXCHANGE_VERSION = 1
ANSWERS = 8

Script = Callable[[Engine], None]
"""What is done with the engine while it is recorded."""


class BadExchange(HeadjudgeError):
    """A file that is not a recorded exchange of this version."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: the version of its format and the name of the engine recorded."""

    exchange: int
    engine: str


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A message and its direction: `>` to the engine, `<` from it."""

    dir: Literal[">", "<"]
    message: dict[str, Any]


class Difference(Struct, frozen=True):
    """A reply that came otherwise than recorded, and the number of its line in the file."""

    line: int
    request: dict[str, Any]
    recorded: dict[str, Any]
    came: dict[str, Any]


class Recorder(WireEngine):
    """An engine whose every call goes through the wire's text, all of which is kept."""

    def __init__(self, engine: Engine) -> None:
        super().__init__("the engine recorded", log=None)
        self._server = Server(engine)

    def _exchange(self, line: bytes) -> bytes:
        return self._server.handle(line)

    def lines(self) -> list[Line]:
        """Return what was said so far."""
        return [
            Line(">" if way == ">" else "<", msgspec.json.decode(raw, type=dict[str, Any]))
            for way, raw in self.wire_log
        ]


def record_exchange(engine: Engine, script: Script) -> list[Line]:
    """Let the script play with the engine and return every line that went over the wire."""
    recorder = Recorder(engine)
    script(recorder)
    return recorder.lines()


def sample_script(start: New, *, answers: int = ANSWERS, players: Sequence[str] = ("Alice", "Bob")) -> Script:
    """Return a script that shows every method: a start, all views, a refusal, some answers, a concession, the end."""

    def play(engine: Engine) -> None:
        engine.hello()
        reply = engine.new(start)
        game = reply.game
        for turn in range(answers):
            if reply.decision is None:
                break
            if turn == answers // 2:
                for viewer in (JUDGE, *players):
                    engine.observe(Observe(game=game, viewer=viewer))
                engine.decide(Decide(game=game, answer=wrong_answers(reply.decision)[0][1]))
                engine.loop(Loop(game=game, answers=2))
            reply = engine.decide(Decide(game=game, answer=legal_answer(reply.decision, turn)))
        engine.concede(Concede(game=game, player=players[-1]))
        engine.observe(Observe(game=game))
        engine.close(Close(game=game))
        engine.bye()

    return play


def write_exchange(path: Path, engine: str, lines: Sequence[Line]) -> None:
    """Store an exchange under the name of the engine that it was recorded with."""
    values = [Header(EXCHANGE_VERSION, engine), *lines]
    path.write_bytes(b"".join(wire.encode(value) + b"\n" for value in values))


def read_exchange(path: Path) -> tuple[Header, list[Line]]:
    """Read a stored exchange, or raise `BadExchange` with the line that cannot be read."""
    kinds: Iterator[Any] = iter((Header,))
    values: list[Any] = []
    for number, raw in enumerate(path.read_bytes().splitlines(), 1):
        try:
            values.append(msgspec.json.decode(raw, type=next(kinds, Line)))
        except msgspec.DecodeError as error:
            raise BadExchange(f"{path}:{number} is no line of an exchange: {error}") from None
    if not values:
        raise BadExchange(f"{path} is empty")
    header = values[0]
    if header.exchange != EXCHANGE_VERSION:
        raise BadExchange(
            f"{path} has version {header.exchange} of the format, not {EXCHANGE_VERSION}; record it again"
        )
    return header, values[1:]


def replay_exchange(engine: Engine, lines: Sequence[Line]) -> list[Difference]:
    """Send the recorded requests to an engine and return where its replies differ from the recorded ones."""
    server = Server(engine)
    differences = []
    for number, (request, reply) in enumerate(zip(lines[::2], lines[1::2], strict=True)):
        if (request.dir, reply.dir) != (">", "<"):
            raise BadExchange(f"line {2 * number + 2} of the exchange is not a request followed by its reply")
        came = msgspec.json.decode(server.handle(wire.encode(request.message)), type=dict[str, Any])
        if came != reply.message:
            differences.append(Difference(2 * number + 3, request.message, reply.message, came))
    return differences
