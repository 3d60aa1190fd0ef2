"""Proof by mutation: a clause is proven when its own scenarios notice a change of the engine lines that cite it."""
