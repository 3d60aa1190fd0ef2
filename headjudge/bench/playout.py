"""Random playouts in process: answers and choices a second, with and without views."""

from __future__ import annotations

import importlib
import random
import time
from typing import Any

import msgspec

from headjudge.bench.decks import bench_game

LONGEST = 20_000
"""Answers after which a game is given up as unfinished."""


class Played(msgspec.Struct):
    """What a stretch of playing came to."""

    seconds: float = 0.0
    answers: int = 0
    choices: int = 0
    options: int = 0
    games: int = 0
    finished: int = 0

    def figures(self) -> dict[str, Any]:
        """The figures that the bench reports."""
        seconds = self.seconds or 1e-9
        return {
            "answers_per_second": round(self.answers / seconds),
            "choices_per_second": round(self.choices / seconds),
            "one_option_share": round(1 - self.choices / max(1, self.answers), 3),
            "mean_options": round(self.options / max(1, self.answers), 1),
            "games_per_second": round(self.games / seconds, 1),
            "finished_share": round(self.finished / max(1, self.games), 3),
        }


def play_for(rulebook: str, seconds: float, seed: int, views: bool, played: Played) -> None:
    """Plays whole games by random answers until the time is up, and adds to what was played."""
    games = importlib.import_module("reference_engine.games").GAMES
    look = importlib.import_module("reference_engine.core.views").view
    new = bench_game(rulebook)
    dice = random.Random(seed)
    randrange, sample = dice.randrange, dice.sample
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        begun = time.perf_counter()
        game, at = games[rulebook](new)
        decision = game.start(at)
        answers = choices = options = 0
        answer: Any
        while decision is not None and answers < LONGEST:
            low = decision.low
            if low is None:
                offered = decision.options
                count = len(offered)
                options += count
                if decision.max == 1 and decision.min == 1:
                    answer = [offered[randrange(count)]]
                else:
                    answer = sample(list(offered), randrange(decision.min, decision.max + 1))
                choices += count > 1 or decision.min == 0
            else:
                choices += 1
                answer = randrange(low, (low + 3 if decision.high is None else decision.high) + 1)
            decision = game.decide(answer)
            answers += 1
            if views:
                look(game, 0)
                look(game, 1)
        played.seconds += time.perf_counter() - begun
        played.answers += answers
        played.choices += choices
        played.options += options
        played.games += 1
        played.finished += decision is None
