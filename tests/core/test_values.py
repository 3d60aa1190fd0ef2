"""Values: the order of effects, dependency, abilities that effects give, and that reading never asks."""

import msgspec
import pytest

from reference_engine.core.verbs import move, turn_face
from tests.core.driving import answer, asked, find, offered, play, says, value, waiting
from tests.core.toys import ALICE, Toy, card, event, item, lay_out, position, table

BECOMES = card("Becomes", 'CONT: the STR of UNITs named "Knight" becomes 3.')
FOUR = card("Four", 'CONT: the STR of UNITs named "Knight" becomes 4.')
ADDS = card("Adds", 'CONT: UNITs named "Knight" get +2 STR.')
SWAPS = card("Swaps", 'CONT: the STR and DEF of UNITs named "Knight" are swapped.')
KNIGHT = card("Knight", STR=1, DEF=7)


def arriving(*names):
    """A procedure in which cards come onto the field one after the other."""

    async def go(game):
        for name in names:
            await move(game, [find(game, name)], "field")

    return go


def together(*names):
    """A procedure in which cards come onto the field at the same time."""
    return lambda game: move(game, [find(game, name) for name in names], "field")


def hand(*cards):
    """A knight on the field, and cards in the hand."""
    return table({"field": [KNIGHT], "hand": list(cards)})


@pytest.mark.parametrize(
    ("first", "second", "strength"),
    [
        (BECOMES, ADDS, 5),
        (ADDS, BECOMES, 3),
        (SWAPS, ADDS, 9),
        (ADDS, SWAPS, 7),
        (BECOMES, SWAPS, 7),
        (SWAPS, BECOMES, 3),
        (BECOMES, FOUR, 4),
        (FOUR, BECOMES, 3),
    ],
    ids=lambda given: getattr(given, "name", str(given)),
)
def test_of_two_effects_the_later_one_is_applied_last(first, second, strength):
    game = play(hand(first, second), arriving(first.name, second.name))
    assert asked(game) is None
    assert value(game, "Knight", "STR") == strength


def test_a_swap_moves_what_was_added_before_it():
    game = play(hand(ADDS, SWAPS), arriving("Adds", "Swaps"))
    assert (value(game, "Knight", "STR"), value(game, "Knight", "DEF")) == (7, 3)


def test_the_order_counts_from_when_an_ability_became_valid():
    async def over_and_back(game):
        await arriving("Becomes", "Adds")(game)
        await turn_face(game, find(game, "Becomes"), False)
        await turn_face(game, find(game, "Becomes"), True)

    assert value(play(hand(BECOMES, ADDS), over_and_back), "Knight", "STR") == 3


def test_cards_that_are_turned_up_one_after_the_other_count_in_that_order():
    async def one_by_one(game):
        await together("Becomes", "Four")(game)
        for name in ("Becomes", "Four"):
            await turn_face(game, find(game, name), False)
        for name in ("Four", "Becomes"):
            await turn_face(game, find(game, name), True)

    game = play(hand(BECOMES, FOUR), one_by_one)
    answer(game, "Becomes", "Four")
    assert value(game, "Knight", "STR") == 3


def test_effects_of_the_same_time_are_put_in_order_when_they_arise():
    game = play(hand(BECOMES, ADDS), together("Becomes", "Adds"))
    assert asked(game) == ("Alice", "effect order")
    assert offered(game) == ["effect Becomes 1", "effect Adds 2"]
    answer(game, "Adds", "Becomes")
    assert value(game, "Knight", "STR") == 3


def test_the_other_order_of_the_same_time_gives_the_other_value():
    game = play(hand(BECOMES, ADDS), together("Becomes", "Adds"))
    answer(game, "Becomes", "Adds")
    assert value(game, "Knight", "STR") == 5


def test_an_order_once_said_stays_said():
    async def go(game):
        await together("Becomes", "Adds")(game)
        await arriving("Lord")(game)

    game = play(hand(BECOMES, ADDS, card("Lord", "CONT: other UNITs you control get +1 DEF.")), go)
    answer(game, "Adds", "Becomes")
    assert asked(game) is None
    assert value(game, "Knight", "STR") == 3


def test_a_later_effect_comes_after_those_that_were_put_in_order():
    async def go(game):
        await together("Becomes", "Adds")(game)
        await arriving("Four")(game)

    game = play(hand(BECOMES, ADDS, FOUR), go)
    answer(game, "Becomes", "Adds")
    assert value(game, "Knight", "STR") == 4


