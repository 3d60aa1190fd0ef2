"""From the name of an engine to the engine: `reference`, `py:package.module:Class`, `cmd:./program --flag`."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from headjudge.errors import did_you_mean
from headjudge.paths import add_suite_to_path
from headjudge.protocol.engine import METHODS, Engine, missing_method
from headjudge.protocol.faults import EngineCannotStart, EngineNotFound
from headjudge.protocol.inside import GuardedEngine, UserModules
from headjudge.protocol.stdio import DEADLINES, CmdEngine, Deadlines

REFERENCE = "reference_engine.adapter:ReferenceEngine"
WAYS = "engines are named reference, py:package.module:Class or cmd:./program --flag"


def resolve(name: str, *, deadlines: Deadlines = DEADLINES, strict: bool = True) -> Engine:
    """Return the engine of that name; a program is looked for at once and started when first needed."""
    way, colon, rest = name.partition(":")
    if name == "reference":
        add_suite_to_path()
        return _make(REFERENCE, name)
    if way == "py" and colon:
        return _python_engine(rest, name)
    if way == "cmd" and colon:
        command = find_program(split_command(rest), name)
        return CmdEngine(command, name=name, deadlines=deadlines, strict=strict)
    raise EngineNotFound(_no_such_way(name))


def _no_such_way(name: str) -> str:
    hint = did_you_mean(name, ["reference"])
    if name.startswith("tcp:"):
        hint = " An engine behind a socket cannot be named yet; start it through a small program with cmd:."
    elif Path(name.partition(" ")[0]).is_file():
        path = name if os.sep in name or "/" in name else f"./{name}"
        hint = f' Did you mean "cmd:{path}"?'
    elif ":" in name and "." in name.partition(":")[0]:
        hint = f' Did you mean "py:{name}"?'
    return f'no engine "{name}"\n  {WAYS}.{hint}'


def split_command(text: str, *, windows: bool = os.name == "nt") -> list[str]:
    """Split a command line into words as the system's users write it: on Windows a backslash is a backslash."""
    try:
        words = shlex.split(text, posix=not windows)
    except ValueError as error:
        raise EngineNotFound(f'the command "{text}" cannot be read: {str(error).lower()}') from None
    if not words:
        raise EngineNotFound(f'"cmd:{text}" names no program\n  {WAYS}.')
    return [_unquoted(word) for word in words] if windows else words


def _unquoted(word: str) -> str:
    return word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word


def find_program(command: list[str], name: str) -> list[str]:
    """Return the command with its program's whole path, or say why there is none."""
    program = command[0]
    found = shutil.which(program)
    if found:
        return [str(Path(found).absolute()), *command[1:]]
    path = Path(program)
    if path.name == program and not path.exists():
        raise EngineNotFound(f'no engine "{name}": no program "{program}" on the PATH, and no such file here')
    if not path.exists():
        beside = [entry.name for entry in path.parent.iterdir()] if path.parent.is_dir() else []
        raise EngineNotFound(f'no engine "{name}": no file {program}.{did_you_mean(path.name, beside)}')
    if path.is_dir():
        raise EngineCannotStart(f'cannot start "{name}": {program} is a folder')
    if path.name == program:
        raise EngineCannotStart(f'cannot start "{name}": a program in this folder is named with ./, "cmd:./{program}"')
    how = f'name its interpreter, "cmd:python {program}", or ' if path.suffix == ".py" else ""
    raise EngineCannotStart(f'cannot start "{name}": {program} is not executable; {how}run chmod +x {program}')


def _python_engine(place: str, name: str) -> Engine:
    module, colon, attribute = place.partition(":")
    if not (colon and module and attribute):
        raise EngineNotFound(f'no engine "{name}": a Python engine is named py:package.module:Class')
    modules = UserModules.of(Path.cwd())
    with modules:
        engine = _make(place, name)
    return GuardedEngine(engine, name, modules)


def _make(place: str, name: str) -> Engine:
    module_name, _, attribute = place.partition(":")
    module = _import(module_name, name)
    factory = getattr(module, attribute, None)
    if factory is None:
        raise EngineNotFound(
            f'no engine "{name}": module {module_name} ({getattr(module, "__file__", "no file")}) '
            f'has no "{attribute}".{did_you_mean(attribute, vars(module))}'
        )
    if not callable(factory):
        raise EngineCannotStart(f'cannot start "{name}": {attribute} is no class')
    if isinstance(factory, type) and (missing := missing_method(factory)):
        raise EngineCannotStart(_incomplete(name, attribute, missing))
    try:
        engine: Any = factory()
    except Exception as error:
        raise EngineCannotStart(
            f'cannot start "{name}": {attribute}() raised {type(error).__name__}: {error}'
        ) from error
    if missing := missing_method(engine):
        raise EngineCannotStart(_incomplete(name, attribute, missing))
    checked: Engine = engine
    return checked


def _incomplete(name: str, attribute: str, missing: str) -> str:
    return (
        f'cannot start "{name}": {attribute} has no method "{missing}"\n'
        f"  an engine has the methods {', '.join(METHODS)}; see headjudge.protocol.engine.Engine."
    )


def _import(module: str, name: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and (module == error.name or module.startswith(error.name + ".")):
            where = "the suite" if name == "reference" else f"{Path.cwd()} or the installed packages"
            raise EngineNotFound(f'no engine "{name}": no module "{error.name}" in {where}') from None
        raise EngineCannotStart(f'cannot start "{name}": {module} needs the module "{error.name}"') from error
    except Exception as error:
        last = sys.exc_info()[2]
        while last and last.tb_next:
            last = last.tb_next
        where = f" ({last.tb_frame.f_code.co_filename}:{last.tb_lineno})" if last else ""
        raise EngineCannotStart(
            f'cannot start "{name}": importing {module} raised {type(error).__name__}: {error}{where}'
        ) from error
