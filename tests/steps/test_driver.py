"""The driver: intents answered combined or split, in any order; what it does by itself, and what is off-script."""

import pytest

from headjudge.protocol.messages import CHANCE, CardView, Decision, New, Position
from headjudge.scenarios.driver import Driver, Script
from headjudge.scenarios.expect import Barred, NotSupported, OffScript
from headjudge.scenarios.intents import NOTHING, Intent
from headjudge.scenarios.tapes import run_tape
from headjudge.scenarios.words import words_of
from steps.combat import attack
from tests.steps.toy import Toy, ask, priority, told

PASS = [{"do": "pass"}]


class Playing(Driver):
    """A driver that makes parts as a table does."""

    def part(self, name, value=None):
        return self.game.part(name, value)


@pytest.fixture
def drive(registry):
    game = words_of("trails-1.0.1").game

    def begin(*decisions, picked="Alice", shuffles=None, order=None, **more):
        toy = Toy(*decisions, **more)
        start = New(rulebook="trails-1.0.1", position=Position(at="703.8c"))
        driver = Playing(toy, start, game, Script(picked, shuffles or {}, order or {}))
        assert driver.start() is None
        return driver, toy

    return begin


def attacking(driver, *cards, target="Clerk"):
    return attack(driver, "Alice", list(cards), target)


def test_one_question_at_a_time(drive):
    driver, toy = drive(
        ask("Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Lancer"}, {"do": "attack", "card": "Reed"}),
        ask("Alice", "attackers", {"do": "done"}, {"do": "attack", "card": "Reed"}),
        ask("Alice", "attack target", {"do": "target", "card": "Clerk"}, {"do": "target", "card": "Sedge"}),
        priority("Alice"),
    )
    driver.carry_out(attacking(driver, "Lancer"))
    assert toy.answers == [
        [{"do": "attack", "card": "Lancer"}],
        [{"do": "done"}],
        [{"do": "target", "card": "Clerk"}],
    ]


def test_the_target_is_asked_first(drive):
    driver, toy = drive(
        ask("Alice", "attack target", {"do": "target", "card": "Sedge"}, {"do": "target", "card": "Clerk"}),
        ask("Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Lancer"}),
        priority("Alice"),
    )
    driver.carry_out(attacking(driver, "Lancer"))
    assert toy.answers == [[{"do": "target", "card": "Clerk"}], [{"do": "attack", "card": "Lancer"}]]


def test_attackers_and_target_in_one_question(drive):
    whole = {"do": "attack", "attackers": ["Lancer", "Reed"], "target": "Clerk"}
    other = {"do": "attack", "attackers": ["Lancer"], "target": "Clerk"}
    driver, toy = drive(ask("Alice", "attackers", {"do": "pass"}, other, whole), priority("Alice"))
    driver.carry_out(attacking(driver, "Lancer", "Reed"))
    assert toy.answers == [[whole]]


def test_a_combined_option_that_says_more_than_the_intent_is_not_taken(drive):
    more = {"do": "attack", "attackers": ["Lancer", "Reed"], "target": "Clerk"}
    driver, _ = drive(ask("Alice", "attackers", {"do": "pass"}, more), priority("Alice"))
    with pytest.raises(Barred):
        driver.carry_out(attacking(driver, "Lancer"))


def test_several_at_once(drive):
    options = [{"do": "attack", "card": card} for card in ("Lancer", "Reed", "Sedge")]
    driver, toy = drive(
        ask("Alice", "attackers", *options, min=0, max=3),
        ask("Alice", "attack target", {"do": "target", "card": "Clerk"}, {"do": "target", "card": "Rook"}),
        priority("Alice"),
    )
    driver.carry_out(attacking(driver, "Sedge", "Lancer"))
    assert toy.answers[0] == [options[2], options[0]]


def test_windows_of_both_players_are_passed_on_the_way_to_an_attack(drive):
    driver, toy = drive(
        priority("Alice"),
        priority("Bob"),
        ask("Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Lancer"}),
        priority("Alice"),
        events={3: [told("attack proposed", "Lancer", target="Clerk")]},
    )
    driver.carry_out(attacking(driver, "Lancer"))
    assert toy.answers == [PASS, PASS, [{"do": "attack", "card": "Lancer"}]]


