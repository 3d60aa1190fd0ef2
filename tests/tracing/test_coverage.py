"""The coverage of engines: which lines run in which scenario, of the reference and of a Python engine under test."""

import subprocess
import sys

import coverage
import pytest

from headjudge.cli import main
from headjudge.exit_codes import ExitCode
from headjudge.tracing.reading import HOWS, load_reach, runnable

RULEBOOK = "trails-1.0.1"
ENGINE = """
from headjudge.protocol.resolve import resolve

TABLE = {"games": 0}  # trails:102.1

class Engine:
    def __init__(self):
        self.inner = resolve("reference")

    def hello(self): return self.inner.hello()
    def observe(self, call): return self.inner.observe(call)
    def close(self, call): return self.inner.close(call)
    def bye(self): return self.inner.bye()
    def concede(self, call):
        return self.inner.concede(call)  # trails:104.4
    def loop(self, call): return self.inner.loop(call)

    def decide(self, call):
        return self.inner.decide(call)  # trails:804.2, trails:901.1

    def new(self, call):
        return self.inner.new(call)
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """The current folder: a project with an engine of its own, in one module."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "traced_engine", raising=False)
    (tmp_path / "traced_engine.py").write_text(ENGINE, encoding="utf-8")
    return tmp_path


def own_scenarios(clause):
    from headjudge.cli.explanation import explanation

    return {one.id: (clause,) for one in explanation(RULEBOOK, clause).scenarios}


def recorded(project, engine="reference", kind="scenarios"):
    data = coverage.CoverageData(str(project / ".headjudge" / "coverage" / engine / f"{RULEBOOK}-{kind}.coverage"))
    data.read()
    return data


def lines_by_file(project):
    """Read the data of the game's package out at once: coverage.py opens its file again for every question.

    The core keeps how options that never change are told, so that there a process has its own history.
    """
    data = recorded(project)
    files = [file for file in sorted(data.measured_files()) if "/reference_engine/trails/" in file.replace("\\", "/")]
    found = {file: data.contexts_by_lineno(file) for file in files}
    return {
        file: {line: sorted(set(contexts) - {""}) for line, contexts in lines.items() if set(contexts) - {""}}
        for file, lines in found.items()
    }


def line_of(text, source=ENGINE):
    return next(number for number, line in enumerate(source.splitlines(), start=1) if text in line)


def test_each_scenario_is_a_context_and_only_the_engine_is_traced(project):
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage"]) == 0
    data = recorded(project)
    contexts = data.measured_contexts() - {""}
    assert contexts == {f"{RULEBOOK}:{own}" for own in own_scenarios("804.2")}
    assert all("/reference_engine/" in file.replace("\\", "/") for file in data.measured_files())
    lcov = (project / ".headjudge" / "coverage" / "reference" / "lcov.info").read_text(encoding="utf-8")
    assert "combat.py" in lcov
    assert "\nDA:" in lcov


def test_annotated_lines_are_reached_by_own_scenarios_by_others_or_never(project):
    main(["run", f"{RULEBOOK}:804.2", "--coverage"])
    reach = load_reach(project / ".headjudge", RULEBOOK, own_scenarios("804.2"))
    assert reach is not None
    assert "own" in {line.how for line in reach.reached("804.2")}
    assert {line.how for line in reach.reached("902.4")} == {"other"}
    assert {line.how for line in reach.reached("1501.1b")} == {"never"}
    for row in reach.sections.values():
        assert row.lines == sum(getattr(row, how) for how in HOWS)
    assert reach.total.own > 0


def test_several_processes_record_what_one_does(project):
    command = [sys.executable, "-m", "headjudge", "run", f"{RULEBOOK}:804.2", "--coverage"]
    subprocess.run(command, check=True, capture_output=True)  # this process already remembers cards of other tests
    alone = lines_by_file(project)
    subprocess.run([*command, "--jobs", "2"], check=True, capture_output=True)
    assert any(lines for lines in alone.values())
    assert lines_by_file(project) == alone


