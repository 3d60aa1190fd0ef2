Feature: 206 Building level

  @206.1
  Rule: 206.1 The building level is the size of homebase that a BASE asks for

    Background:
      Given a blank BASE Castle with building level 3
      And a blank BASE Hut with building level 1

    @1204.2f-3
    Scenario: a homebase of just that size is enough, the BASE itself included
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Castle and Hut in her homebase, face-down
      And Alice has Reed in her hand
      When Alice puts Reed into her homebase
      And Alice plays Castle
      And both players pass
      Then Castle is face-up in Alice's homebase

    @1204.2f-3
    Scenario: a homebase that is one card smaller does not do
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Castle and Hut in her homebase, face-down
      And Alice has Reed in her hand
      When Alice puts no card into her homebase
      Then Alice may play Hut
      And Alice may not play Castle

    @1204.2f-3
    Scenario: cards in the homebase of the other player do not count
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Castle and Hut in her homebase, face-down
      And Alice has Reed in her hand
      And Bob has 5 cards in his homebase
      When Alice puts no card into her homebase
      Then Alice may play Hut
      And Alice may not play Castle

    @1204.2f-3
    Scenario: the level is a demand and not a payment
      Given a game of Trails in Alice's deployment step
      And Alice has Castle in her homebase, face-down
      And Alice has Reed and Sedge in her homebase
      And Alice has 5 CP
      And Alice has 4 EP
      When Alice plays Castle
      And both players pass
      Then Castle is face-up
      And Alice has 5 CP
      And Alice has 4 EP
      And Castle, Reed and Sedge are ready
      And Alice has 3 cards in her homebase
