Feature: 4.12 Trigger Icon

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left

  @4.12.1
  Rule: 4.12.1 The turn player performs the icon, or the master of an effect that calls for it

    Scenario: the turn player is asked in the trigger step
      Given the top of Alice's deck is Draw-Climax
      When Reed attacks
      Then it is Alice who chooses
      And Alice is asked to decide whether to do it

    Scenario: in Bob's turn it is Bob
      Given it is Bob's attack phase
      And Bob has Clerk on his center left
      And the top of Bob's deck is Draw-Climax
      And Bob's hand is empty
      And Alice's hand is empty
      When Clerk attacks
      And Bob says yes
      Then Bob has 1 card in his hand

    Scenario: an effect lets its master perform an icon
      Given it is Alice's main phase
      And Alice has Performs-Draw-Icon in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Performs-Draw-Icon
      And Alice says yes
      Then Alice has only Sedge in her hand

    @own-card
    Scenario: the master of the effect performs it in the other player's turn too
      Given the event Retort with icon counter and the text
        """
        TEXT: perform the action of the trigger "draw".
        """
      And Bob has Clerk on his center right
      And Bob has Retort in his hand
      When Reed frontal attacks
      And Bob plays Retort
      Then it is Bob who chooses
      When Bob says yes
      Then Bob has 1 card in his hand
      And Alice's hand is empty

    Scenario: the defending player is not asked for the attacker's icon
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      And Bob has Wall on his back left
      When Reed attacks
      And Alice performs the soul icon first
      Then it is Alice who chooses
      And Alice may choose among Clerk and Wall

  @4.12.2.1
  Rule: 4.12.2.1 A card without an icon does nothing

    Scenario: the card goes to the stock, and nobody is asked
      Given the top of Alice's deck is Sedge
      When Reed attacks
      Then Alice has only Sedge in her stock
      And Reed has 2 soul
      And nobody was asked to decide whether to do it
      And nobody was asked to order trigger icons

    Scenario: a climax without an icon is no different
      Given the top of Alice's deck is Finale
      When Reed attacks
      Then Alice has only Finale in her stock
      And Reed has 2 soul

  @4.12.2.2
  Rule: 4.12.2.2 The soul icon gives the attacking character one soul for the turn, without asking

    Scenario: the attacker has one soul more, and the damage counts it
      Given the top of Alice's deck is Spark
      And Bob has Clerk on his center right
      When Reed side attacks
      Then Reed has 2 soul
      And Bob has 2 cards in his clock
      And nobody was asked to decide whether to do it

    Scenario: another character has none of it
      Given the top of Alice's deck is Spark
      And Alice has Clerk on her center right
      When Reed attacks
      Then Reed has 3 soul
      And Clerk has 1 soul

    Scenario: after the turn it is gone
      Given the top of Alice's deck is Spark
      And Bob has Clerk on his center right
      When Reed side attacks
      Then Reed has 2 soul
      When the turn ends
      Then Reed has 1 soul

    Scenario: without an attacking character nobody gets it
      Given it is Alice's main phase
      And Alice has Performs-Soul-Icon in her hand
      When Alice plays Performs-Soul-Icon
      Then Performs-Soul-Icon is in Alice's waiting room
      And Reed has 1 soul

    @own-card
    Scenario: performed by the defending player's effect it still goes to the attacker
      Given the event Misfire with icon counter and the text
        """
        TEXT: perform the action of the trigger "soul".
        """
      And Bob has Clerk on his center right
      And Bob has Misfire in his hand
      When Reed frontal attacks
      And Bob plays Misfire
      Then Reed has 2 soul
      And Clerk has 1 soul
      And Bob has 2 cards in his clock

  @4.12.2.3
  Rule: 4.12.2.3 The return icon may send one of the opponent's characters to its owner's hand

    Scenario: a character of the back stage may be chosen as well
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      And Bob has Wall on his back right
      When Reed attacks
      And Alice performs the return icon first
      Then Alice may choose Clerk
      And Alice may choose Wall
      And Alice may not choose Reed
      When Alice chooses Wall
      Then Wall is in Bob's hand
      And Clerk is on Bob's center left

    Scenario: the return may be left out
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses nothing
      Then Clerk is on Bob's center left
      And Return-Climax is in Alice's stock

    Scenario: it goes to its owner
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      And Alice owns Clerk
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Clerk
      Then Clerk is in Alice's hand

    Scenario: without an opposing character nobody is asked
      Given the top of Alice's deck is Return-Climax
      And Alice has Clerk on her center right
      When Reed attacks
      And Alice performs the soul icon first
      Then Reed has 3 soul
      And Alice was not asked to choose cards
      And Return-Climax is in Alice's stock

  @4.12.2.4
  Rule: 4.12.2.4 The pool icon may put the top card of the deck into the stock

    Scenario: the next card lies in the stock, under the card of the check
      Given the top of Alice's deck is Pool-Climax and Sedge
      When Reed attacks
      And Alice says yes
      Then Alice's stock is, from the top, Pool-Climax and Sedge
      And Alice's deck has 20 cards

    Scenario: the pool may be left out
      Given the top of Alice's deck is Pool-Climax and Sedge
      When Reed attacks
      And Alice says no
      Then Alice has only Pool-Climax in her stock
      And Sedge is on the top of Alice's deck

    Scenario: nobody sees the card
      Given the top of Alice's deck is Pool-Climax and Sedge
      When Reed attacks
      And Alice says yes
      Then Sedge is in Alice's stock
      And nobody can tell which card Sedge is
      And Sedge has not been shown to Alice

  @4.12.2.5
  Rule: 4.12.2.5 The comeback icon may return a character from the own waiting room to the hand

    Scenario: a character is taken, and nothing but a character is offered
      Given the top of Alice's deck is Comeback-Climax
      And Alice has Sedge, Clerk, Memo and Finale in her waiting room
      And Bob has Wall in his waiting room
      When Reed attacks
      Then Alice may choose Sedge
      And Alice may not choose Memo
      And Alice may not choose Finale
      And Alice may not choose Wall
      When Alice chooses Clerk
      Then Alice has only Clerk in her hand
      And Comeback-Climax is in Alice's stock

    Scenario: the comeback may be left out
      Given the top of Alice's deck is Comeback-Climax
      And Alice has Sedge in her waiting room
      When Reed attacks
      And Alice chooses nothing
      Then Alice's hand is empty
      And Comeback-Climax is in Alice's stock

  @4.12.2.6
  Rule: 4.12.2.6 The draw icon may draw a card

    Scenario: the card below the one of the check is drawn
      Given the top of Alice's deck is Draw-Climax and Sedge
      When Reed attacks
      And Alice says yes
      Then Alice has only Sedge in her hand
      And Alice has only Draw-Climax in her stock

    Scenario: the draw may be left out
      Given the top of Alice's deck is Draw-Climax and Sedge
      When Reed attacks
      And Alice says no
      Then Alice's hand is empty
      And Draw-Climax is in Alice's stock

    Scenario: the card is drawn before the damage
      Given the top of Alice's deck is Draw-Climax and Sedge
      When Reed attacks
      Then Alice is asked to decide whether to do it
      And Bob's clock is empty
      When Alice says yes
      Then Bob has 2 cards in his clock
      And Sedge is in Alice's hand

  @4.12.2.7
  Rule: 4.12.2.7 The shot icon deals one damage when the attacker's next damage this turn is canceled

    Scenario: canceled damage of the attack is followed by one damage
      Given the top of Alice's deck is Shot-Climax
      And the top of Bob's deck is Clerk, Finale, Sedge and Wall
      When Reed attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge in his clock
      And Bob has only Clerk and Finale in his waiting room
      And Wall is on the top of Bob's deck

    Scenario: damage that is not canceled is followed by nothing
      Given the top of Alice's deck is Shot-Climax
      When Reed attacks
      And Alice performs the shot icon first
      Then Bob has 3 cards in his clock

    Scenario: the one damage can be canceled itself, and is followed by nothing
      Given the top of Alice's deck is Shot-Climax
      And the top of Bob's deck is Finale, Blue-Finale and Wall
      When Reed attacks
      And Alice performs the shot icon first
      Then Bob's clock is empty
      And Bob has only Finale and Blue-Finale in his waiting room
      And Wall is on the top of Bob's deck

    Scenario: the damage of another attacker does not count
      Given the top of Alice's deck is Shot-Climax and Sedge
      And Alice has Titan on her center right
      And Bob has Clerk on his center right
      And the top of Bob's deck is Wall, Spark and Finale
      When Reed side attacks
      And Alice performs the shot icon first
      And Titan attacks
      Then Bob has only Wall and Spark in his clock
      And Bob has only Finale in his waiting room

    @own-card
    Scenario: two shot icons deal one damage each
      Given a blank climax Volley with trigger shot
      And the character Archer with power 1500 and the text
        """
        AUTO when this card attacks: perform the action of the trigger "shot".
        """
      And Alice has Archer on her center middle
      And the top of Alice's deck is Volley
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Sedge, Spark and Titan
      When Archer side attacks
      And Alice plays Archer's AUTO
      Then Bob has only Sedge and Spark in his clock
      And Titan is on the top of Bob's deck

  @4.12.2.7.1
  Rule: 4.12.2.7.1 The shot icon looks at the very next damage of the attacker and at no later one

    Scenario: damage before the damage step that is canceled counts
      Given Alice has Burns-In-Counter-Step on her center middle
      And the top of Alice's deck is Shot-Climax
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Sedge, Wall, Titan and Lancer
      When Burns-In-Counter-Step frontal attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge in his clock
      And Bob has only Finale in his waiting room

    Scenario: then the canceled damage of the damage step is followed by nothing
      Given Alice has Burns-In-Counter-Step on her center middle
      And the top of Alice's deck is Shot-Climax
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Sedge, Wall, Blue-Finale and Lancer
      When Burns-In-Counter-Step frontal attacks
      And Alice performs the shot icon first
      And Bob passes
      Then Bob has only Sedge in his clock
      And Lancer is on the top of Bob's deck

    Scenario: if that damage is not canceled, a cancel in the damage step comes too late
      Given Alice has Burns-In-Counter-Step on her center middle
      And the top of Alice's deck is Shot-Climax
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Sedge, Wall, Finale and Lancer
      When Burns-In-Counter-Step frontal attacks
      And Alice performs the shot icon first
      And Bob passes
      Then Bob has only Sedge in his clock
      And Bob has only Wall and Finale in his waiting room
      And Lancer is on the top of Bob's deck

    Scenario: damage before the icon was performed is not looked at
      Given Alice has Burns-On-Attack on her center middle
      And the top of Alice's deck is Shot-Climax
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Wall, Blue-Finale, Sedge and Lancer
      When Burns-On-Attack side attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge in his clock
      And Bob has only Finale, Wall and Blue-Finale in his waiting room
      And Lancer is on the top of Bob's deck

  @4.12.2.7.2
  Rule: 4.12.2.7.2 Damage that the attacker deals to its own player counts as well

    @own-card
    Scenario: canceled damage to its own player is followed by one damage to the opponent
      Given the character Recoil with power 1500 and the text
        """
        AUTO at the start of the damage step, if this card is attacking: deal 1 damage to you.
        """
      And Alice has Recoil on her center middle
      And the top of Alice's deck is Shot-Climax and Finale
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Sedge, Wall, Titan and Lancer
      When Recoil side attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge, Wall and Titan in his clock
      And Alice's clock is empty
      And Finale is in Alice's waiting room

    @own-card
    Scenario: and damage to its own player that is not canceled uses the icon up
      Given the character Recoil with power 1500 and the text
        """
        AUTO at the start of the damage step, if this card is attacking: deal 1 damage to you.
        """
      And Alice has Recoil on her center middle
      And the top of Alice's deck is Shot-Climax and Spark
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Sedge and Wall
      When Recoil side attacks
      And Alice performs the shot icon first
      Then Alice has only Spark in her clock
      And Bob's clock is empty
      And Sedge is on the top of Bob's deck

  @4.12.2.7.3
  Rule: 4.12.2.7.3 Damage to several players at once counts once, and one cancel is enough

    Scenario: only the damage to the own player is canceled
      Given Alice has Burns-Both-In-Damage-Step on her center middle
      And the top of Alice's deck is Shot-Climax and Finale
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Sedge, Wall, Titan, Lancer and Spark
      When Burns-Both-In-Damage-Step side attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge, Wall, Titan and Lancer in his clock
      And Spark is on the top of Bob's deck

    Scenario: only the damage to the opponent is canceled
      Given Alice has Burns-Both-In-Damage-Step on her center middle
      And the top of Alice's deck is Shot-Climax and Spark
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Finale, Sedge, Wall, Titan and Lancer
      When Burns-Both-In-Damage-Step side attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge, Wall and Titan in his clock
      And Alice has only Spark in her clock
      And Lancer is on the top of Bob's deck

    Scenario: both are canceled, and one damage follows
      Given Alice has Burns-Both-In-Damage-Step on her center middle
      And the top of Alice's deck is Shot-Climax and Finale
      And Bob has Clerk on his center middle
      And the top of Bob's deck is Blue-Finale, Sedge, Wall, Titan and Lancer
      When Burns-Both-In-Damage-Step side attacks
      And Alice performs the shot icon first
      Then Bob has only Sedge, Wall and Titan in his clock
      And Alice's clock is empty
      And Lancer is on the top of Bob's deck

  @4.12.2.8
  Rule: 4.12.2.8 The treasure icon returns its card to the hand and may put the top card of the deck into the stock

    Scenario: both are done
      Given the top of Alice's deck is Treasure-Climax and Sedge
      When Reed attacks
      And Alice says yes
      Then Alice has only Treasure-Climax in her hand
      And Alice has only Sedge in her stock

    Scenario: the card is in the hand before the question for the stock
      Given the top of Alice's deck is Treasure-Climax and Sedge
      When Reed attacks
      Then Alice is asked to decide whether to do it
      And Treasure-Climax is in Alice's hand
      And Alice's stock is empty

  @4.12.2.8.1
  Rule: 4.12.2.8.1 The return of the treasure card is no choice, and the card does not reach the stock

    Scenario: a player who leaves out the stock has the card in hand all the same
      Given the top of Alice's deck is Treasure-Climax and Sedge
      When Reed attacks
      And Alice says no
      Then Alice has only Treasure-Climax in her hand
      And Alice's stock is empty
      And Sedge is on the top of Alice's deck

    Scenario: as the last card of the deck it is in hand and not shuffled in
      Given Alice's deck is, from the top, Treasure-Climax
      And Alice has Sedge, Clerk and Wall in her waiting room
      When Reed attacks
      And Alice says no
      Then Alice has only Treasure-Climax in her hand
      And Alice's stock is empty
      And Alice's deck has 2 cards

  @4.12.2.9
  Rule: 4.12.2.9 The gate icon may return a climax from the own waiting room to the hand

    Scenario: a climax is taken, and nothing but a climax is offered
      Given the top of Alice's deck is Gate-Climax
      And Alice has Finale, Blue-Finale, Sedge and Memo in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      Then Alice may choose Finale
      And Alice may not choose Sedge
      And Alice may not choose Memo
      When Alice chooses Blue-Finale
      Then Alice has only Blue-Finale in her hand
      And Gate-Climax is in Alice's stock

    Scenario: the gate may be left out
      Given the top of Alice's deck is Gate-Climax
      And Alice has Finale in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses nothing
      Then Alice's hand is empty
      And Gate-Climax is in Alice's stock

  @4.12.2.10
  Rule: 4.12.2.10 The standby icon may place a character of at most the own level +1 from the waiting room, rested

    Scenario: the character is placed rested on the chosen position
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Sedge
      And Alice chooses her center right
      Then Sedge is rested on Alice's center right

    Scenario: a level one above one's own is allowed, and two above is not
      Given the top of Alice's deck is Standby-Climax
      And Alice is at level 1
      And Alice has Clerk, Lancer, Wall and Memo in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      Then Alice may choose Lancer
      And Alice may choose Clerk
      And Alice may not choose Wall
      And Alice may not choose Memo

    Scenario: at level zero a character of level two is not offered
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge and Lancer in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      Then Alice may choose Sedge
      And Alice may not choose Lancer

    Scenario: it costs nothing and may be left out
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses nothing
      Then Sedge is in Alice's waiting room
      And Standby-Climax is in Alice's stock

    Scenario: an ability that waits for its arrival is triggered
      Given the top of Alice's deck is Standby-Climax
      And Alice has Draws-When-Placed in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Draws-When-Placed
      And Alice chooses her back left
      Then Draws-When-Placed is rested on Alice's back left
      And Alice has 1 card in her hand

    Scenario: a character of the other player's waiting room is not offered
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge in her waiting room
      And Bob has Clerk in his waiting room
      When Reed attacks
      And Alice performs the soul icon first
      Then Alice may choose Sedge
      And Alice may not choose Clerk

  @4.12.2.10.1
  Rule: 4.12.2.10.1 The position may be occupied, and the character that was there goes to the waiting room

    Scenario: the older character goes to the waiting room
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge in her waiting room
      And Alice has Clerk on her back left
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Sedge
      And Alice chooses her back left
      Then Sedge is rested on Alice's back left
      And Clerk is in Alice's waiting room

    Scenario: the position of the attacker itself may be chosen
      Given the top of Alice's deck is Standby-Climax
      And Alice has Sedge in her waiting room
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Sedge
      And Alice chooses her center left
      Then Sedge is rested on Alice's center left
      And Reed is in Alice's waiting room
      And Bob's clock is empty

  @4.12.2.11
  Rule: 4.12.2.11 The choice icon may take a character with a soul trigger from the waiting room to hand or stock

    Scenario: to the hand
      Given the top of Alice's deck is Choice-Climax
      And Alice has Spark in her waiting room
      When Reed attacks
      And Alice chooses Spark
      And Alice takes the card to her hand
      Then Alice has only Spark in her hand
      And Alice has only Choice-Climax in her stock

    Scenario: to the stock, under the card of the check
      Given the top of Alice's deck is Choice-Climax
      And Alice has Spark in her waiting room
      When Reed attacks
      And Alice chooses Spark
      And Alice takes the card to her stock
      Then Alice's stock is, from the top, Choice-Climax and Spark
      And Alice's hand is empty

    Scenario: a character without that icon and a climax with it are not offered
      Given the top of Alice's deck is Choice-Climax
      And Alice has Spark, Sedge and Two-Souls-Climax in her waiting room
      When Reed attacks
      Then Alice may choose Spark
      And Alice may not choose Sedge
      And Alice may not choose Two-Souls-Climax

    Scenario: the choice may be left out
      Given the top of Alice's deck is Choice-Climax
      And Alice has Spark in her waiting room
      When Reed attacks
      And Alice chooses nothing
      Then Spark is in Alice's waiting room
      And Choice-Climax is in Alice's stock

    Scenario: a character of the other player's waiting room is no choice
      Given the top of Alice's deck is Choice-Climax
      And Bob has Spark in his waiting room
      When Reed attacks
      Then Spark is in Bob's waiting room
      And Choice-Climax is in Alice's stock
      And nobody was asked to choose cards
