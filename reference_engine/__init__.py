"""The reference engine: the rules of each game as code that can be read beside its rulebook."""
