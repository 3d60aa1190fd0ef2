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
from tests.fuzz.planted_weiss import PLANTED

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


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_found_and_made_short(name):
    with PLANTED[name]():
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
