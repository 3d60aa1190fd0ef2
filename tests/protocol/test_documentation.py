"""The lines in docs/protocol.md are real: each is read with the schema, and each method and fake is there."""

import json

import pytest

from headjudge.protocol import wire
from headjudge.protocol.engine import METHODS
from headjudge.protocol.messages import LEVELS
from tests.protocol.support import ROOT

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
LINES = [line for line in TEXT.splitlines() if line.startswith(("> {", "< {"))]
PAIRS = list(zip(LINES[::2], LINES[1::2], strict=True))


@pytest.mark.parametrize(("request_line", "reply_line"), PAIRS)
def test_a_documented_call_and_its_answer_follow_the_schema(request_line, reply_line):
    assert (request_line[0], reply_line[0]) == (">", "<")
    call = json.loads(request_line[2:])
    wire.PARAMS[call["method"]].decode(json.dumps(call["params"]).encode())
    envelope = wire.read_reply(call["method"], reply_line[2:].encode())
    assert envelope.id == call["id"]


def test_there_are_documented_lines():
    assert len(PAIRS) >= 10


@pytest.mark.parametrize("word", [*METHODS, *LEVELS])
def test_every_method_and_level_has_its_row(word):
    assert f"| `{word}` |" in TEXT
