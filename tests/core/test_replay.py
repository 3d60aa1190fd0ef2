"""A game is its start and its answers: replayed, it is the same to the last event, in this process and in any other."""

import os
import subprocess
import sys

import pytest

from tests.core.check_toy import CheckToy
from tests.core.driving import told
from tests.core.stack_toy import StackToy
from tests.core.test_export import COURSES, begun, some_position
from tests.core.wiring import ROOT

TOYS = {"check": CheckToy, "stack": StackToy}
ANSWERS = 80


class Digits:
    """Choices that look random and are the same everywhere."""

    def __init__(self, seed):
        self.value = seed

    def randint(self, low, high):
        self.value = (self.value * 1103515245 + 12345) % 2**31
        return low + (self.value >> 8) % (high - low + 1)

    def sample(self, things, count):
        left = list(things)
        return [left.pop(self.randint(0, len(left) - 1)) for _ in range(count)]

    def choices(self, things, k):
        return [things[self.randint(0, len(things) - 1)] for _ in range(k)]


def opening(name, seed):
    return begun(TOYS[name], some_position(Digits(seed), COURSES[name].labels()[0]))


def played(name, seed):
    """A whole game: its answers by place, and its log."""
    game, digits = opening(name, seed), Digits(seed + 1)
    answers: list[list[int]] = []
    while game.decision is not None and len(answers) < ANSWERS:
        decision = game.decision
        answers.append(digits.sample(range(len(decision.options)), digits.randint(decision.min, decision.max)))
        game.decide([decision.options[place] for place in answers[-1]])
    return answers, [told(game, event) for event in game.log]


def transcript():
    """Several games as one text."""
    return "\n".join(repr(played(name, seed)) for name in TOYS for seed in (1, 2, 3))


@pytest.mark.parametrize("name", TOYS)
def test_the_same_answers_give_the_same_log(name):
    answers, log = played(name, 5)
    game = opening(name, 5)
    for places in answers:
        game.decide([game.decision.options[place] for place in places])
    assert [told(game, event) for event in game.log] == log
    assert len(log) > ANSWERS // 2


@pytest.mark.parametrize("seed", ["1", "77"])
def test_another_process_with_other_hashes_gives_the_same_log(seed):
    command = "from tests.core.test_replay import transcript; print(transcript())"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == transcript()
