"""The JSON Schema of the protocol, made from the messages themselves."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from typing import Any

import msgspec

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode
from headjudge.protocol import messages
from headjudge.protocol.engine import METHODS, Method
from headjudge.protocol.messages import PROTOCOL_VERSION
from headjudge.protocol.wire import CannotShow, RpcError

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


class UnknownMethod(HeadjudgeError):
    """A method that the protocol does not have."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, given: str) -> None:
        super().__init__(f'no method "{given}"\n  methods: {", ".join(METHODS)}.{did_you_mean(given, METHODS)}')


def schema(method: str | None = None) -> dict[str, Any]:
    """Return the schema of a line of the wire: of one method's request and reply, or of all."""
    if method is not None and method not in METHODS:
        raise UnknownMethod(method)
    chosen = [METHODS[method]] if method else list(METHODS.values())
    kinds = [kind for row in chosen for kind in (row.params, row.result) if kind is not None]
    extra = [CannotShow] if any(row.name == "observe" for row in chosen) else []
    _, components = msgspec.json.schema_components([*kinds, *extra, RpcError], ref_template=REF)
    for name, component in components.items():
        for field, text in _field_texts().get(name, {}).items():
            component["properties"][field]["description"] = text
    lines = {name: line for row in chosen for name, line in _lines(row).items()}
    return {
        "$schema": DIALECT,
        "title": f"headjudge protocol {PROTOCOL_VERSION}",
        "description": "One line of the wire; `<method>.request` goes to the engine, `<method>.reply` comes back.",
        "anyOf": [_ref(name) for name in lines],
        "$defs": {**lines, **components},
    }


def _lines(method: Method) -> dict[str, Any]:
    request = {
        "title": f"{method.name}.request",
        "description": method.gist,
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer"},
            "method": {"const": method.name},
            "params": _ref(method.params.__name__) if method.params else {"type": "object", "properties": {}},
        },
        "required": ["jsonrpc", "id", "method", "params"],
    }
    result: dict[str, Any] = _ref(method.result.__name__) if method.result else {}
    if method.name == "observe":
        result = {"anyOf": [result, _ref(CannotShow.__name__)]}
    head = {"jsonrpc": {"const": "2.0"}, "id": {"type": "integer", "description": "The id of the request."}}
    reply = {
        "title": f"{method.name}.reply",
        "description": f"The answer to `{method.name}`: a result, or an error when the engine has failed inside.",
        "anyOf": [
            _object({**head, "result": result}),
            _object({**head, "error": _ref(RpcError.__name__)}),
        ],
    }
    return {f"{method.name}.request": request, f"{method.name}.reply": reply}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": REF.format(name=name)}


@cache
def _field_texts() -> dict[str, dict[str, str]]:
    """Return the texts under the fields of the messages, which Python itself does not keep."""
    texts: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(messages)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, below in zip(node.body, node.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    texts.setdefault(node.name, {})[name] = text
    return texts
