"""The kinds of placeholders that a phrase may have: what text each takes, and what it becomes.

A kind has a pattern, which decides whether a phrase fits, and a converter, which turns the text into a value with the
words of the rulebook; an unknown word is therefore an error that names the nearest right one, not an undefined step.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from headjudge.scenarios.errors import BadPhrase, MisplacedStep, UnknownWord
from headjudge.scenarios.scope import BOTH, EACH, PLAYERS, PRONOUNS, Place, Scope, State

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ORDINALS = ("first", "second", "third", "fourth", "fifth")
# Game terms that begin with a capital and are no card names.
TERMS = (
    "UNIT", "UNITs", "ITEM", "ITEMs", "EVENT", "EVENTs", "BASE", "BASEs", "CP", "EP", "STR", "DEF", "X", "SCLM",
    "Support", "Common",
)  # fmt: skip

_player = "|".join(PLAYERS)
_number = rf"-?\d+|(?:{'|'.join(NUMBERS)})\b"
_token = rf"(?!(?:{'|'.join((*PLAYERS, *TERMS))})\b(?!-))[A-Z][A-Za-z0-9]*(?:[-#][A-Za-z0-9]+)*"
NAME = rf"{_token}(?: {_token})*"


def listed(item: str) -> str:
    """Return the pattern of a list in prose: `Reed, Sedge and Lancer`."""
    return rf"(?:{item})(?:, (?:{item}))*(?:,? and (?:{item}))?"


_whose = rf"(?:{_player})'s|{'|'.join(PRONOUNS)}"
_zone = r"[a-z]+(?: (?!is\b|are\b|has\b|have\b|in\b|on\b|and\b|from\b)[a-z]+){0,3}"
_place = rf"(?:in|on|into|onto|from|to|at|under)(?: (?:the )?(?:top|bottom) of)? (?:{_whose}|the) {_zone}"
_slot = r"[a-z]+(?: [a-z]+){0,2}"
_state = (
    r"with(?:out)? [A-Z]\w*|in combat|in SCLM attack|in battle|being (?:frontal )?attacked|[a-z]+ attacking|"
    r"(?!(?:in|on|at|a|an|the|not|named|by|no|to|of|it|from|waiting|worth|and)\b)[a-z]+(?:-[a-z]+)?"
)
_counted = rf"(?:(?:{_number}) (?:copies of )?)?{NAME}"
_target = rf"{_player}|{NAME}|the player"
_organization = rf'"[^"]+"|{NAME}'


class Kind(NamedTuple):
    """A kind of placeholder: its pattern, its converter, and what it stands for in the documentation."""

    pattern: str
    convert: Callable[[str, Scope], Any]
    says: str


def items(text: str) -> list[str]:
    """Split a list in prose into its items."""
    return [item.strip() for item in re.split(r", and |, | and ", text) if item.strip()]


def number(text: str, scope: Scope | None = None) -> int:
    """Return the number that digits or a word name."""
    return NUMBERS.index(text) if text in NUMBERS else int(text)


def one_player(text: str, scope: Scope) -> str:
    """Return a player's name and remember it for pronouns."""
    scope.last_player = text
    return text


def some_players(text: str, scope: Scope) -> tuple[str, ...]:
    """Return the players that are meant."""
    if text in BOTH:
        scope.last_player = EACH
        return PLAYERS
    scope.last_player = text
    return (text,)


def whose(text: str, scope: Scope) -> str:
    """Return the player of a possessive; a pronoun is the player named before it in the step."""
    if text in PRONOUNS:
        if scope.last_player is None:
            raise MisplacedStep(f'"{text}": no player is named before it in this step')
        return scope.last_player
    scope.last_player = text.removesuffix("'s")
    return scope.last_player


