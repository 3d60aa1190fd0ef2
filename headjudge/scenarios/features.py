"""Feature files as data: read with the gherkin parser that pytest-bdd uses, outlines written out, nothing bound yet."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from headjudge import paths
from headjudge.catalogue.numbering import SHAPE
from headjudge.scenarios.errors import BadFeature
from headjudge.scenarios.phrases import StepType

_TYPES: dict[str, StepType] = {"Context": "given", "Action": "when", "Outcome": "then"}
_PARAMETER = re.compile(r"<(.+?)>")
Row = Mapping[str, str]


class Step(NamedTuple):
    """One step as it is written."""

    type: StepType
    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] | None = None
    docstring: str | None = None
    background: bool = False


class Scenario(NamedTuple):
    """One scenario, background steps included; an outline gives one for each row of its examples."""

    name: str
    line: int
    steps: tuple[Step, ...]
    tags: tuple[str, ...]
    """Tags of feature, rule and scenario, in this order."""
    clauses: tuple[str, ...]
    """The clauses that it is about, that of its Rule first."""
    example: str = ""
    """The values of its row in an outline, joined as pytest-bdd does it."""
    rule_line: int = 0

    @property
    def clause(self) -> str:
        """The clause under which it is filed."""
        return self.clauses[0] if self.clauses else ""


class RuleBlock(NamedTuple):
    """A Rule: its title and tags."""

    title: str
    line: int
    tags: tuple[str, ...]


class Feature(NamedTuple):
    """A feature file."""

    file: Path
    rulebook: str
    name: str
    tags: tuple[str, ...]
    rules: tuple[RuleBlock, ...]
    scenarios: tuple[Scenario, ...]


def read(file: Path) -> Feature:
    """Read a feature file; what pytest-bdd would silently get wrong is an error."""
    data = _parse(file)["feature"]
    if data is None:
        raise BadFeature("the file has no feature").at(file, 1)
    tags = _tags(data)
    rulebook = rulebook_of(file, tags)
    rules: list[RuleBlock] = []
    scenarios: list[Scenario] = []
    background: list[Step] = []
    for child in data["children"]:
        if "background" in child:
            background = list(_steps(child["background"]["steps"], file, background=True))
        elif "rule" in child:
            rule = child["rule"]
            block = RuleBlock(rule["name"], rule["location"]["line"], _tags(rule))
            rules.append(block)
            scenarios += _of_rule(rule, block, background, tags, file)
        else:
            scenarios += _scenarios(child["scenario"], background, tags, (), 0, file)
    _refuse_equal_names(scenarios, file)
    return Feature(file, rulebook, data["name"], tags, tuple(rules), tuple(scenarios))


def _parse(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFeature(f"{file} is not UTF-8 text") from None
    try:
        return cast("dict[str, Any]", Parser().parse(text))
    except CompositeParserException as error:
        first = error.errors[0]
        line = int(first.location["line"])
        said = re.sub(r"^\(\d+:\d+\): ", "", str(first))
        raise BadFeature(f"not Gherkin: {said}").at(file, line) from None


def rulebook_of(file: Path, tags: Sequence[str] = ()) -> str:
    """Return the rulebook of a feature file: a folder of its path has the name, or a tag of the feature says it."""
    known = paths.rulebooks()
    for tag in tags:
        if tag.startswith("rulebook:"):
            return tag.partition(":")[2]
    for part in reversed(file.resolve().parts[:-1]):
        if part in known:
            return part
    raise BadFeature(
        f"{file.name} belongs to no rulebook",
        f"put it into a folder with the name of one ({', '.join(known)}), or tag the feature @rulebook:{known[0]}"
        if known
        else "there are no rulebooks",
    ).at(file, 1)


def _tags(data: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].lstrip("@") for tag in data["tags"])


def _of_rule(
    rule: Mapping[str, Any], block: RuleBlock, background: list[Step], tags: tuple[str, ...], file: Path
) -> Iterator[Scenario]:
    own = list(background)
    for child in rule["children"]:
        if "background" in child:
            own = [*background, *_steps(child["background"]["steps"], file, background=True)]
        else:
            yield from _scenarios(child["scenario"], own, tags, block.tags, block.line, file)


def _scenarios(
    data: Mapping[str, Any],
    background: list[Step],
    feature_tags: tuple[str, ...],
    rule_tags: tuple[str, ...],
    rule_line: int,
    file: Path,
) -> Iterator[Scenario]:
    own_tags = _tags(data)
    tags = tuple(dict.fromkeys([*feature_tags, *rule_tags, *own_tags]))
    clauses = tuple(dict.fromkeys(tag for tag in (*rule_tags, *own_tags, *feature_tags) if SHAPE.fullmatch(tag)))
    steps = [*background, *_steps(data["steps"], file)]
    line = data["location"]["line"]
    if not data["examples"]:
        yield Scenario(data["name"], line, tuple(steps), tags, clauses, "", rule_line)
        return
    for row, row_line in _rows(data, file):
        rendered = tuple(_render(step, row) for step in steps)
        yield Scenario(data["name"], row_line, rendered, tags, clauses, "-".join(row.values()), rule_line)


def _rows(data: Mapping[str, Any], file: Path) -> Iterator[tuple[dict[str, str], int]]:
    for examples in data["examples"]:
        if examples["tags"]:
            hint = "pytest-bdd does not see them; tag the scenario, or write two scenarios"
            raise BadFeature("tags on Examples", hint).at(file, examples["location"]["line"])
        header = examples.get("tableHeader")
        if not header or not examples.get("tableBody"):
            raise BadFeature("Examples without rows").at(file, examples["location"]["line"])
        names = [cell["value"] for cell in header["cells"]]
        for row in examples["tableBody"]:
            yield dict(zip(names, (cell["value"] for cell in row["cells"]), strict=True)), row["location"]["line"]


def _steps(data: Sequence[Mapping[str, Any]], file: Path, *, background: bool = False) -> Iterator[Step]:
    type_: StepType | None = None
    for step in data:
        type_ = _TYPES.get(step["keywordType"], type_)
        line = step["location"]["line"]
        if type_ is None:
            raise BadFeature(f'"{step["text"]}": the first step is a Given, When or Then').at(file, line)
        table = step.get("dataTable")
        rows = tuple(tuple(cell["value"] for cell in row["cells"]) for row in table["rows"]) if table else None
        doc = step.get("docString")
        text = textwrap.dedent(doc["content"]) if doc else None
        yield Step(type_, step["keyword"].strip(), step["text"], line, rows, text, background)


def _render(step: Step, row: Row) -> Step:
    def put(text: str) -> str:
        return _PARAMETER.sub(lambda found: row.get(found[1], found[0]), text)

    table = tuple(tuple(put(cell) for cell in cells) for cells in step.table) if step.table else None
    return step._replace(
        text=put(step.text), table=table, docstring=put(step.docstring) if step.docstring is not None else None
    )


def _refuse_equal_names(scenarios: Sequence[Scenario], file: Path) -> None:
    seen: dict[str, tuple[int, int]] = {}
    for scenario in scenarios:
        place = (scenario.steps[-1].line if scenario.steps else scenario.line, scenario.line)
        other = seen.setdefault(scenario.name, place)
        if other[0] != place[0]:
            hint = "pytest-bdd would run only the last one of them"
            raise BadFeature(f'two scenarios are named "{scenario.name}", also line {other[1]}', hint).at(
                file, scenario.line
            )


def feature_files(folder: Path) -> list[Path]:
    """Return the feature files of a folder in a fixed order."""
    from headjudge.catalogue.numbering import key

    def order(file: Path) -> tuple[Any, ...]:
        stem = file.stem
        return (str(file.parent), key(stem) if SHAPE.fullmatch(stem) else (), stem)

    return sorted(folder.rglob("*.feature"), key=order)
