"""Whole games played by hypothesis: invariants, differential and shadow play, shrinking."""
