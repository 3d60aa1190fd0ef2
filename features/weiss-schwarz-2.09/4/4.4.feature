Feature: 4.4 Check Timing

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.4.1 @4.4.2
  Rule: 4.4.1 Check-type rule actions are resolved and AUTO abilities played at check timings only

    @events
    Scenario: an AUTO ability waits until the effect under way is over
      Given Alice has Clocks-When-You-Draw on her center left
      And Alice has Draws-Two in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Draws-Two
      And the game reaches Alice's climax phase
      Then Alice has only Reed and Sedge in her hand
      And Sedge was drawn before Clerk moved to Alice's clock

    Scenario: a power that falls to zero and rises again within an effect removes nobody
      Given a blank character Mote with power 1000
      And Alice has Dips-And-Recovers in her hand
      And Alice has Mote on her center left
      When Alice plays Dips-And-Recovers
      Then Dips-And-Recovers is in Alice's waiting room
      And Mote is on Alice's center left

    Scenario: a power of zero at the check timing removes the character
      Given a blank character Mote with power 1000
      And Alice has Weakens-All in her hand
      And Alice has Mote on her center left
      And Bob has Reed on his center left
      When Alice plays Weakens-All
      Then Mote is in Alice's waiting room
      And Reed has 1000 power
      And Reed is on Bob's center left

    Scenario: while an effect asks, nothing that waits is played
      Given Alice has Draws-When-Rested on her center left
      And Alice has Reed on her center right
      And Alice has Clerk in her hand
      And Alice has Rests-A-Character in her hand
      When Alice plays Rests-A-Character
      Then Alice has 1 card in her hand
      When Alice chooses Draws-When-Rested
      Then Alice has 2 cards in her hand

  @4.4.2 @8.5.1.1
  Rule: 4.4.2 All rule actions come before the AUTO abilities that stand by

    @events
    Scenario: the displaced character is gone before the newcomer's ability draws
      Given Alice has Draws-When-Placed in her hand
      And Alice has Clerk on her center left
      When Alice plays Draws-When-Placed onto her center left
      And Alice plays Draws-When-Placed's AUTO
      Then Clerk moved to Alice's waiting room before Alice drew a card

    Scenario: a lost game is lost before an ability that stands by can act
      Given it is Alice's clock phase
      And Alice has Clocks-When-You-Draw on her center left
      And Alice is at level 3
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Alice loses
      And Alice's clock is empty

    Scenario: of two abilities the second waits for the rule actions after the first
      Given a blank character Mote with power 500
      And Alice has Loses-Power-When-Placed in her hand
      And Alice has Draws-For-Each-Arrival on her back left
      And Alice has Mote on her center right
      When Alice plays Loses-Power-When-Placed onto her center left
      And Alice plays Loses-Power-When-Placed's AUTO
      Then Mote is in Alice's waiting room
      And Alice's hand is empty
      When Alice plays Draws-For-Each-Arrival's AUTO
      Then Alice has 1 card in her hand
