Feature: 1.3 Golden rules

  @1.3.1
  Rule: 1.3.1 Where card text and rules contradict each other, the card is right

    Scenario: a hand of nine stays with a card that allows it
      Given it is Alice's attack phase
      And Alice has Raises-The-Hand-Limit on her center left
      And Alice has 9 cards in her hand
      When the turn ends
      Then Bob is the turn player
      And Alice has 9 cards in her hand
      And nobody was asked to discard

    Scenario: without that card the limit of the rules holds
      Given it is Alice's attack phase
      And Alice has Reed in her hand
      And Alice has Sedge in her hand
      And Alice has 7 cards in her hand
      When Alice ends the attack phase
      Then Alice is asked to discard
      And Alice must choose 2 cards

    Scenario: the card speaks of its own player's hand only
      Given it is Alice's attack phase
      And Bob has Raises-The-Hand-Limit on his center left
      And Alice has 8 cards in her hand
      When Alice ends the attack phase
      Then Alice is asked to discard

    Scenario: a character that cannot stand stays rested in the stand phase
      Given it is the start of Alice's turn
      And Alice has Stays-Rested on her center left, rested
      And Alice has Reed on her center right, rested
      When the game reaches Alice's clock phase
      Then Stays-Rested is rested
      And Reed is standing

    @own-card
    Scenario: a character that has to attack keeps the attack phase open as long as it can
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Goader with level 0, cost 0, power 1000 and the text
        """
        CONT: characters your opponent controls must attack if able.
        """
      And Alice has Titan on her center left
      And Alice has Reed on her center right
      And Alice has Clerk on her back left
      And Bob has Goader on his back left
      When Titan attacks
      Then Alice may not end the attack phase
      When Reed attacks
      Then Alice may only end the attack phase

    @own-card
    Scenario: a player who has to attack with certain characters may attack with others first
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Goader with level 0, cost 0, power 1000 and the text
        """
        CONT: your opponent must attack with characters they control with level 2 or more if able.
        """
      And Alice has Lancer on her center left
      And Alice has Reed on her center right
      And Bob has Goader on his back left
      When Reed attacks
      Then Alice may not end the attack phase
      When Lancer attacks
      Then Alice may only end the attack phase

    @own-card
    Scenario: an attack that has to come from the side is not frontal
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Shy with level 0, cost 0, power 1000, soul 2 and the text
        """
        CONT: this card must side attack if able.
        """
      And Alice has Shy on her center left
      And Bob has Clerk on his center right
      When Shy attacks
      Then Bob was not asked to counter
      And Bob has 2 cards in his clock
      And Clerk is standing

    @own-card
    Scenario: with nothing before it the same attack is direct
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Shy with level 0, cost 0, power 1000, soul 2 and the text
        """
        CONT: this card must side attack if able.
        """
      And Alice has Shy on her center left
      When Shy attacks
      Then Bob has 3 cards in his clock

  @1.3.2
  Rule: 1.3.2 Of what cannot be done as a whole, as much is done as can be

    Scenario: three cards are to be put away and two are there
      Given Alice has Puts-Three-Away, Reed and Sedge in her hand
      When Alice plays Puts-Three-Away
      Then Reed and Sedge are in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: with an empty hand nothing is put away, and the rest is done
      Given Alice has Puts-Three-Away in her hand
      When Alice plays Puts-Three-Away
      Then Alice has only Puts-Three-Away in her waiting room
      And Alice has 1 card in her hand

    Scenario: a hand of four leaves a choice of three
      Given Alice has Puts-Three-Away, Reed, Sedge, Clerk and Wall in her hand
      When Alice plays Puts-Three-Away
      Then Alice must choose 3 cards
      When Alice chooses Reed, Sedge and Clerk
      Then Wall is in Alice's hand
      And Alice has 2 cards in her hand

    Scenario: an instruction to rest characters does nothing without characters
      Given Alice has Rests-All and Draws-One in her hand
      When Alice plays Rests-All
      Then Rests-All is in Alice's waiting room
      And Alice may play Draws-One

  @1.3.2.1
  Rule: 1.3.2.1 What is in a state already does not get into it again

    Scenario: a rested character is not rested anew
      Given Alice has Draws-When-Rested on her center left, rested
      And Alice has Reed on her center right
      And Alice has Rests-All in her hand
      When Alice plays Rests-All
      Then Reed is rested
      And Alice's hand is empty

    Scenario: a standing one is, and its ability sees it
      Given Alice has Draws-When-Rested on her center left
      And Alice has Rests-All in her hand
      When Alice plays Rests-All
      Then Draws-When-Rested is rested
      And Alice has 1 card in her hand

    Scenario: a reversed character gets into the rest state when it is rested
      Given it is Alice's main phase
      And Alice has Draws-When-Rested on her center left, reversed
      And Alice has Rests-All in her hand
      When Alice plays Rests-All
      Then Draws-When-Rested is rested
      And Alice has 1 card in her hand

  @1.3.2.2
  Rule: 1.3.2.2 Zero or fewer times means not at all, and never the reverse

    Scenario Outline: two below the level, drawn
      Given Alice is at level <level>
      And Alice has Draws-Level-Less-Two and Reed in her hand
      When Alice plays Draws-Level-Less-Two
      Then Alice has <hand> cards in her hand
      And Alice's deck has <deck> cards

      Examples:
        | level | hand | deck |
        | 0     | 1    | 20   |
        | 1     | 1    | 20   |
        | 2     | 1    | 20   |
        | 3     | 2    | 19   |

    @own-card
    Scenario Outline: two below the level, taken from the top of the stock
      Given the event Drain with the text
        """
        TEXT: put the top X cards of your stock into your waiting room. X is your level minus 2.
        """
      And Alice is at level <level>
      And Alice has Drain in her hand
      And Alice has 4 cards in her stock
      When Alice plays Drain
      Then Alice has <stock> cards in her stock
      And Alice has <waiting> cards in her waiting room

      Examples:
        | level | stock | waiting |
        | 0     | 4     | 1       |
        | 1     | 4     | 1       |
        | 2     | 4     | 1       |
        | 3     | 3     | 2       |

  @1.3.3
  Rule: 1.3.3 An effect that forbids something is stronger than one that does it

    Scenario: a character that cannot stand is not stood by an effect
      Given Alice has Stays-Rested on her center left, rested
      And Alice has Reed on her center right, rested
      And Alice has Stands-All in her hand
      When Alice plays Stands-All
      Then Reed is standing
      And Stays-Rested is rested

    Scenario: a character that was rested by one effect is not stood by the next
      Given it is Alice's main phase
      And Alice has Stays-Rested, Rests-All and Stands-All in her hand
      When Alice plays Stays-Rested onto her center left
      And Alice plays Rests-All
      And Alice plays Stands-All
      Then Stays-Rested is rested

    @own-card
    Scenario: a card that cannot go to the other player's memory stays where it is
      Given a game of Weiss Schwarz in Alice's main phase
      And the event Seizure with the text
        """
        TEXT: put 1 character with level 0 or less your opponent controls into your memory. draw 1.
        """
      And the character Keeper with level 1, cost 0, power 1000 and the text
        """
        CONT: characters you control cannot be put into your opponent's memory.
        """
      And Alice has Seizure in her hand
      And Bob has Reed on his center left
      And Bob has Keeper on his back left
      When Alice plays Seizure
      Then Reed is on Bob's center left
      And Alice has 1 card in her hand

    @own-card
    Scenario: a climax cancels nothing where canceling is forbidden, and damage goes on past it
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Sure with level 0, cost 0, power 9000, soul 2 and the text
        """
        CONT: your opponent cannot cancel damage from this card.
        """
      And Alice has Sure on her center left
      And Alice has Titan on her center right
      And the top of Bob's deck is Reed, Finale, Sedge and Blue-Finale
      When Sure attacks
      Then Bob's clock is, from the top, Sedge, Finale and Reed
      When Titan attacks
      Then Bob has 3 cards in his clock
      And Blue-Finale is in Bob's waiting room

    @own-card
    Scenario: an attacker that cannot deal damage attacks in vain
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Mild with level 0, cost 0, power 9000, soul 2 and the text
        """
        CONT: this card cannot deal damage.
        """
      And Alice has Mild on her center left
      When Mild attacks
      Then Bob's clock is empty
      And Mild is rested
      And Alice has 1 card in her stock

  @1.3.4
  Rule: 1.3.4 The turn player chooses first, and the other one knows that choice

    Scenario: Alice chooses in her turn, and then Bob, who has seen her card
      Given Alice has Each-Puts-One-Away, Reed and Sedge in her hand
      And Bob has Clerk and Wall in his hand
      When Alice plays Each-Puts-One-Away
      Then it is Alice who chooses
      When Alice chooses Reed
      Then it is Bob who chooses
      And Bob can tell which card Reed is
      When Bob chooses Wall
      Then Reed is in Alice's waiting room
      And Wall is in Bob's waiting room

    Scenario: in Bob's turn it is Bob who chooses first
      Given it is Bob's main phase
      And Bob has Each-Puts-One-Away, Reed and Sedge in his hand
      And Alice has Clerk and Wall in her hand
      When Bob plays Each-Puts-One-Away
      Then it is Bob who chooses
      When Bob chooses Sedge
      Then it is Alice who chooses

  @1.3.5
  Rule: 1.3.5 A number that is chosen is whole and not below zero

    Scenario: any number from zero is offered, and none below
      Given Alice has Draws-A-Chosen-Number in her hand
      When Alice plays Draws-A-Chosen-Number
      Then Alice may name any number from 0
      And Alice may not name the number -1

    Scenario: zero may be chosen
      Given Alice has Draws-A-Chosen-Number in her hand
      When Alice plays Draws-A-Chosen-Number
      And Alice names the number 0
      Then Alice's hand is empty
      And Draws-A-Chosen-Number is in Alice's waiting room

    Scenario: as many cards are drawn as were named
      Given Alice has Draws-A-Chosen-Number in her hand
      When Alice plays Draws-A-Chosen-Number
      And Alice names the number 3
      Then Alice has 3 cards in her hand
