Feature: 8.3 Active Effects and Inactive Effects

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.3.2
  Rule: 8.3.2 An inactive part is there as an ability, but does nothing and asks nothing

    @events
    Scenario: nothing is chosen while the part is inactive
      Given Alice has Rests-One-At-Level-One in her hand
      And Bob has Reed on his center left
      And Bob has Clerk on his center right
      When Alice plays Rests-One-At-Level-One onto her center left
      Then Alice has a play timing
      And Alice was not asked to choose cards
      And Reed and Clerk are standing
      And Rests-One-At-Level-One's AUTO triggered 1 time

    Scenario: the choice is made while the part is active
      Given Alice is at level 1
      And Alice has Rests-One-At-Level-One in her hand
      And Bob has Reed on his center left
      And Bob has Clerk on his center right
      When Alice plays Rests-One-At-Level-One onto her center left
      Then Alice is asked to choose cards
      When Alice chooses Clerk
      Then Clerk is rested
      And Reed is standing

    Scenario: a character has the ability while it does nothing
      Given Alice is at level 1
      And Alice has Strong-At-Two in her hand
      When Alice plays Strong-At-Two onto her center left
      Then Strong-At-Two has the ability "CONT while your level is 2 or more: this card gets +2000 power."
      And Strong-At-Two has 1000 power
      And Strong-At-Two is on Alice's center left

    Scenario: an Assist ability does nothing on the center stage
      Given Alice has Assistant on her back left
      And Alice has Reed on her center left
      When Alice exchanges her back left and center middle
      Then Reed has 2000 power
      When Alice exchanges her back left and center middle
      Then Reed has 2500 power

  @8.3.3
  Rule: 8.3.3 A part that is active under a condition is inactive without it

    Scenario Outline: the part follows the level
      Given Alice is at level <level>
      And Alice has Strong-At-Two in her hand
      When Alice plays Strong-At-Two onto her center left
      Then Strong-At-Two has <power> power
      And Strong-At-Two is on Alice's center left

      Examples:
        | level | power |
        | 0     | 1000  |
        | 1     | 1000  |
        | 2     | 3000  |
        | 3     | 3000  |

    Scenario: the part becomes active as the condition comes true
      Given Alice is at level 1
      And Alice has Strong-At-Two on her center left
      And Alice has Levels-Face-Down and Clerk in her hand
      When Alice plays Levels-Face-Down
      Then Alice's level is 2
      And Strong-At-Two has 3000 power

    Scenario: the part becomes inactive as the condition ends
      Given Alice is at level 2
      And Alice has Strong-At-Two on her center left
      And Alice has Stocks-From-Level in her hand
      When Alice plays Stocks-From-Level
      And Alice chooses Filler
      Then Alice's level is 1
      And Strong-At-Two has 1000 power

    Scenario: the condition looks at the level of the ability's player
      Given Bob is at level 2
      And Alice is at level 1
      And Alice has Strong-At-Two in her hand
      And Bob has Strong-At-Two on his center left
      When Alice plays Strong-At-Two onto her center left
      Then Strong-At-Two has 1000 power
      And Strong-At-Two#2 has 3000 power
      And Strong-At-Two is on Alice's center left
