"""Loops: a cycle of answers declared by the players, repeated as often as they say, and not at once again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decide import CHANCE, Answer, Decision, Option
from .errors import IllegalAnswer

if TYPE_CHECKING:
    from .game import Game

MOST = 10_000
"""The most repetitions that a player may name; more would differ in nothing but time."""

Key = tuple[str, str | None, tuple[tuple[str, object], ...]]


Asked = tuple[int, str, bool]
"""What is remembered of a decision: whose it was, its kind, and whether there was a choice."""

ASKED: dict[Asked, Asked] = {}
"""What was ever asked, so that what is alike is kept once."""


class Given:
    """An answer that was given: to which decision, and whether there was a choice."""

    __slots__ = ("answer", "kind", "player", "real")

    def __init__(self, asked: Asked, answer: Answer | Option) -> None:
        self.player, self.kind, self.real = asked
        self.answer = [answer] if isinstance(answer, Option) else answer


class Cycle:
    """A declared loop whose number of repetitions is being asked."""

    __slots__ = ("choosers", "given", "numbers", "resumed", "to_ask")

    def __init__(self, given: list[Given], to_ask: list[int], resumed: Decision) -> None:
        self.given = given
        self.to_ask = to_ask
        self.choosers = tuple(to_ask)
        self.numbers: list[int] = []
        self.resumed = resumed


def key(option: Option) -> Key:
    """An option by value, so that it is known again when objects have been renewed."""
    return option.do, option.card.name if option.card is not None else None, option.more


def declare(game: Game, answers: int) -> None:
    """Takes the last answers as a cycle; those who could choose in it name the number of repetitions."""
    clause = game.loop_clause
    decision = game.decision
    if decision is None:
        raise IllegalAnswer("no decision is open", clause)
    if not 1 <= answers <= len(game.given):
        raise IllegalAnswer(f"{answers} answers are not there to be repeated", clause)
    given = [Given(*both) for both in zip(game.given[-answers:], game.answers[-answers:], strict=True)]
    if given[0].kind != decision.kind or given[0].player != decision.player:
        raise IllegalAnswer("the answers do not lead back to the decision at which they began", clause)
    # ws:11.1.1
    choosers = [player for player in game.players_in_order() if any(g.real and g.player == player for g in given)]
    if any(g.player == CHANCE for g in given):
        raise IllegalAnswer("chance takes part in it, so it cannot be known to repeat", clause)
    if not choosers:
        game.end(None, clause, "a loop that nobody can stop")  # trails:1501.1c, ws:11.1.1.1
        game.stop()
        return
    game.cycle = Cycle(given, choosers, decision)
    ask_next(game)


def ask_next(game: Game) -> None:
    """Asks the next of those who can choose for a number: the first player before the other."""
    cycle = game.cycle
    assert cycle is not None
    player = cycle.to_ask.pop(0)  # trails:1501.1a, trails:1501.1b, ws:11.1.1.2, ws:11.1.1.3
    clause = game.loop_number_clauses[len(cycle.choosers) - 1] or game.loop_clause
    game.decision = Decision(player, "loop count", (), clause, low=0, high=MOST)


def take_number(game: Game, number: int) -> Decision | None:
    """Takes a number; after the last one the cycle runs, as often as the lesser number says."""
    cycle = game.cycle
    assert cycle is not None
    cycle.numbers.append(number)
    if cycle.to_ask:
        ask_next(game)
        return game.decision
    game.cycle = None
    game.decision = cycle.resumed
    before = game.loop_state()
    for _ in range(min(cycle.numbers)):  # trails:1501.1b, ws:11.1.1.2, ws:11.1.1.3
        if not repeat(game, cycle.given):
            break
    if before is None or before == game.loop_state():
        bar(game, cycle.given[0], cycle)
    return game.decision


def repeat(game: Game, given: list[Given]) -> bool:
    """Gives the answers of the cycle once more; stops when one is not open any longer."""
    for one in given:
        decision = game.decision
        if decision is None or decision.kind != one.kind or decision.player != one.player:
            return False
        if isinstance(one.answer, int):
            game.decide(one.answer)
            continue
        wanted = [key(option) for option in one.answer]
        found = [option for named in wanted for option in decision.options if key(option) == named]
        if len(found) != len(one.answer):
            return False
        game.decide(found)
    return True


def bar(game: Game, first: Given, cycle: Cycle) -> None:
    """The loop may not be begun again before something else is done, by whoever would have gone on longer."""
    decision = game.decision
    if decision is None or decision.kind != first.kind or decision.player != first.player:
        return
    if game.loop_state() is not None and decision.player in cycle.choosers:
        named = cycle.numbers[cycle.choosers.index(decision.player)]
        if named < max(cycle.numbers):
            return  # ws:11.1.1.3
    if isinstance(first.answer, list):
        barred = [key(option) for option in first.answer]
        left = [option for option in decision.options if key(option) not in barred]
        if left:
            decision.options = left  # trails:1501.1a, ws:11.1.1.2
