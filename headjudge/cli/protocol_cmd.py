"""`headjudge protocol`: what an author of an engine needs to know of the wire."""

from pathlib import Path

import click


@click.group()
def protocol() -> None:
    """Show and record the protocol between the harness and an engine."""


@protocol.command()
@click.option("--method", metavar="METHOD", help="Only the lines of this method.")
def schema(method: str | None) -> None:
    """Print the JSON Schema of every line of the wire."""
    import msgspec

    from headjudge.protocol.schema import schema as make

    click.echo(msgspec.json.format(msgspec.json.encode(make(method)), indent=2).decode())


@protocol.command()
@click.argument("engine", default="reference")
@click.option("--rulebook", default="trails-1.0.1", show_default=True, help="Which game to start.")
@click.option(
    "--new",
    "start",
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The parameters of `new` as JSON; without it, a game of the engine's own decks.",
)
@click.option("--answers", default=8, show_default=True, type=click.IntRange(1), help="How many answers to give.")
@click.option("--out", required=True, metavar="FILE", type=click.Path(path_type=Path), help="Where to store it.")
def record(engine: str, rulebook: str, start: Path | None, answers: int, out: Path) -> None:
    """Play a short game with ENGINE and store every line of it."""
    import msgspec

    from headjudge.protocol.exchange import record_exchange, sample_script, write_exchange
    from headjudge.protocol.messages import New
    from headjudge.protocol.resolve import resolve

    try:
        call = msgspec.json.decode(start.read_bytes(), type=New) if start else New(rulebook=rulebook)
    except msgspec.DecodeError as error:
        raise click.UsageError(f"{start} does not hold the parameters of `new`: {error}") from None
    lines = record_exchange(resolve(engine), sample_script(call, answers=answers))
    write_exchange(out, engine, lines)
    click.echo(f"{len(lines)} lines in {out}", err=True)
