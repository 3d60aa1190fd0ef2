"""A loop that a player declares is repeated as often as named, and not begun again from the same state."""

from headjudge.protocol.messages import CardAt, CardText, Decide, Loop, New, Position, Side
from reference_engine.adapter import ReferenceEngine
from reference_engine.weiss_schwarz.start import begin

REED = CardText(
    name="Reed", properties={"type": "character", "color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 1}
)


def exchanging():
    """A main phase in which Alice has exchanged two positions twice, so that all is as before."""
    stage = [CardAt(card="Reed", slot="center left")]
    deck = [CardAt(card="Reed") for _ in range(5)]
    players = {"Alice": Side(zones={"stage": stage, "deck": deck}), "Bob": Side(zones={"deck": deck})}
    position = Position(at="6.5.1.2", roles={"turn player": "Alice"}, turn=3, players=players, cards={"Reed": REED})
    engine = ReferenceEngine()
    game = engine.new(New(rulebook="weiss-schwarz-2.09", position=position)).game
    for _ in range(2):
        engine.decide(Decide(game=game, answer=[{"do": "exchange"}]))
        slots = [{"do": "position", "slot": slot} for slot in ("center left", "back left")]
        reply = engine.decide(Decide(game=game, answer=slots))
    return engine, game, reply


def test_the_player_who_can_stop_it_says_how_often_and_may_not_begin_it_again():
    engine, game, reply = exchanging()
    assert {"do": "exchange"} in reply.decision.options
    reply = engine.loop(Loop(game=game, answers=4))
    assert (reply.decision.player, reply.decision.kind, reply.decision.clause) == ("Alice", "loop count", "11.1.1.2")
    reply = engine.decide(Decide(game=game, answer=3))
    moves = [event for event in reply.events if event.kind == "moved"]
    assert len(moves) == 6
    assert reply.decision.kind == "main"
    assert {"do": "exchange"} not in reply.decision.options


def test_a_loop_that_leads_to_another_state_may_be_begun_again():
    engine, game, _ = exchanging()
    engine.decide(Decide(game=game, answer=[{"do": "exchange"}]))
    slots = [{"do": "position", "slot": slot} for slot in ("center left", "back left")]
    engine.decide(Decide(game=game, answer=slots))
    engine.loop(Loop(game=game, answers=2))
    reply = engine.decide(Decide(game=game, answer=1))
    assert {"do": "exchange"} in reply.decision.options


CHEERS = CardText(
    name="Cheers",
    properties={"type": "event", "color": ["red"], "level": 0, "cost": 0},
    abilities=["TEXT: 1 character you control gets +500 power this turn."],
)


def cheered(slot):
    """The state of a game in which one of two characters has got more power from the same card."""
    stage = [CardAt(card="Reed", label=place, slot=place) for place in ("center left", "center right")]
    deck = [CardAt(card="Reed") for _ in range(5)]
    alice = Side(zones={"stage": stage, "deck": deck, "hand": [CardAt(card="Cheers")]})
    players = {"Alice": alice, "Bob": Side(zones={"deck": deck})}
    cards = {"Reed": REED, "Cheers": CHEERS}
    position = Position(at="6.5.1.2", roles={"turn player": "Alice"}, turn=3, players=players, cards=cards)
    game, at = begin(New(rulebook="weiss-schwarz-2.09", position=position))
    game.start(at)
    for wanted in ("play", slot):
        assert game.decision is not None
        game.decide([each for each in game.decision.options if wanted in (each.do, each.card and each.card.name)])
    return game.loop_state()


def test_effects_on_different_cards_make_different_states():
    assert cheered("center left") == cheered("center left")
    assert cheered("center left") != cheered("center right")
