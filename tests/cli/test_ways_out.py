"""Every way out of a command has its exit code and its sentence."""

import io
import os
import signal
import subprocess
import sys

import click
import pytest

from headjudge.cli import app
from headjudge.cli.table import AUTHORS, Row
from headjudge.errors import HeadjudgeError
from headjudge.exit_codes import ExitCode


class Mended(HeadjudgeError):
    """An error with an exit code of its own."""

    exit_code = ExitCode.ADAPTER_AT_FAULT


@pytest.fixture
def trial(monkeypatch):
    """Make `headjudge trial` do what the test says."""
    module = type(sys)("trial_command")
    monkeypatch.setitem(sys.modules, "trial_command", module)
    monkeypatch.setitem(app.cli.rows, "trial", Row("trial", "trial_command:trial", "Try.", AUTHORS))
    monkeypatch.delenv(app.TRACEBACK, raising=False)

    def define(body, *options):
        command = click.command("trial")(body)
        command.params.extend(options)
        vars(module)["trial"] = command

    return define


def raising(error):
    def body():
        raise error

    return body


def test_a_command_that_returns_nothing_went_as_expected(trial):
    trial(lambda: None)
    assert app.main(["trial"]) == 0


@pytest.mark.parametrize("code", list(ExitCode))
def test_a_command_returns_its_exit_code(trial, code):
    trial(lambda: code)
    assert app.main(["trial"]) == code


def test_a_mistake_of_the_user_is_one_sentence_with_its_own_code(trial, capsys):
    trial(raising(Mended("the adapter says nothing")))
    assert app.main(["trial"]) == 3
    assert capsys.readouterr().err == "headjudge: the adapter says nothing\n"


def test_a_mistake_without_a_code_of_its_own_is_the_harness(trial):
    trial(raising(HeadjudgeError("no")))
    assert app.main(["trial"]) == 4


def test_an_unexpected_error_is_called_a_bug_in_one_line(trial, capsys):
    trial(raising(KeyError("zone\nand more")))
    assert app.main(["trial"]) == 4
    said = capsys.readouterr().err
    assert said.startswith("headjudge: KeyError: 'zone\\nand more' (test_ways_out.py:")
    assert "this is a bug in headjudge" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("error", [KeyError("zone"), HeadjudgeError("no")], ids=lambda error: type(error).__name__)
def test_traceback_option_shows_where(trial, capsys, error):
    trial(raising(error))
    assert app.main(["--traceback", "trial"]) == 4
    said = capsys.readouterr().err
    assert said.startswith("Traceback (most recent call last)")
    assert said.splitlines()[-1].startswith("headjudge: ")


def test_traceback_variable_shows_where(trial, capsys, monkeypatch):
    monkeypatch.setenv(app.TRACEBACK, "1")
    trial(raising(KeyError("zone")))
    app.main(["trial"])
    assert "Traceback" in capsys.readouterr().err


def test_an_end_of_file_inside_a_command_is_a_bug_and_no_interrupt(trial, capsys):
    trial(raising(EOFError("cut off")))
    assert app.main(["trial"]) == 4
    assert "EOFError: cut off" in capsys.readouterr().err


def test_an_interrupt_leaves_without_a_word(trial, capsys):
    trial(raising(KeyboardInterrupt()))
    assert app.main(["trial"]) == 130
    assert capsys.readouterr().err.strip() == ""


def test_an_unreadable_file_is_wrong_usage_and_no_breach(trial, capsys, tmp_path):
    trial(lambda source: source.read(), click.Option(["--source"], type=click.File(lazy=True)))
    assert app.main(["trial", "--source", str(tmp_path / "missing")]) == 2
    assert capsys.readouterr().err.startswith("headjudge: ")


def test_a_command_may_exit_by_itself(trial):
    trial(raising(SystemExit(5)))
    with pytest.raises(SystemExit) as left:
        app.main(["trial"])
    assert left.value.code == 5


def test_a_closed_pipe_is_no_breach(trial, monkeypatch):
    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr(sys, "stdout", Closed())
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    trial(lambda: click.echo("a line"))
    assert app.main(["trial"]) == 141


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["rulebok"], 'headjudge: no command "rulebok". Did you mean "rulebook"?'),
        (["xyzzy"], 'headjudge: no command "xyzzy".'),
        (["rulebook", "list", "--jsn"], "headjudge: No such option"),
        (["--no-such-option"], "headjudge: No such option"),
    ],
    ids=" ".join,
)
def test_wrong_usage_says_what_is_wrong(capsys, args, sentence):
    assert app.main(args) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert '--help" shows what can stand here' in said


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one child process there")
def test_ctrl_c_ends_a_running_process_with_130(tmp_path):
    (tmp_path / "waiting.py").write_text(
        "import signal, sys, time, click\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # whoever runs the tests may ignore it
        "from headjudge.cli import app\n"
        "from headjudge.cli.table import AUTHORS, Row\n"
        "@click.command()\n"
        "def wait():\n"
        "    click.echo('ready')\n"
        "    while True:\n"
        "        time.sleep(0.01)\n"
        "app.cli.rows['wait'] = Row('wait', '__main__:wait', 'Wait.', AUTHORS)\n"
        "sys.exit(app.main(['wait']))\n",
        encoding="utf-8",
    )
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "waiting.py")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=20)[1]
    assert process.returncode == 130
    assert said.strip() == ""


def test_a_full_disk_is_no_bug(trial, capsys):
    trial(raising(OSError(28, "No space left on device", "some.file")))
    assert app.main(["trial"]) == ExitCode.HARNESS_AT_FAULT
    assert capsys.readouterr().err == "headjudge: some.file could not be written: No space left on device\n"
