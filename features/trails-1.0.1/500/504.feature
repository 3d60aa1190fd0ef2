Feature: 504 Deck Zone

  Background:
    Given a game of Trails

  @504.1
  Rule: 504.1 The deck that a player brought lies in the Deck Zone of that player

    @603.1b
    Scenario: each player draws the first hand out of the own cards
      Given a game of Trails from decks
      And Alice's deck holds 4 copies of Reed
      And Bob's deck holds 4 copies of Lancer
      When the game begins
      And Alice gives the initiative to Alice
      Then Alice has Reed, Reed#2, Reed#3 and Reed#4 in her hand
      And Bob has Lancer, Lancer#2, Lancer#3 and Lancer#4 in his hand
      And Alice's deck has 46 cards
      And Bob's deck has 46 cards

    Scenario: what was not drawn at the start lies in the Deck Zone of the player who brought it
      Given a game of Trails from decks
      And Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      And Bob's deck holds 4 copies of Fanfare and Courier
      When the game begins
      And Alice gives the initiative to Bob
      Then Whetstone and Gate are in Alice's deck
      And Courier is in Bob's deck

  @504.2
  Rule: 504.2 A deck has an order from top to bottom and is hidden from both players

    Scenario: the draw step takes the upper cards and leaves the order of the rest
      Given it is the preparation phase
      And Alice's deck is, from the top, Reed, Sedge, Lancer and Clerk
      When both players pass
      Then Alice has only Reed and Sedge in her hand
      And Alice's deck is, from the top, Lancer and Clerk

    Scenario: not even its owner can read a deck after drawing from it
      Given it is the preparation phase
      And Alice's deck is, from the top, Reed, Sedge, Lancer and Clerk
      When both players pass
      Then both players see 2 cards in Alice's deck
      And both players cannot tell which cards they are

    Scenario: a UNIT that is put on top of the deck is the next card that is drawn
      Given it is the preparation phase
      And both players have 9 EP
      And Alice has Stacks-All-UNITs in her hand
      And Alice has Clerk on her field
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Stacks-All-UNITs
      And both players pass 2 times
      Then Alice has only Clerk and Reed in her hand
      And Sedge is on the top of Alice's deck

    Scenario: a card that both players saw is hidden again once it lies in the deck
      Given both players have 9 EP
      And Alice has Stacks-All-UNITs in her hand
      And Alice has Clerk on her field
      When Alice plays Stacks-All-UNITs
      And both players pass
      Then Clerk is on the top of Alice's deck
      And both players see 21 cards in Alice's deck
      And both players cannot tell which cards they are

  @504.3
  Rule: 504.3 Several cards leave a deck one by one, the top card each time

    Scenario: a player whose deck runs out half-way has drawn the last card before losing
      Given it is the preparation phase
      And Alice's deck is, from the top, Reed
      When both players pass
      Then Reed is in Alice's hand
      And Alice loses because of 1102.1

    @events
    Scenario: the two cards of the draw step come one after the other, the top one first
      Given it is the preparation phase
      And the top of Alice's deck is Reed and Sedge
      When both players pass
      Then Reed moved from Alice's deck to Alice's hand before Sedge moved from Alice's deck to Alice's hand

    Scenario: three cards that go to the trail are the upper three, and the fourth becomes the top card
      Given both players have 9 EP
      And Alice has Mills-Three in her hand
      And the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Mills-Three
      And both players pass
      Then Reed, Sedge and Lancer are in Alice's trail
      And Clerk is on the top of Alice's deck

    @events
    Scenario: cards that go from the deck to the trail move singly and in the order of the deck
      Given both players have 9 EP
      And Alice has Mills-Three in her hand
      And the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Mills-Three
      And both players pass
      Then Reed moved from Alice's deck to Alice's trail before Sedge moved from Alice's deck to Alice's trail
      And Sedge moved from Alice's deck to Alice's trail before Lancer moved from Alice's deck to Alice's trail

    Scenario: what waits for cards in the trail sees three arrivals, and not one of three cards
      Given both players have 9 EP
      And Alice has Mills-Three in her hand
      And Alice has Watches-The-Trail on her field
      And the top of Alice's deck is Reed, Sedge and Lancer
      When Alice plays Mills-Three
      And both players pass until nothing waits
      Then Alice has gained 3 bond

    Scenario: a deck of two gives two of three cards, and nobody loses for want of the third
      Given both players have 9 EP
      And Alice has Mills-Three in her hand
      And Alice's deck is, from the top, Reed and Sedge
      When Alice plays Mills-Three
      And both players pass
      Then Alice has only Reed, Sedge and Mills-Three in her trail
      And Alice's deck is empty
      And the game goes on

  @504.4
  Rule: 504.4 The word deck means the cards that lie in the Deck Zone at that time

    Scenario: cards that have just been drawn no longer count as cards of the deck
      Given both players have 9 EP
      And Alice has Draws-Two-Counts-Deck in her hand
      And Alice's deck has 7 cards
      When Alice plays Draws-Two-Counts-Deck
      And both players pass
      Then Alice has gained 5 bond

    Scenario: the deck of the opponent does not count as one's own
      Given both players have 9 EP
      And Alice has Draws-Two-Counts-Deck in her hand
      And Alice's deck has 5 cards
      And Bob's deck has 11 cards
      When Alice plays Draws-Two-Counts-Deck
      And both players pass
      Then Alice has gained 3 bond

    Scenario: a search of the deck does not reach cards in other zones
      Given both players have 9 EP
      And Alice has Fetches-Any-Card and Clerk in her hand
      And Alice has Lancer in her trail
      And Alice has Whetstone on her field
      And Alice's deck is, from the top, Reed and Sedge
      When Alice plays Fetches-Any-Card
      And both players pass
      Then Alice may choose among Reed and Sedge
