"""Each format of a report, with an engine that says whatever it likes."""

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from headjudge.catalogue import load
from headjudge.cli import main
from headjudge.cli.report_cmd import FORMATS as OFFERED
from reports.formats import FORMATS
from tests.reports.conftest import NASTY, RULEBOOK

THREE_NUMBERS = re.compile(r"verified \d+ of \d+ clauses, 2 breached, 1 unsupported")


@pytest.fixture
def made(reference, foreign, folder, capsys):
    def made(form, *more):
        assert main(["report", RULEBOOK, "--format", form, *more]) == 0
        return capsys.readouterr().out

    return made


def test_the_command_offers_the_formats_that_exist():
    assert tuple(FORMATS) == OFFERED


def test_the_terminal_ends_with_the_three_numbers_together(made):
    lines = made("terminal").splitlines()
    assert THREE_NUMBERS.search(lines[-1])


def test_the_terminal_shows_each_section_once_and_the_cause_of_failures(made):
    shown = made("terminal")
    for section in load(RULEBOOK).sections:
        assert len(re.findall(rf"^ *{section.id}  {re.escape(section.gist[:15])}", shown, re.MULTILINE)) == 1
    assert "804.11: Bob has 7 bond in the reference, <b>8</b> in yours  and 1 more" in shown
    assert "replay   headjudge run trails-1.0.1:804.11b/" in shown


def test_no_control_character_of_an_engine_reaches_the_terminal(made):
    assert "\x1b" not in made("terminal")


@pytest.mark.parametrize(
    ("flags", "excluded", "readings"),
    [([], 1, 1), (["--excluded"], 1, 0), (["--readings"], 0, 1), (["--excluded", "--readings"], 1, 1)],
)
def test_the_lists_below_the_table_can_be_chosen(made, flags, excluded, readings):
    shown = made("terminal", *flags)
    assert ("are excluded" in shown, "are taken" in shown) == (excluded, readings)


def test_markdown_has_the_numbers_a_table_and_no_html_of_an_engine(made):
    shown = made("markdown")
    assert THREE_NUMBERS.search(shown)
    assert "| 800 Combat" in shown
    assert "<script" not in shown
    assert "<img" not in shown
    assert {line.count("|") - line.count("\\|") for line in shown.splitlines() if line.startswith("| 8")} <= {4, 11}


def test_github_gets_one_error_a_cause_and_a_notice(made):
    lines = made("github").splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["::error", "::error", "::notice"]
    assert lines[0].startswith("::error file=features/trails-1.0.1/800/804.feature,line=")
    assert "1 more scenarios share the cause" in lines[0]
    assert THREE_NUMBERS.search(lines[-1])


def test_the_badge_is_svg_with_three_numbers(made):
    root = ET.fromstring(made("badge"))
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == RULEBOOK
    assert texts[1].endswith(" verified")
    assert texts[2:] == ["2 breached", "1 unsupported"]


def test_junit_has_every_scenario_with_its_clauses(made, passing):
    root = ET.fromstring(made("junit"))
    cases = list(root.iter("testcase"))
    assert len(cases) == 2 * len(passing)
    assert len(list(root.iter("failure"))) == 2
    assert [error.get("message") for error in root.iter("error")] == [NASTY]
    assert [skipped.get("message") for skipped in root.iter("skipped")] == ["no such card"]
    case = next(case for case in cases if case.find("failure") is not None)
    properties = {(item.get("name"), item.get("value")) for item in case.iter("property")}
    assert properties == {("clause", case.get("classname", "").removeprefix(f"{RULEBOOK}.")), ("verdict", "fail")}
    for suite in root.iter("testsuite"):
        assert int(suite.get("tests", "")) == len(list(suite.iter("testcase")))


class Page(HTMLParser):
    """Collects what a browser would take for elements."""

    def __init__(self):
        super().__init__()
        self.scripts = []
        self.tags = []
        self.loads = []
        self.inside = False

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.inside = tag == "script"
        self.loads += [value for name, value in attrs if name in ("src", "href", "action", "data")]
        if self.inside:
            self.scripts.append("")

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.scripts[-1] += data


@pytest.fixture
def page(made):
    page = Page()
    page.feed(made("html"))
    return page


def test_html_loads_nothing(page):
    assert all(value.startswith(("#", "data:")) for value in page.loads)


def test_nothing_that_an_engine_says_becomes_html(page):
    assert len(page.scripts) == 2
    assert "img" not in page.tags


