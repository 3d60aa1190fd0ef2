"""From an engine's name to the engine, and a clear sentence where the name leads nowhere."""

import os
import sys
import textwrap
from importlib import import_module

import pytest

from headjudge.exit_codes import ExitCode
from headjudge.protocol.faults import Crashed, EngineCannotStart, EngineNotFound, Garbled
from headjudge.protocol.inside import GuardedEngine, UserModules
from headjudge.protocol.messages import Decide, Hello
from headjudge.protocol.resolve import resolve, split_command
from headjudge.protocol.stdio import CmdEngine
from tests.protocol.support import FAKES, GAME

ENGINE = """
from headjudge.protocol.messages import Hello
class Mine:
    def hello(self):
        return Hello(protocol=1, name={name}, version="1", language="Python", rulebooks=["r"], level="play")
    def new(self, call): {new}
    def decide(self, call): return 7
    concede = loop = observe = close = decide
    def bye(self): pass
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A user's project as the current directory; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    before = dict(sys.modules)

    def write(path: str, text: str) -> None:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text))

    yield write
    for name in set(sys.modules) - set(before):
        del sys.modules[name]
    sys.modules.update(before)


def mine(name: str = '"mine"', new: str = "raise KeyError('lost')") -> str:
    return ENGINE.format(name=name, new=new)


def test_a_python_engine_of_the_current_directory_is_found(project):
    project("mine.py", mine())
    engine = resolve("py:mine:Mine")
    assert engine.hello().name == "mine"


def test_what_a_python_engine_raises_or_returns_wrongly_is_a_fault(project):
    project("mine.py", mine())
    engine = resolve("py:mine:Mine")
    with pytest.raises(Crashed, match="KeyError: 'lost'") as caught:
        engine.new(GAME)
    assert any("mine.py" in line for line in caught.value.stderr)
    with pytest.raises(Garbled, match="it returned int, not Reply"):
        engine.decide(Decide(game=1, answer=1))


@pytest.mark.parametrize(
    ("name", "error", "words"),
    [
        ("referense", EngineNotFound, 'Did you mean "reference"?'),
        ("tcp:localhost:1", EngineNotFound, "cannot be named yet"),
        ("mine", EngineNotFound, "engines are named reference, py:"),
        ("pkg.mine:Mine", EngineNotFound, 'Did you mean "py:pkg.mine:Mine"?'),
        ("program", EngineNotFound, 'Did you mean "cmd:./program"?'),
        ("py:mine", EngineNotFound, "py:package.module:Class"),
        ("py:nothere:Mine", EngineNotFound, 'no module "nothere"'),
        ("py:pkg.nothere:Mine", EngineNotFound, 'no module "pkg.nothere"'),
        ("py:mine:Mein", EngineNotFound, 'has no "Mein". Did you mean "Mine"?'),
        ("py:needs:Mine", EngineCannotStart, 'needs the module "not_installed"'),
        ("py:broken:Mine", EngineCannotStart, "raised SyntaxError"),
        ("py:raises:Mine", EngineCannotStart, "raises.py:3"),
        ("py:lacks:Mine", EngineCannotStart, 'Mine has no method "decide"'),
        ("py:picky:Mine", EngineCannotStart, "Mine() raised TypeError"),
        ("py:mine:NUMBER", EngineCannotStart, "NUMBER is no class"),
        ("cmd:", EngineNotFound, "names no program"),
        ("cmd:'open", EngineNotFound, "no closing quotation"),
        ("cmd:no-such-program-here", EngineNotFound, "on the PATH"),
        ("cmd:./progam", EngineNotFound, 'no file ./progam. Did you mean "program"?'),
        ("cmd:./nowhere/at/all", EngineNotFound, "no file ./nowhere/at/all"),
        ("cmd:./pkg", EngineCannotStart, "is a folder"),
        pytest.param(
            "cmd:./mine.py",
            EngineCannotStart,
            'not executable; name its interpreter, "cmd:python ./mine.py"',
            marks=pytest.mark.skipif(os.name == "nt", reason="the mark of a program is its name there"),
        ),
    ],
)
def test_a_name_that_leads_nowhere_says_why(project, name, error, words):
    project("mine.py", mine() + "NUMBER = 3\n")
    project("program", "not executable")
    project("pkg/mine.py", mine())
    project("needs.py", "import not_installed\n")
    project("broken.py", "class Mine\n")
    project("raises.py", "\n\n1 / 0\n")
    project("lacks.py", mine().replace("def decide", "def decides").replace("= decide", "= new"))
    project("picky.py", mine().replace("class Mine:", "class Mine:\n    def __init__(self, x): pass"))
    with pytest.raises(error) as caught:
        resolve(name)
    assert words in str(caught.value)
    assert caught.value.exit_code == ExitCode.ADAPTER_AT_FAULT


def test_a_command_is_split_as_its_system_writes_it():
    assert split_command("./my-engine --flag 'two words'", windows=False) == ["./my-engine", "--flag", "two words"]
    assert split_command(r'.\my-engine --at "C:\My Games\x"', windows=True) == [
        r".\my-engine",
        "--at",
        r"C:\My Games\x",
    ]


def test_a_program_is_found_at_once_and_started_when_needed():
    engine = resolve(f"cmd:{sys.executable} {FAKES / 'honest.py'}")
    assert isinstance(engine, CmdEngine)
    assert engine.pid is None
    with engine:
        assert engine.hello().name == "toy"


CLASHING = """
import steps, fuzz.inner
from reports import WORD
def name():
    import steps.late, fuzz
    return " ".join([steps.WORD, fuzz.inner.WORD, WORD, steps.late.WORD])
