"""Weiss Schwarz: its moments, questions and parts, and the steps that only this game needs."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.games import Game, register
from headjudge.scenarios.intents import ANY, NOTHING, Intent, Part, role
from headjudge.scenarios.options import offered
from headjudge.scenarios.registry import action, given, then, when
from headjudge.scenarios.scope import Place, State
from headjudge.scenarios.setup import Setup
from headjudge.scenarios.table import Table

Parts = Sequence[Part]
Copies = tuple[tuple[str, int], ...]

NAME = "Weiss Schwarz"
MARKERS = "marker area"
LEVEL = "level"

# A choice of cards is called after what is done with them.
CHOICES = ("choose", "search", "put", "return", "stand", "rest", "reverse", "turn", "reveal", "flip", "play", "lookat",
           "exchange cards", "discard")  # fmt: skip
PLAY_TIMINGS = ("main", "climax", "counter")
ATTACK = (
    "7.2.1.4", "7.2.1.5", "7.2.1.6", "7.3.1.1", "7.3.1.2", "7.3.1.3", "7.4.1.1", "7.4.1.2", "7.4.1.3",
    "7.5.1.1", "7.5.1.2", "7.5.1.3", "7.5.1.4", "7.6.1.1", "7.6.1.2", "7.6.1.4", "7.6.1.5",
)  # fmt: skip
MOMENTS = {
    "the start of {whose} turn": "6.2.1.1",
    "{whose} stand phase": "6.2.1.1",
    "the start of {whose} draw phase": "6.3.1.1",
    "{whose} draw phase": "6.3.1.2",
    "the start of {whose} clock phase": "6.4.1.1",
    "{whose} clock phase": "6.4.1.2",
    "the start of {whose} main phase": "6.5.1.1",
    "{whose} main phase": "6.5.1.2",
    "the start of {whose} climax phase": "6.6.1.1",
    "{whose} climax phase": "6.6.1.2",
    "the start of {whose} attack phase": "7.2.1.1",
    "{whose} attack declaration step": "7.2.1.2",
    "{whose} attack phase": "7.2.1.3",
    "{whose} choice of the attack type": "7.2.1.4",
    "{whose} trigger step": "7.3.1.1",
    "the counter step": "7.4.1.2",
    "the damage step": "7.5.1.1",
    "the battle step": "7.6.1.1",
    "the start of {whose} encore step": "7.7.1.1",
    "{whose} encore step": "7.7.1.2",
    "the end of {whose} encore step": "7.7.1.4",
    "the start of {whose} end phase": "6.8.1.1",
    "{whose} end phase": "6.8.1.1",
    "the hand limit in {whose} end phase": "6.8.1.2",
    "the last check timing of {whose} turn": "6.8.1.4",
}

WEISS = register(
    Game(
        name=NAME,
        rulebooks=("weiss-schwarz-2.09",),
        moments=MOMENTS,
        default_moment="Alice's main phase",
        steps=frozenset(),
        first_of=frozenset(MOMENTS.values()),
        questions={
            "exchange cards": ("mulligan",),
            "shuffle the other deck": ("shuffle the opponent's deck",),
            "put a card into the clock": ("clock",),
            "act": PLAY_TIMINGS,
            "play a climax": ("climax",),
            "counter": ("counter",),
            "choose an attacker": ("attack",),
            "choose the type of attack": ("attack type",),
            "order trigger icons": ("trigger icon",),
            "choose hand or stock": ("destination",),
            "put a reversed character away": ("encore step",),
            "level up": ("level up",),
            "choose between refresh and level up": ("interrupt",),
            "discard": ("hand limit", "discard"),
            "choose an automatic ability": ("ability to play",),
            "choose a position": ("stage position", "exchange"),
            "choose cards": CHOICES,
            "choose a player": ("player",),
            "decide whether to do it": ("may", "optional cost"),
            "pay": ("optional cost", "payment"),
            "go on with the next card": ("next card",),
            "name X": ("X",),
            "name a number": ("number", "X"),
            "order cards": ("order",),
            "order effects": ("effect order",),
            "choose a replacement": ("replacement",),
            "decide whether to replace": ("use replacement",),
            "take an additional turn": ("additional turn",),
            "say how often to repeat": ("loop count", "repetitions"),
        },
        roles={
            "play": role({"play"}, PLAY_TIMINGS),
            "position": role({"position"}, {"stage position", "exchange"}, {"slot", "position"}),
            "position of": role({"position"}, {"stage position", "exchange"}, {"player"}),
            "ability": role({"use ability"}, PLAY_TIMINGS),
            "ability number": role((), (), {"n"}),
            "keyword": role((), (), {"keyword"}),
            "exchange": role({"exchange"}, PLAY_TIMINGS),
            "automatic": role({"play"}, {"ability to play"}),
            "clock": role({"put", "choose"}, {"clock"}),
            "attacker": role({"attack"}, {"attack"}, {"attacker", "card"}),
            "attack target": role({"target"}, {"attack target"}, {"target"}),
            "front": role({"front"}, {"attack type"}),
            "side": role({"side"}, {"attack type"}),
            "no attack": role({"end", "pass"}, {"attack"}),
            "done": role({"done"}, {"attack"}),
            "icon": role({"icon"}, {"trigger icon"}, {"icon"}),
            "to hand": role({"hand"}, {"destination"}),
            "to stock": role({"stock"}, {"destination"}),
            "put away": role({"choose", "put", "discard"}, {"encore step", "hand limit", "discard"}),
            "discarded": role({"choose", "discard"}, {"hand limit", "discard", "choose"}, {"discard"}),
            "level up": role({"choose"}, {"level up"}),
            "interrupt": role({"interrupt"}, {"interrupt"}, {"name"}),
            "pay cost": role({"yes", "pay"}, {"optional cost"}),
            "leave unpaid": role({"no", "decline"}, {"optional cost"}),
            "next card": role({"yes"}, {"next card"}),
            "stop": role({"no"}, {"next card"}),
            "exchanged": role({"choose"}, {"mulligan"}),
            "replacement": role({"replace", "apply", "yes"}, {"replacement", "use replacement"}),
            "no replacement": role({"no", "decline"}, {"use replacement"}),
            "additional turn": role({"take"}, {"additional turn"}, {"source"}),
            "turn for": role({"take"}, {"additional turn"}, {"player"}),
        },
        offers={
            "mulligan": frozenset({"choose"}),
            "clock": frozenset({"put", "decline"}),
            **dict.fromkeys(PLAY_TIMINGS, frozenset({"play", "use ability", "exchange", "pass"})),
            "stage position": frozenset({"position"}),
            "exchange": frozenset({"position"}),
            "attack": frozenset({"attack", "end"}),
            "attack type": frozenset({"front", "side"}),
            "trigger icon": frozenset({"icon"}),
            "destination": frozenset({"hand", "stock"}),
            "encore step": frozenset({"choose"}),
            "hand limit": frozenset({"choose"}),
            "level up": frozenset({"choose"}),
            "interrupt": frozenset({"interrupt"}),
            "ability to play": frozenset({"play"}),
            "optional cost": frozenset({"yes", "no"}),
            "may": frozenset({"yes", "no"}),
            "next card": frozenset({"yes", "no"}),
            "use replacement": frozenset({"yes", "no"}),
            "replacement": frozenset({"replace"}),
            "choose": frozenset({"choose", "player"}),
            "search": frozenset({"choose"}),
            "player": frozenset({"player"}),
            "order": frozenset({"choose"}),
            "effect order": frozenset({"effect"}),
            "additional turn": frozenset({"take"}),
        },
        courtesies=frozenset({"shuffle the opponent's deck"}),
        windows=frozenset({*PLAY_TIMINGS, "attack"}),
        payments=frozenset({"payment"}),
        states={
            "standing": (("orientation", "standing"),),
            "rested": (("orientation", "rested"),),
            "reversed": (("orientation", "reversed"),),
            "face-up": (("face", "face-up"),),
            "face-down": (("face", "face-down"),),
        },
        filler={"type": "character", "color": ["red"], "level": 0, "cost": 0, "power": 1000, "soul": 1},
        during={"the attack": ATTACK},
        leader="turn player",
        further_roles=("starting player",),
        passable=frozenset(PLAY_TIMINGS),
        under=MARKERS,
        hidden=frozenset({MARKERS}),
    )
)


# Positions


@given("{player} is the turn player", "Bob is the turn player", game=NAME)
def turn_player_is(setup: Setup, player: str) -> None:
    """Whose turn it is; the moment says it too."""
    setup.roles[WEISS.leader] = player


@given("{player} is the starting player", "Bob is the starting player", game=NAME)
def starting_player_is(setup: Setup, player: str) -> None:
    """Who had the first turn of the game; Alice unless told."""
    setup.roles["starting player"] = player


@given("{players} is/are at level {n}", "Alice is at level 2", game=NAME)
def at_level(setup: Setup, players: Sequence[str], n: int) -> None:
    """Fills the level with red blank cards, face-up, up to this many cards in all."""
    for player in players:
        setup.fill_up(player, LEVEL, n)


def _under(setup: Setup, card: str) -> Place:
    laid = setup.laid[card].place
    return Place(laid.player, MARKERS, slot=laid.slot)


@given("{card} has {copies} as marker(s)", "Lancer has Reed and Sedge as markers", game=NAME)
def has_markers(setup: Setup, card: str, copies: Copies) -> None:
    """Cards lie under the card's stage position, face-down, the first one named on top."""
    here = _under(setup, card)
    setup.lay_out(here.player or "", copies, here)


