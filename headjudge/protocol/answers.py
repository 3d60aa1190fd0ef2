"""Answers to a decision that is known only by its data: a legal one, and the wrong ones that must be refused."""

from __future__ import annotations

from headjudge.protocol.messages import CHANCE, Answer, Decision, Option

NO_SUCH_OPTION: Option = {"do": "headjudge asks for what is not offered"}
STRIDE = 7  # coprime to most option counts, so that a walk sees all kinds of options


def legal_answer(decision: Decision, turn: int = 0) -> Answer:
    """Return a legal answer that varies with the turn; chance keeps the order and takes the first."""
    if decision.low is not None:
        if decision.high is None:
            return decision.low + turn % 2
        return decision.low + turn * STRIDE % (decision.high - decision.low + 1)
    count = min(max(decision.min, 1), decision.max)
    if decision.player == CHANCE:
        return decision.options[:count]
    start = turn * STRIDE % max(1, len(decision.options))
    return (decision.options[start:] + decision.options[:start])[:count]


def wrong_answers(decision: Decision) -> list[tuple[str, Answer]]:
    """Return answers that no rulebook allows to this decision, each with its name."""
    if decision.low is not None:
        wrong: list[tuple[str, Answer]] = [
            (f"{decision.low - 1}, below the least", decision.low - 1),
            ("an option in place of a number", [NO_SUCH_OPTION]),
        ]
        if decision.high is not None:
            wrong.append((f"{decision.high + 1}, above the most", decision.high + 1))
        return wrong
    options = decision.options
    wrong = [("an answer that is not an option", [NO_SUCH_OPTION] * max(1, decision.min)), ("a number", 0)]
    if decision.min > 0:
        wrong.append(("an empty answer", []))
    if len(options) > decision.max:
        wrong.append((f"{decision.max + 1} options where {decision.max} is the most", options[: decision.max + 1]))
    if decision.max > 1 and len(options) > 1:
        twice = [options[0], options[0], *options[1:]]
        wrong.append(("one option twice", twice[: max(2, decision.min)]))
    return wrong
