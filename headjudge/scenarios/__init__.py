"""Scenarios: how their steps are read and bound, how a game is driven by them, and the verdict on an engine."""
