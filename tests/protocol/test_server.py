"""The engine's end of the wire: every line gets one answer, and nothing ends the server but goodbye."""

import json
import os
import subprocess
import sys
import threading
from typing import Any

import pytest

from headjudge.errors import HeadjudgeError
from headjudge.protocol import wire
from headjudge.protocol.messages import Unsupported
from headjudge.protocol.server import Server, serve
from tests.protocol.support import ROOT, ToyEngine


class Failing(ToyEngine):
    """Fails in every way that an engine can."""

    def new(self, call):
        raise HeadjudgeError("this position cannot be")

    def decide(self, call):
        raise ZeroDivisionError("division by zero")

    def observe(self, call):
        return Unsupported(what="views")

    def concede(self, call):
        return object()


def ask(server: Server, line: str | bytes) -> Any:
    answer = server.handle(line.encode() if isinstance(line, str) else line)
    assert answer.endswith(b"\n")
    assert answer.count(b"\n") == 1
    return json.loads(answer)


def request(method: str, params: str = "{}", number: str = "1") -> str:
    return f'{{"jsonrpc":"2.0","id":{number},"method":"{method}","params":{params}}}'


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("junk", wire.PARSE_ERROR, "not JSON"),
        ("", wire.PARSE_ERROR, "not JSON"),
        (b"\xff\xfe", wire.PARSE_ERROR, "not JSON"),
        ("[" * 100_000, wire.PARSE_ERROR, "not JSON"),
        ("[]", wire.INVALID_REQUEST, "Expected `object`"),
        ("3", wire.INVALID_REQUEST, "Expected `object`"),
        ('{"jsonrpc":"1.0","id":1,"method":"hello"}', wire.INVALID_REQUEST, "1.0"),
        ('{"jsonrpc":"2.0","id":1}', wire.INVALID_REQUEST, "method"),
        ('{"jsonrpc":"2.0","method":"hello"}', wire.INVALID_REQUEST, "no id"),
        (request("decid"), wire.METHOD_NOT_FOUND, 'Did you mean "decide"?'),
        (request("__init__"), wire.METHOD_NOT_FOUND, "no method"),
        (request("decide", '{"game":"one","answer":[]}'), wire.INVALID_PARAMS, "Expected `int`"),
        (request("decide", '{"answer":[]}'), wire.INVALID_PARAMS, "missing required field `game`"),
        (request("hello", '{"x":1}'), wire.INVALID_PARAMS, "unknown field `x`"),
        (request("decide", "[" * 50 + "]" * 50), wire.INVALID_PARAMS, "Expected `object`"),
    ],
)
def test_a_bad_request_is_answered_with_its_error(line, code, words):
    answer = ask(Server(ToyEngine()), line)
    assert answer["error"]["code"] == code
    assert words in answer["error"]["message"]


def test_an_error_has_the_id_of_its_request_where_one_can_be_read():
    server = Server(ToyEngine())
    assert ask(server, request("nothing", number="7"))["id"] == 7
    assert ask(server, '{"jsonrpc":"2.0","id":8}')["id"] == 8
    assert ask(server, request("hello", number='"a"'))["id"] == "a"
    assert ask(server, "junk")["id"] is None


def test_an_engine_that_fails_is_answered_for_and_goes_on(capsys):
    server = Server(Failing())
    assert ask(server, request("new", '{"rulebook":"r"}'))["error"] == {
        "code": wire.ENGINE_ERROR,
        "message": "this position cannot be",
    }
    failed = ask(server, request("decide", '{"game":1,"answer":1}'))["error"]
    assert failed == {"code": wire.INTERNAL_ERROR, "message": "decide: ZeroDivisionError: division by zero"}
    assert "Traceback" in capsys.readouterr().err
    assert ask(server, request("concede", '{"game":1,"player":"Bob"}'))["error"]["code"] == wire.INTERNAL_ERROR
    assert ask(server, request("hello"))["result"]["name"] == "toy"


def test_an_unsupported_view_says_so():
    answer = ask(Server(Failing()), request("observe", '{"game":1}'))
    assert answer["result"] == {"unsupported": {"what": "views"}}


def test_a_request_without_parameters_needs_no_params():
    assert ask(Server(ToyEngine()), '{"jsonrpc":"2.0","id":1,"method":"hello"}')["result"]["protocol"] == 1


def served(data: bytes) -> list[dict]:
    """Serve the bytes through real pipes and return the answers."""
    source, to_server = os.pipe()
    from_server, sink = os.pipe()

    def write() -> None:
        with os.fdopen(to_server, "wb") as pipe:
            pipe.write(data)

    writer = threading.Thread(target=write)
    writer.start()
    serve(ToyEngine(), source, sink)
    os.close(source)
    os.close(sink)
    writer.join()
    with os.fdopen(from_server, "rb") as pipe:
        return [json.loads(line) for line in pipe]


def test_lines_are_served_in_order_until_bye():
    lines = [request("hello", number="1"), "", "junk", request("hello", number="2").replace("}}", "}}\r")]
    answers = served("\n".join([*lines, request("bye", number="3"), ""]).encode())
    assert [answer["id"] for answer in answers] == [1, None, 2, 3]
    assert answers[-1]["result"] == {}


def test_the_end_of_the_input_ends_the_server_after_a_last_line_without_its_end():
    assert [answer["id"] for answer in served(request("hello").encode())] == [1]
    assert served(b"") == []
    assert served(b"\n \n") == []


def test_a_line_that_is_too_long_is_skipped_and_the_next_is_answered(monkeypatch):
    monkeypatch.setattr(wire, "MAX_LINE", 100_000)
    long = request("hello", '"' + "x" * 400_000 + '"')
    answers = served(f"{long}\n{request('hello', number='2')}\n".encode())
    assert [answer["id"] for answer in answers] == [None, 2]
    assert "longer than" in answers[0]["error"]["message"]


SERVE = "from headjudge.cli.serve_cmd import serve; serve()"


def run_serve(tmp_path, engine_source: str, lines: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "mine.py").write_text(engine_source)
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", SERVE, "py:mine:Mine"]
    return subprocess.run(
        command, input=lines, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=20, check=False
    )


def test_what_an_engine_prints_does_not_get_between_the_answers(tmp_path):
    source = """
from tests.protocol.support import ToyEngine
class Mine(ToyEngine):
    def hello(self):
        print("a print left in")
        return super().hello()
"""
    done = run_serve(tmp_path, source, request("hello") + "\n" + request("bye", number="2") + "\n")
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1, 2]
    assert "a print left in" in done.stderr
    assert done.returncode == 0
