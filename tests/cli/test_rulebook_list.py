"""`headjudge rulebook list` on suites that the test lays out."""

import json

import pytest

from headjudge import paths
from headjudge.cli import main


@pytest.fixture
def suite(tmp_path, monkeypatch):
    """A clone with two rulebooks and a folder that is none."""
    for name, title in (("zebra-2.0", "Zebra"), ("aardvark-1.0", "Aardvark")):
        (tmp_path / "rulebooks" / name).mkdir(parents=True)
        (tmp_path / "rulebooks" / name / "rulebook.toml").write_text(f'title = "{title}"\n', encoding="utf-8")
    (tmp_path / "rulebooks" / "notes").mkdir()
    (tmp_path / "features").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "headjudge")
    return tmp_path


def test_lists_id_and_title_in_alphabetical_order(suite, capsys):
    assert main(["rulebook", "list"]) == 0
    assert capsys.readouterr().out == "aardvark-1.0  Aardvark\nzebra-2.0     Zebra\n"


def test_json_goes_to_the_standard_output(suite, capsys):
    assert main(["rulebook", "list", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "rulebooks": {"aardvark-1.0": {"title": "Aardvark"}, "zebra-2.0": {"title": "Zebra"}}
    }


def test_json_goes_to_a_file(suite, capsys):
    assert main(["rulebook", "list", "--json", str(suite / "out.json")]) == 0
    assert capsys.readouterr().out == ""
    assert list(json.loads((suite / "out.json").read_text(encoding="utf-8"))["rulebooks"]) == [
        "aardvark-1.0",
        "zebra-2.0",
    ]


def test_a_suite_without_rulebooks_selects_nothing(tmp_path, monkeypatch, capsys):
    (tmp_path / "features").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "headjudge")
    assert main(["rulebook", "list"]) == 5
    assert "no rulebooks" in capsys.readouterr().err


def test_a_broken_rulebook_is_named(suite, capsys):
    (suite / "rulebooks" / "zebra-2.0" / "rulebook.toml").write_text("title = \n", encoding="utf-8")
    assert main(["rulebook", "list"]) == 4
    assert "rulebook.toml is not valid TOML" in capsys.readouterr().err
