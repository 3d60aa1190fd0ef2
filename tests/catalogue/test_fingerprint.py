"""A fingerprint tells same, nearly same and different texts apart and finds borrowed wording."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.catalogue.clauses import Clause
from headjudge.catalogue.fingerprint import Likeness, compare, fingerprint, parse, run_hashes, winnow, words
from headjudge.catalogue.wording import Wording

HERON = "A heron that stands in shallow water may swallow one frog whenever the moon is covered by a cloud, never else."
OTHER = (
    "Bakers who burn their bread three times within a week must give the miller a basket full of plums before sunset."
)
WORD = st.text("abcdefgh", min_size=1, max_size=4)


def clause(text: str) -> Clause:
    return Clause("1.1", "state", True, "gist", "", "", fingerprint(text))


@pytest.mark.parametrize(
    "copy",
    [
        HERON,
        HERON.upper(),
        HERON.replace(" ", "\n  "),
        HERON.replace("shallow", "shal-\nlow"),
        HERON.replace("heron", "**heron**").replace("one", "‘one’"),
        HERON.replace("fr", "ｆｒ"),
    ],
)
def test_case_line_breaks_hyphens_marks_and_wide_letters_do_not_matter(copy: str) -> None:
    assert compare(fingerprint(HERON), copy) is Likeness.SAME


@pytest.mark.parametrize(
    "copy",
    [
        HERON.replace("frog", "newt"),
        HERON.replace("whenever the moon is", "when the moon was"),
        HERON + " The heron is a bird.",
        HERON.removeprefix("A heron that "),
    ],
)
def test_a_few_other_words_make_it_nearly_the_same(copy: str) -> None:
    assert compare(fingerprint(HERON), copy) is Likeness.NEARLY_SAME


@pytest.mark.parametrize("copy", [OTHER, "", "A heron", "One frog may cover the moon whenever water is shallow."])
def test_another_text_is_different(copy: str) -> None:
    assert compare(fingerprint(HERON), copy) is Likeness.DIFFERENT


def test_an_empty_text_has_a_fingerprint_of_its_own() -> None:
    assert compare(fingerprint(""), "**") is Likeness.SAME
    assert compare(fingerprint(""), HERON) is Likeness.DIFFERENT
    assert compare(fingerprint("Pass."), "pass") is Likeness.SAME


@pytest.mark.parametrize("copy", ["the player's frog", "the player’s frog", "the players frog", "The Player´s frog"])
def test_an_apostrophe_does_not_part_a_word(copy: str) -> None:
    assert words(copy) == ["the", "players", "frog"]


def test_a_stored_fingerprint_is_read_back_whole() -> None:
    stored = fingerprint(HERON)
    assert str(parse(stored)) == stored
    assert len(stored) < 200
    assert "heron" not in stored


def test_fingerprints_do_not_change_between_versions() -> None:
    text = "the quick brown fox jumps over the lazy dog again"
    assert fingerprint(text) == "569ef2251dfc:46e766a5767fac8ac3c8cf13d8daf2a0fb6a:_0eCMvhRZ3BN"


@given(st.lists(WORD, min_size=9, max_size=40), st.data())
def test_nine_official_words_in_a_row_are_always_found(official: list[str], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(official) - 9))
    before = data.draw(st.lists(WORD, max_size=5))
    after = data.draw(st.lists(WORD, max_size=5))
    copied = [*before, *official[start : start + 9], *after]
    assert Wording([clause(" ".join(official))]).find(" ".join(copied))


@given(st.lists(st.text("0123456789abcdef", min_size=5, max_size=5), min_size=2, max_size=30))
def test_of_two_neighbouring_hashes_one_is_kept(hashes: list[str]) -> None:
    kept = winnow(hashes)
    assert all(left in kept or right in kept for left, right in pairwise(hashes))
    assert len(kept) <= len(hashes)


def test_a_borrowed_run_is_reported_with_its_clause_lines_and_words() -> None:
    text = "Our own words.\nThe stork may swallow one frog whenever\nthe moon is covered by a cloud, we think."
    (found,) = Wording([clause(HERON), clause(OTHER)]).find(text)
    assert (found.clause, found.first_line, found.last_line) == ("1.1", 2, 3)
    assert set(found.words.split()) <= set(words(HERON))


def test_two_borrowed_runs_are_two_findings() -> None:
    first, second = " ".join(words(HERON)[:12]), " ".join(words(OTHER)[:12])
    assert len(Wording([clause(HERON), clause(OTHER)]).find(f"{first} and then and then {second}")) == 2


def test_the_same_words_in_another_order_are_not_borrowed() -> None:
    assert Wording([clause(HERON)]).find(" ".join(reversed(words(HERON)))) == []


def test_seven_words_in_a_row_are_free() -> None:
    assert Wording([clause(HERON)]).find("x " + " ".join(words(HERON)[3:10]) + " y") == []
    assert run_hashes(words(HERON)[3:10]) == []


def test_a_clause_without_fingerprint_is_no_hindrance() -> None:
    assert Wording([Clause("1.1", "state", True, "gist", "", "", "")]).find(HERON) == []
