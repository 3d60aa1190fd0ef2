"""Mutants of tables: entries and constants of modules and classes, rows of a course, texts of keywords."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import Any

from headjudge.errors import HeadjudgeError
from headjudge.prove import edits
from headjudge.prove.mutants import LONGEST, Mutant
from headjudge.prove.siblings import Siblings, called, is_clause
from headjudge.prove.sources import Source, Undo

MOST_VALUES = 3
"""How many other values of a column are tried for one entry."""
WORDS = (
    ("without ", "with "),
    ("cannot be attacked", "can be attacked"),
    ("cannot attack", "must attack"),
    ("cannot be played", "can be played"),
    ("must be attacked", "cannot be attacked"),
    ("your opponent controls", "you control"),
    ("you control", "your opponent controls"),
    ("control no ", "control one or more "),
    (" for the first time each turn", ""),
    ("this turn", "this combat"),
    ("the same", "a different"),
    ("[in homebase]", "[in hand]"),
    ("[in hand or homebase]", "[in hand]"),
    ("[in hand or homebase]", "[in homebase]"),
    ("from the homebase", "from the trail"),
    ("one or more UNITs", "this card"),
    ("you may pay the cost. if you do, ", ""),
    ("you may ", ""),
    ("your opponent's ", "your "),
    (" from the stage", ""),
    (" by playing it", ""),
    ("the start of", "the end of"),
    ("not reversed", "reversed"),
    (" rested", ""),
    ("to your hand", "onto the top of your deck"),
    ("in your waiting room", "in your memory"),
    (" and its markers", ""),
    ("+", "-"),
)
"""What an author of a keyword could have written instead."""

PLACEHOLDER = re.compile(r"\{\w+\}")
"""Where a text takes in the words of a card: only then can it be read."""


class Place:
    """A name of a module or class with the value that it holds."""

    def __init__(self, source: Source, owner: Any, name: str, assign: ast.Assign | ast.AnnAssign) -> None:
        self.source = source
        self.owner = owner
        self.name = name
        self.assign = assign

    @property
    def value(self) -> Any:
        """What it holds now."""
        return vars(self.owner)[self.name]

    def evaluated(self, node: ast.expr) -> Any:
        """Return the value of an expression that stands there."""
        scope = {**vars(self.source.module), **(vars(self.owner) if isinstance(self.owner, type) else {})}
        whole = ast.Expression(node)
        return eval(compile(whole, self.source.path, "eval"), scope)


def places_of(source: Source) -> Iterator[Place]:
    """Yield what a module and its classes assign once to a name."""
    owners: list[tuple[Any, list[ast.stmt]]] = [(source.module, source.tree.body)]
    classes = [node for node in source.tree.body if isinstance(node, ast.ClassDef)]
    owners += [(getattr(source.module, node.name, None), node.body) for node in classes]
    for owner, body in owners:
        for statement in body:
            name = _assigned(statement)
            if name and owner is not None and name in vars(owner):
                yield Place(source, owner, name, statement)  # type: ignore[arg-type]


def _assigned(node: ast.stmt) -> str:
    if isinstance(node, ast.AnnAssign):
        target: ast.expr = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    else:
        return ""
    return target.id if node.value is not None and isinstance(target, ast.Name) else ""


def of_tables(sources: list[Source], siblings: Siblings) -> Iterator[Mutant]:
    """Yield the mutants of all annotated assignments."""
    for source in sources:
        if source.citations:
            for place in places_of(source):
                if isinstance(place.value, dict) and isinstance(place.assign.value, ast.Dict):
                    yield from _entries(place, siblings)
                elif not callable(place.value) and not hasattr(place.value, "rows"):
                    yield from _constants(place, siblings, sources)


def of_items(sources: list[Source], siblings: Siblings) -> Iterator[Mutant]:
    """Yield mutants of annotated lines that add one entry to a table: `TABLE[key] = value`."""
    for source in sources:
        for node in source.tree.body if source.citations else ():
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Subscript):
                continue
            if not source.clauses(node.lineno, node.end_lineno or node.lineno):
                continue
            place = Place(source, source.module, "", node)
            held, key = place.evaluated(_loaded(node.targets[0].value)), place.evaluated(node.targets[0].slice)
            lines, shown = (node.lineno, node.end_lineno or node.lineno), ast.unparse(node)
            yield _mutant(place, "entry", lines, (shown, "(left out)"), _Item(held, key, _LEFT_OUT))
            for new, text in _values(place, node.value, siblings):
                yield _mutant(place, "entry", lines, (shown, f"... = {text}"), _Item(held, key, new))


def _loaded(node: ast.expr) -> ast.expr:
    """Return an expression as one that is read."""
    return ast.parse(ast.unparse(node), mode="eval").body


def _cited(place: Place, line: int, end_line: int) -> tuple[str, ...]:
    return place.source.clauses(line, end_line)


def _mutant(place: Place, kind: str, lines: tuple[int, int], texts: tuple[str, str], put: Callable[[], Undo]) -> Mutant:
    before, after = (" ".join(text.split())[:LONGEST] for text in texts)
    owner = place.owner.__name__ if isinstance(place.owner, type) else ""
    clauses = _cited(place, *lines)
    return Mutant(kind, clauses, place.source.file, lines[0], owner, before, after, put)


def _constants(place: Place, siblings: Siblings, sources: list[Source]) -> Iterator[Mutant]:
    """Yield mutants of a tuple or a single value, which take its place wherever the engine refers to it."""
    old = place.value
    texts = {repr(old)}
    for edit in _edits_of(place.assign, siblings):
        if not _cited(place, edit.line, edit.end_line):
            continue
        shown = _row(place.assign, edit.line)
        before = edit.put()
        try:
            value = place.assign.value
            assert value is not None
            new = place.evaluated(value)
            changed = _row(place.assign, edit.line)
        except Exception:  # noqa: BLE001 - a value that cannot be made is no mutant
            continue
        finally:
            edit.take_back(before)
        if repr(new) in texts:
            continue
        texts.add(repr(new))
        lines = edit.line, edit.end_line
        yield _mutant(place, "entry", lines, (shown, changed), _Everywhere(sources, place, new))


def _edits_of(assign: ast.Assign | ast.AnnAssign, siblings: Siblings) -> Iterator[edits.Edit]:
    yield from edits.of_expression(assign, siblings)
    value = assign.value
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and not is_clause(value.value):
        yield edits.replacing("constant", assign, "value", None, ast.Constant(f"other {value.value}"))
    rows = assign.value.elts if isinstance(assign.value, ast.Tuple | ast.List) else []
    calls = [row for row in rows if isinstance(row, ast.Call)]
    for call in calls:
        own = {keyword.arg for keyword in call.keywords}
        others = {word.arg: word for row in calls if called(row) == called(call) for word in row.keywords}
        for name, keyword in others.items():
            if name not in own:
                more = [*call.keywords, keyword]
                yield edits.Edit("entry", call, "keywords", None, more, call.lineno, call.end_lineno or call.lineno)
        for index, keyword in enumerate(call.keywords):
            for row in calls:
                for word in row.keywords:
                    if word.arg == keyword.arg and ast.unparse(word.value) != ast.unparse(keyword.value):
                        swapped = [*call.keywords[:index], word, *call.keywords[index + 1 :]]
                        end = call.end_lineno or call.lineno
                        yield edits.Edit("entry", call, "keywords", None, swapped, call.lineno, end)


def _row(assign: ast.Assign | ast.AnnAssign, line: int) -> str:
    """Return the part of a table that stands on a line, or all of a short one."""
    for node in getattr(assign.value, "elts", ()):
        if node.lineno <= line <= (node.end_lineno or node.lineno) and node.lineno > assign.lineno:
            return ast.unparse(node)
    return ast.unparse(assign)


class _Everywhere:
    """Puts a value in the place of another in all modules and classes that hold it under that or another name."""

    def __init__(self, sources: list[Source], place: Place, new: Any) -> None:
        self.sources = sources
        self.place = place
        self.new = new

    def __call__(self) -> Undo:
        old = self.place.value
        plain = isinstance(old, int | str | bool | type(None)) or old == ()
        held: list[tuple[Any, str]] = []
        for source in self.sources:
            spaces = [source.module, *(item for item in vars(source.module).values() if isinstance(item, type))]
            for space in spaces:
                if isinstance(space, type) and space.__module__ != source.module.__name__:
                    continue
                if plain and isinstance(space, type) and space is not self.place.owner:
                    continue
                for name, value in list(vars(space).items()):
                    if value is old and (name == self.place.name or not plain):
                        held.append((space, name))
        for space, name in held:
            setattr(space, name, self.new)

        def undo() -> None:
            for space, name in held:
                setattr(space, name, old)

        return undo


def _entries(place: Place, siblings: Siblings) -> Iterator[Mutant]:
    """Yield mutants of a dict: an entry left out, or with another value of its column."""
    tree = place.assign.value
    assert isinstance(tree, ast.Dict)
    columns = {ast.unparse(value): value for value in tree.values}
    for key, value in zip(tree.keys, tree.values, strict=True):
        if key is None:
            continue
        lines = key.lineno, value.end_lineno or value.lineno
        if not _cited(place, *lines):
            continue
        shown = f"{ast.unparse(key)}: {ast.unparse(value)}"
        at = place.evaluated(key)
        held = place.value
        yield _mutant(place, "entry", lines, (shown, "(left out)"), _Item(held, at, _LEFT_OUT))
        others = [(text, node) for text, node in columns.items() if text != ast.unparse(value)]
        for text, node in _spread(others):
            changed = _Item(held, at, place.evaluated(node))
            yield _mutant(place, "entry", lines, (shown, f"{ast.unparse(key)}: {text}"), changed)
        for new, text in _values(place, value, siblings):
            if text not in columns:
                yield _mutant(place, "entry", lines, (shown, f"{ast.unparse(key)}: {text}"), _Item(held, at, new))


def _values(place: Place, value: ast.expr, siblings: Siblings) -> Iterator[tuple[Any, str]]:
    """Yield what an entry would hold after each edit, and how that is written."""
    holder = ast.Expr(value)
    for edit in edits.of_expression(holder, siblings):
        before = edit.put()
        try:
            new, text = place.evaluated(holder.value), ast.unparse(holder.value)
        except Exception:  # noqa: BLE001 - a value that cannot be made is no mutant
            continue
        finally:
            edit.take_back(before)
        yield new, text


_LEFT_OUT = object()


class _Item:
    """Changes one item of a dict that is alive."""

    def __init__(self, held: dict[Any, Any], key: Any, new: Any) -> None:
        self.held = held
        self.key = key
        self.new = new

    def __call__(self) -> Undo:
        before = dict(self.held)
        if self.new is _LEFT_OUT:
            self.held.pop(self.key, None)
        else:
            self.held[self.key] = self.new

        def undo() -> None:
            self.held.clear()
            self.held.update(before)

        return undo


def _spread(others: list[tuple[str, ast.expr]]) -> list[tuple[str, ast.expr]]:
    step = max(1, len(others) // MOST_VALUES)
    return others[::step][:MOST_VALUES]


def of_keywords(sources: list[Source], readable: Callable[[str], object]) -> Iterator[Mutant]:
    """Yield mutants of tables of ability texts: a part left out, a word exchanged; what cannot be read is none."""
    for source in sources:
        for place in places_of(source) if source.citations else ():
            tree = place.assign.value
            if isinstance(place.value, dict) and isinstance(tree, ast.Dict):
                for key, value in zip(tree.keys, tree.values, strict=True):
                    texts = place.evaluated(value)
                    if key is None or not _are_texts(texts):
                        continue
                    lines = key.lineno, value.end_lineno or value.lineno
                    at = place.evaluated(key)
                    shown = ast.unparse(key)
                    for index, text in enumerate(texts):
                        for other in _rewritten(text, readable):
                            new = (*texts[:index], other, *texts[index + 1 :])
                            put = _Item(place.value, at, new)
                            yield _mutant(place, "ability", lines, (f"{shown}: {text}", f"{shown}: {other}"), put)


def _are_texts(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(text, str) and ":" in text for text in value)


def _rewritten(text: str, readable: Callable[[str], object]) -> Iterator[str]:
    tried = [text.replace(old, new, 1) for old, new in WORDS]
    head, colon, rest = text.partition(": ")
    tried += [f"{re.sub(r' while .*', '', head)}{colon}{rest}", f"{re.sub(r' .in .*?]', '', head)}{colon}{rest}"]
    tried += [f"{re.sub(r',? if .*', '', head)}{colon}{rest}", f"{re.sub(r' [(].*?[)]', '', head)}{colon}{rest}"]
    for mark in (" and ", ", then ", ". "):
        parts = rest.rstrip(".").split(mark)
        for index in range(len(parts)) if len(parts) > 1 else ():
            tried.append(f"{head}{colon}{mark.join(parts[:index] + parts[index + 1 :])}.")
    tried += [re.sub(r"\d+", lambda found: str(int(found[0]) + 1), text, count=1)]
    for other in dict.fromkeys(tried):
        if other != text and (PLACEHOLDER.search(other) or _is_read(other, readable)):
            yield other


def _is_read(text: str, readable: Callable[[str], object]) -> bool:
    try:
        readable(text)
    except HeadjudgeError:
        return False
    return True


def of_courses(sources: Iterable[Source]) -> Iterator[Mutant]:
    """Yield mutants of the rows of a course of play: a row that does nothing, exchanged, or doing another's work."""
    modules = {source.module.__name__: source for source in sources}
    courses: dict[int, tuple[str, list[Any]]] = {}
    for source in modules.values():
        for name, course in vars(source.module).items():
            rows = getattr(course, "rows", None)
            if isinstance(rows, list) and rows and all(isinstance(row, tuple) for row in rows):
                courses.setdefault(id(rows), (name, rows))
    for name, rows in courses.values():
        # A table that another has taken over is not run by itself.
        if not any(rows is not other and all(row in other for row in rows) for _, other in courses.values()):
            yield from _rows(modules, name, rows)


