Feature: 1207 Playing ITEM Cards

  Background:
    Given a game of Trails
    And these blank ITEMs
      | name    | CP cost |
      | Trinket | 0       |
      | Buckle  | 0       |
      | Relic   | 0       |
      | Lens    | 3       |
      | Orbment | 4       |
    And a blank UNIT Waif with CP cost 0
    And a blank EVENT Ditty with EP cost 0

  @1207.1
  Rule: 1207.1 ITEMs are played from the hand, in one's own deployment step, while nothing stands by

    @902.4h-2
    Scenario: an ITEM is offered from the hand, and none from the homebase or the trail
      Given Alice has two Trinkets in her hand
      And Alice has Buckle in her homebase, face-down
      And Alice has Relic in her trail
      When Alice plays Trinket
      And both players pass
      Then Alice's hand has 1 card
      And Alice may play Trinket#2
      And Alice may not play Buckle
      And Alice may not play Relic

    @902.4h-2
    Scenario Outline: outside one's own deployment step an ITEM that costs nothing cannot be played
      Given Alice has Trinket and Ditty in her hand
      When the game reaches <moment>
      Then Alice may play Ditty
      And Alice may not play Trinket

      Examples:
        | moment                              |
        | the combat phase                    |
        | Alice's propose attacker step       |
        | the last window of the combat phase |
        | the cure phase                      |
        | the last window of the turn         |
        | Alice's draw step                   |
        | Alice's homebase step               |

    Scenario: in the other player's deployment step only that player plays ITEMs
      Given Alice has Trinket and Ditty in her hand
      And Bob has Buckle in his hand
      When the game reaches Bob's deployment step
      Then Bob may play Buckle
      When Bob passes
      Then Alice may play Ditty
      And Alice may not play Trinket

    Scenario: priority in another's deployment step does not let a player play an ITEM
      Given Bob has Trinket and Ditty in his hand
      And Alice has Buckle in her hand
      When Alice passes
      Then Bob may play Ditty
      And Bob may not play Trinket

    Scenario: neither ITEM nor UNIT can join an ITEM that waits
      Given Alice has Trinket, Buckle, Waif and Ditty in her hand
      When Alice plays Trinket
      Then Alice may play Ditty
      And Alice may not play Buckle
      And Alice may not play Waif
      When both players pass
      Then Alice may play Buckle
      And Alice may play Waif

    Scenario: an ITEM cannot join a UNIT that waits
      Given Alice has Trinket, Waif and Ditty in her hand
      When Alice plays Waif
      Then Alice may play Ditty
      And Alice may not play Trinket
      When both players pass
      Then Alice may play Trinket

    Scenario: a craft that waits keeps ITEMs in hand
      Given Alice has Trinket and Ditty in her hand
      And Alice has Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Gains-For-EP's craft
      Then Alice may play Ditty
      And Alice may not play Trinket
      When both players pass
      Then Alice may play Trinket

  @1207.2
  Rule: 1207.2 An ITEM goes through the steps that every played card goes through

    @1204.2
    Scenario: an ITEM is paid with CP and waits in the open
      Given Alice has Lens in her hand
      And Alice has 5 CP
      When Alice plays Lens
      Then Alice has 2 CP
      And Lens waits to be resolved
      And both players see Lens in the resolve standby zone

    @reading:items-resolve-to-the-field
    Scenario: a resolved ITEM enters its player's field
      Given Alice has Lens in her hand
      And Alice has 3 CP
      When Alice plays Lens
      And both players pass
      Then Lens is ready on Alice's field
      And Lens is face-up
      And nothing waits to be resolved

    Scenario: an ITEM of exactly the CP left can be played and one of 1 more cannot
      Given Alice has Waif, Lens and Orbment in her hand
      And Alice has 3 CP
      When Alice plays Waif
      And both players pass
      Then Waif is on Alice's field
      And Alice may play Lens
      And Alice may not play Orbment

    Scenario: the other player can answer an ITEM before it is resolved
      Given Alice has Lens in her hand
      And Alice has 3 CP
      And Bob has Gains-Five in his hand
      And Bob has 1 EP
      When Alice plays Lens
      And Alice passes
      And Bob plays Gains-Five
      Then Gains-Five and Lens wait to be resolved, from the top
      When both players pass
      Then Bob has gained 5 bond
      And Lens waits to be resolved
