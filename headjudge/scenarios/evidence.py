"""The evidence of a run: a header, one record a scenario, a footer; without its footer it is incomplete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from headjudge import __version__, saving
from headjudge.errors import HeadjudgeError
from headjudge.scenarios.expect import Name

FORMAT = 1
FAULTS: tuple[Name, ...] = ("crashed", "hung", "garbled")
BREACHES: tuple[Name, ...] = ("fail", "refused", "off-script", "flaky", "vacuous")


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="header", tag_field="record"):
    """What was run: versions, rulebook, engine, selection."""

    format: int = FORMAT
    headjudge: str = __version__
    rulebook: str
    engine: str
    engine_says: dict[str, Any] = {}
    selected: list[str] = []
    started: str = ""
    shard: str = ""
    """Which part of how many this is, as in 2/3; empty for a run that is none."""
    seed: int | None = None


class Divergence(msgspec.Struct, frozen=True, kw_only=True):
    """Where an engine first departs from the reference: the clause executed there, what differs, and a sentence."""

    clause: str
    aspect: str
    sentence: str


class Record(msgspec.Struct, frozen=True, kw_only=True, tag="scenario", tag_field="record"):
    """One scenario and its verdict."""

    id: str
    clauses: list[str]
    tags: list[str] = []
    file: str = ""
    line: int = 0
    verdict: str
    why: str = ""
    reading: str = ""
    """The declared reading on which the engine differs without a breach."""
    filed: str = ""
    """The clause under which the verdict is filed when it is not a breach of the scenario's own."""
    seconds: float = 0.0
    divergence: Divergence | None = None
    """Where a failing engine that is not the reference first departs from it."""


class Failed(Record, frozen=True, kw_only=True, tag="scenario", tag_field="record", omit_defaults=True):
    """A record of a failing scenario, with all that is known about it; one who reads records may leave that out."""

    steps: list[dict[str, Any]] = []
    """Each step: its line, its text, how it came out (ok, the verdict, not reached), and what was told of it."""
    step: str = ""
    seen: Any = None
    wanted: Any = None
    wire: str = ""
    """The messages exchanged, a line each: `>` to the engine, `<` from it, `!` a fault."""
    decision: dict[str, Any] | None = None
    before: str = ""
    """The board before a player's first answer, as the judge sees it."""
    after: str = ""
    replay: str = ""
    """The command that replays it."""


class Footer(msgspec.Struct, frozen=True, kw_only=True, tag="footer", tag_field="record"):
    """How many scenarios came out how."""

    counts: dict[str, int]
    seconds: float = 0.0


class Run(msgspec.Struct, frozen=True):
    """A whole run of one rulebook."""

    header: Header
    records: list[Record]
    footer: Footer


class IncompleteRun(HeadjudgeError):
    """A file of evidence that was not written to its end, or is none."""


def with_detail(record: Record, detail: Mapping[str, Any] | None, replay: str = "") -> Record:
    """Return a record with all that is known about its failure."""
    if not detail:
        return record
    known = {name: value for name, value in detail.items() if name in Failed.__struct_fields__}
    return Failed(**msgspec.structs.asdict(record), **known, replay=replay)


def counts(records: Iterable[Record]) -> dict[str, int]:
    """Return how many scenarios came out how."""
    return dict(sorted(Counter(record.verdict for record in records).items()))


def write(file: Path, header: Header, records: list[Record], seconds: float, *, complete: bool = True) -> None:
    """Write the evidence of a run; one that was broken off gets no footer."""
    encoder = msgspec.json.Encoder()
    footer = [Footer(counts=counts(records), seconds=round(seconds, 3))] if complete else []
    lines = [header, *records, *footer]
    saving.replace(file, b"\n".join(encoder.encode(line) for line in lines) + b"\n")


def read(file: Path) -> Run:
    """Read the evidence of a run; a file without its footer is refused."""
    decoder = msgspec.json.Decoder(Header | Record | Footer)
    try:
        rows = [decoder.decode(line) for line in file.read_bytes().splitlines() if line.strip()]
    except msgspec.DecodeError as error:
        raise IncompleteRun(f"{file} is no evidence of a run: {error}") from None
    if len(rows) < 2 or not isinstance(rows[0], Header) or not isinstance(rows[-1], Footer):
        raise IncompleteRun(f"{file} is incomplete: it has no {'footer' if rows else 'header'}; run it again")
    return Run(rows[0], [row for row in rows if isinstance(row, Record)], rows[-1])


def name_of(rulebook: str, started: datetime | None = None) -> str:
    """Return the file name of a run; the newest sorts last."""
    moment = started or datetime.now(UTC)
    return f"run-{rulebook}-{moment:%Y%m%dT%H%M%S%f}.ndjson"


def by_clause(records: Iterable[Record]) -> dict[str, str]:
    """Return for each clause: verified, breached, unsupported or unjudged."""
    verdicts: dict[str, list[str]] = {}
    for record in records:
        for clause in record.clauses:
            verdicts.setdefault(clause, []).append("other reading" if record.reading else record.verdict)
    return {clause: _standing(found) for clause, found in verdicts.items()}


def _standing(verdicts: list[str]) -> str:
    if any(verdict in ("fail", "refused") for verdict in verdicts):
        return "breached"
    if all(verdict == "pass" for verdict in verdicts):
        return "verified"
    return "unsupported" if "unsupported" in verdicts else "unjudged"


def three_numbers(standing: Mapping[str, str], testable: int) -> str:
    """Return the sentence that ends every report."""
    found = Counter(standing.values())
    return (
        f"verified {found['verified']} of {testable} clauses, {found['breached']} breached, "
        f"{found['unsupported']} unsupported"
    )
