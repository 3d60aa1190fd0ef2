Feature: 3.3 Hand

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.3.1 @4.7.1
  Rule: 3.3.1 Drawn cards go to the hand

    Scenario: a drawn card lies in the hand of the player who draws
      Given Alice has Draws-One in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Draws-One
      Then Alice has only Sedge in her hand
      And Bob's hand is empty

    Scenario: the card drawn for the turn lies in the hand
      Given it is Alice's attack phase
      And the top of Bob's deck is Sedge
      When the turn ends
      Then Bob has only Sedge in his hand

    Scenario: in the other player's turn it lies in the hand of the player who draws just as well
      Given it is Bob's attack phase
      And Alice has Draws-When-Frontal-Attacked on her center right
      And Bob has Titan on his center left
      And the top of Alice's deck is Sedge
      When Titan frontal attacks
      Then Alice has only Sedge in her hand
      And Bob's hand is empty

  @3.3.2
  Rule: 3.3.2 A hand is seen by its player alone

    Scenario: a drawn card is known to its player and not to the other
      Given Alice has Draws-One in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Draws-One
      Then Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is

    Scenario: Bob's drawn card is hidden from Alice
      Given it is Alice's attack phase
      And the top of Bob's deck is Sedge
      When the turn ends
      Then Bob can tell which card Sedge is
      And Alice cannot tell which card Sedge is

    Scenario: a card that comes from the deck by a look is hidden from the other player
      Given Alice has Looks-At-Three in her hand
      And the top of Alice's deck is Reed, Sedge and Clerk
      When Alice plays Looks-At-Three
      And Alice chooses Sedge
      Then Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is

    Scenario: a card that leaves the hand for the clock is seen by both
      Given it is Alice's clock phase
      And Alice has Sedge in her hand
      When Alice puts Sedge into her clock
      Then Bob can tell which card Sedge is

    Scenario: a card that everybody saw in the waiting room is hidden once it is in the hand
      Given Alice has Fetches-A-Character in her hand
      And Alice has Reed in her waiting room
      When Alice plays Fetches-A-Character
      Then Reed is in Alice's hand
      And Alice can tell which card Reed is
      And Bob cannot tell which card Reed is

  @3.3.3 @6.8.1.2
  Rule: 3.3.3 In the end phase the turn player puts hand cards away down to the limit

    Scenario: two cards above the limit are put away
      Given Alice has Reed, Sedge and Clerk in her hand
      And Alice has 6 cards in her hand
      When the game reaches the hand limit in Alice's end phase
      And Alice puts Reed and Clerk into her waiting room
      Then Alice has 7 cards in her hand
      And Alice has only Reed and Clerk in her waiting room

    Scenario: the player who is not the turn player keeps all cards
      Given Bob has 10 cards in his hand
      When the turn ends
      Then Bob has 11 cards in his hand
      And nobody was asked to discard

    Scenario: during the turn the limit does not matter
      Given Alice has Draws-Two in her hand
      And Alice has 7 cards in her hand
      When Alice plays Draws-Two
      Then Alice has 9 cards in her hand
      And Alice has a play timing

    Scenario: in Bob's end phase it is Bob who puts cards away
      Given it is Bob's main phase
      And Bob has Reed in his hand
      And Bob has 7 cards in his hand
      And Alice has 9 cards in her hand
      When the game reaches the hand limit in Bob's end phase
      And Bob puts Reed into his waiting room
      Then Bob has 7 cards in his hand
      And Alice has 10 cards in her hand

  @3.3.3.1
  Rule: 3.3.3.1 The limit is seven, unless an effect says otherwise

    Scenario: seven cards stay
      Given Alice has 7 cards in her hand
      When the turn ends
      Then Bob is the turn player
      And Alice has 7 cards in her hand
      And nobody was asked to discard

    Scenario: the eighth is put away
      Given Alice has Reed in her hand
      And Alice has 7 cards in her hand
      When the game reaches the hand limit in Alice's end phase
      Then Alice is asked to discard
      And Alice must choose 1 card

    Scenario: an effect that lifts the limit to nine lets nine cards stay
      Given Alice has Raises-The-Hand-Limit on her center left
      And Alice has 9 cards in her hand
      When the turn ends
      Then Bob is the turn player
      And Alice has 9 cards in her hand

    Scenario: the lifted limit is a limit too
      Given Alice has Raises-The-Hand-Limit on her center left
      And Alice has 10 cards in her hand
      When the game reaches the hand limit in Alice's end phase
      Then Alice must choose 1 card

    Scenario: the other player's card does not lift one's own limit
      Given Bob has Raises-The-Hand-Limit on his center left
      And Alice has 9 cards in her hand
      When the game reaches the hand limit in Alice's end phase
      Then Alice must choose 2 cards
