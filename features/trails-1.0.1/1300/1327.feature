Feature: 1327 Fight back

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name    | CP cost | STR | DEF | organization |
      | Reed    | 2       | 3   | 2   | Guild, Watch |
      | Sedge   | 1       | 1   | 4   | Guild        |
      | Thistle | 4       | 2   | 3   | Guild, Watch |
      | Clerk   | 3       | 4   | 1   | Guild        |
      | Fencer  | 2       | 3   | 15  | Court        |

  @1327.1
  Rule: 1327.1 A UNIT that fights back several takes all valid attackers of those named

    Scenario: every attacker whose DEF it reaches is stunned, and nobody chooses among them
      Given Alice has Reed, Sedge and Thistle on her field
      And Bob has Fights-Back-All on his field
      When Reed, Sedge and Thistle attack Fights-Back-All
      And both players pass until the fight is over
      Then Reed and Thistle are stunned
      And Sedge is not stunned
      And Alice has lost 6 bond
      And nobody was asked to fight back

    Scenario: a UNIT without such a craft fights back one
      Given Alice has Reed, Sedge and Thistle on her field
      And Bob has Fencer on his field
      When Reed, Sedge and Thistle attack Fencer
      And both players pass until the attack is made
      And Bob fights back against Reed
      Then Reed is stunned
      And Thistle is not stunned

    Scenario: a single attacker is fought back as ever
      Given Alice has Thistle on her field
      And Bob has Fights-Back-All on his field
      When Thistle attacks Fights-Back-All
      And both players pass until the fight is over
      Then Thistle is stunned

    Scenario: an attacker that cannot be chosen is left out
      Given Alice has Reed, Clerk and Cannot-Be-Fought-Back on her field
      And Bob has Fights-Back-All on his field
      When Reed, Clerk and Cannot-Be-Fought-Back attack Fights-Back-All
      And both players pass until the fight is over
      Then Reed and Clerk are stunned
      And Cannot-Be-Fought-Back is not stunned

    Scenario: of those named all are taken, of the others none
      Given Alice has Reed, Clerk and Thistle on her field
      And Bob has Fights-Back-Watch on his field
      When Reed, Clerk and Thistle attack Fights-Back-Watch
      And both players pass until the fight is over
      Then Reed and Thistle are stunned
      And Clerk is not stunned

    Scenario: its controller's other UNITs and the attacker's idle ones are not touched
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Fights-Back-All on his field
      When Reed and Sedge attack Fights-Back-All
      And both players pass until the fight is over
      Then Reed is stunned
      And Clerk is not stunned

    Scenario: as an attacker it has no use for the craft
      Given Alice has Fights-Back-All on her field
      And Bob has Reed and Clerk on his field
      When Fights-Back-All attacks Reed
      And both players pass until the fight is over
      Then Reed is stunned
      And Clerk is not stunned

  @1327.2
  Rule: 1327.2 An attacker that must be fought back is the one to choose, if that is allowed

    Scenario: the named attacker is fought back, and no other may be
      Given Alice has Clerk, Sedge and Draws-Fight-Back on her field
      And Bob has Fencer on his field
      When Clerk, Sedge and Draws-Fight-Back attack Fencer
      And both players pass until the fight is over
      Then Draws-Fight-Back is stunned
      And Clerk is not stunned
      And Sedge is not stunned

    Scenario: without it among the attackers the choice is free
      Given Alice has Clerk, Sedge and Draws-Fight-Back on her field
      And Bob has Fencer on his field
      When Clerk and Sedge attack Fencer
      And both players pass until the attack is made
      And both players pass
      Then Bob is asked to fight back
      And Bob may fight back against Clerk
      And Bob may fight back against Sedge

    Scenario: of two such attackers either may be chosen
      Given Alice has Clerk and two Draws-Fight-Backs on her field
      And Bob has Fencer on his field
      When Clerk, Draws-Fight-Back and Draws-Fight-Back#2 attack Fencer
      And both players pass until the attack is made
      And both players pass
      Then Bob may choose among Draws-Fight-Back and Draws-Fight-Back#2

    Scenario: where it may not be chosen the duty is void
      Given Alice has Clerk and Sedge on her field
      And Alice has Draws-Yet-Evades-Fight-Back on her field
      And Bob has Fencer on his field
      When Clerk, Sedge and Draws-Yet-Evades-Fight-Back attack Fencer
      And both players pass until the attack is made
      And both players pass
      Then Bob may choose among Clerk and Sedge

    Scenario: an attacker that lost the craft may be passed over
      Given Alice has Clerk and Draws-Fight-Back on her field
      And Bob has Fencer on his field
      And Bob has Strips-Crafts in his hand
      And Bob has 1 card in his homebase
      When Clerk and Draws-Fight-Back attack Fencer
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Strips-Crafts targeting Draws-Fight-Back
      And both players pass
      And both players pass
      And Bob fights back against Clerk
      Then Clerk is stunned
      And Draws-Fight-Back is not stunned
