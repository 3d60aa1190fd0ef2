Feature: 209 STR

  @209.1
  Rule: 209.1 STR is the strength with which a UNIT fights

    Background:
      Given a game of Trails in Alice's combat phase
      And these blank UNITs
        | name  | CP cost | STR | DEF |
        | Elder | 2       | 4   | 9   |
        | Birch | 3       | 3   | 9   |
        | Hedge | 5       | 1   | 4   |

    @804.11a-2
    Scenario: STR equal to the defender's DEF stuns it
      Given Alice has Elder on her field
      And Bob has Hedge on his field
      When Elder attacks Hedge
      And both players pass until the combat ends
      Then Hedge is stunned
      And Bob has lost 5 bond

    @804.11a-2
    Scenario: STR one below the defender's DEF does not stun it, however large the attacker's DEF
      Given Alice has Birch on her field
      And Bob has Hedge on his field
      When Birch attacks Hedge
      And both players pass until the combat ends
      Then Birch is actioned
      And Hedge is not stunned
      And Bob has 20 bond

    @804.11b
    Scenario: STR is what an attacked player loses
      Given Alice has Birch on her field
      When Birch attacks Bob
      And both players pass until the combat ends
      Then Bob has lost 3 bond

    @804.11a-4
    Scenario: the STR of the defender is held against the attacker
      Given a blank UNIT Fern with CP cost 2, STR 1, DEF 4
      And Alice has Fern on her field
      And Bob has Elder on his field
      When Fern attacks Elder
      And both players pass until the combat ends
      Then Fern is stunned
      And Elder is not stunned
