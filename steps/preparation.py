"""Games from decks: deck checks, the random first player, shuffles and the first hands."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.intents import NOTHING, Intent
from headjudge.scenarios.registry import action, given, then, when
from headjudge.scenarios.setup import Setup
from headjudge.scenarios.table import Table

Copies = tuple[tuple[str, int], ...]


@given("a game of {game} from decks", "a game of Trails from decks")
def from_decks(setup: Setup, game: str) -> None:
    """A game from the very beginning; decks of filler cards unless told."""
    setup.play_from_decks()


@given("a game of {game} from decks in {format}", "a game of Trails from decks in Strategy Mode")
def from_decks_in(setup: Setup, game: str, format: str) -> None:
    """A game from the very beginning, with the deck rules of a format."""
    setup.play_from_decks(format)


@given("{whose} deck holds {copies}", "Alice's deck holds 4 copies of Reed and Sedge")
def deck_holds(setup: Setup, whose: str, copies: Copies) -> None:
    """Cards that are in a deck from which a game is prepared; filler cards make it up to its size."""
    setup.put_into_deck(whose, copies)


@given("{whose} deck is made up to {n} card(s)", "Bob's deck is made up to 49 cards")
def made_up_to(setup: Setup, whose: str, n: int) -> None:
    """The number of cards in a deck from which a game is prepared."""
    setup.deck_cards[whose] = n


@given("chance picks {player}", "chance picks Bob")
def chance_picks(setup: Setup, player: str) -> None:
    """The player whom chance picks before the game; Alice unless told."""
    setup.chance["first player"] = player


@given(
    "{whose} deck is shuffled into, from the top, {copies}", "Alice's deck is shuffled into, from the top, Reed, Sedge"
)
def shuffled_into(setup: Setup, whose: str, copies: Copies) -> None:
    """The next shuffle of this deck brings these cards to the top; a shuffle not spoken of keeps the order."""
    setup.script_shuffle(whose, copies)


@given("players are asked whether to shuffle", "players are asked whether to shuffle")
def asked_to_shuffle(setup: Setup) -> None:
    """The question whether to shuffle the other player's deck stays open; otherwise it is declined unasked."""
    setup.chance["courtesies"] = True


@when("the game begins", "the game begins")
def begins(table: Table) -> None:
    """The decks are handed in and the preparation runs to the first decision that the scenario has to answer."""
    table.start(may_refuse=True)
    if table.deck_refusal is None:
        table.driver.settle()


@action(
    "{player} gives the initiative to {other:player}",
    "Alice gives the initiative to Bob",
    may="give the initiative to {other:player}",
)
def gives_initiative(table: Table, player: str, other: str) -> Intent:
    """The player whom chance picked decides who has the initiative in the first turn."""
    return Intent("give the initiative", player, [table.part("initiative", other)])


@action("{player} shuffles {whose} deck", "Alice shuffles Bob's deck", may="shuffle {whose} deck")
def shuffles_other(table: Table, player: str, whose: str) -> Intent:
    """Shuffles the other player's deck before the game; needs the Given that players are asked."""
    return Intent("shuffle the other deck", player, [table.part("shuffle other")])


@action(
    "{player} leaves {whose} deck unshuffled", "Alice leaves Bob's deck unshuffled", may="leave {whose} deck unshuffled"
)
def leaves_other(table: Table, player: str, whose: str) -> Intent:
    """Does not shuffle the other player's deck before the game."""
    return Intent("leave the other deck", player, [table.part("leave other")])


@action("{player} shuffles no deck", "Alice shuffles no deck", may="shuffle no deck")
def shuffles_none(table: Table, player: str) -> Intent:
    """The same: does not shuffle the other player's deck before the game."""
    return Intent("shuffle no deck", player, [table.part("leave other")])


@action("{player} exchanges {cards}", "Alice exchanges Reed and Sedge", may="exchange {cards}")
def exchanges(table: Table, player: str, cards: Sequence[str]) -> Intent:
    """Puts cards of the first hand away and draws as many, before the first turn."""
    order = [table.part("order", card) for card in cards]
    return Intent("exchange", player, [table.part("exchanged", card) for card in cards], closing=order)


@when("{player} exchanges no card(s)", "Bob exchanges no card")
def exchanges_nothing(table: Table, player: str) -> None:
    """Keeps the first hand."""
    table.driver.carry_out(Intent("exchange nothing", player, [table.part("exchanged", NOTHING)]))


@then("the deck is refused", "the deck is refused")
def deck_refused(table: Table) -> None:
    """The engine does not start a game with these decks."""
    table.start(may_refuse=True)
    expect(table.deck_refusal is not None, True, "whether the deck is refused")


@then("the deck is refused because of {clause}", "the deck is refused because of 602.4a")
def deck_refused_because(table: Table, clause: str) -> None:
    """The engine does not start a game with these decks and names the clause."""
    deck_refused(table)
    refusal = table.deck_refusal
    expect(refusal.clause if refusal else None, clause, "the clause by which the deck is refused")


@then("the deck is refused because of {clause} naming {named}", "the deck is refused because of 602.4b naming Reed")
def deck_refused_naming(table: Table, clause: str, named: str) -> None:
    """The engine refuses the deck by this clause, and its reason names the card or player."""
    deck_refused_because(table, clause)
    refusal = table.deck_refusal
    expect(named in (refusal.why if refusal else ""), True, f"whether the reason names {named}")


@then("the deck(s) is/are accepted", "the decks are accepted")
def decks_accepted(table: Table) -> None:
    """The engine starts a game with these decks."""
    table.start(may_refuse=True)
    refusal = table.deck_refusal
    expect(refusal.why if refusal else None, None, "the reason that the deck is refused")
