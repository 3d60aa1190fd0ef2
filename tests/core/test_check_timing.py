"""Check timing: rule actions to the end, then abilities one by one, resolved at once; plays inside a resolution."""

from headjudge.protocol.messages import CardAt
from reference_engine.core.verbs import move
from tests.core.check_toy import CheckToy, check_timing, new
from tests.core.driving import answer, asked, find, kinds, labels, offered, play
from tests.core.toys import ALICE, BOB, card, event, position, table

GREETER = card("Greeter", "AUTO when another UNIT is put onto the field: gain 1 bond.")


def begun(alice=None, bob=None, at="2.1", **numbers):
    """A game at Alice's play timing, both decks with cards."""
    alice, bob = {"deck": ["D1", "D2", "D3"], **(alice or {})}, {"deck": ["E1", "E2", "E3"], **(bob or {})}
    return new(position(alice, bob, at=at, **numbers))


def test_rule_actions_go_on_until_there_are_none():
    lords = [
        card("First", "CONT: other UNITs get +1 STR.", STR=0),
        card("Second", "CONT: other UNITs get +1 STR.", STR=0),
    ]
    game = table({"field": [*lords, card("Weak", STR=-1), card("Sick", STR=0)]}, toy=CheckToy)

    async def go(game):
        await move(game, [find(game, "First")], "trail")
        await check_timing(game)

    play(game, go)  # Second falls with First, then Sick with Second
    assert labels(game, "field") == []
    assert [len(event.moves) for event in game.log if event.kind == "moved"] == [1, 2, 1]


def test_rule_actions_that_are_due_together_are_done_together():
    game = table({"field": [card("Weak", STR=0), card("Sick", STR=0)]}, toy=CheckToy)
    play(game, check_timing)
    assert [len(event.moves) for event in game.log if event.kind == "moved"] == [2]


def test_of_two_cards_in_a_slot_the_last_one_stays():
    game = begun({"field": [CardAt(card="Old", slot="left")], "hand": ["New"]})
    answer(answer(game, "play New"), "slot left")
    assert (labels(game, "field"), labels(game, "trail")) == (["New"], ["Old"])


def test_of_cards_that_came_to_a_slot_together_none_stays():
    async def go(game):
        cards = list(game.cards_in("hand", ALICE))
        await move(game, cards, "field", slots=dict.fromkeys(cards, "left"))
        await check_timing(game)

    game = play(table({"hand": ["A", "B"]}, toy=CheckToy), go)
    assert (labels(game, "field"), labels(game, "trail")) == ([], ["A", "B"])


def test_what_lies_under_a_card_that_left_goes_at_the_next_check_and_not_before():
    async def go(game):
        await move(game, [find(game, "Knight")], "exile zone")
        game.went_well = labels(game, "under")
        await check_timing(game)
        return game.went_well

    under = [CardAt(card="Marker", host="Knight", role="marker")]
    game = play(table({"field": ["Knight"], "under": under}, toy=CheckToy), go)
    assert (game.went_well, labels(game, "trail")) == (["Marker"], ["Marker"])


def test_abilities_resolve_at_once_the_turn_players_first():
    watcher = "AUTO when a UNIT is put onto the field: gain 1 bond."
    lay = {"field": [card("Mine", watcher)], "hand": ["New"]}
    game = begun(lay, {"field": [card("Theirs", watcher)]})
    answer(answer(game, "play New"), "slot left")
    gained = [event.player for event in game.log if event.kind == "bond gained"]
    assert (gained, game.standing, game.cards_in("resolve standby zone", 0)) == ([ALICE, BOB], [], [])


def test_a_player_chooses_which_of_several_abilities_comes_first():
    game = begun({"field": [GREETER, "Greeter"], "hand": ["New"]})
    answer(answer(game, "play New"), "slot left")
    assert (asked(game), offered(game)) == (("Alice", "standby"), ["standby Greeter 1", "standby Greeter#2 2"])
    answer(game, "Greeter#2")
    assert [event.cause.source.name for event in game.log if event.kind == "bond gained"] == ["Greeter#2", "Greeter"]


def test_what_an_ability_triggers_waits_its_turn_and_the_turn_player_goes_first_again():
    chain = card("Chain", "AUTO when you gain bond: draw 1.")
    game = begun(
        {"field": [GREETER, chain], "hand": ["New"]},
        {"field": [card("Bob's", "AUTO when a UNIT is put onto the field: gain 1 bond.")]},
    )
    answer(answer(game, "play New"), "slot left")
    order = [(event.kind, event.player) for event in game.log if event.kind in ("bond gained", "draw")]
    assert order == [("bond gained", ALICE), ("draw", ALICE), ("bond gained", BOB)]


