"""`headjudge rulebook check` and `import`: a copy of invented rules beside an invented rulebook."""

import csv
import json

import pytest

from headjudge import paths
from headjudge.catalogue import clauses, rulebook
from headjudge.catalogue.clauses import COLUMNS
from headjudge.catalogue.fingerprint import fingerprint
from headjudge.catalogue.numbering import Numbering
from headjudge.cli import main
from headjudge.cli.rulebook_cmd import UnreadableCopy, kept_clause

RULES = {
    "101": "Frogs",
    "101.1": "A frog that sits on a leaf may jump once into the pond below it.",
    "101.2": "Two frogs share one leaf only while it rains upon the whole pond.",
    "101.3": "A heron eats the frog that jumped last, and then it flies away.",
}
COPY = "\n\n".join(f"{own}. {text}" for own, text in RULES.items()) + "\n"
NUMBERING = Numbering(clause=r"\d{3}\.\d+[a-z]?", heading=r"\d{3}", group=100)


@pytest.fixture
def pond(tmp_path, monkeypatch):
    """A suite with one rulebook of frogs, as the current folder."""
    folder = tmp_path / "rulebooks" / "pond-1"
    folder.mkdir(parents=True)
    (tmp_path / "features").mkdir()
    (folder / "rulebook.toml").write_text('title = "Pond"\n', encoding="utf-8")
    with (folder / clauses.FILE).open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        rows.writerows([own, "state", "yes", "a gist", "", "", fingerprint(text)] for own, text in RULES.items())
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "headjudge")
    monkeypatch.setattr(rulebook, "load", lambda name: type("Book", (), {"numbering": NUMBERING}))
    monkeypatch.chdir(tmp_path)
    clauses.load.cache_clear()
    yield tmp_path
    clauses.load.cache_clear()


def written(folder, text):
    (folder / "copy.txt").write_text(text, encoding="utf-8")
    return "copy.txt"


def test_an_equal_copy_is_as_expected(pond, capsys):
    assert main(["rulebook", "check", written(pond, COPY), "--rulebook", "pond-1"]) == 0
    assert capsys.readouterr().out == "pond-1: 4 same, 0 nearly same, 0 different, 0 missing, 0 unknown\n"


def test_clauses_that_differ_are_listed_with_their_lines(pond, capsys):
    copy = COPY.replace("rains", "snows").replace(
        "101.3. A heron eats the frog that jumped last, and then it", "101.4. It"
    )
    assert main(["rulebook", "check", written(pond, copy), "--rulebook", "pond-1"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "nearly same  101.2       copy.txt:5",
        "missing      101.3       not in the copy",
        "unknown      101.4       copy.txt:7",
        "pond-1: 2 same, 1 nearly same, 0 different, 1 missing, 1 unknown",
    ]


def test_a_copy_that_is_nearly_the_same_is_as_expected(pond):
    assert main(["rulebook", "check", written(pond, COPY.replace("rains", "snows")), "--rulebook", "pond-1"]) == 0


def test_json_has_every_clause(pond, capsys):
    assert main(["rulebook", "check", written(pond, COPY), "--rulebook", "pond-1", "--json", "-"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["counts"]["same"] == 4
    assert said["clauses"][1] == {"id": "101.1", "verdict": "same", "line": 3}


def test_an_imported_copy_is_kept_by_number(pond, capsys):
    assert main(["rulebook", "import", written(pond, COPY), "--rulebook", "pond-1"]) == 0
    kept = json.loads((pond / ".headjudge" / "rules" / "pond-1.json").read_text(encoding="utf-8"))
    assert kept["format"] == 1
    assert kept["clauses"]["101.3"] == {"line": 7, "verdict": "same", "text": RULES["101.3"]}
    assert "4 clauses are kept in" in capsys.readouterr().out


def test_an_imported_clause_is_found_by_its_number(pond):
    assert kept_clause("pond-1", "101.3") == ""
    main(["rulebook", "import", written(pond, COPY), "--rulebook", "pond-1"])
    assert kept_clause("pond-1", "101.3") == RULES["101.3"]
    assert kept_clause("pond-1", "101.9") == ""


def test_a_damaged_copy_is_refused_in_a_sentence(pond):
    main(["rulebook", "import", written(pond, COPY), "--rulebook", "pond-1"])
    (pond / ".headjudge" / "rules" / "pond-1.json").write_text("{", encoding="utf-8")
    with pytest.raises(UnreadableCopy, match="is damaged; import the copy again"):
        kept_clause("pond-1", "101.3")


def test_explain_shows_the_clause_of_ones_own_copy(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / ".headjudge" / "rules" / "trails-1.0.1.json"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps({"clauses": {"705.8": {"text": "Frogs wake up."}}}), encoding="utf-8")
    assert main(["explain", "trails-1.0.1:705.8"]) == 0
    assert capsys.readouterr().out.endswith("  in your copy\n    Frogs wake up.\n")


@pytest.mark.parametrize("verb", ["check", "import"])
@pytest.mark.parametrize(
    ("content", "name", "sentence"),
    [
        (None, "pond-1", "cannot read copy.txt"),
        (b"\xff\xfe%PDF", "pond-1", "copy.txt is not UTF-8 text"),
        (b"no rules in here\n", "pond-1", "no line that begins with a clause number"),
        (b"", "pond-1", "no line that begins with a clause number"),
        (COPY.encode(), "pond-2", 'no rulebook "pond-2"\n  rulebooks: pond-1. Did you mean "pond-1"?'),
    ],
    ids=["no file", "no text", "no clauses", "empty", "unknown rulebook"],
)
def test_wrong_input_is_one_sentence(pond, capsys, verb, content, name, sentence):
    if content is not None:
        (pond / "copy.txt").write_bytes(content)
    assert main(["rulebook", verb, "copy.txt", "--rulebook", name]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""
    assert not (pond / ".headjudge").exists()
