"""Worker processes: one that dies or never answers is named, the rest is judged."""

import os
import time

import pytest

from headjudge.prove.judging import Result
from headjudge.prove.workers import judged


def fine():
    return lambda number: Result(number, "killed", (f"scenario {number}",))


def dies_at_three():
    return lambda number: os._exit(7) if number == 3 else Result(number, "survived")


def sleeps_at_three():
    def judge(number):
        if number == 3:
            time.sleep(60)
        return Result(number, "survived")

    return judge


@pytest.mark.parametrize("jobs", [0, 2])
def test_every_mutant_is_judged_once(jobs):
    found = list(judged(list(range(20)), fine, jobs))
    assert sorted(result.number for result in found) == list(range(20))
    assert all(result.killers == (f"scenario {result.number}",) for result in found)


def test_a_worker_that_dies_is_named_and_the_rest_goes_on():
    found = {result.number: result for result in judged(list(range(10)), dies_at_three, 2)}
    assert found[3].fate == "crashed"
    assert found[3].why == "the worker died with exit code 7"
    assert [number for number in range(10) if found[number].fate == "survived"] == [0, 1, 2, 4, 5, 6, 7, 8, 9]


def test_a_worker_that_never_answers_is_ended_and_the_rest_goes_on():
    found = {result.number: result for result in judged(list(range(10)), sleeps_at_three, 2, deadline=0.3)}
    assert "gave no answer" in found[3].why
    assert len(found) == 10
