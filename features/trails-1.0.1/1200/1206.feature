Feature: 1206 Playing UNIT Cards

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Waif  | 0       | 1   | 2   | Guild        |
      | Stray | 0       | 2   | 1   | Guild        |
      | Ghost | 0       | 3   | 4   | Watch        |
    And a blank EVENT Ditty with EP cost 0

  @1206.1
  Rule: 1206.1 UNITs are played from the hand, in one's own deployment step, while nothing stands by

    @902.4h-1
    Scenario: a UNIT is offered from the hand, and none from the homebase or the trail
      Given Alice has two Waifs in her hand
      And Alice has Stray in her homebase, face-down
      And Alice has Ghost in her trail
      When Alice plays Waif
      And both players pass
      Then Waif is on Alice's field
      And Alice may play Waif#2
      And Alice may not play Stray
      And Alice may not play Ghost

    @902.4h-1
    Scenario Outline: outside one's own deployment step a UNIT that costs nothing cannot be played
      Given Alice has Waif and Ditty in her hand
      When the game reaches <moment>
      Then Alice may play Ditty
      And Alice may not play Waif

      Examples:
        | moment                              |
        | the combat phase                    |
        | Alice's propose attacker step       |
        | the last window of the combat phase |
        | the cure phase                      |
        | the last window of the turn         |
        | Alice's draw step                   |
        | Alice's homebase step               |

    Scenario: in the other player's deployment step only that player plays UNITs
      Given Alice has Waif and Ditty in her hand
      And Bob has Stray in his hand
      When the game reaches Bob's deployment step
      Then Bob may play Stray
      When Bob passes
      Then Alice may play Ditty
      And Alice may not play Waif

    Scenario: priority alone does not let the other player deploy
      Given Bob has Waif and Ditty in his hand
      And Alice has Stray in her hand
      When Alice passes
      Then Bob may play Ditty
      And Bob may not play Waif

    Scenario: a UNIT that waits keeps the next one in hand until it is resolved
      Given Alice has Waif, Stray and Ditty in her hand
      When Alice plays Waif
      Then Alice may play Ditty
      And Alice may not play Stray
      When both players pass
      Then Alice may play Stray

    Scenario: a craft that waits keeps UNITs in hand
      Given Alice has Waif and Ditty in her hand
      And Alice has Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Gains-For-EP's craft
      Then Alice may play Ditty
      And Alice may not play Waif
      When both players pass
      Then Alice may play Waif

    Scenario: a triggered craft from the start of the step has to be resolved before the first UNIT
      Given it is the start of Alice's deployment step
      And Alice has Waif and Ditty in her hand
      And Bob has Gains-At-Deployment-Start on his field
      Then Gains-At-Deployment-Start's craft waits to be resolved
      And Alice may play Ditty
      And Alice may not play Waif
      When both players pass
      Then Alice may play Waif

    Scenario: gaining EP leaves nothing standing by, so a UNIT can follow at once
      Given Alice has Waif in her hand
      And Alice has Stray in her homebase, face-down
      When Alice gains EP with Stray
      Then Alice has 1 EP
      And Alice may play Waif

    Scenario: there is no limit to the UNITs of one deployment step
      Given Alice has four Waifs in her hand
      When Alice plays Waif
      And both players pass
      And Alice plays Waif#2
      And both players pass
      And Alice plays Waif#3
      And both players pass
      And Alice plays Waif#4
      And both players pass
      Then Alice has 4 cards on her field

  @1206.2
  Rule: 1206.2 A UNIT goes through the steps that every played card goes through

    @1204.2
    Scenario: a UNIT is paid with CP, waits in the open and then enters the field
      Given Alice has Lancer in her hand
      And Alice has 7 CP
      When Alice plays Lancer
      Then Alice has 4 CP
      And Lancer waits to be resolved
      And both players see Lancer in the resolve standby zone
      When both players pass
      Then Lancer is ready on Alice's field
      And Lancer is face-up
      And nothing waits to be resolved

    Scenario: a UNIT of exactly the CP left can be played and one of 1 more cannot
      Given Alice has Sedge, Reed and Lancer in her hand
      And Alice has 3 CP
      When Alice plays Sedge
      And both players pass
      Then Alice has 2 CP
      And Alice may play Reed
      And Alice may not play Lancer

    Scenario: EP do not pay for a UNIT
      Given Alice has Waif and Reed in her hand
      And Alice has 1 CP
      And Alice has 5 EP
      When Alice plays Waif
      And both players pass
      Then Waif is on Alice's field
      And Alice may not play Reed

    Scenario: the other player can answer a UNIT before it enters the field
      Given Alice has Reed in her hand
      And Alice has 2 CP
      And Bob has Gains-Five in his hand
      And Bob has 1 EP
      When Alice plays Reed
      And Alice passes
      And Bob plays Gains-Five
      Then Gains-Five and Reed wait to be resolved, from the top
      When both players pass
      Then Bob has gained 5 bond
      And Reed is not on Alice's field
      When both players pass
      Then Reed is on Alice's field
