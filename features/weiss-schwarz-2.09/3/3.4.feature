Feature: 3.4 Waiting Room

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.4.1
  Rule: 3.4.1 Characters off the stage, used events and climaxes and paid cards go to the waiting room

    Scenario: a displaced character goes there
      Given Alice has Reed in her hand
      And Alice has Clerk on her back left
      When Alice plays Reed onto her back left
      Then Alice has only Clerk in her waiting room

    Scenario: a used event goes there
      Given Alice has Memo in her hand
      When Alice plays Memo
      Then Alice has only Memo in her waiting room

    Scenario: the climax goes there when the turn is over
      Given Alice has Finale in her climax area
      When the turn ends
      Then Finale is in Alice's waiting room
      And Alice's climax area is empty

    Scenario: stock that was paid goes there
      Given Alice is at level 2
      And Alice has Lancer in her hand
      And Alice's stock is, from the top, Reed, Sedge and Clerk
      When Alice plays Lancer onto her center left
      Then Alice has only Reed and Sedge in her waiting room

    Scenario: a reversed character goes there after the attacks
      Given it is Alice's attack phase
      And Alice has Lancer on her center left
      And Bob has Clerk on his center right
      When Lancer frontal attacks
      And the turn ends
      Then Clerk is in Bob's waiting room

    Scenario: a hand card that is paid for an ability goes there
      Given Alice has Reed and Titan in her hand
      And Alice has Encore-By-Discard on her center left
      When Alice plays Reed onto her center left
      And Alice plays Encore-By-Discard's first ability
      And Alice pays for Encore-By-Discard's Encore discarding Titan
      Then Titan is in Alice's waiting room

  @3.4.2
  Rule: 3.4.2 Everybody sees the cards of a waiting room

    Scenario: a card that was hidden in the deck is seen by both
      Given Alice has Mills-One in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Mills-One
      Then both players see Sedge in Alice's waiting room

    Scenario: a card that was hidden in the stock is seen by both
      Given Alice has Act-Draws on her center left
      And Alice's stock is, from the top, Sedge
      When Alice uses Act-Draws's ACT
      Then both players see Sedge in Alice's waiting room

    Scenario: hand cards that are put away are seen by the other player
      Given Alice has Each-Puts-One-Away and Reed in her hand
      And Bob has Sedge in his hand
      When Alice plays Each-Puts-One-Away
      Then Bob sees Reed in Alice's waiting room
      And Alice sees Sedge in Bob's waiting room

    Scenario: a face-down marker is seen once it lies there
      Given Alice has Reed in her hand
      And Alice has Clerk on her center left
      And Clerk has Sedge as marker
      When Alice plays Reed onto her center left
      Then both players see Sedge in Alice's waiting room

    Scenario: a card that is put there lies on top of the others
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Reed and Sedge in her waiting room
      And Alice has Memo in her hand
      When Alice plays Memo
      Then the top of Alice's waiting room is Memo
