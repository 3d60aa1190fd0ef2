"""The base of all errors that a user can mend, and the words that help to mend them."""

from collections.abc import Iterable
from typing import ClassVar

from headjudge.exit_codes import ExitCode


class HeadjudgeError(Exception):
    """A mistake that the user can mend; shown as one sentence."""

    exit_code: ClassVar[int] = ExitCode.HARNESS_AT_FAULT


def nearest(word: str, words: Iterable[str]) -> str | None:
    """Return the one of the words that is most like the given word, or None when none is like it."""
    from difflib import get_close_matches

    by_folded = {known.casefold(): known for known in words}
    close = get_close_matches(word.casefold(), by_folded, n=1)
    return by_folded[close[0]] if close else None


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """Return ` Did you mean "…"?` with the nearest word, or nothing when none is near."""
    near = nearest(word, words)
    return f' Did you mean "{near}"?' if near else ""
