Feature: 8.8 Resolving One-Time Effects

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.8.1
  Rule: 8.8.1 A one-time effect is done exactly once

    Scenario: damage is dealt once
      Given Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      Then Bob has 2 cards in his clock
      When the turn ends
      Then Bob has 2 cards in his clock

    Scenario: each play does it once
      Given Alice has two Draws-Ones in her hand
      When Alice plays Draws-One
      And Alice plays Draws-One#2
      Then Alice has 2 cards in her hand

    Scenario: each effect of a text is done once, in its order
      Given Alice has Draws-Then-Discards and Reed in her hand
      And the top of Alice's deck is Clerk and Lancer
      When Alice plays Draws-Then-Discards
      And Alice chooses Clerk
      Then Alice has only Reed in her hand
      And the top of Alice's deck is Lancer
