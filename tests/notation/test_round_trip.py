"""Trees to text and back, to JSON and back, for generated trees."""

import json
import random
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from headjudge.notation import BadTree, CannotBeWritten, NoSense, dump, generate, language, load, parse, walk, write
from headjudge.notation.categories import Ability, Effect, Number
from headjudge.notation.core_abilities import Cont
from headjudge.notation.core_cards import Cards, OfType, Target
from headjudge.notation.sense import nonsense
from headjudge.notation.words import VOCABULARIES

TRAILS = "trails-1.0.1"
T = TypeVar("T")


class Drawn:
    """Lets hypothesis make the choices, so that it can shrink them."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def randrange(self, stop: int) -> int:
        return self.data.draw(st.integers(0, stop - 1))

    def choice(self, among: Sequence[T]) -> T:
        return among[self.randrange(len(among))]


@st.composite
def abilities(draw: st.DrawFn, rulebook: str, depth: int = 9) -> Ability:
    return generate(Drawn(draw(st.data())), Ability, rulebook, depth)


@pytest.mark.parametrize("rulebook", VOCABULARIES)
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_what_is_written_is_read_as_the_same_tree(rulebook, data):
    tree = data.draw(abilities(rulebook))
    text = write(tree, rulebook)
    assert parse(text, rulebook) == tree
    assert write(parse(text, rulebook), rulebook) == text


@pytest.mark.parametrize("rulebook", VOCABULARIES)
@settings(deadline=None, max_examples=50)
@given(st.data())
def test_json_gives_the_same_tree(rulebook, data):
    tree = data.draw(abilities(rulebook))
    assert load(json.loads(json.dumps(dump(tree))), rulebook) == tree


@pytest.mark.parametrize("rulebook", VOCABULARIES)
@pytest.mark.parametrize("seed", range(100))
def test_a_generated_tree_makes_sense_and_depends_on_the_seed_alone(seed, rulebook):
    tree = generate(random.Random(seed), Ability, rulebook)
    assert nonsense(tree) is None
    assert tree == generate(random.Random(seed), Ability, rulebook)


@pytest.mark.parametrize("rulebook", VOCABULARIES)
def test_every_row_can_be_generated(rulebook):
    seen: set[str] = set()
    rng = random.Random(0)
    for _ in range(6000):
        seen.update(names(generate(rng, Ability, rulebook, 10)))
    assert set(language(rulebook).table.rows) - seen == set()


def test_rows_can_be_left_out_of_generated_trees():
    rng = random.Random(0)
    for _ in range(200):
        tree = generate(rng, Ability, TRAILS, without=[Cont, Target])
        assert not {"Cont", "Target"} & set(names(tree))


@pytest.mark.parametrize("category", [Effect, Number])
def test_parts_of_abilities_can_be_generated(category):
    assert isinstance(generate(random.Random(1), category, TRAILS), category)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "expected an object"),
        ({"node": "Drow"}, "no node is called 'Drow'"),
        ({"node": "Draw", "n": {"node": "Constant", "value": 1}}, "Draw is not an ability"),
        ({"node": "Keyword"}, "Keyword: Missing required argument"),
        ({"node": "Keyword", "keyword": "Covert", "more": 1}, "Keyword: Unexpected keyword argument"),
    ],
)
def test_data_that_is_no_tree_is_refused(data, problem):
    with pytest.raises(BadTree, match=problem):
        load(data, TRAILS)


@pytest.mark.parametrize(
    "data",
    [
        {"node": "Keyword", "keyword": "Stealth"},
        {"node": "Text", "text": []},
        {"node": "Text", "text": [{"node": "WinGame"}]},
        {"node": "Text", "text": "draw 1"},
    ],
)
def test_a_tree_that_the_language_cannot_say_is_refused(data):
    with pytest.raises(CannotBeWritten, match="no sentence for"):
        load(data, TRAILS)


def test_data_without_sense_is_refused_as_its_text_would_be():
    data = dump(parse("CONT: all UNITs have Support.", TRAILS))
    data["changes"][0]["subject"] = dump(Target(Cards((OfType("UNIT"),))))
    with pytest.raises(NoSense, match="no targets"):
        load(data, TRAILS)


def names(tree):
    return [type(node).__name__ for node in walk(tree)]
