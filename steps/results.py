"""Thens: whether the game is over, who won, and by which clause."""

from __future__ import annotations

from headjudge.scenarios.expect import expect
from headjudge.scenarios.registry import then
from headjudge.scenarios.scope import opponent
from headjudge.scenarios.table import Table


def outcome(table: Table) -> str:
    """Return the result in words: who won, a draw, or that the game goes on."""
    result = table.driver.result
    if result is None:
        return "the game goes on"
    return f"{result.winner} wins" if result.winner else "the game is a draw"


@then("{player} wins", "Alice wins")
def wins(table: Table, player: str) -> None:
    """The game is over and this player has won."""
    expect(outcome(table), f"{player} wins", "the result")


@then("{player} loses", "Bob loses")
def loses(table: Table, player: str) -> None:
    """The game is over and the other player has won."""
    expect(outcome(table), f"{opponent(player)} wins", "the result")


@then("{player} wins because of {clause}", "Alice wins because of 705.5")
def wins_because(table: Table, player: str, clause: str) -> None:
    """The player has won, by this clause."""
    wins(table, player)
    result = table.driver.result
    expect(result.clause if result else None, clause, "the clause that ended the game")


@then("{player} loses because of {clause}", "Bob loses because of 705.5")
def loses_because(table: Table, player: str, clause: str) -> None:
    """The player has lost, by this clause."""
    wins_because(table, opponent(player), clause)


@then("the game is a draw", "the game is a draw")
def draw(table: Table) -> None:
    """The game is over and nobody has won."""
    expect(outcome(table), "the game is a draw", "the result")


@then("the game goes on", "the game goes on")
def goes_on(table: Table) -> None:
    """The game is not over."""
    expect(outcome(table), "the game goes on", "the result")


@then("the game is over", "the game is over")
def is_over(table: Table) -> None:
    """The game is over, however."""
    expect(table.driver.result is not None, True, "whether the game is over")
