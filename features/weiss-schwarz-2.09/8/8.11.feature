Feature: 8.11 Final Information

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.11.1
  Rule: 8.11.1 A card that leaves while an effect refers to it counts as it last was there

    Scenario: soul that it had only on the stage counts
      Given Alice has Reed on her center left
      And Alice has Adds-Two-Soul and Borrows-Soul in her hand
      When Alice plays Adds-Two-Soul
      And Alice plays Borrows-Soul
      Then Reed is in Alice's hand
      And Bob has 3 cards in his clock

    Scenario: without that soul the printed one is left
      Given Alice has Lancer on her center left
      And Alice has Borrows-Soul in her hand
      When Alice plays Borrows-Soul
      Then Lancer is in Alice's hand
      And Bob has 2 cards in his clock

    Scenario: the state that it had on the stage counts
      Given Alice has Reed on her center left, rested
      And Alice has Returns-A-Rested in her hand
      When Alice plays Returns-A-Rested
      Then Reed is in Alice's hand
      And Alice has 2 cards in her hand

    Scenario: a card that stood does not count as rested
      Given Alice has Reed on her center left
      And Alice has Returns-A-Rested in her hand
      When Alice plays Returns-A-Rested
      Then Alice has only Reed in her hand

    Scenario: a card that moves to another position counts as it is now
      Given Alice has Reed on her center left
      And Alice has Soul-In-The-Back on her back right
      And Alice has Swaps-And-Measures in her hand
      When Alice plays Swaps-And-Measures
      And Alice chooses Reed
      And Alice chooses her back left
      Then Reed is on Alice's back left
      And Bob has 3 cards in his clock

  @8.11.2
  Rule: 8.11.2 Battle opponents are remembered for a triggered ability after one of them has moved

    Background:
      Given it is Alice's attack phase

    @reading:stage-move-ends-the-attack
    Scenario: an attacker that has moved to the back stage is still the opponent that is meant
      Given Alice has Retreats-On-Attack on her center left
      And Alice has Clerk on her back left
      And Bob has Chills-Its-Attacker on his center right
      When Retreats-On-Attack frontal attacks
      And Alice chooses her back right
      Then Retreats-On-Attack is on Alice's back right
      And Retreats-On-Attack has 1500 power

    @reading:moved-before-resolution
    Scenario: an attacker that has left the stage is still looked up
      Given Alice has Leaves-On-Attack on her center left
      And Bob has Draws-By-Foe-Soul on his center right
      When Leaves-On-Attack frontal attacks
      Then Leaves-On-Attack is in Alice's waiting room
      And Bob has 1 card in his hand

    Scenario: an attacker that stays is met where it is
      Given Alice has Draws-On-Attack on her center left
      And Bob has Chills-Its-Attacker on his center right
      When Draws-On-Attack frontal attacks
      Then Draws-On-Attack has 1500 power

    Scenario: a side attack makes no battle opponents
      Given Alice has Draws-On-Attack on her center left
      And Bob has Chills-Its-Attacker on his center right
      When Draws-On-Attack side attacks
      Then Draws-On-Attack has 2500 power
      And Draws-On-Attack is rested
