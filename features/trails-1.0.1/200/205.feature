Feature: 205 EP cost

  @205.1
  Rule: 205.1 The EP cost is what an EVENT or an arts costs to play

    Background:
      Given a game of Trails in Alice's deployment step
      And a blank EVENT Parade with EP cost 3

    @1204.2f-2
    Scenario: playing an EVENT takes its EP cost out of the pool
      Given Alice has Parade in her hand
      And Alice has 5 EP
      When Alice plays Parade
      Then Alice has 2 EP

    @1204.2f-2
    Scenario: exactly as much EP as the cost is enough, and one less is not
      Given a blank EVENT Pageant with EP cost 4
      And Alice has Parade and Pageant in her hand
      And Alice has 3 EP
      Then Alice may not play Pageant
      When Alice plays Parade
      Then Alice has 0 EP
      And Parade waits to be resolved

    @1204.2f-2
    Scenario: what the pool lacks is gained from the homebase
      Given Alice has Parade in her hand
      And Alice has Reed and Sedge in her homebase
      And Alice has 2 EP
      When Alice plays Parade, paying with Sedge
      Then Alice has 0 EP
      And Sedge is actioned
      And Reed is ready

    @1204.2f-5
    Scenario: an arts costs its own EP cost and none of the card's CP cost
      Given Alice has Draws-By-Arts in her hand
      And Alice has 5 EP
      And Alice has 6 CP
      When Alice uses Draws-By-Arts's arts
      Then Alice has 3 EP
      And Alice has 6 CP

    @1204.2f-5
    Scenario: an arts that costs more EP than is left is not offered any more
      Given Alice has Draws-By-Arts and Fanfare in her hand
      And Alice has 2 EP
      Then Alice may use Draws-By-Arts's arts
      When Alice plays Fanfare
      Then Alice has 1 EP
      And Alice may not use Draws-By-Arts's arts

    @own-card
    Scenario: what raises the EP cost of a UNIT card raises the cost of its Arts
      Given the UNIT Taxer with CP cost 2, STR 0, DEF 2 and the text
        """
        CONT: UNITs in your hand get +1 EP cost.
        """
      And Alice has Taxer on her field
      And Alice has Draws-By-Arts in her hand
      And Alice has 4 EP
      When Alice uses Draws-By-Arts's arts
      Then Alice has 1 EP
