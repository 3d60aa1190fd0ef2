"""The vocabulary of Weiss Schwarz: positions with slots, markers, faces, decks of many names, wrong words."""

import textwrap

import pytest

from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes
from headjudge.scenarios.errors import BadPosition, UnknownWord

BLANKS = "Given a blank character Lancer\nAnd a blank character Reed\nAnd a blank character Sedge\n"


@pytest.fixture
def weiss(tmp_path, registry):
    """Compiles steps, one a line, into the tape of a scenario of 3.6.4."""

    def make(steps):
        lines = [line.strip() for line in textwrap.dedent(steps).strip().splitlines()]
        body = "\n".join(f"      {line}" for line in lines)
        text = f"Feature: 3.6 Toy\n\n  @3.6.4\n  Rule: 3.6.4 A toy of a rule\n\n    Scenario: a toy\n{body}\n"
        file = tmp_path / "weiss-schwarz-2.09" / "3.6.feature"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        [made] = tapes.compile_feature(features.read(file), registry)
        return made

    return make


@pytest.fixture
def laid(weiss):
    """Returns the cards of one of Alice's zones after some Givens."""

    def cards(steps, zone):
        tape = weiss(f"{BLANKS}{steps}\nThen Alice is the turn player")
        return tape.new.position.players["Alice"].zones.get(zone, [])

    return cards


def test_a_character_stands_on_the_position_that_is_named(laid):
    [lancer] = laid("And Alice has Lancer on her back right", "stage")
    assert (lancer.slot, lancer.orientation, lancer.face) == ("back right", "standing", None)


def test_a_state_may_follow_the_position(laid):
    [lancer] = laid("And Alice has Lancer on her center left, reversed", "stage")
    assert (lancer.slot, lancer.orientation) == ("center left", "reversed")


def test_characters_without_a_position_take_the_free_ones_in_order(laid):
    cards = laid("And Alice has Lancer on her center middle\nAnd Alice has Reed and Sedge on her stage", "stage")
    assert {card.label: card.slot for card in cards} == {
        "Lancer": "center middle",
        "Reed": "center left",
        "Sedge": "center right",
    }


def test_a_sixth_character_needs_a_position(laid):
    with pytest.raises(BadPosition, match="taken"):
        laid("And Alice has 6 cards on her stage", "stage")


def test_two_characters_may_stand_on_one_position(laid):
    cards = laid("And Alice has Lancer on her back left\nAnd Alice has Reed on her back left", "stage")
    assert [card.slot for card in cards] == ["back left", "back left"]


def test_markers_lie_under_a_position_face_down_unless_told(laid):
    steps = "And Alice has Lancer on her back left\nAnd Lancer has Reed as marker"
    [reed] = laid(steps, "marker area")
    assert (reed.slot, reed.face) == ("back left", "face-down")
    [reed] = laid("And Alice has Lancer on her back left\nAnd Lancer has Reed as face-up marker", "marker area")
    assert reed.face == "face-up"
    [sedge] = laid("And Alice has Sedge under her center right, face-up", "marker area")
    assert (sedge.slot, sedge.face) == ("center right", "face-up")


def test_level_cards_lie_face_up_unless_told(laid):
    up, down = laid("And Alice has Lancer in her level\nAnd Alice has Reed in her level, face-down", "level")
    assert (up.face, down.face) == ("face-up", "face-down")
    assert len(laid("And Alice is at level 2", "level")) == 2


def test_cards_of_a_clock_have_neither_face_nor_orientation(laid):
    with pytest.raises(BadPosition, match="neither rested"):
        laid("And Alice has Lancer in her clock, rested", "clock")


def test_the_first_card_named_lies_on_top_of_an_ordered_zone(laid):
    steps = "And Alice has 2 cards in her stock\nAnd the top of Alice's stock is Reed and Sedge"
    assert [card.label for card in laid(steps, "stock")] == ["Reed", "Sedge", "Filler", "Filler#2"]
    assert [card.label for card in laid("And Alice's clock is, from the top, Sedge and Reed", "clock")] == [
        "Sedge",
        "Reed",
    ]


def test_a_moment_names_the_turn_player(weiss):
    position = weiss("Given it is Bob's attack phase\nThen Bob is the turn player").new.position
    assert (position.at, position.roles) == ("7.2.1.3", {"turn player": "Bob", "starting player": "Alice"})


def test_the_main_phase_is_where_a_scenario_begins(weiss):
    position = weiss("Given a blank character Reed\nThen Alice has a play timing").new.position
    assert (position.at, position.turn) == ("6.5.1.2", 3)


def test_decks_are_filled_within_the_limit_of_copies(weiss):
    decks = weiss(
        "Given a game of Weiss Schwarz from decks\nWhen the game begins\nThen the decks are accepted"
    ).new.decks
    for deck in decks.values():
        assert len(deck) == 50
        assert max(deck.count(name) for name in deck) == 4


def test_a_position_that_does_not_exist_is_an_error_with_the_nearest(weiss):
    with pytest.raises(UnknownWord, match="center left"):
        weiss(f"{BLANKS}And Alice has Lancer on her centre left\nThen Alice is the turn player")
    with pytest.raises(UnknownWord, match="back right"):
        weiss(f"{BLANKS}And Alice has Lancer in her hand\nWhen Alice chooses her back rigt\nThen the game goes on")


def test_blank_cards_have_the_values_of_the_rulebook(weiss):
    cards = weiss(
        f"{BLANKS}And a blank climax Finale\nAnd Alice has Lancer and Finale in her hand\nThen Alice is the turn player"
    )
    lancer, finale = (cards.new.position.cards[name].properties for name in ("Lancer", "Finale"))
    assert lancer == {
        "name": "Lancer", "type": "character", "color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 1,
    }  # fmt: skip
    assert finale == {"name": "Finale", "type": "climax", "color": ["red"]}


DRAWN = "Given it is the start of Alice's draw phase\nAnd the top of Alice's deck is Reed\n"


@pytest.mark.parametrize(
    ("steps", "verdict"),
    [
        (f"{DRAWN}When the game reaches Alice's draw phase\nThen Reed is in Alice's hand", "pass"),
        (f"{DRAWN}When the game reaches Alice's draw phase\nThen Bob's hand is empty", "vacuous"),
        (f"{DRAWN}When the game reaches Alice's draw phase\nThen it is turn 3", "vacuous"),
        ("Given it is Alice's end phase\nWhen the turn ends\nThen Bob is the turn player", "pass"),
        ("Given it is Alice's end phase\nWhen two turns end\nThen Alice is the turn player", "pass"),
        ("Given Alice has Reed in her hand\nWhen Alice passes\nThen Reed is in Alice's hand", "vacuous"),
    ],
)
def test_a_game_that_runs_on_by_itself_has_passed_what_lies_on_the_way(weiss, steps, verdict):
    tape = weiss(steps)
    assert tapes.run_tape(tape, resolve("reference")).name == "pass"
    assert tapes.judge(tape, resolve("reference"), vacuity=True).name == verdict
