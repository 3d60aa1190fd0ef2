"""The adapter in JavaScript: short, in order, right in what it plays, and caught when it is not."""

import shutil

import pytest

from headjudge.cli import main
from headjudge.doctor.needs import level_of
from headjudge.paths import suite_root
from headjudge.protocol.resolve import resolve
from headjudge.protocol.stdio import CmdEngine
from headjudge.scenarios import features, lint, tapes

ADAPTER = suite_root() / "examples" / "javascript" / "adapter.mjs"
MOST_LINES = 120
MOST_COLUMNS = 120

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not on this machine")


def verdicts(adapter, *sections: str) -> dict[str, str]:
    """The verdicts of all blank scenarios of some sections; those that look at events are not for this engine."""
    files = features.feature_files(suite_root() / "features" / "trails-1.0.1")
    chosen = [file for file in files if not sections or file.stem in sections]
    engine = resolve(f'cmd:node "{adapter}"')
    assert isinstance(engine, CmdEngine)
    with engine:
        return {
            tape.id: tapes.run_tape(tape, engine).name
            for file in chosen
            for tape in lint.bind_all(features.read(file))[0]
            if level_of(tape) == "setup" and "events" not in tape.scenario.tags
        }


def test_it_is_short_and_has_no_packages():
    lines = ADAPTER.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= MOST_COLUMNS
    assert [line for line in lines if line.startswith("import")] == ['import { createInterface } from "node:readline";']


@needs_node
def test_the_doctor_finds_it_in_order(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["doctor", "--engine", f'cmd:node "{ADAPTER}"']) == 0
    said = capsys.readouterr().out
    assert "Trails in JavaScript 1.0 plays trails-1.0.1 at level setup" in said
    assert "WRONG" not in said
    assert "note" not in said


@needs_node
def test_what_it_plays_is_right_and_the_rest_is_unsupported():
    found = verdicts(ADAPTER)
    assert {name: verdict for name, verdict in found.items() if verdict not in ("pass", "unsupported")} == {}
    assert sum(verdict == "pass" for verdict in found.values()) >= 50


@needs_node
@pytest.mark.parametrize(
    ("right", "wrong", "clause"),
    [
        ("deck.slice(0, 2)", "deck.slice(0, 3)", "703.6a"),
        ('face: "face-down" };', 'face: "face-up" };', "703.7a"),
        ("CP += this.zones[player].homebase.length", "CP += 1", "703.8a"),
        ('zone === "homebase" && face === "face-down"', "false", "703.7a"),
    ],
)
def test_a_mistake_in_it_is_caught_by_its_clause(tmp_path, right, wrong, clause):
    text = ADAPTER.read_text(encoding="utf-8")
    assert text.count(right) == 1
    (tmp_path / "broken.mjs").write_text(text.replace(right, wrong), encoding="utf-8")
    found = verdicts(tmp_path / "broken.mjs", "703")
    assert "fail" in {verdict for name, verdict in found.items() if name.startswith(f"{clause}/")}
