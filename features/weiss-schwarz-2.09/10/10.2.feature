Feature: 10.2 Encore

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase

  @10.2.1
  Rule: 10.2.1 Encore triggers when its card goes from the stage to the waiting room

    Scenario: it triggers in the encore step
      Given Alice has Reed on her center left, reversed
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      Then Alice is asked to pay

    Scenario: it triggers when the character is displaced
      Given it is Alice's main phase
      And Alice has Clerk on her center left
      And Alice has Reed in her hand
      And Alice has 3 cards in her stock
      When Alice plays Reed onto her center left
      Then Alice is asked to pay
      And Clerk is in Alice's waiting room

    Scenario: it does not trigger when a character goes from the hand to the waiting room
      Given it is Alice's main phase
      And Alice has Each-Puts-One-Away and Reed in her hand
      And Alice has 3 cards in her stock
      When Alice plays Each-Puts-One-Away
      Then Reed is in Alice's waiting room
      And Alice was not asked to pay

    Scenario: it does not trigger when the character goes from the stage to the hand
      Given it is Alice's main phase
      And Alice has Reed on her center left
      And Alice has Returns-To-Hand in her hand
      And Alice has 3 cards in her stock
      When Alice plays Returns-To-Hand
      Then Reed is in Alice's hand
      And Alice was not asked to pay

  @10.2.2
  Rule: 10.2.2 For the cost the card comes back rested onto the position it had

    Scenario Outline: it comes back onto its own position
      Given Alice has Reed on her <position>, reversed
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      And Alice pays for Reed's Encore
      Then Reed is rested on Alice's <position>
      And Alice's stock is empty

      Examples:
        | position      |
        | center left   |
        | center middle |
        | back right    |

    Scenario: without payment it stays in the waiting room
      Given Alice has Reed on her center left, reversed
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      And Alice does not pay for Reed's Encore
      Then Reed is in Alice's waiting room
      And Alice has 3 cards in her stock

    Scenario: what it costs can be a card from hand
      Given Alice has Encore-By-Discard on her center left, reversed
      And Alice has Clerk in her hand
      When Alice ends the attack phase
      And Alice plays Encore-By-Discard's first ability
      And Alice pays for Encore-By-Discard's Encore
      Then Encore-By-Discard is rested on Alice's center left
      And Clerk is in Alice's waiting room

    @reading:encore-returns-to-a-taken-position
    Scenario: it comes back onto a position that is taken by now and displaces the newcomer
      Given it is Alice's main phase
      And Alice has Clerk on her center left
      And Alice has Reed in her hand
      And Alice has 3 cards in her stock
      When Alice plays Reed onto her center left
      And Alice pays for Clerk's Encore
      Then Clerk is rested on Alice's center left
      And Reed is in Alice's waiting room

  @10.2.3 @reading:default-encore-is-three-stock
  Rule: 10.2.3 Every character has Encore for three stock

    Scenario: three cards of stock are paid
      Given Alice has Reed on her center left, reversed
      And Alice has 4 cards in her stock
      When Alice ends the attack phase
      And Alice pays for Reed's Encore
      Then Alice has 1 card in her stock
      And Alice has 3 cards in her waiting room

    Scenario: two cards of stock do not suffice
      Given Alice has Reed on her center left, reversed
      And Alice has 2 cards in her stock
      When Alice ends the attack phase
      Then Reed is in Alice's waiting room
      And Alice has 2 cards in her stock
      And Alice was not asked to pay

    Scenario: the other player's characters have it too
      Given Bob has Clerk on his center left, reversed
      And Bob has 3 cards in his stock
      When Alice ends the attack phase
      And Bob pays for Clerk's Encore
      Then Clerk is on Bob's center left
      And Bob's stock is empty

    Scenario: its player is asked to pay for it
      Given Alice has Reed on her center left, reversed
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      Then Alice is asked to pay
    @own-card
    Scenario: a text may take it away
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Grim with level 0, cost 0, power 1000 and the text
        """
        CONT: other characters lose all abilities with the keyword "Encore".
        """
      And Alice has Grim on her back left
      And Alice has Reed on her center left
      And Alice has Titan in her hand
      And Alice has 3 cards in her stock
      When Alice plays Titan onto her center left
      Then Reed is in Alice's waiting room
      And Alice has a play timing
      And Alice has 3 cards in her stock

  @10.2.4
  Rule: 10.2.4 Encore is used when the card comes back by it

    Scenario: an ability for using Encore triggers when the card is back
      Given Alice has Reed on her center left, reversed
      And Alice has Draws-On-Encore on her back left
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      And Alice pays for Reed's Encore
      Then Reed is on Alice's center left
      And Alice has 1 card in her hand

    Scenario: an Encore that is not paid for is not used
      Given Alice has Reed on her center left, reversed
      And Alice has Draws-On-Encore on her back left
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      And Alice does not pay for Reed's Encore
      Then Reed is in Alice's waiting room
      And Alice's hand is empty
