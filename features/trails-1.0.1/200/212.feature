Feature: 212 Illustration

  @212.2
  Rule: 212.2 The picture of a card means nothing in the game

    Background:
      Given a blank UNIT Reed-Painted with name Reed, card number "T-901", CP cost 2, STR 3, DEF 2
      And a blank UNIT Reed-Sketched with name Reed, card number "T-902", CP cost 2, STR 3, DEF 2

    @213.2
    Scenario: printings of one card with different pictures are found by the same name
      Given a game of Trails in Alice's deployment step
      And Alice has Sinks-Reed in her hand
      And Alice has 1 EP
      And Bob has Reed-Painted, Reed-Sketched and Sedge on his field
      When Alice starts to play Sinks-Reed
      Then Alice may choose among Reed-Painted and Reed-Sketched

    @213.2 @602.4b
    Scenario: printings of one card with different pictures count together towards four in a deck
      Given a game of Trails from decks in Strategy Mode
      And Alice's deck holds 3 copies of Reed-Painted and 2 copies of Reed-Sketched
      When the game begins
      Then the deck is refused
