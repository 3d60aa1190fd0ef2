Feature: 1313 Draw

  Background:
    Given a game of Trails

  @1313.1
  Rule: 1313.1 A drawn card comes from the top of the deck to the hand

    Scenario: the top card is drawn and the rest keeps its order
      Given Alice has Chosen-Player-Draws in her hand
      And Alice's deck is, from the top, Reed, Lancer, Sedge and Clerk
      When Alice plays Chosen-Player-Draws
      And both players pass
      And Alice chooses Alice
      Then Alice has only Reed in her hand
      And Alice's deck is, from the top, Lancer, Sedge and Clerk

    Scenario: a drawn card is seen by the player who drew it alone
      Given it is the preparation phase
      And Alice's deck is, from the top, Reed, Lancer and Sedge
      When the game reaches Alice's draw step
      Then Alice sees Reed and Lancer in her hand
      And Bob sees 2 cards in Alice's hand
      And Bob cannot tell which cards they are

    Scenario: a player draws from the own deck
      Given Alice has Chosen-Player-Draws in her hand
      And the top of Alice's deck is Reed
      And the top of Bob's deck is Lancer
      When Alice plays Chosen-Player-Draws
      And both players pass
      And Alice chooses Bob
      Then Bob has only Lancer in his hand
      And Reed is on the top of Alice's deck

  @1313.1a
  Rule: 1313.1a Where no player is named the controller of the effect draws

    Scenario: the player of the EVENT draws and not the one whose step it is
      Given Bob has Draws-Three in his hand
      When Alice passes
      And Bob plays Draws-Three
      And both players pass
      Then Bob has 3 cards in his hand
      And Alice has 0 cards in her hand

    Scenario: the controller of the craft draws and not the owner of the card
      Given Bob has Draws-For-EP on his field
      And Alice owns Draws-For-EP
      And Bob has 2 EP
      When Alice passes
      And Bob uses Draws-For-EP's craft
      And both players pass
      Then Bob has 1 card in his hand
      And Alice has 0 cards in her hand

  @1313.2
  Rule: 1313.2 Several cards are drawn one by one

    Scenario: of two cards to draw the one that is left is drawn before the player loses
      Given it is the preparation phase
      And Alice's deck is, from the top, Reed
      When the game reaches Alice's draw step
      Then Reed is in Alice's hand
      And Alice loses

    Scenario: what waits for a draw triggers for each card
      Given Alice has Gains-On-Drawing on her field
      And Alice has Draws-Three in her hand
      When Alice plays Draws-Three
      And both players pass until nothing waits
      Then Alice has 3 cards in her hand
      And Alice has gained 6 bond

    Scenario: a replacement of the next draw replaces one card of three
      Given Alice has Replaces-Next-Draw and Draws-Three in her hand
      And the top of Alice's deck is Reed, Lancer and Sedge
      When Alice plays Replaces-Next-Draw
      And both players pass
      And Alice plays Draws-Three
      And both players pass
      Then Alice has gained 4 bond
      And Alice has only Reed and Lancer in her hand
      And Sedge is on the top of Alice's deck

    Scenario: a deck that is too small is drawn to its last card, and the player loses
      Given Alice has Draws-Three in her hand
      And Alice's deck is, from the top, Reed and Lancer
      When Alice plays Draws-Three
      And both players pass
      Then Reed and Lancer are in Alice's hand
      And Alice loses

    Scenario: the last card of the deck may be drawn
      Given Alice has Draws-Three in her hand
      And Alice's deck is, from the top, Reed, Lancer and Sedge
      When Alice plays Draws-Three
      And both players pass
      Then Alice has 3 cards in her hand
      And the game goes on
