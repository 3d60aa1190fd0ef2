"""`headjudge rulebook`: look at the rulebooks of the suite, and hold a copy of the rules against them."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge import config, paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.catalogue.copies import Compared

ALIKE = ("same", "nearly same")
COPY_FORMAT = 1


class BrokenRulebook(HeadjudgeError):
    """A `rulebook.toml` that is not TOML."""


class NoRulebooks(HeadjudgeError):
    """The suite is there, but has no rulebook."""

    exit_code = ExitCode.NOTHING_SELECTED


class UnreadableCopy(HeadjudgeError):
    """A copy of the rules that is not there, or is no text."""

    exit_code = ExitCode.WRONG_USAGE


@click.group()
def rulebook() -> None:
    """Look at the rulebooks of the suite."""


@rulebook.command("list")
@json_option
def list_rulebooks(json_file: Any) -> None:
    """List the id and title of every rulebook."""
    titles = {name: _title(name) for name in paths.rulebooks()}
    if not titles:
        raise NoRulebooks(f"no rulebooks in {paths.suite_root()}")
    if json_file:
        write_json({"rulebooks": {name: {"title": title} for name, title in titles.items()}}, json_file)
        return
    width = max(map(len, titles))
    for name, title in titles.items():
        click.echo(f"{name:{width}}  {title}".rstrip())


def _title(name: str) -> str:
    file = paths.rulebook_dir(name) / "rulebook.toml"
    try:
        return str(tomllib.loads(file.read_text(encoding="utf-8")).get("title", ""))
    except ValueError as error:
        raise BrokenRulebook(f"{file} is not valid TOML: {error}") from error


rulebook_option = click.option(
    "--rulebook", "name", required=True, metavar="RULEBOOK", help="The rulebook that the copy is of."
)


@rulebook.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@rulebook_option
@json_option
def check_copy(file: Path, name: str, json_file: Any) -> int:
    """Compare a copy of the rules, as text, with the catalogue, clause by clause."""
    compared = _compared(_text(file), file, name)
    _tell(compared, file, name, json_file)
    return ExitCode.NOT_CONFORMING if _unlike(compared) else ExitCode.AS_EXPECTED


@rulebook.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@rulebook_option
@click.option("--out", type=click.Path(path_type=Path), help="Where the copy is kept; .headjudge unless given.")
@json_option
def import_copy(file: Path, name: str, out: Path | None, json_file: Any) -> int:
    """Compare a copy of the rules with the catalogue, and keep its clauses here, for `headjudge explain` to show."""
    import msgspec

    from headjudge.catalogue import importer, load

    text = _text(file)
    compared = _compared(text, file, name)
    verdicts = {row.id: row.verdict.value for row in compared}
    clauses = {
        clause.id: {"line": clause.line, "verdict": verdicts[clause.id], "text": clause.text}
        for clause in importer.read(text, load(name).numbering, str(file))
    }
    kept = _kept_file(name, out)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode({"format": COPY_FORMAT, "rulebook": name, "clauses": clauses}) + b"\n")
    _tell(compared, file, name, json_file)
    click.echo(f"{len(clauses)} clauses are kept in {kept}", err=bool(json_file))
    return ExitCode.NOT_CONFORMING if _unlike(compared) else ExitCode.AS_EXPECTED


def _kept_file(name: str, out: Path | None = None) -> Path:
    return (out or Path(config.load().out)) / "rules" / f"{name}.json"


def kept_clause(name: str, clause: str) -> str:
    """Return the words of a clause in the copy that was imported here; nothing without one."""
    file = _kept_file(name)
    if not file.is_file():
        return ""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        return str(kept["clauses"].get(clause, {}).get("text", ""))
    except (ValueError, KeyError, AttributeError):
        raise UnreadableCopy(f"{file} is damaged; import the copy again") from None


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableCopy(f"{file} is not UTF-8 text; a PDF is turned into text first") from None
    except OSError as error:
        raise UnreadableCopy(f"cannot read {file}: {(error.strerror or 'it is no file').lower()}") from None


def _compared(text: str, file: Path, name: str) -> list[Compared]:
    from headjudge.catalogue import load
    from headjudge.catalogue.copies import compare

    paths.rulebook_dir(name)
    return compare(text, load(name), str(file))


def _unlike(compared: Sequence[Compared]) -> list[Compared]:
    return [row for row in compared if row.verdict not in ALIKE]


def _tell(compared: Sequence[Compared], file: Path, name: str, json_file: Any) -> None:
    from headjudge.catalogue.copies import Verdict

    found = Counter(row.verdict for row in compared)
    counts = {verdict.value: found[verdict] for verdict in Verdict}
    if json_file:
        rows = [{"id": row.id, "verdict": row.verdict.value, "line": row.line} for row in compared]
        write_json({"rulebook": name, "counts": counts, "clauses": rows}, json_file)
        return
    for row in compared:
        if row.verdict != "same":
            where = f"{file}:{row.line}" if row.line else "not in the copy"
            click.echo(f"{row.verdict.value:<11}  {row.id:<10}  {where}")
    click.echo(f"{name}: {', '.join(f'{count} {verdict}' for verdict, count in counts.items())}")
