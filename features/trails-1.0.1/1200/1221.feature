Feature: 1221 Last Known Information

  Background:
    Given a game of Trails
    And Alice has 9 EP
    And Bob has 9 EP

  @1221.1
  Rule: 1221.1 A card that has left is looked at as it last was in the zone that it left

    Scenario: the last STR on the field counts, and not the printed one
      Given Alice has Gains-STR-On-Leaving on her field
      And Alice has Strengthens-A-UNIT and Knocks-Out-A-UNIT in her hand
      When Alice plays Strengthens-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      And Alice plays Knocks-Out-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      Then Gains-STR-On-Leaving is in Alice's trail
      And Gains-STR-On-Leaving has 4 STR
      And Alice has gained 6 bond

    Scenario: a UNIT that was never changed is looked at with its printed STR
      Given Alice has Gains-STR-On-Leaving on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      Then Alice has gained 4 bond

    Scenario: a UNIT that left as the cost of its own craft is looked at as it was before
      Given Alice has Sells-Its-STR on her field
      And Alice has Strengthens-A-UNIT in her hand
      When Alice plays Strengthens-A-UNIT targeting Sells-Its-STR
      And both players pass until nothing waits
      And Alice uses Sells-Its-STR's craft
      And both players pass until nothing waits
      Then Sells-Its-STR is in Alice's trail
      And Alice has gained 6 bond

    Scenario: the orientation that a UNIT last had is remembered
      Given Alice has Gains-More-If-Actioned on her field, actioned
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Gains-More-If-Actioned
      And both players pass until nothing waits
      Then Alice has gained 3 bond

    Scenario: a UNIT that left while ready was not actioned
      Given Alice has Gains-More-If-Actioned on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Gains-More-If-Actioned
      And both players pass until nothing waits
      Then Alice has gained 1 bond

    Scenario: the card that has come back meanwhile is not the one that is looked at
      Given Alice has Gains-STR-On-Leaving on her field
      And Alice has Strengthens-A-UNIT, Knocks-Out-A-UNIT and Calls-From-Trail in her hand
      When Alice plays Strengthens-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      And Alice plays Knocks-Out-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass
      Then Gains-STR-On-Leaving's craft waits to be resolved
      When Alice plays Calls-From-Trail
      And both players pass
      Then Gains-STR-On-Leaving is on Alice's field
      And Gains-STR-On-Leaving has 4 STR
      When both players pass
      Then Alice has gained 6 bond

    Scenario: of what changed while it was on the field only the last counts
      Given Alice has Gains-STR-On-Leaving on her field
      And Alice has Strengthens-A-UNIT, Weakens-A-UNIT and Knocks-Out-A-UNIT in her hand
      When Alice plays Strengthens-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      And Alice plays Weakens-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      And Alice plays Knocks-Out-A-UNIT targeting Gains-STR-On-Leaving
      And both players pass until nothing waits
      Then Alice has gained 3 bond
