"""Reached lines in reports, when the coverage of an engine was recorded."""

import json
import re

import pytest

from headjudge.cli import main
from tests.reports.conftest import RULEBOOK

ENGINE = """
from headjudge.protocol.resolve import resolve

class Engine:
    def __init__(self): self.inner = resolve("reference")
    def hello(self): return self.inner.hello()
    def new(self, call): return self.inner.new(call)
    def decide(self, call): return self.inner.decide(call)
    def concede(self, call): return self.inner.concede(call)
    def loop(self, call): return self.inner.loop(call)
    def observe(self, call): return self.inner.observe(call)
    def close(self, call): return self.inner.close(call)
    def bye(self): return self.inner.bye()
"""


@pytest.fixture
def made(folder, capsys):
    """A run of one clause on the reference, with coverage, and the reports of it."""
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage"]) == 0
    capsys.readouterr()

    def made(form):
        assert main(["report", "--format", form]) == 0
        return capsys.readouterr().out

    return made


def test_the_terminal_has_a_table_of_annotated_lines(made):
    shown = made("terminal")
    assert "annotated lines of reference by what reaches them first; fuzzed games were not recorded" in shown
    [numbers] = re.findall(r"^ all +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$", shown, re.MULTILINE)
    lines, *hows = map(int, numbers)
    assert lines == sum(hows)
    assert hows[0] > 0
    assert hows[3] > 0
    assert re.search(r"note: the lines of reference were recorded in \d+ of \d+ scenarios", shown)


def test_json_has_the_table_and_the_lines_of_each_clause(made):
    book = json.loads(made("json"))["rulebooks"][RULEBOOK]
    [coverage] = book["coverage"]
    assert coverage["engine"] == "reference"
    assert coverage["annotated"]["sections"]["800"]["own"] > 0
    assert set(book["clauses"]["804.2"]["reach"].values()) >= {"own"}
    assert set(book["clauses"]["1501.1b"]["reach"].values()) == {"never"}
    assert "every_card_is_in_one_place" in book["clauses"]["502.1"]["invariants"]


def test_html_has_the_table_and_what_the_pages_of_clauses_need(made):
    page = made("html")
    assert '<section data-view="reach">' in page
    [data] = map(json.loads, re.findall(r'<script type="application/json" id="data">(.*?)</script>', page))
    clauses = {row["id"]: row for row in data["books"][RULEBOOK]["clauses"]}
    assert "own" in clauses["804.2"]["reach"].values()
    assert clauses["502.1"]["invariants"]


def test_without_coverage_nothing_is_said_about_it(reference, capsys):
    assert main(["report"]) == 0
    assert "annotated lines" not in capsys.readouterr().out
    assert main(["report", "--json", "-"]) == 0
    book = json.loads(capsys.readouterr().out)["rulebooks"][RULEBOOK]
    assert book["coverage"] == []
    assert book["clauses"]["804.2"]["reach"] is None


def test_an_engine_without_annotations_has_its_lines_by_section(folder, capsys):
    (folder / "plain_engine.py").write_text(ENGINE, encoding="utf-8")
    engine = "py:plain_engine:Engine"
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage", "--engine", engine]) == 0
    capsys.readouterr()
    assert main(["report"]) == 0
    shown = capsys.readouterr().out
    assert f"lines of {engine} by what reaches them first" in shown
    assert "reached by its scenarios" in shown
    assert re.search(r"^ +800  .* (\d+) +\1$", shown, re.MULTILINE)  # no other section was run
