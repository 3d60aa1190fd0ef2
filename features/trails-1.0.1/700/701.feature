Feature: 701 Overview

  Background:
    Given a game of Trails

  @701.1
  Rule: 701.1 A turn is preparation, then combat, then cure

    Scenario: one turn goes through preparation, combat and cure in this order
      Given it is the first window of the turn
      And it is turn 5
      When the game reaches Bob's deployment step
      Then it is turn 5
      When the game reaches the combat phase
      Then it is turn 5
      When the game reaches the cure phase
      Then it is turn 5
      When the game reaches the preparation phase
      Then it is turn 6

    Scenario: combat follows when the last deployment step is over
      Given it is Bob's deployment step
      When both players pass
      Then it is the combat phase
      And it is turn 2

    Scenario: cure follows when the combat phase is over
      Given it is the last window of the combat phase
      When both players pass
      Then it is the cure phase
      And it is turn 2

    Scenario: another turn follows the cure, and no second combat
      Given it is the last window of the turn
      When both players pass
      Then it is the first window of the turn
      And it is turn 3
      And nobody was asked to name attackers
