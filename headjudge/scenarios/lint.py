"""What `headjudge check` looks for in a feature file: everything that can be known without an engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from headjudge import paths
from headjudge.catalogue import Catalogue
from headjudge.catalogue import load as load_clauses
from headjudge.catalogue.numbering import SHAPE
from headjudge.catalogue.readings import load as load_readings
from headjudge.catalogue.wording import Wording
from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.scenarios import card_set, features, ids, tapes
from headjudge.scenarios.errors import ScenarioError
from headjudge.scenarios.features import Feature, RuleBlock
from headjudge.scenarios.registry import load_vocabulary
from headjudge.scenarios.tapes import Tape

TAGS = {
    "example": "the document's own example",
    "events": "looks at the order of events",
    "own-card": "makes up a card with abilities",
    "unchanged": "nothing happening, or a bare position, is the point",
}
LONGEST_TITLE = 130
FEWEST_WORDS = 3
MOST_TABLE_CELLS = 60
DOC_STRING = '"""'


class Finding(NamedTuple):
    """Something to mend, or (`note`) something to think about."""

    file: str
    line: int
    sentence: str
    note: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {'note: ' if self.note else ''}{self.sentence}"


def check_file(file: Path) -> list[Finding]:
    """Return what is wrong with a feature file."""
    where = ids.relative(file)
    try:
        feature = features.read(file)
        catalogue = load_clauses(feature.rulebook)
    except HeadjudgeError as error:
        return [_finding(error, where, 1)]
    found = [*_rules(feature, catalogue, where), *_tags(feature, catalogue, where)]
    bound, broken = bind_all(feature)
    found += [_finding(error, where, line) for line, error in broken]
    for tape in bound:
        found += _scenario(tape, where)
    found += _blank_first(bound, where)
    found += _wording(feature, file, where)
    return sorted(set(found), key=lambda one: (one.line, one.sentence))


def _finding(error: HeadjudgeError, where: str, line: int) -> Finding:
    if isinstance(error, ScenarioError):
        more = f"; {error.more}" if error.more else ""
        return Finding(where, error.line or line, f"{error.sentence}{more}")
    return Finding(where, line, str(error))


def bind_all(feature: Feature) -> tuple[list[Tape], list[tuple[int, HeadjudgeError]]]:
    """Bind every scenario of a feature, and return those that are wrong beside those that are right."""
    registry = load_vocabulary()
    bound: list[Tape] = []
    broken: list[tuple[int, HeadjudgeError]] = []
    for own, scenario in zip(ids.ids_of(feature), feature.scenarios, strict=True):
        try:
            bound.append(tapes.compile_scenario(own, scenario, feature, registry))
        except HeadjudgeError as error:
            broken.append((scenario.line, error))
    return bound, broken


def _rules(feature: Feature, catalogue: Catalogue, where: str) -> Iterator[Finding]:
    for rule in feature.rules:
        clauses = [tag for tag in rule.tags if SHAPE.fullmatch(tag)]
        if not clauses:
            yield Finding(where, rule.line, f'the Rule "{rule.title}" has no clause as its tag')
            continue
        yield from _title(rule, clauses[0], where)
        clause = catalogue.get(clauses[0])
        if clause is not None and not clause.testable:
            yield Finding(where, rule.line, f"{clause.id} is excluded: {clause.why_not}", note=True)
        section = feature.file.stem if SHAPE.fullmatch(feature.file.stem) else ""
        if section and clause is not None and not catalogue.numbering.below(clause.id, section):
            yield Finding(where, rule.line, f"{clause.id} does not belong into {feature.file.name}")
    for scenario in feature.scenarios:
        if not scenario.clauses:
            yield Finding(where, scenario.line, f'"{scenario.name}" is about no clause; put it under a Rule')
        if not scenario.name:
            yield Finding(where, scenario.line, "a scenario needs a name: a sentence about behaviour")


def _title(rule: RuleBlock, clause: str, where: str) -> Iterator[Finding]:
    own, _, gist = rule.title.partition(" ")
    if own != clause:
        yield Finding(where, rule.line, f'the title begins with "{own}", the tag says {clause}')
    elif len(gist.split()) < FEWEST_WORDS:
        yield Finding(where, rule.line, f"the title of {clause} says in a few words what the clause asks for")
    elif len(rule.title) > LONGEST_TITLE:
        yield Finding(where, rule.line, f"the title of {clause} is longer than {LONGEST_TITLE} characters")


