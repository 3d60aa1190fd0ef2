Feature: 1309 Having or Losing Support

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Piper | 2       | 3   | 1   | Guild        |
      | Drum  | 1       | 1   | 4   | Guild        |
      | Ogre  | 4       | 6   | 6   | Watch        |

  @1309.1
  Rule: 1309.1 A UNIT that is told to have Support gains that attribute

    Scenario: SCLM Support gives the attribute
      Given Bob has Piper and Drum on his field
      When Alice passes
      And Bob supports Drum with Piper
      And both players pass until nothing waits
      Then Drum has Support
      And Piper does not have Support

    Scenario: the effect gives Support to its target alone
      Given Alice has Gives-Support in her hand
      And Alice has 1 EP
      And Alice has Piper and Drum on her field
      When Alice plays Gives-Support targeting Drum
      And both players pass
      Then Drum has Support
      And Piper does not have Support
      And Piper and Drum are ready

    Scenario: an effect can ask for the attribute
      Given Alice has Gives-Support and Sinks-Supported in her hand
      And Alice has 2 EP
      And Bob has Piper and Drum on his field
      When Alice plays Gives-Support targeting Drum
      And both players pass
      Then Alice may play Sinks-Supported targeting Drum
      And Alice may not play Sinks-Supported targeting Piper

    @reading:support-stays-while-on-the-field
    Scenario: Support outlasts the turn
      Given Alice has Gives-Support in her hand
      And Alice has 1 EP
      And Alice has Drum on her field
      When Alice plays Gives-Support targeting Drum
      And both players pass
      And two turns end
      Then Drum has Support

    Scenario: Support does not follow the UNIT to the hand and back
      Given Alice has Returns-Unit in her hand
      And Alice has 1 EP
      And Alice has 1 CP
      And Alice has Drum on her field, with Support
      When Alice plays Returns-Unit targeting Drum
      And both players pass
      And Alice plays Drum
      And both players pass
      Then Drum is on Alice's field
      And Drum does not have Support

  @1309.1a
  Rule: 1309.1a The attack on a UNIT with Support causes no Overkill

    @reading:no-overkill-still-stuns
    Scenario: the UNIT is stunned, and only the stun costs bond
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Piper on his field, with Support
      When Ogre attacks Piper
      And both players pass until the combat ends
      Then Piper is stunned
      And Bob has lost 2 bond

    Scenario: the Support of a UNIT that is not attacked does not help
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Piper on his field
      And Bob has Drum on his field, with Support
      When Ogre attacks Piper
      And both players pass until the combat ends
      Then Bob has lost 7 bond

    Scenario: the Support of the attacker does not hold its Overkill back
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field, with Support
      And Bob has Piper on his field
      When Ogre attacks Piper
      And both players pass until the combat ends
      Then Bob has lost 7 bond

    @reading:support-is-tested-in-the-fight @reading:no-overkill-still-stuns
    Scenario: Support that comes after the attack was made is in time
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Piper and Drum on his field
      When Ogre attacks Piper
      And both players pass until the attack is made
      And Alice passes
      And Bob supports Piper with Drum
      And both players pass until nothing waits
      And both players pass until the combat ends
      Then Piper is stunned
      And Drum is actioned
      And Bob has lost 2 bond

  @1309.2
  Rule: 1309.2 A UNIT that is told to lose Support loses that attribute

    Scenario: the effect takes Support from its target alone
      Given Alice has Takes-Support in her hand
      And Bob has Piper and Drum on his field, with Support
      When Alice plays Takes-Support targeting Piper
      And both players pass
      Then Piper does not have Support
      And Drum has Support

    @reading:support-is-tested-in-the-fight
    Scenario: without its Support the UNIT is open to Overkill again
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Alice has Takes-Support in her hand
      And Bob has Piper on his field, with Support
      When Ogre attacks Piper
      And Alice plays Takes-Support targeting Piper
      And both players pass
      And both players pass until the combat ends
      Then Bob has lost 7 bond

    Scenario: a UNIT that lost Support may gain it again
      Given Alice has Takes-Support in her hand
      And Alice has Piper on her field, with Support
      And Alice has Drum on her field
      When Alice plays Takes-Support targeting Piper
      And both players pass
      Then Piper does not have Support
      When Alice supports Piper with Drum
      And both players pass until nothing waits
      Then Piper has Support
