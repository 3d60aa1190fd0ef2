"""Trails: its moments, questions and parts, and the steps that only this game needs."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.games import Game, register
from headjudge.scenarios.happenings import Waiting
from headjudge.scenarios.intents import ANY, NOTHING, Intent, Part, role
from headjudge.scenarios.registry import action, then, when
from headjudge.scenarios.table import Table

Parts = Sequence[Part]

# A choice of cards is called after what is done with them.
CHOICES = ("choose", "search", "put", "return", "remove", "destroy", "ready", "turn", "reveal", "action", "stun", "ko",
           "counter", "rebuild", "play", "lookat")  # fmt: skip
COMBAT = ("803.5", "803.6", "803.7", *(f"804.{row}" for row in range(1, 14)))

TRAILS = register(
    Game(
        name="Trails",
        rulebooks=("trails-1.0.1",),
        moments={
            "the start of the turn": "703.1",
            "the first window of the turn": "703.2",
            "the start of the preparation phase": "703.3",
            "the preparation phase": "703.4",
            "the start of {whose} draw step": "703.6a",
            "{whose} draw step": "703.6c",
            "the start of {whose} homebase step": "703.7a",
            "{whose} homebase step": "703.7c",
            "the start of {whose} deployment step": "703.8a",
            "{whose} deployment step": "703.8c",
            "the start of the combat phase": "802.1",
            "the combat phase": "802.2",
            "{whose} combat phase": "802.3",
            "the start of {whose} propose attacker step": "803.1",
            "{whose} propose attacker step": "803.2",
            "{whose} choice of attackers": "803.3",
            "the window after the proposal": "803.7",
            "the window before the fight": "804.9",
            "the window after the fight": "804.12",
            "the end of the combat phase": "802.4",
            "the last window of the combat phase": "802.5",
            "the start of the cure phase": "705.1",
            "the cure phase": "705.2",
            "the end of the turn": "705.3",
            "the last window of the turn": "705.4",
            "the bond check": "705.5",
            "the choice of cures": "705.6",
        },
        default_moment="Alice's deployment step",
        steps=frozenset(
            {
                "703.6a",
                "703.6b",
                "703.6c",
                "703.7a",
                "703.7b",
                "703.7c",
                "703.8a",
                "703.8b",
                "703.8c",
                "803.1",
                "803.2",
                "803.3",
                *COMBAT,
            }
        ),
        first_of=frozenset({"802.3"}),
        questions={
            "decide who has the initiative": ("initiative", "first player"),
            "exchange cards": ("hand exchange",),
            "put a card into the homebase": ("homebase card", "dispatch", "dispatch card"),
            "name attackers": ("attackers",),
            "choose the attack target": ("attack target",),
            "fight back": ("fight back",),
            "cure a UNIT": ("cure",),
            "choose a target": ("target", "support target"),
            "name X": ("X",),
            "name a number": ("number", "X"),
            "pay": ("EP sources", "payment"),
            "choose a supporter": ("supporter",),
            "choose a triggered craft": ("triggered craft", "trigger to play"),
            "reveal a card": ("reveal", "reveal for a trigger"),
            "choose a replacement": ("replacement",),
            "decide whether to replace": ("use replacement", "optional replacement"),
            "order cards": ("order", "plan bottom", "plan top"),
            "order effects": ("effect order",),
            "choose cards": CHOICES,
            "choose a player": ("player",),
            "shuffle the other deck": ("shuffle the opponent's deck",),
            "choose an organization": ("organization",),
            "decide whether to do it": ("may", "optional cost"),
            "discard": ("discard",),
            "plan": ("plan",),
            "say how often to repeat": ("loop count", "repetitions"),
            "act": ("priority",),
        },
        roles={
            "play": role({"play"}),
            "craft": role({"craft", "use craft"}),
            "craft number": role((), (), {"craft"}),
            "arts": role({"arts", "use arts"}),
            "gain EP": role({"gain EP"}),
            "support": role({"support", "target"}, {"priority", "support target"}, {"target"}),
            "supporter": role({"action"}, {"supporter"}, {"supporter", "with"}),
            "attacker": role({"attack"}, (), {"attacker", "attackers", "cards"}),
            "attack target": role({"target", "player"}, {"attack target"}, {"target"}),
            "no attack": role({"pass", "decline"}, {"attackers"}),
            "done": role({"done"}, {"attackers"}),
            "fight back": role({"fight back", "choose", "target"}, {"fight back"}),
            "homebase": role({"choose", "put"}, {"homebase card"}),
            "put": role({"choose", "put"}, {"homebase card", "dispatch", "dispatch card", "choose", "put"}),
            "target": role(
                {"target", "player", "choose"}, {"target", "distribution", "support target"}, {"target", "targets"}
            ),
            "cure": role({"choose", "cure"}, {"cure"}),
            "initiative": role({"player", "pick", "choose"}, {"initiative", "first player"}),
            "exchanged": role({"choose", "put back"}, {"hand exchange"}),
            "triggered craft": role({"craft", "play"}, {"triggered craft", "trigger to play"}),
            "reveal": role({"yes", "reveal"}, {"reveal", "reveal for a trigger"}),
            "keep hidden": role({"no", "decline"}, {"reveal", "reveal for a trigger"}),
            "replacement": role(
                {"replace", "apply", "yes"}, {"replacement", "use replacement", "optional replacement"}
            ),
            "no replacement": role({"no", "decline"}, {"use replacement", "optional replacement"}),
            "to the bottom": role({"choose", "bottom"}, {"plan"}),
        },
        offers={
            "priority": frozenset({"pass", "play", "craft", "use craft", "arts", "use arts", "gain EP", "support"}),
            "attackers": frozenset({"attack", "pass", "done"}),
            "attack target": frozenset({"target", "player"}),
            "fight back": frozenset({"fight back"}),
            "homebase card": frozenset({"choose", "put"}),
            "cure": frozenset({"choose", "cure"}),
            "target": frozenset({"target", "player"}),
            "supporter": frozenset({"action"}),
            "EP sources": frozenset({"action"}),
            "triggered craft": frozenset({"craft"}),
            "hand exchange": frozenset({"choose"}),
            "initiative": frozenset({"player"}),
            "reveal": frozenset({"yes", "no"}),
            "may": frozenset({"yes", "no"}),
            "use replacement": frozenset({"yes", "no"}),
            "replacement": frozenset({"replace"}),
            "choose": frozenset({"choose", "player"}),
            "discard": frozenset({"choose"}),
            "organization": frozenset({"organization"}),
            "order": frozenset({"choose"}),
            "effect order": frozenset({"choose", "effect"}),
            "plan": frozenset({"choose"}),
        },
        courtesies=frozenset({"shuffle the opponent's deck"}),
        windows=frozenset({"priority", "attackers"}),
        payments=frozenset({"EP sources", "payment"}),
        zones={"resolve standby": "resolve standby zone", "exile": "exile zone"},
        marks={"support": "Support"},
        states={
            "ready": (("orientation", "ready"),),
            "actioned": (("orientation", "action"),),
            "face-up": (("face", "face-up"),),
            "face-down": (("face", "face-down"),),
            "stunned": (("mark", "stunned"), ("face", "face-down"), ("orientation", "action")),
        },
        filler={"type": "UNIT", "sub-name": "Common", "CP cost": 1, "STR": 1, "DEF": 1},
        settings={"strategy": {"mode": "strategy"}, "blitz shield": {"mode": "blitz"}},
        kinds={"craft": "ability", "arts": "ability", "proxy": "proxy", "card": "card"},
        during={
            "the combat": COMBAT,
            "the window before the fight": ("804.9",),
            "the window after the fight": ("804.12",),
        },
    )
)


@action(
    "{player} puts {cards} into {whose} homebase",
    "Alice puts Reed into her homebase",
    may="put {cards} into {whose} homebase",
    game="Trails",
)
def puts_into_homebase(table: Table, player: str, cards: Sequence[str], whose: str) -> Intent:
    """Lays hand cards into the homebase; windows in which nothing waits are passed on the way."""
    return Intent("put into the homebase", player, [table.part("put", card) for card in cards], through=True)


@action(
    "{player} puts no card into {whose} homebase",
    "Alice puts no card into her homebase",
    may="put no card into {whose} homebase",
    game="Trails",
)
def puts_nothing(table: Table, player: str, whose: str) -> Intent:
    """Lays no card into the homebase."""
    return Intent("put no card into the homebase", player, [table.part("put", NOTHING)], through=True)


def craft_intent(table: Table, player: str, card: str, number: object, parts: Parts) -> Intent:
    """Return the intent to play an activated craft."""
    return Intent(
        "use a craft", player, [table.part("craft", card), *parts], closing=[table.part("craft number", number)]
    )


@action(
    "{player} uses {card}'s craft{parts}",
    "Alice uses Reed's craft targeting Clerk",
    may="use {card}'s craft{parts}",
    game="Trails",
)
def uses_craft(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Plays the first activated craft that is offered of the card."""
    return craft_intent(table, player, card, ANY, parts)


