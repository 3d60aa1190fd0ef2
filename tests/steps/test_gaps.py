"""Phrases at their edges, on the reference: copies, optional answers, games from decks, what was drawn and shown."""

import pytest

from headjudge.protocol.resolve import resolve
from headjudge.scenarios.tapes import run_tape


@pytest.fixture(scope="module")
def reference():
    return resolve("reference")


@pytest.fixture
def verdict(tape, reference):
    return lambda steps: run_tape(tape(steps), reference).name


ATTACKED = """
    Given a game of Trails in Alice's combat phase
    And Alice has two copies of Draws-On-Attack on her field
    And Bob has Lancer on his field
    When Draws-On-Attack#2 attacks Lancer
    And both players pass until the attack is made
    """

RESCUED = """
    Given Alice has Knocks-Out-A-UNIT in her hand
    And Bob has Reed on his field
    And Bob has May-Rescue and Gate in his homebase
    When Alice plays Knocks-Out-A-UNIT targeting Reed
    And both players pass
    """

TRIGGERED = """
    Given a game of Trails in Alice's combat phase
    And Alice has Draws-And-Gains-On-Attack on her field
    And Bob has Lancer on his field
    When Draws-And-Gains-On-Attack attacks Lancer
    And both players pass until the attack is made
    """

DRAWN = """
    Given Alice has Draws-For-Nothing in her hand
    And the top of Alice's deck is Reed and Sedge
    When Alice plays Draws-For-Nothing
    And both players pass
    """

SET_UP = """
    Given a game of Trails from decks
    And Alice's deck holds Reed
    And Bob's deck holds Sedge and Reed
    When the game begins
    And Alice gives the initiative to Alice
    """

SHUFFLING = """
    Given a game of Trails from decks
    And players are asked whether to shuffle
    When the game begins
    And Alice gives the initiative to Alice
    """

SEARCHED = """
    Given Alice has Fetches-A-UNIT in her hand
    And Alice's deck is, from the top, Fanfare, Reed and Sedge
    When Alice plays Fetches-A-UNIT
    And both players pass
    And Alice chooses Sedge
    """

SUPPORTERS = "Given Alice has Reed, Sedge and Lancer on her field\n"


@pytest.mark.parametrize(
    ("before", "holds", "fails"),
    [
        pytest.param(
            ATTACKED,
            "Then Draws-On-Attack#2's craft waits to be resolved",
            "Then Draws-On-Attack's craft waits to be resolved",
            id="the craft of one copy is not that of another",
        ),
        pytest.param(
            RESCUED,
            "Then Bob may apply May-Rescue's replacement",
            "Then Bob may apply Gate's replacement",
            id="an optional replacement is applied by the name of its card",
        ),
        pytest.param(
            RESCUED + "And Bob applies May-Rescue's replacement\n",
            "Then Reed is in Bob's hand",
            "Then Reed is in Bob's trail",
            id="applying it is a yes",
        ),
        pytest.param(
            TRIGGERED,
            "Then Alice may not choose nothing",
            "Then Alice may choose nothing",
            id="a triggered craft must be chosen",
        ),
        pytest.param(
            TRIGGERED + "And Alice plays Draws-And-Gains-On-Attack's second triggered craft\nAnd both players pass\n",
            "Then Alice has 1 card in her hand",
            "Then Alice has gained 3 bond",
            id="a triggered craft is played by its place on the card",
        ),
        pytest.param(
            SUPPORTERS,
            "Then Alice may not support Reed with Lancer",
            "Then Alice may not support Reed with Sedge",
            id="with one fitting supporter another one may not support",
        ),
        pytest.param(
            "Given both players have 3 cards in their homebase\n",
            "Then both players have 3 cards in their homebase",
            "Then both players have 2 cards in their homebase",
            id="each player's own zone",
        ),
        pytest.param(
            "Given a blank ITEM Flute with name Reed\nAnd Alice has Flute on her field\n",
            "Then Flute is named Reed",
            "Then Flute is named Flute",
            id="a blank card has the name that is said",
        ),
        pytest.param(
            DRAWN,
            "Then it happened 1 time that Reed was drawn",
            "Then it happened that Sedge was drawn",
            id="a draw is one event of its card",
        ),
        pytest.param(
            DRAWN,
            "Then it happened 1 time that Alice drew a card",
            "Then it happened that Bob drew a card",
            id="a draw is one event of its player",
        ),
        pytest.param(
            SET_UP,
            "Then it happened that Reed was drawn",
            "Then it did not happen that Reed#2 was drawn",
            id="cards of decks are known to events by the scenario's names",
        ),
        pytest.param(
            SET_UP,
            "Then it happened that Sedge moved to Bob's hand",
            "Then it happened that Sedge moved to Alice's hand",
            id="moves in a game from decks",
        ),
        pytest.param(
            SHUFFLING,
            "Then Alice is asked to shuffle the other deck",
            "Then Bob is asked to shuffle the other deck",
            id="the question of the other deck stays open",
        ),
        pytest.param(
            SHUFFLING + "And Alice shuffles no deck\n",
            "Then Bob may shuffle no deck",
            "Then Bob may not shuffle Alice's deck",
            id="each player may shuffle the other deck or none",
        ),
        pytest.param(
            SEARCHED,
            "Then Reed has not been shown to Bob",
            "Then Sedge has not been shown to both players",
            id="what has not been shown",
        ),
        pytest.param(
            "Given Alice has Echoes-Gains on her field\nAnd Alice has Gains-One in her hand\n"
            "When Alice plays Gains-One\nAnd both players pass until the game is over\n",
            "Then the game is over",
            "Then Alice wins",
            id="passing until the game is over",
        ),
    ],
)
def test_a_phrase_holds_and_can_fail(verdict, before, holds, fails):
    lines = "\n".join(line.strip() for line in before.strip().splitlines())
    assert verdict(f"{lines}\n{holds}") == "pass"
    assert verdict(f"{lines}\n{fails}") == "fail"


def test_a_yes_to_another_replacement_is_not_the_named_one(verdict):
    lines = "\n".join(line.strip() for line in RESCUED.strip().splitlines())
    found = verdict(f"{lines}\nAnd Bob applies Gate's replacement\nThen Reed is in Bob's hand")
    assert found == "refused"
