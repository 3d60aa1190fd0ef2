"""What is wrong with annotations, and what is lacking."""

import pytest

from headjudge.annotations import check
from headjudge.annotations.books import BOOKS
from headjudge.catalogue import load

TRAILS = "trails-1.0.1"


def unknown(root):
    return [str(found) for found in check(TRAILS, root).unknown]


def test_a_clause_that_the_catalogue_lacks_is_told_with_its_place_and_the_nearest(engine):
    root = engine(trails_combat="\nfight()  # 804.11a-2, 804.11a-9\n")
    [found] = check(TRAILS, root).unknown
    assert (found.clause, found.line, found.near) == ("804.11a-9", 1, "804.11a-4")
    assert str(found) == (
        'reference_engine/trails/combat.py:1: no clause "804.11a-9" in trails-1.0.1. Did you mean "804.11a-4"?'
    )


@pytest.mark.parametrize("text", ['ask(game, "804.99")', '@TURN.step("804.99")\ndef row(game): ...'])
def test_strings_and_rows_are_held_against_the_catalogue_too(engine, text):
    assert [found.clause for found in check(TRAILS, engine(trails_combat=text + "\n")).unknown] == ["804.99"]


def test_in_what_games_share_a_clause_needs_the_name_of_its_rulebook(engine):
    [said] = unknown(engine(core_verbs="draw()  # 1313.1\n"))
    assert said.startswith('reference_engine/core/verbs.py:1: "1313.1" does not say of which rulebook it is;')


def test_a_name_that_no_rulebook_has_is_told_with_the_nearest(engine):
    [said] = unknown(engine(core_verbs="draw()  # trail:1313.1\n"))
    assert 'no rulebook is called "trail"' in said
    assert 'Did you mean "trails"?' in said


@pytest.mark.parametrize("comment", ["902.4a to 902.4e", "902.4a and 902.4b", "902.4a,902.4b", "902.4a (pass)"])
def test_a_comment_that_only_begins_like_a_list_is_told(engine, comment):
    [said] = unknown(engine(trails_actions=f"offer()  # {comment}\n"))
    assert said.endswith(f'"{comment}" is no list of clause ids such as "1203.5, 1204.2h"')


def test_what_another_game_says_is_left_to_its_own_check(engine):
    assert unknown(engine(v131_turn="draw()  # 9999.1 to 9999.2\n", core_timing="check()  # ws:9999.1\n")) == []


def test_testable_clauses_without_a_citation_are_listed_in_document_order(engine):
    root = engine(trails_setup="draw(4)  # 603.1c\n", core_state="Zone(spec)  # trails:502.1\n")
    listed = [clause.id for clause in check(TRAILS, root).uncited]
    assert listed == [clause.id for clause in load(TRAILS).testable if clause.id not in ("603.1c", "502.1")]


def test_functions_without_a_citation_are_listed(engine):
    root = engine(
        trails_turn="""
        @TURN.step("703.6a")
        async def draw(game):
            pass

        def cites(game):
            def inner():
                pass
            return inner  # 703.7a

        class Attack:
            def says_nothing(self):
                pass

        def plain(game):
            pass
        """,
        core_verbs="def shared(game):\n    pass\n",
    )
    listed = [(found.function, found.line) for found in check(TRAILS, root).silent]
    assert listed == [("Attack.says_nothing", 11), ("plain", 14)]


def test_no_two_rulebooks_share_a_name_or_a_package():
    for column in zip(*BOOKS, strict=True):
        assert len(set(column)) == len(column)
