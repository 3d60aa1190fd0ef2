Feature: 1316 Turn Face-Up and Face-Down

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1316.1
  Rule: 1316.1 To turn a card face-up is to show its face; a face-up card cannot be turned so

    Scenario: a BASE that is played is turned face-up, and cannot be turned up to be played again
      Given Alice has Gate and Gate#2 in her homebase, face-down
      When Alice plays Gate
      Then Gate is face-up in Alice's homebase
      And Gate#2 is face-down in Alice's homebase
      When both players pass
      Then Alice may play Gate#2
      And Alice may not play Gate

    Scenario: a face-down card is turned and becomes known
      Given Alice has Turns-A-Home-Card-Up in her hand
      And Alice has Reed and Lancer in her homebase, face-down
      When Alice plays Turns-A-Home-Card-Up targeting Lancer
      And both players pass
      Then Lancer is face-up in Alice's homebase
      And Bob can tell which card Lancer is
      And Reed is face-down in Alice's homebase
      And Bob cannot tell which card Reed is

    Scenario: turning a card does not change its orientation
      Given Alice has Turns-A-Home-Card-Up in her hand
      And Alice has Lancer in her homebase, actioned and face-down
      When Alice plays Turns-A-Home-Card-Up targeting Lancer
      And both players pass
      Then Lancer is actioned and face-up

    @events
    Scenario: a face-up card is not turned up again
      Given Alice has Turns-A-Home-Card-Up in her hand
      And Alice has Lancer in her homebase
      When Alice plays Turns-A-Home-Card-Up targeting Lancer
      And both players pass
      Then Turns-A-Home-Card-Up is in Alice's trail
      And it did not happen that Lancer was turned face-up

    Scenario: turning face-up as a cost is paid with a face-down card
      Given Alice has Turns-Up-As-Cost on her field
      And Alice has Gate in her homebase
      And Alice has Lancer and Reed in her homebase, face-down
      When Alice uses Turns-Up-As-Cost's craft
      Then Alice may choose Lancer
      And Alice may not choose Gate
      When Alice chooses Lancer
      And both players pass
      Then Lancer is face-up in Alice's homebase
      And Reed is face-down in Alice's homebase
      And Alice has gained 3 bond

    Scenario: turning face-up as a cost cannot be paid with face-up cards
      Given Alice has Turns-Up-As-Cost and Turns-Down-As-Cost on her field
      And Alice has Gate and Lancer in her homebase
      Then Alice may use Turns-Down-As-Cost's craft choosing Gate
      And Alice may not use Turns-Up-As-Cost's craft

  @1316.2
  Rule: 1316.2 To turn a card face-down is to hide its face; a face-down card cannot be turned so

    Scenario: a UNIT beaten in a fight is turned face-down
      Given it is Alice's choice of attackers
      And Alice has Lancer on her field
      And Bob has Reed on his field
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Reed is face-down on Bob's field

    Scenario: a face-up card is turned and is hidden from the other player
      Given Alice has Turns-A-Home-Card-Down in her hand
      And Alice has Reed and Lancer in her homebase
      When Alice plays Turns-A-Home-Card-Down targeting Lancer
      And both players pass
      Then Lancer is face-down in Alice's homebase
      And Bob cannot tell which card Lancer is
      And Alice can tell which card Lancer is
      And Reed is face-up in Alice's homebase

    @events
    Scenario: a face-down card is not turned down again
      Given Alice has Turns-A-Home-Card-Down in her hand
      And Alice has Lancer in her homebase, face-down
      When Alice plays Turns-A-Home-Card-Down targeting Lancer
      And both players pass
      Then Turns-A-Home-Card-Down is in Alice's trail
      And it did not happen that Lancer was turned face-down

    Scenario: turning face-down as a cost is paid with a face-up card
      Given Alice has Turns-Down-As-Cost on her field
      And Alice has Gate in her homebase, face-down
      And Alice has Lancer and Reed in her homebase
      When Alice uses Turns-Down-As-Cost's craft
      Then Alice may choose Lancer
      And Alice may not choose Gate
      When Alice chooses Lancer
      And both players pass
      Then Lancer is face-down in Alice's homebase
      And Reed is face-up in Alice's homebase
      And Alice has gained 3 bond

    Scenario: turning face-down as a cost cannot be paid with face-down cards
      Given Alice has Turns-Up-As-Cost and Turns-Down-As-Cost on her field
      And Alice has Gate and Lancer in her homebase, face-down
      Then Alice may use Turns-Up-As-Cost's craft choosing Gate
      And Alice may not use Turns-Down-As-Cost's craft
