Feature: 1320 Put onto the Field

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1320.1
  Rule: 1320.1 A card that is put onto the field is laid there without being played

    Scenario: a UNIT comes from the hand without its CP being paid
      Given Alice has Fields-From-Hand and Lancer in her hand
      And Alice has 1 CP
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Lancer
      Then Lancer is ready on Alice's field
      And Lancer is face-up
      And Alice has 1 CP
      And nothing waits to be resolved

    Scenario: what waits for a UNIT to be played does not trigger, what waits for one to arrive does
      Given Alice has Notes-Arrivals on her field
      And Alice has Fields-From-Hand and Lancer in her hand
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Lancer
      And both players pass until nothing waits
      Then Alice has gained 5 bond

    Scenario: a UNIT is put onto the field when none could be played
      Given it is the cure phase
      And Alice has Calls-From-Trail in her hand
      And Alice has Lancer and Reed in her trail
      When Alice plays Calls-From-Trail
      And both players pass
      And Alice chooses Lancer
      Then Lancer is on Alice's field
      And Reed is in Alice's trail

    Scenario: a card of the other player is put onto the field that the text names
      Given Alice has Takes-From-Their-Trail in her hand
      And Bob has Lancer in his trail
      When Alice plays Takes-From-Their-Trail
      And both players pass
      Then Lancer is on Alice's field
      And Alice controls Lancer
      And Bob owns Lancer

  @1320.1a
  Rule: 1320.1a Where no player is named the card goes to the field of its owner

    Scenario: a card out of the other player's trail goes to that player's field
      Given Alice has Fields-From-Their-Trail in her hand
      And Bob has Lancer in his trail
      When Alice plays Fields-From-Their-Trail
      And both players pass
      Then Lancer is on Bob's field
      And Bob controls Lancer

    Scenario: a card of the own trail goes to the own field
      Given Bob has Calls-From-Trail in his hand
      And Bob has Lancer in his trail
      And Alice has Reed in her trail
      When Alice passes
      And Bob plays Calls-From-Trail
      And both players pass
      Then Lancer is on Bob's field
      And Reed is in Alice's trail

    Scenario: a homebase card that the other player owns goes to the owner's field
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Lancer in her homebase
      And Bob owns Lancer
      When Alice plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is on Bob's field

  @1320.1b
  Rule: 1320.1b A UNIT that comes from a zone with orientation keeps it, and the effects on it

    @502.3a @reading:oriented-zones-keep-orientation-and-effects
    Scenario: an actioned homebase card is actioned on the field
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Lancer in her homebase, actioned
      When Alice plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is actioned on Alice's field

    @502.3a
    Scenario: a ready homebase card is ready on the field
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Lancer in her homebase
      When Alice plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is ready on Alice's field

    @502.3a @reading:oriented-zones-keep-orientation-and-effects
    Scenario: an effect on the homebase card goes on on the field
      Given Alice has Strengthens-Homebase and Calls-A-Card-From-Home in her hand
      And Alice has Lancer in her homebase
      When Alice plays Strengthens-Homebase targeting Lancer
      And both players pass
      And Alice plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is on Alice's field
      And Lancer has 7 STR

    @reading:face-is-not-kept
    Scenario: a face-down homebase card is face-up on the field
      Given Alice has Calls-A-Card-From-Home in her hand
      And Alice has Lancer in her homebase, actioned and face-down
      When Alice plays Calls-A-Card-From-Home targeting Lancer
      And both players pass
      Then Lancer is face-up and actioned
      And Bob sees that Lancer is on Alice's field

    Scenario: a UNIT that comes from a zone without orientation is ready
      Given Alice has Knocks-Out-A-UNIT and Calls-From-Trail in her hand
      And Alice has Lancer on her field, actioned
      When Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass
      And Alice plays Calls-From-Trail
      And both players pass
      Then Lancer is ready on Alice's field