@pytest.mark.parametrize(
    "pair",
    [
        (ADDS, card("More", 'CONT: UNITs named "Knight" get +1 STR.')),
        (card("Self", "CONT: the STR of this card becomes 3."), card("Ego", "CONT: the STR of this card becomes 4.")),
        (BECOMES, card("Shell", 'CONT: UNITs named "Knight" get +1 DEF.')),
    ],
    ids=["two that add", "each its own card", "different numbers"],
)
def test_where_the_order_cannot_matter_nobody_is_asked(pair):
    game = play(hand(*pair), together(*(one.name for one in pair)))
    assert asked(game) is None


def test_the_order_is_asked_although_something_was_read_before():
    async def go(game):
        cards = [find(game, name) for name in ("Becomes", "Adds")]
        for obj in cards:
            game.set(obj, "face_up", False)
        await move(game, cards, "field", face_up=False)
        for obj in game.cards_in("field", ALICE):
            game.set(obj, "face_up", True)
        game.set_board()
        value(game, "Knight", "STR")  # reading finds the two effects, and asks nothing
        await move(game, [find(game, "Page")], "trail")

    game = play(hand(BECOMES, ADDS, "Page"), go)
    assert asked(game) == ("Alice", "effect order")


@pytest.mark.parametrize(("order", "strength"), [(("Alice", "Bob"), 3), (("Bob", "Alice"), 5)])
def test_a_laid_out_table_has_the_order_in_which_it_was_laid(order, strength):
    given = position({"field": [KNIGHT, ADDS], "hand": ["Page"]}, {"field": [BECOMES]})
    players = {name: given.players[name] for name in order}
    game = play(lay_out(Toy(), msgspec.structs.replace(given, players=players)), arriving("Page"))
    assert asked(game) is None
    assert value(game, "Knight", "STR") == strength


@pytest.mark.parametrize(("order", "strength"), [(("Spell", "Adds"), 11), (("Adds", "Spell"), 9)])
def test_effects_of_texts_and_of_abilities_are_applied_by_one_time(order, strength):
    async def go(game):
        for name in order:
            await (says(game, name) if name == "Spell" else arriving(name)(game))

    spell = event("Spell", "TEXT: the STR of UNITs you control becomes 9 this turn.")
    assert value(play(hand(ADDS, spell), go), "Knight", "STR") == strength


# Dependency


def test_what_depends_on_a_type_waits_for_the_type():
    cards = [card("Lord", 'CONT: UNITs gain the organization "Guild".'), card("Smith", "CONT: ITEMs are also a UNIT.")]
    game = play(table({"field": [item("Sword")], "hand": cards}), arriving("Lord", "Smith"))
    assert value(game, "Sword", "organization") == ("Guild",)


def test_what_depends_on_a_number_waits_for_the_number():
    strong = card("Strong", "CONT: UNITs with STR 5 or more get +10 STR.")
    sets = card("Sets", 'CONT: the STR of UNITs named "Knight" becomes 5.')
    game = play(hand(strong, sets), arriving("Strong", "Sets"))
    assert value(game, "Knight", "STR") == 15


def test_what_depends_on_a_keyword_waits_for_the_keyword():
    cards = [
        card("Cloak", "CONT: UNITs with Covert get Hate."),
        card("Shade", 'CONT: UNITs named "Knight" get Covert.'),
    ]
    game = play(hand(*cards), arriving("Cloak", "Shade"))
    assert game.has_keyword(find(game, "Knight"), "Hate")


def test_a_condition_depends_on_what_it_looks_at():
    cards = [
        card("Proud", 'CONT while you control a UNIT with STR 9 or more: UNITs named "Knight" get +100 STR.'),
        card("Giant", 'CONT: the STR of UNITs named "Knight" becomes 9.'),
    ]
    game = play(hand(*cards), arriving("Proud", "Giant"))
    assert value(game, "Knight", "STR") == 109


def test_a_condition_looks_at_what_earlier_layers_made():
    hooded = card("Hooded", "CONT while you control a UNIT with Covert: this card gets +1 STR.")
    shade = card("Shade", 'CONT: UNITs named "Knight" get Covert.')
    game = play(hand(hooded, shade), arriving("Hooded", "Shade"))
    assert value(game, "Hooded", "STR") == 2


def test_two_that_depend_on_each_other_go_by_time():
    low = card("Low", "CONT: UNITs with STR 5 or more get -4 STR.")
    high = card("High", "CONT: UNITs with STR 4 or less get +4 STR.")
    cards = [KNIGHT, card("Giant", STR=6)]
    for order, strengths in ((("Low", "High"), (5, 6)), (("High", "Low"), (1, 2))):
        game = play(table({"field": cards, "hand": [low, high]}), arriving(*order))
        assert (value(game, "Knight", "STR"), value(game, "Giant", "STR")) == strengths


