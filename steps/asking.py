"""Thens: who is asked what, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios import options
from headjudge.scenarios.expect import expect
from headjudge.scenarios.registry import then
from headjudge.scenarios.table import Table

Kinds = tuple[str, ...]


@then("{player} has priority", "Alice has priority")
def has_priority(table: Table, player: str) -> None:
    """A priority window is open for this player."""
    decision = table.driver.decision
    holder = decision.player if decision and decision.kind == "priority" else None
    expect(holder, player, "the player with priority")


@then("nobody has priority", "nobody has priority")
def nobody_has_priority(table: Table) -> None:
    """No priority window is open."""
    decision = table.driver.decision
    holder = decision.player if decision and decision.kind == "priority" else None
    expect(holder, None, "the player with priority")


@then("{player} is asked to {question}", "Bob is asked to cure a UNIT")
def is_asked(table: Table, player: str, question: Kinds) -> None:
    """The question is open, for this player; only for questions that have more than one possible answer."""
    decision = table.driver.decision
    asked = (decision.player, decision.kind) if decision else None
    if asked and asked[1] in question:
        asked = (asked[0], question[0])
    expect(asked, (player, question[0]), "who is asked what")


@then("it is {player} who chooses", "it is Bob who chooses")
def is_the_one_to_choose(table: Table, player: str) -> None:
    """Whatever is asked now, this player is asked."""
    decision = table.driver.decision
    expect(decision.player if decision else None, player, "the player who is asked")


@then("nobody was asked to {question}", "nobody was asked to discard")
def nobody_was_asked(table: Table, question: Kinds) -> None:
    """The question has not come up in this scenario, and is not open."""
    found = [asked.player for asked in table.driver.all_asked() if asked.kind in question]
    expect(found, [], "the players who were asked")


@then("{player} was asked to {question}", "Bob was asked to discard")
def was_asked(table: Table, player: str, question: Kinds) -> None:
    """The question has come up for this player in this scenario, or is open."""
    found = [asked.player for asked in table.driver.all_asked() if asked.kind in question]
    expect(player in found, True, f"whether {player} was asked")


@then("{player} was not asked to {question}", "Bob was not asked to discard")
def was_not_asked(table: Table, player: str, question: Kinds) -> None:
    """The question has not come up for this player in this scenario."""
    found = [asked.player for asked in table.driver.all_asked() if asked.kind in question]
    expect(player in found, False, f"whether {player} was asked")


@then("{player} was asked before {other:player} to {question}", "Alice was asked before Bob to cure a UNIT")
def was_asked_before(table: Table, player: str, other: str, question: Kinds) -> None:
    """Both were asked, in this order."""
    found = [asked.player for asked in table.driver.all_asked() if asked.kind in question]
    expect(list(dict.fromkeys(found)), [player, other], "the order in which players were asked")


@then("{player} may only pass", "Alice may only pass")
def may_only_pass(table: Table, player: str) -> None:
    """Nothing but a pass is offered."""
    offered = options.offered(table, player)
    expect([option["do"] for option in offered], ["pass"], f"what {player} may do")


@then("{player} may pass", "Alice may pass")
def may_pass(table: Table, player: str) -> None:
    """A pass is offered."""
    verbs = {option["do"] for option in options.offered(table, player)}
    expect("pass" in verbs, True, f"whether {player} may pass")


@then("{player} may not pass", "Alice may not pass")
def may_not_pass(table: Table, player: str) -> None:
    """A pass is not offered where it could be."""
    options.must_be_a_window(table, player)
    verbs = {option["do"] for option in options.offered(table, player)}
    expect("pass" in verbs, False, f"whether {player} may pass")


@then("{player} may choose among {targets}", "Alice may choose among Reed and Sedge")
def may_choose_among(table: Table, player: str, targets: Sequence[str]) -> None:
    """Exactly these cards or players are offered, whatever for."""
    expect(sorted(options.named(table, player)), sorted(targets), f"what {player} may choose among")


@then("{player} may choose up to {n} card(s)", "Alice may choose up to 2 cards")
def may_choose_up_to(table: Table, player: str, n: int) -> None:
    """The open question takes from none to this many."""
    decision = options.decision_of(table, player)
    expect((decision.min, decision.max), (0, n), "how many may be chosen")


@then("{player} must choose {n} card(s)", "Alice must choose 2 cards")
def must_choose(table: Table, player: str, n: int) -> None:
    """The open question takes exactly this many."""
    decision = options.decision_of(table, player)
    expect((decision.min, decision.max), (n, n), "how many must be chosen")


@then("{player} may name a number from {n} to {m:n}", "Alice may name a number from 0 to 3")
def may_name_from_to(table: Table, player: str, n: int, m: int) -> None:
    """The open question takes a number within these bounds."""
    decision = options.decision_of(table, player)
    expect((decision.low, decision.high), (n, m), "the bounds of the number")


@then("{player} may name any number from {n}", "Alice may name any number from 0")
def may_name_from(table: Table, player: str, n: int) -> None:
    """The open question takes a number with no upper bound."""
    decision = options.decision_of(table, player)
    expect((decision.low, decision.high), (n, None), "the bounds of the number")
