"""What is traced of an engine: the source that its name leads to."""

from __future__ import annotations

import re
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import NamedTuple

from headjudge.annotations import engine_root
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

REFERENCE = "reference"
NO_ENGINE = ("*/tests/*", "*/test/*", "*/test_*.py", "*/conftest.py", "*/setup.py", "*/noxfile.py")
"""What else stands in the folder of a project."""


class CannotTrace(HeadjudgeError):
    """An engine whose lines cannot be seen from here."""

    exit_code = ExitCode.WRONG_USAGE


class Target(NamedTuple):
    """The folder whose files are traced, and the folder from which on they are named."""

    folder: Path
    base: Path
    omitted: tuple[str, ...] = ()


def target_of(engine: str) -> Target:
    """Return what is traced of an engine: its package, or the whole project when it is a module outside of packages."""
    way, _, rest = engine.partition(":")
    if engine == REFERENCE:
        root = engine_root()
        return Target(root, root.parent)
    if way != "py":
        raise CannotTrace(
            f'the coverage of "{engine}" cannot be recorded: only the lines of an engine in Python (py:module:Class) '
            "are seen from here; measure a program with the tools of its own language"
        )
    name = rest.partition(":")[0].partition(".")[0]
    found = PathFinder.find_spec(name, [str(Path.cwd()), *sys.path])
    if found is not None and found.submodule_search_locations:
        package = Path(next(iter(found.submodule_search_locations))).resolve()
        return Target(package, package.parent)
    if found is not None and found.origin:
        folder = Path(found.origin).resolve().parent
        return Target(folder, folder, NO_ENGINE)
    raise CannotTrace(f'the coverage of "{engine}" cannot be recorded: no source of the module "{name}" was found')


def folder_of(evidence: Path, engine: str) -> Path:
    """Return where the coverage of an engine is kept."""
    return evidence / "coverage" / re.sub(r"[^\w.-]+", "-", engine)
