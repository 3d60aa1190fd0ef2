"""The cases of the bench, run in turns so that a busy machine is busy for all of them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from headjudge.bench.decks import bench_game
from headjudge.bench.peers import chess_for, has_chess
from headjudge.bench.playout import Played, play_for
from headjudge.bench.scenarios import scenario_cases
from headjudge.protocol import answers as legal
from headjudge.protocol.messages import Close, Decide
from headjudge.protocol.stdio import CmdEngine

ROUNDS = 4
"""How often the cases take turns."""


def run_bench(
    rulebooks: list[str],
    seconds: float,
    seed: int,
    peers: bool,
    say: Callable[[str], None],
    scenarios: bool = False,
) -> dict[str, dict[str, Any]]:
    """Runs all cases and gives their figures by name; those of scenarios only when they are asked for."""
    cases: dict[str, dict[str, Any]] = {}
    slice_of = seconds / ROUNDS
    moves, chess_seconds = 0, 0.0
    played = {(rulebook, views): Played() for rulebook in rulebooks for views in (False, True)}
    for turn in range(ROUNDS):
        for (rulebook, views), sum_of in played.items():
            say(f"{rulebook} playout{' with views' if views else ''}")
            play_for(rulebook, slice_of, seed + turn, views, sum_of)
        if peers and has_chess():
            say("python-chess random moves")
            made, took = chess_for(slice_of, seed + turn)
            moves, chess_seconds = moves + made, chess_seconds + took
    for (rulebook, views), sum_of in played.items():
        cases[f"{rulebook} playout{' with views' if views else ''}"] = sum_of.figures()
    if chess_seconds:
        chess = moves / chess_seconds
        cases["python-chess random moves"] = {"moves_per_second": round(chess)}
        for rulebook in rulebooks:
            for name in (f"{rulebook} playout", f"{rulebook} playout with views"):
                cases[name]["choices_per_chess_move"] = round(cases[name]["choices_per_second"] / chess, 2)
    for rulebook in rulebooks:
        say(f"{rulebook} decide over stdio")
        cases[f"{rulebook} decide over stdio"] = over_stdio(rulebook, seconds, seed)
    say("headjudge --help")
    cases["headjudge --help"] = {"seconds": round(help_seconds(), 3)}
    if scenarios:
        cases |= scenario_cases(say)
    return cases


def over_stdio(rulebook: str, seconds: float, seed: int) -> dict[str, Any]:
    """Calls of `decide` a second to the reference in a process of its own."""
    calls, spent, number = 0, 0.0, seed
    with CmdEngine([sys.executable, "-m", "headjudge", "serve"]) as engine:
        engine.hello()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            number += 1
            reply = engine.new(bench_game(rulebook, number))
            while reply.decision is not None and time.perf_counter() < until:
                answer = legal.legal_answer(reply.decision)
                begun = time.perf_counter()
                reply = engine.decide(Decide(game=reply.game, answer=answer))
                spent += time.perf_counter() - begun
                calls += 1
            engine.close(Close(game=reply.game))
    return {"calls_per_second": round(calls / spent)}


def help_seconds() -> float:
    """How long `headjudge --help` takes, the best of three."""
    best = 1e9
    for _ in range(3):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-m", "headjudge", "--help"], check=True, capture_output=True)
        best = min(best, time.perf_counter() - begun)
    return best