@action(
    "{player} uses {card}'s {ordinal} craft{parts}",
    "Alice uses Reed's second craft targeting Clerk",
    may="use {card}'s {ordinal} craft{parts}",
    game="Trails",
)
def uses_nth_craft(table: Table, player: str, card: str, ordinal: int, parts: Parts) -> Intent:
    """Plays an activated craft by its place among all crafts of the card."""
    return craft_intent(table, player, card, ordinal, parts)


@action(
    "{player} uses {card}'s arts{parts}",
    "Alice uses Reed's arts targeting Clerk",
    may="use {card}'s arts{parts}",
    game="Trails",
)
def uses_arts(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Plays the arts of a card in hand or face-down in the homebase."""
    return Intent("use arts", player, [table.part("arts", card), *parts])


@action("{player} gains EP with {card}", "Alice gains EP with Gate", may="gain EP with {card}", game="Trails")
def gains_ep(table: Table, player: str, card: str) -> Intent:
    """Actions a homebase card for 1 EP."""
    return Intent("gain EP", player, [table.part("gain EP", card)])


@action("{player} supports {card}", "Alice supports Reed", may="support {card}", game="Trails")
def supports(table: Table, player: str, card: str) -> Intent:
    """Executes SCLM Support for a UNIT; the supporter is left to the next step, unless only one is possible."""
    return Intent("support", player, [table.part("support", card)])


@action(
    "{player} supports {card} with {other:card}",
    "Alice supports Reed with Sedge",
    may="support {card} with {other:card}",
    game="Trails",
)
def supports_with(table: Table, player: str, card: str, other: str) -> Intent:
    """Executes SCLM Support for a UNIT by actioning another."""
    return Intent("support", player, [table.part("support", card), table.part("supporter", other)])


@action(
    "{player} actions {card} as the supporter",
    "Alice actions Sedge as the supporter",
    may="action {card} as the supporter",
    game="Trails",
)
def actions_supporter(table: Table, player: str, card: str) -> Intent:
    """Answers which UNIT supports."""
    return Intent("action the supporter", player, [table.part("supporter", card)])


@action("{player} cures {cards}", "Alice cures Reed", may="cure {cards}", game="Trails")
def cures(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Chooses the UNIT to cure, or several; windows in which nothing waits are passed on the way."""
    return Intent("cure", player, [table.part("cure", card) for card in cards], through=True)


@action("{player} cures no UNIT", "Alice cures no UNIT", may="cure no UNIT", game="Trails")
def cures_nothing(table: Table, player: str) -> Intent:
    """Cures none of the stunned UNITs; windows in which nothing waits are passed on the way."""
    return Intent("cure no UNIT", player, [table.part("cure", NOTHING)], through=True)


def triggered_intent(table: Table, player: str, card: str, number: object, parts: Parts) -> Intent:
    """Return the intent to play a triggered craft."""
    return Intent(
        "play a triggered craft",
        player,
        [table.part("triggered craft", card), *parts],
        closing=[table.part("craft number", number)],
    )


@action(
    "{player} plays {card}'s triggered craft{parts}",
    "Alice plays Reed's triggered craft",
    may="play {card}'s triggered craft{parts}",
    game="Trails",
)
def plays_triggered(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Answers which of several triggered crafts is played next."""
    return triggered_intent(table, player, card, ANY, parts)


@action(
    "{player} plays {card}'s {ordinal} triggered craft{parts}",
    "Alice plays Reed's second triggered craft",
    may="play {card}'s {ordinal} triggered craft{parts}",
    game="Trails",
)
def plays_nth_triggered(table: Table, player: str, card: str, ordinal: int, parts: Parts) -> Intent:
    """Answers which of several triggered crafts is played next, by its place among all crafts of the card."""
    return triggered_intent(table, player, card, ordinal, parts)


@when("{player} reveals {card}", "Alice reveals Reed", game="Trails")
def reveals(table: Table, player: str, card: str) -> None:
    """Shows a hidden card so that its craft triggers."""
    table.driver.carry_out(Intent("reveal", player, [table.part("reveal")]))


@when("{player} keeps {card} hidden", "Alice keeps Reed hidden", game="Trails")
def keeps_hidden(table: Table, player: str, card: str) -> None:
    """Does not show a hidden card, so that its craft does not trigger."""
    table.driver.carry_out(Intent("keep hidden", player, [table.part("keep hidden")]))


@when("{player} plans {cards} to the bottom", "Alice plans Reed and Sedge to the bottom", game="Trails")
def plans_bottom(table: Table, player: str, cards: Sequence[str]) -> None:
    """Puts cards that were looked at under the deck, the first one named highest; the rest stays on top."""
    parts = [table.part("to the bottom", card) for card in cards]
    order = [table.part("order", card) for card in cards]
    table.driver.carry_out(Intent("plan", player, parts, closing=order))


@when(
    "{player} plans {cards} to the bottom and {others:cards} to the top",
    "Alice plans Reed to the bottom and Sedge and Lancer to the top",
    game="Trails",
)
def plans_both(table: Table, player: str, cards: Sequence[str], others: Sequence[str]) -> None:
    """Puts cards that were looked at under the deck and the others back on top, the first one named highest."""
    parts = [table.part("to the bottom", card) for card in cards]
    order = [table.part("order", card) for card in (*cards, *others)]
    table.driver.carry_out(Intent("plan", player, parts, closing=order))


@when("{player} plans no card to the bottom", "Alice plans no card to the bottom", game="Trails")
def plans_nothing(table: Table, player: str) -> None:
    """Keeps all cards that were looked at on top of the deck."""
    table.driver.carry_out(Intent("plan", player, [table.part("to the bottom", NOTHING)]))


@then("the resolve standby zone is empty", "the resolve standby zone is empty", game="Trails")
def standby_is_empty(table: Table) -> None:
    """Nothing waits to be resolved."""
    expect(table.waiting_texts(), [], "the resolve standby zone")


@then(
    "the resolve standby zone is, from the top, {waiting}",
    "the resolve standby zone is, from the top, Bolt and Reed's craft",
    game="Trails",
)
def standby_is(table: Table, waiting: Sequence[Waiting]) -> None:
    """Exactly these wait, the newest first."""
    expect(table.matched_waiting(waiting), [one.text for one in waiting], "the resolve standby zone from the top")


@then("{player} is the primary player", "Bob is the primary player", game="Trails")
def is_primary(table: Table, player: str) -> None:
    """Who performs the step, or has the initiative between steps."""
    roles = table.view().roles
    expect(roles.get("performing") or roles.get("initiative"), player, "the primary player")
