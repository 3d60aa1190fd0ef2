"""Finds and reads what reports are made of: run files and proofs; what is broken is refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from headjudge import __version__, paths, witnesses
from headjudge.catalogue import load
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.scenarios import evidence
from headjudge.scenarios.evidence import IncompleteRun, Run
from headjudge.scenarios.sharding import Shard
from headjudge.witnesses import Witnesses

WHOLE = 0.9
"""The share of a rulebook's scenarios from which on a run counts as one of the whole rulebook."""
OURS = "reference"
OUR_NAME = "headjudge reference"


class NoSuchEvidence(HeadjudgeError):
    """A file of evidence that is not there or cannot be read."""

    exit_code = ExitCode.WRONG_USAGE


class BadProof(HeadjudgeError):
    """A file that is no result of `headjudge prove`."""


class Detail(msgspec.Struct, frozen=True):
    """What a record may tell beyond its verdict; a run that does not keep it leaves it out."""

    id: str
    steps: list[dict[str, Any]] = []
    step: str = ""
    seen: Any = None
    wanted: Any = None
    wire: Any = None
    decision: Any = None
    before: Any = None
    after: Any = None
    replay: str = ""


class Evidence(NamedTuple):
    """A run, the files it was read from, and the details of its scenarios that did not pass."""

    files: tuple[Path, ...]
    run: Run
    details: Mapping[str, Detail]

    @property
    def rulebook(self) -> str:
        """The rulebook that was run."""
        return self.run.header.rulebook

    @property
    def is_reference(self) -> bool:
        """Whether it is a run of the reference engine under its own name."""
        return self.run.header.engine == OURS

    @property
    def is_foreign(self) -> bool:
        """Whether the engine is not ours, also when ours is reached by another way."""
        return not self.is_reference and self.said("name") != OUR_NAME

    @property
    def engine(self) -> str:
        """The engine as a reader knows it: what it calls itself, and its version."""
        name = "" if self.is_reference else f"{self.said('name')} {self.said('version')}".strip()
        return name or self.run.header.engine

    def said(self, key: str) -> str:
        """Return what the engine said about itself."""
        return str(self.run.header.engine_says.get(key, ""))


class OwnKills(msgspec.Struct, frozen=True):
    """What mutation showed about one clause."""

    mutants: int = 0
    killed_by_own: int = 0
    killed_by_other: int = 0


class Proof(msgspec.Struct, frozen=True):
    """The result of `headjudge prove`."""

    clauses: dict[str, OwnKills]
    mutants: int = 0
    killed: int = 0
    survived: int = 0
    crashed: int = 0
    wrecks: int = 0


class PublishedMutants(msgspec.Struct, frozen=True):
    """How many mutants a clause had, and how many its own scenarios killed."""

    total: int = 0
    killed: int = 0


class PublishedClause(msgspec.Struct, frozen=True):
    """What was published about a clause."""

    level: str
    mutants: PublishedMutants = PublishedMutants()
    confirmed_by: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()


class Published(msgspec.Struct, frozen=True):
    """The committed state of a rulebook."""

    clauses: dict[str, PublishedClause]


def published_folder() -> Path:
    """Return where the committed states stand."""
    return paths.suite_root() / "reports" / "published"


def published_file(rulebook: str, suffix: str = "json") -> Path:
    """Return where the committed state of a rulebook stands."""
    return published_folder() / f"{rulebook}.{suffix}"


def read_published(rulebook: str) -> Published | None:
    """Read the committed state of a rulebook; one that is missing or damaged counts as none."""
    try:
        return msgspec.json.decode(published_file(rulebook).read_bytes(), type=Published)
    except (OSError, msgspec.DecodeError):
        return None


def read_run(place: Path) -> Evidence:
    """Read a run file, or the newest of a folder of evidence; one that is not whole is refused."""
    file = _newest_file(place) if place.is_dir() else place
    try:
        run = evidence.read(file)
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise NoSuchEvidence(f"{file} cannot be read: {error.strerror or error}") from None
    if run.header.format != evidence.FORMAT:
        raise IncompleteRun(f"{file} has format {run.header.format}, this headjudge reads {evidence.FORMAT}")
    if evidence.counts(run.records) != run.footer.counts:
        counted = sum(run.footer.counts.values())
        raise IncompleteRun(
            f"{file} is incomplete: its footer counts {counted} scenarios and it holds {len(run.records)}; run it again"
        )
    failing = {record.id for record in run.records if record.verdict != "pass"}
    details = {detail.id: detail for detail in _details(lines[1:-1]) if detail.id in failing} if failing else {}
    return Evidence((file,), run, details)


