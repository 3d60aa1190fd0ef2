Feature: 10.11 Shift

  Background:
    Given a game of Weiss Schwarz at the start of Alice's main phase
    And Alice is at level 1

  @10.11.1
  Rule: 10.11.1 Shift stands by when the own main phase begins

    Scenario: its player is asked when the main phase begins
      Given Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      When Alice says yes
      And Alice chooses Reed
      Then Reed is in Alice's clock
      And Shifter is in Alice's hand

    Scenario: the other player's card does not shift
      Given Bob is at level 1
      And Bob's clock is, from the top, Shifter
      And Bob has Reed in his hand
      When Alice passes
      Then Shifter is in Bob's clock
      And it is Alice's climax phase

    Scenario: the question comes up when the main phase is reached
      Given it is Alice's clock phase
      And Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice is asked to decide whether to do it

  @10.11.2
  Rule: 10.11.2 With the level for it the card is exchanged with a hand card of its color, or not

    Scenario: it may be left out
      Given Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      When Alice says no
      Then Shifter is in Alice's clock
      And Reed is in Alice's hand
      And it is Alice's main phase

    Scenario: below the level nothing happens
      Given Bob is at level 0
      And it is the start of Bob's main phase
      And Bob's clock is, from the top, Shifter
      And Bob has Reed in his hand
      When Bob passes
      Then Shifter is in Bob's clock
      And it is Bob's climax phase

    Scenario: outside the clock nothing happens
      Given Alice has Shifter in her waiting room
      And Alice has Reed in her hand
      When Alice passes
      Then Shifter is in Alice's waiting room
      And it is Alice's climax phase

    Scenario: below the level nobody is asked
      Given it is Alice's clock phase
      And Alice is at level 0
      And Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice has a play timing
      And Alice was not asked to decide whether to do it

    Scenario: at the level the question is asked
      Given it is Alice's clock phase
      And Alice's clock is, from the top, Shifter
      And Alice has Reed and Clerk in her hand
      When Alice puts no card into her clock
      Then Alice is asked to decide whether to do it

  @10.11.3
  Rule: 10.11.3 Exactly two cards are exchanged

    Scenario: the clock keeps its number of cards
      Given Alice's clock is, from the top, Shifter and Sedge
      And Alice has Reed and Titan in her hand
      When Alice says yes
      And Alice chooses Titan
      Then Alice has 2 cards in her clock
      And Alice has only Reed and Shifter in her hand

  @10.11.3.2
  Rule: 10.11.3.2 Without a hand card of its color there is no exchange

    Scenario: a blue card cannot be chosen
      Given Alice's clock is, from the top, Shifter
      And Alice has Clerk in her hand
      When Alice passes
      Then Shifter is in Alice's clock
      And Clerk is in Alice's hand
      And it is Alice's climax phase

    Scenario: without such a card nobody is asked
      Given it is Alice's clock phase
      And Alice's clock is, from the top, Shifter
      And Alice has Clerk in her hand
      When Alice puts no card into her clock
      Then Alice has a play timing
      And Alice was not asked to decide whether to do it

  @10.11.4
  Rule: 10.11.4 Shift is used when it has exchanged two cards

    Scenario: an ability for using Shift triggers
      Given Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      And Alice has Draws-On-Shift on her center left
      When Alice says yes
      And Alice chooses Reed
      Then Alice has 2 cards in her hand

    Scenario: a Shift that is left out is not used
      Given Alice's clock is, from the top, Shifter
      And Alice has Reed in her hand
      And Alice has Draws-On-Shift on her center left
      When Alice says no
      Then Alice has only Reed in her hand
      And it is Alice's main phase

  @10.11.3.1
  Rule: 10.11.3.1 Without the card itself in the clock there is no exchange

    Scenario: a level up has taken the card away before Shift is resolved
      Given Alice's clock is, from the top, Shifter and five copies of Filler
      And Alice has Reed in her hand
      And Alice has Clocks-At-Main-Start on her center left
      When Alice plays Clocks-At-Main-Start's AUTO
      And Alice puts Shifter into her level
      Then Shifter is in Alice's level
      And Reed is in Alice's hand
      And it is Alice's main phase

    Scenario: nobody is asked when the card has gone to the level
      Given Alice's clock is, from the top, Shifter and five copies of Filler
      And Alice has Reed in her hand
      And Alice has Clocks-At-Main-Start on her center left
      When Alice plays Clocks-At-Main-Start's AUTO
      And Alice puts Shifter into her level
      Then Alice was not asked to decide whether to do it
      And Alice has a play timing
