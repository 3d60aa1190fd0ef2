Feature: 802 Combat Phase

  Background:
    Given a game of Trails

  @802.1
  Rule: 802.1 Crafts that wait for the start of the combat phase trigger

    Scenario: the craft is played when the preparation is over
      Given it is Bob's deployment step
      And Bob has Draws-At-Combat in his homebase
      When both players pass
      Then it is the combat phase
      And Draws-At-Combat's craft waits to be resolved

    Scenario: the craft triggers once, however many sub steps there are
      Given it is Bob's deployment step
      And Alice has Reed on her field
      And Bob has Sedge on his field
      And Bob has Draws-At-Combat in his homebase
      When both players pass
      And both players pass
      And Reed attacks Sedge
      And both players pass until the combat ends
      And the game reaches the cure phase
      Then Bob has 1 card in his hand

    Scenario: the initiative player's craft is played first and resolved last
      Given Bob has the initiative
      And it is Alice's deployment step
      And Alice has Draws-At-Combat in her homebase, called Ivy
      And Bob has Draws-At-Combat in his homebase, called Oak
      When both players pass
      Then Ivy's craft, Oak's craft wait to be resolved, from the top

    Scenario: the first player's deployment does not start the combat phase
      Given it is Alice's deployment step
      And Alice has Draws-At-Combat in her homebase
      When both players pass
      Then it is Bob's draw step
      And nothing waits to be resolved

  @802.2
  Rule: 802.2 Players have priority once the combat phase has started

    Scenario: the initiative player has priority first, then the other player
      Given Bob has the initiative
      And it is Alice's deployment step
      When both players pass
      Then it is the combat phase
      And Bob has priority
      When Bob passes
      Then it is the combat phase
      And Alice has priority

    Scenario: a UNIT actioned in this window does not attack afterwards
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      When Alice supports Reed with Sedge
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Sedge

    Scenario: CP does not last into the combat phase and UNITs are not played in it
      Given it is Bob's deployment step
      And Bob has the initiative
      And Bob has Fanfare and Reed in his hand
      And Bob has 2 cards in his homebase
      And Bob has 5 CP
      When the game reaches the combat phase
      Then Bob has 0 CP
      And Bob may play Fanfare
      And Bob may not play Reed

  @802.3
  Rule: 802.3 The initiative player has the first combat sub step

    Scenario: the initiative player proposes first
      Given Bob has the initiative
      And it is the combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When both players pass
      Then it is Bob's propose attacker step
      And Bob performs the step
      When both players pass
      Then Bob may attack with Sedge
      And Alice was not asked to name attackers

    @reading:sub-steps-alternate
    Scenario: the initiative player does not have all sub steps
      Given it is Alice's combat phase
      And Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      When Sedge attacks Lancer
      And both players pass until the combat ends
      Then it is Bob's propose attacker step
      And Bob performs the step

  @802.3a
  Rule: 802.3a A sub step is a propose attacker step and then a combat resolution step

    Scenario: the attack is proposed first, and becomes an attack in the next step
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      Then it is the window after the proposal
      And Reed is ready
      And Reed is not attacking
      When both players pass
      Then it is the window before the fight
      And Reed is actioned
      And Reed is attacking

    @302.1b
    Scenario: EP gained in the first of the two steps is gone in the second
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Alice has Gate in her homebase
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And Alice gains EP with Gate
      Then Alice has 1 EP
      When both players pass
      Then it is the window before the fight
      And Alice has 0 EP

    Scenario: Alice performs both steps of her sub step
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the fight is over
      Then it is the window after the fight
      And Alice performs the step
      And Alice has priority

  @802.4
  Rule: 802.4 Crafts that wait for the end of the combat phase trigger

    Scenario: the craft is played when both players have passed up their attacks
      Given it is Alice's choice of attackers
      And Bob has Draws-At-Combat-End in his homebase
      When Alice declares no attack
      And Bob declares no attack
      Then it is the last window of the combat phase
      And Draws-At-Combat-End's craft waits to be resolved

    Scenario: the end of one combat does not trigger it
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      And Bob has Draws-At-Combat-End in his homebase
      When Reed attacks Sedge
      And both players pass until the combat ends
      Then it is Bob's propose attacker step
      And nothing waits to be resolved

    Scenario: the initiative player's craft is played first although the other player passed last
      Given it is Alice's choice of attackers
      And Alice has Draws-At-Combat-End in her homebase, called Ivy
      And Bob has Draws-At-Combat-End in his homebase, called Oak
      When Alice declares no attack
      And Bob declares no attack
      Then Oak's craft, Ivy's craft wait to be resolved, from the top

  @802.5
  Rule: 802.5 Players have priority at the end of the combat phase

    Scenario: after two passes the initiative player has priority first, then the other player
      Given it is Alice's choice of attackers
      When Alice declares no attack
      And Bob declares no attack
      Then it is the last window of the combat phase
      And nobody performs a step
      And Alice has priority
      When Alice passes
      Then it is the last window of the combat phase
      And Bob has priority

    Scenario: a UNIT readied in this window comes too late to attack
      Given it is the last window of the combat phase
      And Alice has Reed on her field, actioned
      And Alice has Readies-A-UNIT in her hand
      And Alice has 1 card in her homebase
      When Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Reed is ready
      And it is the last window of the combat phase
      When both players pass
      Then it is the cure phase
      And nobody was asked to name attackers
