"""`headjudge run`: pytest with our plugin, on the features of a rulebook; the rest of pytest is there after `--`."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from headjudge import config, paths
from headjudge.cli.output import json_option, write_json
from headjudge.cli.recorder import Recorder
from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.divergence.grouping import Group
    from headjudge.protocol.engine import Engine
    from headjudge.protocol.messages import Hello
    from headjudge.scenarios.evidence import Record
    from headjudge.scenarios.selection import Selector

PLUGIN = "headjudge.pytest_plugin"


class NoFeatures(HeadjudgeError):
    """A folder without feature files."""

    exit_code = ExitCode.NOTHING_SELECTED


class UnknownScenario(HeadjudgeError):
    """A selector of one scenario that does not exist."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, given: str, known: Sequence[str]) -> None:
        super().__init__(f'no scenario "{given}".{did_you_mean(given, known)}')


class NoWorkers(HeadjudgeError):
    """More than one process is asked for, and what starts them is not installed."""

    exit_code = ExitCode.WRONG_USAGE


class Ordered(NamedTuple):
    """What is to be judged, by what, and where the evidence goes: the flags, or else `headjudge.toml`."""

    engine: str
    selectors: list[str]
    extra: list[str]
    features: Path | None
    junit: str | None
    out: Path
    jobs: int
    baseline: Path | None = None
    keeps_failures: bool = True
    """Whether a failing scenario is written down, to be replayed."""
    coverage: bool = False
    """Whether it is recorded which lines of the engine each scenario runs."""


class Judged(NamedTuple):
    """How a run ended: its exit code, and the failures by first divergence."""

    code: int
    groups: list[Group]


@click.command(context_settings={"ignore_unknown_options": False})
@click.argument("selectors", nargs=-1, metavar="[RULEBOOK[:CLAUSE[/SLUG]]]… [-- PYTEST ARGS]")
@click.option("--engine", metavar="ENGINE", help="reference (the default), py:module:Class or cmd:program.")
@click.option("--features", type=click.Path(path_type=Path), help="Features of your own, file or folder.")
@click.option("--junit", metavar="FILE", help="Write a JUnit file.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Judge with so many processes at once.")
@click.option("--baseline", type=click.Path(path_type=Path), help="A run to compare with: no support may be lost.")
@click.option(
    "--coverage", is_flag=True, default=None, help="Record which lines of a Python engine each scenario runs."
)
@click.option("--out", type=click.Path(path_type=Path), help="Where evidence goes; .headjudge unless given.")
@json_option
def run(
    selectors: tuple[str, ...],
    engine: str | None,
    features: Path | None,
    junit: str | None,
    jobs: int | None,
    baseline: Path | None,
    coverage: bool | None,
    out: Path | None,
    json_file: Any,
) -> int:
    """Judge an engine by the scenarios of rulebooks, clauses or single scenarios."""
    settings = config.load()
    chosen, extra = _divided(selectors)
    if features is None and settings.features:
        features = Path(settings.features)
    if features is not None and not features.exists():
        raise click.BadParameter(f"no file or folder {features}", param_hint="--features")
    if baseline is None and settings.baseline:
        baseline = Path(settings.baseline)
    if baseline is not None and not baseline.is_file():
        raise click.BadParameter(f"no file {baseline}", param_hint="--baseline")
    ordered = Ordered(
        engine=engine or settings.engine,
        selectors=chosen or list(settings.rulebooks),
        extra=extra,
        features=features,
        junit=junit or settings.junit,
        out=out or Path(settings.out),
        jobs=jobs or settings.jobs,
        baseline=baseline,
        coverage=settings.coverage if coverage is None else coverage,
    )
    return judge(ordered, settings, json_file).code


