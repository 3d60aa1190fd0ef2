Feature: 1328 Control

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Reed  | 2       | 3   | 2   | Guild        |
      | Sedge | 1       | 1   | 4   | Guild        |

  @1328.1
  Rule: 1328.1 A player controls what is a UNIT on that player's field

    Scenario: a UNIT that comes to the field is controlled from then on
      Given Alice has Friend-Of-Reed on her field
      And Alice has Reed in her hand
      And Alice has 2 CP
      Then Friend-Of-Reed is 2/3
      When Alice plays Reed
      Then Friend-Of-Reed is 2/3
      When both players pass
      Then Friend-Of-Reed is 3/4

    Scenario: a UNIT that leaves the field is not controlled any more
      Given Alice has Friend-Of-Reed and Reed on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      Then Friend-Of-Reed is 3/4
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Friend-Of-Reed is 2/3

    Scenario Outline: a UNIT card in another zone is not controlled
      Given Alice has Friend-Of-Reed on her field
      And Alice has Reed in her <zone>
      And Alice has Counts-Types in her hand
      Then Friend-Of-Reed is 2/3
      When Alice plays Counts-Types
      And both players pass
      Then Alice has gained 1 bond

      Examples:
        | zone     |
        | hand     |
        | trail    |
        | homebase |

    Scenario: a UNIT on the other player's field does not count, for that player it does
      Given Alice has Friend-Of-Reed on her field
      And Bob has Friend-Of-Reed on his field
      And Bob has Reed in his hand
      And it is Bob's deployment step
      And Bob has 2 CP
      When Bob plays Reed
      And both players pass
      Then Friend-Of-Reed is 2/3
      And Friend-Of-Reed#2 is 3/4

    @reading:field-follows-control
    Scenario: a UNIT that was taken over counts for its new controller
      Given Alice has Friend-Of-Reed on her field
      And Bob has Friend-Of-Reed and Reed on his field
      And Alice has Takes-Control in her hand
      When Alice plays Takes-Control targeting Reed
      And both players pass
      Then Friend-Of-Reed is 3/4
      And Friend-Of-Reed#2 is 2/3
      And Bob owns Reed

    @reading:stunned-unit-stays-known
    Scenario: a stunned UNIT is still controlled
      Given Alice has Friend-Of-Reed and Reed on her field
      And Alice has Stuns-A-UNIT in her hand
      When Alice plays Stuns-A-UNIT targeting Reed
      And both players pass
      Then Reed is stunned
      And Friend-Of-Reed is 3/4

    Scenario: a second one of the name changes nothing
      Given Alice has Friend-Of-Reed and two Reeds on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      Then Friend-Of-Reed is 3/4
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Friend-Of-Reed is 3/4

  @1328.2
  Rule: 1328.2 A player controls in a zone what is a UNIT in that zone of theirs

    @reading:controls-in-a-zone
    Scenario: UNITs in the named zone count, from the number on
      Given Alice has Heeds-The-Trail and Sedge on her field
      And Alice has Reed in her trail
      And Alice has Knocks-Out-A-UNIT in her hand
      Then Heeds-The-Trail is 1/3
      When Alice plays Knocks-Out-A-UNIT targeting Sedge
      And both players pass
      Then Heeds-The-Trail is 4/4

    @reading:controls-in-a-zone
    Scenario: cards of other types in the zone do not count
      Given Alice has Heeds-The-Trail on her field
      And Alice has Reed, Whetstone, Gate and Fanfare in her trail
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      Then Alice has 5 cards in her trail
      And Heeds-The-Trail is 1/3

    @reading:controls-in-a-zone
    Scenario: UNITs on the field and in the other player's zone do not count
      Given Alice has Heeds-The-Trail and Reed on her field
      And Alice has Sedge in her trail
      And Bob has Heeds-The-Trail and Sedge on his field
      And Bob has Reed in his trail
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Sedge#2
      And both players pass
      Then Heeds-The-Trail is 1/3
      And Heeds-The-Trail#2 is 4/4

    @reading:controls-in-a-zone
    Scenario: a UNIT that leaves the zone counts no more
      Given Alice has Heeds-The-Trail on her field
      And Alice has Reed and Sedge in her trail
      And Alice has Fetches-Unit in her hand
      Then Heeds-The-Trail is 4/4
      When Alice plays Fetches-Unit targeting Sedge
      And both players pass
      Then Heeds-The-Trail is 1/3
