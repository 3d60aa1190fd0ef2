Feature: 8.1 Categories of Abilities

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.1.1.1
  Rule: 8.1.1.1 A player with a play timing plays an ACT ability by paying its cost

    Scenario: the cost is paid and the effect follows
      Given Alice has Act-Draws on her back left
      And Alice has 2 cards in her stock
      When Alice uses Act-Draws's ACT
      Then Alice has 1 card in her stock
      And Alice has 1 card in her hand

    Scenario: an ability without a cost is played for nothing
      Given Alice has Boosts-Own-Side on her back left
      When Alice uses Boosts-Own-Side's ACT
      Then Boosts-Own-Side has 1500 power

    Scenario: the player without a play timing plays none
      Given Alice has Act-Rests-Itself-Draws on her back left
      And Bob has Act-Rests-Itself-Draws on his back left
      When Alice uses Act-Rests-Itself-Draws's ACT
      Then Act-Rests-Itself-Draws#2 is standing
      And Alice has 1 card in her hand
      And Bob had 0 play timings

    @unchanged
    Scenario: the ability of another player's character is not offered
      Given Bob has Act-Rests-Itself-Draws on his back left
      And Alice has Boosts-Own-Side on her back left
      Then Alice may not use Act-Rests-Itself-Draws's ACT
      And Alice may use Boosts-Own-Side's ACT

    Scenario: an ability is not offered when its cost cannot be paid
      Given Alice has Act-Rests-Itself-Draws on her back left
      When Alice uses Act-Rests-Itself-Draws's ACT
      Then Alice has 1 card in her hand
      And Alice may not use Act-Rests-Itself-Draws's ACT

    Scenario: a phase without such a play timing offers none
      Given Alice has Act-Draws on her back left
      And Alice has 1 card in her stock
      When Alice passes
      Then it is Alice's climax phase
      And Alice may not use Act-Draws's ACT

  @8.1.1.1.2
  Rule: 8.1.1.1.2 An ACT ability counts as used when its cost is paid

    Scenario: an ability for using an ACT ability triggers
      Given Alice has Draws-When-ACT-Used on her center left
      And Alice has Boosts-Own-Side on her back left
      When Alice uses Boosts-Own-Side's ACT
      Then Alice has 1 card in her hand

    Scenario: it triggers again for the next use
      Given Alice has Draws-When-ACT-Used on her center left
      And Alice has Boosts-Own-Side on her back left
      When Alice uses Boosts-Own-Side's ACT
      And Alice uses Boosts-Own-Side's ACT
      Then Alice has 2 cards in her hand

    Scenario: it does not trigger for the use of the other player
      Given Bob has Draws-When-ACT-Used on his center left
      And Alice has Boosts-Own-Side on her back left
      When Alice uses Boosts-Own-Side's ACT
      Then Boosts-Own-Side has 1500 power
      And Bob's hand is empty

    Scenario: paying for an AUTO ability is no such use
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice has Draws-When-ACT-Used on her back left
      And Alice has 2 cards in her stock
      When Pays-Two-To-Draw attacks
      And Alice pays for Pays-Two-To-Draw's AUTO
      Then Alice has 1 card in her hand

    Scenario: the watcher is removed by the effect, after the use
      Given Alice has Draws-When-ACT-Used on her center left
      And Alice has Act-Removes-Another on her back left
      When Alice uses Act-Removes-Another's ACT
      And Alice plays Draws-When-ACT-Used's AUTO
      Then Draws-When-ACT-Used is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: the watcher is removed by the cost, before the use
      Given Alice has Draws-When-ACT-Used on her center left
      And Alice has Act-Sacrifices-Another on her back left
      When Alice uses Act-Sacrifices-Another's ACT
      Then Draws-When-ACT-Used is in Alice's waiting room
      And Act-Sacrifices-Another has 2000 power
      And Alice's hand is empty

  @8.1.1.2
  Rule: 8.1.1.2 AUTO abilities are played by themselves when their situation comes about

    Scenario: nobody is asked whether it is played
      Given Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her center left
      Then Alice has 1 card in her hand
      And nobody was asked to decide whether to do it
      And Alice has a play timing

    Scenario: it comes about in the turn of the other player too
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Draws-When-Attacked on his center right
      When Reed side attacks
      Then Bob has 1 card in his hand

    @unchanged
    Scenario: a player does not play it as an action
      Given Alice has Draws-On-Attack on her center left
      And Alice has Boosts-Own-Side on her back left
      Then Alice may not use Draws-On-Attack's ACT
      And Alice may use Boosts-Own-Side's ACT

  @8.1.1.2.1 @8.7.2
  Rule: 8.1.1.2.1 An AUTO ability triggers on its event, or when its phase or step begins or ends

    @events
    Scenario: an event triggers it
      Given Alice has Draws-When-Rested on her center left
      And Alice has Rests-All in her hand
      When Alice plays Rests-All
      Then Alice has 1 card in her hand
      And Draws-When-Rested's AUTO triggered 1 time

    Scenario: the beginning of a phase triggers it
      Given Alice has Clocks-At-Climax-Start on her center left
      When Alice passes
      Then it is Alice's climax phase
      And Alice has 1 card in her clock

    Scenario: the beginning of a step triggers it
      Given it is Alice's attack phase
      And Alice has Stocks-At-Encore-Step on her back left
      When Alice ends the attack phase
      Then Alice has 1 card in her stock

    Scenario: the end of the turn triggers it
      Given Alice has Draws-At-Turn-End on her back left
      When the turn ends
      Then Alice has 1 card in her hand

    Scenario: another event does not trigger it
      Given it is Alice's attack phase
      And Alice has Draws-When-Placed on her center left
      And Alice has Draws-On-Attack on her center right
      When Draws-When-Placed attacks
      Then Draws-When-Placed is rested
      And Alice's hand is empty

    @own-card @reading:a-phase-ends-with-a-check-timing
    Scenario Outline: an ability for the end of the <period> is played once before the next one begins
      Given a game of Weiss Schwarz in Bob's attack phase
      And the character Sexton with level 0, cost 0, power 9000 and the text
        """
        AUTO at the end of your <period>: put the top card of your stock into the waiting room.
        """
      And Alice has Sexton on her center left
      And Alice has 5 cards in her stock
      And Bob has Clerk on his center right
      When the turn ends
      And the game reaches Alice's attack phase
      And Sexton frontal attacks
      And the attack ends
      And the turn ends
      Then Alice has 5 cards in her stock
      And Alice has 1 card in her waiting room

      Examples:
        | period       |
        | stand phase  |
        | draw phase   |
        | clock phase  |
        | main phase   |
        | climax phase |
        | trigger step |
        | counter step |
        | damage step  |
        | battle step  |
        | encore step  |
        | attack phase |

    @own-card @reading:a-phase-ends-with-a-check-timing
    Scenario: what an ability for the end of the main phase does is done before the climax phase
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Sexton with level 0, cost 0, power 1000 and the text
        """
        AUTO at the end of your main phase: you may draw 1.
        """
      And Alice has Sexton on her center left
      When Alice passes
      Then the game is in the main phase
      When Alice says yes
      Then Alice has 1 card in her hand
      And the game is in the climax phase

  @8.1.1.2.2
  Rule: 8.1.1.2.2 The cost of an AUTO ability is offered while it is resolved

    Background:
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left

    Scenario: the cost is asked for, and paid
      Given Alice has 2 cards in her stock
      When Pays-Two-To-Draw attacks
      Then Alice is asked to pay
      When Alice pays for Pays-Two-To-Draw's AUTO
      Then Alice has 1 card in her hand
      And Alice has 1 card in her stock

    Scenario: the cost is left unpaid
      Given Alice has 2 cards in her stock
      When Pays-Two-To-Draw attacks
      And Alice does not pay for Pays-Two-To-Draw's AUTO
      Then Alice's hand is empty
      And Alice has 3 cards in her stock

    Scenario: a cost that cannot be paid is not asked for
      Given Alice has 1 card in her stock
      When Pays-Two-To-Draw attacks
      Then Alice was not asked to pay
      And Alice has 2 cards in her stock
      And Alice's hand is empty

    Scenario: a card that comes into the stock after the trigger helps to pay
      Given Alice has Stocks-When-Another-Attacks on her back left
      And Alice has 1 card in her stock
      When Pays-Two-To-Draw attacks
      And Alice plays Stocks-When-Another-Attacks's AUTO
      Then Alice is asked to pay
      When Alice pays for Pays-Two-To-Draw's AUTO
      Then Alice has 1 card in her hand
      And Alice has 1 card in her stock

    Scenario: the ability is resolved first, so the later card does not help
      Given Alice has Stocks-When-Another-Attacks on her back left
      And Alice has 1 card in her stock
      When Pays-Two-To-Draw attacks
      And Alice plays Pays-Two-To-Draw's AUTO
      Then Alice was not asked to pay
      And Alice has 3 cards in her stock
      And Alice's hand is empty

  @8.1.1.3
  Rule: 8.1.1.3 The effect of a CONT ability is in force as long as the ability is valid

    Scenario: it begins as the character comes onto the stage
      Given Alice has Boosts-All in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-All onto her back left
      Then Reed has 2500 power

    Scenario: it ends as the character leaves the stage
      Given Alice has Boosts-All on her back left
      And Alice has Reed on her center left
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      And Alice chooses Boosts-All
      Then Reed has 2000 power

    Scenario: it does not end with the turn
      Given Alice has Boosts-All on her back left
      And Alice has Reed on her center left
      And Alice has Boosts-One in her hand
      When Alice plays Boosts-One
      And Alice chooses Reed
      Then Reed has 3500 power
      When the turn ends
      Then Reed has 2500 power

    Scenario: it ends while the ability is lost
      Given Alice has Boosts-All on her back left
      And Alice has Reed on her center left
      And Alice has Strips-Abilities in her hand
      When Alice plays Strips-Abilities
      And Alice chooses Boosts-All
      Then Reed has 2000 power
      When the turn ends
      Then Reed has 2500 power
