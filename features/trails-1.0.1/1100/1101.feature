Feature: 1101 Overview

  @1101.1
  Rule: 1101.1 What the rules demand of a state of the game is carried out unasked

    @1102.1
    Scenario: nobody has to claim the defeat of a player who could not draw
      Given Alice's deck is empty
      And it is the preparation phase
      When both players pass
      Then Alice loses because of 1102.1
      And Bob has 0 cards in his hand

    Scenario: a state that no rule process names has no consequence
      Given Alice's deck is empty
      And Alice has -3 bond
      And it is Alice's homebase step
      When both players pass
      Then it is Alice's deployment step
      And the game goes on
      And Alice has priority
