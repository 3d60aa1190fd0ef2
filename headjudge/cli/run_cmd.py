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

from headjudge import config, paths, saving
from headjudge.cli.output import json_option, write_json
from headjudge.cli.recorder import Recorder
from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.divergence.grouping import Group
    from headjudge.protocol.engine import Engine
    from headjudge.protocol.messages import Hello
    from headjudge.scenarios.baseline import Expected, Judgement
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


class NotUpdated(HeadjudgeError):
    """A baseline that was left as it was."""


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
    updates_baseline: bool = False
    shard: str | None = None
    """Which part of how many is judged, as in 2/3."""
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
@click.option(
    "--coverage", is_flag=True, default=None, help="Record which lines of a Python engine each scenario runs."
)
@click.option(
    "--shard", metavar="K/N", help="Judge the Kth of N parts; `headjudge report` puts the run files together."
)
@click.option("--baseline", type=click.Path(path_type=Path), help="What the engine is known to fail, a TOML file.")
@click.option("--no-baseline", is_flag=True, help="Leave out the baseline that headjudge.toml names.")
@click.option("--update-baseline", is_flag=True, help="Write the baseline anew; comments and reasons are kept.")
@click.option("--out", type=click.Path(path_type=Path), help="Where evidence goes; .headjudge unless given.")
@json_option
def run(
    selectors: tuple[str, ...],
    engine: str | None,
    features: Path | None,
    junit: str | None,
    jobs: int | None,
    shard: str | None,
    baseline: Path | None,
    coverage: bool | None,
    no_baseline: bool,
    update_baseline: bool,
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
    if no_baseline:
        baseline = None
    elif baseline is None and settings.baseline:
        baseline = Path(settings.baseline)
    if baseline is not None and not baseline.is_file() and not update_baseline:
        raise click.BadParameter(f"no file {baseline}; --update-baseline writes one", param_hint="--baseline")
    if baseline is None and update_baseline:
        raise click.BadParameter("name the file with --baseline", param_hint="--update-baseline")
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
        updates_baseline=update_baseline,
        shard=shard or settings.shard,
    )
    return judge(ordered, settings, json_file).code


def judge(ordered: Ordered, settings: config.Config, json_file: Any = None) -> Judged:
    """Judge an engine, keep the evidence, tell what was found, and return the exit code and the failures."""
    from headjudge.scenarios.selection import Selector
    from headjudge.scenarios.sharding import Shard, part_of

    read = [Selector.read(text) for text in ordered.selectors]
    _read_baseline(ordered)
    files = _files(read, ordered.features)
    rulebooks: list[str] = []
    if ordered.shard:
        files, rulebooks = part_of(files, Shard.read(ordered.shard))
        if ordered.updates_baseline:
            raise NotUpdated(f"{ordered.baseline} was not written: a shard knows only a part of the scenarios")
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
    for rulebook in rulebooks:  # a shard without scenarios of a rulebook says so, and is not missed
        recorder.records.setdefault(rulebook, [])
    replays = _keep_failures(recorder, ordered) if ordered.keeps_failures else {}
    _write_evidence(recorder, ordered, started, seconds, replays)
    held = _held(ordered, recorder)
    groups = recorder.groups(held.scores)
    say = sayer(json_file)
    for line in _told(groups, recorder, ordered, replays):
        say(line)
    summary = {**_summary(recorder, ordered.engine, groups), "baseline": _baseline_data(held)}
    if json_file:
        with recorder.noting_what_is_not_written():
            write_json({**summary, "seconds": round(seconds, 3)}, json_file)
    for line in [*_against_baseline(held, ordered), *summary["sentences"], *_notes(recorder, ordered)]:
        say(line)
    found = exit_code(code, recorder, held.scores)
    if ordered.shard and found == ExitCode.NOTHING_SELECTED:
        found = ExitCode.AS_EXPECTED  # the other shards have it all
    return Judged(ExitCode.NOT_CONFORMING if held.problems and found == ExitCode.AS_EXPECTED else found, groups)


def _read_baseline(ordered: Ordered) -> None:
    """Read the baseline before anything is judged, so that a mistake in it is told at once."""
    from headjudge.scenarios import baseline

    if ordered.baseline is not None and ordered.baseline.is_file():
        baseline.read(ordered.baseline)


def _baseline_data(held: Judgement) -> dict[str, Any]:
    return {
        "problems": held.problems,
        "as_expected": sorted(held.as_expected),
        "new": held.new,
        "support_lost": held.lost,
    }


