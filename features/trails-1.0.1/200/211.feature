Feature: 211 Organization

  @211.1
  Rule: 211.1 A UNIT belongs to the organizations that are printed on it

    Background:
      Given a blank UNIT Hermit with STR 2, DEF 2
      And a blank UNIT Twofold with STR 2, DEF 6, organization Guild and Watch
      And a blank UNIT Watcher with STR 4, DEF 3, organization Watch

    @803.3b
    Scenario: UNITs of a common organization attack together
      Given a game of Trails in Alice's combat phase
      And Alice has Reed and Sedge on her field
      When Reed and Sedge attack Bob
      And both players pass until the combat ends
      Then Bob has lost 4 bond

    @803.3b
    Scenario: UNITs without a common organization do not attack together
      Given a game of Trails in Alice's combat phase
      And Alice has Reed, Sedge and Watcher on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge
      And Alice may not attack with Reed and Watcher

    @803.3b
    Scenario: a UNIT of two organizations goes with either, and not with both at once
      Given a game of Trails in Alice's combat phase
      And Alice has Reed, Sedge, Watcher and Twofold on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Twofold
      And Alice may attack with Watcher and Twofold
      When Alice picks Reed and Twofold as attackers
      Then Alice may pick Sedge as attacker
      And Alice may not pick Watcher as attacker

    @803.3b
    Scenario: two UNITs without any organization have none in common
      Given a game of Trails in Alice's combat phase
      And Alice has two Hermits on her field
      And Alice has Reed and Sedge on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge
      When Alice picks Hermit as attacker
      Then Alice may not pick Hermit#2 as attacker

    @1218.2a
    Scenario: a common organization lets one UNIT support another
      Given a game of Trails in Alice's deployment step
      And Alice has Reed, Sedge, Twofold and Watcher on her field
      When Alice supports Reed
      Then Alice may action Twofold as the supporter
      And Alice may not action Watcher as the supporter

  @211.2
  Rule: 211.2 An organization without a zone is looked for on the field, with a zone in that zone

    Background:
      Given a game of Trails in Alice's deployment step
      And Alice has Counts-Guild in her hand
      And Alice has 1 EP

    Scenario: without a zone the cards on both fields count and those in other zones do not
      Given Alice has Reed on her field
      And Bob has Sedge and Clerk on his field
      And Alice has Sedge in her hand
      And Alice has Reed in her homebase
      And Bob has Reed in his trail
      And Alice has Lancer on her field
      When Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 3 bond

    Scenario: with a zone the cards of that zone count and those on the field do not
      Given Alice has Lancer on her field
      And Alice has Reed and Clerk in her trail
      And Alice has Lancer in her trail
      And Bob has Reed in his trail
      When Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 20 bond

    Scenario: nothing is counted where nobody belongs to the organization
      Given Alice has Lancer on her field
      And Bob has Lancer on his field
      When Alice plays Counts-Guild
      And both players pass
      Then Counts-Guild is in Alice's trail
      And Alice has 20 bond

    @reading:stunned-unit-keeps-its-organizations
    Scenario: a stunned UNIT on the field counts with its organization
      Given Alice has Reed on her field
      And Bob has Clerk on his field, stunned
      When Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 2 bond
