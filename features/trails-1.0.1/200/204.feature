Feature: 204 CP cost

  @204.1
  Rule: 204.1 The CP cost is what a UNIT or ITEM costs to play

    Background:
      Given a game of Trails in Alice's deployment step

    @1204.2f-1
    Scenario: playing a UNIT takes its CP cost out of the pool
      Given Alice has Lancer in her hand
      And Alice has 7 CP
      When Alice plays Lancer
      Then Alice has 4 CP

    @1204.2f-1
    Scenario: playing an ITEM takes its CP cost out of the pool
      Given Alice has Whetstone in her hand
      And Alice has 7 CP
      When Alice plays Whetstone
      Then Alice has 5 CP

    @1204.2f-1
    Scenario: exactly as much CP as the cost is enough, and one less is not
      Given a blank UNIT Pricey with CP cost 4
      And Alice has Lancer and Pricey in her hand
      And Alice has 3 CP
      Then Alice may not play Pricey
      When Alice plays Lancer
      Then Alice has 0 CP
      And Lancer waits to be resolved

    @1306.3
    Scenario: the CP cost is also what a stunned UNIT costs its controller in bond
      Given Alice has Stuns-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Lancer on his field
      When Alice plays Stuns-And-Draws targeting Lancer
      And both players pass
      Then Bob has lost 3 bond
