Feature: 1222 Source

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Picket | 1       | 2   | 3   | Watch        |
      | Ogre   | 2       | 6   | 9   | Watch        |
      | Page   | 3       | 3   | 2   | Guild        |
      | Mouse  | 1       | 0   | 3   | Watch        |
      | Sentry | 4       | 5   | 6   | Watch        |

  @1222.1
  Rule: 1222.1 An effect has the ability that made it as its source

    Scenario: the stun by an EVENT is no deed of the UNITs beside it
      Given Alice has Gains-On-Stunning on her field
      And Alice has Stuns-A-UNIT in her hand
      And Bob has Picket on his field
      When Alice plays Stuns-A-UNIT targeting Picket
      And both players pass until nothing waits
      Then Picket is stunned
      And Alice has gained 0 bond

    Scenario: the stun by a craft comes from that craft and not from the EVENT that gave it
      Given Alice has Gains-On-Stunning on her field
      And Alice has Teaches-Stunning in her hand
      And Bob has Picket on his field
      When Alice plays Teaches-Stunning targeting Gains-On-Stunning
      And both players pass until nothing waits
      And Alice uses Gains-On-Stunning's craft targeting Picket
      And both players pass until nothing waits
      Then Picket is stunned
      And Alice has gained 2 bond

  @1222.2
  Rule: 1222.2 An ability has its own card as its source

    @events
    Scenario: of two UNITs with the same craft the one whose craft was used is the source
      Given Alice has Stuns-And-Gains and Gains-On-Stunning on her field
      And Bob has Picket on his field
      When Alice uses Stuns-And-Gains's craft targeting Picket
      And both players pass until nothing waits
      Then Stuns-And-Gains's craft triggered 1 time
      And Gains-On-Stunning's craft triggered 0 times
      And Alice has gained 2 bond

    Scenario: a craft that was given to a UNIT has that UNIT as its source
      Given Alice has Page and Gains-On-Stunning on her field
      And Alice has Teaches-Stunning in her hand
      And Bob has Picket on his field
      When Alice plays Teaches-Stunning targeting Page
      And both players pass until nothing waits
      And Alice uses Page's craft targeting Picket
      And both players pass until nothing waits
      Then Picket is stunned
      And Alice has gained 0 bond

  @1222.3
  Rule: 1222.3 Overkill damage has the UNIT that overkills as its source

    @events
    Scenario: the attacker that overkills has dealt the damage
      Given it is Alice's choice of attackers
      And Alice has Draws-On-Overkill on her field
      And Bob has Page on his field
      When Draws-On-Overkill attacks Page
      And both players pass until the combat ends
      Then Bob has lost 4 bond
      And Draws-On-Overkill's craft triggered 1 time

    @events
    Scenario: a UNIT that looks on has dealt nothing
      Given it is Alice's choice of attackers
      And Alice has Draws-On-Overkill and Ogre on her field
      And Bob has Page on his field
      When Ogre attacks Page
      And both players pass until the combat ends
      Then Bob has lost 7 bond
      And Draws-On-Overkill's craft triggered 0 times

    @events
    Scenario: in a joint attack on a player each attacker deals its own damage
      Given it is Alice's choice of attackers
      And Alice has Draws-On-Overkill and Page on her field
      When Draws-On-Overkill and Page attack Bob
      And both players pass until the combat ends
      Then Bob has lost 6 bond
      And Draws-On-Overkill's craft triggered 1 time

  @1222.4
  Rule: 1222.4 A card has stunned a UNIT in two cases and in no other

    @1222.4a
    Scenario: a UNIT that attacked and stunned has stunned
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning on her field
      And Bob has Mouse on his field
      When Gains-On-Stunning attacks Mouse
      And both players pass until the combat ends
      Then Mouse is stunned
      And Alice has gained 2 bond

    @reading:fight-back-is-no-stunning-by @events
    Scenario: a defender that stuns the attacker by fighting back has not stunned
      Given it is Alice's choice of attackers
      And Alice has Page on her field
      And Bob has Gains-On-Stunning on his field
      When Page attacks Gains-On-Stunning
      And both players pass until the combat ends
      Then Page is stunned
      And Gains-On-Stunning's craft triggered 0 times

    @reading:fight-back-is-no-stunning-by @events
    Scenario: a defender that withstands the attack and stuns by fighting back has not stunned either
      Given it is Alice's choice of attackers
      And a blank UNIT Feather with CP cost 1, STR 0, DEF 1
      And Alice has Feather on her field
      And Bob has Gains-On-Stunning on his field
      When Feather attacks Gains-On-Stunning
      And both players pass until the combat ends
      Then Feather is stunned
      And Gains-On-Stunning is not stunned
      And Gains-On-Stunning's craft triggered 0 times

  @1222.4a
  Rule: 1222.4a It attacked the UNIT, which became stunned

    @events
    Scenario: an attack that does not stun is no stunning
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning and Stuns-And-Gains on her field
      And Bob has Ogre on his field
      When Gains-On-Stunning attacks Ogre
      And both players pass until the combat ends
      Then Ogre is not stunned
      And Gains-On-Stunning is stunned
      And Gains-On-Stunning's craft triggered 0 times

    Scenario: a UNIT has stunned what it could stun only together with another
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning and Page on her field
      And Bob has Sentry on his field
      When Gains-On-Stunning and Page attack Sentry
      And Bob fights back against Page
      And both players pass until the combat ends
      Then Sentry is stunned
      And Alice has lost 1 bond

    @events
    Scenario: every UNIT of a joint attack has stunned the target
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning, Stuns-And-Gains and Page on her field
      And Bob has Lancer on his field
      When Gains-On-Stunning, Stuns-And-Gains and Page attack Lancer
      And Bob fights back against Page
      And Alice plays Stuns-And-Gains's triggered craft
      And both players pass until the combat ends
      Then Lancer is stunned
      And Alice has gained 1 bond
      And Gains-On-Stunning's craft triggered 1 time
      And Stuns-And-Gains's craft triggered 1 time

    @events
    Scenario: an attacker that is stunned in the same fight has stunned too
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning on her field
      And Bob has Lancer on his field
      When Gains-On-Stunning attacks Lancer
      And both players pass until the combat ends
      Then Lancer is stunned
      And Gains-On-Stunning is stunned
      And Gains-On-Stunning's craft was played 1 time

    @events
    Scenario: the stun by another UNIT's attack is not this card's
      Given it is Alice's choice of attackers
      And Alice has Gains-On-Stunning and Ogre on her field
      And Bob has Page on his field
      When Ogre attacks Page
      And both players pass until the combat ends
      Then Page is stunned
      And Gains-On-Stunning's craft triggered 0 times

  @1222.4b
  Rule: 1222.4b An effect whose source is the card stunned the UNIT

    Scenario: a UNIT stuns by its own craft
      Given Alice has Stuns-And-Gains on her field
      And Bob has Picket on his field
      When Alice uses Stuns-And-Gains's craft targeting Picket
      And both players pass until nothing waits
      Then Picket is stunned
      And Alice has gained 2 bond

    Scenario: a craft that finds its target stunned already stuns nothing
      Given Alice has Stuns-And-Gains on her field
      And Bob has Picket on his field
      When Alice uses Stuns-And-Gains's craft targeting Picket
      And Alice uses Stuns-And-Gains's craft targeting Picket
      And both players pass until nothing waits
      Then Picket is stunned
      And Alice has gained 2 bond

  @1222.5
  Rule: 1222.5 A player has moved a card in two cases and in no other

    @1222.5a
    Scenario: a UNIT given up as a cost was moved by the player who paid
      Given Alice has Feeds-On-UNITs, Page and Notes-Who-Moved on her field
      When Alice uses Feeds-On-UNITs's craft choosing Page
      And both players pass until nothing waits
      Then Page is in Alice's trail
      And Alice has gained 5 bond

    @events
    Scenario: a stunned UNIT that the rules put into the trail was moved by nobody
      Given it is the cure phase
      And Alice has Notes-Who-Moved on her field
      And Alice has Page on her field, stunned
      And Bob has Ogre on his field, stunned
      When the turn ends
      Then Page is in Alice's trail
      And Ogre is in Bob's trail
      And Notes-Who-Moved's craft triggered 0 times

  @1222.5a
  Rule: 1222.5a The player moved it as a cost of an own card or ability

    Scenario: the player who pays is told from the other one
      Given Alice has Feeds-On-UNITs and Page on her field
      And Bob has Notes-Who-Moved on his field
      When Alice uses Feeds-On-UNITs's craft choosing Page
      And both players pass until nothing waits
      Then Page is in Alice's trail
      And Bob has gained 2 bond

    @events
    Scenario: a card discarded as a cost was moved by its player
      Given Alice has Actions-And-Discards and Notes-Who-Discarded on her field
      And Alice has Page in her hand
      When Alice uses Actions-And-Discards's craft
      Then Page is in Alice's trail
      And Notes-Who-Discarded's craft triggered 1 time
      When both players pass until nothing waits
      Then Alice has gained 7 bond

  @1222.6
  Rule: 1222.6 An effect under the player's control moved the card

    @reading:moved-by-a-player-has-two-cases
    Scenario: the other player's effect has moved the UNIT
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Bob has Page and Notes-Who-Moved on his field
      When Alice plays Knocks-Out-A-UNIT targeting Page
      And both players pass until nothing waits
      Then Page is in Bob's trail
      And Bob has gained 2 bond

    @reading:moved-by-a-player-has-two-cases
    Scenario: the own effect has moved the UNIT, whosever it is
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Alice has Notes-Who-Moved on her field
      And Bob has Page on his field
      When Alice plays Knocks-Out-A-UNIT targeting Page
      And both players pass until nothing waits
      Then Page is in Bob's trail
      And Alice has gained 5 bond

    @reading:moved-by-a-player-has-two-cases
    Scenario: a discard that the other player's effect demands is moved by the other player
      Given Alice has Makes-Discard-One in her hand
      And Bob has Notes-Who-Discarded on his field
      And Bob has Page and Picket in his hand
      When Alice plays Makes-Discard-One
      And both players pass
      And Bob discards Picket
      And both players pass until nothing waits
      Then Picket is in Bob's trail
      And Bob has gained 2 bond
