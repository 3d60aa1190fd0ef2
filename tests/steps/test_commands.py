"""`headjudge run`, `check` and `steps`: what they print, write and return."""

import json
import subprocess
import sys

import pytest

from headjudge.cli.recorder import Recorder
from headjudge.cli.run_cmd import exit_code
from headjudge.exit_codes import ExitCode
from headjudge.paths import suite_root
from headjudge.protocol.resolve import resolve
from headjudge.scenarios import evidence, features, lint, tapes
from headjudge.scenarios.evidence import Footer, Header, IncompleteRun, Record

FEATURE = """
Feature: 703 Preparation Phase

  @703.6a
  Rule: 703.6a Two cards come first in a draw step

    Scenario: two cards are drawn
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand

  @703.7a
  Rule: 703.7a One card goes face-down

    Scenario: three cards are drawn
      Given it is the preparation phase
      When both players pass
      Then Alice has 3 cards in her hand
"""


def command(name, *args, cwd=None):
    code = (
        "import sys; from importlib import import_module;"
        f"command = getattr(import_module('headjudge.cli.{name}_cmd'), '{name}');"
        "sys.exit(command.main(sys.argv[1:], standalone_mode=False))"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={"PYTHONPATH": str(suite_root()), "PATH": ""},
    )


def test_run_judges_features_of_ones_own(write_feature, tmp_path):
    file = write_feature(FEATURE)
    done = command("run", "--features", str(file.parent), "--json", "-", "--junit", "out.xml", cwd=tmp_path)
    said = json.loads(done.stdout)
    assert said["rulebooks"]["trails-1.0.1"]["counts"] == {"fail": 1, "pass": 1}
    assert said["rulebooks"]["trails-1.0.1"]["clauses"] == {"703.6a": "verified", "703.7a": "breached"}
    assert done.returncode == ExitCode.NOT_CONFORMING
    assert "verified 1 of" in done.stderr
    assert "1 breached, 0 unsupported" in done.stderr
    assert (tmp_path / "out.xml").is_file()
    [kept] = (tmp_path / ".headjudge" / "runs").glob("run-trails-1.0.1-*.ndjson")
    run = evidence.read(kept)
    assert [record.verdict for record in run.records] == ["pass", "fail"]
    assert run.footer.counts == {"fail": 1, "pass": 1}


def test_run_takes_a_clause_and_what_follows_goes_to_pytest(write_feature, tmp_path):
    file = write_feature(FEATURE)
    done = command("run", "trails-1.0.1:703.6", "--features", str(file), "--", "-v", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "703.6a/two-cards-drawn" in done.stdout
    assert "703.7a" not in done.stdout


def test_run_says_that_nothing_was_selected(write_feature, tmp_path):
    file = write_feature(FEATURE)
    done = command("run", "trails-1.0.1:804", "--features", str(file), cwd=tmp_path)
    assert "nothing selected: no scenario of trails-1.0.1:804" in done.stderr


def test_a_broken_feature_is_no_verdict_on_the_engine(write_feature, tmp_path):
    file = write_feature(FEATURE.replace("both players pass", "both players sleep"))
    done = command("run", "--features", str(file), cwd=tmp_path)
    assert done.returncode == ExitCode.HARNESS_AT_FAULT
    assert "no When step" in done.stdout


def test_run_says_at_once_that_there_is_no_such_engine(tmp_path):
    done = command("run", "trails-1.0.1:703.1", "--engine", "py:nowhere:Engine", cwd=tmp_path)
    assert "EngineNotFound" in done.stderr
    assert "collected" not in done.stdout


def records(*verdicts):
    recorder = Recorder()
    recorder.records["trails-1.0.1"] = [Record(id=f"1/{v}", clauses=["1"], verdict=v) for v in verdicts]
    return recorder


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        (["pass", "unsupported"], ExitCode.AS_EXPECTED),
        (["pass", "fail", "crashed"], ExitCode.NOT_CONFORMING),
        (["off-script"], ExitCode.NOT_CONFORMING),
        (["pass", "crashed"], ExitCode.ADAPTER_AT_FAULT),
        (["hung"], ExitCode.ADAPTER_AT_FAULT),
        ([], ExitCode.NOTHING_SELECTED),
    ],
)
def test_each_exit_code_has_one_meaning(verdicts, code):
    assert exit_code(1, records(*verdicts)) == code


def test_check_lists_findings_and_returns_their_code(write_feature, tmp_path):
    done = command("check", str(write_feature(FEATURE.replace("703.7a One", "703.7b One"))), cwd=tmp_path)
    assert done.returncode == ExitCode.NOT_CONFORMING
    assert "the tag says 703.7a" in done.stdout
    assert command("check", str(write_feature(FEATURE)), cwd=tmp_path).returncode == 0


def test_steps_lists_phrases_by_words(tmp_path):
    done = command("steps", "homebase", "puts", cwd=tmp_path)
    assert "Alice puts Reed into her homebase" in done.stdout
    assert "concedes" not in done.stdout
    assert command("steps", "nosuchword", cwd=tmp_path).returncode == ExitCode.NOTHING_SELECTED


def test_evidence_without_its_footer_is_incomplete(tmp_path):
    file = tmp_path / "run.ndjson"
    header = Header(rulebook="trails-1.0.1", engine="reference")
    evidence.write(file, header, [Record(id="1/a", clauses=["1"], verdict="pass")], 0.1)
    assert isinstance(evidence.read(file).footer, Footer)
    file.write_text("\n".join(file.read_text().splitlines()[:-1]))
    with pytest.raises(IncompleteRun, match="footer"):
        evidence.read(file)


def test_a_clause_stands_by_all_its_scenarios():
    found = [
        Record(id="1/a", clauses=["1", "2"], verdict="pass"),
        Record(id="1/b", clauses=["1"], verdict="fail"),
        Record(id="3/a", clauses=["3"], verdict="unsupported"),
        Record(id="4/a", clauses=["4"], verdict="off-script"),
    ]
    standing = evidence.by_clause(found)
    assert standing == {"1": "breached", "2": "verified", "3": "unsupported", "4": "unjudged"}
    assert evidence.three_numbers(standing, 9) == "verified 1 of 9 clauses, 1 breached, 1 unsupported"


def test_tapes_and_pytest_bdd_give_the_same_verdicts_on_all_features(tmp_path):
    done = command("run", "trails-1.0.1", "--json", "-", cwd=tmp_path)
    said = {
        scenario["id"]: scenario["verdict"]
        for rulebook in json.loads(done.stdout)["rulebooks"].values()
        for scenario in rulebook["scenarios"]
    }
    engine = resolve("reference")
    files = features.feature_files(suite_root() / "features" / "trails-1.0.1")
    found = [tape for file in files for tape in lint.bind_all(features.read(file))[0]]
    assert {tape.id: tapes.judge(tape, engine, vacuity=True).name for tape in found} == said
