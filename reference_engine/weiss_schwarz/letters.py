"""8.6.2.2: indefinite values that a text leaves to the player who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.notation import rows_core as n
from headjudge.notation.node import Node
from reference_engine.core.context import Context
from reference_engine.core.decide import choose_number
from reference_engine.core.memory import all_cards
from reference_engine.core.performing import can_pay_in_order
from reference_engine.core.trees import needs, walk

from .game import WeissGame


async def choose_letters(game: WeissGame, context: Context, node: Node, costs: Sequence[n.Verb] = ()) -> None:
    """The player says what each letter is for which the text has no number; a cost bounds it by what can be paid."""
    wanted = needs(node)
    if not wanted.letters:
        return
    told = {sentence.letter for sentence in wanted.defined}
    for letter in wanted.letters:
        if letter in told or letter in context.letters:
            continue
        high = highest(game, context, letter, costs)
        about = {"letter": letter, "source": context.source}
        chosen = await choose_number(game, context.controller, "X", 0, high, "8.6.2.2", about)  # 1.3.5
        context.letters[letter] = chosen


def highest(game: WeissGame, context: Context, letter: str, costs: Sequence[n.Verb]) -> int | None:
    """The largest value with which costs can still be paid; None where they do not speak of it."""
    parts = [part for cost in costs for part in walk(cost)]
    if not any(isinstance(part, n.Letter) and part.letter == letter for part in parts):
        return None
    value = 0
    for more in range(1, sum(1 for _ in all_cards(game)) + 1):
        context.letters[letter] = more
        if not can_pay_in_order(context, costs, context.controller):
            break
        value = more
    del context.letters[letter]
    return value
