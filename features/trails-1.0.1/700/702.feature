Feature: 702 Basic Principles

  Background:
    Given a game of Trails

  @702.1
  Rule: 702.1 Both players go through each phase of a turn together

    Scenario: both players draw in one preparation phase
      Given it is the start of the turn
      When the game reaches the combat phase
      Then it is turn 2
      And Alice has 2 cards in her hand
      And Bob has 2 cards in his hand

    Scenario: both players attack in one combat phase
      Given it is Alice's combat phase
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      And both players pass until the combat ends
      And Sedge attacks Reed
      And both players pass until the combat ends
      Then Reed and Sedge are actioned
      And it is turn 2

    Scenario: both players cure in one cure phase
      Given it is the last window of the turn
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer on his field, stunned
      When Alice cures Sedge
      And Bob cures Lancer
      Then Sedge is face-up on Alice's field
      And Lancer is face-up on Bob's field
      And Reed is in Alice's trail

  @702.2
  Rule: 702.2 A step belongs to one player

    Scenario: nobody but Alice draws in her draw step
      Given it is the preparation phase
      When the game reaches Alice's draw step
      Then Alice has 2 cards in her hand
      And Bob's hand is empty

    Scenario: nobody but Alice is asked for a homebase card in her homebase step
      Given it is the start of Alice's homebase step
      And Alice has Reed in her hand
      And Bob has Sedge in his hand
      When Alice puts Reed into her homebase
      Then it is Alice's homebase step
      And Bob was not asked to put a card into the homebase

    Scenario: each player gains CP in a deployment step of their own
      Given it is Alice's homebase step
      And Alice has 3 cards in her homebase
      And Bob has 4 cards in his homebase
      When both players pass
      Then it is Alice's deployment step
      And Alice has 3 CP
      And Bob has 0 CP
      When the game reaches Bob's deployment step
      Then Bob has 4 CP
      And Alice has 0 CP

  @702.3
  Rule: 702.3 The player whose step it is is the primary player, and between steps the initiative player is

    Scenario: in Bob's step Bob is the primary player although Alice has the initiative
      Given it is Alice's deployment step
      When both players pass
      Then it is Bob's draw step
      And Bob is the primary player
      And Bob has priority
      And Alice has the initiative

    Scenario: between steps the initiative player is the primary player, whoever had the last step
      Given Bob has the initiative
      And it is Alice's deployment step
      When both players pass
      Then it is the combat phase
      And nobody performs a step
      And Bob is the primary player
      And Bob has priority

    Scenario: in a combat sub step its player is the primary player
      Given it is Alice's choice of attackers
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Bob is the primary player
      And Bob has priority

    Scenario: after both players passed up their attacks the initiative player is the primary player again
      Given it is Alice's choice of attackers
      When Alice declares no attack
      And Bob declares no attack
      Then nobody performs a step
      And Alice is the primary player
      And Alice has priority

    Scenario: between steps the initiative player's triggered craft is played first
      Given Bob has the initiative
      And it is the last window of the combat phase
      And Alice has Draws-At-Cure in her homebase, called Early
      And Bob has Draws-At-Cure in his homebase, called Late
      When both players pass
      Then Early's craft, Late's craft wait to be resolved, from the top
