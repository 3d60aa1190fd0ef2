"""How fast the reference engine plays, beside what other programs of its kind do in the same run."""
