"""Tapes: scenarios with every step bound once to its handler and arguments; running one is calling the handlers.

The Givens need no engine, so they are carried out when the tape is made; what they lay out is kept as one message.
"""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from headjudge.errors import HeadjudgeError
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import New
from headjudge.scenarios import card_set, features, ids
from headjudge.scenarios.driver import Script
from headjudge.scenarios.errors import MisplacedStep, ScenarioError, UndefinedStep
from headjudge.scenarios.expect import PASS, Outcome, Unmet, Verdict
from headjudge.scenarios.features import Feature, Scenario, Step
from headjudge.scenarios.phrases import Handler, Phrase
from headjudge.scenarios.registry import Registry, load_vocabulary
from headjudge.scenarios.scope import Scope
from headjudge.scenarios.setup import Setup, stripped
from headjudge.scenarios.table import Table
from headjudge.scenarios.words import Words, words_of

if TYPE_CHECKING:
    from headjudge.protocol.engine import Engine

WITH_TEXT = ("datatable", "docstring")


class Bound(NamedTuple):
    """A step with its handler and arguments; `phrase` is None for a step that only pytest-bdd knows."""

    step: Step
    phrase: Phrase | None
    handler: Handler
    arguments: dict[str, Any]


class Tape(NamedTuple):
    """A scenario that is ready to run."""

    id: str
    scenario: Scenario
    file: Path
    words: Words
    steps: tuple[Bound, ...]
    """All steps, Givens included; running calls those after `given`."""
    given: int
    new: New
    script: Script
    own_cards: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether the vocabulary knows all steps, so that the tape runs without pytest."""
        return all(bound.phrase is not None for bound in self.steps)

    @property
    def rulebook(self) -> str:
        """The rulebook it belongs to."""
        return self.words.rulebook


class Known(NamedTuple):
    """What decides about a step that the vocabulary does not know: whether some pytest-bdd step does."""

    elsewhere: Callable[[Step], bool]


NOWHERE = Known(lambda step: False)


def compile_feature(feature: Feature, registry: Registry | None = None, known: Known = NOWHERE) -> list[Tape]:
    """Bind all scenarios of a feature; the first mistake is raised with its file and line."""
    registry = registry or load_vocabulary()
    names = ids.ids_of(feature)
    pairs = zip(names, feature.scenarios, strict=True)
    return [compile_scenario(own, scenario, feature, registry, known) for own, scenario in pairs]


def compile_scenario(
    own: str, scenario: Scenario, feature: Feature, registry: Registry, known: Known = NOWHERE
) -> Tape:
    """Bind one scenario: read each step with what the Givens before it have laid out."""
    words = words_of(feature.rulebook, card_set.beside(feature.file, feature.rulebook))
    setup = Setup(words)
    steps: list[Bound] = []
    given = 0
    for step in scenario.steps:
        try:
            bound = bind(step, setup, registry, known)
            if step.type == "given":
                if given < len(steps):
                    raise MisplacedStep(f'"{step.text}": a Given stands before the first When or Then')
                given += 1
                if bound.phrase is not None:
                    bound.handler(setup, **bound.arguments)
        except HeadjudgeError as error:
            raise located(error, feature.file, step.line) from None
        steps.append(bound)
    if not any(step.type == "then" for step in scenario.steps):
        raise MisplacedStep(f'the scenario "{scenario.name}" has no Then').at(feature.file, scenario.line)
    try:
        new = setup.build()
    except HeadjudgeError as error:
        raise located(error, feature.file, scenario.line) from None
    return Tape(own, scenario, feature.file, words, tuple(steps), given, new, script_of(setup), tuple(setup.own))


def script_of(setup: Setup) -> Script:
    """Return what the Givens say about chance and order."""
    order = {label: place for place, label in enumerate(setup.laid)}
    return Script(str(setup.chance["first player"]), setup.shuffles, order, bool(setup.chance.get("courtesies")))


def located(error: HeadjudgeError, file: Path, line: int) -> ScenarioError:
    """Return an error with its place in a feature file."""
    if isinstance(error, ScenarioError):
        return error.at(ids.relative(file) if file.is_absolute() else file, line)
    return ScenarioError(str(error)).at(ids.relative(file), line)


def bind(step: Step, setup: Setup, registry: Registry, known: Known = NOWHERE) -> Bound:
    """Find the phrase of a step and convert its arguments."""
    game = setup.words.game.name
    found = registry.find(step.type, step.text, game)
    if found is None:
        if known.elsewhere(step):
            return Bound(step, None, _by_pytest, {})
        raise UndefinedStep(step.type, step.text, registry.nearest(step.type, step.text, game))
    arguments = found.convert(setup.scope())
    for name, value in (("datatable", step.table), ("docstring", step.docstring)):
        if value is not None:
            if name not in taken_texts(found.phrase.handler):
                raise MisplacedStep(f'"{step.text}" takes no {"table" if name == "datatable" else "doc string"}')
            arguments[name] = value
    return Bound(step, found.phrase, found.phrase.handler, arguments)


@cache
def taken_texts(handler: Handler) -> frozenset[str]:
    """Return which of table and doc string a handler takes."""
    return frozenset(WITH_TEXT) & set(inspect.signature(handler).parameters)


def _by_pytest(table: Table) -> None:
    raise MisplacedStep("this step is known to pytest-bdd only; run the scenario with pytest")


def run_tape(tape: Tape, engine: Engine, new: New | None = None) -> Verdict:
    """Run a tape on an engine and return its verdict; the engine may be used for the next one."""
    table = Table(tape.words, new or tape.new, tape.script, engine)
    bound = None
    try:
        for bound in tape.steps[tape.given :]:
            bound.handler(table, **bound.arguments)
    except (Outcome, EngineFault) as error:
        return verdict_of(error, bound.step if bound else None)
    finally:
        close(table)
    return PASS


def verdict_of(error: Outcome | EngineFault, step: Step | None) -> Verdict:
    """Return the verdict of a scenario that was ended by an outcome or a fault at a step."""
    line, text = (step.line, f"{step.keyword} {step.text}") if step else (0, "")
    if isinstance(error, Outcome):
        return error.as_verdict(line, text)
    return Verdict(error.verdict, str(error), line, text)


def close(table: Table) -> None:
    """End the game of a table, whatever state the engine is in."""
    with contextlib.suppress(Outcome, EngineFault):
        table.close()


def judge(tape: Tape, engine: Engine, *, vacuity: bool = False) -> Verdict:
    """Run a tape; a failing one is run again, and one that passes must be able to fail if `vacuity` is asked for."""
    verdict = run_tape(tape, engine)
    if verdict.name == "pass":
        if vacuity and is_vacuous(tape, engine):
            why = "every Then is true before the first When, and without abilities and marks too"
            return Verdict("vacuous", why, tape.scenario.line, tape.scenario.name, tape.scenario.clause)
        return verdict
    if verdict.name == "unsupported":
        return verdict
    again = run_tape(tape, engine)
    if again.name != verdict.name:
        return verdict._replace(name="flaky", why=f"first {verdict}, then {again}")
    return verdict


def is_vacuous(tape: Tape, engine: Engine) -> bool:
    """Tell whether a scenario cannot fail: nothing it expects depends on its Whens, abilities or marks."""
    if "unchanged" in tape.scenario.tags or tape.new.decks is not None:
        return False
    outcome, ran_on = _before_the_whens(tape, engine, tape.new)
    if outcome is not None:
        return False
    if ran_on and isinstance(_before_the_whens(tape, engine, _at_rest(tape))[0], Unmet):
        return False
    plain = stripped(tape.new)
    return plain == tape.new or run_tape(tape, engine, plain).name == "pass"


def _before_the_whens(tape: Tape, engine: Engine, new: New) -> tuple[Outcome | None, bool]:
    """Return what becomes of the Thens at the start, and whether the game ran on from it by itself."""
    table = Table(tape.words, new, tape.script, engine)
    ran_on = False
    try:
        view = table.view()
        ran_on = new.position is not None and (view.at, view.turn) != (new.position.at, new.position.turn)
        for bound in tape.steps[tape.given :]:
            if bound.step.type == "then":
                bound.handler(table, **bound.arguments)
    except Outcome as outcome:
        return outcome, ran_on
    finally:
        close(table)
    return None, ran_on


def _at_rest(tape: Tape) -> New:
    """Return the same cards at the moment where a scenario stands unless told: nothing happens there by itself."""
    assert tape.new.position is not None
    moment = tape.words.moment(tape.words.game.default_moment, Scope(tape.words, {}, None))
    return replace(tape.new, position=replace(tape.new.position, at=moment.label))


def load(folder: Path, registry: Registry | None = None) -> list[Tape]:
    """Return the tapes of all feature files of a folder."""
    registry = registry or load_vocabulary()
    return [tape for file in features.feature_files(folder) for tape in compile_feature(features.read(file), registry)]


def runnable(tapes: Sequence[Tape]) -> list[Tape]:
    """Return the tapes that need no pytest-bdd step of a user."""
    return [tape for tape in tapes if tape.complete]
