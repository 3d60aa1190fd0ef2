Feature: 1405 Dispatch

  Background:
    Given a game of Trails

  @1405.1
  Rule: 1405.1 It is played from face-down in the homebase, and then a hand card may go there face-down in Action

    Scenario: a face-down UNIT with Dispatch is played for its cost, one without is not
      Given Alice has Courier and Reed in her homebase, face-down
      And Alice has 5 CP
      Then Alice may not play Reed
      When Alice plays Courier
      And both players pass until nothing waits
      Then Courier is face-up on Alice's field
      And Alice has 3 CP
      And Alice has only Reed in her homebase

    Scenario: the cost must be paid
      Given Alice has Courier and Rook-Courier in her homebase, face-down
      And Alice has 1 CP
      Then Alice may play Rook-Courier
      And Alice may not play Courier

    Scenario: a hand card takes its place, face-down and in Action
      Given Alice has Courier in her homebase, face-down
      And Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Courier putting Sedge into her homebase
      And both players pass until nothing waits
      Then Sedge is face-down in Alice's homebase
      And Sedge is actioned
      And Alice has only Reed in her hand
      And Bob cannot tell which card Sedge is

    Scenario: the player may keep the hand
      Given Alice has Courier in her homebase, face-down
      And Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Courier
      And Alice puts no card into her homebase
      And both players pass until nothing waits
      Then Courier is on Alice's field
      And Alice has 2 cards in her hand
      And Alice's homebase is empty

    Scenario: no second card may follow
      Given Alice has Courier in her homebase, face-down
      And Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Courier putting Sedge into her homebase
      Then Alice may not put Reed into her homebase
      When both players pass until nothing waits
      Then Courier is on Alice's field
      And Alice has only Sedge in her homebase
      And Alice has only Reed in her hand

    Scenario: without a hand nothing takes its place
      Given Alice has Courier in her homebase, face-down
      And Alice has 2 CP
      When Alice plays Courier
      And both players pass until nothing waits
      Then Courier is on Alice's field
      And Alice's homebase is empty

    Scenario: played from the hand it brings no card into the homebase
      Given Alice has Courier and Reed in her hand
      And Alice has Gate in her homebase
      And Alice has 2 CP
      When Alice plays Courier
      Then Courier's craft does not wait to be resolved
      When both players pass
      Then Courier is on Alice's field
      And Alice has only Reed in her hand
      And nothing waits to be resolved

    Scenario: a face-up UNIT in the homebase is not played
      Given Alice has Courier in her homebase, face-up
      And Alice has Courier in her homebase, face-down
      And Alice has 5 CP
      Then Alice may play Courier#2
      And Alice may not play Courier

    Scenario: an actioned card in the homebase may be played
      Given Alice has Courier in her homebase, face-down and actioned
      And Alice has 2 CP
      When Alice plays Courier
      And both players pass until nothing waits
      Then Courier is ready on Alice's field

    Scenario: the other player's Dispatch is not one's own
      Given Alice has Courier in her homebase, face-down
      And Bob has Courier in his homebase, face-down
      And Alice has 5 CP
      Then Alice may play Courier
      And Alice may not play Courier#2

    Scenario: it is played in the deployment step alone
      Given Alice has Rook-Courier in her homebase, face-down
      And Alice has Gate in her homebase
      And Alice has Gains-Pools and Gains-One in her hand
      And Alice has 1 CP
      Then Alice may play Rook-Courier
      When the game reaches the combat phase
      And Alice plays Gains-Pools paying with Gate
      And both players pass
      Then Alice has 2 CP
      And Alice may play Gains-One
      And Alice may not play Rook-Courier

    Scenario: an effect that puts it onto the field does not play it
      Given Alice has Courier and Gate in her homebase, face-down
      And Alice has Calls-A-Card-From-Home and Reed in her hand
      And Alice has 1 EP
      When Alice plays Calls-A-Card-From-Home targeting Courier
      And both players pass
      Then Courier is on Alice's field
      And nothing waits to be resolved
      And Alice has only Reed in her hand

    Scenario: the homebase card of the step may be put besides
      Given it is the start of Alice's homebase step
      And Alice has Rook-Courier in her homebase, face-down
      And Alice has Reed, Sedge and Lancer in her hand
      When Alice puts Reed into her homebase
      And the game reaches Alice's deployment step
      And Alice plays Rook-Courier putting Lancer into her homebase
      And both players pass until nothing waits
      Then Alice has only Reed and Lancer in her homebase
      And Reed is ready
      And Lancer is actioned

    @own-card
    Scenario: Dispatch that a card has only in the homebase brings its second part too
      Given the UNIT Postmaster with CP cost 2, STR 1, DEF 3 and the text
        """
        CONT: UNITs in your homebase get Dispatch.
        """
      And Alice has 2 CP
      And Alice has Postmaster on her field
      And Alice has Reed in her homebase, face-down
      And Alice has Sedge in her hand
      When Alice plays Reed from her homebase
      Then Alice is asked to put a card into the homebase