def place(text: str, scope: Scope) -> Place:
    """Return a place: whose zone, and which end of it if one is named."""
    preposition, _, words = text.partition(" ")
    end = re.match(r"(?:the )?(top|bottom) of ", words)
    if end:
        words = words[end.end() :]
    owner, _, zone_name = words.partition(" ")
    name, slot = scope.words.place(zone_name, under=preposition == "under")
    player = None if owner == "the" else whose(owner, scope)
    if player is None and not scope.words.shared(name):
        raise MisplacedStep(f'"{text}": each player has a {name}; say whose')
    return Place(None if scope.words.shared(name) else player, name, end[1] if end else "", slot)


def states(text: str, scope: Scope) -> tuple[State, ...]:
    """Return states by their kind: orientation, face or mark."""
    found = [scope.words.state(item.removeprefix("with ").strip()) for item in items(text) if item != "with"]
    return tuple(found)


def card(text: str, scope: Scope) -> str:
    """Return the label of a card that the Givens have laid out, or of a copy of a named card."""
    scope.check_label(text)
    return text


def counted_cards(text: str, scope: Scope) -> tuple[tuple[str, int], ...]:
    """Return cards with how many copies of each: `two Reeds and Sedge`."""
    found = []
    for item in items(text):
        count, _, name = item.partition(" ")
        if re.fullmatch(_number, count) and name:
            found.append((scope.card_name(name.removeprefix("copies of "), many=True), number(count)))
        else:
            found.append((scope.card_name(item), 1))
    return tuple(found)


def cards(text: str, scope: Scope) -> tuple[str, ...]:
    """Return the labels of cards; `two Reeds` are Reed and Reed#2."""
    found: list[str] = []
    for name, count in counted_cards(text, scope):
        if count == 1:
            found.append(name)
        else:
            base = name.partition("#")[0]
            found += [base if i == 1 else f"{base}#{i}" for i in range(1, count + 1)]
    for label in found:
        scope.check_label(label)
    return tuple(found)


def target(text: str, scope: Scope) -> str:
    """Return a card or a player that is aimed at."""
    return text if text in PLAYERS else card(text, scope)


def targets(text: str, scope: Scope) -> tuple[str, ...]:
    """Return what is aimed at, in order."""
    return tuple(target(item, scope) for item in items(text))


