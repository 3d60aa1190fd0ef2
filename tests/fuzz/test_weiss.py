"""Games of Weiss Schwarz at random: sound ones show nothing, and what is planted is found."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from fuzz.books import book
from fuzz.decks import known_cards
from fuzz.play import Played, play
from fuzz.registry import INVARIANTS, NOTE, by_moment, named
from fuzz.shrink import shrink
from fuzz.watching import Violation
from fuzz.weiss_schwarz.decks import drawn_deck, names_of, type_of
from headjudge.catalogue import load
from reference_engine.weiss_schwarz import attack, costs, damage, playing, rule_actions, setup, turn
from reference_engine.weiss_schwarz.game import WeissGame

RULEBOOK = "weiss-schwarz-2.09"
GAMES = 15
"""In so many games a planted mistake is found."""
MOST_ANSWERS = 20
"""In so many answers it is shown."""


def game(seed: int, *, midway: bool = False, longest: int = 400) -> Played:
    dice = random.Random(seed)
    rules = book(RULEBOOK)
    new = (rules.drawn_position if midway else rules.drawn_game)(dice, generating=False)
    return play(new, rules.dice(dice), longest=longest, every_nth=10)


@pytest.mark.parametrize("seed", range(4))
def test_a_sound_game_violates_nothing(seed):
    played = game(seed)
    assert played.violation is None
    assert played.answers


@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_drawn_position_violates_nothing(seed):
    played = game(seed, midway=True)
    assert played.violation is None
    assert played.answers


def test_drawn_decks_are_legal():
    known = known_cards(RULEBOOK)
    for seed in range(20):
        deck = drawn_deck(random.Random(seed), known, {})
        assert len(deck) == 50
        assert sum(type_of(known[card]) == "climax" for card in deck) <= 8
        assert max(Counter(name for card in deck for name in names_of(known[card])).values()) <= 4


def test_every_invariant_names_a_clause_of_the_rulebook():
    by_moment(RULEBOOK)
    catalogue = load(RULEBOOK)
    own = [row for row in INVARIANTS if row.rulebook == RULEBOOK and row.needs != NOTE]
    assert len(own) > 80
    assert [row.name for row in own if row.clause not in catalogue] == []
    assert [name for name, count in Counter(row.name for row in own).items() if count > 1] == []


PLANTED = {
    "a_clock_has_six_cards_at_most": (rule_actions, "LEVEL_UP_AT", 8),
    "four_level_cards_lose": (rule_actions, "LOST_AT", 5),
    "one_character_to_a_position": (rule_actions, "crowded_out", lambda game, cards, kind: []),
    "hands_keep_the_limit_at_the_end_of_turn": (turn, "HAND_LIMIT", 9),
    "two_cards_are_drawn_for_the_clock": (turn, "DRAWN_FOR_THE_CLOCK", 3),
    "one_attack_in_the_first_turn": (attack, "ATTACKS_IN_THE_FIRST_TURN", 3),
    "five_cards_in_hand_before_the_first_turn": (setup, "OPENING_HAND", 6),
    "played_cards_share_a_color": (playing, "why_not_by_color", lambda game, player, card: None),
    "played_cards_are_not_above_the_level": (playing, "why_not_by_level", lambda game, player, card: None),
    "offered_cards_have_their_stock": (playing, "why_not_by_cost", lambda game, player, card: None),
    "attackers_rest": (attack, "RESTED", "standing"),
    "the_weaker_is_reversed": (attack, "min", max),
    "canceled_damage_goes_to_the_waiting_room": (damage, "WAITING_ROOM", "clock"),
    "climaxes_leave_at_the_end_of_turn": (turn, "CLIMAX_AREA", "memory"),
    "all_characters_stand": (turn, "STANDING", "rested"),
    "an_empty_deck_is_refreshed": (WeissGame, "interrupts", rule_actions.INTERRUPTS[1:]),
    "stock_is_paid_into_the_waiting_room": (costs, "WAITING_ROOM", "memory"),
    "the_turn_players_abilities_come_first": (WeissGame, "first_player", lambda game: 1 - game.turn_player),
    "attackers_stand_in_the_center": (attack, "STANDING", "rested"),
    "nobody_is_reversed_after_the_encore_step": (WeissGame, "reversed_characters", lambda game, player: []),
}
"""For each invariant: what is wrong in the engine so that it must be violated."""


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_found_and_made_short(name, monkeypatch):
    owner, attribute, value = PLANTED[name]
    monkeypatch.setattr(owner, attribute, value, raising=False)
    for seed in range(GAMES):
        played = game(seed)
        if played.violation is not None and played.violation.name == name:
            break
    else:
        pytest.fail(f"{GAMES} games show nothing")
    transcript = shrink(played.new, played.answers, played.violation, 15.0)
    assert transcript.invariant == name
    assert len(transcript.answers) <= MOST_ANSWERS


def test_a_view_that_shows_the_stock_is_a_violation():
    played = game(1)
    watch = played.watch
    seen = watch.engine.view

    def doctored(state, viewer):
        view = seen(state, viewer)
        for side in view.players.values():
            side.zones["stock"] = [msgspec.structs.replace(card, card="Reed") for card in side.zones["stock"]]
        return view

    row = named(RULEBOOK, "nobody_sees_stock")
    assert row is not None
    assert any(watch.game.cards_in("stock", player) for player in (0, 1))
    watch.look(row)
    watch.engine.view = doctored
    with pytest.raises(Violation, match="in the stock"):
        watch.look(row)
