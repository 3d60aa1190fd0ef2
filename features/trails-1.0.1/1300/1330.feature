Feature: 1330 Remove from game

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Reed  | 2       | 3   | 2   | Guild        |
      | Sedge | 1       | 1   | 4   | Guild        |

  @1330.1
  Rule: 1330.1 A card that is removed from the game goes to its owner's Exile Zone

    Scenario: a UNIT goes from the field to the exile zone of the player who owns it
      Given Alice has Exiles-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Reed is in Bob's exile zone
      And Bob's field is empty
      And Bob's trail is empty
      And Alice's exile zone is empty

    @reading:field-follows-control
    Scenario: the owner decides where it goes, not the controller
      Given Alice has Takes-Control and Exiles-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      Then Reed is on Alice's field
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Reed is in Bob's exile zone
      And Alice's exile zone is empty

    Scenario: each of several goes to its own owner's zone
      Given Alice has Sedge on her field
      And Bob has two Reeds on his field
      And Alice has Exiles-All-UNITs in her hand
      When Alice plays Exiles-All-UNITs
      And both players pass
      Then Alice has only Sedge in her exile zone
      And Bob has only Reed and Reed#2 in his exile zone

    Scenario: a card is removed from a trail
      Given Alice has Exiles-From-Trail in her hand
      And Bob has Reed and Sedge in his trail
      When Alice plays Exiles-From-Trail targeting Sedge
      And both players pass
      Then Sedge is in Bob's exile zone
      And Bob has only Reed in his trail

    Scenario: a card is removed from a hand, and both players see which
      Given Alice has Exiles-From-Hand, Reed and Sedge in her hand
      When Alice plays Exiles-From-Hand
      And both players pass
      And Alice chooses Sedge
      Then Sedge is in Alice's exile zone
      And Alice has only Reed in her hand
      And both players see Sedge in Alice's exile zone

    Scenario: it is neither a K.O. nor a stun
      Given Alice has Notes-How-Lost and Notes-Who-Moved on her field
      And Alice has Exiles-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Reed is in Bob's exile zone
      And nothing waits to be resolved
      And Bob has lost 0 bond

    Scenario: a stunned UNIT lies open in the exile zone
      Given Alice has Exiles-A-UNIT in her hand
      And Bob has Reed on his field, stunned
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Reed is in Bob's exile zone
      And both players see Reed in Bob's exile zone
      And Reed is not stunned
