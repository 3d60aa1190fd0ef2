"""The annotations of the reference engine itself."""

import pytest

from headjudge import paths
from headjudge.annotations import check, engine_root, scan, uncited
from headjudge.annotations.books import BOOKS

RULEBOOKS = [book.rulebook for book in BOOKS if book.rulebook in paths.rulebooks()]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_clause_that_the_engine_cites_exists(rulebook):
    assert [str(found) for found in check(rulebook).unknown] == []


@pytest.mark.parametrize("rulebook", ["trails-1.0.1"])
def test_every_testable_clause_is_cited(rulebook):
    assert [f"{clause.id} {clause.gist}" for clause in uncited(rulebook)] == []


def test_every_rulebook_of_the_suite_has_a_name_for_annotations():
    assert sorted(RULEBOOKS) == paths.rulebooks()


def test_all_kinds_of_citation_occur():
    assert {found.kind for found in scan(engine_root(), "trails-1.0.1")} == {"comment", "row", "argument", "docstring"}


def test_a_citation_lies_within_its_file():
    for found in scan(engine_root(), "trails-1.0.1"):
        lines = (engine_root().parent / found.file).read_text(encoding="utf-8").splitlines()
        assert 1 <= found.line <= found.end_line <= len(lines)
