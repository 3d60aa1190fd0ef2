"""A transcript as a scenario: its position as Givens, its answers as Whens, and what the reference shows as Thens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fuzz.answering import Lenient
from fuzz.trails.decks import known_cards
from fuzz.transcript import BadTranscript, Transcript
from headjudge.catalogue import load
from headjudge.protocol.messages import CardAt, CardText, Position
from headjudge.scenarios import card_set

PRONOUN = {"Alice": "her", "Bob": "his"}
PLACES = {
    "field": "on {} field",
    "homebase": "in {} homebase",
    "hand": "in {} hand",
    "trail": "in {} trail",
    "exile zone": "in {} exile zone",
}
TOP_OF_DECK = 4
PERFORMED = ("703.6", "703.7", "703.8", "803", "804")


class Labels:
    """What the cards of a transcript are called in a scenario."""

    def __init__(self) -> None:
        self.called: dict[str, str] = {}
        self.counts: dict[str, int] = {}

    def new(self, at: CardAt) -> str:
        """The name of a card that is laid out: its own, numbered from the second on."""
        count = self.counts[at.card] = self.counts.get(at.card, 0) + 1
        name = at.card if count == 1 else f"{at.card}#{count}"
        self.called[at.label or name] = name
        return name

    def of(self, label: Any) -> str:
        """The name under which a card was laid out; one that came from the deck is called by its card."""
        known = self.called.get(str(label))
        return known if known is not None else re.sub(r"^(Alice|Bob) |#\d+$", "", str(label))


def scenario(transcript: Transcript) -> str:
    """A feature with one scenario."""
    position = transcript.start.position
    if position is None:
        raise BadTranscript(
            "this game starts from its decks: no quiet moment shows the failure, so it cannot be told as a scenario"
        )
    labels = Labels()
    own = own_cards(transcript, position)
    gist = load(transcript.rulebook)[transcript.clause].gist if transcript.clause in load(transcript.rulebook) else ""
    lines = [
        f"# Written by `headjudge to-gherkin`; invariant: {transcript.invariant.replace('_', ' ')}",
        f"# {transcript.what}",
        "# The Thens say what the reference does; change them where the reference itself is wrong.",
        *untold(position),
        f"@rulebook:{transcript.rulebook}",
        f"Feature: {transcript.clause} a game that was found by fuzzing",
        "",
        f"  @{transcript.clause}",
        f"  Rule: {transcript.clause} {gist}",
        "",
        *(["    @own-card"] if any(text.abilities for text in own.values()) else []),
        f"    Scenario: {transcript.invariant.replace('_', ' ')}",
    ]
    steps = [*givens(position, labels, own), *whens(transcript, labels), *thens(transcript, labels)]
    before = ""
    for word, text in steps:
        lines.append(f"      {'And' if word == before else word} {text[0]}")
        lines += [f"        {line}" for line in text[1:]]
        before = word
    return "\n".join(lines) + "\n"


def untold(position: Position) -> list[str]:
    """A comment on what the position remembers and no Given says."""
    rest = sorted(set(position.memory) - {"since", "arrived", "combat passes"})
    return [f"# Not told by the Givens, so lead up to it: {', '.join(rest)}."] if rest else []


Step = tuple[str, list[str]]


def own_cards(transcript: Transcript, position: Position) -> dict[str, CardText]:
    """The cards that neither the test set nor the catalogue knows, as far as they lie where a scenario lays them."""
    tested = card_set.load(transcript.rulebook)
    texts = known_cards(transcript.rulebook) | transcript.start.cards | position.cards
    used = {
        at.card
        for side in position.players.values()
        for zone, cards in side.zones.items()
        for at in (cards[:TOP_OF_DECK] if zone == "deck" else cards)
    }
    return {name: texts[name] for name in sorted(used) if name not in tested and name in texts}


def givens(position: Position, labels: Labels, own: dict[str, CardText]) -> Iterator[Step]:
    """The position in the words of the steps."""
    yield "Given", ["a game of Trails"]
    for name, text in own.items():
        yield "Given", card_given(name, text)
    performer = position.roles.get("performing")
    by = f", performed by {performer}" if performer and position.at.startswith(PERFORMED) else ""
    yield "Given", [f"the game stands at {position.at}{by}"]
    if position.turn != 1:
        yield "Given", [f"it is turn {position.turn}"]
    yield "Given", [f"{position.roles.get('initiative', 'Alice')} has the initiative"]
    for player, side in position.players.items():
        for number, value in side.numbers.items():
            if value or number == "bond":
                yield "Given", [f"{player} has {value} {number}"]
        for zone, cards in side.zones.items():
            if zone == "deck":
                continue
            for at in cards:
                states = [
                    *(["stunned"] if "stunned" in at.marks else []),
                    *(["actioned"] if at.orientation == "action" and "stunned" not in at.marks else []),
                    *(["face-down"] if at.face == "face-down" and "stunned" not in at.marks else []),
                    *(["face-up"] if at.face == "face-up" and zone == "homebase" else []),
                    *(["with Support"] if "Support" in at.marks else []),
                ]
                place = PLACES[zone].format(PRONOUN.get(player, "their"))
                labels.new(at)
                yield "Given", [f"{player} has {at.card} {place}" + (f", {' and '.join(states)}" if states else "")]
        top = side.zones.get("deck", [])[:TOP_OF_DECK]
        if top:
            for at in top:
                labels.new(at)
            yield "Given", [f"the top of {player}'s deck is {listed([at.card for at in top])}"]


def card_given(name: str, text: CardText) -> list[str]:
    """A card of the scenario's own."""
    kinds = text.properties.get("type", "UNIT")
    kind = kinds if isinstance(kinds, str) else kinds[0]
    named = ("CP cost", "EP cost", "building level", "STR", "DEF")
    values = [f"{key} {text.properties[key]}" for key in named if text.properties.get(key) is not None]
    groups = text.properties.get("organization") or []
    values += [f"organization {group}" for group in ([groups] if isinstance(groups, str) else groups)]
    with_values = f" with {', '.join(values)}" if values else ""
    if not text.abilities:
        return [f"a blank {kind} {name}{with_values}"]
    return [
        f"the {kind} {name}{with_values or ' with'}{' and' if values else ''} the text",
        '"""',
        *text.abilities,
        '"""',
    ]


