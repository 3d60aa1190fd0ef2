Feature: 1335 Rebuild

  Background:
    Given a game of Trails
    And Alice has 5 EP

  @1335.1
  Rule: 1335.1 The homebase card goes to the trail, the top card of the deck takes its place, face-down and in Action

    Scenario: card to the trail, top card to the homebase
      Given Alice has Reed and Gate in her homebase
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Sedge and Lancer
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Reed is in Alice's trail
      And Sedge is face-down in Alice's homebase
      And Sedge is actioned
      And Gate is ready in Alice's homebase
      And Lancer is on the top of Alice's deck
      And Alice's hand is empty

    Scenario: the other player does not see the new card
      Given Alice has Reed in her homebase
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is

    Scenario: the new card gives no EP before it is readied
      Given Alice has Reed and Gate in her homebase
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Alice may gain EP with Gate
      And Alice may not gain EP with Sedge

    Scenario: a face-down card in Action is rebuilt as well, and lies open in the trail
      Given Alice has Reed and Gate in her homebase, face-down and actioned
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Bob sees that Reed is in Alice's trail
      And Alice has only Gate and Sedge in her homebase

    Scenario: a BASE that is rebuilt has no effect any more, and the new one is not built
      Given Alice has Leads-From-Home in her homebase
      And Alice has Cannot-Attack on her field
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Unites-All
      Then Cannot-Attack is 4/5
      When Alice plays Rebuilds-A-Card targeting Leads-From-Home
      And both players pass
      Then Cannot-Attack is 4/3
      And Cannot-Attack does not have all organizations
      And Unites-All is face-down in Alice's homebase

    Scenario: the owner of the card rebuilds, whoever plays the effect
      Given Alice has Gate in her homebase
      And Alice has Rebuilds-Theirs in her hand
      And the top of Alice's deck is Lancer
      And Bob has Reed in his homebase
      And the top of Bob's deck is Sedge and Clerk
      When Alice plays Rebuilds-Theirs targeting Reed
      And both players pass
      Then Reed is in Bob's trail
      And Bob has only Sedge in his homebase
      And Sedge is actioned
      And Bob can tell which card Sedge is
      And Alice cannot tell which card Sedge is
      And Alice has only Gate in her homebase
      And Lancer is on the top of Alice's deck

    Scenario: a card of the other player in one's homebase goes to that player's trail, and their deck replaces it
      Given Alice has Gate in her homebase
      And Alice has Moves-A-UNIT-In and Rebuilds-A-Card in her hand
      And the top of Alice's deck is Lancer
      And Bob has Reed on his field
      And the top of Bob's deck is Sedge and Clerk
      When Alice plays Moves-A-UNIT-In targeting Reed
      And both players pass
      Then Reed is in Alice's homebase
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Reed is in Bob's trail
      And Clerk is on the top of Bob's deck
      And Lancer is on the top of Alice's deck

    Scenario: with an empty deck the card still goes, and nobody loses
      Given Alice has Reed and Gate in her homebase
      And Alice has Rebuilds-A-Card in her hand
      And Alice's deck is empty
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Reed is in Alice's trail
      And Alice has only Gate in her homebase
      And the game goes on

    Scenario: to rebuild is neither to draw nor to discard
      Given Alice has Reed in her homebase
      And Alice has Gains-On-Drawing on her field
      And Alice has Rebuilds-A-Card in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Sedge is in Alice's homebase
      And nothing waits to be resolved
      And Alice has gained 0 bond

    Scenario: the card in the homebase is the target, a card on the field is not
      Given Alice has Reed and Gate in her homebase
      And Alice has Sedge on her field
      And Bob has Lancer in his homebase
      And Alice has Rebuilds-A-Card in her hand
      When Alice starts to play Rebuilds-A-Card
      Then Alice may choose among Reed and Gate
