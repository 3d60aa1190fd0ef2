"""The table of witnesses: tagged with clauses that exist, never contradicted by the reference, and able to fail."""

from __future__ import annotations

import random

import pytest

from fuzz.abroad import Abroad, Counts
from fuzz.books import book, rulebooks
from fuzz.hosts import Host, seeds, without_texts
from fuzz.registry import INVARIANTS
from fuzz.seen import NotShown
from fuzz.witness import Look, Tally, witnesses_of
from headjudge.catalogue import load
from headjudge.protocol.messages import SideView, View
from tests.fuzz.engines import BUG

RULEBOOK = "trails-1.0.1"
CAUGHT = {
    "draw_three": "703.6a",
    "cp_from_ready_cards_only": "703.8a",
    "pools_not_emptied": "302.1b",
    "initiative_stays": "705.9",
    "wrong_primary_player": "702.3",
    "overkill_counts_the_whole_strength": "804.11b",
    "equal_strength_does_not_stun": "804.11a-2",
    "gained_ep_actions_nothing": "1217.2",
    "first_in_first_out": "509.2",
    "stunned_units_stay_on_the_field": "705.6",
    "stunned_unit_stays_ready": "1306.2a",
    "actioned_units_attack": "803.3a-1",
    "units_played_while_something_waits": "902.4h",
}
"""Planted bugs, and the clause that a check finds contradicted."""


def tally_of(engine, games, until=None, seed=5):
    host, tally = Host(engine, RULEBOOK), Tally(RULEBOOK)
    for number, dice in zip(range(games), seeds(seed), strict=False):
        new = host.drawn_game(dice)
        Abroad(host, without_texts(new) if number % 2 else new, tally, Counts()).play(book(RULEBOOK).dice(dice))
        if until is not None and tally.by_clause().get(until, {}).get("contradicted"):
            break
    return tally


@pytest.mark.parametrize("rulebook", rulebooks())
def test_every_witness_names_a_testable_clause_and_a_name_of_its_own(rulebook):
    rows = witnesses_of(rulebook)
    catalogue = load(rulebook)
    assert [row.name for row in rows if row.clause not in catalogue or not catalogue[row.clause].testable] == []
    names = [row.name for row in rows] + [row.name for row in INVARIANTS if row.rulebook == rulebook]
    assert sorted(names) == sorted(set(names))


def test_the_reference_contradicts_no_witness_and_meets_them_all():
    checks = tally_of("reference", 30).by_check()
    assert [name for name, counts in checks.items() if counts["contradicted"]] == []
    assert [name for name, counts in checks.items() if not counts["held"]] == []


@pytest.mark.parametrize("bug", CAUGHT)
def test_a_planted_bug_gives_a_counter_witness(bug, monkeypatch):
    monkeypatch.setenv(BUG, bug)
    heard = tally_of("py:tests.fuzz.engines:Planted", 12, CAUGHT[bug]).by_clause()
    assert heard[CAUGHT[bug]]["contradicted"] > 0


@pytest.mark.parametrize("ask", [lambda look: look.number("Alice", "CP"), lambda look: look.zone("Alice", "deck")])
def test_what_is_hidden_or_missing_cannot_be_asked_for(ask):
    shown = View(viewer="judge", at="703.2", turn=1, players={"Alice": SideView(zones={"deck": []})})
    with pytest.raises(NotShown):
        ask(Look(shown, ["deck"]))


def test_dice_of_a_run_are_the_same_again():
    first, again = (next(seeds(7)).random() for _ in range(2))
    assert first == again == random.Random(7 * 1_000_003).random()
