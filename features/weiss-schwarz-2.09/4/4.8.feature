Feature: 4.8 Looking at the Top of the Deck

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.8.1
  Rule: 4.8.1 The player who looks learns the cards, which stay in the deck

    Scenario: the player sees the three cards and the other does not
      Given Alice has Looks-At-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Looks-At-Three
      Then Alice can tell which card Reed is
      And Alice can tell which card Clerk is
      And Bob cannot tell which card Reed is
      And Bob cannot tell which card Clerk is

    Scenario: the fourth card stays unknown
      Given Alice has Looks-At-Three in her hand
      And the top of Alice's deck is Reed, Sedge, Clerk and Wall
      When Alice plays Looks-At-Three
      Then Alice may choose among Reed, Sedge and Clerk
      And nobody can tell which card Wall is

    Scenario: the cards are in the deck while they are looked at
      Given Alice has Looks-At-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Looks-At-Three
      Then Alice is asked to choose cards
      And Alice's deck has 23 cards
      And the top of Alice's deck is Reed, Sedge and Clerk

    Scenario: what is not taken stays in its place
      Given Alice has Looks-At-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Looks-At-Three
      And Alice chooses Sedge
      Then the top of Alice's deck is Reed and Clerk
      And Alice has only Sedge in her hand

    Scenario: up to two cards may be one card
      Given Alice has Looks-Up-To-Two in her hand
      And the top of Alice's deck is Reed and Sedge
      When Alice plays Looks-Up-To-Two
      And Alice goes on with the next card
      Then Alice can tell which card Reed is
      And Alice is asked to go on with the next card
      When Alice stops before the next card
      Then Alice's deck has 22 cards
      And nobody can tell which card Sedge is

    @own-card
    Scenario: a look at the other player's deck is for the one who looks
      Given the event Spy with the text
        """
        TEXT: look at the top 2 cards of your opponent's deck. put 1 card among those cards into the waiting room.
        """
      And Alice has Spy in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Spy
      Then Alice can tell which card Reed is
      And Bob cannot tell which card Reed is
      When Alice chooses Sedge
      Then Sedge is in Bob's waiting room
      And Reed is on the top of Bob's deck

    @own-card
    Scenario: the rest of the cards looked at is what was not chosen
      Given the event Scout with the text
        """
        TEXT: look at up to 4 cards from the top of your deck. choose up to 1 character among those cards. reveal it, then put it into your hand. put the rest into the waiting room.
        """
      And Alice has Scout in her hand
      And the top of Alice's deck is Finale, Reed, Memo, Sedge and Wall
      When Alice plays Scout
      And Alice goes on with the next card
      And Alice goes on with the next card
      And Alice goes on with the next card
      And Alice stops before the next card
      And Alice chooses Reed
      Then Alice has only Reed in her hand
      And Alice has only Finale, Memo and Scout in her waiting room
      And Reed has been shown to Bob
      And the top of Alice's deck is Sedge
