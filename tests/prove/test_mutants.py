"""Each kind of mistake: what it changes, what it counts for, and that nothing of it stays."""

import ast
import asyncio
from types import SimpleNamespace

import pytest

from headjudge.prove import mutants
from headjudge.prove.siblings import Siblings

KINDS = """
    FIELD, HAND = "field", "hand"


    def is_done(passes):
        return passes >= 2  # 902.5c


    def cost(printed, more):
        return printed + more  # 1204.2f-6


    def where(unit):
        return put(unit, FIELD)  # 506.1


    def put(unit, zone):
        return zone


    def offered(units):
        return [unit for unit in units if unit > 3]  # 803.3a


    def order(log):
        log.append(1)  # 705.7
        log.append(2)


    def reason(unit):
        if unit.stunned:
            return "803.5a-1", f"{unit} is stunned"
        return None


    async def orient(log):
        log.append("asked")


    async def action(log):
        await orient(log)  # 804.4


    class Base:
        def limit(self):
            return 3


    class Game(Base):
        def limit(self):
            return super().limit() + 1  # 703.7a

        @property
        def primary(self):
            return 1  # 702.3

        @staticmethod
        def other(player):
            return 1 - player  # 103.2


    def cites_nothing(x):
        return x + 1
"""


def seen(toy, function, look):
    """What a look at the engine gives with each mutant of a function in it."""
    found = []
    for mutant in toy.of_lines():
        if mutant.function == function:
            undo = mutant.put()
            try:
                found.append(look(toy.module))
            finally:
                undo()
    return found


@pytest.mark.parametrize(
    ("function", "look", "wanted"),
    [
        ("is_done", lambda play: play.is_done(2), False),
        ("is_done", lambda play: play.is_done(1), True),
        ("cost", lambda play: play.cost(3, 2), 1),
        ("where", lambda play: play.where("Reed"), "hand"),
        ("offered", lambda play: play.offered([3, 4]), [3, 4]),
        ("offered", lambda play: play.offered([3, 4]), [3]),
        ("Game.limit", lambda play: play.Game().limit(), 5),
        ("Game.primary", lambda play: play.Game().primary, 2),
        ("Game.other", lambda play: play.Game.other(0), 0),
    ],
)
def test_a_mistake_changes_what_a_line_does(toy, function, look, wanted):
    assert wanted in seen(toy(KINDS), function, look)


def logged(play):
    log: list[object] = []
    play.order(log)
    return log


def test_a_statement_is_left_out_or_exchanged_with_the_next(toy):
    assert [2] in seen(toy(KINDS), "order", logged)
    assert [2, 1] in seen(toy(KINDS), "order", logged)


def test_a_statement_is_done_twice(toy):
    assert [1, 1, 2] in seen(toy(KINDS), "order", logged)
    assert "(done twice)" in {mutant.after for mutant in toy(KINDS).of_lines()}


def test_the_first_of_several_is_missed(toy):
    assert [5] in seen(toy(KINDS), "offered", lambda play: play.offered([4, 5]))


def test_whose_turn_it_is_is_taken_for_the_player_who_is_meant(toy):
    text = """
        def end(winner):
            return winner


        def lose(game, player):
            return end(1 - player)  # 103.2


        def first(game):
            return game.primary
    """
    game = SimpleNamespace(primary=0)
    found = seen(toy(text), "lose", lambda play: (play.lose(game, 0), play.lose(game, 1)))
    assert (0, 0) in found


def test_a_statement_that_only_awaits_leaves_a_coroutine_behind(toy):
    def look(play):
        log: list[object] = []
        asyncio.run(play.action(log))
        return log

    assert [] in seen(toy(KINDS), "action", look)


def test_a_condition_counts_for_the_line_that_it_guards(toy):
    found = [mutant for mutant in toy(KINDS).of_lines() if mutant.function == "reason"]
    assert "if not unit.stunned:" in {mutant.after for mutant in found}
    assert all(mutant.clauses == ("803.5a-1",) for mutant in found)


def test_clause_ids_and_sentences_for_people_are_not_changed(toy):
    found = [mutant.after for mutant in toy(KINDS).of_lines() if mutant.before.startswith("return ('803.5a-1'")]
    assert found
    assert not [after for after in found if after.startswith("return ('") and "803.5a-1" not in after]


def test_lines_that_cite_nothing_are_left_alone(toy):
    assert not [mutant for mutant in toy(KINDS).of_lines() if mutant.function == "cites_nothing"]


def test_no_mutant_leaves_anything_behind(toy):
    play = toy(KINDS)
    before = play.codes()
    for mutant in play.of_lines():
        mutant.put()()
    after = play.codes()
    assert before.keys() == after.keys()
    assert all(before[name] is after[name] for name in before)


def test_a_mutant_is_shown_as_the_changed_line(toy):
    names = [mutant.name for mutant in toy(KINDS).of_lines()]
    assert "toy_engine/trails/play0.py:5 is_done: return passes >= 2  ->  return passes > 2" in names


@pytest.mark.parametrize("word", ["primary", "turn_player"])
def test_whoever_has_the_turn_is_called_as_the_game_itself_does(toy, word):
    play = toy(
        """
        def gain(game, player):
            return game.give(player)  # 302.1
        """
    )
    siblings = Siblings([], [ast.parse(f"game.{word}")])
    found = [mutant.after for mutant in mutants.of_functions(play.sources, siblings)]
    assert f"return game.give(game.{word})" in found
