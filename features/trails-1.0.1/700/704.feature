Feature: 704 Combat Phase

  Background:
    Given a game of Trails

  @704.1
  Rule: 704.1 The combat phase runs as section 800 says

    @801.1
    Scenario: the phase opens with a window before anybody performs a sub step
      Given it is Bob's deployment step
      And Alice has Reed on her field
      When both players pass
      Then it is the combat phase
      And nobody performs a step
      And nobody was asked to name attackers

    @801.1
    Scenario: window, sub steps of both players, window, and out
      Given it is the combat phase
      When both players pass
      Then it is Alice's propose attacker step
      When Alice declares no attack
      Then it is Bob's propose attacker step
      When Bob declares no attack
      Then it is the last window of the combat phase
      When both players pass
      Then it is the cure phase

    Scenario: a board without UNITs does not skip the combat phase
      Given it is Bob's deployment step
      When the game reaches Alice's propose attacker step
      Then it is turn 2
      And Alice has priority

    Scenario: the combat phase waits for the second player's preparation
      Given it is Alice's deployment step
      When both players pass
      Then it is Bob's draw step