def _newest_file(folder: Path) -> Path:
    found = [*folder.glob("run-*.ndjson"), *folder.glob("runs/run-*.ndjson")]
    if not found:
        raise NoSuchEvidence(f"{folder} holds no run; make one with: headjudge run --out {folder}")
    return max(found, key=lambda file: file.stem.rpartition("-")[2])


def _details(lines: Iterable[bytes]) -> Iterable[Detail]:
    decoder = msgspec.json.Decoder(Detail)
    for line in lines:
        try:
            yield decoder.decode(line)
        except msgspec.DecodeError:  # what the record says beyond its verdict is of another shape
            continue


def merged(runs: Sequence[Evidence]) -> list[Evidence]:
    """Join the shards of a run, and runs of one engine and rulebook that share no scenario."""
    found: list[Evidence] = []
    for run in [*_whole_from_shards(runs), *(run for run in runs if not run.run.header.shard)]:
        for place, other in enumerate(found):
            if _is_other_shard(run.run, other.run):
                found[place] = _joined(other, run)
                break
        else:
            found.append(run)
    return found


def _whole_from_shards(runs: Sequence[Evidence]) -> Iterator[Evidence]:
    """Yield a run for the shards of each rulebook and engine; one that is missing, or there twice, is named."""
    groups: dict[tuple[str, str], list[Evidence]] = {}
    for run in runs:
        if run.run.header.shard:
            groups.setdefault((run.rulebook, run.run.header.engine), []).append(run)
    for (rulebook, engine), shards in groups.items():
        where = f"of {rulebook} on {engine}"
        _refuse_mixed(shards, where)
        by_number: dict[int, Evidence] = {}
        total = Shard.read(shards[0].run.header.shard).of
        for run in shards:
            number = Shard.read(run.run.header.shard).number
            if other := by_number.get(number):
                raise IncompleteRun(
                    f"shard {number} of {total} {where} is there twice: {other.files[0]} and {run.files[0]}"
                )
            by_number[number] = run
        missing = [str(number) for number in range(1, total + 1) if number not in by_number]
        if missing:
            raise IncompleteRun(f"shard {', '.join(missing)} of {total} {where} is missing; name its run file too")
        whole = by_number[1]
        for number in range(2, total + 1):
            whole = _joined(whole, by_number[number])
        header = msgspec.structs.replace(whole.run.header, shard="")
        yield whole._replace(run=Run(header, whole.run.records, whole.run.footer))


def _refuse_mixed(shards: Sequence[Evidence], where: str) -> None:
    """Refuse shards that cannot belong to one run."""
    first = shards[0].run.header
    for run in shards[1:]:
        own = run.run.header
        for what, one, other in (
            ("versions of headjudge", first.headjudge, own.headjudge),
            ("numbers of shards", first.shard.partition("/")[2], own.shard.partition("/")[2]),
            ("engines", shards[0].engine, run.engine),
            ("selections", " ".join(first.selected), " ".join(own.selected)),
        ):
            if one != other:
                raise IncompleteRun(f"the shards {where} have different {what}: {one or 'all'} and {other or 'all'}")


def _is_other_shard(one: Run, other: Run) -> bool:
    same = all(
        getattr(one.header, key) == getattr(other.header, key)
        for key in ("rulebook", "engine", "engine_says", "headjudge")
    )
    return same and not {record.id for record in one.records} & {record.id for record in other.records}


def _joined(one: Evidence, other: Evidence) -> Evidence:
    records = [*one.run.records, *other.run.records]
    seconds = one.run.footer.seconds + other.run.footer.seconds
    footer = evidence.Footer(counts=evidence.counts(records), seconds=seconds)
    selected = list(dict.fromkeys([*one.run.header.selected, *other.run.header.selected]))
    header = msgspec.structs.replace(one.run.header, selected=selected)
    return Evidence((*one.files, *other.files), Run(header, records, footer), {**one.details, **other.details})


