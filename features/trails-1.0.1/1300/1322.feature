Feature: 1322 The icon for being put onto the field

  Background:
    Given a game of Trails
    And Alice has 2 EP

  @1322.1
  Rule: 1322.1 The icon is a trigger on this card being put onto the field

    @reading:lost-icons-are-words
    Scenario: a UNIT that was played triggers when it reaches the field, not when it is played
      Given Alice has Gains-On-Arrival in her hand
      And Alice has 1 CP
      When Alice plays Gains-On-Arrival
      Then Gains-On-Arrival's craft does not wait to be resolved
      When both players pass
      Then Gains-On-Arrival's craft waits to be resolved
      When both players pass
      Then Alice has gained 2 bond

    @reading:lost-icons-are-words
    Scenario: a UNIT that an effect puts out of the hand triggers too
      Given Alice has Gains-On-Arrival and Fields-From-Hand in her hand
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Gains-On-Arrival
      Then Gains-On-Arrival is on Alice's field
      And Gains-On-Arrival's craft waits to be resolved

    @reading:lost-icons-are-words
    Scenario: a UNIT that comes out of the homebase triggers too
      Given Alice has Gains-On-Arrival and Gate in her homebase, face-down
      And Alice has Calls-A-Card-From-Home in her hand
      When Alice plays Calls-A-Card-From-Home targeting Gains-On-Arrival
      And both players pass
      Then Gains-On-Arrival's craft waits to be resolved

    @reading:lost-icons-are-words
    Scenario: the arrival of another UNIT does not trigger it
      Given Alice has Gains-On-Arrival on her field, called Veteran
      And Alice has Gains-On-Arrival and Reed in her hand
      And Alice has 3 CP
      When Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And nothing waits to be resolved
      When Alice plays Gains-On-Arrival
      And both players pass
      Then Gains-On-Arrival's craft waits to be resolved
      And Veteran's craft does not wait to be resolved

    @reading:lost-icons-are-words @events
    Scenario: two that arrive together trigger once each
      Given Alice has two Gains-On-Arrivals and Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      And Alice plays Gains-On-Arrival#2's triggered craft
      And both players pass until nothing waits
      Then Gains-On-Arrival's craft triggered 1 time
      And Gains-On-Arrival#2's craft triggered 1 time
      And Alice has gained 4 bond

    @reading:lost-icons-are-words
    Scenario: a UNIT that is countered on its way does not trigger
      Given Alice has two Gains-On-Arrivals and Counters-Anything in her hand
      And Alice has 2 CP
      When Alice plays Gains-On-Arrival
      And Alice plays Counters-Anything targeting Gains-On-Arrival
      And both players pass until nothing waits
      Then Gains-On-Arrival is in Alice's trail
      And Alice has gained 0 bond
      When Alice plays Gains-On-Arrival#2
      And both players pass until nothing waits
      Then Alice has gained 2 bond

    @reading:lost-icons-are-words
    Scenario: neither a move to the homebase nor a cure is an arrival
      Given Alice has Gains-On-Arrival on her field
      And Alice has Gains-On-Arrival on her field, stunned
      And Alice has Sends-A-UNIT-Home and Cures-Target in her hand
      When Alice plays Sends-A-UNIT-Home targeting Gains-On-Arrival
      And both players pass
      Then Gains-On-Arrival is in Alice's homebase
      When Alice plays Cures-Target targeting Gains-On-Arrival#2
      And both players pass
      Then Gains-On-Arrival#2 is not stunned
      And nothing waits to be resolved
      And Alice has gained 0 bond
