Feature: 801 Overview

  Background:
    Given a game of Trails

  @801.1
  Rule: 801.1 The parts of the combat phase come in their order

    @802.3a
    Scenario: the phase begins with a window, an attack is proposed, then fought, and a window ends the phase
      Given it is the combat phase
      And Alice has Lancer on her field
      And Bob has Clerk on his field
      When both players pass
      Then it is Alice's propose attacker step
      When Lancer attacks Clerk
      Then it is the window after the proposal
      And Clerk is not stunned
      When both players pass until the fight is over
      Then Clerk is stunned
      When both players pass until the combat ends
      And Bob declares no attack
      And Alice declares no attack
      Then it is the last window of the combat phase

    Scenario: no attack can be made after the phase has come to its end
      Given it is the last window of the combat phase
      And Alice has Lancer on her field
      And Bob has Clerk on his field
      When both players pass
      Then it is the cure phase
      And nobody was asked to name attackers
