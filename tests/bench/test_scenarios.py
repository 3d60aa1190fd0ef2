"""The bench of scenarios measures what it says, in a process of its own."""

import json
import os
import subprocess
import sys

from headjudge.bench.scenarios import PHRASES, more_phrases, write_features
from headjudge.paths import suite_root
from headjudge.scenarios import features
from headjudge.scenarios.registry import load_vocabulary


def test_generated_scenarios_pass_every_way(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "headjudge.bench.scenarios", str(tmp_path), "60"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(suite_root())},
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert list(figures) == [
        "through pytest-bdd",
        "as tapes, first pass",
        "as tapes, again",
        "as tapes, canned replies",
    ]
    assert figures["through pytest-bdd"]["seconds"] > 0


def test_as_many_scenarios_are_written_as_are_asked_for(tmp_path):
    write_features(tmp_path, 120, ["the bench lays out {n} of sort0"])
    assert sum(len(features.read(file).scenarios) for file in features.feature_files(tmp_path)) == 120


def test_the_vocabulary_is_not_yet_larger_than_what_is_measured():
    assert len(load_vocabulary().phrases) < PHRASES
    assert more_phrases(0) == []
