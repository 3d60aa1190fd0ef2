"""Worker processes: one that dies or never answers is named, the rest is judged."""

import json
import multiprocessing
import os
import time

import pytest

from headjudge.cli import main
from headjudge.prove import workers
from headjudge.prove.judging import Result
from headjudge.prove.workers import WorkersCannotStart, judged


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


def loops_at_three():
    def judge(number):
        while number == 3:
            pass
        return Result(number, "survived")

    return judge


def cannot_be_made():
    raise ValueError("no engine")


@pytest.fixture(params=["fork", "spawn"])
def started(request, monkeypatch):
    """Workers started in each of the ways that systems have."""
    if request.param not in multiprocessing.get_all_start_methods():
        pytest.skip(f"no {request.param} here")
    monkeypatch.setattr(workers, "START_METHOD", request.param)
    return request.param


@pytest.mark.parametrize("jobs", [0, 2])
def test_every_mutant_is_judged_once(jobs, started):
    found = list(judged(list(range(20)), fine, jobs))
    assert sorted(result.number for result in found) == list(range(20))
    assert all(result.killers == (f"scenario {result.number}",) for result in found)


def test_a_worker_that_dies_is_named_and_the_rest_goes_on(started):
    found = {result.number: result for result in judged(list(range(10)), dies_at_three, 2)}
    assert found[3].fate == "crashed"
    assert found[3].why == "the worker died with exit code 7"
    assert [number for number in range(10) if found[number].fate == "survived"] == [0, 1, 2, 4, 5, 6, 7, 8, 9]


def test_a_worker_that_never_answers_is_ended_and_the_rest_goes_on(started):
    found = {result.number: result for result in judged(list(range(10)), sleeps_at_three, 2, deadline=0.3)}
    assert "gave no answer" in found[3].why
    assert len(found) == 10


def test_a_mutant_that_loops_for_ever_where_no_timer_rings_ends_with_its_worker(started):
    found = {result.number: result for result in judged(list(range(8)), loops_at_three, 2, deadline=0.3)}
    assert found[3].fate == "crashed"
    assert found[3].why.startswith("the worker gave no answer within")
    assert sorted(found) == list(range(8))


def test_workers_that_cannot_start_end_the_proof_in_a_sentence(started):
    with pytest.raises(WorkersCannotStart, match="exit code 1 before it could judge anything"):
        list(judged([1, 2, 3], cannot_be_made, 2))


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork here")
def test_processes_that_are_started_afresh_judge_what_a_fork_does(tmp_path, monkeypatch, capsys):
    def proof(method):
        monkeypatch.setattr(workers, "START_METHOD", method)
        assert main(["prove", "trails-1.0.1:703.7a", "--json", "-", "--out", str(tmp_path / method)]) == 0
        details = (tmp_path / method / "prove-trails-1.0.1-703.7a.ndjson").read_text(encoding="utf-8").splitlines()
        return json.loads(capsys.readouterr().out), sorted(details[1:-1])

    data, details = proof("spawn")
    assert data["clauses"]["703.7a"]["killed_by_own"] > 0
    assert (data, details) == proof("fork")
