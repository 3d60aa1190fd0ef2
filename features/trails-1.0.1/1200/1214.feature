Feature: 1214 Immediate Effects

  Background:
    Given a game of Trails
    And a blank UNIT Waif with CP cost 0

  @1214.1
  Rule: 1214.1 An immediate effect is carried out once, when its time has come, and is over

    Scenario: nothing happens before the effect is carried out
      Given Bob has Reed on his field
      And Alice has Actions-All-Foes in her hand
      And Alice has 1 EP
      When Alice plays Actions-All-Foes
      Then Reed is ready
      When both players pass
      Then Reed is actioned

    Scenario: a UNIT that comes later is not touched any more
      Given Bob has Reed on his field
      And Bob has Waif in his hand
      And Alice has Actions-All-Foes in her hand
      And Alice has 1 EP
      When Alice plays Actions-All-Foes
      And both players pass
      And the game reaches Bob's deployment step
      And Bob plays Waif
      And both players pass
      Then Reed is actioned
      And Waif is ready on Bob's field

    Scenario: a UNIT that is readied afterwards stays ready
      Given Bob has Reed on his field
      And Bob has Readies-A-UNIT in his hand
      And Bob has 1 EP
      And Alice has Actions-All-Foes in her hand
      And Alice has 1 EP
      When Alice plays Actions-All-Foes
      And both players pass
      And Alice passes
      And Bob plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Reed is ready

    Scenario: a gain is not repeated in later windows, phases or turns
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      Then Alice has gained 5 bond
      When two turns end
      Then Alice has gained 5 bond
