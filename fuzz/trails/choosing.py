"""How games of Trails are played at random: patient with priority, eager to attack and to build a homebase."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from fuzz.play import Dice, Indices


class TrailsDice(Dice):
    """Answers at random, and passes often enough that games come to an end."""

    def __init__(self, dice: random.Random, passing: float = 0.8) -> None:
        super().__init__(dice, passing)
        self.patience = 1.0

    def answer(self, decision: Any) -> Indices:
        """An answer to any decision."""
        if decision.low is not None:
            return super().answer(decision)
        options = decision.options
        count = len(options)
        if decision.kind == "priority":
            self.patience *= 0.9995
            if count == 1:
                return (0,)
            acting = (1 - self.passing) * (2.5 if options[1].do == "play" else 1.0) * self.patience
            return (self.by_verb(options),) if self.random() < acting else (0,)
        if decision.kind == "attackers" and count > 1 and options[0].do == "pass" and self.random() < 0.8:
            return (self.below(1, count),)
        if decision.min == decision.max == 1:
            return (self.below(count),)
        size = self.below(decision.min, decision.max + 1)
        if decision.kind == "homebase card" and decision.min == 0 and self.random() < 0.7:
            size = decision.max
        return tuple(self.dice.sample(range(count), size))

    def by_verb(self, options: Sequence[Any]) -> int:
        """One of the options; each verb is as likely as the others, so that rare ones are not drowned."""
        verbs = list(dict.fromkeys(option.do for option in options[1:]))
        verb = "play" if "play" in verbs and self.random() < 0.5 else verbs[self.below(len(verbs))]
        return self.dice.choice([i for i, option in enumerate(options) if i and option.do == verb])
