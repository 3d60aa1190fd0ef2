"""The engine's end of the wire: puts any engine in process on lines of JSON-RPC."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import IO, Any

import msgspec
from msgspec import UNSET

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.protocol import wire
from headjudge.protocol.engine import METHODS, Engine

CHUNK = 1 << 16

Call = tuple[msgspec.json.Decoder[Any], Callable[..., Any], bool]
"""How a method's parameters are read, what carries it out, and whether it takes them."""

_request = msgspec.json.Decoder(wire.RawRequest)


class Server:
    """Answers request lines from an engine and never fails itself."""

    def __init__(self, engine: Engine) -> None:
        self.done = False
        self._calls: dict[str, Call] = {
            name: (wire.PARAMS[name], getattr(engine, name), method.params is not None)
            for name, method in METHODS.items()
        }

    def handle(self, line: bytes) -> bytes:
        """Return the answer to one request line, as a line."""
        try:
            request = _request.decode(line)
        except (msgspec.DecodeError, RecursionError) as error:
            return _no_request(line, error)
        number, method = request.id, request.method
        if number is UNSET:
            return _failure(None, wire.INVALID_REQUEST, "the request has no id; this protocol has no notifications")
        call = self._calls.get(method)
        if call is None:
            hint = did_you_mean(method, self._calls)
            return _failure(number, wire.METHOD_NOT_FOUND, f'no method "{method}".{hint}')
        return self._answer(number, method, request.params, call)

    def _answer(self, number: wire.Id, method: str, raw: msgspec.Raw, call: Call) -> bytes:
        params, act, takes = call
        try:
            given = params.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            return _failure(number, wire.INVALID_PARAMS, f"{method}: {error}")
        try:
            result = act(given) if takes else act()
            if result is None:
                result = {}
                self.done = self.done or method == "bye"
            return wire.success(number, result)
        except HeadjudgeError as error:
            return _failure(number, wire.ENGINE_ERROR, str(error))
        except Exception as error:  # noqa: BLE001 - whatever an engine raises becomes an answer
            traceback.print_exc(file=sys.stderr)
            return _failure(number, wire.INTERNAL_ERROR, f"{method}: {type(error).__name__}: {error}")


def serve(engine: Engine, source: int | IO[bytes] = 0, sink: int | IO[bytes] = 1) -> None:
    """Answer the lines of the source on the sink until `bye` or the end of the source."""
    server = Server(engine)
    handle = server.handle
    out = sink if isinstance(sink, int) else sink.fileno()
    for line in _lines(source if isinstance(source, int) else source.fileno()):
        answer = _too_long() if line is None else handle(line)
        try:
            sent = os.write(out, answer)
            while sent < len(answer):
                sent += os.write(out, answer[sent:])
        except BrokenPipeError:
            return
        if server.done:
            return


def serve_stdio(engine: Engine) -> None:
    """Serve on the standard streams; what the engine prints goes to stderr, not between the answers."""
    sys.stdout.flush()
    out = os.dup(1)
    os.dup2(2, 1)
    try:
        serve(engine, 0, out)
    finally:
        with contextlib.suppress(OSError):
            sys.stdout.flush()
        os.dup2(out, 1)
        os.close(out)


def _lines(fd: int) -> Iterator[bytes | None]:
    """Yield the lines that are not blank, and None in place of one that is too long."""
    rest = b""
    skipping = False
    while chunk := os.read(fd, CHUNK):
        if not rest and not skipping and chunk.find(b"\n") == len(chunk) - 1:
            if not chunk.isspace():
                yield chunk
            continue
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            if skipping:
                skipping = False
            elif line and not line.isspace():
                yield line
        if len(rest) > wire.MAX_LINE:
            if not skipping:
                yield None
            skipping = True
            rest = b""
    if rest and not skipping and not rest.isspace():
        yield rest


def _no_request(line: bytes, error: Exception) -> bytes:
    # The typed reader stops at the first mismatch; whether the line is JSON at all is another question.
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as reason:
        return _failure(None, wire.PARSE_ERROR, f"not JSON: {reason}")
    number = value.get("id") if isinstance(value, dict) else None
    known = number if isinstance(number, int | str) else None
    return _failure(known, wire.INVALID_REQUEST, f"not a request of JSON-RPC 2.0: {error}")


def _failure(number: wire.Id, code: int, message: str) -> bytes:
    return wire.encode(wire.Failure(id=number, error=wire.RpcError(code, message))) + b"\n"


def _too_long() -> bytes:
    return _failure(None, wire.PARSE_ERROR, f"the line is longer than {wire.MAX_LINE} bytes")
