"""Other engines are held against the invariants that need no more than the judge's view."""

from __future__ import annotations

import pytest

from fuzz.abroad import fuzz_engine
from headjudge.protocol.messages import View
from reference_engine.adapter import ReferenceEngine

RULEBOOK = "trails-1.0.1"


class LosesCards(ReferenceEngine):
    """Shows one card of a deck less from the tenth look on."""

    looks = 0

    def observe(self, observe):
        view = super().observe(observe)
        assert isinstance(view, View)
        self.looks += 1
        if self.looks > 10:
            deck = view.players["Alice"].zones["deck"]
            view.players["Alice"].zones["deck"] = deck[1:]
        return view


class DiesInTheMiddle(ReferenceEngine):
    """Breaks at the twelfth answer."""

    answers = 0

    def decide(self, decide):
        self.answers += 1
        if self.answers == 12:
            raise RuntimeError("out of cards")
        return super().decide(decide)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_the_reference_is_an_engine_like_any_other():
    done = fuzz_engine("reference", RULEBOOK, games=1, seconds=None, seed=3)
    assert done.violations == []
    assert done.counts["every_card_is_in_one_place"] > 20


def test_a_card_that_is_lost_is_found():
    done = fuzz_engine("py:tests.fuzz.test_abroad:LosesCards", RULEBOOK, games=1, seconds=None, seed=3)
    assert done.violations[0]["clause"] == "502.1"


def test_an_engine_that_dies_is_restarted_and_its_game_is_kept():
    done = fuzz_engine("py:tests.fuzz.test_abroad:DiesInTheMiddle", RULEBOOK, games=2, seconds=None, seed=3)
    assert [found["invariant"] for found in done.violations] == ["the_engine_goes_on"] * 2
    assert done.violations[0]["answers"] == 12
