"""May and may not: at the right decision, offered, refused or taken back."""

from headjudge.scenarios.tapes import run_tape
from tests.steps.toy import Toy, ask, priority, told

PLAY = {"do": "play", "card": "Reed"}
GIVEN = "Given Alice has Reed and Sedge in her hand\n"


def verdict(tape, steps, *decisions, **more):
    return run_tape(tape(GIVEN + steps), Toy(*decisions, **more))


def test_what_is_offered_may_be_done(tape):
    assert verdict(tape, "Then Alice may play Reed", priority("Alice", PLAY)).name == "pass"
    assert verdict(tape, "Then Alice may play Sedge", priority("Alice", PLAY)).name == "fail"


def test_what_is_not_offered_may_not_be_done(tape):
    assert verdict(tape, "Then Alice may not play Sedge", priority("Alice", PLAY)).name == "pass"


def test_what_is_offered_and_accepted_may_be_done_after_all(tape):
    found = verdict(tape, "Then Alice may not play Reed", priority("Alice", PLAY), priority("Alice"))
    assert found.name == "fail"
    assert found.kills


def test_what_is_refused_may_not_be_done(tape):
    found = verdict(tape, "Then Alice may not play Reed", priority("Alice", PLAY), refuses={0: [PLAY]})
    assert found.name == "pass"


def test_what_is_taken_back_may_not_be_done(tape):
    events = {1: [told("taken back", "Reed")]}
    found = verdict(tape, "Then Alice may not play Reed", priority("Alice", PLAY), priority("Alice"), events=events)
    assert found.name == "pass"


def test_a_trial_leaves_the_game_as_it_is(tape):
    steps = "Then Alice may not play Reed\nAnd Alice has priority"
    toy = Toy(priority("Alice", PLAY), priority("Bob"), events={1: [told("taken back", "Reed")]})
    assert run_tape(tape(GIVEN + steps), toy).name == "pass"
    assert toy.answers == []
    assert toy.closed == 2


def test_may_not_at_a_decision_that_could_not_offer_it_is_off_script(tape):
    homebase = ask("Alice", "homebase card", {"do": "choose", "card": "Reed"}, min=0)
    assert verdict(tape, "Then Alice may not play Reed", homebase).name == "off-script"


def test_may_not_for_a_player_who_is_not_asked_is_off_script(tape):
    assert verdict(tape, "Then Bob may not play Reed", priority("Alice", PLAY)).name == "off-script"


def test_the_question_just_answered_counts_for_may_not(tape):
    cards = [{"do": "choose", "card": "Reed"}, {"do": "choose", "card": "Sedge"}]
    steps = "When Alice puts Reed into her homebase\nThen Alice may not put Sedge into her homebase"
    one = ask("Alice", "homebase card", *cards, min=0, max=1)
    two = ask("Alice", "homebase card", *cards, min=0, max=2)
    assert verdict(tape, steps, one, priority("Alice")).name == "pass"
    assert verdict(tape, steps, two, priority("Alice")).name == "fail"


def test_an_intent_of_several_parts_is_tried_as_a_whole(tape):
    attackers = ask(
        "Alice", "attackers", {"do": "pass"}, {"do": "attack", "card": "Reed"}, {"do": "attack", "card": "Sedge"}
    )
    more = ask("Alice", "attackers", {"do": "done"}, {"do": "attack", "card": "Sedge"})
    alone = ask("Alice", "attackers", {"do": "done"}, {"do": "attack", "card": "Lancer"})
    may = "Then Alice may attack with Reed and Sedge"
    assert verdict(tape, may, attackers, more, priority("Alice")).name == "pass"
    assert verdict(tape, may, attackers, alone, priority("Alice")).name == "fail"
    may_not = "Then Alice may not attack with Reed and Sedge"
    assert verdict(tape, may_not, attackers, alone, priority("Alice")).name == "pass"


VAIN = "When Alice tries in vain to play Reed\nThen Alice has priority"


def test_what_is_tried_in_vain_is_not_offered_refused_or_taken_back(tape):
    not_offered = verdict(tape, VAIN.replace("Reed", "Sedge"), priority("Alice", PLAY))
    refused = verdict(tape, VAIN, priority("Alice", PLAY), refuses={0: [PLAY]})
    events = {1: [told("taken back", "Reed")]}
    taken_back = verdict(tape, VAIN, priority("Alice", PLAY), priority("Alice"), events=events)
    assert [not_offered.name, refused.name, taken_back.name] == ["pass", "pass", "pass"]


def test_a_vain_try_that_succeeds_is_a_breach(tape):
    found = verdict(tape, VAIN, priority("Alice", PLAY), priority("Alice"))
    assert found.name == "fail"
    assert found.kills
