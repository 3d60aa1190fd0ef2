"""What people write about mutants: faults for rules that are true by absence, and mutants that change nothing."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from headjudge.errors import HeadjudgeError, did_you_mean
from headjudge.prove.mutants import LONGEST, Mutant
from headjudge.prove.sources import Function, Source, Undo, functions, swap_code

FAULTS, EQUIVALENT = "faults.toml", "equivalent.toml"


class BadFault(HeadjudgeError):
    """A written fault that does not fit the engine."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Source text of a function, and what takes its place."""

    module: str
    function: str
    old: str
    new: str


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mistake that an engine author would make about a clause."""

    name: str
    clauses: tuple[str, ...]
    module: str
    function: str
    old: str
    new: str
    also: tuple[Change, ...] = ()

    @property
    def changes(self) -> tuple[Change, ...]:
        """All that it changes."""
        return (Change(self.module, self.function, self.old, self.new), *self.also)


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no scenario can notice, and why; an empty `after` stands for every change of that line."""

    function: str
    before: str
    reason: str
    after: str = ""

    def is_like(self, mutant: Mutant) -> bool:
        """Tell whether it speaks about this mutant."""
        same = mutant.function == self.function and mutant.before == self.before
        return same and self.after in ("", mutant.after)


class _Faults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fault: tuple[Fault, ...] = ()


class _Equivalents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[Equivalent, ...] = ()


def read_faults(folder: Path) -> tuple[Fault, ...]:
    """Read the written faults of a rulebook."""
    file = folder / FAULTS
    try:
        return msgspec.toml.decode(file.read_bytes(), type=_Faults).fault if file.exists() else ()
    except msgspec.DecodeError as error:
        raise BadFault(f"{file}: {error}") from None


def read_equivalents(folder: Path) -> tuple[Equivalent, ...]:
    """Read the mutants of a rulebook that are known to change nothing."""
    file = folder / EQUIVALENT
    try:
        return msgspec.toml.decode(file.read_bytes(), type=_Equivalents).equivalent if file.exists() else ()
    except msgspec.DecodeError as error:
        raise BadFault(f"{file}: {error}") from None


def of_faults(faults: Iterable[Fault], sources: Sequence[Source]) -> Iterator[Mutant | BadFault]:
    """Yield the mutants that are written down; one that does not fit the engine any more is yielded as its error."""
    known: dict[str, dict[str, Function]] = {}
    for fault in faults:
        try:
            yield _mutant(fault, sources, known)
        except BadFault as error:
            yield error


def _mutant(fault: Fault, sources: Sequence[Source], known: dict[str, dict[str, Function]]) -> Mutant:
    parts: dict[tuple[str, str], list[Change]] = {}
    for change in fault.changes:
        if change.module not in known:
            known[change.module] = _functions(change, sources, fault)
        parts.setdefault((change.module, change.function), []).append(change)
    codes = []
    for (module, _), changes in parts.items():
        function = _function(changes[0], known[module], fault)
        codes.append((function, _changed(function, changes, fault)))
    first = codes[0][0]
    start, end = first.node.body[0].lineno, first.node.end_lineno or first.node.lineno
    return Mutant(
        "fault",
        fault.clauses,
        first.source.file,
        first.node.lineno,
        first.name,
        " ".join(fault.old.split())[:LONGEST],
        f"{' '.join(fault.new.split())[:LONGEST]} ({fault.name})",
        _Swaps(codes),
        tuple(range(start, end + 1)),
        first.source.path,
    )


def _functions(change: Change, sources: Sequence[Source], fault: Fault) -> dict[str, Function]:
    modules = {source.module.__name__: source for source in sources}
    if change.module not in modules:
        hint = did_you_mean(change.module, modules)
        raise BadFault(f'{FAULTS}, "{fault.name}": no module {change.module}.{hint}')
    return {function.name: function for function in functions(modules[change.module])}


def _function(change: Change, known: dict[str, Function], fault: Fault) -> Function:
    if change.function not in known:
        hint = did_you_mean(change.function, known)
        raise BadFault(f'{FAULTS}, "{fault.name}": {change.module} has no function {change.function}.{hint}')
    return known[change.function]


def _changed(function: Function, changes: Sequence[Change], fault: Fault) -> object:
    lines = Path(function.source.path).read_text(encoding="utf-8").splitlines()
    first = function.node.lineno
    text = textwrap.dedent("\n".join(lines[first - 1 : function.node.end_lineno]))
    for change in changes:
        if text.count(change.old) != 1:
            times = "is not" if change.old not in text else f"is {text.count(change.old)} times"
            raise BadFault(f'{FAULTS}, "{fault.name}": {change.old!r} {times} in {change.module}.{change.function}')
        text = text.replace(change.old, change.new)
    try:
        node = ast.parse(text).body[0]
    except SyntaxError as error:
        raise BadFault(f'{FAULTS}, "{fault.name}": the changed function cannot be read: {error}') from None
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ast.increment_lineno(node, first - 1)
    code = function._replace(node=node).compiled()
    if code is None:
        raise BadFault(f'{FAULTS}, "{fault.name}": the changed function cannot take the place of {function.name}')
    return code


class _Swaps:
    """Puts changed code into several functions."""

    def __init__(self, codes: list[tuple[Function, object]]) -> None:
        self.codes = codes

    def __call__(self) -> Undo:
        undos = [swap_code(function.live, code) for function, code in self.codes]  # type: ignore[arg-type]

        def undo() -> None:
            for one in reversed(undos):
                one()

        return undo
