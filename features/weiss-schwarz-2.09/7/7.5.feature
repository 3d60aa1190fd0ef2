Feature: 7.5 Damage Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase

  @7.5.1
  Rule: 7.5.1 The damage step begins, deals damage, and has its check timings after it

    Scenario: the damage step follows the trigger step of a direct attack and leads back to the declaration
      Given Alice has Lancer on her center left
      And Alice has Reed on her center right
      When Lancer attacks
      Then Bob has 3 cards in his clock
      And Alice has 1 card in her stock
      And Alice is asked to choose an attacker

    Scenario: in a frontal attack the counter step comes first, and no damage is dealt in it
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      When Lancer frontal attacks
      Then Bob has a play timing
      And Bob's clock is empty
      When Bob passes
      Then Bob has 2 cards in his clock

    @events
    Scenario: the card of the trigger check is in the stock before the first card of damage is turned up
      Given Alice has Reed on her center left
      And the top of Alice's deck is Spark
      And the top of Bob's deck is Clerk
      When Reed attacks
      Then Spark moved to Alice's stock before Clerk moved to Bob's resolution zone

  @7.5.1.1
  Rule: 7.5.1.1 What waits for the beginning of the damage step is resolved before the damage

    Scenario: soul gained at the beginning of the step is dealt as damage
      Given Alice has Gains-Soul-In-The-Damage-Step on her center left
      And Bob has Clerk on his center right
      When Gains-Soul-In-The-Damage-Step side attacks
      Then Gains-Soul-In-The-Damage-Step has 2 soul
      And Bob has 2 cards in his clock

    Scenario: the same in a frontal attack, after the counter step
      Given Alice has Gains-Soul-In-The-Damage-Step on her center left
      And Bob has Clerk on his center right
      When Gains-Soul-In-The-Damage-Step frontal attacks
      Then Gains-Soul-In-The-Damage-Step has 1 soul
      When Bob passes
      Then Bob has 2 cards in his clock

    Scenario: each attack has a damage step of its own
      Given Alice has Gains-Soul-In-The-Damage-Step on her back left
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Reed attacks
      Then Gains-Soul-In-The-Damage-Step has 2 soul
      When Clerk attacks
      Then Gains-Soul-In-The-Damage-Step has 3 soul

    Scenario: the beginning of the opponent's damage step is not one's own
      Given Alice has Reed on her center left
      And Bob has Gains-Soul-In-The-Damage-Step on his center left
      When Reed attacks
      Then Bob has 2 cards in his clock
      And Gains-Soul-In-The-Damage-Step has 1 soul

  @7.5.1.2
  Rule: 7.5.1.2 The attacking character deals its soul as damage to the other player

    Scenario Outline: a frontal attack deals exactly the soul of the attacker
      Given Alice has <attacker> on her center left
      And Bob has Clerk on his center right
      When <attacker> frontal attacks
      And Bob passes
      Then Bob has <cards> cards in his clock
      And Alice's clock is empty

      Examples:
        | attacker | cards |
        | Reed     | 1     |
        | Lancer   | 2     |
        | Titan    | 3     |

    Scenario: the soul is taken as it is then, not as it is printed
      Given Alice has Reed on her center left
      And the top of Alice's deck is Spark
      When Reed attacks
      Then Reed has 3 soul
      And Bob has 3 cards in his clock

    Scenario: a climax among the cards cancels the damage
      Given Alice has Titan on her center left
      And Bob has Clerk on his center right
      And the top of Bob's deck is Reed and Finale
      When Titan side attacks
      Then Bob's clock is empty
      And Bob has only Reed and Finale in his waiting room
      And Bob's deck has 20 cards

    Scenario: the damage goes to the player who is attacked, whoever's turn it is
      Given it is Bob's attack phase
      And Bob has Lancer on his center middle
      When Lancer attacks
      Then Alice has 3 cards in her clock
      And Bob's clock is empty

    Scenario: the cards lie on the clock in the order in which they were turned up
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob has Wall in his clock
      And the top of Bob's deck is Reed and Sedge
      When Lancer side attacks
      Then Bob's clock is, from the top, Sedge, Reed and Wall

  @7.5.1.2.1
  Rule: 7.5.1.2.1 A soul of zero or less deals no damage, not even of zero

    Scenario: a soul of exactly zero turns up no card
      Given Alice has Reed on her center left
      And Bob has Sedge on his center right
      And the top of Bob's deck is Finale
      When Reed side attacks
      Then Reed has 0 soul
      And Bob's clock is empty
      And Finale is on the top of Bob's deck

    Scenario: a soul of one is still damage
      Given Alice has Lancer on her center left
      And Bob has Sedge on his center right
      When Lancer side attacks
      Then Lancer has 1 soul
      And Bob has 1 card in his clock

    Scenario: a negative soul takes no card out of the clock
      Given Alice has Reed on her center left
      And Bob has Wall on his center right
      And Bob has 4 cards in his clock
      When Reed side attacks
      Then Reed has -2 soul
      And Bob has 4 cards in his clock
      And Bob's deck has 20 cards

    Scenario: a soul icon lifts a negative soul and not one that is taken for zero
      Given Alice has Reed on her center left
      And the top of Alice's deck is Spark
      And Bob has Wall on his center right
      When Reed side attacks
      Then Reed has -1 soul
      And Bob's clock is empty

    Scenario: nothing that waits for damage is triggered
      Given Alice has Grows-By-Damage on her center left
      And Bob has Sedge on his center right
      When Grows-By-Damage side attacks
      Then Grows-By-Damage has 0 soul
      And Grows-By-Damage has 2500 power

  @7.5.1.2.2
  Rule: 7.5.1.2.2 Without the attacking character, or under another master, there is no damage

    Scenario: an attacker that was returned to the hand deals nothing
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob has Bounces-The-Attacker in his hand
      When Lancer frontal attacks
      And Bob plays Bounces-The-Attacker
      Then Lancer is in Alice's hand
      And Bob's clock is empty

    Scenario: an attacker that now serves the other player deals nothing to anybody
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob has Takes-The-Attacker in his hand
      When Lancer frontal attacks
      And Bob plays Takes-The-Attacker
      Then Lancer is on Bob's back left
      And Bob's clock is empty
      And Alice's clock is empty

    @reading:stage-move-ends-the-attack
    Scenario: an attacker that was moved to another position deals nothing
      Given Alice has Lancer on her center left
      And Bob has Clerk on his center right
      And Bob has Shoves-The-Attacker-Back in his hand
      When Lancer frontal attacks
      And Bob plays Shoves-The-Attacker-Back
      Then Lancer is on Alice's back left
      And Bob's clock is empty

    Scenario: a defending character that is gone does not keep the damage away
      Given Alice has Lancer on her center left
      And the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center right
      When Lancer frontal attacks
      And Alice performs the return icon first
      And Alice chooses Clerk
      And Bob passes
      Then Clerk is in Bob's hand
      And Bob has 3 cards in his clock

  @7.5.1.3
  Rule: 7.5.1.3 After a check timing a frontal attack goes on to the battle step, others do not

    Scenario: a frontal attack goes on to the battle, and the weaker character is reversed
      Given Alice has Lancer on her center left
      And Alice has Reed on her center right
      And Bob has Clerk on his center right
      When Lancer frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Lancer is rested

    Scenario: a side attack reverses nobody
      Given Alice has Lancer on her center left
      And Alice has Reed on her center right
      And Bob has Clerk on his center right
      When Lancer side attacks
      Then Clerk is standing
      And Bob has 2 cards in his clock

    Scenario: what the damage triggered is resolved before the powers are compared
      Given Alice has Grows-By-Damage on her center left
      And Alice has Reed on her center right
      And Bob has Sedge on his center right
      When Grows-By-Damage frontal attacks
      And Bob passes
      Then Grows-By-Damage has 5500 power
      And Sedge is reversed
      And Grows-By-Damage is rested

    Scenario: canceled damage leads on to the battle step as well
      Given Alice has Grows-By-Damage on her center left
      And Alice has Reed on her center right
      And Bob has Sedge on his center right
      And the top of Bob's deck is Finale
      When Grows-By-Damage frontal attacks
      And Bob passes
      Then Bob's clock is empty
      And Grows-By-Damage is reversed
      And Sedge is standing

    @reading:damage-without-attacker-goes-on
    Scenario: without its attacker a frontal attack still ends after the battle step, with nobody reversed
      Given Alice has Lancer on her center left
      And Alice has Draws-After-An-Attack on her center right
      And Bob has Clerk on his center right
      And Bob has Bounces-The-Attacker in his hand
      When Lancer frontal attacks
      And Bob plays Bounces-The-Attacker
      Then Clerk is standing
      And Alice has 2 cards in her hand
      And Alice is asked to choose an attacker

  @7.5.1.4
  Rule: 7.5.1.4 A direct or side attack ends with the damage step, and the next one may be declared

    Scenario: what waits for the end of the attack is resolved after a side attack
      Given Alice has Draws-After-An-Attack on her center left
      And Bob has Clerk on his center right
      When Draws-After-An-Attack side attacks
      Then Alice has 1 card in her hand

    Scenario: and after a direct attack, once for each
      Given Alice has Draws-After-An-Attack on her center left
      And Alice has Reed on her center right
      When Draws-After-An-Attack attacks
      Then Alice has 1 card in her hand
      When Reed attacks
      Then Alice has 2 cards in her hand

    @events
    Scenario: the end of the attack comes after the damage
      Given Alice has Draws-After-An-Attack on her center left
      And the top of Alice's deck is Clerk and Sedge
      And the top of Bob's deck is Reed
      When Draws-After-An-Attack attacks
      Then Reed moved to Bob's clock before Sedge was drawn

    Scenario: the attacker is no longer attacking, and another one may attack
      Given Alice has Lancer on her center left
      And Alice has Reed on her center right
      And Alice has Clerk on her center middle
      When Lancer attacks
      Then Lancer is not attacking
      And Lancer is rested
      And Alice may attack with Reed
      And Alice may attack with Clerk
      And Alice may not attack with Lancer

    Scenario: ending the attack phase without an attack is no end of an attack
      Given Alice has Draws-After-An-Attack on her center left
      When Alice ends the attack phase
      Then Bob is the turn player
      And Alice's hand is empty
