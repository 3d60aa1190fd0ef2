Feature: 4.2 Owner

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.2.2
  Rule: 4.2.2 The owner of a card is whoever had it in the deck, for the whole game

    Scenario: a character that changes sides still belongs to its first player
      Given Alice has Steals-To-Stage in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      Then Clerk is on Alice's back left
      And Bob owns Clerk

    Scenario: it returns to its owner's hand, whoever had it
      Given Alice has Steals-To-Stage and Returns-To-Hand in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      And Alice plays Returns-To-Hand
      Then Clerk is in Bob's hand
      And Bob owns Clerk
      And Alice's hand is empty

    Scenario: it goes to its owner's waiting room when another is placed on it
      Given Alice has Steals-To-Stage and Reed in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      And Alice plays Reed onto her back left
      Then Clerk is in Bob's waiting room
      And Alice has only Steals-To-Stage in her waiting room

    Scenario: a new turn does not make it the other player's
      Given Alice has Steals-To-Stage in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      And the turn ends
      Then Clerk is on Alice's back left
      And Bob owns Clerk
