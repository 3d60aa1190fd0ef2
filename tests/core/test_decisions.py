"""Decisions: what is asked and what is not, what is refused, what is secret, and giving up unasked."""

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine.core.decide import (
    Decision,
    Option,
    ask,
    choose,
    choose_card,
    choose_cards,
    choose_number,
    may,
    order_of,
)
from reference_engine.core.errors import IllegalAnswer
from reference_engine.core.verbs import draw, move, shuffle
from reference_engine.core.views import decision_view, view
from tests.core.driving import answer, asked, chosen, find, labels, offered, play, says, state
from tests.core.toys import ALICE, BOB, Toy, card, event, table


def hand(game):
    return list(game.cards_in("hand", ALICE))


NOT_ASKED = {
    "one card of one": lambda game: choose_card(game, ALICE, "pick", hand(game)[:1], ""),
    "no card of none": lambda game: choose_card(game, ALICE, "pick", [], ""),
    "all cards of all": lambda game: choose_cards(game, ALICE, "pick", hand(game), "", least=3, most=3),
    "more cards than there are": lambda game: choose_cards(game, ALICE, "pick", hand(game), "", least=9, most=9),
    "none at most": lambda game: choose_cards(game, ALICE, "pick", hand(game), "", least=0, most=0),
    "an order of one": lambda game: order_of(game, ALICE, hand(game)[:1], ""),
    "a number between 2 and 2": lambda game: choose_number(game, ALICE, "number", 2, 2, ""),
    "a shuffle of one card": lambda game: shuffle(game, game.zone("deck", ALICE), ""),
}

ASKED = {
    "one card of two": lambda game: choose_card(game, ALICE, "pick", hand(game)[:2], ""),
    "up to one of one": lambda game: choose_cards(game, ALICE, "pick", hand(game)[:1], "", least=0, most=1),
    "an order of two": lambda game: order_of(game, ALICE, hand(game)[:2], ""),
    "a number without bound": lambda game: choose_number(game, ALICE, "number", 0, None, ""),
    "yes or no": lambda game: may(game, ALICE, "may", ""),
    "a window in which one can only pass": lambda game: ask(game, Decision(ALICE, "window", [Option("pass")], "")),
}


@pytest.mark.parametrize("what", NOT_ASKED)
def test_what_has_one_possible_answer_is_not_asked(what):
    game = play(table({"hand": ["A", "B", "C"], "deck": ["D"]}), NOT_ASKED[what])
    assert asked(game) is None


@pytest.mark.parametrize("what", ASKED)
def test_what_has_more_answers_is_asked_and_a_window_always(what):
    game = play(table({"hand": ["A", "B", "C"]}), ASKED[what])
    assert asked(game) is not None


def two_of_three() -> Any:
    """A game that asks for two of three cards."""

    async def go(game):
        cards = await choose_cards(game, ALICE, "pick", hand(game), "7.7", least=2, most=2)
        await move(game, cards, "trail")

    return play(table({"hand": ["A", "B", "C"], "field": ["D"]}), go)


