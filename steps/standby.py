"""Thens: what waits to be resolved, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.happenings import Waiting
from headjudge.scenarios.registry import then
from headjudge.scenarios.table import Table


@then("nothing waits to be resolved", "nothing waits to be resolved")
def nothing_waits(table: Table) -> None:
    """Nothing was played that is not resolved yet."""
    expect(table.waiting_texts(), [], "what waits to be resolved")


@then("{waiting} wait(s) to be resolved", "Reed's craft waits to be resolved")
def waits(table: Table, waiting: Sequence[Waiting]) -> None:
    """These wait, perhaps among others."""
    for one in waiting:
        expect(table.count_waiting(one) > 0, True, f"whether {one.text} waits to be resolved")


@then("{waiting} does/do not wait to be resolved", "Reed's craft does not wait to be resolved")
def does_not_wait(table: Table, waiting: Sequence[Waiting]) -> None:
    """None of these waits."""
    for one in waiting:
        expect(table.count_waiting(one) > 0, False, f"whether {one.text} waits to be resolved")


@then("{waiting} wait(s) to be resolved, from the top", "Bolt, Reed's craft wait to be resolved, from the top")
def waits_in_order(table: Table, waiting: Sequence[Waiting]) -> None:
    """Exactly these wait, the one that is resolved next first."""
    expect(table.matched_waiting(waiting), [one.text for one in waiting], "what waits to be resolved, from the top")


@then("{waiting} wait(s) to be resolved {n} time(s)", "Reed's craft waits to be resolved 2 times")
def waits_times(table: Table, waiting: Sequence[Waiting], n: int) -> None:
    """How often it waits."""
    for one in waiting:
        expect(table.count_waiting(one), n, f"how often {one.text} waits to be resolved")


@then("{n} thing(s) wait(s) to be resolved", "2 things wait to be resolved")
def things_wait(table: Table, n: int) -> None:
    """How many cards and abilities wait."""
    expect(len(table.waiting()), n, "how many things wait to be resolved")
