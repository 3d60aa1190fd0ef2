Feature: 1102 Loss Condition Processing

  @1102.1
  Rule: 1102.1 A player who tried to draw from an empty deck loses at the next rule processing

    Scenario: the draw step of a player without a deck ends the game
      Given Alice's deck is empty
      And it is the preparation phase
      When both players pass
      Then Alice loses because of 1102.1
      And Bob wins

    Scenario: a deck of one card is one too few for the draw step
      Given Alice's deck is, from the top, Reed
      And it is the preparation phase
      When both players pass
      Then Alice loses because of 1102.1
      And Reed is in Alice's hand

    Scenario: drawing the very last card is no defeat
      Given Alice's deck is, from the top, Reed and Sedge
      And it is the preparation phase
      When both players pass
      Then the game goes on
      And Alice's deck is empty
      And Alice has only Reed and Sedge in her hand
      And Alice has priority

    Scenario: an empty deck alone harms nobody
      Given Alice's deck is empty
      And Bob's deck has 3 cards
      When both players pass until Bob's deployment step
      Then the game goes on
      And Bob has priority

    Scenario: the other player's deck counts in the other player's draw step
      Given Bob's deck has one card
      When both players pass
      Then Bob loses because of 1102.1

    Scenario: cards that come into the deck after the vain draw are no rescue
      Given Alice's deck is empty
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      Then Alice's deck has 1 card
      And Alice loses because of 1102.1

    Scenario: only the player who could not draw loses
      Given Bob's deck is empty
      And Alice has Draws-For-Both in her hand
      And Alice has 1 EP
      When Alice plays Draws-For-Both
      And both players pass
      Then Bob loses because of 1102.1
      And Alice has 1 card in her hand

    Scenario: an order to draw no card is no vain draw
      Given Alice's deck is empty
      And Alice has Draws-Per-UNIT in her hand
      And Alice has 1 EP
      When Alice plays Draws-Per-UNIT
      And both players pass
      Then the game goes on
      And Draws-Per-UNIT is in Alice's trail
      And Alice has priority

    Scenario: an order to draw one card more than there are is a vain draw
      Given Alice's deck is, from the top, Reed and Sedge
      And Alice has three Lancers on her field
      And Alice has Draws-Per-UNIT in her hand
      And Alice has 1 EP
      When Alice plays Draws-Per-UNIT
      And both players pass
      Then Alice loses because of 1102.1
      And Alice has only Reed and Sedge in her hand

    Scenario: a vain draw that the rules have dealt with is not held against the player again
      Given Alice's deck is empty
      And Alice has Draws-Before-Losing on her field
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      And both players pass
      Then the game goes on
      And it is Bob's draw step
