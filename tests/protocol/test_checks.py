"""What the probe finds wrong with a decision, a view or a position."""

import pytest

from headjudge.protocol.answers import legal_answer, wrong_answers
from headjudge.protocol.checks import count_mistakes, decision_mistakes, position_mistakes, sight_mistakes
from headjudge.protocol.messages import CardAt, CardView, Decision, Position, Side, SideView, View
from headjudge.protocol.probe import probe
from tests.protocol.support import TRAILS, ToyEngine

PLAYERS = ("Alice", "Bob")
A, B, C = ({"do": "put", "card": card} for card in "abc")


def decision(**parts) -> Decision:
    return Decision(**{"player": "Alice", "kind": "homebase", **parts})


@pytest.mark.parametrize(
    "good",
    [
        decision(options=[A]),
        decision(options=[A, B], min=0, max=2),
        decision(low=0, high=3),
        decision(low=2, high=2),
        decision(low=1),
        decision(
            player="chance",
            kind="shuffle",
            options=[{"do": "card", "n": 1}, {"do": "card", "n": 2}],
            min=2,
            max=2,
            ordered=True,
        ),
    ],
)
def test_a_good_decision_has_no_mistakes(good):
    assert list(decision_mistakes(good, PLAYERS)) == []


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (decision(player="Carol", options=[A]), "who does not play"),
        (decision(kind="", options=[A]), "no kind"),
        (decision(), "neither options nor"),
        (decision(options=[A], max=2), "takes 1 to 2 of 1"),
        (decision(options=[A, B], min=2), "takes 2 to 1 of 2"),
        (decision(options=[A, B], min=-1), "takes -1 to 1"),
        (decision(options=[{"card": "a"}]), "without a verb"),
        (decision(options=[{"do": ""}]), "without a verb"),
        (decision(options=[A, {"card": "a", "do": "put"}]), "twice"),
        (decision(low=3, high=2), "no number between 3 and 2"),
        (decision(high=2), "no lowest"),
        (decision(low=1, options=[A]), "both options and bounds"),
        (decision(player="chance", kind="shuffle", options=[A], ordered=True), "one for each position"),
        (decision(player="chance", kind="shuffle", options=[{"do": "card", "n": 1}]), "must be ordered"),
    ],
)
def test_a_bad_decision_is_found(bad, words):
    assert any(words in mistake for mistake in decision_mistakes(bad, PLAYERS))


def test_a_legal_answer_lies_within_the_decision():
    for turn in range(20):
        chosen = legal_answer(decision(options=[A, B, C], min=2, max=3), turn)
        assert isinstance(chosen, list)
        assert len(chosen) == 2
        assert chosen[0] != chosen[1]
        assert legal_answer(decision(low=3, high=5), turn) in (3, 4, 5)
    shuffle = decision(player="chance", options=[A, B, C], min=3, max=3, ordered=True)
    assert legal_answer(shuffle, 5) == [A, B, C]


def test_wrong_answers_are_all_wrong():
    options = [A, B, C]
    for low, high in ((0, 1), (1, 1), (1, 2), (2, 3), (3, 3)):
        for name, answer in wrong_answers(decision(options=options, min=low, max=high)):
            legal = (
                isinstance(answer, list)
                and low <= len(answer) <= high
                and all(option in options for option in answer)
                and all(answer.count(option) == 1 for option in answer)
            )
            assert not legal, name
    assert {answer for _, answer in wrong_answers(decision(low=0, high=4)) if isinstance(answer, int)} == {-1, 5}


def view(viewer: str, **zones: list[CardView]) -> View:
    return View(viewer=viewer, at="1", turn=1, players={"Alice": SideView(zones=zones), "Bob": SideView()})


JUDGE = view(
    "judge", hand=[CardView(id="c1", card="Reed")], homebase=[CardView(id="c2", card="Fern", face="face-down")]
)


@pytest.mark.parametrize(
    "leak",
    [
        CardView(id="c1", card="Reed"),
        CardView(id="c1", label="Alice 1"),
        CardView(id="c1", printed={"STR": 3}),
        CardView(id="c1", values={"STR": 3}),
        CardView(id="Reed"),
        CardView(id="c1", data={"was": "Reed"}),
    ],
)
def test_a_hidden_card_may_show_nothing_that_tells_it(leak):
    (mistake,) = sight_mistakes(view("Bob", hand=[leak]), JUDGE, TRAILS)
    assert "Alice's hand, where Reed must stay hidden" in mistake


def test_a_hidden_card_that_is_shown_to_all_may_be_seen():
    shown = CardView(id="c1", card="Reed", shown=True)
    assert list(sight_mistakes(view("Bob", hand=[shown]), JUDGE, TRAILS)) == []


def test_a_player_must_see_the_own_hand_and_own_face_down_cards():
    blind = view("Alice", hand=[CardView(id="c1")], homebase=[CardView(id="c2", face="face-down")])
    assert len(list(sight_mistakes(blind, JUDGE, TRAILS))) == 2


def test_cards_are_compared_by_id_and_not_by_their_order_in_a_view():
    up = CardView(id="c3", card="Ivy", face="face-up")
    down = CardView(id="c2", face="face-down")
    judge = view("judge", homebase=[CardView(id="c2", card="Fern", face="face-down"), up])
    assert list(sight_mistakes(view("Bob", homebase=[up, down]), judge, TRAILS)) == []


def test_the_open_decision_of_another_is_hidden():
    other = View(viewer="Bob", at="1", turn=1, decision=decision(options=[A]))
    assert "open decision of Alice" in next(sight_mistakes(other, JUDGE, TRAILS))


def test_a_zone_left_out_counts_as_empty():
    assert list(count_mistakes(view("Bob", hand=[CardView(id="c1")]), JUDGE)) == [
        "Bob sees 0 cards in Alice's homebase, and there are 1"
    ]


def placed(zone: str, *cards: CardAt) -> Position:
    return Position(at="1", players={"Alice": Side(zones={zone: list(cards)})})


def test_a_position_is_compared_in_what_it_says():
    two = view(
        "judge", hand=[CardView(id="1", card="Reed", face="face-up"), CardView(id="2", card="Reed", face="face-down")]
    )
    unordered = placed("hand", CardAt(card="Reed", face="face-down"), CardAt(card="Reed"))
    assert list(position_mistakes(unordered, two, TRAILS)) == []
    both_down = placed("hand", CardAt(card="Reed", face="face-down"), CardAt(card="Reed", face="face-down"))
    assert list(position_mistakes(both_down, two, TRAILS))


def test_order_counts_only_where_the_zone_is_ordered():
    reed, fern = CardAt(card="Reed"), CardAt(card="Fern")
    seen = [CardView(id="1", card="Fern"), CardView(id="2", card="Reed")]
    assert list(position_mistakes(placed("hand", reed, fern), view("judge", hand=seen), TRAILS)) == []
    assert list(position_mistakes(placed("deck", reed, fern), view("judge", deck=seen), TRAILS))


def test_numbers_and_players_of_a_position_are_compared():
    position = Position(at="1", players={"Alice": Side(numbers={"bond": 3}), "Carol": Side()})
    assert list(position_mistakes(position, view("judge"), TRAILS)) == [
        "Alice has no bond, the position said 3",
        "Carol is in the position and not in the game",
    ]


def test_the_probe_needs_no_process():
    assert all(finding.ok for finding in probe(ToyEngine(), TRAILS))
