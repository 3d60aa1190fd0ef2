"""The baseline: a TOML file in which the author of an engine says what it is known to fail, and why.

suite = "0.1.0"                        # the version of headjudge it was written with

[[expected]]
scenario = "trails-1.0.1:804.11a-3/sclm-attack-no-overkill"
verdict = "fail"
reason = "overkill is counted for each attacker, issue 12"

[[expected]]
clause = "trails-1.0.1:1203"           # with everything below it
verdict = "unsupported"
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec

from headjudge import __version__, paths
from headjudge.catalogue import load as load_clauses
from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode
from headjudge.scenarios import ids
from headjudge.scenarios.evidence import BREACHES, FAULTS, Record
from headjudge.scenarios.expect import Name

LISTABLE = tuple(name for name in get_args(Name) if name != "pass")
NOT_PASSED = (*BREACHES, *FAULTS, "unsupported")
HEAD = "[[expected]]"
_SUITE = re.compile(r'^(\s*suite\s*=\s*)"[^"\n]*"', re.MULTILINE)
_VERDICT = re.compile(r'^(\s*verdict\s*=\s*)(["\'])[^"\'\n]*\2', re.MULTILINE)
FIRST = """\
# What this engine is known to fail, and why. What is listed here does not fail a run; it does when it passes, fails in
# another way, or is no scenario any more. `headjudge run --update-baseline` brings it up to date.
"""


class BadBaseline(HeadjudgeError):
    """A baseline that cannot be read."""

    exit_code = ExitCode.WRONG_USAGE


class Expected(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known to fail: one scenario, or all of a clause that do not pass."""

    scenario: str = ""
    clause: str = ""
    verdict: str
    reason: str = ""

    @property
    def name(self) -> str:
        """How it is named: the scenario or the clause, with its rulebook."""
        return self.scenario or self.clause

    @property
    def rulebook(self) -> str:
        """The rulebook it is about."""
        return self.name.partition(":")[0]

    def covers(self, rulebook: str, record: Record) -> bool:
        """Tell whether a scenario is meant."""
        if rulebook != self.rulebook:
            return False
        own = self.name.partition(":")[2]
        if self.scenario:
            return own in (record.id, record.id.partition("[")[0])
        below = load_clauses(rulebook).numbering.below
        return not own or any(below(clause, own) for clause in record.clauses)


Asked = Callable[[Expected], bool]
"""Whether a run was to judge what an entry names."""


class Baseline(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is known to fail, and the version of the suite it was written for."""

    suite: str
    expected: list[Expected] = []


class Judgement(NamedTuple):
    """A run held against a baseline."""

    problems: list[str]
    """A sentence for each entry that is not true any more, and for support that was lost."""
    as_expected: set[str]
    """The scenarios, with their rulebook, that fail as the baseline says."""
    new: list[str]
    """What is newer than the baseline and does not pass; shown and not scored."""
    lost: list[str]

    def scores(self, rulebook: str, record: Record) -> bool:
        """Tell whether the verdict of a scenario counts for the exit code."""
        return f"{rulebook}:{record.id}" not in self.as_expected and f"{rulebook}:{record.id}" not in self.new


def read(file: Path) -> Baseline:
    """Read a baseline; what is wrong with it is said in a sentence."""
    text = _text(file)
    if text.startswith('{"record"'):
        raise BadBaseline(
            f"{file} is a run and no baseline: --update-baseline writes one; two runs are compared by headjudge compare"
        )
    try:
        found = msgspec.convert(tomllib.loads(text), Baseline)
    except tomllib.TOMLDecodeError as error:
        raise BadBaseline(f"{file} is no baseline: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadBaseline(f"{file} is no baseline: {str(error).replace('`', '')}") from None
    for entry in found.expected:
        _check(entry, file)
    return found


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadBaseline(f"{file} is no baseline: it is not UTF-8 text") from None
    except OSError as error:
        raise BadBaseline(f"{file} cannot be read: {(error.strerror or str(error)).lower()}") from None


def _check(entry: Expected, file: Path) -> None:
    if bool(entry.scenario) == bool(entry.clause):
        raise BadBaseline(f'{file}: an entry names either a scenario or a clause ("{entry.name}")')
    if entry.verdict not in LISTABLE:
        hint = did_you_mean(entry.verdict, LISTABLE)
        raise BadBaseline(f'{file}: {entry.name}: no verdict "{entry.verdict}"; {", ".join(LISTABLE)}.{hint}')
    if entry.rulebook not in paths.rulebooks():
        raise BadBaseline(f'{file}: {entry.name}: no rulebook "{entry.rulebook}"')


def always(entry: Expected) -> bool:
    """Tell of every entry that the run was to judge it."""
    return True


def judge(baseline: Baseline, run: Mapping[str, Sequence[Record]], is_asked: Asked = always) -> Judgement:
    """Hold the records of a run, by rulebook, against a baseline; entries that were not asked for are left alone."""
    problems, as_expected = [], set()
    listed: dict[str, Expected] = {}
    for entry in sorted(baseline.expected, key=lambda one: not one.scenario):  # a scenario's own entry has the word
        own = [record for record in run.get(entry.rulebook, ()) if entry.covers(entry.rulebook, record)]
        left = [record for record in own if f"{entry.rulebook}:{record.id}" not in listed]
        listed |= {f"{entry.rulebook}:{record.id}": entry for record in left if _came(record) != "pass"}
        problems += _wrong(entry, own, left) if own or is_asked(entry) else []
        as_expected |= {f"{entry.rulebook}:{record.id}" for record in left if _came(record) == entry.verdict}
    new, lost = [], []
    for rulebook, records in run.items():
        for record in records:
            name = f"{rulebook}:{record.id}"
            if name in listed or _came(record) not in NOT_PASSED:
                continue
            if is_newer(rulebook, record.id, baseline.suite):
                new.append(name)
            elif record.verdict == "unsupported":
                lost.append(name)
    problems += [f"{name} is not supported any more, and the baseline does not list it" for name in lost]
    return Judgement(problems, as_expected, new, lost)


def _came(record: Record) -> str:
    return "other reading" if record.reading else record.verdict


def _wrong(entry: Expected, own: Sequence[Record], left: Sequence[Record]) -> list[str]:
    """Say what is not true any more of an entry."""
    listed = f"the baseline lists it as {entry.verdict}"
    if not own:
        kind = "scenario" if entry.scenario else "clause with scenarios"
        return [f"{entry.name} is no {kind} any more, and {listed}"]
    failing = [record for record in left if _came(record) in NOT_PASSED]
    others = [record for record in failing if record.verdict != entry.verdict]
    if entry.scenario:
        if not failing:
            how = "passes" if all(_came(record) == "pass" for record in left) else "differs on a reading only"
            return [f"{entry.name} {how} now, and {listed}"]
        return [f"{entry.name} is {record.verdict} now, and {listed}: {record.why}" for record in others[:1]]
    if len(others) == len(failing):
        return [f"{entry.name}: no scenario is {entry.verdict} any more, and {listed}"] if left else []
    return [f"{entry.name}: {record.id} is {record.verdict}, and {listed}: {record.why}" for record in others]


def is_newer(rulebook: str, scenario: str, suite: str) -> bool:
    """Tell whether a scenario has come after a version of the suite; one of the user's own has not."""
    return _version(_since(rulebook).get(scenario.partition("[")[0], "0")) > _version(suite)


@cache
def _since(rulebook: str) -> dict[str, str]:
    return {row.id: row.since for row in ids.read(paths.rulebook_dir(rulebook) / ids.FILE)}


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text))


