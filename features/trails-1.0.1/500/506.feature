Feature: 506 Field

  Background:
    Given a game of Trails
    And both players have 9 EP
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |

  @506.1
  Rule: 506.1 UNITs and ITEMs in play lie on the field

    Scenario: a UNIT that resolves lies on the field of its player
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Alice has only Reed on her field
      And Bob's field is empty

    @reading:items-resolve-to-the-field
    Scenario: an ITEM that resolves stays on the field
      Given Alice has Whetstone in her hand
      And Alice has 2 CP
      When Alice plays Whetstone
      And both players pass
      Then Alice has only Whetstone on her field
      And Alice's trail is empty

    Scenario: a BASE and an EVENT do not come to the field
      Given Alice has Fanfare in her hand
      And Alice has Gate and Reed in her homebase, face-down
      When Alice plays Gate
      And both players pass
      And Alice plays Fanfare
      And both players pass
      Then Alice's field is empty
      And Gate is in Alice's homebase
      And Fanfare is in Alice's trail

  @506.2
  Rule: 506.2 Both players see the field, and its cards have no order

    Scenario: both players read what lies on either field
      Given Alice has Reed in her hand
      And Alice has 2 CP
      And Bob has Lancer on his field
      When Alice plays Reed
      And both players pass
      Then both players see Reed on Alice's field
      And both players see Lancer on Bob's field

    Scenario: UNITs that reach the field together are put in order by nobody
      Given Alice has Calls-All-From-Home in her hand
      And Alice has Reed, Sedge and Lancer in her homebase, face-up
      When Alice plays Calls-All-From-Home
      And both players pass
      Then Alice has only Reed, Sedge and Lancer on her field
      And nobody was asked to order cards

    Scenario: a UNIT may attack whichever UNIT, wherever it was laid
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Sedge, Lancer and Clerk

  @506.3
  Rule: 506.3 A card on the field has an orientation and a face

    Scenario: a loser of a combat shows both, in Action and face-down, the winner in Action and face-up
      Given it is Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Sedge on his field
      When Lancer attacks Sedge
      And both players pass until the combat ends
      Then Sedge is actioned and face-down on Bob's field
      And Lancer is actioned and face-up on Alice's field

    Scenario: an attacked UNIT that survives keeps both, Ready and face-up
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the combat ends
      Then Sedge is ready and face-up on Bob's field
      And Reed is actioned and face-up on Alice's field

    Scenario: to turn a UNIT face-down leaves its orientation alone
      Given Alice has Hides-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Hides-A-UNIT targeting Reed
      And both players pass
      Then Reed is ready and face-down on Bob's field

    Scenario: to action a UNIT leaves its face alone
      Given Alice has Actions-And-Draws in her hand
      And Bob has Reed on his field
      When Alice plays Actions-And-Draws targeting Reed
      And both players pass
      Then Reed is actioned and face-up on Bob's field

  @506.4
  Rule: 506.4 A card lies on the field of its owner, and moves when another player gets it

    Scenario: a foreign card in the homebase that is put onto the field goes to its owner's field
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Reed in her homebase, face-up
      And Bob owns Reed
      When Alice plays Calls-A-Card-From-Home targeting Reed
      And both players pass
      Then Reed is on Bob's field
      And Alice's field is empty

    @reading:field-follows-control
    Scenario: a UNIT that is taken over moves to the field of its new controller
      Given Alice has Takes-Control in her hand
      And Bob has Reed and Sedge on his field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      Then Alice has only Reed on her field
      And Bob has only Sedge on his field
      And Alice controls Reed
      And Bob owns Reed

    @reading:field-follows-control
    Scenario: a UNIT that was borrowed for the turn goes back when the turn is over
      Given Alice has Borrows-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Borrows-A-UNIT targeting Reed
      And both players pass
      Then Reed is on Alice's field
      When the turn ends
      Then Reed is on Bob's field
      And Bob controls Reed

    @reading:field-follows-control
    Scenario: to take control of one's own UNIT moves nothing
      Given Alice has Takes-Control in her hand
      And Alice has Reed on her field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      Then Takes-Control is in Alice's trail
      And Reed is on Alice's field
      And Bob's field is empty

  @506.5
  Rule: 506.5 A text that names no zone speaks of cards on the field

    Scenario: cards of an organization are strengthened on both fields and nowhere else
      Given Alice has Strengthens-Guild and Sedge in her hand
      And Alice has Reed and Lancer on her field
      And Bob has Reed#2 on his field
      And Bob has Reed#3 in his homebase, face-up
      When Alice plays Strengthens-Guild
      And both players pass
      Then Reed has 5 STR
      And Reed#2 has 5 STR
      And Lancer has 5 STR
      And Reed#3 has 3 STR
      And Sedge has 1 STR

    Scenario: only cards on the field can be targeted by their organization
      Given Alice has Helps-One-Guild in her hand
      And Alice has Reed and Lancer on her field
      And Alice has Reed#2 in her trail
      And Alice has Reed#3 in her homebase, face-up
      And Bob has Sedge on his field
      When Alice starts to play Helps-One-Guild
      Then Alice may choose among Reed and Sedge

    Scenario: a card of the organization in the trail alone is no target
      Given Alice has Helps-One-Guild and Fanfare in her hand
      And Alice has Lancer on her field
      And Alice has Reed in her trail
      And Bob has Sedge in his homebase, face-up
      Then Alice may play Fanfare
      And Alice may not play Helps-One-Guild

    Scenario: an organization that no UNIT on the field has cannot be chosen
      Given Alice has Takes-Organization in her hand
      And Alice has Reed and Clerk on her field
      And a blank UNIT Warden with organization Bank
      And Alice has Warden in her trail
      When Alice plays Takes-Organization targeting Reed
      And both players pass
      Then Alice may name Watch
      And Alice may not name Bank

  @506.5a
  Rule: 506.5a A text that counts cards and names no zone counts the field

    Scenario: cards of the organization are counted on both fields and in no other zone
      Given Alice has Counts-Guild and Reed in her hand
      And Alice has Sedge and Lancer on her field
      And Alice has Reed#2 in her homebase, face-up
      And Bob has Reed#3 and Reed#4 on his field
      And Bob has Reed#5 in his trail
      When Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 3 bond

    Scenario: with no such card on the field the count is nothing
      Given Alice has Counts-Guild and Reed in her hand
      And Alice has Lancer on her field
      And Bob has Sedge in his homebase, face-up
      When Alice plays Counts-Guild
      And both players pass
      Then Counts-Guild is in Alice's trail
      And Alice has 20 bond
