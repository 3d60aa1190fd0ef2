"""The rung of each clause, and the numbers made of it."""

import json

from headjudge.catalogue import load
from headjudge.cli import main
from reports.loading import merged, read_run
from reports.model import COUNTS
from tests.reports.conftest import NASTY, RULEBOOK, changed


def report(capsys, *arguments):
    assert main(["report", RULEBOOK, "--json", "-", *map(str, arguments)]) == 0
    return json.loads(capsys.readouterr().out)["rulebooks"][RULEBOOK]


def test_a_run_of_the_reference_makes_clauses_passing(reference, capsys):
    found = report(capsys)
    catalogue = load(RULEBOOK)
    assert tuple(found["counts"]) == COUNTS
    assert found["counts"]["clauses"] == len(catalogue)
    assert found["counts"]["testable"] == len(catalogue.testable)
    assert {row["level"] for row in found["clauses"].values() if row["testable"]} == {"passing"}
    assert found["counts"]["verified"] == found["counts"]["passing"] == found["counts"]["written"]
    assert list(found["clauses"]) == [clause.id for clause in catalogue]


def test_a_clause_has_all_that_the_design_asks_for(reference, capsys):
    row = report(capsys)["clauses"]["804.11a-3"]
    wanted = {"kind", "testable", "why_not", "gist", "level", "mutants", "scenarios", "lines", "reading"}
    assert wanted <= set(row)
    assert row["mutants"] == {"total": 0, "killed": 0}
    assert row["scenarios"][0]["verdict"] == "pass"


def test_annotation_errors_are_a_list(reference, capsys):
    assert main(["report", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["annotation_errors"] == []


def test_an_excluded_clause_has_its_reason_and_counts_nowhere(reference, capsys):
    row = report(capsys)["clauses"]["800"]
    assert (row["level"], row["standing"]) == ("excluded", "")
    assert row["why_not"]


def test_sections_add_up_to_the_whole(foreign, reference, capsys):
    found = report(capsys)
    for name in COUNTS:
        assert sum(counts[name] for counts in found["sections"].values()) == found["counts"][name]


def test_one_scenario_that_fails_on_the_reference_leaves_its_clause_written(put, passing, failing, capsys):
    put(changed(passing, {failing[0].id: {"verdict": "fail", "why": "x"}}))
    found = report(capsys)
    assert found["clauses"]["804.11b"]["level"] == "written"
    assert found["counts"]["breached"] == 1


def test_a_scenario_that_the_reference_did_not_run_leaves_its_clause_written(put, passing, failing, capsys):
    put([record for record in passing if record.id != failing[0].id])
    found = report(capsys)
    assert found["clauses"]["804.11b"]["level"] == "written"
    assert "1 scenarios are newer than the run on reference" in found["notes"]


def test_own_kills_prove_a_clause_and_kills_by_others_do_not(reference, proof, capsys):
    found = report(capsys, "--proof", proof)
    assert found["clauses"]["804.11b"]["level"] == "proven"
    assert found["clauses"]["804.11b"]["mutants"] == {"total": 5, "killed": 3}
    assert found["clauses"]["804.4"]["level"] == "passing"
    assert found["counts"]["proven"] == 1


def test_the_proof_in_the_folder_of_evidence_is_found(reference, proof, folder, capsys):
    proof.rename(folder / ".headjudge" / f"prove-{RULEBOOK}.json")
    assert report(capsys)["counts"]["proven"] == 1


def test_another_engine_confirms_what_it_passes_and_is_named(reference, foreign, capsys):
    found = report(capsys)
    assert found["clauses"]["804.1"]["level"] == "confirmed"
    assert found["clauses"]["804.1"]["confirmed_by"] == [f"{NASTY} 1"]
    assert found["clauses"]["804.11b"]["level"] == "passing"
    assert (found["counts"]["breached"], found["counts"]["unsupported"], found["counts"]["unjudged"]) == (2, 1, 1)


def test_our_engine_by_another_way_confirms_nothing(reference, put, passing, capsys):
    put(passing, "cmd:headjudge serve", "headjudge reference")
    assert report(capsys)["counts"]["confirmed"] == 0


def test_without_a_run_the_report_says_so(folder, capsys):
    found = report(capsys, RULEBOOK)
    assert found["counts"]["passing"] == 0
    assert found["counts"]["written"] == found["counts"]["unjudged"]
    assert f"no run of {RULEBOOK} was found" in found["notes"][0]


def test_a_newer_run_of_a_part_does_not_hide_the_run_of_the_whole(reference, put, passing, capsys):
    put(passing[:3])
    assert report(capsys)["counts"]["passing"] > 400


def test_a_run_of_a_part_that_is_named_is_reported_as_such(put, passing, capsys):
    found = report(capsys, "--run", put(passing[:3]))
    assert found["notes"] == [f"the run on reference judged 3 of {len(passing)} scenarios"]


def test_shards_are_one_run(put, passing, capsys):
    one, other = put(passing[::2]), put(passing[1::2])
    assert len(merged([read_run(one), read_run(other)])) == 1
    assert report(capsys, "--run", one, "--run", other)["counts"]["passing"] > 400


def test_two_runs_of_the_same_scenarios_stay_two(put, passing):
    assert len(merged([read_run(put(passing)), read_run(put(passing))])) == 2


def test_a_report_says_what_the_next_level_would_unlock(reference, put, passing, capsys):
    put(passing, "py:mine:Engine", "mine", "setup")
    notes = report(capsys)["notes"]
    assert len(notes) == 1
    assert notes[0].startswith("mine 1 has the level setup; the next, chance, unlocks ")


def test_evidence_is_looked_for_where_headjudge_toml_puts_it(reference, folder, capsys):
    (folder / ".headjudge").rename(folder / "elsewhere")
    (folder / "headjudge.toml").write_text('out = "elsewhere"\n', encoding="utf-8")
    assert report(capsys, RULEBOOK)["counts"]["passing"] > 400
