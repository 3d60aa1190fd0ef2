Feature: 1307 Don't Take Stun Damage

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Piper | 2       | 3   | 1   | Guild        |
      | Ogre  | 4       | 6   | 6   | Watch        |

  @1307.1
  Rule: 1307.1 A player who takes no stun damage loses no bond when a UNIT is stunned

    Scenario: the exempt player loses nothing and the other one does
      Given Alice has No-Stun-Damage and Stuns-All-UNITs in her hand
      And Alice has Ogre on her field
      And Bob has Piper on his field
      When Alice plays No-Stun-Damage
      And both players pass
      And Alice plays Stuns-All-UNITs
      And both players pass
      Then Ogre is stunned
      And Piper is stunned
      And Alice has lost 0 bond
      And Bob has lost 2 bond

    Scenario: Overkill is no stun damage
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Piper on his field
      And Bob has No-Stun-Damage in his hand
      When Ogre attacks Piper
      And Alice passes
      And Bob plays No-Stun-Damage
      And both players pass
      And both players pass until the combat ends
      Then Piper is stunned
      And Bob has lost 5 bond

    Scenario: the exemption covers every stun of its turn
      Given Alice has No-Stun-Damage and two Stuns-A-UNITs in her hand
      And Alice has Ogre and Piper on her field
      When Alice plays No-Stun-Damage
      And both players pass
      And Alice plays Stuns-A-UNIT targeting Ogre
      And both players pass
      And Alice plays Stuns-A-UNIT#2 targeting Piper
      And both players pass
      Then Ogre and Piper are stunned
      And Alice has lost 0 bond

    Scenario: in the next turn a stun costs bond again
      Given Alice has No-Stun-Damage in her hand
      And Alice has Ogre on her field
      And Bob has Stuns-A-UNIT in his hand
      When Alice plays No-Stun-Damage
      And both players pass
      And the turn ends
      And Bob plays Stuns-A-UNIT targeting Ogre
      And both players pass
      Then Ogre is stunned
      And Alice has lost 4 bond
