"""The vocabulary as a page to write scenarios from: `docs/steps.md` is made by `page`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from headjudge.scenarios.games import GAMES, Game
from headjudge.scenarios.happenings import EXAMPLES, WAS
from headjudge.scenarios.kinds import KINDS
from headjudge.scenarios.phrases import Phrase
from headjudge.scenarios.registry import Registry

# The subjects in the order of the page, with their headings.
SUBJECTS = {
    "position": "Where the game stands and what lies where",
    "cards": "Cards of the scenario",
    "preparation": "From decks",
    "play": "Playing, passing, answering",
    "combat": "Attacking",
    "state": "Places, states and numbers",
    "values": "Values of cards",
    "standby": "What waits to be resolved",
    "asking": "Who is asked, and what may be answered",
    "seeing": "What players see",
    "results": "Results",
    "events": "Events",
}
TYPES = ("given", "when", "then")

INTRO = """# Steps

Made by `headjudge steps --markdown`; do not edit. {count} phrases. `{{card}}` stands for a word of the kind listed at
the end, `card(s)` has an optional ending, `has/have` is either word. Of the phrases that fit a step the one with the
most literal words wins.

How a When is carried out:

- A When is an intent with named parts. The driver answers what the engine asks, combined or split and in any order, out
  of these parts. When the parts are used up it stops at the next question, which the next When may answer and the next
  Then may look at.
- It answers by itself only: chance (a shuffle keeps the order unless the scenario scripts it), a choice with one
  possible answer, and a payment that the step does not speak of (the first sources in the order of the Givens;
  "starts to play" leaves it open).
- Passing is said: "both players pass" is one pass each, "both players pass until …" and "the turn ends" pass, resolve
  what waits and decline everything optional on the way. An intent that is no action with priority (attacking, putting
  a card into the homebase, curing, fighting back) passes the priority windows of both players on its way, as long as
  nothing waits to be resolved; it never declines a choice for anybody, so that "Bob declares no attack" is said.
- "may" and "may not" are asked at the open decision of that player, which must be of a kind that can offer it; "may
  not" holds when it is not offered, is refused, or is taken back. A question answered by the When itself counts: after
  "Alice puts Reed into her homebase", "Alice may not put Sedge into her homebase" looks at the question just answered.
- Every phrase in the column "may" is a Then: "Alice may …", "Alice may not …". It is a When too: "Alice tries in vain
  to …" does it and goes on after the engine has not offered, refused or taken back; a Then sees what is left of it.
- `her`, `his` and `their` mean the player named before in the step.
- A Given without a moment stands in {default}. Decks have 20 filler cards under what is named, other zones are empty.
"""


def page(registry: Registry) -> str:
    """Return the whole page as Markdown."""
    default = ", ".join(f"{game.default_moment} ({game.name})" for game in games())
    lines = [INTRO.format(count=len(registry.phrases), default=default)]
    subjects = {**dict.fromkeys([*SUBJECTS, *_groups(registry)], ""), **SUBJECTS}
    for group, heading in subjects.items():
        phrases = [phrase for phrase in registry if phrase.group == group]
        if phrases:
            name = next((phrase.game for phrase in phrases if phrase.game), "")
            lines += [f"## {heading or f'{name} only'}", ""]
            lines += _tables(phrases)
    for game in games():
        lines += list(_game(game))
    lines += ["## Kinds of placeholders", "", "| placeholder | stands for |", "|---|---|"]
    lines += [f"| `{{{name}}}` | {_cell(kind.says)} |" for name, kind in KINDS.items()]
    lines += ["", "### Events in words", ""]
    lines += [f"- {example}" for example, _ in EXAMPLES]
    lines += [f"- of a card: {', '.join(f'was {word}' for word in WAS)}", ""]
    return "\n".join(lines)


def games() -> list[Game]:
    """Return the games that have a vocabulary, each once."""
    return list({game.name: game for game in GAMES.values()}.values())


def _groups(registry: Registry) -> list[str]:
    return list(dict.fromkeys(phrase.group for phrase in registry))


def _tables(phrases: list[Phrase]) -> Iterator[str]:
    for step_type in TYPES:
        own = [phrase for phrase in phrases if phrase.type == step_type and not _is_may(phrase)]
        if not own:
            continue
        may = {
            p.says: p for p in phrases if _is_may(p) and p.text.startswith("{player} may ") and " not " not in p.text
        }
        with_may = step_type == "when" and bool(may)
        column = " may … / may not … |" if with_may else ""
        yield from (f"| {step_type.capitalize()} | example |{column} |", f"|---|---|{'---|' if with_may else ''}---|")
        for phrase in own:
            twin = may.get(phrase.says)
            cell = (
                (f" {_cell(twin.text.removeprefix('{player} may '), code=True)} |" if twin else " |")
                if with_may
                else ""
            )
            yield f"| {_cell(phrase.text, code=True)} | {_cell(phrase.example)} |{cell} {_cell(phrase.says)} |"
        yield ""


def _is_may(phrase: Phrase) -> bool:
    return phrase.handler.__name__ in ("check_may", "check_may_not", "do_in_vain")


def _game(game: Game) -> Iterator[str]:
    yield from (f"## Words of {game.name}", "", "### Moments", "")
    yield from (
        f"- {text.replace('{whose}', 'Alice’s').replace('’', chr(39))} ({label})"
        for text, label in game.moments.items()
    )
    yield from ("", "### Questions", "", "For `{player} is asked to {question}`:", "")
    yield from (f"- {text}" for text in game.questions)
    yield from ("", "### States", "", "- " + ", ".join([*game.states, "and every mark of the rulebook"]), "")
    yield from ("### Tails of an intent", "")
    yield "After a play, craft or attack, in any order, divided by commas or nothing:"
    yield ""
    tails = (
        "targeting Clerk and Reed", "with X = 3", "paying with Gate and Wall", "choosing Sedge", "discarding Reed",
        "naming Guild", "in the order Reed and Sedge", "fighting back against Lancer", "applying Reed",
        "putting Reed into her homebase", "saying yes", "saying no", "supported by Sedge",
    )  # fmt: skip
    yield from (f"- {tail}" for tail in tails)
    yield ""


def _cell(text: str, *, code: bool = False) -> str:
    plain = re.sub(r"\|", "\\|", text)
    return f"`{plain}`" if code else plain
