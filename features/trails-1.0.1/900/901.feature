Feature: 901 Overview

  @901.1
  Rule: 901.1 Whoever holds priority may do anything that the moment allows

    @902.4
    Scenario: the holder of priority is offered everything that the moment has
      Given Alice has Reed and Fanfare in her hand
      And Alice has Gate and Sedge in her homebase, face-down
      And it is Alice's homebase step
      When both players pass
      Then Alice may pass
      And Alice may play Reed
      And Alice may play Fanfare
      And Alice may play Gate
      And Alice may gain EP with Sedge

    Scenario: what the moment does not allow is not offered even to the holder of priority
      Given Alice has Reed and Fanfare in her hand
      And Alice has Sedge in her homebase, face-down
      And Alice has 5 CP
      And it is Alice's deployment step
      When both players pass until Bob's deployment step
      And Bob passes
      Then Alice may play Fanfare
      And Alice may not play Reed

    Scenario: one action after the other, without a limit
      Given Alice has Reed and two Fanfares in her hand
      And Alice has Gate, Sedge and Lancer in her homebase, face-down
      And Alice has 2 CP
      When Alice plays Reed
      And Alice gains EP with Gate
      And Alice gains EP with Sedge
      And Alice gains EP with Lancer
      And Alice plays Fanfare
      And Alice plays Fanfare#2
      Then Alice has 1 EP
      And 3 things wait to be resolved
      And Alice has priority
