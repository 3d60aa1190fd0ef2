"""`headjudge doctor`: is the adapter in order, and what would its next level unlock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from headjudge import paths
from headjudge.cli.output import json_option, write_json
from headjudge.exit_codes import ExitCode

if TYPE_CHECKING:
    from headjudge.doctor.examine import Examined
    from headjudge.protocol.probe import Finding

COLOURS = {"ok": "green", "WRONG": "red", "note": "yellow"}
STEP_WIDTH = 9


@click.command()
@click.argument("rulebooks", nargs=-1, metavar="[RULEBOOK]...")
@click.option(
    "--engine", metavar="ENGINE", help="reference, py:module:Class or cmd:program; else that of headjudge.toml."
)
@json_option
def doctor(rulebooks: tuple[str, ...], engine: str | None, json_file: Any) -> int:
    """Walk the protocol with an engine call by call, and say what is wrong and what would unlock more."""
    from headjudge import config
    from headjudge.doctor.examine import examine

    settings = config.load()
    wanted = list(rulebooks) or settings.rulebook_ids
    for rulebook in wanted:
        paths.rulebook_dir(rulebook)
    found = examine(engine or settings.engine, wanted, settings)
    healthy = not any(examined.wrong for examined in found)
    if json_file:
        write_json(_data(found, healthy), json_file)
    else:
        for examined in found:
            _tell(examined)
    return ExitCode.AS_EXPECTED if healthy else ExitCode.ADAPTER_AT_FAULT


def _tell(examined: Examined) -> None:
    click.echo(f"{examined.engine} on {examined.rulebook}\n")
    for finding in examined.findings:
        _line(finding.step, _word(finding), finding.sentence)
    for note in examined.notes:
        _line("words", "note", note)
    click.echo()
    if examined.wrong:
        count, steps = len(examined.wrong), len(examined.findings)
        click.echo(f"{count} of {steps} steps {'is' if count == 1 else 'are'} wrong: the adapter is at fault")
    else:
        click.echo("the adapter is in order")
    _tell_levels(examined)


def _word(finding: Finding) -> str:
    if not finding.ok:
        return "WRONG"
    return "ok" if finding.verdict == "pass" else "note"


def _line(step: str, word: str, sentence: str) -> None:
    first, *rest = sentence.splitlines()
    click.echo(f"  {step:{STEP_WIDTH}} {click.style(f'{word:5}', fg=COLOURS[word])}  {first}")
    for line in rest:
        click.echo(f"  {'':{STEP_WIDTH}}        {line.removeprefix('  ')}")


def _tell_levels(examined: Examined) -> None:
    from headjudge.doctor.examine import UNLOCKING
    from headjudge.protocol.messages import LEVELS

    hello = examined.hello
    if hello is None:
        return
    own = examined.levels[LEVELS.index(hello.level)].reach
    total = examined.levels[-1].reach
    if hello.level == "play":
        click.echo(f"level play: whole games can be judged, and none of the {total.scenarios} scenarios")
    else:
        click.echo(
            f"level {hello.level}: {own.scenarios} of {total.scenarios} scenarios, which touch {own.clauses} "
            f"of {total.clauses} clauses, {own.whole} of them with all their scenarios"
        )
    following = examined.next_level
    if following is None:
        click.echo("  no level is left to unlock")
        return
    more = following.more
    click.echo(
        f"  next level, {following.level}: {more.scenarios} more scenarios, {more.clauses} more clauses, "
        f"{more.whole} more with all their scenarios"
    )
    click.echo(f"    {UNLOCKING[following.level]}")


def _data(found: list[Examined], healthy: bool) -> dict[str, Any]:
    import msgspec

    from headjudge.doctor.examine import UNLOCKING

    return {
        "engine": found[0].engine,
        "healthy": healthy,
        "rulebooks": {
            examined.rulebook: {
                "hello": msgspec.to_builtins(examined.hello),
                "steps": [msgspec.to_builtins(finding) for finding in examined.findings],
                "notes": examined.notes,
                "levels": {row.level: msgspec.to_builtins(row.reach) for row in examined.levels},
                "next": {
                    "level": examined.next_level.level,
                    **msgspec.to_builtins(examined.next_level.more),
                    "how": UNLOCKING[examined.next_level.level],
                }
                if examined.next_level
                else None,
            }
            for examined in found
        },
    }
