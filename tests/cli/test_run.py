"""`headjudge run` as its user meets it: exit codes, selectors, features of one's own, and being broken off."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from headjudge import config
from headjudge.cli import main, run_cmd
from headjudge.cli.recorder import Recorder
from headjudge.exit_codes import ExitCode
from headjudge.paths import suite_root
from headjudge.scenarios import evidence

FEATURE = """\
Feature: 703 Preparation Phase

  @703.6a
  Rule: 703.6a Two cards come first in a draw step

    Scenario: two cards are drawn
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand

    Scenario: the other player draws none
      Given it is the preparation phase
      When both players pass
      Then Bob has 0 cards in his hand
      And Alice has 2 cards in her hand

  @703.7a
  Rule: 703.7a One card goes face-down

    Scenario: there are two cards to choose from
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand
"""

ENGINE = """
from headjudge.protocol.resolve import resolve

class Engine:
    def __init__(self):
        self.inner = resolve("reference")
        self.games = 0

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def hello(self): return self.inner.hello()
    def concede(self, call): return self.inner.concede(call)
    def loop(self, call): return self.inner.loop(call)
    def observe(self, call): return self.inner.observe(call)
    def close(self, call): return self.inner.close(call)
    def bye(self): return self.inner.bye()
    def decide(self, call): return self.inner.decide(call)
    def new(self, call):
        self.games += 1
        return self.inner.new(call)

class Crashing(Engine):
    def decide(self, call): raise ValueError("no such card")

class Silent(Engine):
    def hello(self): raise ValueError("out of order")

class Playing(Engine):
    def hello(self):
        import msgspec
        return msgspec.structs.replace(self.inner.hello(), level="play")

class Stopped(Engine):
    def new(self, call):
        if self.games == 1: raise KeyboardInterrupt
        return super().new(call)
"""


@pytest.fixture
def project(tmp_path):
    """A folder with features of one's own and some engines."""
    (tmp_path / "mine" / "trails-1.0.1").mkdir(parents=True)
    (tmp_path / "mine" / "trails-1.0.1" / "703.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "engines.py").write_text(ENGINE, encoding="utf-8")
    return tmp_path


def headjudge_run(project, *args):
    return subprocess.run(
        [sys.executable, "-m", "headjudge", "run", *args],
        cwd=project,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(suite_root()), "PYTHONIOENCODING": "utf-8"},
    )


def runs(project):
    return list((project / ".headjudge" / "runs").glob("*.ndjson"))


def test_an_engine_that_conforms_ends_with_0_and_prints_no_progress_into_a_pipe(project):
    done = headjudge_run(project, "--features", "mine")
    assert done.returncode == ExitCode.AS_EXPECTED
    assert "..." not in done.stdout
    assert "3 passed" in done.stdout
    assert "verified 2 of" in done.stdout.splitlines()[-1]


def test_an_engine_that_does_not_ends_with_1_and_says_where_it_first_departs(project):
    args = ("--features", "mine", "--engine", "py:headjudge.demo.engine:DemoEngine", "--json", "-")
    done = headjudge_run(project, *args)
    assert done.returncode == ExitCode.NOT_CONFORMING
    said = json.loads(done.stdout)["rulebooks"]["trails-1.0.1"]
    [group] = said["divergences"]
    assert (group["clause"], len(group["scenarios"])) == ("703.6a", 3)
    assert "first difference: " in done.stderr
    assert "(703.6a); 2 more scenarios share it" in done.stderr
    [file] = runs(project)
    kept = [record.divergence for record in evidence.read(file).records]
    assert [divergence.clause for divergence in kept if divergence] == ["703.6a"] * 3


def test_an_engine_that_crashes_in_play_ends_with_3(project):
    done = headjudge_run(project, "--features", "mine", "--engine", "py:engines:Crashing")
    assert done.returncode == ExitCode.ADAPTER_AT_FAULT
    assert "no such card" in done.stdout
    assert "3 crashed" in done.stdout


def test_an_engine_that_cannot_introduce_itself_is_told_at_once(project):
    done = headjudge_run(project, "--features", "mine", "--engine", "py:engines:Silent")
    assert done.returncode == ExitCode.ADAPTER_AT_FAULT
    assert done.stdout == ""
    assert done.stderr.startswith("headjudge: py:engines:Silent crashed at `hello`")


