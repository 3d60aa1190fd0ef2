Feature: 1208 Playing EVENT Cards

  Background:
    Given a game of Trails
    And these blank EVENTs
      | name  | EP cost |
      | Ditty | 0       |
      | Hymn  | 0       |
      | March | 2       |
      | Opera | 3       |
    And a blank UNIT Waif with CP cost 0

  @1208.1
  Rule: 1208.1 EVENTs are played with priority at any time, from the hand or face-down from the homebase

    Scenario Outline: an EVENT of the hand can be played at <moment>
      Given Alice has Ditty in her hand
      When the game reaches <moment>
      And Alice plays Ditty
      Then Ditty waits to be resolved

      Examples:
        | moment                        |
        | the combat phase              |
        | Alice's propose attacker step |
        | the cure phase                |
        | the last window of the turn   |
        | Alice's draw step             |
        | Alice's homebase step         |

    Scenario Outline: a face-down EVENT of the homebase can be played at <moment>
      Given Alice has Ditty in her homebase, face-down
      When the game reaches <moment>
      And Alice plays Ditty
      Then Ditty waits to be resolved

      Examples:
        | moment                              |
        | Alice's deployment step             |
        | the last window of the combat phase |
        | the last window of the turn         |
        | Alice's draw step                   |

    Scenario: the player who does not perform the step plays EVENTs from both places
      Given Bob has Ditty in his hand
      And Bob has Hymn in his homebase, face-down
      When Alice passes
      And Bob plays Hymn
      And Bob plays Ditty
      Then Ditty and Hymn wait to be resolved, from the top

    Scenario: an EVENT may be played on top of a UNIT that waits
      Given Alice has Waif and Ditty in her hand
      When Alice plays Waif
      And Alice plays Ditty
      Then Ditty and Waif wait to be resolved, from the top

    Scenario: EVENTs may be played in the windows of an attack
      Given it is Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Sedge on his field
      And Alice has Ditty and Hymn in her hand
      When Alice attacks Sedge with Lancer
      And Alice plays Ditty
      And both players pass
      And both players pass until the attack is made
      And Alice plays Hymn
      Then Ditty is in Alice's trail
      And Hymn waits to be resolved

    Scenario: a face-down EVENT that is actioned can still be played
      Given Alice has Ditty in her homebase, face-down and actioned
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Ditty is actioned

    Scenario: an EVENT that has gone to the trail is not offered again
      Given Alice has Ditty and Hymn in her hand
      When Alice plays Ditty
      And both players pass
      Then Ditty is in Alice's trail
      And Alice may play Hymn
      And Alice may not play Ditty

    Scenario: nobody plays the face-down EVENT of the other player
      Given Alice has Ditty in her homebase, face-down
      And Bob has Hymn in his homebase, face-down
      When Alice passes
      Then Bob may play Hymn
      And Bob may not play Ditty

    Scenario: priority is needed, so a player who is to place a homebase card plays no EVENT
      Given it is the start of Alice's homebase step
      And Alice has Ditty and Waif in her hand
      Then Alice is asked to put a card into the homebase
      And Alice may choose among Ditty and Waif
      When Alice puts Waif into her homebase
      Then Alice may play Ditty

  @1208.1a
  Rule: 1208.1a An EVENT that lies face-up in the homebase cannot be played

    Scenario: of two copies in the homebase only the face-down one is offered
      Given Alice has Ditty in her homebase, face-up
      And Alice has Ditty#2 in her homebase, face-down
      And Alice has Waif in her hand
      When Alice plays Waif
      Then Waif waits to be resolved
      And Alice may play Ditty#2
      And Alice may not play Ditty

    Scenario: an EVENT played from the homebase is used up once it lies face-up
      Given Alice has Ditty and Hymn in her homebase, face-down
      When Alice plays Ditty
      Then Alice may play Hymn
      And Alice may not play Ditty
      When both players pass
      Then Ditty is face-up in Alice's homebase
      And Alice may play Hymn
      And Alice may not play Ditty

    Scenario: the readying at the end of the turn does not make a face-up EVENT playable again
      Given Alice has Ditty and Hymn in her homebase, face-down
      When Alice plays Ditty
      And both players pass
      And the turn ends
      And the game reaches Alice's deployment step
      Then Alice may play Hymn
      And Alice may not play Ditty

    Scenario: an EVENT that is turned face-down again can be played again
      Given Alice has Ditty in her homebase, face-up
      And Alice has Turns-A-Home-Card-Down in her hand
      When Alice plays Turns-A-Home-Card-Down targeting Ditty
      And both players pass
      And Alice plays Ditty
      Then Ditty waits to be resolved

  @1208.2
  Rule: 1208.2 An EVENT goes through the steps that every played card goes through

    @1204.2
    Scenario: an EVENT of the hand is paid, waits in the open, takes effect and goes to the trail
      Given Alice has Gains-Five in her hand
      And Alice has 3 EP
      When Alice plays Gains-Five
      Then Alice has 2 EP
      And both players see Gains-Five in the resolve standby zone
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 5 bond
      And Gains-Five is in Alice's trail

    @1204.2
    Scenario: an EVENT of the homebase turns face-up, and a stand-in for it waits and takes effect
      Given Alice has Gains-Five in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Gains-Five
      Then Gains-Five's proxy waits to be resolved
      And Gains-Five is face-up in Alice's homebase
      And Bob can tell which card Gains-Five is
      When both players pass
      Then Alice has gained 5 bond
      And Gains-Five is face-up in Alice's homebase
      And nothing waits to be resolved

    Scenario: an EVENT that the homebase can just pay for is offered and one of 1 EP more is not
      Given Alice has Ditty, March and Opera in her hand
      And Alice has Waif in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may play March
      And Alice may not play Opera

    Scenario: CP do not pay for an EVENT
      Given Alice has Ditty and March in her hand
      And Alice has 1 EP
      And Alice has 6 CP
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may not play March

    Scenario: an EVENT in the homebase can be actioned to help pay for itself
      Given Alice has March in her homebase, face-down
      And Alice has 1 EP
      When Alice plays March
      Then March's proxy waits to be resolved
      And March is face-up and actioned
      And Alice has 0 EP

    Scenario: an EVENT without a legal target stays in hand
      Given Alice has Ditty and Readies-A-UNIT in her hand
      And Alice has 1 EP
      And Alice has Waif in her homebase
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may not play Readies-A-UNIT
