"""Worker processes that judge mutants; one that dies or never answers is named, and the others go on."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from headjudge.errors import HeadjudgeError
from headjudge.prove.judging import Result

Judge = Callable[[int], Result]
"""Judges the mutant of that number."""
DEADLINE = 30.0
"""Seconds after which a worker that has not answered is ended; its own timer rings long before."""
START = 300.0
"""The same until a worker is ready: one that is started afresh gets everything ready by itself."""
AT_ONCE = 6
START_METHOD = "fork" if sys.platform == "linux" else "spawn"
"""How workers are started: a fork knows all that was got ready, and is not safe everywhere."""


class WorkersCannotStart(HeadjudgeError):
    """A worker that ends before it has judged anything."""


class Worker:
    """One process with the numbers that it has still to judge."""

    def __init__(self, context: Any, make: Callable[[], Judge]) -> None:
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process = context.Process(target=_work, args=(theirs, ours, make), daemon=True)
        self.process.start()
        theirs.close()
        self.pending: deque[int] = deque()
        self.ready = False
        self.since = time.monotonic()

    def give(self, numbers: list[int]) -> None:
        """Let it judge these mutants."""
        self.pending.extend(numbers)
        self.since = time.monotonic()
        self.pipe.send(numbers)

    def end(self) -> None:
        """End the process."""
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection, other_end: Connection, make: Callable[[], Judge]) -> None:
    other_end.close()
    # A mutant may make the engine print; that is not what the user asked for.
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    judge = make()
    try:
        pipe.send(None)
        while True:
            for number in pipe.recv():
                result = judge(number)
                pipe.send(result)
                if result.polluted:
                    return
    except (EOFError, OSError, KeyboardInterrupt):
        return


def judged(numbers: list[int], make: Callable[[], Judge], jobs: int, deadline: float = DEADLINE) -> Iterator[Result]:
    """Yield the result of each mutant as it comes; with no jobs all is done in this process."""
    if jobs < 1:
        judge = make()
        for number in numbers:
            yield judge(number)
        return
    context = multiprocessing.get_context(START_METHOD)
    waiting = deque(numbers)
    workers: list[Worker] = []
    try:
        while waiting or any(worker.pending for worker in workers):
            while waiting and len(workers) < jobs:
                workers.append(Worker(context, make))
            for worker in workers:
                if waiting and not worker.pending:
                    _give(worker, waiting)
            ready = wait([worker.pipe for worker in workers if worker.pending], timeout=1.0)
            for worker in list(workers):
                found = _answer(worker, deadline) if worker.pipe in ready or _is_late(worker, deadline) else None
                if found is None:
                    continue
                yield found
                if found.why.startswith("the worker") or found.polluted:
                    waiting.extendleft(reversed(worker.pending))
                    workers.remove(worker)
                    worker.end()
    finally:
        for worker in workers:
            worker.end()


def _give(worker: Worker, waiting: deque[int]) -> None:
    numbers = [waiting.popleft() for _ in range(min(AT_ONCE, len(waiting)))]
    with contextlib.suppress(OSError):  # it has died meanwhile; reading from it will tell
        worker.give(numbers)


def _is_late(worker: Worker, deadline: float) -> bool:
    return bool(worker.pending) and time.monotonic() - worker.since > (deadline if worker.ready else START)


def _answer(worker: Worker, deadline: float) -> Result | None:
    """Return the next result of a worker, or one that says what became of the worker."""
    if not worker.pending:
        return None
    try:
        if worker.pipe.poll():
            result: Result | None = worker.pipe.recv()
            worker.since = time.monotonic()
            worker.ready = True
            if result is not None:
                worker.pending.remove(result.number)
            return result
    except (EOFError, OSError):
        worker.process.join(1.0)
        code = worker.process.exitcode
        if not worker.ready:
            raise WorkersCannotStart(f"a worker ended with exit code {code} before it could judge anything") from None
        return Result(worker.pending.popleft(), "crashed", why=f"the worker died with exit code {code}")
    return Result(worker.pending.popleft(), "crashed", why=f"the worker gave no answer within {deadline:.0f} s")