def test_a_window_in_which_something_waits_is_not_passed(drive):
    driver, _ = drive(priority("Alice"), waiting=[CardView(id="9", card="Bolt", label="Bolt")])
    with pytest.raises(OffScript):
        driver.carry_out(attacking(driver, "Lancer"))


def test_a_choice_of_another_player_is_not_made_on_the_way(drive):
    driver, _ = drive(ask("Bob", "attackers", {"do": "pass"}, {"do": "attack", "card": "Rook"}))
    with pytest.raises(OffScript, match="Bob is asked"):
        driver.carry_out(attacking(driver, "Lancer"))


def test_a_play_passes_no_window(drive):
    driver, toy = drive(priority("Bob"), priority("Alice", {"do": "play", "card": "Reed"}))
    with pytest.raises(OffScript, match="Bob is asked"):
        driver.carry_out(Intent("play", "Alice", [driver.part("play", "Reed")]))
    assert toy.answers == []


def test_what_is_not_offered_where_it_could_be_is_refused(drive):
    driver, _ = drive(priority("Alice", {"do": "play", "card": "Sedge"}))
    with pytest.raises(Barred) as error:
        driver.carry_out(Intent("play", "Alice", [driver.part("play", "Reed")]))
    assert error.value.not_offered
    assert error.value.clause == "902.4"


def test_a_refused_answer_is_a_refusal_of_the_engine(drive):
    play = {"do": "play", "card": "Reed"}
    driver, _ = drive(priority("Alice", play), refuses={0: [play]})
    with pytest.raises(Barred, match="the toy refuses") as error:
        driver.carry_out(Intent("play", "Alice", [driver.part("play", "Reed")]))
    assert error.value.clause == "1204.2h"
    assert not error.value.not_offered


def test_a_choice_with_one_answer_is_made_and_no_window_is(drive):
    driver, toy = drive(
        priority("Alice", {"do": "play", "card": "Reed"}),
        ask("Alice", "choose", {"do": "choose", "card": "Gate"}),
        priority("Alice"),
    )
    driver.carry_out(Intent("play", "Alice", [driver.part("play", "Reed")]))
    assert toy.answers[-1] == [{"do": "choose", "card": "Gate"}]
    assert driver.decision.kind == "priority"


def test_a_part_for_a_choice_that_need_not_be_asked_is_excused_if_the_engine_did_it(drive):
    driver, _ = drive(
        ask("Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Lancer"}),
        priority("Alice"),
        events={1: [told("attack proposed", "Lancer", target="Clerk")]},
    )
    driver.carry_out(attacking(driver, "Lancer"))


def test_a_part_that_was_passed_over_for_another_is_not_offered(drive):
    driver, _ = drive(
        ask("Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Lancer"}),
        priority("Alice"),
        events={1: [told("attack proposed", "Lancer", target="Sedge")]},
    )
    with pytest.raises(Barred, match="left over") as error:
        driver.carry_out(attacking(driver, "Lancer"))
    assert error.value.not_offered


def test_a_question_that_no_part_answers_is_off_script(drive):
    driver, _ = drive(
        priority("Alice", {"do": "play", "card": "Bolt"}),
        ask("Alice", "organization", {"do": "organization", "name": "Guild"}, {"do": "organization", "name": "Watch"}),
        ask("Alice", "target", {"do": "target", "card": "Clerk"}, {"do": "target", "card": "Reed"}),
    )
    with pytest.raises(OffScript, match="organization"):
        driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt"), driver.part("target", "Clerk")]))


def test_a_question_is_left_open_for_the_next_step_once_the_parts_are_used(drive):
    driver, _ = drive(
        priority("Alice", {"do": "play", "card": "Bolt"}),
        ask("Alice", "target", {"do": "target", "card": "Clerk"}, {"do": "target", "card": "Reed"}),
    )
    driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt")]))
    assert driver.decision.kind == "target"


def test_payments_are_made_with_the_first_sources_of_the_scenario(drive):
    sources = [{"do": "action", "card": card} for card in ("Wall", "Gate", "Moat")]
    driver, toy = drive(
        priority("Alice", {"do": "play", "card": "Bolt"}),
        ask("Alice", "EP sources", *sources, min=2, max=2),
        priority("Alice"),
        order={"Gate": 0, "Moat": 1, "Wall": 2},
    )
    driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt")]))
    assert toy.answers[-1] == [sources[1], sources[2]]


