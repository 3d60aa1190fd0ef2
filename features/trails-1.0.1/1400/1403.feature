Feature: 1403 Reinforcement

  Background:
    Given a game of Trails
    And these blank UNITs
      | name | CP cost | STR | DEF | organization |
      | Waif | 0       | 1   | 3   | Guild        |

  @1403.1
  Rule: 1403.1 A Reinforcement needs another of a common organization on its player's field to be played

    @reading:reinforcement-limits-the-play
    Scenario: without another Reinforcement it cannot be played
      Given Alice has Reserve and Waif in her hand
      Then Alice may play Waif
      And Alice may not play Reserve

    @reading:reinforcement-limits-the-play
    Scenario: beside another Reinforcement of its organization it is played
      Given Alice has Reserve on her field
      And Alice has Reserve and Watch-Reserve in her hand
      Then Alice may not play Watch-Reserve
      When Alice plays Reserve#2
      And both players pass
      Then Reserve#2 is on Alice's field

    @reading:reinforcement-limits-the-play
    Scenario: a UNIT of the organization that is no Reinforcement does not help
      Given Alice has Reed on her field
      And Alice has Reserve and Waif in her hand
      Then Alice may play Waif
      And Alice may not play Reserve

    @reading:reinforcement-limits-the-play
    Scenario: a Reinforcement of another organization does not help
      Given Alice has Watch-Reserve on her field
      And Alice has Reserve and Watch-Reserve in her hand
      Then Alice may play Watch-Reserve#2
      And Alice may not play Reserve

    @reading:reinforcement-limits-the-play
    Scenario: one organization in common is enough, gained or printed
      Given Alice has Watch-Reserve on her field
      And Alice has Reserve and Drafts-Guild in her hand
      Then Alice may not play Reserve
      When Alice plays Drafts-Guild targeting Watch-Reserve
      And both players pass
      Then Alice may play Reserve

    @reading:reinforcement-limits-the-play
    Scenario: the other player's Reinforcement does not help, nor one in another zone
      Given Bob has Reserve on his field
      And Alice has two Reserves and Waif in her hand
      And Alice has Reserve in her trail
      And Alice has Reserve in her homebase
      Then Alice may play Waif
      And Alice may not play Reserve#2

    @reading:reinforcement-limits-the-play
    Scenario: an effect puts one onto the field that could not be played, and opens the way
      Given Alice has two Reserves and Fields-From-Hand in her hand
      And Alice has 1 EP
      Then Alice may not play Reserve
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Reserve
      Then Reserve is on Alice's field
      And Alice may play Reserve#2
