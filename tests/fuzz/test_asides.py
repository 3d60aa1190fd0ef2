"""Finished games are looked at once more: replayed, given up, with wrong answers, as twins."""

from __future__ import annotations

import random

import msgspec
import pytest

from fuzz.again import compare_twins, look_aside
from fuzz.answering import Lenient
from fuzz.play import play
from fuzz.registry import by_moment, named
from fuzz.trails.choosing import TrailsDice
from fuzz.trails.decks import drawn_game
from headjudge.protocol.messages import Answer, New
from reference_engine.core import views
from reference_engine.core.state import State

RULEBOOK = "trails-1.0.1"
ASIDES = [row.name for row in by_moment(RULEBOOK)["aside"]]


def game(seed):
    dice = random.Random(seed)
    return play(drawn_game(dice, generating=False), TrailsDice(dice))


def aside(name):
    row = named(RULEBOOK, name)
    assert row is not None
    return row


def looked_at(name, games=4):
    for seed in range(games):
        found = look_aside(aside(name), game(seed), random.Random(seed))
        if found is not None:
            return found
    return None


@pytest.mark.parametrize("name", ASIDES)
def test_the_reference_keeps_it(name):
    assert looked_at(name) is None


def test_twins_notice_a_hidden_card_that_leaks(monkeypatch):
    played = [game(seed) for seed in range(4)]
    monkeypatch.setattr(views, "sees", lambda viewer, obj: True)
    found = [look_aside(aside("twins_look_the_same"), each, random.Random(1)) for each in played]
    assert any(each is not None and each.clause == "502.2" for each in found)


def test_a_twin_whose_hidden_card_an_effect_finds_goes_its_own_way():
    texts: dict[str, dict[str, object]] = {
        "Reed": {"properties": {"type": ["UNIT"], "CP cost": 1, "STR": 3, "DEF": 2}},
        "Feint": {"properties": {"type": ["EVENT"], "EP cost": 0}},
        "Muster": {
            "properties": {"type": ["EVENT"], "EP cost": 0},
            "abilities": ["TEXT: put all UNITs in your hand onto the field."],
        },
    }
    deck = [{"card": name, "label": f"Bob {name}"} for name in ("Feint", "Muster", "Reed")]
    position = {
        "at": "703.6a",
        "roles": {"initiative": "Bob", "performing": "Bob"},
        "players": {"Alice": {"numbers": {"bond": 9}}, "Bob": {"numbers": {"bond": 9}, "zones": {"deck": deck}}},
        "cards": {name: {"name": name, **text} for name, text in texts.items()},
    }
    new = msgspec.convert({"rulebook": RULEBOOK, "position": position}, New)
    answers = [[{"do": "play", "card": "Bob Muster"}], *[[{"do": "pass"}]] * 4]
    played = play(new, Lenient(msgspec.convert(answers, list[Answer])))
    assert len(played.answers) == len(answers)
    hidden = [card for card in played.watch.game.cards if card.label in ("Bob Feint", "Bob Reed")]
    compare_twins(played, 0, hidden)


def test_a_wrong_answer_that_is_accepted_is_noticed(monkeypatch):
    monkeypatch.setattr(State, "check_answer", lambda self, decision, answer: None)
    assert looked_at("wrong_answers_change_nothing") is not None


def test_a_concession_that_lets_the_wrong_player_win_is_noticed(monkeypatch):
    def concede(self, player, clause):
        self.end(player, clause, "gives up")
        self.stop()

    monkeypatch.setattr(State, "concede", concede)
    assert looked_at("anybody_may_concede_at_any_time") is not None
