Feature: 1308 Cure

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Piper | 2       | 3   | 1   | Guild        |
      | Drum  | 1       | 1   | 4   | Guild        |

  @1308.1
  Rule: 1308.1 A UNIT that is cured is not stunned any more

    @reading:stunned-unit-stays-known
    Scenario: a cured UNIT is not stunned, and another one stays so
      Given Alice has Cures-Any-UNIT in her hand
      And Alice has Piper and Drum on her field, stunned
      When Alice plays Cures-Any-UNIT targeting Drum
      And both players pass
      Then Drum is not stunned
      And Drum is face-up and actioned
      And Piper is stunned

    Scenario: the cure at the end of the turn saves one UNIT of each player
      Given it is the cure phase
      And Alice has Piper and Drum on her field, stunned
      And Bob has Lancer and Clerk on his field, stunned
      When Alice cures Drum
      And Bob cures Clerk
      Then Drum is on Alice's field
      And Clerk is on Bob's field
      And Drum and Clerk are not stunned
      And Piper is in Alice's trail
      And Lancer is in Bob's trail

    @reading:stunned-unit-stays-known
    Scenario: a UNIT cured by an effect stays on the field at the end of the turn
      Given it is the cure phase
      And Alice has Cures-Any-UNIT in her hand
      And Alice has Piper and Drum on her field, stunned
      When Alice plays Cures-Any-UNIT targeting Drum
      And both players pass
      And the turn ends
      Then Drum is ready on Alice's field
      And Piper is in Alice's trail

    Scenario: a cure does nothing to a UNIT that is not stunned
      Given Alice has Cures-Any-UNIT in her hand
      And Alice has Drum on her field
      When Alice plays Cures-Any-UNIT targeting Drum
      And both players pass
      Then Cures-Any-UNIT is in Alice's trail
      And Drum is face-up and ready

    @reading:stunned-unit-stays-known
    Scenario: a cure gives back no bond
      Given Alice has Stuns-A-UNIT and Cures-Any-UNIT in her hand
      And Bob has Piper on his field
      When Alice plays Stuns-A-UNIT targeting Piper
      And both players pass
      And Alice plays Cures-Any-UNIT targeting Piper
      And both players pass
      Then Piper is not stunned
      And Bob has lost 2 bond
