Feature: 9.1 General

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.1.1
  Rule: 9.1.1 Rule actions happen by themselves

    Scenario: nobody decides whether a displaced character leaves
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Clerk is in Alice's waiting room
      And Alice has a play timing

    Scenario: nobody decides whether a deck is refreshed
      Given Alice's deck is, from the top, Sedge
      And Alice has Wall and Titan in her waiting room
      And Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 1 card in her clock
      And Alice's deck has 1 card

  @9.1.2.1
  Rule: 9.1.2.1 An interrupt breaks off what is going on, which goes on afterwards

    Scenario: a draw of two goes on after the refresh in its middle
      Given Alice's deck is, from the top, Sedge
      And Alice has Wall, Titan and Spark in her waiting room
      And Alice has Draws-Two in her hand
      When Alice plays Draws-Two
      Then Alice has 2 cards in her hand
      And Sedge is in Alice's hand
      And Alice has 1 card in her clock

    Scenario: damage is broken off by a level up only after its cards lie in the clock
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has 5 cards in his clock
      When Reed attacks
      Then Bob is asked to level up
      And Bob has 7 cards in his clock

    Scenario: the event that caused a level up goes on after it
      Given Bob has 6 cards in his clock
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then Bob is asked to level up
      And Alice's hand is empty

  @9.1.2.1.1.1 @9.1.2.1.1
  Rule: 9.1.2.1.1.1 The turn player's interrupts come before the other player's

    Scenario: the turn player levels up first
      Given Alice has 6 cards in her clock
      And Bob has 6 cards in his clock
      And Alice has Clocks-Both in her hand
      When Alice plays Clocks-Both
      Then Alice is asked to level up

    Scenario: so it is in the other player's turn
      Given it is Bob's main phase
      And Alice has 6 cards in her clock
      And Bob has 6 cards in his clock
      And Bob has Clocks-Both in his hand
      When Bob plays Clocks-Both
      Then Bob is asked to level up

  @9.1.2.1.1.2 @reading:interrupts-due-after-a-cost-are-ordered
  Rule: 9.1.2.1.1.2 A player orders own interrupts that fall due together

    Scenario: after a cost the player is asked which comes first
      Given Alice has Pays-With-Deck on her center left
      And Alice has 5 cards in her clock
      And Alice has 1 card in her stock
      And Alice's deck is, from the top, Sedge and Lancer
      When Alice uses Pays-With-Deck's ACT
      Then Alice is asked to choose between refresh and level up

    Scenario: with the level up first the six cards are shuffled into the deck
      Given Alice has Pays-With-Deck on her center left
      And Alice has 5 cards in her clock
      And Alice has 1 card in her stock
      And Alice's deck is, from the top, Sedge and Lancer
      When Alice uses Pays-With-Deck's ACT
      And Alice levels up first
      And Alice puts Sedge into her level
      Then Sedge is in Alice's level
      And Alice has 1 card in her clock
      And Alice's waiting room is empty

    Scenario: with the refresh first the clock has eight cards at the level up
      Given Alice has Pays-With-Deck on her center left
      And Alice has 5 cards in her clock
      And Alice has 1 card in her stock
      And Alice has Wall and Titan in her waiting room
      And Alice's deck is, from the top, Sedge and Lancer
      When Alice uses Pays-With-Deck's ACT
      And Alice refreshes first
      Then Alice is asked to level up
      And Alice has 8 cards in her clock

  @9.1.2.1.2
  Rule: 9.1.2.1.2 Check-type conditions count in check timings only

    Scenario: power that falls to zero and rises again within one event removes nobody
      Given Alice has Clerk on her center left
      And a blank character Weak with power 1000
      And Alice has Weak on her center middle
      And Alice has Dips-And-Recovers in her hand
      When Alice plays Dips-And-Recovers
      Then Weak is on Alice's center middle
      And Dips-And-Recovers is in Alice's waiting room

    Scenario: power that is still zero at the check timing removes the character
      Given a blank character Weak with power 1000
      And Alice has Weak on her center middle
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak is in Alice's waiting room

  @9.1.2.1.2.1
  Rule: 9.1.2.1.2.1 Check-type rule actions that are due happen together

    @events
    Scenario: characters of both players leave together
      Given a blank character Weak with power 1000
      And a blank character Frail with power 1000
      And Alice has Weak on her center middle
      And Bob has Frail on his center middle
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak moved to Alice's waiting room together with Frail moved to Bob's waiting room
