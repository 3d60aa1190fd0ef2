"""The table of rulebooks in README.md, made from `reports/published`; `python -m headjudge.readme_table` writes it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

from headjudge import paths
from headjudge.errors import HeadjudgeError

BEGIN = "<!-- rulebooks: made by python -m headjudge.readme_table -->"
END = "<!-- end of rulebooks -->"
COLUMNS = ("testable", "passing", "proven", "confirmed")
PLANNED = {
    "weiss-schwarz-2.09": "Weiss Schwarz",
    "vanguard-1.31": "Cardfight!! Vanguard (2014)",
    "vanguard-4.55": "Cardfight!! Vanguard (2026)",
    "gate-ruler-1.5.0": "Gate Ruler",
}


class NoMarkers(HeadjudgeError):
    """A README without the two lines between which the table stands."""


def table(root: Path) -> Iterator[str]:
    """Yield the lines of the table: what is published of each rulebook, and which are planned."""
    yield f"| rulebook | game | clauses | {' | '.join(COLUMNS)} |"
    yield f"|---|---|{'---:|' * (len(COLUMNS) + 1)}"
    published = sorted((root / "reports" / "published").glob("*.json"))
    for file in published:
        counts = json.loads(file.read_text(encoding="utf-8"))["counts"]
        figures = " | ".join(str(counts[name]) for name in ("clauses", *COLUMNS))
        link = f"[{file.stem}](reports/published/{file.stem}.md)"
        yield f"| {link} | {_title(root, file.stem)} | {figures} |"
    done = {file.stem for file in published}
    for rulebook, title in PLANNED.items():
        if rulebook not in done:
            yield f"| {rulebook} | {title} | not yet |{' |' * len(COLUMNS)}"


def _title(root: Path, rulebook: str) -> str:
    file = root / "rulebooks" / rulebook / "rulebook.toml"
    return str(tomllib.loads(file.read_text(encoding="utf-8"))["title"])


def updated(text: str, root: Path) -> str:
    """Return a README with the table as it should be."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise NoMarkers(f'README.md has no lines "{BEGIN}" and "{END}"')
    lines = "\n".join(table(root))
    return f"{before}{BEGIN}\n\n{lines}\n\n{END}{after}"


def main() -> None:
    """Write the table into the README of the clone."""
    root = paths.suite_root()
    file = root / "README.md"
    file.write_text(updated(file.read_text(encoding="utf-8"), root), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
