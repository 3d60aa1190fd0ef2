Feature: 202 Sub-name

  @202.1
  Rule: 202.1 A card has a sub-name beside its name

    @1302.2
    Scenario: a text that names a sub-name finds cards of that sub-name, whatever they are called
      Given a game of Trails in Alice's deployment step
      And a blank UNIT Twig with sub-name Junior
      And a blank UNIT Stalk with sub-name Junior
      And a blank UNIT Trunk with sub-name Senior
      And Alice has Sinks-Junior in her hand
      And Alice has 1 EP
      And Bob has Twig, Stalk and Trunk on his field
      When Alice starts to play Sinks-Junior
      Then Alice may choose among Twig and Stalk

    @1302.2
    Scenario: a card whose name is the word is not found by the sub-name
      Given a game of Trails in Alice's deployment step
      And a blank UNIT Junior with sub-name Senior
      And Alice has Sinks-Junior and Fanfare in her hand
      And Alice has 1 EP
      And Bob has Junior on his field
      Then Alice may play Fanfare
      And Alice may not play Sinks-Junior

    @602.4b
    Scenario: cards of one name with two sub-names are two cards for the deck
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Young-Reed with name "Old Reed", sub-name Junior
      And a blank UNIT Grown-Reed with name "Old Reed", sub-name Senior
      And Alice's deck holds 4 copies of Young-Reed and 4 copies of Grown-Reed
      When the game begins
      Then the decks are accepted

    @602.4b
    Scenario: five cards of one name and one sub-name are too many for the deck
      Given a game of Trails from decks in Strategy Mode
      And a blank UNIT Young-Reed with name "Old Reed", sub-name Junior
      And Alice's deck holds 5 copies of Young-Reed
      When the game begins
      Then the deck is refused
