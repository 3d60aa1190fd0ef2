Feature: 1217 Gaining EP

  Background:
    Given a game of Trails
    And these blank BASEs
      | name  | building level |
      | Wall  | 1              |
      | Tower | 3              |
      | Mill  | 2              |
    And a blank EVENT Parade with EP cost 3

  @1217.1
  Rule: 1217.1 Gaining EP is something that a player may do

    @902.4f
    Scenario: the player with priority turns a homebase card into EP
      Given Alice has Wall in her homebase
      When Alice gains EP with Wall
      Then Alice has 1 EP

    Scenario: the player whose step it is not gains EP too, for themselves alone
      Given Alice has Tower in her homebase
      And Bob has Wall in his homebase
      When Alice passes
      And Bob gains EP with Wall
      Then Bob has 1 EP
      And Alice has 0 EP
      And Tower is ready

    Scenario: gaining EP is no pass, and the same player goes on
      Given Alice has Wall in her homebase
      When Alice gains EP with Wall
      Then Alice has 1 EP
      And Alice has priority

  @1217.2
  Rule: 1217.2 One homebase card is actioned and gives 1 EP

    Scenario: the card is actioned, and nothing else is
      Given Alice has Wall and Tower in her homebase
      When Alice gains EP with Wall
      Then Wall is actioned in Alice's homebase
      And Tower is ready
      And Alice has 1 EP

    Scenario: a face-down card gives EP and stays face-down
      Given Alice has Tower in her homebase, face-down
      When Alice gains EP with Tower
      Then Tower is actioned and face-down
      And Alice has 1 EP
      And Bob cannot tell which card Tower is

    Scenario: three cards give 3 EP, on top of what is in the pool
      Given Alice has Wall, Tower and Mill in her homebase
      And Alice has 4 EP
      When Alice gains EP with Wall
      And Alice gains EP with Mill
      And Alice gains EP with Tower
      Then Alice has 7 EP

    @unchanged
    Scenario: an actioned card gives no EP while a ready one does
      Given Alice has Wall in her homebase
      And Alice has Tower in her homebase, actioned
      Then Alice may gain EP with Wall
      And Alice may not gain EP with Tower

    Scenario: a card gives EP once and not again while it is actioned
      Given Alice has Wall and Tower in her homebase
      When Alice gains EP with Wall
      Then Alice may not gain EP with Wall
      And Alice may gain EP with Tower

    @unchanged
    Scenario: a UNIT on the field gives no EP
      Given Alice has Reed on her field
      And Alice has Wall in her homebase
      Then Alice may gain EP with Wall
      And Alice may not gain EP with Reed

    @unchanged
    Scenario: the homebase of the other player gives no EP
      Given Alice has Wall in her homebase
      And Bob has Tower in his homebase
      Then Alice may gain EP with Wall
      And Alice may not gain EP with Tower

    @unchanged
    Scenario: a homebase card under the other player's control gives no EP
      Given Alice has Wall and Tower in her homebase
      And Bob controls Tower
      Then Alice may gain EP with Wall
      And Alice may not gain EP with Tower

    @own-card
    Scenario: a card that cannot be actioned gives no EP
      Given the UNIT Freezer with CP cost 2, STR 1, DEF 3 and the text
        """
        CONT: BASEs your opponent controls cannot be actioned.
        """
      And Bob has Freezer on his field
      And Alice has Wall in her homebase
      And Alice has Tower in her homebase, face-down
      And Alice has Parade in her homebase, face-down
      Then Alice may gain EP with Parade
      And Alice may not gain EP with Wall

  @1217.3
  Rule: 1217.3 EP may be gained with priority and in the middle of an EP payment

    Scenario: EP is gained in the priority of the cure phase
      Given Alice has Wall in her homebase
      And it is the cure phase
      When Alice gains EP with Wall
      Then Alice has 1 EP

    Scenario: EP is gained while something waits to be resolved
      Given Alice has Fanfare in her hand
      And Alice has 1 EP
      And Bob has Tower in his homebase
      When Alice plays Fanfare
      And Alice passes
      And Bob gains EP with Tower
      Then Bob has 1 EP
      And Fanfare waits to be resolved

    Scenario: homebase cards are actioned during the payment for an EVENT
      Given Alice has Fanfare in her hand
      And Alice has Wall and Tower in her homebase
      When Alice starts to play Fanfare
      And Alice pays with Tower
      Then Fanfare waits to be resolved
      And Tower is actioned
      And Wall is ready
      And Alice has 0 EP

    Scenario: the pool and the homebase together pay for an EVENT
      Given Alice has Parade in her hand
      And Alice has Wall and Tower in her homebase
      And Alice has 1 EP
      When Alice plays Parade
      Then Parade waits to be resolved
      And Wall and Tower are actioned
      And Alice has 0 EP

    @unchanged
    Scenario: one source too few leaves the EVENT unplayed
      Given Alice has Parade and Fanfare in her hand
      And Alice has Wall and Tower in her homebase
      And Alice has Mill in her homebase, actioned
      Then Alice may play Fanfare
      And Alice may not play Parade
      And Alice has 0 EP
      And Wall and Tower are ready

    Scenario: homebase cards are actioned during the payment for an activated craft
      Given Alice has Draws-Or-Gains on her field
      And Alice has Wall in her homebase
      When Alice uses Draws-Or-Gains's first craft
      Then Draws-Or-Gains's craft waits to be resolved
      And Wall is actioned
      And Alice has 0 EP

    Scenario: homebase cards are actioned when an effect under way asks for EP
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 1 EP
      And Alice has Wall and Tower in her homebase
      When Alice plays May-Pay-To-Draw
      And both players pass
      And Alice says yes
      Then Alice has 1 card in her hand
      And Wall and Tower are actioned

  @1217.4
  Rule: 1217.4 The EP is there at once and nothing waits to be resolved

    Scenario: nothing waits and nobody else is asked before the EP is there
      Given Alice has Wall in her homebase
      When Alice gains EP with Wall
      Then Alice has 1 EP
      And nothing waits to be resolved
      And Bob was not asked to act

    Scenario: what waits already is not disturbed
      Given Alice has Fanfare in her hand
      And Alice has 1 EP
      And Alice has Tower in her homebase
      When Alice plays Fanfare
      And Alice gains EP with Tower
      Then Alice has 1 EP
      And Fanfare waits to be resolved, from the top
