Feature: 10.5 Backup

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left
    And Bob has Clerk on his center right

  @10.5.1
  Rule: 10.5.1 Backup is played from hand in the counter step by the player under a frontal attack

    Scenario: in the counter step it is offered
      Given Bob is at level 1
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      Then Bob may use Backs-Up's Backup

    Scenario: in the own main phase it is not
      Given it is Bob's main phase
      And Bob is at level 1
      And Bob has Backs-Up and Titan in his hand
      When Bob plays Titan onto his back left
      Then Titan is on Bob's back left
      And Bob may not use Backs-Up's Backup

    Scenario: the attacking player does not use it
      Given Alice is at level 1
      And Alice has Backs-Up in her hand
      When Reed frontal attacks
      Then Alice had 0 play timings
      And Bob has a play timing

    Scenario: on the stage it is not offered
      Given Bob is at level 1
      And Bob has Backs-Up on his back left
      When Reed frontal attacks
      Then Bob may not use Backs-Up's Backup
      And Bob may pass

  @10.5.2
  Rule: 10.5.2 An own defending character gets the power for the turn, with the level for it

    Scenario: the defender grows
      Given Bob is at level 1
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      And Bob uses Backs-Up's Backup
      Then Clerk's power is 3500
      And Reed is reversed

    Scenario: below the level it is not offered
      Given Bob has Backs-Up in his hand
      When Reed frontal attacks
      Then Bob may not use Backs-Up's Backup
      And Bob may pass

    Scenario: above the level it is offered
      Given Bob is at level 2
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      Then Bob may use Backs-Up's Backup

    Scenario: a cost that cannot be paid keeps it back
      Given Bob is at level 1
      And Bob has Backup-Guard in his hand
      When Reed frontal attacks
      Then Bob may not use Backup-Guard's Backup
      And Bob may pass

    Scenario: the power is gone after the turn
      Given Bob is at level 1
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      And Bob uses Backs-Up's Backup
      Then Clerk's power is 3500
      When the turn ends
      Then Clerk's power is 1500

  @10.5.3
  Rule: 10.5.3 Backup is used once its cost is paid

    Scenario: an ability for using Backup triggers
      Given Bob is at level 1
      And Bob has Backs-Up in his hand
      And Bob has Draws-On-Backup on his back left
      When Reed frontal attacks
      And Bob uses Backs-Up's Backup
      Then Bob has 1 card in his hand

    Scenario: any other counter is no Backup
      Given Bob has Counter-Draws in his hand
      And Bob has Draws-On-Backup on his back left
      When Reed frontal attacks
      And Bob plays Counter-Draws
      Then Bob has 1 card in his hand
