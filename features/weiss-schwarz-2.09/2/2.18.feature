Feature: 2.18 Side Frame

  @2.18.1
  Rule: 2.18.1 A card belongs to the Weiss side, the Schwarz side or both

    @2.18.2
    Scenario: a text finds the cards of one side
      Given Alice has Fetches-A-Weiss-Card in her hand
      And Alice has Sedge and Reed in her waiting room
      When Alice plays Fetches-A-Weiss-Card
      Then Reed is in Alice's hand
      And Sedge is in Alice's waiting room

    @2.18.2
    Scenario: and those of the other
      Given Alice has Fetches-A-Schwarz-Card in her hand
      And Alice has Sedge and Reed in her waiting room
      When Alice plays Fetches-A-Schwarz-Card
      Then Sedge is in Alice's hand
      And Reed is in Alice's waiting room

  @2.18.1.3
  Rule: 2.18.1.3 A card of both sides counts for either

    Scenario: it is found as a Weiss card
      Given Alice has Fetches-A-Weiss-Card in her hand
      And Alice has Sedge and Clerk in her waiting room
      When Alice plays Fetches-A-Weiss-Card
      Then Clerk is in Alice's hand

    Scenario: it is found as a Schwarz card
      Given Alice has Fetches-A-Schwarz-Card in her hand
      And Alice has Reed and Clerk in her waiting room
      When Alice plays Fetches-A-Schwarz-Card
      Then Clerk is in Alice's hand

    Scenario: beside a card of one side it is one of two to choose from
      Given Alice has Fetches-A-Schwarz-Card in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Fetches-A-Schwarz-Card
      Then Alice may choose among Sedge and Clerk

  @2.18.2
  Rule: 2.18.2 A side does something only where a text refers to it

    Scenario: cards of both sides are in one deck
      Given a game of Weiss Schwarz from decks
      And Alice's deck holds 4 copies of Reed and 4 copies of Sedge
      When the game begins
      And Alice exchanges no card
      Then the decks are accepted
      And Alice has 5 cards in her hand

    Scenario: cards of different sides stand side by side
      Given a blank character Snow with side Weiss
      And a blank character Coal with side Schwarz
      And Alice has Snow and Coal in her hand
      When Alice plays Snow onto her center left
      And Alice plays Coal onto her center right
      Then Alice has 2 cards on her stage
