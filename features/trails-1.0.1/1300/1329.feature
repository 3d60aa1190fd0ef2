Feature: 1329 Treat as

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Reed  | 2       | 3   | 2   | Guild        |
      | Sedge | 1       | 1   | 4   | Guild        |

  @1329.1
  Rule: 1329.1 It is as if a UNIT of that name were on the player's field

    Scenario: a craft that needs a UNIT of the name works without one
      Given Alice has Friend-Of-Reed on her field
      And Alice has Stands-In-For-Reed in her hand
      And Alice has 1 CP
      Then Friend-Of-Reed is 2/3
      When Alice plays Stands-In-For-Reed
      And both players pass
      Then Friend-Of-Reed is 3/4

    Scenario: it is so for this player, not for the other
      Given Alice has Friend-Of-Reed on her field
      And Bob has Friend-Of-Reed on his field
      And Alice has Stands-In-For-Reed in her hand
      And Alice has 1 CP
      When Alice plays Stands-In-For-Reed
      And both players pass
      Then Friend-Of-Reed is 3/4
      And Friend-Of-Reed#2 is 2/3

    Scenario: whoever asks whether there is one on a field finds one
      Given Bob has Senses-Reed on his field
      And Alice has Stands-In-For-Reed in her hand
      And Alice has 1 CP
      Then Senses-Reed is 2/3
      When Alice plays Stands-In-For-Reed
      And both players pass
      Then Senses-Reed is 3/5

    Scenario: it ends when the craft that says so is gone
      Given Alice has Friend-Of-Reed and Stands-In-For-Reed on her field
      And Alice has Breaks-Item in her hand
      Then Friend-Of-Reed is 3/4
      When Alice plays Breaks-Item targeting Stands-In-For-Reed
      And both players pass
      Then Friend-Of-Reed is 2/3

    Scenario: the card that says so becomes no such UNIT itself
      Given Alice has Friend-Of-Reed and Stands-In-For-Reed on her field
      Then Stands-In-For-Reed is not named Reed
      And Stands-In-For-Reed is not a UNIT
      And Friend-Of-Reed is 3/4

    Scenario: no card is there that could be a target
      Given Alice has Stands-In-For-Reed on her field
      And Alice has Sinks-Reed and Gains-One in her hand
      Then Alice may play Gains-One
      And Alice may not play Sinks-Reed
      And Alice has 1 card on her field

    Scenario: there is no UNIT that could be attacked or attack
      Given it is Alice's choice of attackers
      And Alice has Sedge and Stands-In-For-Reed on her field
      And Bob has Stands-In-For-Reed on his field
      Then Alice may attack with Sedge
      And Alice may not attack with Stands-In-For-Reed
      When Alice attacks with Sedge
      And both players pass until the fight is over
      Then Bob has lost 1 bond

    Scenario: with a real one besides the bonus is not doubled
      Given Alice has Friend-Of-Reed and Stands-In-For-Reed on her field
      And Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Friend-Of-Reed is 3/4
      And Reed is on Alice's field
