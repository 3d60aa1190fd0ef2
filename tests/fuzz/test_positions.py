"""Games start in the middle too: from drawn positions that are legal, quiet, and the same when they are read again."""

from __future__ import annotations

import random

import msgspec
import pytest

from fuzz.again import first_difference
from fuzz.books import book, rulebooks
from fuzz.laying import position_of
from fuzz.play import new_game, play
from fuzz.run import fuzz
from fuzz.shrink import texts_of
from headjudge.catalogue.rulebook import load
from headjudge.protocol.messages import New, Observe, View
from headjudge.protocol.resolve import resolve

TRAILS = "trails-1.0.1"


def seen(engine, reply):
    view = engine.observe(Observe(game=reply.game))
    assert isinstance(view, View)
    return view


def without_ids(view):
    plain = msgspec.to_builtins(view)
    for side in plain["players"].values():
        for card in (card for cards in side["zones"].values() for card in cards):
            card.pop("id")
    return plain


@pytest.mark.parametrize("rulebook", rulebooks())
@pytest.mark.parametrize("seed", range(12))
def test_a_drawn_position_starts_a_game(rulebook, seed):
    rules = book(rulebook)
    new = rules.drawn_position(random.Random(seed), generating=False)
    assert new.position is not None
    game, at = new_game(new)
    assert at == new.position.at
    assert play(new, rules.dice(random.Random(seed)), longest=200).violation is None
    assert {label for sides in game.zones.values() for zone in sides for label in [obj.name for obj in zone.cards]}


def test_drawn_positions_differ_in_their_moments_and_states():
    drawn = [book(TRAILS).drawn_position(random.Random(seed)).position for seed in range(60)]
    positions = [position for position in drawn if position is not None]
    assert len({position.at for position in positions}) > 10
    marks = [mark for p in positions for side in p.players.values() for at in side.zones["field"] for mark in at.marks]
    assert {"stunned", "Support"} == set(marks)


def test_a_run_starts_some_games_in_the_middle():
    assert fuzz(TRAILS, games=5, generating=False).midway == 1


def test_what_the_judge_sees_at_a_window_is_a_position_again():
    engine = resolve("reference")
    dice = random.Random(1)
    new = next(
        new
        for new in (book(TRAILS).drawn_position(dice, generating=False) for _ in range(50))
        if new.position is not None and new.position.at == "703.8c"
    )
    reply = engine.new(new)
    view = seen(engine, reply)
    position = position_of(view, load(TRAILS), texts_of(new))
    again = engine.new(New(rulebook=TRAILS, position=position))
    assert first_difference(without_ids(view), without_ids(seen(engine, again))) == ""


def test_a_game_that_is_not_quiet_is_no_position():
    engine = resolve("reference")
    new = book(TRAILS).drawn_game(random.Random(1), generating=False)
    reply = engine.new(new)
    assert position_of(seen(engine, reply), load(TRAILS), texts_of(new)) is None
