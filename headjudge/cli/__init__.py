"""The command line: `main` runs one command and turns whatever happens into an exit code."""

from headjudge.cli.app import main

__all__ = ["main"]