def judge(ordered: Ordered, settings: config.Config, json_file: Any = None) -> Judged:
    """Judge an engine, keep the evidence, tell what was found, and return the exit code and the failures."""
    from headjudge.scenarios.selection import Selector

    read = [Selector.read(text) for text in ordered.selectors]
    before = _before(ordered.baseline)
    files = _files(read, ordered.features)
    if ordered.jobs > 1 and find_spec("xdist") is None:
        raise NoWorkers("several jobs need pytest-xdist, which is not installed: pip install pytest-xdist")
    recorder = Recorder(read, show_progress=_on_a_terminal(json_file))
    if ordered.coverage:
        from headjudge.tracing.recording import Tracer

        recorder.tracer = Tracer(ordered.out, ordered.engine)
    with recorder.tracer.importing() if recorder.tracer else contextlib.nullcontext():
        recorder.start(*_opened(ordered, settings), shared=ordered.jobs == 1)
    started, began = datetime.now(UTC), time.perf_counter()
    code = _pytest(ordered, files, recorder, json_file)
    seconds = time.perf_counter() - began
    if recorder.unknown:
        raise UnknownScenario(recorder.unknown, recorder.collected)
    replays = _keep_failures(recorder, ordered) if ordered.keeps_failures else {}
    _write_evidence(recorder, ordered, started, seconds, replays)
    groups = recorder.groups()
    say = sayer(json_file)
    for line in _told(groups, recorder, ordered, replays):
        say(line)
    lost = _lost(before, recorder)
    summary = {**_summary(recorder, ordered.engine, groups), "support_lost": lost}
    if json_file:
        write_json({**summary, "seconds": round(seconds, 3)}, json_file)
    if lost:
        count = f"{len(lost)} scenario{'s' if len(lost) > 1 else ''}"
        say(f"support lost since {ordered.baseline}: {count}, the first is {lost[0]}")
    for line in [*summary["sentences"], *_notes(recorder, ordered)]:
        say(line)
    found = exit_code(code, recorder)
    return Judged(ExitCode.NOT_CONFORMING if lost and found == ExitCode.AS_EXPECTED else found, groups)


def _before(baseline: Path | None) -> dict[tuple[str, str], str]:
    """Return the verdicts of the run to compare with, by rulebook and scenario."""
    from headjudge.scenarios.evidence import read

    if baseline is None:
        return {}
    run_before = read(baseline)
    return {(run_before.header.rulebook, record.id): record.verdict for record in run_before.records}


def _lost(before: dict[tuple[str, str], str], recorder: Recorder) -> list[str]:
    """Return the scenarios that passed before and are not supported now."""
    return [
        f"{rulebook}:{record.id}"
        for rulebook, records in recorder.records.items()
        for record in records
        if record.verdict == "unsupported" and before.get((rulebook, record.id)) == "pass"
    ]


def _opened(ordered: Ordered, settings: config.Config) -> tuple[Engine, Hello]:
    """Start the engine: a name that leads nowhere, or a program that says nothing, is told before anything else."""
    from headjudge.protocol.resolve import resolve
    from headjudge.protocol.stdio import Deadlines

    deadlines = Deadlines(answer=settings.answer_seconds, start=settings.start_seconds)
    engine = resolve(ordered.engine, deadlines=deadlines)
    return engine, engine.hello()


def _pytest(ordered: Ordered, files: Sequence[Path], recorder: Recorder, json_file: Any) -> int:
    import pytest

    arguments = [
        *plugin_arguments(),
        *(
            "-W",
            "ignore::pytest.PytestAssertRewriteWarning",
        ),  # our modules, which the command has imported, assert nothing
        *("-p", "no:hypothesispytest"),  # scenarios have no use for it, and it takes most of a second to load
        *([] if any(word.startswith("-v") for word in ordered.extra) else ["-q"]),
        *([] if recorder.show_progress else ["-o", "console_output_style=classic"]),
        *("--no-header", "-c", os.devnull, f"--rootdir={_root(files)}"),
        *("-o", f"cache_dir={ordered.out.resolve()}/cache", "--import-mode=importlib", "-rN"),
        f"--engine={ordered.engine}",
        *(f"--select={text}" for text in ordered.selectors),
        *([f"--junit-xml={ordered.junit}"] if ordered.junit else []),
        *([f"--engine-coverage={ordered.out}"] if ordered.coverage else []),
        *(["-n", str(ordered.jobs)] if ordered.jobs > 1 else ["-p", "no:xdist"] if find_spec("xdist") else []),
        *(str(file) for file in files),
        *ordered.extra,
    ]
    with _quiet_stdout(json_file):
        return int(pytest.main(arguments, plugins=[recorder]))


