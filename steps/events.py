"""Thens on the order of events (`@events`): only where an order or a count is otherwise invisible."""

from __future__ import annotations

from headjudge.scenarios.expect import expect
from headjudge.scenarios.happenings import Happening
from headjudge.scenarios.registry import then
from headjudge.scenarios.table import Table


@then("it happened that {event}", "it happened that Reed was stunned")
def happened(table: Table, event: Happening) -> None:
    """The event occurred in this scenario."""
    expect(len(table.occurred(event)) > 0, True, f"whether {event.text}")


@then("it did not happen that {event}", "it did not happen that Reed was readied")
def did_not_happen(table: Table, event: Happening) -> None:
    """The event did not occur in this scenario."""
    expect(len(table.occurred(event)) > 0, False, f"whether {event.text}")


@then("it happened {n} time(s) that {event}", "it happened 2 times that Bob lost bond")
def happened_times(table: Table, n: int, event: Happening) -> None:
    """How often the event occurred in this scenario."""
    expect(len(table.occurred(event)), n, f"how often {event.text}")


@then("{event} before {other:event}", "Reed was stunned before Bob lost bond")
def before(table: Table, event: Happening, other: Happening) -> None:
    """Both events occurred, the first one earlier."""
    one, two = table.occurred(event), table.occurred(other)
    expect(bool(one), True, f"whether {event.text}")
    expect(bool(two), True, f"whether {other.text}")
    expect(one[0].n < two[0].n, True, f"whether {event.text} before {other.text}")


@then("{event} together with {other:event}", "Reed moved to Alice's trail together with Sedge moved to Bob's trail")
def together(table: Table, event: Happening, other: Happening) -> None:
    """Both events occurred as one batch."""
    one, two = table.occurred(event), table.occurred(other)
    expect(bool({e.n for e in one} & {e.n for e in two}), True, f"whether {event.text} with {other.text}")


@then("{card}'s craft triggered {n} time(s)", "Reed's craft triggered 2 times")
def triggered_times(table: Table, card: str, n: int) -> None:
    """How often a triggered craft of the card was triggered in this scenario."""
    expect(table.count_events("triggered", card), n, f"how often {card}'s craft triggered")


@then("{card}'s craft was played {n} time(s)", "Reed's craft was played 2 times")
def craft_played_times(table: Table, card: str, n: int) -> None:
    """How often a craft of the card was played in this scenario."""
    expect(table.count_played(card), n, f"how often {card}'s craft was played")


@then("{card}'s AUTO triggered {n} time(s)", "Lancer's AUTO triggered 2 times", game="Weiss Schwarz")
def automatic_triggered_times(table: Table, card: str, n: int) -> None:
    """How often an automatic ability of the card was put on standby in this scenario."""
    expect(table.count_events("triggered", card), n, f"how often {card}'s AUTO triggered")


@then("{card}'s abilities were played {n} time(s)", "Lancer's abilities were played 2 times", game="Weiss Schwarz")
def abilities_played_times(table: Table, card: str, n: int) -> None:
    """How often abilities of the card were played in this scenario."""
    expect(table.count_played(card), n, f"how often abilities of {card} were played")
