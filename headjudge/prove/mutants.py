"""Mutants of functions: each annotated line with one small mistake, ready to be put into the running engine."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from headjudge.prove import edits
from headjudge.prove.edits import Edit
from headjudge.prove.siblings import Siblings
from headjudge.prove.sources import Function, Source, Undo, functions, swap_code

Wanted: TypeAlias = Callable[[Sequence[str]], bool]
"""Whether mutants that cite these clauses are asked for."""
LONGEST = 160
WHOLE = {"order": "(after the next statement)", "again": "(done twice)"}
"""How a change of a whole statement is shown that its text does not tell."""
SMALL_BODY = 4
"""Up to how many statements a condition is taken to be part of what they carry out."""


class Mutant(NamedTuple):
    """One mistake in the engine, the clauses that the changed place cites, and how it is made."""

    kind: str
    clauses: tuple[str, ...]
    file: str
    line: int
    function: str
    before: str
    after: str
    put: Callable[[], Undo]
    lines: tuple[int, ...] = ()
    """Lines of the file of which a scenario that notices the mutant runs at least one; none: unknown."""
    path: str = ""

    @property
    def name(self) -> str:
        """Where it is and what it changes, in one line."""
        where = f"{self.file}:{self.line}" + (f" {self.function}" if self.function else "")
        return f"{where}: {self.before}  ->  {self.after}"


def everything(clauses: Sequence[str]) -> bool:
    """Want the mutants of all clauses."""
    return bool(clauses)


def of_functions(sources: Iterable[Source], siblings: Siblings, wanted: Wanted = everything) -> Iterator[Mutant]:
    """Yield the mutants of all annotated lines inside functions, as far as their clauses are wanted."""
    for source in sources:
        if source.citations:
            for function in functions(source):
                yield from of_function(function, siblings, wanted)


def of_function(function: Function, siblings: Siblings, wanted: Wanted = everything) -> Iterator[Mutant]:
    """Yield the mutants of one function; equal ones once."""
    first, last = function.node.lineno, function.node.end_lineno or function.node.lineno
    if not wanted(function.source.clauses(first, last)):
        return
    seen: dict[object, None] = {function.live.__code__: None}
    for statement, guards, edit in _edits(function, siblings):
        clauses = _clauses(function, statement, guards, edit)
        if not wanted(clauses):
            continue
        shown = _header(statement)
        before = edit.put()
        try:
            code = function.compiled()
            after = "(left out)" if edit.kind == "statement" and isinstance(edit.new, ast.Pass) else _header(statement)
        finally:
            edit.take_back(before)
        if code is None or code in seen:
            continue
        seen[code] = None
        after = WHOLE.get(edit.kind, after) if isinstance(edit.new, list) else after
        yield Mutant(
            edit.kind,
            clauses,
            function.source.file,
            edit.line,
            function.name,
            shown,
            after,
            _Swap(function, code),
            tuple(range(statement.lineno, _header_end(statement) + 1)),
            function.source.path,
        )


class _Swap:
    """Puts changed code into a function."""

    def __init__(self, function: Function, code: object) -> None:
        self.function = function
        self.code = code

    def __call__(self) -> Undo:
        return swap_code(self.function.live, self.code)  # type: ignore[arg-type]


def _clauses(function: Function, statement: ast.stmt, guards: tuple[str, ...], edit: Edit) -> tuple[str, ...]:
    """Return what a change counts for: its own lines, the whole statement where that is short, what it guards."""
    source = function.source
    own = source.clauses(edit.line, edit.end_line)
    whole = source.clauses(statement.lineno, statement.lineno) if edit.kind in ("statement", "order", "again") else ()
    return tuple(dict.fromkeys((*own, *whole, *guards)))


def _edits(function: Function, siblings: Siblings) -> Iterator[tuple[ast.stmt, tuple[str, ...], Edit]]:
    """Yield each statement of a function with what it guards and an edit of it."""
    turn = _turn_player(function, siblings)
    for parent, field, body in _bodies(function.node):
        for index, statement in enumerate(body):
            if _is_docstring(statement):
                continue
            guards = _guarded(function.source, statement)
            for edit in edits.of_statement(body, index, parent, field):
                yield statement, guards, edit
            if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try):
                for edit in edits.of_expression(statement, siblings, turn):
                    yield statement, guards, edit


def _turn_player(function: Function, siblings: Siblings) -> ast.expr | None:
    """Return how a function would name the player whose turn it is, if its engine has such a word."""
    word = next((word for word in edits.TURN_PLAYER if word in siblings.attributes), None)
    names = [argument.arg for argument in function.node.args.args]
    if word is None or not names:
        return None
    of_game = function.owner is not None and function.owner.name.endswith("Game") and names[0] == "self"
    holder = "game" if "game" in names else "self" if of_game else ""
    return ast.Attribute(ast.Name(holder, ast.Load()), word, ast.Load()) if holder else None


def _bodies(node: ast.AST) -> Iterator[tuple[ast.AST, str, list[ast.stmt]]]:
    """Yield all lists of statements inside a node, the outer ones first."""
    for field in ("body", "orelse", "finalbody"):
        body = getattr(node, field, None)
        if isinstance(body, list) and body:
            yield node, field, body
            for statement in body:
                yield from _bodies(statement)
    for handler in getattr(node, "handlers", ()):
        yield from _bodies(handler)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _guarded(source: Source, statement: ast.stmt) -> tuple[str, ...]:
    """Return the clauses of the statements that a condition or loop decides about."""
    if not isinstance(statement, ast.If | ast.For | ast.While | ast.With | ast.AsyncWith):
        return ()
    found: list[str] = []
    for body in (statement.body, getattr(statement, "orelse", [])):
        if len(body) <= SMALL_BODY:
            for inner in body:
                found += source.clauses(inner.lineno, _header_end(inner), wide=False)
                found += _guarded(source, inner)
    return tuple(dict.fromkeys(found))


def _header_end(statement: ast.stmt) -> int:
    body: list[ast.stmt] = getattr(statement, "body", [])
    if body:
        return max(statement.lineno, body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def _header(statement: ast.stmt) -> str:
    """Return a statement in one line, of a compound one its first."""
    text = ast.unparse(statement)
    if getattr(statement, "body", None):
        text = text.splitlines()[0]
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
