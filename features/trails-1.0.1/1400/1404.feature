Feature: 1404 Attribution

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name    | CP cost | STR | DEF | organization |
      | Sedge   | 1       | 1   | 4   | Watch        |
      | Sailor  | 2       | 2   | 5   | Fleet        |
      | Envoy   | 3       | 1   | 5   | Watch, Court |
      | Bulwark | 2       | 0   | 9   | Guild        |

  @1404.1
  Rule: 1404.1 It takes over, for the turn, the organizations of own UNITs that attack for the first time in it

    @reading:attribution-first-attack
    Scenario: the organization of the attacker is added when the craft is resolved
      Given Alice has Joiner and Sedge on her field
      And Bob has Bulwark on his field
      When Sedge attacks Bulwark
      And both players pass until the attack is made
      Then Joiner's craft waits to be resolved
      And Joiner has the organization Guild only
      When both players pass
      Then Joiner has the organizations Guild and Watch only
      And Sedge has the organization Watch only

    @reading:attribution-first-attack
    Scenario: all organizations of an attacker are taken over
      Given Alice has Joiner and Envoy on her field
      And Bob has Bulwark on his field
      When Envoy attacks Bulwark
      And both players pass until the fight is over
      Then Joiner has the organizations Guild, Watch and Court only

    @reading:attribution-first-attack
    Scenario: of a joint attack the organizations of all attackers are taken over
      Given Alice has Joiner, Sedge and Envoy on her field
      And Bob has Bulwark on his field
      When Sedge and Envoy attack Bulwark
      And both players pass until the attack is made
      And both players pass until nothing waits
      Then Joiner has the organizations Guild, Watch and Court only

    @reading:attribution-first-attack
    Scenario: the second attack of the turn brings nothing
      Given Alice has Joiner, Sedge and Sailor on her field
      And Bob has Bulwark on his field
      When Sedge attacks Bulwark
      And both players pass until the combat ends
      And Bob declares no attack
      And Sailor attacks Bulwark
      And both players pass until the fight is over
      Then Joiner has the organizations Guild and Watch only

    @reading:attribution-first-attack
    Scenario: an attack of the other player brings nothing
      Given it is Bob's choice of attackers
      And Alice has Joiner and Bulwark on her field
      And Bob has Sedge on his field
      And Bob has Joiner on his field
      When Sedge attacks Bulwark
      And both players pass until the fight is over
      Then Joiner has the organization Guild only
      And Joiner#2 has the organizations Guild and Watch only

    @reading:attribution-first-attack
    Scenario: the new organization opens a joint attack in the same turn
      Given Alice has Joiner and two Sedges on her field
      And Bob has Bulwark on his field
      When Sedge attacks Bulwark
      And both players pass until the combat ends
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Joiner and Sedge#2

    @reading:attribution-first-attack
    Scenario: what was taken over is gone in the next turn, and the craft works anew
      Given Alice has Joiner, Sedge and Sailor on her field
      And Bob has Bulwark on his field
      When Sedge attacks Bulwark
      And both players pass until the fight is over
      Then Joiner has 2 organizations
      When the turn ends
      Then Joiner has the organization Guild only
      When the combat reaches Alice's choice of attackers
      And Sailor attacks Bulwark
      And both players pass until the fight is over
      Then Joiner has the organizations Guild and Fleet only

    @reading:attribution-first-attack
    Scenario: two UNITs with Attribution take over what the first attacker has
      Given Alice has two Joiners and Sedge on her field
      And Bob has Bulwark on his field
      When Sedge attacks Bulwark
      And both players pass
      And Alice plays Joiner's triggered craft
      And both players pass until the fight is over
      Then Joiner has the organizations Guild and Watch only
      And Joiner#2 has the organizations Guild and Watch only
