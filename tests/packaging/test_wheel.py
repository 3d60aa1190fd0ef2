"""What the wheel and an editable install put into an environment."""

import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUITE = ("features", "steps", "reference_engine", "fuzz", "reports", "rulebooks")
BUILD = "import sys, hatchling.build as build; print(getattr(build, sys.argv[1])(sys.argv[2]))"


class Environment:
    """A virtual environment that has the dependencies of this one, but no headjudge."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.site = Path(
            self.output(self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        )
        # Folders named in a .pth file are searched last, and .pth files inside them are not read.
        dependencies = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (self.site / "dependencies.pth").write_text("\n".join(dependencies), encoding="utf-8")

    def install(self, wheel: Path) -> None:
        """Install a wheel without its dependencies, from the file alone."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        subprocess.run([*pip, "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True, capture_output=True)

    def output(self, *command: object, cwd: Path | None = None) -> str:
        """Run a command of the environment without this project on its path."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True, cwd=cwd, env=env).stdout


def build(kind: str, folder: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-c", BUILD, kind, str(folder)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel as users get it."""
    return build("build_wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """An environment with the wheel."""
    environment = Environment(tmp_path_factory.mktemp("installed"))
    environment.install(wheel)
    return environment


def test_the_wheel_has_one_import_package(names):
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"headjudge"}


@pytest.mark.parametrize("folder", SUITE)
def test_the_whole_suite_is_inside_the_package(names, folder):
    packed = {name.removeprefix("headjudge/suite/") for name in names if name.startswith(f"headjudge/suite/{folder}/")}
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()}
    assert packed
    assert packed == {source for source in sources if "__pycache__" not in source}


def test_the_suite_folders_are_those_of_the_configuration():
    target = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert tuple(target["wheel"]["sources"]) == SUITE
    assert target["wheel"]["only-include"] == ["headjudge", *SUITE]


def test_the_type_marker_and_no_tests_are_in_the_wheel(names):
    assert "headjudge/py.typed" in names
    assert not [name for name in names if Path(name).name.startswith("test_") and "/suite/fuzz/" not in name]


def test_the_installed_package_is_the_one_of_the_wheel(installed, tmp_path):
    where = installed.output(installed.python, "-c", "import headjudge; print(headjudge.__file__)", cwd=tmp_path)
    assert Path(where.strip()).resolve() == (installed.site / "headjudge" / "__init__.py").resolve()


def test_nothing_but_headjudge_lands_in_site_packages(installed):
    assert not [folder for folder in SUITE if (installed.site / folder).exists()]


def test_the_installed_command_shows_its_help_in_an_empty_folder(installed, tmp_path):
    assert installed.output(installed.scripts / "headjudge", "--help", cwd=tmp_path).startswith("Usage: headjudge")


def test_the_installed_command_lists_the_rulebooks_in_an_empty_folder(installed, tmp_path):
    listed = installed.output(installed.scripts / "headjudge", "rulebook", "list", cwd=tmp_path)
    assert [line.split()[0] for line in listed.splitlines()] == sorted(
        found.parent.name for found in (ROOT / "rulebooks").glob("*/rulebook.toml")
    )


def test_the_installed_suite_keeps_its_import_names(installed, tmp_path):
    (tmp_path / "steps.py").write_text("raise ImportError('not the steps of the suite')", encoding="utf-8")
    probe = "from headjudge.paths import add_suite_to_path as add; add(); import steps; print(steps.__file__)"
    where = installed.output(installed.python, "-c", probe, cwd=tmp_path)
    assert Path(where.strip()).resolve() == (installed.site / "headjudge/suite/steps/__init__.py").resolve()


def test_an_editable_install_leaves_no_copy_of_the_suite(tmp_path):
    environment = Environment(tmp_path / "environment")
    environment.install(build("build_editable", tmp_path))
    assert not (environment.site / "headjudge").exists()
    assert not (ROOT / "headjudge" / "suite").exists()
    probe = "import headjudge.paths; print(headjudge.paths.suite_root())"
    assert Path(environment.output(environment.python, "-c", probe, cwd=tmp_path).strip()) == ROOT.resolve()
