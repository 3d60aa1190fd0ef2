Feature: 1.2 Winning and losing

  @1.2.1
  Rule: 1.2.1 The game ends at once when a player loses, and the other one wins

    Scenario: Bob's fourth level card makes Alice the winner in the middle of her attack
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      And Bob is at level 3
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      When Reed attacks
      And Bob puts Wall into his level
      Then Alice wins
      And Bob loses

    Scenario: nothing more is done once a player has lost: the battle is not fought
      Given it is Alice's attack phase
      And Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob is at level 3
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      When Lancer frontal attacks
      And Bob passes
      And Bob puts Wall into his level
      Then Alice wins
      And Clerk is standing

    Scenario: the turn player loses just as well
      Given it is Bob's attack phase
      And Alice's deck is, from the top, Reed
      When the turn ends
      Then Bob wins

    Scenario: three level cards do not end a game
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob is at level 2
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      When Reed attacks
      And Bob puts Wall into his level
      Then the game goes on
      And Bob's level is 3

  @1.2.2
  Rule: 1.2.2 A losing condition takes effect with the next rule actions, not in the middle of an effect

    Scenario: the rest of the effect is carried out first
      Given Alice has Damages-Then-Draws in her hand
      And Bob is at level 3
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      When Alice plays Damages-Then-Draws
      And Bob puts Wall into his level
      Then Alice wins because of 9.4.1.1
      And Alice has 1 card in her hand

    Scenario: a condition that no longer holds at the check timing does not count
      Given Alice has Draws-Then-Puts-Three-Away, Clerk, Sedge and Memo in her hand
      And Alice's deck is, from the top, Reed
      When Alice plays Draws-Then-Puts-Three-Away
      And Alice chooses Clerk, Sedge and Memo
      Then the game goes on
      And Alice has 2 cards in her hand
      And Alice's deck has 1 card

  @1.2.2.1 @9.4.1.1
  Rule: 1.2.2.1 Four cards in the level are a losing condition

    Scenario: the fourth one, however it is turned, loses the game
      Given Bob is at level 2
      And Bob has Sedge in his level, face-down
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      And Bob puts Wall into his level
      Then Bob loses because of 9.4.1.1

    Scenario: the third one does not
      Given Bob is at level 2
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      And Bob puts Wall into his level
      Then the game goes on
      And Bob's level is 3

  @1.2.2.2 @9.4.1.2
  Rule: 1.2.2.2 Neither deck nor waiting room cards are a losing condition

    Scenario: the last card of the deck is drawn with an empty waiting room
      Given it is Bob's attack phase
      And Alice's deck is, from the top, Reed
      When the turn ends
      Then Alice loses because of 9.4.1.2

    Scenario: stock, clock, hand and level are of no help
      Given it is Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has 3 cards in her stock
      And Alice has 3 cards in her clock
      And Alice has 3 cards in her hand
      And Alice is at level 1
      When the turn ends
      Then Alice loses because of 9.4.1.2

    Scenario: two cards in the waiting room are enough
      Given it is Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has 2 cards in her waiting room
      When the turn ends
      Then the game goes on
      And Alice has 1 card in her clock
      And Alice's deck has 1 card

  @1.2.3
  Rule: 1.2.3 When both lose together, nobody wins

    Scenario: both have their fourth level card at the same check timing
      Given both players are at level 3
      And Alice has Lancer in her clock
      And Alice has 5 cards in her clock
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      And Alice has Clocks-Each-Player in her hand
      When Alice plays Clocks-Each-Player
      And Alice puts Lancer into her level
      And Bob puts Wall into his level
      Then the game is a draw

    @reading:loss-of-both-by-one-effect-is-a-draw
    Scenario: an effect makes both lose
      Given Alice has Makes-Both-Lose in her hand
      When Alice plays Makes-Both-Lose
      Then the game is a draw

    Scenario: only one of them loses, so the other one wins
      Given Alice is at level 2
      And Bob is at level 3
      And Alice has Lancer in her clock
      And Alice has 5 cards in her clock
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      And Alice has Clocks-Each-Player in her hand
      When Alice plays Clocks-Each-Player
      And Alice puts Lancer into her level
      And Bob puts Wall into his level
      Then Alice wins

  @1.2.4
  Rule: 1.2.4 A player may concede at any moment and loses at once

    Scenario: the player who is asked concedes
      Given it is Alice's main phase
      When Alice concedes
      Then Bob wins because of 1.2.4

    Scenario: the player who is not asked concedes
      Given it is Alice's main phase
      When Bob concedes
      Then Alice wins because of 1.2.4

    Scenario: a player concedes in the middle of damage, before choosing a level card
      Given it is Alice's attack phase
      And Alice has Lancer on her center left
      And Bob has 6 cards in his clock
      When Lancer attacks
      And Bob concedes
      Then Alice wins because of 1.2.4

    Scenario: a player concedes before the first turn
      Given a game of Weiss Schwarz from decks
      When the game begins
      And Bob concedes
      Then Alice wins because of 1.2.4

    Scenario: no check timing comes first: who concedes loses, although the other one has four level cards by then
      Given it is Alice's main phase
      And Alice has Clocks-Each-Player in her hand
      And Alice is at level 3
      And Alice has Lancer in her clock
      And Alice has 5 cards in her clock
      And Bob has 6 cards in his clock
      When Alice plays Clocks-Each-Player
      And Alice puts Lancer into her level
      And Bob concedes
      Then Alice wins because of 1.2.4

  @1.2.4.1
  Rule: 1.2.4.1 No card stops a concession, makes a player concede, or turns a loss into one

    Scenario: a player who cannot lose may still concede
      Given Bob has Cannot-Lose on his center left
      When Bob concedes
      Then Alice wins because of 1.2.4

    Scenario: an effect that wants a concession does not get it
      Given Alice has Asks-For-Concession in her hand
      When Alice plays Asks-For-Concession
      Then the game goes on
      And Alice has 1 card in her hand

    Scenario: a loss stays a loss although a card would make it a concession
      Given Bob has Concedes-Instead-Of-Losing on his center left
      And Bob is at level 3
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      And Bob puts Wall into his level
      Then Bob loses because of 9.4.1.1

  @1.2.5
  Rule: 1.2.5 An effect that makes a player win or lose ends the game in the middle of it

    Scenario: an effect wins the game, and what follows in it is not done
      Given Alice has Wins in her hand
      When Alice plays Wins
      Then Alice wins because of 1.2.5
      And Alice's hand is empty

    Scenario: an effect makes the opponent lose, and what follows in it is not done
      Given Alice has Makes-Opponent-Lose in her hand
      When Alice plays Makes-Opponent-Lose
      Then Bob loses because of 1.2.5
      And Alice's hand is empty

    Scenario: it does so for the player who is not the turn player too
      Given it is Bob's main phase
      And Bob has Wins in his hand
      When Bob plays Wins
      Then Bob wins because of 1.2.5
