Feature: 2.10 Soul

  @2.10.1 @7.5.1.2
  Rule: 2.10.1 Soul is the damage that a character's attack deals; other cards have none

    Scenario Outline: each soul is one card into the clock
      Given it is Alice's attack phase
      And a blank character Rose with soul <soul>
      And Alice has Rose on her center left
      And Bob has Clerk on his center right
      When Rose side attacks
      Then Bob has <soul> cards in his clock

      Examples:
        | soul |
        | 1    |
        | 2    |
        | 4    |

    Scenario: a text that asks for soul finds characters only
      Given Alice has Fetches-Soul-One in her hand
      And Alice has Memo, Two-Souls-Climax and Reed in her waiting room
      When Alice plays Fetches-Soul-One
      Then Reed is in Alice's hand
      And Alice has Memo and Two-Souls-Climax in her waiting room
