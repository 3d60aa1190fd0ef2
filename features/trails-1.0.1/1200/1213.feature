Feature: 1213 Playing Arts Abilities

  Background:
    Given a game of Trails
    And a blank UNIT Waif with CP cost 0
    And a blank EVENT Ditty with EP cost 0

  @1213.1
  Rule: 1213.1 An arts has an EP cost, paid when it is played, and an effect, which comes later

    @1201.1c
    Scenario: the EP are paid at once and the effect comes on resolution
      Given Alice has Draws-By-Arts in her hand
      And Alice has 5 EP
      When Alice uses Draws-By-Arts's arts
      Then Alice has 3 EP
      And Alice's hand is empty
      When both players pass
      Then Alice has 1 card in her hand

    Scenario: an arts costs its EP and not the CP of its UNIT
      Given Alice has Arts-Gains in her hand
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      And both players pass
      Then Alice has gained 3 bond
      And Alice has 0 EP

    Scenario: an arts that costs 1 EP more than can be paid is not offered
      Given Alice has Arts-Gains and Draws-By-Arts in her hand
      And Alice has Ditty in her hand
      And Alice has 1 EP
      And Alice has 4 CP
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may use Arts-Gains's arts
      And Alice may not use Draws-By-Arts's arts

    Scenario: an X in the EP cost is named by the player and sizes the effect
      Given Alice has Draws-X in her hand
      And Alice has 4 EP
      When Alice uses Draws-X's arts with X = 3
      Then Alice has 1 EP
      When both players pass
      Then Alice has 3 cards in her hand

  @1213.2
  Rule: 1213.2 With priority arts may be played from the hand and from face-down cards of the homebase

    Scenario Outline: an arts of the hand can be played at <moment>
      Given Alice has Arts-Gains in her hand
      And Alice has Waif in her homebase
      When the game reaches <moment>
      And Alice uses Arts-Gains's arts
      Then Arts-Gains's arts waits to be resolved

      Examples:
        | moment                        |
        | the combat phase              |
        | Alice's propose attacker step |
        | the cure phase                |
        | the last window of the turn   |
        | Alice's draw step             |
        | Alice's homebase step         |

    Scenario: an arts of a face-down card can be played in the homebase, ready or actioned
      Given Alice has Arts-Gains in her homebase, face-down
      And Alice has Arts-Gains#2 in her homebase, face-down and actioned
      And Alice has 2 EP
      When Alice uses Arts-Gains's arts
      And Alice uses Arts-Gains#2's arts
      And both players pass until nothing waits
      Then Alice has gained 6 bond

    Scenario: the player who does not perform the step answers a UNIT with an arts
      Given Alice has Waif in her hand
      And Bob has Arts-Gains in his hand
      And Bob has 1 EP
      When Alice plays Waif
      And Alice passes
      And Bob uses Arts-Gains's arts
      Then Arts-Gains's arts and Waif wait to be resolved, from the top

    Scenario: a UNIT on the field or in the trail does not offer its arts
      Given Alice has Arts-Gains in her hand
      And Alice has Arts-Gains#2 on her field
      And Alice has Arts-Gains#3 in her trail
      And Alice has Ditty in her hand
      And Alice has 3 EP
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may use Arts-Gains's arts
      And Alice may not use Arts-Gains#2's arts
      And Alice may not use Arts-Gains#3's arts

    Scenario: a UNIT with an arts can be deployed instead
      Given Alice has Arts-Gains in her hand
      And Alice has 2 CP
      And Alice has 1 EP
      When Alice plays Arts-Gains
      Then Alice may not use Arts-Gains's arts
      When both players pass
      Then Arts-Gains is on Alice's field
      And Alice has gained 0 bond

    Scenario: nobody uses the arts of a card in the other player's homebase
      Given Alice has Arts-Gains in her homebase, face-down
      And Bob has Arts-Gains#2 in his homebase, face-down
      And Bob has 2 EP
      When Alice passes
      Then Bob may use Arts-Gains#2's arts
      And Bob may not use Arts-Gains's arts

  @1213.2a
  Rule: 1213.2a The arts of a UNIT that lies face-up in the homebase cannot be played

    Scenario: of two copies in the homebase only the face-down one offers its arts
      Given Alice has Arts-Gains in her homebase, face-up
      And Alice has Arts-Gains#2 in her homebase, face-down
      And Alice has Ditty in her hand
      And Alice has 2 EP
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may use Arts-Gains#2's arts
      And Alice may not use Arts-Gains's arts

    Scenario: an arts played in the homebase is used up once its card lies face-up
      Given Alice has Arts-Gains and Draws-By-Arts in her homebase, face-down
      And Alice has 4 EP
      When Alice uses Arts-Gains's arts
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Arts-Gains's arts
      When both players pass
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Arts-Gains's arts

    Scenario: a UNIT that is turned face-down again offers its arts again
      Given Alice has Arts-Gains in her homebase, face-up
      And Alice has Turns-A-Home-Card-Down in her hand
      And Alice has 1 EP
      When Alice plays Turns-A-Home-Card-Down targeting Arts-Gains
      Then Alice may not use Arts-Gains's arts
      When both players pass
      Then Alice may use Arts-Gains's arts

  @1213.3
  Rule: 1213.3 An arts is played by the procedure for abilities

    @1204.2j
    Scenario: an arts of the hand waits as an ability while its card is already in the trail
      Given Alice has Arts-Gains in her hand
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains's arts waits to be resolved
      And Arts-Gains is in Alice's trail
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 3 bond
      And Arts-Gains is in Alice's trail

    @1204.2j
    Scenario: an arts of the homebase turns its card face-up and leaves it there
      Given Alice has Arts-Gains in her homebase, face-down
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains's arts waits to be resolved
      And Arts-Gains is face-up in Alice's homebase
      And Bob can tell which card Arts-Gains is
      When both players pass
      Then Alice has gained 3 bond
      And Arts-Gains is face-up in Alice's homebase

    Scenario: the target of an arts is chosen while it is played, and none means no play
      Given Alice has Strengthens-By-X in her hand
      And Alice has Arts-Gains in her hand
      And Alice has Waif on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      And Alice has 2 EP
      When Alice plays Knocks-Out-A-UNIT targeting Waif
      Then Alice may use Strengthens-By-X's arts with X = 2 targeting Waif
      When both players pass
      Then Alice may use Arts-Gains's arts
      And Alice may not use Strengthens-By-X's arts
