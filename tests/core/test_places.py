"""Places: slots that hold a list, and objects that lie under another one in a role."""

from typing import Any

from headjudge.protocol.messages import CardAt
from reference_engine.core.verbs import move
from tests.core.driving import find, labels, play
from tests.core.toys import ALICE, BOB, Toy, table


def test_two_cards_can_lie_in_one_slot():
    game = table({"field": [CardAt(card="A", slot="left")], "hand": ["B"]})
    play(game, lambda game: move(game, [find(game, "B")], "field", slots={find(game, "B"): "left"}))
    assert [(obj.name, obj.slot) for obj in game.cards_in("field", ALICE)] == [("A", "left"), ("B", "left")]


def test_two_cards_change_slots_in_one_move():
    game = table({"field": [CardAt(card="A", slot="left"), CardAt(card="B", slot="right")]})
    a, b = find(game, "A"), find(game, "B")
    play(game, lambda game: move(game, [a, b], "field", slots={a: "right", b: "left"}))
    assert (a.slot, b.slot, a.alive, b.alive) == ("right", "left", True, True)
    assert game.log[-1].data["from"] == [["field", "Alice", "left"], ["field", "Alice", "right"]]
    assert [event.kind for event in game.log] == ["moved"]


def test_a_card_that_leaves_its_slot_for_another_zone_has_none():
    game = table({"field": [CardAt(card="A", slot="left")]})
    play(game, lambda game: move(game, [find(game, "A")], "trail"))
    assert find(game, "A").slot is None


def test_a_card_that_stays_itself_leaves_its_slot_behind_all_the_same():
    game = table({"field": [CardAt(card="A", slot="left")]})
    play(game, lambda game: move(game, [find(game, "A")], "field", side=BOB))
    assert find(game, "A").slot is None


def soul(game: Toy) -> list[str]:
    """What lies under the knight as its soul."""
    return [obj.name for obj in game.under(find(game, "Knight"), "soul")]


def knight_with_soul() -> Any:
    """A knight on the field with two cards under it, in different roles."""
    under = [CardAt(card="Spirit", host="Knight", role="soul"), CardAt(card="Charge", host="Knight", role="charge")]
    return table({"field": ["Knight"], "under": under, "deck": ["Top"]})


def test_cards_under_a_card_are_told_apart_by_their_role():
    game = knight_with_soul()
    assert soul(game) == ["Spirit"]
    assert [obj.name for obj in game.under(find(game, "Knight"))] == ["Spirit", "Charge"]


def test_a_card_is_put_under_another_in_a_role():
    game = knight_with_soul()
    host = find(game, "Knight")
    play(game, lambda game: move(game, [find(game, "Top")], "under", host=host, role="soul", face_up=False))
    assert soul(game) == ["Spirit", "Top"]
    assert find(game, "Top").face_up is False


def test_what_lies_under_a_card_goes_along_while_the_card_stays_itself():
    game = knight_with_soul()
    play(game, lambda game: move(game, [find(game, "Knight")], "field", side=BOB))
    assert soul(game) == ["Spirit"]


def test_what_lies_under_a_card_that_becomes_another_object_has_lost_its_host():
    game = knight_with_soul()
    play(game, lambda game: move(game, [find(game, "Knight")], "trail"))
    assert soul(game) == []
    assert [obj.name for obj in game.hosted() if not obj.host.alive] == ["Spirit", "Charge"]


class Bequeathing(Toy):
    """A game in which what lies under a card follows it to the trail, as the new object that it becomes there."""

    def carry_over(self, old, new):
        for obj in self.under(old):
            self.set(obj, "host", new)


def test_a_game_may_say_that_what_lies_under_a_card_follows_it_into_another_zone():
    under = [CardAt(card="Spirit", host="Knight", role="soul")]
    game = table({"field": ["Knight"], "under": under}, toy=Bequeathing)
    play(game, lambda game: move(game, [find(game, "Knight")], "trail"))
    assert soul(game) == ["Spirit"]


async def left_alone(game, event):
    """What lost its host goes to the trail at once."""
    await move(game, [obj for obj in game.hosted() if not obj.host.alive], "trail")


class Scattering(Toy):
    """A game in which what lies under a card that leaves goes to the trail at once."""

    consequences = {"moved": (left_alone,)}  # noqa: RUF012


def test_a_game_may_say_that_what_lies_under_a_card_is_lost_with_it():
    under = [CardAt(card="Spirit", host="Knight", role="soul"), CardAt(card="Ghost", host="Knight", role="soul")]
    game = table({"field": ["Knight"], "under": under}, toy=Scattering)
    play(game, lambda game: move(game, [find(game, "Knight")], "exile zone"))
    assert (labels(game, "under"), labels(game, "trail")) == ([], ["Spirit", "Ghost"])


def test_a_card_that_is_taken_from_under_another_has_no_host_and_no_role():
    game = knight_with_soul()
    play(game, lambda game: move(game, [find(game, "Spirit")], "hand"))
    assert (find(game, "Spirit").host, find(game, "Spirit").role) == (None, None)
