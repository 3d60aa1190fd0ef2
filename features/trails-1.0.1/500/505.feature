Feature: 505 Hand

  Background:
    Given a game of Trails

  @505.1
  Rule: 505.1 What a player draws goes to the hand of that player

    @1313.1
    Scenario: both cards of the draw step join the hand
      Given it is the preparation phase
      And Alice has Clerk in her hand
      And Bob has Lancer in his hand
      And the top of Alice's deck is Reed and Sedge
      When both players pass
      Then Alice has only Clerk, Reed and Sedge in her hand
      And Bob has only Lancer in his hand

    Scenario: cards that an effect draws join the hand too
      Given both players have 9 EP
      And Alice has Draws-Two-Counts-Deck and Clerk in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Draws-Two-Counts-Deck
      And both players pass
      Then Alice has only Clerk, Reed and Sedge in her hand

  @505.2
  Rule: 505.2 The cards of a hand have no order

    Scenario: the card drawn first and the card drawn last may be put into the homebase alike
      Given it is the preparation phase
      And Alice has Clerk in her hand
      And the top of Alice's deck is Reed and Sedge
      When both players pass until the start of Alice's homebase step
      Then Alice may put Clerk into her homebase
      And Alice may put Reed into her homebase
      And Alice may put Sedge into her homebase

    Scenario: UNITs that go back to a hand together are put in order by nobody
      Given both players have 9 EP
      And Alice has Returns-All-UNITs in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Returns-All-UNITs
      And both players pass
      Then Bob has only Reed, Sedge and Lancer in his hand
      And nobody was asked to order cards

  @505.3
  Rule: 505.3 A player sees the own hand, and the opponent does not

    Scenario: each player sees the own hand only
      Given it is the preparation phase
      And Bob has Lancer and Clerk in his hand
      And the top of Alice's deck is Reed and Sedge
      When both players pass
      Then Alice sees Reed and Sedge in Alice's hand
      And Bob sees Lancer and Clerk in Bob's hand
      And Alice cannot tell which card Lancer is
      And Bob cannot tell which card Reed is

    Scenario: not one card of a hand is known to the opponent, old or new
      Given it is the preparation phase
      And Alice has Clerk in her hand
      When both players pass
      Then Bob sees 3 cards in Alice's hand
      And Bob cannot tell which cards they are

    Scenario: the owner, and not the former controller, sees a UNIT that went back to the hand
      Given both players have 9 EP
      And Alice has Takes-Control and Returns-Unit in her hand
      And Bob has Reed on his field
      When Alice plays Takes-Control targeting Reed
      And both players pass
      And Alice plays Returns-Unit targeting Reed
      And both players pass
      Then Bob sees Reed in Bob's hand
      And Alice cannot tell which card Reed is

  @505.4
  Rule: 505.4 The word hand means the cards that lie in the hand at that time

    Scenario: an EVENT that is being played is no longer counted in the hand
      Given both players have 9 EP
      And Alice has Counts-Hand, Reed, Sedge and Clerk in her hand
      When Alice plays Counts-Hand
      And both players pass
      Then Alice has gained 3 bond

    Scenario: with nothing else in the hand there is nothing to count
      Given both players have 9 EP
      And Alice has Counts-Hand in her hand
      And Alice has Reed in her homebase, face-down
      And Bob has 4 cards in his hand
      When Alice plays Counts-Hand
      And both players pass
      Then Counts-Hand is in Alice's trail
      And Alice has 20 bond

    Scenario: to discard the hand touches no other zone and not the opponent's hand
      Given both players have 9 EP
      And Alice has Empties-Hand, Reed and Sedge in her hand
      And Alice has Clerk on her field
      And Alice has Lancer in her homebase, face-down
      And Bob has 4 cards in his hand
      When Alice plays Empties-Hand
      And both players pass
      Then Alice has only Empties-Hand, Reed and Sedge in her trail
      And Clerk is on Alice's field
      And Lancer is in Alice's homebase
      And Bob has 4 cards in his hand

  @505.5
  Rule: 505.5 A hand may be of any size

    Scenario: a hand of fifteen grows by the draw step and survives the end of the turn
      Given it is the preparation phase
      And Alice has 15 cards in her hand
      When the turn ends
      Then Alice has 17 cards in her hand
      And nobody was asked to discard

    Scenario: a player who keeps all cards for three turns discards none
      Given it is the preparation phase
      And Alice has 40 cards in her hand
      And Bob has 3 cards in his hand
      When 3 turns end
      Then Alice has 46 cards in her hand
      And Bob has 9 cards in his hand
      And nobody was asked to discard
