"""From plain data, as JSON holds it, to a tree."""

from typing import Any

from headjudge.notation.errors import BadTree
from headjudge.notation.node import ROWS, Node


def load_node(data: Any) -> Node:
    """Make a node of plain data; whether it says anything is for the printer to find out."""
    if not isinstance(data, dict) or "node" not in data:
        raise BadTree(f'expected an object with a "node", found {data!r}')
    fields = dict(data)
    name = fields.pop("node")
    if name not in ROWS:
        raise BadTree(f"no node is called {name!r}")
    try:
        return ROWS[name].node(**{field: _value(value) for field, value in fields.items()})
    except TypeError as error:
        raise BadTree(f"{name}: {error}") from None


def _value(data: Any) -> Any:
    if isinstance(data, dict):
        return load_node(data)
    if isinstance(data, list | tuple):
        return tuple(map(_value, data))
    return data