def test_a_payment_is_left_open_when_the_step_says_so(drive):
    sources = [{"do": "action", "card": card} for card in ("Wall", "Gate")]
    driver, _ = drive(
        priority("Alice", {"do": "play", "card": "Bolt"}), ask("Alice", "EP sources", *sources, min=1, max=1)
    )
    driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt")], holds_payment=True))
    assert driver.decision.kind == "EP sources"


def test_numbers_are_answered_within_their_bounds(drive):
    question = Decision(player="Alice", kind="X", low=0, high=3)
    driver, toy = drive(priority("Alice", {"do": "play", "card": "Bolt"}), question, priority("Alice"))
    driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt"), driver.part("X", 3)]))
    assert toy.answers[-1] == 3
    driver, _ = drive(priority("Alice", {"do": "play", "card": "Bolt"}), question, priority("Alice"))
    with pytest.raises(Barred):
        driver.carry_out(Intent("play", "Alice", [driver.part("play", "Bolt"), driver.part("X", 4)]))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ask("Alice", "cure", {"do": "choose", "card": "Reed"}, min=0), []),
        (ask("Alice", "cure", {"do": "choose", "card": "Reed"}, {"do": "decline"}), [{"do": "decline"}]),
    ],
)
def test_nothing_is_an_empty_answer_or_a_declining_option(drive, question, answer):
    driver, toy = drive(question, priority("Alice"))
    driver.carry_out(Intent("cure", "Alice", [driver.part("cure", NOTHING)]))
    assert toy.answers == [answer]


def test_a_shuffle_keeps_the_order_unless_it_is_scripted(drive):
    options = [{"do": "card", "n": n} for n in (1, 2, 3)]
    shuffle = ask(CHANCE, "shuffle", *options, min=3, max=3, ordered=True, about={"player": "Alice", "zone": "field"})
    _, toy = drive(shuffle, priority("Alice"))
    assert toy.answers == [options]


def test_chance_picks_the_player_that_the_scenario_names(drive):
    players = [{"do": "player", "player": "Alice"}, {"do": "player", "player": "Bob"}]
    _, toy = drive(ask(CHANCE, "first player", *players), priority("Alice"), picked="Bob")
    assert toy.answers == [[players[1]]]


def test_both_players_pass_in_a_row(drive):
    driver, toy = drive(priority("Bob"), priority("Alice"), priority("Bob"))
    driver.both_pass()
    assert toy.answers == [PASS, PASS]


def test_a_second_pass_of_the_same_player_is_off_script(drive):
    driver, _ = drive(priority("Bob"), priority("Bob"))
    with pytest.raises(OffScript, match="after Bob's pass"):
        driver.both_pass()


def test_passing_until_declines_what_is_optional(drive):
    cards = [{"do": "choose", "card": "Reed"}]
    driver, toy = drive(
        priority("Alice"), ask("Alice", "homebase card", *cards, min=0), priority("Alice"), priority("Bob")
    )
    driver.pass_until(lambda: driver.decision.player == "Bob", "Bob's turn to act")
    assert toy.answers == [PASS, [], PASS]


def test_passing_until_does_not_choose_for_anybody(drive):
    cards = [{"do": "choose", "card": "Reed"}, {"do": "choose", "card": "Sedge"}]
    driver, _ = drive(priority("Alice"), ask("Alice", "discard", *cards))
    with pytest.raises(OffScript, match="Alice must choose"):
        driver.pass_until(lambda: False, "nothing")


def test_unsupported_is_an_answer(drive):
    with pytest.raises(NotSupported, match="positions"):
        drive(priority("Alice"), unsupported="positions")


def test_an_exception_of_the_engine_is_a_crash(tape):
    class Broken(Toy):
        def decide(self, call):
            raise KeyError("oops")

    verdict = run_tape(tape("When Alice passes\nThen Bob has priority"), Broken(priority("Alice"), priority("Bob")))
    assert verdict.name == "crashed"
    assert "KeyError" in verdict.why
