Feature: 10.12 Accelerate

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Accelerator on her center left
    And the top of Alice's deck is Sedge, Lancer, Wall and Titan

  @10.12.1
  Rule: 10.12.1 Accelerate is paid by putting a card into the clock

    Scenario: the card goes to the clock and the effect follows
      When Accelerator attacks
      And Alice pays for Accelerator's AUTO
      Then Alice's clock is, from the top, Sedge
      And Alice has only Lancer and Wall in her hand

    Scenario: without payment there is no effect
      When Accelerator attacks
      And Alice does not pay for Accelerator's AUTO
      Then Alice's clock is empty
      And Alice's hand is empty
      And Sedge is in Alice's stock

  @10.12.2
  Rule: 10.12.2 An ability written with Accelerate has that keyword

    Scenario: a text about cards with Accelerate concerns it, and no other
      Given it is Alice's main phase
      And Alice has Accelerator, Alarm-Bell and Clerk in her waiting room
      And Alice has Finds-Accelerate in her hand
      When Alice plays Finds-Accelerate
      Then Alice has 1 card in her memory
      And Alarm-Bell and Clerk are in Alice's waiting room

  @10.12.3
  Rule: 10.12.3 Accelerate is used once its cost is paid

    Scenario: an ability for using Accelerate triggers
      Given Alice has Draws-On-Accelerate on her back left
      When Accelerator attacks
      And Alice pays for Accelerator's AUTO
      Then Alice has 3 cards in her hand

    Scenario: unpaid it is not used
      Given Alice has Draws-On-Accelerate on her back left
      When Accelerator attacks
      And Alice does not pay for Accelerator's AUTO
      Then Bob has 2 cards in his clock
      And Alice's hand is empty
