Feature: 503 Placement States

  Background:
    Given a game of Trails
    And both players have 9 EP
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |

  @503.1
  Rule: 503.1 In some zones a card is either Ready or in Action

    Scenario: a UNIT that has attacked lies in Action and its neighbour stays Ready
      Given it is Alice's combat phase
      And Alice has Lancer and Reed on her field
      And Bob has Sedge on his field
      When Lancer attacks Sedge
      And both players pass until the attack is made
      Then Lancer is actioned
      And Reed and Sedge are ready

    Scenario: the homebase card that gave EP lies in Action and the other stays Ready
      Given Alice has Reed and Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Sedge is actioned
      And Reed is ready

    Scenario: in the trail a UNIT is neither Ready nor in Action
      Given Alice has Sinks-Reed in her hand
      And Bob has Reed on his field, actioned
      When Alice plays Sinks-Reed targeting Reed
      And both players pass
      Then Reed is in Bob's trail
      And Reed is not actioned
      And Reed is not ready

    @own-card
    Scenario: a card in a zone without orientation is not actioned or readied
      Given the EVENT Shuffler with EP cost 0 and the text
        """
        TEXT: action 1 card in your hand, then draw 1.
        """
      And Alice has Shuffler and Reed in her hand
      And Alice has Draws-When-Actioned on her field
      When Alice plays Shuffler
      And both players pass
      Then nothing waits to be resolved
      And Reed is not actioned
      And Alice has 2 cards in her hand

  @503.1a
  Rule: 503.1a A card enters Ready unless something says otherwise

    Scenario: a UNIT that is played enters the field Ready
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Reed is ready on Alice's field

    Scenario: a card that is put into the homebase lies Ready beside those in Action
      Given it is Alice's draw step
      And Alice has Reed and Sedge in her hand
      And Alice has Lancer in her homebase, face-down and actioned
      When Alice puts Reed into her homebase
      Then Reed is ready in Alice's homebase
      And Lancer is actioned

    Scenario: a UNIT in Action that goes back to the hand is Ready when it is played again
      Given Alice has Returns-Unit in her hand
      And Alice has Reed on her field, actioned
      And Alice has 2 CP
      When Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Reed is ready on Alice's field

    Scenario: a UNIT with Dispatch that is played out of the homebase in Action enters the field Ready
      Given Alice has Courier in her homebase, face-down and actioned
      And Alice has 2 CP
      When Alice plays Courier
      And both players pass until nothing waits
      Then Courier is ready on Alice's field

    Scenario: an effect may put a UNIT onto the field in Action
      Given Alice has Fields-Actioned and Reed in her hand
      When Alice plays Fields-Actioned
      And both players pass
      And Alice chooses Reed
      Then Reed is actioned on Alice's field

    Scenario: a rebuilt homebase gets its new card in Action
      Given Alice has Rebuilds-A-Card in her hand
      And Alice has Reed in her homebase
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Sedge is actioned in Alice's homebase

  @503.1b
  Rule: 503.1b A card is never Ready and in Action at once, nor neither of the two

    Scenario: an attacker is Ready before its attack and in Action after it, never both
      Given it is Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Sedge on his field
      When Lancer attacks Sedge
      And both players pass until the attack is made
      Then Lancer is actioned
      And Lancer is not ready

    Scenario: the end of the turn takes a card out of Action into Ready
      Given it is the last window of the turn
      And Alice has Reed on her field, actioned
      And Bob has Sedge in his homebase, face-down and actioned
      When the turn ends
      Then Reed and Sedge are ready
      And Reed and Sedge are not actioned

    Scenario: a UNIT in Action that is actioned again does not become Ready
      Given Alice has Actions-And-Draws in her hand
      And Bob has Reed on his field, actioned
      When Alice plays Actions-And-Draws targeting Reed
      And both players pass
      Then Actions-And-Draws is in Alice's trail
      And Reed is actioned
      And Reed is not ready

    Scenario: a Ready UNIT that is readied stays Ready
      Given Alice has Readies-A-UNIT in her hand
      And Alice has Reed on her field
      When Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Readies-A-UNIT is in Alice's trail
      And Reed is ready
      And Reed is not actioned

  @503.2
  Rule: 503.2 Everybody reads a face-up card and nobody a face-down one, in zones that have faces

    Scenario: a BASE shows itself to the opponent when it is turned face-up
      Given Alice has Gate and Reed in her homebase, face-down
      When Alice plays Gate
      Then both players can tell which card Gate is
      And Bob cannot tell which card Reed is

    Scenario: a homebase card that an effect turns face-up is read by both players
      Given Alice has Turns-A-Home-Card-Up in her hand
      And Alice has Reed and Sedge in her homebase, face-down
      When Alice plays Turns-A-Home-Card-Up targeting Reed
      And both players pass
      Then Bob sees Reed in Alice's homebase
      And Bob cannot tell which card Sedge is

    Scenario: a UNIT that is turned face-down on the field is hidden from both players
      Given Alice has Hides-A-UNIT in her hand
      And Bob has Reed on his field
      And Bob has Sedge on his field
      When Alice plays Hides-A-UNIT targeting Reed
      And both players pass
      Then nobody can tell which card Reed is
      And both players can tell which card Sedge is

  @503.2a
  Rule: 503.2a A card enters face-up unless something says otherwise

    Scenario: a UNIT that is played enters the field face-up
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Reed is face-up on Alice's field

    Scenario: the homebase step says otherwise, so its card lies face-down
      Given it is Alice's draw step
      And Alice has Reed and Sedge in her hand
      When Alice puts Reed into her homebase
      Then Reed is face-down in Alice's homebase

    @reading:face-is-not-kept
    Scenario: a face-down homebase card that comes to the field lies face-up there
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Reed and Sedge in her homebase, face-down
      When Alice plays Calls-A-Card-From-Home targeting Reed
      And both players pass
      Then Reed is face-up on Alice's field
      And Sedge is face-down in Alice's homebase

    @reading:face-is-not-kept @reading:stunned-unit-stays-known
    Scenario: a stunned UNIT that is sent to the homebase lies face-up there
      Given Alice has Sends-A-UNIT-Home in her hand
      And Alice has Reed on her field, stunned
      When Alice plays Sends-A-UNIT-Home targeting Reed
      And both players pass
      Then Reed is face-up in Alice's homebase

    @reading:items-resolve-to-the-field
    Scenario: an ITEM enters the field face-up
      Given Alice has Whetstone in her hand
      And Alice has 2 CP
      When Alice plays Whetstone
      And both players pass
      Then Whetstone is face-up on Alice's field

    Scenario: a rebuilt homebase gets its new card face-down
      Given Alice has Rebuilds-A-Card in her hand
      And Alice has Reed in her homebase
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Sedge is face-down in Alice's homebase

  @503.2b
  Rule: 503.2b A card is never face-up and face-down at once, nor neither of the two

    Scenario: a BASE that is played is face-up and no longer face-down
      Given Alice has Gate and Reed in her homebase, face-down
      When Alice plays Gate
      Then Gate is face-up in Alice's homebase
      And Gate is not face-down

    Scenario: a UNIT that is stunned in combat is face-down and no longer face-up
      Given it is Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed on his field
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Reed is face-down
      And Reed is not face-up

    Scenario: a cured UNIT is face-up and no longer face-down
      Given it is the choice of cures
      And Alice has Reed on her field, stunned
      And Alice has Sedge on her field, stunned
      When Alice cures Reed
      Then Reed is face-up
      And Reed is not face-down

    Scenario: a face-up card that is turned face-up again stays face-up
      Given Alice has Turns-A-Home-Card-Up in her hand
      And Alice has Reed in her homebase, face-up
      When Alice plays Turns-A-Home-Card-Up targeting Reed
      And both players pass
      Then Turns-A-Home-Card-Up is in Alice's trail
      And Reed is face-up
      And Reed is not face-down
