Feature: 3.10 Stock

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.10.1 @7.3.1.2.3
  Rule: 3.10.1 The card of a trigger check goes to the stock

    Scenario: each attack adds a card
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      And the top of Alice's deck is Sedge and Wall
      When Reed attacks
      Then Alice has only Sedge in her stock
      When Clerk attacks
      Then Alice has only Wall and Sedge in her stock
      And Bob's stock is empty

    Scenario: the stock of the attacking player grows in Bob's turn as well
      Given it is Bob's attack phase
      And Bob has Reed on his center left
      And the top of Bob's deck is Sedge
      When Reed attacks
      Then Bob has only Sedge in his stock
      And Alice's stock is empty

  @3.10.2
  Rule: 3.10.2 The stock is hidden from its own player too; cards come to the top and leave from the top

    Scenario: neither player knows a card that came from the deck
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And the top of Alice's deck is Sedge
      When Reed attacks
      Then Sedge is in Alice's stock
      And nobody can tell which card Sedge is

    Scenario: a new card lies on top
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice's stock is, from the top, Clerk and Wall
      And the top of Alice's deck is Sedge
      When Reed attacks
      Then Alice's stock is, from the top, Sedge, Clerk and Wall

    Scenario: the top cards are paid
      Given Alice is at level 2
      And Alice has Lancer in her hand
      And Alice's stock is, from the top, Sedge, Clerk and Wall
      When Alice plays Lancer onto her center left
      Then Alice has only Sedge and Clerk in her waiting room
      And Alice's stock is, from the top, Wall
      And Alice was not asked to pay

    @reading:stock-order-is-kept @own-card
    Scenario: the order is that of arrival, and nobody is asked for another
      Given the event Hoard with the text
        """
        TEXT: put the top 2 cards of your deck into your stock.
        """
      And Alice has Hoard in her hand
      And Alice's stock is, from the top, Wall
      And the top of Alice's deck is Sedge and Clerk
      When Alice plays Hoard
      Then Alice's stock is, from the top, Clerk, Sedge and Wall
      And nobody can tell which card Clerk is
      And Alice was not asked to order cards
