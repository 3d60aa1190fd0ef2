Feature: 1314 Discard

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1314.1
  Rule: 1314.1 A discarded card goes from that player's zone to that player's trail

    Scenario: the player who is told to discards a card of the own into the own trail
      Given Alice has Makes-Discard-One in her hand
      And Alice has Lancer in her hand
      And Bob has Reed and Sedge in his hand
      When Alice plays Makes-Discard-One
      And both players pass
      Then Bob is asked to discard
      When Bob discards Sedge
      Then Bob has only Sedge in his trail
      And Bob has only Reed in his hand
      And Alice has only Lancer in her hand

    Scenario: a discard out of the homebase leaves the hand alone
      Given Alice has Burns-A-Home-Card in her hand
      And Bob has Reed in his hand
      And Bob has Gate and Fanfare in his homebase, face-down
      When Alice plays Burns-A-Home-Card
      And both players pass
      And Bob discards Fanfare
      Then Bob has only Fanfare in his trail
      And both players see Fanfare in Bob's trail
      And Gate is in Bob's homebase
      And Reed is in Bob's hand

  @1314.1a
  Rule: 1314.1a Where no zone is named a card of the hand is discarded

    Scenario: the cards of the hand are offered and no others
      Given Alice has Makes-Discard-One in her hand
      And Bob has Reed and Sedge in his hand
      And Bob has Lancer on his field
      And Bob has Gate in his homebase
      When Alice plays Makes-Discard-One
      And both players pass
      Then Bob may choose among Reed and Sedge
      And Bob may not choose nothing

    Scenario: without a hand nothing is discarded
      Given Alice has Makes-Discard-One in her hand
      And Bob has Lancer on his field
      And Bob has Gate in his homebase
      When Alice plays Makes-Discard-One
      And both players pass
      Then Makes-Discard-One is in Alice's trail
      And Bob's trail is empty
      And Lancer is on Bob's field
      And Gate is in Bob's homebase

  @1314.2
  Rule: 1314.2 A discard of the whole hand takes all of it, and counts even where there is none

    Scenario: the whole hand goes and nobody chooses
      Given Alice has Empties-Hand, Reed, Sedge and Gate in her hand
      When Alice plays Empties-Hand
      And both players pass
      Then Alice's hand is empty
      And Reed, Sedge and Gate are in Alice's trail
      And nobody was asked to discard

    Scenario: the other player's hand stays
      Given Alice has Empties-Hand and Reed in her hand
      And Bob has Sedge in his hand
      When Alice plays Empties-Hand
      And both players pass
      Then Reed is in Alice's trail
      And Sedge is in Bob's hand

    Scenario: an empty hand counts as discarded
      Given Alice has May-Empty-Hand in her hand
      When Alice plays May-Empty-Hand
      And both players pass
      And Alice says yes
      Then Alice has 2 cards in her hand

    Scenario: the hand that is discarded is replaced by what it pays for
      Given Alice has May-Empty-Hand, Reed, Sedge and Gate in her hand
      And the top of Alice's deck is Lancer and Clerk
      When Alice plays May-Empty-Hand
      And both players pass
      And Alice says yes
      Then Alice has only Lancer and Clerk in her hand
      And Reed, Sedge and Gate are in Alice's trail
