"""What a run keeps of a failure: its steps, the wire, the open decision, the boards, and a file that replays it."""

import json
import sys
from typing import Any

import msgspec
import pytest

from headjudge.cli import main
from headjudge.exit_codes import ExitCode
from headjudge.protocol.messages import Decide, Decision, Hello, New, Reply, Unsupported
from headjudge.scenarios import kept, listening
from headjudge.scenarios.board import board

FEATURE = """\
Feature: 703 Preparation Phase

  @703.6a
  Rule: 703.6a Two cards come first in a draw step

    Scenario: two cards are drawn
      Given it is the preparation phase
      And Alice has Own-Card in her hand
      When both players pass
      Then Bob has 0 cards in his hand
      And Alice has {hand} cards in her hand
      And Bob has 0 cards in his hand
"""
CARDS = """\
[Own-Card]
type = ["UNIT"]
"CP cost" = 1
"""
ENGINES = """\
from msgspec.structs import replace

from headjudge.protocol.engine import METHODS
from headjudge.protocol.resolve import resolve


class Engine:
    def __init__(self):
        self.inner = resolve("reference")


def passed_on(name):
    return lambda self, *call: getattr(self.inner, name)(*call)


for name in METHODS:
    setattr(Engine, name, passed_on(name))


class Raising(Engine):
    def decide(self, call):
        raise ValueError("<b>no</b>")


class Hiding(Engine):
    def observe(self, call):
        seen = self.inner.observe(call)
        own = seen.players["Alice"]
        less = replace(own, zones={**own.zones, "hand": own.zones["hand"][:1]})
        return replace(seen, players={**seen.players, "Alice": less})
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    folder = tmp_path / "mine" / "trails-1.0.1"
    folder.mkdir(parents=True)
    (folder / "703.feature").write_text(FEATURE.format(hand=3), encoding="utf-8")
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "own_engines.py").write_text(ENGINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("own_engines", None)


def record_of(folder):
    [file] = (folder / ".headjudge" / "runs").iterdir()
    return json.loads(file.read_bytes().splitlines()[1])


SERVED = f"cmd:{sys.executable} -m headjudge serve py:own_engines:Hiding"


@pytest.mark.parametrize("engine", ["py:own_engines:Hiding", SERVED])
def test_a_failure_is_kept_with_all_that_is_known_about_it(project, engine):
    assert main(["run", "--features", "mine", "--engine", engine]) == ExitCode.NOT_CONFORMING
    record = record_of(project)
    assert (record["seen"], record["wanted"]) == ("1", "3")
    assert [(step["came"], step["told"].partition(", ")[0]) for step in record["steps"]] == [
        ("ok", ""),
        ("ok", ""),
        ("ok", "2 answers"),
        ("ok", ""),
        ("fail", "the number of cards in Alice's hand: 1"),
        ("not reached", ""),
    ]
    assert record["step"] == "And Alice has 3 cards in her hand"
    assert record["decision"]["player"] == "Alice"
    assert "hand: Own-Card" in record["before"]
    assert record["before"] != record["after"]
    lines = record["wire"].splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    methods = [json.loads(line[2:])["method"] for line in lines[::2]]
    assert methods[:3] == ["new", "decide", "decide"]
    ids = [json.loads(line[2:])["id"] if "(cut" not in line else 0 for line in lines]
    assert all(answer in (ask, 0) for ask, answer in zip(ids[::2], ids[1::2], strict=True))


def test_a_failure_of_the_reference_is_kept_as_well(project, capsys):
    (project / "mine" / "trails-1.0.1" / "703.feature").write_text(FEATURE.format(hand=4), encoding="utf-8")
    assert main(["run", "--features", "mine"]) == ExitCode.NOT_CONFORMING
    record = record_of(project)
    assert record["wire"].startswith('> {"jsonrpc":"2.0","id":1,"method":"new"')
    assert record["replay"] == "headjudge replay .headjudge/failures/703.6a-two-cards-drawn.json"
    assert f"replay   {record['replay']}" in capsys.readouterr().out


def test_a_kept_failure_is_replayed_on_any_engine_with_a_verdict(project, capsys):
    main(["run", "--features", "mine", "--engine", "py:own_engines:Hiding"])
    file = record_of(project)["replay"].rpartition(" ")[2]
    (project / "mine" / "trails-1.0.1" / "703.feature").unlink()  # the file is whole in itself, its own cards included
    (project / "mine" / "trails-1.0.1" / "cards.toml").unlink()
    capsys.readouterr()
    assert main(["replay", file]) == ExitCode.NOT_CONFORMING
    said = capsys.readouterr().out
    assert "Alice, priority (902.4): pass" in said
    assert "<-- the number of cards in Alice's hand: 1, expected 3" in said
    assert said.endswith("verdict: BREACH, fail: the number of cards in Alice's hand: 1, expected 3\n")
    assert main(["replay", file, "--engine", "reference"]) == ExitCode.AS_EXPECTED
    assert capsys.readouterr().out.endswith("verdict: pass\n")
    assert main(["replay", file, "--engine", "py:own_engines:Raising"]) == ExitCode.ADAPTER_AT_FAULT
    assert "verdict: crashed" in capsys.readouterr().out


def test_a_fault_stands_in_the_wire_log(project):
    assert main(["run", "--features", "mine", "--engine", "py:own_engines:Raising"]) == ExitCode.ADAPTER_AT_FAULT
    last = record_of(project)["wire"].splitlines()[-2:]
    assert last[0].startswith("> ")
    assert '"method":"decide"' in last[0]
    assert last[1] == "! it raised ValueError: <b>no</b>"


def test_a_passing_scenario_keeps_nothing(project):
    assert main(["run", "--features", "mine"]) == ExitCode.AS_EXPECTED
    assert "wire" not in record_of(project)
    assert not (project / ".headjudge" / "failures").exists()


def test_a_namesake_of_another_rulebook_is_not_overwritten(tmp_path):
    first = kept.file_of(tmp_path, "trails-1.0.1", "101.1/a-scene[x y]")
    assert first == tmp_path / "failures" / "101.1-a-scene-x-y.json"
    first.parent.mkdir()
    first.write_text(json.dumps({"rulebook": "trails-1.0.1"}), encoding="utf-8")
    assert kept.file_of(tmp_path, "trails-1.0.1", "101.1/a-scene[x y]") == first
    assert kept.file_of(tmp_path, "other-1", "101.1/a-scene[x y]").name == "other-1-101.1-a-scene-x-y.json"


@pytest.mark.parametrize(
    ("change", "says"),
    [({"failure": 9}, "has version 9, this headjudge reads version 1"), ({"steps": 3}, "is no whole failure: ")],
)
def test_a_file_of_another_shape_is_refused_in_a_sentence(project, capsys, change, says):
    main(["run", "--features", "mine", "--engine", "py:own_engines:Hiding"])
    [file] = (project / ".headjudge" / "failures").iterdir()
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **change}), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(file)]) == ExitCode.WRONG_USAGE
    assert says in capsys.readouterr().err


def test_a_long_log_keeps_its_beginning_and_its_end_and_says_what_is_left_out():
    lines = [f"> {number}" for number in range(1000)]
    kept_lines = listening.bounded(lines)
    assert kept_lines[:2] == lines[:2]
    assert kept_lines[-1] == lines[-1]
    assert kept_lines[2] == f"… {1000 - listening.MOST_LINES} lines left out …"
    assert len(kept_lines) == listening.MOST_LINES + 1
    [long] = listening.bounded(["x" * 20_000])
    assert long.endswith(" … (cut, 20000 characters)")
    assert sum(map(len, listening.bounded(["y" * 9_999] * 100))) < listening.MOST_CHARACTERS + 100


class Mute:
    """An engine that starts a game and shows nothing of it."""

    def hello(self):
        return Hello(protocol=1, name="", version="", language="", rulebooks=[], level="play")

    def new(self, call):
        return Reply(game=5, decision=Decision(player="Alice", kind="priority", about={"odd": object()}))

    def decide(self, call):
        return Reply(game=5)

    def observe(self, call):
        return Unsupported(what="no views")


def test_an_engine_that_shows_nothing_is_listened_to_all_the_same():
    mute: Any = Mute()
    ear = listening.Listened(mute)
    ear.new(New(rulebook="trails-1.0.1"))
    ear.decide(Decide(game=5, answer=1))
    assert ear.before is None
    assert ear.look() is None
    assert ear.lines[1].startswith("< (cannot be written as JSON: ")
    assert msgspec.json.decode(ear.lines[2][2:])["params"] == {"game": 5, "answer": 1}


def test_a_board_counts_what_only_fills_a_deck_and_names_what_is_unusual(project):
    from headjudge.protocol.messages import CardView, Result, SideView, View

    deck = [CardView(id=str(n), card="Filler", label=f"Filler#{n}") for n in range(9)]
    unit = CardView(
        id="u", card="Reed", orientation="action", marks=["stunned"], printed={"STR": 5, "DEF": 1}, values={"STR": 7}
    )
    view = View(
        viewer="judge",
        at="804.1",
        turn=3,
        players={"Alice": SideView(numbers={"bond": 4}, zones={"deck": [*deck, unit], "hand": []})},
        result=Result(winner=None, clause="103.2"),
    )
    assert board(view) == [
        "turn 3, 804.1",
        "Alice: 4 bond",
        "  deck: 9 Filler, Reed (action, stunned, STR 7)",
        "result: nobody wins (103.2)",
    ]
