Feature: 508 Trail

  Background:
    Given a game of Trails

  @508.1
  Rule: 508.1 Used cards go to the Trail of their player

    @1205.1c-2
    Scenario: an EVENT from the hand lies in its player's Trail once it has resolved
      Given Bob has Fanfare and Reed in his hand
      And Bob has 1 EP
      When Alice passes
      And Bob plays Fanfare
      And both players pass
      Then Bob has only Fanfare in his trail
      And Alice's trail is empty

    Scenario: an EVENT is not in the Trail before it has resolved
      Given Alice has Fanfare in her hand
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Alice's trail is empty
      And Fanfare waits to be resolved

    Scenario: UNITs that were not cured lie in the Trail of their player
      Given it is the choice of cures
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer on his field, stunned
      When Alice cures Reed
      And Bob cures no UNIT
      Then Alice has only Sedge in her trail
      And Bob has only Lancer in his trail

    Scenario: cards that are discarded lie in the Trail
      Given both players have 9 EP
      And Alice has Empties-Hand, Reed and Sedge in her hand
      When Alice plays Empties-Hand
      And both players pass
      Then Alice has only Reed, Sedge and Empties-Hand in her trail

  @508.2
  Rule: 508.2 Both players see the Trail, and its cards have no order

    Scenario: a hand card that nobody else knew is read by both players in the Trail
      Given both players have 9 EP
      And Alice has Empties-Hand, Reed and Sedge in her hand
      When Alice plays Empties-Hand
      And both players pass
      Then both players see Reed, Sedge and Empties-Hand in Alice's trail

    Scenario: a UNIT that lay face-down is read by both players in the Trail
      Given it is the choice of cures
      And Alice has Reed and Sedge on her field, stunned
      When Alice cures Reed
      Then both players see Sedge in Alice's trail

    Scenario: UNITs that go to the Trail together are put in order by nobody
      Given it is the choice of cures
      And Bob has Reed, Sedge and Lancer on his field, stunned
      When Bob cures no UNIT
      Then Bob has only Reed, Sedge and Lancer in his trail
      And nobody was asked to order cards

    Scenario: a card far down in the Trail is reached like the one that came last
      Given both players have 9 EP
      And Alice has Fetches-Unit in her hand
      And Alice has Reed, Sedge and Lancer in her trail
      When Alice starts to play Fetches-Unit
      Then Alice may choose among Reed, Sedge and Lancer
