Feature: 1001 Overview

  @1001.1
  Rule: 1001.1 Rule processes and triggered crafts have their turn at rule checks only

    @1002.1
    Scenario: a craft that triggers in the middle of a play goes on top of what was being played
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Fanfare in her hand
      And Alice has Sedge in her homebase, face-down
      When Alice plays Fanfare paying with Sedge
      Then Gains-On-Any-EP's craft, Fanfare wait to be resolved, from the top

    Scenario: the loss by a vain draw comes at the rule check, before anybody has priority in the draw step
      Given Alice's deck is, from the top, Reed
      And it is the preparation phase
      When both players pass
      Then Alice loses because of 1102.1
      And nobody has priority

    @events
    Scenario: a craft that triggers in the middle of an EVENT is played after the EVENT is done
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      And Alice chooses Sedge
      Then Draws-Then-Refills moved to Alice's trail before Gains-On-Any-EP's craft was played
      And Gains-On-Any-EP's craft waits to be resolved, from the top

    Scenario: the loss by an empty deck waits until the EVENT is done
      Given Alice's deck is empty
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      Then Alice loses because of 1102.1
      And Alice's deck is, from the top, Sedge
      And Draws-Then-Refills is in Alice's trail
