Feature: 10.6 Great Performance

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left

  @10.6.1 @10.6.2 @reading:great-performance-is-a-replacement
  Rule: 10.6.1 From the center middle it draws every attack of the opponent onto itself

    Scenario: an attack from elsewhere becomes a frontal attack on it
      Given Bob has Great-Performer on his center middle
      When Reed attacks
      Then Great-Performer is defending
      And Reed is frontal attacking

    @reading:great-performance-asks-for-no-type
    Scenario: no type is chosen, though another character faces the attacker
      Given Bob has Great-Performer on his center middle
      And Bob has Clerk on his center right
      When Reed attacks
      Then Great-Performer is defending
      And Clerk is not defending
      And Alice was not asked to choose the type of attack

    Scenario: the attack has neither the soul of a direct attack nor the loss of a side attack
      Given Bob has Great-Performer on his center middle
      When Reed attacks
      Then Reed has 1 soul
      And Great-Performer is defending

    Scenario Outline: from another position it does nothing
      Given Bob has Great-Performer on his <position>
      When Reed attacks
      Then Bob has 2 cards in his clock
      And Reed has 2 soul

      Examples:
        | position    |
        | center left |
        | back left   |
        | back right  |

    Scenario: reversed it does nothing
      Given Bob has Great-Performer on his center middle, reversed
      When Reed attacks
      Then Bob has 2 cards in his clock

    Scenario: rested it works
      Given Bob has Great-Performer on his center middle, rested
      When Reed attacks
      Then Great-Performer is defending

    Scenario: the attacks of its own master are not concerned
      Given Alice has Great-Performer on her center middle
      When Reed attacks
      Then Bob has 2 cards in his clock
