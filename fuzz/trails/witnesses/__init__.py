"""Checks of clauses of Trails that need no more than the judge's views; importing this package enters them."""

from fuzz.trails.witnesses import combat, course, cure, playing, preparation

__all__ = ["combat", "course", "cure", "playing", "preparation"]
