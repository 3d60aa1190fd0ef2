"""What can be wrong with a scenario; each error names the file, the line and the nearest right word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode

MOST_LISTED = 24


class ScenarioError(HeadjudgeError):
    """A mistake in a feature file; `at` adds where it stands."""

    exit_code = ExitCode.HARNESS_AT_FAULT

    def __init__(self, sentence: str, more: str = "") -> None:
        self.sentence = sentence
        self.more = more
        self.file = ""
        self.line = 0
        super().__init__(sentence)

    def at(self, file: object, line: int) -> Self:
        """Say where the mistake stands, unless that is known already; gives the error itself."""
        if not self.line:
            self.file, self.line = str(file), line
        return self

    def __str__(self) -> str:
        where = f" ({self.file}:{self.line})" if self.line else ""
        return f"{self.sentence}{where}" + (f"\n  {self.more}" if self.more else "")


class UndefinedStep(ScenarioError):
    """A step that no phrase of the vocabulary fits."""

    def __init__(self, kind: str, text: str, near: Sequence[str] = ()) -> None:
        self.text = text
        hint = "\n  ".join(["nearest phrases:", *(f"  {phrase}" for phrase in near)]) if near else ""
        super().__init__(f'no {kind.capitalize()} step "{text}"', hint)


class AmbiguousStep(ScenarioError):
    """A step that two phrases fit equally well."""

    def __init__(self, text: str, phrases: Sequence[str]) -> None:
        super().__init__(f'"{text}" fits more than one phrase', "; ".join(phrases))


class UnknownWord(ScenarioError):
    """A word that the rulebook does not know: a zone, property, mark, number, type, card and so on."""

    def __init__(self, what: str, given: str, known: Iterable[str], rulebook: str = "") -> None:
        words = list(dict.fromkeys(known))
        where = f" in {rulebook}" if rulebook else ""
        if len(words) > MOST_LISTED:
            more = did_you_mean(given, words).strip() or f"there are {len(words)} {plural(what)}, none like it."
        else:
            more = f"{plural(what)}: {', '.join(words) or 'none'}.{did_you_mean(given, words)}"
        super().__init__(f'no {what} "{given}"{where}', more)


class MisplacedStep(ScenarioError):
    """A step that stands where it cannot mean anything: a Given after a When, a pronoun without a player."""


class BadPosition(ScenarioError):
    """Givens that lay out what the data cannot mean: one card in two places, a zone that is not there."""


class BadFeature(ScenarioError):
    """A feature file that cannot be read, or falls into a trap of pytest-bdd."""


class BadPhrase(HeadjudgeError):
    """A phrase of the vocabulary that is not well formed; a mistake in `steps/`, not in a scenario."""


def plural(word: str) -> str:
    """Return the plural of a word of ours."""
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
