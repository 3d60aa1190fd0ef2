Feature: 509 Resolve Standby Zone

  Background:
    Given a game of Trails
    And both players have 9 EP

  @509.1
  Rule: 509.1 What was played lies in the Resolve Standby Zone until it resolves

    @1204.2i
    Scenario: a UNIT that is played leaves the hand and waits there
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Reed is in the resolve standby zone
      And Alice's hand is empty

    Scenario: one pass resolves nothing, so the UNIT waits on
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And Alice passes
      Then Reed is in the resolve standby zone
      And Bob has priority

    Scenario: an EVENT waits there, and after it has resolved nothing does
      Given Alice has Fanfare in her hand
      When Alice plays Fanfare
      And both players pass
      Then the resolve standby zone is empty
      And Fanfare is in Alice's trail

    Scenario: an activated craft waits there while its card stays on the field
      Given Alice has Draws-Or-Gains on her field
      When Alice uses Draws-Or-Gains's second craft
      Then Draws-Or-Gains's craft waits to be resolved
      And Draws-Or-Gains is on Alice's field
      And Alice has 20 bond

    Scenario: an arts ability waits there while its card is in the trail already
      Given Alice has Draws-By-Arts in her hand
      When Alice uses Draws-By-Arts's arts
      Then Draws-By-Arts's arts waits to be resolved
      And Draws-By-Arts is in Alice's trail
      And Alice's hand is empty

  @509.2
  Rule: 509.2 Both players share one Resolve Standby Zone, which is public and ordered

    Scenario: what both players play lies in one pile, the newest on top
      Given Alice has Fanfare in her hand
      And Bob has Draws-For-Both in his hand
      When Alice plays Fanfare
      And Alice passes
      And Bob plays Draws-For-Both
      Then the resolve standby zone is, from the top, Draws-For-Both and Fanfare

    Scenario: the newest resolves first and the older one waits on
      Given Alice has Fanfare in her hand
      And Bob has Draws-For-Both in his hand
      When Alice plays Fanfare
      And Alice passes
      And Bob plays Draws-For-Both
      And both players pass
      Then Draws-For-Both is in Bob's trail
      And the resolve standby zone is, from the top, Fanfare

    Scenario: what one player plays in a row is carried out in reverse order
      Given Alice has Strengthens-A-UNIT and Strength-Becomes-Four in her hand
      And a blank UNIT Reed with STR 1, DEF 2
      And Alice has Reed on her field
      When Alice plays Strengthens-A-UNIT targeting Reed
      And Alice plays Strength-Becomes-Four targeting Reed
      And both players pass 2 times
      Then Reed is 6/3

    Scenario: the opponent reads a card that is waiting there
      Given Alice has Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then both players see Reed in the resolve standby zone
      And Bob cannot tell which card Sedge is

    Scenario: crafts and cards lie in the same order
      Given Alice has Fanfare in her hand
      And Alice has Draws-Or-Gains on her field
      When Alice plays Fanfare
      And Alice uses Draws-Or-Gains's second craft
      Then the resolve standby zone is, from the top, Draws-Or-Gains's craft and Fanfare
