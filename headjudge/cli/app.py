"""The `headjudge` command itself and its way out: every outcome has its exit code."""

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

import click

from headjudge import __version__
from headjudge.cli.defaults import defaults_from_file
from headjudge.cli.lazy import LazyGroup
from headjudge.cli.table import COMMANDS
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS)
"""Errors of a disk that takes no more, which are no mistakes of ours."""
TRACEBACK = "HEADJUDGE_TRACEBACK"


class Settings:
    """What the options before the command say."""

    traceback = False


@click.group(cls=LazyGroup, rows=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="headjudge", message="%(prog)s %(version)s")
@click.option("--traceback", is_flag=True, help=f"Show the whole traceback of an error (also: {TRACEBACK}=1).")
@click.make_pass_decorator(Settings, ensure=True)
@click.pass_context
def cli(context: click.Context, settings: Settings, *, traceback: bool) -> None:
    """Hold a trading card game engine against the official rules, clause by clause."""
    settings.traceback = settings.traceback or traceback
    context.default_map = defaults_from_file(context)


def main(args: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; a command returns its code, or nothing for 0."""
    settings = Settings()
    settings.traceback = os.environ.get(TRACEBACK, "") not in ("", "0")
    stdout = sys.stdout
    try:
        code = cli.main(args, prog_name="headjudge", standalone_mode=False, obj=settings)
    except click.exceptions.NoArgsIsHelpError as error:
        return _say(error.format_message(), ExitCode.WRONG_USAGE)
    except click.UsageError as error:
        hint = f'\n  "{error.ctx.command_path} --help" shows what can stand here.' if error.ctx else ""
        return _complain(error.format_message() + hint, ExitCode.WRONG_USAGE)
    except click.ClickException as error:  # click gives the others code 1, which means a breach here
        return _complain(error.format_message(), ExitCode.WRONG_USAGE)
    except HeadjudgeError as error:
        _trace(settings)
        return _complain(str(error), error.exit_code)
    except (KeyboardInterrupt, click.Abort) as stop:
        _trace(settings)
        if isinstance(stop.__cause__, EOFError):  # click takes every end of file for a Ctrl-D at a prompt
            return _bug(stop.__cause__)
        return ExitCode.INTERRUPTED
    except SystemExit:
        if sys.stdout is not stdout:  # click exchanges it when the reader of our output went away
            return ExitCode.CLOSED_PIPE
        raise
    except Exception as error:  # noqa: BLE001 - whatever a command raises becomes one sentence
        _trace(settings)
        return _bug(error)
    return code if isinstance(code, int) else ExitCode.AS_EXPECTED


def _bug(error: BaseException) -> int:
    if isinstance(error, OSError) and error.errno in FULL:
        what = f"{error.filename or 'a file'} could not be written: {error.strerror}"
        return _complain(what, ExitCode.HARNESS_AT_FAULT)
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = " ".join(str(error).split())
    return _complain(
        f"{type(error).__name__}{': ' if what else ''}{what} ({Path(last.filename).name}:{last.lineno}): "
        f"this is a bug in headjudge; {TRACEBACK}=1 shows the whole traceback",
        ExitCode.HARNESS_AT_FAULT,
    )


def _complain(sentence: str, code: int) -> int:
    return _say(f"headjudge: {sentence}", code)


def _say(text: str, code: int) -> int:
    click.echo(text, err=True)
    return code


def _trace(settings: Settings) -> None:
    if settings.traceback:
        click.echo(traceback.format_exc(), err=True, nl=False)
