"""Failures with one first divergence are told once, the largest group first."""

from headjudge.divergence.grouping import as_data, failures, grouped, told
from headjudge.scenarios.evidence import Divergence, Record


def record(id, clause="", aspect="state", verdict="fail", reading=""):
    divergence = Divergence(clause=clause, aspect=aspect, sentence=f"{id} differs") if clause else None
    own = id.partition("/")[0]
    return Record(id=id, clauses=[own], verdict=verdict, why="because", divergence=divergence, reading=reading)


ONE = [record("1.1/a", "1.1")]
THREE = [record("2.2/b", "2"), record("3.1/c", "2"), record("2.2/d", "2", verdict="refused")]


def test_the_largest_group_comes_first():
    assert [[r.id for r in group.records] for group in grouped([*ONE, *THREE])] == [
        ["2.2/b", "3.1/c", "2.2/d"],
        ["1.1/a"],
    ]


def test_another_aspect_of_one_clause_is_another_group():
    assert len(grouped([record("1/a", "1", "state"), record("1/b", "1", "offered attack")])) == 2


def test_what_nobody_sees_is_no_common_cause():
    assert len(grouped([record("1/a", "1", "unseen"), record("1/b", "1", "unseen")])) == 2


def test_passing_unsupported_and_excused_scenarios_are_no_failures():
    kept = [record("1/a", verdict="pass"), record("1/b", verdict="unsupported"), record("1/c", reading="some-reading")]
    assert failures([*kept, *ONE]) == ONE


def test_the_shortest_breach_of_the_executed_clause_is_told():
    texts = {"2.2/b": "x\n" * 9, "2.3/e": "x\n", "3.1/c": ""}
    [group] = grouped([*THREE, record("2.3/e", "2")], texts)
    assert group.records[0].id == "2.3/e"


def test_a_group_is_told_by_one_scenario_and_says_how_many_share_it():
    texts = {"2.2/b": "BREACH\n  first difference: this (2)"}
    lines = told(grouped(THREE), texts, lambda record: [f"again    headjudge run toy:{record.id}"])
    assert lines == [
        "BREACH",
        "  first difference: this (2); 2 more scenarios share it",
        "  also     3.1/c, 2.2/d",
        "  again    headjudge run toy:2.2/b",
        "",
    ]


def test_groups_as_data_name_all_scenarios():
    assert as_data(grouped([*THREE, record("9/z")])) == [
        {"clause": "2", "aspect": "state", "sentence": "2.2/b differs", "scenarios": ["2.2/b", "3.1/c", "2.2/d"]}
    ]


def test_hung_scenarios_are_one_group_although_no_difference_was_looked_for():
    hung = [record("1/a", verdict="hung"), record("2/b", verdict="hung")]
    [group] = grouped(hung)
    lines = told([group], {}, lambda record: [record.id])
    assert "  first difference: not looked for, it hung; 1 more scenario shares it" in lines
