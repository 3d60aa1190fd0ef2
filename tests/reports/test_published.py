"""The committed state of a rulebook: made from a run, and held against one."""

import json

import pytest

from headjudge.cli import main
from tests.reports.conftest import RULEBOOK, changed


@pytest.fixture
def published(reference, folder, capsys):
    assert main(["report", "--publish", RULEBOOK]) == 0
    capsys.readouterr()
    return folder / "published"


def check(capsys, *more):
    code = main(["report", "--check-published", RULEBOOK, *map(str, more)])
    return code, capsys.readouterr().err


def test_what_was_just_published_is_up_to_date(published, capsys):
    assert check(capsys) == (0, "")


def test_publishing_twice_gives_the_same_bytes(published, put, passing):
    before = {file.name: file.read_bytes() for file in published.iterdir()}
    put(changed(passing, {passing[0].id: {"seconds": 9.0}}), started="2026-01-01")
    assert main(["report", "--publish", RULEBOOK]) == 0
    assert {file.name: file.read_bytes() for file in published.iterdir()} == before
    assert sorted(before) == [f"{RULEBOOK}.json", f"{RULEBOOK}.md"]


def test_a_clause_that_no_longer_passes_is_named(published, put, passing, failing, capsys):
    put(changed(passing, {failing[0].id: {"verdict": "fail"}}))
    code, said = check(capsys)
    assert code == 1
    assert f"{RULEBOOK}: 804.11b is published as passing and is written" in said
    assert f"headjudge report --publish {RULEBOOK}" in said


def test_a_clause_about_which_something_else_changed_is_named(published, capsys):
    file = published / f"{RULEBOOK}.json"
    text = file.read_text(encoding="utf-8")
    gist = json.loads(text)["clauses"]["804.4"]["gist"]
    file.write_text(text.replace(gist, "Another gist"), encoding="utf-8")
    code, said = check(capsys)
    assert code == 1
    assert f"{RULEBOOK}: 804.4 is published with another gist" in said


def test_an_edited_file_is_stale(published, capsys):
    file = published / f"{RULEBOOK}.md"
    file.write_text(file.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    code, said = check(capsys)
    assert code == 1
    assert f"{RULEBOOK}.md is not what" in said


def test_a_missing_or_damaged_file_is_stale(published, capsys):
    (published / f"{RULEBOOK}.json").write_text("{", encoding="utf-8")
    code, said = check(capsys)
    assert code == 1
    assert "missing or damaged" in said


def test_a_proof_is_published_and_need_not_be_at_hand_to_check(published, proof, capsys):
    assert main(["report", "--publish", RULEBOOK, "--proof", str(proof)]) == 0
    capsys.readouterr()
    row = json.loads((published / f"{RULEBOOK}.json").read_text(encoding="utf-8"))["clauses"]["804.11b"]
    assert (row["level"], row["mutants"]) == ("proven", {"total": 5, "killed": 3})
    assert check(capsys) == (0, "")
    assert check(capsys, "--proof", proof) == (0, "")


def test_without_a_run_of_the_whole_reference_there_is_nothing_to_check(folder, put, passing, capsys):
    put(passing[:5])
    put(passing, "py:mine:Engine", "mine")
    code, said = check(capsys)
    assert code == 1
    (folder / "published").mkdir()
    (folder / "published" / f"{RULEBOOK}.json").write_text('{"clauses": {}}', encoding="utf-8")
    code, said = check(capsys)
    assert code == 5
    assert f"make one with: headjudge run {RULEBOOK}" in said


def test_an_engine_author_without_a_reference_run_sees_the_published_rungs(published, foreign, reference, capsys):
    assert main(["report", "--run", str(foreign), "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)["rulebooks"][RULEBOOK]
    assert found["clauses"]["804.11b"]["level"] == "passing"
    assert found["notes"][0].startswith("the rungs are those published")


def test_either_publish_or_check(folder, capsys):
    assert main(["report", "--publish", "--check-published"]) == 2
