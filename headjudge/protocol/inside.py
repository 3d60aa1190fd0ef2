"""Engines inside the harness's own process: their modules kept apart from the suite's, their exceptions caught."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from headjudge.paths import suite_root
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import Crashed, EngineFault, Garbled
from headjudge.protocol.messages import (
    Close,
    Concede,
    Decide,
    Hello,
    Loop,
    New,
    Observe,
    Reply,
    Unsupported,
    View,
)

TRACEBACK_LINES = 8


class ProjectFinder(MetaPathFinder):
    """Finds some top-level names in one folder only.

    The order of `sys.path` is not enough: a folder without `__init__.py` loses to a package anywhere behind it.
    """

    def __init__(self, folder: str, names: frozenset[str]) -> None:
        self._folder = folder
        self._names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the project is, or None for every other name."""
        return PathFinder.find_spec(fullname, [self._folder]) if fullname in self._names else None


class UserModules:
    """The modules of the user's project, in force while the user's code runs.

    The suite and a project may both have a `steps`, `fuzz` or `reports`. While the user's code runs, those names are
    the project's; as soon as it returns they are the suite's again. A project without such a clash pays nothing.
    """

    def __init__(self, folder: Path, clashing: Iterable[str]) -> None:
        self._folder = str(folder)
        self._clashing = frozenset(clashing)
        self._finder = ProjectFinder(self._folder, self._clashing)
        self._theirs: dict[str, ModuleType] = {}
        self._ours: dict[str, ModuleType] = {}
        self._path: list[str] = []
        self._seen: dict[str, tuple[int, list[str]]] = {"ours": (-1, []), "theirs": (-1, [])}
        self._depth = 0

    @classmethod
    def of(cls, folder: Path) -> UserModules:
        """Return the modules of a project folder; only top-level names that the suite has too can clash."""
        root = suite_root()
        if folder.resolve() == root.resolve():
            return cls(folder, ())
        return cls(folder, _top_level(folder) & _top_level(root))

    @property
    def clashes(self) -> bool:
        """Whether the project has a module with the name of one of ours."""
        return bool(self._clashing)

    def __enter__(self) -> UserModules:
        self._depth += 1
        if self._depth > 1:
            return self
        self._path = sys.path[:]
        if sys.path[:1] != [self._folder]:
            sys.path.insert(0, self._folder)
        if self._clashing:
            self._ours = self._take_out("ours")
            sys.modules.update(self._theirs)
            sys.meta_path.insert(0, self._finder)
        return self

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if self._depth:
            return
        if self._clashing:
            self._theirs = self._take_out("theirs")
            sys.modules.update(self._ours)
            sys.path[:] = self._path
            sys.meta_path.remove(self._finder)

    def _take_out(self, side: str) -> dict[str, ModuleType]:
        # Looking through all modules costs more than a call does, and is needed only when there are new ones.
        count, names = self._seen[side]
        if len(sys.modules) != count or any(name not in sys.modules for name in names):
            names = [name for name in list(sys.modules) if name.partition(".")[0] in self._clashing]
            self._seen[side] = len(sys.modules), names
        return {name: sys.modules.pop(name) for name in names}


def _top_level(folder: Path) -> set[str]:
    return {
        entry.stem
        for entry in folder.iterdir()
        if entry.stem.isidentifier() and (entry.is_dir() or entry.suffix == ".py")
    } - {"headjudge"}


class GuardedEngine(Engine):
    """A user's engine in process: what it raises becomes a fault, what it returns is checked for its type."""

    def __init__(self, inner: Engine, name: str, modules: UserModules | None = None) -> None:
        self.inner = inner
        self.name = name
        self._modules = modules if modules and modules.clashes else None

    def _call(self, method: Callable[..., Any], kinds: Any, *args: Any) -> Any:
        try:
            if self._modules:
                with self._modules:
                    result = method(*args)
            else:
                result = method(*args)
        except EngineFault:
            raise
        except Exception as error:
            last = traceback.format_exc().splitlines()[-TRACEBACK_LINES:]
            what = f"it raised {type(error).__name__}: {error}"
            raise Crashed(self.name, f"`{method.__name__}`", what, stderr=last) from error
        if kinds is not None and not isinstance(result, kinds):
            wanted = getattr(kinds, "__name__", None) or str(kinds)
            raise Garbled(self.name, f"`{method.__name__}`", f"it returned {type(result).__name__}, not {wanted}")
        return result

    def hello(self) -> Hello:
        """Introduce the engine."""
        result: Hello = self._call(self.inner.hello, Hello)
        return result

    def new(self, call: New) -> Reply:
        """Start a game."""
        result: Reply = self._call(self.inner.new, Reply, call)
        return result

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""
        result: Reply = self._call(self.inner.decide, Reply, call)
        return result

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        result: Reply = self._call(self.inner.concede, Reply, call)
        return result

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle."""
        result: Reply = self._call(self.inner.loop, Reply, call)
        return result

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state as a viewer sees it."""
        result: View | Unsupported = self._call(self.inner.observe, View | Unsupported, call)
        return result

    def close(self, call: Close) -> None:
        """End a game."""
        self._call(self.inner.close, None, call)

    def bye(self) -> None:
        """End the engine."""
        self._call(self.inner.bye, None)
