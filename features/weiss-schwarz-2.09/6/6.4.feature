Feature: 6.4 Clock Phase

  Background:
    Given a game of Weiss Schwarz at the start of Alice's clock phase
    And the top of Alice's deck is Sedge, Lancer, Clerk and Wall

  @6.4.1
  Rule: 6.4.1 What waits for the phase comes first, then the clock

    Scenario: the ability acts before the card from hand
      Given Alice has Clocks-At-Clock-Start on her center left
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice's clock is, from the top, Reed and Sedge
      And Alice has only Lancer and Clerk in her hand

  @6.4.1.1
  Rule: 6.4.1.1 Abilities for the beginning of the clock phase trigger, and a check timing follows

    Scenario: the beginning of the phase is met
      Given Alice has Clocks-At-Clock-Start on her center left
      When the game reaches Alice's main phase
      Then Alice's clock is, from the top, Sedge

    Scenario: it is not met in the other player's clock phase
      Given Bob has Clocks-At-Clock-Start on his center left
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Reed is in Alice's clock
      And Bob's clock is empty

  @6.4.1.2
  Rule: 6.4.1.2 The turn player may put one hand card into the clock and then draws two

    Scenario: the chosen card goes to the clock and two cards are drawn
      Given Alice has Reed and Titan in her hand
      When Alice puts Reed into her clock
      Then Alice's clock is, from the top, Reed
      And Alice has only Titan, Sedge and Lancer in her hand

    Scenario: without a card nothing is drawn
      Given Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice has only Reed in her hand
      And Alice's clock is empty
      And it is Alice's main phase

    @unchanged
    Scenario: any card in hand can be chosen
      Given Alice has Reed, Memo and Finale in her hand
      When the game reaches Alice's clock phase
      Then Alice may put Reed into her clock
      And Alice may put Memo into her clock
      And Alice may put Finale into her clock

    Scenario: only one card is put into the clock
      Given Alice has Reed and Titan in her hand
      When Alice puts Titan into her clock
      Then Alice has 1 card in her clock
      And it is Alice's main phase

    Scenario: the card is put on top of the clock
      Given Alice's clock is, from the top, Titan and Spark
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice's clock is, from the top, Reed, Titan and Spark

    Scenario: the other player is not asked
      Given Alice has Reed in her hand
      And Bob has Titan in his hand
      When Alice puts Reed into her clock
      Then Reed is in Alice's clock
      And Bob was not asked to put a card into the clock
      And Bob's clock is empty

    Scenario: the seventh card levels up before the two cards are drawn
      Given Alice has 6 cards in her clock
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice is asked to level up
      And Alice's hand is empty

    Scenario: the clock card is no damage and a climax cancels nothing
      Given Alice has Finale in her hand
      When Alice puts Finale into her clock
      Then Alice's clock is, from the top, Finale
      And Alice has only Sedge and Lancer in her hand

  @6.4.1.3
  Rule: 6.4.1.3 A check timing follows the clocking, and the main phase comes after it

    Scenario: an ability that the clocking has triggered is resolved after the two draws
      Given Alice has Clocks-When-You-Clock on her center left
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice's clock is, from the top, Clerk and Reed
      And Alice has only Sedge and Lancer in her hand
      And it is Alice's main phase

    Scenario: it is resolved before the main phase begins, so that there is nothing to put in order
      Given Alice has Clocks-When-You-Clock on her center left
      And Alice has Clocks-At-Main-Start on her center right
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then it is Alice's main phase
      And Alice's clock is, from the top, Wall, Clerk and Reed
      And nobody was asked to choose an automatic ability
