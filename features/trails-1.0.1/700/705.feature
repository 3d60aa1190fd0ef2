Feature: 705 Cure Phase

  Background:
    Given a game of Trails

  @705.1
  Rule: 705.1 Crafts that wait for the start of the cure phase trigger

    Scenario: the craft is played once the combat phase is over
      Given it is the last window of the combat phase
      And Alice has Draws-At-Cure in her homebase
      When both players pass
      Then it is the cure phase
      And Draws-At-Cure's craft waits to be resolved

    Scenario: the end of the combat phase does not trigger it yet
      Given it is Alice's choice of attackers
      And Alice has Draws-At-Cure in her homebase
      When Alice declares no attack
      And Bob declares no attack
      Then it is the last window of the combat phase
      And nothing waits to be resolved

    Scenario: the craft triggers once in a cure phase
      Given it is the last window of the combat phase
      And Bob has Draws-At-Cure in his homebase
      When the turn ends
      Then Bob has 1 card in his hand

    Scenario: both players' crafts trigger, the initiative player's is resolved last
      Given it is the last window of the combat phase
      And Alice has Draws-At-Cure in her homebase, called First
      And Bob has Draws-At-Cure in his homebase, called Second
      When both players pass
      Then Second's craft, First's craft wait to be resolved, from the top

  @705.2
  Rule: 705.2 Players have priority once the cure phase has started

    Scenario: the initiative player has priority first, then the other player
      Given Bob has the initiative
      And it is the last window of the combat phase
      When both players pass
      Then it is the cure phase
      And Bob has priority
      When Bob passes
      Then it is the cure phase
      And Alice has priority

    Scenario: an EVENT may be played there and a UNIT may not
      Given it is the cure phase
      And Alice has Fanfare and Reed in her hand
      And Alice has 1 EP
      And Alice has 5 CP
      When Alice plays Fanfare
      And both players pass
      Then it is the cure phase
      And Fanfare is in Alice's trail
      And Alice may not play Reed

    Scenario: the window closes before the turn ends
      Given it is the cure phase
      And Alice has Feeds-On-Opponent on her field
      When Alice passes
      Then nothing waits to be resolved
      When Bob passes
      Then Feeds-On-Opponent's craft waits to be resolved

  @705.3
  Rule: 705.3 Crafts that wait for the end of the turn trigger

    Scenario: the craft is played after the first window of the cure phase
      Given it is the cure phase
      And Bob has Feeds-On-Opponent on his field
      When both players pass
      Then it is the last window of the turn
      And Feeds-On-Opponent's craft waits to be resolved

    Scenario: the start of the cure phase does not trigger it
      Given it is the last window of the combat phase
      And Bob has Feeds-On-Opponent on his field
      When both players pass
      Then it is the cure phase
      And nothing waits to be resolved

    Scenario: bond that the craft gives counts in the bond check
      Given it is the cure phase
      And Alice has Feeds-On-Opponent on her field
      And Alice has 0 bond
      When the turn ends
      Then the game goes on
      And Alice has 1 bond
      And Bob has 17 bond

    Scenario: bond that the craft takes counts in the bond check
      Given it is the cure phase
      And Alice has Feeds-On-Opponent on her field
      And Bob has 3 bond
      When the turn ends
      Then Bob loses because of 705.5

    Scenario: the stunned UNITs are still there when the craft is resolved
      Given it is the cure phase
      And Alice has Feeds-On-Opponent on her field
      And Bob has Reed on his field, stunned
      When both players pass
      And both players pass
      Then Bob has 17 bond
      And Reed is stunned on Bob's field

  @705.4
  Rule: 705.4 Players have priority once more at the end of the turn

    Scenario: the window opens although nothing has triggered
      Given Bob has the initiative
      And it is the cure phase
      When both players pass
      Then it is the last window of the turn
      And Bob has priority
      When Bob passes
      Then it is the last window of the turn
      And Alice has priority

    Scenario: bond gained in the last window saves its player
      Given it is the last window of the turn
      And Bob has Draws-Or-Gains on his field
      And Bob has 1 card in his homebase
      And Bob has -2 bond
      When Alice passes
      And Bob uses Draws-Or-Gains's second craft
      And both players pass
      And both players pass
      Then it is turn 3
      And Bob has 1 bond

    Scenario: nothing but the choice of cures lies between this window and the next turn
      Given it is the last window of the turn
      And Alice has Reed on her field, stunned
      And Bob has 1 card in his homebase
      When both players pass
      Then Alice is asked to cure a UNIT
      When Alice cures Reed
      Then it is turn 3
      And it is the first window of the turn

  @705.5
  Rule: 705.5 Bond of 0 or less loses now, if both have that the lower one, if equal the initiative player

    Scenario: bond of exactly 0 loses
      Given it is the last window of the turn
      And Bob has 0 bond
      When both players pass
      Then Bob loses because of 705.5
      And Alice wins

    Scenario: bond of 1 does not lose
      Given it is the last window of the turn
      And Bob has 1 bond
      And Alice has 2 bond
      When both players pass
      Then the game goes on
      And it is turn 3

    Scenario: the initiative player loses with negative bond
      Given it is the last window of the turn
      And Alice has -4 bond
      And Bob has 1 bond
      When both players pass
      Then Alice loses because of 705.5

    Scenario: before the check a player goes on with negative bond
      Given it is the start of the turn
      And Bob has -7 bond
      When the game reaches Bob's deployment step
      Then the game goes on
      When the game reaches the last window of the turn
      Then the game goes on
      And Bob has -7 bond
      When both players pass
      Then Bob loses because of 705.5

    Scenario: a stun that takes the last bond loses at the end of the turn and not at once
      Given it is Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Clerk on his field
      And Bob has 8 bond
      When Lancer attacks Clerk
      And both players pass until the combat ends
      Then Bob has 0 bond
      And the game goes on
      When the game reaches the last window of the turn
      Then the game goes on
      When both players pass
      Then Bob loses because of 705.5

    @reading:bond-check-has-its-own-tie
    Scenario: if both have no bond left the lower one loses, also without the initiative
      Given it is the last window of the turn
      And Alice has -1 bond
      And Bob has -3 bond
      When both players pass
      Then Bob loses because of 705.5

    @reading:bond-check-has-its-own-tie
    Scenario: if one has 0 and the other less, the one with less loses
      Given Bob has the initiative
      And it is the last window of the turn
      And Alice has -2 bond
      And Bob has 0 bond
      When both players pass
      Then Alice loses because of 705.5

    Scenario: the initiative player with the lower bond loses
      Given it is the last window of the turn
      And Alice has -6 bond
      And Bob has -5 bond
      When both players pass
      Then Alice loses because of 705.5

    Scenario: with equal bond the initiative player loses
      Given Bob has the initiative
      And it is the last window of the turn
      And Alice has -2 bond
      And Bob has -2 bond
      When both players pass
      Then Bob loses because of 705.5

    Scenario: with 0 bond each the initiative player loses
      Given it is the last window of the turn
      And both players have 0 bond
      When both players pass
      Then Alice loses because of 705.5

    Scenario: equal positive bond is no tie
      Given it is the last window of the turn
      And both players have 1 bond
      When both players pass
      Then the game goes on
      And it is turn 3

    Scenario: the game is over before anybody cures
      Given it is the last window of the turn
      And Bob has Reed on his field, stunned
      And Bob has 0 bond
      When both players pass
      Then Bob loses because of 705.5
      And nobody was asked to cure a UNIT
      And Reed is stunned on Bob's field

  @705.6
  Rule: 705.6 Each player may cure one stunned UNIT, then the other stunned UNITs go to the trail

    Scenario: the chosen UNIT is cured and the others go to the trail
      Given it is the last window of the turn
      And Alice has Reed, Sedge and Clerk on her field, stunned
      When Alice cures Sedge
      Then Sedge is face-up on Alice's field
      And Sedge is not stunned
      And Reed and Clerk are in Alice's trail

    Scenario: a second UNIT cannot be cured
      Given it is the last window of the turn
      And Alice has Reed, Sedge and Clerk on her field, stunned
      And Bob has Lancer on his field, stunned
      When Alice cures Sedge
      Then Bob is asked to cure a UNIT
      And Alice may not cure Reed
      When Bob cures Lancer
      Then Reed and Clerk are in Alice's trail

    Scenario: a player may cure none
      Given it is the last window of the turn
      And Alice has Reed on her field, stunned
      When Alice cures no UNIT
      Then Reed is in Alice's trail

    Scenario: only stunned UNITs of their own are offered
      Given it is the last window of the turn
      And Alice has Reed and Sedge on her field, stunned
      And Alice has Lancer on her field, actioned
      And Bob has Clerk on his field, stunned
      When the game reaches the choice of cures
      Then Alice may cure Reed
      And Alice may cure Sedge
      And Alice may not cure Lancer
      And Alice may not cure Clerk

    Scenario: the initiative player chooses first
      Given Bob has the initiative
      And it is the last window of the turn
      And Alice has Reed on her field, stunned
      And Bob has Lancer on his field, stunned
      When both players pass
      Then Bob is asked to cure a UNIT
      When Bob cures no UNIT
      Then Alice is asked to cure a UNIT
      And Lancer is stunned on Bob's field

    Scenario: the first choice is carried out only when the second is made
      Given it is the last window of the turn
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer on his field, stunned
      When Alice cures Reed
      Then Bob is asked to cure a UNIT
      And Reed and Sedge are stunned on Alice's field
      When Bob cures no UNIT
      Then Reed is not stunned
      And Sedge is in Alice's trail
      And Lancer is in Bob's trail

    @events
    Scenario: both cures happen at once
      Given it is the last window of the turn
      And Alice has Reed on her field, stunned
      And Bob has Clerk on his field, stunned
      When Alice cures Reed
      And Bob cures Clerk
      Then Reed was cured together with Clerk was cured

    @events
    Scenario: the other stunned UNITs of both players go to the trail at once, after the cures
      Given it is the last window of the turn
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer and Clerk on his field, stunned
      When Alice cures Reed
      And Bob cures Clerk
      Then Sedge moved to Alice's trail together with Lancer moved to Bob's trail
      And Clerk was cured before Sedge moved to Alice's trail

    Scenario: a UNIT that is not stunned stays on the field
      Given it is the last window of the turn
      And Alice has Reed on her field, actioned
      And Alice has Sedge on her field, stunned
      When Alice cures no UNIT
      Then Reed is on Alice's field
      And Sedge is in Alice's trail

    Scenario: a UNIT that cannot go to the trail stays on the field, stunned
      Given it is the last window of the turn
      And Alice has Guards-From-Trail in her homebase
      And Alice has Reed on her field, stunned
      And Bob has Sedge on his field, stunned
      When Alice cures no UNIT
      And Bob cures no UNIT
      Then it is turn 3
      And Reed is stunned on Alice's field
      And Sedge is in Bob's trail

    Scenario: a UNIT that stayed stunned may be cured in the next turn
      Given it is the last window of the turn
      And Alice has Guards-From-Trail in her homebase
      And Alice has Reed on her field, stunned
      When Alice cures no UNIT
      And the game reaches the last window of the turn
      And Alice cures Reed
      Then it is turn 4
      And Reed is face-up on Alice's field

    @502.5
    Scenario: the one who controls a stunned UNIT chooses, and the trail is its owner's
      Given it is the last window of the turn
      And Alice has Reed and Sedge on her field, stunned
      And Bob owns Reed
      When the game reaches the choice of cures
      Then Alice may cure Reed
      When Alice cures Sedge
      Then Reed is in Bob's trail
      And Sedge is face-up on Alice's field

    Scenario: a cure costs no bond and a move to the trail neither
      Given it is the last window of the turn
      And Alice has Reed and Clerk on her field, stunned
      When Alice cures Reed
      Then Clerk is in Alice's trail
      And Alice has 20 bond

    Scenario: a stunned UNIT of the opponent may be cured by the player who controls it
      Given Bob has Reed on his field, stunned
      And Alice controls Reed
      And it is the choice of cures
      When Alice cures Reed
      Then Reed is on Alice's field
      And Reed is not stunned

  @705.7
  Rule: 705.7 Effects that last for the turn end

    Scenario: a bonus for the turn is gone in the next turn
      Given Alice has Reed on her field
      And Alice has Strengthens-A-UNIT in her hand
      And Alice has 1 card in her homebase
      When Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      And the game reaches the last window of the turn
      Then Reed is 5/3
      When both players pass
      Then it is turn 3
      And Reed is 3/2

    Scenario: a bonus without an end goes on
      Given Alice has Reed and Sedge on her field
      And Alice has Strengthens-For-Good and Strengthens-A-UNIT in her hand
      And Alice has 1 card in her homebase
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And Alice plays Strengthens-A-UNIT targeting Sedge
      And both players pass
      And the turn ends
      Then Reed is 6/2
      And Sedge is 1/4

    Scenario: a shelter for the turn still holds when stunned UNITs go to the trail
      Given it is the last window of the turn
      And Alice has Reed on her field, stunned
      And Alice has Shelters-For-Turn in her hand
      When Alice plays Shelters-For-Turn
      And both players pass
      And Alice cures no UNIT
      Then it is turn 3
      And Reed is stunned on Alice's field
      When the turn ends
      Then Reed is in Alice's trail

    Scenario: a ban on readying for the turn is over when cards are readied
      Given it is the last window of the turn
      And Alice has Reed on her field, actioned
      And Alice has Pins-For-Turn and Readies-A-UNIT in her hand
      And Alice has 1 card in her homebase
      When Alice plays Pins-For-Turn targeting Reed
      And both players pass
      And Alice plays Readies-A-UNIT targeting Reed
      And both players pass
      Then Reed is actioned
      When both players pass
      Then it is turn 3
      And Reed is ready

  @705.8
  Rule: 705.8 All cards on both fields and homebases are readied at the same time

    Scenario: fields and homebases of both players are readied
      Given it is the last window of the turn
      And Alice has Reed and Whetstone on her field, actioned
      And Alice has Sedge in her homebase, face-down and actioned
      And Bob has Lancer on his field, actioned
      And Bob has Gate in his homebase, actioned
      When both players pass
      Then Reed and Whetstone are ready on Alice's field
      And Sedge is ready in Alice's homebase
      And Lancer is ready on Bob's field
      And Gate is ready in Bob's homebase

    Scenario: readying turns no card over
      Given it is the last window of the turn
      And Alice has Sedge in her homebase, face-down and actioned
      And Alice has Gate in her homebase, actioned
      When both players pass
      Then Sedge is ready and face-down in Alice's homebase
      And Gate is ready and face-up in Alice's homebase

    Scenario: nothing is readied before the turn is over
      Given it is the cure phase
      And Alice has Reed on her field, actioned
      And Alice has Gate in her homebase, actioned
      When both players pass
      Then Reed is actioned on Alice's field
      When both players pass
      Then Reed is ready on Alice's field
      And Gate is ready in Alice's homebase

    Scenario: a UNIT that has just been cured is readied too
      Given it is the last window of the turn
      And Bob has Lancer on his field, stunned
      When Bob cures Lancer
      Then Lancer is ready and face-up on Bob's field

    @1306.2b
    Scenario: a UNIT that stays stunned is not readied
      Given it is the last window of the turn
      And Alice has Guards-From-Trail in her homebase
      And Alice has Reed on her field, stunned
      And Alice has Sedge on her field, actioned
      When Alice cures no UNIT
      Then Sedge is ready on Alice's field
      And Reed is actioned on Alice's field

    Scenario: a card that cannot be readied stays as it is
      Given it is the last window of the turn
      And Alice has Stays-Actioned and Reed on her field, actioned
      When both players pass
      Then Stays-Actioned is actioned on Alice's field
      And Reed is ready on Alice's field

    Scenario: only a card that was actioned becomes ready
      Given it is the last window of the turn
      And Alice has Draws-When-Readied on her field, called Rested
      And Alice has Draws-When-Readied on her field, actioned, called Tired
      When both players pass
      Then it is turn 3
      And Tired's craft waits to be resolved
      And Rested's craft does not wait to be resolved

    @events
    Scenario: the cards of both players are readied as one
      Given it is the last window of the turn
      And Alice has Reed on her field, actioned
      And Bob has Lancer on his field, actioned
      And Bob has Gate in his homebase, actioned
      When both players pass
      Then Reed was readied together with Lancer was readied
      And Reed was readied together with Gate was readied

  @705.9
  Rule: 705.9 The other player gets the initiative and the next turn begins

    Scenario: the initiative goes to the other player
      Given it is the last window of the turn
      When both players pass
      Then it is turn 3
      And Bob has the initiative
      And Bob has priority

    Scenario: the initiative comes back one turn later
      Given Bob has the initiative
      And it is the last window of the turn
      When two turns end
      Then it is turn 4
      And Bob has the initiative

    Scenario: the new initiative player draws first
      Given it is the last window of the turn
      When the game reaches the preparation phase
      And both players pass
      Then it is Bob's draw step
      And Bob has 2 cards in his hand
      And Alice's hand is empty

    Scenario: the new initiative player attacks first
      Given it is the last window of the turn
      And Alice has Reed on her field
      And Bob has Sedge on his field
      When the combat reaches Bob's choice of attackers
      Then it is turn 3
      And Alice was not asked to name attackers

    Scenario: crafts that the cures triggered are played in the new turn, the new initiative player's first
      Given it is the last window of the turn
      And Alice has Draws-On-Cure in her homebase, called Ivy
      And Alice has Reed on her field, stunned
      And Bob has Draws-On-Cure in his homebase, called Oak
      And Bob has Sedge on his field, stunned
      When Alice cures Reed
      And Bob cures Sedge
      Then it is the first window of the turn
      And it is turn 3
      And Ivy's craft, Oak's craft wait to be resolved, from the top
