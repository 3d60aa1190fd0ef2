Feature: 6.6 Climax Phase

  Background:
    Given a game of Weiss Schwarz in Alice's climax phase
    And Alice is at level 1

  @6.6.1
  Rule: 6.6.1 What waits for the phase comes first, then the play timing

    Scenario: the ability is resolved before the climax is played
      Given it is the start of Alice's climax phase
      And Alice has Clocks-At-Climax-Start on her center left
      And the top of Alice's deck is Sedge
      And Alice has Finale in her hand
      When Alice plays Finale
      Then Sedge is in Alice's clock
      And Finale is on Alice's climax area

  @6.6.1.1
  Rule: 6.6.1.1 Abilities for the beginning of the climax phase trigger, and a check timing follows

    Scenario: the beginning of the phase is met
      Given it is Alice's main phase
      And Alice has Clocks-At-Climax-Start on her center left
      When Alice passes
      Then Alice has 1 card in her clock
      And it is Alice's climax phase

    Scenario: it is not met in the other player's climax phase
      Given it is Alice's main phase
      And Bob has Clocks-At-Climax-Start on his center left
      When Alice passes
      Then Bob's clock is empty
      And it is Alice's climax phase

  @6.6.1.2
  Rule: 6.6.1.2 A play timing is given to the turn player

    Scenario: the turn player may act or pass
      Given it is Alice's main phase
      And Alice has Finale in her hand
      When Alice passes
      Then Alice has a play timing
      And Alice may play Finale
      And Alice may pass

    Scenario: the other player gets none
      Given Bob has Finale in his hand
      And Alice has Reed on her center left
      When Alice passes
      Then Bob had 0 play timings
      And Alice is asked to choose an attacker

  @6.6.1.2.1
  Rule: 6.6.1.2.1 Only climaxes from hand are played then

    @unchanged
    Scenario: a climax is offered, a character and an event are not
      Given Alice has Finale, Reed and Memo in her hand
      Then Alice may play Finale
      And Alice may not play Reed
      And Alice may not play Memo

    @unchanged
    Scenario: an activated ability is not offered
      Given Alice has Act-Rests-Itself-Draws on her center left
      And Alice has Finale in her hand
      Then Alice may not use Act-Rests-Itself-Draws's ACT
      And Alice may play Finale

    @unchanged
    Scenario: positions are not exchanged
      Given Alice has Reed on her center left
      And Alice has Finale in her hand
      Then Alice may not exchange her center left and center right
      And Alice may play Finale

    @unchanged
    Scenario: a climax in the waiting room is not offered
      Given Alice has Two-Souls-Climax in her waiting room
      And Alice has Finale in her hand
      Then Alice may not play Two-Souls-Climax
      And Alice may play Finale

    @unchanged
    Scenario: a climax of another color is not offered
      Given Alice has Finale and Blue-Finale in her hand
      Then Alice may play Finale
      And Alice may not play Blue-Finale

    @unchanged
    Scenario: in the main phase a climax is not offered
      Given it is Alice's main phase
      And Alice has Finale and Reed in her hand
      Then Alice may not play Finale
      And Alice may play Reed

  @6.6.1.2.2
  Rule: 6.6.1.2.2 After an action there is no second play timing: one climax a phase

    Scenario: the second climax stays in hand
      Given Alice has Finale and Two-Souls-Climax in her hand
      And Alice has Reed on her center left
      When Alice plays Finale
      Then Two-Souls-Climax is in Alice's hand
      And Alice is asked to choose an attacker
      And Alice had 1 play timing

    Scenario: without an action the phase ends as well
      Given Alice has Finale in her hand
      And Alice has Reed on her center left
      When Alice passes
      Then Finale is in Alice's hand
      And Alice is asked to choose an attacker

  @6.6.1.3
  Rule: 6.6.1.3 A check timing follows, and the attack phase comes after it

    Scenario: an ability that the climax has triggered is resolved before the attack phase
      Given Alice has Clocks-When-A-Climax-Comes on her center left
      And Alice has Finale in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Finale
      Then Sedge is in Alice's clock
      And Alice is asked to choose an attacker

    Scenario: it is resolved before the attack phase begins, so that there is nothing to put in order
      Given Alice has Clocks-When-A-Climax-Comes on her center left
      And Alice has Stocks-At-Attack-Phase on her center right
      And Alice has Finale in her hand
      And the top of Alice's deck is Sedge and Clerk
      When Alice plays Finale
      Then Alice is asked to choose an attacker
      And Sedge is in Alice's clock
      And Clerk is in Alice's stock
      And nobody was asked to choose an automatic ability
