"""Events in words, and what waits to be resolved in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from headjudge.protocol.messages import CardView, Event
from headjudge.scenarios.errors import UnknownWord
from headjudge.scenarios.kinds import KINDS, items, number, place
from headjudge.scenarios.scope import Scope

Test = Callable[[Event], bool]


class Happening(NamedTuple):
    """An event to look for: its words, and the test that an event of the engine must meet."""

    text: str
    test: Test
    kinds: tuple[str, ...] = ()
    """Kinds of events that are it by themselves; a move of such a kind counts where the engine has no such event."""


class Waiting(NamedTuple):
    """Something that waits to be resolved: its words, the card it is or comes from, and its kind if one is said."""

    text: str
    label: str
    kind: str = ""


# What a card was, to kinds of events, or of the move that an event is.
WAS: dict[str, tuple[str, ...]] = {
    word: (word,)
    for word in (
        "stunned", "cured", "actioned", "readied", "played", "resolved", "shown", "countered", "destroyed", "rebuilt",
        "triggered", "targeted", "turned face-up", "turned face-down", "taken back", "rested", "stood", "reversed",
        "flipped", "placed",
    )
}  # fmt: skip
WAS |= {
    "drawn": ("drawn", "draw"),
    "discarded": ("discarded", "discard"),
    "removed from the game": ("removed", "removed from game", "removed from the game"),
    "K.O.'d": ("K.O.", "K.O.'d", "KO"),
    "attacked": ("is attacked", "attacked"),
    "put into the homebase": ("put into the homebase",),
}


# What a player did or met, to kinds of events.
OF_PLAYER: dict[str, tuple[str, ...]] = {
    "refreshed": ("refresh", "refreshed"),
    "leveled up": ("level up", "leveled up"),
    "took damage": ("damage taken", "damage"),
    "canceled damage": ("damage canceled",),
}


def labels_of(event: Event) -> set[str]:
    """Return the cards that an event names."""
    return {str(card.get("card")) for card in event.cards}


def happening(text: str, scope: Scope) -> Happening:
    """Return an event in words as what to look for."""
    for pattern, make in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            texts = found.groupdict()
            kinds = WAS["drawn"] if make is _drew else WAS.get(texts["word"], ()) if make is _was else ()
            return Happening(text, make(texts, scope), kinds)
    raise UnknownWord("event in words", text, [example for example, _ in EXAMPLES])


def _of_card(kinds: tuple[str, ...], label: str) -> Test:
    return lambda event: _is(event, kinds) and label in labels_of(event)


def _is(event: Event, kinds: tuple[str, ...]) -> bool:
    return event.kind in kinds or event.data.get("kind") in kinds


def _was(texts: dict[str, str], scope: Scope) -> Test:
    scope.check_label(texts["card"])
    if texts["word"] not in WAS:
        raise UnknownWord("event of a card", texts["word"], WAS)
    return _of_card(WAS[texts["word"]], texts["card"])


def _moved(texts: dict[str, str], scope: Scope) -> Test:
    scope.check_label(texts["card"])
    wanted = {}
    for side in ("from", "to"):
        if texts.get(side):
            wanted[side] = place(f"{side} {texts[side]}", scope)

    def test(event: Event) -> bool:
        for card in event.cards:
            if card.get("card") == texts["card"] and "to" in card:
                for side, there in wanted.items():
                    name = card.get(side)
                    if name is None or scope.words.zone(str(name)) != there.zone:
                        break
                    if there.player and card.get(f"{side} side", there.player) != there.player:
                        break
                    if there.slot and card.get(f"{side} slot", there.slot) != there.slot:
                        break
                else:
                    return True
        return False

    return test


def _number_changed(texts: dict[str, str], scope: Scope) -> Test:
    name = scope.words.find("number", texts["number"])
    kind = f"{name} {texts['verb']}"
    amount = number(texts["n"]) if texts.get("n") else None

    def test(event: Event) -> bool:
        same = event.kind == kind and event.player == texts["player"]
        return same and (amount is None or amount in (event.data.get("n"), event.data.get("amount")))

    return test


def _of_player(texts: dict[str, str], scope: Scope) -> Test:
    kinds = OF_PLAYER[texts["word"]]
    return lambda event: _is(event, kinds) and event.player == texts["player"]


def _drew(texts: dict[str, str], scope: Scope) -> Test:
    return lambda event: _is(event, WAS["drawn"]) and event.player == texts["player"]


def _shuffled(texts: dict[str, str], scope: Scope) -> Test:
    return lambda event: event.kind == "shuffled" and event.player == texts["player"]


def _began(texts: dict[str, str], scope: Scope) -> Test:
    kind = {"started": "start", "ended": "end"}[texts["word"]]
    return lambda event: event.kind == kind and event.data.get("of") == texts["of"]


def _attacked(texts: dict[str, str], scope: Scope) -> Test:
    scope.check_label(texts["card"])
    return _of_card(("attacks",), texts["card"])


def _craft(texts: dict[str, str], scope: Scope) -> Test:
    scope.check_label(texts["card"])
    return _of_card((texts["word"],), texts["card"])


_card, _player = KINDS["card"].pattern, KINDS["player"].pattern
_zone = rf"(?:(?:{_player})'s|the) [a-z ]+?"
EXAMPLES: list[tuple[str, tuple[str, Callable[[dict[str, str], Scope], Test]]]] = [
    ("Reed was stunned", (rf"(?P<card>{_card}) was (?P<word>[A-Za-z .'-]+)", _was)),
    (
        "Reed moved from Alice's field to Alice's trail",
        (rf"(?P<card>{_card}) moved(?: from (?P<from>{_zone}))?(?: to (?P<to>{_zone}))?", _moved),
    ),
    (
        "Bob lost 3 bond",
        (
            rf"(?P<player>{_player}) (?P<verb>lost|gained)(?: (?P<n>-?\d+|[a-z]+))? (?P<number>[A-Za-z]+)",
            _number_changed,
        ),
    ),
    ("Bob refreshed", (rf"(?P<player>{_player}) (?P<word>{'|'.join(OF_PLAYER)})", _of_player)),
    ("Alice drew a card", (rf"(?P<player>{_player}) drew(?: a card)?", _drew)),
    ("Alice's deck was shuffled", (rf"(?P<player>{_player})'s deck was shuffled", _shuffled)),
    ("the draw step started", (r"the (?P<of>[a-z ]+) (?P<word>started|ended)", _began)),
    ("Reed attacked", (rf"(?P<card>{_card}) attacked", _attacked)),
    (
        "Reed's craft was resolved",
        (rf"(?P<card>{_card})'s (?:craft|arts|ACT|AUTO) (?:was )?(?P<word>triggered|played|resolved)", _craft),
    ),
]
_PATTERNS = [(re.compile(pattern), make) for _, (pattern, make) in EXAMPLES]


def waiting(text: str, scope: Scope) -> tuple[Waiting, ...]:
    """Return what waits to be resolved: `Bolt`, `Reed's craft`, `Kite's arts`, `the support of Reed`."""
    found = []
    for item in items(text):
        label, _, kind = item.partition("'s ")
        support = re.fullmatch(r"the support (?:of|for) (.+)", item)
        if support:
            scope.check_label(support[1])
            found.append(Waiting(item, support[1], "support"))
            continue
        scope.check_label(label)
        if kind and kind not in scope.words.game.kinds:
            raise UnknownWord("kind of thing that waits", kind, scope.words.game.kinds)
        found.append(Waiting(item, label, kind))
    return tuple(found)


def fits(one: Waiting, view: CardView) -> bool:
    """Tell whether something in the zone where things wait is what the words mean."""
    data: dict[str, Any] = view.data
    if one.kind == "support":
        return view.kind == "process" and one.label in _flat(data.get("targets"))
    source = data.get("source")
    if source is not None:
        named = source == one.label
    else:
        named = one.label == view.label or (view.label is None and view.card == one.label)
    if not one.kind or one.kind == "card":
        return named and view.kind in ("card", "proxy")
    if one.kind == "proxy":
        return named and view.kind == "proxy"
    kind = data.get("kind")
    return named and view.kind not in ("card", "proxy") and (kind is None or one.kind in str(kind))


def _flat(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [item for inner in value for item in _flat(inner)]
    return [value]
