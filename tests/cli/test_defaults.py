"""`headjudge.toml` has a key for every flag: in the table of its command, overruled by the command line."""

import click
import pytest

from headjudge.cli import main
from headjudge.cli.app import cli
from headjudge.cli.defaults import defaults_from_file, flags_of
from headjudge.cli.lazy import load
from headjudge.cli.table import COMMANDS
from headjudge.exit_codes import ExitCode

READING = [row for row in COMMANDS if row.name != "init"]


def leaves(command, name):
    if isinstance(command, click.Group):
        for own, inner in command.commands.items():
            yield from leaves(inner, f"{name}.{own}")
    else:
        yield name, command


ALL = [pair for row in READING for pair in leaves(load(row), row.name)]


def value_for(option):
    """Return a value of a flag in TOML, and what it means to click."""
    if option.is_flag:
        return "true", True
    if isinstance(option.type, click.Choice):
        return f'"{option.type.choices[0]}"', option.type.choices[0]
    if isinstance(option.type, (click.types.IntParamType, click.IntRange)):
        return "7", 7
    if isinstance(option.type, (click.types.FloatParamType, click.FloatRange)):
        return "7.5", 7.5
    return '"7"', "7"


def defaults(file, text, called):
    file.write_text(text, encoding="utf-8")
    context = click.Context(cli, info_name="headjudge")
    context.invoked_subcommand = called
    return defaults_from_file(context)


@pytest.mark.parametrize(("name", "command"), ALL, ids=[name for name, _ in ALL])
def test_every_flag_has_a_key(tmp_path, monkeypatch, name, command):
    monkeypatch.chdir(tmp_path)
    options = [option for option in command.params if isinstance(option, click.Option)]
    lines = [f"{flag} = {value_for(option)[0]}" for flag, option in zip(flags_of(command), options, strict=True)]
    found = defaults(tmp_path / "headjudge.toml", f"[{name}]\n" + "\n".join(lines), name.partition(".")[0])
    for part in name.split("."):
        found = found[part]
    assert found == {option.name: value_for(option)[1] for option in options}


def test_a_key_is_the_default_of_its_flag_and_the_command_line_overrules_it(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "headjudge.toml").write_text('[steps]\ntype = "given"\n', encoding="utf-8")
    assert main(["steps"]) == 0
    given = capsys.readouterr().out
    assert main(["steps", "--type", "when"]) == 0
    when = capsys.readouterr().out
    (tmp_path / "headjudge.toml").unlink()
    assert main(["steps", "--type", "given"]) == 0
    assert capsys.readouterr().out == given != when


def test_the_seed_is_that_of_fuzz_and_bench_and_their_own_tables_come_first(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "headjudge.toml"
    text = 'seed = 7\nengine = "cmd:./mine"\n[bench]\nseed = 9\n'
    assert defaults(file, text, "fuzz") == {"fuzz": {"seed": 7, "engine": "cmd:./mine"}}
    assert defaults(file, text, "bench") == {"bench": {"seed": 9}}
    assert defaults(file, text, "steps") == {"steps": {}}


def test_a_run_takes_its_flags_from_its_table(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "headjudge.toml").write_text('[run]\nbaseline = "none.toml"\n', encoding="utf-8")
    assert main(["run", "trails-1.0.1:703"]) == ExitCode.WRONG_USAGE
    assert "no file none.toml" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[steps]\ntipe = 1\n", '[steps] has no key "tipe"; keys: type, moments, markdown, json. Did you mean "type"?'),
        ("[stepps]\ntype = 1\n", 'no key "stepps"; keys: engine, '),
        ('[steps]\ntype = "gven"\n', "Invalid value for '--type'"),
    ],
)
def test_a_key_that_is_no_flag_is_wrong_usage(tmp_path, monkeypatch, capsys, text, says):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "headjudge.toml").write_text(text, encoding="utf-8")
    assert main(["steps"]) == ExitCode.WRONG_USAGE
    assert says in capsys.readouterr().err
