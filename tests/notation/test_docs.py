"""The page about the notation."""

from pathlib import Path

from headjudge.notation.docs import page

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m headjudge.notation.docs > docs/notation.md"


def test_the_page_shows_every_text_as_it_can_be_read():
    from headjudge.notation import parse

    text = page()
    block = text.split("```")[1].strip().splitlines()
    for line in block:
        parse(line, "trails-1.0.1")
