"""The files of the project, as git sees them or, in a copy without git, as they lie there."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRODUCTS = {".git", ".venv", "__pycache__", "build", "dist", ".headjudge", ".hypothesis"}


def files(root: Path = ROOT) -> list[Path]:
    """All files that are tracked, or would be after `git add`."""
    try:
        top = _git(root, "rev-parse", "--show-toplevel").strip()
        if Path(top).resolve() != root.resolve():
            return _walked(root)
        listed = _git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    except (OSError, subprocess.CalledProcessError):
        return _walked(root)
    return sorted(path for name in set(listed.split("\0")) if name and (path := root / name).is_file())


def texts(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Name and text of every file that is text."""
    for path in files(root):
        data = path.read_bytes()
        if b"\0" not in data:
            yield path.relative_to(root).as_posix(), data.decode("utf-8")


def _git(root: Path, *args: str) -> str:
    return subprocess.run(["git", *args], cwd=root, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def _walked(root: Path) -> list[Path]:
    return sorted(
        path
        for path in root.rglob("*")
        if path.is_file()
        and not any(part in PRODUCTS or part.endswith("_cache") for part in path.relative_to(root).parts)
    )
