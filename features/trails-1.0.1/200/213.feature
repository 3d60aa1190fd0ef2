Feature: 213 Additional information

  @213.2
  Rule: 213.2 Card number and rarity change nothing

    Background:
      Given a blank UNIT Pine-First with name Pine, card number "T-001", STR 2, DEF 2
      And a blank UNIT Pine-Second with name Pine, card number "T-002", STR 2, DEF 2
      And a blank UNIT Elm with card number "T-001", STR 2, DEF 2

    @602.4b
    Scenario: two plus two copies with different numbers are four of one card, and allowed
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 2 copies of Pine-First and 2 copies of Pine-Second
      When the game begins
      Then the decks are accepted

    @602.4b
    Scenario: four plus one copies with different numbers are five of one card, and too many
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 4 copies of Pine-First and 1 copies of Pine-Second
      When the game begins
      Then the deck is refused

    @602.4b
    Scenario: cards of different names with one number are different cards
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 4 copies of Pine-First and 4 copies of Elm
      When the game begins
      Then the decks are accepted
