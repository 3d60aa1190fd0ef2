Feature: 3.2 Deck

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.2.1 @5.2.1.2
  Rule: 3.2.1 The decks lie in the deck zones when the game begins

    Scenario: after the first five cards the rest of each deck lies there
      Given a game of Weiss Schwarz from decks
      When the game begins
      Then Alice's deck has 45 cards
      And Bob's deck has 45 cards
      And Alice's waiting room is empty

    Scenario: the cards are drawn from the deck as it was shuffled
      Given a game of Weiss Schwarz from decks
      And Bob's deck holds Reed, Sedge and Titan
      And Bob's deck is shuffled into, from the top, Titan and Reed
      When the game begins
      Then Titan and Reed are in Bob's hand
      And Bob's deck has 45 cards

  @3.2.2
  Rule: 3.2.2 Nobody sees the cards of a deck or their order, and nobody changes it

    Scenario: the card on top is known to nobody until it is drawn
      Given Alice has Draws-One in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Draws-One
      Then Alice can tell which card Reed is
      And nobody can tell which card Sedge is

    Scenario: a card that everybody saw is unknown once it lies in the deck
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Sedge, Clerk and Reed
      Then nobody can tell which card Sedge is
      And nobody can tell which card Clerk is

    Scenario: a draw leaves the order of the rest as it was
      Given Alice has Draws-Two in her hand
      And Alice's deck is, from the top, Reed, Sedge, Clerk, Wall and Lancer
      When Alice plays Draws-Two
      Then Alice's deck is, from the top, Clerk, Wall and Lancer
      And Alice was not asked to order cards

    @unchanged
    Scenario: the other player's deck is as unknown as one's own
      Given the top of Bob's deck is Reed
      And the top of Alice's deck is Sedge
      Then nobody can tell which card Reed is
      And nobody can tell which card Sedge is

    Scenario: the card that the opponent draws stays unknown
      Given it is Alice's attack phase
      And the top of Bob's deck is Reed and Sedge
      When the turn ends
      Then Reed is in Bob's hand
      And Alice cannot tell which card Reed is
      And nobody can tell which card Sedge is

  @3.2.3
  Rule: 3.2.3 What is done with several cards of the deck is done card by card

    @own-card
    Scenario: cards from the top lie in the clock in the order in which they came
      Given the event Tide with the text
        """
        TEXT: put the top 3 cards of your deck into your clock.
        """
      And Alice has Tide in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Tide
      Then Alice's clock is, from the top, Clerk, Sedge and Reed
      And Alice was not asked to order cards

    @own-card
    Scenario: from the bottom the lowest card comes first
      Given the event Undertow with the text
        """
        TEXT: put the bottom 2 cards of your deck into your clock.
        """
      And Alice has Undertow in her hand
      And the bottom of Alice's deck is Reed and Sedge
      When Alice plays Undertow
      Then Alice's clock is, from the top, Reed and Sedge

    @events
    Scenario: three cards go to the waiting room one after the other
      Given Alice has Mills-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Mills-Three
      Then Reed moved to Alice's waiting room before Sedge moved to Alice's waiting room
      And Sedge moved to Alice's waiting room before Clerk moved to Alice's waiting room

    Scenario: exactly the number of cards is taken
      Given Alice has Mills-Three in her hand
      And the top of Alice's deck is Reed, Sedge, Clerk and Wall
      When Alice plays Mills-Three
      Then Alice has only Reed, Sedge, Clerk and Mills-Three in her waiting room
      And Wall is on the top of Alice's deck

    @events
    Scenario: what waits for a drawn card is triggered for each
      Given Alice has Draws-Two in her hand
      And Alice has Clocks-When-You-Draw on her center left
      When Alice plays Draws-Two
      Then Clocks-When-You-Draw's AUTO triggered 2 times

  @3.2.3.1
  Rule: 3.2.3.1 With up to a number of cards the player may stop before each next one

    Scenario: the player stops after the first card
      Given Alice has Mills-Up-To-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Mills-Up-To-Three
      And Alice goes on with the next card
      Then Reed is in Alice's waiting room
      And Alice is asked to go on with the next card
      When Alice stops before the next card
      Then Alice has only Reed and Mills-Up-To-Three in her waiting room
      And Sedge is on the top of Alice's deck

    Scenario: the player goes on to the full number and is not asked for a fourth
      Given Alice has Mills-Up-To-Three in her hand
      And the top of Alice's deck is Reed, Sedge, Clerk and Wall
      When Alice plays Mills-Up-To-Three
      And Alice goes on with the next card
      And Alice goes on with the next card
      And Alice goes on with the next card
      Then Alice has a play timing
      And Alice has only Reed, Sedge, Clerk and Mills-Up-To-Three in her waiting room
      And Wall is on the top of Alice's deck

    Scenario: the first card is known when the second is asked for
      Given Alice has Looks-Up-To-Two in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Looks-Up-To-Two
      And Alice goes on with the next card
      Then Alice can tell which card Reed is
      And Alice cannot tell which card Sedge is

    Scenario: a fixed number is not asked for
      Given Alice has Mills-Three in her hand
      When Alice plays Mills-Three
      Then Alice has 4 cards in her waiting room
      And nobody was asked to go on with the next card

  @3.2.3.1.1
  Rule: 3.2.3.1.1 With up to a number of cards the player may take none

    Scenario: the player is asked before the first card is taken
      Given Alice has Mills-Up-To-Three in her hand
      And the top of Alice's deck is Reed
      When Alice plays Mills-Up-To-Three
      Then Alice is asked to go on with the next card
      And Alice may stop before the next card
      And Reed is on the top of Alice's deck

    Scenario: the player stops before the first card
      Given Alice has Mills-Up-To-Three in her hand
      And the top of Alice's deck is Reed
      When Alice plays Mills-Up-To-Three
      And Alice stops before the next card
      Then Alice has only Mills-Up-To-Three in her waiting room
      And Reed is on the top of Alice's deck

    Scenario: looking at no card shows none
      Given Alice has Looks-Up-To-Two in her hand
      And the top of Alice's deck is Reed
      When Alice plays Looks-Up-To-Two
      And Alice stops before the next card
      Then Looks-Up-To-Two is in Alice's waiting room
      And nobody can tell which card Reed is

    Scenario: with a deck of one card, stopping keeps the refresh away
      Given Alice has Mills-Up-To-Three in her hand
      And Alice's deck is, from the top, Reed
      And Alice has 3 cards in her waiting room
      When Alice plays Mills-Up-To-Three
      And Alice stops before the next card
      Then Alice's clock is empty
      And Alice has 4 cards in her waiting room

  @3.2.3.2
  Rule: 3.2.3.2 When the deck runs out the action waits for the refresh and then goes on

    Scenario: the rest of three cards comes from the new deck
      Given Alice has Mills-Three in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk, Wall and Lancer in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Reed, Wall, Clerk and Lancer
      When Alice plays Mills-Three
      Then Alice has only Sedge in her clock
      And Alice has only Reed, Wall and Mills-Three in her waiting room
      And Alice's deck is, from the top, Clerk and Lancer

    Scenario: a draw of two cards goes on after the refresh
      Given Alice has Draws-Two in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice plays Draws-Two
      Then Alice has only Reed and Clerk in her hand
      And Alice has only Sedge in her clock
      And Alice's deck is, from the top, Wall

    Scenario: a deck of exactly the number is refreshed after the last card
      Given Alice has Draws-Two in her hand
      And Alice's deck is, from the top, Reed and Sedge
      And Alice has Clerk, Wall and Lancer in her waiting room
      And Alice's deck is shuffled into, from the top, Wall, Clerk and Lancer
      When Alice plays Draws-Two
      Then Alice has only Reed and Sedge in her hand
      And Alice has only Wall in her clock

    Scenario: up to a number of cards goes on too, and asks again after the refresh
      Given Alice has Mills-Up-To-Three in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk, Wall and Reed
      When Alice plays Mills-Up-To-Three
      And Alice goes on with the next card
      Then Alice has only Sedge in her clock
      And Alice is asked to go on with the next card
      When Alice goes on with the next card
      And Alice stops before the next card
      Then Alice has only Clerk and Mills-Up-To-Three in her waiting room

    @own-card
    Scenario: from the bottom the action goes on after the refresh as well
      Given the event Undertow with the text
        """
        TEXT: put the bottom 2 cards of your deck into your stock.
        """
      And Alice has Undertow in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice plays Undertow
      Then Alice's stock is, from the top, Wall and Reed
      And Alice's deck is, from the top, Clerk
      And Alice has only Sedge in her clock

  @3.2.3.3
  Rule: 3.2.3.3 Cards that stay in the deck are handled as far as there are any, without a refresh

    Scenario: looking at three cards of a deck of two shows both and refreshes nothing
      Given Alice has Looks-At-Three in her hand
      And Alice's deck is, from the top, Reed and Sedge
      And Alice has 4 cards in her waiting room
      When Alice plays Looks-At-Three
      Then Alice may choose among Reed and Sedge
      And Alice has 4 cards in her waiting room
      And Alice's clock is empty

    Scenario: after the look one card goes to the hand and the other stays
      Given Alice has Looks-At-Three in her hand
      And Alice's deck is, from the top, Reed and Sedge
      And Alice has 4 cards in her waiting room
      When Alice plays Looks-At-Three
      And Alice chooses Sedge
      Then Alice has only Sedge in her hand
      And Alice's deck is, from the top, Reed
      And Alice's clock is empty

    Scenario: revealing two cards of a deck of one shows that one
      Given Alice has Reveals-Two in her hand
      And Alice's deck is, from the top, Finale
      And Alice has 4 cards in her waiting room
      When Alice plays Reveals-Two
      Then Finale has been shown to Bob
      And Alice's deck is, from the top, Finale
      And Alice's clock is empty
      And Alice has 5 cards in her waiting room

    @example @own-card
    Scenario: the top seven of a deck of three are three cards
      Given the event Survey with the text
        """
        TEXT: look at the top 7 cards of your deck. put 1 card among those cards into your hand.
        """
      And Alice has Survey in her hand
      And Alice's deck is, from the top, Reed, Sedge and Clerk
      And Alice has 4 cards in her waiting room
      When Alice plays Survey
      Then Alice may choose among Reed, Sedge and Clerk
      And Alice's clock is empty
      And Alice's deck has 3 cards

    Scenario: the refresh comes once the last card is taken out
      Given Alice has Looks-At-Three in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice plays Looks-At-Three
      Then Alice has only Reed in her hand
      And Alice has only Sedge in her clock
      And Alice's deck is, from the top, Clerk and Wall

  @3.2.4
  Rule: 3.2.4 A shuffle changes the order by chance, and the owner of the deck does it

    Scenario: the deck lies as the shuffle left it
      Given Alice has Shuffles in her hand
      And Alice's deck is, from the top, Reed, Sedge and Clerk
      And Alice's deck is shuffled into, from the top, Clerk, Reed and Sedge
      When Alice plays Shuffles
      Then Alice's deck is, from the top, Clerk, Reed and Sedge

    Scenario: the other player's deck is shuffled and one's own is not
      Given Alice has Shuffles-Theirs in her hand
      And Alice's deck is, from the top, Reed, Sedge and Clerk
      And Bob's deck is, from the top, Wall, Lancer and Titan
      And Bob's deck is shuffled into, from the top, Titan, Wall and Lancer
      When Alice plays Shuffles-Theirs
      Then Bob's deck is, from the top, Titan, Wall and Lancer
      And Alice's deck is, from the top, Reed, Sedge and Clerk

    @events
    Scenario: only the deck named is shuffled
      Given Alice has Shuffles-Theirs in her hand
      When Alice plays Shuffles-Theirs
      Then it happened that Bob's deck was shuffled
      And it did not happen that Alice's deck was shuffled

    Scenario: cards that a player knew by looking are unknown after the shuffle
      Given Alice has Looks-Up-To-Two and Shuffles in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Looks-Up-To-Two
      And Alice goes on with the next card
      And Alice stops before the next card
      And Alice plays Shuffles
      Then Shuffles is in Alice's waiting room
      And nobody can tell which card Reed is

  @3.2.5
  Rule: 3.2.5 Flipped cards are shown and lie in the resolution zone

    @own-card
    Scenario: both players see flipped cards in the resolution zone
      Given the event Unfold with the text
        """
        TEXT: flip the top 2 cards of your deck. put 1 card among those cards into your hand.
        """
      And Alice has Unfold in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Unfold
      Then Reed and Sedge are in Alice's resolution zone
      And both players can tell which card Reed is
      And both players can tell which card Sedge is
      And Alice's deck has 20 cards

    @events
    Scenario: flipped cards pass through the resolution zone on their way
      Given Alice has Flips-Two in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Flips-Two
      Then Reed moved from Alice's deck to Alice's resolution zone before Reed moved to Alice's waiting room
      And Sedge moved from Alice's deck to Alice's resolution zone before Reed moved to Alice's waiting room

    Scenario: a deck that runs out while cards are flipped is refreshed, and the flipping goes on
      Given Alice has Flips-Two in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice plays Flips-Two
      Then Alice has only Reed, Clerk and Flips-Two in her waiting room
      And Alice has only Sedge in her clock
      And Alice's deck is, from the top, Wall

    Scenario: a climax that is flipped cancels nothing
      Given Alice has Flips-Two in her hand
      And the top of Alice's deck is Finale and Sedge
      When Alice plays Flips-Two
      Then Alice has only Finale, Sedge and Flips-Two in her waiting room
      And Alice's deck has 20 cards
