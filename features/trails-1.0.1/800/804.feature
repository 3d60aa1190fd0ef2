Feature: 804 Combat Resolution Step

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |
      | Clerk  | 4       | 2   | 1   | Watch, Guild |
      | Wall   | 2       | 0   | 9   | Keep         |
      | Straw  | 1       | 0   | 0   | Keep         |

  @804.1
  Rule: 804.1 The attack is checked again, and a UNIT that fails drops out

    @reading:illegal-attacker-drops-out-later
    Scenario: an attacker that was actioned since drops out and the other one goes on
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      And Alice supports Clerk with Sedge
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Reed is attacking
      And Sedge is not attacking

    @reading:illegal-attacker-drops-out-later
    Scenario: what is left after the check is a single attack, with Overkill
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      When Reed and Sedge attack Clerk
      And Alice supports Reed with Sedge
      And both players pass
      And both players pass
      Then Reed is attacking
      And Reed is not in SCLM attack
      When both players pass until the fight is over
      Then Clerk is stunned
      And Bob has lost 6 bond

    @reading:illegal-attacker-drops-out-later
    Scenario: an attacker that was kept from attacking since drops out
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Forbids-Attack in his hand
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Forbids-Attack targeting Reed
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Sedge is attacking
      And Reed is not attacking
      And Reed is ready

    @reading:illegal-attacker-drops-out-later
    Scenario: an attacker that was stunned since drops out
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Reed
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Sedge is attacking
      And Reed is not attacking

    Scenario: a target that was stunned since is no target any more
      Given Alice has Reed on her field
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 card in her homebase
      And Bob has Wall and Lancer on his field
      When Reed attacks Wall
      And Alice plays Stuns-And-Draws targeting Wall
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed is ready
      And Bob has lost 2 bond

    Scenario: a player is no target any more when a UNIT has come that can be attacked
      Given Alice has Lancer on her field
      And Bob has Fields-From-Hand and Sedge in his hand
      And Bob has 1 card in his homebase
      When Alice attacks with Lancer
      And Alice passes
      And Bob plays Fields-From-Hand
      And both players pass
      And Bob chooses Sedge
      And both players pass
      Then Alice is asked to name attackers
      And Lancer is ready
      And Sedge is on Bob's field
      And Bob has 20 bond

    Scenario: a proposal that is still in order goes on unchanged
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      And both players pass
      Then it is the window before the fight
      And Reed and Sedge are attacking

    @reading:no-common-organization-ends-the-attack
    Scenario: attackers that have lost their common organization all drop out
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Strips-Guild in his hand
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Strips-Guild targeting Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed and Sedge are ready
      And Sedge is not attacking

    @reading:no-common-organization-ends-the-attack
    Scenario: two attackers that still share an organization drop out with the third
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      And Bob has Strips-Guild in his hand
      When Reed, Sedge and Clerk attack Wall
      And Alice passes
      And Bob plays Strips-Guild targeting Clerk
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed, Sedge and Clerk are ready
      And Alice may attack Wall with Reed and Sedge

    Scenario: attackers that share another organization go on when one is lost
      Given Alice has Lancer and Clerk on her field
      And Bob has Wall on his field
      And Bob has Strips-Guild in his hand
      When Lancer and Clerk attack Wall
      And Alice passes
      And Bob plays Strips-Guild targeting Clerk
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Clerk has the organization Watch only
      And Lancer and Clerk are attacking

    Scenario: a target that has gone over to the attacker's field is no target any more
      Given Alice has Lancer and Reed on her field
      And Bob has Sedge on his field
      And Alice has Borrows-A-UNIT in her hand
      And Alice has 1 EP
      When Lancer attacks Sedge
      And Alice plays Borrows-A-UNIT targeting Sedge
      And both players pass
      And both players pass
      Then it is Alice's choice of attackers
      And Lancer is ready

  @804.1a
  Rule: 804.1a A chosen attacker that has changed its zone ends the whole attack

    @reading:moved-attacker-ends-the-attack
    Scenario: one attacker that left takes the whole attack with it
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed is in Alice's hand
      And Sedge is ready
      And Sedge is not attacking

    @reading:moved-attacker-ends-the-attack
    Scenario: the attackers that stayed may be named again
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass
      And both players pass
      And Sedge and Clerk attack Wall
      And both players pass until the attack is made
      Then Sedge and Clerk are attacking

    @reading:moved-attacker-ends-the-attack
    Scenario: an own UNIT that did not attack may leave
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Reed and Sedge are attacking

    Scenario: a proposed attacker that has gone over to the other field ends the attack
      Given Alice has Lancer and Reed on her field
      And Bob has Sedge on his field
      And Bob has Borrows-A-UNIT in his hand
      And Bob has 1 EP
      When Lancer attacks Sedge
      And Alice passes
      And Bob plays Borrows-A-UNIT targeting Lancer
      And both players pass
      And both players pass
      Then Bob controls Lancer
      And it is Alice's choice of attackers
      And Lancer is ready

  @804.2
  Rule: 804.2 Without attacker or without target the game goes back to the choice of attackers

    @reading:attack-needs-attacker-and-target
    Scenario: the only attacker was actioned since
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And Alice supports Sedge with Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Alice may attack with Sedge
      And Alice may not attack with Reed

    @reading:attack-needs-attacker-and-target
    Scenario: the target has left
      Given Alice has Reed on her field
      And Bob has Wall and Sedge on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Wall
      And Alice passes
      And Bob plays Returns-Unit targeting Wall
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed is ready
      And Alice may attack with Reed

    @reading:attack-needs-attacker-and-target
    Scenario: an attack on a player lacks no target although no UNIT is attacked
      Given Alice has Reed on her field
      When Alice attacks with Reed
      And both players pass
      Then it is the window before the fight
      And Reed is attacking

    Scenario: the same player chooses again and may pass
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And Alice supports Sedge with Reed
      And both players pass
      And both players pass
      Then Alice performs the step
      When Alice declares no attack
      Then it is Bob's propose attacker step

    @reading:return-skips-the-start
    Scenario: the return leads to the choice itself, without a window before it
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And Alice supports Sedge with Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And nobody has priority

    Scenario: an attack that was called off has not been an attack
      Given Alice has Draws-On-Attack and Sedge on her field
      And Bob has Draws-When-Attacked on his field
      When Draws-On-Attack attacks Draws-When-Attacked
      And Alice supports Sedge with Draws-On-Attack
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And nothing waits to be resolved

  @804.3
  Rule: 804.3 What an attack requires is done now, or the attack cannot be made

    Scenario: the price of the attack is paid after the window that follows the proposal
      Given Alice has Reed on her field
      And Alice has Gate in her homebase
      And Bob has Wall on his field
      And Bob has Taxes-Attackers in his homebase
      When Reed attacks Wall
      Then it is the window after the proposal
      And Gate is ready
      When both players pass
      Then it is the window before the fight
      And Gate is actioned
      And Reed is attacking

    Scenario: a player who cannot pay goes back to the choice of attackers
      Given Alice has Reed on her field
      And Alice has Gate in her homebase, actioned
      And Bob has Wall on his field
      And Bob has Taxes-Attackers in his homebase
      When Reed attacks Wall
      And both players pass
      Then Alice is asked to name attackers
      And Reed is ready
      And Reed is not attacking

    Scenario: the price is not asked of the player whose card sets it
      Given it is Alice's choice of attackers
      And Alice has Wall on her field
      And Bob has Reed on his field
      And Bob has Taxes-Attackers in his homebase
      When Alice declares no attack
      And Reed attacks Wall
      And both players pass
      Then it is the window before the fight
      And Taxes-Attackers is ready
      And Reed is attacking

    @reading:attack-cost-is-owed-by-each
    Scenario: two attackers owe the price each, and with one EP too few nothing is paid
      Given Alice has Reed and Sedge on her field
      And Alice has Gate, Lancer and Clerk in her homebase
      And Bob has Wall on his field
      And Bob has Taxes-Attackers-Twice in his homebase
      When Reed and Sedge attack Wall
      And both players pass
      Then Alice is asked to name attackers
      And Gate, Lancer and Clerk are ready
      And Alice has 0 EP
      And Reed and Sedge are ready
      And Alice may attack Wall with Sedge

    @reading:attack-cost-is-owed-by-each
    Scenario: two attackers that owe the price each go on when all of it is paid
      Given Alice has Reed and Sedge on her field
      And Alice has Gate, Lancer, Clerk and Straw in her homebase
      And Bob has Wall on his field
      And Bob has Taxes-Attackers-Twice in his homebase
      When Reed and Sedge attack Wall
      And both players pass
      Then it is the window before the fight
      And Gate, Lancer, Clerk and Straw are actioned
      And Alice has 0 EP
      And Reed and Sedge are attacking

  @804.4
  Rule: 804.4 All attackers are actioned

    Scenario: both attackers of a joint attack are actioned, and nobody else
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      Then Reed and Sedge are ready
      When both players pass
      Then Reed and Sedge are actioned
      And Clerk and Wall are ready

    Scenario: an attacker of a player is actioned too
      Given Alice has Reed on her field
      When Alice attacks with Reed
      And both players pass
      Then Reed is actioned

    Scenario: the attackers stay actioned after the combat
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      And both players pass until the attack is made
      And Bob fights back against Sedge
      And both players pass until the combat ends
      Then Reed and Sedge are actioned

  @804.5
  Rule: 804.5 The attackers are attacking and in combat until the step ends, two or more in a SCLM Attack

    Scenario: a single attacker is attacking and in combat, and in no SCLM Attack
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      Then Reed is not attacking
      And Reed is not in combat
      When both players pass
      Then Reed is attacking
      And Reed is in combat
      And Reed is not in SCLM attack
      And Sedge is not in combat

    Scenario: two attackers are in a SCLM Attack
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      And both players pass
      Then Reed and Sedge are attacking
      And Reed and Sedge are in combat
      And Reed and Sedge are in SCLM attack
      And Clerk is not in SCLM attack

    Scenario: attackers of a player are in a SCLM Attack too
      Given Alice has Reed and Sedge on her field
      When Alice attacks with Reed and Sedge
      And both players pass
      Then Reed and Sedge are in SCLM attack

    Scenario: the fight does not end it
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      Then Reed is attacking
      And Reed is in combat

  @804.5a
  Rule: 804.5a An attacker that drops out is no longer attacking, in a SCLM Attack or in combat

    Scenario: an attacker that the fight back stunned has lost all three
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed and Sedge attack Lancer
      And both players pass until the attack is made
      Then Sedge is attacking
      When Bob fights back against Sedge
      Then it is the window after the fight
      And Sedge is not attacking
      And Sedge is not in SCLM attack
      And Sedge is not in combat

    Scenario: a stunned attacker has lost all three
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And both players pass
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Sedge
      And both players pass
      Then it is the window before the fight
      And Sedge is not attacking
      And Sedge is not in SCLM attack
      And Sedge is not in combat
      And Reed is attacking

    Scenario: an attacker that dropped out is not fought back
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Lancer on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed, Sedge and Clerk attack Lancer
      And both players pass
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Sedge
      And both players pass
      And both players pass
      Then Bob may choose among Reed and Clerk

    Scenario: the strength of an attacker that dropped out does not count
      Given Alice has Reed and Clerk on her field
      And Bob has Sedge on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed and Clerk attack Sedge
      And both players pass
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Clerk
      And both players pass
      And both players pass until the fight is over
      Then Sedge is not stunned
      And Alice has lost 4 bond

  @804.5b
  Rule: 804.5b A SCLM Attack with one attacker left is still one

    Scenario: the fight back leaves one attacker, which is still in a SCLM Attack
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed and Sedge attack Lancer
      And both players pass until the attack is made
      And Bob fights back against Sedge
      Then it is the window after the fight
      And Sedge is stunned
      And Reed is in SCLM attack

    Scenario: the last attacker is in a SCLM Attack and causes no Overkill
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Clerk
      And both players pass
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Sedge
      And both players pass
      Then Reed is in SCLM attack
      When both players pass until the fight is over
      Then Clerk is stunned
      And Bob has lost 4 bond

    Scenario: it is still one when the other attacker has left the field
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Clerk
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Sedge
      And both players pass
      And both players pass until the fight is over
      Then Clerk is stunned
      And Bob has lost 4 bond

  @804.6
  Rule: 804.6 A target UNIT is defending and in combat until the step ends

    Scenario: the target is defending once the attack is made
      Given Alice has Reed on her field
      And Bob has Wall and Lancer on his field
      When Reed attacks Wall
      Then Wall is not defending
      And Wall is not in combat
      When both players pass
      Then Wall is defending
      And Wall is in combat
      And Lancer is not defending
      And Lancer is not in combat

    Scenario: a defender that the fight did not stun is still defending after it
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      Then Wall is defending
      And Wall is in combat

    Scenario: nobody is defending when a player is attacked
      Given Alice has Reed on her field
      And Bob has Cannot-Be-Attacked on his field
      When Alice attacks with Reed
      And both players pass
      Then Reed is in combat
      And Cannot-Be-Attacked is not defending
      And Cannot-Be-Attacked is not in combat

    Scenario: the defender is neither attacking nor actioned
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      Then Wall is defending
      And Wall is not attacking
      And Wall is ready

  @804.6a
  Rule: 804.6a A defender that drops out is no longer defending or in combat

    Scenario: a stunned defender has lost both
      Given Alice has Reed on her field
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 card in her homebase
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      Then Wall is defending
      When Alice plays Stuns-And-Draws targeting Wall
      And both players pass
      Then it is the window before the fight
      And Wall is not defending
      And Wall is not in combat

    Scenario: a defender that the fight stunned is not defending in the window after it
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass
      Then Clerk is defending
      When both players pass
      Then it is the window after the fight
      And Clerk is not defending
      And Clerk is not in combat
      And Lancer is attacking

  @804.7
  Rule: 804.7 A UNIT drops out of the combat when it changes its zone, is stunned, or is no UNIT any more

    Scenario: attacker and defender that stun each other are both out
      Given Alice has Reed on her field
      And Bob has Clerk on his field
      When Reed attacks Clerk
      And both players pass until the attack is made
      Then Reed is in combat
      When both players pass
      Then it is the window after the fight
      And Reed and Clerk are stunned
      And Reed is not attacking
      And Clerk is not defending
      And Reed and Clerk are not in combat

    Scenario: an attacker that is returned to the hand is out
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Sedge
      And both players pass
      Then it is the window before the fight
      And Sedge is not attacking
      And Reed is attacking

    Scenario: an attacker that becomes an ITEM is out
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      And Bob has Makes-An-Item in his hand
      When Reed and Sedge attack Wall
      And both players pass
      And Alice passes
      And Bob plays Makes-An-Item targeting Sedge
      And both players pass
      Then it is the window before the fight
      And Sedge is not attacking
      And Sedge is not in combat
      And Reed is attacking

    Scenario: a defender that becomes an ITEM is out
      Given Alice has Reed on her field
      And Alice has Makes-An-Item in her hand
      And Bob has Clerk on his field
      When Reed attacks Clerk
      And both players pass
      And Alice plays Makes-An-Item targeting Clerk
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Clerk is not stunned
      And Bob has 20 bond

    Scenario: an actioned defender defends on
      Given Alice has Reed on her field
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 card in her homebase
      And Bob has Clerk on his field
      When Reed attacks Clerk
      And both players pass
      And Alice plays Actions-And-Draws targeting Clerk
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Clerk is stunned
      And Reed is stunned

    Scenario: an attacker that is readied attacks on
      Given Alice has Reed and Sedge on her field
      And Alice has Readies-A-UNIT in her hand
      And Alice has 1 card in her homebase
      And Bob has Clerk on his field
      When Reed attacks Clerk
      And both players pass
      And Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Reed is ready
      And Reed is attacking

    @reading:stunned-unit-stays-known
    Scenario: an attacker that was stunned and cured does not come back into the combat
      Given Alice has Reed and Sedge on her field
      And Alice has Cures-Target in her hand
      And Alice has 1 card in her homebase
      And Bob has Wall on his field
      And Bob has Stuns-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Wall
      And both players pass
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Sedge
      And both players pass
      And Alice plays Cures-Target targeting Sedge
      And both players pass
      Then Sedge is face-up on Alice's field
      And Sedge is not attacking
      And Sedge is not in combat

    Scenario: an attacker that goes over to the other field is no attacker any more
      Given Alice has Lancer on her field
      And Bob has Sedge on his field
      And Bob has Borrows-A-UNIT in his hand
      And Bob has 1 CP
      And Bob has Gate in his homebase
      When Lancer attacks Sedge
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Borrows-A-UNIT targeting Lancer
      And both players pass
      Then Lancer is not attacking
      And Lancer is not in combat
      And Sedge is defending

    Scenario: a defender that goes over to the attacker's field is no defender any more
      Given Alice has Lancer on her field
      And Bob has Sedge on his field
      And Alice has Borrows-A-UNIT in her hand
      And Alice has Gate in her homebase
      When Lancer attacks Sedge
      And both players pass until the attack is made
      And Alice plays Borrows-A-UNIT targeting Sedge
      And both players pass
      Then Sedge is not defending
      And Lancer is attacking
      When both players pass
      Then Lancer is ready
      And it is Alice's choice of attackers

  @804.8
  Rule: 804.8 Crafts on attacking and on being attacked trigger

    Scenario: a craft on attacking waits once the attack is made, not when it is proposed
      Given Alice has Draws-On-Attack on her field
      And Bob has Wall on his field
      When Draws-On-Attack attacks Wall
      Then nothing waits to be resolved
      When both players pass
      Then it is the window before the fight
      And Draws-On-Attack's craft waits to be resolved

    Scenario: a craft on being attacked waits once the attack is made
      Given Alice has Reed on her field
      And Bob has Draws-When-Attacked on his field
      When Reed attacks Draws-When-Attacked
      Then nothing waits to be resolved
      When both players pass
      Then Draws-When-Attacked's craft waits to be resolved

    Scenario: another UNIT's attack does not trigger a craft on attacking
      Given Alice has Draws-On-Attack and Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      Then it is the window before the fight
      And nothing waits to be resolved

    Scenario: crafts on SCLM Attacks wait in a SCLM Attack
      Given Alice has Draws-In-Joint-Attack and Reed on her field
      And Bob has Draws-When-Ganged-Up-On on his field
      When Reed and Draws-In-Joint-Attack attack Draws-When-Ganged-Up-On
      And both players pass
      Then Draws-When-Ganged-Up-On's craft, Draws-In-Joint-Attack's craft wait to be resolved, from the top

    Scenario: crafts on SCLM Attacks do not wait when a UNIT attacks alone
      Given Alice has Draws-In-Joint-Attack on her field
      And Bob has Draws-When-Ganged-Up-On on his field
      When Draws-In-Joint-Attack attacks Draws-When-Ganged-Up-On
      And both players pass
      Then it is the window before the fight
      And nothing waits to be resolved

    Scenario: in a SCLM Attack the crafts on any attack trigger too, on being attacked once
      Given Alice has two copies of Draws-On-Attack on her field
      And Bob has Draws-When-Attacked on his field
      When Draws-On-Attack and Draws-On-Attack#2 attack Draws-When-Attacked
      And both players pass until the attack is made
      And Alice plays Draws-On-Attack's triggered craft
      Then 3 things wait to be resolved
      And Draws-When-Attacked's craft waits to be resolved 1 time

    Scenario: a proposal of two that has one attacker left is no SCLM Attack
      Given Alice has Draws-In-Joint-Attack, Reed and Clerk on her field
      And Bob has Wall on his field
      When Reed and Draws-In-Joint-Attack attack Wall
      And Alice supports Clerk with Reed
      And both players pass
      And both players pass
      Then it is the window before the fight
      And Draws-In-Joint-Attack is attacking
      And nothing waits to be resolved

    Scenario: an attack on a player triggers crafts on attacking and none on being attacked
      Given Alice has Draws-On-Attack on her field
      And Bob has Draws-When-Attacked on his field, stunned
      When Alice attacks with Draws-On-Attack
      And both players pass
      Then Draws-On-Attack's craft waits to be resolved
      And Draws-When-Attacked's craft does not wait to be resolved

  @804.9
  Rule: 804.9 Players have priority after the attack was made and before the fight

    Scenario: the primary player has priority first, and nothing is decided yet
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass
      Then it is the window before the fight
      And Alice has priority
      And Clerk is not stunned
      And Bob has 20 bond
      When Alice passes
      Then Bob has priority

    @reading:support-is-tested-in-the-fight
    Scenario: Support that comes in this window prevents Overkill
      Given Alice has Lancer on her field
      And Bob has Reed and Sedge on his field
      When Lancer attacks Reed
      And both players pass
      And Alice passes
      And Bob supports Reed with Sedge
      And both players pass
      And both players pass until the fight is over
      Then Reed is stunned
      And Bob has lost 2 bond

    Scenario: strength gained in this window counts in the fight
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Sedge is stunned
      And Bob has lost 3 bond

  @804.10
  Rule: 804.10 Without attackers the game goes back to the choice of attackers, without target too, with the attackers readied

    Scenario: the only attacker has left
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Clerk
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Alice may attack with Sedge
      And Clerk is not stunned

    Scenario: the defender has left and the attackers are readied
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk and Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Clerk
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      Then Reed and Sedge are actioned
      When both players pass
      Then Alice is asked to name attackers
      And Reed and Sedge are ready
      And Reed and Sedge are not attacking
      And Bob has 20 bond

    @reading:attack-without-target-may-be-repeated
    Scenario: readied attackers may attack again at once
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk and Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Clerk
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      And both players pass
      And Reed and Sedge attack Wall
      And both players pass
      Then it is the window before the fight
      And Reed and Sedge are attacking

    Scenario: only UNITs that are still attackers are readied
      Given Alice has Reed and Sedge on her field
      And Alice has Lancer on her field, actioned
      And Alice has Makes-An-Item in her hand
      And Bob has Clerk and Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed and Sedge attack Clerk
      And both players pass
      And Alice plays Makes-An-Item targeting Sedge
      And both players pass
      And Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed is ready
      And Sedge and Lancer are actioned

    Scenario: an attack on a player goes on to the fight
      Given Alice has Reed on her field
      When Alice attacks with Reed
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Bob has lost 3 bond
      And Reed is actioned

    @reading:return-ends-the-combat
    Scenario: an effect for the combat ends with the return
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Clerk and Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Clerk
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      Then Reed has 6 STR
      When Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed has 3 STR

    @reading:return-keeps-the-pools
    Scenario: EP gained before the return is still there after it
      Given Alice has Reed on her field
      And Alice has Gate in her homebase
      And Bob has Clerk and Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Clerk
      And both players pass
      And Alice gains EP with Gate
      And Alice passes
      And Bob plays Returns-Unit targeting Clerk
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Alice has 1 EP

  @804.11
  Rule: 804.11 The attackers fight the attack target

    Scenario: the fight takes place between two windows
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass
      Then it is the window before the fight
      And Bob has 20 bond
      When both players pass
      Then it is the window after the fight
      And Clerk is stunned
      And Bob has lost 8 bond

    Scenario: a UNIT beside the target takes no part
      Given Alice has Reed on her field
      And Bob has Clerk and Lancer on his field
      When Reed attacks Clerk
      And both players pass until the fight is over
      Then Clerk is stunned
      And Lancer is not stunned

    @reading:fight-is-simultaneous
    Scenario: what the stun of the defender takes away still counts for the fight back
      Given Alice has Martial-Artist on her field
      And Bob has Reed on his field
      When Martial-Artist attacks Reed
      And both players pass
      Then Martial-Artist is 3/4
      When both players pass
      Then it is the window after the fight
      And Reed is stunned
      And Martial-Artist is not stunned

  @804.11a
  Rule: 804.11a A fight with a UNIT has four parts

    @804.11a-2 @804.11a-3
    Scenario: the defender is stunned with Overkill and its fight back falls short
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass until the fight is over
      Then Clerk is stunned
      And Lancer is not stunned
      And Bob has lost 8 bond
      And Alice has 20 bond

    @804.11a-2 @804.11a-4
    Scenario: the defender holds and stuns the attacker
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      And Bob has Strengthens-A-UNIT in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Lancer
      And Alice passes
      And Bob plays Strengthens-A-UNIT targeting Lancer
      And both players pass
      And both players pass until the fight is over
      Then Lancer is not stunned
      And Reed is stunned
      And Alice has lost 2 bond
      And Bob has 20 bond

  @804.11a-1
  Rule: 804.11a-1 The defender's controller picks one attacker to fight back

    Scenario: the defender's controller picks among the attackers
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Lancer on his field
      When Reed and Sedge attack Lancer
      And both players pass
      And both players pass
      Then Bob is asked to fight back
      And Bob may choose among Reed and Sedge
      And Bob must choose 1 card

    Scenario: in Bob's sub step Alice picks
      Given it is Alice's choice of attackers
      And Alice has Lancer on her field
      And Bob has Reed and Sedge on his field
      When Alice declares no attack
      And Reed and Sedge attack Lancer
      And both players pass
      And both players pass
      Then Alice is asked to fight back
      When Alice fights back against Sedge
      Then Sedge is stunned
      And Reed is not stunned

    Scenario: the pick comes before anybody is stunned
      Given Alice has Reed and Clerk on her field
      And Bob has Lancer on his field
      When Reed and Clerk attack Lancer
      And both players pass
      And both players pass
      Then Bob is asked to fight back
      And Lancer is not stunned
      And Bob has 20 bond

    Scenario: an attacker that cannot be picked is not offered
      Given Alice has Reed, Sedge and Cannot-Be-Fought-Back on her field
      And Bob has Lancer on his field
      When Reed, Sedge and Cannot-Be-Fought-Back attack Lancer
      And both players pass
      And both players pass
      Then Bob may fight back against Reed
      And Bob may not fight back against Cannot-Be-Fought-Back

    Scenario: when the only attacker cannot be picked nobody is fought back
      Given Alice has Cannot-Be-Fought-Back on her field
      And Bob has Lancer on his field
      When Cannot-Be-Fought-Back attacks Lancer
      And both players pass until the fight is over
      Then it is the window after the fight
      And Cannot-Be-Fought-Back is not stunned
      And Alice has 20 bond

    Scenario: a single attacker is the one that is fought back
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the fight is over
      Then Reed is stunned

    Scenario: nobody fights back for a player
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field, stunned
      When Alice attacks with Reed and Sedge
      And both players pass until the fight is over
      Then it is the window after the fight
      And nobody was asked to fight back
      And Reed and Sedge are not stunned

  @804.11a-2
  Rule: 804.11a-2 STR that reaches the defender's DEF stuns it, in a SCLM Attack the sum

    Scenario: STR equal to DEF stuns
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the fight is over
      Then Lancer is stunned
      And Bob has lost 3 bond

    Scenario: STR one below DEF does not stun
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the fight is over
      Then it is the window after the fight
      And Sedge is not stunned
      And Bob has 20 bond

    Scenario: in a SCLM Attack the sum that equals DEF stuns
      Given Alice has Reed and Sedge on her field
      And Bob has Sedge on his field
      When Reed and Sedge attack Sedge#2
      And both players pass until the attack is made
      And Bob fights back against Reed
      Then Sedge#2 is stunned
      And Bob has lost 1 bond

    Scenario: in a SCLM Attack a sum one below DEF does not stun
      Given Alice has two Reeds and Clerk on her field
      And Bob has Wall on his field
      When Reed, Reed#2 and Clerk attack Wall
      And both players pass until the attack is made
      And Bob fights back against Clerk
      Then it is the window after the fight
      And Wall is not stunned

    Scenario: STR of 0 stuns a defender with DEF 0
      Given Alice has Wall on her field
      And Bob has Straw on his field
      When Wall attacks Straw
      And both players pass until the fight is over
      Then Straw is stunned
      And Bob has lost 1 bond

    Scenario: the changed DEF counts and not the printed one
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      And Bob has Strengthens-A-UNIT in his hand
      And Bob has 1 card in his homebase
      When Reed attacks Lancer
      And Alice passes
      And Bob plays Strengthens-A-UNIT targeting Lancer
      And both players pass
      And both players pass until the fight is over
      Then Lancer is not stunned
      And Reed is stunned

  @804.11a-3
  Rule: 804.11a-3 A single attacker's STR above the defender's DEF costs its controller the difference in bond

    Scenario: one point above costs one bond, besides the stun damage
      Given Alice has Lancer on her field
      And Bob has Sedge on his field
      When Lancer attacks Sedge
      And both players pass until the fight is over
      Then Sedge is stunned
      And Bob has lost 2 bond

    Scenario: STR equal to DEF costs no more than the stun
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the fight is over
      Then Lancer is stunned
      And Bob has lost 3 bond

    Scenario: in a SCLM Attack there is no Overkill
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      When Reed and Sedge attack Clerk
      And both players pass until the attack is made
      And Bob fights back against Sedge
      Then Clerk is stunned
      And Bob has lost 4 bond

    Scenario: negative DEF makes the difference greater
      Given Alice has Reed on her field
      And Alice has Weakens-For-Turn in her hand
      And Bob has Clerk on his field
      When Alice plays Weakens-For-Turn targeting Clerk
      And both players pass
      And Reed attacks Clerk
      And both players pass until the fight is over
      Then Clerk is stunned
      And Bob has lost 10 bond

    Scenario: a defender that cannot be stunned does not save its controller from Overkill
      Given Alice has Lancer on her field
      And Bob has Cannot-Be-Stunned on his field
      When Lancer attacks Cannot-Be-Stunned
      And both players pass until the fight is over
      Then Cannot-Be-Stunned is not stunned
      And Bob has lost 4 bond

    Scenario: the one who controls the defender loses the bond, whoever owns it
      Given Alice has Lancer on her field
      And Bob has Sedge on his field
      And Alice owns Sedge
      When Lancer attacks Sedge
      And both players pass until the fight is over
      Then Bob has lost 2 bond
      And Alice has 20 bond

    Scenario: Overkill is the attacker's doing
      Given Alice has Draws-On-Overkill on her field
      And Bob has Clerk on his field
      When Draws-On-Overkill attacks Clerk
      And both players pass until the fight is over
      Then Draws-On-Overkill's craft waits to be resolved

    Scenario: without Overkill nothing is dealt
      Given Alice has Draws-On-Overkill on her field
      And Bob has Lancer on his field
      When Draws-On-Overkill attacks Lancer
      And both players pass until the fight is over
      Then Lancer is stunned
      And nothing waits to be resolved

  @804.11a-4
  Rule: 804.11a-4 The defender's STR that reaches the DEF of the attacker it fights back stuns that one

    Scenario: STR equal to DEF stuns the attacker
      Given Alice has Reed on her field
      And Bob has Clerk on his field
      When Reed attacks Clerk
      And both players pass until the fight is over
      Then Reed is stunned
      And Alice has lost 2 bond

    Scenario: STR one below DEF does not stun the attacker
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass until the fight is over
      Then Clerk is stunned
      And Lancer is not stunned

    Scenario: STR of 0 stuns an attacker with DEF 0
      Given Alice has Straw on her field
      And Bob has Wall on his field
      When Straw attacks Wall
      And both players pass until the fight is over
      Then Straw is stunned
      And Alice has lost 1 bond

    @reading:stunned-defender-still-fights-back
    Scenario: a defender that is stunned fights back all the same
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the fight is over
      Then Reed and Lancer are stunned
      And Alice has lost 2 bond
      And Bob has lost 3 bond

    Scenario: strength above the attacker's DEF costs nothing more
      Given Alice has Clerk on her field
      And Bob has Lancer on his field
      When Clerk attacks Lancer
      And both players pass until the fight is over
      Then Clerk is stunned
      And Lancer is not stunned
      And Alice has lost 4 bond

    Scenario: in a SCLM Attack only the picked attacker is stunned
      Given Alice has Reed and Clerk on her field
      And Bob has Lancer on his field
      When Reed and Clerk attack Lancer
      And both players pass until the attack is made
      And Bob fights back against Clerk
      Then Clerk is stunned
      And Reed is not stunned
      And Alice has lost 4 bond

    Scenario: the DEF of the picked attacker counts, not the sum
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed and Sedge attack Lancer
      And both players pass until the attack is made
      And Bob fights back against Sedge
      Then Sedge is stunned
      And Reed is not stunned

  @804.11b
  Rule: 804.11b Every attacker costs an attacked player its own STR in bond

    Scenario: a single attacker costs its STR
      Given Alice has Lancer on her field
      When Alice attacks with Lancer
      And both players pass until the fight is over
      Then Bob has lost 5 bond

    Scenario: in a SCLM Attack every attacker costs its STR
      Given Alice has Reed, Sedge and Clerk on her field
      When Alice attacks with Reed, Sedge and Clerk
      And both players pass until the fight is over
      Then Bob has lost 6 bond

    Scenario: each attacker deals Overkill of its own
      Given Alice has two copies of Draws-On-Overkill on her field
      When Alice attacks with Draws-On-Overkill and Draws-On-Overkill#2
      And both players pass until the attack is made
      And both players pass
      And Alice plays Draws-On-Overkill's triggered craft
      Then Bob has lost 6 bond
      And 2 things wait to be resolved

    @example
    Scenario: an attacker that causes no Overkill is left out of the sum
      Given Alice has Reed and Never-Overkills on her field
      When Alice attacks with Reed and Never-Overkills
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: an attacker with negative STR does not lessen the loss
      Given Alice has Reed and Sedge on her field
      And Alice has Weakens-For-Turn in her hand
      When Alice plays Weakens-For-Turn targeting Sedge
      And both players pass
      And Alice attacks with Reed and Sedge
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: an attacker with STR 0 costs nothing
      Given Alice has Wall on her field
      When Alice attacks with Wall
      And both players pass until the fight is over
      Then it is the window after the fight
      And Bob has 20 bond

    Scenario: the loss may go below zero and does not end the game in the combat
      Given Alice has Lancer on her field
      And Bob has 2 bond
      When Alice attacks with Lancer
      And both players pass until the combat ends
      Then Bob has -3 bond
      And the game goes on

  @804.12
  Rule: 804.12 Players have priority after the fight

    Scenario: the primary player has priority first, then the other player
      Given Alice has Lancer on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Alice has priority
      When Alice passes
      Then it is the window after the fight
      And Bob has priority

    Scenario: crafts that the fight triggered wait in this window
      Given Alice has Lancer on her field
      And Bob has Draws-On-Bond-Loss and Clerk on his field
      When Lancer attacks Clerk
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Draws-On-Bond-Loss's craft waits to be resolved

    Scenario: a UNIT may be actioned for Support although the fight is over
      Given Alice has Reed and Clerk on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      And Alice supports Reed with Clerk
      And both players pass
      Then it is the window after the fight
      And Clerk is actioned
      And Reed has Support

  @804.13
  Rule: 804.13 The combat ends

    @804.13b @804.13d
    Scenario: the window after the fight is the last of the combat
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      Then Reed is attacking
      When both players pass
      Then it is Bob's propose attacker step
      And Reed is not attacking
      And Reed and Wall are not in combat

    @804.13a @804.13b @804.13c
    Scenario: effects and marks of the combat are gone when the next sub step begins
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      And both players pass until the fight is over
      Then Reed has 6 STR
      And Reed is attacking
      When both players pass
      Then it is Bob's propose attacker step
      And Reed has 3 STR
      And Reed is not attacking
      And Wall is not defending

  @804.13a
  Rule: 804.13a Effects that last for the combat end

    Scenario: the effect lasts through the fight and the window after it
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      And both players pass
      Then it is the window after the fight
      And Reed has 6 STR
      When both players pass
      Then Reed has 3 STR

    Scenario: an effect that lasts for the turn goes on
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat and Strengthens-A-UNIT in her hand
      And Alice has 1 card in her homebase
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      And Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      Then Reed has 8 STR
      When both players pass until the combat ends
      Then Reed has 5 STR

    Scenario: the effect ends on a UNIT that takes no part in the combat too
      Given Alice has Reed and Sedge on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Sedge
      And both players pass
      Then Sedge has 4 STR
      When both players pass until the combat ends
      Then Sedge has 1 STR

  @804.13b
  Rule: 804.13b The attackers are no longer attacking

    Scenario: attackers of a SCLM Attack lose both words
      Given Alice has Reed and Sedge on her field
      And Bob has Wall on his field
      When Reed and Sedge attack Wall
      And both players pass until the attack is made
      And Bob fights back against Sedge
      Then Reed and Sedge are attacking
      And Reed and Sedge are in SCLM attack
      When both players pass
      Then it is Bob's propose attacker step
      And Reed and Sedge are not attacking
      And Reed and Sedge are not in SCLM attack

  @804.13c
  Rule: 804.13c The defender is no longer defending

    Scenario: the defender stops defending when the combat ends
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      Then Wall is defending
      When both players pass
      Then it is Bob's propose attacker step
      And Wall is not defending

    Scenario: a former defender may attack in the next sub step
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the combat ends
      And Wall attacks Reed
      And both players pass until the attack is made
      Then Wall is attacking
      And Wall is not defending
      And Reed is not attacking

  @804.13d
  Rule: 804.13d No UNIT is in combat any longer

    Scenario: neither attacker nor defender is in combat after the end
      Given Alice has Reed on her field
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass until the fight is over
      Then Reed is in combat
      When both players pass
      Then Reed and Wall are not in combat

    Scenario: strength that comes from being in combat is gone
      Given Alice has Martial-Artist on her field
      And Bob has Wall on his field
      When Martial-Artist attacks Wall
      And both players pass until the fight is over
      Then Martial-Artist is 3/4
      When both players pass
      Then Martial-Artist is 2/3

  @804.13e
  Rule: 804.13e The attacked player is no longer the target

    Scenario: a UNIT deployed in the next turn is attacked in the player's place
      Given Alice has Lancer on her field
      And Bob has Sedge in his hand
      And Bob has 1 card in his homebase
      When Alice attacks with Lancer
      And both players pass until the combat ends
      Then Bob has lost 5 bond
      When the game reaches Bob's deployment step
      And Bob plays Sedge
      And both players pass
      And the combat reaches Bob's choice of attackers
      And Bob declares no attack
      And Alice attacks with Lancer
      And both players pass until the fight is over
      Then Sedge is stunned
      And Bob has lost 7 bond

    Scenario: the next attack finds its target anew
      Given Alice has Reed and Lancer on her field
      And Bob has Fields-From-Hand and Sedge in his hand
      And Bob has 1 card in his homebase
      When Alice attacks with Reed
      And both players pass until the fight is over
      And Alice passes
      And Bob plays Fields-From-Hand
      And both players pass
      And Bob chooses Sedge
      And both players pass
      Then Bob has lost 3 bond
      When Bob declares no attack
      And Alice attacks with Lancer
      And both players pass until the fight is over
      Then Sedge is stunned
      And Bob has lost 5 bond

  @804.13f
  Rule: 804.13f While a triggered craft is due the window after the fight opens again

    Scenario: a craft that the end of the effects triggers is played in this combat
      Given Alice has Watches-Strength on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Wall on his field
      When Watches-Strength attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Watches-Strength
      And both players pass until nothing waits
      And both players pass
      Then it is the window after the fight
      And Alice has gained 1 bond
      When both players pass
      Then it is the window after the fight
      And Watches-Strength's craft waits to be resolved
      And Watches-Strength is not attacking
      When both players pass
      Then Alice has gained 11 bond
      When both players pass
      Then it is Bob's propose attacker step

    Scenario: when nothing is due the window opens only once
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Combat in her hand
      And Bob has Wall on his field
      When Reed attacks Wall
      And both players pass
      And Alice plays Strengthens-For-Combat targeting Reed
      And both players pass
      And both players pass until the fight is over
      And both players pass
      Then it is Bob's propose attacker step

    @own-card
    Scenario: a craft whose condition the end of the combat brings about is played in one more window
      Given the UNIT Warden with CP cost 2, STR 3, DEF 5 and the text
        """
        AUTO as soon as the STR of this card is 3 or less: gain 4 bond.
        """
      And Bob has Sedge on his field
      And Alice has Warden on her field
      And Alice has Strengthens-For-Combat in her hand
      When both players pass
      And Warden attacks Sedge
      And both players pass until the attack is made
      And Alice plays Strengthens-For-Combat targeting Warden
      And both players pass
      And both players pass until the fight is over
      And both players pass
      Then Warden's craft waits to be resolved
      And it is the window after the fight

  @804.14
  Rule: 804.14 The other player has the next sub step

    Scenario: after Alice's combat it is Bob's sub step, and after Bob's combat Alice's
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Sedge attacks Lancer
      And both players pass until the combat ends
      Then it is Bob's propose attacker step
      And Bob performs the step
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then it is Alice's propose attacker step
      And Alice performs the step

    Scenario: the other player has it without a ready UNIT too
      Given Alice has Reed and Sedge on her field
      When Alice attacks with Reed
      And both players pass until the combat ends
      Then it is Bob's propose attacker step
      And Bob has priority
