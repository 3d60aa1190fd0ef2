"""Reads clause annotations out of Python source: comments, rows of a course, arguments, docstrings.

A comment counts for the line that it ends. Behind the closing bracket of something that fills several lines it counts
for all of that, on the last line of a statement for the whole statement, on a line of its own for the next statement.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from headjudge.annotations.books import SHORT_NAMES, home_of
from headjudge.catalogue.numbering import SHAPE

Kind: TypeAlias = Literal["comment", "row", "argument", "docstring"]
Lines: TypeAlias = tuple[str, int, int]
"""A list of ids as it is written, and the first and last line for which it counts."""

_ID = rf"(?:[a-z]\w*:)?{SHAPE.pattern}"
_IDS = rf"{_ID}(?:, {_ID})*"
_COMMENT = re.compile(rf"(?:^|\s)# ({_IDS})(?:: |$)")
_ALMOST = re.compile(r"(?:^|\s)#\s*((?:[a-z]\w*:)?\d+\.\d.*)")
_DOCSTRING = re.compile(rf"({_IDS}): ")
_STRING = re.compile(rf"(?=\d+[.-]\d){SHAPE.pattern}")
_OPENING, _CLOSING = "([{", ")]}"
_NO_CODE = (tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
_LOOKS_ELSEWHERE = frozenset({"Jump", "startswith"})
"""What is called with the label of another row, which is not carried out there."""


class Citation(NamedTuple):
    """A clause, and the lines of the engine that say they carry it out."""

    clause: str
    file: str
    """From the folder that holds the engine: `reference_engine/trails/combat.py`."""
    line: int
    end_line: int
    function: str
    """The function or class around it, dotted; empty on the level of the module."""
    kind: Kind


class Unreadable(NamedTuple):
    """A comment that begins like an annotation and is none, or an id that does not say of which rulebook it is."""

    text: str
    file: str
    line: int


class Scope(NamedTuple):
    """A function or class, decorators included."""

    name: str
    line: int
    end_line: int
    is_function: bool
    """Whether it is a function, and not one inside another."""


class Module(NamedTuple):
    """All that one file says."""

    file: str
    home: str
    """The rulebook whose ids need no name here."""
    citations: tuple[tuple[str, Citation], ...]
    """Each with the id of its rulebook."""
    unreadable: tuple[Unreadable, ...]
    scopes: tuple[Scope, ...]


def scan(root: Path, rulebook: str) -> list[Citation]:
    """Return the citations of a rulebook's clauses in all files of an engine, by file and line."""
    return [found for module in modules(root) for book, found in module.citations if book == rulebook]


def modules(root: Path) -> list[Module]:
    """Read all files of an engine in a fixed order."""
    return [read(root, file) for file in sorted(root.rglob("*.py"))]


def read(root: Path, file: Path) -> Module:
    """Read one file; one that has not changed is not read again."""
    state = file.stat()
    return _read(root, file, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=512)
def _read(root: Path, file: Path, _changed: int, _size: int) -> Module:
    inside = file.relative_to(root)
    name = f"{root.name}/{inside.as_posix()}"
    return _Reader(file.read_text(encoding="utf-8"), name, home_of(inside)).module()


