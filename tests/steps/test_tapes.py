"""Tapes: Givens are laid out once, mistakes have a place, verdicts are what the steps say."""

import pytest

from headjudge.protocol.resolve import resolve
from headjudge.scenarios import features, tapes
from headjudge.scenarios.errors import BadPosition, MisplacedStep, ScenarioError, UndefinedStep, UnknownWord
from headjudge.scenarios.setup import stripped
from tests.steps.toy import Toy, priority


@pytest.fixture(scope="module")
def reference():
    return resolve("reference")


def cards(tape, player, zone):
    return tape.new.position.players[player].zones.get(zone, [])


def test_the_position_is_built_when_the_tape_is_made(tape):
    made = tape("Given Alice has two Reeds on her field, actioned\nThen Reed is actioned")
    assert [(card.label, card.orientation) for card in cards(made, "Alice", "field")] == [
        ("Reed", "action"),
        ("Reed#2", "action"),
    ]
    assert made.new.position.at == "703.8c"
    assert made.new.position.roles == {"initiative": "Alice", "performing": "Alice"}
    assert len(cards(made, "Bob", "deck")) == 20


def test_named_cards_lie_on_top_of_the_fillers(tape):
    made = tape(
        """
        Given the top of Alice's deck is Reed and Sedge
        And the bottom of Alice's deck is Lancer
        And Bob's deck is, from the top, Clerk and Gate
        Then Alice has priority
        """
    )
    labels = [card.label for card in cards(made, "Alice", "deck")]
    assert labels[:2] == ["Reed", "Sedge"]
    assert labels[-1] == "Lancer"
    assert len(labels) == 23
    assert [card.label for card in cards(made, "Bob", "deck")] == ["Clerk", "Gate"]


def test_a_stunned_unit_is_face_down_and_actioned(tape):
    [reed] = cards(tape("Given Alice has Reed on her field, stunned\nThen Reed is stunned"), "Alice", "field")
    assert (reed.marks, reed.face, reed.orientation) == (["stunned"], "face-down", "action")


def test_blank_cards_come_from_a_table(tape):
    made = tape(
        """
        Given these blank UNITs
          | name  | CP cost | STR | organization |
          | Alder | 3       | 5   | Guild, Watch |
        And Alice has Alder on her field
        Then Alder has 5 STR
        """
    )
    alder = made.new.position.cards["Alder"].properties
    assert alder == {
        "name": "Alder",
        "type": ["UNIT"],
        "CP cost": 3,
        "STR": 5,
        "DEF": 1,
        "organization": ["Guild", "Watch"],
    }


def test_blank_cards_come_from_a_phrase_or_a_doc_string(tape):
    made = tape(
        '''
        Given a blank UNIT Alder with CP cost 2, STR 3, organization Guild and Watch
        And these blank EVENTs
          """
          Gust: EP cost 2
          """
        And Alice has Alder and Gust in her hand
        Then Alice has 2 cards in her hand
        '''
    )
    assert made.new.position.cards["Alder"].properties["organization"] == ["Guild", "Watch"]
    assert made.new.position.cards["Gust"].properties["EP cost"] == 2


@pytest.mark.parametrize(
    ("steps", "error", "says"),
    [
        ("Given Alice has Reed on her feild\nThen Reed is ready", UnknownWord, 'Did you mean "field"'),
        ("Given Alice has Rede on her field\nThen Reed is ready", UnknownWord, 'Did you mean "Reed"'),
        ("Given Alice has Reed in her hand, actioned\nThen Alice has priority", BadPosition, "neither"),
        ("Given Reed is actioned\nThen Alice has priority", BadPosition, "say first where it lies"),
        (
            "When Alice passes\nGiven Alice has Reed in her hand\nThen Bob has priority",
            MisplacedStep,
            "before the first",
        ),
        ("Given Alice has Reed in her hand\nWhen Alice passes", MisplacedStep, "no Then"),
        ("When Alice dances\nThen Bob has priority", UndefinedStep, "no When step"),
        ("Then Alice loses because of 804.99", ScenarioError, "804.99"),
    ],
)
def test_a_mistake_has_its_file_and_line(tape, steps, error, says):
    with pytest.raises(error) as found:
        tape(steps)
    assert says in str(found.value)
    assert "703.feature:" in str(found.value)


