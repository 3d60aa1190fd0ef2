Feature: 401 Attributes

  @401.1
  Rule: 401.1 Rules and effects give a card a named attribute

    Background:
      Given a game of Trails in Alice's deployment step

    @1309.1 @reading:support-waits-in-standby
    Scenario: SCLM Support gives the supported UNIT the attribute and no other
      Given Alice has Reed and Sedge on her field
      When Alice supports Reed with Sedge
      And both players pass
      Then Reed has Support
      And Sedge does not have Support

    @1309.1
    Scenario: an effect gives a UNIT the attribute, also one of the other player
      Given Alice has Gives-Support in her hand
      And Alice has 1 EP
      And Bob has Lancer and Clerk on his field
      When Alice plays Gives-Support targeting Lancer
      Then Lancer does not have Support
      When both players pass
      Then Lancer has Support
      And Clerk does not have Support

    @1309.1 @reading:support-stays-while-on-the-field
    Scenario: the attribute is still there in the next turn
      Given Alice has Gives-Support in her hand
      And Alice has 1 EP
      And Alice has Reed on her field
      When Alice plays Gives-Support targeting Reed
      And both players pass
      And the turn ends
      Then it is turn 3
      And Reed has Support

    @502.3
    Scenario: a card that leaves the field and is deployed again has the attribute no more
      Given Alice has Reed on her field, with Support
      And Alice has Returns-Unit in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Returns-Unit targeting Reed
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Reed does not have Support

  @401.2
  Rule: 401.2 Rules and effects may ask which attributes a card has

    @1309.1a
    Scenario: a rule asks: a defender with the attribute costs stun damage and no Overkill
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed on his field, with Support
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Reed is stunned
      And Bob has lost 2 bond

    @1309.1a
    Scenario: a defender without the attribute beside one that has it costs stun damage and Overkill
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed on his field
      And Bob has Sedge on his field, with Support
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Reed is stunned
      And Bob has lost 5 bond

    Scenario: an effect asks: only UNITs with the attribute are offered
      Given a game of Trails in Alice's deployment step
      And Alice has Sinks-Supported in her hand
      And Alice has 1 EP
      And Bob has Reed and Sedge on his field, with Support
      And Bob has Lancer on his field
      When Alice starts to play Sinks-Supported
      Then Alice may choose among Reed and Sedge

    Scenario: an effect that asks for the attribute finds a UNIT as soon as it has it
      Given a game of Trails in Alice's deployment step
      And Alice has Sinks-Supported and Gives-Support in her hand
      And Alice has 2 EP
      And Bob has Lancer on his field
      Then Alice may not play Sinks-Supported
      When Alice plays Gives-Support targeting Lancer
      And both players pass
      And Alice plays Sinks-Supported targeting Lancer
      And both players pass
      Then Lancer is in Bob's trail
