"""What becomes of a mutant: killed, survived, crashed, hung, a wreck."""

import pytest

from headjudge.prove.judging import spread
from headjudge.scenarios.expect import Verdict
from tests.prove.toys import scenario

PLAY = """
    REMEMBERED = {}


    def limit():
        return 4  # 703.7a


    def remembered():
        if "limit" not in REMEMBERED:
            REMEMBERED["limit"] = limit()
        return REMEMBERED["limit"]
"""


@pytest.fixture
def play(toy):
    return toy(PLAY)


def mutant_of(play, after="return 5"):
    return next(mutant for mutant in play.of_lines() if mutant.after == after)


def test_a_failed_then_kills(play, court):
    own = scenario("703.7a/four", ("703.7a",), lambda: play.module.limit() == 4)
    result = court(play, [own]).judge(0, mutant_of(play))
    assert (result.fate, result.killers, result.own) == ("killed", ("703.7a/four",), 1)


def test_an_option_that_is_not_offered_kills(play, court):
    def check():
        return True if play.module.limit() == 4 else Verdict("refused", not_offered=True)

    assert court(play, [scenario("a", ("703.7a",), check)]).judge(0, mutant_of(play)).fate == "killed"


def test_going_off_script_is_noticed_and_does_not_kill(play, court):
    def check():
        return True if play.module.limit() == 4 else Verdict("off-script")

    result = court(play, [scenario("a", ("703.7a",), check)]).judge(0, mutant_of(play))
    assert (result.fate, result.noticed) == ("survived", ("a",))


def test_a_mutant_that_nobody_notices_survives(play, court):
    own = scenario("a", ("703.7a",), lambda: play.module.limit() > 3)
    assert court(play, [own]).judge(0, mutant_of(play)).fate == "survived"


def test_a_crash_does_not_kill(play, court):
    own = scenario("a", ("703.7a",), lambda: [1, 2, 3, 4, 5][play.module.limit()])
    result = court(play, [own]).judge(0, mutant_of(play))
    assert result.fate == "crashed"
    assert "IndexError" in result.why


def test_a_mutant_that_loops_for_ever_is_stopped(play, court, monkeypatch):
    monkeypatch.setattr("headjudge.prove.judging.SECONDS", 0.05)

    def check():
        while play.module.limit() != 4:
            pass
        return True

    result = court(play, [scenario("a", ("703.7a",), check)]).judge(0, mutant_of(play))
    assert result.fate == "crashed"
    assert "hung" in result.why


def many(play, failing, passing):
    four = [scenario(f"x/{i}", ("101.1",), lambda: play.module.limit() == 4) for i in range(failing)]
    any_number = [scenario(f"y/{i}", ("101.2",), lambda: play.module.limit() > 0) for i in range(passing)]
    return [scenario("own", ("703.7a",), lambda: play.module.limit() == 4), *four, *any_number]


@pytest.mark.parametrize(
    ("failing", "passing", "fate"), [(11, 9, "wreck"), (10, 10, "killed"), (19, 0, "killed"), (20, 0, "wreck")]
)
def test_a_mutant_that_fails_more_than_half_of_twenty_other_scenarios_is_a_wreck(play, court, failing, passing, fate):
    assert court(play, many(play, failing, passing)).judge(0, mutant_of(play)).fate == fate


def test_scenarios_that_do_not_reach_a_mutant_say_nothing_about_it(play, court):
    judges = court(play, many(play, 20, 25))
    judges.reach = {key: numbers[:21] for key, numbers in judges.reach.items()}
    assert judges.judge(0, mutant_of(play)).fate == "wreck"


def test_what_the_engine_remembers_hides_no_mutant_and_keeps_none(play, court):
    own = scenario("a", ("703.7a",), lambda: play.module.remembered() == 4)
    judges = court(play, [own])
    play.module.remembered()
    result = judges.judge(0, mutant_of(play))
    assert (result.fate, result.polluted) == ("killed", False)
    assert play.module.remembered() == 4


def test_an_engine_that_is_not_itself_again_is_reported(play, court):
    kept = []

    def check():
        if play.module.limit() != 4:
            kept.append(1)
        return not kept

    assert court(play, [scenario("a", ("703.7a",), check)]).judge(0, mutant_of(play)).polluted


def test_a_spread_takes_numbers_from_all_over():
    assert spread(range(100), 4) == [0, 25, 50, 75]
    assert spread([1, 2], 4) == [1, 2]
