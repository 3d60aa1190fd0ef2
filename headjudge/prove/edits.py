"""Small mistakes in a tree: each edit puts one node in the place of another and can be taken back."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from headjudge.prove.siblings import Siblings, called, is_clause, places

FLIPPED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
OTHER_ATTRIBUTE = {
    "owner": "controller",
    "controller": "owner",
    "primary": "initiative",
    "initiative": "primary",
    "defending": "target",
}
TURN_PLAYER = ("primary", "initiative", "turn_player")
"""Words for the player whose turn it is, the more usual of a game first."""
TURN_PLAYERS = frozenset(TURN_PLAYER)
PLAYERS = TURN_PLAYERS | {"controller", "owner", "player", "side", "master", "holder", "opponent"}
PASSED_THROUGH = frozenset({"reversed", "list", "tuple", "sorted"})


class Edit(NamedTuple):
    """One node, or one statement of a list, put in the place of another."""

    kind: str
    parent: ast.AST
    field: str
    at: int | None
    """Its place, where the field holds a list."""
    new: Any
    line: int
    end_line: int

    def put(self) -> Any:
        """Make the change, and return what was there."""
        held = getattr(self.parent, self.field)
        if self.at is None:
            setattr(self.parent, self.field, self.new)
            return held
        before, held[self.at] = held[self.at], self.new
        return before

    def take_back(self, before: Any) -> None:
        """Undo the change."""
        if self.at is None:
            setattr(self.parent, self.field, before)
        else:
            getattr(self.parent, self.field)[self.at] = before


def replacing(kind: str, parent: ast.AST, field: str, index: int | None, new: ast.AST) -> Edit:
    """Return an edit that replaces a node by a new one, which takes its place in the file."""
    held = getattr(parent, field)
    old = held if index is None else held[index]
    ast.copy_location(new, old)
    ast.fix_missing_locations(new)
    return Edit(kind, parent, field, index, new, old.lineno, old.end_lineno or old.lineno)


def of_expression(root: ast.AST, siblings: Siblings, turn_player: ast.expr | None = None) -> Iterator[Edit]:
    """Yield all edits inside an expression or a simple statement; whoever's turn it is may be taken for a player."""
    for parent in _walk(root):
        placed = {id(value): place for place, value in places(parent)}
        for field, index, node in _children(parent):
            if isinstance(node, ast.expr):
                place = placed.get(id(node), "")
                for kind, new in _others(node, place, siblings):
                    yield replacing(kind, parent, field, index, new)
                if place and turn_player is not None and _is_somebody(node):
                    yield replacing("turn player", parent, field, index, copy.deepcopy(turn_player))
        yield from _inside(parent)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and what is inside it, without bodies of statements."""
    yield node
    for _, _, child in _children(node):
        yield from _walk(child)


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    if isinstance(node, ast.JoinedStr):  # sentences for people
        return
    for field, value in ast.iter_fields(node):
        if isinstance(node, ast.stmt) and field in ("body", "orelse", "finalbody", "handlers", "annotation"):
            continue
        if isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.AST):
                    yield field, index, item
        elif isinstance(value, ast.AST):
            yield field, None, value


def _others(node: ast.expr, place: str, siblings: Siblings) -> Iterator[tuple[str, ast.expr]]:
    """Yield what could stand in the place of an expression."""
    if isinstance(node, ast.Constant):
        yield from _constants(node, place, siblings)
    elif isinstance(node, ast.Name | ast.Attribute):
        yield from _named(node, place, siblings)
    elif isinstance(node, ast.BinOp):
        if isinstance(node.left, ast.Constant) and node.left.value == 1 and isinstance(node.op, ast.Sub):
            yield "other player", node.right
        elif type(node.op) in OPERATORS:
            yield "operator", ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "condition", node.operand
    elif isinstance(node, ast.IfExp):
        yield "condition", ast.IfExp(node.test, node.orelse, node.body)
        yield "condition", node.body
        yield "condition", node.orelse
    else:
        yield from _compound(node)


def _named(node: ast.Name | ast.Attribute, place: str, siblings: Siblings) -> Iterator[tuple[str, ast.expr]]:
    if not isinstance(node.ctx, ast.Load):
        return
    if isinstance(node, ast.Name):
        name = node.id
        for other in siblings.of_name(name):
            yield "sibling", copy.copy(other)
    else:
        name = node.attr
        if name in OTHER_ATTRIBUTE:
            yield "sibling", ast.Attribute(node.value, OTHER_ATTRIBUTE[name], ast.Load())
    if name in PLAYERS and place:
        yield "other player", _opponent(node)


def _is_somebody(node: ast.expr) -> bool:
    """Tell whether an expression is a player who need not be the one whose turn it is."""
    if isinstance(node, ast.BinOp):
        one_minus = isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant) and node.left.value == 1
        return one_minus and _is_somebody(node.right)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in PLAYERS - TURN_PLAYERS


def _opponent(node: ast.expr) -> ast.expr:
    return ast.BinOp(ast.Constant(1), ast.Sub(), node)


def _constants(node: ast.Constant, place: str, siblings: Siblings) -> Iterator[tuple[str, ast.expr]]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", ast.Constant(not value)
    elif isinstance(value, int):
        yield "constant", ast.Constant(value + 1)
        yield "constant", ast.Constant(value - 1)
    elif isinstance(value, str) and not is_clause(value):
        for other in siblings.of_string(place, value) if place else ():
            yield "sibling", ast.Constant(other)


def _compound(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in FLIPPED[type(node.ops[0])]:
            yield "comparison", ast.Compare(node.left, [other()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "condition", ast.BoolOp(swapped, node.values)
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.Call):
        name = called(node)
        if isinstance(node.func, ast.Name) and name in OTHER_CALL:
            yield "sibling", ast.Call(ast.Name(OTHER_CALL[name], ast.Load()), node.args, node.keywords)
        if isinstance(node.func, ast.Name) and name in PASSED_THROUGH and len(node.args) == 1:
            yield "order", ast.Call(ast.Name("list", ast.Load()), node.args, [])
            if name != "reversed":
                inner = ast.Call(ast.Name("list", ast.Load()), node.args, [])
                whole = ast.Slice(step=ast.UnaryOp(ast.USub(), ast.Constant(1)))
                yield "order", ast.Subscript(inner, whole, ast.Load())
    elif isinstance(node, ast.Tuple | ast.List) and len(node.elts) >= 2 and not _is_reason(node):
        for index in range(len(node.elts)):
            yield "entry", type(node)(node.elts[:index] + node.elts[index + 1 :], ast.Load())


def _is_reason(node: ast.Tuple | ast.List) -> bool:
    """Tell whether a tuple is a clause with a sentence for people, or is assigned to."""
    first = node.elts[0]
    says_why = isinstance(first, ast.Constant) and isinstance(first.value, str) and is_clause(first.value)
    return says_why or not isinstance(node.ctx, ast.Load)


def _inside(node: ast.AST) -> Iterator[Edit]:
    """Yield edits of the lists that a node holds: arguments left out or exchanged, conditions of a comprehension."""
    if isinstance(node, ast.Call):
        for index, keyword in enumerate(node.keywords):
            rest = node.keywords[:index] + node.keywords[index + 1 :]
            value = keyword.value
            yield Edit("argument", node, "keywords", None, rest, value.lineno, value.end_lineno or value.lineno)
        for index in range(len(node.args) - 1):
            first, second = node.args[index : index + 2]
            if type(first) is type(second) and not isinstance(first, ast.Constant):
                swapped = [*node.args[:index], second, first, *node.args[index + 2 :]]
                yield Edit("argument", node, "args", None, swapped, first.lineno, second.end_lineno or second.lineno)
    elif isinstance(node, ast.comprehension):
        for index, test in enumerate(node.ifs):
            end = test.end_lineno or test.lineno
            yield Edit("condition", node, "ifs", None, node.ifs[:index] + node.ifs[index + 1 :], test.lineno, end)
            yield replacing("condition", node, "ifs", index, ast.UnaryOp(ast.Not(), test))


def of_statement(body: list[ast.stmt], index: int, parent: ast.AST, field: str) -> Iterator[Edit]:
    """Yield edits of a whole statement: left out, done twice, exchanged with the next, its condition turned round."""
    node = body[index]
    if isinstance(node, ast.If | ast.While):
        always = isinstance(node.test, ast.Constant)
        if not always:
            yield replacing("condition", node, "test", None, ast.UnaryOp(ast.Not(), node.test))
            yield replacing("condition", node, "test", None, ast.Constant(False))
        if isinstance(node, ast.If):
            yield replacing("condition", node, "test", None, ast.Constant(True))
    elif isinstance(node, ast.For):
        yield replacing("statement", node, "iter", None, ast.Tuple([], ast.Load()))
        for part in (ast.Slice(upper=ast.Constant(1)), ast.Slice(lower=ast.Constant(1))):
            some = ast.Subscript(ast.Call(ast.Name("list", ast.Load()), [node.iter], []), part, ast.Load())
            yield replacing("statement", node, "iter", None, some)
    elif isinstance(node, ast.Return):
        yield from _returns(node)
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Pass):
        yield replacing("statement", parent, field, index, ast.Pass())
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
        twice = [*body[: index + 1], node, *body[index + 1 :]]
        yield Edit("again", parent, field, None, twice, node.lineno, node.end_lineno or node.lineno)
    if index + 1 < len(body) and not isinstance(node, ast.Return):
        after = body[index + 1]
        swapped = [*body[:index], after, node, *body[index + 2 :]]
        yield Edit("order", parent, field, None, swapped, node.lineno, node.end_lineno or node.lineno)


def _returns(node: ast.Return) -> Iterator[Edit]:
    if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
        return
    if isinstance(node.value, ast.Compare | ast.BoolOp | ast.Call | ast.Attribute) or (
        isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.Not)
    ):
        yield replacing("return", node, "value", None, ast.UnaryOp(ast.Not(), node.value))
        yield replacing("return", node, "value", None, ast.Constant(True))
        yield replacing("return", node, "value", None, ast.Constant(False))
    elif isinstance(node.value, ast.ListComp | ast.List):
        yield replacing("return", node, "value", None, ast.List([], ast.Load()))
        rest = ast.Subscript(node.value, ast.Slice(lower=ast.Constant(1)), ast.Load())
        yield replacing("return", node, "value", None, rest)
    else:
        yield replacing("return", node, "value", None, ast.Constant(None))
