"""What is broken is named in a sentence, and the rest is kept."""

import json
from pathlib import Path

import pytest

from headjudge.cli import main
from tests.reports.conftest import RULEBOOK


def refused(capsys, *arguments):
    code = main(["report", *map(str, arguments)])
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    assert "bug in headjudge" not in said.err
    return code, said.err


def test_a_run_without_its_footer_is_incomplete(reference, capsys):
    lines = reference.read_bytes().splitlines()
    reference.write_bytes(b"\n".join(lines[:-1]))
    assert refused(capsys) == (
        4,
        f"headjudge: {reference_name(reference)} is incomplete: it has no footer; run it again\n",
    )


def reference_name(file):
    return Path(".headjudge") / "runs" / file.name


def test_a_run_that_was_cut_off_in_a_line_is_refused(reference, capsys):
    reference.write_bytes(reference.read_bytes()[:5000])
    code, said = refused(capsys, "--run", reference)
    assert code == 4
    assert str(reference) in said


def test_a_run_that_lost_lines_in_the_middle_is_refused(reference, capsys):
    lines = reference.read_bytes().splitlines()
    reference.write_bytes(b"\n".join([*lines[:10], *lines[12:]]))
    code, said = refused(capsys, "--run", reference)
    assert code == 4
    assert f"its footer counts {len(lines) - 2} scenarios and it holds {len(lines) - 4}" in said


def test_a_run_of_another_format_is_refused(put, passing, capsys):
    code, said = refused(capsys, "--run", put(passing, format=9))
    assert code == 4
    assert "has format 9" in said


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"not json", b"{}", b"[1]\n"])
def test_a_file_that_is_no_run_is_refused(folder, content, capsys):
    (folder / "x.ndjson").write_bytes(content)
    code, said = refused(capsys, "--run", "x.ndjson")
    assert code == 4
    assert "x.ndjson" in said


@pytest.mark.parametrize("content", [b"", b"[]", b'{"clauses": {"1": 2}}', b"{}"])
def test_a_file_that_is_no_proof_is_refused(reference, folder, content, capsys):
    (folder / "p.json").write_bytes(content)
    code, said = refused(capsys, RULEBOOK, "--proof", "p.json")
    assert code == 4
    assert "p.json is no proof" in said


@pytest.mark.parametrize("flag", ["--run", "--proof"])
def test_a_file_that_is_not_there_is_wrong_usage(reference, flag, capsys):
    code, said = refused(capsys, RULEBOOK, flag, "nowhere")
    assert (code, said) == (2, "headjudge: nowhere cannot be read: No such file or directory\n")


def test_an_unknown_rulebook_is_wrong_usage(folder, capsys):
    code, said = refused(capsys, "trials-1.0.1")
    assert code == 2
    assert f'Did you mean "{RULEBOOK}"?' in said


def test_a_file_name_that_tells_no_format_is_wrong_usage(reference, capsys):
    code, said = refused(capsys, "--out", "report.pdf")
    assert code == 2
    assert "--format" in said


def test_another_version_of_headjudge_is_named(put, passing, capsys):
    file = put(passing, headjudge="0.0.1")
    assert main(["report", "--format", "github"]) == 0
    assert f"{file.name} was made by headjudge 0.0.1, this is " in capsys.readouterr().out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_named_and_the_other_files_are_written(reference, folder, capsys):
    code, said = refused(capsys, "--format", "html", "--out", "/dev/full", "--out", "r.html", "--json", "r.json")
    assert code == 4
    assert said == "headjudge: /dev/full could not be written: No space left on device\n"
    assert (folder / "r.html").stat().st_size > 1000
    assert json.loads((folder / "r.json").read_text(encoding="utf-8"))["rulebooks"]


def test_a_disk_that_fills_keeps_the_report_that_stood_there(reference, folder, capsys, monkeypatch):
    (folder / "r.md").write_text("before", encoding="utf-8")

    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    code, said = refused(capsys, "--out", "r.md")
    assert (code, said) == (4, "headjudge: r.md could not be written: No space left on device\n")
    assert (folder / "r.md").read_text(encoding="utf-8") == "before"
    assert not list(folder.glob(".r.md*"))


def test_a_folder_in_place_of_a_file_is_named(reference, folder, capsys):
    (folder / "r.md").mkdir()
    code, said = refused(capsys, "--out", "r.md")
    assert code == 4
    assert "r.md could not be written" in said
