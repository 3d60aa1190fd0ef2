"""What every command shares about output: the `--json` option and the writing of its file."""

import json
from typing import Any

import click

json_option = click.option(
    "--json",
    "json_file",
    type=click.File("w", encoding="utf-8", lazy=True),
    metavar="FILE|-",
    help="Write the result as JSON to a file, or to the standard output with -.",
)


def write_json(data: Any, file: Any) -> None:
    """Write data as JSON with a final newline to the file that `--json` opened."""
    json.dump(data, file, ensure_ascii=False, indent=2)
    file.write("\n")
