"""The catalogue reads clauses.csv, finds clauses, and names every mistake with file and line."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge.catalogue import errors, load
from headjudge.catalogue.clauses import FILE, LONGEST_GIST, Catalogue, read
from headjudge.errors import HeadjudgeError
from headjudge.paths import rulebook_dir

GOOD = "101,heading,no,Players,a heading,,"


def test_clauses_come_in_document_order(toy: Catalogue) -> None:
    assert [clause.id for clause in toy][:3] == ["100", "101", "101.1"]
    assert len(toy) == 13


def test_a_clause_has_all_its_columns(toy: Catalogue) -> None:
    clause = toy["204.9"]
    assert (clause.kind, clause.testable, clause.gist, clause.restates) == ("procedure", True, "Open the ring", "101.1")
    assert toy["204.11b#2"].why_not == "a slip of the print"
    assert not toy["204.11b#2"].testable


def test_testable_clauses_leave_out_headings_and_excluded_ones(toy: Catalogue) -> None:
    assert [clause.id for clause in toy.testable] == [
        "101.1", "204.2", "204.9", "204.11", "204.11a", "204.11a-3", "204.11b", "204.12",
    ]  # fmt: skip


def test_columns_may_stand_in_any_order(catalogue_of: Callable[..., Catalogue]) -> None:
    found = catalogue_of(
        "Players,101,,heading,no,a heading,", header="gist,id,fingerprint,kind,testable,why_not,restates"
    )
    assert found["101"].gist == "Players"


@pytest.mark.parametrize(
    ("top", "selected"),
    [
        ("204.11a-3", ["204.11a-3"]),
        ("204.11a", ["204.11a", "204.11a-3"]),
        ("204.11", ["204.11", "204.11a", "204.11a-3", "204.11b", "204.11b#2"]),
        ("100", ["100", "101", "101.1"]),
    ],
)
def test_an_id_selects_itself_and_everything_below(toy: Catalogue, top: str, selected: list[str]) -> None:
    assert [clause.id for clause in toy.select(top)] == selected


def test_a_section_selects_the_numbers_of_its_hundred(toy: Catalogue) -> None:
    assert [clause.id for clause in toy.select("200")] == [clause.id for clause in toy if clause.id[0] == "2"]


def test_204_1_does_not_select_204_11(catalogue_of: Callable[..., Catalogue]) -> None:
    found = catalogue_of("204.1,procedure,yes,One,,,", "204.11,procedure,yes,Eleven,,,")
    assert [clause.id for clause in found.select("204.1")] == ["204.1"]


def test_children_are_one_level_below(toy: Catalogue) -> None:
    assert [clause.id for clause in toy.children("204")] == ["204.2", "204.9", "204.11", "204.12"]
    assert [clause.id for clause in toy.children("200")] == ["204"]
    assert toy.children("204.2") == ()


def test_a_clause_whose_parent_is_not_printed_belongs_to_the_next_one_up(
    catalogue_of: Callable[..., Catalogue],
) -> None:
    found = catalogue_of("204,heading,no,Duel,a heading,,", "204.7a-1,procedure,yes,Orphan,,,")
    above = found.parent("204.7a-1")
    assert above is not None
    assert above.id == "204"
    assert [clause.id for clause in found.children("204")] == ["204.7a-1"]


def test_sections_are_the_clauses_below_no_other(toy: Catalogue) -> None:
    assert [clause.id for clause in toy.sections] == ["100", "200"]
    assert toy.section_of("204.11a-3").id == "200"
    assert toy.section_of("200").id == "200"


@pytest.mark.parametrize(
    ("given", "meant"),
    [("204.13", "204.12"), ("204.11a-4", "204.11a-3"), ("204.3", "204.2"), ("2041", "204"), ("Frame", None)],
)
def test_the_nearest_id_shares_most_leading_parts(toy: Catalogue, given: str, meant: str | None) -> None:
    assert toy.nearest(given) == meant


def test_an_unknown_clause_is_an_error_that_names_the_nearest(toy: Catalogue) -> None:
    with pytest.raises(errors.UnknownClause, match=r'no clause "204.13" in toy-1. Did you mean "204.12"\?'):
        toy["204.13"]
    with pytest.raises(errors.UnknownClause):
        toy.select("999")
    assert toy.get("204.13") is None
    assert "204.13" not in toy
    assert "204.12" in toy


@pytest.mark.parametrize(
    ("error", "rows", "line", "words"),
    [
        (errors.DuplicateId, [GOOD, GOOD], 3, '"101" stands in line 2 already; the second .* "101#2"'),
        (errors.UnknownKind, ["101,headin,no,Players,a heading,,"], 2, 'no kind "headin".*Did you mean "heading"'),
        (errors.NeitherYesNorNo, ["101.1,state,maybe,Players,,,"], 2, 'yes or no, not "maybe"'),
        (errors.MissingReason, ["101.1,state,no,Players,,,"], 2, "101.1 is not testable"),
        (errors.NeedlessReason, ["101.1,state,yes,Players,because,,"], 2, "101.1 is testable"),
        (errors.MissingGist, ["101.1,state,yes,,,,"], 2, "101.1 has no gist"),
        (errors.GistTooLong, [f"101.1,state,yes,{'x' * (LONGEST_GIST + 1)},,,"], 2, "has 121 characters, 120"),
        (errors.UnknownRestated, [GOOD, "101.1,state,yes,Seat,,101.2,"], 3, '101.1 restates "101.2"'),
        (errors.UnknownRestated, [GOOD, "101.1,state,yes,Seat,,101.1,"], 3, "no other clause"),
        (errors.WrongOrder, ["101.10,state,yes,Ten,,,", "101.9,state,yes,Nine,,,"], 3, '"101.9" stands after "101.10"'),
        (errors.MalformedId, ["101.1.,state,yes,Seat,,,"], 2, '"101.1." is not a clause id'),
        (errors.MalformedId, ["101.1A,state,yes,Seat,,,"], 2, '"101.1A" is not a clause id'),
        (errors.WrongWidth, ["101.1,state,yes,Seat"], 2, "the row has 4 fields, the header has 7"),
    ],
)
def test_a_wrong_row_is_one_sentence_with_file_and_line(
    catalogue_of: Callable[..., Catalogue], error: type[HeadjudgeError], rows: list[str], line: int, words: str
) -> None:
    with pytest.raises(error, match=words) as caught:
        catalogue_of(*rows)
    assert str(caught.value).endswith(f"clauses.csv:{line})")
    assert "\n" not in str(caught.value)


def test_a_gist_of_the_full_length_is_accepted(catalogue_of: Callable[..., Catalogue]) -> None:
    assert len(catalogue_of(f"101.1,state,yes,{'x' * LONGEST_GIST},,,")["101.1"].gist) == LONGEST_GIST


@pytest.mark.parametrize(
    ("error", "header", "words"),
    [
        (errors.UnknownColumn, "id,kind,testable,gits,why_not,restates,fingerprint", 'no column "gits".*mean "gist"'),
        (errors.MissingColumn, "id,kind,testable,gist,why_not,restates", 'the column "fingerprint" is missing'),
        (errors.DuplicateName, "id,id,kind,testable,gist,why_not,restates,fingerprint", '"id" stands twice'),
        (errors.MissingColumn, "", 'the column "id" is missing'),
    ],
)
def test_a_wrong_header_is_an_error_in_line_one(
    catalogue_of: Callable[..., Catalogue], error: type[HeadjudgeError], header: str, words: str
) -> None:
    with pytest.raises(error, match=words) as caught:
        catalogue_of(header=header)
    assert str(caught.value).endswith("clauses.csv:1)")


def test_a_missing_file_and_one_that_is_not_text_are_errors(tmp_path: Path) -> None:
    with pytest.raises(errors.MissingFile, match=r"the rulebook has no clauses.csv"):
        read(tmp_path / "clauses.csv", "toy-1")
    (tmp_path / "clauses.csv").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(errors.NotText, match=r"clauses.csv is not UTF-8"):
        read(tmp_path / "clauses.csv", "toy-1")


def test_loading_the_largest_table_takes_less_than_ten_milliseconds() -> None:
    file = rulebook_dir("trails-1.0.1") / FILE
    seconds = []
    for _ in range(10):
        start = time.perf_counter()
        read(file, "trails-1.0.1")
        seconds.append(time.perf_counter() - start)
    assert min(seconds) < 0.010


def test_a_catalogue_is_read_once() -> None:
    assert load("trails-1.0.1") is load("trails-1.0.1")
