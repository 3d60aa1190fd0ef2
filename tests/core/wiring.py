"""What the source of the engine shows of its wiring: verbs that are not awaited, imports, order, clock and chance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "reference_engine"
BORDER = ENGINE / "adapter.py"
"""Speaks the protocol, and lets chance answer from a seed when it is told to."""

Found = list[str]
FORBIDDEN = ("random", "secrets", "time", "datetime", "uuid", "asyncio", "threading", "os")


class Module:
    """A module's tree, and which of the names in it are async functions or modules."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self.functions = {node.name for node in self.tree.body if isinstance(node, ast.AsyncFunctionDef)}
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def imports(self) -> Iterator[tuple[str, str, str]]:
        """Each import: the name it has here, the module it is from, and the name there; none for a whole module."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield alias.asname or alias.name, alias.name, ""
            elif isinstance(node, ast.ImportFrom):
                parts = self.name.split(".")[: -node.level] if node.level else []
                source = ".".join([*parts, *([node.module] if node.module else [])])
                for alias in node.names:
                    yield alias.asname or alias.name, source, alias.name


def engine() -> list[Module]:
    """All modules of the engine but its border."""
    paths = sorted(path for path in ENGINE.rglob("*.py") if path != BORDER)
    names = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return [Module(name, path.read_text(encoding="utf-8")) for name, path in zip(names, paths, strict=True)]


# Awaiting


def methods(modules: list[Module]) -> set[str]:
    """The names of async methods that no class has as a plain one."""
    classes = [node for module in modules for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef)]
    members = [member for cls in classes for member in cls.body]
    plain = {member.name for member in members if isinstance(member, ast.FunctionDef)}
    return {member.name for member in members if isinstance(member, ast.AsyncFunctionDef)} - plain


def not_awaited(modules: list[Module]) -> Found:
    """Calls of coroutines that are neither awaited nor handed on to somebody who awaits them."""
    by_name = {module.name: module for module in modules}
    verbs = methods(modules)
    found = []
    for module in modules:
        local = set(module.functions)
        packages: dict[str, Module] = {}
        for here, source, there in module.imports():
            if there and source in by_name and there in by_name[source].functions:
                local.add(here)
            elif f"{source}.{there}".strip(".") in by_name:
                packages[here] = by_name[f"{source}.{there}".strip(".")]
        calls = [node for node in ast.walk(module.tree) if isinstance(node, ast.Call)]
        lost = [call for call in calls if is_coroutine(call.func, local, packages, verbs)]
        found += [f"{module.name}:{call.lineno} {ast.unparse(call)}" for call in lost if not is_handed_on(call, module)]
    return found


def is_coroutine(function: ast.expr, local: set[str], packages: dict[str, Module], verbs: set[str]) -> bool:
    """Whether a call of this gives a coroutine."""
    if isinstance(function, ast.Name):
        return function.id in local
    if not isinstance(function, ast.Attribute):
        return False
    if isinstance(function.value, ast.Name) and function.value.id in packages:
        return function.attr in packages[function.value.id].functions
    return function.attr in verbs


def is_handed_on(call: ast.Call, module: Module) -> bool:
    """Whether a coroutine is awaited here, or given back by a plain function for its caller to await."""
    parent = module.parents[call]
    if isinstance(parent, ast.Await | ast.Lambda):
        return True
    if not isinstance(parent, ast.Return):
        return False
    around: ast.AST = parent
    while not isinstance(around, ast.FunctionDef | ast.AsyncFunctionDef):
        around = module.parents[around]
    return isinstance(around, ast.FunctionDef)


# Imports


def games_in_core(modules: list[Module]) -> Found:
    """What the core imports of a game, or of the engine above it."""
    return [
        f"{module.name} imports {source}.{there}".strip(".")
        for module in modules
        if module.name.startswith("reference_engine.core")
        for _, source, there in module.imports()
        if source.startswith("reference_engine") and not source.startswith("reference_engine.core")
    ]


def clocks_and_dice(modules: list[Module]) -> Found:
    """What depends on the time, the process or chance."""
    return [
        f"{module.name} imports {source}"
        for module in modules
        for _, source, _ in module.imports()
        if source.split(".")[0] in FORBIDDEN
    ]


# Order

SETS = ("set", "frozenset")
HARMLESS = ("sorted", "len", "any", "all", "sum", "min", "max", "set", "frozenset", "bool")
ORDERING = (
    "list",
    "tuple",
    "enumerate",
    "iter",
    "next",
    "zip",
    "map",
    "filter",
    "join",
    "fromkeys",
    "extend",
    "reversed",
)


def sets_in_order(modules: list[Module]) -> Found:
    """Places where a set is gone through in an order that somebody could see."""
    attributes = set_attributes(modules)
    found = []
    for module in modules:
        for scope in (node for node in ast.walk(module.tree) if isinstance(node, SCOPES)):
            known = attributes | set_names(scope, module)
            for node in (node for node in ast.walk(scope) if scope_of(node, module) is scope):
                gone = [one for one in gone_through(node, module) if is_set(one, known)]
                found += [f"{module.name}:{one.lineno} {ast.unparse(one)}" for one in gone]
    return found


SCOPES = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)


def scope_of(node: ast.AST, module: Module) -> ast.AST:
    """The function, or else the module, in which a node stands."""
    around = module.parents.get(node, module.tree)
    while not isinstance(around, SCOPES):
        around = module.parents[around]
    return around


def set_attributes(modules: list[Module]) -> set[str]:
    """The attributes that hold sets, wherever an attribute of that name is declared."""
    sets: set[str] = set()
    others: set[str] = set()
    for node in (node for module in modules for node in ast.walk(module.tree) if isinstance(node, ast.AnnAssign)):
        name = ast.unparse(node.target)
        if name.startswith("self."):
            (sets if is_set_type(node.annotation) else others).add(name.removeprefix("self"))
    return sets - others


def set_names(scope: ast.AST, module: Module) -> set[str]:
    """The names of a scope that hold sets, by annotation or by what is assigned to them."""
    nodes = [node for node in ast.walk(scope) if scope_of(node, module) is scope]
    known = {
        node.arg for node in nodes if isinstance(node, ast.arg) and node.annotation and is_set_type(node.annotation)
    }
    for node in nodes:
        if isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            known.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and is_set(node.value, known):
            known |= {ast.unparse(target) for target in node.targets}
    return known


def is_set_type(annotation: ast.expr) -> bool:
    """Whether an annotation says set."""
    return ast.unparse(annotation).split("[")[0] in SETS


def is_set(node: ast.expr, known: set[str]) -> bool:
    """Whether an expression gives a set."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in SETS
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, known) or is_set(node.right, known)
    return ast.unparse(node) in known or (isinstance(node, ast.Attribute) and f".{node.attr}" in known)


def gone_through(node: ast.AST, module: Module) -> list[ast.expr]:
    """The expressions that a node goes through one by one, where the order shows."""
    if isinstance(node, ast.For):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        parent = module.parents[node]
        harmless = isinstance(parent, ast.Call) and called(parent) in HARMLESS
        return [] if harmless else [generator.iter for generator in node.generators]
    if isinstance(node, ast.Call) and called(node) in ORDERING:
        return list(node.args)
    if isinstance(node, ast.Starred):
        parent = module.parents[node]
        return [] if isinstance(parent, ast.Set) else [node.value]
    return []


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]
