"""Thens: where cards lie, in which state, and the numbers of players."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.expect import expect
from headjudge.scenarios.registry import then
from headjudge.scenarios.scope import Moment, Place, State
from headjudge.scenarios.table import Table


@then("{card} is {place}", "Reed is in Alice's hand")
def card_is_in(table: Table, card: str, place: Place) -> None:
    """The card lies there; on the top or bottom of a zone if that is said."""
    expect(table.place_of(card, place), place, f"the place of {card}")


@then("{cards} are {place}", "Reed and Sedge are in Alice's trail")
def cards_are_in(table: Table, cards: Sequence[str], place: Place) -> None:
    """All these cards lie there."""
    for card in cards:
        card_is_in(table, card, place)


@then("{card} is not {place}", "Reed is not on Alice's field")
def card_is_not_in(table: Table, card: str, place: Place) -> None:
    """The card lies somewhere else."""
    expect(table.place_of(card, place) == place, False, f"whether {card} is in {place}")


@then("{card} is {states}", "Reed is stunned")
def card_is(table: Table, card: str, states: Sequence[State]) -> None:
    """The card is in this state, or in all of these."""
    for state in states:
        expect(table.has_state(card, state), True, f"whether {card} is {state.is_}")


@then("{cards} are {states}", "Reed and Sedge are ready")
def cards_are(table: Table, cards: Sequence[str], states: Sequence[State]) -> None:
    """All these cards are in this state."""
    for card in cards:
        card_is(table, card, states)


@then("{card} is not {states}", "Reed is not stunned")
def card_is_not(table: Table, card: str, states: Sequence[State]) -> None:
    """The card is not in this state."""
    for state in states:
        expect(table.has_state(card, state), False, f"whether {card} is {state.is_}")


@then("{cards} are not {states}", "Reed and Sedge are not attacking")
def cards_are_not(table: Table, cards: Sequence[str], states: Sequence[State]) -> None:
    """None of these cards is in this state."""
    for card in cards:
        card_is_not(table, card, states)


@then("{card} is {states} {place}", "Reed is face-down in Alice's homebase")
def card_is_state_in(table: Table, card: str, states: Sequence[State], place: Place) -> None:
    """The card lies there, in this state."""
    card_is_in(table, card, place)
    card_is(table, card, states)


@then("{cards} are {states} {place}", "Reed and Sedge are actioned on Alice's field")
def cards_are_state_in(table: Table, cards: Sequence[str], states: Sequence[State], place: Place) -> None:
    """All these cards lie there, in this state."""
    cards_are_in(table, cards, place)
    cards_are(table, cards, states)


@then("{card} has {mark}", "Reed has Support")
def card_has_mark(table: Table, card: str, mark: str) -> None:
    """The card has this mark."""
    expect(table.has_state(card, State("mark", mark)), True, f"whether {card} has {mark}")


@then("{card} does not have {mark}", "Reed does not have Support")
def card_lacks_mark(table: Table, card: str, mark: str) -> None:
    """The card does not have this mark."""
    expect(table.has_state(card, State("mark", mark)), False, f"whether {card} has {mark}")


@then("{players} has/have {n} card(s) {place}", "Alice has 1 card in her hand")
def has_n_cards(table: Table, players: Sequence[str], n: int, place: Place) -> None:
    """How many cards lie there."""
    for player in players:
        here = place.of(player)
        expect(len(table.cards_in(here)), n, f"the number of cards in {here}")


@then("{players} has/have {n} {states} card(s) {place}", "Alice has 2 face-down cards in her homebase")
def has_n_cards_in_state(table: Table, players: Sequence[str], n: int, states: Sequence[State], place: Place) -> None:
    """How many cards in this state lie there."""
    for player in players:
        here = place.of(player)
        found = [card for card in table.cards_in(here) if all(table.is_in_state(card, state) for state in states)]
        expect(len(found), n, f"the number of {' and '.join(s.is_ for s in states)} cards in {here}")


@then("{player} has {cards} {place}", "Alice has Reed and Sedge in her hand")
def has_cards(table: Table, player: str, cards: Sequence[str], place: Place) -> None:
    """These cards lie there, perhaps among others."""
    cards_are_in(table, cards, place)


@then("{player} has only {cards} {place}", "Alice has only Reed in her hand")
def has_only_cards(table: Table, player: str, cards: Sequence[str], place: Place) -> None:
    """These cards lie there and no others."""
    found = table.names_in(place)
    expect(sorted(found), sorted(cards), f"the cards in {place}")


@then("{whose} {zone} is empty", "Alice's homebase is empty")
def zone_is_empty(table: Table, whose: str, zone: str) -> None:
    """No card lies there."""
    expect(len(table.cards_in(Place(whose, zone))), 0, f"the number of cards in {whose}'s {zone}")


@then("{whose} {zone} has {n} card(s)", "Bob's deck has 11 cards")
def zone_has(table: Table, whose: str, zone: str, n: int) -> None:
    """How many cards lie there."""
    expect(len(table.cards_in(Place(whose, zone))), n, f"the number of cards in {whose}'s {zone}")


@then("{whose} {zone} is, from the top, {cards}", "Bob's deck is, from the top, Sedge and Reed")
def zone_from_the_top(table: Table, whose: str, zone: str, cards: Sequence[str]) -> None:
    """Exactly these cards lie there, in this order."""
    found = table.names_in(Place(whose, zone))
    expect(found, list(cards), f"{whose}'s {zone} from the top")


@then("the top of {whose} {zone} is {cards}", "the top of Bob's deck is Sedge and Reed")
def top_of_zone(table: Table, whose: str, zone: str, cards: Sequence[str]) -> None:
    """These cards lie on top, in this order."""
    found = table.names_in(Place(whose, zone))
    expect(found[: len(cards)], list(cards), f"the top of {whose}'s {zone}")


@then("the bottom of {whose} {zone} is {cards}", "the bottom of Bob's deck is Sedge and Reed")
def bottom_of_zone(table: Table, whose: str, zone: str, cards: Sequence[str]) -> None:
    """These cards lie at the bottom, the last one named lowest."""
    found = table.names_in(Place(whose, zone))
    expect(found[-len(cards) :], list(cards), f"the bottom of {whose}'s {zone}")


@then("{players} has/have {n} {number}", "Bob has 6 bond")
def has_number(table: Table, players: Sequence[str], n: int, number: str) -> None:
    """The number that a player has now."""
    for player in players:
        expect(table.number(player, number), n, f"{player}'s {number}")


@then("{players} has/have lost {n} {number}", "Bob has lost 4 bond")
def has_lost(table: Table, players: Sequence[str], n: int, number: str) -> None:
    """How much of a number a player has lost since the start of the scenario, gains set off."""
    for player in players:
        expect(table.start_number(player, number) - table.number(player, number), n, f"{number} lost by {player}")


@then("{players} has/have gained {n} {number}", "Alice has gained 2 bond")
def has_gained(table: Table, players: Sequence[str], n: int, number: str) -> None:
    """How much of a number a player has gained since the start of the scenario, losses set off."""
    for player in players:
        expect(table.number(player, number) - table.start_number(player, number), n, f"{number} gained by {player}")


@then("{player} controls {card}", "Bob controls Reed")
def controls(table: Table, player: str, card: str) -> None:
    """Who controls the card."""
    expect(table.card(card).controller, player, f"the controller of {card}")


@then("{player} owns {card}", "Alice owns Reed")
def owns(table: Table, player: str, card: str) -> None:
    """Who owns the card."""
    expect(table.card(card).owner, player, f"the owner of {card}")


@then("it is {moment}", "it is Bob's deployment step")
def it_is(table: Table, moment: Moment) -> None:
    """The game is at this moment of the turn, and the player named performs the step."""
    expect(table.where(moment), moment.text, "the moment of the turn")


@then("the game is in {phase}", "the game is in the combat phase")
def is_in_phase(table: Table, phase: str) -> None:
    """The phase or the step of the turn, wherever in it."""
    at = table.view().at
    label = table.words.book.labels.get(at)
    found = next((row.name for row in table.words.book.phases if label in row.labels), at)
    if label is not None and label.step == phase:
        found = phase
    expect(found, phase, "the phase or step")


@then("it is turn {n}", "it is turn 3")
def turn_is(table: Table, n: int) -> None:
    """The number of the turn."""
    expect(table.view().turn, n, "the turn")


@then("{player} has the initiative", "Bob has the initiative")
def has_initiative(table: Table, player: str) -> None:
    """Who is initiative player."""
    expect(table.view().roles.get("initiative"), player, "the initiative player")


@then("{player} performs the step", "Bob performs the step")
def performs(table: Table, player: str) -> None:
    """Whose step it is."""
    expect(table.view().roles.get("performing"), player, "the player who performs the step")


@then("nobody performs a step", "nobody performs a step")
def nobody_performs(table: Table) -> None:
    """The game is between steps."""
    expect(table.view().roles.get("performing"), None, "the player who performs the step")
