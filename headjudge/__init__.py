"""headjudge holds a trading card game engine against the official rules, clause by clause."""

__version__ = "0.1.0"
