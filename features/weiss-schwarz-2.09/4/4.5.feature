Feature: 4.5 Play Timing

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.5.1 @8.5.2.2
  Rule: 4.5.1 Players act of their own accord at play timings only

    Scenario: the player who has the play timing acts, the other does not
      Given Alice has Reed in her hand
      And Bob has Clerk in his hand
      When Alice plays Reed onto her center left
      Then Alice had 2 play timings
      And Bob had 0 play timings

    Scenario: a counter gives the other player a play timing
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Counter-Draws in his hand
      When Titan frontal attacks
      Then Bob has a play timing
      And Bob may play Counter-Draws

    Scenario: while an effect asks for a choice nobody has a play timing
      Given Alice has Rests-A-Character and Memo in her hand
      And Alice has Reed and Clerk on her stage
      When Alice plays Rests-A-Character
      Then nobody has a play timing

  @4.5.2 @8.5.2.1
  Rule: 4.5.2 Before every play timing comes a whole check timing

    Scenario: what was triggered by the action is done when the player may act again
      Given Alice has Draws-When-Placed in her hand
      And Alice has Clerk on her center left
      And the top of Alice's deck is Titan
      When Alice plays Draws-When-Placed onto her center left
      And Alice plays Draws-When-Placed's AUTO
      Then Alice has a play timing
      And Clerk is in Alice's waiting room
      And Alice may play Titan

    Scenario: the first play timing of the phase has one before it
      Given it is Alice's clock phase
      And Alice has Clocks-At-Main-Start on her center left
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice has a play timing
      And Alice has 1 card in her clock

    Scenario: the counter step has one before its play timing
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Stocks-At-Counter-Step on his back left
      When Titan frontal attacks
      Then Bob has a play timing
      And Bob has 1 card in his stock

  @4.5.3 @8.5.2.2
  Rule: 4.5.3 The player takes one of the actions allowed at that time, or none

    Scenario: different actions are offered at once, and so is passing
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice has Act-Rests-Itself-Draws on her center left
      And Alice has Finale in her hand
      When Alice puts no card into her clock
      Then Alice may play Reed
      And Alice may use Act-Rests-Itself-Draws's ACT
      And Alice may pass
      And Alice may not play Finale

    Scenario: in the climax phase only a climax is allowed
      Given Alice is at level 1
      And Alice has Reed, Memo and Finale in her hand
      When Alice passes
      Then Alice may play Finale
      And Alice may not play Reed
      And Alice may not play Memo
      And Alice may pass

  @4.5.3.1 @8.5.2.2
  Rule: 4.5.3.1 After an action the player has a play timing again

    Scenario: each action in the main phase is followed by another play timing
      Given Alice has Reed and Memo in her hand
      When Alice plays Reed onto her center left
      And Alice plays Memo
      And Alice exchanges her center left and back left
      Then Alice has a play timing
      And Alice had 4 play timings

    Scenario: after a climax there is no second climax play timing
      Given it is Alice's climax phase
      And Alice is at level 1
      And Alice has Finale and Boosting-Climax in her hand
      And Alice has Reed on her center left
      When Alice plays Finale
      Then Alice had 1 play timing
      And Alice is asked to choose an attacker

  @4.5.3.2 @8.5.2.3
  Rule: 4.5.3.2 Doing nothing moves the game on

    Scenario: a pass ends the main phase, although there is something to play
      Given Alice has Reed in her hand
      And Alice is at level 1
      And Alice has Finale in her hand
      When Alice passes
      Then it is Alice's climax phase
      And Reed is in Alice's hand

    Scenario: a pass in the counter step leads on to the damage
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Counter-Draws in his hand
      When Titan frontal attacks
      And Bob passes
      Then Bob has 3 cards in his clock
      And Bob had 1 play timing