def run_files(folder: Path, rulebook: str) -> list[Path]:
    """Return the run files of a rulebook, the newest first."""
    return sorted((folder / "runs").glob(f"run-{rulebook}-*.ndjson"), key=lambda file: file.name, reverse=True)


def newest(folder: Path, rulebook: str, suite: frozenset[str]) -> list[Evidence]:
    """Return the newest run of a whole rulebook, or else the newest; beside a foreign engine's the reference's."""
    first: Evidence | None = None
    subject: Evidence | None = None
    for file in run_files(folder, rulebook):
        run = read_run(file)
        first = first or run
        if not is_whole(run, suite):
            continue
        if run.is_reference:
            return [run] if subject is None else [subject, run]
        subject = subject or run
    chosen = subject or first
    return [] if chosen is None else [chosen]


def newest_reference(folder: Path, rulebook: str, suite: frozenset[str]) -> Evidence | None:
    """Return the newest run of a whole rulebook on the reference engine."""
    runs = (read_run(file) for file in run_files(folder, rulebook))
    return next((run for run in runs if run.is_reference and is_whole(run, suite)), None)


def is_whole(run: Evidence, suite: frozenset[str]) -> bool:
    """Tell whether a run is one of the whole rulebook and not of a part of it."""
    return len(suite & {record.id for record in run.run.records}) >= WHOLE * len(suite)


def proof_file(folder: Path, rulebook: str) -> Path:
    """Return where `headjudge prove` leaves the proof of a rulebook."""
    return folder / f"prove-{rulebook}.json"


def read_proof(file: Path) -> Proof:
    """Read the result of `headjudge prove`."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Proof)
    except OSError as error:
        raise NoSuchEvidence(f"{file} cannot be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise BadProof(f"{file} is no proof: {error}; make one with: headjudge prove --json {file}") from None


class Mutant(msgspec.Struct, frozen=True):
    """One line of the details of a proof: a change of the engine, and what became of it."""

    record: str
    clauses: tuple[str, ...] = ()
    file: str = ""
    line: int = 0
    before: str = ""
    after: str = ""
    fate: str = ""
    killers: tuple[str, ...] = ()


def details_of(folder: Path, rulebook: str, clause: str = "") -> Path | None:
    """Return the newest details of a proof of the whole rulebook, or also of a part that a clause belongs to."""
    numbering = load(rulebook).numbering
    start = f"prove-{rulebook}"
    found = []
    for file in folder.glob(f"{start}*.ndjson"):
        part = file.stem.removeprefix(start).removeprefix("-")
        if not part or (clause and numbering.below(clause, part)):
            found.append(file)
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def read_details(file: Path) -> list[Mutant]:
    """Return the mutants of a proof; none when the file cannot be read, for a report has the numbers without."""
    decoder = msgspec.json.Decoder(Mutant)
    try:
        lines = [decoder.decode(line) for line in file.read_bytes().splitlines()]
    except (OSError, msgspec.DecodeError):
        return []
    return [line for line in lines if line.record == "mutant"]


def read_survivors(folder: Path, rulebook: str) -> dict[str, list[Mutant]]:
    """Return the mutants of each clause that no scenario noticed, as far as the details of the last proof have them."""
    found: dict[str, list[Mutant]] = {}
    file = details_of(folder, rulebook)
    for mutant in read_details(file) if file else ():
        for clause in mutant.clauses if mutant.fate == "survived" else ():
            found.setdefault(clause, []).append(mutant)
    return found


def foreign_witnesses(folder: Path, rulebook: str) -> list[Witnesses]:
    """Return the newest witnesses of each engine that is not ours."""
    found = witnesses.newest(folder, rulebook)
    return [each for each in found if each.engine != OURS and each.engine_says.get("name") != OUR_NAME]


def version_notes(runs: Sequence[Evidence]) -> list[str]:
    """Name the runs that another version of headjudge has made."""
    return [
        f"{', '.join(file.name for file in run.files)} was made by headjudge {run.run.header.headjudge}, "
        f"this is {__version__}"
        for run in runs
        if run.run.header.headjudge != __version__
    ]
