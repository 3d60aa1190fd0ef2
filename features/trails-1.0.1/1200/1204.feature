Feature: 1204 Playing Cards and Abilities

  @1204.1
  Rule: 1204.1 Cards and abilities come into effect by being played

    @1204.2i
    Scenario: a UNIT is played, waits, and then lies on the field
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Reed is in the resolve standby zone
      When both players pass
      Then Reed is on Alice's field

    Scenario: an activated craft and a triggered craft take effect by being played
      Given Alice has Gains-For-EP and Gains-On-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice uses Gains-For-EP's craft
      Then Gains-On-EP's craft, Gains-For-EP's craft wait to be resolved, from the top
      When both players pass
      Then Alice has gained 1 bond
      When both players pass
      Then Alice has gained 3 bond

    Scenario: a card that an effect puts onto the field is not played
      Given Alice has Courier and Gate in her homebase, face-down
      And Alice has Calls-A-Card-From-Home and Sedge in her hand
      And Alice has 1 EP
      When Alice plays Calls-A-Card-From-Home targeting Courier
      And both players pass
      Then Courier is on Alice's field
      And nothing waits to be resolved
      And nobody was asked to put a card into the homebase

  @1204.2
  Rule: 1204.2 A play has its steps in order: turn up, show, X, targets, cost, standby

    Scenario: X is named before the target, and both before the cost is paid
      Given Alice has Strengthens-By-X in her hand
      And Alice has Reed and Lancer on her field
      And Alice has 4 EP
      When Alice uses Strengthens-By-X's arts
      Then Alice is asked to name X
      And Alice has 4 EP
      When Alice names the number 3
      Then Alice is asked to choose a target
      And Alice has 4 EP
      And Strengthens-By-X is in Alice's hand
      When Alice targets Lancer
      Then Alice has 1 EP
      And Strengthens-By-X's arts waits to be resolved

    @1204.2a @events
    Scenario: a card of the homebase is turned up before its cost is paid, and stands by after
      Given Alice has Fanfare, Sedge and Gate in her homebase, face-down
      When Alice starts to play Fanfare
      Then Fanfare is face-up in Alice's homebase
      And Alice is asked to pay
      And nothing waits to be resolved
      When Alice pays with Sedge
      Then Fanfare waits to be resolved
      And Fanfare was turned face-up before Sedge was actioned
      And Sedge was actioned before Fanfare was played

  @1204.2a
  Rule: 1204.2a What is played from the homebase is first turned face-up, or cannot be played

    Scenario: an EVENT of the homebase lies face-up from its play on
      Given Alice has Fanfare and Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Fanfare is face-up in Alice's homebase
      And Sedge is face-down in Alice's homebase
      When both players pass
      Then Fanfare is face-up in Alice's homebase

    Scenario: a card whose arts is played from the homebase is turned face-up
      Given Alice has Arts-Gains and Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains is face-up in Alice's homebase
      And Sedge is face-down in Alice's homebase

    Scenario: a card that cannot be turned face-up cannot be played, one from the hand can
      Given Bob has Locks-Homebase on his field
      And Alice has Fanfare, Gate and Arts-Gains in her homebase, face-down
      And Alice has Fanfare and Draws-X in her hand
      And Alice has 1 EP
      Then Alice may play Fanfare#2
      And Alice may use Draws-X's arts
      And Alice may not play Fanfare
      And Alice may not play Gate
      And Alice may not use Arts-Gains's arts

    Scenario: turning face-up does not ready or action the card
      Given Alice has Fanfare in her homebase, face-down and actioned
      And Alice has Gate in her homebase, face-down
      When Alice plays Fanfare
      Then Fanfare is face-up in Alice's homebase
      And Fanfare is actioned
      And Gate is actioned

  @1204.2b
  Rule: 1204.2b A card that somebody could not see is shown

    Scenario: the opponent sees the card before its targets are chosen, and no other card of the hand
      Given Alice has Strengthens-A-UNIT and Clerk in her hand
      And Alice has Reed and Lancer on her field
      And Alice has 1 EP
      When Alice starts to play Strengthens-A-UNIT
      Then Alice is asked to choose a target
      And Bob can tell which card Strengthens-A-UNIT is
      And Bob cannot tell which card Clerk is

    Scenario: a card in hand whose arts is played is shown before X is named
      Given Alice has Strengthens-By-X and Clerk in her hand
      And Alice has Reed and Lancer on her field
      And Alice has 2 EP
      When Alice uses Strengthens-By-X's arts
      Then Alice is asked to name X
      And Bob can tell which card Strengthens-By-X is
      And Bob cannot tell which card Clerk is

    Scenario: a face-down card of the homebase is seen by all as soon as it is played
      Given Alice has Fanfare, Sedge and Gate in her homebase, face-down
      When Alice starts to play Fanfare
      Then Bob can tell which card Fanfare is
      And Bob cannot tell which card Sedge is

    Scenario: a card in hand whose activated craft is played is shown before its target is chosen
      Given Alice has Strengthens-From-Hand and Clerk in her hand
      And Alice has Reed and Lancer on her field
      And Alice has 1 EP
      When Alice uses Strengthens-From-Hand's craft
      Then Alice is asked to choose a target
      And Bob can tell which card Strengthens-From-Hand is
      And Bob cannot tell which card Clerk is

    @events
    Scenario: an activated craft out of the hand shows its card to both players
      Given Alice has Strengthens-From-Hand and Clerk in her hand
      And Alice has Reed and Lancer on her field
      And Alice has 1 EP
      When Alice uses Strengthens-From-Hand's craft targeting Reed
      Then Strengthens-From-Hand has been shown to both players
      And Clerk has not been shown to Bob
      When both players pass
      Then Reed has 5 STR
      And Strengthens-From-Hand is in Alice's hand

  @1204.2c
  Rule: 1204.2c An X in the text is settled on play

    @1305.2
    Scenario: the player names X on play, and it holds on resolution
      Given Alice has Strengthens-By-X in her hand
      And Alice has Reed on her field
      And Alice has 3 EP
      When Alice uses Strengthens-By-X's arts with X = 2
      Then Alice has 1 EP
      When both players pass
      Then Reed has 5 STR

    Scenario: X may be any number that can be paid for, zero included
      Given Alice has Strengthens-By-X in her hand
      And Alice has Reed on her field
      And Alice has Sedge in her homebase, face-down
      And Alice has 2 EP
      When Alice uses Strengthens-By-X's arts
      Then Alice may name the number 0
      And Alice may name the number 3
      And Alice may not name the number 4

    Scenario: an X that the text settles is not asked for
      Given Alice has Actions-Per-ITEM in her hand
      And Alice has two Whetstones on her field
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Actions-Per-ITEM targeting Lancer
      And both players pass
      Then nobody was asked to name X
      And Lancer is actioned
      And Reed is ready

  @1204.2d
  Rule: 1204.2d All targets are picked on play; with too few there is no play

    Scenario: only what meets the condition may be picked, on either side, exactly at the number and below
      Given Alice has Weakens-A-Cheap-UNIT in her hand
      And Alice has Reed on her field
      And Bob has Lancer and Clerk on his field
      And Alice has 2 EP
      When Alice uses Weakens-A-Cheap-UNIT's arts
      Then Alice is asked to choose a target
      And Alice may choose among Reed and Lancer

    Scenario: a changed value counts, not the printed one
      Given Alice has Raises-CP-Cost in her hand
      And Alice has Weakens-A-Cheap-UNIT in her hand
      And Bob has Reed, Sedge and Lancer on his field
      And Alice has 3 EP
      When Alice plays Raises-CP-Cost targeting Reed
      And both players pass
      And Alice uses Weakens-A-Cheap-UNIT's arts
      Then Alice may choose among Sedge and Lancer

    Scenario: without a target the card is not offered
      Given Alice has Strengthens-A-UNIT and Fanfare in her hand
      And Alice has Whetstone on her field
      And Alice has Reed in her homebase
      And Alice has 1 EP
      Then Alice may play Fanfare
      And Alice may not play Strengthens-A-UNIT

    Scenario: one target too few and the card is not offered
      Given Alice has Actions-Per-ITEM and Fanfare in her hand
      And Alice has three Whetstones on her field
      And Bob has Reed on his field
      And Alice has 1 EP
      Then Alice may play Fanfare
      And Alice may not play Actions-Per-ITEM

    Scenario: exactly enough targets will do
      Given Alice has Actions-Per-ITEM and Fanfare in her hand
      And Alice has three Whetstones on her field
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Actions-Per-ITEM
      And both players pass
      Then Reed and Lancer are actioned

    Scenario: the player who plays the card picks the target, also among the opponent's UNITs
      Given Bob has Strengthens-A-UNIT in his hand
      And Alice has Reed on her field
      And Bob has Lancer on his field
      And Bob has 1 EP
      When Alice passes
      And Bob plays Strengthens-A-UNIT
      Then Bob is asked to choose a target
      And Bob may choose among Reed and Lancer

  @1204.2d-1
  Rule: 1204.2d-1 With a number of zero or less no target is picked

    Scenario: for zero targets the card is played and does the rest
      Given Alice has Actions-Per-ITEM in her hand
      And Alice has Whetstone on her field
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Actions-Per-ITEM
      And both players pass
      Then nobody was asked to choose a target
      And Reed and Lancer are ready
      And Alice has gained 2 bond

    Scenario: for less than zero targets the card is played and does the rest
      Given Alice has Actions-Per-ITEM in her hand
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Actions-Per-ITEM
      And both players pass
      Then nobody was asked to choose a target
      And Reed and Lancer are ready
      And Alice has gained 2 bond

    Scenario: zero targets can be had where there is nothing to target
      Given Alice has Weakens-X-UNITs in her hand
      And Alice has 1 EP
      When Alice plays Weakens-X-UNITs with X = 0
      Then Weakens-X-UNITs waits to be resolved

  @1204.2d-2
  Rule: 1204.2d-2 One play never targets the same object twice

    Scenario: one UNIT cannot be two targets
      Given Alice has Weakens-X-UNITs in her hand
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Weakens-X-UNITs
      Then Alice is asked to name X
      And Alice may name the number 2
      And Alice may not name the number 3

    Scenario: two copies of a card are two targets
      Given Alice has Weakens-X-UNITs in her hand
      And Bob has two Reeds on his field
      And Bob has Lancer on his field
      And Alice has 1 EP
      When Alice plays Weakens-X-UNITs with X = 2 targeting Reed and Reed#2
      And both players pass
      Then Reed and Reed#2 have 2 STR
      And Lancer has 5 STR

    Scenario: the same UNIT may be the target of a second play
      Given Alice has two copies of Weakens-X-UNITs in her hand
      And Bob has Reed and Lancer on his field
      And Alice has 2 EP
      When Alice plays Weakens-X-UNITs with X = 1 targeting Reed
      And Alice plays Weakens-X-UNITs#2 with X = 1 targeting Reed
      And both players pass 2 times
      Then Reed has 1 STR
      And Lancer has 5 STR

  @1204.2d-3
  Rule: 1204.2d-3 What stands by never targets itself

    Scenario: with nothing else standing by a counter has no target
      Given Alice has Counters-An-EVENT and Fanfare in her hand
      And Alice has Counters-An-EVENT in her homebase, face-down, called Buried
      And Alice has 1 EP
      Then Alice may play Fanfare
      And Alice may not play Counters-An-EVENT
      And Alice may not play Buried

    Scenario: the second counter may target the first or what the first targets, not itself
      Given Alice has Fanfare and two copies of Counters-An-EVENT in her hand
      And Alice has 3 EP
      When Alice plays Fanfare
      And Alice plays Counters-An-EVENT targeting Fanfare
      And Alice starts to play Counters-An-EVENT#2
      Then Alice is asked to choose a target
      And Alice may choose among Fanfare and Counters-An-EVENT

  @1204.2d-4
  Rule: 1204.2d-4 A condition on targets is met only by what both players can see

    Scenario: a face-down card cannot be picked as a UNIT, although its controller knows it
      Given Alice has Recalls-A-Home-UNIT in her hand
      And Alice has Reed in her homebase, face-down
      And Alice has Sedge and Lancer in her homebase, face-up
      And Alice has 1 EP
      When Alice starts to play Recalls-A-Home-UNIT
      Then Alice is asked to choose a target
      And Alice may choose among Sedge and Lancer

    Scenario: with face-down UNITs only the card is not offered
      Given Alice has Recalls-A-Home-UNIT and Rebuilds-A-Card in her hand
      And Alice has Reed and Sedge in her homebase, face-down
      And Alice has 1 EP
      Then Alice may play Rebuilds-A-Card
      And Alice may not play Recalls-A-Home-UNIT

    Scenario: without a condition on data a face-down card is as good as any
      Given Alice has Rebuilds-A-Card in her hand
      And Alice has Reed in her homebase, face-down
      And Alice has Sedge and Gate in her homebase, face-up
      And Alice has 1 EP
      When Alice starts to play Rebuilds-A-Card
      Then Alice may choose among Reed, Sedge and Gate

    Scenario: a card that lies face-down on the field is not known to be a UNIT
      Given Alice has Strengthens-A-UNIT in her hand
      And Alice has Reed on her field, face-down
      And Bob has Sedge and Lancer on his field
      And Alice has 1 EP
      When Alice starts to play Strengthens-A-UNIT
      Then Alice may choose among Sedge and Lancer

    @reading:stunned-unit-stays-known
    Scenario: a stunned UNIT stays known by its organization
      Given Alice has Helps-One-Guild in her hand
      And Alice has Reed on her field, stunned
      And Bob has Sedge and Lancer on his field
      And Alice has 1 EP
      When Alice starts to play Helps-One-Guild
      Then Alice may choose among Reed and Sedge

  @1204.2d-5
  Rule: 1204.2d-5 The number of targets stays as it was on play

    Scenario: a number that falls after the play takes no target away
      Given Alice has Actions-Per-ITEM in her hand
      And Alice has three Whetstones on her field
      And Bob has Reed, Sedge and Lancer on his field
      And Bob has Breaks-Item in his hand
      And both players have 1 EP
      When Alice plays Actions-Per-ITEM targeting Reed and Lancer
      And Alice passes
      And Bob plays Breaks-Item targeting Whetstone
      And both players pass
      Then Whetstone is in Alice's trail
      When both players pass
      Then Reed and Lancer are actioned
      And Sedge is ready

    Scenario: a number that falls to zero takes no target away
      Given Alice has Actions-Per-ITEM in her hand
      And Alice has two Whetstones on her field
      And Bob has Reed and Lancer on his field
      And Bob has Breaks-Item in his hand
      And both players have 1 EP
      When Alice plays Actions-Per-ITEM targeting Lancer
      And Alice passes
      And Bob plays Breaks-Item targeting Whetstone#2
      And both players pass 2 times
      Then Lancer is actioned
      And Reed is ready

  @1204.2e
  Rule: 1204.2e The player says on play which target has which of several different effects

    Scenario: the first target has the first effect, the second the second
      Given Alice has Splits-A-Boost in her hand
      And Alice has Reed and Sedge on her field
      And Alice has 1 EP
      When Alice plays Splits-A-Boost targeting Reed and Sedge
      And both players pass
      Then Reed is 6/2
      And Sedge is 1/8

    Scenario: the other way round is as good
      Given Alice has Splits-A-Boost in her hand
      And Alice has Reed and Sedge on her field
      And Alice has 1 EP
      When Alice plays Splits-A-Boost targeting Sedge and Reed
      And both players pass
      Then Reed is 3/6
      And Sedge is 4/4

  @1204.2e-1
  Rule: 1204.2e-1 That distribution stays, whatever changes later

    Scenario: when the first target is gone the second keeps its own effect
      Given Alice has Splits-A-Boost in her hand
      And Alice has Reed and Sedge on her field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Splits-A-Boost targeting Reed and Sedge
      And Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass 2 times
      Then Sedge is 1/8
      And Reed is in Alice's hand

    Scenario: when the second target is gone the first keeps its own effect alone
      Given Alice has Splits-A-Boost in her hand
      And Alice has Reed and Sedge on her field
      And Bob has Returns-Unit in his hand
      And both players have 1 EP
      When Alice plays Splits-A-Boost targeting Reed and Sedge
      And Alice passes
      And Bob plays Returns-Unit targeting Sedge
      And both players pass 2 times
      Then Reed is 6/2

  @1204.2f
  Rule: 1204.2f The cost is worked out in a fixed order, whatever came first

    Scenario: set, raised and lowered costs are reckoned in this order
      Given Alice has Lowers-Costs, Raises-Costs and Sets-EVENT-Costs on her field
      And Alice has Fanfare in her hand
      And Alice has 5 EP
      When Alice plays Fanfare
      Then Alice has 3 EP

    Scenario: the order on the field does not matter
      Given Alice has Sets-EVENT-Costs, Raises-Costs and Lowers-Costs on her field
      And Alice has Fanfare in her hand
      And Alice has 5 EP
      When Alice plays Fanfare
      Then Alice has 3 EP

  @1204.2f-1
  Rule: 1204.2f-1 A UNIT or ITEM costs its CP cost

    Scenario: exactly the CP cost plays a UNIT, one less does not
      Given Alice has Reed, Lancer and Sedge in her hand
      And Alice has 3 CP
      When Alice plays Sedge
      And both players pass
      Then Alice may not play Lancer
      When Alice plays Reed
      Then Alice has 0 CP

    Scenario: exactly the CP cost plays an ITEM, one less does not
      Given a blank ITEM Anvil with CP cost 3
      And Alice has Whetstone, Anvil and Sedge in her hand
      And Alice has 3 CP
      When Alice plays Sedge
      And both players pass
      Then Alice may not play Anvil
      When Alice plays Whetstone
      Then Alice has 0 CP
      And Whetstone waits to be resolved

    Scenario: EP do not pay for a UNIT, and no homebase card is actioned for it
      Given Alice has Reed and Sedge in her hand
      And Alice has Gate and Lancer in her homebase, face-down
      And Alice has 2 CP
      And Alice has 3 EP
      When Alice plays Sedge
      And both players pass
      Then Alice may not play Reed
      And Alice has 3 EP
      And Gate and Lancer are ready

  @1204.2f-2
  Rule: 1204.2f-2 An EVENT costs its EP cost

    Scenario: the EP in the pool and homebase cards pay together
      Given a blank EVENT Chorus with EP cost 3
      And Alice has Chorus in her hand
      And Alice has Gate, Sedge and Lancer in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Chorus
      Then Gate and Sedge are actioned
      And Lancer is ready
      And Alice has 0 EP

    Scenario: exactly enough homebase cards play an EVENT, one less do not
      Given a blank EVENT Chorus with EP cost 3
      And Alice has Chorus and Fanfare in her hand
      And Alice has Gate, Sedge and Lancer in her homebase, face-down
      Then Alice may play Chorus
      When Alice plays Fanfare
      Then Alice may not play Chorus

    Scenario: CP do not pay for an EVENT
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Chorus and Fanfare in her hand
      And Alice has 5 CP
      And Alice has 2 EP
      When Alice plays Fanfare
      Then Alice may not play Chorus
      And Alice has 5 CP

    Scenario: an EVENT of the homebase may pay for itself by being actioned
      Given Alice has Fanfare in her homebase, face-down
      When Alice plays Fanfare
      Then Fanfare is face-up in Alice's homebase
      And Fanfare is actioned
      And Fanfare waits to be resolved

  @1204.2f-3
  Rule: 1204.2f-3 A BASE needs as many homebase cards as its building level, itself included

    Scenario: exactly as many cards as the building level are enough, and nothing is paid
      Given Alice has Gate and Sedge in her homebase, face-down
      And Alice has 4 CP
      When Alice plays Gate
      Then Gate waits to be resolved
      And Gate is face-up in Alice's homebase
      And Gate and Sedge are ready
      And Alice has 4 CP

    Scenario: one card fewer than the building level is too few
      Given these blank BASEs
        | name  | building level |
        | Keep  | 3              |
        | Tower | 4              |
      And Alice has Keep and Tower in her homebase, face-down
      And Alice has Sedge in her hand
      And it is the start of Alice's homebase step
      When Alice puts Sedge into her homebase
      Then Alice may play Keep
      And Alice may not play Tower

    Scenario: face-up and actioned cards count
      Given a blank BASE Tower with building level 3
      And Alice has Tower in her homebase, face-down
      And Alice has Reed in her homebase, face-up
      And Alice has Sedge in her homebase, face-down and actioned
      When Alice plays Tower
      Then Tower is face-up in Alice's homebase

    Scenario: the opponent's homebase does not count
      Given Alice has Sedge, Reed and Lancer in her homebase, face-down
      And Bob has Gate in his homebase, face-down
      When Alice passes
      Then Bob may gain EP with Gate
      And Bob may not play Gate

  @1204.2f-4
  Rule: 1204.2f-4 An activated craft costs what stands before its effect

    Scenario: exactly the stated EP are paid
      Given Alice has Draws-Or-Gains on her field
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice uses Draws-Or-Gains's second craft
      Then Gate is actioned
      And Sedge is ready
      And Alice has 0 EP

    Scenario: without the stated EP the craft is not offered
      Given Alice has Gains-For-EP on her field
      And Alice has Fanfare in her hand
      And Alice has Gate in her homebase, face-down
      When Alice plays Fanfare
      And both players pass
      Then Alice may not use Gains-For-EP's craft

    Scenario: the CP cost of the card is no part of the cost of its craft
      Given Alice has Falls-To-Draw on her field
      And Alice has 3 CP
      When Alice uses Falls-To-Draw's craft
      Then Alice has 3 CP
      And Falls-To-Draw is in Alice's trail

  @1204.2f-5
  Rule: 1204.2f-5 An arts costs its EP cost, and from outside the homebase also its card

    Scenario: played from hand, the card goes to the trail on play
      Given Alice has Draws-By-Arts in her hand
      And Alice has 3 EP
      And Alice has 3 CP
      When Alice uses Draws-By-Arts's arts
      Then Draws-By-Arts is in Alice's trail
      And Draws-By-Arts's arts waits to be resolved
      And Alice has 1 EP
      And Alice has 3 CP

    Scenario: played from the homebase, the card stays there
      Given Alice has Draws-By-Arts and Gate in her homebase, face-down
      And Alice has 3 EP
      When Alice uses Draws-By-Arts's arts
      Then Draws-By-Arts is face-up in Alice's homebase
      And Alice's trail is empty
      And Alice has 1 EP
      When both players pass
      Then Draws-By-Arts is face-up in Alice's homebase
      And Alice has 1 card in her hand

    Scenario: one EP short the arts is not offered from either place
      Given Alice has Draws-By-Arts in her hand
      And Alice has Draws-By-Arts in her homebase, face-down and actioned, called Buried
      And Alice has Arts-Gains in her hand
      And Alice has 1 EP
      Then Alice may use Arts-Gains's arts
      And Alice may not use Draws-By-Arts's arts
      And Alice may not use Buried's arts

    @reading:controllers-trail-where-stated
    Scenario: the card goes to the trail of its controller
      Given Alice has Arts-Gains in her hand
      And Bob owns Arts-Gains
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains is in Alice's trail

  @1204.2f-6
  Rule: 1204.2f-6 First comes what sets a cost or changes its kind

    Scenario: a UNIT that costs EP instead of CP is paid with EP, and CP do not help
      Given Alice has Takes-EP-For-UNITs on her field
      And Alice has Reed and Lancer in her hand
      And Alice has 5 CP
      And Alice has 2 EP
      Then Alice may not play Lancer
      When Alice plays Reed
      Then Alice has 0 EP
      And Alice has 5 CP

    Scenario: what is not named keeps its kind of cost
      Given Alice has Takes-EP-For-UNITs on her field
      And Alice has Whetstone in her hand
      And Alice has 3 CP
      And Alice has 3 EP
      When Alice plays Whetstone
      Then Alice has 1 CP
      And Alice has 3 EP

    Scenario: a set cost replaces the printed one before anything is added
      Given Alice has Raises-Costs and Sets-EVENT-Costs on her field
      And Alice has Fanfare in her hand
      And Alice has 5 EP
      When Alice plays Fanfare
      Then Alice has 1 EP

    Scenario: a set cost may be lower than the printed one
      Given a blank EVENT Chorus with EP cost 5
      And Alice has Sets-EVENT-Costs on her field
      And Alice has Chorus in her hand
      And Alice has 4 EP
      When Alice plays Chorus
      Then Alice has 1 EP

  @1204.2f-7
  Rule: 1204.2f-7 Then comes what raises the cost

    Scenario: a raised CP cost must be paid in full
      Given Alice has Raises-Costs on her field
      And Alice has Reed and Lancer in her hand
      And Alice has 3 CP
      Then Alice may not play Lancer
      When Alice plays Reed
      Then Alice has 0 CP

    Scenario: two effects raise the cost twice
      Given Alice has two copies of Raises-Costs on her field
      And Alice has Fanfare in her hand
      And Alice has 5 EP
      When Alice plays Fanfare
      Then Alice has 2 EP

    Scenario: a raise for one player's hand leaves the other's alone
      Given Alice has Raises-Costs on her field
      And Bob has Fanfare in his hand
      And Bob has 2 EP
      When Alice passes
      And Bob plays Fanfare
      Then Bob has 1 EP

  @1204.2f-8
  Rule: 1204.2f-8 Last comes what lowers the cost

    @reading:less-is-a-decrease
    Scenario: a lowered cost is paid, and no more
      Given Alice has Lowers-Costs on her field
      And Alice has Lancer in her hand
      And Alice has 3 CP
      When Alice plays Lancer
      Then Alice has 2 CP

    @reading:less-is-a-decrease
    Scenario: a cost is lowered after it was raised, so that nothing of the decrease is lost
      Given Alice has Lowers-Costs and Raises-Costs on her field
      And Alice has Fanfare in her hand
      And Alice has 3 EP
      When Alice plays Fanfare
      Then Alice has 3 EP
      And Fanfare waits to be resolved

    @own-card
    Scenario: what makes Arts cheaper counts for them and for no EVENT
      Given the UNIT Patron with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT: arts you control cost 1 EP less.
        """
      And a blank EVENT March with EP cost 2
      And Alice has Patron on her field
      And Alice has Draws-By-Arts and March in her hand
      And Alice has 1 EP
      Then Alice may not play March
      When Alice uses Draws-By-Arts's arts
      Then Alice has 0 EP

  @1204.2g
  Rule: 1204.2g The cost stays as it was worked out until it is paid

    Scenario: a condition that ends while the cost is being paid does not raise it
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Lowers-While-Ready on her field
      And Alice has Chorus in her hand
      And Alice has Sedge and Gate in her homebase, face-down
      When Alice plays Chorus paying with Gate
      Then Chorus waits to be resolved
      And Gate is actioned
      And Sedge is ready

    Scenario: the next card is reckoned anew
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Lowers-While-Ready on her field
      And Alice has two copies of Chorus in her hand
      And Alice has Sedge, Gate and Reed in her homebase, face-down
      When Alice plays Chorus
      And Alice plays Chorus#2
      Then Sedge and Gate are actioned
      And Reed is ready

  @1204.2h
  Rule: 1204.2h A play whose cost cannot be paid does not take place, and leaves no trace

    Scenario: an EVENT that the rest of the homebase cannot pay for is not played
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Chorus and Fanfare in her hand
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice plays Fanfare
      Then Alice may not play Chorus
      And Chorus is in Alice's hand
      And Sedge is ready

    Scenario: a cost that uses up what it needs later cannot be paid
      Given Alice has Scraps-And-Pays and Gains-For-EP on her field
      And Alice has Gate and Sedge in her homebase, face-down
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Scraps-And-Pays's craft choosing Gate
      And Alice may not use Scraps-And-Pays's craft choosing Sedge

    Scenario: one card more and the same cost can be paid
      Given Alice has Scraps-And-Pays on her field
      And Alice has Gate, Sedge and Reed in her homebase, face-down
      When Alice uses Scraps-And-Pays's craft choosing Sedge
      Then Sedge is in Alice's trail
      And Gate and Reed are actioned in Alice's homebase
      And Scraps-And-Pays's craft waits to be resolved

    Scenario: EP gained beforehand pay what the homebase cannot pay any more
      Given Alice has Scraps-And-Pays on her field
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice gains EP with Gate
      And Alice uses Scraps-And-Pays's craft choosing Gate
      Then Gate is in Alice's trail
      And Sedge is actioned in Alice's homebase
      And Alice has 0 EP

    @unchanged
    Scenario: a craft whose cost breaks off half-way leaves cards, pools and orientation as they were
      Given Alice has Scraps-And-Pays on her field
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice tries in vain to use Scraps-And-Pays's craft choosing Gate
      Then Gate is face-down in Alice's homebase
      And Gate and Sedge are ready in Alice's homebase
      And Alice's trail is empty
      And Alice has 0 EP
      And nothing waits to be resolved
      And Alice has priority

  @1204.2i
  Rule: 1204.2i The card itself stands by; from the homebase a proxy does, except for UNITs and ITEMs

    Scenario: an EVENT from hand stands by itself
      Given Alice has Fanfare in her hand
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Fanfare is in the resolve standby zone
      And Alice has 0 cards in her hand

    Scenario: an ITEM from hand stands by itself
      Given Alice has Whetstone in her hand
      And Alice has 2 CP
      When Alice plays Whetstone
      Then Whetstone is in the resolve standby zone
      And Whetstone is not on Alice's field

    Scenario: of an EVENT in the homebase a proxy stands by, and the card counts where it lies
      Given Alice has Fanfare and Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Fanfare's proxy waits to be resolved
      And Fanfare is face-up in Alice's homebase
      And Alice has 2 cards in her homebase

    Scenario: of a BASE a proxy stands by
      Given Alice has Gate and Sedge in her homebase, face-down
      When Alice plays Gate
      Then Gate's proxy waits to be resolved
      And Gate is face-up in Alice's homebase
      And Alice has 2 cards in her homebase

    Scenario: a UNIT that may be played from the homebase stands by itself
      Given Alice has Courier and Sedge in her homebase, face-down
      And Alice has 2 CP
      When Alice plays Courier
      Then Courier is in the resolve standby zone
      And Alice has only Sedge in her homebase

    Scenario: an ITEM that may be played from the homebase stands by itself
      Given Alice has Deploys-From-Home and Sedge in her homebase, face-down
      And Alice has 2 CP
      When Alice plays Deploys-From-Home
      Then Deploys-From-Home is in the resolve standby zone
      And Alice has only Sedge in her homebase

  @1204.2i-1
  Rule: 1204.2i-1 Continuous effects stay on a card that is played from hand or homebase while it stands by

    Scenario: an effect on a card in hand goes with it
      Given Alice has Strengthens-Hand and Reed in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Hand
      And both players pass
      And Alice plays Reed
      Then Reed is in the resolve standby zone
      And Reed is 5/2

    Scenario: an effect on a card in the homebase goes with it
      Given Alice has Strengthens-Homebase in her hand
      And Alice has Courier and Sedge in her homebase, face-down
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Homebase targeting Courier
      And both players pass
      And Alice plays Courier
      Then Courier is in the resolve standby zone
      And Courier is 3/3

    Scenario: a card that came to the hand after the effect has no part in it
      Given the top of Alice's deck is Reed
      And Alice has Strengthens-Hand, Sedge and Draws-For-Nothing in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice plays Strengthens-Hand
      And both players pass
      And Alice plays Draws-For-Nothing
      And both players pass
      And Alice plays Reed
      Then Reed is 3/2
      And Sedge is 3/4

  @1204.2j
  Rule: 1204.2j Of a played ability a proxy stands by, apart from its card

    Scenario: the craft stands by and its card stays on the field
      Given Alice has Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Gains-For-EP's craft
      Then Gains-For-EP's craft waits to be resolved, from the top
      And Gains-For-EP is ready on Alice's field

    Scenario: two plays of one craft stand by as two
      Given Alice has Gains-For-EP on her field
      And Alice has 3 EP
      When Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      Then Gains-For-EP's craft waits to be resolved 2 times
      And 2 things wait to be resolved

    Scenario: the arts stands by and its card lies in the trail
      Given Alice has Arts-Gains in her hand
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains's arts waits to be resolved, from the top
      And Alice has only Arts-Gains in her trail

    Scenario: a triggered craft stands by in the same way
      Given Bob has Gains-On-Any-EP on his field
      And Alice has Gate in her homebase, face-down
      When Alice gains EP with Gate
      Then Gains-On-Any-EP's craft waits to be resolved, from the top
      And Gains-On-Any-EP is on Bob's field

  @1204.2k
  Rule: 1204.2k A card or ability counts as played when all this is done, not earlier

    @events
    Scenario: what waits for an EVENT to be played does not trigger before it is paid for
      Given Bob has Watches-EVENTs on his field
      And Alice has Fanfare in her hand
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice starts to play Fanfare
      Then Alice is asked to pay
      And Watches-EVENTs's craft triggered 0 times
      When Alice pays with Sedge
      Then Watches-EVENTs's craft triggered 1 time
      And Watches-EVENTs's craft, Fanfare wait to be resolved, from the top

    Scenario: an EVENT played from the homebase counts as played too
      Given Bob has Watches-EVENTs on his field
      And Alice has Fanfare and Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Fanfare
      Then Watches-EVENTs's craft, Fanfare wait to be resolved, from the top

    Scenario: an EVENT that is countered has been played all the same
      Given Bob has Watches-EVENTs on his field
      And Alice has Fanfare and Counters-An-EVENT in her hand
      And Alice has 2 EP
      When Alice plays Fanfare
      And Alice plays Counters-An-EVENT targeting Fanfare
      And both players pass until nothing waits
      Then Bob has gained 2 bond

    Scenario: activated and triggered crafts count as played when they stand by
      Given Bob has Answers-Crafts on his field
      And Alice has Gains-For-EP and Gains-On-EP on her field
      And Alice has Gate in her homebase, face-down
      When Alice uses Gains-For-EP's craft
      Then Answers-Crafts's craft waits to be resolved 2 times
      And 4 things wait to be resolved

  @1204.2l
  Rule: 1204.2l A play that cannot be completed is undone, whatever the cause

    Scenario: an X for which there are too few UNITs leads to no play, a smaller one does
      Given Alice has Weakens-X-UNITs in her hand
      And Bob has Reed and Lancer on his field
      And Alice has 1 EP
      When Alice plays Weakens-X-UNITs
      Then Alice may not name the number 5
      When Alice names the number 1
      And Alice targets Lancer
      And both players pass
      Then Lancer has 4 STR
      And Reed has 3 STR

    Scenario: an X for which there are too few EP leads to no play, a smaller one does
      Given Alice has Strengthens-By-X in her homebase, face-down
      And Alice has Gate in her homebase, face-down
      And Alice has Reed on her field
      When Alice uses Strengthens-By-X's arts
      Then Alice may not name the number 3
      When Alice names the number 2
      Then Strengthens-By-X's arts waits to be resolved
      And Gate and Strengthens-By-X are actioned

    Scenario: what was broken off can be done after all once there is enough
      Given Alice has Scraps-And-Pays on her field
      And Alice has Gate and Sedge in her homebase, face-down
      When Alice tries in vain to use Scraps-And-Pays's craft choosing Gate
      And Alice gains EP with Gate
      And Alice uses Scraps-And-Pays's craft choosing Gate
      Then Gate is in Alice's trail
      And Sedge is actioned in Alice's homebase
      And Scraps-And-Pays's craft waits to be resolved
      And Alice has 0 EP
