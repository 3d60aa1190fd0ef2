Feature: 5.2 Game Preparation

  Background:
    Given a game of Weiss Schwarz from decks

  @5.2.1
  Rule: 5.2.1 The preparation goes through its steps in the given order

    Scenario: both hands are drawn before the first exchange
      When the game begins
      Then Alice is asked to exchange cards
      And Alice has 5 cards in her hand
      And Bob has 5 cards in his hand

    Scenario: no hand is drawn before its deck is shuffled
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall and Titan
      And Alice's deck is shuffled into, from the top, Titan
      When the game begins
      Then Titan is in Alice's hand

    Scenario: the first turn waits for both exchanges
      When the game begins
      And Alice exchanges no card
      Then Bob is asked to exchange cards

  @5.2.1.1
  Rule: 5.2.1.1 A game begins only with two decks that keep the deck rules

    Scenario: the first player's deck is looked at
      Given Alice's deck holds 5 copies of Reed
      When the game begins
      Then the deck is refused because of 5.1.2.2

    Scenario: the second player's deck is looked at
      Given Bob's deck holds 5 copies of Reed
      When the game begins
      Then the deck is refused because of 5.1.2.2 naming Bob

    Scenario: two good decks make a game
      When the game begins
      Then the decks are accepted
      And Alice is asked to exchange cards

  @5.2.1.2
  Rule: 5.2.1.2 Both decks are shuffled, each may be shuffled by the other player, and they lie face down

    Scenario: the first hand comes out of the shuffled deck
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall and Titan
      And Alice's deck is shuffled into, from the top, Titan, Wall, Clerk, Lancer, Sedge and Reed
      When the game begins
      Then Alice has only Titan, Wall, Clerk, Lancer and Sedge in her hand
      And Reed is on the top of Alice's deck

    Scenario: the other deck is shuffled as well
      Given Bob's deck holds Reed, Sedge, Lancer, Clerk, Wall and Titan
      And Bob's deck is shuffled into, from the top, Titan, Wall, Clerk, Lancer, Sedge and Reed
      When the game begins
      Then Bob has only Titan, Wall, Clerk, Lancer and Sedge in his hand

    Scenario: each player is asked whether to shuffle the deck of the other
      Given players are asked whether to shuffle
      When the game begins
      Then Alice may shuffle Bob's deck
      And Alice may leave Bob's deck unshuffled

    Scenario: a deck that the opponent has shuffled keeps that order
      Given players are asked whether to shuffle
      And Bob's deck holds Reed, Sedge, Lancer, Clerk, Wall and Titan
      And Bob's deck is shuffled into, from the top, Wall, Titan, Clerk, Lancer, Sedge and Reed
      When the game begins
      And Alice shuffles Bob's deck
      And Bob leaves Alice's deck unshuffled
      Then Wall is in Bob's hand

    Scenario: after the shuffles nobody can read a deck
      When the game begins
      Then both players see 45 cards in Alice's deck
      And both players cannot tell which cards they are

  @5.2.1.3
  Rule: 5.2.1.3 Chance decides who goes first

    Scenario: the first player goes first when chance says so
      Given chance picks Alice
      When the game begins
      Then Alice is asked to exchange cards

    Scenario: the second player goes first when chance says so
      Given chance picks Bob
      When the game begins
      Then Bob is asked to exchange cards

  @5.2.1.3.1
  Rule: 5.2.1.3.1 The player whom chance picks goes first without a choice

    Scenario: the picked player is not asked who goes first
      Given chance picks Bob
      When the game begins
      Then Bob is asked to exchange cards
      And nobody was asked to decide whether to do it
      When Bob exchanges no card
      And Alice exchanges no card
      Then Bob is the turn player

    Scenario: the other player is not asked either
      Given chance picks Alice
      When the game begins
      Then Alice is asked to exchange cards
      And nobody was asked to decide whether to do it
      When Alice exchanges no card
      And Bob exchanges no card
      Then Alice is the turn player

  @5.2.1.4
  Rule: 5.2.1.4 Each draws five, then puts any number away once and draws as many, the starting player first

    Scenario: a hand has five cards
      When the game begins
      Then Alice has 5 cards in her hand
      And Bob has 5 cards in his hand
      And Alice's deck has 45 cards

    Scenario: two cards are exchanged for the next two of the deck
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      And Alice's deck is shuffled into, from the top, Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      When the game begins
      And Alice exchanges Reed and Wall
      Then Alice has only Sedge, Lancer, Clerk, Titan and Spark in her hand
      And Alice has only Reed and Wall in her waiting room

    Scenario: the whole hand is exchanged
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      And Alice's deck is shuffled into, from the top, Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      When the game begins
      And Alice exchanges Reed, Sedge, Lancer, Clerk and Wall
      Then Alice has 5 cards in her hand
      And Titan and Spark are in Alice's hand
      And Alice has 5 cards in her waiting room
      And Alice's deck has 40 cards

    Scenario: without an exchange nothing moves
      When the game begins
      And Alice exchanges no card
      Then Alice's waiting room is empty
      And Alice's deck has 45 cards
      And Bob is asked to exchange cards

    Scenario: the starting player exchanges first
      Given chance picks Bob
      When the game begins
      And Bob exchanges no card
      Then Alice is asked to exchange cards

    Scenario: a player exchanges once only
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      And Alice's deck is shuffled into, from the top, Reed, Sedge, Lancer, Clerk, Wall, Titan and Spark
      When the game begins
      And Alice exchanges Reed
      Then Bob is asked to exchange cards
      And Alice has 1 card in her waiting room

    Scenario: the second player sees what the first has put away before choosing
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Wall and Titan
      And Alice's deck is shuffled into, from the top, Reed, Sedge, Lancer, Clerk, Wall and Titan
      When the game begins
      And Alice exchanges Lancer
      Then Bob sees Lancer in Alice's waiting room
      And Bob is asked to exchange cards

  @5.2.1.5
  Rule: 5.2.1.5 The starting player has the first turn

    Scenario: the player whom chance picked is the turn player
      Given chance picks Bob
      When the game begins
      Then Bob is the turn player
      When Bob exchanges no card
      And Alice exchanges no card
      Then Bob is the turn player

    Scenario: the first turn begins with its draw
      Given chance picks Alice
      When the game begins
      And Alice exchanges no card
      And Bob exchanges no card
      Then Alice has 6 cards in her hand
      And Bob has 5 cards in his hand
