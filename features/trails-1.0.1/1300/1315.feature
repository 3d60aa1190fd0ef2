Feature: 1315 Ready and Action

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1315.1
  Rule: 1315.1 To ready a card is to put it upright; a ready card cannot be readied

    Scenario: the end of the turn puts actioned cards of both players upright
      Given it is the cure phase
      And Alice has Reed on her field, actioned
      And Bob has Gate in his homebase, actioned
      When the turn ends
      Then Reed is ready on Alice's field
      And Gate is ready in Bob's homebase

    Scenario: an actioned UNIT is readied and no other
      Given Alice has Readies-A-UNIT in her hand
      And Alice has Reed and Sedge on her field, actioned
      When Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Reed is ready
      And Sedge is actioned

    Scenario: a UNIT that becomes ready triggers what waits for it
      Given Alice has Readies-A-UNIT in her hand
      And Alice has Draws-When-Readied on her field, actioned
      When Alice plays Readies-A-UNIT targeting Draws-When-Readied
      And both players pass until nothing waits
      Then Alice has 1 card in her hand

    Scenario: a UNIT that is ready already triggers nothing
      Given Alice has Readies-A-UNIT in her hand
      And Alice has Draws-When-Readied on her field
      When Alice plays Readies-A-UNIT targeting Draws-When-Readied
      And both players pass until nothing waits
      Then Readies-A-UNIT is in Alice's trail
      And Alice has 0 cards in her hand

    Scenario: readying as a cost can be paid by an actioned card
      Given Alice has Readies-As-Cost on her field, actioned
      When Alice uses Readies-As-Cost's craft
      And both players pass
      Then Readies-As-Cost is ready
      And Alice has gained 3 bond

    Scenario: readying as a cost cannot be paid by a ready card
      Given Alice has Readies-As-Cost on her field
      And Alice has Readies-As-Cost#2 on her field, actioned
      Then Alice may use Readies-As-Cost#2's craft
      And Alice may not use Readies-As-Cost's craft

  @1315.2
  Rule: 1315.2 To action a card is to put it sideways; an actioned card cannot be actioned

    Scenario: an attacker is actioned, and cannot be actioned again to support
      Given it is Alice's choice of attackers
      And Alice has Reed and Sedge on her field
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the attack is made
      Then Reed is actioned
      And Alice may support Reed
      And Alice may not support Sedge

    Scenario: a ready UNIT is actioned and no other
      Given Alice has Actions-And-Draws in her hand
      And Bob has Reed and Sedge on his field
      When Alice plays Actions-And-Draws targeting Sedge
      And both players pass
      Then Sedge is actioned
      And Reed is ready

    Scenario: a UNIT that becomes actioned triggers what waits for it, and one that is actioned does not
      Given Alice has two Actions-And-Draws in her hand
      And Bob has Draws-When-Actioned on his field
      When Alice plays Actions-And-Draws targeting Draws-When-Actioned
      And both players pass until nothing waits
      Then Bob has 1 card in his hand
      When Alice plays Actions-And-Draws#2 targeting Draws-When-Actioned
      And both players pass until nothing waits
      Then Alice has 2 cards in her hand
      And Bob has 1 card in his hand

    Scenario: actioning as a cost can be paid once
      Given Alice has Actions-As-Cost and Actions-As-Cost#2 on her field
      When Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost is actioned
      And Alice may not use Actions-As-Cost's craft
      And Alice may use Actions-As-Cost#2's craft
      When both players pass
      Then Alice has gained 3 bond
