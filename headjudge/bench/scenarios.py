"""How fast scenarios are judged: 5,000 generated ones in a vocabulary of 500 phrases, and one section of Trails.

The generated scenarios are run in a process of their own, so that the phrases made for them stay there.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from headjudge.divergence.recording import Recorded
from headjudge.protocol.messages import Close, Decide, New, Observe, Reply, View

if TYPE_CHECKING:
    from headjudge.scenarios.tapes import Tape

RULEBOOK = "trails-1.0.1"
SCENARIOS = 5_000
PHRASES = 500
FILE_SIZE = 50
SECTION = f"{RULEBOOK}:804"


def scenario_cases(say: Callable[[str], None], scenarios: int = SCENARIOS) -> dict[str, dict[str, Any]]:
    """Give the seconds of each case by name."""
    cases: dict[str, dict[str, Any]] = {}
    say(f"{scenarios} scenarios")
    with tempfile.TemporaryDirectory(prefix="headjudge-bench-") as folder:
        command = [sys.executable, "-m", "headjudge.bench.scenarios", folder, str(scenarios)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        for name, figures in json.loads(done.stdout.splitlines()[-1]).items():
            cases[f"{scenarios} scenarios, {PHRASES} phrases, {name}"] = figures
        say(f"headjudge run {SECTION}")
        cases[f"headjudge run {SECTION}"] = {"seconds": _run_section(Path(folder))}
    return cases


def _run_section(folder: Path) -> float:
    """Return how long a run of one section takes from start to end, the best of three."""
    best = 1e9
    for _ in range(3):
        begun = time.perf_counter()
        command = [sys.executable, "-m", "headjudge", "run", SECTION, "--out", str(folder)]
        subprocess.run(command, check=True, capture_output=True)
        best = min(best, time.perf_counter() - begun)
    return round(best, 3)


def write_features(folder: Path, scenarios: int, phrases: list[str]) -> None:
    """Write feature files that use the generated phrases in turn."""
    own = folder / RULEBOOK
    own.mkdir(parents=True, exist_ok=True)
    for first in range(0, scenarios, FILE_SIZE):
        lines = ["Feature: 703 Bench", "", "  @703.6a", "  Rule: 703.6a Two cards come first in a draw step", ""]
        for number in range(first, min(first + FILE_SIZE, scenarios)):
            lines += [
                f"    Scenario: two cards are drawn, number {number}",
                "      Given it is the preparation phase",
                f"      And {phrases[number % len(phrases)].replace('{n}', str(number % 7))}",
                "      When both players pass",
                "      Then Alice has 2 cards in her hand",
                "      And Bob has 0 cards in his hand",
                "",
            ]
        (own / f"bench-{first:05}.feature").write_text("\n".join(lines), encoding="utf-8")


def more_phrases(count: int) -> list[str]:
    """Fill the vocabulary up with Givens that lay out nothing, and return their texts."""
    from headjudge.scenarios.registry import given, load_vocabulary

    registry = load_vocabulary()
    texts = []
    for number in range(count - len(registry.phrases)):
        text = f"the bench lays out {{n}} of sort{number}"

        @given(text, text.replace("{n}", "2"))
        def lay_out_nothing(setup: Any, n: int) -> None:
            """Lay out nothing."""

        texts.append(text)
    return texts


class Canned:
    """An engine that gives the replies of a game played before, so that only the harness takes time."""

    def __init__(self, played: Recorded) -> None:
        self.points = [
            Reply(game=1, events=list(point.events), decision=point.decision, result=point.result)
            for point in played.points
        ]
        self.views = [point.view for point in played.points]
        self.at = 0

    def new(self, call: New) -> Reply:
        """Give the first reply."""
        self.at = 0
        return self.points[0]

    def decide(self, call: Decide) -> Reply:
        """Give the next reply."""
        self.at += 1
        return self.points[self.at]

    def observe(self, call: Observe) -> View:
        """Give the view that belongs to the reply."""
        view = self.views[self.at]
        assert view is not None
        return view

    def close(self, call: Close) -> None:
        """End a game."""


def measure(folder: Path, scenarios: int) -> dict[str, dict[str, float]]:
    """Return what the scenarios take through pytest-bdd and as tapes, on the reference and on canned replies."""
    from headjudge.protocol.resolve import resolve
    from headjudge.scenarios import tapes

    write_features(folder, scenarios, more_phrases(PHRASES))
    figures = {"through pytest-bdd": _timed(lambda: _through_pytest(folder))}
    engine = resolve("reference")
    made: list[Tape] = []
    verdicts: set[str] = set()

    def first() -> None:
        made.extend(tapes.load(folder))
        verdicts.update(tapes.run_tape(tape, engine).name for tape in made)

    figures["as tapes, first pass"] = _timed(first)
    figures["as tapes, again"] = _timed(lambda: [tapes.run_tape(tape, engine) for tape in made])
    played = Recorded(engine)
    tapes.run_tape(made[0], played)
    canned: Any = Canned(played)
    verdicts.add(tapes.run_tape(made[0], canned).name)
    figures["as tapes, canned replies"] = _timed(lambda: [tapes.run_tape(tape, canned) for tape in made])
    if verdicts != {"pass"} or len(made) != scenarios:
        raise RuntimeError(f"{len(made)} scenarios came to {verdicts}")
    return figures


def _timed(work: Callable[[], object]) -> dict[str, float]:
    """Return the seconds on the clock, and those that a processor spent on it."""
    begun, spent = time.perf_counter(), time.process_time()
    work()
    return {
        "seconds": round(time.perf_counter() - begun, 3),
        "processor_seconds": round(time.process_time() - spent, 3),
    }


def _through_pytest(folder: Path) -> None:
    import pytest

    from headjudge.cli.run_cmd import plugin_arguments

    flags = ["-q", "-c", os.devnull, f"--rootdir={folder}", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main([*plugin_arguments(), *flags, "--no-vacuity", "--import-mode=importlib", str(folder)])
    if code:
        raise RuntimeError(f"pytest ended with {code}: {said.getvalue()[-500:]}")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(Path(sys.argv[1]), int(sys.argv[2]))) + "\n")
