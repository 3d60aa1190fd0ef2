"""What every command shares about output: the `--json` option and the writing of its file."""

import json
from pathlib import Path
from typing import Any

import click

from headjudge import saving

json_option = click.option(
    "--json",
    "json_file",
    type=click.File("w", encoding="utf-8", lazy=True),
    metavar="FILE|-",
    help="Write the result as JSON to a file, or to the standard output with -.",
)


def write_json(data: Any, file: Any) -> None:
    """Write data as JSON with a final newline to the file that `--json` opened."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    if hasattr(file, "open") and file.name != "-":  # click has not opened it yet
        saving.replace(Path(file.name), text.encode())
    else:
        file.write(text)
