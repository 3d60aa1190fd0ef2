from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge.catalogue.clauses import Catalogue, read
from headjudge.catalogue.numbering import Numbering

HEADER = "id,kind,testable,gist,why_not,restates,fingerprint"
NUMBERING = Numbering(clause=r"\d{3}\.\d+(?:[a-z](?:-\d+)?)?", heading=r"\d{3}", group=100, end="Changes")


@pytest.fixture
def catalogue_of(tmp_path: Path) -> Callable[..., Catalogue]:
    """Write the rows as a clauses.csv and read it."""

    def write(*rows: str, header: str = HEADER) -> Catalogue:
        file = tmp_path / "clauses.csv"
        file.write_text("\n".join([header, *rows, ""]), encoding="utf-8")
        return read(file, "toy-1", NUMBERING)

    return write


@pytest.fixture
def toy(catalogue_of: Callable[..., Catalogue]) -> Catalogue:
    """A small catalogue with every shape of id."""
    return catalogue_of(
        "100,heading,no,Frame,a heading,,",
        "101,heading,no,Players,a heading,,",
        "101.1,constraint,yes,Seat two players,,,",
        "200,heading,no,Fights,a heading,,",
        "204,heading,no,Duel,a heading,,",
        "204.2,procedure,yes,Name a rival,,,",
        "204.9,procedure,yes,Open the ring,,101.1,",
        "204.11,procedure,yes,Fight,,,",
        "204.11a,procedure,yes,Compare,,,",
        "204.11a-3,procedure,yes,Pay the rest,,,",
        "204.11b,procedure,yes,Pay all,,,",
        "204.11b#2,meta,no,Said twice,a slip of the print,,",
        "204.12,procedure,yes,Leave the ring,,,",
    )