WRONG: dict[str, Callable[[Toy], Any]] = {
    "too few": lambda game: chosen(game, ["A"]),
    "too many": lambda game: chosen(game, ["A", "B", "C"]),
    "one twice": lambda game: chosen(game, ["A", "A"]),
    "what is not offered": lambda game: [*chosen(game, ["A"]), Option("choose", find(game, "D"))],
    "a number": lambda game: 2,
    "nothing": lambda game: [],
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_answer_is_refused_and_changes_nothing(what):
    game = two_of_three()
    before, decision = state(game), game.decision
    with pytest.raises(IllegalAnswer) as refused:
        game.decide(WRONG[what](game))
    assert refused.value.clause == "7.7"
    assert (state(game), game.decision is decision, game.answers) == (before, True, [])


def test_after_a_refusal_the_right_answer_is_still_taken():
    game = two_of_three()
    with pytest.raises(IllegalAnswer):
        game.decide(3)
    answer(game, "C", "A")
    assert labels(game, "trail") == ["C", "A"]


@pytest.mark.parametrize("number", [-1, 4, True])
def test_a_number_outside_its_bounds_is_refused(number):
    game = play(table(), lambda game: choose_number(game, ALICE, "number", 0, 3, ""))
    with pytest.raises(IllegalAnswer):
        game.decide(number)
    assert asked(game) == ("Alice", "number")


def test_an_option_where_a_number_is_asked_is_refused():
    game = play(table(), lambda game: choose_number(game, ALICE, "number", 0, 3, ""))
    with pytest.raises(IllegalAnswer):
        game.decide([Option("yes")])


# Both players at once


async def bid(game):
    """Both players choose a card in secret; then both cards are put onto the field together."""
    bids = []
    for player in game.players_in_order():
        cards = list(game.cards_in("hand", player))
        bids += await choose_cards(game, player, "bid", cards, "", least=1, most=1, secret="both have chosen")
    await move(game, bids, "field", kind="bid")


def bidding() -> Any:
    return play(table({"hand": ["A", "B"]}, {"hand": ["C", "D"]}), bid)


def test_both_choose_before_either_choice_is_shown():
    game = bidding()
    before = view(game, BOB).players, list(game.log)
    answer(game, "A")
    assert asked(game) == ("Bob", "bid")
    assert (view(game, BOB).players, game.log) == before
    answer(game, "D")
    assert (labels(game, "field"), labels(game, "field", BOB)) == (["A"], ["D"])


def test_what_the_second_is_offered_does_not_depend_on_what_the_first_chose():
    decisions = []
    for name in "AB":
        game = answer(bidding(), name)
        decisions.append(view(game, BOB).decision)
    assert decisions[0] == decisions[1]


def test_a_secret_decision_says_until_when():
    game = bidding()
    assert decision_view(game, game.decision).secret == "both have chosen"


def test_what_both_chose_is_done_in_one_move():
    game = answer(answer(bidding(), "A"), "D")
    assert [len(event.moves) for event in game.log if event.kind == "moved"] == [2]


def test_a_text_lets_both_players_choose_before_anything_is_done():
    duel = event("Duel", "TEXT: both players choose 1 UNIT they control. remove those cards from the game.")
    game = table({"hand": [duel], "field": ["A", "B"]}, {"field": ["C", "D"]})
    play(game, lambda game: says(game, "Duel"))
    assert (asked(game), offered(game)) == (("Alice", "choose"), ["A", "B"])
    answer(game, "B")
    assert (asked(game), labels(game, "field")) == (("Bob", "choose"), ["A", "B"])
    answer(game, "C")
    assert (labels(game, "exile zone"), labels(game, "exile zone", BOB)) == (["B"], ["C"])


# Giving up


def test_the_player_who_is_not_asked_may_concede():
    game = two_of_three()
    game.concede(BOB, "9.9")
    assert (game.outcome.winner, game.outcome.clause, game.decision) == (ALICE, "9.9", None)
    assert game.log[-1].kind == "game over"


def test_the_player_who_is_asked_may_concede():
    game = two_of_three()
    game.concede(ALICE, "9.9")
    assert game.outcome.winner == BOB


def test_one_may_concede_while_chance_is_asked():
    game = play(table({"deck": ["A", "B"]}), lambda game: shuffle(game, game.zone("deck", ALICE), ""))
    game.concede(ALICE, "")
    assert game.outcome.winner == BOB


def test_nothing_happens_after_a_concession():
    game = two_of_three()
    decision = game.decision
    game.concede(BOB, "")
    with pytest.raises(IllegalAnswer):
        game.decide(list(decision.options[:2]))
    with pytest.raises(IllegalAnswer):
        game.concede(ALICE, "")
    assert (labels(game, "trail"), game.outcome.winner) == ([], ALICE)


def test_a_concession_inside_a_replacement_inside_a_draw_ends_the_game():
    oracle = card("Oracle", "REPLACE when you would draw a card: you may gain 1 bond instead.")
    game = play(table({"field": [oracle], "deck": ["A"]}), lambda game: draw(game, ALICE))
    game.concede(BOB, "")
    assert (game.outcome.winner, labels(game, "hand"), game.numbers[ALICE]["bond"]) == (ALICE, [], 0)


def test_options_keep_the_order_of_the_table():
    game = play(table({"hand": ["C", "A", "B"]}), lambda game: choose(game, ALICE, "pick", names(game), ""))
    assert offered(game) == ["C", "A", "B"]


def names(game):
    return [Option("choose", obj) for obj in hand(game)]
