Feature: 208 Arts

  @208.1
  Rule: 208.1 The arts of a card has an EP cost and a text of its own

    Background:
      Given a game of Trails in Alice's deployment step

    @1201.1c
    Scenario: an arts is paid with EP, waits, and then does what its text says
      Given Alice has Draws-By-Arts in her hand
      And Alice has 3 EP
      When Alice uses Draws-By-Arts's arts
      Then Draws-By-Arts's arts waits to be resolved
      And Alice has 1 EP
      And Alice's hand is empty
      When both players pass
      Then Alice has 1 card in her hand
      And nothing waits to be resolved

    @1201.1c
    Scenario: an arts is used in the step of the other player too
      Given Bob has Draws-By-Arts in his hand
      And Bob has 2 EP
      When Alice passes
      And Bob uses Draws-By-Arts's arts
      And both players pass
      Then Draws-By-Arts is in Bob's trail
      And Bob has 1 card in his hand

    @1201.1c
    Scenario: a UNIT without an arts offers none, and one with an arts offers it
      Given Alice has Draws-By-Arts and Reed in her hand
      And Alice has 2 EP
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Reed's arts

    Scenario: deploying the UNIT does not carry out its arts
      Given Alice has Draws-By-Arts in her hand
      And Alice has 3 CP
      And Alice has 2 EP
      When Alice plays Draws-By-Arts
      And both players pass
      Then Draws-By-Arts is on Alice's field
      And Alice's hand is empty
      And Alice has 2 EP
