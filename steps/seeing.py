"""Thens: what each player sees."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.registry import then
from headjudge.scenarios.scope import Place
from headjudge.scenarios.table import Table


@then("{players} see(s) {n} card(s) {place}", "Bob sees 2 cards in Alice's hand")
def sees_number(table: Table, players: Sequence[str], n: int, place: Place) -> None:
    """How many cards a player sees there, whether or not their faces."""
    for player in players:
        table.looked_at = here = place.of(player)
        expect(len(table.cards_in(here, player)), n, f"the number of cards {player} sees in {here}")


@then("{players} cannot tell which card(s) it/they is/are", "Bob cannot tell which cards they are")
def cannot_tell_which(table: Table, players: Sequence[str]) -> None:
    """A player cannot tell any of the cards of the step before from the others."""
    for player in players:
        known = [card.card for card in table.cards_in(table.last_place(), player) if card.card is not None]
        expect(known, [], f"the cards that {player} can tell in {table.last_place()}")


@then("{players} see(s) {cards} {place}", "Bob sees Reed and Sedge in Alice's trail")
def sees_cards(table: Table, players: Sequence[str], cards: Sequence[str], place: Place) -> None:
    """A player can tell these cards there."""
    for player in players:
        table.looked_at = here = place.of(player)
        for card in cards:
            expect(table.sees(player, card, here), True, f"whether {player} sees {card} in {here}")


@then("{players} cannot tell which card {card} is", "Bob cannot tell which card Reed is")
def cannot_tell(table: Table, players: Sequence[str], card: str) -> None:
    """A player sees that a card lies there, and not which."""
    for player in players:
        expect(table.sees(player, card), False, f"whether {player} can tell {card}")


@then("{players} can tell which card {card} is", "Alice can tell which card Reed is")
def can_tell(table: Table, players: Sequence[str], card: str) -> None:
    """A player can tell the card where it lies."""
    for player in players:
        expect(table.sees(player, card), True, f"whether {player} can tell {card}")


@then("nobody can tell which card {card} is", "nobody can tell which card Reed is")
def nobody_can_tell(table: Table, card: str) -> None:
    """The card is hidden from both players."""
    cannot_tell(table, ("Alice", "Bob"), card)


@then("{players} see(s) that {card} is {place}", "Bob sees that Reed is on Alice's field")
def sees_that(table: Table, players: Sequence[str], card: str, place: Place) -> None:
    """A player can tell the card, at this place."""
    sees_cards(table, players, [card], place)


@then("{card} is shown to {players}", "Reed is shown to both players")
def is_shown(table: Table, card: str, players: Sequence[str]) -> None:
    """The card is revealed at the moment, wherever it lies."""
    expect(table.card(card).shown, True, f"whether {card} is shown")
    can_tell(table, players, card)


@then("{card} is not shown", "Reed is not shown")
def is_not_shown(table: Table, card: str) -> None:
    """The card is not revealed at the moment."""
    expect(table.card(card).shown, False, f"whether {card} is shown")


@then("{card} has been shown to {players}", "Reed has been shown to Bob")
def has_been_shown(table: Table, card: str, players: Sequence[str]) -> None:
    """The card was revealed at some moment of the scenario."""
    for player in players:
        expect(table.was_shown(card, player), True, f"whether {card} has been shown to {player}")


@then("{card} has not been shown to {players}", "Reed has not been shown to Bob")
def has_not_been_shown(table: Table, card: str, players: Sequence[str]) -> None:
    """The card was not revealed at any moment of the scenario."""
    for player in players:
        expect(table.was_shown(card, player), False, f"whether {card} has been shown to {player}")


@then("{players} has/have seen how {cards} was/were put there", "Alice has seen how Reed and Sedge were put there")
def has_seen_how(table: Table, players: Sequence[str], cards: Sequence[str]) -> None:
    """Where each of these cards went when they last moved together is open to a player."""
    for player in players:
        expect(table.saw_the_move(cards, player), True, f"whether {player} has seen how {cards} were put there")


@then(
    "{players} has/have not seen how {cards} was/were put there", "Bob has not seen how Reed and Sedge were put there"
)
def has_not_seen_how(table: Table, players: Sequence[str], cards: Sequence[str]) -> None:
    """That these cards last moved together may be known to a player, and not which of them went where."""
    for player in players:
        expect(table.saw_the_move(cards, player), False, f"whether {player} has seen how {cards} were put there")


@then("{player} sees no option that {other:player} has", "Bob sees no option that Alice has")
def sees_no_options(table: Table, player: str, other: str) -> None:
    """A player's view does not hold the decision of the other."""
    decision = table.view(player).decision
    expect(decision is not None and decision.player == other, False, f"whether {player} sees {other}'s options")
