"""JSON-RPC 2.0, one message a line: how calls and answers are written and read."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec import inspect as types

from headjudge.protocol.engine import METHODS
from headjudge.protocol.messages import Hello, Message, Reply, Unsupported, View

R = TypeVar("R")

MAX_LINE = 16 * 1024 * 1024

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
ENGINE_ERROR = -32000

Id = int | str | None


class Request(Struct, frozen=True, kw_only=True):
    """A call as it stands on the wire."""

    jsonrpc: Literal["2.0"] = "2.0"
    id: int
    method: str
    params: Any


class RawRequest(Struct, frozen=True):
    """A call as a server first reads it, its parameters still unread."""

    jsonrpc: Literal["2.0"]
    method: str
    id: Id | UnsetType = UNSET
    params: Raw = Raw(b"{}")


class RpcError(Struct, frozen=True, omit_defaults=True):
    """What a JSON-RPC error says."""

    code: int
    message: str
    data: Any = None


class Envelope(Struct, Generic[R], frozen=True, forbid_unknown_fields=True):
    """An answer as it stands on the wire: a result or an error."""

    jsonrpc: Literal["2.0"]
    id: Id
    result: R | UnsetType = UNSET
    error: RpcError | None = None


class Success(Struct, frozen=True, kw_only=True):
    """An answer with a result, as a server writes it."""

    jsonrpc: Literal["2.0"] = "2.0"
    id: Id
    result: Any


class Failure(Struct, frozen=True, kw_only=True):
    """An answer with an error, as a server writes it."""

    jsonrpc: Literal["2.0"] = "2.0"
    id: Id
    error: RpcError


class CannotShow(Message, frozen=True):
    """The result of an `observe` that the engine does not support."""

    unsupported: Unsupported


class NoParams(Message, frozen=True):
    """The parameters of a method that has none."""


class WrongShape(Exception):
    """A line that is not the answer expected; the text says why."""


encode = msgspec.json.Encoder().encode

_envelopes: dict[Any, Any] = {
    Hello: Envelope[Hello],
    Reply: Envelope[Reply],
    View: Envelope[View],
    None: Envelope[Any],
}
_replies: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(_envelopes[method.result]) for name, method in METHODS.items()
}
_cannot_show = msgspec.json.Decoder(Envelope[CannotShow])
_anything = msgspec.json.Decoder(Envelope[Any])

PARAMS: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(method.params or NoParams) for name, method in METHODS.items()
}
"""The decoder of each method's parameters."""


def write_request(number: int, method: str, params: Message | None) -> bytes:
    """Return a call as a line."""
    return encode(Request(id=number, method=method, params={} if params is None else params)) + b"\n"


def success(number: Id, result: Any) -> bytes:
    """Return the answer to a call as the wire would carry it."""
    if isinstance(result, Unsupported):
        result = CannotShow(unsupported=result)
    return encode(Success(id=number, result=result)) + b"\n"


def read_reply(method: str, line: bytes) -> Envelope[Any]:
    """Read the answer to a method with its schema, or raise `WrongShape`."""
    try:
        envelope: Envelope[Any] = _replies[method].decode(line)
    except msgspec.ValidationError as error:
        if method == "observe" and (cannot := _read_cannot_show(line)):
            return cannot
        raise WrongShape(f"its shape is wrong: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise WrongShape(f"it is not JSON ({error})") from None
    return envelope


def read_reply_leniently(method: str, line: bytes) -> Envelope[Any]:
    """Read the answer to a method without its schema: unknown fields are dropped, "3" passes for 3."""
    try:
        envelope = _anything.decode(line)
        result = envelope.result
        kind = METHODS[method].result
        if kind is None or result is UNSET:
            return envelope
        if method == "observe" and isinstance(result, dict) and "unsupported" in result:
            kind = CannotShow
        typed = msgspec.convert(known_fields(result, _info(kind)), kind, strict=False)
    except msgspec.ValidationError as error:
        raise WrongShape(f"its shape is wrong: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise WrongShape(f"it is not JSON ({error})") from None
    return Envelope("2.0", envelope.id, typed, envelope.error)


def _read_cannot_show(line: bytes) -> Envelope[CannotShow] | None:
    try:
        envelope = _cannot_show.decode(line)
    except msgspec.ValidationError:
        return None
    return envelope if envelope.result is not UNSET else None


_info = cache(types.type_info)


@cache
def _fields(kind: type) -> dict[str, types.Type]:
    info = _info(kind)
    assert isinstance(info, types.StructType)
    return {field.encode_name: field.type for field in info.fields}


def known_fields(value: Any, info: types.Type) -> Any:
    """Return the value without the fields that its type does not know."""
    match info:
        case types.UnionType(types=parts):
            structured = types.StructType | types.ListType | types.DictType
            return known_fields(value, next((part for part in parts if isinstance(part, structured)), types.AnyType()))
        case types.StructType(cls=kind) if isinstance(value, dict):
            fields = _fields(kind)
            return {name: known_fields(part, fields[name]) for name, part in value.items() if name in fields}
        case types.ListType(item_type=item) if isinstance(value, list):
            return [known_fields(part, item) for part in value]
        case types.DictType(value_type=item) if isinstance(value, dict):
            return {name: known_fields(part, item) for name, part in value.items()}
    return value
