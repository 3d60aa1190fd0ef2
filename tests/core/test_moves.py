"""Moves: what leaves together, what was last known of it, who it is afterwards, and in which order it lies."""

from reference_engine.core.verbs import move
from tests.core.driving import answer, asked, find, labels, play, value, waiting
from tests.core.toys import ALICE, BOB, card, table

MOURNER = card("Mourner", "AUTO when another UNIT leaves the field: draw 1.")
LORD = card("Lord", "CONT: other UNITs you control get +2 STR.")


def to_the_trail(*names):
    """A procedure that puts cards into the trail together."""
    return lambda game: move(game, [find(game, name) for name in names], "trail")


def test_two_that_leave_together_watch_each_other():
    game = play(table({"field": [MOURNER, "Mourner"]}), to_the_trail("Mourner", "Mourner#2"))
    assert waiting(game) == ["Mourner", "Mourner#2"]


def test_two_that_leave_one_after_the_other_are_watched_by_the_one_that_is_left():
    async def one_by_one(game):
        await to_the_trail("Mourner")(game)
        await to_the_trail("Mourner#2")(game)

    game = play(table({"field": [MOURNER, "Mourner"]}), one_by_one)
    assert waiting(game) == ["Mourner#2"]


def test_three_that_leave_together_are_two_occurrences_for_each():
    game = play(table({"field": [MOURNER, "A", "B"]}), to_the_trail("Mourner", "A", "B"))
    assert waiting(game) == ["Mourner", "Mourner"]


def test_what_was_last_known_of_a_card_is_its_value_on_the_field():
    game = table({"field": [LORD, "Knight"]})
    knight = find(game, "Knight")
    play(game, to_the_trail("Knight"))
    assert game.values(knight)["STR"] == 3
    assert value(game, "Knight", "STR") == 1  # as it lies in the trail


def test_what_was_last_known_stays_when_values_are_worked_out_anew():
    game = table({"field": [LORD, "Knight", "Squire"]})
    knight = find(game, "Knight")
    play(game, to_the_trail("Knight"))
    assert value(game, "Squire", "STR") == 3
    assert game.values(knight)["STR"] == 3


def test_cards_that_leave_together_are_all_last_known_as_before_any_left():
    game = table({"field": [LORD, "Knight", "Squire"]})
    gone = [find(game, name) for name in ("Lord", "Knight")]
    play(game, to_the_trail("Lord", "Knight"))
    assert [game.values(obj)["STR"] for obj in gone] == [1, 3]
    assert value(game, "Squire", "STR") == 1


def test_a_text_reads_what_was_last_known():
    martyr = card("Martyr", "AUTO when this card leaves the field: gain bond equal to the STR of this card.")
    game = play(table({"field": [LORD, martyr]}), to_the_trail("Lord", "Martyr"))
    source = game.standing[0].source
    assert game.values(source)["STR"] == 3


def test_a_card_that_changes_zones_is_a_new_object():
    game = table({"field": ["Knight"]})
    old = find(game, "Knight")
    play(game, to_the_trail("Knight"))
    new = find(game, "Knight")
    assert (old.alive, new.alive, old.card is new.card, old.id == new.id) == (False, True, True, False)


def test_a_card_that_goes_from_field_to_field_stays_itself():
    game = table({"field": ["Knight"]})
    game.mark(find(game, "Knight"), "sleepy")
    old = find(game, "Knight")
    play(game, lambda game: move(game, [old], "field", side=BOB, controller=BOB))
    new = game.cards_in("field", BOB)[0]
    assert (new is old, new.alive, new.marks, new.controller) == (True, True, ("sleepy",), BOB)


def test_a_move_of_the_same_object_tells_where_it_came_from():
    game = table({"field": ["Knight"]})
    play(game, lambda game: move(game, [find(game, "Knight")], "field", side=BOB, controller=BOB))
    assert game.log[-1].data["from"] == [["field", "Alice", None]]


def test_cards_that_arrive_together_arrive_at_the_same_time():
    game = play(table({"hand": ["A", "B", "C"]}), lambda game: move(game, game.cards_in("hand", ALICE)[:2], "field"))
    first, second = (find(game, name) for name in "AB")
    assert first.stamp == second.stamp > find(game, "C").stamp


def test_a_card_that_is_moved_arrives_later_than_one_that_stays():
    game = table({"field": ["A", "B"]})
    play(game, lambda game: move(game, [find(game, "A")], "field"))
    assert find(game, "A").stamp > find(game, "B").stamp


def test_a_card_that_is_gone_does_not_move_again():
    game = table({"field": ["A"]})
    old = find(game, "A")

    async def twice(game):
        await move(game, [old], "trail")
        await move(game, [old], "exile zone")

    play(game, twice)
    assert (labels(game, "trail"), labels(game, "exile zone")) == (["A"], [])


def test_a_card_that_a_replacement_has_taken_away_is_not_moved_with_the_others():
    rescue = card("Rescuer", "REPLACE when this card would leave the field: return all UNITs to the hand instead.")
    game = play(table({"field": ["A", rescue]}), to_the_trail("A", "Rescuer"))
    assert (labels(game, "trail"), sorted(labels(game, "hand"))) == ([], ["A", "Rescuer"])


def test_the_owner_orders_cards_that_reach_a_deck_together_the_first_on_top():
    game = table({"field": ["A", "B"], "deck": ["C"]})
    play(game, lambda game: move(game, list(game.cards_in("field", ALICE)), "deck", order_clause="order"))
    assert asked(game) == ("Alice", "order")
    answer(game, "B", "A")
    assert labels(game, "deck") == ["B", "A", "C"]


def test_the_first_named_lies_uppermost_at_the_bottom_too():
    game = table({"field": ["A", "B"], "deck": ["C"]})
    play(game, lambda game: move(game, list(game.cards_in("field", ALICE)), "deck", bottom=True, order_clause="order"))
    answer(game, "B", "A")
    assert labels(game, "deck") == ["C", "B", "A"]
