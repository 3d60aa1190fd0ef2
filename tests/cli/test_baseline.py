"""The baseline: what an engine is known to fail, held against what it fails; kept up to date without losing words."""

import json

import pytest

from headjudge import __version__, saving
from headjudge.cli import main
from headjudge.exit_codes import ExitCode
from headjudge.scenarios import baseline
from headjudge.scenarios.evidence import Record

BOOK = "trails-1.0.1"
ENGINE = "py:headjudge.demo.engine:DemoEngine"
FAILING = f"{BOOK}:804.11a-3/sclm-attack-no-overkill"
SELECTED = f"{BOOK}:804.11a-3"


def entry(name, verdict="fail", kind="scenario", reason="known"):
    return f'[[expected]]\n{kind} = "{name}"\nverdict = "{verdict}"\nreason = "{reason}"\n'


def text(*entries, suite=__version__):
    return "\n".join([f'# Ours.\nsuite = "{suite}"\n', *entries])


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Judge the engine of the demonstration with a baseline; returns the exit code and what was said."""
    monkeypatch.chdir(tmp_path)

    def run(content, *args, selected=SELECTED):
        if content is not None:
            (tmp_path / "known.toml").write_text(content, encoding="utf-8")
        code = main(["run", selected, "--engine", ENGINE, "--baseline", "known.toml", *args])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


@pytest.mark.parametrize(
    "listed", [entry(FAILING), entry(f"{BOOK}:804.11a", kind="clause"), entry(f"{BOOK}:804.11a-3", kind="clause")]
)
def test_a_failure_that_is_listed_does_not_fail_the_run(run, listed):
    code, said = run(text(listed))
    assert code == ExitCode.AS_EXPECTED
    assert "known.toml: 1 scenario comes out as it lists them" in said
    assert "BREACH" not in said


def test_a_failure_that_is_not_listed_fails_the_run(run):
    code, said = run(text())
    assert code == ExitCode.NOT_CONFORMING
    assert "BREACH" in said


@pytest.mark.parametrize(
    ("listed", "says"),
    [
        (
            entry(f"{BOOK}:804.11a-3/lone-attacker-overkills-difference"),
            "804.11a-3/lone-attacker-overkills-difference is no scenario any more, and the baseline lists it as fail",
        ),
        (entry(FAILING, "crashed"), f"{FAILING} is fail now, and the baseline lists it as crashed: bond lost by Bob"),
        (
            entry(f"{BOOK}:804.11a-3", "refused", "clause"),
            f"{BOOK}:804.11a-3: no scenario is refused any more, and the baseline lists it as refused",
        ),
    ],
)
def test_an_entry_that_is_not_true_any_more_is_an_error_in_one_sentence(run, listed, says):
    code, said = run(text(listed, "" if FAILING in listed else entry(FAILING)))
    assert code == ExitCode.NOT_CONFORMING
    [line] = [line for line in said.splitlines() if line.startswith("baseline: ")]
    assert says in line


def test_a_listed_failure_that_passes_is_an_error(run, tmp_path):
    passing = f"{BOOK}:703.2/craft-start-turn-resolved-before"
    code, said = run(text(entry(FAILING), entry(passing)), selected=BOOK + ":703.2")
    assert code == ExitCode.NOT_CONFORMING
    [line] = [
        line for line in said.splitlines() if line.startswith("baseline: ")
    ]  # what was not selected is left alone
    assert line == f"baseline: {passing} passes now, and the baseline lists it as fail"


def record(own, verdict, **more):
    return Record(id=own, clauses=[own.partition("/")[0]], verdict=verdict, **more)


def judged(listed, *records, suite=__version__):
    found = [baseline.Expected(**one) for one in listed]
    return baseline.judge(baseline.Baseline(suite=suite, expected=found), {BOOK: records})


KNOWN = {"scenario": f"{BOOK}:102.1/alices-attack-meets-no-unit", "verdict": "fail"}
OWN = "102.1/alices-attack-meets-no-unit"


def test_a_scenario_that_passes_is_named():
    assert judged([KNOWN], record(OWN, "pass")).problems == [
        f"{BOOK}:{OWN} passes now, and the baseline lists it as fail"
    ]


def test_a_scenario_that_differs_on_a_reading_only_is_named():
    [said] = judged([KNOWN], record(OWN, "fail", reading="some")).problems
    assert "differs on a reading only now" in said


def test_support_lost_is_an_error_and_listed_lack_is_none():
    assert judged([], record(OWN, "unsupported")).problems == [
        f"{BOOK}:{OWN} is not supported any more, and the baseline does not list it"
    ]
    held = judged([{"clause": f"{BOOK}:102", "verdict": "unsupported"}], record(OWN, "unsupported"))
    assert held.problems == []
    assert held.as_expected == {f"{BOOK}:{OWN}"}


@pytest.mark.parametrize("verdict", ["fail", "unsupported"])
def test_scenarios_newer_than_the_baseline_are_shown_and_not_scored(verdict):
    held = judged([], record(OWN, verdict), suite="0.0.9")
    assert held.problems == []
    assert held.new == [f"{BOOK}:{OWN}"]
    assert not held.scores(BOOK, record(OWN, verdict))
    assert judged([], record(OWN, verdict), suite="10.0.0").new == []


def test_a_new_scenario_that_fails_does_not_fail_the_run(run):
    code, said = run(text(suite="0.0.1"))
    assert code == ExitCode.AS_EXPECTED
    assert f"new since the baseline, not scored: {FAILING}" in said


def test_the_entry_of_a_scenario_has_the_word_before_that_of_its_clause():
    other = "102.1/bobs-attack-meets-no-unit"
    listed = [{"clause": f"{BOOK}:102.1", "verdict": "unsupported"}, KNOWN]
    assert judged(listed, record(OWN, "fail"), record(other, "unsupported")).problems == []
    [said] = judged(listed[:1], record(OWN, "fail"), record(other, "unsupported")).problems
    assert said.startswith(f"{BOOK}:102.1: {OWN} is fail, and the baseline lists it as unsupported")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("suite = ", "known.toml is no baseline: not valid TOML"),
        ("", "known.toml is no baseline: Object missing required field suite"),
        (text(entry(FAILING, "fali")), 'no verdict "fali"'),
        (text(entry("chess-1:1")), 'no rulebook "chess-1"'),
        (text('[[expected]]\nverdict = "fail"\n'), "an entry names either a scenario or a clause"),
        ('{"record":"header"}', "is a run and no baseline"),
    ],
)
def test_a_baseline_that_cannot_be_read_is_refused_before_anything_is_judged(run, content, says):
    code, said = run(content)
    assert code == ExitCode.WRONG_USAGE
    assert says in said
    assert "verified" not in said


def test_an_update_keeps_comments_and_reasons_and_enters_what_is_new(run, tmp_path):
    gone = "# About a thing that is mended.\n" + entry(f"{BOOK}:804.11a-3/no-such-thing", reason="mended")
    elsewhere = "# Not asked for now.\n" + entry(f"{BOOK}:705.8/some-other", reason="later")
    wrong = "# Why it fails.\n" + entry(FAILING, "crashed", reason="issue 12")
    code, said = run(text(elsewhere, wrong, gone, suite="0.0.1"), "--update-baseline")
    assert code == ExitCode.AS_EXPECTED, said
    after = (tmp_path / "known.toml").read_text(encoding="utf-8")
    assert after == text(elsewhere, wrong.replace("crashed", "fail"))
    assert run(None)[0] == ExitCode.AS_EXPECTED


def test_a_baseline_is_written_where_there_is_none(run, tmp_path):
    assert run(None)[0] == ExitCode.WRONG_USAGE
    code, said = run(None, "--update-baseline")
    assert code == ExitCode.AS_EXPECTED
    assert "written anew, 1 scenario" in said
    found = baseline.read(tmp_path / "known.toml")
    assert [(one.scenario, one.verdict) for one in found.expected] == [(FAILING, "fail")]
    assert run(None)[0] == ExitCode.AS_EXPECTED


def test_a_clause_that_is_not_supported_at_all_is_entered_once():
    other = "102.1/bobs-attack-meets-no-unit"
    run = {BOOK: [record(OWN, "unsupported"), record(other, "unsupported"), record('9.9/x["a"]', "fail")]}
    written = baseline.updated(baseline.first_text(), run)
    assert written.count("[[expected]]") == 2
    assert f'clause = "{BOOK}:102.1"' in written
    assert r"9.9/x[\"a\"]" in written


def test_an_update_without_a_file_is_wrong_usage(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["run", SELECTED, "--update-baseline"]) == ExitCode.WRONG_USAGE
    assert "name the file with --baseline" in capsys.readouterr().err


def test_a_run_that_was_broken_off_updates_nothing(run, tmp_path):
    before = text()
    code, said = run(before, "--update-baseline", "--", "-x")
    assert code == ExitCode.HARNESS_AT_FAULT
    assert "known.toml was not written: the run is not whole" in said
    assert (tmp_path / "known.toml").read_text(encoding="utf-8") == before


def test_the_json_of_a_run_says_what_the_baseline_says(run, tmp_path):
    run(text(entry(FAILING)), "--json", "out.json")
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["baseline"] == {"problems": [], "as_expected": [FAILING], "new": [], "support_lost": []}


def test_a_full_disk_is_told_and_the_verdicts_too(run, monkeypatch):
    def full(file, content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving, "_replace", full)
    code, said = run(text())
    assert code == ExitCode.HARNESS_AT_FAULT
    assert "BREACH" in said
    assert "No space left on device" in said
    assert "1 more files could not be written" in said
