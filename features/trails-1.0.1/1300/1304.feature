Feature: 1304 More and less

  Background:
    Given a game of Trails
    And a blank UNIT Piper with CP cost 3, STR 2, DEF 4
    And a blank EVENT Parade with EP cost 3
    And these blank BASEs
      | name  | building level |
      | Keep  | 3              |
      | Tower | 2              |

  @1304.1
  Rule: 1304.1 More raises a cost or level by the number

    Scenario: an EVENT that costs 2 more is played for 2 more EP
      Given Bob has Makes-Theirs-Dearer on his field
      And Alice has Parade in her hand
      And Alice has 6 EP
      When Alice plays Parade
      Then Parade waits to be resolved
      And Alice has 1 EP

    Scenario: an EVENT that costs 2 more is out of reach with 1 EP too few
      Given Bob has Makes-Theirs-Dearer on his field
      And Alice has Parade and Fanfare in her hand
      And Alice has 4 EP
      Then Alice may play Fanfare
      And Alice may not play Parade

    Scenario: a UNIT that costs 1 more is played for 1 more CP
      Given Bob has Makes-Theirs-Dearer on his field
      And Alice has Piper in her hand
      And Alice has 6 CP
      When Alice plays Piper
      Then Piper waits to be resolved
      And Alice has 2 CP

    Scenario: two such texts add up
      Given Bob has two Makes-Theirs-Dearers on his field
      And Alice has Piper and Sedge in her hand
      And Alice has 4 CP
      Then Alice may play Sedge
      And Alice may not play Piper

    Scenario: the player whose text it is pays no more
      Given Alice has Makes-Theirs-Dearer on her field
      And Alice has Piper in her hand
      And Alice has 6 CP
      When Alice plays Piper
      Then Alice has 3 CP

    Scenario: a BASE whose level is raised by 1 needs one more homebase card
      Given Alice has Raises-Levels on her field
      And Alice has Keep and Tower in her homebase, face-down
      And Alice has 1 card in her homebase
      Then Alice may play Tower
      And Alice may not play Keep

    Scenario: a BASE whose level is raised by 1 is played with one more homebase card
      Given Alice has Raises-Levels on her field
      And Alice has Keep and Tower in her homebase, face-down
      And Alice has 2 cards in her homebase
      When Alice plays Keep
      Then Keep is face-up in Alice's homebase

  @1304.2
  Rule: 1304.2 Less lowers a cost or level by the number

    @reading:less-is-a-decrease @reading:item-crafts-work-on-the-field
    Scenario: an EVENT that costs 2 less is played for 2 EP less
      Given Alice has Lowers-Costs on her field
      And Alice has Parade in her hand
      And Alice has 4 EP
      When Alice plays Parade
      Then Parade waits to be resolved
      And Alice has 3 EP

    @reading:less-is-a-decrease @reading:item-crafts-work-on-the-field
    Scenario: a UNIT that costs 2 less is played with exactly what remains
      Given Alice has Lowers-Costs on her field
      And Alice has Piper in her hand
      And Alice has 1 CP
      When Alice plays Piper
      Then Piper waits to be resolved
      And Alice has 0 CP

    @reading:less-is-a-decrease @reading:item-crafts-work-on-the-field
    Scenario: a cost lowered below zero is no gain
      Given Alice has Lowers-Costs on her field
      And Alice has Fanfare and Sedge in her hand
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Fanfare waits to be resolved
      And Alice has 1 EP

    @reading:less-is-a-decrease
    Scenario: a BASE whose level is lowered by 1 needs one homebase card fewer
      Given Alice has Lowers-Levels on her field
      And Alice has Keep in her homebase, face-down
      And Alice has 1 card in her homebase
      When Alice plays Keep
      Then Keep is face-up in Alice's homebase
