Feature: 1324 Counter

  Background:
    Given a game of Trails
    And Bob has Counters-Anything in his hand

  @1324.1
  Rule: 1324.1 What is countered leaves standby, and a card that is no proxy goes to its owner's trail

    Scenario: a countered EVENT goes from standby to the trail of the player who played it
      Given Alice has Gains-One in her hand
      When Alice plays Gains-One
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-One
      And both players pass
      Then Gains-One is in Alice's trail
      And Counters-Anything is in Bob's trail
      And the resolve standby zone is empty

    Scenario: a countered UNIT goes to the trail and not onto the field
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And Alice passes
      And Bob plays Counters-Anything targeting Reed
      And both players pass
      Then Reed is in Alice's trail
      And Alice's field is empty
      And nothing waits to be resolved

    Scenario: a countered ITEM goes to the trail and not onto the field
      Given Alice has Whetstone in her hand
      And Alice has 2 CP
      When Alice plays Whetstone
      And Alice passes
      And Bob plays Counters-Anything targeting Whetstone
      And both players pass
      Then Whetstone is in Alice's trail
      And Alice's field is empty

    Scenario: of a countered craft nothing is left, and its card stays where it is
      Given Alice has Gains-Freely on her field
      When Alice uses Gains-Freely's craft
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-Freely
      And both players pass
      Then nothing waits to be resolved
      And Gains-Freely is on Alice's field
      And Alice's trail is empty

    Scenario: a triggered craft may be countered
      Given Alice has Gains-On-Arrival in her hand
      And Alice has 1 CP
      When Alice plays Gains-On-Arrival
      And both players pass
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-On-Arrival
      And both players pass
      Then nothing waits to be resolved
      And Alice has gained 0 bond
      And Gains-On-Arrival is on Alice's field

    @reading:proxy-counts-as-its-event
    Scenario: of an EVENT out of the homebase the proxy goes and the card stays in the homebase
      Given Alice has Gains-One in her homebase, face-down
      When Alice plays Gains-One
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-One
      And both players pass
      Then nothing waits to be resolved
      And Gains-One is face-up in Alice's homebase
      And Alice's trail is empty

    @reading:proxy-counts-as-its-event
    Scenario: of a BASE the proxy goes and the card stays in the homebase, face-up
      Given Alice has Gate and Works-At-Home in her homebase, face-down
      When Alice plays Gate
      And Alice passes
      And Bob plays Counters-Anything targeting Gate
      And both players pass
      Then nothing waits to be resolved
      And Gate is face-up in Alice's homebase
      And Alice's trail is empty

    @reading:controllers-trail-where-stated
    Scenario: a countered card of the other player goes to that player's trail
      Given Alice has Gains-One in her hand
      And Bob owns Gains-One
      When Alice plays Gains-One
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-One
      And both players pass
      Then Gains-One is in Bob's trail
      And Alice's trail is empty

    Scenario: what lies under it in standby is not touched
      Given Alice has Gains-One and Gains-X in her hand
      When Alice plays Gains-X with X = 5
      And Alice plays Gains-One
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-One
      And both players pass
      Then Gains-X waits to be resolved
      And Gains-One does not wait to be resolved
      When both players pass
      Then Alice has gained 5 bond

    Scenario: a card below the top may be countered
      Given Alice has Gains-One and Gains-X in her hand
      When Alice plays Gains-X with X = 5
      And Alice plays Gains-One
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-X
      And both players pass until nothing waits
      Then Alice has gained 1 bond
      And Gains-X is in Alice's trail

    Scenario: a card on the field is not being played
      Given Alice has Reed on her field
      And Alice has Sedge in her hand
      And Alice has 1 CP
      When Alice plays Sedge
      And Alice passes
      Then Bob may play Counters-Anything targeting Sedge
      And Bob may not play Counters-Anything targeting Reed

    Scenario: while nothing stands by there is nothing to counter
      Given Alice has Reed on her field
      And Bob has Gains-One in his hand
      When Alice passes
      Then Bob may play Gains-One
      And Bob may not play Counters-Anything

  @1324.2
  Rule: 1324.2 What is countered does nothing, and its cost stays paid

    Scenario: a countered EVENT has no effect and its EP are gone
      Given Alice has Gains-Five in her hand
      And Alice has 3 EP
      When Alice plays Gains-Five
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-Five
      And both players pass
      Then Alice has gained 0 bond
      And Alice has 2 EP

    Scenario: the CP for a countered UNIT are gone
      Given Alice has Lancer in her hand
      And Alice has 5 CP
      When Alice plays Lancer
      And Alice passes
      And Bob plays Counters-Anything targeting Lancer
      And both players pass
      Then Lancer is not on Alice's field
      And Alice has 2 CP

    Scenario: a homebase card that was actioned for the EP stays so
      Given Alice has Gains-Five in her hand
      And Alice has Gate in her homebase
      When Alice plays Gains-Five paying with Gate
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-Five
      And both players pass
      Then Gate is actioned
      And Alice has gained 0 bond

    Scenario: what was discarded and actioned for a countered craft stays so
      Given Alice has Actions-And-Discards on her field
      And Alice has Reed in her hand
      When Alice uses Actions-And-Discards's craft
      And Alice passes
      And Bob plays Counters-Anything targeting Actions-And-Discards
      And both players pass
      Then Alice has gained 0 bond
      And Reed is in Alice's trail
      And Actions-And-Discards is actioned

    Scenario: one of two uses of a craft is countered, the other one works
      Given Alice has Gains-For-EP on her field
      And Alice has 5 EP
      When Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      And Alice passes
      And Bob plays Counters-Anything targeting Gains-For-EP
      And both players pass until nothing waits
      Then Alice has gained 2 bond
      And Alice has 3 EP