def _tags(feature: Feature, catalogue: Catalogue, where: str) -> Iterator[Finding]:
    readings = load_readings(feature.rulebook)
    places = [(1, feature.tags), *((rule.line, rule.tags) for rule in feature.rules)]
    places += [(scenario.line, scenario.tags) for scenario in feature.scenarios]
    told: set[str] = set()
    for line, tags in places:
        for tag in tags:
            if tag in told or tag in TAGS or tag in catalogue or tag.startswith("rulebook:"):
                continue
            told.add(tag)
            if tag.startswith("reading:"):
                name = tag.partition(":")[2]
                if name not in readings:
                    yield Finding(where, line, f'no reading "{name}".{did_you_mean(name, readings)}')
            elif SHAPE.fullmatch(tag):
                near = catalogue.nearest(tag)
                yield Finding(where, line, f"no clause {tag}.{f' Did you mean {near}?' if near else ''}")
            else:
                hint = did_you_mean(tag, [*TAGS, "reading:"])
                yield Finding(where, line, f"no tag @{tag}; tags: {', '.join(TAGS)}, reading:…, clauses.{hint}")


def _scenario(tape: Tape, where: str) -> Iterator[Finding]:
    scenario = tape.scenario
    texts = tape.new.position.cards if tape.new.position else tape.new.cards
    for name in tape.own_cards:
        for ability in texts[name].abilities if name in texts else ():
            why = why_not_read(ability, tape.rulebook)
            if why:
                yield Finding(where, scenario.line, f"{name}: {why}")
    if tape.own_cards and "own-card" not in scenario.tags:
        yield Finding(where, scenario.line, f"{', '.join(tape.own_cards)} is a card of its own: tag it @own-card")
    if not tape.own_cards and "own-card" in scenario.tags:
        yield Finding(where, scenario.line, "@own-card, and no card with abilities is made up")
    looks = [bound for bound in tape.steps if bound.phrase is not None and bound.phrase.group == "events"]
    if looks and "events" not in scenario.tags:
        yield Finding(where, looks[0].step.line, "a step that looks at events: tag the scenario @events")
    for bound in tape.steps:
        table = bound.step.table
        if table and len(table) * len(table[0]) > MOST_TABLE_CELLS:
            yield Finding(where, bound.step.line, "a long table; a doc string is read once, a table at every run")


@cache
def why_not_read(ability: str, rulebook: str) -> str:
    """Return why an ability cannot be read, or nothing."""
    from headjudge import notation

    try:
        notation.parse(ability, rulebook)
    except notation.NotationError as error:
        return str(error)
    return ""


def _blank_first(bound: list[Tape], where: str) -> Iterator[Finding]:
    """Note the clauses for which every scenario needs a card with abilities."""
    by_clause: dict[str, list[Tape]] = {}
    for tape in bound:
        by_clause.setdefault(tape.scenario.clause, []).append(tape)
    for clause, own in by_clause.items():
        if not any(is_blank(tape) for tape in own):
            line = own[0].scenario.line
            yield Finding(
                where, line, f"{clause} has no scenario with blank cards only; would some suffice?", note=True
            )


def is_blank(tape: Tape) -> bool:
    """Tell whether a scenario has blank cards only."""
    cards = tape.new.position.cards if tape.new.position else tape.new.cards
    return all(not text.abilities for text in cards.values())


@cache
def wording(rulebook: str) -> Wording:
    """Return the official wording of a rulebook, as hashes."""
    return Wording(load_clauses(rulebook))


def _wording(feature: Feature, file: Path, where: str) -> Iterator[Finding]:
    # Placeholder-free text only: cards, tags and steps are ours; what borrows is titles, names and comments.
    text = re.sub(r"@\S+", "", file.read_text(encoding="utf-8"))
    notation = _notation_lines(text)
    for borrowed in wording(feature.rulebook).find(text):
        said = f'official wording of {borrowed.clause}: "{borrowed.words}"'
        ours = borrowed.first_line in notation and borrowed.last_line in notation
        yield Finding(where, borrowed.first_line, f"{said}; say it in other words", note=ours)


def _notation_lines(text: str) -> set[int]:
    """Return the lines inside doc strings: cards in the notation, which reads like card text."""
    inside = False
    found: set[int] = set()
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() == DOC_STRING:
            inside = not inside
        elif inside:
            found.add(number)
    return found


def check_cards(rulebook: str) -> list[Finding]:
    """Return what is wrong with the test set of a rulebook: abilities, properties and clauses that do not exist."""
    from headjudge.scenarios.words import words_of

    file = paths.rulebook_dir(rulebook) / card_set.FILE
    where = ids.relative(file)
    try:
        cards = card_set.load(rulebook)
    except HeadjudgeError as error:
        return [_finding(error, where, 1)]
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    catalogue, properties = load_clauses(rulebook), words_of(rulebook).names("property")
    found: list[Finding] = []
    for name, card in cards.items():
        line = text.count("\n", 0, max(text.find(f"[{name}]"), 0)) + 1
        said = [why_not_read(ability, rulebook) for ability in card.text.abilities]
        said += [f"no clause {c}" for c in card.unlocks if c not in catalogue]
        said += [f'no property "{p}"' for p in card.text.properties if p not in properties]
        found += [Finding(where, line, f"{name}: {why}") for why in said if why]
    for borrowed in wording(rulebook).find(text):
        said_there = f'official wording of {borrowed.clause}: "{borrowed.words}"'
        found.append(Finding(where, borrowed.first_line, said_there, note=True))
    return found
