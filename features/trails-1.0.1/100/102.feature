Feature: 102 Number of players

  @102.1
  Rule: 102.1 Two players play, each the opponent of the other

    Scenario: Alice's attack that meets no UNIT costs Bob bond and nobody else
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Alice has 17 bond
      And Bob has 12 bond
      When Lancer attacks Bob
      And both players pass until the combat ends
      Then Bob has 7 bond
      And Alice has 17 bond

    Scenario: Bob's attack that meets no UNIT costs Alice bond and nobody else
      Given a game of Trails in Bob's combat phase
      And Bob has Lancer on his field
      And Alice has 17 bond
      And Bob has 12 bond
      When Lancer attacks Alice
      And both players pass until the combat ends
      Then Alice has 12 bond
      And Bob has 12 bond

    Scenario: the preparation is over once two players have had their steps
      Given a game of Trails in Alice's deployment step
      When both players pass
      Then it is Bob's draw step
      When Bob puts no card into his homebase
      And both players pass 2 times
      Then it is the combat phase
      And it is turn 2

    Scenario: the initiative goes to and fro between two players
      Given a game of Trails in the last window of the turn
      When the turn ends
      Then Bob has the initiative
      When the turn ends
      Then Alice has the initiative
      And it is turn 4
