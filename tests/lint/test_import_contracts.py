"""The contracts about imports in pyproject.toml catch what they are there for."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = (
    "headjudge/cli",
    "headjudge/protocol",
    "headjudge/plugin",
    "reference_engine/core",
    "steps",
    "fuzz",
    "reports",
)


@pytest.fixture
def tree(tmp_path):
    """A project of empty packages under the contracts of this one."""
    for package in PACKAGES:
        (tmp_path / package).mkdir(parents=True)
    for folder in [path for path in tmp_path.rglob("*") if path.is_dir()]:
        (folder / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


def broken(tree: Path) -> int:
    """How many contracts are broken."""
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    counts = done.stdout.split("Contracts: ")[-1].split()
    assert counts[1:2] == ["kept,"], done.stdout + done.stderr
    return int(counts[2])


def test_what_is_allowed_keeps_all_contracts(tree):
    (tree / "reference_engine/core/verbs.py").write_text("import msgspec\nfrom headjudge.protocol import x\n")
    (tree / "steps/play.py").write_text("import pytest_bdd\nfrom headjudge import protocol\n")
    (tree / "fuzz/play.py").write_text("import hypothesis\nimport steps\nimport headjudge.plugin\n")
    (tree / "headjudge/cli/fuzz_cmd.py").write_text("import fuzz.play\n")
    assert broken(tree) == 0


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("reference_engine/core/verbs.py", "import pytest"),
        ("reference_engine/core/verbs.py", "import random"),
        ("reference_engine/core/verbs.py", "import steps"),
        ("reference_engine/__init__.py", "import headjudge.plugin"),
        ("headjudge/plugin/engines.py", "import reference_engine"),
        ("headjudge/cli/run_cmd.py", "import reference_engine.core"),
        ("headjudge/plugin/engines.py", "import steps"),
        ("steps/play.py", "import reference_engine"),
    ],
)
def test_a_forbidden_import_breaks_one_contract(tree, where, what):
    (tree / where).write_text(f"{what}\n")
    assert broken(tree) == 1


def test_a_detour_is_found(tree):
    (tree / "reference_engine/core/verbs.py").write_text("import headjudge.protocol.messages\n")
    (tree / "headjudge/protocol/messages.py").write_text("import hypothesis\n")
    assert broken(tree) == 1
