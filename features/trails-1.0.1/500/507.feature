Feature: 507 Homebase

  Background:
    Given a game of Trails

  @507.1
  Rule: 507.1 The cards that serve for costs lie in the homebase

    @703.7a
    Scenario: a card that was put into the homebase pays for an EVENT
      Given it is Alice's draw step
      And Alice has Reed and Fanfare in her hand
      When Alice puts Reed into her homebase
      And Alice plays Fanfare paying with Reed
      Then Fanfare waits to be resolved
      And Reed is actioned in Alice's homebase

    Scenario: each card of the homebase gives one CP to play UNITs with
      Given it is Alice's homebase step
      And Alice has Clerk in her hand
      And Alice has 3 cards in her homebase, face-down
      And Alice has 2 cards on her field
      When both players pass
      Then Alice has 3 CP

    Scenario: a card on the field or in the hand gives no EP
      Given Alice has Sedge in her hand
      And Alice has Lancer on her field
      And Alice has Reed and Clerk in her homebase, face-down
      When Alice gains EP with Reed
      Then Alice has 1 EP
      And Alice may gain EP with Clerk
      And Alice may not gain EP with Lancer
      And Alice may not gain EP with Sedge

  @507.2
  Rule: 507.2 The homebase is public, and its cards have no order

    Scenario: the opponent reads the face-up cards of a homebase
      Given Alice has Gate and Reed in her homebase, face-down
      When Alice plays Gate
      Then Bob sees Gate in Alice's homebase
      And Bob sees 2 cards in Alice's homebase

    Scenario: the card that was laid last and the card that was laid first give EP alike
      Given it is Alice's draw step
      And Alice has Reed and Lancer in her hand
      And Alice has Sedge and Clerk in her homebase, face-down
      When Alice puts Reed into her homebase
      Then Alice may gain EP with Sedge
      And Alice may gain EP with Clerk
      And Alice may gain EP with Reed

    Scenario: UNITs that are sent to the homebase together are put in order by nobody
      Given both players have 9 EP
      And Alice has Sends-All-UNITs-Home in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Sends-All-UNITs-Home
      And both players pass
      Then Bob has only Reed, Sedge and Lancer in his homebase
      And nobody was asked to order cards
      And both players see Reed, Sedge and Lancer in Bob's homebase

  @507.3
  Rule: 507.3 A card in the homebase has an orientation and a face

    Scenario: a card that gave EP is in Action and still face-down
      Given Alice has Reed and Sedge in her homebase, face-down
      When Alice gains EP with Reed
      Then Reed is actioned and face-down in Alice's homebase
      And Sedge is ready and face-down in Alice's homebase

    Scenario: a BASE that gave EP first is in Action and face-up once it is played
      Given Alice has Gate and Reed in her homebase, face-down
      When Alice gains EP with Gate
      And Alice plays Gate
      Then Gate is actioned and face-up in Alice's homebase

    Scenario: a BASE that is played without giving EP stays Ready
      Given Alice has Gate and Reed in her homebase, face-down
      When Alice plays Gate
      Then Gate is ready and face-up in Alice's homebase

    Scenario: the end of the turn readies a homebase card and leaves its face alone
      Given it is the last window of the turn
      And Alice has Reed in her homebase, face-down and actioned
      And Alice has Gate in her homebase, face-up and actioned
      When the turn ends
      Then Reed is ready and face-down in Alice's homebase
      And Gate is ready and face-up in Alice's homebase

  @507.4
  Rule: 507.4 Only its controller sees a face-down card in the homebase

    Scenario: the player who put the card down still sees it, and the opponent does not
      Given it is Alice's draw step
      And Alice has Reed and Sedge in her hand
      And Bob has Lancer in his homebase, face-down
      When Alice puts Reed into her homebase
      Then Reed is face-down in Alice's homebase
      And Alice can tell which card Reed is
      And Bob cannot tell which card Reed is
      And Bob can tell which card Lancer is
      And Alice cannot tell which card Lancer is

    Scenario: a player learns which card of the deck a rebuild has brought, and the opponent does not
      Given both players have 9 EP
      And Alice has Rebuilds-A-Card in her hand
      And Alice has Reed in her homebase, face-down
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is
      And Bob can tell which card Reed is

    @unchanged
    Scenario: it is the controller and not the owner who may look
      Given Alice has Reed and Sedge in her homebase, face-down
      And Bob owns Reed
      Then Alice can tell which card Reed is
      And Bob cannot tell which card Reed is
