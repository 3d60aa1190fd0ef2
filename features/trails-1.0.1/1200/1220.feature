Feature: 1220 Resolving SCLM Support

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Piper  | 2       | 3   | 1   | Guild        |
      | Drum   | 1       | 1   | 4   | Guild        |
      | Envoy  | 3       | 2   | 5   | Guild, Watch |
    And Bob has 2 EP

  @1220.1
  Rule: 1220.1 SCLM Support resolves by looking at its target and then giving Support

    @1220.1b @reading:support-waits-in-standby
    Scenario: Support comes with the resolution, after both players have passed
      Given Alice has Piper and Drum on her field
      When Alice supports Piper with Drum
      Then Piper does not have Support
      When both players pass
      Then Piper has Support
      And nothing waits to be resolved

    @reading:support-waits-in-standby
    Scenario: an answer resolves before the support that it answers
      Given Alice has Piper and Drum on her field
      And Bob has Fanfare in his hand
      When Alice supports Piper with Drum
      And Alice passes
      And Bob plays Fanfare
      Then Fanfare, the support for Piper wait to be resolved, from the top
      When both players pass
      Then Fanfare is in Bob's trail
      And Piper does not have Support

    @reading:support-waits-in-standby
    Scenario: of two supports the later one resolves first
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Piper with Drum
      And Alice supports Drum with Envoy
      And both players pass
      Then Drum has Support
      And Piper does not have Support

    @1220.1b @reading:support-waits-in-standby
    Scenario: the support of the player whose step it is not resolves in the same way
      Given Bob has Piper and Drum on his field
      When Alice passes
      And Bob supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support
      And Drum is actioned

  @1220.1a
  Rule: 1220.1a A target that is no longer valid gets nothing

    @reading:support-waits-in-standby
    Scenario: a target that has left the field gets nothing, and the supporter stays actioned
      Given Alice has Piper and Drum on her field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice supports Piper with Drum
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Piper
      And both players pass until nothing waits
      Then Piper is in Alice's trail
      And Piper does not have Support
      And Drum is actioned

    @reading:support-waits-in-standby
    Scenario: a target that left and came back is another card and gets nothing
      Given Alice has Piper and Drum on her field
      And Alice has Knocks-Out-A-UNIT and Calls-From-Trail in her hand
      When Alice supports Piper with Drum
      And Alice plays Knocks-Out-A-UNIT targeting Piper
      And both players pass
      And Alice plays Calls-From-Trail
      And both players pass until nothing waits
      Then Piper is on Alice's field
      And Piper does not have Support

    @reading:support-waits-in-standby @reading:field-follows-control
    Scenario: a target that the other player has taken over gets nothing
      Given Alice has Piper and Drum on her field
      And Bob has Takes-Control in his hand
      When Alice supports Piper with Drum
      And Alice passes
      And Bob plays Takes-Control targeting Piper
      And both players pass until nothing waits
      Then Bob controls Piper
      And Piper does not have Support

    @reading:support-waits-in-standby
    Scenario: a target that is no UNIT any more gets nothing
      Given Alice has Piper and Drum on her field
      And Bob has Makes-An-Item in his hand
      When Alice supports Piper with Drum
      And Alice passes
      And Bob plays Makes-An-Item targeting Piper
      And both players pass until nothing waits
      Then Piper is an ITEM
      And Piper does not have Support

    @reading:support-waits-in-standby
    Scenario: the loss of the supporter does not matter
      Given Alice has Piper and Drum on her field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice supports Piper with Drum
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Drum
      And both players pass until nothing waits
      Then Drum is in Alice's trail
      And Piper has Support

  @1220.1b
  Rule: 1220.1b The target gains Support

    Scenario: the target alone gains Support
      Given Alice has Piper, Drum and Envoy on her field
      When Alice supports Piper with Envoy
      And both players pass until nothing waits
      Then Piper has Support
      And Drum does not have Support
      And Envoy does not have Support

    Scenario: a UNIT that has Support does not gain it anew
      Given Alice has Gains-When-Supported, Piper and Drum on her field
      When Alice supports Gains-When-Supported with Piper
      And both players pass until nothing waits
      And Alice supports Gains-When-Supported with Drum
      And both players pass until nothing waits
      Then Gains-When-Supported has Support
      And Alice has gained 2 bond
