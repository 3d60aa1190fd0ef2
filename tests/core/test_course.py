"""The course of play: rows by label, tables inside tables, and leaving everything for a label or for good."""

from typing import Any

import pytest

from reference_engine.core.course import Course, GameOver, Jump
from reference_engine.core.decide import Option, choose
from reference_engine.core.interrupts import Payment
from reference_engine.core.verbs import show
from tests.core.check_toy import TURN, new
from tests.core.driving import answer, asked, find, kinds, labels, play
from tests.core.toys import ALICE, BOB, card, event, position, table


def course(**rows):
    """A table whose rows note that they were here and then do what they are told."""
    made: Course[Any] = Course()
    for label, target in rows.items():

        async def row(game, label=label, target=target):
            game.been.append(label)
            return await target(game) if callable(target) else target

        made.step(label)(row)
    return made


def run(made, at, once=True):
    """Runs a table and gives the labels at which it has been."""
    game = table()
    game.been = []
    game.at = "outside"
    play(game, lambda game: made.run_once(game, at) if once else made.run(game, at))
    return game


async def stop(game):
    """Ends the game the third time."""
    if game.been.count(game.been[-1]) == 3:
        raise GameOver


def raising(error):
    async def go(game):
        raise error

    return go


def test_rows_follow_one_another_from_the_label_at_which_play_begins():
    assert run(course(a=None, b=None, c=None), "b").been == ["b", "c"]


def test_a_course_that_runs_for_ever_begins_again_after_its_last_row():
    assert run(course(a=stop, b=None), "b", once=False).been == ["b", "a", "b", "a", "b", "a"]


def test_a_row_that_gives_a_label_goes_there():
    assert run(course(a="c", b=None, c=None), "a").been == ["a", "c"]


def test_a_jump_goes_to_a_label_out_of_everything():
    async def deep(game):
        async with Payment(game):
            await raising(Jump("c"))(game)

    game = run(course(a=deep, b=None, c=None), "a")
    assert (game.been, game.payments) == (["a", "c"], 0)


def test_a_jump_is_taken_by_the_table_that_has_the_label():
    inner = course(x=raising(Jump("c")), y=None)
    outer = course(a=lambda game: inner.run_once(game, "x"), b=None, c=None)
    assert run(outer, "a").been == ["a", "x", "c"]


def test_a_jump_inside_the_inner_table_stays_there():
    inner = course(x=raising(Jump("z")), y=None, z=None)
    outer = course(a=lambda game: inner.run_once(game, "x"), b=None)
    assert run(outer, "a").been == ["a", "x", "z", "b"]


def test_a_row_may_give_a_label_of_the_outer_table():
    inner = course(x="c", y=None)
    outer = course(a=lambda game: inner.run_once(game, "x"), b=None, c=None)
    assert run(outer, "a").been == ["a", "x", "c"]


def test_a_label_that_no_table_has_is_not_passed_over():
    with pytest.raises(Jump):
        run(course(a="nowhere"), "a")


def test_after_an_inner_table_play_is_at_the_outer_label_again():
    inner = course(x=None)

    async def around(game):
        before = game.at
        await inner.run_once(game, "x")
        game.been.append((before, game.at))

    assert run(course(a=around), "a").been == ["a", "x", ("a", "a")]


def test_events_carry_the_label_at_which_they_happened():
    game = new(position({"deck": ["A"], "hand": ["B"]}, {"deck": ["C"]}, at="1.1"))
    assert [(event.kind, event.clause) for event in game.log] == [("start", "1.1"), ("moved", "1.2"), ("draw", "1.2")]


# The end of the turn inside a resolution

SLEEP = event("Sleep", "TEXT: reveal the top card of your deck. win the game. draw 1.")  # it ends the turn


def at_main(*hand, **numbers):
    return new(position({"deck": ["A", "B"], "hand": list(hand)}, {"deck": ["C", "D"]}, at="2.1", **numbers))


def test_a_text_ends_the_turn_in_the_middle_of_itself():
    game = answer(at_main(SLEEP), "play Sleep")
    assert (game.turn_player, game.turn, asked(game)) == (BOB, 2, ("Bob", "play timing"))
    assert labels(game, "hand") == ["Sleep"]  # neither drawn nor put away: the rest of the play is gone


def test_what_the_text_had_shown_is_hidden_when_it_is_left():
    game = answer(at_main(SLEEP), "play Sleep")
    assert (find(game, "A").shown, game.shown_by_text) == ((), [])


def test_nothing_is_left_open_when_a_text_is_left():
    game = answer(at_main(SLEEP), "play Sleep")
    assert (game.journal, game.payments, game.pending, game.applied) == (None, 0, (), ())


def test_the_end_of_the_turn_is_reached_by_the_ordinary_rows():
    alarm = card("Alarm", "AUTO at the end of the turn: gain 1 bond.")
    game = new(position({"deck": ["A"], "hand": [SLEEP], "field": [alarm]}, {"deck": ["C"]}, at="2.1"))
    answer(game, "play Sleep")
    assert game.numbers[ALICE]["bond"] == 1


def test_the_turn_ends_out_of_a_battle_inside_the_turn():
    coward = card("Coward", "AUTO when this card attacks: win the game.")
    game = new(position({"deck": ["A"], "field": [coward]}, {"deck": ["C", "D"]}, at="2.1"))
    answer(game, "attack")
    assert (game.turn_player, labels(game, "homebase", BOB)) == (BOB, [])


def test_a_battle_that_is_not_left_comes_back_to_the_play_timing():
    game = new(position({"deck": ["A"], "field": ["Brave"]}, {"deck": ["C", "D"]}, at="2.1"))
    answer(game, "attack")
    assert (game.at, game.turn_player, labels(game, "homebase", BOB)) == ("2.1", ALICE, ["C"])


def test_the_end_of_the_game_leaves_everything():
    doom = event("Doom", "TEXT: your opponent loses the game. draw 1.")
    game = answer(at_main(doom), "play Doom")
    assert (game.outcome.winner, game.decision, kinds(game)[-1]) == (ALICE, None, "game over")


@pytest.mark.parametrize("label", TURN.labels())
def test_play_starts_at_every_label(label):
    game = new(position({"deck": ["A", "B", "X"], "hand": ["Y"]}, {"deck": ["C", "D", "Z"]}, at=label))
    assert asked(game) in (("Alice", "play timing"), ("Bob", "play timing"))


def test_a_jump_out_of_a_choice_that_was_asked():
    async def go(game):
        await show(game, game.cards_in("hand", ALICE), (BOB,))
        options = [Option("stay"), Option("go")]
        if (await choose(game, ALICE, "whether", options, ""))[0].do == "go":
            raise Jump("c")

    inner = course(x=go, y=None)
    game = run(course(a=lambda game: inner.run_once(game, "x"), b=None, c=None), "a")
    answer(game, "go")
    assert game.been == ["a", "x", "c"]
