Feature: 2.11 Trigger Icon

  @2.11.1 @7.3.1.2
  Rule: 2.11.1 The icons of the card that the trigger step turns up do their work

    Scenario: a soul icon strengthens the attack under way
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And the top of Alice's deck is Spark
      When Reed side attacks
      Then Reed has 2 soul
      And Bob has 2 cards in his clock

    Scenario: two icons of a kind work twice
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And the top of Alice's deck is Two-Souls-Climax
      When Reed side attacks
      Then Reed has 3 soul
      And Bob has 3 cards in his clock

    Scenario: the icon of the attacker itself does nothing
      Given it is Alice's attack phase
      And Alice has Spark on her center left
      And Bob has Clerk on his center right
      When Spark side attacks
      Then Spark has 1 soul
      And Bob has 1 card in his clock

    Scenario: an icon on a card that is turned up as damage does nothing
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And the top of Bob's deck is Spark
      When Reed side attacks
      Then Spark is in Bob's clock
      And Reed has 1 soul
