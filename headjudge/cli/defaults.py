"""The flags that `headjudge.toml` gives: click takes them as defaults, so that the command line overrules them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from headjudge.errors import did_you_mean

NOT_FROM_FILE = ("init",)
"""Commands that do not read the file, because they write it."""
SHARED = {"seed": ("fuzz", "bench"), "engine": ("fuzz",), "out": ("prove",)}
"""Keys at the top of the file that are defaults of flags; `run`, `doctor` and `report` read them by themselves."""


def defaults_from_file(context: click.Context) -> dict[str, Any]:
    """Return the defaults that the file gives for the command that is called."""
    from headjudge import config

    name = context.invoked_subcommand
    group = context.command
    if name is None or name in NOT_FROM_FILE or not Path(config.FILE).is_file() or not isinstance(group, click.Group):
        return {}
    command = group.get_command(context, name)
    if command is None:
        return {}
    settings = config.load()
    shared = {key: getattr(settings, key) for key, names in SHARED.items() if name in names}
    given = {key: value for key, value in shared.items() if value != getattr(config.Config(), key)}
    return {name: {**given, **_converted(command, config.tables().get(name, {}), name)}}


def flags_of(command: click.Command) -> dict[str, str]:
    """Return the names of a command's flags, as they are written, with those of its parameters."""
    return {
        max(option.opts, key=len).lstrip("-"): str(option.name)
        for option in command.params
        if isinstance(option, click.Option)
    }


def _converted(command: click.Command, table: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return a table of flags as click wants it; a key that is no flag is an error that names the nearest one."""
    from headjudge import config

    flags = flags_of(command)
    inner = command.commands if isinstance(command, click.Group) else {}
    found = {}
    for key, value in table.items():
        if key in inner and isinstance(value, dict):
            found[key] = _converted(inner[key], value, f"{name}.{key}")
        elif key in flags:
            found[flags[key]] = value
        else:
            known = [*flags, *inner]
            hint = did_you_mean(key, known)
            raise config.BadConfig(f'[{name}] has no key "{key}"; keys: {", ".join(known)}.{hint}', Path(config.FILE))
    return found