async def _nothing(game: Any) -> None:
    """Do nothing, and go on with the next row."""


def _rows(modules: dict[str, Source], name: str, rows: list[tuple[str, FunctionType]]) -> Iterator[Mutant]:
    for index, (label, procedure) in enumerate(rows):
        source = modules.get(procedure.__module__)
        if source is None or not source.citations:  # another game's
            continue
        first = procedure.__code__.co_firstlineno
        lines, _ = inspect.getsourcelines(procedure)
        clauses = [found.clause for found in source.citations if found.kind == "row" and found.line == first]
        tried: list[tuple[str, list[tuple[int, Any]]]] = [("does nothing", [(index, (label, _nothing))])]
        if index + 1 < len(rows):
            after = rows[index + 1]
            exchanged = [(index, (label, after[1])), (index + 1, (after[0], procedure))]
            tried.append((f"is exchanged with {after[0]}", exchanged))
            tried.append((f"does the work of {after[0]}", [(index, (label, after[1]))]))
        if index:
            tried.append((f"does the work of {rows[index - 1][0]}", [(index, (label, rows[index - 1][1]))]))
        for text, changes in tried:
            yield Mutant(
                "row",
                tuple(clauses) or (label,),
                source.file,
                first,
                procedure.__name__,
                f"{name} row {label}",
                text,
                _Rows(rows, changes),
                tuple(range(first + 1, first + len(lines))),
                source.path,
            )


class _Rows:
    """Changes rows of a course that is alive."""

    def __init__(self, rows: list[tuple[str, FunctionType]], changes: list[tuple[int, Any]]) -> None:
        self.rows = rows
        self.changes = changes

    def __call__(self) -> Undo:
        before = list(self.rows)
        for index, row in self.changes:
            self.rows[index] = row

        def undo() -> None:
            self.rows[:] = before

        return undo
