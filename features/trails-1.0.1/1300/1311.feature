Feature: 1311 Reveal

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1311.1
  Rule: 1311.1 A revealed card is shown to both players until the effect is done or the card moves

    Scenario: both players see the card while the effect goes on
      Given Alice has Shows-Top-Card in her hand
      And the top of Alice's deck is Lancer and Reed
      When Alice plays Shows-Top-Card
      And both players pass
      Then Alice is asked to decide whether to do it
      And Lancer is shown to both players
      And nobody can tell which card Reed is

    Scenario: nobody sees the card when the effect is done
      Given Alice has Shows-Top-Card in her hand
      And the top of Alice's deck is Lancer
      When Alice plays Shows-Top-Card
      And both players pass
      And Alice says no
      Then Lancer has been shown to both players
      And Lancer is not shown
      And nobody can tell which card Lancer is

    Scenario: nothing is revealed before the EVENT resolves
      Given Alice has Shows-Top-Card in her hand
      And the top of Alice's deck is Lancer
      When Alice plays Shows-Top-Card
      Then Shows-Top-Card waits to be resolved
      And nobody can tell which card Lancer is

    Scenario: a revealed card that moves to the hand is hidden there, though the effect goes on
      Given Alice has Shows-And-Takes-Top in her hand
      And the top of Alice's deck is Lancer
      When Alice plays Shows-And-Takes-Top
      And both players pass
      Then Alice is asked to decide whether to do it
      And Lancer is in Alice's hand
      And Lancer has been shown to Bob
      And Bob cannot tell which card Lancer is

    Scenario: cards of the hand are shown while a choice among them is made, and hidden afterwards
      Given Alice has Shows-Hand-And-Fields, Reed, Sedge and Fanfare in her hand
      When Alice plays Shows-Hand-And-Fields
      And both players pass
      Then Bob sees Reed, Sedge and Fanfare in Alice's hand
      When Alice chooses Sedge
      Then Bob sees that Sedge is on Alice's field
      And Bob cannot tell which card Reed is
      And Bob cannot tell which card Fanfare is

    Scenario: revealing the top card of an empty deck shows nothing and draws nothing
      Given Alice has Shows-Top-Card in her hand
      And Alice's deck is empty
      When Alice plays Shows-Top-Card
      And both players pass
      And Alice says yes
      Then Alice has gained 4 bond
      And the game goes on
