"""A click group that imports a command only when it is called."""

from collections.abc import Sequence
from importlib import import_module

import click

from headjudge.cli.table import GROUPS, Row
from headjudge.errors import did_you_mean


class LazyGroup(click.Group):
    """Shows its commands from a table of rows and loads the one that is called."""

    def __init__(self, *, rows: Sequence[Row], **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]  # click's own keywords, passed on as they are
        self.rows = {row.name: row for row in rows}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the table."""
        return list(self.rows)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command, or None when the table has no such row."""
        row = self.rows.get(cmd_name)
        return load(row) if row else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse a wrong command name with the nearest right one."""
        if args and args[0] not in self.rows and not args[0].startswith("-"):
            ctx.fail(f'no command "{args[0]}".{did_you_mean(args[0], self.rows)}')
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands under the headings of their groups, without importing any."""
        for group in GROUPS:
            lines = [(row.name, row.help) for row in self.rows.values() if row.group == group]
            if lines:
                with formatter.section(group):
                    formatter.write_dl(lines)


def load(row: Row) -> click.Command:
    """Import the click command that a row points to."""
    module, _, attribute = row.target.partition(":")
    command = getattr(import_module(module), attribute)
    if not isinstance(command, click.Command):
        raise TypeError(f"{row.target} is not a click command")
    return command