def listed(names: list[str]) -> str:
    """Names with commas and a final and."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def whens(transcript: Transcript, labels: Labels) -> Iterator[Step]:
    """The answers as steps; chance and shuffles are left out."""
    for decision, player, answer in decisions(transcript):
        said = when(decision.kind, player, answer, labels)
        if said:
            yield "When", [said]


def decisions(transcript: Transcript) -> Iterator[tuple[Any, str, Any]]:
    """Each decision of the game with its player and its answer, as the reference asks them."""
    from fuzz.answering import said
    from fuzz.play import given, new_game

    game, at = new_game(transcript.start)
    decision = game.start(at)
    chooser = Lenient(transcript.answers)
    while decision is not None:
        answer = chooser.answer(decision)
        if answer is None:
            return
        options = given(decision, answer)
        player = game.name_of(decision.player)
        yield decision, player, options if isinstance(options, int) else [said(option) for option in options]
        try:
            decision = game.decide(options)
        except Exception:  # noqa: BLE001 - the game breaks here
            return


def when(kind: str, player: str, answer: Any, labels: Labels) -> str:
    """One answer as a step."""
    if player == "chance":
        return ""
    if isinstance(answer, int):
        return f"{player} names the number {answer}"
    cards = [labels.of(option["card"]) for option in answer if "card" in option]
    do = answer[0]["do"] if answer else ""
    whose = PRONOUN.get(player, "their")
    first = cards[0] if cards else ""
    verbs = {
        "pass": f"{player} passes" if kind == "priority" else f"{player} declares no attack",
        "done": f"{player} picks no further attacker",
        "play": f"{player} plays {first}",
        "craft": f"{player} uses {first}'s craft"
        if kind == "priority"
        else f"{player} plays {first}'s triggered craft",
        "arts": f"{player} uses {first}'s arts",
        "support": f"{player} supports {first}",
        "gain EP": f"{player} gains EP with {first}",
        "attack": f"{player} picks {first} as attacker",
        "fight back": f"{player} fights back against {first}",
        "yes": f"{player} says yes",
        "no": f"{player} says no",
        "replace": f"{player} applies {first}'s replacement",
    }
    kinds = {
        "attack target": f"{player} chooses {first} as the attack target",
        "supporter": f"{player} actions {first} as the supporter",
        "homebase card": f"{player} puts {listed(cards) if cards else 'no card'} into {whose} homebase",
        "cure": f"{player} cures {listed(cards) if cards else 'no UNIT'}",
        "EP sources": f"{player} pays with {listed(cards) if cards else first}",
        "target": f"{player} targets {listed(cards) if cards else answer[0].get('player', '') if answer else ''}",
        "discard": f"{player} discards {listed(cards) if cards else ''}",
    }
    if kind in kinds:
        return kinds[kind]
    if do in verbs:
        return verbs[do]
    if cards:
        return f"{player} arranges {listed(cards)}" if "order" in kind else f"{player} chooses {listed(cards)}"
    return f"{player} chooses nothing"


def thens(transcript: Transcript, labels: Labels) -> Iterator[Step]:
    """What the reference shows at the end: the numbers of both players, and the states of the cards laid out."""
    from fuzz.play import play

    played = play(transcript.start, Lenient(transcript.answers))
    game = played.watch.game
    for player, name in enumerate(game.names):
        for number, value in game.numbers[player].items():
            if value or number == "bond":
                yield "Then", [f"{name} has {value} {number}"]
    for zone in ("field", "homebase"):
        for obj in (*game.cards_in(zone, 0), *game.cards_in(zone, 1)):
            if obj.name in labels.called:
                state = "stunned" if "stunned" in obj.marks else "ready" if obj.orientation == "ready" else "actioned"
                yield "Then", [f"{labels.of(obj.name)} is {state}"]
