Feature: 5.1 Deck Preparation

  Background:
    Given a game of Weiss Schwarz from decks

  @5.1.2.1
  Rule: 5.1.2.1 A deck has exactly fifty cards

    Scenario: fifty cards are accepted
      Given Alice's deck is made up to 50 cards
      When the game begins
      Then the decks are accepted

    Scenario: forty-nine cards are refused
      Given Alice's deck is made up to 49 cards
      When the game begins
      Then the deck is refused because of 5.1.2.1

    Scenario: fifty-one cards are refused
      Given Alice's deck is made up to 51 cards
      When the game begins
      Then the deck is refused because of 5.1.2.1

    Scenario: the second player's deck is counted as well
      Given Bob's deck is made up to 51 cards
      When the game begins
      Then the deck is refused because of 5.1.2.1 naming Bob

  @5.1.2.2
  Rule: 5.1.2.2 At most four cards of one name are in a deck

    Scenario: four of one name are accepted
      Given Alice's deck holds 4 copies of Reed
      When the game begins
      Then the decks are accepted

    Scenario: five of one name are refused
      Given Alice's deck holds 5 copies of Reed
      When the game begins
      Then the deck is refused because of 5.1.2.2 naming Reed

    Scenario: four of each of two names are accepted
      Given Alice's deck holds 4 copies of Reed and 4 copies of Sedge
      When the game begins
      Then the decks are accepted

    Scenario: five events of one name are refused
      Given Bob's deck holds 5 copies of Memo
      When the game begins
      Then the deck is refused because of 5.1.2.2 naming Memo

    Scenario: each player has four of the same name
      Given Alice's deck holds 4 copies of Reed
      And Bob's deck holds 4 copies of Reed
      When the game begins
      Then the decks are accepted

  @5.1.2.2.1
  Rule: 5.1.2.2.1 Cards of one name count together whatever else differs

    Scenario: a fifth card that shares only the name is one too many
      Given a blank character Old-Guard with name Warden, color red, level 0, power 1000
      And a blank character New-Guard with name Warden, color blue, level 3, power 9000
      And Alice's deck holds 3 copies of Old-Guard and 2 copies of New-Guard
      When the game begins
      Then the deck is refused because of 5.1.2.2

    Scenario: four cards that share only the name are accepted
      Given a blank character Old-Guard with name Warden, color red, level 0, power 1000
      And a blank character New-Guard with name Warden, color blue, level 3, power 9000
      And Alice's deck holds 2 copies of Old-Guard and 2 copies of New-Guard
      When the game begins
      Then the decks are accepted

  @5.1.2.3
  Rule: 5.1.2.3 At most eight cards of a deck are climaxes

    Scenario: eight climaxes are accepted
      Given Alice's deck holds 4 copies of Finale and 4 copies of Blue-Finale
      When the game begins
      Then the decks are accepted

    Scenario: nine climaxes are refused
      Given Alice's deck holds 4 copies of Finale, 4 copies of Blue-Finale and Pool-Climax
      When the game begins
      Then the deck is refused because of 5.1.2.3

    Scenario: five climaxes of one name are refused though there are fewer than eight
      Given Alice's deck holds 5 copies of Finale
      When the game begins
      Then the deck is refused because of 5.1.2.2 naming Finale

    @reading:deck-may-lack-climaxes
    Scenario: a deck without a climax is accepted
      Given Alice's deck is made up to 50 cards
      And Bob's deck holds 4 copies of Finale
      When the game begins
      Then the decks are accepted

  @5.1.2.4
  Rule: 5.1.2.4 A card's own text on deck construction goes before these limits

    Scenario: five copies are accepted of a card that allows any number
      Given Alice's deck holds 5 copies of Any-Number
      When the game begins
      Then the decks are accepted

    Scenario: fifty copies are accepted
      Given Alice's deck holds 50 copies of Any-Number
      When the game begins
      Then the decks are accepted

    Scenario: other cards of the deck keep to the limit
      Given Alice's deck holds 5 copies of Any-Number and 5 copies of Reed
      When the game begins
      Then the deck is refused because of 5.1.2.2 naming Reed
