"""What README and docs show can be typed: console blocks are run, page by page, and their output is as shown.

A page is one walk: its blocks run in order in one temporary folder, `cd` included. A comment before a block says more:

- `<!-- not run: REASON -->` leaves the block out;
- `<!-- exit 1 -->` expects this exit code of the last command;
- `<!-- in a clone -->` runs the block in a folder of its own that has the examples of the project, and
  `<!-- in a clone: FOLDER -->` in a folder of it;
- `<!-- file: PATH -->` before a block of any other language writes it to a file.

Shown lines must appear in this order, among others; `…` stands for anything.
"""

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from headjudge.cli.table import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
BLOCK = re.compile(
    r"(?:^<!-- (?P<marker>.*?) -->\n)?^```(?P<language>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL
)
MARKER = re.compile(r"(?P<word>not run|exit|in a clone|file)(?::? (?P<value>\S.*))?")


class Block(NamedTuple):
    """A fenced block with what the comment before it says."""

    language: str
    body: str
    word: str = ""
    value: str = ""


class Command(NamedTuple):
    """A command of a console block, and the lines shown after it."""

    line: str
    shown: list[str]


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found = []
    for match in BLOCK.finditer(text):
        marker = MARKER.fullmatch(match["marker"]) if match["marker"] else None
        word, value = (marker["word"], marker["value"] or "") if marker else ("", "")
        assert word != "not run" or value, f"a block is left out without a reason: {match['body']}"
        found.append(Block(match["language"], match["body"], word, value))
    return found


def commands(body: str) -> list[Command]:
    """The commands of a console block."""
    found: list[Command] = []
    for line in body.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:].partition("  #")[0].strip(), []))
        elif line.strip():
            found[-1].shown.append(line)
    return found


def missing(shown: list[str], output: str) -> str | None:
    """The first shown line that the output does not have after those before it."""
    lines = iter(output.splitlines())
    for line in shown:
        pattern = re.compile(".*".join(re.escape(part) for part in line.rstrip().split("…")))
        if not any(pattern.fullmatch(said.rstrip()) for said in lines):
            return line
    return None


class Walk:
    """A reader who types what a page shows."""

    def __init__(self, folder: Path) -> None:
        self.folder = self.cwd = folder / "walk"
        self.clone = folder / "clone"
        self.folder.mkdir()
        self.left_out: list[str] = []

    def do(self, block: Block) -> None:
        if block.word == "file":
            file = self.folder / block.value
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.body, encoding="utf-8")
        if block.language != "console" or block.word == "not run":
            return
        typed = commands(block.body)
        for command in typed:
            last = command is typed[-1]
            wanted = int(block.value) if block.word == "exit" and last else 0
            self.type(command, wanted, self.in_clone() / block.value if block.word == "in a clone" else None)

    def in_clone(self) -> Path:
        if not self.clone.is_dir():
            shutil.copytree(ROOT / "examples", self.clone / "examples")
        return self.clone

    def type(self, command: Command, wanted: int, where: Path | None) -> None:
        tool, *args = shlex.split(command.line)
        if tool == "cd":
            self.cwd = (self.cwd / args[0]).resolve()
            return
        if tool == "make":
            targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            assert set(args) <= set(targets), f"the Makefile has no target for: {command.line}"
            return
        assert tool == "headjudge", f"a tool that this test cannot run: {command.line}"
        if self.must_be_left_out(args):
            self.left_out.append(command.line)
            return
        done = subprocess.run(
            [sys.executable, "-m", "headjudge", *args],
            cwd=where or self.cwd,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=SECONDS,
        )
        said = f"$ {command.line}\n{done.stdout}{done.stderr}"
        assert done.returncode == wanted, said
        assert missing(command.shown, done.stdout + done.stderr) is None, said

    def must_be_left_out(self, args: list[str]) -> bool:
        """A command that is not there yet, or an engine whose interpreter or package is not on this machine."""
        not_there = not args[0].startswith("-") and args[0] not in {row.name for row in COMMANDS}
        no_node = any(arg.startswith("cmd:node ") for arg in args) and shutil.which("node") is None
        no_simulator = any("weiss_sim" in arg for arg in args) and importlib.util.find_spec("weiss_sim") is None
        return not_there or no_node or no_simulator


PAGES = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if "```console" in page.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_can_be_typed(page, tmp_path):
    walk = Walk(tmp_path)
    for block in blocks(page.read_text(encoding="utf-8")):
        walk.do(block)


def test_the_pages_for_authors_are_among_them():
    assert {"README.md", "verify-your-engine.md", "write-a-scenario.md"} <= {page.name for page in PAGES}


def test_links_between_pages_lead_somewhere():
    pages = [ROOT / "docs" / name for name in ("verify-your-engine.md", "write-a-scenario.md")]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))]
    assert links
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []


def test_a_wrong_exit_code_is_found(tmp_path):
    with pytest.raises(AssertionError, match="no rulebook"):
        Walk(tmp_path).do(Block("console", "$ headjudge cards trials\n"))


def test_lines_that_are_not_said_are_found():
    assert missing(["one", "t… three"], "zero\none\ntwo\nto three\n") is None
    assert missing(["two", "one"], "one\ntwo\n") == "one"
    assert missing(["level … of …"], "level\n") == "level … of …"


def test_a_block_is_left_out_only_with_a_reason():
    assert blocks("<!-- not run: it installs -->\n```console\n$ pip install x\n```\n")[0].value == "it installs"
    with pytest.raises(AssertionError, match="without a reason"):
        blocks("<!-- not run -->\n```console\n$ pip install x\n```\n")


def test_a_tool_that_cannot_be_run_is_an_error(tmp_path):
    with pytest.raises(AssertionError, match="cannot run"):
        Walk(tmp_path).do(Block("console", "$ curl example.org\n"))


def test_a_command_that_is_not_there_yet_is_left_out(tmp_path):
    walk = Walk(tmp_path)
    walk.do(Block("console", "$ headjudge foretell\n"))
    assert walk.left_out == ["headjudge foretell"]
