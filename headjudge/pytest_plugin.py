"""The pytest plugin: collects feature files directly and runs them with pytest-bdd on an engine.

Three step definitions with a dispatching parser bind the whole vocabulary; a step that it does not know is left to the
user's own pytest-bdd steps. The verdict of a scenario is the outcome of its item, and stands in its user properties.
"""

from __future__ import annotations

import contextlib
import gc
import inspect
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, scenario, then, when
from pytest_bdd.feature import features as parsed_features
from pytest_bdd.parser import Step as BddStep
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import find_fixturedefs_for_step

from headjudge.bdd_lookup import Lookup
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineCannotStart, EngineFault, EngineNotFound
from headjudge.protocol.messages import Hello
from headjudge.scenarios import features, tapes
from headjudge.scenarios.errors import BadFeature
from headjudge.scenarios.evidence import BREACHES, Divergence
from headjudge.scenarios.expect import NotSupported, Outcome, Verdict
from headjudge.scenarios.kept import as_data
from headjudge.scenarios.levels import lacks, other_reading
from headjudge.scenarios.listening import Listened, heard, listen
from headjudge.scenarios.registry import load_vocabulary
from headjudge.scenarios.running import Running, told
from headjudge.scenarios.selection import Selector
from headjudge.scenarios.tapes import Bound, Tape

if TYPE_CHECKING:
    from headjudge.tracing.recording import Tracer

ENGINE = pytest.StashKey[Engine]()
HELLO = pytest.StashKey[Hello | None]()
BESIDE = pytest.StashKey[Engine]()
"""The reference, to hold a failing engine against it."""
TRACER = pytest.StashKey["Tracer"]()
"""What records the coverage of the engine, if that is asked for."""
REFERENCE = "reference"


class Current:
    """The scenario under way in this process; step parsers have no other way to know it."""

    running: Running | None = None
    collecting = False


CURRENT = Current()


class UncertainVerdict(Outcome):
    """A scenario that fails and then passes."""

    verdict = "flaky"


class Vacuous(Outcome):
    """A scenario that cannot fail."""

    verdict = "vacuous"


# Options and engine.


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the harness."""
    group = parser.getgroup("headjudge")
    group.addoption("--engine", default=REFERENCE, metavar="ENGINE", help="reference, py:module:Class or cmd:program")
    group.addoption("--select", action="append", default=[], metavar="RULEBOOK[:CLAUSE[/SLUG]]", help="what to judge")
    group.addoption("--no-vacuity", action="store_true", help="do not look for scenarios that cannot fail")
    group.addoption("--engine-coverage", metavar="DIR", help="record which lines of the engine each scenario runs")


def engine_of(config: pytest.Config) -> Engine:
    """Return the engine of the session, started on first use."""
    if ENGINE not in config.stash:
        from headjudge.protocol.resolve import resolve

        tracer = tracer_of(config)
        with tracer.importing() if tracer else contextlib.nullcontext():
            engine = resolve(config.getoption("--engine"))
            config.stash[HELLO] = engine.hello()
        config.stash[ENGINE] = engine
    return config.stash[ENGINE]


def tracer_of(config: pytest.Config) -> Tracer | None:
    """Return what records the coverage of the engine, made on first use if it is asked for."""
    if TRACER not in config.stash and (evidence := config.getoption("--engine-coverage")):
        from headjudge.tracing.recording import Tracer

        config.stash[TRACER] = Tracer(Path(evidence), config.getoption("--engine"))
    return config.stash.get(TRACER, None)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Save what this process has traced, before a process that waits for it puts all together."""
    if TRACER in session.config.stash:
        session.config.stash[TRACER].save()


def reference_of(config: pytest.Config) -> Engine:
    """Return the reference beside which a failing engine is run, started on first use."""
    if BESIDE not in config.stash:
        from headjudge.protocol.resolve import resolve

        config.stash[BESIDE] = resolve(REFERENCE)
    return config.stash[BESIDE]


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Find steps fast; what is cleaned up here comes after pytest's own last look for garbage."""
    lookup = Lookup(FeatureFile)
    lookup.install()
    config.add_cleanup(lookup.remove)
    config.add_cleanup(gc.unfreeze)


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the engine, and put its coverage together."""
    if ENGINE in config.stash:
        with contextlib.suppress(EngineFault):
            config.stash[ENGINE].bye()
    if not hasattr(config, "workerinput") and (tracer := tracer_of(config)):
        tracer.gather()


# Collection.


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the feature files of rulebooks, and whatever feature file is named on the command line."""
    if file_path.suffix != ".feature":
        return None
    try:
        features.rulebook_of(file_path)
    except BadFeature:
        text = file_path.read_text(encoding="utf-8", errors="replace")
        if "@rulebook:" not in text and not parent.session.isinitpath(file_path):
            return None
    return FeatureFile.from_parent(parent, path=file_path)


