"""How games of Weiss Schwarz are played at random: eager to play cards and to attack, so that clocks fill."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fuzz.play import Dice, Indices

WINDOWS = ("main", "climax", "counter")
ACTING = 0.75
"""How often somebody who may act does."""
ATTACKING = 0.9
SHIFTING = 0.1
"""How often positions are exchanged where other things could be done."""


class WeissDice(Dice):
    """Answers at random; what a player does in the main phase grows rarer the longer the game lasts."""

    def __init__(self, dice: random.Random, passing: float = 1 - ACTING) -> None:
        super().__init__(dice, passing)
        self.patience = 1.0

    def answer(self, decision: Any) -> Indices:
        """An answer to any decision."""
        options = decision.options
        if decision.low is None and decision.kind in WINDOWS:
            self.patience *= 0.9995
            acting = (1 - self.passing) * self.patience
            return (self.by_verb(options),) if len(options) > 1 and self.random() < acting else (0,)
        attacks = [i for i, option in enumerate(options) if option.do == "attack"]
        if decision.kind == "attack" and attacks and self.random() < ATTACKING:
            return (self.dice.choice(attacks),)
        return super().answer(decision)

    def by_verb(self, options: Sequence[Any]) -> int:
        """One of the options; playing cards and using abilities come before an exchange of positions."""
        verbs = list(dict.fromkeys(option.do for option in options[1:]))
        if verbs == ["exchange"]:
            return 1 if self.random() < SHIFTING else 0
        if "exchange" in verbs and self.random() >= SHIFTING:
            verbs.remove("exchange")
        verb = verbs[self.below(len(verbs))]
        return self.dice.choice([i for i, option in enumerate(options) if i and option.do == verb])
