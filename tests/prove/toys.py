"""Scenarios that are plain functions."""

from types import SimpleNamespace


def scenario(name, clauses, check):
    """A scenario whose steps are one function: false fails it, an exception is its own."""
    return SimpleNamespace(id=name, scenario=SimpleNamespace(clauses=clauses), check=check)
