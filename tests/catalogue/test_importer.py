"""The importer finds the clauses of a text, whatever a converter made of its pages. All texts here are invented."""

import re

import pytest

from headjudge.catalogue.errors import NoClauses
from headjudge.catalogue.importer import read
from headjudge.catalogue.numbering import Misprint, Numbering

TRAILS = Numbering(clause=r"\d{3,4}\.\d+(?:[a-z](?:-\d+)?)?", heading=r"\d{3,4}", group=100, end="Changes")
DOTS = Numbering(clause=r"\d+(?:\.\d+){2,}", heading=r"\d+\.\d+", section=r"Section (\d+)", end="Changelog")
DASHES = Numbering(clause=r"\d+-\d+[a-z](?:-\d+[a-z]?)*", heading=r"\d+-\d+", section=r"Section (\d+)")

PONDS = """
# 100. Ponds

## **101. Frogs**

101.1. A frog sits on a leaf.

101.2. Two frogs share one leaf only in rain.

101.2a. Rain is water that falls.

101.2a-1 Hail counts as rain.

101.2a-2 Snow does not.

#### **102. Herons**

- 102.1. A heron waits (see 101.2).
"""


def ids(text: str, numbering: Numbering = TRAILS) -> list[str]:
    return [clause.id for clause in read(text, numbering)]


def texts(text: str, numbering: Numbering = TRAILS) -> dict[str, str]:
    """Return the letters and digits of each clause with single spaces."""
    return {clause.id: " ".join(re.findall(r"\w+", clause.text)) for clause in read(text, numbering)}


def test_every_shape_of_number_begins_a_clause() -> None:
    assert ids(PONDS) == ["100", "101", "101.1", "101.2", "101.2a", "101.2a-1", "101.2a-2", "102", "102.1"]


def test_the_text_of_a_clause_is_without_its_number_and_marks() -> None:
    found = texts(PONDS)
    assert found["100"] == "Ponds"
    assert found["101"] == "Frogs"
    assert found["101.2a-1"] == "Hail counts as rain"
    assert found["102.1"] == "A heron waits see 101 2"


def test_a_clause_remembers_its_line() -> None:
    assert {clause.id: clause.line for clause in read(PONDS, TRAILS)}["101.1"] == 6


def test_examples_and_bullets_belong_to_the_clause_above() -> None:
    text = PONDS.replace("sits on a leaf.", "sits on a leaf.\n\n*Example: a green one.*\n\n- (Leaf): (Frog)")
    assert texts(text)["101.1"] == "A frog sits on a leaf Example a green one Leaf Frog"


def test_pictures_between_a_heading_and_its_first_clause_are_left_out() -> None:
    text = PONDS.replace("# 100. Ponds", "# 100. Ponds\n\n<p>(1) Beak (2) Feather</p>\t<p>a picture</p>")
    assert texts(text) == texts(PONDS)


def test_a_table_of_contents_with_leaders_is_skipped() -> None:
    contents = (
        "<b>100. Ponds</b> .....\t<b>3</b>\t102. Herons ..... 4\n"
        "101. Frogs.....\t3\n| 102. Herons . . . . . . 4 |\nContents\n"
    )
    assert texts(contents + PONDS) == texts(PONDS)


def test_a_table_of_contents_without_leaders_is_skipped() -> None:
    assert texts("Contents\n100. Ponds\t3\n101. Frogs\t3\n102. Herons\t4\n" + PONDS) == texts(PONDS)


@pytest.mark.parametrize("page", ["12", "- 12 -", "Page 12", "page 3 of 41", "3 / 41", "\f", "— 7 —"])
def test_page_numbers_and_form_feeds_inside_a_clause_are_left_out(page: str) -> None:
    assert texts(PONDS.replace("share one", f"share\n{page}\n\none")) == texts(PONDS)


def test_running_titles_beside_page_breaks_are_left_out() -> None:
    text = PONDS
    for number, place in enumerate(["sits", "share", "falls", "counts"], 1):
        text = text.replace(place, f"{place}\n{number}\n\fThe Pond Rules, Edition 2\n")
    assert texts(text) == texts(PONDS)


def test_a_repeated_line_that_is_no_running_title_stays() -> None:
    text = "100. Ponds\n101. Frogs\n" + "".join(f"101.{i}. Jump\nhigh\n" for i in range(1, 8))
    assert texts(text)["101.5"] == "Jump high"


def test_tags_entities_and_links_are_left_out() -> None:
    text = PONDS.replace("A frog", '<b class="x">A</b> <a href="https://example.org/frog">frog</a>')
    text = text.replace("one leaf", "[one leaf](https://example.org/leaf)&nbsp;![x](pond.png)")
    assert texts(text) == texts(PONDS)


