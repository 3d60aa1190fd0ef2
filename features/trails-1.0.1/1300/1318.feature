Feature: 1318 Pay CP and Pay EP

  Background:
    Given a game of Trails

  @1318.1
  Rule: 1318.1 Paying CP takes the amount out of the pool of the player who pays

    Scenario: a craft takes its CP and leaves the rest
      Given Alice has Draws-For-CP on her field
      And Alice has 5 CP
      And Bob has 4 CP
      When Alice uses Draws-For-CP's craft
      Then Alice has 3 CP
      And Bob has 4 CP

    Scenario: exactly the amount is enough
      Given Alice has Draws-For-CP on her field
      And Alice has 2 CP
      When Alice uses Draws-For-CP's craft
      And both players pass
      Then Alice has 0 CP
      And Alice has 1 card in her hand

    @unchanged
    Scenario: one CP too few is not enough, whatever EP there is
      Given Alice has Draws-For-CP and Draws-For-EP on her field
      And Alice has 1 CP
      And Alice has 7 EP
      Then Alice may use Draws-For-EP's craft
      And Alice may not use Draws-For-CP's craft

    Scenario: a UNIT takes its CP cost when it is played
      Given Alice has Lancer in her hand
      And Alice has 5 CP
      When Alice plays Lancer
      Then Lancer waits to be resolved
      And Alice has 2 CP

    Scenario: an effect under way takes CP
      Given Alice has May-Pay-CP-To-Draw in her hand
      And Alice has 3 CP
      When Alice plays May-Pay-CP-To-Draw
      And both players pass
      And Alice says yes
      Then Alice has 1 CP
      And Alice has 1 card in her hand

    Scenario: an effect under way takes no CP from a player who has too little
      Given Alice has May-Pay-CP-To-Draw in her hand
      And Alice has 1 CP
      When Alice plays May-Pay-CP-To-Draw
      And both players pass
      Then May-Pay-CP-To-Draw is in Alice's trail
      And Alice has 1 CP
      And Alice has 0 cards in her hand

  @1318.2
  Rule: 1318.2 Paying EP takes the amount out of the pool of the player who pays

    Scenario: a craft takes its EP and leaves the rest
      Given Alice has Draws-For-EP on her field
      And Alice has 5 EP
      And Bob has 4 EP
      When Alice uses Draws-For-EP's craft
      Then Alice has 3 EP
      And Bob has 4 EP

    @unchanged
    Scenario: one EP too few is not enough, whatever CP there is
      Given Alice has Draws-For-CP and Draws-For-EP on her field
      And Alice has 7 CP
      And Alice has 1 EP
      Then Alice may use Draws-For-CP's craft
      And Alice may not use Draws-For-EP's craft

    Scenario: an EVENT takes its EP cost when it is played
      Given a blank EVENT Parade with EP cost 3
      And Alice has Parade in her hand
      And Alice has 4 EP
      When Alice plays Parade
      Then Parade waits to be resolved
      And Alice has 1 EP

    Scenario: an effect under way takes EP
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 4 EP
      When Alice plays May-Pay-To-Draw
      And both players pass
      And Alice says yes
      Then Alice has 1 EP
      And Alice has 1 card in her hand

    Scenario: who does not pay keeps the EP and gets nothing for it
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 4 EP
      When Alice plays May-Pay-To-Draw
      And both players pass
      And Alice says no
      Then Alice has 3 EP
      And Alice has 0 cards in her hand
