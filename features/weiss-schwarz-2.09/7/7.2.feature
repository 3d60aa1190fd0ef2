Feature: 7.2 Attack Declaration Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase

  @7.2.1
  Rule: 7.2.1 What waits for the phase and the step comes first, then the attacker, its type, and the check timing

    Scenario: the beginnings are met before the first attack is declared
      Given it is Alice's climax phase
      And Alice has Stocks-At-Attack-Phase on her center left
      And Alice has Stocks-At-Declaration on her back left
      When Alice passes
      Then Alice has 2 cards in her stock
      And Alice is asked to choose an attacker

  @7.2.1.1
  Rule: 7.2.1.1 The beginning of the attack phase is met in the first declaration step only

    Scenario: it is met before the first attack
      Given it is Alice's climax phase
      And Alice has Stocks-At-Attack-Phase on her center left
      When Alice passes
      Then Alice has 1 card in her stock
      And Alice is asked to choose an attacker

    Scenario: it is not met again before the second attack
      Given it is Alice's climax phase
      And Alice has Stocks-At-Attack-Phase on her back left
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Alice passes
      And Reed attacks
      Then Alice is asked to choose an attacker
      And Alice has 2 cards in her stock

    Scenario: it is not met in the other player's attack phase
      Given it is Alice's climax phase
      And Bob has Stocks-At-Attack-Phase on his back left
      When Alice passes
      Then Bob's stock is empty
      And Alice is asked to choose an attacker

    @own-card @reading:first-attack-declaration-of-the-turn
    Scenario: the attack phase is entered a second time in the turn
      Given a game of Weiss Schwarz in Alice's climax phase
      And the character Tireless with level 0, cost 0, power 1000 and the text
        """
        AUTO at the start of your attack phase: draw 1.
        AUTO [once per turn] at the start of your encore step: proceed to the attack phase.
        """
      And Alice has Tireless on her back left
      And Alice has Reed on her center left
      When Alice passes
      Then Alice has 1 card in her hand
      When Alice ends the attack phase
      Then Alice may attack with Reed
      And Alice has 1 card in her hand

  @7.2.1.2
  Rule: 7.2.1.2 The beginning of the attack declaration step is met before every attack

    Scenario: it is met when the first attack comes
      Given it is Alice's climax phase
      And Alice has Stocks-At-Declaration on her back left
      And Alice has Reed on her center left
      When Alice passes
      Then Alice has 1 card in her stock

    Scenario: it is met again after an attack
      Given it is Alice's climax phase
      And Alice has Stocks-At-Declaration on her back left
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Alice passes
      And Reed attacks
      Then Alice has 3 cards in her stock

  @7.2.1.3
  Rule: 7.2.1.3 The turn player attacks or ends the attack phase

    @unchanged
    Scenario: both are open
      Given Alice has Reed on her center left
      Then Alice may attack with Reed
      And Alice may end the attack phase

    Scenario: the other player is not asked
      Given Alice has Reed on her center left
      And Bob has Clerk on his center left
      When Reed attacks
      Then Reed is rested
      And Alice is asked to choose an attacker
      And Bob was not asked to choose an attacker

  @7.2.1.3.1
  Rule: 7.2.1.3.1 One character that can attack is chosen

    Scenario: only the chosen character attacks
      Given Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Reed attacks
      Then Reed is rested
      And Clerk is standing
      And Bob has 2 cards in his clock

    Scenario: whichever is chosen attacks, and only what can attack is offered
      Given Alice has Reed on her center left
      And Alice has Wall on her center middle, rested
      And Alice has Titan on her center right
      And Bob has Lancer on his center middle
      When the game reaches Alice's attack phase
      Then Alice may attack with Reed
      And Alice may attack with Titan
      And Alice may not attack with Wall
      When Titan attacks
      Then Titan is rested
      And Reed is standing

  @7.2.1.3.1.1
  Rule: 7.2.1.3.1.1 Standing characters of the own center stage can attack, unless an effect says otherwise

    @unchanged
    Scenario Outline: every center position attacks
      Given Alice has Reed on her <position>
      Then Alice may attack with Reed

      Examples:
        | position      |
        | center left   |
        | center middle |
        | center right  |

    @unchanged
    Scenario Outline: no back position attacks
      Given Alice has Reed on her <position>
      And Alice has Clerk on her center middle
      Then Alice may not attack with Reed
      And Alice may attack with Clerk

      Examples:
        | position   |
        | back left  |
        | back right |

    @unchanged
    Scenario Outline: characters that do not stand do not attack
      Given Alice has Reed on her center left, <state>
      And Alice has Clerk on her center middle
      Then Alice may not attack with Reed
      And Alice may attack with Clerk

      Examples:
        | state    |
        | rested   |
        | reversed |

    Scenario: a text that forbids it keeps a character from attacking
      Given Alice has Cannot-Attack on her center left
      And Alice has Clerk on her center middle
      Then Alice may not attack with Cannot-Attack
      And Alice may attack with Clerk

    Scenario: a text that allows it lets a character of the back stage attack
      Given Alice has Attacks-From-Behind on her back left
      And Alice has Reed on her back right
      Then Alice may attack with Attacks-From-Behind
      And Alice may not attack with Reed

  @7.2.1.3.1.2 @reading:one-attack-in-the-first-turn
  Rule: 7.2.1.3.1.2 In the first turn of the game the starting player attacks once

    Scenario: after the first attack no other can be chosen
      Given it is turn 1
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Reed attacks
      Then Bob has 2 cards in his clock
      And Clerk is standing
      And Alice may only end the attack phase

    @unchanged
    Scenario: the first attack of that turn may be made
      Given it is turn 1
      And Alice has Reed on her center left
      Then Alice may attack with Reed

    Scenario: the second player is not limited in the second turn
      Given it is turn 2
      And it is Bob's attack phase
      And Bob has Reed on his center left
      And Bob has Clerk on his center right
      When Reed attacks
      Then Reed is rested
      And Bob may attack with Clerk

    Scenario: the starting player is not limited in the third turn
      Given it is turn 3
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Reed attacks
      Then Reed is rested
      And Alice may attack with Clerk

  @7.2.1.3.1.3
  Rule: 7.2.1.3.1.3 Without a character that can attack there is no attack

    @unchanged
    Scenario: an empty stage offers only the end
      Then Alice may only end the attack phase

    @unchanged
    Scenario: a rested center and a standing back stage offer only the end
      Given Alice has Reed on her center left, rested
      And Alice has Clerk on her back left
      Then Alice may only end the attack phase

    Scenario: after the last attacker has attacked only the end is left
      Given Alice has Reed on her center left
      When Reed attacks
      Then Alice may only end the attack phase

  @7.2.1.3.2
  Rule: 7.2.1.3.2 The attack phase can be ended, and the encore step follows

    Scenario: the encore step comes at once though characters could attack
      Given Alice has Reed on her center left
      And Alice has Clerk on her center right, reversed
      When Alice ends the attack phase
      Then Clerk is in Alice's waiting room
      And Bob's clock is empty

    Scenario: what waits for the encore step is met
      Given Alice has Stocks-At-Encore-Step on her back left
      When Alice ends the attack phase
      Then Alice has 1 card in her stock

    @reading:no-attack-no-end-of-attack
    Scenario: nothing that waits for the end of an attack is met
      Given Alice has Stocks-At-End-Of-Attack on her center left
      And Alice has Clerk on her center right, reversed
      When Alice ends the attack phase
      Then Alice's stock is empty
      And Clerk is in Alice's waiting room

  @7.2.1.4
  Rule: 7.2.1.4 Whoever attacks says of which type the attack is

    Scenario: the attacker's player is asked, not the other one
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      When Alice attacks with Reed
      Then Alice is asked to choose the type of attack
      And Alice may choose a frontal attack
      And Alice may choose a side attack

    Scenario: a text can take a type away
      Given Alice has Only-Frontal on her center left
      And Bob has Clerk on his center right
      When Only-Frontal attacks
      Then Only-Frontal is frontal attacking

  @7.2.1.4.1
  Rule: 7.2.1.4.1 Without a facing character the attack is direct and gives one soul for the turn

    Scenario: no type is asked for
      Given Alice has Reed on her center left
      When Reed attacks
      Then Alice was not asked to choose the type of attack
      And Bob has 2 cards in his clock

    Scenario: the attacker has one soul more
      Given Alice has Reed on her center left
      When Reed attacks
      Then Reed has 2 soul

    Scenario: the soul is gone after the turn
      Given Alice has Reed on her center left
      When Reed attacks
      Then Reed has 2 soul
      When the turn ends
      Then Reed has 1 soul

    Scenario: a character elsewhere on the other stage does not face the attacker
      Given Alice has Reed on her center left
      And Bob has Clerk on his center left
      And Bob has Wall on his center middle
      And Bob has Titan on his back right
      When Reed attacks
      Then Alice was not asked to choose the type of attack
      And Reed has 2 soul

    Scenario: a direct attack has no counter step and no battle
      Given Alice has Reed on her center left
      And Bob has Counter-Draws in his hand
      When Reed attacks
      Then Bob had 0 play timings
      And Reed is rested

  @7.2.1.4.2
  Rule: 7.2.1.4.2 Against a facing character front or side is chosen, and side costs soul equal to its level

    Scenario Outline: characters face across the table
      Given Alice has Reed on her <own>
      And Bob has Clerk on his <other>
      When Alice attacks with Reed
      Then Alice is asked to choose the type of attack

      Examples:
        | own           | other         |
        | center left   | center right  |
        | center middle | center middle |
        | center right  | center left   |

    Scenario: a frontal attack changes no soul
      Given Alice has Lancer on her center left
      And Bob has Wall on his center right
      When Lancer frontal attacks
      Then Lancer is frontal attacking
      And Lancer has 2 soul

    Scenario: a side attack costs the level of the facing character
      Given Alice has Titan on her center left
      And Bob has Lancer on his center right
      When Titan side attacks
      Then Titan has 1 soul
      And Bob has 1 card in his clock

    Scenario: a facing character of level 0 costs nothing
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      When Lancer side attacks
      Then Lancer has 2 soul
      And Bob has 2 cards in his clock

    Scenario: soul may become negative, and then there is no damage
      Given Alice has Reed on her center left
      And Bob has Wall on his center right
      When Reed side attacks
      Then Reed has -2 soul
      And Bob's clock is empty

    Scenario: the loss of soul ends with the turn
      Given Alice has Titan on her center left
      And Bob has Lancer on his center right
      When Titan side attacks
      Then Titan has 1 soul
      When the turn ends
      Then Titan has 3 soul

    Scenario: soul icons of the trigger check add to a negative soul
      Given Alice has Reed on her center left
      And Bob has Wall on his center right
      And the top of Alice's deck is Two-Souls-Climax
      When Reed side attacks
      Then Reed has 0 soul
      And Bob's clock is empty

  @7.2.1.4.3
  Rule: 7.2.1.4.3 Type and soul stay as chosen whatever becomes of the facing character

    @example
    Scenario: a side attack stays one though the facing character returns to the hand
      Given Alice has Titan on her center left
      And Bob has Lancer on his center right
      And the top of Alice's deck is Return-Climax
      When Titan side attacks
      And Alice performs the return icon first
      And Alice chooses Lancer
      Then Lancer is in Bob's hand
      And Titan has 2 soul
      And Bob has 2 cards in his clock

    Scenario: a frontal attack stays one though the facing character has left
      Given Alice has Reed on her center left
      And Bob has Lancer on his center right
      And the top of Alice's deck is Return-Climax
      When Reed frontal attacks
      And Alice performs the return icon first
      And Alice chooses Lancer
      Then Bob has a play timing
      And Reed has 2 soul

    @own-card @reading:side-penalty-is-fixed-at-the-choice
    Scenario: a level that rises after the choice does not lower the soul further
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Goad with level 0, cost 0, power 1000, soul 3 and the text
        """
        AUTO when this card attacks: characters facing this card get +2 level this turn.
        """
      And Alice has Goad on her center left
      And Bob has Sedge on his center right
      When Goad side attacks
      Then Sedge has 3 level
      And Goad has 2 soul
      And Bob has 2 cards in his clock

  @7.2.1.5
  Rule: 7.2.1.5 The attacker is attacking until it changes its zone or the attack is over

    Scenario: it is frontal attacking
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      Then Reed is attacking
      And Reed is frontal attacking
      And Reed is not side attacking

    Scenario: an ability for attacking triggers
      Given Alice has Draws-On-Attack on her center left
      When Draws-On-Attack attacks
      Then Alice has 1 card in her hand

    Scenario: it triggers for a side attack and a frontal attack as well
      Given Alice has Draws-On-Attack on her center left
      And Bob has Clerk on his center right
      When Draws-On-Attack side attacks
      Then Alice has 1 card in her hand

    Scenario: an ability for direct attacks does not trigger in a frontal attack
      Given Alice has Draws-On-Direct on her center left
      And Bob has Clerk on his center right
      When Draws-On-Direct frontal attacks
      Then Draws-On-Direct is frontal attacking
      And Alice's hand is empty

    Scenario: an ability for direct attacks triggers in one
      Given Alice has Draws-On-Direct on her center left
      When Draws-On-Direct attacks
      Then Alice has 1 card in her hand

    Scenario: an attacker that has left the stage is attacking no more
      Given Alice has Leaves-On-Attack on her center left
      When Leaves-On-Attack attacks
      Then Leaves-On-Attack is in Alice's waiting room
      And Bob's clock is empty

  @7.2.1.5.1
  Rule: 7.2.1.5.1 In a frontal attack the facing character defends, and both are in battle

    Scenario: attacker and defender are each other's battle opponent
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      Then Clerk is defending
      And Clerk is being frontal attacked
      And Reed and Clerk are in battle
      And Reed's battle opponent is Clerk

    Scenario: an ability for being frontal attacked triggers
      Given Alice has Reed on her center left
      And Bob has Draws-When-Frontal-Attacked on his center right
      When Reed frontal attacks
      Then Bob has 1 card in his hand

    Scenario: it does not trigger in a side attack
      Given Alice has Reed on her center left
      And Bob has Draws-When-Frontal-Attacked on his center right
      When Reed side attacks
      Then Bob has 1 card in his clock
      And Bob's hand is empty

    Scenario: a side attack puts nobody in battle
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      When Lancer side attacks
      Then Bob has 2 cards in his clock
      And Clerk is standing

    Scenario: other characters of the stage are not in battle
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      And Bob has Wall on his center middle
      When Reed frontal attacks
      Then Clerk is defending
      And Wall is not defending

  @7.2.1.5.2
  Rule: 7.2.1.5.2 In a frontal or side attack the facing character is being attacked

    Scenario: a frontal attack attacks it
      Given Alice has Reed on her center left
      And Bob has Draws-When-Attacked on his center right
      When Reed frontal attacks
      Then Bob has 1 card in his hand
      And Draws-When-Attacked is being attacked

    Scenario: a side attack attacks it
      Given Alice has Reed on her center left
      And Bob has Draws-When-Attacked on his center right
      When Reed side attacks
      Then Bob has 1 card in his hand

    Scenario: a direct attack attacks no character
      Given Alice has Reed on her center left
      And Bob has Draws-When-Attacked on his center left
      When Reed attacks
      Then Bob has 2 cards in his clock
      And Bob's hand is empty

  @7.2.1.5.3
  Rule: 7.2.1.5.3 The attacker rests

    Scenario: the attacker is rested
      Given Alice has Reed on her center left
      And Bob has Clerk on his center right
      When Reed frontal attacks
      Then Reed is rested
      And Clerk is standing

    Scenario: an ability for resting triggers
      Given Alice has Draws-When-Rested on her center left
      When Draws-When-Rested attacks
      Then Alice has 1 card in her hand

  @7.2.1.6
  Rule: 7.2.1.6 A check timing follows the declaration, and then the trigger step

    Scenario: what the attack has triggered is resolved before the trigger check
      Given Alice has Draws-On-Attack on her center left
      And the top of Alice's deck is Sedge and Lancer
      When Draws-On-Attack attacks
      Then Sedge is in Alice's hand
      And Lancer is in Alice's stock

    @reading:attacked-and-rested-stand-by-together
    Scenario: abilities for attacking and for resting stand by together
      Given Alice has Draws-On-Attack on her center left
      And Alice has Draws-When-Rested on her center middle
      When Draws-On-Attack attacks
      And Draws-When-Rested attacks
      Then Alice has 2 cards in her hand

    Scenario: it is resolved before the trigger step begins, so that there is nothing to put in order
      Given Alice has Draws-On-Attack on her center left
      And Alice has Stocks-At-Trigger-Step on her back left
      And the top of Alice's deck is Sedge, Lancer and Clerk
      When Draws-On-Attack attacks
      Then Sedge is in Alice's hand
      And Alice's stock is, from the top, Clerk and Lancer
      And nobody was asked to choose an automatic ability
