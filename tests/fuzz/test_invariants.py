"""The table of invariants: tagged with clauses that exist, and complete."""

from __future__ import annotations

from fuzz.registry import INVARIANTS, NOTE, by_moment
from headjudge.catalogue import load

RULEBOOK = "trails-1.0.1"
CLAUSES = [
    "102.1",
    "502.1",
    "105.2",
    "502.5",
    "509.2",
    "1204.2i",
    "902.5c",
    "302.1b",
    "302.1",
    "703.8a",
    "1217.2",
    "1217.4",
    "503.1b",
    "503.2b",
    "506.1",
    "1306.2a",
    "1306.2c",
    "1306.2d",
    "1306.3",
    "1306.4",
    "705.6",
    "705.8",
    "705.7",
    "705.9",
    "701.1",
    "703.5",
    "702.3",
    "705.5",
    "1102.1",
    "103.2",
    "1501.1c",
    "103.4",
    "602.4a",
    "603.1c",
    "603.1d",
    "703.7a",
    "505.5",
    "902.4h",
    "902.5a",
    "1002.1d",
    "1211.3",
    "1002.1c",
    "1208.1a",
    "1209.1",
    "1204.2f-3",
    "1204.2l",
    "1213.2",
    "803.3b",
    "803.6g",
    "803.5b",
    "804.4",
    "804.7",
    "804.13d",
    "804.5b",
    "804.11a-3",
    "803.4b",
    "804.14",
    "502.2a",
    "505.3",
    "507.4",
    "502.3",
    "1212.2",
    "1215.1",
    "1215.6",
    "1218.2",
    "1310.1",
    "1333.2",
    "1335.1",
    "1323.1",
    "1324.2",
    "1216.3",
    "901.1",
]


def test_every_invariant_names_a_clause_of_the_rulebook():
    by_moment(RULEBOOK)
    catalogue = load(RULEBOOK)
    own = [row for row in INVARIANTS if row.rulebook == RULEBOOK and row.needs != NOTE]
    assert [row.name for row in own if row.clause not in catalogue] == []


def test_every_clause_with_an_invariant_is_watched():
    by_moment(RULEBOOK)
    watched = {row.clause for row in INVARIANTS if row.rulebook == RULEBOOK}
    assert [clause for clause in CLAUSES if clause not in watched] == []


def test_names_are_told_apart():
    by_moment(RULEBOOK)
    names = [row.name for row in INVARIANTS if row.rulebook == RULEBOOK]
    assert len(names) == len(set(names))
