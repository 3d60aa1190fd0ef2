"""What `headjudge --help` shows, and how little it loads for that."""

import os
import re
import subprocess
import sys
from importlib.metadata import packages_distributions

import click
import pytest
from click.testing import CliRunner

from headjudge import __version__
from headjudge.cli.lazy import LazyGroup, load
from headjudge.cli.table import AUTHORS, COMMANDS, GROUPS, MAINTAINERS, Row

# The order in which the two groups show their commands, of those that exist.
ORDER = {
    AUTHORS: ["demo", "init", "doctor", "run", "fuzz", "replay", "to-gherkin", "explain", "report", "compare", "cards"],
    MAINTAINERS: ["check", "prove", "steps", "rulebook", "protocol", "serve", "bench"],
}


def headjudge(*args: str, **env: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "headjudge", *args],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


def test_commands_stand_under_the_heading_of_their_group():
    rows = [Row("run", "none:none", "Judge an engine.", AUTHORS), Row("serve", "none:none", "Serve.", MAINTAINERS)]
    shown = CliRunner().invoke(LazyGroup(rows=rows, name="headjudge"), ["--help"]).output
    assert re.search(rf"{AUTHORS}:\n  run +Judge an engine\.\n\n{MAINTAINERS}:\n  serve +Serve\.", shown)


def test_a_group_without_commands_is_not_shown():
    rows = [Row("serve", "none:none", "Serve.", MAINTAINERS)]
    shown = CliRunner().invoke(LazyGroup(rows=rows, name="headjudge"), ["--help"]).output
    assert AUTHORS not in shown
    assert MAINTAINERS in shown


def test_help_lists_every_command_of_the_table():
    shown = headjudge("--help")
    assert shown.returncode == 0
    for row in COMMANDS:
        assert re.search(rf"^  {row.name} +{re.escape(row.help[:30])}", shown.stdout, re.MULTILINE)


@pytest.mark.parametrize("group", GROUPS)
def test_commands_are_known_to_the_design_and_in_its_order(group):
    names = [row.name for row in COMMANDS if row.group == group]
    assert names == [name for name in ORDER[group] if name in names]


@pytest.mark.parametrize("row", COMMANDS, ids=lambda row: row.name)
def test_a_row_points_to_a_command_with_its_help_line(row):
    command = load(row)
    assert command.name == row.name
    assert command.get_short_help_str(limit=200) == row.help


def test_a_row_that_points_to_something_else_is_a_defect():
    with pytest.raises(TypeError, match="not a click command"):
        load(Row("oops", "headjudge.cli.table:GROUPS", "", AUTHORS))


def test_help_loads_click_and_no_other_library():
    probe = (
        "import sys; before = set(sys.modules); import headjudge.cli; code = headjudge.cli.main(['--help']);"
        "print(code, *sorted({name.partition('.')[0] for name in set(sys.modules) - before}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    code, *loaded = done.stderr.split()
    assert code == "0"
    assert {"headjudge", "click"} <= set(loaded)
    assert (set(loaded) & set(packages_distributions())) - {"headjudge", "click"} == set()


@pytest.mark.skipif(sys.platform == "win32", reason="the processor time of child processes is not known there")
def test_help_takes_less_than_three_tenths_of_a_second():
    def seconds() -> float:
        spent = os.times()
        headjudge("--help")
        now = os.times()
        return now.children_user + now.children_system - spent.children_user - spent.children_system

    assert min(seconds() for _ in range(3)) < 0.3


def test_version_is_that_of_the_package():
    assert headjudge("--version").stdout == f"headjudge {__version__}\n"


def test_without_arguments_help_goes_to_the_error_stream():
    done = headjudge()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Usage: headjudge")


def test_every_command_answers_help():
    def commands(command: click.Command, words: list[str]) -> list[list[str]]:
        inner = command.commands.values() if isinstance(command, click.Group) else []
        return [words, *(found for sub in inner for found in commands(sub, [*words, str(sub.name)]))]

    from headjudge.cli.app import cli

    for row in COMMANDS:
        for words in commands(load(row), [row.name]):
            assert CliRunner().invoke(cli, [*words, "--help"]).output.startswith(f"Usage: cli {' '.join(words)}")
