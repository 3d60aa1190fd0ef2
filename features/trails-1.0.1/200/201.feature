Feature: 201 Name

  Background:
    Given a game of Trails in Alice's deployment step
    And Alice has Sinks-Reed in her hand
    And Alice has 1 EP

  @201.1
  Rule: 201.1 A card has a name, by which texts find it

    @1302.1
    Scenario: a text that names a card takes the card of that name and no other
      Given Bob has Reed and Sedge on his field
      When Alice plays Sinks-Reed targeting Reed
      And both players pass
      Then Reed is in Bob's trail
      And Sedge is on Bob's field

    @1302.1
    Scenario: two copies of a card have the same name
      Given Bob has two Reeds on his field
      And Bob has Sedge on his field
      When Alice starts to play Sinks-Reed
      Then Alice may choose among Reed and Reed#2

    @1302.1
    Scenario: a card that equals another in all but its name is not found by that name
      Given Veteran is another name of Reed
      And Bob has Veteran on his field
      And Alice has Fanfare in her hand
      Then Alice may play Fanfare
      And Alice may not play Sinks-Reed

    Scenario: a sub-name is not the name
      Given a blank UNIT Twig with sub-name Reed
      And Bob has Twig on his field
      And Alice has Fanfare in her hand
      Then Alice may play Fanfare
      And Alice may not play Sinks-Reed

    @1302.1a
    Scenario: a longer name that contains the name is another name
      Given a blank UNIT Tall with name "Reed Bed"
      And Bob has Tall on his field
      And Alice has Fanfare in her hand
      Then Alice may play Fanfare
      And Alice may not play Sinks-Reed
