"""What players may and may not do: looked up at the open decision, and tried in a second game where that is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from headjudge.protocol.messages import Decision, Option
from headjudge.scenarios.answering import answer_from
from headjudge.scenarios.expect import Barred, OffScript, expect
from headjudge.scenarios.intents import NOTHING, Intent, Part

if TYPE_CHECKING:
    from headjudge.scenarios.table import Table

TAKEN_BACK = "taken back"


def decision_of(table: Table, player: str) -> Decision:
    """Return the open decision of a player; off-script when somebody else is asked, or nobody."""
    decision = table.driver.decision
    if decision is None:
        raise OffScript(f"the game is over, and {player} is not asked")
    if decision.player != player:
        raise OffScript(f"{decision.player} is asked ({decision.kind}), and not {player}", decision.clause)
    return decision


def offered(table: Table, player: str) -> list[Option]:
    """Return the options that a player has now."""
    return decision_of(table, player).options


def named(table: Table, player: str) -> list[str]:
    """Return the cards and players that a player's options name."""
    found: list[str] = []
    for option in offered(table, player):
        for key, value in option.items():
            if key != "do" and isinstance(value, str) and value not in found:
                found.append(table.own_name(value))
    return found


def must_be_a_window(table: Table, player: str) -> None:
    """Go off-script where no pass could be offered."""
    decision = decision_of(table, player)
    if not table.driver.is_window(decision):
        raise OffScript(f"{player} is asked ({decision.kind}), where nobody passes", decision.clause)


def can_offer(table: Table, decision: Decision, part: Part) -> bool:
    """Tell whether a decision is of a kind that can offer what a part says."""
    if part.role.kinds and decision.kind not in part.role.kinds:
        return False
    if part.value is NOTHING:
        return not table.driver.is_window(decision)
    if decision.low is not None:
        return isinstance(part.value, int)
    known = table.game.offers.get(decision.kind, frozenset())
    return bool(part.role.verbs & (known | {str(option.get("do")) for option in decision.options}))


def expect_may(table: Table, intent: Intent) -> None:
    """Expect that the engine lets a player do this now."""
    assert intent.player is not None
    intent = intent.translated(table.driver.meant)
    assert intent.player is not None
    decision = decision_of(table, intent.player)
    if not can_offer(table, decision, intent.opening):
        raise OffScript(f"{intent.player} is asked ({decision.kind}), where nobody may {intent.says}", decision.clause)
    expect(_allowed(table, intent, decision), True, f"whether {intent.player} may {_told(intent)}")


def expect_may_not(table: Table, intent: Intent) -> None:
    """Expect that it is not offered, or is refused, or is taken back; only where it could be offered."""
    assert intent.player is not None
    what = f"whether {intent.player} may {_told(intent)}"
    intent = intent.translated(table.driver.meant)
    decision = table.driver.decision
    if decision is not None and decision.player == intent.player and can_offer(table, decision, intent.opening):
        expect(_allowed(table, intent, decision, thoroughly=True), False, what)
        return
    earlier = [
        asked
        for asked in table.driver.asked_in_this_when()
        if asked.player == intent.player and can_offer(table, asked.decision, intent.opening)
    ]
    if not earlier:
        asked = f"{decision.player} is asked ({decision.kind})" if decision else "the game is over"
        clause = decision.clause if decision else ""
        raise OffScript(f"{asked}, where {intent.player} could not be offered to {intent.says}", clause)
    # The question was answered in this When: one more of it was possible if it took more and offered this one too.
    last = earlier[-1]
    chosen = last.answer if isinstance(last.answer, list) else []
    more = len(chosen) < last.decision.max and answer_from(last.decision, intent.parts, intent.closing) is not None
    expect(more, False, what)


def try_in_vain(table: Table, intent: Intent) -> None:
    """Do what cannot be completed: it is not offered, is refused, or is taken back, and the game goes on."""
    try:
        table.driver.carry_out(intent)
    except Barred:
        return
    taken_back = any(event.kind == TAKEN_BACK for event in table.driver.events[table.driver.when_events :])
    expect(taken_back, True, f"whether {intent.player} was kept from it: {_told(intent)}")


def _allowed(table: Table, intent: Intent, decision: Decision, *, thoroughly: bool = False) -> bool:
    """Tell whether an intent can be carried out; more than one part is tried in a second game."""
    if answer_from(decision, intent.parts, intent.closing) is None:
        return False
    if len(intent.parts) == 1 and not thoroughly:
        return True
    trial = table.driver.fork()
    try:
        trial.carry_out(intent)
    except Barred:
        return False
    finally:
        trial.close()
    return all(event.kind != TAKEN_BACK for event in trial.events[trial.when_events :])


def _told(intent: Intent) -> str:
    values = [str(part.value) for part in intent.parts if isinstance(part.value, (str, int))]
    return f"{intent.says} ({', '.join(values)})" if values else intent.says
