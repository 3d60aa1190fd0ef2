"""What `headjudge init` writes: settings, an adapter at level `play` with a toy game behind it, a workflow for CI."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

HERE = Path(__file__).resolve().parent
WORKFLOW = ".github/workflows/headjudge.yml"


class Language(NamedTuple):
    """A language in which an adapter can be started: the adapter's file, and how the engine is then named."""

    adapter: str
    engine: str
    setup: str
    """What the workflow needs beside Python, as lines of YAML."""


LANGUAGES = {
    "python": Language("headjudge_adapter.py", "py:headjudge_adapter:Adapter", ""),
    "javascript": Language(
        "headjudge_adapter.mjs",
        "cmd:node headjudge_adapter.mjs",
        '      - uses: actions/setup-node@v4\n        with:\n          node-version: "22"\n',
    ),
}


class FilesExist(HeadjudgeError):
    """Files that would be overwritten."""

    exit_code = ExitCode.WRONG_USAGE

    def __init__(self, files: list[str], folder: Path) -> None:
        there = f"{', '.join(files)} {'is' if len(files) == 1 else 'are'} there already"
        super().__init__(f"{there} in {folder}, and nothing was written; --force overwrites")


class NotAFolder(HeadjudgeError):
    """A place that cannot be a folder."""

    exit_code = ExitCode.WRONG_USAGE


def files_for(language: str, rulebook: str) -> dict[str, str]:
    """Return the files of a new project by their paths in it."""
    chosen = LANGUAGES[language]
    words = {"@rulebook@": rulebook, "@engine@": chosen.engine, "@adapter@": chosen.adapter}
    workflow = _read("workflow.yml").replace("      # @setup@\n", chosen.setup)
    texts = {
        "headjudge.toml": _read("headjudge.toml"),
        chosen.adapter: _read(chosen.adapter),
        WORKFLOW: workflow,
    }
    return {name: _filled(text, words) for name, text in texts.items()}


def write(folder: Path, files: dict[str, str], *, force: bool = False) -> None:
    """Write files into a folder, all or none; one that is there is an error unless it may be overwritten."""
    there = [name for name in files if (folder / name).exists()]
    if there and not force:
        raise FilesExist(there, folder)
    try:
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except (FileExistsError, NotADirectoryError, IsADirectoryError) as error:
        raise NotAFolder(f"{folder} cannot hold the files: {error.filename} is in the way") from None


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for place, word in words.items():
        text = text.replace(place, word)
    return text
