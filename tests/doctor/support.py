"""What the tests of doctor, cards and init share: commands in a process of their own, and fakes by their names."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAKES = ROOT / "examples" / "fakes"


def headjudge(*args: str, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command as a user would, in a folder of theirs."""
    return subprocess.run(
        [sys.executable, "-m", "headjudge", *args],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def fake(name: str, *args: str) -> str:
    """The name of an engine that is one of the fakes."""
    return " ".join([f'cmd:"{sys.executable}" "{FAKES / name}.py"', *args])
