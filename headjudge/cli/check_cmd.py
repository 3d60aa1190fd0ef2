"""`headjudge check`: what is wrong with feature files, without running them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode


class NothingToCheck(HeadjudgeError):
    """No feature file where one was looked for."""

    exit_code = ExitCode.NOTHING_SELECTED


@click.command()
@click.argument("where", nargs=-1, metavar="[FILE|FOLDER|RULEBOOK]…")
@click.option("--notes", is_flag=True, help="Show also what is only worth a thought.")
@click.option("--update-ids", is_flag=True, help="Write new, renamed and retired scenarios into scenarios.csv.")
@click.option("--retire", multiple=True, metavar="ID=REASON", help="Let a scenario go, and say why.")
@json_option
def check(where: tuple[str, ...], *, notes: bool, update_ids: bool, retire: tuple[str, ...], json_file: Any) -> int:
    """Find undefined and ambiguous steps, unknown words, cards and tags, and official wording in feature files."""
    from headjudge.scenarios import lint

    files = list(_files(where))
    if not files:
        raise NothingToCheck(f"no feature files in {', '.join(where) or paths.suite_root() / 'features'}")
    found = [finding for file in files for finding in lint.check_file(file)]
    for rulebook in _whole_rulebooks(where):
        found += lint.check_cards(rulebook)
    wrong = [finding for finding in found if not finding.note]
    if json_file:
        rows = [finding._asdict() for finding in found]
        write_json({"files": len(files), "findings": rows}, json_file)
    else:
        for finding in found if notes else wrong:
            click.echo(str(finding))
    if update_ids and not wrong:
        for line in _update(retire):
            click.echo(line, err=bool(json_file))
    if not json_file:
        more = "" if notes or found == wrong else " (--notes shows them)"
        click.echo(f"{len(files)} files, {len(wrong)} to mend, {len(found) - len(wrong)} notes{more}")
    return ExitCode.NOT_CONFORMING if wrong else ExitCode.AS_EXPECTED


def _files(where: Sequence[str]) -> Iterator[Path]:
    from headjudge.scenarios.features import feature_files

    root = paths.suite_root() / "features"
    for word in where or (str(root),):
        path = Path(word)
        if path.is_dir():
            yield from feature_files(path)
        elif path.is_file():
            yield path
        elif path.suffix == ".feature" or len(path.parts) > 1:
            raise click.BadParameter(f"no file {word}")
        else:
            paths.rulebook_dir(word)
            yield from feature_files(root / word)


def _whole_rulebooks(where: Sequence[str]) -> list[str]:
    """Return the rulebooks that are checked as a whole, and their test sets with them."""
    return [name for name in paths.rulebooks() if not where or name in where]


def _update(retire: Sequence[str]) -> Iterator[str]:
    """Bring the registers of all rulebooks that have features up to date."""
    from headjudge.scenarios import features, ids

    reasons = dict(_reason(text) for text in retire)
    for rulebook in paths.rulebooks():
        folder = paths.suite_root() / "features" / rulebook
        files = features.feature_files(folder) if folder.is_dir() else []
        register = paths.rulebook_dir(rulebook) / ids.FILE
        before = ids.read(register)
        if not files and not before:
            continue
        after = ids.updated(before, [features.read(file) for file in files], reasons)
        if after != before:
            register.write_text(ids.written(after), encoding="utf-8", newline="\n")
            ids.register.cache_clear()
            yield f"{rulebook}: {len(after)} ids, {len(after) - len(before)} new"


def _reason(text: str) -> tuple[str, str]:
    own, equals, reason = text.partition("=")
    if not (equals and reason.strip()):
        raise click.BadParameter(f'"{text}" gives no reason; --retire "{own}=why it is gone"')
    return own, reason.strip()
