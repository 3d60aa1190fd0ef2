"""A child process that is spoken to in lines, with deadlines, on every system, and that is always ended whole."""

from __future__ import annotations

import contextlib
import os
import queue
import select
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Protocol

CHUNK = 1 << 16
STDERR_LINES = 200
STDERR_WIDTH = 500
REAP_SECONDS = 1.0
NEW_PROCESS_GROUP = 0x200  # subprocess has the name on Windows only


class TimedOut(Exception):
    """The other end neither took nor gave anything before the deadline."""


class Closed(Exception):
    """The other end reads no more."""


class Channel(Protocol):
    """Bytes to and from a child, each with a deadline on the monotonic clock."""

    def send(self, data: bytes, deadline: float) -> None:
        """Give all bytes to the child, or raise `TimedOut` or `Closed`."""

    def receive(self, deadline: float) -> bytes:
        """Return the next bytes from the child, none at its end, or raise `TimedOut`."""

    def pending(self) -> bool:
        """Tell whether the child has written something, or ended, that was not yet received."""

    def finish(self) -> None:
        """Send nothing more."""


class PollChannel:
    """Raw pipes watched by `poll`: the fast way, on POSIX systems."""

    def __init__(self, to_child: int, from_child: int) -> None:
        self._in = to_child
        self._out = from_child
        os.set_blocking(to_child, False)
        self._readable = select.poll()
        self._readable.register(from_child, select.POLLIN)
        self._writable = select.poll()
        self._writable.register(to_child, select.POLLOUT)

    def send(self, data: bytes, deadline: float) -> None:
        """Give all bytes to the child, or raise `TimedOut` or `Closed`."""
        try:
            sent = os.write(self._in, data)
            while sent < len(data):
                sent += self._send_more(data[sent : sent + CHUNK], deadline)
        except BlockingIOError:
            self._send_slowly(data, deadline)
        except OSError as error:
            raise Closed from error

    def _send_slowly(self, data: bytes, deadline: float) -> None:
        try:
            sent = 0
            while sent < len(data):
                sent += self._send_more(data[sent : sent + CHUNK], deadline)
        except OSError as error:
            raise Closed from error

    def _send_more(self, data: bytes, deadline: float) -> int:
        if not self._writable.poll(_milliseconds(deadline)):
            raise TimedOut
        try:
            return os.write(self._in, data)
        except BlockingIOError:
            return 0

    def receive(self, deadline: float) -> bytes:
        """Return the next bytes from the child, none at its end, or raise `TimedOut`."""
        if not self._readable.poll(_milliseconds(deadline)):
            raise TimedOut
        return os.read(self._out, CHUNK)

    def pending(self) -> bool:
        """Tell whether the child has written something, or ended, that was not yet received."""
        return bool(self._readable.poll(0))

    def finish(self) -> None:
        """Send nothing more; the owner of the pipe closes it."""


class ThreadChannel:
    """Pipes served by two threads: for systems where pipes cannot be polled, that is Windows."""

    def __init__(self, to_child: int, from_child: int) -> None:
        self._to_send: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._received: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._write, args=(os.dup(to_child),), daemon=True).start()
        threading.Thread(target=self._read, args=(os.dup(from_child),), daemon=True).start()

    def _write(self, fd: int) -> None:
        with contextlib.suppress(OSError):
            while data := self._to_send.get():
                while data:
                    data = data[os.write(fd, data) :]
        os.close(fd)

    def _read(self, fd: int) -> None:
        with contextlib.suppress(OSError):
            while data := os.read(fd, CHUNK):
                self._received.put(data)
        self._received.put(b"")
        self._to_send.put(b"")
        os.close(fd)

    def send(self, data: bytes, deadline: float) -> None:
        """Hand all bytes to the writing thread; a child that does not take them shows by its silence."""
        self._to_send.put(data)

    def receive(self, deadline: float) -> bytes:
        """Return the next bytes from the child, none at its end, or raise `TimedOut`."""
        try:
            return self._received.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise TimedOut from None

    def pending(self) -> bool:
        """Tell whether the child has written something, or ended, that was not yet received."""
        return not self._received.empty()

    def finish(self) -> None:
        """Send nothing more: the writing thread closes its end."""
        self._to_send.put(b"")


CHANNEL: type[PollChannel] | type[ThreadChannel] = PollChannel if hasattr(select, "poll") else ThreadChannel


class Tail:
    """The last lines of a stream, read by a thread so that the writer never waits."""

    def __init__(self, fd: int) -> None:
        self._lines: deque[str] = deque(maxlen=STDERR_LINES)
        self._thread = threading.Thread(target=self._read, args=(os.dup(fd),), daemon=True)
        self._thread.start()

    def _read(self, fd: int) -> None:
        rest = b""
        with contextlib.suppress(OSError):
            while data := os.read(fd, CHUNK):
                *lines, rest = (rest + data).split(b"\n")
                self._lines.extend(_text(line) for line in lines[-STDERR_LINES:])
                rest = rest[: 4 * STDERR_WIDTH]
        if rest:
            self._lines.append(_text(rest))
        os.close(fd)

    def lines(self, wait: float = 0.0) -> list[str]:
        """Return the last lines, after waiting at most so long for the end of the stream."""
        self._thread.join(wait)
        return list(self._lines)


class Child:
    """A running child process and all that it has started."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        channel: type[PollChannel] | type[ThreadChannel] = CHANNEL,
    ) -> None:
        windows = sys.platform == "win32"
        self._process: subprocess.Popen[bytes] = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=cwd,
            env=env,
            start_new_session=not windows,
            creationflags=NEW_PROCESS_GROUP if windows else 0,
        )
        process = self._process
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._stdin = process.stdin
        # Also run at the interpreter's end, so that no engine outlives the harness.
        self._end = weakref.finalize(self, _end_group, process)
        self.stderr = Tail(process.stderr.fileno())
        self.channel: Channel = channel(process.stdin.fileno(), process.stdout.fileno())

    @property
    def pid(self) -> int:
        """The process id of the child, which is also its group's."""
        return int(self._process.pid)

    def wait(self, seconds: float) -> int | None:
        """Return the exit status, after waiting at most so long, or None when the child still runs."""
        try:
            return int(self._process.wait(seconds))
        except subprocess.TimeoutExpired:
            return None

    def hang_up(self) -> None:
        """Close the child's input, which tells it to end."""
        self.channel.finish()
        self._stdin.close()

    def kill(self) -> None:
        """End the child and everything it has started; twice does no harm."""
        self._end()


def status_text(status: int | None) -> str:
    """Say in words how a process ended."""
    if status is None:
        return "it closed its output and still ran"
    if status >= 0:
        return f"it ended with exit status {status}"
    try:
        return f"it was ended by signal {signal.Signals(-status).name}"
    except ValueError:
        return f"it was ended by signal {-status}"


def _end_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(REAP_SECONDS)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()


def _milliseconds(deadline: float) -> int:
    return max(0, int((deadline - monotonic()) * 1000) + 1)


def _text(line: bytes) -> str:
    text = line[:STDERR_WIDTH].decode("utf-8", "replace").rstrip("\r")
    return text if len(line) <= STDERR_WIDTH else text + " …"
