"""Loops: nobody can stop it, or somebody says how often; and what has been declared is not begun again at once."""

import pytest

from reference_engine.core.errors import IllegalAnswer
from reference_engine.core.timing import check
from tests.core.check_toy import CheckToy, check_timing, new, play_standby
from tests.core.driving import answer, asked, kinds, offered, play
from tests.core.stack_toy import StackToy
from tests.core.toys import ALICE, BOB, card, event, position, table

WHEEL = card("Wheel", "ACT (pay 1 EP): gain 1 EP, then gain 1 bond.")
PUMP = card("Pump", "ACT (pay 1 EP): gain 1 EP, then your opponent gains 1 bond.")


def begun(alice=None, bob=None, **numbers):
    """A game at the first window of Alice's turn."""
    return new(position(alice, bob, at="2", **numbers), StackToy)


def cycle(game, name="Wheel"):
    """Once around: use it, and both pass."""
    return answer(answer(answer(game, f"use {name} 1"), "pass"), "pass")


# Nobody can stop it


def test_abilities_that_trigger_each_other_for_ever_are_a_draw():
    echo = card("Echo", "AUTO when you gain bond: gain 1 bond.")
    game = table({"field": [echo], "hand": [event("Start", "TEXT: gain 1 bond.")]}, toy=CheckToy)
    game.script = None
    game.start("2.1")
    answer(game, "play Start")
    assert (game.outcome.winner, game.outcome.why) == (None, "a loop that nobody can stop")


async def always(game):
    return True


def test_rule_actions_without_end_are_a_draw():
    game = play(table(toy=CheckToy), lambda game: check(game, always, play_standby))
    assert (game.outcome.winner, game.decision) == (None, None)


def test_windows_in_which_one_can_only_pass_do_not_stop_a_loop():
    echo = card("Echo", "AUTO when you gain bond: gain 1 bond.")
    game = begun({"field": [echo], "hand": [event("Start", "TEXT: gain 1 bond.")]})
    answer(game, "play Start")
    answers = 0
    while game.decision is not None and answers < 20_000:
        answer(game, "pass")
        answers += 1
    assert (game.outcome.winner, game.outcome.clause) == (None, "loop")


def test_a_real_choice_begins_the_count_anew():
    game = begun({"field": [WHEEL]}, EP=1)
    game.idle = 9_000
    answer(game, "use Wheel 1")
    assert game.idle < 10


def test_a_window_with_one_option_does_not_begin_the_count_anew():
    game = begun({"field": [WHEEL]})
    game.idle = 9_000
    answer(game, "pass")
    assert game.idle >= 9_000


def test_no_loop_is_seen_where_there_is_none():
    game = play(table(toy=CheckToy), check_timing)
    assert (game.outcome, game.idle) == (None, 0)


# Somebody says how often


def test_a_declared_loop_asks_those_who_choose_in_it_how_often():
    game = cycle(begun({"field": [WHEEL]}, EP=1))
    game.declare_loop(3)
    assert (asked(game), game.decision.low) == (("Alice", "loop count"), 0)
    answer(game, 4)
    assert (game.numbers[ALICE]["bond"], asked(game)) == (5, ("Alice", "priority"))


def test_of_two_numbers_the_lesser_counts():
    game = begun({"field": [WHEEL]}, {"field": [PUMP]}, EP=1)
    cycle(game)
    game.declare_loop(3)
    assert asked(game) == ("Alice", "loop count")
    answer(game, 9)
    assert asked(game) == ("Bob", "loop count")
    answer(game, 2)
    assert game.numbers[ALICE]["bond"] == 3


def test_a_loop_that_has_been_declared_is_not_begun_again_at_once():
    game = cycle(begun({"field": [WHEEL, PUMP]}, EP=1))
    assert "use Wheel 1" in offered(game)
    game.declare_loop(3)
    answer(game, 2)
    assert offered(game) == ["pass", "use Pump 1"]
    with pytest.raises(AssertionError):
        answer(game, "use Wheel 1")


def test_after_something_else_the_loop_is_open_again():
    game = cycle(begun({"field": [WHEEL, PUMP]}, EP=1))
    game.declare_loop(3)
    answer(game, 2)
    cycle(game, "Pump")
    assert "use Wheel 1" in offered(game)


def test_a_number_of_zero_repeats_nothing_and_bars_the_loop_all_the_same():
    game = cycle(begun({"field": [WHEEL, PUMP]}, EP=1))
    game.declare_loop(3)
    answer(game, 0)
    assert (game.numbers[ALICE]["bond"], offered(game)) == (1, ["pass", "use Pump 1"])


def test_a_loop_ends_early_when_it_cannot_go_on():
    burner = card("Burner", "ACT (pay 1 EP): gain 1 bond.")
    game = cycle(begun({"field": [burner]}, EP=3), "Burner")
    game.declare_loop(3)
    answer(game, 100)
    assert (game.numbers[ALICE]["EP"], game.numbers[ALICE]["bond"]) == (0, 3)


def test_a_loop_in_which_nobody_chooses_is_a_draw():
    game = begun({"field": [WHEEL]})
    answer(answer(game, "pass"), "pass")  # both can only pass, and come to the second window
    game.declare_loop(2)
    assert (game.outcome.winner, game.decision) == (None, None)


def test_answers_that_do_not_lead_back_are_no_loop():
    game = answer(begun({"field": [WHEEL]}, EP=1), "use Wheel 1")
    answer(game, "pass")
    with pytest.raises(IllegalAnswer):
        game.declare_loop(2)
    assert asked(game) == ("Bob", "priority")


@pytest.mark.parametrize("answers", [0, 4])
def test_more_answers_than_were_given_are_no_loop(answers):
    game = cycle(begun({"field": [WHEEL]}, EP=1))
    with pytest.raises(IllegalAnswer):
        game.declare_loop(answers)


def test_chance_in_a_loop_makes_it_unknowable():
    mixer = card("Mixer", "ACT (pay 1 EP): gain 1 EP, then shuffle your deck.")
    game = begun({"field": [mixer], "deck": ["A", "B"]}, EP=1)
    answer(answer(answer(game, "use Mixer 1"), "pass"), "pass")
    answer(game, "card 1", "card 2")
    with pytest.raises(IllegalAnswer):
        game.declare_loop(4)


def test_what_a_loop_repeats_is_among_the_answers_of_the_game():
    game = cycle(begun({"field": [WHEEL]}, EP=1))
    game.declare_loop(3)
    answer(game, 2)
    assert len(game.answers) == 9
    again = cycle(cycle(cycle(begun({"field": [WHEEL]}, EP=1))))
    assert (kinds(game), game.numbers) == (kinds(again), again.numbers)
    assert game.numbers[BOB]["bond"] == 0
