Feature: 4.11 Source of Damage

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.11.1.1
  Rule: 4.11.1.1 The source of the damage of an attack is the attacking character

    Scenario: its own text on its damage applies
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And the top of Bob's deck is Finale
      When Draws-When-Own-Damage-Canceled attacks
      Then Alice has 1 card in her hand

    Scenario: another character is not the source
      Given it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center right
      And Alice has Reed on her center left
      And the top of Bob's deck is Finale
      When Reed attacks
      Then Finale is in Bob's waiting room
      And Alice's hand is empty

    Scenario: damage that is not canceled is that of the attacker too
      Given it is Alice's attack phase
      And Alice has Grows-By-Damage on her center left
      And Bob has Clerk on his center right
      When Grows-By-Damage side attacks
      Then Grows-By-Damage has 5500 power

    @own-card
    Scenario: the damaged player can tell that it came from a character
      Given the character Mourner with power 1500 and the text
        """
        AUTO when you take damage from a character: draw 1.
        """
      And it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Mourner on his back left
      When Titan attacks
      Then Bob has 4 cards in his clock
      And Bob has 1 card in his hand

  @4.11.1.2
  Rule: 4.11.1.2 The source of damage by an effect is the event, or the card with the ability

    @own-card
    Scenario: damage by an event does not come from a character
      Given the character Mourner with power 1500 and the text
        """
        AUTO when you take damage from a character: draw 1.
        """
      And Alice has Damages-For-Two in her hand
      And Alice has Titan on her center left
      And Bob has Mourner on his back left
      When Alice plays Damages-For-Two
      Then Bob has 2 cards in his clock
      And Bob's hand is empty

    @own-card
    Scenario: damage by a character's ability comes from that character
      Given the character Mourner with power 1500 and the text
        """
        AUTO when you take damage from a character: draw 1.
        """
      And the character Slinger with power 1500 and the text
        """
        ACT (rest this card): deal 1 damage to your opponent.
        """
      And Alice has Slinger on her back left
      And Bob has Mourner on his back left
      When Alice uses Slinger's ACT
      Then Bob has 1 card in his clock
      And Bob has 1 card in his hand

    @own-card
    Scenario: its own text on its damage applies to the damage of its ability
      Given the character Slinger with power 1500 and the text
        """
        ACT (rest this card): deal 1 damage to your opponent.
        AUTO when damage from this card is canceled: draw 1.
        """
      And Alice has Slinger on her back left
      And the top of Bob's deck is Finale
      When Alice uses Slinger's ACT
      Then Bob has only Finale in his waiting room
      And Alice has 1 card in her hand

    Scenario: damage by an event is not that of a character on the stage
      Given Alice has Damages-For-Two in her hand
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And the top of Bob's deck is Finale
      When Alice plays Damages-For-Two
      Then Finale is in Bob's waiting room
      And Alice's hand is empty

    @own-card
    Scenario: damage by an event in the middle of an attack is not the attacker's
      Given the event Backlash with icon counter and the text
        """
        TEXT: deal 1 damage to you.
        """
      And it is Alice's attack phase
      And Alice has Draws-When-Own-Damage-Canceled on her center left
      And Bob has Clerk on his center right
      And Bob has Backlash in his hand
      And the top of Bob's deck is Finale and Sedge
      When Draws-When-Own-Damage-Canceled frontal attacks
      And Bob plays Backlash
      And the attack ends
      Then Bob has only Sedge in his clock
      And Finale is in Bob's waiting room
      And Alice's hand is empty

  @4.11.1.2.1
  Rule: 4.11.1.2.1 Where the text makes a player deal the damage, the card is still the source

    @reading:player-as-source @own-card
    Scenario: damage that a player deals by a character's text comes from the character
      Given the character Slinger with power 1500 and the text
        """
        ACT (rest this card): you deal 1 damage to your opponent.
        AUTO when damage from this card is canceled: draw 1.
        """
      And Alice has Slinger on her back left
      And the top of Bob's deck is Finale
      When Alice uses Slinger's ACT
      Then Bob has only Finale in his waiting room
      And Alice has 1 card in her hand

    @reading:player-as-source @own-card
    Scenario: the same when the text names the other player
      Given the character Goad with power 1500 and the text
        """
        ACT (rest this card): your opponent deals 1 damage to you.
        AUTO when damage from this card is canceled: draw 1.
        """
      And Alice has Goad on her back left
      And the top of Alice's deck is Finale
      When Alice uses Goad's ACT
      Then Alice has only Finale in her waiting room
      And Alice has 1 card in her hand
