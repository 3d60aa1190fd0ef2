"""How fast scenarios are judged: 5,000 generated ones in a vocabulary of 400 phrases, and one section of Trails.

The generated scenarios are run in a process of their own, so that the phrases made for them stay there.
"""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

RULEBOOK = "trails-1.0.1"
SCENARIOS = 5_000
PHRASES = 400
FILE_SIZE = 50
SECTION = f"{RULEBOOK}:804"


def scenario_cases(say: Callable[[str], None], scenarios: int = SCENARIOS) -> dict[str, dict[str, Any]]:
    """Give the seconds of each case by name."""
    cases: dict[str, dict[str, Any]] = {}
    say(f"{scenarios} scenarios")
    with tempfile.TemporaryDirectory(prefix="headjudge-bench-") as folder:
        command = [sys.executable, "-m", "headjudge.bench.scenarios", folder, str(scenarios)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        seconds = json.loads(done.stdout.splitlines()[-1])
        for name, took in seconds.items():
            cases[f"{scenarios} scenarios, {PHRASES} phrases, {name}"] = {"seconds": took}
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


def measure(folder: Path, scenarios: int) -> dict[str, float]:
    """Return the seconds that the scenarios take through pytest-bdd, as tapes at first, and as tapes again."""
    import pytest

    from headjudge.cli.run_cmd import _plugin as plugin
    from headjudge.protocol.resolve import resolve
    from headjudge.scenarios import tapes

    write_features(folder, scenarios, more_phrases(PHRASES))
    flags = ["-q", "-c", "/dev/null", f"--rootdir={folder}", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
    begun = time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main([*plugin(), *flags, "--no-vacuity", "--import-mode=importlib", str(folder)])
    through_pytest = time.perf_counter() - begun
    if code:
        raise RuntimeError(f"pytest ended with {code}")
    begun = time.perf_counter()
    made = tapes.load(folder)
    engine = resolve("reference")
    verdicts = {tapes.run_tape(tape, engine).name for tape in made}
    at_first = time.perf_counter() - begun
    begun = time.perf_counter()
    for tape in made:
        tapes.run_tape(tape, engine)
    again = time.perf_counter() - begun
    if verdicts != {"pass"} or len(made) != scenarios:
        raise RuntimeError(f"{len(made)} scenarios came to {verdicts}")
    figures = {"through pytest-bdd": through_pytest, "as tapes at first": at_first, "as tapes again": again}
    return {name: round(took, 3) for name, took in figures.items()}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(Path(sys.argv[1]), int(sys.argv[2]))) + "\n")
