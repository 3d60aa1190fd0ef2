"""What has changed from one run to another, scenario by scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.scenarios.evidence import Record
from reports.failures import is_failing, plain
from reports.loading import Evidence, version_notes

KINDS = {
    "new_failures": "new failures",
    "support_lost": "support lost",
    "changed": "fail otherwise",
    "fixed": "fixed",
    "support_gained": "support gained",
    "other_reading": "now on another reading",
    "new": "new scenarios",
    "gone": "gone",
}
WORSE = ("new_failures", "support_lost")


class NotComparable(HeadjudgeError):
    """Two runs that have nothing in common."""

    exit_code = ExitCode.WRONG_USAGE


class Change(NamedTuple):
    """A scenario that came out otherwise."""

    id: str
    clauses: list[str]
    before: str
    after: str
    why: str


class Difference(NamedTuple):
    """All changes by kind, in the order of `KINDS`."""

    before: Evidence
    after: Evidence
    changes: dict[str, list[Change]]

    @property
    def is_worse(self) -> bool:
        """Whether something fails or is no longer supported that was in order before."""
        return any(self.changes[kind] for kind in WORSE)

    @property
    def notes(self) -> list[str]:
        """What makes the two runs unlike each other apart from the engine."""
        one, other = self.before.run.header, self.after.run.header
        if one.headjudge != other.headjudge:
            return [f"mixed versions: the first run is of headjudge {one.headjudge}, the second of {other.headjudge}"]
        return version_notes([self.before, self.after])

    @property
    def sentence(self) -> str:
        """All numbers in one sentence."""
        return ", ".join(f"{len(self.changes[kind])} {words}" for kind, words in KINDS.items())

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "rulebook": self.after.rulebook,
            "engines": [self.before.engine, self.after.engine],
            "worse": self.is_worse,
            "notes": self.notes,
            **{kind: [change._asdict() for change in found] for kind, found in self.changes.items()},
        }


def compare(before: Evidence, after: Evidence) -> Difference:
    """Compare two runs of one rulebook."""
    if before.rulebook != after.rulebook:
        raise NotComparable(
            f"the first run is of {before.rulebook}, the second of {after.rulebook}: nothing to compare"
        )
    old = {record.id: record for record in before.run.records}
    new = {record.id: record for record in after.run.records}
    changes: dict[str, list[Change]] = {kind: [] for kind in KINDS}
    for own in dict.fromkeys([*old, *new]):
        if kind := _kind(old.get(own), new.get(own)):
            some = new.get(own) or old[own]
            was, now = (_verdict(records.get(own)) for records in (old, new))
            changes[kind].append(Change(own, some.clauses, was, now, new[own].why if own in new else ""))
    return Difference(before, after, changes)


def _verdict(record: Record | None) -> str:
    if record is None:
        return "none"
    return "other reading" if record.reading else record.verdict


def _kind(old: Record | None, new: Record | None) -> str:
    """Return the kind of a change; nothing when there is none."""
    if old is None or new is None:
        return "new" if old is None else "gone"
    was, now = _verdict(old), _verdict(new)
    if was == now:
        return ""
    if is_failing(new):
        return "changed" if is_failing(old) else "new_failures"
    if now == "unsupported":
        return "support_lost"
    if was == "unsupported":
        return "support_gained"
    return "other_reading" if now == "other reading" else "fixed"


def told(difference: Difference) -> Iterator[str]:
    """Yield the difference as a reader wants it: what got worse first."""
    for kind, words in KINDS.items():
        if changes := difference.changes[kind]:
            yield f"{words}: {len(changes)}"
        for change in changes:
            why = f"  {plain(change.why)}" if change.why else ""
            yield f"  {plain(change.id)}  {change.before} -> {change.after}{why}"
    yield from difference.notes
    yield f"{difference.after.rulebook}: {difference.sentence}"
