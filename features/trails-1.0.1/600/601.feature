Feature: 601 Overview

  Background:
    Given a game of Trails from decks

  @601.1
  Rule: 601.1 The game starts when both decks are built and the setup is done, not before

    Scenario: nobody may act while the first initiative is not decided
      When the game begins
      Then Alice is asked to decide who has the initiative
      And nobody has priority

    @603.1
    Scenario: nobody may act while one of the players has still to decide on the first hand
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      Then Bob is asked to exchange cards
      And nobody has priority

    Scenario: the first turn opens once both players are through with the setup
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      And Bob exchanges no card
      Then it is turn 1
      And it is the first window of the turn
      And Alice has priority

    Scenario: one unfit deck is enough to keep the game from starting
      Given Bob's deck is made up to 49 cards
      When the game begins
      Then the deck is refused