class FeatureFile(pytest.Module):
    """A feature file; its items are scenarios."""

    def _getobj(self) -> ModuleType:
        return ModuleType(self.path.stem)

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Bind every scenario; a mistake in one is an error of the collection."""
        CURRENT.collecting = True
        parsed_features.pop(str(self.path), None)  # pytest-bdd keeps what it has read, also when the file has changed
        try:
            feature = features.read(self.path)
            known = tapes.Known(self._knows)
            for tape in tapes.compile_feature(feature, load_vocabulary(), known):
                yield ScenarioItem.of(self, tape)
        except HeadjudgeError as error:
            raise self.CollectError(str(error)) from None
        finally:
            CURRENT.collecting = False

    def _knows(self, step: features.Step) -> bool:
        """Tell whether an ordinary pytest-bdd step of the user fits a step."""
        manager = self.session._fixturemanager
        own = BddStep(step.text, step.type, 0, step.line, step.keyword)
        return any(True for _ in find_fixturedefs_for_step(own, manager, self))


class ScenarioItem(pytest.Function):
    """One scenario, run by pytest-bdd."""

    tape: Tape
    judged: Verdict | None = None
    divergence: Divergence | None = None
    did: Mapping[int, str] | None = None
    heard: dict[str, Any] | None = None
    """What is known about a failure beyond its verdict, and the scenario itself, to be replayed."""

    @classmethod
    def of(cls, parent: FeatureFile, tape: Tape) -> ScenarioItem:
        """Return the item of a tape."""
        run = _wrapped(tape)
        item: ScenarioItem = cls.from_parent(parent, name=tape.id, callobj=run)
        item.tape = tape
        item.extra_keyword_matches.update([*tape.scenario.tags, tape.rulebook, tape.scenario.name])
        return item

    def runtest(self) -> None:
        """Run the scenario; its verdict is kept in the user properties."""
        __tracebackhide__ = True
        try:
            CURRENT.running = running = Running(self.tape, self._engine())
        except EngineFault as error:
            self._settle(tapes.verdict_of(error, None))
            raise
        except (EngineNotFound, EngineCannotStart) as error:
            pytest.exit(str(error), returncode=ExitCode.ADAPTER_AT_FAULT)
        try:
            if why := lacks(self.tape, self.config.stash[HELLO]):
                raise NotSupported(why)
            with self._traced(running):
                super().runtest()
            self._must_be_able_to_fail(running)
            self._settle(Verdict("pass"))
        except (Outcome, EngineFault) as error:
            self._settle(self._again(running.verdict(error), running))
            assert self.judged is not None
            if self.judged.name == "unsupported":
                pytest.skip(f"unsupported: {self.judged.why}")
            if reading := self._excused(self.judged):
                self.user_properties.append(("reading", reading))
                pytest.skip(f"differs on the reading {reading}: {self.judged.why}")
            self.did = running.did
            self._find_divergence(running)
            raise
        finally:
            CURRENT.running = None
            running.close()

    def _engine(self) -> Engine:
        """Return the engine; one that cannot be heard when the scenario is run again is listened to at once."""
        engine = engine_of(self.config)
        return engine if self.tape.complete else Listened(engine)

    @contextlib.contextmanager
    def _traced(self, running: Running) -> Iterator[None]:
        """Trace the engine while the steps run, if its coverage is asked for; what is tried afterwards is not."""
        tracer = tracer_of(self.config)
        if tracer is None:
            yield
            return
        from headjudge.tracing.recording import TracedEngine

        plain, running.engine = running.engine, TracedEngine(running.engine, tracer)
        try:
            with tracer.context(self.tape.rulebook, self.tape.id):
                yield
        finally:
            running.engine = plain

    def _excused(self, verdict: Verdict) -> str:
        """Return the reading on which this engine may differ; the reference follows all of ours."""
        if verdict.name not in BREACHES or self.config.getoption("--engine") == REFERENCE:
            return ""
        return other_reading(self.tape, self.config.stash[HELLO])

    def _again(self, verdict: Verdict, running: Running) -> Verdict:
        """Run a failing scenario once more, listening; another verdict makes it flaky."""
        if verdict.name in ("unsupported", "vacuous"):
            return verdict
        if isinstance(running.engine, Listened):
            self.heard = heard(self.tape, running.engine, verdict, running.open_decision, running.did)
            return verdict
        second, self.heard = listen(self.tape, running.engine)
        self.heard["scenario"] = as_data(self.tape)
        if second.name != verdict.name:
            return verdict._replace(name="flaky", why=f"first {verdict}, then {second}")
        return verdict

    def _find_divergence(self, running: Running) -> None:
        """Run a failing scenario beside the reference, and keep where the engine first departs from it."""
        assert self.judged is not None
        unknown = self.judged.name in ("flaky", "hung")  # a third wait for an answer would tell little
        if self.config.getoption("--engine") == REFERENCE or unknown or not self.tape.complete:
            return
        import msgspec

        from headjudge.divergence.lockstep import first_divergence

        running.close()
        self.divergence = first_divergence(self.tape, running.engine, reference_of(self.config))
        self.user_properties.append(("divergence", msgspec.json.encode(self.divergence).decode()))

    def _must_be_able_to_fail(self, running: Running) -> None:
        if self.config.getoption("--engine") != REFERENCE or self.config.getoption("--no-vacuity"):
            return
        if self.tape.complete and tapes.is_vacuous(self.tape, running.engine):
            raise Vacuous("every Then is true before the first When, and without abilities and marks too")

    def _settle(self, verdict: Verdict) -> None:
        self.judged = verdict
        scenario_ = self.tape.scenario
        self.user_properties += [
            ("rulebook", self.tape.rulebook),
            ("id", self.tape.id),
            ("clauses", " ".join(scenario_.clauses)),
            ("tags", " ".join(tag for tag in scenario_.tags if tag not in scenario_.clauses)),
            ("verdict", verdict.name),
            ("why", verdict.why),
            ("line", str(verdict.line or scenario_.line)),
            ("filed", verdict.clause),
        ]

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show the scenario with the failing line, and no frames of libraries."""
        if isinstance(excinfo.value, (Outcome, EngineFault)) and self.judged is not None:
            return told(self.tape, self.judged, str(self.config.getoption("--engine")), self.divergence, self.did)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the scenario stands."""
        # pytest turns the dots of a line that ends with this into colons, so that it must not be the id alone.
        return self.path, self.tape.scenario.line - 1, f"{self.name}: {self.tape.scenario.name}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the report carry what is known about a failure; user properties would put it into JUnit files."""
    report = yield
    if isinstance(item, ScenarioItem) and report.when == "call" and report.failed and item.heard is not None:
        vars(report)["headjudge_heard"] = item.heard
    return report


