Feature: 302 Basic principles of CP and EP

  @302.1
  Rule: 302.1 What a player gains goes into that player's own pool

    Scenario: the CP of the deployment step goes to the player who performs it
      Given a game of Trails in Alice's homebase step
      And Alice has 3 cards in her homebase
      And Bob has 5 cards in his homebase
      When both players pass
      Then Alice has 3 CP
      And Bob has 0 CP

    Scenario: EP goes to the player whose homebase card is actioned, also in the step of the other
      Given a game of Trails in Alice's deployment step
      And Alice has 2 EP
      And Bob has Reed and Sedge in his homebase
      When Alice passes
      And Bob gains EP with Reed
      And Bob gains EP with Sedge
      Then Bob has 2 EP
      And Alice has 2 EP
      And Bob has 0 CP

    Scenario: an effect fills the pool of its controller
      Given a game of Trails in Alice's deployment step
      And Bob has Gains-Pools in his hand
      And Bob has 1 EP
      And Alice has 4 CP
      When Alice passes
      And Bob plays Gains-Pools
      And both players pass
      Then Bob has 2 CP
      And Bob has 3 EP
      And Alice has 4 CP
      And Alice has 0 EP

    Scenario: what is gained is added to what is in the pool
      Given a game of Trails in Alice's deployment step
      And Alice has Gains-Pools in her hand
      And Alice has Reed in her homebase
      And Alice has 5 CP
      And Alice has 2 EP
      When Alice gains EP with Reed
      And Alice plays Gains-Pools
      And both players pass
      Then Alice has 7 CP
      And Alice has 5 EP

  @302.1a
  Rule: 302.1a A player pays out of the own pool whenever a cost is due

    Scenario: EP that was gained before pays, and no other card has to be actioned
      Given a game of Trails in Alice's deployment step
      And Alice has Fanfare in her hand
      And Alice has Reed and Sedge in her homebase
      When Alice gains EP with Reed
      And Alice plays Fanfare
      Then Alice has 0 EP
      And Reed is actioned
      And Sedge is ready

    Scenario: the pool of the other player pays nothing
      Given a game of Trails in Alice's deployment step
      And Alice has Fanfare and Reed in her hand
      And Alice has 2 CP
      And Bob has 5 EP
      And Bob has Fanfare in his hand, called Answer
      When Alice plays Reed
      Then Alice may not play Fanfare
      When Alice passes
      Then Bob may play Answer

    Scenario: a pool is spent in the step of the other player too
      Given a game of Trails in Alice's deployment step
      And Bob has Fanfare in his hand
      And Bob has 3 EP
      When Alice passes
      And Bob plays Fanfare
      Then Bob has 2 EP

    Scenario: a cost that an effect asks for while it is resolved is paid out of the pool
      Given a game of Trails in Alice's deployment step
      And Alice has May-Pay-To-Draw in her hand
      And Alice has 4 EP
      When Alice plays May-Pay-To-Draw
      And both players pass
      And Alice says yes
      Then Alice has 1 EP
      And Alice has 1 card in her hand

    Scenario: a pool is spent little by little
      Given a game of Trails in Alice's deployment step
      And Alice has Reed, Sedge and Lancer in her hand
      And Alice has 5 CP
      When Alice plays Reed
      And both players pass
      And Alice plays Sedge
      And both players pass
      Then Alice has 2 CP
      And Alice may not play Lancer

  @302.1b
  Rule: 302.1b Both pools are emptied whenever a step or a phase ends

    Scenario: CP that is not spent is gone after the deployment step
      Given a game of Trails in Alice's deployment step
      And Alice has 4 CP
      When both players pass
      Then it is Bob's draw step
      And Alice has 0 CP

    Scenario: the end of one player's step empties the other player's pool as well
      Given a game of Trails in Alice's deployment step
      And Bob has Reed in his homebase
      And Bob has 3 CP
      When Alice passes
      And Bob gains EP with Reed
      Then Bob has 1 EP
      When both players pass
      Then it is Bob's draw step
      And Bob has 0 EP
      And Bob has 0 CP

    Scenario: EP does not last from the draw step into the homebase step
      Given a game of Trails in Alice's draw step
      And Alice has Reed in her homebase
      And Alice has Sedge in her hand
      When Alice gains EP with Reed
      And both players pass
      Then Alice is asked to put a card into the homebase
      And Alice has 0 EP

    Scenario: EP does not last from the homebase step into the deployment step
      Given a game of Trails in Alice's homebase step
      And Alice has Reed and Sedge in her homebase
      When Alice gains EP with Reed
      And both players pass
      Then it is Alice's deployment step
      And Alice has 0 EP
      And Alice has 2 CP

    Scenario: EP lasts from window to window while no step and no phase ends
      Given a game of Trails in the first window of the turn
      And Alice has Reed in her homebase
      When Alice gains EP with Reed
      And both players pass
      Then it is the preparation phase
      And Alice has 1 EP
      When both players pass
      Then it is Alice's draw step
      And Alice has 1 EP

    Scenario: EP lasts through the propose attacker step and is gone when the attack is made
      Given a game of Trails in Alice's propose attacker step
      And Alice has Lancer on her field
      And Alice has Reed in her homebase
      When Alice gains EP with Reed
      And Lancer attacks Bob
      Then it is the window after the proposal
      And Alice has 1 EP
      When both players pass
      Then it is the window before the fight
      And Alice has 0 EP

    Scenario: EP lasts from before the fight until after it and is gone in the next sub step
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed in his homebase
      When Lancer attacks Bob
      And both players pass until the attack is made
      And Alice passes
      And Bob gains EP with Reed
      And both players pass
      Then it is the window after the fight
      And Bob has 1 EP
      When both players pass
      Then it is Bob's propose attacker step
      And Bob has 0 EP

    Scenario: EP does not last from the combat phase into the cure phase
      Given a game of Trails in the last window of the combat phase
      And Alice has Reed in her homebase
      When Alice gains EP with Reed
      And both players pass
      Then it is the cure phase
      And Alice has 0 EP

    Scenario: EP does not last into the next turn
      Given a game of Trails in the last window of the turn
      And Alice has Reed in her homebase
      When Alice gains EP with Reed
      And both players pass
      Then it is turn 3
      And Alice has 0 EP
      And Reed is ready

    Scenario: resolving a card does not empty the pool
      Given a game of Trails in Alice's deployment step
      And Alice has Reed in her hand
      And Alice has 5 CP
      And Alice has 2 EP
      When Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Alice has 3 CP
      And Alice has 2 EP

    @reading:return-keeps-the-pools
    Scenario: an attack that has lost its target leads back to the choice with the pools as they are
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed and Sedge on his field
      And Bob has Returns-Unit in his hand
      And Bob has Clerk, Gate and Whetstone in his homebase
      When Lancer attacks Reed
      And both players pass until the attack is made
      And Alice passes
      And Bob gains EP with Clerk
      And Bob gains EP with Gate
      And Bob gains EP with Whetstone
      And Bob plays Returns-Unit targeting Reed
      And both players pass 2 times
      Then Alice is asked to name attackers
      And Bob has 2 EP
