"""`headjudge run`: pytest with our plugin, on the features of a rulebook; the rest of pytest is there after `--`."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.scenarios.evidence import Record

PLUGIN = "headjudge.pytest_plugin"


class NoFeatures(HeadjudgeError):
    """A folder without feature files."""

    exit_code = ExitCode.NOTHING_SELECTED


class Recorder:
    """A pytest plugin that keeps what each scenario came to."""

    def __init__(self) -> None:
        self.records: dict[str, list[Record]] = {}
        self.broken = 0
        self.engine_says: dict[str, Any] = {}

    def pytest_sessionfinish(self, session: Any) -> None:
        """Keep how the engine introduced itself."""
        import msgspec

        from headjudge.pytest_plugin import HELLO

        hello = session.config.stash.get(HELLO, None)
        self.engine_says = msgspec.to_builtins(hello) if hello is not None else {}

    def pytest_collectreport(self, report: Any) -> None:
        """Count what cannot be collected."""
        self.broken += report.failed

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Keep the verdict of a scenario; an error outside of its steps is the harness's."""
        from headjudge.scenarios.evidence import Record

        said = dict(report.user_properties)
        if report.when != "call" or "verdict" not in said:
            self.broken += report.failed
            return
        record = Record(
            id=said["id"],
            clauses=said["clauses"].split(),
            tags=said["tags"].split(),
            file=report.nodeid.partition("::")[0],
            line=int(said["line"]),
            verdict=said["verdict"],
            why=said["why"],
            filed=said["filed"],
            reading=said.get("reading", ""),
            seconds=round(report.duration, 6),
        )
        self.records.setdefault(said["rulebook"], []).append(record)


@click.command(context_settings={"ignore_unknown_options": False})
@click.argument("selectors", nargs=-1, metavar="[RULEBOOK[:CLAUSE[/SLUG]]]… [-- PYTEST ARGS]")
@click.option("--engine", default="reference", show_default=True, help="reference, py:module:Class or cmd:program.")
@click.option("--features", type=click.Path(exists=True, path_type=Path), help="Features of your own, file or folder.")
@click.option("--junit", type=click.Path(path_type=Path), help="Write a JUnit file.")
@click.option("--out", type=click.Path(path_type=Path), default=Path(".headjudge"), help="Where evidence goes.")
@json_option
def run(
    selectors: tuple[str, ...], engine: str, features: Path | None, junit: Path | None, out: Path, json_file: Any
) -> int:
    """Judge an engine by the scenarios of rulebooks, clauses or single scenarios."""
    import pytest

    from headjudge.protocol.resolve import resolve
    from headjudge.scenarios.selection import Selector

    resolve(engine).bye()  # a name that leads nowhere is said before anything is collected
    chosen, extra = _divided(selectors)
    read = [Selector.read(text) for text in chosen]
    roots = [features] if features else _folders([selector.rulebook for selector in read])
    recorder = Recorder()
    arguments = [
        *_plugin(),
        *("-p", "no:hypothesispytest"),  # scenarios have no use for it, and it takes most of a second to load
        *([] if any(word.startswith("-v") for word in extra) else ["-q"]),
        *("--no-header", "-c", os.devnull, f"--rootdir={_root(roots)}", "-o", f"cache_dir={out.resolve()}/cache"),
        "--import-mode=importlib",
        f"--engine={engine}",
        *(f"--select={text}" for text in chosen),
        *([f"--junit-xml={junit}"] if junit else []),
        *(str(root) for root in roots),
        *extra,
    ]
    started, began = datetime.now(UTC), time.perf_counter()
    with _quiet_stdout(json_file):
        code = pytest.main(arguments, plugins=[recorder])
    seconds = time.perf_counter() - began
    _write_evidence(recorder, engine, list(chosen), out, started, seconds)
    summary = _summary(recorder, engine)
    if json_file:
        write_json({**summary, "seconds": round(seconds, 3)}, json_file)
    for line in summary["sentences"]:
        click.echo(line, err=bool(json_file))
    return exit_code(int(code), recorder)


