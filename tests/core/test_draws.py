"""Replacements: a decision inside a draw, each once, optional or not, and the affected player's choice."""

from reference_engine.core.verbs import change_number, draw
from tests.core.driving import answer, asked, kinds, labels, offered, play
from tests.core.toys import ALICE, BOB, card, table

MAYBE = card("Oracle", "REPLACE when you would draw a card: you may gain 1 bond instead.")
DOUBLE = card("Twins", "REPLACE when you would draw a card: draw 2 instead.")
BONUS = card("Banker", "REPLACE when you would draw a card: gain 3 bond instead.")
ABILITY = card("Lord", "CONT: other UNITs you control get +1 STR.")


def test_a_draw_asks_and_goes_on_when_declined():
    game = play(table({"field": [MAYBE], "deck": ["A", "B"]}), lambda game: draw(game, ALICE))
    assert asked(game) == ("Alice", "use replacement")
    answer(game, "no")
    assert labels(game, "hand") == ["A"]
    assert game.numbers[ALICE]["bond"] == 0


def test_a_draw_that_is_replaced_moves_no_card():
    game = play(table({"field": [MAYBE], "deck": ["A", "B"]}), lambda game: draw(game, ALICE))
    answer(game, "yes")
    assert labels(game, "hand") == []
    assert game.numbers[ALICE]["bond"] == 1


def test_each_of_several_draws_asks_anew():
    async def two(game):
        await draw(game, ALICE)
        await draw(game, ALICE)

    game = play(table({"field": [MAYBE], "deck": ["A", "B"]}), two)
    answer(game, "no")
    assert asked(game) == ("Alice", "use replacement")
    answer(game, "yes")
    assert (labels(game, "hand"), game.numbers[ALICE]["bond"]) == (["A"], 1)


def test_a_replacement_applies_once_to_what_comes_of_it():
    game = play(table({"field": [DOUBLE], "deck": ["A", "B", "C"]}), lambda game: draw(game, ALICE))
    assert labels(game, "hand") == ["A", "B"]


def test_a_replacement_applies_once_even_when_what_is_valid_is_found_anew_on_the_way():
    deck = [ABILITY, "B", "C"]  # the first drawn card has an ability
    game = play(table({"field": [DOUBLE], "deck": deck}), lambda game: draw(game, ALICE))
    assert labels(game, "hand") == ["Lord", "B"]
    assert kinds(game).count("replaced") == 1


def test_two_of_a_kind_apply_once_each():
    game = play(table({"field": [DOUBLE, "Twins"], "deck": list("ABCDEF")}), lambda game: draw(game, ALICE))
    assert asked(game) == ("Alice", "replacement")
    answer(game, "replace Twins 1")
    assert labels(game, "hand") == ["A", "B", "C", "D"]


def test_the_affected_player_chooses_among_replacements():
    game = play(table({"field": [DOUBLE, BONUS], "deck": ["A", "B"]}), lambda game: draw(game, ALICE))
    assert asked(game) == ("Alice", "replacement")
    assert offered(game) == ["replace Twins 1", "replace Banker 2"]
    answer(game, "Banker")
    assert (labels(game, "hand"), game.numbers[ALICE]["bond"]) == ([], 3)


def test_a_declined_replacement_leaves_the_choice_of_the_others():
    game = play(table({"field": [MAYBE, BONUS], "deck": ["A"]}), lambda game: draw(game, ALICE))
    answer(game, "Oracle")
    answer(game, "no")
    assert (labels(game, "hand"), game.numbers[ALICE]["bond"]) == ([], 3)


def test_the_next_time_of_an_ability_is_only_the_next_time():
    shield = card("Shield", "REPLACE the next time you would lose bond: draw 1 instead.")

    async def lose_twice(game):
        await change_number(game, ALICE, "bond", -2)
        await change_number(game, ALICE, "bond", -2)

    game = play(table({"field": [shield], "deck": ["A", "B"]}, bond=9), lose_twice)
    assert (labels(game, "hand"), game.numbers[ALICE]["bond"]) == (["A"], 7)


def test_the_next_time_is_over_when_it_was_declined():
    shield = card("Shield", "REPLACE the next time you would lose bond: you may draw 1 instead.")

    async def lose_twice(game):
        await change_number(game, ALICE, "bond", -2)
        await change_number(game, ALICE, "bond", -2)

    game = play(table({"field": [shield], "deck": ["A"]}, bond=9), lose_twice)
    answer(game, "no")
    assert (asked(game), game.numbers[ALICE]["bond"]) == (None, 5)


def test_a_prohibition_comes_before_every_replacement():
    ban = card("Ban", "CONT: your opponent cannot draw cards.")
    game = play(table({"field": [MAYBE], "deck": ["A"]}, {"field": [ban]}), lambda game: draw(game, ALICE))
    assert asked(game) is None
    assert (labels(game, "hand"), game.numbers[ALICE]["bond"]) == ([], 0)


def test_what_replaces_is_known_at_the_very_first_event():
    game = play(table(bob={"field": [BONUS], "deck": ["A"]}), lambda game: draw(game, BOB))
    assert game.numbers[BOB]["bond"] == 3
