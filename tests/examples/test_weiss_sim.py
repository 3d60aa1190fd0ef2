"""The adapter of weiss-sim: short, in order, and judged over 200 games of its own; what it contradicts is pinned.

A clause of the list is a question to the document; docs/audit-of-a-real-engine.md has what reading it by hand came to.
"""

import importlib.util
import re

import pytest

from fuzz.foreign import fuzz_engine
from headjudge.cli import main
from headjudge.paths import suite_root

FOLDER = suite_root() / "examples" / "weiss-sim"
ADAPTER = FOLDER / "weiss_sim_adapter.py"
AUDIT = suite_root() / "docs" / "audit-of-a-real-engine.md"
ENGINE = "py:weiss_sim_adapter:Engine"
RULEBOOK = "weiss-schwarz-2.09"
MOST_LINES, MOST_COLUMNS, GAMES = 150, 120, 200

CONTRADICTED = [
    "10.2.1",
    "10.2.2",
    "3.3.3.1",
    "4.12.2.2",
    "6.5.1.2",
    "6.8.1.2",
    "6.8.1.3",
    "7.2.1.4.1",
    "7.2.1.4.2",
    "7.5.1.2.1",
    "7.5.1.3",
    "8.6.2.1.1",
    "8.6.2.1.2.1",
    "9.1.2.1",
    "9.2.1",
]
ALWAYS = ["3.3.3.1", "6.5.1.2", "6.8.1.2", "7.5.1.3", "9.1.2.1", "10.2.1", "10.2.2"]
"""What did not hold a single time."""

needs_weiss_sim = pytest.mark.skipif(
    importlib.util.find_spec("weiss_sim") is None,
    reason="weiss-sim is not installed (pip install 'headjudge[weiss-sim]'; wheels for Linux, Python 3.11 and 3.12)",
)


@pytest.fixture(scope="module")
def judged(tmp_path_factory):
    """200 games of the simulator, as `headjudge fuzz` plays them, without making the failing ones short."""
    folder = tmp_path_factory.mktemp("weiss-sim")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(FOLDER)
        done = fuzz_engine(
            ENGINE, RULEBOOK, games=GAMES, seconds=None, seed=1, folder=folder / "failures", shrinking=False
        )
    return done.data(RULEBOOK) | {"folder": folder}


def test_it_is_short():
    lines = ADAPTER.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= MOST_COLUMNS


@needs_weiss_sim
def test_the_doctor_finds_it_in_order(monkeypatch, capsys):
    monkeypatch.chdir(FOLDER)
    assert main(["doctor", "--engine", ENGINE, RULEBOOK]) == 0
    said = capsys.readouterr().out
    assert "weiss-sim 1.2.0 plays weiss-schwarz-2.09 at level play" in said
    assert "WRONG" not in said


@needs_weiss_sim
def test_every_game_comes_to_its_end(judged):
    assert (judged["games"], judged["finished"]) == (GAMES, GAMES)
    assert [found["invariant"] for found in judged["violations"] if "fault" in found] == []


@needs_weiss_sim
def test_the_clauses_that_it_contradicts_are_known(judged):
    assert sorted(judged["contradicted"]) == sorted(CONTRADICTED)
    assert [clause for clause in ALWAYS if judged["witnesses"][clause]["held"]] == []


@needs_weiss_sim
def test_most_clauses_are_confirmed_and_one_is_never_met(judged):
    assert len(judged["confirmed"]) >= 40
    assert judged["never_met"] == ["8.7.3.2.1"]


@needs_weiss_sim
def test_the_report_names_the_engine_and_what_it_contradicts(judged, capsys):
    assert main(["report", RULEBOOK, "--evidence", str(judged["folder"])]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"weiss-sim 1.2.0 gave witnesses in {GAMES} games" in said
    assert f"contradicted {', '.join(judged['contradicted'])}, never met 8.7.3.2.1" in said


def test_each_of_them_is_read_by_hand_in_the_audit():
    text = AUDIT.read_text(encoding="utf-8")
    differences = text[text.index("## The differences") : text.index("## What to take from it")]
    cited = set(re.findall(r"\d+(?:\.\d+)+", differences))
    assert [clause for clause in CONTRADICTED if clause not in cited] == []
