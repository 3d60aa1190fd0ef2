Feature: 1326 Attack

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |
      | Clerk  | 4       | 2   | 1   | Watch, Guild |

  @1326.1
  Rule: 1326.1 What cannot be attacked is not offered as a target

    Scenario: a UNIT that cannot be attacked is not offered beside others
      Given Alice has Reed on her field
      And Bob has Cannot-Be-Attacked, Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

    Scenario: a joint attack cannot choose it either
      Given Alice has Reed and Sedge on her field
      And Bob has Cannot-Be-Attacked and Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed and Sedge
      And Alice may not attack Cannot-Be-Attacked with Reed and Sedge

    Scenario: the ban protects nobody else and not the player
      Given Alice has Reed on her field
      And Bob has Cannot-Be-Attacked on his field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond
      And Cannot-Be-Attacked is not stunned

    Scenario: the UNIT itself attacks as others do
      Given Alice has Cannot-Be-Attacked on her field
      And Bob has Clerk on his field
      When Cannot-Be-Attacked attacks Clerk
      And both players pass until the fight is over
      Then Clerk is stunned

    Scenario: a ban for the turn takes the target away, and is over in the next turn
      Given it is the combat phase
      And Alice has Reed on her field
      And Bob has Lancer and Clerk on his field
      And Bob has Shields-From-Attack in his hand
      When Alice passes
      And Bob plays Shields-From-Attack targeting Lancer
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Clerk with Reed
      And Alice may not attack Lancer with Reed
      When the turn ends
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed

    Scenario: a ban that comes when the attack is made does not undo it
      Given Alice has Reed on her field
      And Bob has Clerk on his field
      And Bob has Shields-From-Attack in his hand
      When Reed attacks Clerk
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Shields-From-Attack targeting Clerk
      And both players pass
      And both players pass until the fight is over
      Then Clerk is stunned
      And Bob has lost 6 bond

  @1326.2
  Rule: 1326.2 A target that must be attacked is the one to choose, if a UNIT can attack it

    Scenario: no other UNIT may be attacked
      Given Alice has Reed on her field
      And Bob has Must-Be-Attacked, Lancer and Clerk on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Must-Be-Attacked with Reed
      And Alice may not attack Lancer with Reed
      And Alice may not attack Clerk with Reed

    @reading:attack-if-able-bars-the-pass
    Scenario: the player who is bound may not pass
      Given Alice has Reed on her field
      And Bob has Must-Be-Attacked and Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not declare no attack

    @reading:attack-if-able-bars-the-pass
    Scenario: a player whose UNITs are all actioned may pass
      Given Alice has Reed and Sedge on her field, actioned
      And Bob has Must-Be-Attacked on his field
      When Alice declares no attack
      Then it is Bob's propose attacker step

    Scenario: a stunned UNIT binds nobody
      Given Alice has Reed on her field
      And Bob has Must-Be-Attacked on his field, stunned
      And Bob has Lancer and Clerk on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed
      And Alice may attack Clerk with Reed
      And Alice may declare no attack

    Scenario: a target that cannot be attacked binds nobody
      Given it is the combat phase
      And Alice has Reed on her field
      And Bob has Must-Be-Attacked, Lancer and Clerk on his field
      And Bob has Shields-From-Attack in his hand
      When Alice passes
      And Bob plays Shields-From-Attack targeting Must-Be-Attacked
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed
      And Alice may attack Clerk with Reed
      And Alice may not attack Must-Be-Attacked with Reed
      And Alice may declare no attack

    @reading:must-attack-binds-the-attackers
    Scenario: a UNIT that cannot attack the target stays back while another can
      Given Alice has Covert-Scout and Reed on her field
      And Bob has Must-Be-Attacked on his field
      And Bob has Covert-Scout on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Must-Be-Attacked with Reed
      And Alice may not attack with Covert-Scout

    Scenario: a UNIT that cannot attack the target is free when it is the only one
      Given Alice has Covert-Scout on her field
      And Bob has Must-Be-Attacked on his field
      And Bob has Covert-Scout on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Covert-Scout#2 with Covert-Scout
      And Alice may declare no attack

    @reading:several-must-attack-targets
    Scenario: of two such targets either may be chosen, and nothing else
      Given Alice has Reed on her field
      And Bob has two Must-Be-Attackeds and Lancer on his field
      When Alice attacks with Reed
      Then Alice may choose among Must-Be-Attacked and Must-Be-Attacked#2

    @reading:attack-if-able-bars-the-pass
    Scenario: after one attack the duty holds for the UNIT that is still ready
      Given Alice has Reed and Sedge on her field
      And Bob has Must-Be-Attacked and Clerk on his field
      When Reed attacks Must-Be-Attacked
      And both players pass until the combat ends
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Must-Be-Attacked with Sedge
      And Alice may not attack Clerk with Sedge
      And Alice may not declare no attack

    Scenario: the player who attacks is bound, the controller of the target is not
      Given Alice has Reed and Clerk on her field
      And Bob has Must-Be-Attacked and Lancer on his field
      When Reed attacks Must-Be-Attacked
      And both players pass until the combat ends
      And the combat reaches Bob's choice of attackers
      Then Bob may attack Reed with Lancer
      And Bob may attack Clerk with Lancer
      And Bob may declare no attack

    @reading:attack-if-able-bars-the-pass
    Scenario: a duty that an EVENT lays down holds for the turn
      Given it is the combat phase
      And Alice has Sedge on her field
      And Bob has Lancer and Clerk on his field
      And Bob has Baits-Attackers in his hand
      When Alice passes
      And Bob plays Baits-Attackers targeting Lancer
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Sedge
      And Alice may not attack Clerk with Sedge
      And Alice may not declare no attack

    Scenario: the duty of a turn is over in the next
      Given it is the combat phase
      And Alice has Sedge on her field, actioned
      And Bob has Lancer and Clerk on his field
      And Bob has Baits-Attackers in his hand
      When Alice passes
      And Bob plays Baits-Attackers targeting Lancer
      And both players pass
      And the turn ends
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Clerk with Sedge
      And Alice may declare no attack

  @1326.3
  Rule: 1326.3 A UNIT that must attack is among the attackers, if nothing keeps it from attacking

    Background:
      Given it is the combat phase
      And Bob has Drives-To-Attack in his hand

    Scenario: no attack is made without the named UNIT
      Given Alice has Reed, Sedge and Lancer on her field
      And Bob has Clerk on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Sedge
      And Alice may not attack with Lancer

    Scenario: others may join the named UNIT
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge

    @reading:attack-if-able-bars-the-pass
    Scenario: the player may not pass
      Given Alice has Reed and Sedge on her field
      And Bob has Clerk on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not declare no attack

    Scenario: the target of the attack is free
      Given Alice has Reed on her field
      And Bob has Clerk and Lancer on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And Alice attacks with Reed
      Then Alice may choose among Clerk and Lancer

    Scenario: an actioned UNIT does not have to attack
      Given Alice has Reed on her field, actioned
      And Alice has Sedge on her field
      And Bob has Clerk on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may declare no attack
      And Alice may not attack with Reed

    Scenario: a UNIT that cannot attack does not have to
      Given Alice has Cannot-Attack and Sedge on her field
      And Bob has Clerk on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Cannot-Attack
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may declare no attack
      And Alice may not attack with Cannot-Attack

    Scenario: after its attack the others are free and so is the pass
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Reed
      And both players pass
      And Reed attacks Lancer
      And both players pass until the combat ends
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Sedge
      And Alice may declare no attack

    Scenario: the player who laid the duty down is not bound
      Given Alice has Reed on her field, actioned
      And Bob has Clerk and Lancer on his field
      When Alice passes
      And Bob plays Drives-To-Attack targeting Clerk
      And both players pass
      And Alice declares no attack
      And the combat reaches Bob's choice of attackers
      Then Bob may attack with Lancer
      And Bob may declare no attack

  @1326.4
  Rule: 1326.4 A UNIT attacks alone when no other attacks with it

    Scenario: a single attacker attacks alone
      Given Alice has Draws-When-Alone and Reed on her field
      And Bob has Lancer on his field
      When Draws-When-Alone attacks Lancer
      And both players pass until the attack is made
      Then Draws-When-Alone's craft waits to be resolved

    Scenario: an attack on the player may be one alone
      Given Alice has Draws-When-Alone on her field
      When Alice attacks with Draws-When-Alone
      And both players pass until the attack is made
      Then Draws-When-Alone's craft waits to be resolved

    Scenario: nobody attacks alone in a joint attack
      Given Alice has two Draws-When-Alones on her field
      And Bob has Lancer on his field
      When Draws-When-Alone and Draws-When-Alone#2 attack Lancer
      And both players pass until the attack is made
      Then Draws-When-Alone and Draws-When-Alone#2 are attacking
      And nothing waits to be resolved

    Scenario: another UNIT that attacks does not trigger it
      Given Alice has Draws-When-Alone and Reed on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the attack is made
      Then Reed is attacking
      And nothing waits to be resolved

    @reading:illegal-attacker-drops-out-later
    Scenario: a UNIT whose companion drops out before the attack is made attacks alone
      Given Alice has Draws-When-Alone and Reed on her field
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Lancer on his field
      When Draws-When-Alone and Reed attack Lancer
      And Alice plays Actions-And-Draws targeting Reed
      And both players pass
      And both players pass
      Then Draws-When-Alone is attacking
      And Reed is not attacking
      And Draws-When-Alone's craft waits to be resolved

    Scenario: a UNIT that is left over of a joint attack did not attack alone
      Given Alice has Draws-When-Alone and Reed on her field
      And Bob has Lancer on his field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Draws-When-Alone and Reed attack Lancer
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Draws-When-Alone is attacking
      And Reed is in Alice's trail
      And nothing waits to be resolved
      And Alice has 0 cards in her hand

    @own-card
    Scenario: a UNIT that is left over from a SCLM Attack is not attacking alone
      Given the UNIT Duelist with CP cost 2, STR 3, DEF 5, organization Guild and the text
        """
        CONT while this card is attacking-alone: this card gets +4/+0.
        """
      And a blank UNIT Partner with CP cost 1, STR 1, DEF 1, organization Guild
      And a blank UNIT Wall with CP cost 2, STR 0, DEF 9
      And it is Alice's combat phase
      And Alice has Duelist and Partner on her field
      And Bob has Wall on his field
      And Bob has Returns-Unit in his hand
      And Bob has Gate in his homebase
      When Duelist and Partner attack Wall
      And both players pass until the attack is made
      Then Duelist has 3 STR
      When Alice passes
      And Bob plays Returns-Unit targeting Partner
      And both players pass
      Then Duelist has 3 STR
      And Duelist is attacking

    @own-card
    Scenario: a UNIT is attacking alone from the attack to the end of the combat
      Given the UNIT Duelist with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT while this card is attacking-alone: this card gets +4/+0.
        """
      And a blank UNIT Wall with CP cost 2, STR 0, DEF 9
      And it is Alice's combat phase
      And Alice has Duelist on her field
      And Bob has Wall on his field
      When Duelist attacks Wall
      Then Duelist has 3 STR
      When both players pass until the attack is made
      Then Duelist has 7 STR
      When both players pass until the combat ends
      Then Duelist has 3 STR
