Feature: 10.1 Alarm

  Background:
    Given a game of Weiss Schwarz in Alice's main phase
    And Alice has Reed on her center left

  @10.1.1
  Rule: 10.1.1 An Alarm ability works while its card is the top card of the clock

    Scenario: on top of the clock it works
      Given Alice's clock is, from the top, Alarm-Bell and Sedge
      Then Reed's power is 3000

    Scenario: under another card it does not
      Given Alice's clock is, from the top, Alarm-Bell
      And Alice has Clocks-Both in her hand
      Then Reed's power is 3000
      When Alice plays Clocks-Both
      Then Reed's power is 2000

    Scenario: on the stage it does not work
      Given Alice has Alarm-Bell in her hand
      And Alice's clock is, from the top, Sedge
      When Alice plays Alarm-Bell onto her center right
      Then Alarm-Bell is on Alice's center right
      And Reed's power is 2000

    Scenario: the other player's characters gain nothing
      Given Alice's clock is, from the top, Alarm-Bell
      And Bob has Clerk on his center left
      Then Reed's power is 3000
      And Clerk's power is 1500

  @10.1.2
  Rule: 10.1.2 An ability written with Alarm has that keyword

    Scenario: a text about cards with Alarm concerns it, and no other
      Given Alice has Alarm-Bell, Brainstormer and Sedge in her waiting room
      And Alice has Finds-Alarm in her hand
      When Alice plays Finds-Alarm
      Then Alice has only Alarm-Bell in her memory
      And Brainstormer and Sedge are in Alice's waiting room
