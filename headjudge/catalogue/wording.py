"""Finds official wording in a text, by the fingerprints of a catalogue alone."""

from collections.abc import Iterable

import msgspec

from headjudge.catalogue.clauses import Clause
from headjudge.catalogue.fingerprint import RUN, parse, run_hashes, words


class Borrowed(msgspec.Struct, frozen=True):
    """A run of words that a text has in common with a clause, and the lines on which it stands."""

    clause: str
    first_line: int
    last_line: int
    words: str


class Wording:
    """The wording of all clauses of some catalogues, as hashes."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._owner: dict[str, str] = {}
        for clause in clauses:
            if clause.fingerprint:
                for run in parse(clause.fingerprint).runs:
                    self._owner.setdefault(run, clause.id)

    def find(self, text: str) -> list[Borrowed]:
        """Return the official runs in a text; a run of nine words or more is always found, one of eight mostly."""
        flow = [(word, number) for number, line in enumerate(text.split("\n"), 1) for word in words(line)]
        found: list[Borrowed] = []
        start = end = -1
        owner = ""
        for i, run in enumerate(run_hashes([word for word, _ in flow])):
            if run not in self._owner:
                continue
            if start >= 0 and i > end:
                found.append(_borrowed(owner, flow[start:end]))
                start = -1
            if start < 0:
                start, owner = i, self._owner[run]
            end = i + RUN
        if start >= 0:
            found.append(_borrowed(owner, flow[start:end]))
        return found


def _borrowed(clause: str, flow: list[tuple[str, int]]) -> Borrowed:
    return Borrowed(clause, flow[0][1], flow[-1][1], " ".join(word for word, _ in flow))
