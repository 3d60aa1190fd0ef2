Feature: 602 Deck Construction

  @602.1
  Rule: 602.1 A deck is made of UNIT, ITEM, EVENT and BASE cards

    Scenario: all four types may be in one deck
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 4 copies of Reed, 3 copies of Whetstone, 2 copies of Fanfare and Gate
      When the game begins
      Then the decks are accepted

    Scenario: no type has to be in a deck
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck holds 40 copies of Fanfare
      And Bob's deck holds 40 copies of Gate
      When the game begins
      Then the decks are accepted

    Scenario: a card of two types may be in a deck
      Given a game of Trails from decks in Strategy Mode
      And these blank UNITs
        | name   | type      |
        | Golem  | ITEM•UNIT |
      And Alice's deck holds 4 copies of Golem
      When the game begins
      Then the decks are accepted

  @602.2
  Rule: 602.2 The mode that is played decides by which rules a deck is checked

    Scenario: fifty cards suit Strategy Mode
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck is made up to 50 cards
      And Bob's deck is made up to 50 cards
      When the game begins
      Then the decks are accepted

    Scenario: the same fifty cards do not suit Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck is made up to 50 cards
      And Bob's deck is made up to 50 cards
      When the game begins
      Then the deck is refused because of 602.3a

    Scenario: forty cards do not suit Strategy Mode
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck is made up to 40 cards
      And Bob's deck is made up to 40 cards
      When the game begins
      Then the deck is refused because of 602.4a

    Scenario: each player's deck is checked
      Given a game of Trails from decks in Strategy Mode
      And Bob's deck is made up to 40 cards
      When the game begins
      Then the deck is refused because of 602.4a naming Bob

  @602.3a
  Rule: 602.3a In Blitz Shield Mode a deck has 40 cards

    @reading:blitz-checks-only-the-number
    Scenario: forty cards are accepted in Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck is made up to 40 cards
      And Bob's deck is made up to 40 cards
      When the game begins
      Then the decks are accepted

    Scenario: thirty-nine cards are one too few in Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck is made up to 39 cards
      When the game begins
      Then the deck is refused because of 602.3a naming Alice

    Scenario: forty-one cards are one too many in Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Bob's deck is made up to 41 cards
      When the game begins
      Then the deck is refused because of 602.3a naming Bob

  @602.3b
  Rule: 602.3b In Blitz Shield Mode a deck may hold any number of one card

    Scenario: five copies of one card are accepted in Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck holds 5 copies of Reed
      When the game begins
      Then the decks are accepted

    Scenario: a whole deck of one card is accepted in Blitz Shield Mode
      Given a game of Trails from decks in Blitz Shield Mode
      And Alice's deck holds 40 copies of Reed
      When the game begins
      Then the decks are accepted

  @602.4a
  Rule: 602.4a In Strategy Mode a deck has 50 cards

    Scenario: fifty cards are accepted in Strategy Mode
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck is made up to 50 cards
      When the game begins
      Then the decks are accepted

    Scenario: forty-nine cards are one too few in Strategy Mode
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck is made up to 49 cards
      When the game begins
      Then the deck is refused because of 602.4a naming Alice

    Scenario: fifty-one cards are one too many in Strategy Mode
      Given a game of Trails from decks in Strategy Mode
      And Bob's deck is made up to 51 cards
      When the game begins
      Then the deck is refused because of 602.4a naming Bob

  @602.4b
  Rule: 602.4b In Strategy Mode at most four cards agree in both name and sub-name

    Scenario: four copies of one card are accepted
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 4 copies of Reed
      When the game begins
      Then the decks are accepted

    Scenario: a fifth copy of one card is refused
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 5 copies of Reed
      When the game begins
      Then the deck is refused because of 602.4b naming Reed

    Scenario: the fifth copy is refused in the second player's deck as well
      Given a game of Trails from decks in Strategy Mode
      And Bob's deck holds 5 copies of Fanfare
      When the game begins
      Then the deck is refused because of 602.4b naming Fanfare

    Scenario: cards of one name with two sub-names are counted apart
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Young-Reed with name Reed, sub-name Junior
      And a blank UNIT Old-Reed with name Reed, sub-name Senior
      And Alice's deck holds 4 copies of Young-Reed and 4 copies of Old-Reed
      When the game begins
      Then the decks are accepted

    Scenario: cards of one sub-name with two names are counted apart
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Heron with sub-name Junior
      And a blank UNIT Egret with sub-name Junior
      And Alice's deck holds 4 copies of Heron and 4 copies of Egret
      When the game begins
      Then the decks are accepted

    Scenario: cards that agree in name and sub-name are counted together, whatever else they say
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Tall-Heron with name Heron, sub-name Junior, STR 5
      And a blank UNIT Small-Heron with name Heron, sub-name Junior, STR 1
      And Alice's deck holds 3 copies of Tall-Heron and 2 copies of Small-Heron
      When the game begins
      Then the deck is refused because of 602.4b naming Heron

    Scenario: the copies of both players are not added up
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 4 copies of Reed
      And Bob's deck holds 4 copies of Reed
      When the game begins
      Then the decks are accepted

  @602.4b-1
  Rule: 602.4b-1 Cards with the sub-name Common may be in a deck in any number

    Scenario: five cards with the sub-name Common are accepted
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Heron with sub-name Common
      And Alice's deck holds 5 copies of Heron
      When the game begins
      Then the decks are accepted

    Scenario: fifty cards with the sub-name Common are accepted
      Given a game of Trails from decks in Strategy Mode
      And a blank EVENT Drizzle with sub-name Common
      And Alice's deck holds 50 copies of Drizzle
      When the game begins
      Then the decks are accepted

    Scenario: a sub-name that only begins like Common is no exception
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Heron with sub-name Commoner
      And Alice's deck holds 5 copies of Heron
      When the game begins
      Then the deck is refused because of 602.4b naming Heron

    Scenario: the name Common is no exception
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Heron with name Common, sub-name Junior
      And Alice's deck holds 5 copies of Heron
      When the game begins
      Then the deck is refused because of 602.4b

    Scenario: a Common beside five copies of another card does not excuse those
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Heron with sub-name Common
      And Alice's deck holds 6 copies of Heron and 5 copies of Sedge
      When the game begins
      Then the deck is refused because of 602.4b naming Sedge