def test_one_that_depends_on_neither_does_not_overtake_them():
    tough = card("Tough", "CONT: UNITs with DEF 5 or more get +10 STR.", DEF=0)
    keen = card("Keen", "CONT: UNITs with STR 9 or more get +5 DEF.", DEF=0)
    fields = [card("Knight", STR=1, DEF=5), card("Giant", STR=9, DEF=1)]
    game = table({"field": fields, "hand": [tough, keen, BECOMES]})
    play(game, arriving("Tough", "Keen", "Becomes"))
    assert value(game, "Knight", "STR") == 3


def test_an_effect_is_applied_once_even_if_its_description_fits_again():
    weak = card("Weak", "CONT: UNITs with STR 3 or less get +1 STR.")
    assert value(play(hand(weak), arriving("Weak")), "Knight", "STR") == 2


def test_a_number_that_is_counted_is_counted_as_it_is():
    crowd = card("Crowd", "CONT: this card gets +X STR. X is the number of UNITs you control.")
    game = play(hand(crowd, "Page"), arriving("Crowd", "Page"))
    assert value(game, "Crowd", "STR") == 4


def test_a_number_that_is_counted_waits_for_what_it_counts():
    mirror = card("Mirror", 'CONT: this card gets +X STR. X is the total STR of UNITs named "Knight".')
    assert value(play(hand(mirror, ADDS), arriving("Mirror", "Adds")), "Mirror", "STR") == 4


# Abilities that effects give

TEACHER = card(
    "Teacher", "CONT: other UNITs you control get the craft {AUTO when a UNIT is put onto the field: draw 1.}."
)


def test_a_card_that_arrives_has_what_effects_give_it_at_once():
    game = play(table({"field": [TEACHER], "hand": ["Page"]}), arriving("Page"))
    assert waiting(game) == ["Page"]


def test_a_given_ability_triggers_once_even_when_all_is_found_anew():
    lord = card("Lord", "CONT: other UNITs you control get +1 STR.")
    game = play(table({"field": [TEACHER, "Knight"], "hand": [lord]}), arriving("Lord"))
    assert sorted(waiting(game)) == ["Knight", "Lord"]


def test_a_given_ability_is_gone_with_its_giver():
    async def go(game):
        await move(game, [find(game, "Teacher")], "trail")
        await arriving("Page")(game)

    assert waiting(play(table({"field": [TEACHER, "Knight"], "hand": ["Page"]}), go)) == []


def test_a_given_ability_is_gone_with_its_card():
    async def go(game):
        await move(game, [find(game, "Knight")], "trail")
        await arriving("Page")(game)

    assert waiting(play(table({"field": [TEACHER, "Knight"], "hand": ["Page"]}), go)) == ["Page"]


def test_a_card_that_loses_its_abilities_watches_no_more():
    mute = card("Mute", "CONT: other UNITs you control lose all crafts.")
    watcher = card("Watcher", "AUTO when a UNIT is put onto the field: draw 1.")
    game = play(table({"field": [watcher, mute], "hand": ["Page"]}), arriving("Page"))
    assert waiting(game) == []


def test_a_card_that_has_its_abilities_back_watches_again():
    mute = card("Mute", "CONT: other UNITs you control lose all crafts.")
    watcher = card("Watcher", "AUTO when a UNIT is put onto the field: draw 1.")

    async def go(game):
        await move(game, [find(game, "Mute")], "trail")
        await arriving("Page")(game)

    assert waiting(play(table({"field": [watcher, mute], "hand": ["Page"]}), go)) == ["Watcher"]


def test_a_keyword_that_is_given_does_what_it_stands_for():
    banner = card("Banner", "CONT: other UNITs you control get Hate.")
    game = play(table({"field": [banner], "hand": ["Page"]}), arriving("Page"))
    assert value(game, "Page", "STR") == 6


def test_a_replacement_that_is_given_replaces():
    guard = card(
        "Guard", "CONT: other UNITs get the craft {REPLACE when this card would leave the field: gain 1 bond instead.}."
    )
    game = play(table({"field": [guard, "Page"]}), lambda game: move(game, [find(game, "Page")], "trail"))
    assert (find(game, "Page").zone.name, game.numbers[ALICE]["bond"]) == ("field", 1)