@pytest.mark.parametrize(
    "wrapped",
    [
        "A frog sits as told in\n102.1 and\n101.2a. On a leaf",
        "A frog sits (see\n102.1.) on a leaf",
        "A frog sits, see\n102.\nOn a leaf",
        "A frog sits as in\n101.2 on a leaf",
    ],
)
def test_a_reference_at_the_start_of_a_wrapped_line_begins_no_clause(wrapped: str) -> None:
    assert ids(PONDS.replace("A frog sits on a leaf", wrapped)) == ids(PONDS)


def test_plain_text_without_blank_lines_or_marks_gives_the_same_clauses() -> None:
    plain = "\n".join(line.strip("#*- ") for line in PONDS.split("\n") if line).replace("**", "")
    assert texts(plain) == texts(PONDS)
    assert texts(PONDS.replace("\n", "\r\n")) == texts(PONDS)


def test_what_follows_the_last_clause_is_left_out() -> None:
    text = PONDS + "\nChanges:\n\n**Ver. 2**\n- 101.1. Greener frogs.\n- 101.9. A lost rule.\n"
    assert texts(text) == texts(PONDS)


def test_the_second_clause_of_one_number_gets_a_mark() -> None:
    text = PONDS.replace("101.2a. Rain", "101.2. Three frogs never do.\n\n101.2a. Rain")
    found = texts(text)
    assert found["101.2"].startswith("Two frogs")
    assert found["101.2#2"] == "Three frogs never do"


def test_a_number_alone_on_a_line_is_no_second_clause() -> None:
    assert ids(PONDS.replace("101.2a. Rain", "101.2.\n\n101.2a. Rain")) == ids(PONDS)


def test_swapped_pages_come_back_into_order() -> None:
    first, second = PONDS.split("#### **102.")
    assert texts("#### **102." + second + first) == texts(PONDS)


def test_dotted_numbers_of_any_depth_with_section_words() -> None:
    text = """
Section 1. Ponds\t1
Section 2. Woods\t4

## Section 1. Ponds

1.1. Frogs

- 1.1.1. A frog sits.
 - 1.1.1.1.On a leaf, without a space before.
  - 1.1.1.1.1 Without a last point.
- 1.1.2. It jumps, after

- 1.1.1 seconds.
- 1.1.10. It sleeps.

Section 2. Woods

- 2.1. Trees

2.1.1. A tree stands.

Changelog
- 1.1.2. Reworded.
"""
    assert ids(text, DOTS) == [
        "1", "1.1", "1.1.1", "1.1.1.1", "1.1.1.1.1", "1.1.2", "1.1.10", "2", "2.1", "2.1.1",
    ]  # fmt: skip
    assert texts(text, DOTS)["1.1.1.1"] == "On a leaf without a space before"


def test_dashed_numbers_with_letters() -> None:
    text = """
Section 14 Ponds

14-4. Frogs

- 14-4b. A frog sits.
 - 14-4b-9. On a leaf.
 - 14-4b-9a. On a wet leaf.
- 14–4c. A dash of another kind.
"""
    assert ids(text, DASHES) == ["14", "14-4", "14-4b", "14-4b-9", "14-4b-9a", "14-4c"]


def test_known_misprints_are_put_right() -> None:
    numbering = Numbering(
        clause=DASHES.clause,
        heading=DASHES.heading,
        misprints=(Misprint("3-21", "3-2l", after="3-2k"), Misprint("3-2I-1", "3-2l-1")),
    )
    text = "3-2. Ponds\n3-2k. One.\n3-21. Two.\n3-2I-1. Three.\n3-20. Woods\n3-21. Fields\n3-21a. Four.\n"
    assert ids(text, numbering) == ["3-2", "3-2k", "3-2l", "3-2l-1", "3-20", "3-21", "3-21a"]


def test_clauses_that_are_known_to_run_on_in_a_line_are_cut() -> None:
    numbering = Numbering(clause=TRAILS.clause, heading=TRAILS.heading, inline=("101.2",))
    text = "101. Frogs\n101.1. A frog sits. See 101.2 too. 101.2. It jumps.\n101.3. It sleeps.\n"
    assert texts(text, numbering) == {
        "101": "Frogs", "101.1": "A frog sits See 101 2 too", "101.2": "It jumps", "101.3": "It sleeps",
    }  # fmt: skip


@pytest.mark.parametrize("text", ["", "A letter to a friend.\n\nDated 5 May.", "100. Ponds\n\n101. Frogs\n"])
def test_a_text_without_clauses_is_refused_by_its_name(text: str) -> None:
    with pytest.raises(NoClauses, match=r"letter.txt has no line that begins with a clause number"):
        read(text, TRAILS, "letter.txt")
