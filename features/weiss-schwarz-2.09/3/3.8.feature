Feature: 3.8 Clock

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.8.1 @4.10.1.3
  Rule: 3.8.1 Damage and the card of the clock phase go to the clock

    Scenario: damage goes to the clock
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Damages-For-Two
      Then Bob has only Reed and Sedge in his clock

    Scenario: the card of the clock phase goes to the clock
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      When Alice puts Reed into her clock
      Then Alice has only Reed in her clock

  @3.8.2
  Rule: 3.8.2 Everybody sees the clock in its order, and new cards lie on top

    Scenario: a card from the hand lies on top and is seen by both
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice's clock is, from the top, Sedge and Wall
      When Alice puts Reed into her clock
      Then Alice's clock is, from the top, Reed, Sedge and Wall
      And both players see Reed in Alice's clock

    Scenario: a card from the deck lies on top and is seen by both
      Given Alice has Clocks-Both in her hand
      And the top of Bob's deck is Reed
      And Bob's clock is, from the top, Sedge and Wall
      When Alice plays Clocks-Both
      Then Bob's clock is, from the top, Reed, Sedge and Wall
      And both players see Reed in Bob's clock

    @own-card
    Scenario: what leaves from the middle leaves the others in order
      Given the event Salve with the text
        """
        TEXT: return 1 card in your clock to your hand.
        """
      And Alice has Salve in her hand
      And Alice's clock is, from the top, Reed, Sedge and Wall
      When Alice plays Salve choosing Sedge
      Then Alice's clock is, from the top, Reed and Wall
      And Alice was not asked to order cards

    Scenario: cards of damage are seen by both players
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      When Alice plays Damages-For-Two
      Then Alice sees Reed and Sedge in Bob's clock
      And Bob sees Reed and Sedge in Bob's clock

  @3.8.3 @9.3.2
  Rule: 3.8.3 With seven cards in the clock one of the lowest seven goes to the level

    Scenario: the seventh card makes a level up
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice's clock is, from the top, Sedge, Clerk, Wall, Lancer, Titan and Spark
      When Alice puts Reed into her clock
      Then Alice is asked to level up
      And Alice may choose among Reed, Sedge, Clerk, Wall, Lancer, Titan and Spark
      When Alice puts Lancer into her level
      Then Alice has only Lancer in her level
      And Alice has only Reed, Sedge, Clerk, Wall, Titan and Spark in her waiting room
      And Alice's clock is empty

    Scenario: six cards make none
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice has 5 cards in her clock
      When Alice puts Reed into her clock
      Then Alice has 6 cards in her clock
      And Alice's level is empty

    @reading:level-up-leaves-what-is-above-seven
    Scenario: of eight cards the top one stays and cannot be chosen
      Given Alice has Damages-For-Two in her hand
      And the top of Bob's deck is Reed and Sedge
      And Bob has Clerk in his clock
      And Bob has 5 cards in his clock
      When Alice plays Damages-For-Two
      Then Bob may not put Sedge into his level
      And Bob may put Reed into his level
      When Bob puts Clerk into his level
      Then Bob has only Sedge in his clock
      And Bob has only Clerk in his level
      And Bob has 6 cards in his waiting room
