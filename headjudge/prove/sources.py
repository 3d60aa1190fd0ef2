"""The engine as it runs and as it is written: each module with its tree, each function with its live object."""

from __future__ import annotations
import __future__

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from headjudge.annotations.scanning import Citation

Undo: TypeAlias = Callable[[], None]
FunctionNode: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
KIND = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


class Source(NamedTuple):
    """A module that is loaded, its file and its tree."""

    module: ModuleType
    path: str
    """As code objects name it."""
    file: str
    """As citations name it: `reference_engine/trails/combat.py`."""
    tree: ast.Module
    citations: tuple[Citation, ...] = ()

    def clauses(self, line: int, end_line: int, *, wide: bool = True) -> tuple[str, ...]:
        """Return the clauses that lines cite; `wide` counts what is cited for a whole function too."""
        return tuple(
            dict.fromkeys(
                found.clause
                for found in self.citations
                if found.line <= end_line
                and line <= found.end_line
                and (wide or found.kind not in ("row", "docstring"))
            )
        )


class Function(NamedTuple):
    """A function of a module or class that can be changed while the engine runs."""

    source: Source
    node: FunctionNode
    owner: ast.ClassDef | None
    live: FunctionType

    @property
    def name(self) -> str:
        """Its dotted name."""
        return f"{self.owner.name}.{self.node.name}" if self.owner else self.node.name

    def compiled(self) -> CodeType | None:
        """Return the code of its tree as it is now, or None when that cannot take the place of the original."""
        decorators, self.node.decorator_list = self.node.decorator_list, []
        body: ast.stmt = self.node
        if self.owner is not None:
            body = ast.ClassDef(name=self.owner.name, bases=[], keywords=[], body=[self.node], decorator_list=[])
            ast.copy_location(body, self.owner)
        try:
            module = ast.Module(body=[body], type_ignores=[])
            flags = __future__.annotations.compiler_flag
            code: Any = compile(module, self.source.path, "exec", flags=flags, dont_inherit=True)
        except (SyntaxError, ValueError):
            return None
        finally:
            self.node.decorator_list = decorators
        for name in self.name.split("."):
            code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
        found: CodeType = code
        original = self.live.__code__
        fits = found.co_freevars == original.co_freevars and found.co_flags & KIND == original.co_flags & KIND
        return found if fits else None


def swap_code(function: FunctionType, code: CodeType) -> Undo:
    """Let a function run other code; what refers to the function keeps doing so."""
    before = function.__code__
    function.__code__ = code

    def undo() -> None:
        function.__code__ = before

    return undo


def load(root: Path) -> None:
    """Import every module of the package in a folder: one that is imported only when it is needed counts as well."""
    for path in sorted(root.rglob("*.py")):
        import_module(".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__"))


def read(root: Path, citations: list[Citation]) -> list[Source]:
    """Return the loaded modules of the package in a folder, in the order of their names."""
    found = []
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is None or not Path(file).is_relative_to(root):
            continue
        path = Path(file)
        own = f"{root.name}/{path.relative_to(root).as_posix()}"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        cited = tuple(citation for citation in citations if citation.file == own)
        if name == module.__name__:
            found.append(Source(module, file, own, tree, cited))
    return found


def functions(source: Source) -> Iterator[Function]:
    """Yield the functions and methods of a module that can be found alive."""
    for node in source.tree.body:
        if isinstance(node, FunctionNode):
            live = _plain(vars(source.module).get(node.name), node)
            if live is not None:
                yield Function(source, node, None, live)
        elif isinstance(node, ast.ClassDef):
            owner = vars(source.module).get(node.name)
            for inner in node.body:
                if isinstance(inner, FunctionNode) and isinstance(owner, type):
                    live = _plain(vars(owner).get(inner.name), inner)
                    if live is not None:
                        yield Function(source, inner, node, live)


def _plain(found: Any, node: FunctionNode) -> FunctionType | None:
    """Return the function itself, whatever it is wrapped in, if it is the one of this tree."""
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = inspect.unwrap(found) if callable(found) else found
    if not isinstance(found, FunctionType) or found.__code__.co_name != node.name:
        return None
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return found if first <= found.__code__.co_firstlineno <= node.lineno else None
