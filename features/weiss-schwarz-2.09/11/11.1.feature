Feature: 11.1 Infinite Loops

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @11.1.1 @11.1.1.2
  Rule: 11.1.1 The one player who can stop a loop says how often it is gone through

    Scenario: it is gone through so often
      Given Alice has Loops-Freely on her center left
      And Alice's deck is, from the top, Sedge, Lancer, Wall, Titan and Spark
      When Alice uses Loops-Freely's ACT
      And the last 1 answer is declared a loop
      Then Alice is asked to say how often to repeat
      When Alice repeats the loop 2 times
      Then Alice's deck is, from the top, Titan, Spark, Sedge, Lancer and Wall
      And Bob was not asked to say how often to repeat

    @reading:loop-state-is-what-can-be-seen-in-zones
    Scenario: afterwards it is not chosen again from the same state
      Given Alice has Loops-Freely on her center left
      And Alice's deck is, from the top, Sedge, Lancer and Wall
      When Alice uses Loops-Freely's ACT
      And the last 1 answer is declared a loop
      And Alice repeats the loop 3 times
      Then Alice may not use Loops-Freely's ACT
      And Alice may pass

  @11.1.1.1
  Rule: 11.1.1.1 A loop that nobody can stop ends the game in a draw

    Scenario: an ability that sets itself off again ends the game
      Given Alice has Turns-By-Itself on her center left
      And Alice has Stocks-One in her hand
      When Alice plays Stocks-One
      Then the game is a draw

  @11.1.1.3
  Rule: 11.1.1.3 When both can stop it the smaller of two numbers is done

    Scenario Outline: the turn player names first, and the smaller number counts
      Given Alice has Echoes on her center left
      And Bob has Echoes on his center left
      And both players have 1 card in their stock
      And Alice has Stocks-One in her hand
      When Alice plays Stocks-One
      And Bob says yes
      And Alice says yes
      And Bob says yes
      And the last 2 answers are declared a loop
      Then it is Alice who chooses
      When Alice repeats the loop <first> times
      Then it is Bob who chooses
      When Bob repeats the loop <second> times
      Then the game goes on

      Examples:
        | first | second |
        | 5     | 2      |
        | 2     | 5      |

    Scenario Outline: each goes through it as often as the smaller number says, and no more
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Echoes on her center left
      And Bob has Echoes on his center left
      And Alice has Memo in her stock
      And Bob has Memo in his stock
      And Alice has Stocks-One in her hand
      And Alice's deck is, from the top, Reed, Sedge, Clerk, Wall and Lancer
      And Bob's deck is, from the top, Finale, Titan, Spark, Edict and Blue-Finale
      When Alice plays Stocks-One
      And Bob says yes
      And Alice says yes
      And Bob says yes
      And the last 2 answers are declared a loop
      Then it is Alice who chooses
      When Alice repeats the loop <first> times
      Then it is Bob who chooses
      When Bob repeats the loop <second> times
      Then the top of Alice's stock is <own>
      And the top of Bob's stock is <other>
      And Alice is asked to decide whether to do it

      Examples:
        | first | second | own   | other |
        | 9     | 2      | Wall  | Edict |
        | 2     | 9      | Wall  | Edict |
        | 1     | 3      | Clerk | Spark |

    @reading:loop-state-is-what-can-be-seen-in-zones
    Scenario: back in the same state, the player who named the larger number may not go on
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Echoes on her center left
      And Bob has Echoes on his center left
      And Bob has Memo in his stock
      And Alice has Stocks-One in her hand
      And Alice's deck is, from the top, Reed and Sedge
      And Bob's deck is, from the top, Finale
      When Alice plays Stocks-One
      And Bob says yes
      And Alice says yes
      And Bob says yes
      And the last 2 answers are declared a loop
      And Alice repeats the loop 4 times
      And Bob repeats the loop 2 times
      Then Alice has a play timing
      And the top of Alice's stock is Sedge
      And the top of Bob's stock is Memo
