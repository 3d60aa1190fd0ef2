"""What the exit code of a command means; each code has one meaning."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of every `headjudge` command."""

    AS_EXPECTED = 0
    NOT_CONFORMING = 1  # the engine breaks a clause, or a proof, an invariant or the baseline fails
    WRONG_USAGE = 2
    ADAPTER_AT_FAULT = 3
    HARNESS_AT_FAULT = 4  # also: the run is incomplete
    NOTHING_SELECTED = 5
    INTERRUPTED = 130  # Ctrl-C, as shells number it
    CLOSED_PIPE = 141  # the reader of our output went away, as shells number it
