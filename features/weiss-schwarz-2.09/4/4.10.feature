Feature: 4.10 Damage Process

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.10.1
  Rule: 4.10.1 Damage is dealt card by card

    @events
    Scenario: each card is turned up before the next, and all of them before the clock
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Damages-For-Two
      Then Reed moved to Bob's resolution zone before Sedge moved to Bob's resolution zone
      And Sedge moved to Bob's resolution zone before Reed moved to Bob's clock

    Scenario: exactly the number of cards is turned up
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed, Sedge and Clerk
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Sedge in his clock
      And Clerk is on the top of Bob's deck

    Scenario: damage to each player is dealt to both
      Given Alice has Burns-Both in her hand
      And the top of Alice's deck is Clerk and Wall
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Burns-Both
      Then Bob's clock is, from the top, Sedge and Reed
      And Alice's clock is, from the top, Wall and Clerk

    Scenario: damage to each player is canceled for each alone
      Given Alice has Burns-Both in her hand
      And the top of Alice's deck is Clerk and Finale
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Burns-Both
      Then Bob has only Reed and Sedge in his clock
      And Alice's clock is empty
      And Clerk and Finale are in Alice's waiting room

  @4.10.1.1
  Rule: 4.10.1.1 The top card of the damaged player's deck is turned up into that player's resolution zone

    @events
    Scenario: it lies in the zone of the player who is dealt the damage
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed
      When Alice plays Damages-For-Two
      Then it happened that Reed moved from Bob's deck to Bob's resolution zone
      And it did not happen that Reed moved to Alice's resolution zone

    Scenario: the deck of the player who deals the damage is left alone
      Given Alice has Damages-For-Two in her hand
      And the top of Alice's deck is Finale
      When Alice plays Damages-For-Two
      Then Bob has 2 cards in his clock
      And Finale is on the top of Alice's deck
      And Alice's deck has 21 cards

    Scenario: it comes from the top and not from the bottom
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      And the bottom of Bob's deck is Finale
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Sedge in his clock
      And Finale is on the bottom of Bob's deck

    Scenario: the deck that runs out is refreshed and the damage goes on
      Given Alice has Damages-For-Two in her hand
      And Bob's deck is, from the top, Reed
      And Bob has Sedge, Clerk and Wall in his waiting room
      And Bob's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice plays Damages-For-Two
      Then Bob's clock is, from the top, Clerk, Reed and Sedge
      And Bob's deck is, from the top, Wall

  @4.10.1.2
  Rule: 4.10.1.2 A climax cancels: all cards of this damage go to the waiting room and no more is turned up

    Scenario: a climax as the first card
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Finale and Sedge
      When Alice plays Damages-For-Two
      Then Bob has only Finale in his waiting room
      And Bob's clock is empty
      And Sedge is on the top of Bob's deck

    Scenario: a climax as the last card
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Finale
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Finale in his waiting room
      And Bob's clock is empty

    Scenario: a climax just beyond the damage cancels nothing
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed, Sedge and Finale
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Sedge in his clock
      And Finale is on the top of Bob's deck

    Scenario: what lay in the clock before stays there
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Finale
      And Bob's clock is, from the top, Wall and Clerk
      When Alice plays Damages-For-Two
      Then Reed and Finale are in Bob's waiting room
      And Bob's clock is, from the top, Wall and Clerk

    Scenario: an event in the resolution zone is no card of the damage
      Given Alice has Burns-Both in her hand
      And the top of Alice's deck is Finale
      When Alice plays Burns-Both
      Then Alice has only Finale and Burns-Both in her waiting room
      And Bob has 2 cards in his clock

    Scenario: each damage is canceled for itself
      Given Alice has Damages-For-Two and Damages-Then-Draws in her hand
      And the top of Bob's deck is Finale, Sedge and Clerk
      When Alice plays Damages-For-Two
      And Alice plays Damages-Then-Draws
      Then Bob has only Sedge in his clock
      And Bob has only Finale in his waiting room

    Scenario: a trigger check that shows a climax cancels nothing
      Given it is Alice's attack phase
      And Alice has Lancer on her center left
      And the top of Alice's deck is Finale
      When Lancer attacks
      Then Bob has 3 cards in his clock
      And Finale is in Alice's stock

    Scenario: canceled cards go to the waiting room of the damaged player
      Given it is Bob's attack phase
      And Bob has Titan on his center left
      And the top of Alice's deck is Reed and Finale
      When Titan attacks
      Then Alice has only Reed and Finale in her waiting room
      And Alice's clock is empty
      And Bob's waiting room is empty

  @4.10.1.2.1
  Rule: 4.10.1.2.1 Texts on canceled damage speak of this cancel

    Scenario: a cancel by a climax is one
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And the top of Bob's deck is Finale
      When Draws-When-Own-Damage-Canceled attacks
      Then Alice has 1 card in her hand
      And Bob's clock is empty

    Scenario: damage that reaches the clock is not canceled
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      When Draws-When-Own-Damage-Canceled attacks
      Then Bob has 2 cards in his clock
      And Alice's hand is empty

    Scenario: damage that is not dealt for want of soul is not canceled
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And Bob has Sedge on his center right
      And the top of Bob's deck is Finale
      When Draws-When-Own-Damage-Canceled side attacks
      Then Draws-When-Own-Damage-Canceled has 0 soul
      And Alice's hand is empty
      And Finale is on the top of Bob's deck

    Scenario: damage that something else replaces is not canceled
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And Bob has Softens-Damage on his back left
      And the top of Bob's deck is Finale
      When Draws-When-Own-Damage-Canceled attacks
      Then Bob has only Finale in his clock
      And Alice's hand is empty

  @4.10.1.3
  Rule: 4.10.1.3 At the full number the cards go onto the clock in their order

    Scenario: they lie on the clock as they were turned up
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      And Bob's clock is, from the top, Wall and Clerk
      When Alice plays Damages-For-Two
      Then Bob's clock is, from the top, Sedge, Reed, Wall and Clerk
      And nobody was asked to order cards

    Scenario: one card short of the number nothing is in the clock yet, and a late climax cancels all
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And the top of Bob's deck is Reed, Sedge, Clerk and Finale
      When Titan attacks
      Then Bob's clock is empty
      And Bob has only Reed, Sedge, Clerk and Finale in his waiting room

    @events
    Scenario: all go onto the clock together
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Damages-For-Two
      Then Reed moved to Bob's clock together with Sedge moved to Bob's clock

    Scenario: the level up comes after all of them are there
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      And Bob has 6 cards in his clock
      When Alice plays Damages-For-Two
      Then Bob is asked to level up
      And Bob has 8 cards in his clock

  @4.10.2
  Rule: 4.10.2 Cards that come into the clock without damage are not canceled

    Scenario: a climax from the deck stays in the clock
      Given Alice has Clocks-Both in her hand
      And the top of Bob's deck is Finale
      When Alice plays Clocks-Both
      Then Bob has only Finale in his clock
      And Bob's waiting room is empty

    Scenario: a climax in the clock phase stays in the clock
      Given it is Alice's clock phase
      And Alice has Finale in her hand
      When Alice puts Finale into her clock
      Then Alice has only Finale in her clock
      And Alice has 2 cards in her hand

    @reading:refresh-card-is-no-damage
    Scenario: a climax that a refresh brings stays in the clock
      Given Alice has Draws-One in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Finale, Sedge and Clerk in her waiting room
      And Alice's deck is shuffled into, from the top, Finale, Sedge and Clerk
      When Alice plays Draws-One
      Then Alice has only Finale in her clock

    @own-card
    Scenario: what waits for damage is not triggered
      Given the character Mourner with power 1500 and the text
        """
        AUTO when you take damage: draw 1.
        """
      And Alice has Clocks-Both in her hand
      And Bob has Mourner on his center left
      When Alice plays Clocks-Both
      Then Bob has 1 card in his clock
      And Bob's hand is empty
