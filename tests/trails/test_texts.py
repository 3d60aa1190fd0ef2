"""Texts that games rarely show, each played from a small position."""

import msgspec
import pytest

from headjudge.notation.words import TRAILS
from headjudge.protocol.messages import New
from reference_engine.core.patterns import STATE_EVENTS
from reference_engine.trails.start import begin

UNIT = {"type": ["UNIT"], "organization": ["Guild"], "CP cost": 1, "STR": 3, "DEF": 2}
EVENT = {"type": ["EVENT"], "EP cost": 0}


def card(name, properties, *abilities):
    return {"name": name, "properties": properties, "abilities": list(abilities)}


def side(**zones):
    return {"numbers": {"bond": 20, "CP": 0, "EP": 0}, "zones": {"deck": [], "hand": [], **zones}}


def started(at, cards, alice, bob):
    """A game in Alice's first turn, at its first decision."""
    position = {
        "at": at,
        "turn": 2,
        "roles": {"initiative": "Alice", "performing": "Alice"},
        "players": {"Alice": alice, "Bob": bob},
        "cards": {each["name"]: each for each in cards},
    }
    game, at = begin(msgspec.convert({"rulebook": "trails-1.0.1", "position": position}, New))
    game.start(at)
    return game


def answer(game, *wanted):
    """Answers by the names of cards, or by what is done."""
    names = list(wanted)
    chosen = []
    for option in game.decision.options:
        said = option.card.name if option.card is not None else dict(option.more).get("name", option.do)
        if said in names:
            names.remove(said)
            chosen.append(option)
    assert not names, f"{names} of {game.decision.options}"
    game.decide(chosen)


def both_pass(game):
    answer(game, "pass")
    answer(game, "pass")


@pytest.mark.parametrize("state", TRAILS.states)
def test_a_card_can_become_whatever_it_can_be(state):
    assert state in STATE_EVENTS


@pytest.mark.parametrize(("then", "gained"), [("done", 2), ("Mate", 0)])
def test_becoming_attacking_alone_needs_a_single_attacker(then, gained):
    loner = card("Loner", UNIT, "AUTO when this card becomes attacking-alone: gain 2 bond.")
    field = [{"card": "Loner"}, {"card": "Mate"}]
    game = started("803.2", [loner, card("Mate", UNIT)], side(field=field), side())
    both_pass(game)
    answer(game, "Loner")
    answer(game, then)
    while game.step != "combat resolution step" or game.cards_in("resolve standby zone", 0):
        answer(game, "pass")
    assert game.attack.fighting
    assert game.numbers[0]["bond"] == 20 + gained
