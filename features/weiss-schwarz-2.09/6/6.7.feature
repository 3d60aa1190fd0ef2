Feature: 6.7 Attack Phase

  @6.7.1
  Rule: 6.7.1 The turn player attacks with own characters

    @unchanged
    Scenario: the turn player may attack with a standing character in the center
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Reed on her center left
      Then Alice may attack with Reed

    @unchanged
    Scenario: a character of the other player does not attack
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center left
      Then Alice may not attack with Clerk
      And Alice may attack with Reed

    Scenario: nobody has to attack
      Given a game of Weiss Schwarz in Alice's attack phase
      And Alice has Reed on her center left
      When Alice ends the attack phase
      Then Bob's clock is empty
      And Bob is the turn player
