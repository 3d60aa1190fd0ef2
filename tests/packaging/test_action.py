"""The GitHub action: its shape by its text, and its shell bodies carried out in a repository of their own."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "action.yml").read_text(encoding="utf-8")
STEPS = dict(re.findall(r"^    - name: (.+)\n((?:(?:      .*)?\n)*)", TEXT, re.MULTILINE))
ENGINE = "py:headjudge.demo.engine:DemoEngine"
FAILING = "trails-1.0.1:804.11a-3/sclm-attack-no-overkill"

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="the action's bodies are written for bash")


def body(name):
    """Return the shell body of a step."""
    return textwrap.dedent(STEPS[name].partition("run: |\n")[2])


def git(folder, *words):
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


class Job:
    """A job of the runner: a folder, files for outputs and summary, and the environment of each step."""

    def __init__(self, folder, tools):
        self.folder = folder / "work"
        self.folder.mkdir()
        self.output, self.summary = folder / "output", folder / "summary"
        self.env = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "GITHUB_OUTPUT": str(self.output),
            "GITHUB_STEP_SUMMARY": str(self.summary),
            "RUNNER_TEMP": str(folder),
        }

    def step(self, name, **env):
        self.output.write_text("", encoding="utf-8")
        # As the runner calls it for `shell: bash`.
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", body(name)]
        done = subprocess.run(
            command, cwd=self.folder, env={**self.env, **env}, capture_output=True, text=True, check=False
        )
        outputs = dict(line.split("=", 1) for line in self.output.read_text(encoding="utf-8").splitlines())
        return done, outputs

    def judge(self, **env):
        blank = dict.fromkeys(("SELECTORS", "ENGINE", "BASELINE", "SHARD"), "")
        return self.step("Judge", **{**blank, **env})


@pytest.fixture
def job(tmp_path):
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, words in (("headjudge", "-m headjudge"), ("python", "")):
        (tools / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', encoding="utf-8")
        (tools / name).chmod(0o755)
    return Job(tmp_path, tools)


def test_inputs_never_stand_in_a_shell_body():
    bodies = [name for name in STEPS if "run: |" in STEPS[name]]
    assert bodies == ["Install headjudge", "Find the baseline", "Judge", "Report", "Verdict"]
    assert [name for name in bodies if "${{" in body(name)] == []


def test_every_input_is_used_and_every_used_input_is_declared():
    declared = re.findall(r"^  ([\w-]+):$", TEXT.partition("outputs:")[0], re.MULTILINE)
    assert set(declared) == set(re.findall(r"inputs\.([\w-]+)", TEXT))


@pytest.mark.parametrize("name", ["Report", "Keep the evidence", "Verdict"])
def test_what_comes_after_a_failure_is_done_all_the_same(name):
    assert "      if: always()" in STEPS[name]


def test_installing_takes_the_version_that_is_named(job, tmp_path):
    (tmp_path / "tools" / "python").write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    assert job.step("Install headjudge", VERSION="")[0].stdout == "-m pip install headjudge\n"
    assert job.step("Install headjudge", VERSION="1.2")[0].stdout == "-m pip install headjudge==1.2\n"


def test_an_engine_is_judged_reported_and_fails_the_job(job):
    done, outputs = job.judge(SELECTORS="trails-1.0.1:804.11a-3 trails-1.0.1:703.2", ENGINE=ENGINE)
    assert done.returncode == 0, done.stderr
    assert outputs == {"exit-code": "1"}
    assert FAILING.partition(":")[2] in done.stdout
    done, _ = job.step("Report")
    assert "::error file=features/trails-1.0.1/800/804.feature,line=" in done.stdout
    assert "trails-1.0.1" in job.summary.read_text(encoding="utf-8")
    for name in ("headjudge.xml", "headjudge.md", "headjudge.html", ".headjudge/failures"):
        assert (job.folder / name).exists()


def test_an_engine_that_is_not_there_is_told_in_the_summary(job):
    _, outputs = job.judge(SELECTORS="trails-1.0.1:703.2", ENGINE="cmd:./none")
    assert outputs == {"exit-code": "3"}
    assert job.step("Report")[0].returncode == 0
    assert "nothing was judged" in job.summary.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("fail_on", "code", "ends"),
    [
        ("breach", "1", 1),
        ("breach", "0", 0),
        ("breach", "3", 3),
        ("fault", "1", 0),
        ("fault", "4", 4),
        ("never", "1", 0),
        ("always", "0", 2),
    ],
)
def test_the_verdict_fails_the_job_as_it_is_asked_to(job, fail_on, code, ends):
    assert job.step("Verdict", FAIL_ON=fail_on, CODE=code)[0].returncode == ends


def test_a_pull_request_is_held_against_the_baseline_of_its_base(job):
    git(job.folder, "init", "-q")
    known = job.folder / "known.toml"
    known.write_text('suite = "0.1.0"\n', encoding="utf-8")
    (job.folder / "headjudge.toml").write_text('baseline = "known.toml"\n', encoding="utf-8")
    git(job.folder, "add", ".")
    git(job.folder, "commit", "-qm", "base")
    base = git(job.folder, "rev-parse", "HEAD")
    excuse = f'\n[[expected]]\nscenario = "{FAILING}"\nverdict = "fail"\n'
    known.write_text(f'suite = "0.1.0"\n{excuse}', encoding="utf-8")
    asked = {"SELECTORS": "trails-1.0.1:804.11a-3", "ENGINE": ENGINE}
    _, found = job.step("Find the baseline", BASELINE="", BASE="")
    assert found == {"file": "known.toml"}
    assert job.judge(BASELINE=found["file"], **asked)[1] == {"exit-code": "0"}
    _, found = job.step("Find the baseline", BASELINE="", BASE=base)
    assert Path(found["file"]).read_text(encoding="utf-8") == 'suite = "0.1.0"\n'
    assert job.judge(BASELINE=found["file"], **asked)[1] == {"exit-code": "1"}
    done, found = job.step("Find the baseline", BASELINE="new.toml", BASE=base)
    assert found == {"file": ""}
    assert "the base commit has no new.toml" in done.stdout
    assert job.judge(BASELINE="", **asked)[1] == {"exit-code": "1"}  # nor that of headjudge.toml


def test_a_base_commit_that_cannot_be_read_fails_the_step(job):
    git(job.folder, "init", "-q")
    done, found = job.step("Find the baseline", BASELINE="known.toml", BASE="0" * 40)
    assert done.returncode != 0
    assert found == {}