class _Reader:
    """Collects what one file says."""

    def __init__(self, text: str, file: str, home: str) -> None:
        self.text = text
        self.file = file
        self.home = home
        self.scopes: tuple[Scope, ...] = ()
        self.found: list[tuple[str, Citation]] = []
        self.unreadable: list[Unreadable] = []

    def module(self) -> Module:
        """Read comments, then what the tree holds."""
        tree = ast.parse(self.text)
        self.scopes = tuple(_scopes(tree))
        for lines in self.comments():
            self.cite(lines, "comment")
        for lines in _docstrings(tree):
            self.cite(lines, "docstring")
        if self.home:
            for lines, kind in _strings(tree):
                self.cite(lines, kind)
        self.found.sort(key=lambda item: item[1].line)
        return Module(self.file, self.home, tuple(self.found), tuple(self.unreadable), self.scopes)

    def cite(self, lines: Lines, kind: Kind) -> None:
        """Add the citations of a list of ids."""
        ids, line, end_line = lines
        for text in ids.split(", "):
            short, _, clause = text.rpartition(":")
            book = SHORT_NAMES.get(short, "") if short else self.home
            if book:
                self.found.append((book, Citation(clause, self.file, line, end_line, self.around(line), kind)))
            else:
                self.unreadable.append(Unreadable(text, self.file, line))

    def around(self, line: int) -> str:
        """Return the innermost function or class around a line."""
        inside = [scope for scope in self.scopes if scope.line <= line <= scope.end_line]
        return inside[-1].name if inside else ""

    def comments(self) -> Iterator[Lines]:
        """Yield the ids of each comment with the lines for which they count."""
        start = 0
        opened: list[int] = []
        closed: dict[int, int] = {}
        """For each line that begins with closing brackets: where the outermost of them was opened."""
        pending: list[tuple[str, int, bool]] = []
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            line = token.start[0]
            if token.type == tokenize.COMMENT:
                if ids := self.ids_of(token.string, line):
                    pending.append((ids, line, not start))
            elif token.type == tokenize.NEWLINE:
                for ids, at, alone in pending:
                    yield (ids, start, line) if alone or at == line else (ids, closed.get(at, at), at)
                start, pending, closed = 0, [], {}
            elif token.type not in _NO_CODE:
                start = start or line
                if token.type == tokenize.OP and token.string in _OPENING:
                    opened.append(line)
                elif token.type == tokenize.OP and token.string in _CLOSING:
                    since = opened.pop()
                    if not token.line[: token.start[1]].strip(f"{_CLOSING} "):
                        closed[line] = since

    def ids_of(self, comment: str, line: int) -> str:
        """Return the ids of a comment; one that only begins like an annotation is noted."""
        if found := _COMMENT.search(comment):
            return found[1]
        if almost := _ALMOST.search(comment):
            self.unreadable.append(Unreadable(almost[1], self.file, line))
        return ""


def _scopes(tree: ast.AST, prefix: str = "", *, inside: bool = False) -> Iterator[Scope]:
    """Yield functions and classes, the outer ones before those inside them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            is_class = isinstance(node, ast.ClassDef)
            line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            name = f"{prefix}{node.name}"
            yield Scope(name, line, _end(node), not is_class and not inside)
            yield from _scopes(node, f"{name}.", inside=inside or not is_class)
        elif isinstance(node, ast.stmt):
            yield from _scopes(node, prefix, inside=inside)


def _docstrings(tree: ast.Module) -> Iterator[Lines]:
    """Yield the ids with which docstrings of functions, classes and assigned values begin; a module's is its title."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and (ids := _ids_in(node.body[0])):
            yield ids, node.lineno, _end(node)
        if isinstance(node, ast.Module | ast.ClassDef):
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(before, ast.Assign | ast.AnnAssign) and (ids := _ids_in(after)):
                    yield ids, before.lineno, _end(before)


def _ids_in(docstring: ast.stmt) -> str:
    if isinstance(docstring, ast.Expr) and isinstance(docstring.value, ast.Constant):
        found = _DOCSTRING.match(str(docstring.value.value))
        return found[1] if found else ""
    return ""


def _strings(tree: ast.Module) -> Iterator[tuple[Lines, Kind]]:
    """Yield clause ids in strings: the label of a row counts for its function, any other for its line."""
    rows: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                rows.add(decorator)
                for clause, line in _clauses(_passed_on(decorator)):
                    yield (clause, line, _end(node)), "row"
        elif node not in rows:
            for clause, line in _clauses(_passed_on(node)):
                yield (clause, line, line), "argument"


def _passed_on(node: ast.AST) -> Iterable[ast.AST]:
    """What a node hands to somebody else: arguments of a call, a reason that is returned, a value called clause."""
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return () if called in _LOOKS_ELSEWHERE else (*node.args, *(keyword.value for keyword in node.keywords))
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        return node.value.elts
    if isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id.endswith("clause") for target in node.targets
    ):
        return ast.walk(node.value)
    return ()


def _clauses(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _STRING.fullmatch(node.value):
            yield node.value, node.lineno


def _end(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
