"""The catalogue: every clause of a rulebook, its declared readings and its words.

`load` gives the clauses, `readings.load` the readings, `rulebook.load` zones, turn, properties and decisions.
"""

from headjudge.catalogue.clauses import KINDS, Catalogue, Clause, Kind, load

__all__ = ["KINDS", "Catalogue", "Clause", "Kind", "load"]
