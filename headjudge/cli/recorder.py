"""What a run keeps: a pytest plugin that listens to the scenarios of `headjudge run`."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from headjudge.divergence.grouping import Group
    from headjudge.protocol.engine import Engine
    from headjudge.protocol.messages import Hello
    from headjudge.scenarios.evidence import Record
    from headjudge.scenarios.selection import Selector
    from headjudge.tracing.recording import Tracer

LETTERS = {"fail": "F", "refused": "F", "unsupported": "u", "off-script": "o", "flaky": "~"}

DIED = "???"
"""The phase of a report that pytest-xdist makes up when a process has died."""


class Recorder:
    """Keeps what each scenario came to, and leaves the telling of failures to the end of the run."""

    def __init__(self, selectors: Sequence[Selector] = (), *, show_progress: bool = True) -> None:
        self.records: dict[str, list[Record]] = {}
        self.texts: dict[str, str] = {}
        self.heard: dict[str, dict[str, Any]] = {}
        """What is known about failing scenarios beyond their verdict."""
        self.broken = 0
        self.died: list[str] = []
        """The scenarios during which the process that judged them came to its end."""
        self.unwritten: list[str] = []
        """What could not be written, a sentence each."""
        self.incomplete = False
        self.internal_error = False
        self.unknown = ""
        """A selected scenario that does not exist."""
        self.collected: list[str] = []
        self.show_progress = show_progress
        self.engine_says: dict[str, Any] = {}
        self.tracer: Tracer | None = None
        """What records the coverage of the engine."""
        self._selectors = selectors
        self._engine: tuple[Engine, Hello] | None = None

    def start(self, engine: Engine, hello: Hello, *, shared: bool) -> None:
        """Take over a started engine: this process judges it, unless several do and each starts its own."""
        import msgspec

        self.engine_says = msgspec.to_builtins(hello)
        if shared:
            self._engine = engine, hello
        else:
            engine.bye()

    @contextmanager
    def noting_what_is_not_written(self) -> Iterator[None]:
        """Go on when a file cannot be written: the rest of the run is worth telling and keeping."""
        from headjudge.saving import CannotWrite

        try:
            yield
        except CannotWrite as error:
            self.unwritten.append(str(error))

    def groups(self, scores: Callable[[str, Record], bool] = lambda rulebook, record: True) -> list[Group]:
        """Return the failures that count by first divergence."""
        from headjudge.divergence.grouping import grouped

        counting = [[one for one in records if scores(name, one)] for name, records in self.records.items()]
        return [group for records in counting for group in grouped(records, self.texts)]

    # Hooks.

    def pytest_configure(self, config: Any) -> None:
        """Give the engine to the plugin that runs the scenarios."""
        from headjudge.pytest_plugin import ENGINE, HELLO, TRACER

        if self._engine is not None:
            config.stash[ENGINE], config.stash[HELLO] = self._engine
        if self.tracer is not None:
            config.stash[TRACER] = self.tracer

    def pytest_deselected(self, items: Sequence[Any]) -> None:
        """Keep the names of scenarios that are there and not selected."""
        self.collected += [_selector(item) for item in items if hasattr(item, "tape")]

    def pytest_collection_finish(self, session: Any) -> None:
        """Run nothing when a scenario is named that does not exist."""
        self.collected += [_selector(item) for item in session.items if hasattr(item, "tape")]
        named = [selector for selector in self._selectors if selector.slug]
        if self.collected:  # with several processes this one collects nothing
            self.unknown = next((str(one) for one in named if str(one) not in self.collected), "")
        if self.unknown:
            session.items[:] = []

    def pytest_collectreport(self, report: Any) -> None:
        """Count what cannot be collected."""
        self.broken += report.failed

    def pytest_internalerror(self) -> None:
        """Note that pytest, or what is built on it, has failed: its exit code alone could mean the adapter too."""
        self.internal_error = self.incomplete = True

    def pytest_keyboard_interrupt(self) -> None:
        """Note that the run was broken off."""
        self.incomplete = True

    def pytest_sessionfinish(self, session: Any) -> None:
        """Note that the run has stopped before its end, as with -x."""
        if not self.broken and (session.shouldfail or session.shouldstop):
            self.incomplete = True

    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """Count scenarios by their verdict; letters are progress, and for terminals only."""
        verdict = str(dict(getattr(report, "user_properties", ())).get("verdict", ""))
        if not verdict or report.when != "call":
            return None
        name = {"pass": "passed", "fail": "breach", "refused": "breach"}.get(verdict, verdict)
        if report.skipped and verdict != "unsupported":
            name = "other reading"
        letter = "." if verdict == "pass" else LETTERS.get(verdict, "!")
        return name, letter if self.show_progress else "", name.upper()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Keep the verdict of a scenario; an error outside of its steps is the harness's."""
        import msgspec

        from headjudge.scenarios.evidence import Divergence, Record

        said = dict(report.user_properties)
        if report.when != "call" or "verdict" not in said:
            self.broken += report.failed
            if report.when == DIED:
                self.died.append(report.nodeid.partition("::")[2])
                self.incomplete = True
            return
        divergence = said.get("divergence")
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
            divergence=msgspec.json.decode(divergence, type=Divergence) if divergence else None,
        )
        self.records.setdefault(said["rulebook"], []).append(record)
        if report.failed:
            self.texts[record.id] = report.longreprtext
            if heard := getattr(report, "headjudge_heard", None):
                self.heard[record.id] = heard


def _selector(item: Any) -> str:
    return f"{item.tape.rulebook}:{item.tape.id.partition('[')[0]}"
