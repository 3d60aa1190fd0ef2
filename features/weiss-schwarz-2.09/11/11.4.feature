Feature: 11.4 Jumps to a Phase or a Step

  Background:
    Given a game of Weiss Schwarz in Alice's main phase
    And Alice has Jumps-To-Encore in her hand

  @11.4.1
  Rule: 11.4.1 The phase is broken off and the game goes on where the effect says

    Scenario: the attack phase is left out
      Given Alice has Reed on her center left
      And Alice has Clerk on her center right, reversed
      When Alice plays Jumps-To-Encore
      Then Clerk is in Alice's waiting room
      And Alice was not asked to choose an attacker

  @11.4.1.1
  Rule: 11.4.1.1 Effects that would have expired on the way end

    Scenario: a boost until the end of the main phase is gone
      Given Alice has Reed on her center left
      And Alice has Clerk on her center middle, reversed
      And Alice has Wall on her center right, reversed
      And Alice has Boosts-This-Phase in her hand
      When Alice plays Boosts-This-Phase
      Then Reed's power is 3000
      When Alice plays Jumps-To-Encore
      Then Alice is asked to put a reversed character away
      And Reed's power is 2000

  @11.4.1.2
  Rule: 11.4.1.2 What lies between is skipped

    Scenario: what waits for the climax phase and the attack phase is not met
      Given Alice has Clocks-At-Climax-Start on her back left
      And Alice has Stocks-At-Attack-Phase on her back right
      And Alice has Clerk on her center right, reversed
      When Alice plays Jumps-To-Encore
      Then Clerk is in Alice's waiting room
      And Alice's clock is empty
      And Alice's stock is empty

  @11.4.1.3
  Rule: 11.4.1.3 What is standing by is played in the first check timing of the new step

    Scenario: what waits for the encore step is met there
      Given Alice has Stocks-At-Encore-Step on her back left
      When Alice plays Jumps-To-Encore
      Then Alice has 1 card in her stock
