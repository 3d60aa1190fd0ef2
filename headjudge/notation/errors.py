"""What can be wrong with an ability's text or tree, in the user's words."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode
from headjudge.notation.node import Node

SHOWN: Final = 12
"""How many of the words that could stand somewhere are listed."""


class NotationError(HeadjudgeError):
    """An ability that cannot be read."""

    exit_code: ClassVar[int] = ExitCode.WRONG_USAGE


class UnknownNotation(NotationError):
    """A rulebook that has no notation."""

    def __init__(self, rulebook: str, known: Iterable[str]) -> None:
        known = list(known)
        self.rulebook = rulebook
        super().__init__(
            f'no notation for "{rulebook}"; there is one for {", ".join(known)}.{did_you_mean(rulebook, known)}'
        )


class CannotRead(NotationError):
    """An ability's text that breaks off, or has a word where it cannot stand."""

    def __init__(self, text: str, at: int, found: str, possible: Mapping[str, tuple[str, ...]]) -> None:
        self.text = text
        self.column = at + 1
        self.found = found
        self.possible = tuple(possible)
        problem = f'"{found}" cannot stand here' if found else "the text breaks off"
        lines = [f"column {self.column}: {problem}", *_caret(text, at, found)]
        if possible:
            shown = ", ".join(self.possible[:SHOWN])
            more = f" and {len(possible) - SHOWN} more" if len(possible) > SHOWN else ""
            words = [form for forms in possible.values() for form in forms]
            lines.append(f"  possible here: {shown}{more}.{did_you_mean(found, words) if found else ''}")
        super().__init__("\n".join(lines))


class NoSense(NotationError):
    """An ability whose words fit together but say nothing that a game could carry out."""

    def __init__(self, text: str, problem: str) -> None:
        self.text = text
        super().__init__(f"{problem}: {text}")


class CannotBeWritten(NotationError):
    """A tree that no sentence of the rulebook's language says."""

    def __init__(self, node: object, rulebook: str) -> None:
        self.node = node
        name = type(node).__name__ if isinstance(node, Node) else repr(node)
        super().__init__(f"{rulebook} has no sentence for {name} as it is used in this tree: {node!r}")


class BadTree(NotationError):
    """Data that is not an ability tree."""

    def __init__(self, problem: str) -> None:
        super().__init__(f"not an ability tree: {problem}")


def _caret(text: str, at: int, found: str) -> list[str]:
    start = text.rfind("\n", 0, at) + 1
    line = text[start:].split("\n", 1)[0]
    return [f"  {line}", "  " + " " * (at - start) + "^" * max(1, len(found))]
