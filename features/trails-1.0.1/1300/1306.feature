Feature: 1306 Stun

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Piper  | 2       | 3   | 1   | Guild        |
      | Drum   | 1       | 1   | 4   | Guild        |
      | Ogre   | 4       | 6   | 6   | Watch        |
      | Wisp   | 0       | 1   | 2   | Watch        |

  @1306.1
  Rule: 1306.1 A UNIT that is told to be stunned becomes stunned

    Scenario: a fight stuns the UNIT that it beats
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Drum on his field
      When Ogre attacks Drum
      And both players pass until the combat ends
      Then Drum is stunned
      And Ogre is not stunned

    Scenario: an effect stuns its target and nothing else
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Drum and Ogre on his field
      When Alice plays Stuns-A-UNIT targeting Drum
      And both players pass
      Then Drum is stunned on Bob's field
      And Ogre is not stunned

  @1306.2
  Rule: 1306.2 Stunned is a state of the card

    @1306.2a
    Scenario: the state goes on after the combat that brought it
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Drum on his field
      When Ogre attacks Drum
      And both players pass until the last window of the combat phase
      Then Drum is stunned

    @reading:stunned-unit-stays-known
    Scenario: the state does not follow the card to the hand and back
      Given Alice has Piper on her field, stunned
      And Alice has Returns-Unit in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Returns-Unit targeting Piper
      And both players pass
      And Alice plays Piper
      And both players pass
      Then Piper is ready on Alice's field
      And Piper is not stunned

    @reading:stunned-unit-stays-known
    Scenario: both players still know which UNIT lies there
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Drum on his field
      When Alice plays Stuns-A-UNIT targeting Drum
      And both players pass
      Then Drum is stunned
      And both players can tell which card Drum is

  @1306.2a
  Rule: 1306.2a A stunned UNIT is face-down and actioned at all times

    Scenario: a UNIT beaten in a fight is turned down and actioned
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Drum on his field
      When Ogre attacks Drum
      And both players pass until the combat ends
      Then Drum is face-down and actioned
      And Ogre is face-up

    Scenario: a ready UNIT is turned down and actioned by the stun
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Drum on his field
      When Alice plays Stuns-A-UNIT targeting Drum
      And both players pass
      Then Drum is face-down and actioned

    @reading:stunned-unit-stays-known
    Scenario: an effect that turns cards up does not turn a stunned UNIT up
      Given Alice has Turns-A-UNIT-Up in her hand
      And Alice has Drum on her field, stunned
      When Alice plays Turns-A-UNIT-Up targeting Drum
      And both players pass
      Then Turns-A-UNIT-Up is in Alice's trail
      And Drum is face-down and actioned
      And Drum is stunned

  @1306.2b
  Rule: 1306.2b A stunned UNIT is not readied

    @reading:stunned-unit-stays-known
    Scenario: an effect that readies does nothing to a stunned UNIT
      Given Alice has Readies-A-UNIT in her hand
      And Alice has 1 EP
      And Alice has Drum on her field, stunned
      When Alice plays Readies-A-UNIT targeting Drum
      And both players pass
      Then Readies-A-UNIT is in Alice's trail
      And Drum is actioned
      And Drum is stunned

    Scenario: the end of the turn readies all but the stunned UNIT
      Given it is the cure phase
      And Alice has Guards-From-Trail in her homebase
      And Alice has Drum on her field, stunned
      And Alice has Ogre on her field, actioned
      When the turn ends
      Then Ogre is ready
      And Drum is actioned on Alice's field
      And Drum is stunned

  @1306.2c
  Rule: 1306.2c No ability of a stunned UNIT works

    Scenario: an activated craft cannot be used
      Given Alice has Stuns-And-Gains on her field, stunned
      And Alice has Draws-Or-Gains on her field
      And Alice has 3 EP
      And Bob has Drum on his field
      Then Alice may use Draws-Or-Gains's first craft
      And Alice may not use Stuns-And-Gains's craft targeting Drum

    Scenario: a continuous craft stops when its UNIT is stunned
      Given Bob has Makes-Theirs-Dearer on his field
      And Alice has Piper and Stuns-A-UNIT in her hand
      And Alice has 2 CP
      And Alice has 2 EP
      When Alice plays Stuns-A-UNIT targeting Makes-Theirs-Dearer
      And both players pass
      Then Makes-Theirs-Dearer is stunned
      And Alice may play Piper

    @events
    Scenario: a triggered craft does not trigger
      Given Alice has Gains-On-Drawing on her field, stunned
      And Alice has Draws-Three in her hand
      When Alice plays Draws-Three
      And both players pass until nothing waits
      Then Alice has 3 cards in her hand
      And Gains-On-Drawing's craft triggered 0 times

    @reading:stunned-unit-stays-known
    Scenario: the abilities work again when the stun is over
      Given Alice has Gains-On-Drawing on her field, stunned
      And Alice has Cures-Any-UNIT and Draws-Three in her hand
      When Alice plays Cures-Any-UNIT targeting Gains-On-Drawing
      And both players pass
      And Alice plays Draws-Three
      And both players pass until nothing waits
      Then Alice has gained 6 bond

  @1306.2d
  Rule: 1306.2d A stunned UNIT is not stunned again

    @reading:stunned-unit-stays-known
    Scenario: a second stun costs no bond
      Given Alice has two Stuns-A-UNITs in her hand
      And Bob has Ogre on his field
      When Alice plays Stuns-A-UNIT targeting Ogre
      And both players pass
      And Alice plays Stuns-A-UNIT#2 targeting Ogre
      And both players pass
      Then Stuns-A-UNIT#2 is in Alice's trail
      And Ogre is stunned
      And Bob has lost 4 bond

    @reading:stunned-unit-stays-known
    Scenario: a UNIT that was cured in between is stunned again
      Given Alice has two Stuns-A-UNITs and Cures-Any-UNIT in her hand
      And Bob has Ogre on his field
      When Alice plays Stuns-A-UNIT targeting Ogre
      And both players pass
      And Alice plays Cures-Any-UNIT targeting Ogre
      And both players pass
      And Alice plays Stuns-A-UNIT#2 targeting Ogre
      And both players pass
      Then Ogre is stunned
      And Bob has lost 8 bond

  @1306.3
  Rule: 1306.3 A newly stunned UNIT costs its controller its CP cost in bond

    Scenario: a UNIT stunned in a fight costs its CP cost
      Given it is Alice's choice of attackers
      And Alice has Piper on her field
      And Bob has Ogre on his field
      When Piper attacks Ogre
      And both players pass until the combat ends
      Then Piper is stunned
      And Alice has lost 2 bond
      And Bob has lost 0 bond

    @example
    Scenario: a UNIT stunned by an effect costs its CP cost
      Given Alice has Stuns-A-Cheap-UNIT in her hand
      And Bob has Piper and Ogre on his field
      When Alice plays Stuns-A-Cheap-UNIT targeting Piper
      And both players pass
      Then Piper is stunned
      And Bob has lost 2 bond
      And Alice has lost 0 bond

    @example
    Scenario: a UNIT stunned as a cost costs its CP cost when it is paid
      Given Alice has Trades-Stuns on her field
      And Bob has Drum and Wisp on his field
      When Alice uses Trades-Stuns's craft targeting Drum
      Then Trades-Stuns is stunned
      And Alice has lost 3 bond
      And Bob has lost 0 bond
      When both players pass
      Then Drum is stunned
      And Bob has lost 1 bond

    Scenario: UNITs stunned together cost each player the sum of the own ones
      Given Alice has Stuns-All-UNITs in her hand
      And Alice has Piper and Drum on her field
      And Bob has Ogre and Lancer on his field
      When Alice plays Stuns-All-UNITs
      And both players pass
      Then Alice has lost 3 bond
      And Bob has lost 7 bond

    Scenario: the CP cost that the UNIT has by then counts
      Given Alice has Raises-CP-Cost and Stuns-A-UNIT in her hand
      And Alice has 1 EP
      And Bob has Drum on his field
      When Alice plays Raises-CP-Cost targeting Drum
      And both players pass
      And Alice plays Stuns-A-UNIT targeting Drum
      And both players pass
      Then Bob has lost 3 bond

    Scenario: the controller loses the bond and not the owner
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Ogre on his field
      And Alice owns Ogre
      When Alice plays Stuns-A-UNIT targeting Ogre
      And both players pass
      Then Bob has lost 4 bond
      And Alice has lost 0 bond

    Scenario: a UNIT with CP cost 0 costs nothing
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Wisp on his field
      When Alice plays Stuns-A-UNIT targeting Wisp
      And both players pass
      Then Wisp is stunned
      And Bob has lost 0 bond

    Scenario: the loss goes below zero
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has 1 bond
      And Bob has Ogre on his field
      When Alice plays Stuns-A-UNIT targeting Ogre
      And both players pass
      Then Bob has -3 bond
      And the game goes on

  @1306.4
  Rule: 1306.4 A UNIT whose stun ends is face-up and actioned

    @reading:stunned-unit-stays-known
    Scenario: a UNIT cured by an effect is face-up and stays actioned
      Given Alice has Cures-Any-UNIT in her hand
      And Alice has Drum on her field, stunned
      When Alice plays Cures-Any-UNIT targeting Drum
      And both players pass
      Then Drum is face-up and actioned
      And Drum is not stunned

    Scenario: a UNIT cured at the end of the turn is face-up
      Given it is the cure phase
      And Alice has Drum and Piper on her field, stunned
      When Alice cures Drum
      Then Drum is face-up on Alice's field
      And Drum is not stunned
      And Piper is in Alice's trail

  @1306.5
  Rule: 1306.5 A stun destroys an ITEM

    @reading:stun-destroys-items
    Scenario: an ITEM is destroyed and costs no bond
      Given Alice has Stuns-UNIT-Or-ITEM in her hand
      And Bob has Whetstone and Drum on his field
      When Alice plays Stuns-UNIT-Or-ITEM targeting Whetstone
      And both players pass
      Then Whetstone is in Bob's trail
      And Drum is not stunned
      And Bob has lost 0 bond

    @reading:stun-destroys-items
    Scenario: a card that is ITEM and UNIT is destroyed too
      Given Alice has Stuns-A-UNIT in her hand
      And Bob has Walking-Statue on his field
      When Alice plays Stuns-A-UNIT targeting Walking-Statue
      And both players pass
      Then Walking-Statue is in Bob's trail
      And Bob has lost 0 bond

    @reading:stun-destroys-items
    Scenario: the same text stuns a UNIT that is no ITEM
      Given Alice has Stuns-UNIT-Or-ITEM in her hand
      And Bob has Whetstone and Drum on his field
      When Alice plays Stuns-UNIT-Or-ITEM targeting Drum
      And both players pass
      Then Drum is stunned on Bob's field
      And Bob has lost 1 bond

    @reading:stun-destroys-items
    Scenario: a card that is ITEM and UNIT is destroyed when it is beaten in a fight
      Given it is Alice's choice of attackers
      And Alice has Ogre on her field
      And Bob has Walking-Statue on his field
      When Ogre attacks Walking-Statue
      And both players pass until the combat ends
      Then Walking-Statue is in Bob's trail
      And Bob has lost 2 bond
