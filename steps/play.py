"""Whens: playing cards and abilities, passing, and answering what is asked on the way."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.intents import NOTHING, Intent, Part
from headjudge.scenarios.registry import action, when
from headjudge.scenarios.scope import Moment, Place
from headjudge.scenarios.table import Table

Parts = Sequence[Part]


@action("{player} plays {card}{parts}", "Alice plays Bolt targeting Clerk", may="play {card}{parts}")
def plays(table: Table, player: str, card: str, parts: Parts) -> Intent:
    """Plays a card; targets, X, payment and choices may follow, or be answered by further steps."""
    return Intent("play", player, [table.part("play", card), *parts])


@action(
    "{player} plays {card} from {whose} {zone}{parts}",
    "Alice plays Bolt from her homebase targeting Clerk",
    may="play {card} from {whose} {zone}{parts}",
)
def plays_from(table: Table, player: str, card: str, whose: str, zone: str, parts: Parts) -> Intent:
    """Plays a card that lies in that zone."""
    table.must_lie(card, Place(whose, zone))
    return plays(table, player, card, parts)


@when("{player} starts to play {card}{parts}", "Alice starts to play Bolt targeting Clerk")
def starts_to_play(table: Table, player: str, card: str, parts: Parts) -> None:
    """Plays a card and stops at the first question that the step does not answer, payment included."""
    intent = plays(table, player, card, parts)
    intent.holds_payment = True
    table.driver.carry_out(intent)


@when("{player} passes", "Alice passes")
def passes(table: Table, player: str) -> None:
    """Passes once, in a priority window or where attackers are named."""
    table.driver.carry_out(Intent("pass", player, [table.part("pass")]))


@when("both players pass", "both players pass")
def both_pass(table: Table) -> None:
    """Both pass in a row, whoever has priority first; what waits on top is resolved, or the window closes."""
    table.driver.both_pass()


@when("both players pass {n} times", "both players pass 3 times")
def both_pass_times(table: Table, n: int) -> None:
    """Both pass in a row, several times."""
    for _ in range(n):
        table.driver.both_pass()


@when("both players pass until nothing waits", "both players pass until nothing waits")
def pass_until_nothing_waits(table: Table) -> None:
    """Both pass until everything that waited is resolved; the window stays open."""
    while table.waiting():
        table.driver.both_pass()


@when("both players pass until the game is over", "both players pass until the game is over")
def pass_until_game_over(table: Table) -> None:
    """Players pass, resolve what waits and decline everything optional until the game is over."""
    table.driver.pass_until(lambda: False, "the end of the game")


@when("both players pass until {moment}", "both players pass until Alice's choice of attackers")
def pass_until(table: Table, moment: Moment) -> None:
    """Players pass, resolve what waits and decline everything optional until the game is at that moment."""
    table.driver.pass_until(table.reaches(moment), moment.text)


@when("the game reaches {moment}", "the game reaches Bob's deployment step")
def game_reaches(table: Table, moment: Moment) -> None:
    """The same: players pass and decline until the game is at that moment."""
    table.driver.pass_until(table.reaches(moment), moment.text)


@when("the turn ends", "the turn ends")
def turn_ends(table: Table) -> None:
    """Players pass and decline until the first decision of the next turn, or the end of the game."""
    turn = table.stands().turn
    table.driver.pass_until(lambda: table.view().turn != turn, "the next turn")


@when("{n} turns end", "two turns end")
def turns_end(table: Table, n: int) -> None:
    """Players pass and decline through several turns."""
    for _ in range(n):
        turn_ends(table)


@action("{player} targets {targets}", "Alice targets Clerk", may="target {targets}")
def targets_(table: Table, player: str, targets: Sequence[str]) -> Intent:
    """Answers a question for targets."""
    return Intent("target", player, [table.part("target", target) for target in targets])


@action("{player} chooses {targets}{parts}", "Alice chooses Reed and Sedge", may="choose {targets}{parts}")
def chooses(table: Table, player: str, targets: Sequence[str], parts: Parts) -> Intent:
    """Answers a question for cards or players."""
    return Intent("choose", player, [*(table.part("chosen", target) for target in targets), *parts])


@action("{player} chooses nothing", "Alice chooses nothing", may="choose nothing")
def chooses_nothing(table: Table, player: str) -> Intent:
    """Declines a question that may be answered with nothing."""
    return Intent("choose nothing", player, [table.part("chosen", NOTHING)])


@action("{player} names {organizations}", 'Alice names Guild and "Bracer Guild"', may="name {organizations}")
def names_organizations(table: Table, player: str, organizations: Sequence[str]) -> Intent:
    """Answers a question for organizations."""
    return Intent("name", player, [table.part("organization", name) for name in organizations])


@action("{player} names the number {n}", "Alice names the number 3", may="name the number {n}")
def names_number(table: Table, player: str, n: int) -> Intent:
    """Answers a question for a number, X included."""
    return Intent("name a number", player, [table.part("number", n)])


@action("{player} says yes", "Alice says yes", may="say yes")
def says_yes(table: Table, player: str) -> Intent:
    """Does what may be done or left out."""
    return Intent("say yes", player, [table.part("yes")])


@action("{player} says no", "Alice says no", may="say no")
def says_no(table: Table, player: str) -> Intent:
    """Leaves out what may be done or left out."""
    return Intent("say no", player, [table.part("no")])


@action("{player} discards {cards}", "Bob discards Reed", may="discard {cards}")
def discards(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Answers a question for cards to discard."""
    return Intent("discard", player, [table.part("discarded", card) for card in cards])


@action("{player} pays with {cards}", "Alice pays with Gate and Wall", may="pay with {cards}")
def pays_with(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Answers a question for the sources of a payment."""
    return Intent("pay", player, [table.part("payment", card) for card in cards])


@when("{player} arranges {cards}", "Alice arranges Sedge and Reed")
def arranges(table: Table, player: str, cards: Sequence[str]) -> None:
    """Answers a question for an order; the first one named comes first, on top where cards are stacked."""
    table.driver.carry_out(Intent("arrange", player, [table.part("order", card) for card in cards]))


@action(
    "{player} applies {card}'s replacement",
    "Alice applies Reed's replacement",
    may="apply {card}'s replacement",
)
def applies(table: Table, player: str, card: str) -> Intent:
    """Answers which replacement effect is applied."""
    return Intent("apply a replacement", player, [table.part("replacement", card)])


@when("{player} does not apply {card}'s replacement", "Alice does not apply Reed's replacement")
def does_not_apply(table: Table, player: str, card: str) -> None:
    """Leaves out a replacement effect that may be left out."""
    table.driver.carry_out(Intent("apply no replacement", player, [table.part("no replacement")]))


@when("{player} concedes", "Bob concedes")
def concedes(table: Table, player: str) -> None:
    """Gives up, whoever is asked at the moment."""
    table.driver.concede(player)


@when("the last {n} answer(s) is/are declared a loop", "the last 4 answers are declared a loop")
def declares_loop(table: Table, n: int) -> None:
    """Declares the last answers as a cycle that may be repeated."""
    table.driver.declare_loop(n)


@action("{player} repeats the loop {n} times", "Alice repeats the loop 5 times", may="repeat the loop {n} times")
def repeats(table: Table, player: str, n: int) -> Intent:
    """Answers how often a declared loop is repeated."""
    return Intent("repeat the loop", player, [table.part("number", n)])
