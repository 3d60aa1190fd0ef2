Feature: 1.1 Number of players

  @1.1.1
  Rule: 1.1.1 Two players play, each the opponent of the other

    Scenario: damage to Alice's opponent is damage to Bob
      Given Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      Then Bob has 2 cards in his clock
      And Alice's clock is empty

    Scenario: damage to Bob's opponent is damage to Alice
      Given it is Bob's main phase
      And Bob has Damages-For-Two in his hand
      When Bob plays Damages-For-Two
      Then Alice has 2 cards in her clock
      And Bob's clock is empty

    Scenario: the turn goes to and fro between two players
      Given it is Alice's attack phase
      When the turn ends
      Then Bob is the turn player
      When the turn ends
      Then Alice is the turn player
      And it is turn 5
