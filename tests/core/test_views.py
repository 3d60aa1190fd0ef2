"""Views: who sees which card, by its place, its face and what was shown; and ids that tell nothing."""

import pytest

from headjudge.protocol.messages import CardAt
from reference_engine.core.decide import choose_cards
from reference_engine.core.model import Event
from reference_engine.core.verbs import draw, hide, move, show, shuffle, turn_face
from reference_engine.core.views import JUDGE, decision_view, event_view, view
from tests.core.driving import answer, find, labels, play
from tests.core.toys import ALICE, BOB, table


def seen(game, zone, viewer, owner="Alice"):
    """The names of the cards of a zone as a viewer sees them; None for each that is hidden."""
    return [shown.card for shown in view(game, viewer).players[owner].zones[zone]]


@pytest.mark.parametrize(
    ("lay", "by_owner", "by_other"),
    [
        ({"hand": ["A"]}, ["A"], [None]),
        ({"deck": ["A"]}, [None], [None]),
        ({"field": ["A"]}, ["A"], ["A"]),
        ({"field": [CardAt(card="A", face="face-down")]}, ["A"], [None]),
        ({"field": [CardAt(card="A", face="face-down", controller="Bob")]}, [None], ["A"]),
        ({"under": [CardAt(card="A", face="face-down")]}, [None], [None]),
        ({"exile zone": [CardAt(card="A", face="face-down")]}, ["A"], [None]),
        ({"trail": ["A"]}, ["A"], ["A"]),
    ],
    ids=[
        "a hand is its owner's",
        "a deck is nobody's",
        "a field is everybody's",
        "face-down on the field is its controller's",
        "also when somebody else controls it",
        "face-down under a card is nobody's",
        "face-down in exile is its owner's",
        "a trail is everybody's",
    ],
)
def test_who_sees_a_card(lay, by_owner, by_other):
    game = table(lay)
    zone = next(iter(lay))
    assert (seen(game, zone, ALICE), seen(game, zone, BOB), seen(game, zone, JUDGE)) == (by_owner, by_other, ["A"])


def test_of_a_hidden_card_nothing_is_seen_but_that_it_is_there():
    hidden = view(table({"hand": ["A"]}), BOB).players["Alice"].zones["hand"][0]
    assert (hidden.card, hidden.label, hidden.printed, hidden.values, hidden.owner) == (None, None, {}, {}, "Alice")


def test_a_card_that_is_shown_is_seen_until_it_is_hidden():
    game = table({"hand": ["A", "B"]})
    play(game, lambda game: show(game, [find(game, "A")], (BOB,)))
    assert seen(game, "hand", BOB) == ["A", None]
    hide(game, [find(game, "A")])
    assert seen(game, "hand", BOB) == [None, None]


def test_a_card_shown_to_one_player_is_hidden_from_the_other():
    game = play(table({"deck": ["A"]}), lambda game: show(game, game.cards_in("deck", ALICE), (ALICE,)))
    assert (seen(game, "deck", ALICE), seen(game, "deck", BOB)) == (["A"], [None])


def test_a_card_that_moves_is_no_longer_shown():
    async def go(game):
        await show(game, [find(game, "A")], (BOB,))
        await move(game, [find(game, "A")], "deck")

    assert seen(play(table({"hand": ["A"]}), go), "deck", BOB) == [None]


def test_a_view_changes_with_the_table_although_it_was_looked_at_before():
    game = table({"field": ["A"], "deck": ["B"]})
    assert (seen(game, "field", BOB), seen(game, "hand", ALICE)) == (["A"], [])

    async def go(game):
        await turn_face(game, find(game, "A"), False)
        await draw(game, ALICE)

    play(game, go)
    assert (seen(game, "field", BOB), seen(game, "hand", ALICE), seen(game, "hand", BOB)) == ([None], ["B"], [None])


def test_a_word_that_follows_from_the_attack_is_seen_as_soon_as_it_is_true():
    game = table({"field": ["A"]})
    assert view(game, BOB).players["Alice"].zones["field"][0].marks == []
    game.set(game, "attack", find(game, "A"))
    assert view(game, BOB).players["Alice"].zones["field"][0].marks == ["attacking"]


def test_marks_numbers_and_hosts_are_seen_by_all():
    lay = {"field": [CardAt(card="A", marks=["sleepy"])], "under": [CardAt(card="B", host="A", role="soul")]}
    game = table(lay, bond=4)
    alice = view(game, BOB).players["Alice"]
    field, under = alice.zones["field"][0], alice.zones["under"][0]
    assert (field.marks, under.host, under.role, alice.numbers["bond"]) == (["sleepy"], field.id, "soul", 4)


def test_ids_are_given_anew_by_a_shuffle_and_tell_nothing_of_the_order():
    for order in (["card 1", "card 2", "card 3"], ["card 3", "card 1", "card 2"]):
        game = table({"deck": ["A", "B", "C"]})
        before = [shown.id for shown in view(game, BOB).players["Alice"].zones["deck"]]
        play(game, lambda game: shuffle(game, game.zone("deck", ALICE), ""))
        answer(game, *order)
        after = [shown.id for shown in view(game, BOB).players["Alice"].zones["deck"]]
        assert not set(before) & set(after)
        assert after == ["6", "5", "4"]


def test_a_shuffle_takes_the_places_of_the_old_order_from_the_top():
    game = play(table({"deck": ["A", "B", "C"]}), lambda game: shuffle(game, game.zone("deck", ALICE), ""))
    answer(game, "card 3", "card 1", "card 2")
    assert labels(game, "deck") == ["C", "A", "B"]


def test_a_card_that_was_shown_in_the_deck_is_lost_in_a_shuffle():
    async def go(game):
        await show(game, game.cards_in("deck", ALICE)[-1:], (ALICE,))
        await shuffle(game, game.zone("deck", ALICE), "")

    game = play(table({"deck": ["A", "B"]}), go)
    answer(game, "card 1", "card 2")
    assert seen(game, "deck", ALICE) == [None, None]


def test_who_may_not_see_a_draw_learns_that_there_was_one_and_not_of_which_card():
    game = play(table({"deck": ["A"]}), lambda game: draw(game, ALICE))
    drawn = game.log[0]
    assert "card" in event_view(game, drawn, ALICE).cards[0]
    assert event_view(game, drawn, BOB).cards == [
        {"from": "deck", "from side": "Alice", "to": "hand", "to side": "Alice"}
    ]


def test_only_the_player_who_is_asked_sees_the_decision():
    def choosing(game):
        return choose_cards(game, ALICE, "pick", game.cards_in("hand", ALICE), "", least=1, most=1)

    game = play(table({"hand": ["A", "B"]}), choosing)
    own, judge, other = (view(game, viewer).decision for viewer in (ALICE, JUDGE, BOB))
    assert own is not None
    assert (own.kind, judge, other) == ("pick", decision_view(game, game.decision), None)


def test_players_are_told_ids_and_the_judge_labels():
    game = table({"hand": ["A"]})
    event = Event("something", ALICE, find(game, "A"))
    assert event_view(game, event, JUDGE).cards == [{"card": "A"}]
    assert event_view(game, event, ALICE).cards == [{"card": str(find(game, "A").id)}]
