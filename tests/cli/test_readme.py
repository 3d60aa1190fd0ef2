"""What the README shows can be typed."""

import re
from pathlib import Path

import pytest

from headjudge.cli import main

ROOT = Path(__file__).parents[2]


def shown_commands() -> list[str]:
    """The lines after `$` in the console blocks of the README."""
    blocks = re.findall(
        r"^```console\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def make_targets() -> list[str]:
    return re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("line", shown_commands())
def test_a_command_of_the_readme_works(line):
    tool, *args = line.partition("  #")[0].split()
    if tool == "make":
        assert set(args) <= set(make_targets())
    else:
        assert tool == "headjudge", "the README shows a tool that this test cannot run"
        assert main(args) == 0
