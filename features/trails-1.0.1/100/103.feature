Feature: 103 Winning conditions

  @103.1
  Rule: 103.1 Whoever meets a defeat condition loses

    Scenario: a player without bond at the bond check loses
      Given a game of Trails in the last window of the turn
      And Bob has 0 bond
      When both players pass
      Then Bob loses

    Scenario: a single bond is enough to stay in the game
      Given a game of Trails in the last window of the turn
      And Bob has 1 bond
      When both players pass
      Then the game goes on
      And it is turn 3

    Scenario: a player who must draw more cards than the deck has loses
      Given a game of Trails in the preparation phase
      And Alice's deck has one card
      When both players pass
      Then Alice loses

    Scenario: drawing the last card of the deck does not lose
      Given a game of Trails in the preparation phase
      And Alice's deck has two cards
      When both players pass
      Then the game goes on
      And it is Alice's draw step
      And Alice's deck is empty

    Scenario: bond below zero during the combat is no defeat yet
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has 2 bond
      When Lancer attacks Bob
      And both players pass until the combat ends
      Then Bob has -3 bond
      And the game goes on

  @103.2
  Rule: 103.2 The player who meets no defeat condition wins when the other one does

    Scenario: Alice wins when Bob alone has no bond left
      Given a game of Trails in the last window of the turn
      And Alice has 1 bond
      And Bob has -6 bond
      When both players pass
      Then Alice wins

    Scenario: Bob wins when Alice alone has no bond left
      Given a game of Trails in the last window of the turn
      And Alice has 0 bond
      And Bob has 1 bond
      When both players pass
      Then Bob wins

    Scenario: a player far behind in bond wins when the other one cannot draw
      Given a game of Trails in Alice's deployment step
      And Alice has 1 bond
      And Bob has 30 bond
      And Bob's deck is empty
      When both players pass
      Then Alice wins

    Scenario: nobody wins while neither player meets a defeat condition
      Given a game of Trails in the last window of the turn
      And both players have 1 bond
      When both players pass
      Then the game goes on
      And Bob has the initiative

  @103.3
  Rule: 103.3 When both meet a defeat condition together the non-primary player wins

    Background:
      Given both players have 3 EP
      And Alice's deck is empty
      And Bob's deck is empty

    Scenario: in Alice's step Bob wins when both draw from empty decks
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-For-Both in her hand
      When Alice plays Draws-For-Both
      And both players pass
      Then Bob wins

    Scenario: in Bob's step Alice wins although she caused it and has the initiative
      Given a game of Trails in Bob's deployment step
      And Alice has the initiative
      And Alice has Draws-For-Both in her hand
      When Bob passes
      And Alice plays Draws-For-Both
      And both players pass
      Then Alice wins

    Scenario: between the steps the player without the initiative wins
      Given a game of Trails in the cure phase
      And Bob has the initiative
      And Bob has Draws-For-Both in his hand
      When Bob plays Draws-For-Both
      And both players pass
      Then Alice wins

    Scenario: only the player whose deck is empty loses when both draw
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-For-Both in her hand
      And the top of Alice's deck is Reed
      When Alice plays Draws-For-Both
      And both players pass
      Then Alice wins
      And Reed is in Alice's hand

    @reading:bond-check-has-its-own-tie
    Scenario: at the bond check the lower bond decides and not the primary player
      Given a game of Trails in the last window of the turn
      And Alice has the initiative
      And Alice has -1 bond
      And Bob has -4 bond
      When both players pass
      Then Alice wins

    @own-card
    Scenario: of two players who draw from empty decks the one who cannot lose wins
      Given a game of Trails in Alice's deployment step
      And the UNIT Immortal with CP cost 2, STR 0, DEF 2 and the text
        """
        CONT: you cannot lose the game.
        """
      And Alice has Immortal on her field
      And Alice has Draws-For-Both in her hand
      When Alice plays Draws-For-Both
      And both players pass
      Then Alice wins

  @103.4
  Rule: 103.4 A concession counts at every moment and no effect touches it

    Scenario: Alice gives up at her own window and Bob wins, whatever the bond
      Given a game of Trails in Alice's deployment step
      And Alice has 30 bond
      And Bob has 1 bond
      When Alice concedes
      Then Bob wins

    Scenario: Bob gives up while Alice is the one to act
      Given a game of Trails in Alice's deployment step
      When Bob concedes
      Then Alice wins

    Scenario: Bob gives up while Alice chooses whom to attack
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed and Clerk on his field
      When Alice attacks with Lancer
      Then Alice is asked to choose the attack target
      When Bob concedes
      Then Alice wins

    Scenario: Alice gives up while her own EVENT waits to be resolved
      Given a game of Trails in Alice's deployment step
      And Alice has Fanfare in her hand
      And Alice has 2 EP
      When Alice plays Fanfare
      Then Fanfare waits to be resolved
      When Alice concedes
      Then Bob wins

    Scenario: an effect that has just replaced a defeat does not replace a concession
      Given a game of Trails in the last window of the turn
      And Alice has Refuses-To-Lose on her field
      And Alice has -2 bond
      When both players pass
      Then the game goes on
      And Alice has 1 bond
      When Alice concedes
      Then Bob wins
