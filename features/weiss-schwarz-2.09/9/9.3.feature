Feature: 9.3 Level Up Resolution

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.3.1
  Rule: 9.3.1 At seven clock cards a player levels up at once

    Scenario: the seventh card causes it
      Given Bob has 6 cards in his clock
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then Bob is asked to level up

    Scenario: six cards do not
      Given Bob has 5 cards in his clock
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then Bob has 6 cards in his clock
      And Bob was not asked to level up
      And Bob's level is empty

    Scenario: it happens in the middle of an event, before the event goes on
      Given Bob has 6 cards in his clock
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then Damages-Then-Draws is in Alice's resolution zone
      And Bob is asked to level up

    Scenario: the own clock phase can cause it
      Given it is Alice's clock phase
      And Alice has 6 cards in her clock
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice is asked to level up

  @9.3.2
  Rule: 9.3.2 One of the seven lowest clock cards goes to the level, the other six to the waiting room

    Scenario: the chosen card goes to the level and the others to the waiting room
      Given Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And the top of Bob's deck is Reed
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      And Bob puts Wall into his level
      Then Bob has only Wall in his level
      And Bob has only Sedge, Lancer, Titan, Spark, Clerk and Reed in his waiting room
      And Bob's clock is empty

    Scenario: any of the seven can be chosen
      Given Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And the top of Bob's deck is Reed
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then Bob may put Reed into his level
      And Bob may put Sedge into his level
      And Bob may put Clerk into his level

    Scenario: the player whose clock it is chooses
      Given Bob has 6 cards in his clock
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      Then it is Bob who chooses

    @reading:level-up-leaves-what-is-above-seven
    Scenario: an eighth card stays in the clock and cannot be chosen
      Given Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And the top of Bob's deck is Memo and Edict
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      Then Bob may put Memo into his level
      And Bob may not put Edict into his level
      When Bob puts Memo into his level
      Then Bob's clock is, from the top, Edict

    Scenario: the card comes on top of the level, face up
      Given Bob's level is, from the top, Finale
      And Bob's clock is, from the top, Sedge, Lancer, Wall, Titan, Spark and Clerk
      And Alice has Damages-Then-Draws in her hand
      When Alice plays Damages-Then-Draws
      And Bob puts Titan into his level
      Then Bob's level is, from the top, Titan and Finale
      And Titan is face-up

    @own-card
    Scenario: an ability for leveling up triggers for the player who does it
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Herald with level 0, cost 0, power 1000 and the text
        """
        AUTO when your opponent levels up: draw 1.
        """
      And Alice has Herald on her center left
      And Alice has Damages-For-Two in her hand
      And Bob has Wall in his clock
      And Bob has 4 cards in his clock
      When Alice plays Damages-For-Two
      And Bob puts Wall into his level
      Then Alice has 1 card in her hand
      And Bob's clock is empty

    @own-card @reading:level-up-again-while-seven-remain
    Scenario: fourteen cards in the clock after a cost make two level ups
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Zealot with level 0, cost 0, power 1000 and the text
        """
        ACT (put the top 8 cards of your deck into your clock): draw 1.
        """
      And Alice has Zealot on her back left
      And Alice has Lancer in her clock
      And Alice has 5 cards in her clock
      And the top of Alice's deck is Reed, Sedge and Wall
      When Alice uses Zealot's ACT
      Then Alice is asked to level up
      And Alice may put Lancer into her level
      And Alice may not put Wall into her level
      When Alice puts Lancer into her level
      Then Alice is asked to level up
      And Alice may put Wall into her level
      When Alice puts Wall into her level
      Then Alice's level is 2
      And Alice's clock is empty
      And Alice has 12 cards in her waiting room
      And Alice has 1 card in her hand

  @9.3.3
  Rule: 9.3.3 While a cost is paid no level up happens

    Scenario: the seventh card of a cost waits until the cost is paid
      Given Alice has Pays-In-Sequence on her center left
      And Alice has 6 cards in her clock
      And Alice has 1 card in her stock
      And Alice has Reed in her hand
      When Alice uses Pays-In-Sequence's ACT
      Then Alice is asked to level up
      And Alice's stock is empty
      And Pays-In-Sequence is rested
      And Alice's hand is empty
