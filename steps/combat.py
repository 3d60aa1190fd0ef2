"""Attacks: naming attackers and target, and passing through a combat."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.intents import Intent, Part
from headjudge.scenarios.registry import action, when
from headjudge.scenarios.table import Table

Parts = Sequence[Part]


def attack(table: Table, player: str, cards: Sequence[str], target: str | None = None, parts: Parts = ()) -> Intent:
    """Return the intent of an attack; windows in which nothing waits are passed on the way to it."""
    aims = [table.part("attack target", target)] if target else []
    attackers = [table.part("attacker", card) for card in cards]
    return Intent("attack", player, [*attackers, *aims, *parts], closing=[table.part("done")], through=True)


@when("{card} attacks{parts}", "Lancer attacks")
def attacks(table: Table, card: str, parts: Parts) -> None:
    """Attacks with one card; the target is left to the next step, unless only one is possible."""
    table.driver.carry_out(attack(table, table.controller(card), [card], None, parts))


@when("{card} attacks {target}{parts}", "Lancer attacks Clerk")
def attacks_target(table: Table, card: str, target: str, parts: Parts) -> None:
    """Attacks a card or a player with one card."""
    table.driver.carry_out(attack(table, table.controller(card), [card], target, parts))


@when("{cards} attack {target}{parts}", "Lancer and Reed attack Clerk")
def attack_together(table: Table, cards: Sequence[str], target: str, parts: Parts) -> None:
    """Attacks a card or a player with several cards together."""
    table.driver.carry_out(attack(table, table.controller(cards[0]), cards, target, parts))


@action("{player} attacks with {cards}{parts}", "Alice attacks with Lancer and Reed", may="attack with {cards}{parts}")
def attacks_with(table: Table, player: str, cards: Sequence[str], parts: Parts) -> Intent:
    """Names the attackers, all of them; the target is left to the next step, unless only one is possible."""
    return attack(table, player, cards, None, parts)


@action(
    "{player} attacks {target} with {cards}{parts}",
    "Alice attacks Clerk with Lancer and Reed",
    may="attack {target} with {cards}{parts}",
)
def attacks_target_with(table: Table, player: str, target: str, cards: Sequence[str], parts: Parts) -> Intent:
    """Names the attackers and the target of an attack."""
    return attack(table, player, cards, target, parts)


@action(
    "{player} picks {cards} as attacker(s)",
    "Alice picks Lancer as attacker",
    may="pick {cards} as attacker(s)",
)
def picks_attackers(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Names attackers and leaves open whether more follow."""
    return Intent("pick attackers", player, [table.part("attacker", card) for card in cards], through=True)


@action("{player} picks no further attacker", "Alice picks no further attacker", may="pick no further attacker")
def picks_no_more(table: Table, player: str) -> Intent:
    """Ends the naming of attackers."""
    return Intent("pick no further attacker", player, [table.part("done")])


@action(
    "{player} chooses {target} as the attack target",
    "Alice chooses Clerk as the attack target",
    may="choose {target} as the attack target",
)
def chooses_attack_target(table: Table, player: str, target: str) -> Intent:
    """Answers the question for the attack target."""
    return Intent("choose the attack target", player, [table.part("attack target", target)])


@action("{player} declares no attack", "Bob declares no attack", may="declare no attack")
def declares_no_attack(table: Table, player: str) -> Intent:
    """Passes where attackers are named; windows in which nothing waits are passed on the way."""
    return Intent("declare no attack", player, [table.part("no attack")], through=True)


@action("{player} fights back against {cards}", "Bob fights back against Lancer", may="fight back against {cards}")
def fights_back(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Answers which attacker is fought back; windows in which nothing waits are passed on the way."""
    return Intent("fight back", player, [table.part("fight back", card) for card in cards], through=True)


@when("the combat reaches {whose} choice of attackers", "the combat reaches Alice's choice of attackers")
def reaches_choice_of_attackers(table: Table, whose: str) -> None:
    """Players pass and decline until this player names attackers."""
    table.driver.pass_until(lambda: table.asks("attackers", whose), f"{whose}'s choice of attackers")


@when("both players pass until the attack is made", "both players pass until the attack is made")
def pass_until_attack_made(table: Table) -> None:
    """Players pass until the proposed attack has become an attack: the window before the fight is open."""
    table.driver.pass_until(table.within("the window before the fight"), "the window before the fight")


@when("both players pass until the fight is over", "both players pass until the fight is over")
def pass_until_fight_over(table: Table) -> None:
    """Players pass until the fight has taken place: the window after it is open."""
    table.driver.pass_until(table.within("the window after the fight"), "the window after the fight")


@when("both players pass until the combat ends", "both players pass until the combat ends")
def pass_until_combat_ends(table: Table) -> None:
    """Players pass, and resolve what waits, until the attack under way is over."""
    table.driver.pass_until(table.outside("the combat"), "the end of the combat")