"""


def clashing_project(project) -> None:
    project("steps/__init__.py", 'WORD = "their steps"')
    project("steps/late.py", 'WORD = "imported late"')
    project("fuzz/inner.py", 'WORD = "their fuzz"')
    project("reports.py", 'WORD = "their reports"')
    project("mine.py", CLASHING + mine(name="name()"))


@pytest.fixture
def suite(tmp_path_factory, monkeypatch):
    """A suite with the folders of ours, so that the test does not depend on what they hold today."""
    root = tmp_path_factory.mktemp("suite")
    for folder in ("steps", "fuzz", "reports", "features"):
        (root / folder).mkdir()
        (root / folder / "__init__.py").write_text('WORD = "ours"')
    (root / "steps" / "more.py").write_text('WORD = "ours too"')
    monkeypatch.setattr("headjudge.protocol.inside.suite_root", lambda: root)
    monkeypatch.setattr("headjudge.paths.suite_root", lambda: root)
    return root


def test_a_project_with_its_own_steps_fuzz_and_reports_keeps_them_and_so_does_the_suite(project, suite):
    clashing_project(project)
    for name in [name for name in sys.modules if name.partition(".")[0] in ("steps", "fuzz", "reports")]:
        del sys.modules[name]
    sys.path.insert(0, str(suite))
    steps = import_module("steps")
    assert steps.WORD == "ours"
    engine = resolve("py:mine:Mine")
    for _ in range(3):
        assert engine.hello().name == "their steps their fuzz their reports imported late"
        assert sys.modules["steps"] is steps
        assert import_module("steps.more").WORD == "ours too"
        assert import_module("reports").WORD == "ours"
        assert sys.path[0] == str(suite)


def test_a_fault_inside_the_users_code_gives_the_suite_its_modules_back(project, suite):
    clashing_project(project)
    sys.path.insert(0, str(suite))
    engine = resolve("py:mine:Mine")
    with pytest.raises(Crashed):
        engine.new(GAME)
    assert sys.path[0] == str(suite)
    assert "their" not in getattr(sys.modules.get("steps"), "WORD", "")


def test_a_project_without_a_clash_is_not_slowed_down(project, suite):
    project("mine.py", mine())
    engine = resolve("py:mine:Mine")
    assert isinstance(engine, GuardedEngine)
    assert engine._modules is None


def test_the_suites_own_folder_never_clashes_with_itself(suite):
    assert not UserModules.of(suite).clashes


def test_the_reference_is_named_reference(suite, project, monkeypatch):
    package = suite / "reference_engine"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "adapter.py").write_text(mine().replace("Mine", "ReferenceEngine"))
    for name in [name for name in sys.modules if name.partition(".")[0] == "reference_engine"]:
        monkeypatch.delitem(sys.modules, name)
    hello = resolve("reference").hello()
    assert isinstance(hello, Hello)
    assert hello.name == "mine"


def test_without_a_reference_the_sentence_says_so(suite, project, monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "reference_engine"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if "site-packages" in path or "lib/python" in path])
    with pytest.raises(EngineNotFound, match=r'no engine "reference": no module "reference_engine'):
        resolve("reference")
