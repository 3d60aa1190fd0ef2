Feature: 9.4 Losing Verdict Resolution

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.4.1
  Rule: 9.4.1 Everybody who meets a losing condition at a check loses

    Scenario: both players at level 4 end the game in a draw
      Given Alice is at level 3
      And Bob is at level 3
      And Alice's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And Bob's clock is, from the top, Memo, Edict, Finale, Blue-Finale, Pool-Climax and Draw-Climax
      And Alice has Clocks-Both in her hand
      When Alice plays Clocks-Both
      And Alice puts Sedge into her level
      And Bob puts Memo into his level
      Then the game is a draw

    Scenario: the verdict waits for the check timing, and the event is finished first
      Given Bob is at level 3
      And Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And Alice has Damages-Then-Draws in her hand
      And the top of Alice's deck is Edict
      When Alice plays Damages-Then-Draws
      And Bob puts Wall into his level
      Then Bob loses because of 9.4.1.1
      And Edict is in Alice's hand

    @own-card @reading:verdict-before-other-rule-actions
    Scenario: when somebody loses, characters without power are still on the stage
      Given a game of Weiss Schwarz in Alice's main phase
      And the event Havoc with the text
        """
        TEXT: deal 1 damage to your opponent. all characters get -5000 power this turn.
        """
      And Alice has Havoc in her hand
      And Alice has Reed on her center left
      And Bob is at level 3
      And Bob has Wall in his clock
      And Bob has 5 cards in his clock
      When Alice plays Havoc
      And Bob puts Wall into his level
      Then Bob loses because of 9.4.1.1
      And Reed is on Alice's stage
      And Reed has -3000 power

  @9.4.1.1
  Rule: 9.4.1.1 Four or more cards in the level lose

    Scenario: the fourth card loses
      Given Bob is at level 3
      And Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      And Bob puts Wall into his level
      Then Bob loses because of 9.4.1.1
      And Alice wins

    Scenario: the third card does not
      Given Bob is at level 2
      And Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      And Bob puts Wall into his level
      Then Bob has 3 cards in his level
      And the game goes on

    Scenario: face-down cards count
      Given Alice is at level 3
      And Alice has Levels-Face-Down and Reed in her hand
      When Alice plays Levels-Face-Down
      Then Alice loses because of 9.4.1.1

  @9.4.1.2
  Rule: 9.4.1.2 Without a card in deck and waiting room a player loses

    Scenario: the last card of the deck is drawn while the waiting room is empty
      Given Alice's deck is, from the top, Sedge
      And Alice has Act-Rests-Itself-Draws on her center left
      When Alice uses Act-Rests-Itself-Draws's ACT
      Then Alice loses because of 9.4.1.2

    Scenario: one card in the waiting room is refreshed instead
      Given it is Alice's clock phase
      And Alice's deck is, from the top, Sedge and Lancer
      And Alice has Wall and Titan in her waiting room
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then the game goes on
      And Alice has 2 cards in her clock
      And Alice's deck has 1 card
