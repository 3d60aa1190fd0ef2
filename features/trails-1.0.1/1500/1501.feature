Feature: 1501 Loops

  Background:
    Given a game of Trails

  @1501.1a
  Rule: 1501.1a The one player who can go on names a number, does it so often, and then has to do something else first

    Scenario: the loop is repeated as often as the player says
      Given Alice has Gains-Freely on her field
      When Alice uses Gains-Freely's craft
      And both players pass
      And the last 3 answers are declared a loop
      Then Alice is asked to say how often to repeat
      When Alice repeats the loop 7 times
      Then Alice has gained 8 bond
      And Alice has priority
      And Bob was not asked to say how often to repeat

    Scenario: the other player names the number of a loop of theirs
      Given it is Bob's deployment step
      And Bob has Gains-Freely on his field
      When Bob uses Gains-Freely's craft
      And both players pass
      And the last 3 answers are declared a loop
      And Bob repeats the loop 4 times
      Then Bob has gained 5 bond
      And Alice was not asked to say how often to repeat

    Scenario: no repetition at all may be named
      Given Alice has Gains-Freely on her field
      When Alice uses Gains-Freely's craft
      And both players pass
      And the last 3 answers are declared a loop
      And Alice repeats the loop 0 times
      Then Alice has gained 1 bond

    Scenario: after the repetitions the loop may not be gone through again
      Given Alice has Gains-Freely and Gains-For-EP on her field
      And Alice has 2 EP
      When Alice uses Gains-Freely's craft
      And both players pass
      And the last 3 answers are declared a loop
      And Alice repeats the loop 3 times
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Gains-Freely's craft

    Scenario: something else opens the loop again
      Given Alice has Gains-Freely and Gains-For-EP on her field
      And Alice has 2 EP
      When Alice uses Gains-Freely's craft
      And both players pass
      And the last 3 answers are declared a loop
      And Alice repeats the loop 3 times
      And Alice uses Gains-For-EP's craft
      And both players pass
      Then Alice may use Gains-Freely's craft
      When Alice uses Gains-Freely's craft
      And both players pass
      Then Alice has gained 7 bond

    Scenario: without a declared loop the craft is used as often as the player likes
      Given Alice has Gains-Freely on her field
      When Alice uses Gains-Freely's craft
      And both players pass
      And Alice uses Gains-Freely's craft
      And both players pass
      And Alice uses Gains-Freely's craft
      And both players pass
      Then Alice has gained 3 bond
      And Alice may use Gains-Freely's craft

  @1501.1b
  Rule: 1501.1b If both can go on, both name a number, the primary player first, and the smaller one is done

    Background:
      Given Alice has Drains-Freely on her field
      And Bob has Gains-Freely on his field

    Scenario Outline: the smaller number is done, whoever named it
      When Alice uses Drains-Freely's craft
      And both players pass
      And Alice passes
      And Bob uses Gains-Freely's craft
      And both players pass
      And the last 7 answers are declared a loop
      And Alice repeats the loop <first> times
      And Bob repeats the loop <second> times
      Then Bob has lost <bond> bond

      Examples:
        | first | second | bond |
        | 6     | 4      | 5    |
        | 4     | 6      | 5    |
        | 3     | 3      | 4    |
        | 6     | 0      | 1    |

    Scenario: the primary player names the first number, then the other player
      When Alice uses Drains-Freely's craft
      And both players pass
      And Alice passes
      And Bob uses Gains-Freely's craft
      And both players pass
      And the last 7 answers are declared a loop
      Then Alice is asked to say how often to repeat
      And Bob was not asked to say how often to repeat
      When Alice repeats the loop 6 times
      Then Bob is asked to say how often to repeat
      And Bob has lost 1 bond

    Scenario: in the other player's step that player names the first number
      Given it is Bob's deployment step
      When Bob uses Gains-Freely's craft
      And both players pass
      And Bob passes
      And Alice uses Drains-Freely's craft
      And both players pass
      And the last 7 answers are declared a loop
      Then Bob is asked to say how often to repeat
      When Bob repeats the loop 6 times
      Then Alice is asked to say how often to repeat
      When Alice repeats the loop 2 times
      Then Bob has lost 3 bond

    Scenario: afterwards the loop is not gone through again before something else is done
      Given Alice has Gains-One in her hand
      When Alice uses Drains-Freely's craft
      And both players pass
      And Alice passes
      And Bob uses Gains-Freely's craft
      And both players pass
      And the last 7 answers are declared a loop
      And Alice repeats the loop 6 times
      And Bob repeats the loop 2 times
      Then Alice may play Gains-One
      And Alice may not use Drains-Freely's craft
      When Alice plays Gains-One
      And both players pass
      Then Alice may use Drains-Freely's craft

  @1501.1c
  Rule: 1501.1c A loop that nobody can stop ends the game in a draw

    Scenario: a craft that triggers itself for ever ends the game
      Given Alice has Echoes-Gains on her field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      And both players pass
      And the last 2 answers are declared a loop
      Then the game is a draw

    Scenario: two crafts that trigger each other for ever end the game
      Given Alice has Answers-Gains on her field
      And Bob has Answers-Gains on his field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      And both players pass
      And both players pass
      And the last 4 answers are declared a loop
      Then the game is a draw

    Scenario: a loop that one player can stop is no draw, and that player says how often
      Given Alice has Echoes-Gains on her field
      And Alice has Gains-One in her hand
      And Bob has Counters-A-Craft in his hand
      When Alice plays Gains-One
      And both players pass
      And both players pass
      And the last 2 answers are declared a loop
      Then the game goes on
      And Bob is asked to say how often to repeat

    Scenario: one half of such a pair makes no loop
      Given Bob has Answers-Gains on his field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass until nothing waits
      Then Bob has gained 1 bond
      And Alice has gained 1 bond
      And the game goes on

    Scenario: a player who can stop it is given the chance, and uses it
      Given Alice has Echoes-Gains on her field
      And Alice has Gains-One in her hand
      And Bob has Counters-A-Craft in his hand
      When Alice plays Gains-One
      And both players pass 12 times
      And Alice passes
      Then Bob may play Counters-A-Craft targeting Echoes-Gains
      When Bob plays Counters-A-Craft targeting Echoes-Gains
      And both players pass
      Then nothing waits to be resolved
      And the game goes on
      And Alice has gained 12 bond

    Scenario: a chain that ends by itself is no loop
      Given Alice has Draws-On-Drawing on her field
      And Alice has Draws-For-Nothing in her hand
      And Alice's deck has 15 cards
      When Alice plays Draws-For-Nothing
      And the turn ends
      Then Alice loses because of 1102.1

    Scenario: an endless loop of forced crafts ends the game without being declared
      Given Alice has Echoes-Gains on her field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass until the game is over
      Then the game is a draw

    Scenario: two crafts that answer each other without end need no declaration either
      Given Alice has Answers-Gains on her field
      And Bob has Answers-Gains on his field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass until the game is over
      Then the game is a draw
