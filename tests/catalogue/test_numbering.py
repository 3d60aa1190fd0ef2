"""Clause ids sort by their parts and know what lies below what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.catalogue.numbering import SHAPE, Numbering, key

TRAILS = Numbering(clause=r"\d{3,4}\.\d+(?:[a-z](?:-\d+)?)?", heading=r"\d{3,4}", group=100)
DOTS = Numbering(clause=r"\d+(?:\.\d+){2,}", heading=r"\d+\.\d+", section=r"Section (\d+)")
IDS = st.from_regex(r"[1-9][0-9]{0,3}\.[1-9][0-9]?([a-z](-[1-9][0-9]?)?)?", fullmatch=True)


@pytest.mark.parametrize(
    "ids",
    [
        ["804", "804.1", "804.1a", "804.2", "804.9", "804.10", "804.11", "804.11a", "804.11a-3", "804.11b", "804.12"],
        ["900", "902.6", "1000", "1002.1a", "1002.1d", "1100"],
        ["1204.2f", "1204.2f-2", "1204.2f-10", "1204.2g"],
        ["8.6.2", "8.6.2.1", "8.6.2.1.1.1", "8.6.2.5.1", "8.6.10", "10.1"],
        ["14", "14-4", "14-4b", "14-4b-9", "14-4b-9a", "14-4b-11", "14-5"],
        ["3.1", "3.1.1", "3.1#2", "3.1#2.1", "3.1#3", "3.2"],
        ["2-1y", "2-1z", "2-1aa", "2-1ab"],
    ],
)
def test_ids_sort_by_number_and_letter_not_as_strings(ids: list[str]) -> None:
    shuffled = ids[1::2] + ids[::2]
    assert sorted(shuffled, key=key) == ids


@given(IDS, IDS)
def test_two_ids_have_one_key_only_if_they_are_equal(one: str, other: str) -> None:
    assert (key(one) == key(other)) == (one == other)


@given(IDS)
def test_what_lies_above_sorts_before(clause: str) -> None:
    for above in TRAILS.ancestors(clause):
        assert key(above) < key(clause)
        assert TRAILS.below(clause, above)
        assert not TRAILS.below(above, clause)


@pytest.mark.parametrize(
    ("clause", "above"),
    [
        ("804.11a-3", ["804.11a", "804.11", "804", "800"]),
        ("1204.2f", ["1204.2", "1204", "1200"]),
        ("800", []),
        ("1000", []),
    ],
)
def test_a_number_lies_below_its_hundred_where_the_rulebook_groups_so(clause: str, above: list[str]) -> None:
    assert list(TRAILS.ancestors(clause)) == above


@pytest.mark.parametrize(
    ("clause", "above"),
    [
        ("8.6.2.5.1", ["8.6.2.5", "8.6.2", "8.6", "8"]),
        ("14-4b-9a", ["14-4b-9", "14-4b", "14-4", "14"]),
        ("104", []),
        ("3.1#2", ["3.1", "3"]),
    ],
)
def test_other_shapes_lose_their_last_part_at_each_level(clause: str, above: list[str]) -> None:
    assert list(DOTS.ancestors(clause)) == above


@pytest.mark.parametrize("wrong", ["", "a", "804.", "804..1", "804.11A", "804 1", "#2", "804.1#", "-3"])
def test_what_is_no_id_has_not_the_shape_of_one(wrong: str) -> None:
    assert not SHAPE.fullmatch(wrong)


@pytest.mark.parametrize("right", ["8", "804.11a-3", "8.6.2.5.1", "14-4b-9a", "804.1#2", "3.1#2.1", "804#2"])
def test_ids_have_the_shape_of_one(right: str) -> None:
    assert SHAPE.fullmatch(right)
