"""`headjudge init`: a start for an engine author."""

from __future__ import annotations

from pathlib import Path

import click

from headjudge import paths


@click.command()
@click.argument("folder", default=".", type=click.Path(path_type=Path), metavar="[DIR]")
@click.option(
    "--language",
    type=click.Choice(["python", "javascript"]),
    default="python",
    show_default=True,
    help="What the adapter is written in.",
)
@click.option("--rulebook", metavar="RULEBOOK", help="Which game the engine plays; needed when there are several.")
@click.option("--force", is_flag=True, help="Overwrite files that are there already.")
def init(folder: Path, language: str, rulebook: str | None, *, force: bool) -> None:
    """Write headjudge.toml, an adapter that runs at once, and a workflow for CI."""
    from headjudge import starter

    known = paths.rulebooks()
    if rulebook is None and len(known) != 1:
        raise click.UsageError(f"which rulebook? Name one of {', '.join(known)} with --rulebook.")
    chosen = rulebook or known[0]
    paths.rulebook_dir(chosen)
    files = starter.files_for(language, chosen)
    starter.write(folder, files, force=force)
    for name in files:
        click.echo(f"wrote {(folder / name).as_posix()}")
    where = "" if folder == Path() else f"cd {folder.as_posix()}, then "
    click.echo(f"Next: {where}headjudge doctor")