def unquoted(text: str, scope: Scope | None = None) -> str:
    """Return a text without its quotation marks."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def _word(what: str) -> Callable[[str, Scope], str]:
    def convert(text: str, scope: Scope) -> str:
        return scope.words.find(what, unquoted(text))

    return convert


def clause(text: str, scope: Scope) -> str:
    """Return a clause id that the catalogue has."""
    scope.words.check_clause(text)
    return text


def value(text: str, scope: Scope) -> Any:
    """Return a value of a property: a number, or a text."""
    if re.fullmatch(_number, text):
        return number(text)
    return unquoted(text)


def card_type(text: str, scope: Scope) -> str:
    """Return a card type in the singular."""
    names = scope.words.names("type")
    found = next(
        (single for single in (text, text.removesuffix("s"), text.removesuffix("es")) if single in names), None
    )
    if found is None:
        raise UnknownWord("card type", text, names, scope.words.rulebook)
    return found


def names_list(text: str, scope: Scope) -> tuple[str, ...]:
    """Return free names such as organizations."""
    return tuple(unquoted(item) for item in items(text))


KINDS: dict[str, Kind] = {
    "player": Kind(_player, one_player, "Alice or Bob"),
    "players": Kind(rf"{'|'.join(BOTH)}|{_player}", some_players, "Alice, Bob, both players, each player"),
    "whose": Kind(_whose, whose, "Alice's, Bob's, her, his, their"),
    "card": Kind(NAME, card, "a card of the scenario: Reed; the second copy is Reed#2"),
    "new": Kind(NAME, lambda text, scope: text, "a name that the scenario gives to a card"),
    "named": Kind(rf"{_player}|{NAME}", lambda text, scope: text, "a player, or the name of any card"),
    "cards": Kind(listed(_counted), cards, "cards: Reed, Sedge and Lancer; two Reeds are Reed and Reed#2"),
    "copies": Kind(listed(_counted), counted_cards, "cards to lay out: Reed and Sedge; two Reeds"),
    "target": Kind(_target, target, "a card or a player"),
    "targets": Kind(listed(_target), targets, "cards or players, in order"),
    "n": Kind(_number, number, "a number: 3, -1, two, no"),
    "ordinal": Kind("|".join(ORDINALS), lambda text, scope: ORDINALS.index(text) + 1, "first, second, …"),
    "number": Kind(r"[A-Za-z]+", _word("number"), "a number that players have: bond, CP, EP"),
    "slot": Kind(_slot, lambda text, scope: scope.words.slot(text), "a stage position: center left, back right"),
    "zone": Kind(_zone, lambda text, scope: scope.words.zone(text), "a zone: hand, field, resolve standby zone"),
    "place": Kind(_place, place, "a place: in her hand, on Bob's field, on the top of her deck"),
    "states": Kind(listed(_state), states, "ready, actioned, face-up, face-down, stunned, with Support"),
    "mark": Kind(r"[A-Za-z]+", _word("mark"), "a mark: Support, stunned"),
    "property": Kind(r"[A-Za-z]+(?:[ -][A-Za-z]+){0,2}", _word("property"), "a property of cards: STR, CP cost"),
    "value": Kind(rf'"[^"]*"|{_number}|{NAME}|[a-z]+', value, 'a value: 3, Guild, red, "Bracer Guild"'),
    "type": Kind(r"[A-Z]{3,}s?(?:•[A-Z]{3,}s?)*|[a-z]{5,}", card_type, "a card type: UNIT, BASE; character, climax"),
    "icon": Kind(r"[a-z]+", lambda text, scope: text, "a trigger icon: soul, draw, standby"),
    "keyword": Kind(rf'"[^"]+"|{NAME}', _word("keyword"), "a keyword: Covert, Martial Arts"),
    "clause": Kind(r"\d+(?:[.-]?(?:\d+|[a-z]+)(?:#\d+)?)*", clause, "a clause id: 804.11a-3"),
    "organization": Kind(_organization, unquoted, 'an organization: Guild, "Bracer Guild"'),
    "organizations": Kind(listed(_organization), names_list, "organizations: Guild and Watch"),
    "values": Kind(r".+?", unquoted, "properties with their values: STR 3, organization Guild"),
    "text": Kind(r'"[^"]*"', unquoted, "a text in double quotation marks"),
    "game": Kind(r"[A-Z][\w!]*(?: [A-Z][\w!]*)*", lambda text, scope: scope.words.check_game(text), "Trails"),
    "format": Kind(r"[A-Z]\w*(?: [A-Z]\w*)*", _word("format"), "a way to build decks: Strategy Mode"),
    "moment": Kind(r".+", lambda text, scope: scope.words.moment(text, scope), "a moment: Alice's deployment step"),
    "phase": Kind(r"the [a-z]+(?: [a-z]+)*", lambda text, scope: scope.words.phase(text), "the combat phase"),
    "question": Kind(r".+", lambda text, scope: scope.words.question(text), "a question: discard, cure a UNIT"),
    "event": Kind(r".+", lambda text, scope: scope.words.event(text, scope), "an event: Reed was stunned"),
    "waiting": Kind(r".+", lambda text, scope: scope.words.waiting(text, scope), "Bolt, Reed's craft, Kite's arts"),
    "parts": Kind(r"(?:,? (?:targeting|with X|paying|choosing|discarding|naming|putting|in the order|saying|giving|"
                  r"supported by|fighting|applying|first|planning|onto)\b.*)?",
                  lambda text, scope: scope.words.parts(text, scope), "what else the intent says: targeting Clerk"),
}  # fmt: skip
"""All kinds by the name that phrases use."""


def kind(name: str) -> Kind:
    """Return a kind of placeholder, or say that the phrase is wrong."""
    found = KINDS.get(name)
    if found is None:
        raise BadPhrase(f'no kind of placeholder "{name}"; kinds: {", ".join(KINDS)}')
    return found
