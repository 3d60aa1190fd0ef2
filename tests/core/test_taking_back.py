"""Transactions: what is taken back is undone in place, to the last mark; what is kept inside goes with the outside."""

import pytest

from reference_engine.core.course import Jump
from reference_engine.core.model import Cause
from reference_engine.core.state import TakenBack
from reference_engine.core.verbs import change_number, draw, move, orient, show, shuffle, turn_face
from tests.core.driving import answer, asked, find, kinds, labels, play, says, state, value, waiting
from tests.core.toys import ALICE, BOB, card, event, table

LORD = card("Lord", "CONT: other UNITs you control get +2 STR.")
MOURNER = card("Mourner", "AUTO when another UNIT leaves the field: draw 1.")


async def to_the_trail(game):
    await move(game, [find(game, "Knight")], "trail")


async def turned_over(game):
    await turn_face(game, find(game, "Lord"), False)


async def actioned(game):
    await orient(game, [find(game, "Knight")], "action", Cause("cost"), "actioned")


async def paid(game):
    await change_number(game, ALICE, "bond", -3)


async def marked(game):
    game.mark(find(game, "Knight"), "sleepy")


async def shown(game):
    await show(game, game.cards_in("hand", ALICE), (ALICE, BOB))


async def drawn(game):
    await draw(game, ALICE)


async def shuffled(game):
    await shuffle(game, game.zone("deck", ALICE), "")


async def put_under(game):
    await move(game, [find(game, "Top")], "under", host=find(game, "Knight"), role="soul")


async def moved_aside(game):
    knight = find(game, "Knight")
    await move(game, [knight], "field", side=BOB, controller=BOB, slots={knight: "left"})


async def a_lord_arrives(game):
    await move(game, [find(game, "Page")], "field")


async def an_effect_begins(game):
    await says(game, "Cheer")


async def a_replacement_begins(game):
    await says(game, "Ward")


async def a_delayed_trigger_begins(game):
    await says(game, "Later")


def full_table():
    """A table on which everything can happen."""
    texts = [
        event("Cheer", "TEXT: UNITs you control get +1 STR this turn."),
        event("Ward", "TEXT: the next time you would lose bond this turn, draw 1 instead."),
        event("Later", "TEXT: at the end of this turn, draw 1."),
        card("Page", "CONT: other UNITs you control get +1 DEF."),
    ]
    return table({"field": [LORD, "Knight", MOURNER], "hand": texts, "deck": ["Top", "Next", "Last"]}, bond=9)


CHANGES = [
    to_the_trail,
    turned_over,
    actioned,
    paid,
    marked,
    shown,
    drawn,
    shuffled,
    put_under,
    moved_aside,
    a_lord_arrives,
    an_effect_begins,
    a_replacement_begins,
    a_delayed_trigger_begins,
]


def taking_back(*changes):
    """A procedure that does something and takes it back."""

    async def go(game):
        try:
            with game.transaction():
                for change in changes:
                    await change(game)
                state(game)  # values are read on the way
                raise TakenBack
        except TakenBack:
            return "taken back"

    return go


def finish(game):
    """Lets chance turn every deck over."""
    while game.decision is not None:
        assert asked(game) == ("chance", "shuffle")
        game.decide(list(reversed(game.decision.options)))
    return game


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_is_taken_back_leaves_no_trace(change):
    game = full_table()
    before = state(game)
    finish(play(game, taking_back(change)))
    assert game.went_well == "taken back"
    assert state(game) == before


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_is_not_taken_back_stays(change):
    async def go(game):
        with game.transaction():
            await change(game)

    game = full_table()
    before = state(game)
    finish(play(game, go))
    assert state(game) != before


def test_all_of_it_is_taken_back_together():
    game = full_table()
    before = state(game)
    finish(play(game, taking_back(*CHANGES)))
    assert state(game) == before


def test_an_ability_that_stood_by_stands_by_no_more():
    async def go(game):
        try:
            with game.transaction():
                await to_the_trail(game)
                game.went_well = waiting(game)
                raise TakenBack
        except TakenBack:
            return [game.went_well, waiting(game)]

    assert play(full_table(), go).went_well == [["Mourner"], []]


def test_what_watches_after_taking_back_is_what_watched_before():
    async def go(game):
        await taking_back(lambda game: move(game, [find(game, "Mourner")], "trail"))(game)
        await to_the_trail(game)

    assert waiting(play(full_table(), go)) == ["Mourner"]


def test_a_card_that_is_back_has_the_values_of_the_table_as_it_is():
    async def go(game):
        await taking_back(to_the_trail)(game)
        await move(game, [find(game, "Lord")], "trail")

    assert value(play(full_table(), go), "Knight", "STR") == 1


def test_a_reveal_that_is_taken_back_hides_the_card_again():
    game = play(full_table(), taking_back(shown))
    assert [obj.shown for obj in game.cards_in("hand", ALICE)] == [(), (), (), ()]
    assert kinds(game) == []


def test_a_decision_can_be_asked_inside_what_is_taken_back():
    game = full_table()
    before = state(game)
    play(game, taking_back(shuffled, drawn))
    assert asked(game) == ("chance", "shuffle")
    answer(game, "card 3", "card 2", "card 1")
    assert state(game) == before


def test_only_the_inner_transaction_is_undone_when_it_is_taken_back():
    async def go(game):
        with game.transaction():
            await paid(game)
            await taking_back(to_the_trail)(game)
            await marked(game)

    game = play(full_table(), go)
    assert (game.numbers[ALICE]["bond"], find(game, "Knight").marks) == (6, ("sleepy",))
    assert (labels(game, "trail"), kinds(game)) == ([], ["bond lost"])


def test_an_inner_transaction_that_was_kept_goes_when_the_outer_one_is_taken_back():
    async def kept(game):
        with game.transaction():
            await to_the_trail(game)

    game = full_table()
    before = state(game)
    play(game, taking_back(paid, kept, marked))
    assert state(game) == before


def test_what_a_jump_left_behind_goes_when_the_outer_one_is_taken_back():
    async def left(game):
        try:
            with game.transaction():
                await to_the_trail(game)
                raise Jump("elsewhere")
        except Jump:
            await paid(game)

    game = full_table()
    before = state(game)
    play(game, taking_back(left))
    assert state(game) == before


def test_ids_are_not_given_a_second_time():
    game = full_table()

    async def go(game):
        await taking_back(to_the_trail)(game)
        await to_the_trail(game)

    first = game.next_id
    play(game, go)
    assert find(game, "Knight").id > first


def test_nothing_is_recorded_outside_a_transaction():
    game = play(full_table(), taking_back(paid))
    assert game.journal is None
