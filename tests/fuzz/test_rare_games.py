"""Rare games in which nothing is wrong: invariants let them be, and still see what is."""

from __future__ import annotations

import random

import msgspec
import pytest

from fuzz.answering import Lenient
from fuzz.books import book
from fuzz.play import play
from headjudge.protocol.messages import Answer, New
from reference_engine.trails import support

UNIT = {"type": ["UNIT"], "organization": ["Guild"], "CP cost": 1, "STR": 3, "DEF": 2}
PASS = {"do": "pass"}


def card(name, *abilities, **properties):
    return {"name": name, "properties": {**UNIT, **properties}, "abilities": list(abilities)}


def violation(at, cards, answers, *, alice=None, bob=None, bond=20):
    """What the watch says of a game of Alice's first turn."""
    performed = {} if at in ("703.4", "705.5") else {"performing": "Alice"}
    position = {
        "at": at,
        "roles": {"initiative": "Alice", **performed},
        "players": {
            player: {"numbers": {"bond": bond, "CP": 0, "EP": 0}, "zones": {"deck": [], "hand": [], **laid}}
            for player, bond, laid in (("Alice", bond, alice or {}), ("Bob", 20, bob or {}))
        },
        "cards": {each["name"]: each for each in cards},
    }
    new = msgspec.convert({"rulebook": "trails-1.0.1", "position": position}, New)
    played = play(new, Lenient(msgspec.convert([[each] for each in answers], list[Answer])), every_nth=1)
    assert len(played.answers) == len(answers)
    return played.violation


def test_a_negative_draw_count_draws_nothing():
    miser = card("Miser", "CONT: each player's draw count becomes 2 minus 4.")
    assert violation("703.4", [miser], [PASS, PASS], alice={"field": [{"card": "Miser"}]}) is None


def test_a_drawn_card_may_take_its_draw_count_along():
    scholar = card("Scholar", "CONT [in deck]: your draw count becomes 4.")
    deck = [{"card": "Reed"}, {"card": "Reed"}, {"card": "Scholar"}, {"card": "Reed"}, {"card": "Reed"}]
    assert violation("703.4", [scholar, card("Reed")], [PASS, PASS], alice={"deck": deck}) is None


def test_a_game_that_starts_at_a_row_does_not_come_back_to_it_between_turns():
    lucky = card("Lucky", "REPLACE the next time you would lose the game: draw 1 instead.")
    deck = {"deck": [{"card": "Reed"}]}
    alice = {"field": [{"card": "Lucky"}], **deck}
    assert violation("705.5", [lucky, card("Reed")], [], alice=alice, bob=deck, bond=0) is None


def test_an_effect_that_cannot_play_a_card_takes_back_no_play_of_a_player():
    text = "REPLACE when your opponent would gain EP: play that card instead."
    feint = {"name": "Feint", "properties": {"type": ["EVENT"], "EP cost": 0}, "abilities": ["TEXT: gain 1 bond."]}
    answers = [{"do": "play", "card": "Feint"}, {"do": "gain EP", "card": "Reed"}]
    alice = {"hand": [{"card": "Feint"}], "homebase": [{"card": "Reed", "face": "face-down"}]}
    cards = [card("Warden", text), card("Reed"), feint]
    assert violation("703.7c", cards, answers, alice=alice, bob={"field": [{"card": "Warden"}]}) is None


def supported(*abilities):
    """What the watch says of a support by a UNIT of the Watch with these abilities, for one of the Guild."""
    cards = [card("Helper", *abilities, organization=["Watch"]), card("Reed")]
    field = [{"card": "Helper"}, {"card": "Reed", "orientation": "action"}]
    return violation("703.7c", cards, [{"do": "support", "card": "Reed"}], alice={"field": field})


def test_a_unit_supports_with_the_organizations_that_it_has_while_it_is_ready():
    assert supported("CONT while this card is ready: this card has all organizations.") is None


@pytest.mark.parametrize("abilities", [(), ("CONT while this card is actioned: this card has all organizations.",)])
def test_support_without_a_common_organization_is_seen(abilities, monkeypatch):
    monkeypatch.setattr(support, "go_together", lambda supporter, target: True)
    assert supported(*abilities).name == "support_actions_one_fitting_unit"


def test_a_card_that_ignores_effects_keeps_its_place_in_time_when_a_position_is_written():
    rules = book("trails-1.0.1")
    dice = random.Random(7005 * 1_000_003 + 14)
    played = play(rules.drawn_position(dice, generating=True), rules.dice(dice))
    assert played.finished
    assert played.violation is None
