Feature: 703 Preparation Phase

  @703.1
  Rule: 703.1 Crafts that wait for the start of a turn trigger when it starts

    Scenario: a craft for the start of the turn stands by at the first decision of the turn
      Given Alice has Gains-At-Turn-Start on her field
      And it is the last window of the turn
      When the turn ends
      Then Gains-At-Turn-Start's craft waits to be resolved

    Scenario: it triggers in a turn in which its controller lacks the initiative
      Given Bob has Gains-At-Turn-Start on his field
      And Bob has the initiative
      And it is the last window of the turn
      When the turn ends
      And both players pass until nothing waits
      Then Alice has the initiative
      And Bob has gained 1 bond

    @events
    Scenario: it triggers once and not again when the preparation phase starts
      Given Alice has Gains-At-Turn-Start on her field
      And it is the last window of the turn
      When the game reaches Bob's draw step
      Then Gains-At-Turn-Start's craft triggered 1 time

  @703.2
  Rule: 703.2 A priority window is open right after the turn has started

    Scenario: the new initiative player is asked first
      Given it is the last window of the turn
      When the turn ends
      Then it is the first window of the turn
      And Bob has priority

    Scenario: the craft for the start of the turn is resolved before that of the phase triggers
      Given Alice has Gains-At-Turn-Start and Gains-At-Preparation-Start on her field
      And it is the start of the turn
      When both players pass
      Then Alice has gained 1 bond
      And Gains-At-Preparation-Start's craft does not wait to be resolved

    Scenario: EP can be gained before the preparation phase starts
      Given Alice has Gate in her homebase, face-down
      And it is the start of the turn
      When Alice gains EP with Gate
      Then Alice has 1 EP
      And it is the first window of the turn

  @703.3
  Rule: 703.3 Crafts that wait for the start of the preparation phase trigger then

    Scenario: such a craft stands by once the first window is closed
      Given Alice has Gains-At-Preparation-Start on her field
      And it is the first window of the turn
      When both players pass
      Then Gains-At-Preparation-Start's craft waits to be resolved
      And it is the preparation phase

    Scenario: the crafts of both players trigger, that of the initiative player is resolved last
      Given Alice has Gains-At-Preparation-Start on her field
      And Bob has Gains-At-Preparation-Start on his field
      And it is the first window of the turn
      When both players pass
      Then Gains-At-Preparation-Start#2's craft, Gains-At-Preparation-Start's craft wait to be resolved, from the top

  @703.4
  Rule: 703.4 A priority window is open once the preparation phase has started

    Scenario: both players may act before anybody draws
      Given Bob has Gate in his homebase, face-down
      And it is the first window of the turn
      When both players pass
      And Alice passes
      Then Bob may gain EP with Gate
      And Alice has 0 cards in her hand

    Scenario: closing this window begins the draw step of the initiative player
      Given it is the preparation phase
      When both players pass
      Then it is Alice's draw step
      And Alice performs the step

  @703.5
  Rule: 703.5 The initiative player does all three steps, then the other player all three

    Scenario: the initiative player's deployment step comes before the other player's draw step
      Given it is Alice's deployment step
      When both players pass
      Then it is Bob's draw step
      And Alice has 0 cards in her hand

    Scenario: the steps follow the initiative, not the seat
      Given Bob has the initiative
      And it is the preparation phase
      When both players pass
      Then it is Bob's draw step
      And Bob has 2 cards in his hand

    Scenario: after the second player's deployment step the combat phase starts
      Given it is Bob's deployment step
      When both players pass
      Then it is the combat phase
      And nobody performs a step

    Scenario: a player's homebase step comes between draw step and deployment step
      Given Alice has Reed in her hand
      And it is Alice's draw step
      When both players pass
      And Alice puts no card into her homebase
      Then it is Alice's homebase step

  @703.6a
  Rule: 703.6a The player whose draw step it is draws two cards at its very beginning

    Scenario: exactly the two top cards are drawn
      Given the top of Alice's deck is Reed, Sedge and Lancer
      And it is the preparation phase
      When both players pass
      Then Alice has only Reed and Sedge in her hand
      And the top of Alice's deck is Lancer

    Scenario: the other player draws nothing
      Given it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand
      And Bob has 0 cards in his hand

    Scenario: the second player draws two as well, in the own step
      Given it is Alice's deployment step
      When both players pass
      Then Bob has 2 cards in his hand

    Scenario: a deck of exactly two cards is drawn without a loss
      Given Alice's deck is, from the top, Reed and Sedge
      And it is the preparation phase
      When both players pass
      Then Alice has 2 cards in her hand
      And the game goes on

    Scenario: with one card left it is drawn, and the second draw loses the game
      Given Alice's deck is, from the top, Reed
      And it is the preparation phase
      When both players pass
      Then Bob wins because of 1102.1
      And Reed is in Alice's hand

  @703.6b
  Rule: 703.6b Crafts for the start of the draw step trigger after its two cards

    @events
    Scenario: the draw comes first, the trigger after it
      Given Alice has Gains-At-Draw-Start on her field
      And the top of Alice's deck is Reed and Sedge
      And it is the preparation phase
      When both players pass
      Then Sedge moved to Alice's hand before Gains-At-Draw-Start's craft triggered

    Scenario: the craft stands by in the window of the draw step
      Given Alice has Gains-At-Draw-Start on her field
      And it is the preparation phase
      When both players pass
      Then Gains-At-Draw-Start's craft waits to be resolved
      And Alice has 2 cards in her hand

    Scenario: it triggers in the draw step of either player
      Given Alice has Gains-At-Draw-Start on her field
      And it is the preparation phase
      When the game reaches the combat phase
      Then Alice has gained 2 bond

  @703.6c
  Rule: 703.6c A priority window is open in the draw step

    Scenario: in the draw step its player has priority first
      Given it is Alice's deployment step
      When both players pass
      Then Bob has priority
      And it is Bob's draw step

    Scenario: EP gained in the draw step is gone in the homebase step
      Given Alice has Gate in her homebase, face-down
      And Alice has Reed in her hand
      And it is Alice's draw step
      When Alice gains EP with Gate
      And both players pass
      Then Alice has 0 EP
      And Gate is actioned

  @703.7a
  Rule: 703.7a One hand card, or none, goes face-down into the homebase

    Scenario: one card goes face-down to the homebase, and no second
      Given Alice has Reed and Sedge in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      Then Reed is face-down in Alice's homebase
      And Reed is ready
      And Alice may not put Sedge into her homebase

    @unchanged
    Scenario: putting no card is allowed
      Given Alice has Reed in her hand
      And it is the start of Alice's homebase step
      When Alice puts no card into her homebase
      Then Alice has 1 card in her hand
      And Alice's homebase is empty

    Scenario: any type of card may be put there
      Given Alice has Reed, Whetstone, Fanfare and Gate in her hand
      And it is Alice's draw step
      When both players pass
      Then Alice may choose among Reed, Whetstone, Fanfare and Gate

    Scenario: the opponent cannot tell which card was put
      Given Alice has Reed and Sedge in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      Then Bob sees 1 card in Alice's homebase
      And Bob cannot tell which cards they are
      And Alice can tell which card Reed is

    Scenario: a text lifts the limit to two
      Given Alice has Two-To-Homebase on her field
      And Alice has Reed, Sedge and Lancer in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed and Sedge into her homebase
      Then Reed and Sedge are face-down in Alice's homebase
      And Alice may not put Lancer into her homebase

    Scenario: a card in the homebase does not use up the next step
      Given Alice has Sedge in her hand
      And Alice has Reed in her homebase, face-down
      And it is the start of Alice's homebase step
      When Alice puts Sedge into her homebase
      Then Alice has 2 face-down cards in her homebase

  @703.7b
  Rule: 703.7b Crafts for the start of the homebase step trigger after its card was put

    @events
    Scenario: the card is put first, the trigger comes after it
      Given Alice has Gains-At-Homebase-Start on her field
      And Alice has Reed and Sedge in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      Then Reed moved to Alice's homebase before Gains-At-Homebase-Start's craft triggered

    Scenario: while the card is being chosen nothing stands by
      Given Alice has Gains-At-Homebase-Start on her field
      And Alice has Reed and Sedge in her hand
      And it is Alice's draw step
      When both players pass
      Then Alice is asked to put a card into the homebase
      And nothing waits to be resolved

    Scenario: it triggers although no card was put
      Given Alice has Gains-At-Homebase-Start on her field
      And Alice has Reed in her hand
      And it is the start of Alice's homebase step
      When Alice puts no card into her homebase
      Then Gains-At-Homebase-Start's craft waits to be resolved

  @703.7c
  Rule: 703.7c A priority window is open in the homebase step

    Scenario: after the card is put its player has priority
      Given Bob has Reed in his hand
      And it is the start of Bob's homebase step
      When Bob puts Reed into his homebase
      Then Bob has priority
      And it is Bob's homebase step

    Scenario: the card just put gives EP at once
      Given Alice has Reed in her hand
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      And Alice gains EP with Reed
      Then Alice has 1 EP
      And Reed is actioned

  @703.8a
  Rule: 703.8a Every homebase card is worth 1 CP to its player, whatever its state

    Scenario: every card counts, ready or actioned, face-up or face-down
      Given Alice has Gate in her homebase
      And Alice has Reed in her homebase, face-down
      And Alice has Sedge in her homebase, face-down and actioned
      And it is Alice's homebase step
      When both players pass
      Then Alice has 3 CP

    Scenario: no card gives no CP, and the other player gains none
      Given Bob has 4 cards in his homebase, face-down
      And it is Alice's homebase step
      When both players pass
      Then Alice has 0 CP
      And Bob has 0 CP
      And it is Alice's deployment step

    Scenario: the card put in this turn counts already
      Given Alice has Reed in her hand
      And Alice has 2 cards in her homebase, face-down
      And it is the start of Alice's homebase step
      When Alice puts Reed into her homebase
      And both players pass
      Then Alice has 3 CP

  @703.8b
  Rule: 703.8b Crafts for the start of the deployment step trigger after its CP

    @events
    Scenario: the CP comes first, the trigger after it
      Given Alice has Gains-At-Deployment-Start on her field
      And Alice has 2 cards in her homebase, face-down
      And it is Alice's homebase step
      When both players pass
      Then Alice gained CP before Gains-At-Deployment-Start's craft triggered

    Scenario: a craft of either player stands by in the window of the deployment step
      Given Bob has Gains-At-Deployment-Start on his field
      And it is Alice's homebase step
      When both players pass
      Then Gains-At-Deployment-Start's craft waits to be resolved

  @703.8c
  Rule: 703.8c A priority window is open in the deployment step

    Scenario: in the deployment step its player has priority first
      Given it is Bob's homebase step
      When both players pass
      Then it is Bob's deployment step
      And Bob has priority

    Scenario: CP that is not spent is gone in the next step
      Given Alice has 2 cards in her homebase, face-down
      And it is Alice's homebase step
      When both players pass
      And both players pass
      Then Alice has 0 CP
      And it is Bob's draw step

  @703.8c-1 @902.4h
  Rule: 703.8c-1 UNITs and ITEMs are played here, by the player whose step it is, with nothing standing by

    Scenario: a UNIT and an ITEM may be played in the own deployment step
      Given Alice has Reed and Whetstone in her hand
      And Alice has 2 cards in her homebase, face-down
      And it is Alice's homebase step
      When both players pass
      Then Alice may play Reed
      And Alice may play Whetstone

    Scenario: the other player may play neither in this step
      Given Bob has Reed and Whetstone in his hand
      And Bob has 3 CP
      And it is Alice's deployment step
      When Alice passes
      Then Bob may not play Reed
      And Bob may not play Whetstone

    Scenario: while a UNIT waits to be resolved no second one may be played
      Given Alice has Reed and Sedge in her hand
      And Alice has 5 CP
      And it is Alice's deployment step
      When Alice plays Reed
      Then Reed waits to be resolved
      And Alice may not play Sedge

    Scenario: once it is resolved the next one may be played
      Given Alice has Reed and Sedge in her hand
      And Alice has 5 CP
      And it is Alice's deployment step
      When Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Alice may play Sedge

    Scenario: in the own homebase step a UNIT may not be played
      Given Alice has Reed and Sedge in her hand
      And Alice has 5 CP
      And it is the start of Alice's homebase step
      When Alice puts Sedge into her homebase
      Then Alice may gain EP with Sedge
      And Alice may not play Reed
