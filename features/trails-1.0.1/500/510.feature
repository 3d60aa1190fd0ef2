Feature: 510 Exile Zone

  Background:
    Given a game of Trails
    And both players have 9 EP

  @510.1
  Rule: 510.1 A card that leaves the game lies in the Exile Zone

    @1330.1
    Scenario: a UNIT that is removed lies in the Exile Zone and not in the trail
      Given Alice has Exiles-A-UNIT in her hand
      And Bob has Reed and Sedge on his field
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Bob has only Reed in his exile zone
      And Bob's trail is empty
      And Sedge is on Bob's field

    Scenario: a UNIT under foreign control lies in the Exile Zone of its owner
      Given Alice has Exiles-A-UNIT in her hand
      And Alice has Reed on her field
      And Bob owns Reed
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then Bob has only Reed in his exile zone
      And Alice's exile zone is empty

    Scenario: a card of the hand can leave the game too
      Given Alice has Exiles-From-Hand, Reed and Sedge in her hand
      When Alice plays Exiles-From-Hand
      And both players pass
      And Alice chooses Sedge
      Then Alice has only Sedge in her exile zone
      And Alice has only Reed in her hand

  @510.2
  Rule: 510.2 Both players see the Exile Zone, and its cards have no order

    Scenario: both players read a UNIT that has left the game
      Given Alice has Exiles-A-UNIT in her hand
      And Bob has Reed on his field
      When Alice plays Exiles-A-UNIT targeting Reed
      And both players pass
      Then both players see Reed in Bob's exile zone

    Scenario: a hidden card becomes known to both players when it leaves the game
      Given Alice has Exiles-From-Hand, Reed and Sedge in her hand
      When Alice plays Exiles-From-Hand
      And both players pass
      And Alice chooses Sedge
      Then both players see Sedge in Alice's exile zone
      And Bob cannot tell which card Reed is

    Scenario: UNITs that leave the game together are put in order by nobody
      Given Alice has Exiles-All-UNITs in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Exiles-All-UNITs
      And both players pass
      Then Bob has only Reed, Sedge and Lancer in his exile zone
      And nobody was asked to order cards
