"""The wiring of the engine: every verb is awaited, the core knows no game, and nothing depends on chance or hashing."""

import pytest

from reference_engine.core.continuous import APPLY
from reference_engine.core.game import WRITES
from reference_engine.games import GAMES
from tests.core.wiring import Module, clocks_and_dice, engine, games_in_core, not_awaited, sets_in_order

ENGINE = engine()


def test_no_coroutine_of_the_engine_is_called_without_being_awaited():
    assert not_awaited(ENGINE) == []


def test_the_core_imports_nothing_of_a_game():
    assert games_in_core(ENGINE) == []


def test_the_engine_has_no_clock_and_no_dice():
    assert clocks_and_dice(ENGINE) == []


def test_no_set_is_gone_through_in_an_order():
    assert sets_in_order(ENGINE) == []


def test_every_change_of_values_says_what_it_writes():
    assert GAMES, "the games have added their own changes"
    assert [change.__name__ for change in APPLY if change not in WRITES] == []


def test_the_lint_sees_the_whole_engine():
    names = [module.name for module in ENGINE]
    assert {"reference_engine.core.verbs", "reference_engine.trails.turn"} <= set(names)
    assert "draw" in next(module for module in ENGINE if module.name == "reference_engine.core.verbs").functions


# The lint itself can fail

VERBS = """
async def draw(game): ...
def plain(game): return draw(game)
class Game:
    async def lose(self): ...
    def end(self): ...
"""


def complaints(lint, source, name="reference_engine.core.made_up"):
    """What a lint says of a module with these lines."""
    verbs = Module("reference_engine.core.verbs", VERBS)
    return lint([verbs, Module(name, source)])


@pytest.mark.parametrize(
    "line",
    [
        "draw(game)",
        "card = draw(game)",
        "card: object = draw(game)",
        "if draw(game): pass",
        "cards = [draw(game) for _ in range(2)]",
        "done = draw(game) and True",
        "return draw(game)",
        "verbs.draw(game)",
        "game.lose()",
        "lost = self.game.lose()",
        "use(draw(game))",
    ],
)
def test_a_coroutine_that_nobody_awaits_is_found(line):
    source = f"from . import verbs\nfrom .verbs import draw\nasync def go(game):\n    {line}\n"
    assert len(complaints(not_awaited, source)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "await draw(game)",
        "card = await verbs.draw(game)",
        "if await game.lose(): pass",
        "row = lambda game: draw(game)",
    ],
)
def test_a_coroutine_that_is_awaited_is_not_found(line):
    source = (
        f"from . import verbs\nfrom .verbs import draw\nasync def go(game):\n    {line}\n    cards.remove(game.end())\n"
    )
    assert complaints(not_awaited, source) == []


@pytest.mark.parametrize(
    "line",
    ["from reference_engine.trails import game", "from ..trails.zones import FIELD", "from .. import games"],
)
def test_an_import_of_a_game_is_found(line):
    assert len(complaints(games_in_core, line)) == 1


@pytest.mark.parametrize("line", ["import random", "from time import time", "import datetime as d"])
def test_a_clock_or_a_die_is_found(line):
    assert len(complaints(clocks_and_dice, line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "found = [x for x in a | {1}]",
        "known: set[str] = read(); first = list(known)",
        "known = {x for x in cards}; text = ', '.join(known)",
        "self.seen = set(); order = tuple(self.seen)",
        "self.seen: set[str] = set(); order = list(game.seen)",
        "print(*{1, 2})",
        "d = {x: 1 for x in frozenset(cards)}",
    ],
)
def test_a_set_that_is_gone_through_is_found(line):
    assert len(complaints(sets_in_order, line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "for x in sorted({1, 2}): pass",
        "ok = any(x for x in set(cards))",
        "if card in {1, 2}: pass",
        "both = {*a, *b}",
        "count = len(set(cards))",
        "for x in cards: pass",
        "def f(known: set[str]): pass\nfor x in known: pass",
    ],
)
def test_a_set_that_is_only_asked_is_not_found(line):
    assert complaints(sets_in_order, line) == []
