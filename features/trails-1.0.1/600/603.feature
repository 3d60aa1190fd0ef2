Feature: 603 Game Setup

  Background:
    Given a game of Trails from decks

  @603.1
  Rule: 603.1 The setup goes through its steps in the given order, for both players

    Scenario: the initiative is decided before anybody has a hand
      When the game begins
      Then Alice is asked to decide who has the initiative
      And Alice's hand is empty
      And Bob's hand is empty

    Scenario: no first hand is drawn before its deck is shuffled
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk and Whetstone
      And Alice's deck is shuffled into, from the top, Whetstone
      When the game begins
      And Alice gives the initiative to Alice
      Then Whetstone is in Alice's hand
      And Clerk is on the top of Alice's deck

    Scenario: both first hands are drawn before the first exchange
      When the game begins
      And Alice gives the initiative to Bob
      Then Bob is asked to exchange cards
      And Alice has 4 cards in her hand
      And Bob has 4 cards in his hand

  @603.1a
  Rule: 603.1a A player picked at random decides who has the first initiative

    Scenario: the first player decides when chance picks that one
      Given chance picks Alice
      When the game begins
      Then Alice is asked to decide who has the initiative

    Scenario: the second player decides when chance picks that one
      Given chance picks Bob
      When the game begins
      Then Bob is asked to decide who has the initiative

    Scenario: the player whom chance picked may take the initiative or give it away
      Given chance picks Bob
      When the game begins
      Then Bob may give the initiative to Bob
      And Bob may give the initiative to Alice

    Scenario: the picked player gives the initiative to the other one
      Given chance picks Bob
      When the game begins
      And Bob gives the initiative to Alice
      Then Alice has the initiative

  @603.1b
  Rule: 603.1b Both decks are shuffled and lie face-down in the Deck Zone

    Scenario: the first hand comes out of the shuffled deck
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      And Alice's deck is shuffled into, from the top, Gate, Clerk, Whetstone, Sedge and Reed
      When the game begins
      And Alice gives the initiative to Alice
      Then Alice has only Gate, Clerk, Whetstone and Sedge in her hand
      And Reed is on the top of Alice's deck

    Scenario: the other player's deck is shuffled as well
      Given Bob's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      And Bob's deck is shuffled into, from the top, Gate, Clerk, Whetstone, Sedge and Reed
      When the game begins
      And Alice gives the initiative to Alice
      Then Bob has only Gate, Clerk, Whetstone and Sedge in his hand
      And Reed is on the top of Bob's deck

    Scenario: after the setup nobody can read a deck, not even the own one
      When the game begins
      And Alice gives the initiative to Alice
      Then both players see 46 cards in Alice's deck
      And both players cannot tell which cards they are

    Scenario: the first hand comes out of what the opponent's shuffle has made of the deck
      Given players are asked whether to shuffle
      And Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      And Alice's deck is shuffled into, from the top, Gate, Clerk, Whetstone, Sedge and Reed
      And Alice's deck is shuffled into, from the top, Lancer, Reed, Sedge, Gate and Clerk
      When the game begins
      And Alice gives the initiative to Alice
      And Alice shuffles no deck
      Then Bob is asked to shuffle the other deck
      When Bob shuffles Alice's deck
      Then Alice has only Lancer, Reed, Sedge and Gate in her hand
      And Clerk is on the top of Alice's deck

    Scenario: a player may leave the opponent's deck as its owner has shuffled it
      Given players are asked whether to shuffle
      And Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      And Alice's deck is shuffled into, from the top, Gate, Clerk, Whetstone, Sedge and Reed
      And Alice's deck is shuffled into, from the top, Lancer, Reed, Sedge, Gate and Clerk
      When the game begins
      And Alice gives the initiative to Alice
      And Alice shuffles Bob's deck
      Then Bob may shuffle Alice's deck
      And Bob may shuffle no deck
      When Bob shuffles no deck
      Then Alice has only Gate, Clerk, Whetstone and Sedge in her hand
      And Reed is on the top of Alice's deck

  @603.1c
  Rule: 603.1c Each player draws four cards

    Scenario: both players have the upper four cards of their decks
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk and Whetstone
      And Bob's deck holds 4 copies of Fanfare and Gate
      When the game begins
      And Alice gives the initiative to Alice
      Then Alice has only Reed, Sedge, Lancer and Clerk in her hand
      And Whetstone is on the top of Alice's deck
      And Bob has only four Fanfares in his hand
      And Gate is on the top of Bob's deck

    Scenario: the smaller deck of Blitz Shield Mode gives four cards too
      Given a game of Trails from decks in Blitz Shield Mode
      When the game begins
      And Alice gives the initiative to Bob
      Then Alice has 4 cards in her hand
      And Bob has 4 cards in his hand
      And Alice's deck has 36 cards
      And Bob's deck has 36 cards

    Scenario: the player without the initiative draws no card more
      When the game begins
      And Alice gives the initiative to Bob
      And Bob exchanges no card
      And Alice exchanges no card
      Then Alice has 4 cards in her hand
      And Bob has 4 cards in his hand

    @own-card @reading:no-abilities-before-the-game
    Scenario: a craft that is valid in the deck does not touch the first hand
      Given the UNIT Miser with CP cost 2, STR 1, DEF 2 and the text
        """
        REPLACE [in deck] when you would draw a card: gain 1 bond instead.
        """
      And Alice's deck holds 4 copies of Miser
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      And Bob exchanges no card
      Then Alice has 4 cards in her hand
      And Alice has gained 0 bond

  @603.1d
  Rule: 603.1d First the Initiative Player, then the other may exchange hand cards through the bottom of the deck

    Scenario: the player with the initiative is asked first
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      And Bob exchanges no card
      Then Alice was asked before Bob to exchange cards

    Scenario: the second player is asked first when that one has the initiative
      When the game begins
      And Alice gives the initiative to Bob
      And Bob exchanges no card
      And Alice exchanges no card
      Then Bob was asked before Alice to exchange cards

    Scenario: exchanged cards go under the deck and as many come from its top
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone, Gate and Fanfare
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges Reed and Lancer
      Then Alice has only Sedge, Clerk, Whetstone and Gate in her hand
      And the bottom of Alice's deck is Reed and Lancer
      And Fanfare is on the top of Alice's deck
      And Alice's deck has 46 cards

    @502.4
    Scenario: the player chooses in which order the exchanged cards lie under the deck
      Given Alice's deck holds Reed, Sedge, Lancer and Clerk
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges Lancer, Reed and Sedge
      Then the bottom of Alice's deck is Lancer, Reed and Sedge

    Scenario: a whole hand may be exchanged
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone, Gate, Fanfare, Courier and Returns-Unit
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges Reed, Sedge, Lancer and Clerk
      Then Alice has only Whetstone, Gate, Fanfare and Courier in her hand
      And Returns-Unit is on the top of Alice's deck

    Scenario: a single card may be exchanged
      Given Bob's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      And Bob exchanges Sedge
      Then Bob has only Reed, Lancer, Clerk and Whetstone in his hand
      And Sedge is on the bottom of Bob's deck
      And Gate is on the top of Bob's deck

    Scenario: a player who exchanges nothing keeps hand and deck as they are
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk and Whetstone
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges no card
      Then Alice has only Reed, Sedge, Lancer and Clerk in her hand
      And Whetstone is on the top of Alice's deck

    Scenario: there is one exchange for each player and no second one
      Given Alice's deck holds Reed
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges Reed
      And Bob exchanges no card
      Then Alice has priority
      And it is turn 1

    Scenario: the opponent does not see which cards were exchanged
      Given Alice's deck holds Reed, Sedge, Lancer, Clerk, Whetstone and Gate
      When the game begins
      And Alice gives the initiative to Alice
      And Alice exchanges Reed and Lancer
      Then Bob cannot tell which card Reed is
      And Bob cannot tell which card Whetstone is
      And Bob sees 4 cards in Alice's hand
      And Bob cannot tell which cards they are

  @603.1e
  Rule: 603.1e The first turn begins with the player who was chosen as Initiative Player

    @reading:initiative-is-the-chosen-player
    Scenario: the picked player who gave the initiative away does not begin
      Given chance picks Alice
      When the game begins
      And Alice gives the initiative to Bob
      And Bob exchanges no card
      And Alice exchanges no card
      Then it is turn 1
      And Bob has the initiative
      And Bob is the primary player
      And Bob has priority

    Scenario: the picked player who kept the initiative begins
      Given chance picks Bob
      When the game begins
      And Bob gives the initiative to Bob
      And Bob exchanges no card
      And Alice exchanges no card
      Then it is turn 1
      And Bob has the initiative
      And Bob has priority

    @reading:initiative-is-the-chosen-player
    Scenario: the one who begins draws first, and two cards as in every turn
      When the game begins
      And Alice gives the initiative to Bob
      And Bob exchanges no card
      And Alice exchanges no card
      And the game reaches Bob's draw step
      Then Bob has 6 cards in his hand
      And Alice has 4 cards in her hand
