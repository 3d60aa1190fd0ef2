"""Which clauses source cites, and for which lines."""

import pytest

from headjudge.annotations import Citation, scan

TRAILS = "trails-1.0.1"


@pytest.fixture
def cited(engine):
    """Scans a module of Trails: clause, first line, last line, kind."""

    def scanned(text):
        found = scan(engine(trails_combat=text), TRAILS)
        return [(one.clause, one.line, one.end_line, one.kind) for one in found]

    return scanned


def test_a_citation_says_where_it_stands(engine):
    root = engine(
        trails_combat="""
        class Attack:
            def has_target(self):
                return True  # 804.2
        """
    )
    file = "reference_engine/trails/combat.py"
    assert scan(root, TRAILS) == [Citation("804.2", file, 3, 3, "Attack.has_target", "comment")]


@pytest.mark.parametrize(
    ("comment", "clauses"),
    [
        ("# 804.11a-3", ["804.11a-3"]),
        ("# 1203.5, 1204.2h", ["1203.5", "1204.2h"]),
        ("# type: ignore[misc]  # 1203.5", ["1203.5"]),
        ("# 804.1#2", ["804.1#2"]),
        ("# 705.5: the lower one", ["705.5"]),
        ("# trails:502.3, ws:3.1.4", ["502.3"]),
        ("# ws:3.1.4", []),
        ("# 40 cards are enough", []),
        ("# type: ignore[misc]", []),
    ],
)
def test_a_comment_is_a_list_of_clauses(cited, comment, clauses):
    assert [clause for clause, *_ in cited(f"size = 40  {comment}\n")] == clauses


def test_a_number_sign_in_a_string_begins_no_comment(cited):
    assert cited('text = "see # 804.5"\n') == []


def test_a_comment_counts_for_its_line_of_a_longer_statement(cited):
    text = """
    able = (
        ready  # 803.3a-1
        and free  # 803.3a-2
    )
    """
    assert cited(text) == [("803.3a-1", 2, 2, "comment"), ("803.3a-2", 3, 3, "comment")]


def test_a_comment_on_the_last_line_counts_for_the_whole_statement(cited):
    text = """
    able = (
        ready
        and free
    )  # 803.3a
    """
    assert cited(text) == [("803.3a", 1, 4, "comment")]


def test_a_comment_behind_the_head_of_a_block_does_not_count_for_the_block(cited):
    text = """
    if (
        ready
    ):  # 803.3a-1
        attack()
        stop()
    """
    assert cited(text) == [("803.3a-1", 1, 3, "comment")]


def test_a_comment_behind_a_closing_bracket_counts_for_what_it_closes(cited):
    text = """
    ZONES = (
        Zone("hand"),  # 505.3
        Zone(
            "homebase", (READY, ACTION)
        ),  # 507.4
        Zone("trail"),
    )
    """
    assert cited(text) == [("505.3", 2, 2, "comment"), ("507.4", 3, 5, "comment")]


def test_a_comment_on_a_line_of_its_own_counts_for_the_next_statement(cited):
    text = """
    first()
    # 804.4
    second(
        third
    )
    """
    assert cited(text) == [("804.4", 3, 5, "comment")]


def test_a_row_cites_its_label_for_the_whole_procedure(cited):
    text = """
    @COMBAT.step("804.4")
    async def action_the_attackers(game):
        await orient(game)
        await emit(game)
    """
    assert cited(text) == [("804.4", 1, 4, "row")]


@pytest.mark.parametrize(
    "line",
    [
        'await choose(game, "fight back", "804.11a-1")',
        'await choose(game, clause="804.11a-1")',
        'return "804.11a-1", "it may not be fought back"',
        'clause = "804.11a-1" if fighting else ""',
        'choose_clause = "804.11a-1"',
    ],
)
def test_a_clause_that_is_handed_on_is_cited(cited, line):
    assert cited(f"async def fight(game):\n    {line}\n") == [("804.11a-1", 2, 2, "argument")]


@pytest.mark.parametrize(
    "line",
    [
        'return "803.3"',
        'raise Jump("803.3")',
        'return label.startswith("803.3")',
        'return at == "803.3"',
        'return label in ("803.3", "803.5")',
        'label = "803.3"',
        'return choose(game, "803")',
        'return choose(game, f"803.3{letter}")',
    ],
)
def test_the_label_of_another_row_is_no_citation(cited, line):
    assert cited(f"def fight(game, label, at):\n    {line}\n") == []


def test_a_docstring_that_begins_with_clauses_counts_for_what_it_documents(cited):
    text = '''
    """804.1: the title of a module says what it is about, no more."""

    LAYERS = {
        1: 2,
    }
    """1215.1: the order of changes."""


    def why_not_attack(game):
        """803.3a, 803.6: the reason, or None."""
        return None


    def plain(game):
        """Nothing that 803.3: could be."""
    '''
    assert cited(text) == [
        ("1215.1", 3, 5, "docstring"),
        ("803.3a", 9, 11, "docstring"),
        ("803.6", 9, 11, "docstring"),
    ]


def test_what_games_share_cites_the_clauses_of_each_by_name(engine):
    root = engine(core_timing="check()  # trails:1002.1a, ws:8.5.1.1, v131:6.1\n", trails_turn="check()  # 902.3\n")
    assert [one.clause for one in scan(root, TRAILS)] == ["1002.1a", "902.3"]
    assert [one.clause for one in scan(root, "weiss-schwarz-2.09")] == ["8.5.1.1"]
    assert [one.clause for one in scan(root, "vanguard-1.31")] == ["6.1"]


def test_strings_of_what_games_share_are_not_read(engine):
    assert scan(engine(core_decide='ask(game, "902.4")\n'), TRAILS) == []


def test_a_file_that_has_changed_is_read_again(engine):
    assert [one.clause for one in scan(engine(trails_turn="draw()  # 703.6a\n"), TRAILS)] == ["703.6a"]
    assert [one.clause for one in scan(engine(trails_turn="lay_a_card()  # 703.7a\n"), TRAILS)] == ["703.7a"]
