Feature: 9.2 Refresh Resolution

  @9.2.1
  Rule: 9.2.1 A deck without cards is refreshed at once, whatever is going on

    Scenario: the last card of the deck is drawn for the turn
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has 4 cards in her waiting room
      When the turn ends
      Then Reed is in Alice's hand
      And Alice's deck has 3 cards
      And Alice's waiting room is empty
      And Alice has 1 card in her clock

    Scenario: one card that is left does not make a refresh
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed and Sedge
      And Alice has 4 cards in her waiting room
      When the turn ends
      Then Alice's deck has 1 card
      And Alice has 4 cards in her waiting room
      And Alice's clock is empty

    Scenario: a draw of two cards goes on after the refresh
      Given a game of Weiss Schwarz in Alice's clock phase
      And Alice has Clerk in her hand
      And Alice's deck is, from the top, Reed
      And Alice has 4 cards in her waiting room
      When Alice puts Clerk into her clock
      Then Alice has 2 cards in her hand
      And Alice's deck has 2 cards
      And Alice has 2 cards in her clock
      And Alice's waiting room is empty

    Scenario: the deck runs out in the middle of damage, which goes on with the new deck
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Lancer on her center left
      And Bob's deck is, from the top, Reed and Sedge
      And Bob has 5 cards in his waiting room
      When Lancer attacks
      Then Bob has 4 cards in his clock
      And Bob's deck has 3 cards
      And Bob's waiting room is empty

    Scenario: the card of a trigger check is the last of the deck
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Lancer on her center left
      And Alice's deck is, from the top, Clerk
      And Alice has 3 cards in her waiting room
      When Lancer attacks
      Then Clerk is in Alice's stock
      And Alice has 1 card in her clock
      And Alice's deck has 2 cards

    @events
    Scenario: the refresh comes before the icon of that card is performed
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Lancer on her center left
      And Alice's deck is, from the top, Draw-Climax
      And Alice has 3 cards in her waiting room
      When Lancer attacks
      And Alice says yes
      Then Alice has 1 card in her hand
      And Alice refreshed before Alice drew a card

    Scenario: a player who is not the turn player refreshes too
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Damages-For-Two in her hand
      And Bob's deck has 2 cards
      And Bob has 6 cards in his waiting room
      When Alice plays Damages-For-Two
      Then Bob has 3 cards in his clock
      And Bob's deck has 5 cards

  @9.2.2
  Rule: 9.2.2 The waiting room becomes the deck, is shuffled, and its top card goes into the clock

    @reading:refresh-is-shelved-only-without-waiting-room
    Scenario: all of the waiting room is shuffled in, climaxes and events as well
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has Finale, Memo and Sedge in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Finale and Memo
      When the turn ends
      Then Alice has only Sedge in her clock
      And Alice's deck is, from the top, Finale and Memo

    Scenario: the card goes into the clock only after the shuffle, whichever comes to the top
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has Finale, Memo and Sedge in her waiting room
      And Alice's deck is shuffled into, from the top, Finale, Sedge and Memo
      When the turn ends
      Then Alice has only Finale in her clock

    @events
    Scenario: first the cards are moved, then they are shuffled, then the top one is put into the clock
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has Memo and Sedge in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge and Memo
      When the turn ends
      Then Sedge moved from Alice's waiting room to Alice's deck before Alice's deck was shuffled
      And Alice's deck was shuffled before Sedge moved from Alice's deck to Alice's clock

    Scenario: the card is laid on top of the clock
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has Sedge and Memo in her waiting room
      And Alice has Wall in her clock
      And Alice's deck is shuffled into, from the top, Sedge and Memo
      When the turn ends
      Then Alice's clock is, from the top, Sedge and Wall

    Scenario: the card may be the seventh of the clock, and a level up follows
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      And Alice has Sedge and Memo in her waiting room
      And Alice has Wall in her clock
      And Alice has 5 cards in her clock
      And Alice's deck is shuffled into, from the top, Sedge and Memo
      When the turn ends
      Then Alice is asked to level up
      And Alice may put Sedge into her level
      When Alice puts Wall into her level
      Then Alice's clock is empty
      And Wall is in Alice's level
      And Alice has 6 cards in her waiting room

    @reading:refresh-card-is-no-damage
    Scenario: a climax that the refresh puts into the clock cancels nothing
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob's deck is, from the top, Reed
      And Bob has Finale, Sedge and Wall in his waiting room
      And Bob's deck is shuffled into, from the top, Finale, Sedge and Wall
      When Lancer side attacks
      Then Bob's clock is, from the top, Sedge, Reed and Finale
      And Bob's deck is, from the top, Wall

    @reading:refresh-leaves-the-resolution-zone
    Scenario: what lies in the resolution zone is not shuffled in
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob's deck is, from the top, Reed and Sedge
      And Bob has 3 cards in his waiting room
      When Titan side attacks
      Then Bob has Reed and Sedge in his clock
      And Bob has 4 cards in his clock
      And Bob's deck has 1 card

  @9.2.2.1
  Rule: 9.2.2.1 Without a waiting room a player loses in damage, unless a climax lies turned up; else the refresh waits

    @reading:empty-deck-in-damage-loses-at-once
    Scenario: the deck runs out in damage and there is nothing to refresh from
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Titan on her center left
      And Bob's deck is, from the top, Reed and Sedge
      When Titan attacks
      Then Bob loses because of 9.2.2.1

    @reading:last-damage-card-is-still-damage
    Scenario: the last card of the damage is also the last of the deck
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob's deck is, from the top, Reed and Sedge
      When Lancer side attacks
      Then Bob loses because of 9.2.2.1
      And Bob's clock is empty

    Scenario: a climax as the very last card saves the player
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Titan on her center left
      And Bob's deck is, from the top, Reed, Sedge and Finale
      When Titan attacks
      Then the game goes on
      And Bob has 1 card in his clock
      And Bob's deck has 2 cards
      And Bob's waiting room is empty

    Scenario: one card in the waiting room is enough to go on with the damage, but not to survive it
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Titan on her center left
      And Bob's deck is, from the top, Reed and Sedge
      And Bob has Wall in his waiting room
      When Titan attacks
      Then Bob loses because of 9.2.2.1
      And Wall is in Bob's clock

    Scenario: outside damage nobody loses before the next check timing
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice's deck is, from the top, Reed
      When the turn ends
      Then Alice loses because of 9.4.1.2
      And Reed is in Alice's hand

    @reading:shelved-refresh-is-the-same-event
    Scenario: the refresh waits until the waiting room has cards, and is done at once then
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Draws-Then-Puts-Three-Away, Clerk, Sedge and Memo in her hand
      And Alice's deck is, from the top, Reed
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Memo
      When Alice plays Draws-Then-Puts-Three-Away
      And Alice chooses Clerk, Sedge and Memo
      Then Sedge is in Alice's clock
      And Clerk is in Alice's hand
      And Reed is in Alice's hand
      And Alice's deck is, from the top, Memo
      And the game goes on

  @9.2.3
  Rule: 9.2.3 No refresh while a cost is being paid

    @8.4.2.1
    Scenario: the deck that a cost empties is refreshed after the whole cost, with all that was paid
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice's deck is, from the top, Reed
      And Alice has Wall in her stock
      And Alice has Sedge and Memo in her waiting room
      And Alice's deck is shuffled into, from the top, Memo, Wall and Sedge
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      Then Alice's clock is, from the top, Memo and Reed
      And Wall is in Alice's hand
      And Alice's deck is, from the top, Sedge
      And Alice's waiting room is empty

    @8.4.2.1
    Scenario: a cost may be paid with the last card of the deck while the waiting room is empty
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice's deck is, from the top, Reed
      And Alice has Wall and Sedge in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      Then Alice loses because of 9.4.1.2
      And Wall is in Alice's clock

  @9.2.4
  Rule: 9.2.4 What waits for a refresh is triggered by this resolution

    Scenario: a refresh in the draw phase triggers what waits for one
      Given a game of Weiss Schwarz in Bob's attack phase
      And Alice has Draws-On-Refresh on her center left
      And Alice's deck is, from the top, Reed
      And Alice has 5 cards in her waiting room
      When the turn ends
      Then Alice has 2 cards in her hand
      And Alice's deck has 3 cards

    Scenario: the other player's refresh is not one's own
      Given a game of Weiss Schwarz in Bob's attack phase
      And Bob has Draws-On-Refresh on his center left
      And Alice's deck is, from the top, Reed
      And Alice has 5 cards in her waiting room
      When the turn ends
      Then Bob's hand is empty
      And Alice has 1 card in her clock

    Scenario: a shuffle by an effect is no refresh
      Given a game of Weiss Schwarz in Alice's main phase
      And Alice has Draws-On-Refresh on her center left
      And Alice has Shuffles in her hand
      When Alice plays Shuffles
      Then Shuffles is in Alice's waiting room
      And Alice's hand is empty
