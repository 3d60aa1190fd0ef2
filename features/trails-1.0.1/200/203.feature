Feature: 203 Type

  @203.1
  Rule: 203.1 Every card has a type

    @203.2
    Scenario: a UNIT that is deployed lies on the field, and an EVENT is used up
      Given a game of Trails in Alice's deployment step
      And Alice has Reed and Fanfare in her hand
      And Alice has 2 CP
      And Alice has 1 EP
      When Alice plays Reed
      And both players pass
      And Alice plays Fanfare
      And both players pass
      Then Reed is on Alice's field
      And Fanfare is in Alice's trail

    @203.2
    Scenario: the type of a card decides when it may be played
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Reed and Fanfare in her hand
      And Alice has Lancer, Clerk and Sedge in her homebase
      When Alice puts no card into her homebase
      Then Alice may play Fanfare
      And Alice may not play Reed
      When both players pass
      Then Alice may play Reed

    Scenario: with the CP at hand a UNIT still waits for the deployment step, an EVENT does not
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Reed and Fanfare in her hand
      And Alice has 2 CP
      And Alice has 1 EP
      When Alice puts no card into her homebase
      Then Alice may play Fanfare
      And Alice may not play Reed

  @203.2
  Rule: 203.2 There are UNITs, ITEMs, EVENTs and BASEs

    Scenario: each of the four types is played in its own way
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Reed, Whetstone, Fanfare and Gate in her hand
      And Alice has Gate in her homebase, face-down, called Wall
      And Alice has 3 cards in her homebase
      When Alice puts no card into her homebase
      And both players pass
      Then Alice may play Reed
      And Alice may play Whetstone
      And Alice may play Fanfare
      And Alice may play Wall
      And Alice may not play Gate

    @reading:items-resolve-to-the-field
    Scenario: an ITEM lies on the field beside UNITs and is none of them
      Given a game of Trails in Alice's deployment step
      And Alice has Reed and Whetstone in her hand
      And Alice has 4 CP
      When Alice plays Whetstone
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Whetstone and Reed are on Alice's field
      And Whetstone is an ITEM
      And Whetstone is not a UNIT
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Whetstone

    Scenario: a BASE that is played stays in the homebase, face-up
      Given a game of Trails in Alice's deployment step
      And Alice has Gate in her homebase, face-down
      And Alice has 1 card in her homebase
      When Alice plays Gate
      And both players pass
      Then Gate is face-up in Alice's homebase

  @203.2a
  Rule: 203.2a A card of several types is each of them

    Background:
      Given a blank UNIT Golem with type ITEM•UNIT, CP cost 3, STR 4, DEF 2, organization Guild
      And both players have 1 EP

    @example
    Scenario: a text that destroys an ITEM may take a card that is ITEM and UNIT
      Given a game of Trails in Alice's deployment step
      And Alice has Breaks-Item in her hand
      And Bob has Golem and Reed on his field
      When Alice plays Breaks-Item targeting Golem
      And both players pass
      Then Golem is in Bob's trail
      And Reed is on Bob's field

    @example
    Scenario: a text that stuns a UNIT may take a card that is ITEM and UNIT
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Bob has Golem, Reed and Whetstone on his field
      When Alice starts to play Stuns-And-Draws
      Then Alice may choose among Golem and Reed

    @reading:stun-destroys-items
    Scenario: a card that is ITEM and UNIT is destroyed when it is to be stunned
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Bob has Golem on his field
      When Alice plays Stuns-And-Draws targeting Golem
      And both players pass
      Then Golem is in Bob's trail
      And Bob has 20 bond

    Scenario: a card that is ITEM and UNIT attacks as UNITs do
      Given a game of Trails in Alice's combat phase
      And Alice has Golem and Whetstone on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may not attack with Whetstone
      When Golem attacks Bob
      And both players pass until the combat ends
      Then Bob has lost 4 bond

    Scenario: a count of UNITs and a count of ITEMs both find the card
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Types in her hand
      And Alice has Golem and Reed on her field
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 12 bond

    @reading:items-resolve-to-the-field
    Scenario: a card that is ITEM and UNIT is deployed for its CP cost and lies on the field
      Given a game of Trails in Alice's deployment step
      And Alice has Golem in her hand
      And Alice has 5 CP
      When Alice plays Golem
      And both players pass
      Then Golem is on Alice's field
      And Alice has 2 CP

  @203.3
  Rule: 203.3 UNIT or ITEM without a zone means those on the field

    Scenario: UNITs and ITEMs in other zones are not counted
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Types in her hand
      And Alice has 1 EP
      And Alice has Reed, Sedge and Whetstone on her field
      And Alice has Lancer and Whetstone in her hand
      And Alice has Clerk and Whetstone in her homebase
      And Alice has Lancer and Whetstone in her trail
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 12 bond

    Scenario: a UNIT that lies in the homebase is no target for a text about UNITs
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Reed and Sedge on his field
      And Bob has Clerk in his homebase, face-up
      And Bob has Lancer in his trail
      When Alice starts to play Stuns-And-Draws
      Then Alice may choose among Reed and Sedge

    Scenario: an ITEM in the homebase does not let a text about ITEMs be played
      Given a game of Trails in Alice's deployment step
      And Alice has Breaks-Item and Fanfare in her hand
      And Alice has 1 EP
      And Bob has Whetstone in his homebase, face-up
      And Alice has Whetstone in her trail
      Then Alice may play Fanfare
      And Alice may not play Breaks-Item

  @203.4
  Rule: 203.4 EVENT or BASE without a zone means those in the homebase

    Scenario: BASEs and EVENTs in the homebase are counted and those elsewhere are not
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Types, Fanfare and Gate in her hand
      And Alice has 1 EP
      And Alice has two Gates in her homebase, face-up
      And Alice has three Fanfares in her homebase, face-up
      And Alice has Gate and Fanfare in her trail
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 3200 bond

    Scenario: an EVENT that is just being resolved is not in the homebase
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Types in her hand
      And Alice has 1 EP
      And Alice has Reed on her field
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 1 bond

    Scenario: the homebase of the other player does not count as one's own
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Types in her hand
      And Alice has 1 EP
      And Alice has Gate in her homebase, face-up
      And Bob has two Gates in his homebase, face-up
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 100 bond

  @203.5
  Rule: 203.5 A type with a zone means cards of that type in that zone

    Scenario: a text about UNITs in the trail offers those and no UNIT on the field
      Given a game of Trails in Alice's deployment step
      And Alice has Fetches-Unit in her hand
      And Alice has 1 EP
      And Alice has Reed and Sedge in her trail
      And Alice has Lancer on her field
      And Bob has Clerk in his trail
      When Alice starts to play Fetches-Unit
      Then Alice may choose among Reed and Sedge

    Scenario: other types in the named zone do not count
      Given a game of Trails in Alice's deployment step
      And Alice has Fetches-Unit and Fanfare in her hand
      And Alice has 1 EP
      And Alice has Whetstone and Gate in her trail
      And Alice has Reed on her field
      Then Alice may play Fanfare
      And Alice may not play Fetches-Unit

    Scenario: the UNIT that is found in the named zone is the one that moves
      Given a game of Trails in Alice's deployment step
      And Alice has Fetches-Unit in her hand
      And Alice has 1 EP
      And Alice has Reed in her trail
      And Alice has Reed on her field, called Standing
      When Alice plays Fetches-Unit targeting Reed
      And both players pass
      Then Reed is in Alice's hand
      And Standing is on Alice's field
