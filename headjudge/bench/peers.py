"""What other programs do in the same run: python-chess plays random moves."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from typing import Any


def has_chess() -> bool:
    """Whether python-chess is installed."""
    return importlib.util.find_spec("chess") is not None


def chess_for(seconds: float, seed: int) -> tuple[int, float]:
    """Random games of chess until the time is up: moves made and seconds taken."""
    chess: Any = importlib.import_module("chess")
    dice = random.Random(seed)
    moves = 0
    begun = time.perf_counter()
    until = begun + seconds
    while time.perf_counter() < until:
        board = chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
    return moves, time.perf_counter() - begun
