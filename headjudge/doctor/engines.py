"""An engine for the time of one examination: started from its name, guarded, and ended whatever happens."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from headjudge.config import Config
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.inside import GuardedEngine
from headjudge.protocol.resolve import resolve
from headjudge.protocol.stdio import CmdEngine, Deadlines


@contextlib.contextmanager
def opened(name: str, config: Config) -> Iterator[Engine]:
    """Give the engine of that name, and end it afterwards."""
    deadlines = Deadlines(answer=config.answer_seconds, start=config.start_seconds)
    found = resolve(name, deadlines=deadlines)
    engine = found if isinstance(found, (CmdEngine, GuardedEngine)) else GuardedEngine(found, name)
    try:
        yield engine
    finally:
        with contextlib.suppress(EngineFault):
            engine.bye()
