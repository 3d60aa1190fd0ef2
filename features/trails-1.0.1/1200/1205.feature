Feature: 1205 Resolving Cards and Abilities

  @1205.1
  Rule: 1205.1 A resolution has its steps in order: targets, X, effect, and then the card or ability goes

    @1205.1a
    Scenario: a target that has left is found out before the effect, and the other one has its share
      Given Alice has Weakens-X-UNITs in her hand
      And Bob has Reed and Lancer on his field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Weakens-X-UNITs with X = 2
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass 2 times
      Then Lancer has 4 STR
      And Reed has 3 STR
      And Weakens-X-UNITs is in Alice's trail

    @events
    Scenario: an EVENT goes to the trail after its effect
      Given Alice has Stuns-And-Draws in her hand
      And Bob has Reed on his field
      And Alice has 1 EP
      When Alice plays Stuns-And-Draws
      And both players pass
      Then Reed was stunned before Alice drew a card
      And Alice drew a card before Stuns-And-Draws moved to Alice's trail

  @1205.1a
  Rule: 1205.1a What concerns a target that is not valid any more is left out, and all the rest is done

    @example
    Scenario: a target whose CP cost has risen above the limit is not weakened, and the bond is gained
      Given Alice has Weakens-A-Cheap-UNIT in her hand
      And Alice has 2 EP
      And Bob has Lancer and Clerk on his field
      And Bob has Raises-CP-Cost in his hand
      And Bob has 1 EP
      When Alice uses Weakens-A-Cheap-UNIT's arts
      And Alice passes
      And Bob plays Raises-CP-Cost targeting Lancer
      And both players pass 2 times
      Then Lancer is 5/3
      And Alice has gained 3 bond

    Scenario: a target that is still valid is weakened
      Given Alice has Weakens-A-Cheap-UNIT in her hand
      And Alice has 2 EP
      And Bob has Lancer and Clerk on his field
      When Alice uses Weakens-A-Cheap-UNIT's arts
      And both players pass
      Then Lancer is 5/0
      And Alice has gained 3 bond

    Scenario: a target that has left is lost, and the draw takes place
      Given Alice has Stuns-And-Draws in her hand
      And Bob has Lancer on his field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Stuns-And-Draws targeting Lancer
      And Alice passes
      And Bob plays Returns-Unit targeting Lancer
      And both players pass 2 times
      Then Lancer is in Bob's hand
      And Bob has lost 0 bond
      And Alice has 1 card in her hand
      And Stuns-And-Draws is in Alice's trail

    Scenario: a target that left and came back is another card
      Given Alice has Stuns-And-Draws in her hand
      And Bob has Lancer on his field
      And Bob has Sends-A-UNIT-Home and Calls-A-Card-From-Home in his hand
      And Alice has 1 EP
      And Bob has 2 EP
      When Alice plays Stuns-And-Draws targeting Lancer
      And Alice passes
      And Bob plays Sends-A-UNIT-Home targeting Lancer
      And both players pass
      And Alice passes
      And Bob plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is on Bob's field
      When both players pass
      Then Lancer is not stunned
      And Bob has lost 0 bond
      And Alice has 1 card in her hand

    Scenario: of two targets the one that is left is treated as it should be
      Given Alice has Actions-Per-ITEM in her hand
      And Alice has three Whetstones on her field
      And Bob has Reed, Sedge and Lancer on his field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Actions-Per-ITEM targeting Reed and Lancer
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass 2 times
      Then Lancer is actioned
      And Sedge is ready
      And Alice has gained 2 bond

    Scenario: no new target is picked for a lost one
      Given Alice has Strengthens-A-UNIT in her hand
      And Alice has Reed and Lancer on her field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Strengthens-A-UNIT targeting Reed
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass 2 times
      Then Lancer is 5/3
      And Strengthens-A-UNIT is in Alice's trail
      And Alice has priority

    @own-card
    Scenario: a target that may not be chosen any more when the effect comes is left alone
      Given the EVENT Zap with EP cost 0 and the text
        """
        TEXT: stun target UNIT. gain 3 bond.
        """
      And the EVENT Veil with EP cost 0 and the text
        """
        TEXT: target UNIT cannot be targeted by your opponent this turn.
        """
      And Alice has Zap in her hand
      And Bob has Veil in his hand
      And Bob has Sedge on his field
      When Alice plays Zap targeting Sedge
      And Alice passes
      And Bob plays Veil targeting Sedge
      And both players pass
      And both players pass
      Then Sedge is not stunned
      And Alice has gained 3 bond

    @own-card
    Scenario: a swap with a UNIT that is gone leaves the other as it is
      Given the EVENT Trade with EP cost 0 and the text
        """
        TEXT: target UNIT you control swaps STR with target UNIT your opponent controls this turn. gain 2 bond.
        """
      And a blank UNIT Cadet with CP cost 1, STR 3, DEF 2
      And a blank UNIT Ogre with CP cost 1, STR 8, DEF 2
      And Alice has Cadet on her field
      And Bob has Ogre on his field
      And Alice has Trade in her hand
      And Bob has Returns-Unit in his hand
      And Bob has Gate in his homebase
      When Alice plays Trade targeting Cadet and Ogre
      And Alice passes
      And Bob plays Returns-Unit targeting Ogre
      And both players pass
      And both players pass
      Then Cadet has 3 STR
      And Alice has gained 2 bond

  @1205.1b
  Rule: 1205.1b An X that could not be settled on play is settled on resolution

    @1305.3 @reading:late-letters-are-found-in-the-effect
    Scenario: X is taken from the card that lies on top when the EVENT resolves
      Given the top of Alice's deck is Lancer and Clerk
      And Alice has Gains-By-Top-Card and Draws-For-Nothing in her hand
      And Alice has 1 EP
      When Alice plays Gains-By-Top-Card
      And Alice plays Draws-For-Nothing
      And both players pass 2 times
      Then Lancer is in Alice's hand
      And Alice has gained 4 bond

    @reading:late-letters-are-found-in-the-effect
    Scenario: nobody names such an X
      Given the top of Alice's deck is Lancer
      And Alice has Gains-By-Top-Card in her hand
      And Alice has 1 EP
      When Alice plays Gains-By-Top-Card
      And both players pass
      Then nobody was asked to name X
      And Alice has gained 3 bond

    Scenario: an X that was settled on play is not settled anew
      Given Alice has Strengthens-By-X in her hand
      And Alice has Reed on her field
      And Alice has Gate in her homebase, face-down
      And Alice has 1 EP
      When Alice uses Strengthens-By-X's arts with X = 1
      And Alice gains EP with Gate
      And both players pass
      Then Reed has 4 STR
      And Alice has 1 EP

  @1205.1c
  Rule: 1205.1c A card is resolved by its type

    @1205.1c-1
    Scenario: a UNIT goes to the field, an EVENT to the trail
      Given Alice has Reed and Fanfare in her hand
      And Alice has 2 CP
      And Alice has 1 EP
      When Alice plays Reed
      And Alice plays Fanfare
      And both players pass 2 times
      Then Reed is on Alice's field
      And Fanfare is in Alice's trail

    @reading:items-resolve-to-the-field
    Scenario: an ITEM goes to the field like a UNIT
      Given Alice has Whetstone in her hand
      And Alice has 2 CP
      When Alice plays Whetstone
      And both players pass
      Then Whetstone is on Alice's field
      And Whetstone is ready
      And Whetstone is face-up

  @1205.1c-1
  Rule: 1205.1c-1 A resolved UNIT is put onto its controller's field

    Scenario: a UNIT arrives ready and face-up, and not before its resolution
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Reed is not on Alice's field
      When both players pass
      Then Reed is ready on Alice's field
      And Reed is face-up
      And Alice controls Reed

    Scenario: a UNIT from the homebase arrives in the same way
      Given Alice has Courier and Sedge in her homebase, face-down
      And Alice has 2 CP
      When Alice plays Courier
      And both players pass until nothing waits
      Then Courier is on Alice's field
      And Courier is face-up

    Scenario: a UNIT of the opponent's that one has played is on one's own field
      Given Alice has Reed in her hand
      And Bob owns Reed
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Alice controls Reed
      And Bob owns Reed

    Scenario: in Bob's step Bob's UNIT comes to Bob's field
      Given Bob has Reed in his hand
      And Bob has 2 CP
      And it is Bob's deployment step
      When Bob plays Reed
      And both players pass
      Then Reed is ready on Bob's field

  @1205.1c-2
  Rule: 1205.1c-2 A resolved EVENT does what it says and then goes to its controller's trail; a proxy just vanishes

    Scenario: an EVENT that counts the trail does not count itself
      Given Alice has Counts-Trail in her hand
      And Alice has Reed, Sedge and Lancer in her trail
      And Alice has 1 EP
      When Alice plays Counts-Trail
      And both players pass
      Then Alice has gained 3 bond
      And Alice has 4 cards in her trail
      And Counts-Trail is in Alice's trail

    Scenario: a blank EVENT goes to the trail and does nothing
      Given Alice has Fanfare in her hand
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Alice's trail is empty
      When both players pass
      Then Alice has only Fanfare in her trail
      And nothing waits to be resolved

    Scenario: an EVENT played from the homebase does what it says and stays there
      Given Alice has Gains-Five and Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      Then Alice has gained 5 bond
      And Gains-Five is face-up in Alice's homebase
      And Alice's trail is empty
      And nothing waits to be resolved

    @reading:controllers-trail-where-stated
    Scenario: an EVENT of the opponent's that one has played goes to one's own trail
      Given Alice has Gains-Five in her hand
      And Bob owns Gains-Five
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      Then Gains-Five is in Alice's trail
      And Alice has gained 5 bond
      And Bob has gained 0 bond

    Scenario: an EVENT of which the target is gone goes to the trail as well
      Given Alice has Strengthens-A-UNIT in her hand
      And Bob has Lancer on his field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Strengthens-A-UNIT targeting Lancer
      And Alice passes
      And Bob plays Returns-Unit targeting Lancer
      And both players pass 2 times
      Then Strengthens-A-UNIT is in Alice's trail
      And Returns-Unit is in Bob's trail

  @1205.1c-3
  Rule: 1205.1c-3 The proxy of a resolved BASE vanishes, and the card stays in the homebase

    Scenario: a BASE stays face-up in the homebase when its proxy is resolved
      Given Alice has Gate and Sedge in her homebase, face-down
      When Alice plays Gate
      Then 1 thing waits to be resolved
      When both players pass
      Then nothing waits to be resolved
      And Gate is face-up in Alice's homebase
      And Alice has 2 cards in her homebase
      And Alice's trail is empty
      And Alice has priority

    Scenario: the crafts of a BASE go on after its proxy has vanished
      Given Alice has Leads-From-Home and Gate in her homebase, face-down
      And Alice has Reed on her field
      When Alice plays Leads-From-Home
      And both players pass
      Then nothing waits to be resolved
      And Reed is 3/4

  @1205.1c-4
  Rule: 1205.1c-4 A card comes from standby to the field with the effects upon it

    Scenario: an effect from the hand is still there on the field
      Given Alice has Strengthens-Hand and Reed in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Hand
      And both players pass
      And Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Reed is 5/2

    Scenario: an effect from the homebase is still there on the field
      Given Alice has Strengthens-Homebase in her hand
      And Alice has Courier and Sedge in her homebase, face-down
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Homebase targeting Courier
      And both players pass
      And Alice plays Courier
      And both players pass until nothing waits
      Then Courier is on Alice's field
      And Courier is 3/3

    Scenario: the effect ends on the field when its time is over
      Given Alice has Strengthens-Hand and Reed in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Hand
      And both players pass
      And Alice plays Reed
      And both players pass
      And the game reaches the last window of the turn
      Then Reed is 5/2
      When the turn ends
      Then Reed is 3/2

  @1205.1d
  Rule: 1205.1d A resolved ability does what it says and is gone

    Scenario: an activated craft is resolved once and vanishes
      Given Alice has Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Gains-For-EP's craft
      And both players pass
      Then Alice has gained 2 bond
      And nothing waits to be resolved
      And Gains-For-EP is on Alice's field

    Scenario: an arts vanishes, and its card stays where the play has put it
      Given Alice has Arts-Gains in her hand
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      And both players pass
      Then Alice has gained 3 bond
      And nothing waits to be resolved
      And Alice has only Arts-Gains in her trail

    Scenario: of two plays of one craft one is resolved at a time
      Given Alice has Gains-For-EP on her field
      And Alice has 2 EP
      When Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      And both players pass
      Then Alice has gained 2 bond
      And Gains-For-EP's craft waits to be resolved 1 times

  @1205.1d-1
  Rule: 1205.1d-1 An ability is resolved although its source is gone or not valid any more

    Scenario: a craft whose card went to the trail as its cost is resolved
      Given Alice has Falls-To-Draw on her field
      When Alice uses Falls-To-Draw's craft
      And both players pass
      Then Falls-To-Draw is in Alice's trail
      And Alice has 2 cards in her hand

    Scenario: a craft whose card was returned meanwhile is resolved
      Given Alice has Gains-For-EP on her field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice uses Gains-For-EP's craft
      And Alice passes
      And Bob plays Returns-Unit targeting Gains-For-EP
      And both players pass
      Then Gains-For-EP is in Alice's hand
      When both players pass
      Then Alice has gained 2 bond

    Scenario: a craft whose card was stunned meanwhile is resolved
      Given Alice has Gains-For-EP on her field
      And Bob has Stuns-And-Draws in his hand
      And both players have 1 EP
      When Alice uses Gains-For-EP's craft
      And Alice passes
      And Bob plays Stuns-And-Draws targeting Gains-For-EP
      And both players pass
      Then Gains-For-EP is stunned
      And Alice has 18 bond
      When both players pass
      Then Alice has 20 bond

    Scenario: a triggered craft whose card was returned meanwhile is resolved
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Gate in her homebase, face-down
      And Bob has Returns-Unit in his hand
      And Bob has 1 EP
      When Alice gains EP with Gate
      And Alice passes
      And Bob plays Returns-Unit targeting Gains-On-Any-EP
      And both players pass 2 times
      Then Gains-On-Any-EP is in Alice's hand
      And Alice has gained 1 bond
