"""Records which lines of an engine run, in the context of the scenario under way, inside calls of the engine only."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import coverage

from headjudge.protocol.engine import Engine
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
from headjudge.protocol.resolve import resolve
from headjudge.prove.caches import Caches
from headjudge.prove.sources import read
from headjudge.tracing import keeping
from headjudge.tracing.targets import REFERENCE, Target, folder_of, target_of

SCENARIOS, FUZZ = "scenarios", "fuzz"


class Tracer:
    """The coverage of one engine, apart for each rulebook; nothing is traced outside of a context."""

    def __init__(self, evidence: Path, engine: str, kind: str = SCENARIOS) -> None:
        self.engine = engine
        self.kind = kind
        self.target: Target = target_of(engine)
        self.shown = folder_of(evidence, engine)
        self.folder = self.shown.resolve()
        self._by_rulebook: dict[str, coverage.Coverage] = {}
        self._current: coverage.Coverage | None = None
        self._imports: coverage.Coverage | None = None
        self._caches: Caches | None = None

    def of(self, rulebook: str) -> coverage.Coverage:
        """Return what records a rulebook."""
        if rulebook not in self._by_rulebook:
            part = keeping.part_file(self.folder, rulebook, self.kind, os.getpid())
            self._by_rulebook[rulebook] = _coverage(part, self.target)
        return self._by_rulebook[rulebook]

    @contextlib.contextmanager
    def context(self, rulebook: str, what: str) -> Iterator[None]:
        """Let what is traced now count for a scenario, or for fuzzed games."""
        self._forget()
        self._current = self.of(rulebook)
        with self._current.collect():
            self._current.switch_context(f"{rulebook}:{what}")
        try:
            yield
        finally:
            self._current = None

    def _forget(self) -> None:
        """Let the reference remember nothing of the scenario before: what is remembered does not run again."""
        if self.engine != REFERENCE:
            return
        if self._caches is None:
            self._caches = Caches(read(self.target.folder, []))
        self._caches.forget()

    @contextlib.contextmanager
    def tracing(self) -> Iterator[None]:
        """Trace the lines that run inside, if there is a context."""
        if self._current is None:
            yield
            return
        with self._current.collect():
            yield

    def inside(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that is traced while it runs."""

        def traced(*args: Any) -> Any:
            with self.tracing():
                return function(*args)

        return traced

    def start(self, name: str) -> Engine:
        """Start an engine that is traced while it is called."""
        return TracedEngine(resolve(name), self)

    @contextlib.contextmanager
    def importing(self) -> Iterator[None]:
        """Trace the import of an engine, which belongs to no scenario; without it every `def` would look unused."""
        self._imports = _coverage(keeping.part_file(self.folder, "engine", "imports", os.getpid()), self.target)
        with self._imports.collect():
            yield

    def save(self) -> None:
        """Write what this process has recorded; `gather` puts it together."""
        for recorded in (*self._by_rulebook.values(), self._imports):
            if recorded is not None:
                recorded.save()

    def gather(self) -> list[Path]:
        """Put together what all processes have saved, and return the files written."""
        return keeping.gather(self.folder, self.engine, self.target)


def _coverage(file: Path, target: Target) -> coverage.Coverage:
    made = coverage.Coverage(
        data_file=str(file),
        source=[str(target.folder)],
        omit=list(target.omitted),
        branch=False,
        config_file=False,
    )
    # The same line runs in many contexts, and sys.monitoring tells of it only once.
    made.set_option("run:core", "ctrace")
    made.set_option("run:disable_warnings", ["no-data-collected", "module-not-imported", "module-not-measured"])
    return made


class TracedEngine(Engine):
    """An engine in this process, traced while it is called."""

    def __init__(self, inner: Engine, tracer: Tracer) -> None:
        self.inner = inner
        self.tracer = tracer

    def hello(self) -> Hello:
        """Introduce the engine."""
        with self.tracer.tracing():
            return self.inner.hello()

    def new(self, call: New) -> Reply:
        """Start a game."""
        with self.tracer.tracing():
            return self.inner.new(call)

    def decide(self, call: Decide) -> Reply:
        """Answer the open decision of a game."""
        with self.tracer.tracing():
            return self.inner.decide(call)

    def concede(self, call: Concede) -> Reply:
        """Let a player give up."""
        with self.tracer.tracing():
            return self.inner.concede(call)

    def loop(self, call: Loop) -> Reply:
        """Declare the last answers as a cycle."""
        with self.tracer.tracing():
            return self.inner.loop(call)

    def observe(self, call: Observe) -> View | Unsupported:
        """Show the state as a viewer sees it."""
        with self.tracer.tracing():
            return self.inner.observe(call)

    def close(self, call: Close) -> None:
        """End a game."""
        self.inner.close(call)

    def bye(self) -> None:
        """End the engine."""
        self.inner.bye()