def test_a_run_that_is_broken_off_is_kept_and_marked_incomplete(project):
    done = headjudge_run(project, "--features", "mine", "--engine", "py:engines:Stopped")
    assert done.returncode == ExitCode.INTERRUPTED
    assert "the run was broken off: 1 scenarios were judged" in done.stdout
    [file] = runs(project)
    assert '"verdict":"pass"' in file.read_text(encoding="utf-8")
    with pytest.raises(evidence.IncompleteRun, match="is incomplete: it has no footer"):
        evidence.read(file)


def test_a_run_that_stops_at_the_first_failure_is_incomplete_too(project):
    done = headjudge_run(project, "--features", "mine", "--engine", "py:headjudge.demo.engine:DemoEngine", "--", "-x")
    assert done.returncode == ExitCode.NOT_CONFORMING
    [file] = runs(project)
    with pytest.raises(evidence.IncompleteRun):
        evidence.read(file)


def test_a_broken_feature_file_is_one_sentence_with_its_place(project):
    file = project / "mine" / "trails-1.0.1" / "703.feature"
    file.write_text(FEATURE.replace("Feature: 703", "Featur 703"), encoding="utf-8")
    done = headjudge_run(project, "--features", "mine")
    assert done.returncode == ExitCode.HARNESS_AT_FAULT
    assert "not Gherkin" in done.stdout
    assert "703.feature:1" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_an_unknown_scenario_is_named_with_the_nearest(project):
    done = headjudge_run(project, "trails-1.0.1:703.6a/two-cards-drown", "--features", "mine")
    assert done.returncode == ExitCode.WRONG_USAGE
    assert 'no scenario "trails-1.0.1:703.6a/two-cards-drown"' in done.stderr
    assert 'Did you mean "trails-1.0.1:703.6a/two-cards-drawn"?' in done.stderr
    assert not runs(project)


def test_one_scenario_can_be_selected(project):
    done = headjudge_run(project, "trails-1.0.1:703.6a/two-cards-drawn", "--features", "mine")
    assert done.returncode == ExitCode.AS_EXPECTED
    assert "1 passed" in done.stdout


def test_several_processes_come_to_the_same(project):
    pytest.importorskip("xdist")
    args = ("--features", "mine", "--engine", "py:headjudge.demo.engine:DemoEngine", "--jobs", "2", "--json", "-")
    done = headjudge_run(project, *args)
    said = json.loads(done.stdout)["rulebooks"]["trails-1.0.1"]
    assert said["counts"] == {"fail": 3}
    assert [len(group["scenarios"]) for group in said["divergences"]] == [3]