def _divided(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Divide selectors from what goes to pytest: all from the first word on that is no selector."""
    for place, word in enumerate(words):
        if word.startswith("-"):
            return list(words[:place]), list(words[place:])
    return list(words), []


def _files(selectors: Sequence[Selector], features: Path | None) -> list[Path]:
    """Return the feature files, or whole folders, in which something is selected."""
    from headjudge.scenarios.selection import files_with

    roots = [features] if features else _folders([selector.rulebook for selector in selectors])
    found = files_with(roots, selectors)
    if not found:
        asked = ", ".join(map(str, selectors)) or "any rulebook"
        raise NoFeatures(f"nothing selected: no scenario of {asked} in {', '.join(map(str, roots))}")
    return found


def _folders(rulebooks: Sequence[str]) -> list[Path]:
    names = list(dict.fromkeys(rulebooks)) or paths.rulebooks()
    root = paths.suite_root() / "features"
    found = [root / name for name in names if (root / name).is_dir()]
    if not found:
        raise NoFeatures(f"nothing selected: no features of {', '.join(names) or 'any rulebook'} in {root}")
    return found


def _root(roots: Sequence[Path]) -> Path:
    if all(root.resolve().is_relative_to(paths.suite_root()) for root in roots):
        return paths.suite_root()
    first = roots[0].resolve()
    return first if first.is_dir() else first.parent


def plugin_arguments() -> list[str]:
    """Name our plugin, unless the installation has done so."""
    registered = any(entry.value == PLUGIN for entry in entry_points(group="pytest11"))
    bdd = any(entry.value == "pytest_bdd.plugin" for entry in entry_points(group="pytest11"))
    return [*([] if registered else ["-p", PLUGIN]), *([] if bdd else ["-p", "pytest_bdd.plugin"])]


def _to_stdout(json_file: Any) -> bool:
    return json_file is not None and getattr(json_file, "name", "") == "-"


def _on_a_terminal(json_file: Any) -> bool:
    return (sys.stderr if _to_stdout(json_file) else sys.stdout).isatty()


def sayer(json_file: Any) -> Callable[[str], None]:
    """Return how lines are said: not on the standard output when JSON goes there."""
    return lambda line: click.echo(line, err=_to_stdout(json_file))


@contextlib.contextmanager
def _quiet_stdout(json_file: Any) -> Iterator[None]:
    """Keep the standard output for JSON when it goes there."""
    if _to_stdout(json_file):
        with contextlib.redirect_stdout(sys.stderr):
            yield
    else:
        yield


def _told(groups: Sequence[Group], recorder: Recorder, ordered: Ordered, replays: dict[str, str]) -> list[str]:
    from headjudge.divergence.grouping import told

    rulebooks = {record.id: rulebook for rulebook, records in recorder.records.items() for record in records}

    def again(record: Record) -> list[str]:
        where = ["--features", str(ordered.features)] if ordered.features else []
        selector = f"{rulebooks[record.id]}:{record.id.partition('[')[0]}"
        engine = ["--engine", ordered.engine] if ordered.engine != "reference" else []
        lines = [f"again    {shlex.join(['headjudge', 'run', selector, *where, *engine])}"]
        if command := replays.get(record.id):
            lines.append(f"replay   {command}")
        return lines

    return told(groups, recorder.texts, again)


def _notes(recorder: Recorder, ordered: Ordered) -> Iterator[str]:
    """Yield what else a user should know about this run."""
    records = [record for records in recorder.records.values() for record in records]
    if ordered.coverage and recorder.tracer:
        yield f"the lines of the engine that ran are kept in {recorder.tracer.shown}; headjudge report shows them"
    if recorder.incomplete:
        kept = f"{len(records)} scenarios were judged; they are kept in {ordered.out / 'runs'}, marked as incomplete"
        yield f"the run was broken off: {kept}"
    if records and all(record.verdict == "unsupported" for record in records):
        yield f"nothing could be judged: {records[0].why}; headjudge doctor says what would unlock more"
    if not records and not recorder.broken and not recorder.incomplete:
        hint = "; features lie in a folder with the name of their rulebook, or have the tag @rulebook:ID"
        asked = ", ".join(ordered.selectors) or "any rulebook"
        yield f"nothing selected: no scenario of {asked} was found{hint if ordered.features else ''}"


def _keep_failures(recorder: Recorder, ordered: Ordered) -> dict[str, str]:
    """Write every failing scenario to a file of its own, and return the commands that replay them."""
    import msgspec

    from headjudge.scenarios import kept

    replays = {}
    for rulebook, records in recorder.records.items():
        for record in records:
            scenario = recorder.heard.get(record.id, {}).get("scenario")
            if scenario is None:
                continue
            said = {"rulebook": rulebook, "engine": ordered.engine, "id": record.id}
            own = msgspec.convert({**scenario, **said, "verdict": record.verdict, "why": record.why}, kept.Kept)
            file = kept.file_of(ordered.out, rulebook, record.id)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(kept.encoded(own))
            replays[record.id] = shlex.join(["headjudge", "replay", str(file)])
    return replays


def _write_evidence(
    recorder: Recorder, ordered: Ordered, started: datetime, seconds: float, replays: dict[str, str]
) -> None:
    from headjudge.scenarios.evidence import Header, name_of, with_detail, write

    for rulebook, records in recorder.records.items():
        header = Header(
            rulebook=rulebook,
            engine=ordered.engine,
            engine_says=recorder.engine_says,
            selected=ordered.selectors,
            started=started.isoformat(),
        )
        file = ordered.out / "runs" / name_of(rulebook, started)
        told = [with_detail(record, recorder.heard.get(record.id), replays.get(record.id, "")) for record in records]
        write(file, header, told, seconds, complete=not recorder.incomplete)


def _summary(recorder: Recorder, engine: str, groups: Sequence[Group]) -> dict[str, Any]:
    import msgspec

    from headjudge.catalogue import load
    from headjudge.divergence.grouping import as_data
    from headjudge.scenarios.evidence import by_clause, counts, three_numbers

    rulebooks: dict[str, Any] = {}
    sentences = []
    for rulebook, records in recorder.records.items():
        standing = by_clause(records)
        sentence = three_numbers(standing, len(load(rulebook).testable))
        sentences.append(f"{rulebook}: {sentence}")
        own = {record.id for record in records}
        rulebooks[rulebook] = {
            "counts": counts(records),
            "clauses": standing,
            "divergences": as_data(group for group in groups if group.records[0].id in own),
            "scenarios": [
                {
                    "id": r.id,
                    "verdict": r.verdict,
                    "why": r.why,
                    "file": r.file,
                    "line": r.line,
                    "filed": r.filed,
                    "reading": r.reading,
                    "divergence": msgspec.to_builtins(r.divergence),
                }
                for r in records
            ],
        }
    return {"engine": engine, "incomplete": recorder.incomplete, "rulebooks": rulebooks, "sentences": sentences}


def exit_code(pytest_code: int, recorder: Recorder) -> int:
    """Return the exit code that a run means: a harness at fault before a breach, a breach before a bad adapter."""
    from headjudge.scenarios.evidence import BREACHES, FAULTS

    if pytest_code == 2 and not recorder.broken:
        return ExitCode.INTERRUPTED
    if pytest_code == 4:
        return ExitCode.WRONG_USAGE
    if recorder.broken or recorder.internal_error:
        return ExitCode.HARNESS_AT_FAULT
    if pytest_code == ExitCode.ADAPTER_AT_FAULT:  # the plugin has left with it: the engine could not be started again
        return ExitCode.ADAPTER_AT_FAULT
    records = [record for records in recorder.records.values() for record in records]
    if not records:
        return ExitCode.NOTHING_SELECTED
    verdicts = {record.verdict for record in records if not record.reading}
    if verdicts & set(BREACHES):
        return ExitCode.NOT_CONFORMING
    return ExitCode.ADAPTER_AT_FAULT if verdicts & set(FAULTS) else ExitCode.AS_EXPECTED
