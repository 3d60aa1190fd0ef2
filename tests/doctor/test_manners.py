"""Which words and labels of an engine scenarios would stumble over."""

import re

import pytest

from headjudge.doctor.facts import words_for
from headjudge.doctor.manners import strange_labels, strange_words
from headjudge.protocol.messages import CardView, Decision, SideView, View

PASS = Decision(player="Alice", kind="priority", clause="902.4", options=[{"do": "pass"}])


@pytest.fixture(scope="module")
def words():
    return words_for("trails-1.0.1")


def view(zone="hand", number="bond", at="703.2", **card):
    lying = CardView(id="c1", **{"card": "Reed", "label": "Reed", **card})
    return View(viewer="judge", at=at, turn=1, players={"Alice": SideView(numbers={number: 1}, zones={zone: [lying]})})


def test_the_words_of_the_rulebook_are_not_strange(words):
    seen = view("homebase", orientation="action", face="face-down")
    assert list(strange_words(PASS, seen, words)) == []
    assert list(strange_words(PASS, view("exile zone"), words)) == []


@pytest.mark.parametrize(
    ("seen", "sentence"),
    [
        (view(zone="hands"), '"hands" is no zone of this rulebook.* Did you mean "hand"?'),
        (view(number="Bond"), '"Bond" is no number .* Did you mean "bond"?'),
        (view(face="down"), '"down" is no face .* Did you mean "face-down"?'),
        (view(orientation="tapped"), '"tapped" is no orientation'),
        (view(at="703"), '"703" is no row of the turn'),
    ],
)
def test_a_strange_word_is_named_with_the_nearest(words, seen, sentence):
    decision = Decision(player="Alice", kind="priority", clause="1.1", options=[{"do": "pass"}])
    [said] = strange_words(decision, seen, words)
    assert re.search(sentence, said)


def test_a_strange_kind_of_decision_is_named(words):
    decision = Decision(player="Alice", kind="homebase", clause="703.7a", options=[{"do": "pass"}])
    [said] = strange_words(decision, view(), words)
    assert said.startswith('"homebase" is no kind of decision')
    assert said.endswith('Did you mean "homebase card"?')


def test_a_place_that_is_left_empty_is_not_strange(words):
    assert list(strange_words(PASS, view(at=""), words)) == []


def test_cards_are_named_by_their_labels():
    by_label = Decision(player="Alice", kind="homebase card", options=[{"do": "put", "card": "Reed"}])
    by_id = Decision(player="Alice", kind="homebase card", options=[{"do": "put", "card": "c1"}])
    assert list(strange_labels(by_label, view())) == []
    assert "name cards by id" in next(strange_labels(by_id, view()))
    assert "without the label" in next(strange_labels(by_label, view(label=None)))
