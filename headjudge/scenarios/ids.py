"""Permanent scenario ids, `<clause>/<slug>`, and their register `scenarios.csv`."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from headjudge import __version__, paths
from headjudge.scenarios.errors import BadFeature
from headjudge.scenarios.features import Feature, Scenario

FILE = "scenarios.csv"
COLUMNS = ("id", "since", "file", "name", "retired")
MOST_WORDS = 5
_SMALL = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "by",
        "for",
        "from",
        "in",
        "is",
        "it",
        "its",
        "of",
        "on",
        "or",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "they",
        "to",
        "was",
        "with",
    ]
)


class Entry(NamedTuple):
    """One row of the register."""

    id: str
    since: str
    file: str
    name: str
    retired: str = ""


def slug(name: str) -> str:
    """Return a short slug of a scenario's name: its first telling words."""
    words = re.findall(r"[a-z0-9]+", name.casefold().replace("'", ""))
    telling = [word for word in words if word not in _SMALL] or words or ["scenario"]
    return "-".join(telling[:MOST_WORDS])


def relative(file: Path) -> str:
    """Return the path of a feature file from the suite root, or its name when it lies elsewhere."""
    try:
        return file.resolve().relative_to(paths.suite_root()).as_posix()
    except ValueError:
        return file.name


def read(file: Path) -> list[Entry]:
    """Read a register; none is an empty one."""
    if not file.is_file():
        return []
    with file.open(encoding="utf-8", newline="") as text:
        return [Entry(*(row[column] for column in COLUMNS)) for row in csv.DictReader(text)]


@cache
def register(rulebook: str) -> dict[tuple[str, str, str], str]:
    """Return the ids of a rulebook's scenarios by file, clause and name; read once."""
    entries = read(paths.rulebook_dir(rulebook) / FILE)
    return {(row.file, row.id.partition("/")[0], row.name): row.id for row in entries if not row.retired}


def ids_of(feature: Feature) -> list[str]:
    """Return the ids of a feature's scenarios: registered ones, and for new ones what the register will give."""
    known = register(feature.rulebook)
    file = relative(feature.file)
    taken = set(known.values())
    found: list[str] = []
    given: dict[tuple[str, str], str] = {}
    for scenario in feature.scenarios:
        key = (scenario.clause, scenario.name)
        if key not in given:
            own = known.get((file, *key))
            given[key] = own or _free(f"{scenario.clause or 'none'}/{slug(scenario.name)}", taken)
            taken.add(given[key])
        found.append(f"{given[key]}[{scenario.example}]" if scenario.example else given[key])
    return found


def _free(wanted: str, taken: Iterable[str]) -> str:
    free, number = wanted, 2
    while free in taken:
        free, number = f"{wanted}-{number}", number + 1
    return free


class Vanished(BadFeature):
    """An id whose scenario is gone and that is not retired."""


def updated(entries: Sequence[Entry], features: Iterable[Feature], retire: dict[str, str]) -> list[Entry]:
    """Return the register after the features: new ids, renamed scenarios under their old id, retired ones marked."""
    features = list(features)
    by_id = {row.id: row for row in entries}
    live = {(row.file, row.id.partition("/")[0], row.name): row for row in entries if not row.retired}
    present: set[str] = set()
    homeless: list[tuple[str, Scenario]] = []
    for feature in features:
        file = relative(feature.file)
        for name, scenario in {scenario.name: scenario for scenario in feature.scenarios}.items():
            row = live.get((file, scenario.clause, name))
            if row is not None:
                present.add(row.id)
            else:
                homeless.append((file, scenario))
    for file, scenario in homeless:
        gone = [r for k, r in live.items() if r.id not in present and k[1] == scenario.clause]
        same = [row for row in gone if row.name == scenario.name] or [row for row in gone if row.file == file]
        if len(same) == 1 and same[0].id not in retire:  # moved or renamed: the id stays
            by_id[same[0].id] = same[0]._replace(file=file, name=scenario.name)
            present.add(same[0].id)
        else:
            own = _free(f"{scenario.clause or 'none'}/{slug(scenario.name)}", by_id)
            by_id[own] = Entry(own, __version__, file, scenario.name)
            present.add(own)
    for row in list(by_id.values()):
        if row.id not in present and not row.retired:
            if row.id not in retire:
                hint = f'say why with --retire "{row.id}=reason", or bring the scenario back'
                raise Vanished(f'the scenario {row.id} ("{row.name}") is gone from {row.file}', hint)
            by_id[row.id] = row._replace(retired=retire[row.id])
    return sorted(by_id.values(), key=_order)


def _order(row: Entry) -> tuple[object, ...]:
    from headjudge.catalogue.numbering import SHAPE, key

    clause, _, rest = row.id.partition("/")
    return (key(clause) if SHAPE.fullmatch(clause) else (), rest)


def written(entries: Iterable[Entry]) -> str:
    """Return the register as text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(entries)
    return out.getvalue()
