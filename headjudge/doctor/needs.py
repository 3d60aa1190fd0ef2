"""What the scenarios of a rulebook need of an engine, and how many each level unlocks; counted from the features."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from headjudge import paths
from headjudge.protocol.messages import LEVELS, Level
from headjudge.scenarios import card_set, features, lint
from headjudge.scenarios.tapes import Tape


class Need(Struct, frozen=True):
    """What one scenario needs: the level, and the cards of the test set."""

    id: str
    clauses: tuple[str, ...]
    level: Level
    cards: tuple[str, ...]


class Reach(Struct, frozen=True):
    """How much a set of scenarios judges: how many, the clauses they touch, and those that have no others."""

    scenarios: int
    clauses: int
    whole: int


class Unlocked(Struct, frozen=True):
    """What one level reaches in all, and what of it the levels before do not."""

    level: Level
    reach: Reach
    more: Reach


@cache
def needs_of(rulebook: str) -> tuple[Need, ...]:
    """Return what each scenario of the suite needs; a scenario that cannot be read is left out."""
    folder = paths.suite_root() / "features" / rulebook
    files = features.feature_files(folder) if folder.is_dir() else []
    known = card_set.load(rulebook)
    return tuple(_need(tape, known) for file in files for tape in lint.bind_all(features.read(file))[0])


def _need(tape: Tape, known: Iterable[str]) -> Need:
    used = tape.new.position.cards if tape.new.position else tape.new.cards
    return Need(tape.id, tape.scenario.clauses, level_of(tape), tuple(name for name in used if name in known))


def level_of(tape: Tape) -> Level:
    """Return the lowest level at which a scenario can be judged."""
    if not lint.is_blank(tape):
        return "cards"
    scripted = tape.new.decks is not None or any(tape.script.shuffles.values())
    return "chance" if scripted else "setup"


def reach(needs: Sequence[Need], chosen: Sequence[Need]) -> Reach:
    """Return how much the chosen ones of all scenarios judge."""
    touched = {clause for need in chosen for clause in need.clauses}
    taken = {need.id for need in chosen}
    lacking = {clause for need in needs if need.id not in taken for clause in need.clauses}
    return Reach(len(chosen), len(touched), len(touched - lacking))


def unlocked(needs: Sequence[Need]) -> list[Unlocked]:
    """Return what each level reaches, from `play`, which has no scenarios, to `cards`, which has all."""
    found: list[Unlocked] = []
    before = Reach(0, 0, 0)
    for place, level in enumerate(LEVELS):
        now = reach(needs, [need for need in needs if LEVELS.index(need.level) <= place])
        more = Reach(now.scenarios - before.scenarios, now.clauses - before.clauses, now.whole - before.whole)
        found.append(Unlocked(level, now, more))
        before = now
    return found
