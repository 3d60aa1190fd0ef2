"""Failures in groups that share their first divergence, the largest group first, and how they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from headjudge.scenarios.evidence import BREACHES, FAULTS, Divergence, Record
from headjudge.scenarios.setup import FILLER

NAMED = 4
"""So many further scenarios of a group are named."""
ALONE = 25
"""So many failures are told when each stands alone."""


class Group(NamedTuple):
    """Failing scenarios with one first divergence; the first of them is told."""

    records: tuple[Record, ...]

    @property
    def divergence(self) -> Divergence | None:
        """Where the engine first departs from the reference, as in the scenario that is told."""
        return self.records[0].divergence


def failures(records: Iterable[Record]) -> list[Record]:
    """Return the scenarios that an engine fails, but for those on which it follows another declared reading."""
    return [record for record in records if record.verdict in (*BREACHES, *FAULTS) and not record.reading]


def grouped(records: Iterable[Record], texts: Mapping[str, str] | None = None) -> list[Group]:
    """Return the failures by first divergence, the largest group first; within one, the most telling first."""
    known = texts or {}
    found: dict[tuple[str, ...], list[Record]] = {}
    for record in failures(records):
        own = record.divergence
        if own and own.aspect != "unseen":
            key: tuple[str, ...] = own.clause, own.aspect
        else:
            key = ("fault", record.verdict) if record.verdict in FAULTS else ("alone", record.id)
        found.setdefault(key, []).append(record)
    groups = [Group(tuple(sorted(members, key=lambda one: _telling(one, known)))) for members in found.values()]
    return sorted(groups, key=lambda group: -len(group.records))


def _telling(record: Record, texts: Mapping[str, str]) -> tuple[bool, bool, bool, int]:
    """Order the scenarios of a group: a short breach of the very clause that was executed tells most."""
    own = record.divergence.clause if record.divergence else ""
    elsewhere = not any(clause.startswith(own) for clause in record.clauses)
    nameless = record.divergence is not None and f"{FILLER}#" in record.divergence.sentence
    return record.verdict != "fail", elsewhere, nameless, texts.get(record.id, "").count("\n")


def told(groups: Sequence[Group], texts: Mapping[str, str], again: Callable[[Record], list[str]]) -> list[str]:
    """Return the groups as lines: a scenario with its failing line, how many share its cause, how to see it again."""
    lines: list[str] = []
    for group in groups[:ALONE]:
        first, *others = group.records
        text = texts.get(first.id, f"{first.verdict.upper()}  {first.id}\n  {first.why}")
        if others and first.divergence is None:
            text += f"\n  first difference: not looked for, it {first.verdict}"
        if others:
            text += f"; {len(others)} more scenario{'s share' if others[1:] else ' shares'} it"
        lines += text.splitlines()
        if others:
            named = ", ".join(record.id for record in others[:NAMED])
            lines.append(f"  also     {named}{f' and {len(others) - NAMED} more' if len(others) > NAMED else ''}")
        lines += [*(f"  {line}" for line in again(first)), ""]
    if rest := groups[ALONE:]:
        count = sum(len(group.records) for group in rest)
        lines += [f"{count} more failing scenarios in {len(rest)} groups are in the run file", ""]
    return lines


def as_data(groups: Iterable[Group]) -> list[dict[str, Any]]:
    """Return the groups that have a first divergence, for JSON."""
    return [
        {
            "clause": group.divergence.clause,
            "aspect": group.divergence.aspect,
            "sentence": group.divergence.sentence,
            "scenarios": [record.id for record in group.records],
        }
        for group in groups
        if group.divergence is not None
    ]
