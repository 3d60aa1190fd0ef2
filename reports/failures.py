"""The failures of a run, grouped by where the engine first departs from the reference, or else by clause."""

from __future__ import annotations

import json
import shlex
from typing import Any, NamedTuple

from headjudge.divergence.grouping import failures
from headjudge.divergence.grouping import grouped as by_divergence
from headjudge.scenarios.evidence import Divergence, Record
from headjudge.scenarios.expect import shown
from reports.loading import Detail, Evidence

UNSEEN = "unseen"
"""The aspect of a difference that no observation shows."""


class Failure(NamedTuple):
    """A scenario that did not come out as it should."""

    record: Record
    seen: str
    wanted: str
    detail: Detail
    replay: str


class Group(NamedTuple):
    """Failures that most likely have one cause."""

    key: str
    failures: tuple[Failure, ...]


def is_failing(record: Record) -> bool:
    """Tell whether a record is a failure; a difference on a reading is none."""
    return bool(failures((record,)))


def grouped(run: Evidence | None) -> list[Group]:
    """Return the failures of a run, the largest group first; those without a first divergence go by clause."""
    found: dict[str, list[Failure]] = {}
    if run is None:
        return []
    for group in by_divergence(run.run.records):
        for record in group.records:
            found.setdefault(_title(record, group.divergence), []).append(_failure(run, record))
    return [Group(key, tuple(members)) for key, members in sorted(found.items(), key=lambda item: -len(item[1]))]


def _title(record: Record, divergence: Divergence | None) -> str:
    if divergence and divergence.aspect != UNSEEN:
        return f"{divergence.clause}: {divergence.sentence}"
    clause = record.filed or (record.clauses[0] if record.clauses else record.id)
    return f"{clause}: {record.verdict}"


def _failure(run: Evidence, record: Record) -> Failure:
    detail = run.details.get(record.id) or Detail(record.id)
    if detail.seen is not None or detail.wanted is not None:
        seen, wanted = _text(detail.seen), _text(detail.wanted)
    else:
        seen, _, wanted = record.why.rpartition(", expected ") if record.verdict == "fail" else (record.why, "", "")
    return Failure(record, seen or record.why, wanted, detail, detail.replay or replay(run, record))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else shown(value)


def replay(run: Evidence, record: Record) -> str:
    """Return the command that runs a scenario again."""
    selector = f"{run.rulebook}:{record.id.partition('[')[0]}"
    engine = [] if run.is_reference else ["--engine", run.run.header.engine]
    return shlex.join(["headjudge", "run", selector, *engine])


def plain(text: str) -> str:
    """Return text of an engine in one line and without control characters, which a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
