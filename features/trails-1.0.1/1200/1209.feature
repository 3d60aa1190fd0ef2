Feature: 1209 Playing BASE Cards

  Background:
    Given a game of Trails
    And these blank BASEs
      | name  | building level |
      | Shed  | 1              |
      | Hut   | 1              |
      | Manor | 3              |
      | Tower | 4              |
    And a blank UNIT Waif with CP cost 0
    And a blank EVENT Ditty with EP cost 0

  @1209.1
  Rule: 1209.1 BASEs are played with priority at any time, face-down from the homebase only

    Scenario Outline: a face-down BASE can be played at <moment>
      Given Alice has Shed in her homebase, face-down
      When the game reaches <moment>
      And Alice plays Shed
      Then Shed's proxy waits to be resolved

      Examples:
        | moment                              |
        | Alice's deployment step             |
        | the combat phase                    |
        | Alice's propose attacker step       |
        | the last window of the combat phase |
        | the cure phase                      |
        | the last window of the turn         |
        | Alice's draw step                   |
        | Alice's homebase step               |

    Scenario: a BASE in hand is not offered while its copy in the homebase is
      Given Alice has Shed in her hand
      And Alice has Shed#2 in her homebase, face-down
      And Alice has Waif in her hand
      When Alice plays Waif
      And both players pass
      Then Waif is on Alice's field
      And Alice may play Shed#2
      And Alice may not play Shed

    Scenario: a BASE laid into the homebase can be played in the same step
      Given it is the start of Alice's homebase step
      And Alice has Shed in her hand
      When Alice puts Shed into her homebase
      And Alice plays Shed
      Then Shed's proxy waits to be resolved

    Scenario: the player who does not perform the step plays BASEs too
      Given Bob has Shed in his homebase, face-down
      When Alice passes
      And Bob plays Shed
      Then Shed's proxy waits to be resolved
      And Bob has priority

    Scenario: a BASE may be played on top of a UNIT that waits
      Given Alice has Waif in her hand
      And Alice has Shed in her homebase, face-down
      When Alice plays Waif
      And Alice plays Shed
      Then Shed and Waif wait to be resolved, from the top

    Scenario: several BASEs can be played in a row, also actioned ones
      Given Alice has Shed in her homebase, face-down
      And Alice has Hut in her homebase, face-down and actioned
      When Alice plays Shed
      And Alice plays Hut
      And both players pass until nothing waits
      Then Shed is face-up and ready
      And Hut is face-up and actioned

    Scenario: nobody plays the face-down BASE of the other player
      Given Alice has Shed in her homebase, face-down
      And Bob has Hut in his homebase, face-down
      When Alice passes
      Then Bob may play Hut
      And Bob may not play Shed

  @1209.1a
  Rule: 1209.1a A BASE that lies face-up in the homebase cannot be played

    Scenario: of two copies in the homebase only the face-down one is a BASE to play
      Given Alice has Shed in her homebase, face-up
      And Alice has Shed#2 in her homebase, face-down
      And Alice has Waif in her hand
      When Alice plays Waif
      Then Waif waits to be resolved
      And Alice may play Shed#2
      And Alice may not play Shed

    Scenario: a BASE that has been played is not offered a second time
      Given Alice has Shed and Hut in her homebase, face-down
      When Alice plays Shed
      Then Alice may play Hut
      And Alice may not play Shed
      When both players pass
      Then Alice may play Hut
      And Alice may not play Shed

    Scenario: a face-up BASE is still not offered in the next turn
      Given Alice has Shed and Hut in her homebase, face-down
      When Alice plays Shed
      And both players pass
      And the turn ends
      And the game reaches Alice's deployment step
      Then Alice may play Hut
      And Alice may not play Shed

  @1209.2
  Rule: 1209.2 A BASE goes through the steps that every played card goes through

    @1204.2
    Scenario: a BASE turns face-up and stays in the homebase while a stand-in waits and vanishes
      Given Alice has Manor in her homebase, face-down
      And Alice has 2 cards in her homebase, face-down
      When Alice plays Manor
      Then Manor's proxy waits to be resolved
      And Manor is face-up in Alice's homebase
      And Bob can tell which card Manor is
      When both players pass
      Then nothing waits to be resolved
      And Manor is face-up in Alice's homebase
      And Alice has 3 cards in her homebase

    Scenario: a homebase of exactly the building level is enough and one card fewer is not
      Given Alice has Ditty in her hand
      And Alice has Manor and Tower in her homebase, face-down
      And Alice has Waif in her homebase, face-up and actioned
      When Alice plays Ditty
      Then Ditty waits to be resolved
      And Alice may play Manor
      And Alice may not play Tower

    Scenario: a BASE costs neither CP nor EP and actions no card
      Given Alice has Manor in her homebase, face-down
      And Alice has 2 cards in her homebase, face-down
      And Alice has 4 CP
      And Alice has 2 EP
      When Alice plays Manor
      And both players pass
      Then Manor is face-up in Alice's homebase
      And Alice has 4 CP
      And Alice has 2 EP
      And Alice has 3 ready cards in her homebase

    Scenario: the homebase of the other player does not count for the building level
      Given Alice has Shed and Manor in her homebase, face-down
      And Bob has 5 cards in his homebase
      When Alice plays Shed
      Then Shed's proxy waits to be resolved
      And Alice may not play Manor
