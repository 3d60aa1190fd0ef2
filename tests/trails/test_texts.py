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


def test_what_both_players_search_out_is_shown_when_both_have_chosen():
    text = "TEXT: both players search their deck for 1 UNIT, then return those cards to the hand."
    cards = [card("Quest", EVENT, text), card("Reed", UNIT), card("Sedge", UNIT), card("Fanfare", EVENT)]
    alice = side(hand=[{"card": "Quest"}], deck=[{"card": "Reed"}, {"card": "Fanfare"}])
    game = started("703.7c", cards, alice, side(deck=[{"card": "Fanfare"}, {"card": "Sedge"}]))
    answer(game, "Quest")
    both_pass(game)
    assert game.decision.player == 0
    answer(game, "Reed")
    assert game.decision.player == 1
    assert [obj.name for obj in game.cards_in("deck", 0) if 1 in obj.shown] == []
    answer(game, "Sedge")
    assert [obj.name for player in (0, 1) for obj in game.cards_in("hand", player)] == ["Reed", "Sedge"]
    shown = [[obj.name for _, obj in event.moves] for event in game.log if event.kind == "shown"]
    assert ["Reed", "Sedge"] in shown


def test_what_both_players_choose_is_chosen():
    text = (
        "TEXT: both players choose 1 organization among UNITs. "
        'if "Guild" is among the chosen organizations, gain 1 bond. '
        'if "Watch" is among the chosen organizations, gain 2 bond.'
    )
    cards = [card("Vote", EVENT, text), card("Reed", UNIT), card("Lancer", {**UNIT, "organization": ["Watch"]})]
    game = started("703.7c", cards, side(hand=[{"card": "Vote"}], field=[{"card": "Reed"}, {"card": "Lancer"}]), side())
    answer(game, "Vote")
    both_pass(game)
    answer(game, "Guild")
    answer(game, "Watch")
    assert game.numbers[0]["bond"] == 23


def test_who_is_destroyed_in_the_fight_is_out_of_it_before_anybody_is_asked():
    both = card("Idol", UNIT, "CONT: this card is also an ITEM.")
    notes = card("Mourner", UNIT, "AUTO when a defending UNIT is destroyed: gain 5 bond.")
    field = [{"card": "Idol"}, {"card": "Mourner", "face": "face-down"}]
    game = started("803.2", [both, notes, card("Reed", UNIT)], side(field=[{"card": "Reed"}]), side(field=field))
    both_pass(game)
    answer(game, "Reed")
    answer(game, "Idol")
    while game.decision.kind == "priority":
        answer(game, "pass")
    assert game.decision.clause == "1211.3a"
    assert [obj.name for obj in game.cards_in("trail", 1)] == ["Idol"]
    assert game.attack.defending is None
