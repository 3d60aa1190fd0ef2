"""The games that the engine knows: a rulebook is registered here, and everything else follows."""

from __future__ import annotations

from collections.abc import Callable

from headjudge.protocol.messages import New

from .core.game import Game
from .trails import start as trails
from .weiss_schwarz import start as weiss_schwarz

GAMES: dict[str, Callable[[New], tuple[Game, str]]] = {
    "trails-1.0.1": trails.begin,
    "weiss-schwarz-2.09": weiss_schwarz.begin,
}
"""For each rulebook: how a game begins; gives the game and the label at which it starts."""
