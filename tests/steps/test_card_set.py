"""The test set: numbered, readable, and its clauses exist."""

import pytest

from headjudge.paths import rulebooks
from headjudge.scenarios import card_set, lint
from headjudge.scenarios.errors import BadFeature

CARDS = """
[Reed]
number = 1
type = ["UNIT"]
STR = 3

[Draws]
number = {number}
type = ["EVENT"]
abilities = ["TEXT: draw 1."]
unlocks = ["1313.1"]
"""


def test_a_card_has_number_text_and_what_it_unlocks(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.format(number=2))
    cards = card_set.read(file)
    assert cards["Reed"].blank
    assert cards["Reed"].text.properties == {"name": "Reed", "type": ["UNIT"], "STR": 3}
    assert cards["Draws"].text.abilities == ["TEXT: draw 1."]
    assert cards["Draws"].unlocks == ("1313.1",)


def test_a_number_is_not_given_twice(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.format(number=1))
    with pytest.raises(BadFeature, match="Reed has it already"):
        card_set.read(file)


@pytest.mark.parametrize("rulebook", rulebooks())
def test_the_cards_of_a_rulebook_can_be_read(registry, rulebook):
    if not card_set.load(rulebook):
        pytest.skip("no test set yet")
    assert [str(finding) for finding in lint.check_cards(rulebook) if not finding.note] == []
