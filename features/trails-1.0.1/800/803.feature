Feature: 803 Propose Attacker Step

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name    | CP cost | STR | DEF | organization |
      | Reed    | 2       | 3   | 2   | Guild        |
      | Sedge   | 1       | 1   | 4   | Guild        |
      | Lancer  | 3       | 5   | 3   | Watch        |
      | Clerk   | 4       | 2   | 1   | Watch, Guild |
      | Drifter | 1       | 2   | 2   |              |

  @803.1
  Rule: 803.1 Crafts that wait for the start of the propose attacker step trigger

    Scenario: the craft is played before attackers are named
      Given it is the combat phase
      And Bob has Draws-At-Proposal in his homebase
      When both players pass
      Then it is Alice's propose attacker step
      And Draws-At-Proposal's craft waits to be resolved
      And nobody was asked to name attackers

    Scenario: the start of the combat phase alone does not trigger it
      Given it is Bob's deployment step
      And Bob has Draws-At-Proposal in his homebase
      When both players pass
      Then it is the combat phase
      And nothing waits to be resolved

    Scenario: it triggers again in the other player's propose attacker step
      Given it is Alice's choice of attackers
      And Bob has Draws-At-Proposal in his homebase
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Draws-At-Proposal's craft waits to be resolved

    Scenario: it triggers in every further sub step
      Given it is Alice's choice of attackers
      And Alice has Reed on her field
      And Bob has Sedge on his field
      And Bob has Draws-At-Proposal in his homebase
      When Reed attacks Sedge
      And both players pass until the combat ends
      And both players pass until nothing waits
      And Bob declares no attack
      Then it is Alice's propose attacker step
      And Draws-At-Proposal's craft waits to be resolved
      And Bob has 1 card in his hand

    @reading:return-skips-the-start
    Scenario: a return to the choice of attackers does not trigger it again
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      And Bob has Draws-At-Proposal in his homebase
      When both players pass
      And both players pass until nothing waits
      And Reed attacks Lancer
      And Alice supports Sedge with Reed
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And nothing waits to be resolved
      And Bob has 1 card in his hand

  @803.2
  Rule: 803.2 Players have priority before attackers are named

    Scenario: the primary player has priority first, then the other player
      Given it is the combat phase
      When both players pass
      Then it is Alice's propose attacker step
      And Alice has priority
      When Alice passes
      Then it is Alice's propose attacker step
      And Bob has priority
      And nobody was asked to name attackers

    Scenario: in Bob's sub step Bob has priority first
      Given it is Alice's choice of attackers
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Bob has priority

    Scenario: the other player may action a UNIT before it is named
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      And Bob has Actions-And-Draws in his hand
      And Bob has 1 card in his homebase
      When Alice passes
      And Bob plays Actions-And-Draws targeting Reed
      And both players pass
      And both players pass
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

  @803.3
  Rule: 803.3 The primary player names one or more own UNITs as attackers, or passes

    Scenario: one UNIT may attack
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the attack is made
      Then Reed is attacking
      And Sedge is not attacking

    Scenario: five UNITs may attack together
      Given Alice has three Reeds and two Sedges on her field
      And Bob has Lancer on his field
      When three Reeds and two Sedges attack Lancer
      And both players pass until the attack is made
      Then Reed, Reed#2, Reed#3, Sedge and Sedge#2 are attacking

    Scenario: a player with ready UNITs may pass
      Given Alice has Reed on her field
      And Bob has Lancer on his field
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Reed is ready

    Scenario: only UNITs of their own are offered
      Given Alice has Reed on her field
      And Bob has Sedge and Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Sedge
      And Alice may not attack with Lancer

    Scenario: in Bob's sub step Bob names the attackers
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Alice declares no attack
      And the combat reaches Bob's choice of attackers
      Then Bob may attack with Sedge
      And Bob may not attack with Reed

    Scenario: a UNIT that came to the field this turn may attack
      Given it is Alice's deployment step
      And Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed

    Scenario: a UNIT that was readied may attack a second time in the phase
      Given Alice has Reed on her field
      And Alice has Readies-A-UNIT in her hand
      And Alice has 1 card in her homebase
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the fight is over
      And Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      And both players pass
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed

  @803.3a
  Rule: 803.3a Attackers must meet both conditions

    @803.3a-1 @803.3a-2
    Scenario: neither an actioned UNIT nor one that cannot attack is offered beside one that meets both
      Given Alice has Reed on her field, actioned
      And Alice has Cannot-Attack and Sedge on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed
      And Alice may not attack with Cannot-Attack

    Scenario: each of several attackers must meet them
      Given Alice has Reed and Sedge on her field
      And Alice has Clerk on her field, actioned
      And Bob has Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge
      And Alice may not attack with Reed and Clerk

  @803.3a-1
  Rule: 803.3a-1 An attacker is ready

    Scenario: an actioned UNIT is not offered while a ready one is
      Given Alice has Reed on her field, actioned
      And Alice has Sedge on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

    Scenario: a stunned UNIT is not offered
      Given Alice has Reed on her field, stunned
      And Alice has Sedge on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

    Scenario: a UNIT that has attacked is not offered in the next sub step
      Given Alice has Reed and Sedge on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge#2
      And both players pass until the combat ends
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

    Scenario: a UNIT that was attacked and not stunned is offered
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the combat ends
      And the combat reaches Bob's choice of attackers
      Then Bob may attack with Sedge

    Scenario: a UNIT that supported another is not offered
      Given Alice has Reed and Sedge on her field
      When Alice supports Sedge with Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

  @803.3a-2
  Rule: 803.3a-2 An attacker is not kept from attacking

    Scenario: a UNIT that cannot attack by its own craft is not offered
      Given Alice has Cannot-Attack and Reed on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Cannot-Attack

    Scenario: a UNIT that an EVENT keeps from attacking is not offered
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      And Bob has Forbids-Attack in his hand
      When Alice passes
      And Bob plays Forbids-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

    Scenario: the ban for the turn is over in the next turn
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      And Alice has Forbids-Attack in her hand
      When Alice plays Forbids-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may not attack with Reed
      When the turn ends
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed

  @803.3b
  Rule: 803.3b Several attackers have an organization that is common to all

    Scenario: two UNITs of one organization may attack together
      Given Alice has Reed, Sedge and Lancer on her field
      And Bob has Clerk on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge
      And Alice may not attack with Reed and Lancer

    Scenario: it is not enough that each shares one with its neighbour
      Given Alice has Reed, Clerk, Lancer and Sedge on her field
      And Bob has Drifter on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed, Clerk and Sedge
      And Alice may attack with Clerk and Lancer
      And Alice may not attack with Reed, Clerk and Lancer

    Scenario: a UNIT without an organization joins nobody and attacks alone
      Given Alice has Reed, Sedge and Drifter on her field
      And Bob has Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may not attack with Reed and Drifter
      And Alice may attack with Drifter

    Scenario: UNITs without an organization have none in common
      Given Alice has two Drifters on her field
      And Bob has Sedge on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may not attack with Drifter and Drifter#2
      And Alice may attack with Drifter

    Scenario: the organizations of the moment count, not the printed ones
      Given it is the combat phase
      And Alice has Reed, Clerk and Lancer on her field
      And Alice has Strips-Guild in her hand
      And Bob has Sedge on his field
      When Alice plays Strips-Guild targeting Clerk
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Clerk and Lancer
      And Alice may not attack with Clerk and Reed

  @803.4
  Rule: 803.4 A pass at the naming of attackers leads on

    @803.4a
    Scenario: a pass asks for no target and makes no attack
      Given Alice has Reed on her field
      And Bob has Lancer and Clerk on his field
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And nobody was asked to choose the attack target
      And Reed is ready

    @803.4b
    Scenario: two passes in a row lead out of the sub steps
      Given Alice has Reed on her field
      When Alice declares no attack
      And Bob declares no attack
      Then it is the last window of the combat phase

  @803.4a
  Rule: 803.4a After a single pass the other player has the next sub step

    Scenario: the initiative player's pass gives the sub step to the other player
      Given Bob has Sedge on his field
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Bob performs the step

    Scenario: a pass after the other player's attack is a single one
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Sedge attacks Lancer
      And both players pass until the combat ends
      And Bob declares no attack
      Then it is Alice's propose attacker step
      And Sedge is actioned

    Scenario: an attack between two passes of one player keeps the combat phase going
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Alice declares no attack
      And Sedge attacks Reed
      And both players pass until the combat ends
      And Alice declares no attack
      Then it is Bob's propose attacker step

    Scenario: a player who passed may attack in the next sub step
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Alice declares no attack
      And Sedge attacks Reed
      And both players pass until the combat ends
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed

    Scenario: a pass after an attack of one's own that was called off is a single one
      Given it is Alice's combat phase
      And Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      And Bob has Forbids-Attack in his hand
      When Sedge attacks Lancer
      And Alice passes
      And Bob plays Forbids-Attack targeting Sedge
      And both players pass
      And both players pass
      And Alice declares no attack
      Then it is Bob's propose attacker step

  @803.4b
  Rule: 803.4b After a pass by each player in a row the combat phase comes to its end

    Scenario: both pass at once
      Given Alice has Reed on her field
      And Bob has Sedge on his field
      When Alice declares no attack
      And Bob declares no attack
      Then it is the last window of the combat phase
      And nobody performs a step

    Scenario: the initiative player's pass may be the second
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Sedge attacks Lancer
      And both players pass until the combat ends
      And Bob declares no attack
      And Alice declares no attack
      Then it is the last window of the combat phase
      And Reed is ready

    Scenario: passes with priority are no passes at the naming of attackers
      Given it is the combat phase
      And Alice has Reed on her field
      When both players pass
      And both players pass
      Then Alice is asked to name attackers
      And it is Alice's choice of attackers

    @reading:passes-in-a-row
    Scenario: an attack that was called off between two passes does not part them
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Alice has Forbids-Attack in her hand
      And Bob has Sedge and Lancer on his field
      When Alice declares no attack
      And Sedge attacks Reed
      And Bob passes
      And Alice plays Forbids-Attack targeting Sedge
      And both players pass
      And both players pass
      Then Bob is asked to name attackers
      When Bob declares no attack
      Then it is the last window of the combat phase
      And Lancer is ready

  @803.5
  Rule: 803.5 The primary player picks one opposing UNIT as the attack target

    Scenario: any one of the opponent's UNITs may be picked, and no own UNIT
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice is asked to choose the attack target
      And Alice may choose among Lancer and Clerk

    Scenario: an actioned UNIT may be picked as well as a ready one
      Given Alice has Reed on her field
      And Bob has Lancer on his field, actioned
      And Bob has Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

    Scenario: the player may not be picked while a UNIT can be
      Given Alice has Reed on her field
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose Clerk as the attack target
      And Alice may not choose Bob as the attack target

    Scenario: several attackers have one target together
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Reed and Sedge
      Then Alice must choose 1 card
      When Alice chooses Clerk as the attack target
      And both players pass until the attack is made
      And Bob fights back against Sedge
      Then Clerk is stunned
      And Lancer is not stunned

  @803.5a
  Rule: 803.5a An attack target must meet both conditions

    @803.5a-1
    Scenario: UNITs that meet them are offered, ready or actioned, and a stunned one is not
      Given Alice has Reed on her field
      And Bob has Sedge on his field, stunned
      And Bob has Lancer on his field, actioned
      And Bob has Clerk and Drifter on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer, Clerk and Drifter

    @803.5a-1 @803.5a-2
    Scenario: neither a stunned UNIT nor one that cannot be attacked is offered
      Given Alice has Reed on her field
      And Bob has Sedge on his field, stunned
      And Bob has Cannot-Be-Attacked, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

  @803.5a-1
  Rule: 803.5a-1 An attack target is not stunned

    Scenario: a stunned UNIT is not offered beside others
      Given Alice has Reed on her field
      And Bob has Sedge on his field, stunned
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose Lancer as the attack target
      And Alice may not choose Sedge as the attack target

    Scenario: a UNIT stunned in an earlier combat is no target any more
      Given Alice has Lancer and Reed on her field
      And Bob has Clerk and two Sedges on his field
      When Lancer attacks Clerk
      And both players pass until the combat ends
      And Bob declares no attack
      And Alice attacks with Reed
      Then Alice may choose among Sedge and Sedge#2

  @803.5a-2
  Rule: 803.5a-2 An attack target is not kept from being chosen

    Scenario: a UNIT that cannot be attacked is not offered
      Given Alice has Reed on her field
      And Bob has Cannot-Be-Attacked, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose Clerk as the attack target
      And Alice may not choose Cannot-Be-Attacked as the attack target

    Scenario: its protection is over while it is stunned and comes back with the cure
      Given it is the last window of the turn
      And Alice has Reed on her field
      And Bob has Cannot-Be-Attacked on his field, stunned
      And Bob has Lancer and Clerk on his field
      When Bob cures Cannot-Be-Attacked
      And the combat reaches Bob's choice of attackers
      And Bob declares no attack
      And Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

  @803.5b
  Rule: 803.5b The opponent is the target when no UNIT can be picked

    Scenario: a player without UNITs is attacked
      Given Alice has Reed on her field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: a player whose UNITs are all stunned is attacked
      Given Alice has Reed on her field
      And Bob has Sedge and Clerk on his field, stunned
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: a player who has only an ITEM is attacked
      Given Alice has Reed on her field
      And Bob has Whetstone on his field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: one UNIT that can be picked protects the player
      Given Alice has Lancer on her field
      And Bob has Clerk on his field, stunned
      And Bob has Sedge on his field
      When Alice attacks with Lancer
      And both players pass until the fight is over
      Then Sedge is stunned
      And Bob has lost 2 bond

    Scenario: several UNITs attack the player together
      Given Alice has Reed and Sedge on her field
      When Alice attacks with Reed and Sedge
      And both players pass until the fight is over
      Then Bob has lost 4 bond

    Scenario: who has no initiative attacks the other player too
      Given Bob has Reed on his field
      When Alice declares no attack
      And Bob attacks with Reed
      And both players pass until the fight is over
      Then Alice has lost 3 bond
      And Bob has 20 bond

  @803.6
  Rule: 803.6 One UNIT that fails a condition makes the whole attack invalid

    @reading:illegal-attacker-drops-out-later
    Scenario: one actioned UNIT spoils the attack of all
      Given Alice has Reed, Sedge and Clerk on her field
      And Alice has Reed on her field, actioned
      And Bob has Lancer and Drifter on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed, Sedge and Clerk
      And Alice may not attack Lancer with Reed, Sedge and Reed#2

    @reading:illegal-attacker-drops-out-later
    Scenario: one UNIT that cannot attack spoils the attack of all
      Given Alice has Reed, Sedge, Clerk and Cannot-Attack on her field
      And Bob has Lancer and Drifter on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed, Sedge and Clerk
      And Alice may not attack Lancer with Reed, Sedge and Cannot-Attack

    Scenario: one attacker that may not attack the target spoils the attack on it
      Given Alice has Reed, Sedge and Spares-Watch on her field
      And Bob has Lancer and Drifter on his field
      And Bob has Sedge on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed and Sedge
      And Alice may attack Drifter with Reed and Spares-Watch
      And Alice may not attack Lancer with Reed and Spares-Watch

  @803.6a
  Rule: 803.6a An attacker is a UNIT

    Scenario: an ITEM is not offered as an attacker
      Given Alice has Reed and Whetstone on her field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Whetstone

    Scenario: a UNIT that has become an ITEM is not offered
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      And Alice has Makes-An-Item in her hand
      When Alice plays Makes-An-Item targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may not attack with Reed

    Scenario: an ITEM that is a UNIT too may attack
      Given it is the combat phase
      And Alice has Whetstone on her field
      And Alice has Makes-A-Unit in her hand
      When Alice plays Makes-A-Unit targeting Whetstone
      And both players pass
      And Alice attacks with Whetstone
      And both players pass until the fight is over
      Then Bob has lost 4 bond

    Scenario: a UNIT card in the homebase does not attack
      Given Alice has Reed on her field
      And Alice has Sedge in her homebase
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Sedge

  @803.6b
  Rule: 803.6b An attacker is ready

    @803.3a-1
    Scenario: an actioned UNIT may not join an attack
      Given Alice has Reed and Clerk on her field
      And Alice has Sedge on her field, actioned
      And Bob has Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed and Clerk
      And Alice may not attack Lancer with Reed and Sedge

  @803.6c
  Rule: 803.6c An attacker is not kept from attacking

    @803.3a-2
    Scenario: a UNIT that cannot attack may not join an attack
      Given Alice has Reed, Sedge and Cannot-Attack on her field
      And Bob has Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed and Sedge
      And Alice may not attack Lancer with Reed and Cannot-Attack

  @803.6d
  Rule: 803.6d Several attackers have a common organization

    @803.3b
    Scenario: a UNIT of another organization may not join an attack
      Given Alice has Reed, Sedge and Lancer on her field
      And Bob has Clerk on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Clerk with Reed and Sedge
      And Alice may not attack Clerk with Reed and Lancer

    @803.3b
    Scenario: a single attacker needs no organization
      Given Alice has Drifter on her field
      When Alice attacks with Drifter
      And both players pass until the fight is over
      Then Bob has lost 2 bond

  @803.6e
  Rule: 803.6e The attack of this UNIT on this target is not forbidden

    Scenario: a UNIT without Covert may not attack one with Covert
      Given Alice has Reed on her field
      And Bob has Covert-Scout, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

    Scenario: a UNIT with Covert may not attack one without
      Given Alice has Covert-Scout on her field
      And Bob has two Covert-Scouts and Lancer on his field
      When Alice attacks with Covert-Scout
      Then Alice may choose among Covert-Scout#2 and Covert-Scout#3

    Scenario: a UNIT that lost Covert with its crafts by a stun and was cured has it again
      Given it is the last window of the turn
      And Alice has Covert-Scout on her field, stunned
      And Bob has Lancer and Clerk on his field
      When Alice cures Covert-Scout
      And the combat reaches Bob's choice of attackers
      And Bob declares no attack
      And Alice attacks with Covert-Scout
      And both players pass until the fight is over
      Then Bob has lost 2 bond

    Scenario: a UNIT that spares an organization may attack the others
      Given Alice has Spares-Watch and Reed on her field
      And Bob has Lancer, Sedge and Drifter on his field
      When Alice attacks with Spares-Watch
      Then Alice may choose among Sedge and Drifter

    Scenario: a joint attack may aim only at what each attacker may attack
      Given Alice has Spares-Watch and Reed on her field
      And Bob has Lancer, Sedge and Drifter on his field
      When Alice attacks with Reed and Spares-Watch
      Then Alice may choose among Sedge and Drifter

    Scenario: what one UNIT may not attack another may
      Given Alice has Spares-Watch and Reed on her field
      And Bob has Lancer, Sedge and Drifter on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer, Sedge and Drifter

  @803.6f
  Rule: 803.6f A card as target is a UNIT

    Scenario: an ITEM is not offered as a target
      Given Alice has Reed on her field
      And Bob has Whetstone, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose Lancer as the attack target
      And Alice may not choose Whetstone as the attack target

    Scenario: a UNIT that has become an ITEM is not offered as a target
      Given it is the combat phase
      And Alice has Reed on her field
      And Alice has Makes-An-Item in her hand
      And Bob has Sedge, Lancer and Clerk on his field
      When Alice plays Makes-An-Item targeting Sedge
      And both players pass
      And Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

    Scenario: an ITEM that is a UNIT too is offered as a target
      Given it is the combat phase
      And Alice has Reed on her field
      And Alice has Makes-A-Unit in her hand
      And Bob has Whetstone and Clerk on his field
      When Alice plays Makes-A-Unit targeting Whetstone
      And both players pass
      And Alice attacks with Reed
      Then Alice may choose among Whetstone and Clerk

  @803.6g
  Rule: 803.6g A UNIT as target is not stunned

    @803.5a-1
    Scenario: an attack on a stunned UNIT is refused and one on a UNIT beside it is not
      Given Alice has Reed on her field
      And Bob has Sedge on his field, stunned
      And Bob has Lancer and Clerk on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed
      And Alice may not attack Sedge with Reed

  @803.6h
  Rule: 803.6h The player can be the target only while no UNIT of theirs stands in the way

    Scenario: actioned UNITs stand in the way as ready ones do
      Given Alice has Reed on her field
      And Bob has Sedge and Clerk on his field, actioned
      When Alice attacks with Reed
      Then Alice may choose Sedge as the attack target
      And Alice may not choose Bob as the attack target

    Scenario: the stun of the last UNIT opens the way to the player
      Given Alice has Lancer and Reed on her field
      And Bob has Clerk on his field
      When Lancer attacks Clerk
      And both players pass until the combat ends
      Then Bob has lost 8 bond
      When Bob declares no attack
      And Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 11 bond

    @example
    Scenario: a UNIT with Covert may not attack the player past a UNIT with Covert
      Given Alice has Covert-Scout on her field
      And Bob has two Covert-Scouts on his field
      When Alice attacks with Covert-Scout
      Then Alice may choose Covert-Scout#2 as the attack target
      And Alice may not choose Bob as the attack target

    @example
    Scenario: UNITs that cannot be attacked do not protect their player
      Given Alice has Reed on her field
      And Bob has two copies of Cannot-Be-Attacked on his field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: a UNIT with Covert attacks the player past UNITs without Covert
      Given Alice has Covert-Scout on her field
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Covert-Scout
      And both players pass until the fight is over
      Then Bob has lost 2 bond

    Scenario: a UNIT without Covert attacks the player past UNITs with Covert
      Given Alice has Reed on her field
      And Bob has two Covert-Scouts on his field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: one UNIT without Covert stops a UNIT without Covert
      Given Alice has Lancer on her field
      And Bob has Covert-Scout and Sedge on his field
      When Alice attacks with Lancer
      And both players pass until the fight is over
      Then Sedge is stunned
      And Bob has lost 2 bond

    @reading:covert-mixed-attack
    Scenario: attackers with and without Covert cannot join while one of them could attack a UNIT
      Given Alice has Reed and Covert-Scout on her field
      And Bob has Lancer on his field
      When Alice picks Covert-Scout as attacker
      Then Alice may not attack with Covert-Scout and Reed

    @reading:covert-mixed-attack
    Scenario: attackers with and without Covert attack the player together when there is no UNIT at all
      Given Alice has Reed and Covert-Scout on her field
      When Alice attacks with Reed and Covert-Scout
      And both players pass until the fight is over
      Then Bob has lost 5 bond

  @803.7
  Rule: 803.7 Players have priority after the attack is proposed

    Scenario: the primary player has priority first, and the attackers are still ready
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed and Sedge attack Lancer
      Then it is the window after the proposal
      And Alice has priority
      And Reed and Sedge are ready
      And Reed and Sedge are not attacking
      When Alice passes
      Then it is the window after the proposal
      And Bob has priority

    Scenario: in Bob's sub step Bob has priority first after his proposal
      Given it is Alice's choice of attackers
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When Alice declares no attack
      And Sedge attacks Reed
      Then it is the window after the proposal
      And Bob has priority

    Scenario: the UNIT that is to be attacked may get Support in this window
      Given Alice has Lancer on her field
      And Bob has Sedge and Reed on his field
      When Lancer attacks Reed
      And Alice passes
      And Bob supports Reed with Sedge
      And both players pass
      And both players pass until the fight is over
      Then Reed is stunned
      And Bob has lost 2 bond