def test_an_engine_under_test_is_traced_in_its_own_source(project):
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage", "--engine", "py:traced_engine:Engine"]) == 0
    data = recorded(project, "py-traced_engine-Engine")
    assert {file.rpartition("/")[2] for file in data.measured_files()} == {"traced_engine.py"}
    reach = load_reach(project / ".headjudge", RULEBOOK, own_scenarios("804.2"), "py:traced_engine:Engine")
    assert reach is not None
    assert [(one.line, one.how) for one in reach.reached("804.2")] == [(line_of("trails:804.2"), "own")]
    assert [(one.line, one.how) for one in reach.reached("901.1")] == [(line_of("trails:901.1"), "other")]
    assert [(one.line, one.how) for one in reach.reached("104.4")] == [(line_of("trails:104.4"), "never")]
    assert list(reach.reached("102.1")) == []  # a table, which no scenario runs
    assert reach.shares["800"].lines > 0
    assert line_of("self.inner.new(call)") in reach.only_by("804.2")["traced_engine.py"]


def test_what_is_tried_after_the_steps_does_not_count(project):
    source = f"""{ENGINE}
class Lazy(Engine):
    games = 0
    def new(self, call):
        self.games += 1
        if self.games > 1:
            self.again = True
        return self.inner.new(call)
    def decide(self, call):
        raise ValueError
"""
    (project / "traced_engine.py").write_text(source, encoding="utf-8")
    [first, *_] = own_scenarios("804.2")
    main(["run", f"{RULEBOOK}:{first}", "--coverage", "--engine", "py:traced_engine:Lazy"])
    lines = recorded(project, "py-traced_engine-Lazy").contexts_by_lineno(str(project / "traced_engine.py"))
    assert lines[line_of("raise ValueError", source)] == [f"{RULEBOOK}:{first}"]
    assert line_of("self.again = True", source) not in lines  # a failing scenario is run once more


def test_a_program_cannot_be_traced(project, capsys):
    assert main(["run", f"{RULEBOOK}:804.2", "--coverage", "--engine", "cmd:./engine"]) == ExitCode.WRONG_USAGE
    said = capsys.readouterr().err
    assert said.startswith('headjudge: the coverage of "cmd:./engine" cannot be recorded')
    assert len(said.splitlines()) == 1


def test_fuzzed_games_are_traced_beside_the_scenarios(project, capsys):
    assert main(["fuzz", RULEBOOK, "--games", "1", "--plain", "--coverage"]) == 0
    assert recorded(project, kind="fuzz").measured_contexts() - {""} == {f"{RULEBOOK}:fuzz"}
    reach = load_reach(project / ".headjudge", RULEBOOK, {})
    assert reach is not None
    assert reach.is_fuzzed
    assert {line.how for line in reach.reached("902.4")} == {"fuzz"}


def test_an_engine_under_test_is_traced_in_fuzzed_games_too(project, capsys):
    assert main(["fuzz", RULEBOOK, "--games", "1", "--coverage", "--engine", "py:traced_engine:Engine"]) == 0
    reach = load_reach(project / ".headjudge", RULEBOOK, {}, "py:traced_engine:Engine")
    assert reach is not None
    assert [one.how for one in reach.reached("804.2")] == ["fuzz"]


def test_lines_of_a_file_that_has_changed_since_are_left_out(project):
    engine = "py:traced_engine:Engine"
    main(["run", f"{RULEBOOK}:804.2", "--coverage", "--engine", engine])
    (project / "traced_engine.py").write_text(f"# another line\n{ENGINE}", encoding="utf-8")
    reach = load_reach(project / ".headjudge", RULEBOOK, {}, engine)
    assert reach is not None
    assert list(reach.reached("804.2")) == []
    assert reach.notes == ["the coverage by scenarios is left out: traced_engine.py has changed since; record it again"]


def test_without_a_recording_there_is_none(project):
    assert load_reach(project, RULEBOOK, {}) is None


def test_only_lines_inside_functions_can_be_reached(tmp_path):
    file = tmp_path / "some.py"
    file.write_text(
        "x = 1\n"  # 1
        "class A:\n"  # 2
        "    y = 2\n"  # 3
        "    def f(self):\n"  # 4
        '        """Says."""\n'  # 5
        "        return [\n"  # 6
        "            z for z in ()\n"  # 7
        "        ]\n"  # 8
        "g = lambda: 3\n",  # 9
        encoding="utf-8",
    )
    assert runnable(file) == {6, 7, 9}
