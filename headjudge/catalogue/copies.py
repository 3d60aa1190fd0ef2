"""Holds a user's own copy of the rules against the catalogue, clause by clause."""

from enum import StrEnum

import msgspec

from headjudge.catalogue import fingerprint, importer
from headjudge.catalogue.clauses import Catalogue
from headjudge.catalogue.numbering import Numbering, key


class Verdict(StrEnum):
    """What became of a clause in a copy."""

    SAME = "same"
    NEARLY_SAME = "nearly same"
    DIFFERENT = "different"
    MISSING = "missing"
    UNKNOWN = "unknown"


class Compared(msgspec.Struct, frozen=True):
    """A clause, its verdict, and the line of the copy where it begins (0 when it is missing)."""

    id: str
    verdict: Verdict
    line: int = 0


def compare(text: str, catalogue: Catalogue, name: str = "the text") -> list[Compared]:
    """Compare every clause of a copy with the catalogue: also those that one of the two lacks."""
    copy = {clause.id: clause for clause in importer.read(text, catalogue.numbering, name)}
    compared = []
    for clause in catalogue:
        own = copy.pop(clause.id, None)
        if own is None:
            compared.append(Compared(clause.id, Verdict.MISSING))
        else:
            verdict = Verdict(fingerprint.compare(clause.fingerprint, own.text).value)
            compared.append(Compared(clause.id, verdict, own.line))
    compared += [Compared(other.id, Verdict.UNKNOWN, other.line) for other in copy.values()]
    return sorted(compared, key=lambda row: key(row.id))


def fingerprints(text: str, numbering: Numbering, name: str = "the text") -> dict[str, str]:
    """Return the fingerprint of every clause of a copy, as `clauses.csv` stores them."""
    return {clause.id: fingerprint.fingerprint(clause.text) for clause in importer.read(text, numbering, name)}
