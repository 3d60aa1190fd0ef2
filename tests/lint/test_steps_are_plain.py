"""pytest-bdd 9 lets an `async` step pass without running it, so that no step may be one."""

import ast

from tests.lint.tree import texts

STEP_DECORATORS = {"given", "when", "then", "step"}


def async_steps(source: str) -> list[str]:
    """The names of coroutine functions that are decorated as steps."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AsyncFunctionDef) and any(_is_step(decorator) for decorator in node.decorator_list)
    ]


def _is_step(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in STEP_DECORATORS


def test_no_step_is_async():
    places = ("steps/", "tests/", "examples/")
    sources = {name: text for name, text in texts() if name.startswith(places) and name.endswith(".py")}
    assert sources
    assert {name: found for name, text in sources.items() if (found := async_steps(text))} == {}


def test_an_async_step_is_found():
    assert async_steps('@given("a game")\nasync def start(): ...') == ["start"]
    assert async_steps('@bdd.when("it rains")\nasync def rain(): ...') == ["rain"]


def test_plain_steps_and_other_coroutines_are_left_alone():
    assert async_steps('@given("a game")\ndef start(): ...') == []
    assert async_steps('@combat.step_of("803.5")\nasync def choose(): ...') == []
