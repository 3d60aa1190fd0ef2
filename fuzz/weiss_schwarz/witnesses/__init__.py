"""Checks of clauses of Weiss Schwarz that need no more than the judge's views; importing this package enters them."""

from fuzz.weiss_schwarz.witnesses import attacks, course, damage, encore, playing, preparation, rule_actions

__all__ = ["attacks", "course", "damage", "encore", "playing", "preparation", "rule_actions"]
