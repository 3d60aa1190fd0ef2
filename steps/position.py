"""Givens: where in the turn the game stands, and what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.scenarios.registry import given
from headjudge.scenarios.scope import Moment, Place, State
from headjudge.scenarios.setup import Setup

Copies = tuple[tuple[str, int], ...]


@given("a game of {game}", "a game of Trails")
def a_game(setup: Setup, game: str) -> None:
    """A game from a quiet position; where the scenario is silent the rulebook's defaults hold."""


@given("a game of {game} in/at {moment}", "a game of Trails in Alice's combat phase")
def a_game_at(setup: Setup, game: str, moment: Moment) -> None:
    """A game that stands at a moment of the turn."""
    setup.stand_at(moment)


@given("it is {moment}", "it is the start of Alice's homebase step")
def it_is(setup: Setup, moment: Moment) -> None:
    """The moment of the turn at which the game stands; `headjudge steps --moments` lists them."""
    setup.stand_at(moment)


@given("the game stands at {clause}", "the game stands at 705.6")
def stands_at_label(setup: Setup, clause: str) -> None:
    """The game stands at the row of the turn that has this clause; nobody performs a step."""
    setup.stand_at_label(clause)


@given("the game stands at {clause}, performed by {player}", "the game stands at 703.7a, performed by Bob")
def stands_at_label_performed(setup: Setup, clause: str, player: str) -> None:
    """The game stands at the row of the turn that has this clause, inside a step of that player."""
    setup.stand_at_label(clause, player)


@given("it is turn {n}", "it is turn 3")
def turn_number(setup: Setup, n: int) -> None:
    """The number of the turn."""
    setup.turn = n


@given("{player} has the initiative", "Bob has the initiative")
def has_the_initiative(setup: Setup, player: str) -> None:
    """Who is initiative player; Alice unless told."""
    setup.roles["initiative"] = player


@given("{players} has/have {copies} {place}", "Alice has Reed and two Sedges in her hand")
def has_cards(setup: Setup, players: Sequence[str], copies: Copies, place: Place) -> None:
    """Lays cards out; the second copy of Reed is called Reed#2. In a zone with order they lie from the top."""
    for player in players:
        setup.lay_out(player, copies, place)


@given("{players} has/have {copies} {place}, {states}", "Alice has Reed on her field, actioned and with Support")
def has_cards_in_state(
    setup: Setup, players: Sequence[str], copies: Copies, place: Place, states: Sequence[State]
) -> None:
    """Lays cards out in a state: ready, actioned, face-up, face-down, stunned, with Support."""
    for player in players:
        setup.lay_out(player, copies, place, states)


@given("{player} has {card:copies} {place}, called {new}", "Alice has Reed on her field, called Veteran")
def has_card_called(setup: Setup, player: str, card: Copies, place: Place, new: str) -> None:
    """Lays one card out under a label of the scenario's own."""
    setup.lay_out(player, card, place, label=new)


@given(
    "{player} has {card:copies} {place}, {states}, called {new}",
    "Alice has Reed in her homebase, face-down, called Buried",
)
def has_card_in_state_called(
    setup: Setup, player: str, card: Copies, place: Place, states: Sequence[State], new: str
) -> None:
    """Lays one card out in a state and under a label of the scenario's own."""
    setup.lay_out(player, card, place, states, label=new)


@given("{players} has/have {n} card(s) {place}", "Alice has 15 cards in her hand")
def has_blank_cards(setup: Setup, players: Sequence[str], n: int, place: Place) -> None:
    """Fills a zone with this many blank cards, named Filler, Filler#2 and so on."""
    for player in players:
        setup.fill(player, place, n)


@given("{players} has/have {n} card(s) {place}, {states}", "Alice has 3 cards in her homebase, face-down")
def has_blank_cards_in_state(
    setup: Setup, players: Sequence[str], n: int, place: Place, states: Sequence[State]
) -> None:
    """Fills a zone with this many blank cards in a state."""
    for player in players:
        setup.fill(player, place, n, states)


@given("{whose} deck is, from the top, {copies}", "Bob's deck is, from the top, Reed, Sedge and two Lancers")
def deck_is(setup: Setup, whose: str, copies: Copies) -> None:
    """The deck has exactly these cards, in this order."""
    setup.empty(whose, "deck")
    setup.lay_out(whose, copies, Place(whose, "deck"))


@given("the top of {whose} deck is {copies}", "the top of Alice's deck is Reed and Sedge")
def top_of_the_deck(setup: Setup, whose: str, copies: Copies) -> None:
    """These cards lie on top of the filler cards, the first one on top."""
    setup.lay_out(whose, copies, Place(whose, "deck", "top"))


@given("the bottom of {whose} deck is {copies}", "the bottom of Alice's deck is Reed")
def bottom_of_the_deck(setup: Setup, whose: str, copies: Copies) -> None:
    """These cards lie under the filler cards, the last one at the bottom."""
    setup.lay_out(whose, copies, Place(whose, "deck", "bottom"))


@given("{whose} {zone} is, from the top, {copies}", "Bob's clock is, from the top, Reed, Sedge and two Lancers")
def zone_is(setup: Setup, whose: str, zone: str, copies: Copies) -> None:
    """A zone with order has exactly these cards, in this order."""
    setup.empty(whose, zone)
    setup.lay_out(whose, copies, Place(whose, zone))


@given("the top of {whose} {zone} is {copies}", "the top of Alice's stock is Reed and Sedge")
def top_of_the_zone(setup: Setup, whose: str, zone: str, copies: Copies) -> None:
    """These cards lie on top of what is laid out before in a zone with order, the first one on top."""
    setup.lay_out(whose, copies, Place(whose, zone, "top"))


@given("{whose} deck has {n} card(s)", "Bob's deck has one card")
def deck_has(setup: Setup, whose: str, n: int) -> None:
    """The deck has this many cards: those that are named, and blank cards for the rest."""
    setup.deck_size(whose, n)


@given("{whose} {zone} is empty", "Alice's deck is empty")
def zone_is_empty(setup: Setup, whose: str, zone: str) -> None:
    """Nothing lies in a zone; needed only for a deck, all other zones are empty unless told."""
    setup.empty(whose, zone)


@given("{players} has/have {n} {number}", "both players have 10 bond")
def has_number(setup: Setup, players: Sequence[str], n: int, number: str) -> None:
    """Sets a number that players have."""
    for player in players:
        setup.numbers[player][number] = n


@given("{card} is {states}", "Reed is actioned")
def card_is(setup: Setup, card: str, states: Sequence[State]) -> None:
    """Changes the state of a card that is laid out already."""
    setup.change(card, states)


@given("{card} has {mark}", "Reed has Support")
def card_has(setup: Setup, card: str, mark: str) -> None:
    """Puts a mark on a card that is laid out already."""
    setup.change(card, [State("mark", mark)])


@given("{player} controls {card}", "Bob controls Reed")
def controls(setup: Setup, player: str, card: str) -> None:
    """Gives the control of a card that is laid out already to a player."""
    setup.set_controller(card, player)


@given("{player} owns {card}", "Bob owns Reed")
def owns(setup: Setup, player: str, card: str) -> None:
    """Makes a player the owner of a card that is laid out already on another's side."""
    setup.set_owner(card, player)