def test_html_holds_every_clause_scenario_and_failure(page, passing):
    book = json.loads(page.scripts[0])["books"][RULEBOOK]
    assert [clause["id"] for clause in book["clauses"]] == [clause.id for clause in load(RULEBOOK)]
    assert len(book["scenes"]) == len(passing)
    assert [len(group["scenes"]) for group in book["groups"]] == [2, 1]
    failed = book["verdicts"][f"{NASTY} 1"][book["groups"][0]["scenes"][0]]
    assert failed["wanted"] == "7"
    assert failed["replay"].endswith("--engine py:mine:Engine")


def test_html_keeps_what_else_a_record_tells(reference, foreign, folder, capsys):
    lines = foreign.read_text(encoding="utf-8").splitlines()
    for place, line in enumerate(lines):
        if '"crashed"' in line and place + 1 < len(lines):
            lines[place] = json.dumps({**json.loads(line), "wire": ["> hello"], "decision": {"kind": "attack"}})
    foreign.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["report", "--format", "html"]) == 0
    page = Page()
    page.feed(capsys.readouterr().out)
    verdicts = json.loads(page.scripts[0])["books"][RULEBOOK]["verdicts"][f"{NASTY} 1"]
    told = next(verdict for verdict in verdicts.values() if verdict != "pass" and verdict["verdict"] == "crashed")
    assert (told["wire"], told["decision"]) == (["> hello"], {"kind": "attack"})


def test_several_files_are_written_by_their_endings(reference, folder, capsys):
    outs = ["r.html", "r.md", "r.xml", "r.svg", "r.txt", "deep/r.json"]
    assert main(["report", *(word for name in outs for word in ("--out", name))]) == 0
    assert all((folder / name).stat().st_size > 300 for name in outs)
    assert capsys.readouterr().out == ""
    assert not list(folder.glob(".r.*"))


def test_html_shows_the_mutants_that_survived(reference, proof, folder, capsys):
    proof.rename(folder / ".headjudge" / f"prove-{RULEBOOK}.json")
    mutant = {
        "record": "mutant",
        "clauses": ["804.11b"],
        "file": "combat.py",
        "line": 7,
        "before": "a < b",
        "after": "a",
    }
    lines = [{"record": "header", "rulebook": RULEBOOK}, {**mutant, "fate": "survived"}, {**mutant, "fate": "killed"}]
    details = "".join(json.dumps(line) + "\n" for line in lines)
    (folder / ".headjudge" / f"prove-{RULEBOOK}.ndjson").write_text(details, encoding="utf-8")
    assert main(["report", "--format", "html"]) == 0
    page = Page()
    page.feed(capsys.readouterr().out)
    clauses = json.loads(page.scripts[0])["books"][RULEBOOK]["clauses"]
    assert {row["id"]: row["survivors"] for row in clauses if row["survivors"]} == {
        "804.11b": [["combat.py:7", "a < b", "a"]]
    }


COUNTS = {
    *("clauses", "testable", "written", "passing", "proven", "confirmed"),
    *("verified", "breached", "unsupported", "unjudged"),
}
CLAUSE = {
    "kind": str,
    "testable": bool,
    "why_not": str,
    "gist": str,
    "level": str,
    "mutants": dict,
    "scenarios": list,
    "lines": list,
    "reading": str,
}


def test_the_json_has_its_documented_shape(reference, proof, folder):
    assert main(["report", "--run", str(reference), "--proof", str(proof), "--json", "out.json"]) == 0
    data = json.loads((folder / "out.json").read_text(encoding="utf-8"))
    assert list(data["rulebooks"]) == [RULEBOOK]
    book = data["rulebooks"][RULEBOOK]
    assert {"counts", "sections", "clauses"} <= set(book)
    assert set(book["counts"]) == COUNTS
    assert all(set(section) == COUNTS for section in book["sections"].values())
    for name in COUNTS:
        assert sum(section[name] for section in book["sections"].values()) == book["counts"][name]
    for clause in book["clauses"].values():
        assert {key: type(clause[key]) for key in CLAUSE} == CLAUSE
        assert set(clause["mutants"]) == {"total", "killed"}
    assert book["clauses"]["804.11b"]["mutants"] == {"total": 5, "killed": 3}
    assert list(book["clauses"]) == [clause.id for clause in load(RULEBOOK)]
