Feature: 6.1 Turn Procedure

  @6.1.1
  Rule: 6.1.1 Players take turns, and each turn runs through its phases in order

    @events
    Scenario: standing comes before the draw
      Given a game of Weiss Schwarz at the start of Alice's turn
      And Alice has Reed on her center left, rested
      When the game reaches Alice's clock phase
      Then Reed was stood before Alice drew a card

    Scenario: the clock phase comes before the main phase
      Given a game of Weiss Schwarz at the start of Alice's turn
      And Alice has Reed in her hand
      When Alice puts no card into her clock
      Then Alice has a play timing
      And it is Alice's main phase

    Scenario: the climax phase follows the main phase
      Given a game of Weiss Schwarz in Alice's main phase
      When Alice passes
      Then it is Alice's climax phase

    Scenario: the attack phase follows the climax phase
      Given a game of Weiss Schwarz in Alice's climax phase
      And Alice has Reed on her center left
      When Alice passes
      Then Alice is asked to choose an attacker

    Scenario: after the end phase the other player has a turn
      Given a game of Weiss Schwarz in Alice's end phase
      When the turn ends
      Then Bob is the turn player

    Scenario: after the other player's turn the first one is back
      Given a game of Weiss Schwarz in Alice's end phase
      When two turns end
      Then Alice is the turn player
