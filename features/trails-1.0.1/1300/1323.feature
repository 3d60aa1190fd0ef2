Feature: 1323 Plan

  Background:
    Given a game of Trails
    And Alice has Plans-Three in her hand

  @1323.1
  Rule: 1323.1 The player looks at so many top cards, puts any of them under the deck and the rest back on top

    Scenario: one card goes to the bottom, the others stay on top
      Given the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-Three
      And both players pass
      And Alice plans Sedge to the bottom
      And Alice arranges Reed and Lancer
      Then the top of Alice's deck is Reed, Lancer and Clerk
      And the bottom of Alice's deck is Sedge
      And Alice's hand is empty

    Scenario: the cards that stay on top may change places
      Given the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-Three
      And both players pass
      And Alice plans no card to the bottom
      And Alice arranges Lancer, Reed and Sedge
      Then the top of Alice's deck is Lancer, Reed, Sedge and Clerk

    Scenario: the cards that go to the bottom lie there in the order that the player likes
      Given the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-Three
      And both players pass
      And Alice plans Lancer and Reed to the bottom
      Then the top of Alice's deck is Sedge and Clerk
      And the bottom of Alice's deck is Lancer and Reed

    Scenario: all of them may go to the bottom
      Given the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-Three
      And both players pass
      And Alice plans Sedge, Lancer and Reed to the bottom
      Then Clerk is on the top of Alice's deck
      And the bottom of Alice's deck is Sedge, Lancer and Reed

    Scenario: the player sees just these cards, the other player none
      Given the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-Three
      And both players pass
      Then Alice is asked to plan
      And Alice may choose among Reed, Sedge and Lancer
      And Alice can tell which card Lancer is
      And Alice cannot tell which card Clerk is
      And Bob cannot tell which card Reed is
      And Bob cannot tell which card Sedge is
      And Bob cannot tell which card Lancer is

    Scenario: it is the player of the card whose deck is planned
      Given the top of Alice's deck is Reed, Sedge and Lancer
      And Bob has Plans-Three in his hand
      And the top of Bob's deck is Clerk, Whetstone and Gate
      When Alice passes
      And Bob plays Plans-Three#2
      And both players pass
      And Bob plans Whetstone, Gate and Clerk to the bottom
      Then the bottom of Bob's deck is Whetstone, Gate and Clerk
      And the top of Alice's deck is Reed, Sedge and Lancer

    Scenario: of a deck with two cards both are planned
      Given Alice's deck is, from the top, Reed and Sedge
      When Alice plays Plans-Three
      And both players pass
      And Alice plans Reed to the bottom
      Then Alice's deck is, from the top, Sedge and Reed
      And the game goes on

    Scenario: with an empty deck there is nothing to plan, and nobody loses
      Given Alice's deck is empty
      When Alice plays Plans-Three
      And both players pass
      Then nobody was asked to plan
      And Plans-Three is in Alice's trail
      And the game goes on

    Scenario: to plan is not to draw
      Given Alice has Gains-On-Drawing on her field
      And the top of Alice's deck is Reed, Sedge and Lancer
      When Alice plays Plans-Three
      And both players pass
      And Alice plans Sedge, Lancer and Reed to the bottom
      Then Alice has 0 cards in her hand
      And nothing waits to be resolved

    Scenario: the number may be chosen
      Given Alice has Plans-X in her hand
      And the top of Alice's deck is Reed, Sedge, Lancer and Clerk
      When Alice plays Plans-X with X = 2
      And both players pass
      Then Alice may choose among Reed and Sedge

    Scenario: a plan of none looks at no card
      Given Alice has Plans-X in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Plans-X with X = 0
      And both players pass
      Then nobody was asked to plan
      And the top of Alice's deck is Reed and Sedge
      And Plans-X is in Alice's trail