def test_test_cards_of_ones_own_lie_beside_the_features(project):
    (project / "mine" / "cards.toml").write_text(
        '[Ox]\ntype = ["UNIT"]\norganization = ["Guild"]\n"CP cost" = 2\nSTR = 9\nDEF = 9\n', encoding="utf-8"
    )
    file = project / "mine" / "trails-1.0.1" / "703.feature"
    drawn = FEATURE.replace(
        "Given it is the preparation phase\n      When both players pass\n      Then Alice has 2",
        "Given the top of Alice's deck is Ox\n      And it is the preparation phase\n"
        "      When both players pass\n      Then Ox is in Alice's hand\n      And Alice has 2",
    )
    file.write_text(drawn, encoding="utf-8")
    done = headjudge_run(project, "--features", "mine")
    assert done.returncode == ExitCode.AS_EXPECTED, done.stdout
    assert "3 passed" in done.stdout


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (["trails-1.0.2"], 2, 'no rulebook "trails-1.0.2"'),
        (["trails-1.0.1:804.11a-9"], 2, 'no clause "804.11a-9" in trails-1.0.1. Did you mean "804.11a-4"?'),
        (["--features", "nowhere"], 2, "no file or folder nowhere"),
        (["trails-1.0.1:101"], 5, "nothing selected: no scenario of trails-1.0.1:101"),
        (["--engine", "py:nowhere:Engine"], 3, 'no engine "py:nowhere:Engine"'),
        (["--jobs", "0"], 2, "--jobs"),
        (["--baseline", "nowhere"], 2, "no file nowhere"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_input_is_one_sentence(args, code, sentence, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["run", *args]) == code
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""


def test_an_unknown_key_in_headjudge_toml_is_named_with_the_nearest(tmp_path, monkeypatch, capsys):
    (tmp_path / config.FILE).write_text('engin = "reference"\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["run"]) == ExitCode.WRONG_USAGE
    assert 'no key "engin"' in capsys.readouterr().err


def test_headjudge_toml_stands_in_for_flags(project):
    lines = [
        'engine = "py:headjudge.demo.engine:DemoEngine"',
        'features = "mine"',
        'out = "kept"',
        'rulebooks = ["trails-1.0.1:703.7a"]',
    ]
    (project / config.FILE).write_text("\n".join(lines), encoding="utf-8")
    done = headjudge_run(project)
    assert done.returncode == ExitCode.NOT_CONFORMING
    assert "1 breach" in done.stdout
    assert len(list((project / "kept" / "runs").iterdir())) == 1


def test_several_jobs_without_xdist_are_refused_in_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run_cmd, "find_spec", lambda name: None)
    assert main(["run", "trails-1.0.1:703", "--jobs", "2"]) == ExitCode.WRONG_USAGE
    assert "several jobs need pytest-xdist" in capsys.readouterr().err


def test_nothing_that_can_be_judged_is_no_breach_and_is_said(project):
    done = headjudge_run(project, "--features", "mine", "--engine", "py:engines:Playing")
    assert done.returncode == ExitCode.AS_EXPECTED
    assert "nothing could be judged: the scenario needs the level setup" in done.stdout


def test_features_outside_of_a_rulebook_select_nothing_and_the_reason_is_said(project):
    (project / "mine" / "trails-1.0.1").rename(project / "mine" / "cards")
    done = headjudge_run(project, "--features", "mine")
    assert done.returncode == ExitCode.NOTHING_SELECTED
    assert "have the tag @rulebook:ID" in done.stdout


@pytest.mark.parametrize(("internal", "code"), [(True, ExitCode.HARNESS_AT_FAULT), (False, ExitCode.ADAPTER_AT_FAULT)])
def test_an_error_inside_pytest_is_not_taken_for_one_of_the_adapter(internal, code):
    recorder = Recorder()
    if internal:
        recorder.pytest_internalerror()
    assert run_cmd.exit_code(3, recorder) == code


def test_a_process_that_dies_is_named_and_the_rest_is_kept_as_incomplete(project):
    engine = """

class Dying(Engine):
    def new(self, call):
        if "Reed" in str(call.position.players["Alice"].zones.get("hand")):
            import os

            os._exit(9)
        return self.inner.new(call)
"""
    with (project / "engines.py").open("a", encoding="utf-8") as file:
        file.write(engine)
    feature = project / "mine" / "trails-1.0.1" / "703.feature"
    doomed = FEATURE.replace(
        "the other player draws none\n      Given it is the preparation phase\n",
        "the other player draws none\n      Given it is the preparation phase\n      And Alice has Reed in her hand\n",
    )
    feature.write_text(doomed, encoding="utf-8")
    done = headjudge_run(project, "--features", "mine", "--engine", "py:engines:Dying", "--jobs", "2")
    assert done.returncode == ExitCode.HARNESS_AT_FAULT
    assert "the process that judged 703.6a/other-player-draws-none died with it" in done.stdout
    [file] = runs(project)
    assert len(file.read_bytes().splitlines()) == 3
    with pytest.raises(evidence.IncompleteRun, match="it has no footer"):
        evidence.read(file)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_json_that_cannot_be_written_is_named_and_the_rest_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["run", "trails-1.0.1:703.2", "--json", "/dev/full"]) == ExitCode.HARNESS_AT_FAULT
    said = capsys.readouterr()
    assert "/dev/full could not be written: No space left on device\n" in said.out
    assert "verified 1 of 475 clauses" in said.out
    assert "bug" not in said.err
    assert main(["rulebook", "list", "--json", "/dev/full"]) == ExitCode.HARNESS_AT_FAULT
    assert capsys.readouterr().err == "headjudge: /dev/full could not be written: No space left on device\n"
