Feature: 7.3 Trigger Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left

  @7.3.1
  Rule: 7.3.1 What waits for the step comes first, then the trigger check, then a check timing

    Scenario: the ability takes the first card and the trigger check the second
      Given Alice has Stocks-At-Trigger-Step on her back left
      And the top of Alice's deck is Sedge and Spark
      When Reed attacks
      Then Alice's stock is, from the top, Spark and Sedge
      And Reed has 3 soul

  @7.3.1.1
  Rule: 7.3.1.1 The beginning of the trigger step is met, and a check timing follows

    Scenario: an ability for the beginning is resolved before the trigger check
      Given Alice has Stocks-At-Trigger-Step on her back left
      And the top of Alice's deck is Spark and Sedge
      When Reed attacks
      Then Alice's stock is, from the top, Sedge and Spark
      And Reed has 2 soul

    Scenario: it is not met in the other player's trigger step
      Given Bob has Stocks-At-Trigger-Step on his back left
      When Reed attacks
      Then Alice has 1 card in her stock
      And Bob's stock is empty

  @7.3.1.2
  Rule: 7.3.1.2 The top card of the deck is turned up and its icons are performed

    Scenario: a soul icon gives a soul
      Given the top of Alice's deck is Spark
      When Reed attacks
      Then Reed has 3 soul
      And Bob has 3 cards in his clock

    Scenario: a card without icons does nothing
      Given the top of Alice's deck is Clerk
      When Reed attacks
      Then Reed has 2 soul
      And Bob has 2 cards in his clock

    @events
    Scenario: the card lies in the resolution zone of the attacking player
      Given the top of Alice's deck is Clerk
      When Reed attacks
      Then it happened that Clerk moved to Alice's resolution zone

    Scenario: everybody sees the card
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      When Reed attacks
      Then Alice sees Return-Climax in Alice's resolution zone
      And Bob sees Return-Climax in Alice's resolution zone

    Scenario: the deck of the player under attack is not checked
      Given the top of Bob's deck is Spark and Sedge
      When Reed attacks
      Then Reed has 2 soul
      And Bob's clock is, from the top, Sedge and Spark

    Scenario: the last card of the deck is checked and the deck refreshed
      Given Alice's deck is, from the top, Spark
      And Alice has Wall and Titan in her waiting room
      When Reed attacks
      Then Reed has 3 soul
      And Alice's deck has 1 card
      And Alice has 1 card in her clock
      And Spark is in Alice's stock

  @7.3.1.2.1
  Rule: 7.3.1.2.1 Several icons are performed in the order that the player wishes

    Scenario: the attacking player is asked for the order
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      When Reed attacks
      Then Alice is asked to order trigger icons

    Scenario: both icons are performed, the chosen one first
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      And Bob has Wall on his back left
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Clerk
      Then Clerk is in Bob's hand
      And Reed has 3 soul

    Scenario: the other order does both as well
      Given the top of Alice's deck is Return-Climax
      And Bob has Clerk on his center left
      And Bob has Wall on his back left
      When Reed attacks
      And Alice performs the return icon first
      And Alice chooses Wall
      Then Wall is in Bob's hand
      And Reed has 3 soul

    Scenario: two soul icons give two
      Given the top of Alice's deck is Two-Souls-Climax
      When Reed attacks
      Then Reed has 4 soul

  @7.3.1.2.2
  Rule: 7.3.1.2.2 The icons that the card had on arrival are performed

    Scenario: an icon that cards in the resolution zone gain comes too late
      Given Alice has Gives-Trigger-Icons on her back left
      And the top of Alice's deck is Draw-Climax
      When Reed attacks
      And Alice says yes
      Then Alice has 1 card in her hand
      And Draw-Climax is in Alice's stock

    Scenario: what the performed icon brings about does not add an icon
      Given Alice has Gives-Trigger-Icons in her waiting room
      And Alice has Clerk in her hand
      And the top of Alice's deck is Standby-Climax
      When Reed attacks
      And Alice performs the soul icon first
      And Alice chooses Gives-Trigger-Icons
      And Alice chooses her back left
      Then Gives-Trigger-Icons is on Alice's back left
      And Standby-Climax is in Alice's stock
      And Alice has only Clerk in her hand
      And nobody was asked to decide whether to do it

  @7.3.1.2.3
  Rule: 7.3.1.2.3 The card of the trigger check goes to the stock, face down

    Scenario: it lies on top of the stock
      Given Alice's stock is, from the top, Sedge and Lancer
      And the top of Alice's deck is Clerk
      When Reed attacks
      Then Alice's stock is, from the top, Clerk, Sedge and Lancer
      And Alice's resolution zone is empty

    Scenario: in the stock nobody can tell which card it is
      Given the top of Alice's deck is Clerk
      When Reed attacks
      Then nobody can tell which card Clerk is
      And Clerk is in Alice's stock

    Scenario: a climax goes to the stock as well
      Given the top of Alice's deck is Finale
      When Reed attacks
      Then Finale is in Alice's stock

    Scenario: a trigger check by a text does the same
      Given it is Alice's main phase
      And Alice has Checks-A-Trigger in her hand
      And the top of Alice's deck is Clerk
      When Alice plays Checks-A-Trigger
      Then Clerk is in Alice's stock

  @7.3.1.2.3.1
  Rule: 7.3.1.2.3.1 A card's trigger check is the one made for that card's attack

    Scenario: the soul of the icon goes to the character that attacks
      Given Alice has Titan on her center right
      And the top of Alice's deck is Spark
      When Reed attacks
      Then Reed has 3 soul
      And Titan has 3 soul

    Scenario: each attack has its own trigger check
      Given Alice has Clerk on her center right
      And the top of Alice's deck is Spark and Sedge
      When Reed attacks
      And Clerk attacks
      Then Reed has 3 soul
      And Clerk has 2 soul

    @own-card
    Scenario: an ability that speaks of this card's trigger check does not hear of another one's
      Given the character Keen with level 0, cost 0, power 1000, soul 1 and the text
        """
        AUTO when a climax is revealed in the trigger check of this card: draw 1.
        """
      And Alice has Keen on her center right
      And the top of Alice's deck is Blue-Finale, Finale, Sedge and Wall
      When Reed attacks
      Then Alice's hand is empty
      When Keen attacks
      Then Alice has only Sedge in her hand

    @own-card
    Scenario: the trigger check of a character that has left its attack is still that character's
      Given the character Keen with level 0, cost 0, power 1000, soul 1 and the text
        """
        AUTO when a climax is revealed in the trigger check of a character you control: this card gets +1000 power this turn.
        """
      And the character Fleeting with level 0, cost 0, power 1000, soul 1 and the text
        """
        AUTO when this card attacks: return this card to its owner's hand.
        """
      And Alice has Keen on her back left
      And Alice has Fleeting on her center right
      And the top of Alice's deck is Finale
      When Fleeting attacks
      Then Keen has 2000 power
      And Fleeting is in Alice's hand

    @own-card
    Scenario: a trigger check that a text performs is made for no card's attack
      Given the character Keen with level 0, cost 0, power 1000, soul 1 and the text
        """
        AUTO when a climax is revealed in the trigger check of this card: draw 1.
        AUTO at the start of your damage step: perform a trigger check.
        """
      And Alice has Keen on her center right
      And the top of Alice's deck is Sedge and Finale
      When Keen attacks
      Then Alice's stock is, from the top, Finale and Sedge
      And Alice's hand is empty

  @7.3.1.3
  Rule: 7.3.1.3 After a check timing a frontal attack goes to the counter step, any other to the damage step

    Scenario: a frontal attack goes to the counter step
      Given Bob has Clerk on his center right
      When Reed frontal attacks
      Then Bob has a play timing
      And Bob's clock is empty

    Scenario: a side attack goes to the damage step
      Given Bob has Clerk on his center right
      When Reed side attacks
      Then Bob had 0 play timings
      And Bob has 1 card in his clock

    Scenario: a direct attack goes to the damage step
      When Reed attacks
      Then Bob had 0 play timings
      And Bob has 2 cards in his clock
