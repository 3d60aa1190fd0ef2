"""What `headjudge fuzz` says: a line of progress on a terminal, and the run in words."""

from __future__ import annotations

from typing import Any

import click

MOST_CLAUSES = 8
"""So many clauses are named in a line."""


class Progress:
    """One line on a terminal that says how far the run is."""

    def __init__(self, games: int | None, seconds: float | None) -> None:
        self.games, self.seconds = games, seconds
        self.longest = 0

    def say(self, done: Any) -> None:
        """Writes the line anew."""
        part = done.games / self.games if self.games else done.seconds / (self.seconds or 1.0)
        bar = "#" * int(20 * min(1.0, part))
        reached = f"{len(done.reached.counts)} clauses reached, " if done.reached is not None else ""
        line = (
            f"[{bar:<20}] {counted(done.games, 'game')}, {done.answers / max(done.seconds, 1e-9):,.0f} answers/s, "
            f"{reached}{counted(len(done.violations), 'violation')} "
        )
        self.longest = max(self.longest, len(line))
        click.echo(f"\r{line:<{self.longest}}", nl=False, err=True)

    def end(self) -> None:
        """Clears the line."""
        click.echo("\r" + " " * self.longest + "\r", nl=False, err=True)


def show(data: dict[str, Any]) -> None:
    """The run in words."""
    for found in data["violations"]:
        show_violation(found)
    if data["clauses"]:
        show_reach(data["clauses"])
    if "witnesses" in data:
        show_witnesses(data)
    checked = sum(row["checked"] for row in data["invariants"].values())
    rate = data["answers"] / max(data["seconds"], 1e-9)
    click.echo(
        f"{counted(data['games'], 'game')}, {data['finished']:,} finished, {counted(data['answers'], 'answer')} "
        f"({rate:,.0f} a second), {len(data['invariants'])} invariants checked {checked:,} times, "
        f"{counted(len(data['violations']), 'violation')}"
    )


def show_violation(found: dict[str, Any]) -> None:
    """One violation, what it is, and how to see it again."""
    head = found["fault"].upper() if "fault" in found else "VIOLATION"
    click.echo(f"{head}  {found['clause']}  {found['invariant'].replace('_', ' ')}")
    click.echo(f"  {found['what']}")
    if found.get("clauses"):
        click.echo(f"  the reference was executing {listed(found['clauses'])}")
    if found.get("repeatable", True):
        click.echo(f"  {counted(found['answers'], 'answer')}: headjudge replay {found['file']}")
    else:
        answers = counted(found["answers"], "answer")
        click.echo(f"  {answers}, kept in {found['file']}; not shortened: the engine cannot be seeded")


def show_reach(clauses: dict[str, Any]) -> None:
    """Which clauses the traced games executed, and which never."""
    if not clauses["traced_games"]:
        return
    traced = counted(clauses["traced_games"], "traced game")
    line = f"{len(clauses['reached'])} of {clauses['carried_out']} clauses were executed in {traced}"
    rare = [clause for clause, count in clauses["reached"].items() if count == 1 and clauses["traced_games"] > 1]
    never = f"; never: {listed(clauses['never'])}" if clauses["never"] else ""
    once = f"; in one game only: {listed(rare)}" if rare else ""
    click.echo(line + never + once)


def show_witnesses(data: dict[str, Any]) -> None:
    """What the engine showed about clauses, and how far the reference followed."""
    heard = data["witnesses"]
    held = sum(each.get("held", 0) for each in heard.values())
    click.echo(
        f"{held:,} witnesses: {len(data['witnessed'])} clauses witnessed, {len(data['confirmed'])} of them confirmed, "
        f"{len(data['contradicted'])} contradicted, {len(data['never_met'])} never met  ({data['evidence']})"
    )
    for name, clauses in (("contradicted", data["contradicted"]), ("never met", data["never_met"])):
        if clauses:
            click.echo(f"  {name}: {', '.join(clauses)}")
    shadow = data.get("shadow")
    if shadow and shadow.get("cannot"):
        click.echo(f"the reference could not follow: {shadow['cannot']}")
    elif shadow:
        click.echo(
            f"the reference followed {shadow['followed_to_the_end']} of {shadow['games']} games to their end, "
            f"alike at {shadow['points_alike']:,} decisions"
        )
    unseen = [name for name, row in data["invariants"].items() if row.get("not_met") and not row["checked"]]
    if unseen:
        click.echo(f"not judged, because the views do not show it: {len(unseen)} invariants")


def counted(count: int, what: str) -> str:
    """How many of a thing, in words."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def listed(clauses: list[str]) -> str:
    """Clauses in a line, and how many there are beyond."""
    more = f" and {len(clauses) - MOST_CLAUSES} more" if len(clauses) > MOST_CLAUSES else ""
    return ", ".join(clauses[:MOST_CLAUSES]) + more
