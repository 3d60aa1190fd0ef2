"""`headjudge demo` finds the planted mistakes from an empty folder, and leaves the reference as it was."""

import os
import subprocess
import sys

import pytest

from headjudge.demo.engine import MISTAKES, NAME, DemoEngine
from headjudge.paths import suite_root
from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes
from headjudge.scenarios.selection import Selector


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    folder = tmp_path_factory.mktemp("empty")
    done = subprocess.run(
        [sys.executable, "-m", "headjudge", "demo"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(suite_root()), "PYTHONIOENCODING": "utf-8"},
    )
    assert list(folder.iterdir()) == []
    return done


def test_it_ends_with_0_although_the_engine_does_not_conform(shown):
    assert shown.returncode == 0, shown.stdout + shown.stderr
    assert "BREACH" in shown.stdout


def test_the_largest_group_is_told_first(shown):
    counts = [int(line.split("; ")[1].split()[0]) for line in shown.stdout.splitlines() if " share it" in line]
    assert counts == sorted(counts, reverse=True)
    assert len(counts) >= 3


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.clause)
def test_each_mistake_is_found(shown, mistake):
    assert f"{mistake.what} (" in shown.stdout


def test_it_says_what_to_do_next(shown):
    for command in ("headjudge init", "headjudge doctor", "headjudge run"):
        assert f"\n  {command}" in shown.stdout


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.clause)
def test_the_reference_stays_right_beside_it(mistake):
    selector = Selector("trails-1.0.1", mistake.clause)
    folder = suite_root() / "features" / "trails-1.0.1" / f"{mistake.clause[0]}00"
    file = folder / f"{mistake.clause.partition('.')[0]}.feature"
    chosen = [tape for tape in tapes.compile_feature(features.read(file)) if selector.takes(tape)]
    demo, reference = DemoEngine(), resolve("reference")
    wrong = [tape.id for tape in chosen if tapes.run_tape(tape, demo).name == "fail"]
    assert wrong
    assert all(tapes.run_tape(tape, reference).name == "pass" for tape in chosen)


def test_it_is_an_engine_that_anybody_can_name():
    assert resolve(NAME).hello().name == "a plausible engine"
