"""Which scenario runs which line of the engine."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any, TypeAlias

from headjudge.protocol.engine import Engine
from headjudge.scenarios.tapes import Tape, run_tape

Reach: TypeAlias = dict[tuple[str, int], list[int]]
"""For each file and line the numbers of the scenarios that run it, in their order."""


def record(tapes: Iterable[tuple[int, Tape]], engine: Engine, root: str, forget: Callable[[], None]) -> Reach:
    """Run scenarios once, nothing remembered, and note the lines below a folder that each of them runs."""
    reach: Reach = {}
    lines: set[tuple[str, int]] = set()

    def on_line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return on_line

    def on_call(frame: FrameType, event: str, _: Any) -> Any:
        return on_line if frame.f_code.co_filename.startswith(root) else None

    outer = sys.gettrace()
    for number, tape in tapes:
        lines.clear()
        forget()
        sys.settrace(on_call)
        try:
            run_tape(tape, engine)
        finally:
            sys.settrace(outer)
        for line in lines:
            reach.setdefault(line, []).append(number)
    return reach