def test_rule_actions_are_looked_at_again_between_two_abilities():
    poison = card("Poison", 'AUTO when another UNIT is put onto the field: UNITs named "Frail" get -1 STR this turn.')
    bell = card("Bell", "AUTO when a UNIT leaves the field: gain 1 bond.")
    game = begun({"field": [poison, card("Frail"), bell], "hand": ["New"]})
    answer(answer(game, "play New"), "slot left")
    assert (labels(game, "trail"), game.numbers[ALICE]["bond"]) == (["Frail"], 1)


def test_an_ability_that_waits_for_a_state_triggers_when_it_comes_about_and_not_while_it_lasts():
    crowd = card("Crowd", "AUTO as soon as you control 2 or more UNITs: gain 1 bond.")
    game = begun({"field": [crowd], "hand": ["A", "B"]})
    answer(answer(game, "play A"), "slot left")
    answer(answer(game, "play B"), "slot right")
    assert game.numbers[ALICE]["bond"] == 1


def test_the_event_of_a_trigger_is_about_the_card_it_names():
    tutor = card("Tutor", "AUTO when another UNIT is put onto the field: it gets +3 STR this turn.")
    game = begun({"field": [tutor], "hand": ["New"]})
    answer(answer(game, "play New"), "slot left")
    assert game.values(find(game, "New"))["STR"] == 4


# A play inside a resolution


def test_a_card_is_played_in_the_middle_of_a_text_which_then_goes_on():
    muster = event("Muster", "TEXT: play 1 UNIT in your hand without paying its cost. draw 1.")
    game = begun({"hand": [muster, card("Giant", **{"CP cost": 9})]})
    answer(answer(game, "play Muster"), "Giant")
    assert asked(game) == ("Alice", "slot")
    answer(game, "slot right")
    assert (labels(game, "field"), labels(game, "hand"), labels(game, "trail")) == (["Giant"], ["D1"], ["Muster"])


def test_what_the_inner_play_triggers_waits_for_the_end_of_the_outer_text():
    muster = event("Muster", "TEXT: play 1 UNIT in your hand without paying its cost. draw 1.")
    game = begun({"field": [GREETER], "hand": [muster, "Recruit"]})
    answer(answer(answer(game, "play Muster"), "Recruit"), "slot right")
    done = [kind for kind in kinds(game) if kind in ("draw", "bond gained")]
    assert done == ["draw", "bond gained"]


def test_an_inner_play_that_fails_is_taken_back_and_the_outer_text_goes_on():
    muster = event("Muster", "TEXT: play 1 UNIT in your hand. draw 1.")
    game = begun({"hand": [muster, card("Giant", **{"CP cost": 9})]}, CP=3)
    answer(answer(game, "play Muster"), "Giant")
    assert (labels(game, "field"), labels(game, "hand"), game.numbers[ALICE]["CP"]) == ([], ["Giant", "D1"], 3)
    assert "taken back" in kinds(game)
    assert find(game, "Giant").shown == ()


def test_a_text_that_plays_a_text_that_plays_a_unit():
    outer = event("Outer", 'TEXT: play 1 EVENT in your hand named "Inner". draw 1.')
    inner = event("Inner", "TEXT: play 1 UNIT in your hand. gain 1 bond.")
    game = begun({"hand": [outer, inner, "Recruit"]})
    answer(answer(answer(answer(game, "play Outer"), "Inner"), "Recruit"), "slot left")
    assert (labels(game, "field"), labels(game, "trail")) == (["Recruit"], ["Inner", "Outer"])
    assert game.numbers[ALICE]["bond"] == 1


# Taking back


def test_a_cost_that_cannot_be_paid_whole_is_not_paid_at_all():
    greedy = card("Greedy", "ACT (discard 1 card, put 1 card in your hand into your homebase): gain 9 bond.")
    game = begun({"field": [greedy], "hand": ["Only"]})
    answer(game, "use Greedy 1")
    assert (labels(game, "hand"), labels(game, "trail"), game.numbers[ALICE]["bond"]) == (["Only"], [], 0)
    assert kinds(game) == ["taken back"]


def test_a_card_that_cannot_be_paid_for_is_hidden_again():
    game = begun({"hand": [card("Giant", **{"CP cost": 9})]}, CP=3)
    answer(game, "play Giant")
    assert (find(game, "Giant").shown, labels(game, "hand")) == ((), ["Giant"])
    assert asked(game) == ("Alice", "play timing")
