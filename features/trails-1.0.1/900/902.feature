Feature: 902 Executing Priority Processing

  @902.1
  Rule: 902.1 Priority processing takes its steps in the order in which they stand

    Scenario: crafts that wait for the start of a step are played before anybody may act in its window
      Given it is the start of Alice's deployment step
      And Alice has Gains-At-Deployment-Start on her field
      And Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      Then the resolve standby zone is, from the top, Loses-Two and Gains-At-Deployment-Start's craft
      And Alice has priority

    Scenario: the window goes round from the first player to its end
      Given Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And Alice passes
      Then Bob has priority
      When Bob passes
      Then Alice has lost 2 bond
      And Alice has priority
      When both players pass
      Then it is Bob's draw step

  @902.2
  Rule: 902.2 The primary player is the first to have priority

    Scenario: in a step of Bob's Bob is asked first, although Alice has the initiative
      Given it is Alice's deployment step
      When both players pass
      Then Bob has priority
      And Alice has the initiative

    Scenario: outside of steps the initiative player is asked first
      Given Bob has the initiative
      And it is Alice's deployment step
      When both players pass
      Then it is the combat phase
      And Bob has priority

  @902.3
  Rule: 902.3 A rule check comes before every action of the player with priority

    Scenario: a craft that an action triggers is played before the same player acts again
      Given Alice has Gains-On-EP on her field
      And Alice has Gate in her homebase, face-down
      When Alice gains EP with Gate
      Then Gains-On-EP's craft waits to be resolved
      And Alice has priority

    Scenario: a draw from an empty deck loses before the other player may act
      Given Alice has Draws-For-Nothing in her hand
      And Alice's deck is empty
      When Alice plays Draws-For-Nothing
      And both players pass
      Then Bob wins because of 1102.1

  @902.4
  Rule: 902.4 The player with priority does one thing of the list, and only that player

    Scenario: every kind of action is offered side by side
      Given Alice has Gains-For-EP and Sedge on her field
      And Alice has Arts-Gains, Gains-Five and Reed in her hand
      And Alice has Gate and Filler in her homebase, face-down
      And Alice has 2 CP
      When Alice gains EP with Filler
      Then Alice may pass
      And Alice may play Gains-Five
      And Alice may play Gate
      And Alice may use Gains-For-EP's craft
      And Alice may use Arts-Gains's arts
      And Alice may gain EP with Gate
      And Alice may support Sedge
      And Alice may play Reed

    Scenario: what the opponent could do is not offered
      Given Alice has Gate in her homebase, face-down
      And Bob has Whetstone in his homebase, face-down
      When Alice passes
      Then Bob may gain EP with Whetstone
      And Bob may not gain EP with Gate

  @902.4a
  Rule: 902.4a A pass is always among the actions

    Scenario: with nothing else to do a pass remains
      Given it is Bob's draw step
      When Bob passes
      Then Alice may only pass

    Scenario: with something waiting a pass is offered too
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      Then Gains-Five waits to be resolved
      And Alice may pass

  @902.4b
  Rule: 902.4b An EVENT of one's own may be played

    Scenario: the player without a step of the own may play an EVENT
      Given Bob has Gains-Five in his hand
      And Bob has 1 EP
      And it is Alice's draw step
      When Alice passes
      Then Bob may play Gains-Five

    Scenario: an EVENT may answer another one
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      And Bob has Loses-Two in his hand
      When Alice plays Gains-Five
      And Alice passes
      Then Bob may play Loses-Two

    Scenario: an EVENT that cannot be paid is not played
      Given Alice has Gains-Five and Loses-Two in her hand
      And Alice has 1 EP
      And it is Alice's homebase step
      When both players pass
      Then Alice may play Loses-Two
      And Alice may not play Gains-Five

  @902.4c
  Rule: 902.4c A BASE of one's own may be played

    Scenario: a face-down BASE may be played in the opponent's step
      Given Bob has Gate and Whetstone in his homebase, face-down
      And it is Alice's draw step
      When Alice passes
      Then Bob may play Gate
      And Bob may not play Whetstone

  @902.4d
  Rule: 902.4d An activated craft of a controlled card may be played

    Scenario: it may be played in the opponent's step, and not by the opponent
      Given Bob has Gains-For-EP on his field
      And both players have 1 EP
      And it is Alice's draw step
      When Alice passes
      Then Bob may use Gains-For-EP's craft

    Scenario: the craft of the opponent's card is not offered
      Given Bob has Gains-For-EP on his field
      And Alice has Gains-For-EP on her field
      And both players have 1 EP
      And it is Alice's draw step
      When Alice passes
      Then Bob may use Gains-For-EP's craft
      And Bob may not use Gains-For-EP#2's craft

    Scenario: the crafts of several cards are offered side by side
      Given Alice has Gains-For-EP and Draws-Or-Gains on her field
      And Alice has 1 EP
      Then Alice may use Gains-For-EP's craft
      And Alice may use Draws-Or-Gains's first craft
      And Alice may use Draws-Or-Gains's second craft

  @902.4e
  Rule: 902.4e A valid arts of a controlled card may be played

    Scenario: arts in the hand may be played in the opponent's step, those on the field may not
      Given Bob has two copies of Arts-Gains in his hand
      And Bob has 1 EP
      And it is Alice's draw step
      When Alice passes
      Then Bob may use Arts-Gains's arts
      And Bob may use Arts-Gains#2's arts

    Scenario: arts of a UNIT on the field are not offered
      Given Bob has Arts-Gains in his hand
      And Bob has Arts-Gains on his field
      And Bob has 1 EP
      And it is Alice's draw step
      When Alice passes
      Then Bob may use Arts-Gains's arts
      And Bob may not use Arts-Gains#2's arts

  @902.4f
  Rule: 902.4f EP may be gained, one at a time and again

    Scenario: one action gives one EP from one card
      Given Alice has Gate and Whetstone in her homebase, face-down
      When Alice gains EP with Gate
      Then Alice has 1 EP
      And Gate is actioned
      And Whetstone is ready

    Scenario: after one gain the next ready card is offered, the used one is not
      Given Alice has Gate and Whetstone in her homebase, face-down
      When Alice gains EP with Gate
      Then Alice may gain EP with Whetstone
      And Alice may not gain EP with Gate

  @902.4g
  Rule: 902.4g SCLM Support may be performed

    Scenario: support is offered to the player with priority for UNITs of that player
      Given Bob has Reed and Sedge on his field
      And Alice has Clerk and Gains-For-EP on her field
      And it is Alice's draw step
      When Alice passes
      Then Bob may support Reed with Sedge
      And Bob may not support Clerk

  @902.4h
  Rule: 902.4h UNITs and ITEMs are for the primary player alone, in the deployment step, with nothing standing by

    Scenario: while an EVENT stands by neither UNIT nor ITEM is offered, and afterwards both are
      Given Alice has Reed, Whetstone and two copies of Fanfare in her hand
      And Alice has 2 CP
      And Alice has 2 EP
      When Alice plays Fanfare
      Then Alice may play Fanfare#2
      And Alice may not play Reed
      And Alice may not play Whetstone
      When both players pass
      Then Alice may play Reed
      And Alice may play Whetstone

    Scenario: while a UNIT stands by no second one is offered
      Given Alice has Reed, Sedge and Fanfare in her hand
      And Alice has 3 CP
      And Alice has 1 EP
      When Alice plays Reed
      Then Alice may play Fanfare
      And Alice may not play Sedge

    Scenario: while a craft stands by no UNIT is offered
      Given Alice has Gains-On-EP on her field
      And Alice has Reed and Fanfare in her hand
      And Alice has Gate in her homebase, face-down
      And Alice has 2 CP
      When Alice gains EP with Gate
      Then Alice may play Fanfare
      And Alice may not play Reed

    Scenario: the other player is offered neither, whatever CP there are
      Given Bob has Reed, Whetstone and Fanfare in his hand
      And Bob has 4 CP
      And Bob has 1 EP
      When Alice passes
      Then Bob may play Fanfare
      And Bob may not play Reed
      And Bob may not play Whetstone

    Scenario: in the homebase step neither is offered, whatever CP there are, and in the deployment step both are
      Given Alice has Reed, Whetstone and Fanfare in her hand
      And Alice has 3 cards in her homebase, face-down
      And Alice has 4 CP
      And it is Alice's homebase step
      Then Alice may play Fanfare
      And Alice may not play Reed
      And Alice may not play Whetstone
      When both players pass
      Then Alice may play Reed
      And Alice may play Whetstone

  @902.4h-1
  Rule: 902.4h-1 A UNIT may be played by the primary player in the deployment step

    Scenario: a UNIT that is paid for waits to be resolved
      Given Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Reed waits to be resolved
      And Alice has 0 CP

    Scenario: in the second player's own step that player may play one
      Given Bob has Reed in his hand
      And Bob has 2 cards in his homebase, face-down
      And it is Bob's homebase step
      When both players pass
      Then Bob may play Reed

    Scenario: in the combat phase a UNIT is not offered
      Given Alice has Reed and Loses-Two in her hand
      And Alice has Gains-Pools in her homebase, face-down
      And Alice has Gate in her homebase, face-down
      And it is the combat phase
      When Alice plays Gains-Pools
      And both players pass
      Then Alice has 2 CP
      And Alice may play Loses-Two
      And Alice may not play Reed

  @902.4h-2
  Rule: 902.4h-2 An ITEM may be played by the primary player in the deployment step

    Scenario: an ITEM that is paid for waits to be resolved
      Given Alice has Whetstone in her hand
      And Alice has 3 CP
      When Alice plays Whetstone
      Then Whetstone waits to be resolved
      And Alice has 1 CP

    Scenario: with an EVENT waiting an ITEM is not offered
      Given Alice has Whetstone and Loses-Two in her hand
      And Alice has 3 CP
      When Alice plays Loses-Two
      Then Alice may not play Whetstone

  @902.5
  Rule: 902.5 What the player with priority did decides who has it next

    Scenario: an action, a pass and a second pass lead on in three ways
      Given Bob has Loses-Two in his hand
      When Alice passes
      Then Bob has priority
      When Bob plays Loses-Two
      Then Bob has priority
      When Bob passes
      Then Alice has priority
      And Bob has lost 0 bond
      When Alice passes
      Then Bob has lost 2 bond
      And Alice has priority

  @902.5a
  Rule: 902.5a Who does anything but pass keeps priority

    Scenario: after gaining EP the same player has priority
      Given Alice has Gate in her homebase, face-down
      When Alice gains EP with Gate
      Then Alice has 1 EP
      And Alice has priority

    Scenario: after an answer the other player keeps priority too
      Given Bob has Loses-Two in his hand
      When Alice passes
      And Bob plays Loses-Two
      Then Bob has priority

    Scenario: a pass before an action is not the first of two
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      And Bob has Loses-Two in his hand
      When Alice passes
      And Bob plays Loses-Two
      And Bob passes
      Then Alice has priority
      And Loses-Two waits to be resolved

  @902.5b
  Rule: 902.5b After a first pass the opponent has priority

    Scenario: the opponent has priority after a pass
      When Alice passes
      Then Bob has priority
      And it is Alice's deployment step

    Scenario: with something waiting one pass resolves nothing
      Given Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And Alice passes
      Then Bob has priority
      And Loses-Two waits to be resolved
      And Alice has 20 bond

  @902.5c
  Rule: 902.5c After two passes in a row the newest is resolved, or the window closes

    Scenario: with nothing waiting the window closes
      When both players pass
      Then it is Bob's draw step

    Scenario: the newest is resolved first, the older one still waits
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      And Bob has Loses-Two in his hand
      When Alice plays Gains-Five
      And Alice passes
      And Bob plays Loses-Two
      And Bob passes
      And Alice passes
      Then Bob has lost 2 bond
      And the resolve standby zone is, from the top, Gains-Five
      And Alice has gained 0 bond

    Scenario: after a resolution the primary player has priority, whoever played it
      Given Bob has Loses-Two in his hand
      When Alice passes
      And Bob plays Loses-Two
      And both players pass
      Then Alice has priority
      And Bob has lost 2 bond

    Scenario: one pair of passes resolves one of two
      Given Alice has two copies of Loses-Two in her hand
      When Alice plays Loses-Two
      And Alice plays Loses-Two#2
      And both players pass
      Then Alice has lost 2 bond
      And 1 thing waits to be resolved

  @902.6
  Rule: 902.6 It goes on from the rule check until it is complete

    Scenario: after a resolution the window is still open for a new action
      Given Alice has two copies of Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      Then Alice may play Loses-Two#2
      And Alice may not play Loses-Two

    Scenario: each action is followed by a rule check of its own
      Given Alice has Gains-On-EP on her field
      And Alice has Gate and Whetstone in her homebase, face-down
      When Alice gains EP with Gate
      And Alice gains EP with Whetstone
      Then Gains-On-EP's craft waits to be resolved 2 times
