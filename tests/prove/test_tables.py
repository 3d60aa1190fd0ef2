"""Tables: entries, constants wherever they are held, and rows of a course."""

import asyncio

import pytest

from headjudge.errors import HeadjudgeError
from headjudge.prove import tables

TABLES = """
    from collections import namedtuple

    Spec = namedtuple("Spec", "name seen_by ordered", defaults=(False,))
    SIZES = {"long": 50, "short": 40}  # 602.4a
    ZONES = (
        Spec("deck", seen_by="nobody", ordered=True),  # 504.2
        Spec("hand", seen_by="owner"),  # 505.2
    )
    HAND_SIZE = 4  # 603.1c
    KEYWORDS = {
        "Hate": ("CONT: this card must be attacked if able.",),  # 1407.1
    }
    CAN = {}
    CAN["action"] = lambda card: card == "ready"  # 1321.1


    class Game:
        zones = ZONES
        numbers = ("bond", "CP")  # 302.1


    class Course:
        def __init__(self):
            self.rows = []

        def step(self, label):
            def add(procedure):
                self.rows.append((label, procedure))
                return procedure

            return add


    TURN = Course()


    @TURN.step("703.1")
    async def first(log):
        log.append(1)


    @TURN.step("703.2")
    async def second(log):
        log.append(2)
"""


def seen(found, look):
    """What a look gives with each mutant in the engine."""
    values = []
    for mutant in found:
        undo = mutant.put()
        try:
            values.append(look())
        finally:
            undo()
    return values


def test_an_entry_is_left_out_or_gets_another_value_of_its_column(toy):
    play = toy(TABLES)
    values = seen(play.of_tables(), lambda: dict(play.module.SIZES))
    assert {"short": 40} in values
    assert {"long": 40, "short": 40} in values
    assert play.module.SIZES == {"long": 50, "short": 40}
    assert list(play.module.SIZES) == ["long", "short"]


def test_a_row_of_a_tuple_changes_wherever_it_is_held(toy):
    play = toy(TABLES)
    before = play.module.ZONES
    values = seen(play.of_tables(), lambda: (play.module.ZONES, play.module.Game.zones))
    assert all(one == other for one, other in values)
    assert play.module.Spec("hand", "owner", True) in [zone for zones, _ in values for zone in zones]
    assert play.module.Spec("hand", "nobody") in [zone for zones, _ in values for zone in zones]
    assert play.module.ZONES is before
    assert play.module.Game.zones is before


def test_a_number_is_one_more_or_one_less(toy):
    play = toy(TABLES)
    assert {3, 5} <= set(seen(play.of_tables(), lambda: play.module.HAND_SIZE))
    assert play.module.HAND_SIZE == 4


def test_an_entry_that_is_added_later_counts_too(toy):
    play = toy(TABLES)
    before = play.module.CAN["action"]
    found = list(tables.of_items(play.sources, play.siblings))
    assert False in seen(found, lambda: play.module.CAN["action"]("ready") if play.module.CAN else None)
    assert play.module.CAN["action"] is before


def test_a_row_of_a_course_does_nothing_or_the_work_of_another(toy):
    play = toy(TABLES)

    def look():
        log: list[object] = []
        for _, procedure in play.module.TURN.rows:
            asyncio.run(procedure(log))
        return log

    found = play.of_courses()
    assert all(wanted in seen(found, look) for wanted in ([2], [1], [2, 1], [1, 1], [2, 2]))
    assert look() == [1, 2]
    assert found[0].clauses == ("703.1",)


def test_courses_of_one_name_in_two_modules_are_both_changed(toy):
    first, second = toy(TABLES), toy(TABLES)
    found = second.of_courses()
    assert {mutant.path for mutant in found} == {module.module.__file__ for module in (first, second)}


def test_the_text_of_a_keyword_is_rewritten_as_far_as_it_can_be_read(toy):
    play = toy(TABLES)

    def readable(text):
        if "cannot" in text:
            raise HeadjudgeError("not to be read")

    found = list(tables.of_keywords(play.sources, lambda text: text))
    assert ("CONT: this card cannot be attacked if able.",) in seen(found, lambda: play.module.KEYWORDS["Hate"])
    assert not list(tables.of_keywords(play.sources, readable))


@pytest.mark.parametrize("clause", ["602.4a", "504.2", "505.2", "603.1c", "1407.1", "302.1"])
def test_an_entry_counts_for_the_clause_at_its_end(toy, clause):
    assert any(mutant.clauses == (clause,) for mutant in toy(TABLES).of_tables())
