"""What a scenario asks of an engine before its steps: a level of its adapter, and a reading of the rules."""

from __future__ import annotations

from headjudge.catalogue.readings import load as load_readings
from headjudge.protocol.messages import LEVELS, Hello, Level
from headjudge.scenarios.tapes import Tape

OURS = "ours"


def needed_level(tape: Tape) -> Level:
    """Return the level that a scenario needs: cards with abilities, scripted chance, or a quiet position."""
    texts = tape.new.position.cards if tape.new.position else tape.new.cards
    if any(text.abilities for text in texts.values()):
        return "cards"
    if tape.new.decks is not None or any(tape.script.shuffles.values()):
        return "chance"
    return "setup"


def lacks(tape: Tape, hello: Hello | None) -> str:
    """Return what an engine lacks to be judged by a scenario, or nothing."""
    if hello is None:
        return ""
    if tape.rulebook not in hello.rulebooks:
        return f"the engine does not play {tape.rulebook}"
    needed = needed_level(tape)
    if LEVELS.index(hello.level) < LEVELS.index(needed):
        return f"the scenario needs the level {needed}, the engine has {hello.level}"
    if "events" in tape.scenario.tags and "events" not in hello.shows:
        return "the scenario looks at events, the engine shows none"
    return ""


def other_reading(tape: Tape, hello: Hello | None) -> str:
    """Return the declared reading on which an engine may differ without a breach: one that it does not claim."""
    for tag in tape.scenario.tags:
        name = tag.removeprefix("reading:")
        if name != tag:
            chosen = load_readings(tape.rulebook)[name].chosen
            if (hello.readings if hello else {}).get(name) not in (OURS, chosen):
                return name
    return ""
