Feature: 3.9 Level

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.9.1 @9.3.2
  Rule: 3.9.1 The card chosen in a level up goes to the level

    Scenario: the level grows by one
      Given it is Alice's clock phase
      And Alice is at level 1
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Alice has 2 cards in her level
      And Alice's level is 2
      And Reed is in Alice's level

    Scenario: in the other player's turn the card goes to the level of the damaged player
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Sedge in his clock
      And Bob has 4 cards in his clock
      When Titan side attacks
      And Bob puts Sedge into his level
      Then Bob's level is 1
      And Alice's level is 0
      And Bob has 1 card in his clock

  @3.9.2.1 @3.9.2
  Rule: 3.9.2.1 Cards come into the level face up and are seen by everybody

    Scenario: a card of a level up lies face up
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Reed is face-up in Alice's level
      And both players see Reed in Alice's level

    @own-card
    Scenario: so does a card that an effect puts there from a hidden zone
      Given the event Climb with the text
        """
        TEXT: put 1 card in your hand into your level.
        """
      And Alice has Climb and Sedge in her hand
      When Alice plays Climb
      Then Sedge is face-up in Alice's level
      And Bob can tell which card Sedge is

  @3.9.2.2
  Rule: 3.9.2.2 A face-down card of the level is seen by its player alone

    Scenario: the other player does not see it
      Given Alice has Levels-Face-Down and Sedge in her hand
      When Alice plays Levels-Face-Down
      Then Sedge is face-down in Alice's level
      And Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is

    Scenario: face-up cards beside it are seen
      Given Alice has Levels-Face-Down and Sedge in her hand
      And Alice has Wall in her level
      When Alice plays Levels-Face-Down
      Then Alice has 1 face-down card in her level
      And Bob can tell which card Wall is
      And Bob cannot tell which card Sedge is

    Scenario: the same for the other player's level
      Given Alice has Draws-One in her hand
      And Bob has Sedge in his level, face-down
      And the top of Alice's deck is Reed
      When Alice plays Draws-One
      Then Alice can tell which card Reed is
      And Alice cannot tell which card Sedge is
      And Bob can tell which card Sedge is

    @own-card
    Scenario: a card that is turned face up is seen by both
      Given the event Unmask with the text
        """
        TEXT: turn 1 card in your level face-up.
        """
      And Alice has Unmask in her hand
      And Alice has Sedge in her level, face-down
      When Alice plays Unmask
      Then Sedge is face-up in Alice's level
      And both players can tell which card Sedge is

  @3.9.2.2.1
  Rule: 3.9.2.2.1 A face-down card of the level has no information

    Scenario: it gives no color
      Given a blank character Bluet with color blue, level 1
      And Alice has Levels-Face-Down, Clerk and Bluet in her hand
      When Alice plays Levels-Face-Down choosing Clerk
      Then Alice's level is 1
      And Alice may not play Bluet

    @own-card
    Scenario: face up the same card gives its color
      Given a blank character Bluet with color blue, level 1
      And the event Climb with the text
        """
        TEXT: put 1 card in your hand into your level.
        """
      And Alice has Climb, Clerk and Bluet in her hand
      When Alice plays Climb choosing Clerk
      Then Alice's level is 1
      And Alice may play Bluet

    Scenario: it counts as a card, and its level as none
      Given Alice has Levels-Face-Down and Lancer in her hand
      And Alice has Experienced and Strong-At-Two on her stage
      And Alice has Reed in her level
      When Alice plays Levels-Face-Down
      Then Strong-At-Two has 3000 power
      And Experienced has 1000 power

    Scenario: face-up cards beside it count as before
      Given Alice has Levels-Face-Down and Wall in her hand
      And Alice has Experienced on her center left
      And Alice has Lancer in her level
      When Alice plays Levels-Face-Down
      Then Alice's level is 2
      And Experienced has 2000 power

    @own-card
    Scenario: its ability does not work
      Given the character Beacon with power 1500 and the text
        """
        CONT [in level]: characters you control get +500 power.
        """
      And the event Unmask with the text
        """
        TEXT: turn 1 card in your level face-up.
        """
      And Alice has Levels-Face-Down, Beacon and Unmask in her hand
      And Alice has Reed on her center left
      When Alice plays Levels-Face-Down choosing Beacon
      Then Reed has 2000 power
      And Alice's level is 1
      When Alice plays Unmask
      Then Reed has 2500 power

  @3.9.2.2.2
  Rule: 3.9.2.2.2 A face-down card of the level lies in its new zone as that zone demands, and unseen in a hidden one

    Scenario: in the hand it is seen by its player, and the other has not seen it
      Given Alice has Returns-From-Level in her hand
      And Alice has Sedge in her level, face-down
      When Alice plays Returns-From-Level
      Then Sedge is in Alice's hand
      And Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is
      And Sedge has not been shown to Bob

    Scenario: in the stock nobody sees it
      Given Alice has Stocks-From-Level in her hand
      And Alice has Sedge in her level, face-down
      When Alice plays Stocks-From-Level
      Then Sedge is in Alice's stock
      And nobody can tell which card Sedge is
      And Sedge has not been shown to Bob

    @own-card
    Scenario: in the waiting room everybody sees it
      Given the event Descend with the text
        """
        TEXT: put 1 card in your level into the waiting room.
        """
      And Alice has Descend in her hand
      And Alice has Sedge in her level, face-down
      When Alice plays Descend
      Then Bob sees Sedge in Alice's waiting room

    @own-card
    Scenario: in the clock it lies face up and has its color again
      Given a blank character Bluet with color blue, level 1
      And the event Slide with the text
        """
        TEXT: put 1 face-down card in your level into your clock.
        """
      And Alice has Slide and Bluet in her hand
      And Alice is at level 1
      And Alice has Clerk in her level, face-down
      When Alice plays Slide
      Then Bob sees Clerk in Alice's clock
      And Alice may play Bluet

  @3.9.3
  Rule: 3.9.3 New cards lie on top of the level, which keeps its order; four cards lose

    Scenario: a new card lies on top
      Given it is Alice's clock phase
      And Alice's level is, from the top, Wall and Sedge
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Alice's level is, from the top, Reed, Wall and Sedge

    Scenario: the fourth card loses the game
      Given it is Alice's clock phase
      And Alice is at level 3
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Alice loses

    Scenario: three cards do not
      Given it is Alice's clock phase
      And Alice is at level 2
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      And Alice puts Reed into her level
      Then Alice's level is 3
      And the game goes on

    Scenario: a face-down card is a card of the level too
      Given Alice has Levels-Face-Down and Sedge in her hand
      And Alice is at level 3
      When Alice plays Levels-Face-Down
      Then Alice loses

    @reading:level-face-down-order
    Scenario: face-down cards of the level keep their order
      Given a game of Weiss Schwarz in Alice's clock phase
      And Alice's level is, from the top, Sedge and Reed
      And Reed is face-down
      And Sedge is face-down
      And Alice has Wall in her clock
      And Alice has 5 cards in her clock
      And Alice has Clerk in her hand
      When Alice puts Clerk into her clock
      And Alice puts Wall into her level
      Then Alice's level is, from the top, Wall, Sedge and Reed
      And nobody was asked to order cards
