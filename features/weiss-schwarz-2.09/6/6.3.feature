Feature: 6.3 Draw Phase

  Background:
    Given a game of Weiss Schwarz at the start of Alice's draw phase
    And the top of Alice's deck is Sedge, Lancer and Clerk

  @6.3.1
  Rule: 6.3.1 What waits for the phase comes first, then the draw

    Scenario: the ability takes the first card and the draw the second
      Given Alice has Clocks-At-Draw-Start on her center left
      When the game reaches Alice's clock phase
      Then Alice has only Lancer in her hand

  @6.3.1.1
  Rule: 6.3.1.1 Abilities for the beginning of the draw phase trigger, and a check timing follows

    Scenario: the beginning of the phase is met before the draw
      Given Alice has Clocks-At-Draw-Start on her center left
      When the game reaches Alice's clock phase
      Then Sedge is in Alice's clock

    Scenario: it is not met in the other player's draw phase
      Given Bob has Clocks-At-Draw-Start on his center left
      When the game reaches Alice's clock phase
      Then Bob's clock is empty
      And Alice has only Sedge in her hand

  @6.3.1.2
  Rule: 6.3.1.2 The turn player draws one card

    Scenario: the top card comes into the hand
      When the game reaches Alice's clock phase
      Then Alice has only Sedge in her hand
      And Lancer is on the top of Alice's deck

    Scenario: the other player draws nothing
      When the game reaches Alice's clock phase
      Then Bob's hand is empty
      And Alice has 1 card in her hand

    Scenario: the draw is no choice
      When the game reaches Alice's clock phase
      Then Alice has 1 card in her hand
      And Alice is asked to put a card into the clock

    Scenario: in the first turn of the game the starting player draws as well
      Given it is turn 1
      When the game reaches Alice's clock phase
      Then Alice has only Sedge in her hand

    Scenario: the last card of the deck is drawn and the deck refreshed
      Given Alice's deck is, from the top, Titan
      And Alice has Reed and Wall in her waiting room
      When the game reaches Alice's clock phase
      Then Alice has only Titan in her hand
      And Alice's deck has 1 card
      And Alice's clock has 1 card

  @6.3.1.3
  Rule: 6.3.1.3 A check timing follows the draw, and the clock phase comes after it

    Scenario: an ability that the draw has triggered is resolved before the clock phase
      Given Alice has Clocks-When-You-Draw on her center left
      When the game reaches Alice's clock phase
      Then Alice's clock is, from the top, Lancer
      And Alice is asked to put a card into the clock

    Scenario: it is resolved before the clock phase begins, so that there is nothing to put in order
      Given Alice has Clocks-When-You-Draw on her center left
      And Alice has Clocks-At-Clock-Start on her center right
      When the game reaches Alice's clock phase
      Then Alice's clock is, from the top, Clerk and Lancer
      And nobody was asked to choose an automatic ability
