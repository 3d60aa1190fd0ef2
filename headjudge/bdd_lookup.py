"""Finds the step definitions of a feature file once.

pytest-bdd goes through every fixture of the session for every step it runs, on every node above it; with thousands of
scenarios that is most of its time. What can be a step is the same for all scenarios of a file, so it is noted by file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import pytest_bdd.scenario  # noqa: F401 - the package has a function of the module's name, so it is taken from sys
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

if TYPE_CHECKING:
    import pytest

MODULE: Any = sys.modules["pytest_bdd.scenario"]
SEARCH: Callable[..., Iterable[Any]] = MODULE.find_fixturedefs_for_step
"""The search of pytest-bdd itself."""


class Lookup:
    """Takes the place of pytest-bdd's search for the scenarios of one kind of file; all others are searched as ever."""

    def __init__(self, kind: type[pytest.Collector]) -> None:
        self._kind = kind
        self._of_file: WeakKeyDictionary[Any, list[tuple[Any, StepFunctionContext]]] = WeakKeyDictionary()

    def install(self) -> None:
        """Let pytest-bdd find steps so."""
        MODULE.find_fixturedefs_for_step = self.find

    def remove(self) -> None:
        """Let pytest-bdd search by itself again."""
        MODULE.find_fixturedefs_for_step = SEARCH

    def find(self, step: Any, fixturemanager: Any, node: Any) -> Iterable[Any]:
        """Return the definitions that fit a step and are visible to a scenario."""
        if not isinstance(node.parent, self._kind):
            return SEARCH(step=step, fixturemanager=fixturemanager, node=node)
        return self._fitting(step, self._steps(fixturemanager, node.parent))

    def _fitting(self, step: Any, steps: Iterable[tuple[Any, StepFunctionContext]]) -> Iterator[Any]:
        for definition, context in steps:
            if context.type in (None, step.type) and context.parser.is_matching(step.name):
                yield definition

    def _steps(self, fixturemanager: Any, file: Any) -> list[tuple[Any, StepFunctionContext]]:
        """Return all step definitions that are visible to a file, in pytest-bdd's order."""
        if file not in self._of_file:
            self._of_file[file] = [
                (definition, context)
                for name in get_fixture_names(fixturemanager=fixturemanager)
                for definition in getfixturedefs(fixturemanager, name, file) or ()
                if (context := step_function_context_registry.get(definition.func)) is not None
            ]
        return self._of_file[file]
