Feature: 1218 SCLM Support

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Piper  | 2       | 3   | 1   | Guild        |
      | Drum   | 1       | 1   | 4   | Guild        |
      | Envoy  | 3       | 2   | 5   | Guild, Watch |
      | Picket | 4       | 4   | 2   | Watch        |

  @1218.1
  Rule: 1218.1 SCLM Support is something that a player may do

    @902.4g
    Scenario: the player with priority supports a UNIT
      Given Alice has Piper and Drum on her field
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support

    Scenario: the player whose step it is not supports a UNIT too
      Given Alice has Envoy and Picket on her field
      And Bob has Piper and Drum on his field
      When Alice passes
      And Bob supports Drum with Piper
      And both players pass until nothing waits
      Then Drum has Support
      And Piper is actioned
      And Envoy and Picket are ready

  @1218.2
  Rule: 1218.2 One own UNIT is actioned, and another own UNIT gains Support

    Scenario: the supporter is actioned and the other UNIT has the Support
      Given Alice has Piper and Drum on her field
      When Alice supports Drum with Piper
      And both players pass until nothing waits
      Then Piper is actioned
      And Piper does not have Support
      And Drum has Support
      And Drum is ready

    Scenario: one UNIT is actioned however many could support
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Drum with Envoy
      And both players pass until nothing waits
      Then Envoy is actioned
      And Piper is ready
      And Piper does not have Support
      And Drum has Support

    @unchanged
    Scenario: a UNIT of the other player cannot be supported
      Given Alice has Piper and Drum on her field
      And Bob has Envoy on his field
      Then Alice may support Piper with Drum
      And Alice may not support Envoy with Drum

    Scenario: a UNIT of the other player cannot be the supporter
      Given Alice has Piper, Drum and Reed on her field
      And Bob has Envoy on his field
      When Alice supports Piper
      Then Alice may action Drum as the supporter
      And Alice may not action Envoy as the supporter

  @1218.2a
  Rule: 1218.2a Supporter and target have an organization in common

    @1219.2b-3
    Scenario: one common organization of several is enough
      Given Alice has Picket and Envoy on her field
      When Alice supports Picket with Envoy
      And both players pass until nothing waits
      Then Picket has Support
      And Envoy is actioned

    @1219.2b-3
    Scenario: a UNIT of another organization is no supporter
      Given Alice has Piper, Drum, Reed and Picket on her field
      When Alice supports Piper
      Then Alice may action Reed as the supporter
      And Alice may not action Picket as the supporter

    @1219.2b-3 @unchanged
    Scenario: a UNIT among strangers cannot be supported
      Given Alice has Piper, Drum and Picket on her field
      Then Alice may support Piper
      And Alice may not support Picket

  @1218.2b
  Rule: 1218.2b A target with Covert needs a supporter with Covert

    @1219.2b-4
    Scenario: Covert supports Covert
      Given Alice has two Covert-Scouts on her field
      When Alice supports Covert-Scout with Covert-Scout#2
      And both players pass until nothing waits
      Then Covert-Scout has Support
      And Covert-Scout#2 is actioned

    @1219.2b-4
    Scenario: UNITs without Covert do not support one with Covert
      Given Alice has Piper, Drum and Covert-Scout on her field
      Then Alice may support Piper
      And Alice may not support Covert-Scout

  @1218.2c
  Rule: 1218.2c A target without Covert needs a supporter without Covert

    @1219.2b-5
    Scenario: UNITs with Covert do not support one without
      Given Alice has Piper and two Covert-Scouts on her field
      Then Alice may support Covert-Scout
      And Alice may not support Piper

    @1219.2b-5
    Scenario: of two others the one without Covert supports
      Given Alice has Piper, Covert-Scout and Drum on her field
      When Alice supports Piper
      And both players pass until nothing waits
      Then Piper has Support
      And Drum is actioned
      And Covert-Scout is ready
