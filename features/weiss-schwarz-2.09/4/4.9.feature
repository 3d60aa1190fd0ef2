Feature: 4.9 Reveal

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.9.1
  Rule: 4.9.1 Revealed cards are shown to both players and stay in the deck

    Scenario: both players are shown both cards
      Given Alice has Reveals-Two in her hand
      And the top of Alice's deck is Finale and Memo
      When Alice plays Reveals-Two
      Then Finale has been shown to both players
      And Memo has been shown to both players

    Scenario: the cards stay where they were
      Given Alice has Reveals-Two in her hand
      And the top of Alice's deck is Finale and Memo
      When Alice plays Reveals-Two
      Then Reveals-Two is in Alice's waiting room
      And the top of Alice's deck is Finale and Memo
      And Alice's resolution zone is empty

    Scenario: a third card is not shown
      Given Alice has Reveals-Two in her hand
      And the top of Alice's deck is Finale, Memo and Sedge
      When Alice plays Reveals-Two
      Then Memo has been shown to Bob
      And Sedge has not been shown to Bob
      And Sedge has not been shown to Alice

    Scenario: after the effect nobody sees them any more
      Given Alice has Reveals-Two in her hand
      And the top of Alice's deck is Finale and Memo
      When Alice plays Reveals-Two
      Then Reveals-Two is in Alice's waiting room
      And nobody can tell which card Finale is

    @own-card
    Scenario: up to a number of cards may be fewer
      Given the event Unveil with the text
        """
        TEXT: reveal up to 3 cards from the top of your deck.
        """
      And Alice has Unveil in her hand
      And the top of Alice's deck is Finale and Memo
      When Alice plays Unveil
      And Alice goes on with the next card
      And Alice stops before the next card
      Then Finale has been shown to Bob
      And Memo has not been shown to Bob

    @own-card
    Scenario: a revealed card is seen by both while the effect goes on
      Given the event Unveil with the text
        """
        TEXT: reveal the top 2 cards of your deck. put 1 card among those cards into your hand.
        """
      And Alice has Unveil in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Unveil
      Then Bob can tell which card Reed is
      And Bob can tell which card Sedge is
      And the top of Alice's deck is Reed and Sedge

    @own-card
    Scenario: with nothing chosen the rest is all that was revealed
      Given the event Scout with the text
        """
        TEXT: reveal the top 2 cards of your deck. put up to 1 climax among those cards into your hand. put the rest on the bottom of your deck.
        """
      And Alice has Scout in her hand
      And the top of Alice's deck is Finale and Reed
      When Alice plays Scout
      And Alice chooses nothing
      And Alice arranges Reed and Finale
      Then the bottom of Alice's deck is Reed and Finale
