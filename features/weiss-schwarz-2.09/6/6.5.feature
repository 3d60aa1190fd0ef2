Feature: 6.5 Main Phase

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @6.5.1
  Rule: 6.5.1 What waits for the phase comes first, then the turn player acts

    Scenario: the ability is resolved before the first play timing
      Given it is the start of Alice's main phase
      And Alice has Clocks-At-Main-Start on her center left
      And the top of Alice's deck is Sedge
      When Alice passes
      Then Sedge is in Alice's clock
      And it is Alice's climax phase

  @6.5.1.1
  Rule: 6.5.1.1 Abilities for the beginning of the main phase trigger

    Scenario: the beginning of the phase is met
      Given it is Alice's clock phase
      And Alice has Clocks-At-Main-Start on her center left
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice has 1 card in her clock

    Scenario: it is not met in the other player's main phase
      Given it is Alice's clock phase
      And Bob has Clocks-At-Main-Start on his center left
      And Alice has Clocks-At-Main-Start on her center left
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Bob's clock is empty
      And Alice has 1 card in her clock

    Scenario: it is met once, not before each play timing
      Given it is the start of Alice's main phase
      And Alice has Clocks-At-Main-Start on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center right
      And Alice passes
      Then Alice has 1 card in her clock

  @6.5.1.2
  Rule: 6.5.1.2 The turn player acts any number of times, in any order, as long as it can be paid

    Scenario: after each action comes another play timing
      Given Alice has Reed, Clerk and Titan in her hand
      When Alice plays Reed onto her center left
      And Alice plays Clerk onto her center middle
      And Alice plays Titan onto her center right
      Then Alice has a play timing
      And Alice has 3 cards on her stage

    Scenario: actions of different kinds mix
      Given Alice has Reed and Draws-One in her hand
      And Alice has Act-Rests-Itself-Draws on her back left
      When Alice plays Draws-One
      And Alice exchanges her back left and center left
      And Alice uses Act-Rests-Itself-Draws's ACT
      And Alice plays Reed onto her back left
      Then Alice has 2 cards in her hand
      And Reed is on Alice's back left

    @unchanged
    Scenario: what cannot be paid is not offered
      Given a blank character Canary with color yellow
      And Alice's level is, from the top, Canary
      And Alice has Sedge and Reed in her hand
      Then Alice may not play Sedge
      And Alice may play Reed

    @unchanged
    Scenario: what can just be paid is offered
      Given a blank character Canary with color yellow
      And Alice's level is, from the top, Canary
      And Alice has Sedge in her hand
      And Alice has 1 card in her stock
      Then Alice may play Sedge

    Scenario: the other player gets no play timing
      Given Bob has Reed in his hand
      When Alice passes
      Then it is Alice's climax phase
      And Bob had 0 play timings

    Scenario: a check timing comes before each play timing
      Given Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her center left
      Then Alice has a play timing
      And Alice has 1 card in her hand

  @6.5.1.2.1
  Rule: 6.5.1.2.1 A character is played from hand onto a position of the turn player's choice

    Scenario Outline: every position of the own stage can be chosen
      Given Alice has Reed in her hand
      When Alice plays Reed onto her <position>
      Then Reed is standing on Alice's <position>

      Examples:
        | position      |
        | center left   |
        | center middle |
        | center right  |
        | back left     |
        | back right    |

    Scenario: an occupied position can be chosen
      Given Alice has Reed in her hand
      And Alice has Clerk on her center left
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Clerk is in Alice's waiting room

    Scenario: the character comes onto the own stage, not onto the other player's
      Given Alice has Reed in her hand
      And Bob has Clerk on his center left
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Bob has only Clerk on his stage

    @unchanged
    Scenario: a character in the waiting room is not played
      Given Alice has Reed in her waiting room
      And Alice has Clerk in her hand
      Then Alice may not play Reed
      And Alice may play Clerk

    Scenario: the cost is paid from the stock
      Given Alice is at level 2
      And Alice has Lancer in her hand
      And Alice has 3 cards in her stock
      When Alice plays Lancer onto her center left
      Then Alice has 1 card in her stock
      And Alice has 2 cards in her waiting room

  @6.5.1.2.2
  Rule: 6.5.1.2.2 An event is played from hand, lies in the resolution zone, and then goes to the waiting room

    Scenario: the event acts and lies in the waiting room afterwards
      Given Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 1 card in her hand
      And Draws-One is in Alice's waiting room
      And Alice's resolution zone is empty

    Scenario: while it acts it lies in the resolution zone
      Given Alice has Each-Puts-One-Away, Reed and Clerk in her hand
      When Alice plays Each-Puts-One-Away
      Then Each-Puts-One-Away is in Alice's resolution zone
      And Alice has 2 cards in her hand

    Scenario: an event without text can be played
      Given Alice has Memo in her hand
      When Alice plays Memo
      Then Memo is in Alice's waiting room

  @6.5.1.2.3
  Rule: 6.5.1.2.3 Valid activated abilities are played

    Scenario: an ability of a character on the stage is played
      Given Alice has Act-Draws on her back left
      And Alice has 1 card in her stock
      When Alice uses Act-Draws's ACT
      Then Alice has 1 card in her hand
      And Alice's stock is empty

    Scenario: it can be played again while its cost can be paid
      Given Alice has Act-Draws on her back left
      And Alice has 2 cards in her stock
      When Alice uses Act-Draws's ACT
      And Alice uses Act-Draws's ACT
      Then Alice has 2 cards in her hand

    Scenario: an ability whose cost cannot be paid is not offered
      Given Alice has Act-Draws and Act-Rests-Itself-Draws on her stage
      Then Alice may not use Act-Draws's ACT
      And Alice may use Act-Rests-Itself-Draws's ACT

    Scenario: a rested character cannot rest for a cost
      Given Alice has Act-Rests-Itself-Draws on her center left, rested
      And Alice has Act-Draws on her center right
      And Alice has 1 card in her stock
      Then Alice may not use Act-Rests-Itself-Draws's ACT
      And Alice may use Act-Draws's ACT

    @unchanged
    Scenario: the ability of a card in hand is not valid
      Given Alice has Act-Rests-Itself-Draws in her hand
      Then Alice may not use Act-Rests-Itself-Draws's ACT
      And Alice may play Act-Rests-Itself-Draws

    @unchanged
    Scenario: the other player's abilities are not offered
      Given Bob has Act-Rests-Itself-Draws on his center left
      And Alice has Reed in her hand
      Then Alice may not use Act-Rests-Itself-Draws's ACT
      And Alice may play Reed

  @6.5.1.2.4
  Rule: 6.5.1.2.4 What lies on two positions is exchanged

    Scenario: two characters change places
      Given Alice has Reed on her center left
      And Alice has Clerk on her back right
      When Alice exchanges her center left and back right
      Then Reed is on Alice's back right
      And Clerk is on Alice's center left

    Scenario: a character moves to an open position
      Given Alice has Reed on her center left
      When Alice exchanges her center left and back left
      Then Reed is on Alice's back left
      And Alice has 1 card on her stage

    Scenario: the orientation goes along
      Given Alice has Reed on her center left, rested
      And Alice has Clerk on her center right
      When Alice exchanges her center left and center right
      Then Reed is rested on Alice's center right
      And Clerk is standing on Alice's center left

    Scenario: neither of two exchanged characters is displaced
      Given Alice has Reed on her center left
      And Alice has Clerk on her center middle
      When Alice exchanges her center left and center middle
      Then Alice has 2 cards on her stage
      And Reed is on Alice's center middle
      And Alice's waiting room is empty

    Scenario: it costs nothing and can be done again
      Given Alice has Reed on her center left
      When Alice exchanges her center left and center middle
      And Alice exchanges her center middle and center right
      Then Reed is on Alice's center right
      And Alice has a play timing

    Scenario: the other player's positions are not exchanged
      Given Bob has Reed on his center left
      And Alice has Clerk on her center left
      When Alice exchanges her center left and center right
      Then Reed is on Bob's center left
      And Clerk is on Alice's center right

  @6.5.1.3
  Rule: 6.5.1.3 Doing nothing leads to the climax phase

    Scenario: a pass ends the main phase
      Given Alice has Reed and Finale in her hand
      When Alice passes
      Then it is Alice's climax phase
      And Alice may not play Reed
