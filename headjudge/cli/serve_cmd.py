"""`headjudge serve`: an engine of this process on the standard streams."""

import click


@click.command()
@click.argument("engine", default="reference")
def serve(engine: str) -> None:
    """Answer JSON-RPC lines on stdin with ENGINE, until `bye` or the end of the input."""
    from headjudge.protocol.resolve import resolve
    from headjudge.protocol.server import serve_stdio

    serve_stdio(resolve(engine))
