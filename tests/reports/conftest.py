"""Run files made by hand, so that no engine is needed: one of the reference, one of an engine that means harm."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headjudge.scenarios.evidence import Divergence, Header, Record, with_detail, write
from reports import loading
from reports.model import scenes

RULEBOOK = "trails-1.0.1"
NASTY = "</script><script>document.title='owned'</script>"
WHY = "Bob's bond: <img src=x onerror=alert(1)> | `8` ]]>\x1b[31m\n::error::, expected 7"


def changed(records: list[Record], changes: dict[str, dict[str, Any]]) -> list[Record]:
    import msgspec

    return [msgspec.structs.replace(record, **changes.get(record.id, {})) for record in records]


@pytest.fixture(scope="session")
def passing() -> list[Record]:
    """Every scenario of the suite, passing."""
    return [
        Record(id=scene.id, clauses=list(scene.clauses), file=scene.file, line=scene.line, verdict="pass")
        for scene in scenes(RULEBOOK).values()
    ]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, and nothing published."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(loading, "published_folder", lambda: tmp_path / "published")
    return tmp_path


@pytest.fixture
def put(folder: Path) -> Callable[..., Path]:
    """Write a run file into the folder of evidence; later ones are newer."""
    number = 0

    def put(
        records: list[Record], engine: str = "reference", name: str = "", level: str = "cards", **header: Any
    ) -> Path:
        nonlocal number
        number += 1
        says = {"name": name, "version": "1", "level": level} if name else {}
        file = folder / ".headjudge" / "runs" / f"run-{RULEBOOK}-20260101T0000{number:02}000000.ndjson"
        write(file, Header(rulebook=RULEBOOK, engine=engine, engine_says=says, **header), records, 1.0)
        return file

    return put


@pytest.fixture
def reference(put: Callable[..., Path], passing: list[Record]) -> Path:
    """A run of the reference on which all passes."""
    return put(passing)


@pytest.fixture
def foreign(put: Callable[..., Path], passing: list[Record], failing: tuple[Record, ...]) -> Path:
    """A run of an engine that fails two scenarios for one cause, one for another, and lacks one."""
    first, second, third, fourth = failing
    cause = Divergence(clause="804.11", aspect="state", sentence="Bob has 7 bond in the reference, <b>8</b> in yours")
    changes: dict[str, dict[str, Any]] = {
        first.id: {"verdict": "fail", "why": WHY, "divergence": cause},
        second.id: {"verdict": "fail", "why": WHY, "divergence": cause},
        third.id: {"verdict": "crashed", "why": NASTY},
        fourth.id: {"verdict": "unsupported", "why": "no such card"},
    }
    detail = {
        "step": f"Then {NASTY}",
        "seen": "<img src=x onerror=alert(1)>",
        "wanted": "7",
        "wire": f'> {{"method":"new"}}\n< {{"result":"{NASTY}"}}\n… 12 lines left out …',
        "decision": {"player": "Alice", "kind": NASTY, "options": [{"do": "pass"}]},
        "before": f"turn 2, 803.2\nBob: 20 bond\n  field: {NASTY}",
        "after": f"turn 2, 804.12\nBob: 13 bond\n  field: {NASTY}",
    }
    records = changed(passing, changes)
    command = "headjudge replay .headjudge/failures/nasty.json"
    told = [with_detail(record, detail, command) if record.id == second.id else record for record in records]
    return put(told, "py:mine:Engine", NASTY)


@pytest.fixture(scope="session")
def failing(passing: list[Record]) -> tuple[Record, ...]:
    """The first scenario of each of four clauses."""
    found: dict[str, Record] = {}
    for record in passing:
        if record.clauses[0] in ("804.11b", "804.4", "102.1", "703.2") and len(record.clauses) == 1:
            found.setdefault(record.clauses[0], record)
    return tuple(found[clause] for clause in ("804.11b", "804.4", "102.1", "703.2"))


@pytest.fixture
def proof(folder: Path) -> Path:
    """A proof in which one clause is proven and one is not."""
    file = folder / "proof.json"
    own = {"mutants": 5, "killed_by_own": 3, "killed_by_other": 1}
    none = {"mutants": 2, "killed_by_own": 0, "killed_by_other": 2}
    data = {"mutants": 7, "killed": 6, "survived": 1, "crashed": 0, "wrecks": 0}
    file.write_text(json.dumps({**data, "clauses": {"804.11b": own, "804.4": none}}), encoding="utf-8")
    return file
