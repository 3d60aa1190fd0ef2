"""`headjudge explain`."""

import json

import pytest

from headjudge.cli import main
from headjudge.scenarios.evidence import Header, Record, write


@pytest.fixture
def explain(capsys, tmp_path, monkeypatch):
    """Runs the command in an empty folder and gives its exit code, output and errors."""
    monkeypatch.chdir(tmp_path)

    def run(*args):
        code = main(["explain", *args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_a_clause_is_shown_from_all_sides(explain):
    code, out, _ = explain("705.5")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("trails-1.0.1  705.5  ")
    assert lines[1] == "  procedure, testable"
    assert any(line.startswith("  reading bond-check-has-its-own-tie: ") for line in lines)
    assert any(line.startswith("    features/trails-1.0.1/700/705.feature:") for line in lines)
    assert "      bond of exactly 0 loses" in lines
    assert any(line.startswith("    reference_engine/trails/turn.py:") for line in lines)
    assert '      @TURN.step("705.5")' in lines


def test_the_verdicts_are_those_of_the_newest_run_that_judged_the_clause(explain, tmp_path):
    _, out, _ = explain("705.5", "--json", "-")
    [found] = json.loads(out)["clauses"]
    assert {scenario["verdict"] for scenario in found["scenarios"]} == {""}
    first, second = (scenario["id"] for scenario in found["scenarios"][:2])
    header = Header(rulebook="trails-1.0.1", engine="cmd:./mine", started="2026-01-02T03:04:05")
    records = [
        Record(id=first, clauses=["705.5"], verdict="pass"),
        Record(id=second, clauses=["705.5"], verdict="fail", why="Bob wins"),
    ]
    other = [Record(id="804.2/some", clauses=["804.2"], verdict="pass")]
    write(tmp_path / ".headjudge" / "runs" / "run-trails-1.0.1-1.ndjson", header, records, 1.0)
    write(tmp_path / ".headjudge" / "runs" / "run-trails-1.0.1-2.ndjson", header, other, 1.0)
    write(tmp_path / ".headjudge" / "runs" / "run-trails-1.0.1-3.ndjson", header, records, 1.0, complete=False)
    _, out, _ = explain("705.5")
    lines = out.splitlines()
    assert "  scenarios  (cmd:./mine, 2026-01-02 03:04)" in lines
    assert [line.rpartition("  ")[2] for line in lines if ".feature:" in line][:2] == ["pass", "fail"]
    assert "      Bob wins" in lines


def test_mutants_are_those_of_the_newest_proof_of_the_clause(explain, tmp_path):
    _, out, _ = explain("705.5", "--json", "-")
    [found] = json.loads(out)["clauses"]
    own = found["scenarios"][0]["id"]
    assert found["mutants"] is None
    mutant = {"record": "mutant", "clauses": ["705.5"], "file": "turn.py", "line": 7, "before": "a < b", "after": "a"}
    lines = [
        {"record": "header"},
        {**mutant, "fate": "killed", "killers": [own]},
        {**mutant, "fate": "killed", "killers": ["804.2/some"]},
        {**mutant, "fate": "survived"},
        {**mutant, "fate": "wreck", "killers": [own]},
        {**mutant, "clauses": ["804.2"], "fate": "survived"},
    ]
    folder = tmp_path / ".headjudge"
    folder.mkdir()
    (folder / "prove-trails-1.0.1-705.ndjson").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    _, out, _ = explain("705.5")
    shown = out.splitlines()
    assert "  mutants  own scenarios kill 1 of 3, those of other clauses 1 more" in shown
    place = shown.index("    survived  turn.py:7")
    assert shown[place + 1 : place + 3] == ["      - a < b", "      + a"]


def test_the_invariants_of_a_clause_are_named(explain):
    _, out, _ = explain("502.1", "--json", "-")
    [found] = json.loads(out)["clauses"]
    assert found["invariants"]
    _, out, _ = explain("502.1")
    assert found["invariants"][0]["gist"] in out


def test_what_reaches_the_lines_is_shown_when_it_was_recorded(explain, capsys):
    assert "  engine\n" in explain("804.2")[1]
    assert main(["run", "trails-1.0.1:804.2", "--coverage"]) == 0
    capsys.readouterr()
    assert "reached by its own scenarios" in explain("804.2")[1]
    _, out, _ = explain("1501.1b")
    assert "  <- never reached" in out


def test_a_scenario_of_another_clause_that_carries_the_tag_is_shown(explain):
    _, out, _ = explain("1332.1", "--json", "-")
    [found] = json.loads(out)["clauses"]
    files = {scenario["at"].partition(":")[0] for scenario in found["scenarios"]}
    assert "features/trails-1.0.1/1300/1332.feature" in files
    _, out, _ = explain("1331.1", "--json", "-")
    [found] = json.loads(out)["clauses"]
    assert "features/trails-1.0.1/1300/1332.feature" in {s["at"].partition(":")[0] for s in found["scenarios"]}


def test_a_clause_that_cannot_be_tested_says_why(explain):
    code, out, _ = explain("trails-1.0.1:101.1")
    assert code == 0
    assert "  meta, not testable: " in out
    assert "  engine: none" in out


def test_what_restates_a_clause_is_named_both_ways(explain):
    assert "  restates 804.11a-2" in explain("209.1")[1]
    assert "  restated by 209.1, 210.1, 804.11a" in explain("804.11a-2")[1]


def test_a_line_that_cites_a_clause_twice_is_shown_once(explain):
    _, out, _ = explain("1305.2a", "--json", "-")
    [found] = json.loads(out)["clauses"]
    places = [line["at"] for line in found["lines"]]
    assert len(places) == len(set(places))


@pytest.mark.parametrize("args", [("804.99",), ("804.99", "--rulebook", "trails-1.0.1"), ("trails-1.0.1:804.99",)])
def test_an_unknown_clause_is_refused_with_the_nearest(explain, args):
    code, out, err = explain(*args)
    assert (code, out) == (2, "")
    assert err == 'headjudge: no clause "804.99" in trails-1.0.1. Did you mean "804.14"?\n'


def test_an_unknown_rulebook_is_refused(explain):
    code, _, err = explain("804.5", "--rulebook", "trails-1.0")
    assert code == 2
    assert 'Did you mean "trails-1.0.1"?' in err


@pytest.mark.parametrize("args", [(), ("804.5", "--uncited"), ("--silent", "--uncited")])
def test_one_question_at_a_time(explain, args):
    code, _, err = explain(*args)
    assert code == 2
    assert "name one clause, or ask for --uncited or --silent." in err


def test_what_is_not_cited_is_listed(explain):
    code, out, _ = explain("--uncited", "--rulebook", "trails-1.0.1")
    assert code == 0
    assert out == "trails-1.0.1: 0 testable clauses are cited by no line\n"


def test_functions_that_cite_nothing_are_listed(explain):
    from headjudge.annotations import check

    silent = check("trails-1.0.1").silent
    _, out, _ = explain("--silent")
    assert out.splitlines()[-1] == f"trails-1.0.1: {len(silent)} functions cite no clause"
    _, out, _ = explain("--silent", "--json", "-")
    assert [row["function"] for row in json.loads(out)["silent"]["trails-1.0.1"]] == [one.function for one in silent]
