"""Which clauses games reach: the annotated lines of the reference that they execute."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import coverage

from fuzz.decks import drawn_game
from fuzz.play import Dice, play
from headjudge.annotations import engine_root, scan
from headjudge.catalogue import load


class Reach(NamedTuple):
    """The testable clauses that lines cite, and those of them that games executed."""

    testable: set[str]
    cited: set[str]
    reached: set[str]


def reach(rulebook: str, games: int, seed: int, *, generating: bool = False) -> Reach:
    """Plays games with every line of the engine noted, and finds the clauses that were reached."""
    root = engine_root()
    noted = coverage.Coverage(data_file=None, source=[str(root)], branch=False, config_file=False)
    play(drawn_game(rulebook, random.Random(seed), generating=False), Dice(random.Random(seed)), longest=1)
    noted.start()
    try:
        for number in range(games):
            dice = random.Random(seed * 1_000_003 + number)
            play(drawn_game(rulebook, dice, generating=generating), Dice(dice), every_nth=64)
    finally:
        noted.stop()
    data: Any = noted.get_data()
    testable = {clause.id for clause in load(rulebook) if clause.testable}
    cited: set[str] = set()
    reached: set[str] = set()
    for citation in scan(root, rulebook):
        cited.add(citation.clause)
        lines = set(data.lines(str(root.parent / citation.file)) or ())
        if lines & set(range(citation.line, citation.end_line + 1)):
            reached.add(citation.clause)
    return Reach(testable, cited & testable, reached & testable)
