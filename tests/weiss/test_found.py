"""What fuzzing has found in places that no step of a scenario reaches."""

from headjudge.protocol.messages import CardAt, CardText, New, Position, Side
from reference_engine.weiss_schwarz.start import begin

PRINTED = {"type": "character", "color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 2}
REED = CardText(name="Reed", properties=PRINTED)
CANNOT_LOSE = CardText(name="Cannot-Lose", properties=PRINTED, abilities=["CONT: you cannot lose the game."])
WATCHES = CardText(
    name="Watches-Damage",
    properties=PRINTED,
    abilities=["AUTO when damage is not canceled: put the top card of your deck into your stock."],
)
COMES_BACK = CardText(
    name="Comes-Back",
    properties=PRINTED,
    abilities=["ACT (return this card to the stage): draw 1."],
)


def started(at, alice, bob):
    position = Position(
        at=at,
        roles={"turn player": "Alice"},
        turn=3,
        players={"Alice": Side(zones=alice), "Bob": Side(zones=bob)},
        cards={card.name: card for card in (REED, CANNOT_LOSE, WATCHES, COMES_BACK)},
    )
    game, label = begin(New(rulebook="weiss-schwarz-2.09", position=position))
    game.start(label)
    return game


def answer(game, verb, **more):
    wanted = tuple(more.items())
    game.decide([next(each for each in game.decision.options if each.do == verb and set(wanted) <= set(each.more))])


def deck(count=5):
    return [CardAt(card="Reed") for _ in range(count)]


def test_damage_without_a_card_to_reveal_is_not_dealt():
    stage = [CardAt(card="Watches-Damage", slot="center left")]
    game = started("7.2.1.3", {"deck": deck(), "stage": stage}, {"stage": [CardAt(card="Cannot-Lose")]})
    answer(game, "attack")
    assert game.decision.kind == "attack"
    assert {"damage taken", "damage dealt"}.isdisjoint(event.kind for event in game.log)
    assert len(game.cards_in("stock", 0)) == 1


def test_a_card_that_returns_to_the_stage_is_given_a_position():
    game = started(
        "6.5.1.2", {"deck": deck(), "stage": [CardAt(card="Comes-Back", slot="center left")]}, {"deck": deck()}
    )
    answer(game, "use ability")
    assert game.decision.kind == "stage position"
    answer(game, "position", slot="back left")
    assert [card.slot for card in game.cards_in("stage", 0)] == ["back left"]
