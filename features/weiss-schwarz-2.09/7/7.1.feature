Feature: 7.1 General

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase

  @7.1.1
  Rule: 7.1.1 Standing characters on the center stage attack, one after the other

    @unchanged
    Scenario: standing characters of the center stage may attack, rested ones may not
      Given Alice has Reed on her center left
      And Alice has Clerk on her center middle, rested
      Then Alice may attack with Reed
      And Alice may not attack with Clerk

    @unchanged
    Scenario: characters of the back stage may not attack
      Given Alice has Reed on her back left
      And Alice has Clerk on her center middle
      Then Alice may not attack with Reed
      And Alice may attack with Clerk

    Scenario: after an attack the next character may attack
      Given Alice has Reed on her center left
      And Alice has Clerk on her center middle
      When Reed attacks
      Then Alice may attack with Clerk
      And Alice may not attack with Reed

    Scenario: all three characters of the center attack in one turn
      Given Alice has Reed on her center left
      And Alice has Clerk on her center middle
      And Alice has Lancer on her center right
      When Reed attacks
      And Clerk attacks
      Then Bob has 4 cards in his clock
      And Alice may attack with Lancer

  @7.1.2
  Rule: 7.1.2 The attack lasts from the declaration to the end of its battle or damage step

    Scenario: a frontal attack lasts through the counter step
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      Then Reed is attacking
      And Clerk is defending

    Scenario: after the battle step nobody is in battle
      Given Alice has Reed on her center left
      And Alice has Titan on her center middle
      And Bob has Clerk on his center right
      When Reed frontal attacks
      Then Reed and Clerk are in battle
      When Bob passes
      Then Reed is not attacking
      And Reed and Clerk are not in battle

    Scenario: after the damage step of a direct attack nobody is attacking
      Given Alice has Reed on her center left
      And Alice has Titan on her center middle
      When Reed attacks
      Then Reed is rested
      And Reed is not attacking
