"""Effects that lead to another phase or step, and phases that are entered for the second time in a turn."""

from headjudge.protocol.messages import CardAt, CardText, New, Position, Side
from reference_engine.weiss_schwarz.start import begin

PRINTED = {"color": ["red"], "level": 0, "cost": 0}
STEPS_BACK = CardText(
    name="Steps-Back",
    properties={"type": "character", "power": 1000, "soul": 1, **PRINTED},
    abilities=["AUTO [once per turn] at the start of the encore step: proceed to the climax phase."],
)
GOES_NOWHERE = CardText(
    name="Goes-Nowhere", properties={"type": "event", **PRINTED}, abilities=["TEXT: proceed to the turn."]
)
ATTACKS_AT_ONCE = CardText(
    name="Attacks-At-Once",
    properties={"type": "event", **PRINTED},
    abilities=["TEXT: proceed to the attack declaration step."],
)


def started(zones):
    """A game in Alice's main phase."""
    deck = [CardAt(card="Steps-Back") for _ in range(5)]
    position = Position(
        at="6.5.1.2",
        roles={"turn player": "Alice"},
        turn=3,
        players={"Alice": Side(zones={"deck": deck, **zones}), "Bob": Side(zones={"deck": deck})},
        cards={card.name: card for card in (STEPS_BACK, GOES_NOWHERE, ATTACKS_AT_ONCE)},
    )
    game, at = begin(New(rulebook="weiss-schwarz-2.09", position=position))
    game.start(at)
    return game


def answer(game, verb):
    game.decide([next(option for option in game.decision.options if option.do == verb)])


def phases(game):
    return [event.data["phase"] for event in game.log if event.kind == "phase"]


def test_the_attack_phase_is_told_again_when_it_is_entered_again():
    game = started({"stage": [CardAt(card="Steps-Back", slot="back left")]})
    answer(game, "pass")
    answer(game, "pass")
    answer(game, "end")
    assert game.decision.kind == "climax"
    assert game.phase == "climax phase"
    answer(game, "pass")
    assert (game.phase, game.step) == ("attack phase", "attack declaration step")
    assert phases(game) == ["climax phase", "attack phase", "climax phase", "attack phase"]
    starts = [event.data["of"] for event in game.log if event.kind == "start"]
    assert starts.count("attack phase") == 1


def test_a_turn_is_no_phase_to_proceed_to():
    game = started({"hand": [CardAt(card="Goes-Nowhere")]})
    answer(game, "play")
    assert (game.decision.kind, game.phase) == ("main", "main phase")
    assert game.cards_in("waiting room", 0)


def test_a_step_of_the_attack_phase_is_in_the_attack_phase():
    game = started({"hand": [CardAt(card="Attacks-At-Once")]})
    answer(game, "play")
    assert (game.decision.kind, game.phase, game.step) == ("attack", "attack phase", "attack declaration step")
    assert phases(game) == ["attack phase"]
