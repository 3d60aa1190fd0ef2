Feature: 9.5 Resolution of Character with Insufficient Power

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.5.1
  Rule: 9.5.1 Characters of power zero or less go to their owner's waiting room

    Scenario: power zero
      Given a blank character Weak with power 1000
      And Bob has Weak on his center left
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak is in Bob's waiting room

    Scenario: power below zero
      Given a blank character Weak with power 500
      And Bob has Weak on his center left
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak is in Bob's waiting room

    Scenario: power just above zero stays
      Given a blank character Weak with power 1500
      And Bob has Weak on his center left
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak is on Bob's center left
      And Weak's power is 500

    Scenario: the back stage counts too
      Given a blank character Weak with power 1000
      And Alice has Weak on her back right
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Weak is in Alice's waiting room

    Scenario: the character may come back by Encore
      Given a blank character Weak with power 1000
      And Alice has Weak on her back right
      And Alice has 3 cards in her stock
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      And Alice pays for Weak's Encore
      Then Weak is rested on Alice's back right
      And Weak's power is 1000
