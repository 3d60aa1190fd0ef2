Feature: 502 Basic Principles

  Background:
    Given a game of Trails
    And both players have 9 EP
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |

  @502.1
  Rule: 502.1 A card is in exactly one zone, and each player has zones of their own

    Scenario: a card that is drawn is in the hand and no longer in the deck
      Given it is the preparation phase
      And the top of Alice's deck is Reed and Sedge
      When both players pass
      Then Alice has only Reed and Sedge in her hand
      And Alice's deck has 20 cards

    Scenario: a UNIT that was played lies neither in the hand nor on the field until it resolves
      Given Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Alice has only Sedge in her hand
      And Alice's field is empty
      And Reed waits to be resolved

    Scenario: a UNIT that has resolved lies on the field alone
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Alice has only Reed on her field
      And the resolve standby zone is empty
      And Alice's hand is empty

    Scenario: what both players lose goes to two trails
      Given it is the choice of cures
      And Alice has Reed and Lancer on her field, stunned
      And Bob has Sedge on his field, stunned
      When the turn ends
      Then Alice has only Reed and Lancer in her trail
      And Bob has only Sedge in his trail

    @reading:proxy-has-the-data-of-its-card
    Scenario: an EVENT played out of the homebase stays one card there while its stand-in waits
      Given Alice has Fanfare in her homebase, face-down
      And Alice has 3 cards in her homebase, face-down
      When Alice plays Fanfare
      Then Fanfare is face-up in Alice's homebase
      And Alice has 4 cards in her homebase
      And Fanfare's proxy waits to be resolved

  @502.2
  Rule: 502.2 Both players see a public zone; a private one only those whom the rules name

    Scenario: a hidden card is seen by both players once it lies on the field
      Given Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then both players see Reed on Alice's field
      And Bob cannot tell which card Sedge is

    Scenario: a UNIT that goes back into a hand is hidden from the opponent again
      Given Alice has Sedge and Returns-Unit in her hand
      And Alice has Reed on her field
      When Alice plays Returns-Unit targeting Reed
      And both players pass
      Then Bob sees 2 cards in Alice's hand
      And Bob cannot tell which cards they are
      And Alice sees Reed and Sedge in Alice's hand

    Scenario: cards that are drawn are seen by the player who drew them alone
      Given it is the preparation phase
      And the top of Alice's deck is Reed and Sedge
      When both players pass
      Then Alice sees Reed and Sedge in Alice's hand
      And Bob cannot tell which card Reed is
      And Bob cannot tell which card Sedge is

    Scenario: a choice among the cards of a hand is no window into it
      Given it is Alice's draw step
      And Alice has Reed and Sedge in her hand
      When both players pass
      Then Alice may put Reed into her homebase
      And Bob sees no option that Alice has

  @502.2a
  Rule: 502.2a Everybody may count the cards of any zone

    Scenario: each player counts the private zones of the other
      Given it is the preparation phase
      And Alice has 3 cards in her hand
      And Bob has 7 cards in his hand
      And Bob's deck has 11 cards
      When both players pass
      Then Bob sees 5 cards in Alice's hand
      And Bob sees 18 cards in Alice's deck
      And Alice sees 7 cards in Bob's hand
      And Alice sees 11 cards in Bob's deck

    Scenario: the opponent counts the face-down cards of a homebase without knowing them
      Given it is Alice's draw step
      And Alice has Reed and Sedge in her hand
      And Alice has 2 cards in her homebase, face-down
      When Alice puts Reed into her homebase
      Then Bob sees 3 cards in Alice's homebase
      And Bob cannot tell which cards they are

    Scenario: a player counts the own deck without seeing a card of it
      Given it is the preparation phase
      And Alice's deck has 13 cards
      When both players pass
      Then Alice sees 11 cards in Alice's deck
      And Alice cannot tell which cards they are

  @502.2b
  Rule: 502.2b In a private zone a player may pass over cards that fit a condition

    Scenario: a search of the deck for an ITEM may find none although one is there
      Given Alice has Fetches-An-ITEM in her hand
      And the top of Alice's deck is Reed and Whetstone
      When Alice plays Fetches-An-ITEM
      And both players pass
      Then Alice may choose Whetstone
      And Alice may choose nothing

    Scenario: a player who passes over the only ITEM takes nothing and leaves it hidden
      Given Alice has Fetches-An-ITEM in her hand
      And the top of Alice's deck is Reed and Whetstone
      When Alice plays Fetches-An-ITEM
      And both players pass
      And Alice chooses nothing
      Then Whetstone is in Alice's deck
      And Alice's hand is empty
      And Fetches-An-ITEM is in Alice's trail
      And nobody can tell which card Whetstone is

    Scenario: a search that asks for any card must take one
      Given Alice has Fetches-Any-Card in her hand
      And Alice's deck is, from the top, Reed, Sedge and Lancer
      When Alice plays Fetches-Any-Card
      And both players pass
      Then Alice may choose Sedge
      And Alice may not choose nothing

    Scenario: a UNIT in the hand need not be admitted to
      Given Alice has Fields-From-Hand, Reed and Whetstone in her hand
      When Alice plays Fields-From-Hand
      And both players pass
      Then Alice may choose among Reed
      And Alice may choose nothing

    Scenario: a hand that is shown to both players hides no UNIT
      Given Alice has Shows-Hand-And-Fields, Reed and Sedge in her hand
      When Alice plays Shows-Hand-And-Fields
      And both players pass
      Then Alice may choose Reed
      And Alice may not choose nothing

    Scenario: a UNIT in the open trail cannot be passed over
      Given Alice has Recalls-From-Trail in her hand
      And Alice has Reed and Sedge in her trail
      When Alice plays Recalls-From-Trail
      And both players pass
      Then Alice may choose Sedge
      And Alice may not choose nothing

    @events
    Scenario: a player who passes over the only ITEM shows no card
      Given Alice has Fetches-An-ITEM in her hand
      And the top of Alice's deck is Reed and Whetstone
      When Alice plays Fetches-An-ITEM
      And both players pass
      And Alice chooses nothing
      Then Fetches-An-ITEM is in Alice's trail
      And Whetstone has not been shown to Bob
      And Reed has not been shown to Bob

  @502.3
  Rule: 502.3 A card that changes its zone is a new card; from field to field it is the same

    Scenario: a UNIT that was strengthened comes back from the hand as printed
      Given Alice has Strengthens-A-UNIT and Returns-Unit in her hand
      And Alice has Reed on her field
      And Alice has 2 CP
      When Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      And Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Reed is 3/2

    Scenario: Support is lost on the way through the hand
      Given Alice has Returns-Unit in her hand
      And Alice has Reed on her field, with Support
      And Alice has 2 CP
      When Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Reed does not have Support

    Scenario: an effect that waits does not find its target again when that left and came back
      Given Alice has Strengthens-A-UNIT, Returns-Unit and Fields-From-Hand in her hand
      And Alice has Reed on her field
      When Alice plays Strengthens-A-UNIT targeting Reed
      And Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Reed
      And both players pass
      Then the resolve standby zone is empty
      And Reed is on Alice's field
      And Reed is 3/2

    Scenario: what was meant for a UNIT at the end of the turn does not find it when it left and came back
      Given Alice has Stuns-It-Later and Returns-Unit in her hand
      And Alice has Reed on her field
      And Alice has 2 CP
      When Alice plays Stuns-It-Later targeting Reed
      And both players pass
      And Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Reed
      And both players pass
      And both players pass until the last window of the turn
      And both players pass until nothing waits
      Then it is the last window of the turn
      And Reed is on Alice's field
      And Reed is not stunned

    @reading:field-follows-control
    Scenario: a UNIT that changes sides keeps its strength, its orientation and its Support
      Given Alice has Strengthens-A-UNIT and Takes-Control in her hand
      And Bob has Reed on his field, actioned and with Support
      When Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      And Alice plays Takes-Control targeting Reed
      And both players pass
      Then Reed is actioned on Alice's field
      And Reed is 5/3
      And Reed has Support

    @reading:field-follows-control
    Scenario: an effect that waits still finds a target that changed sides
      Given Alice has Strengthens-A-UNIT and Takes-Control in her hand
      And Bob has Reed on his field
      When Alice plays Strengthens-A-UNIT targeting Reed
      And Alice plays Takes-Control targeting Reed
      And both players pass 2 times
      Then Reed is on Alice's field
      And Reed is 5/3

  @502.3a
  Rule: 502.3a Between field and homebase a card keeps its orientation and the effects on it

    @reading:oriented-zones-keep-orientation-and-effects
    Scenario: an actioned UNIT comes to the homebase actioned
      Given Alice has Sends-A-UNIT-Home in her hand
      And Alice has Reed on her field, actioned
      When Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      Then Reed is actioned in Alice's homebase
      And Alice may not gain EP with Reed

    Scenario: a ready UNIT comes to the homebase ready
      Given Alice has Sends-A-UNIT-Home in her hand
      And Alice has Reed on her field
      When Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      Then Reed is ready in Alice's homebase
      And Alice may gain EP with Reed

    @reading:oriented-zones-keep-orientation-and-effects
    Scenario: a homebase card that was actioned for EP comes to the field actioned
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Reed in her homebase, face-down
      When Alice gains EP with Reed
      And Alice plays Calls-A-Card-From-Home targeting Reed
      And both players pass
      Then Reed is actioned on Alice's field

    @reading:oriented-zones-keep-orientation-and-effects
    Scenario: what strengthens a UNIT goes to the homebase and back with it
      Given Alice has Strengthens-A-UNIT, Sends-A-UNIT-Home and Calls-A-Card-From-Home in her hand
      And Alice has Reed on her field
      When Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      And Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      And Alice plays Calls-A-Card-From-Home targeting Reed
      And both players pass
      Then Reed is on Alice's field
      And Reed is 5/3

    @reading:oriented-zones-keep-orientation-and-effects @reading:stunned-unit-stays-known
    Scenario: a stunned UNIT that is sent home stays actioned and is stunned no more
      Given Alice has Sends-A-UNIT-Home in her hand
      And Alice has Reed on her field, stunned
      When Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      Then Reed is actioned in Alice's homebase
      And Reed is not stunned

  @502.4
  Rule: 502.4 The owner settles the order of cards that reach an ordered zone together

    Scenario: the owner, and not the player of the effect, stacks the cards
      Given Alice has Stacks-All-UNITs in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Stacks-All-UNITs
      And both players pass
      Then Bob is asked to order cards
      And Alice sees no option that Bob has

    Scenario: the cards lie as their owner arranged them, and the opponent does not learn how
      Given Alice has Stacks-All-UNITs in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Stacks-All-UNITs
      And both players pass
      And Bob arranges Sedge, Lancer and Reed
      Then the top of Bob's deck is Sedge, Lancer and Reed
      And Alice cannot tell which card Sedge is
      And Alice cannot tell which card Lancer is

    Scenario: a card under foreign control is arranged by its owner in the owner's deck
      Given Alice has Stacks-All-UNITs in her hand
      And Alice has Reed on her field
      And Bob owns Reed
      And Bob has Sedge on his field
      When Alice plays Stacks-All-UNITs
      And both players pass
      And Bob arranges Reed and Sedge
      Then the top of Bob's deck is Reed and Sedge
      And Alice's deck has 20 cards

    Scenario: each player arranges the own cards of one sweep
      Given Alice has Stacks-All-UNITs in her hand
      And Alice has Reed, Whetstone and Lancer on her field
      And Bob has Sedge and Clerk on his field
      When Alice plays Stacks-All-UNITs
      And both players pass
      And Alice arranges Lancer and Reed
      And Bob arranges Clerk and Sedge
      Then the top of Alice's deck is Lancer and Reed
      And the top of Bob's deck is Clerk and Sedge
      And Whetstone is on Alice's field

    Scenario: cards that reach a zone without order together are arranged by nobody
      Given Alice has Sweeps-All-UNITs in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Sweeps-All-UNITs
      And both players pass
      Then Bob has only Reed, Sedge and Lancer in his trail
      And nobody was asked to order cards

  @502.5
  Rule: 502.5 A card goes to its owner's zone when nobody's zone is named

    Scenario: a stunned UNIT under foreign control goes to the trail of its owner
      Given it is the choice of cures
      And Alice has Reed and Sedge on her field, stunned
      And Bob owns Reed
      When the turn ends
      Then Reed is in Bob's trail
      And Sedge is in Alice's trail

    Scenario: a UNIT that was taken over goes home to its owner's homebase
      Given Alice has Takes-Control and Sends-A-UNIT-Home in her hand
      And Bob has Reed on his field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      And Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      Then Reed is in Bob's homebase
      And Alice's homebase is empty

    Scenario: a K.O. by its new controller sends a UNIT to the trail of its owner
      Given Alice has Takes-Control and Sinks-Reed in her hand
      And Bob has Reed on his field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      And Alice plays Sinks-Reed targeting Reed
      And both players pass
      Then Reed is in Bob's trail
      And Alice has only Takes-Control and Sinks-Reed in her trail

    Scenario: a zone that is named goes before the owner's
      Given Alice has Moves-A-UNIT-In in her hand
      And Bob has Reed on his field
      When Alice plays Moves-A-UNIT-In targeting Reed
      And both players pass
      Then Reed is in Alice's homebase
      And Bob owns Reed
