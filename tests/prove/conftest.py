"""What tests of proofs share: an engine of a few lines that is loaded, and scenarios that are plain functions."""

import importlib.util
import sys
import textwrap
from typing import Any

import pytest

from headjudge.annotations import scan
from headjudge.prove import mutants, sources, tables
from headjudge.prove.caches import Caches
from headjudge.prove.judging import Court
from headjudge.prove.siblings import Siblings
from headjudge.scenarios.expect import PASS, Verdict

RULEBOOK = "trails-1.0.1"
NO_ENGINE: Any = None


class Toy:
    """A module that is loaded, with its sources and mutants."""

    def __init__(self, root, module):
        self.module = module
        self.sources = sources.read(root, scan(root, RULEBOOK))
        self.siblings = Siblings(source.tree for source in self.sources)

    def of_lines(self):
        return list(mutants.of_functions(self.sources, self.siblings))

    def of_tables(self):
        return list(tables.of_tables(self.sources, self.siblings))

    def of_courses(self):
        return list(tables.of_courses(self.sources))

    def codes(self):
        return {
            function.name: function.live.__code__ for source in self.sources for function in sources.functions(source)
        }


@pytest.fixture
def toy(tmp_path):
    """Writes a module, loads it and returns it with its mutants."""
    loaded: list[str] = []

    def make(text):
        root = tmp_path / "toy_engine"
        file = root / "trails" / f"play{len(loaded)}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
        name = f"toy_engine_trails_play{len(loaded)}"
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        loaded.append(name)
        spec.loader.exec_module(module)
        return Toy(root, module)

    yield make
    for name in loaded:
        del sys.modules[name]


@pytest.fixture
def court(monkeypatch):
    """Makes a court for a toy out of scenarios that are functions; all reach everything."""

    def run(tape, engine):
        found = tape.check()
        return found if isinstance(found, Verdict) else PASS if found else Verdict("fail", "it is not so")

    monkeypatch.setattr("headjudge.prove.judging.run_tape", run)

    def make(toy, scenarios):
        reach = {}
        for source in toy.sources:
            for line in range(1, 200):
                reach[source.path, line] = list(range(len(scenarios)))
        return Court(scenarios, NO_ENGINE, reach, Caches(toy.sources))

    return make
