Feature: 1303 Plus and minus values

  Background:
    Given a game of Trails
    And Alice has 9 EP
    And these blank UNITs
      | name  | CP cost | STR | DEF |
      | Piper | 2       | 3   | 7   |
      | Drum  | 1       | 1   | 1   |

  @1303.1
  Rule: 1303.1 +X/+Y raises STR by X and DEF by Y

    Scenario: the first number goes to STR and the second to DEF
      Given Alice has Piper and Drum on her field
      And Alice has Strengthens-A-UNIT in her hand
      When Alice plays Strengthens-A-UNIT targeting Piper
      And both players pass until nothing waits
      Then Piper is 5/8
      And Piper's printed STR is 3
      And Drum is 1/1

    Scenario: two raises add up
      Given Alice has Piper on her field
      And Alice has two Strengthens-A-UNITs in her hand
      When Alice plays Strengthens-A-UNIT targeting Piper
      And both players pass until nothing waits
      And Alice plays Strengthens-A-UNIT#2 targeting Piper
      And both players pass until nothing waits
      Then Piper is 7/9

  @1303.2
  Rule: 1303.2 -X/-Y lowers STR by X and DEF by Y

    Scenario: the first number comes off STR and the second off DEF
      Given Alice has Piper and Drum on her field
      And Alice has Weakens-A-UNIT in her hand
      When Alice plays Weakens-A-UNIT targeting Piper
      And both players pass until nothing waits
      Then Piper is 0/6
      And Drum is 1/1

    Scenario: values fall below zero, and the UNIT stays where and as it is
      Given Alice has Drum on her field
      And Alice has two Weakens-A-UNITs in her hand
      When Alice plays Weakens-A-UNIT targeting Drum
      And both players pass until nothing waits
      And Alice plays Weakens-A-UNIT#2 targeting Drum
      And both players pass until nothing waits
      Then Drum is -5/-1
      And Drum is on Alice's field
      And Drum is not stunned

    Scenario: a raise makes up for what went below zero
      Given Alice has Drum on her field
      And Alice has Weakens-A-UNIT and two Strengthens-A-UNITs in her hand
      When Alice plays Weakens-A-UNIT targeting Drum
      And both players pass until nothing waits
      And Alice plays Strengthens-A-UNIT targeting Drum
      And both players pass until nothing waits
      And Alice plays Strengthens-A-UNIT#2 targeting Drum
      And both players pass until nothing waits
      Then Drum is 2/2
