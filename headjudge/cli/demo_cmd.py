"""`headjudge demo`: a plausible engine with three planted mistakes is judged before the reader's eyes."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli.output import json_option
from headjudge.config import Config
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from headjudge.demo.engine import Mistake
    from headjudge.divergence.grouping import Group

SECTIONS = ("700", "800")
NEXT = """\
Next, with an engine of your own:
  headjudge init my-engine    writes an adapter that runs at once, and headjudge.toml
  headjudge doctor            walks the protocol with it and says what is wrong or missing
  headjudge run               judges it and keeps the evidence in .headjudge"""


class MistakeNotFound(HeadjudgeError):
    """The demonstration did not find what was planted, which is a fault of the harness."""


@click.command()
@json_option
def demo(json_file: Any) -> int:
    """Judge an engine with three planted mistakes, to show how a breach looks."""
    from headjudge.cli.run_cmd import Ordered, judge, sayer
    from headjudge.demo.engine import MISTAKES, NAME, RULEBOOK

    say = sayer(json_file)
    say(f"A plausible engine of {RULEBOOK} is judged by the scenarios of sections {' and '.join(SECTIONS)}.")
    with tempfile.TemporaryDirectory(prefix="headjudge-demo-") as folder:
        selectors = [f"{RULEBOOK}:{section}" for section in SECTIONS]
        ordered = Ordered(
            NAME, selectors, [], features=None, junit=None, out=Path(folder), jobs=1, keeps_failures=False
        )
        judged = judge(ordered, Config(), json_file)
    if judged.code != ExitCode.NOT_CONFORMING:
        return judged.code
    say("\nThree mistakes were planted in it:")
    for mistake in MISTAKES:
        say(f"  {mistake.clause:<10} {mistake.what} ({_found(mistake, judged.groups)})")
    say(f"\n{NEXT}")
    return ExitCode.AS_EXPECTED


def _found(mistake: Mistake, groups: Iterable[Group]) -> str:
    for group in groups:
        clause = group.divergence.clause if group.divergence else ""
        if clause and mistake.clause.startswith(clause):
            return f"{len(group.records)} scenarios fail by it"
    raise MistakeNotFound(f"no scenario shows that {mistake.what} ({mistake.clause})")
