Feature: 210 DEF

  @210.1
  Rule: 210.1 DEF is what the STR against a UNIT has to reach

    Background:
      Given a game of Trails in Alice's combat phase
      And these blank UNITs
        | name  | CP cost | STR | DEF |
        | Stone | 2       | 1   | 5   |
        | Brick | 4       | 1   | 6   |
        | Spear | 1       | 5   | 3   |

    @804.11a-2
    Scenario: DEF equal to the attacker's STR does not hold
      Given Alice has Spear on her field
      And Bob has Stone on his field
      When Spear attacks Stone
      And both players pass until the combat ends
      Then Stone is stunned

    @804.11a-2
    Scenario: DEF one above the attacker's STR holds
      Given Alice has Spear on her field
      And Bob has Brick on his field
      When Spear attacks Brick
      And both players pass until the combat ends
      Then Spear is actioned
      And Brick is not stunned
      And Bob has 20 bond

    @804.11a-4
    Scenario: DEF of the attacker equal to the defender's STR does not hold
      Given a blank UNIT Thorn with CP cost 3, STR 3, DEF 9
      And Alice has Spear on her field
      And Bob has Thorn on his field
      When Spear attacks Thorn
      And both players pass until the combat ends
      Then Spear is stunned
      And Thorn is not stunned

    Scenario: a UNIT is not worn down by attacks that its DEF has held
      Given Alice has Spear on her field
      And Alice has Spear on her field, called Second
      And Bob has Brick on his field
      When Spear attacks Brick
      And both players pass until the combat ends
      And Bob declares no attack
      And Second attacks Brick
      And both players pass until the combat ends
      Then Spear and Second are actioned
      And Brick is not stunned
      And Brick has 6 DEF
