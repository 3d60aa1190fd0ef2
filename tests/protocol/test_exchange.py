"""The exchange in the documentation is what the engine that it names says today."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from headjudge.cli.protocol_cmd import protocol
from headjudge.protocol.engine import METHODS
from headjudge.protocol.exchange import (
    BadExchange,
    Line,
    read_exchange,
    record_exchange,
    replay_exchange,
    sample_script,
    write_exchange,
)
from headjudge.protocol.messages import New
from headjudge.protocol.resolve import resolve
from headjudge.protocol.stdio import CmdEngine
from tests.protocol.support import ROOT, ToyEngine, fake

EXCHANGE = ROOT / "docs" / "protocol" / "exchange.ndjson"
START = New(rulebook="trails-1.0.1")


def test_the_documented_exchange_is_what_its_engine_says(monkeypatch):
    monkeypatch.chdir(ROOT)
    header, lines = read_exchange(EXCHANGE)
    engine = resolve(header.engine.replace("cmd:python ", f"cmd:{sys.executable} "))
    try:
        assert replay_exchange(engine, lines) == []
    finally:
        if isinstance(engine, CmdEngine):
            engine.kill()


def test_the_documented_exchange_shows_every_method_and_a_refusal():
    lines = read_exchange(EXCHANGE)[1]
    assert {line.message["method"] for line in lines if line.dir == ">"} == set(METHODS)
    results = [line.message["result"] for line in lines if line.dir == "<"]
    assert any("refused" in result for result in results)


def test_a_recording_is_the_same_in_process_and_over_stdio():
    with fake("honest") as engine:
        assert record_exchange(engine, sample_script(START)) == record_exchange(ToyEngine(), sample_script(START))


def test_a_stored_exchange_is_read_back(tmp_path):
    lines = record_exchange(ToyEngine(), sample_script(START))
    write_exchange(tmp_path / "x.ndjson", "toy", lines)
    header, read = read_exchange(tmp_path / "x.ndjson")
    assert (header.engine, read) == ("toy", lines)


def test_a_reply_that_differs_is_named_with_its_line():
    lines = record_exchange(ToyEngine(), sample_script(START))
    lines[3] = Line("<", {**lines[3].message, "result": {}})
    (difference,) = replay_exchange(ToyEngine(), lines)
    assert difference.line == 5
    assert difference.request["method"] == "new"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("junk\n", ":1 is no line"),
        ('{"exchange":9,"engine":"x"}\n', "version 9"),
        ('{"exchange":1,"engine":"x"}\n{"dir":"?","message":{}}\n', ":2 is no line"),
    ],
)
def test_a_file_that_is_no_exchange_is_refused(tmp_path, text, words):
    path = tmp_path / "x.ndjson"
    path.write_text(text)
    with pytest.raises(BadExchange) as caught:
        read_exchange(path)
    assert words in str(caught.value)


def test_the_command_records(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    out = tmp_path / "x.ndjson"
    start = tmp_path / "new.json"
    start.write_text('{"rulebook":"trails-1.0.1","seed":3}')
    name = f"cmd:{sys.executable} {Path('examples/fakes/honest.py')}"
    done = CliRunner().invoke(protocol, ["record", name, "--new", str(start), "--out", str(out)])
    assert done.exit_code == 0, done.output
    header, lines = read_exchange(out)
    assert header.engine == name
    assert lines[2].message["params"]["seed"] == 3
