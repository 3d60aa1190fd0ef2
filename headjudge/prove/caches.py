"""What the engine remembers between games, so that no mutant leaves anything behind for the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from headjudge.prove.sources import Source


class Caches:
    """The dicts of an engine that grow while it plays, and its functions that remember results."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self._dicts: dict[int, tuple[dict[Any, Any], dict[Any, Any]]] = {}
        self._clears: list[Callable[[], None]] = []
        for source in sources:
            spaces: list[Any] = [source.module]
            spaces += [held for held in vars(source.module).values() if isinstance(held, type)]
            for space in spaces:
                if isinstance(space, type) and space.__module__ != source.module.__name__:
                    continue
                for name, held in list(vars(space).items()):
                    if type(held) is dict and not name.startswith("__"):
                        self._dicts[id(held)] = held, dict(held)
                    elif hasattr(held, "cache_clear"):
                        self._clears.append(held.cache_clear)
        self._growing = list(self._dicts.values())

    def settle(self) -> None:
        """Keep only those that have grown since the start."""
        self._growing = [(held, before) for held, before in self._dicts.values() if len(held) != len(before)]

    def forget(self) -> None:
        """Bring all back to what they were at the start."""
        for held, before in self._growing:
            held.clear()
            held.update(before)
        for clear in self._clears:
            clear()
