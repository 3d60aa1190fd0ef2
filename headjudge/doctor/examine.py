"""The examination of an adapter: the probe's walk, the engine's manners, and what the next level would unlock."""

from __future__ import annotations

import contextlib

from msgspec import Struct
from msgspec.structs import replace

from headjudge.config import Config
from headjudge.doctor.engines import opened
from headjudge.doctor.facts import facts_of, position_with, with_abilities, words_for
from headjudge.doctor.manners import manners
from headjudge.doctor.needs import Need, Unlocked, needs_of, unlocked
from headjudge.paths import rulebooks as suite_rulebooks
from headjudge.protocol.checks import RulebookFacts
from headjudge.protocol.engine import Engine
from headjudge.protocol.faults import EngineFault
from headjudge.protocol.messages import LEVELS, Close, Hello, Level, New, Position
from headjudge.protocol.probe import SEED, Finding, probe

UNLOCKING: dict[Level, str] = {
    "play": "Start games of your own cards, list the options of every decision, and show the judge's view.",
    "setup": "Let `new` start from a position of blank cards: lay them out as it says, and go on from there.",
    "chance": "Without a seed, ask the player `chance` for every shuffle and random player instead of deciding it.",
    "cards": "Write the test cards for your engine, or read their abilities; `headjudge cards` lists them.",
}
"""What an author does to reach a level."""


class Examined(Struct, frozen=True):
    """What the doctor found about one engine and one rulebook."""

    engine: str
    rulebook: str
    hello: Hello | None
    findings: list[Finding]
    notes: list[str]
    needs: tuple[Need, ...]

    @property
    def wrong(self) -> list[Finding]:
        """The findings that are the adapter's fault."""
        return [finding for finding in self.findings if not finding.ok]

    @property
    def levels(self) -> list[Unlocked]:
        """What each level unlocks."""
        return unlocked(self.needs)

    @property
    def next_level(self) -> Unlocked | None:
        """The first level above the engine's that unlocks something, or None at the top or without a level."""
        if self.hello is None:
            return None
        above = self.levels[LEVELS.index(self.hello.level) + 1 :]
        return next((level for level in above if level.more.scenarios), None)


def examine(name: str, rulebooks: list[str], config: Config) -> list[Examined]:
    """Examine an engine by rulebooks, or without any by those that it says it plays."""
    with opened(name, config) as engine:
        wanted = rulebooks or _claimed(engine) or suite_rulebooks()[:1]
        found = [_examined(name, engine, rulebook) for rulebook in wanted]
        last = _goodbye(engine)
    return [*found[:-1], _with(found[-1], last)]


def _hello(engine: Engine) -> Hello | None:
    """Return how an engine introduces itself, or None; what is wrong there the probe will say."""
    try:
        return engine.hello()
    except EngineFault:
        return None


def _claimed(engine: Engine) -> list[str]:
    """Return the rulebooks of the suite that an engine says it plays."""
    hello = _hello(engine)
    return [rulebook for rulebook in hello.rulebooks if rulebook in suite_rulebooks()] if hello else []


def _examined(name: str, engine: Engine, rulebook: str) -> Examined:
    facts = replace(facts_of(rulebook), abilities=_readable(engine, rulebook))
    findings = probe(engine, facts)
    hello = _hello(engine) if findings[0].ok else None
    notes: list[str] = []
    if hello is not None and all(finding.ok for finding in findings):
        try:
            notes = manners(engine, hello, words_for(rulebook), _games(facts))
        except EngineFault as fault:
            findings = [*findings, Finding("words", False, str(fault), fault.verdict)]
    return Examined(name, rulebook, hello, findings, notes, needs_of(rulebook))


def _readable(engine: Engine, rulebook: str) -> Position | None:
    """Return a position with a test card that the engine has; it need not have all of them to be at level `cards`."""
    words = words_for(rulebook)
    positions = [position_with(words, name) for name in with_abilities(rulebook)]
    hello = _hello(engine)
    if hello is not None and hello.level == "cards":
        with contextlib.suppress(EngineFault):
            for position in positions:
                reply = engine.new(New(rulebook=rulebook, seed=SEED, position=position))
                if reply.unsupported is None:
                    if reply.game:
                        engine.close(Close(game=reply.game))
                    return position
    return positions[0] if positions else None


def _games(facts: RulebookFacts) -> list[list[New]]:
    """Return what to play for a look at the engine's words: a game from decks, ours or its own, and a position."""
    decks = New(rulebook=facts.rulebook, seed=SEED, decks=facts.decks, cards=facts.cards)
    games = [[decks, New(rulebook=facts.rulebook, seed=SEED)]]
    return [*games, [New(rulebook=facts.rulebook, seed=SEED, position=facts.position)]] if facts.position else games


def _goodbye(engine: Engine) -> Finding:
    try:
        engine.bye()
    except EngineFault as fault:
        return Finding("bye", False, str(fault), fault.verdict)
    return Finding("bye", True, "it ends when it is told to")


def _with(examined: Examined, last: Finding) -> Examined:
    """Return an examination with a last finding, unless the engine had fallen over before."""
    fell = any(finding.verdict in ("crashed", "hung", "garbled") for finding in examined.findings)
    findings = examined.findings if fell else [*examined.findings, last]
    return replace(examined, findings=findings)
