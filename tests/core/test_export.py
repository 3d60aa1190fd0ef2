"""Positions: a quiet game written down and begun anew is the same game, at every label of its course."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from headjudge.protocol.messages import CardAt, Position
from reference_engine.core.course import Course
from reference_engine.core.errors import BadPosition
from reference_engine.core.events import emit
from reference_engine.core.model import Event
from reference_engine.core.verbs import move, show
from reference_engine.core.views import JUDGE, view
from tests.core import check_toy, stack_toy
from tests.core.check_toy import CheckToy
from tests.core.driving import answer, find, kinds, labels, play, says, value, words
from tests.core.stack_toy import StackToy
from tests.core.toys import ALICE, BOB, card, event, export, lay_out, position, table

CARDS = [
    card("Lord", "CONT: other UNITs you control get +1 STR."),
    card("Hedge", "CONT: the STR of other UNITs becomes 2."),
    card("Scribe", "ACT [once per turn] (pay 1 EP): draw 1."),
    card("Bell", "AUTO when a UNIT is put onto the field for the first time each turn: gain 1 bond."),
    card("Crowd", "AUTO as soon as you control 3 or more UNITs: gain 1 EP."),
    card("Oracle", "REPLACE the next time you would draw a card: you may gain 2 bond instead."),
    card(
        "Teacher", "CONT: other UNITs you control get the craft {AUTO when this card leaves the field: gain 1 bond.}."
    ),
    event("Cheer", "TEXT: UNITs you control get +X STR this turn. X is the number of UNITs you control."),
    event("Curse", "TEXT: UNITs your opponent controls get -1 STR this turn."),
    event("Later", "TEXT: at the end of this turn, draw 1."),
    event("Ward", "TEXT: the next time you would draw a card, gain 1 bond instead."),
    event("Oath", "TEXT: you cannot draw cards until the end of your opponent's turn."),
    event("Pride", "TEXT: UNITs you control get +3 STR while you control a UNIT with STR 3 or more."),
    event("Fall", "TEXT: put all UNITs into the trail."),
    event("Peek", "TEXT: reveal the top card of your deck. gain 1 EP."),
]
HATE = event("Hatred", "TEXT: UNITs you control get Hate this turn.")
NAMES = [text.name for text in CARDS]


def toy(kind: Any, course: Course[Any]) -> Any:
    """A toy that is written down at the beginning of every row."""
    watched: Course[Any] = Course()
    for label, procedure in course.rows:

        async def row(game, procedure=procedure):
            if not game.standing:
                game.exports.append((len(game.answers), msgspec.json.encode(export(game))))
            return await procedure(game)

        watched.step(label)(row)

    class Watched(kind):  # type: ignore[misc]
        def __init__(self):
            super().__init__()
            self.exports = []

        async def course(self, at):
            await watched.run(self, at)

    return Watched


TOYS = {"check": toy(CheckToy, check_toy.TURN), "stack": toy(StackToy, stack_toy.TURN)}
COURSES: dict[str, Course[Any]] = {"check": check_toy.TURN, "stack": stack_toy.TURN}


def begun(kind, given):
    game = lay_out(kind(), given)
    game.start(given.at)
    return game


def answered(game, rng):
    """One random answer, by the places of its options."""
    decision = game.decision
    places = rng.sample(range(len(decision.options)), rng.randint(decision.min, decision.max))
    game.decide([decision.options[place] for place in places])
    return places


def look(game):
    """What both players and the judge see, without ids, which are given anew."""

    def plain(shown):
        data = msgspec.to_builtins(shown)
        data.pop("decision", None)
        for zones in (*(one.get("zones", {}) for one in data["players"].values()), data.get("shared", {})):
            for one in (one for cards in zones.values() for one in cards):
                one.pop("id")
        return data

    decision = game.decision
    asked = (decision.player, decision.kind, decision.min, decision.max, list(map(words, decision.options)))
    return asked, [plain(view(game, viewer)) for viewer in (0, 1, JUDGE)]


def some_position(rng, at):
    def lay():
        cards = rng.choices(NAMES, k=24)
        return {"deck": cards[:12], "hand": cards[12:17], "field": [name for name in cards[17:] if name in NAMES[:7]]}

    return position(lay(), lay(), at=at, cards=CARDS, EP=2, bond=5)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", TOYS)
def test_a_game_written_down_and_begun_anew_is_the_same_game(name, seed):
    rng = random.Random(seed)
    kind = TOYS[name]
    game = begun(kind, some_position(rng, COURSES[name].labels()[0]))
    answers, seen = [], []
    for _ in range(60):
        if game.decision is None:
            break
        seen.append(look(game))
        answers.append(answered(game, rng))
    for count, written in game.exports[:: max(1, len(game.exports) // 8)]:
        again = begun(kind, msgspec.json.decode(written, type=Position))
        for places, sight in list(zip(answers[count:], seen[count:], strict=True))[:12]:
            assert look(again) == sight
            again.decide([again.decision.options[place] for place in places])


@pytest.mark.parametrize("name", TOYS)
def test_every_label_is_among_those_at_which_games_were_written_down(name):
    rng = random.Random(1)
    game = begun(TOYS[name], some_position(rng, COURSES[name].labels()[0]))
    for _ in range(40):
        answered(game, rng)
    written = {msgspec.json.decode(data, type=Position).at for _, data in game.exports}
    assert written == set(COURSES[name].labels())


def again(game):
    """A game as it is after being written down and laid out anew."""
    written = msgspec.json.encode(export(game))
    return lay_out(type(game)(), msgspec.json.decode(written, type=Position))


def after(text, **lay):
    """A table on which Alice has carried out a text, written down and laid out anew."""
    given = {"deck": ["D1", "D2"], "field": ["Knight"], **lay, "hand": [event("Spell", text)]}
    return again(play(table(given), lambda game: says(game, "Spell")))


def test_places_slots_hosts_and_marks_are_written_down():
    lay: dict[str, list[Any]] = {
        "field": [CardAt(card="A", slot="left", marks=["sleepy"], orientation="action", controller="Bob")],
        "under": [CardAt(card="B", host="A", role="soul", face="face-down")],
        "deck": ["C", "D"],
    }
    game = again(table(lay, bond=3))
    a, b = find(game, "A"), find(game, "B")
    assert (a.slot, a.marks, a.orientation, a.controller) == ("left", ("sleepy",), "action", 1)
    assert (b.host, b.role, b.face_up, labels(game, "deck"), game.numbers[ALICE]["bond"]) == (
        a,
        "soul",
        False,
        ["C", "D"],
        3,
    )


def test_an_effect_of_a_text_is_written_down_with_what_it_is_locked_to():
    game = after("TEXT: UNITs you control get +2 STR this turn.")
    play(game, lambda game: move(game, [find(game, "D1")], "field"))
    assert (value(game, "Knight", "STR"), value(game, "D1", "STR")) == (3, 1)


def test_an_effect_that_was_written_down_still_ends():
    game = after("TEXT: UNITs you control get +2 STR this turn.")
    play(game, partial(CheckToy.end_effects, period="turn"))
    assert value(game, "Knight", "STR") == 1


def test_the_order_in_which_effects_arose_is_written_down():
    sets = card("Sets", 'CONT: the STR of UNITs named "Knight" becomes 5.')
    adds = card("Adds", 'CONT: UNITs named "Knight" get +1 STR.')
    game = table({"field": ["Knight"], "hand": [sets]}, {"hand": [adds]})

    async def go(game):
        await move(game, [find(game, "Adds")], "field")  # Bob's comes first, and Alice's side is laid out first
        await move(game, [find(game, "Sets")], "field")

    play(game, go)
    assert (value(game, "Knight", "STR"), value(again(game), "Knight", "STR")) == (5, 5)


def test_an_order_that_was_chosen_is_written_down():
    sets = card("Sets", 'CONT: the STR of UNITs named "Knight" becomes 5.')
    adds = card("Adds", 'CONT: UNITs named "Knight" get +1 STR.')
    for order, strength in ((("Sets", "Adds"), 6), (("Adds", "Sets"), 5)):
        game = table({"field": ["Knight"], "hand": [sets, adds]})
        play(game, lambda game: move(game, list(game.cards_in("hand", ALICE)), "field"))
        answer(game, *order)
        anew = again(game)
        assert (value(anew, "Knight", "STR"), anew.ties) == (strength, [])


def test_an_ability_that_an_effect_gave_is_written_down_with_its_time():
    sets = card("Sets", 'CONT: the STR of UNITs named "Knight" becomes 3.')
    banner = card("Banner", 'CONT: UNITs named "Knight" get Hate.')

    async def go(game):
        for name in ("Sets", "Banner"):
            await move(game, [find(game, name)], "field")

    game = play(table({"field": ["Knight"], "hand": [sets, banner]}), go)
    assert (value(game, "Knight", "STR"), value(again(game), "Knight", "STR")) == (8, 8)


def test_an_ability_that_an_effect_no_longer_gives_is_not_written_down():
    game = play(table({"field": ["Knight"], "hand": [HATE]}), lambda game: says(game, "Hatred"))
    assert value(game, "Knight", "STR") == 6
    play(game, partial(CheckToy.end_effects, period="turn"))
    assert value(again(game), "Knight", "STR") == 1


def test_a_number_that_was_fixed_is_written_down():
    game = after("TEXT: UNITs you control get +1 STR for each card in your deck this turn.")
    play(game, lambda game: move(game, list(game.cards_in("deck", ALICE)), "trail"))
    assert value(game, "Knight", "STR") == 3


@pytest.mark.parametrize("goes_away", [False, True])
def test_a_text_that_waits_for_a_card_does_not_take_another_object_for_it(goes_away):
    doom = event("Doom", "TEXT: choose 1 UNIT you control. at the end of this turn, put it into the trail.")

    async def go(game):
        await says(game, "Doom")
        for zone in ("hand", "field") if goes_away else ():
            await move(game, [find(game, "Knight")], zone)

    async def the_end(game):
        await emit(game, Event("end", ALICE, data={"of": "turn"}))
        await check_toy.check_timing(game)

    game = again(play(table({"field": ["Knight"], "hand": [doom]}, toy=CheckToy), go))
    play(game, the_end)
    assert (kinds(game)[:2], find(game, "Knight").zone.name) == (
        ["end", "triggered"],
        "field" if goes_away else "trail",
    )


def test_cards_that_arrived_together_are_written_down_as_such():
    game = play(table({"hand": ["A", "B"]}), lambda game: move(game, list(game.cards_in("hand", ALICE)), "field"))
    assert len({find(again(game), name).stamp for name in "AB"}) == 1


def test_what_is_shown_is_written_down():
    game = play(table({"hand": ["A", "B"]}), lambda game: show(game, [find(game, "A")], (BOB,)))
    assert [obj.shown for obj in again(game).cards_in("hand", ALICE)] == [(BOB,), ()]


def test_what_has_lost_its_host_does_not_find_it_again():
    under = [CardAt(card="Spirit", host="Knight", role="soul")]
    game = table({"field": ["Knight"], "under": under})
    play(game, lambda game: move(game, [find(game, "Knight")], "trail"))
    assert find(again(game), "Spirit").host is None


def test_a_game_in_which_abilities_stand_by_is_not_written_down():
    bell = card("Bell", "AUTO when a UNIT is put onto the field: gain 1 bond.")
    game = play(table({"field": [bell], "hand": ["A"]}), lambda game: move(game, [find(game, "A")], "field"))
    with pytest.raises(BadPosition):
        export(game)