def _wrapped(tape: Tape) -> Callable[..., None]:
    """Return the function by which pytest-bdd runs a scenario, for one row of an outline if it is one."""
    bdd: Any = scenario(str(tape.file), tape.scenario.name, features_base_dir=str(tape.file.parent))(_nothing_more)
    rows = getattr(bdd, "pytestmark", [])
    row = next(
        (
            dict(values.values[0])
            for mark in rows
            if mark.name == "parametrize"
            for values in mark.args[1]
            if values.id == tape.scenario.example
        ),
        {},
    )

    def run_scenario(request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        bdd(request, row)

    return run_scenario


def _nothing_more() -> None:
    """All of a scenario is in its steps."""


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Tags of our features are clauses and notes to the harness, no marks of pytest."""
    return True if CURRENT.collecting else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what the selectors name."""
    selectors = [Selector.read(text) for text in config.getoption("--select")]
    if not selectors:
        return
    kept = [item for item in items if _selected(item, selectors)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare what was collected from being looked through for garbage again and again while scenarios run."""
    if any(isinstance(item, ScenarioItem) for item in session.items):
        gc.freeze()


def _selected(item: pytest.Item, selectors: Iterable[Selector]) -> bool:
    return isinstance(item, ScenarioItem) and any(selector.takes(item.tape) for selector in selectors)


# Steps.


class Dispatch(StepParser):
    """A parser that leads every step of one type to the handler to which it was bound at collection."""

    def __init__(self, type: str) -> None:
        super().__init__(f"headjudge {type}")
        self.type = type

    def is_matching(self, name: str) -> bool:
        """Tell whether the vocabulary knows the step under way."""
        running = CURRENT.running
        return running is not None and running.bound(self.type, name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return the step as it was bound."""
        assert CURRENT.running is not None
        return {"bound": CURRENT.running.bound(self.type, name)}


@given(Dispatch("given"))
def lay_out(bound: Bound) -> None:
    """Carry out a Given of the vocabulary."""
    _do(bound)


@when(Dispatch("when"))
def do_something(bound: Bound) -> None:
    """Carry out a When of the vocabulary."""
    _do(bound)


@then(Dispatch("then"))
def look(bound: Bound) -> None:
    """Carry out a Then of the vocabulary."""
    _do(bound)


for _step in (lay_out, do_something, look):  # pytest-bdd asks for the signature at every call
    vars(_step)["__signature__"] = inspect.signature(_step)


def _do(bound: Bound) -> None:
    __tracebackhide__ = True
    assert CURRENT.running is not None
    CURRENT.running.do(bound)


def pytest_bdd_before_step_call(step_func: Callable[..., object]) -> None:
    """Refuse a coroutine: pytest-bdd would pass it without running it."""
    if CURRENT.running is not None and inspect.iscoroutinefunction(step_func):
        raise TypeError(f"the step {step_func.__name__} is async; pytest-bdd does not run such steps")


def pytest_bdd_after_step() -> None:
    """Go on to the next step."""
    if CURRENT.running is not None:
        CURRENT.running.cursor += 1


@pytest.fixture
def headjudge_table() -> Any:
    """The table of the scenario under way, for steps in a user's conftest."""
    assert CURRENT.running is not None
    return CURRENT.running.table
