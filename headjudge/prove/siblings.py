"""What stands in the same place elsewhere: other strings of an argument, other names of a group of constants."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from headjudge.catalogue.numbering import SHAPE

MOST = 2
"""How many siblings of one place are tried."""


def called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def is_clause(text: str) -> bool:
    """Tell whether a string is a clause id, which says only why, and changes nothing."""
    return bool(SHAPE.fullmatch(text)) and text[:1].isdigit()


class Siblings:
    """The strings of each place, and the constants of each group, of all modules of an engine."""

    def __init__(self, trees: Iterable[ast.Module], own: Iterable[ast.Module] = ()) -> None:
        self.strings: dict[str, list[str]] = {}
        self.groups: dict[str, list[ast.expr]] = {}
        """For each constant the others of its group, by value where that is written there."""
        self.attributes: set[str] = set()
        """The names of attributes that the modules of the game itself look at."""
        for tree in own:
            self.attributes.update(node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute))
        for tree in trees:
            for node in ast.walk(tree):
                for place, text in _places(node):
                    seen = self.strings.setdefault(place, [])
                    if text not in seen:
                        seen.append(text)
                self._group(node)

    def _group(self, node: ast.AST) -> None:
        if not isinstance(node, ast.Assign):
            return
        for target in node.targets:
            if isinstance(target, ast.Tuple):
                names = [name.id for name in target.elts if isinstance(name, ast.Name) and name.id.isupper()]
                values: list[ast.expr] = [ast.Name(name, ast.Load()) for name in names]
                if isinstance(node.value, ast.Tuple) and len(node.value.elts) == len(names):
                    values = [
                        value if isinstance(value, ast.Constant) else name
                        for value, name in zip(node.value.elts, values, strict=True)
                    ]
                for place, name in enumerate(names):
                    self.groups[name] = values[place + 1 :] + values[:place]

    def of_string(self, place: str, text: str) -> list[str]:
        """Return other strings of a place, those next to it first."""
        seen = self.strings.get(place, [])
        at = seen.index(text) if text in seen else 0
        return [other for other in (*seen[at + 1 :], *seen[:at]) if other != text][:MOST]

    def of_name(self, name: str) -> list[ast.expr]:
        """Return other constants of a group."""
        return self.groups.get(name, [])[: MOST + 1]


def _places(node: ast.AST) -> Iterator[tuple[str, str]]:
    for place, value in places(node):
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and not is_clause(value.value):
            yield place, value.value


def places(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the values in a node that have a place by which siblings are told."""
    if isinstance(node, ast.Call):
        for index, argument in enumerate(node.args):
            yield f"{called(node)}({index})", argument
        for keyword in node.keywords:
            yield f"{called(node)}({keyword.arg})", keyword.value
    elif isinstance(node, ast.Compare):
        left = ast.unparse(node.left).rpartition(".")[2]
        for value in node.comparators:
            yield f"{left} ==", value
            for item in getattr(value, "elts", ()):
                yield f"{left} ==", item
        if isinstance(node.left, ast.Constant):
            yield f"in {ast.unparse(node.comparators[0]).rpartition('.')[2]}", node.left
    else:
        yield from _grouped(node)


def _grouped(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the values whose siblings stand beside them."""
    if isinstance(node, ast.Subscript):
        yield f"{ast.unparse(node.value).rpartition('.')[2]}[]", node.slice
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        whole = ",".join(sorted(ast.unparse(item) for item in node.elts))
        for item in node.elts:
            yield f"({whole})", item
    elif isinstance(node, ast.Dict):
        whole = ",".join(sorted(ast.unparse(key) for key in node.keys if key))
        for item in node.values:
            yield f"{{{whole}}}", item
    elif isinstance(node, ast.IfExp):
        yield ast.unparse(node), node.body
        yield ast.unparse(node), node.orelse
