"""Every rulebook of the suite: its catalogue, readings and words are whole, fit together and are in our own words."""

import re

import pytest

from headjudge.catalogue import Catalogue, load, readings, rulebook
from headjudge.catalogue.fingerprint import parse
from headjudge.catalogue.wording import Wording
from headjudge.paths import rulebook_dir, rulebooks

IDS = rulebooks()

RUN = 9
"""So many words in a row count as official wording; ability texts share shorter runs with any rulebook."""


@pytest.fixture(params=IDS)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return load(request.param)


def test_there_is_a_rulebook() -> None:
    assert "trails-1.0.1" in IDS


def test_ids_have_the_shape_that_the_rulebook_gives(catalogue: Catalogue) -> None:
    numbering = catalogue.numbering
    shape = re.compile(rf"(?:{numbering.clause}|{numbering.heading}|\d+)(?:#\d+)?")
    assert [clause.id for clause in catalogue if not shape.fullmatch(clause.id)] == []


def test_headings_are_not_testable(catalogue: Catalogue) -> None:
    assert [clause.id for clause in catalogue if clause.kind == "heading" and clause.testable] == []


def test_what_is_restated_is_testable_and_restates_nothing_in_a_circle(catalogue: Catalogue) -> None:
    for clause in catalogue:
        seen = {clause.id}
        restated = clause.restates
        while restated:
            assert restated not in seen, clause.id
            assert catalogue[restated].testable, clause.id
            seen.add(restated)
            restated = catalogue[restated].restates


def test_every_clause_has_a_fingerprint(catalogue: Catalogue) -> None:
    for clause in catalogue:
        assert re.fullmatch(r"[0-9a-f]{12}", parse(clause.fingerprint).whole), clause.id


def test_gists_are_no_two_the_same_among_testable_clauses(catalogue: Catalogue) -> None:
    gists = [clause.gist for clause in catalogue.testable]
    assert sorted({gist for gist in gists if gists.count(gist) > 1}) == []


def test_no_official_wording_stands_in_the_files_of_the_rulebook(catalogue: Catalogue) -> None:
    wording = Wording(catalogue)
    own_words = [f"{clause.gist}\n{clause.why_not}" for clause in catalogue]
    folder = rulebook_dir(catalogue.rulebook)
    own_words += [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))]
    borrowed = [found for text in own_words for found in wording.find(text)]
    assert [found for found in borrowed if len(found.words.split()) >= RUN] == []


def test_readings_and_words_are_read_without_a_mistake(catalogue: Catalogue) -> None:
    book = rulebook.load(catalogue.rulebook)
    assert book.id == catalogue.rulebook
    assert book.labels
    for reading in readings.load(catalogue.rulebook).values():
        assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", reading.id)
        assert reading.chosen not in reading.alternatives


def test_trails_has_all_its_clauses() -> None:
    trails = load("trails-1.0.1")
    assert len(trails) == 629
    assert len([clause for clause in trails if clause.kind != "heading"]) == 490
    assert [clause.id for clause in trails.sections] == [str(number) for number in range(100, 1700, 100)]


def test_the_turn_of_trails_names_each_place_of_sections_703_to_705_and_802_to_804() -> None:
    book = rulebook.load("trails-1.0.1")
    assert book.label_names["homebase step"].at == "703.7a"
    assert list(book.labels)[:3] == ["703.1", "703.2", "703.3"]
    assert list(book.labels)[-1] == "705.9"
    assert [label for label in book.labels if label.startswith("804.")] == [f"804.{i}" for i in range(1, 15)]


def test_weiss_schwarz_has_all_its_clauses() -> None:
    weiss = load("weiss-schwarz-2.09")
    assert len(weiss) == 617
    assert len([clause for clause in weiss if clause.kind != "heading"]) == 503
    assert [clause.id for clause in weiss.sections] == [str(number) for number in range(1, 12)]


def test_the_turn_of_weiss_schwarz_names_each_place_of_sections_6_and_7() -> None:
    book = rulebook.load("weiss-schwarz-2.09")
    assert book.label_names["clock"].at == "6.4.1.2"
    assert list(book.labels)[:3] == ["6.2.1.1", "6.2.1.2", "6.2.1.3"]
    assert list(book.labels)[-1] == "6.8.1.5"
    assert [label for label in book.labels if label.startswith("7.7.")] == [f"7.7.1.{i}" for i in range(1, 5)]
