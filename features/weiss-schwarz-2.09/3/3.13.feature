Feature: 3.13 Resolution Zone

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.13.1
  Rule: 3.13.1 Cards lie in the resolution zone only while something is being resolved

    Scenario: after an event the zone is empty
      Given Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 1 card in her hand
      And Alice's resolution zone is empty

    Scenario: after an attack the zones of both players are empty
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      When Reed attacks
      Then Bob has 2 cards in his clock
      And Alice's resolution zone is empty
      And Bob's resolution zone is empty

  @3.13.1.1 @8.6.2.5.2
  Rule: 3.13.1.1 A played event lies in the resolution zone until its effect is over

    Scenario: while the effect asks for a choice the event lies there
      Given Alice has Rests-A-Character in her hand
      And Alice has Reed and Clerk on her stage
      When Alice plays Rests-A-Character
      Then Rests-A-Character is in Alice's resolution zone
      When Alice chooses Reed
      Then Rests-A-Character is in Alice's waiting room

    Scenario: a refresh by its effect does not shuffle the event in
      Given Alice has Draws-Two in her hand
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      When Alice plays Draws-Two
      Then Alice has only Draws-Two in her waiting room
      And Alice's deck has 1 card

  @3.13.1.2 @7.3.1.2.3
  Rule: 3.13.1.2 The card of a trigger check lies in the resolution zone and then face down in the stock

    Scenario: while its icon is performed it lies there
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And the top of Alice's deck is Draw-Climax
      When Reed attacks
      Then Alice is asked to decide whether to do it
      And Draw-Climax is in Alice's resolution zone
      And Alice's stock is empty
      When Alice says no
      Then Draw-Climax is in Alice's stock
      And nobody can tell which card Draw-Climax is

    Scenario: a refresh in the check does not shuffle the card in
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice's deck is, from the top, Sedge
      And Alice has Clerk, Wall and Titan in her waiting room
      When Reed attacks
      Then Alice has only Sedge in her stock
      And Alice's deck has 2 cards
      And Alice has 1 card in her clock

  @3.13.1.3 @4.10.1.2
  Rule: 3.13.1.3 Cards of damage go from the resolution zone to the clock, or canceled to the waiting room

    @events
    Scenario: they pass through the resolution zone to the clock
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Damages-For-Two
      Then Sedge moved to Bob's resolution zone before Reed moved from Bob's resolution zone to Bob's clock

    Scenario: canceled damage goes to the waiting room
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Finale
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Finale in his waiting room
      And Bob's clock is empty
      And Bob's resolution zone is empty

  @3.13.1.3.1 @4.10.1.3
  Rule: 3.13.1.3.1 Cards of damage lie on the clock in the order in which they were turned up

    Scenario: the last one turned up lies on top
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      And Bob's clock is, from the top, Wall
      When Alice plays Damages-For-Two
      Then Bob's clock is, from the top, Sedge, Reed and Wall
      And nobody was asked to order cards

    Scenario: a card that a refresh puts into the clock meanwhile lies beneath them
      Given Alice has Damages-For-Two in her hand
      And Bob's deck is, from the top, Reed
      And Bob has Sedge, Clerk and Wall in his waiting room
      And Bob's deck is shuffled into, from the top, Sedge, Clerk and Wall
      And Bob's clock is, from the top, Titan
      When Alice plays Damages-For-Two
      Then Bob's clock is, from the top, Clerk, Reed, Sedge and Titan

  @3.13.1.4 @10.7.3
  Rule: 3.13.1.4 The cards of a Brainstorm lie in the resolution zone before they go to the waiting room

    @events
    Scenario: both cards lie there before the first one leaves
      Given Alice has Brainstormer on her center left
      And the top of Alice's deck is Reed and Sedge
      When Alice uses Brainstormer's ACT
      Then Sedge moved from Alice's deck to Alice's resolution zone before Reed moved from Alice's resolution zone to Alice's waiting room

    Scenario: they end in the waiting room
      Given Alice has Brainstormer on her center left
      And the top of Alice's deck is Reed, Finale and Sedge
      When Alice uses Brainstormer's ACT
      Then Alice has only Reed and Finale in her waiting room
      And Alice has only Sedge in her hand

    Scenario: a refresh in the middle leaves the card that is turned up already
      Given Alice has Brainstormer on her center left
      And Alice's deck is, from the top, Reed
      And Alice has Sedge, Clerk and Wall in her waiting room
      And Alice's deck is shuffled into, from the top, Sedge, Clerk and Wall
      When Alice uses Brainstormer's ACT
      Then Alice has only Reed and Clerk in her waiting room
      And Alice's deck is, from the top, Wall

  @3.13.2
  Rule: 3.13.2 Everybody sees the resolution zone in its order, and new cards lie on top

    @own-card
    Scenario: flipped cards lie one upon the other above the event
      Given the event Unfold with the text
        """
        TEXT: flip the top 2 cards of your deck. put 1 card among those cards into your hand.
        """
      And Alice has Unfold in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Unfold
      Then Alice's resolution zone is, from the top, Sedge, Reed and Unfold
      And both players see Reed and Sedge in Alice's resolution zone

    Scenario: the card of a trigger check is seen by both
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And the top of Alice's deck is Draw-Climax
      When Reed attacks
      Then both players see Draw-Climax in Alice's resolution zone
