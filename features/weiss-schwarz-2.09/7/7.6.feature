Feature: 7.6 Battle Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left

  @7.6.1
  Rule: 7.6.1 What waits for the step comes first, then the powers are compared, then the attack ends

    Scenario: an ability for the beginning acts before the powers are compared
      Given Alice has Removes-Its-Foe on her center middle
      And Bob has Titan on his center middle
      When Removes-Its-Foe frontal attacks
      And Bob passes
      Then Titan is in Bob's waiting room
      And Removes-Its-Foe is rested

  @7.6.1.1
  Rule: 7.6.1.1 The beginning of the battle step is met, and a check timing follows

    Scenario: it is met in a frontal attack
      Given Alice has Stocks-At-Battle-Step on her back left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Alice has 2 cards in her stock

    Scenario: a side attack has no battle step
      Given Alice has Stocks-At-Battle-Step on her back left
      And Bob has Clerk on his center right
      When Reed side attacks
      Then Alice has 1 card in her stock
      And Clerk is standing

  @7.6.1.2
  Rule: 7.6.1.2 The character of lower power is reversed, both when they are equal

    Scenario: the defender is weaker
      Given Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Reed is rested

    Scenario: the attacker is weaker
      Given Bob has Lancer on his center right
      When Reed frontal attacks
      And Bob passes
      Then Reed is reversed
      And Lancer is standing

    Scenario: both are equal
      Given a blank character Peer with power 2000
      And Bob has Peer on his center right
      When Reed frontal attacks
      And Bob passes
      Then Reed and Peer are reversed

    Scenario: a difference of 500 decides
      Given a blank character Peer with power 2500
      And Bob has Peer on his center right
      When Reed frontal attacks
      And Bob passes
      Then Reed is reversed
      And Peer is standing

    Scenario: the power of the moment counts
      Given Alice has Boosts-Watch on her back left
      And a blank character Peer with power 2000
      And Bob has Peer on his center right
      When Reed frontal attacks
      And Bob passes
      Then Peer is reversed
      And Reed is rested

    Scenario: a rested defender is reversed as well
      Given Bob has Clerk on his center right, rested
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed

    Scenario: nobody else is reversed
      Given Bob has Clerk on his center right
      And Bob has Spark on his center middle
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Spark is standing

    Scenario: a reversed character stays on the stage until the encore step
      Given Alice has Titan on her center middle
      And Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed on Bob's center right

  @7.6.1.3
  Rule: 7.6.1.3 When one of the two is gone or has another master nobody is reversed

    Scenario: the defender is gone
      Given Bob has Lancer on his center right
      And the top of Alice's deck is Return-Climax
      When Reed frontal attacks
      And Alice performs the return icon first
      And Alice chooses Lancer
      And Bob passes
      Then Lancer is in Bob's hand
      And Reed is rested

    Scenario: the attacker is gone
      Given Bob has Clerk on his center right
      And Bob has Bounces-The-Attacker in his hand
      When Reed frontal attacks
      And Bob plays Bounces-The-Attacker
      Then Reed is in Alice's hand
      And Clerk is standing

    Scenario: the attacker has another master
      Given Bob has Clerk on his center right
      And Bob has Takes-The-Attacker in his hand
      When Reed frontal attacks
      And Bob plays Takes-The-Attacker
      Then Reed is on Bob's back left
      And Clerk is standing
      And Bob's clock is empty

    @reading:stage-move-ends-the-attack
    Scenario: the defender has moved to another position
      Given Bob has Flees-When-Attacked on his center right
      And Bob has Wall on his back left
      When Reed frontal attacks
      And Bob chooses his back right
      And Bob passes
      Then Flees-When-Attacked is on Bob's back right
      And Reed is rested

  @7.6.1.4
  Rule: 7.6.1.4 A check timing follows the comparison

    Scenario: what the reversal has triggered is resolved
      Given Bob has Draws-When-Reversed on his center right
      And Alice has Titan on her center middle
      And Bob has Clerk on his center middle
      When Titan frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Bob's hand is empty

    Scenario: an ability for becoming reversed triggers
      Given Alice has Titan on her center middle
      And Bob has Draws-When-Reversed on his center middle
      When Titan frontal attacks
      And Bob passes
      Then Bob has 1 card in his hand

    Scenario: an ability for the battle opponent becoming reversed triggers
      Given Alice has Draws-When-Foe-Reversed on her center middle
      And Bob has Clerk on his center middle
      When Draws-When-Foe-Reversed frontal attacks
      And Bob passes
      Then Alice has 1 card in her hand

    @own-card
    Scenario: it is resolved before the end of the attack is met, so that there is nothing to put in order
      Given the character Gloat with power 9000 and the text
        """
        AUTO when the battle opponent of this card becomes reversed: draw 1.
        AUTO at the end of the attack: put the top card of your deck into your stock.
        """
      And Alice has Gloat on her center middle
      And Bob has Clerk on his center middle
      And the top of Alice's deck is Wall, Sedge and Lancer
      When Gloat frontal attacks
      And Bob passes
      Then Alice has only Sedge in her hand
      And Alice's stock is, from the top, Lancer and Wall
      And nobody was asked to choose an automatic ability

  @7.6.1.5
  Rule: 7.6.1.5 The end of the attack is met, and then the next attack may be declared

    Scenario: an ability for the end of the attack triggers once
      Given Alice has Stocks-At-End-Of-Attack on her back left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Alice has 2 cards in her stock

    Scenario: the next attacker is asked for
      Given Alice has Titan on her center middle
      And Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Alice may attack with Titan