@given("{card} has {copies} as {states} marker(s)", "Lancer has Reed as face-up marker", game=NAME)
def has_markers_in_state(setup: Setup, card: str, copies: Copies, states: Sequence[State]) -> None:
    """Cards lie under the card's stage position, face-up or face-down, the first one named on top."""
    here = _under(setup, card)
    setup.lay_out(here.player or "", copies, here, states)


# Clock, main and climax phase


@action(
    "{player} puts {card} into {whose} clock",
    "Alice puts Reed into her clock",
    may="put {card} into {whose} clock",
    game=NAME,
)
def puts_into_clock(table: Table, player: str, card: str, whose: str) -> Intent:
    """Puts a hand card into the clock in the clock phase; drawing two follows by itself."""
    return Intent("put into the clock", player, [table.part("clock", card)], through=True)


@action(
    "{player} puts no card into {whose} clock",
    "Alice puts no card into her clock",
    may="put no card into {whose} clock",
    game=NAME,
)
def puts_none_into_clock(table: Table, player: str, whose: str) -> Intent:
    """Leaves out the clock phase's action."""
    return Intent("put no card into the clock", player, [table.part("clock", NOTHING)], through=True)


@action("{player} chooses {whose} {slot}", "Alice chooses her center left", may="choose {whose} {slot}", game=NAME)
def chooses_position(table: Table, player: str, whose: str, slot: str) -> Intent:
    """Answers on which stage position a character is placed; another player's is one that the option names so."""
    position = table.part("position", slot)
    if whose == player:
        return Intent("choose a position", player, [position])
    return Intent("choose a position", player, [table.part("position of", whose)], closing=[position])