def _divided(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Divide selectors from what goes to pytest: all from the first word on that is no selector."""
    known = paths.rulebooks()
    for place, word in enumerate(words):
        if word.startswith("-"):
            return list(words[:place]), list(words[place:])
        if word.partition(":")[0] not in known:
            paths.rulebook_dir(word.partition(":")[0])
    return list(words), []


def _folders(rulebooks: Sequence[str]) -> list[Path]:
    names = list(dict.fromkeys(rulebooks)) or paths.rulebooks()
    root = paths.suite_root() / "features"
    found = [root / name for name in names if (root / name).is_dir()]
    if not found:
        raise NoFeatures(f"no features of {', '.join(names) or 'any rulebook'} in {root}")
    return found


def _root(roots: Sequence[Path]) -> Path:
    if all(root.resolve().is_relative_to(paths.suite_root()) for root in roots):
        return paths.suite_root()
    first = roots[0].resolve()
    return first if first.is_dir() else first.parent


def _plugin() -> list[str]:
    """Name our plugin, unless the installation has done so."""
    registered = any(entry.value == PLUGIN for entry in entry_points(group="pytest11"))
    bdd = any(entry.value == "pytest_bdd.plugin" for entry in entry_points(group="pytest11"))
    return [*([] if registered else ["-p", PLUGIN]), *([] if bdd else ["-p", "pytest_bdd.plugin"])]


@contextlib.contextmanager
def _quiet_stdout(json_file: Any) -> Iterator[None]:
    """Keep the standard output for JSON when it goes there."""
    if json_file is not None and getattr(json_file, "name", "") == "-":
        with contextlib.redirect_stdout(sys.stderr):
            yield
    else:
        yield


def _write_evidence(
    recorder: Recorder, engine: str, selected: list[str], out: Path, started: datetime, seconds: float
) -> None:
    from headjudge.scenarios.evidence import Header, name_of, write

    for rulebook, records in recorder.records.items():
        header = Header(
            rulebook=rulebook,
            engine=engine,
            engine_says=recorder.engine_says,
            selected=selected,
            started=started.isoformat(),
        )
        write(out / "runs" / name_of(rulebook, started), header, records, seconds)


def _summary(recorder: Recorder, engine: str) -> dict[str, Any]:
    from headjudge.catalogue import load
    from headjudge.scenarios.evidence import by_clause, counts, three_numbers

    rulebooks: dict[str, Any] = {}
    sentences = []
    for rulebook, records in recorder.records.items():
        standing = by_clause(records)
        sentence = three_numbers(standing, len(load(rulebook).testable))
        sentences.append(f"{rulebook}: {sentence}")
        rulebooks[rulebook] = {
            "counts": counts(records),
            "clauses": standing,
            "scenarios": [
                {
                    "id": r.id,
                    "verdict": r.verdict,
                    "why": r.why,
                    "file": r.file,
                    "line": r.line,
                    "filed": r.filed,
                    "reading": r.reading,
                }
                for r in records
            ],
        }
    return {"engine": engine, "rulebooks": rulebooks, "sentences": sentences}


def exit_code(pytest_code: int, recorder: Recorder) -> int:
    """Return the exit code that a run means: a harness at fault before a breach, a breach before a bad adapter."""
    from headjudge.scenarios.evidence import BREACHES, FAULTS

    if pytest_code == 2 and not recorder.broken:
        return ExitCode.INTERRUPTED
    if pytest_code == 4:
        return ExitCode.WRONG_USAGE
    if recorder.broken or pytest_code == 3:
        return ExitCode.HARNESS_AT_FAULT
    records = [record for records in recorder.records.values() for record in records]
    if not records:
        return ExitCode.NOTHING_SELECTED
    verdicts = {record.verdict for record in records if not record.reading}
    if verdicts & set(BREACHES):
        return ExitCode.NOT_CONFORMING
    return ExitCode.ADAPTER_AT_FAULT if verdicts & set(FAULTS) else ExitCode.AS_EXPECTED