def updated(text: str, run: Mapping[str, Sequence[Record]], is_asked: Asked = always) -> str:
    """Return the text of a baseline that a run fits: entries that are true stay as they are written, with comments."""
    head, blocks = _blocks(text)
    entries = msgspec.convert(tomllib.loads(text), Baseline).expected
    if len(blocks) != len(entries):
        raise BadBaseline(f"the baseline is not written with {HEAD} for each entry; bring it into that form first")
    kept: dict[int, str] = {}
    covered: set[str] = set()
    for place in sorted(range(len(entries)), key=lambda place: not entries[place].scenario):
        entry, block = entries[place], blocks[place]
        own = [record for record in run.get(entry.rulebook, ()) if entry.covers(entry.rulebook, record)]
        failing = [r for r in own if _came(r) in NOT_PASSED and f"{entry.rulebook}:{r.id}" not in covered]
        true = [record for record in failing if record.verdict == entry.verdict]
        if entry.scenario and failing and not true:
            block, true = _VERDICT.sub(rf'\g<1>"{failing[0].verdict}"', block, count=1), failing
        if true or not (own or is_asked(entry)):
            kept[place] = block
        covered |= {f"{entry.rulebook}:{record.id}" for record in true}
    texts = [kept[place] for place in sorted(kept)]
    texts += [_entry(kind, name, verdict) for kind, name, verdict in _unlisted(run, covered)]
    head = _SUITE.sub(rf'\g<1>"{__version__}"', head, count=1)
    return head.rstrip("\n") + "\n" + "".join("\n" + block.strip("\n") + "\n" for block in texts)


def first_text() -> str:
    """Return the beginning of a new baseline."""
    return f'{FIRST}suite = "{__version__}"\n'


def _blocks(text: str) -> tuple[str, list[str]]:
    """Divide a baseline into what stands before the entries, and the entries, each with the comments above it."""
    lines = text.splitlines(keepends=True)
    starts: list[int] = []
    for number, line in enumerate(lines):
        if line.split("#")[0].strip() == HEAD:
            start = number
            while start > (starts[-1] if starts else 0) and lines[start - 1].lstrip().startswith("#"):
                start -= 1
            starts.append(start)
    blocks = ["".join(lines[start:end]) for start, end in pairwise([*starts, len(lines)])]
    return "".join(lines[: starts[0]] if starts else lines), blocks


def _unlisted(run: Mapping[str, Sequence[Record]], covered: set[str]) -> Iterable[tuple[str, str, str]]:
    """Yield what is to be entered anew; a clause that is not supported at all is one entry."""
    for rulebook, records in run.items():
        by_clause: dict[str, list[Record]] = {}
        for record in records:
            by_clause.setdefault(record.clauses[0] if record.clauses else "", []).append(record)
        for clause, own in by_clause.items():
            open_ = [r for r in own if _came(r) in NOT_PASSED and f"{rulebook}:{r.id}" not in covered]
            if clause and len(own) > 1 and len(open_) == len(own) and {r.verdict for r in own} == {"unsupported"}:
                yield "clause", f"{rulebook}:{clause}", "unsupported"
            else:
                yield from (("scenario", f"{rulebook}:{record.id}", record.verdict) for record in open_)


def _entry(kind: str, name: str, verdict: str) -> str:
    return f'{HEAD}\n{kind} = {json.dumps(name)}\nverdict = "{verdict}"\nreason = ""\n'
