Feature: 1331 Gain and get

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name    | CP cost | STR | DEF | organization |
      | Reed    | 2       | 3   | 2   | Guild        |
      | Sedge   | 1       | 1   | 4   | Guild        |
      | Lancer  | 3       | 5   | 3   | Watch        |
      | Drifter | 1       | 2   | 2   |              |

  @1331.1
  Rule: 1331.1 A gained organization is added to those that the card has

    Scenario: the card has the new organization besides its own
      Given Alice has Reed and Sedge on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has the organizations Guild and Watch only
      And Sedge has the organization Guild only

    Scenario: a card without an organization has the new one
      Given Alice has Drifter on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Drifter
      And both players pass
      Then Drifter has the organization Watch only

    Scenario: an organization that the card has already is not there twice
      Given Alice has Lancer on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Lancer
      And both players pass
      Then Lancer has 1 organization
      And Lancer has the organization Watch only

    Scenario: the card attacks together with members of either
      Given it is the combat phase
      And Alice has Reed, Sedge and Lancer on her field
      And Bob has Drifter on his field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Lancer
      And Alice may attack with Reed and Sedge
      And Alice may not attack with Reed, Sedge and Lancer

    Scenario: the organization is gained until the end of its time
      Given Alice has Reed on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has 2 organizations
      When the turn ends
      Then Reed has the organization Guild only

  @1331.2
  Rule: 1331.2 A gained name is added to those that the card has

    Scenario: the card goes by both names
      Given Alice has Sedge and Lancer on her field
      And Alice has Lends-Reeds-Name in her hand
      When Alice plays Lends-Reeds-Name targeting Sedge
      And both players pass
      Then Sedge is named Reed
      And Sedge is named Sedge
      And Lancer is not named Reed

    Scenario: what looks for the name finds the card
      Given Alice has Lends-Reeds-Name and Sinks-Reed in her hand
      And Bob has Sedge, Lancer and Reed on his field
      When Alice plays Lends-Reeds-Name targeting Lancer
      And both players pass
      And Alice starts to play Sinks-Reed
      Then Alice may choose among Lancer and Reed

    Scenario: what counts on a UNIT of the name is satisfied
      Given Alice has Friend-Of-Reed and Sedge on her field
      And Alice has Lends-Reeds-Name in her hand
      When Alice plays Lends-Reeds-Name targeting Sedge
      And both players pass
      Then Friend-Of-Reed is 3/4

    Scenario: the name is gained until the end of its time
      Given Alice has Friend-Of-Reed and Sedge on her field
      And Alice has Lends-Reeds-Name in her hand
      When Alice plays Lends-Reeds-Name targeting Sedge
      And both players pass
      Then Sedge is named Reed
      When the turn ends
      Then Sedge is not named Reed
      And Friend-Of-Reed is 2/3

  @1331.3
  Rule: 1331.3 A craft that a card gets is added to those that it has

    Scenario: the UNIT uses the new craft and its own
      Given Alice has Gains-For-EP on her field
      And Alice has Teaches-Stunning in her hand
      And Bob has Lancer on his field
      When Alice plays Teaches-Stunning targeting Gains-For-EP
      And both players pass
      And Alice uses Gains-For-EP's second craft targeting Lancer
      And both players pass
      Then Lancer is stunned
      When Alice uses Gains-For-EP's first craft
      And both players pass
      Then Alice has gained 2 bond
      And Gains-For-EP has 2 crafts

    Scenario: the same craft twice works twice
      Given it is the combat phase
      And Alice has Draws-On-Attack on her field
      And Alice has Teaches-Drawing in her hand
      And Bob has Sedge on his field
      When Alice plays Teaches-Drawing targeting Draws-On-Attack
      And both players pass
      And Draws-On-Attack attacks Sedge
      And both players pass
      And Alice plays Draws-On-Attack's triggered craft
      And both players pass until the fight is over
      Then Alice has 2 cards in her hand

    Scenario: a UNIT without crafts has the one it got, another UNIT has none
      Given Alice has Reed and Sedge on her field
      And Alice has Teaches-Drawing in her hand
      When Alice plays Teaches-Drawing targeting Reed
      And both players pass
      Then Reed has 1 craft
      And Sedge has 0 crafts

    Scenario: an icon craft comes to the crafts that are there
      Given it is the combat phase
      And Alice has Draws-On-Attack on her field
      And Alice has Grants-Covert in her hand
      When Alice plays Grants-Covert targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has the keyword Covert
      When Draws-On-Attack attacks Bob
      And both players pass until the attack is made
      Then Draws-On-Attack's craft waits to be resolved

    Scenario: the craft stays until the end of its time
      Given Alice has Reed on her field
      And Alice has Teaches-Drawing in her hand
      When Alice plays Teaches-Drawing targeting Reed
      And both players pass
      Then Reed has 1 craft
      When the turn ends
      Then Reed has 0 crafts