@action(
    "{player} exchanges {whose} {slot} and {other:slot}",
    "Alice exchanges her center left and back right",
    may="exchange {whose} {slot} and {other:slot}",
    game=NAME,
)
def exchanges_positions(table: Table, player: str, whose: str, slot: str, other: str) -> Intent:
    """Exchanges what lies on two stage positions in the main phase; one of them may be empty."""
    positions = [table.part("position", slot), table.part("position", other)]
    return Intent("exchange positions", player, [table.part("exchange"), *positions])


def ability_intent(table: Table, name: str, player: str, card: str, parts: Parts, closing: Part) -> Intent:
    """Return the intent to play an ability of a card."""
    return Intent("play an ability", player, [table.part(name, card), *parts], closing=[closing])


@action("{player} uses {card}'s ACT{parts}", "Alice uses Lancer's ACT", may="use {card}'s ACT{parts}", game=NAME)
def uses_ability(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Plays the first activated ability that is offered of the card."""
    return ability_intent(table, "ability", player, card, parts, table.part("ability number", ANY))


@action(
    "{player} uses {card}'s {ordinal} ability{parts}",
    "Alice uses Lancer's second ability",
    may="use {card}'s {ordinal} ability{parts}",
    game=NAME,
)
def uses_nth_ability(table: Table, player: str, card: str, ordinal: int, parts: Parts) -> Intent:
    """Plays an activated ability by its place among all abilities of the card."""
    return ability_intent(table, "ability", player, card, parts, table.part("ability number", ordinal))


@action(
    "{player} uses {card}'s {keyword}{parts}",
    "Bob uses Lancer's Backup",
    may="use {card}'s {keyword}{parts}",
    game=NAME,
)
def uses_keyword(table: Table, player: str, card: str, keyword: str, parts: Parts) -> Intent:
    """Plays the activated ability of the card that has this keyword."""
    return ability_intent(table, "ability", player, card, parts, table.part("keyword", keyword))


# Attacks


def typed_attack(table: Table, player: str, card: str, type: str, parts: Parts) -> Intent:
    """Return the intent of an attack with its type; play timings are passed on the way to it."""
    return Intent("attack", player, [table.part("attacker", card), table.part(type), *parts], through=True)


@when("{card} frontal attacks{parts}", "Lancer frontal attacks", game=NAME)
def frontal_attacks(table: Table, card: str, parts: Parts) -> None:
    """Attacks the character that faces it; it goes on to the next question, at the latest the counter step."""
    table.driver.carry_out(typed_attack(table, table.controller(card), card, "front", parts))


@when("{card} side attacks{parts}", "Lancer side attacks", game=NAME)
def side_attacks(table: Table, card: str, parts: Parts) -> None:
    """Attacks past the character that faces it; it goes on to the next question."""
    table.driver.carry_out(typed_attack(table, table.controller(card), card, "side", parts))


@action(
    "{player} frontal attacks with {card}",
    "Alice frontal attacks with Lancer",
    may="frontal attack with {card}",
    game=NAME,
)
def frontal_attacks_with(table: Table, player: str, card: str) -> Intent:
    """Attacks the character that faces the attacker."""
    return typed_attack(table, player, card, "front", ())


@action("{player} side attacks with {card}", "Alice side attacks with Lancer", may="side attack with {card}", game=NAME)
def side_attacks_with(table: Table, player: str, card: str) -> Intent:
    """Attacks past the character that faces the attacker."""
    return typed_attack(table, player, card, "side", ())


@action("{player} chooses a frontal attack", "Alice chooses a frontal attack", may="choose a frontal attack", game=NAME)
def chooses_front(table: Table, player: str) -> Intent:
    """Answers the question for the type of attack."""
    return Intent("choose a frontal attack", player, [table.part("front")])


@action("{player} chooses a side attack", "Alice chooses a side attack", may="choose a side attack", game=NAME)
def chooses_side(table: Table, player: str) -> Intent:
    """Answers the question for the type of attack."""
    return Intent("choose a side attack", player, [table.part("side")])


@action("{player} ends the attack phase", "Alice ends the attack phase", may="end the attack phase", game=NAME)
def ends_attack_phase(table: Table, player: str) -> Intent:
    """Declares no further attack; play timings are passed on the way to it."""
    return Intent("end the attack phase", player, [table.part("no attack")], through=True)


@when("the attack ends", "the attack ends", game=NAME)
def attack_ends(table: Table) -> None:
    """Players pass and decline until the attack under way is over."""
    table.driver.pass_until(table.outside("the attack"), "the end of the attack")


@action(
    "{player} performs the {icon} icon first",
    "Alice performs the draw icon first",
    may="perform the {icon} icon first",
    game=NAME,
)
def performs_icon(table: Table, player: str, icon: str) -> Intent:
    """Answers which of several trigger icons comes next."""
    return Intent("perform a trigger icon", player, [table.part("icon", icon)])


@action(
    "{player} takes the card to {whose} hand",
    "Alice takes the card to her hand",
    may="take the card to {whose} hand",
    game=NAME,
)
def takes_to_hand(table: Table, player: str, whose: str) -> Intent:
    """Answers where the chosen card of the choice icon goes."""
    return Intent("take to the hand", player, [table.part("to hand")])


@action(
    "{player} takes the card to {whose} stock",
    "Alice takes the card to her stock",
    may="take the card to {whose} stock",
    game=NAME,
)
def takes_to_stock(table: Table, player: str, whose: str) -> Intent:
    """Answers where the chosen card of the choice icon goes."""
    return Intent("take to the stock", player, [table.part("to stock")])


# Rule actions, encore step, end phase


@action(
    "{player} puts {card} into {whose} level",
    "Bob puts Reed into his level",
    may="put {card} into {whose} level",
    game=NAME,
)
def puts_into_level(table: Table, player: str, card: str, whose: str) -> Intent:
    """Answers which card of the clock a level up takes."""
    return Intent("put into the level", player, [table.part("level up", card)])


@action("{player} refreshes first", "Bob refreshes first", may="refresh first", game=NAME)
def refreshes_first(table: Table, player: str) -> Intent:
    """Answers which of two rule actions that are due comes first."""
    return Intent("refresh first", player, [table.part("interrupt", "refresh")])


@action("{player} levels up first", "Bob levels up first", may="level up first", game=NAME)
def levels_up_first(table: Table, player: str) -> Intent:
    """Answers which of two rule actions that are due comes first."""
    return Intent("level up first", player, [table.part("interrupt", "level up")])


@action(
    "{player} puts {cards} into {whose} waiting room",
    "Alice puts Reed into her waiting room",
    may="put {cards} into {whose} waiting room",
    game=NAME,
)
def puts_away(table: Table, player: str, cards: Sequence[str], whose: str) -> Intent:
    """Answers which reversed character, or which hand cards above the limit, are put away."""
    return Intent("put into the waiting room", player, [table.part("put away", card) for card in cards])


# Automatic abilities and what texts ask


@action("{player} plays {card}'s AUTO{parts}", "Alice plays Lancer's AUTO", may="play {card}'s AUTO{parts}", game=NAME)
def plays_automatic(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Answers which of several automatic abilities standing by is played next."""
    return ability_intent(table, "automatic", player, card, parts, table.part("ability number", ANY))


@action(
    "{player} plays {card}'s {ordinal} ability{parts}",
    "Alice plays Lancer's second ability",
    may="play {card}'s {ordinal} ability{parts}",
    game=NAME,
)
def plays_nth_automatic(table: Table, player: str, card: str, ordinal: int, parts: Parts) -> Intent:
    """Answers which automatic ability is played next, by its place among all abilities of the card."""
    return ability_intent(table, "automatic", player, card, parts, table.part("ability number", ordinal))


@action(
    "{player} plays {card}'s {keyword}{parts}",
    "Alice plays Lancer's Encore",
    may="play {card}'s {keyword}{parts}",
    game=NAME,
)
def plays_keyword(table: Table, player: str, card: str, keyword: str, parts: Parts) -> Intent:
    """Answers that the automatic ability with this keyword is played next."""
    return ability_intent(table, "automatic", player, card, parts, table.part("keyword", keyword))


@action(
    "{player} pays for {card}'s {keyword}{parts}",
    "Alice pays for Lancer's Encore",
    may="pay for {card}'s {keyword}{parts}",
    game=NAME,
)
def pays_for_keyword(table: Table, player: str, card: str, keyword: str, parts: Parts) -> Intent:
    """Pays the cost of an automatic ability with this keyword that is being resolved."""
    return Intent("pay", player, [table.part("pay cost", card), *parts])


@action("{player} pays for {card}'s AUTO{parts}", "Alice pays for Lancer's AUTO", may="pay for {card}'s AUTO{parts}",
        game=NAME)  # fmt: skip
def pays_for_automatic(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Pays the cost of an automatic ability that is being resolved."""
    return Intent("pay", player, [table.part("pay cost", card), *parts])


@when("{player} does not pay for {card}'s {keyword}", "Alice does not pay for Lancer's Encore", game=NAME)
def leaves_keyword_unpaid(table: Table, player: str, card: str, keyword: str) -> None:
    """Leaves the cost of an automatic ability with this keyword unpaid."""
    table.driver.carry_out(Intent("not pay", player, [table.part("leave unpaid", card)]))


@when("{player} does not pay for {card}'s AUTO", "Alice does not pay for Lancer's AUTO", game=NAME)
def leaves_automatic_unpaid(table: Table, player: str, card: str) -> None:
    """Leaves the cost of an automatic ability unpaid."""
    table.driver.carry_out(Intent("not pay", player, [table.part("leave unpaid", card)]))


@action("{player} goes on with the next card", "Alice goes on with the next card", may="go on with the next card",
        game=NAME)  # fmt: skip
def goes_on(table: Table, player: str) -> Intent:
    """Takes one more card of the deck where a text says up to a number."""
    return Intent("go on", player, [table.part("next card")])


@action("{player} stops before the next card", "Alice stops before the next card", may="stop before the next card",
        game=NAME)  # fmt: skip
def stops(table: Table, player: str) -> Intent:
    """Takes no further card of the deck where a text says up to a number."""
    return Intent("stop", player, [table.part("stop")])


@action("{player} takes the turn of {card}", "Alice takes the turn of Lancer", may="take the turn of {card}", game=NAME)
def takes_turn_of(table: Table, player: str, card: str) -> Intent:
    """Answers which of several additional turns comes next, by the card that gave it."""
    return Intent("take an additional turn", player, [table.part("additional turn", card)], closing=_any_turn(table))


@action(
    "{player} gives the next turn to {other:player}",
    "Alice gives the next turn to Bob",
    may="give the next turn to {other:player}",
    game=NAME,
)
def gives_next_turn(table: Table, player: str, other: str) -> Intent:
    """Answers which of several additional turns comes next, by the player who takes it."""
    return Intent("take an additional turn", player, [table.part("turn for", other)], closing=_any_turn(table))


def _any_turn(table: Table) -> list[Part]:
    """Whatever else tells additional turns apart."""
    return [table.part(name, ANY) for name in ("additional turn", "turn for", "ability number")]


# What can be seen


@then("{player} is the turn player", "Bob is the turn player", game=NAME)
def is_turn_player(table: Table, player: str) -> None:
    """Whose turn it is."""
    expect(table.view().roles.get(WEISS.leader), player, "the turn player")


@then("{player} has a play timing", "Alice has a play timing", game=NAME)
def has_play_timing(table: Table, player: str) -> None:
    """Who may act or pass now."""
    decision = table.driver.decision
    holder = decision.player if decision and decision.kind in PLAY_TIMINGS else None
    expect(holder, player, "the player with the play timing")


@then("nobody has a play timing", "nobody has a play timing", game=NAME)
def nobody_has_play_timing(table: Table) -> None:
    """No play timing is open."""
    decision = table.driver.decision
    holder = decision.player if decision and decision.kind in PLAY_TIMINGS else None
    expect(holder, None, "the player with the play timing")


@then("{player} had {n} play timing(s)", "Bob had 1 play timing", game=NAME)
def had_play_timings(table: Table, player: str, n: int) -> None:
    """How many play timings this player was given in this scenario, an open one included."""
    found = [one for one in table.driver.all_asked() if one.kind in PLAY_TIMINGS and one.player == player]
    expect(len(found), n, f"the number of play timings of {player}")


@then("{player} may only end the attack phase", "Alice may only end the attack phase", game=NAME)
def may_only_end(table: Table, player: str) -> None:
    """No attack is offered where attacks are declared."""
    expect([option["do"] for option in offered(table, player)], ["end"], f"what {player} may do")


@then("{whose} level is {n}", "Alice's level is 2", game=NAME)
def level_of_player(table: Table, whose: str, n: int) -> None:
    """The level of a player, which is the number of cards in the level."""
    expect(len(table.cards_in(Place(whose, LEVEL))), n, f"{whose}'s level")


def markers_of(table: Table, card: str) -> list[str]:
    """Return the markers under a card, from the top."""
    here = table.place_of(card)
    slot = table.card(card).slot
    return table.names_in(Place(here.player if here else None, MARKERS, slot=slot)) if slot else []


@then("{card} has {n} marker(s)", "Lancer has 2 markers", game=NAME)
def has_n_markers(table: Table, card: str, n: int) -> None:
    """How many cards lie in the marker area of the card's stage position."""
    expect(len(markers_of(table, card)), n, f"the number of {card}'s markers")


@then("{card} has {cards} as marker(s)", "Lancer has Reed and Sedge as markers", game=NAME)
def has_as_markers(table: Table, card: str, cards: Sequence[str]) -> None:
    """Exactly these cards are the card's markers, from the top."""
    expect(markers_of(table, card), list(cards), f"{card}'s markers from the top")


@then("{card}'s battle opponent is {other:card}", "Lancer's battle opponent is Clerk", game=NAME)
def battle_opponent_is(table: Table, card: str, other: str) -> None:
    """Both are in battle, one attacking and the other defending."""
    for one in (card, other):
        expect(table.has_state(one, State("mark", "in battle")), True, f"whether {one} is in battle")
    sides = sorted(
        mark for one in (card, other) for mark in table.card(one).marks if mark in ("attacking", "defending")
    )
    expect(sides, ["attacking", "defending"], f"the sides of {card} and {other} in the battle")


@then("{card} has the ability {text}", 'Lancer has the ability "AUTO when this attacks: draw 1."', game=NAME)
def has_ability(table: Table, card: str, text: str) -> None:
    """The ability is among the card's abilities, in the notation."""
    expect(text in table.abilities(card), True, f"whether {card} has the ability {text}")


@then(
    "{card} does not have the ability {text}",
    'Lancer does not have the ability "AUTO when this attacks: draw 1."',
    game=NAME,
)
def lacks_ability(table: Table, card: str, text: str) -> None:
    """The ability is not among the card's abilities, in the notation."""
    expect(text in table.abilities(card), False, f"whether {card} has the ability {text}")