def _against_baseline(held: Judgement, ordered: Ordered) -> Iterator[str]:
    """Yield what the baseline says to a run."""
    if ordered.baseline is None:
        return
    yield from (f"baseline: {problem}" for problem in held.problems)
    yield from (f"new since the baseline, not scored: {name}" for name in held.new)
    wrote = "written anew, " if ordered.updates_baseline else ""
    count = len(held.as_expected)
    yield f"{ordered.baseline}: {wrote}{count} scenario{'s come' if count != 1 else ' comes'} out as it lists them"


def _held(ordered: Ordered, recorder: Recorder) -> Judgement:
    """Hold a run against the baseline, which is written anew first if that is asked for."""
    from headjudge.scenarios import baseline

    def is_asked(entry: baseline.Expected) -> bool:
        return _is_asked(entry, ordered, recorder)

    file = ordered.baseline
    if file is None:
        return baseline.Judgement([], set(), [], [])
    if ordered.updates_baseline:
        if recorder.incomplete or recorder.broken:
            raise NotUpdated(f"{file} was not written: the run is not whole")
        text = file.read_text(encoding="utf-8") if file.is_file() else baseline.first_text()
        saving.replace(file, baseline.updated(text, recorder.records, is_asked).encode())
    return baseline.judge(baseline.read(file), recorder.records, is_asked)


def _is_asked(entry: Expected, ordered: Ordered, recorder: Recorder) -> bool:
    """Tell whether a scenario or clause of the baseline would have been judged by this run if it existed."""
    from headjudge.catalogue import load
    from headjudge.scenarios.ids import register
    from headjudge.scenarios.selection import Selector

    if ordered.extra or recorder.incomplete or recorder.broken:
        return False  # what pytest was told to leave out is not known here
    rest = entry.name.partition(":")[2]
    if (ordered.features or ordered.shard) and rest.partition("[")[0] in register(entry.rulebook).values():
        return False
    if ordered.shard and entry.clause:
        return False
    own = rest.partition("/")[0]
    below = load(entry.rulebook).numbering.below
    for one in map(Selector.read, ordered.selectors):
        if one.rulebook == entry.rulebook and (not one.clause or below(own, one.clause)):
            return not one.slug or rest.partition("[")[0] == f"{one.clause}/{one.slug}"
    return not ordered.selectors


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
    for scenario in recorder.died:
        yield f"the process that judged {scenario} died with it; an engine that is a program, cmd:, is started again"
    yield from recorder.unwritten[:1]
    if recorder.unwritten[1:]:
        yield f"{len(recorder.unwritten) - 1} more files could not be written"
    if recorder.incomplete:
        kept = f"{len(records)} scenarios were judged; they are kept in {ordered.out / 'runs'}, marked as incomplete"
        yield f"the run was broken off: {kept}"
    if records and all(record.verdict == "unsupported" for record in records):
        yield f"nothing could be judged: {records[0].why}; headjudge doctor says what would unlock more"
    if not records and not recorder.broken and not recorder.incomplete and not ordered.shard:
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
            with recorder.noting_what_is_not_written():
                saving.replace(file, kept.encoded(own))
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
            shard=ordered.shard or "",
        )
        file = ordered.out / "runs" / name_of(rulebook, started)
        told = [with_detail(record, recorder.heard.get(record.id), replays.get(record.id, "")) for record in records]
        with recorder.noting_what_is_not_written():
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


def exit_code(
    pytest_code: int, recorder: Recorder, scores: Callable[[str, Record], bool] = lambda rulebook, record: True
) -> int:
    """Return the exit code that a run means: a harness at fault before a breach, a breach before a bad adapter."""
    from headjudge.scenarios.evidence import BREACHES, FAULTS

    if pytest_code == 2 and not recorder.broken:
        return ExitCode.INTERRUPTED
    if pytest_code == 4:
        return ExitCode.WRONG_USAGE
    if recorder.broken or recorder.internal_error or recorder.unwritten:
        return ExitCode.HARNESS_AT_FAULT
    if pytest_code == ExitCode.ADAPTER_AT_FAULT:  # the plugin has left with it: the engine could not be started again
        return ExitCode.ADAPTER_AT_FAULT
    records = [record for records in recorder.records.values() for record in records]
    if not records:
        return ExitCode.NOTHING_SELECTED
    verdicts = {
        record.verdict
        for rulebook, own in recorder.records.items()
        for record in own
        if not record.reading and scores(rulebook, record)
    }
    if verdicts & set(BREACHES):
        return ExitCode.NOT_CONFORMING
    return ExitCode.ADAPTER_AT_FAULT if verdicts & set(FAULTS) else ExitCode.AS_EXPECTED