def test_verdicts_of_a_dead_engine(tape):
    made = tape("When Alice passes\nThen Bob has priority")
    assert tapes.run_tape(made, Toy(priority("Alice"), priority("Bob"))).name == "pass"
    failed = tapes.run_tape(made, Toy(priority("Alice"), priority("Alice")))
    assert (failed.name, failed.seen, failed.wanted, failed.line) == ("fail", "Alice", "Bob", 9)
    assert tapes.run_tape(made, Toy(priority("Bob"), priority("Bob"))).name == "off-script"
    assert tapes.run_tape(made, Toy(priority("Alice"), unsupported="all of it")).name == "unsupported"


def test_games_are_closed(tape):
    toy = Toy(priority("Alice"), priority("Bob"))
    tapes.run_tape(tape("When Alice passes\nThen Alice has priority"), toy)
    assert toy.closed == 1


def test_a_verdict_that_changes_is_flaky(tape):
    class Moody(Toy):
        def new(self, call):
            self.decisions = [priority("Alice"), priority("Bob" if self.games else "Alice")]
            return super().new(call)

    verdict = tapes.judge(tape("When Alice passes\nThen Bob has priority"), Moody())
    assert verdict.name == "flaky"


def test_a_scenario_that_cannot_fail_is_vacuous(tape, reference):
    made = tape("Given Alice has Reed in her hand\nWhen Alice passes\nThen Reed is in Alice's hand")
    assert tapes.judge(made, reference, vacuity=True).name == "vacuous"


def test_unchanged_excuses_it(tape, reference):
    steps = "Given Alice has Reed in her hand\nWhen Alice passes\nThen Reed is in Alice's hand"
    assert tapes.judge(tape(steps, tags="@unchanged"), reference, vacuity=True).name == "pass"


def test_a_then_that_needs_its_when_is_not_vacuous(tape, reference):
    made = tape("When Alice passes\nThen Bob has priority")
    assert tapes.judge(made, reference, vacuity=True).name == "pass"


def test_a_then_that_needs_an_ability_or_mark_is_not_vacuous(tape, reference):
    made = tape("Given Alice has Reed on her field, stunned\nThen Reed is face-down")
    assert tapes.judge(made, reference, vacuity=True).name == "pass"


def test_abilities_and_marks_are_left_out_of_a_stripped_start(tape):
    made = tape("Given Alice has Gains-On-EP on her field, stunned\nThen Gains-On-EP is stunned")
    plain = stripped(made.new)
    assert plain.position is not None
    assert plain.position.cards["Gains-On-EP"].abilities == []
    [card] = plain.position.players["Alice"].zones["field"]
    assert (card.marks, card.orientation) == ([], "ready")


def test_an_outline_gives_one_tape_for_each_row(write_feature, registry):
    file = write_feature(
        """
        Feature: 703 Rows

          @703.8a
          Rule: 703.8a A card is a CP

            Scenario Outline: so many cards, so many CP
              Given Alice has <cards> cards in her homebase, face-down
              And it is Alice's homebase step
              When both players pass
              Then Alice has <CP> CP

              Examples:
                | cards | CP |
                | 0     | 0  |
                | 3     | 3  |
        """
    )
    made = tapes.compile_feature(features.read(file), registry)
    assert [tape.id for tape in made] == ["703.8a/so-many-cards-so-many[0-0]", "703.8a/so-many-cards-so-many[3-3]"]
    engine = resolve("reference")
    assert [tapes.run_tape(tape, engine).name for tape in made] == ["pass", "pass"]
