Feature: 1219 Executing SCLM Support

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Piper  | 2       | 3   | 1   | Guild        |
      | Drum   | 1       | 1   | 4   | Guild        |
      | Envoy  | 3       | 2   | 5   | Guild, Watch |
      | Picket | 4       | 4   | 2   | Watch        |
      | Hermit | 2       | 2   | 2   |              |
      | Loner  | 1       | 3   | 3   |              |

  @1219.1
  Rule: 1219.1 SCLM Support is open to whoever has priority, unless something forbids it

    Scenario: SCLM Support is open in the window after an attack is proposed
      Given it is Alice's choice of attackers
      And Alice has Picket on her field
      And Bob has Piper and Drum on his field
      When Picket attacks Piper
      And Alice passes
      And Bob supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support
      And Drum is actioned

    Scenario: SCLM Support is open while something waits to be resolved
      Given Alice has Piper and Drum on her field
      And Alice has Fanfare in her hand
      And Alice has 1 EP
      When Alice plays Fanfare
      And Alice supports Drum with Piper
      And both players pass until nothing waits
      Then Drum has Support

    Scenario: a player may execute it as often as there are supporters
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      And Alice supports Drum with Envoy
      And both players pass until nothing waits
      Then Piper has Support
      And Drum has Support

    Scenario: a text that forbids SCLM Support takes the option away
      Given Alice has Piper, Drum and Bars-Own-Support on her field
      Then Alice may not support Piper
      And Alice may not support Drum

    Scenario: a text that forbids SCLM Support to one player leaves it to the other
      Given Alice has Bars-Own-Support on her field
      And Bob has Piper and Drum on his field
      When Alice passes
      And Bob supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support

  @1219.2
  Rule: 1219.2 The target is chosen first, then the supporter

    @1219.2a
    Scenario: while the supporter is being chosen nothing is actioned yet
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Piper
      Then Alice is asked to choose a supporter
      And Drum and Envoy are ready
      And Piper does not have Support

    Scenario: the supporter chosen last is the one that is actioned
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Piper
      And Alice actions Envoy as the supporter
      Then Envoy is actioned
      And Drum is ready

  @1219.2a
  Rule: 1219.2a The target is an own UNIT; without one nothing is executed

    @unchanged
    Scenario: an ITEM is no target
      Given Alice has Piper, Drum and Whetstone on her field
      Then Alice may support Piper
      And Alice may not support Whetstone

    @unchanged
    Scenario: a UNIT in the homebase is no target
      Given Alice has Piper and Drum on her field
      And Alice has Envoy in her homebase
      Then Alice may support Piper
      And Alice may not support Envoy

    @unchanged
    Scenario: without an own UNIT there is nothing to support, whatever the other player has
      Given Bob has Piper and Drum on his field
      Then Alice may not support Piper
      And Alice may only pass

    Scenario: an actioned UNIT can be the target
      Given Alice has Piper on her field, actioned
      And Alice has Drum on her field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support
      And Piper is actioned

    Scenario: a UNIT that has Support can be the target again
      Given Alice has Piper on her field, with Support
      And Alice has Drum on her field
      When Alice supports Piper with Drum
      Then Drum is actioned

    @reading:stunned-unit-keeps-its-organizations
    Scenario: a stunned UNIT can be the target
      Given Alice has Piper on her field, stunned
      And Alice has Drum on her field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support
      And Piper is stunned

    Scenario: a UNIT that cannot be targeted is not offered, and may yet support
      Given Alice has Piper and Cannot-Be-Targeted on her field
      Then Alice may support Piper with Cannot-Be-Targeted
      And Alice may not support Cannot-Be-Targeted

  @1219.2b
  Rule: 1219.2b The player picks a fitting own UNIT and actions it

    Scenario: all fitting UNITs are offered and no others
      Given Alice has Piper, Drum, Envoy and Picket on her field
      And Bob has Reed on his field
      When Alice supports Piper
      Then Alice may choose among Drum and Envoy

    Scenario: the supporter is actioned when it is picked, before anybody can answer
      Given Alice has Piper and Drum on her field
      When Alice supports Piper with Drum
      Then Drum is actioned
      And Piper is ready
      And Bob was not asked to act

    Scenario: a UNIT that cannot be actioned does not support, and may yet be supported
      Given Alice has Piper and Cannot-Be-Actioned on her field
      Then Alice may support Cannot-Be-Actioned with Piper
      And Alice may not support Piper

  @1219.2b-1
  Rule: 1219.2b-1 No UNIT supports itself

    Scenario: the target is not among the possible supporters
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Drum
      Then Alice may choose among Piper and Envoy

    @unchanged
    Scenario: a UNIT alone in its organization has no one to support it
      Given Alice has Piper and Picket on her field
      Then Alice may not support Piper
      And Alice may not support Piper with Piper

    Scenario: another copy of the same card is another UNIT
      Given Alice has two Drums on her field
      When Alice supports Drum with Drum#2
      And both players pass until nothing waits
      Then Drum has Support
      And Drum#2 does not have Support
      And Drum#2 is actioned

  @1219.2b-2
  Rule: 1219.2b-2 The supporter is ready

    Scenario: an actioned UNIT is not among the possible supporters
      Given Alice has Piper, Drum and Reed on her field
      And Alice has Envoy on her field, actioned
      When Alice supports Piper
      Then Alice may choose among Drum and Reed

    Scenario: a UNIT that has just supported cannot support again
      Given Alice has Piper, Drum, Envoy and Reed on her field
      When Alice supports Piper with Drum
      And Alice supports Piper
      Then Alice may choose among Envoy and Reed

    Scenario: a stunned UNIT does not support
      Given Alice has Piper, Drum and Reed on her field
      And Alice has Envoy on her field, stunned
      When Alice supports Piper
      Then Alice may choose among Drum and Reed

  @1219.2b-3
  Rule: 1219.2b-3 The supporter has an organization in common with the target

    @unchanged
    Scenario: two UNITs that both have no organization have none in common
      Given Alice has Hermit, Loner, Piper and Drum on her field
      Then Alice may support Piper
      And Alice may not support Hermit
      And Alice may not support Loner

    Scenario: a third UNIT that knows both does not bring two strangers together
      Given Alice has Piper, Picket and Envoy on her field
      When Alice supports Piper
      Then Envoy is actioned
      And Picket is ready

    Scenario: an organization gained by an effect counts
      Given Alice has Piper and Picket on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Piper
      And both players pass until nothing waits
      Then Alice may support Piper with Picket

    Scenario: an organization lost by an effect does not count
      Given Alice has Piper, Drum and Envoy on her field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Drum
      And both players pass until nothing waits
      And Alice supports Piper
      Then Envoy is actioned
      And Drum is ready

  @1219.2b-4
  Rule: 1219.2b-4 For a target with Covert the supporter has Covert

    Scenario: only UNITs with Covert are offered for one that has it
      Given Alice has three Covert-Scouts and Piper on her field
      When Alice supports Covert-Scout
      Then Alice may choose among Covert-Scout#2 and Covert-Scout#3

    Scenario: a target that has got Covert by an effect needs a supporter with Covert
      Given Alice has Piper, Drum and Covert-Scout on her field
      And Alice has Grants-Covert in her hand
      When Alice plays Grants-Covert targeting Piper
      And both players pass until nothing waits
      And Alice supports Piper
      Then Covert-Scout is actioned
      And Drum is ready

  @1219.2b-5
  Rule: 1219.2b-5 For a target without Covert the supporter has none

    Scenario: a UNIT with Covert is not offered for one without
      Given Alice has Piper, Drum, Envoy and Covert-Scout on her field
      When Alice supports Piper
      Then Alice may choose among Drum and Envoy

    Scenario: a supporter that has got Covert by an effect is out
      Given Alice has Piper, Drum and Envoy on her field
      And Alice has Grants-Covert in her hand
      When Alice plays Grants-Covert targeting Drum
      And both players pass until nothing waits
      And Alice supports Piper
      Then Envoy is actioned
      And Drum is ready

  @1219.2c
  Rule: 1219.2c With the supporter actioned the support counts as executed

    Scenario: what waits for SCLM Support triggers once for each
      Given Alice has Piper, Drum and Envoy on her field
      And Bob has Gains-On-Their-Support on his field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      And Alice supports Drum with Envoy
      And both players pass until nothing waits
      Then Bob has gained 4 bond

    @reading:support-waits-in-standby
    Scenario: what waits for SCLM Support triggers before the Support is there
      Given Alice has Piper and Drum on her field
      And Bob has Gains-On-Their-Support on his field
      When Alice supports Piper with Drum
      Then Piper does not have Support
      And Gains-On-Their-Support's craft, the support for Piper wait to be resolved, from the top

    Scenario: a support whose target is gone before it resolves was executed all the same
      Given Alice has Piper and Drum on her field
      And Bob has Gains-On-Their-Support on his field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice supports Piper with Drum
      And Alice plays Knocks-Out-A-UNIT targeting Piper
      And both players pass until nothing waits
      Then Bob has gained 2 bond
      And Piper is in Alice's trail

  @1219.2d
  Rule: 1219.2d A support that cannot be completed is undone

    @unchanged
    Scenario: without a fitting supporter nothing is left behind
      Given Alice has Piper on her field
      And Alice has Drum on her field, actioned
      And Bob has Gains-On-Their-Support on his field
      Then Alice may not support Piper
      And Piper is ready
      And Piper does not have Support
      And Bob has 20 bond

    Scenario: a player who has no supporter left keeps priority and the last support
      Given Alice has Piper and Drum on her field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      Then Alice may support Drum with Piper
      And Alice may not support Piper
      And Piper has Support
