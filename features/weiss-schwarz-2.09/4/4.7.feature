Feature: 4.7 Drawing Cards

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.7.1
  Rule: 4.7.1 To draw is to move the top card of the deck to the hand, once for each card

    Scenario: two cards come from the top
      Given Alice has Draws-Two in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      And the bottom of Alice's deck is Wall
      When Alice plays Draws-Two
      Then Alice has only Reed and Sedge in her hand
      And Clerk is on the top of Alice's deck
      And Wall is on the bottom of Alice's deck

    @events
    Scenario: they are drawn one after the other
      Given Alice has Draws-Two in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Draws-Two
      Then Reed was drawn before Sedge was drawn

    Scenario: to draw none moves no card
      Given Alice has Draws-Level-Less-Two in her hand
      And Alice is at level 2
      When Alice plays Draws-Level-Less-Two
      Then Draws-Level-Less-Two is in Alice's waiting room
      And Alice's hand is empty
      And Alice's deck has 20 cards

    Scenario: a card that comes to the hand otherwise is not drawn
      Given Alice has Looks-At-Three in her hand
      And Alice has Clocks-When-You-Draw on her center left
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Looks-At-Three
      And Alice chooses Reed
      Then Alice has only Reed in her hand
      And Alice's clock is empty

    Scenario: the other player's draw comes from that player's deck
      Given it is Alice's attack phase
      And the top of Alice's deck is Reed
      And the top of Bob's deck is Sedge
      When the turn ends
      Then Bob has only Sedge in his hand
      And Reed is on the top of Alice's deck
