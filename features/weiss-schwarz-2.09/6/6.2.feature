Feature: 6.2 Stand Phase

  Background:
    Given a game of Weiss Schwarz at the start of Alice's turn

  @6.2.1
  Rule: 6.2.1 What waits for the phase comes first, then the characters stand

    Scenario: an ability of the beginning sees the characters still rested
      Given Alice has Draws-For-Rested on her center left, rested
      And Alice has Reed on her center right, rested
      When the game reaches Alice's clock phase
      Then Alice has 3 cards in her hand
      And Draws-For-Rested and Reed are standing

  @6.2.1.1
  Rule: 6.2.1.1 Abilities for the beginning of the turn or of the stand phase trigger, and a check timing follows

    Scenario: the beginning of the turn is met
      Given Alice has Clocks-At-Turn-Start on her center left
      And the top of Alice's deck is Sedge
      When the game reaches Alice's clock phase
      Then Sedge is in Alice's clock

    Scenario: the beginning of the stand phase is met
      Given Alice has Clocks-At-Stand-Start on her center left
      And the top of Alice's deck is Sedge
      When the game reaches Alice's clock phase
      Then Sedge is in Alice's clock

    Scenario: both trigger in the same turn and their player orders them
      Given Alice has Clocks-At-Turn-Start on her center left
      And Alice has Clocks-At-Stand-Start on her center right
      And the top of Alice's deck is Sedge and Lancer
      When Alice plays Clocks-At-Stand-Start's AUTO
      Then Alice's clock is, from the top, Lancer and Sedge
      And Alice was asked to choose an automatic ability

    Scenario: an ability for one's own turn does not trigger in the other player's turn
      Given Bob has Clocks-At-Turn-Start and Clocks-At-Stand-Start on his stage
      And Alice has Reed on her center left, rested
      When the game reaches Alice's clock phase
      Then Reed is standing
      And Bob's clock is empty

    Scenario: the ability is resolved before the characters stand
      Given Alice has Draws-For-Rested on her center left, rested
      When the game reaches Alice's clock phase
      Then Alice has 2 cards in her hand

  @6.2.1.2
  Rule: 6.2.1.2 The turn player's characters stand

    Scenario: rested characters stand in the center and in the back
      Given Alice has Reed on her center left, rested
      And Alice has Sedge on her back right, rested
      When the game reaches Alice's clock phase
      Then Reed and Sedge are standing

    Scenario: a reversed character stands
      Given Alice has Reed on her center middle, reversed
      When the game reaches Alice's clock phase
      Then Reed is standing

    Scenario: the other player's characters stay as they are
      Given Alice has Sedge on her center left, rested
      And Bob has Reed on his center left, rested
      And Bob has Clerk on his center right, reversed
      When the game reaches Alice's clock phase
      Then Reed is rested
      And Clerk is reversed
      And Sedge is standing

    Scenario: a character that cannot stand stays rested beside one that stands
      Given Alice has Stays-Rested on her center left, rested
      And Alice has Reed on her center right, rested
      When the game reaches Alice's clock phase
      Then Stays-Rested is rested
      And Reed is standing

  @6.2.1.3
  Rule: 6.2.1.3 A check timing follows the standing, and the draw phase comes after it

    Scenario: an ability that standing has triggered is resolved before the draw
      Given Alice has Clocks-When-Standing on her center left, rested
      And the top of Alice's deck is Sedge and Lancer
      When the game reaches Alice's clock phase
      Then Sedge is in Alice's clock
      And Lancer is in Alice's hand

    Scenario: it is resolved before the draw phase begins, so that there is nothing to put in order
      Given Alice has Clocks-When-Standing on her center left, rested
      And Alice has Clocks-At-Draw-Start on her center right
      And the top of Alice's deck is Sedge and Lancer
      Then Alice is asked to put a card into the clock
      And Alice's clock is, from the top, Lancer and Sedge
      And nobody was asked to choose an automatic ability

    Scenario: a character that stood already triggers nothing
      Given Alice has Clocks-When-Standing on her center left
      And the top of Alice's deck is Sedge
      When the game reaches Alice's clock phase
      Then Alice's clock is empty
      And Sedge is in Alice's hand
