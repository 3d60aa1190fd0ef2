Feature: 1312 Choose and Search

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1312.1
  Rule: 1312.1 Out of a public zone the full number is chosen

    Scenario: two UNITs are chosen, no fewer and no more
      Given Alice has Stuns-Two in her hand
      And Alice has Reed on her field
      And Bob has Sedge and Lancer on his field
      When Alice plays Stuns-Two
      And both players pass
      Then Alice must choose 2 cards
      And Alice may not choose nothing
      When Alice chooses Sedge and Lancer
      Then Sedge and Lancer are stunned
      And Reed is not stunned

    Scenario: where there are fewer all of them are chosen
      Given Alice has Stuns-Two in her hand
      And Alice has Reed on her field
      When Alice plays Stuns-Two
      And both players pass
      Then Reed is stunned

    Scenario: a text that says up to a number allows fewer and none
      Given Alice has Actions-Up-To-Two in her hand
      And Bob has Reed, Sedge and Lancer on his field
      When Alice plays Actions-Up-To-Two
      And both players pass
      Then Alice may choose up to 2 cards
      When Alice chooses Lancer
      Then Lancer is actioned
      And Reed and Sedge are ready

    Scenario: a card that fits in the trail cannot be declined
      Given Alice has Recalls-From-Trail in her hand
      And Alice has Reed, Sedge and Fanfare in her trail
      When Alice plays Recalls-From-Trail
      And both players pass
      Then Alice may choose among Reed and Sedge
      And Alice may not choose nothing

    Scenario: a player who is to be chosen is chosen, be it either one
      Given Alice has Chosen-Player-Draws in her hand
      When Alice plays Chosen-Player-Draws
      And both players pass
      Then Alice may choose among Alice and Bob
      And Alice may not choose nothing
      When Alice chooses Bob
      Then Bob has 1 card in his hand
      And Alice has 0 cards in her hand

  @1312.2
  Rule: 1312.2 A hidden zone is looked through, and a fitting card may be declined unless all see it

    Scenario: the player who searches sees the whole deck, and the other one nothing of it
      Given Alice has Fetches-A-UNIT in her hand
      And Alice's deck is, from the top, Fanfare, Reed, Gate and Sedge
      When Alice plays Fetches-A-UNIT
      And both players pass
      Then Alice may choose among Reed and Sedge
      And Alice sees Fanfare, Reed, Gate and Sedge in her deck
      And Bob sees 4 cards in Alice's deck
      And Bob cannot tell which cards they are

    Scenario: the deck is hidden again after the search
      Given Alice has Fetches-A-UNIT in her hand
      And Alice's deck is, from the top, Fanfare, Reed, Gate and Sedge
      When Alice plays Fetches-A-UNIT
      And both players pass
      And Alice chooses Sedge
      Then Sedge is in Alice's hand
      And Alice sees 3 cards in her deck
      And Alice cannot tell which cards they are

    Scenario: a searching player may leave the cards that fit
      Given Alice has Fetches-A-UNIT in her hand
      And Alice's deck is, from the top, Fanfare, Reed, Gate and Sedge
      When Alice plays Fetches-A-UNIT
      And both players pass
      Then Alice may choose nothing
      When Alice chooses nothing
      Then Alice has 0 cards in her hand
      And Alice's deck has 4 cards

    Scenario: a search that asks for a number of cards only cannot be declined
      Given Alice has Fetches-Any-Card in her hand
      And Alice's deck is, from the top, Fanfare, Reed and Gate
      When Alice plays Fetches-Any-Card
      And both players pass
      Then Alice may choose among Fanfare, Reed and Gate
      And Alice may not choose nothing

    Scenario: a card of the own hand that fits may be declined
      Given Alice has Fields-From-Hand, Reed and Sedge in her hand
      When Alice plays Fields-From-Hand
      And both players pass
      Then Alice may choose among Reed and Sedge
      And Alice may choose nothing
      When Alice chooses nothing
      Then Alice has only Reed and Sedge in her hand
      And Alice's field is empty

    Scenario: a hand that all players see is chosen from like a public zone
      Given Alice has Shows-Hand-And-Fields, Reed, Sedge and Fanfare in her hand
      When Alice plays Shows-Hand-And-Fields
      And both players pass
      Then Alice may choose among Reed and Sedge
      And Alice may not choose nothing

    Scenario: who chooses from the opponent's hand sees what may be chosen, and nothing of it afterwards
      Given Alice has Buries-From-Their-Hand in her hand
      And Bob has Reed, Sedge and Fanfare in his hand
      When Alice plays Buries-From-Their-Hand
      Then Alice cannot tell which card Reed is
      When both players pass
      Then Alice may choose among Reed and Sedge
      And Alice sees Reed and Sedge in Bob's hand
      When Alice chooses Sedge
      Then Sedge is in Bob's trail
      And Alice cannot tell which card Reed is

    Scenario: who chooses from the opponent's hand looks at all of it, also at cards that do not fit
      Given Alice has Buries-From-Their-Hand in her hand
      And Bob has Reed, Sedge and Fanfare in his hand
      When Alice plays Buries-From-Their-Hand
      And both players pass
      Then Alice sees Reed, Sedge and Fanfare in Bob's hand
      When Alice chooses Sedge
      Then Alice cannot tell which card Fanfare is

    Scenario: who chooses from the opponent's hand may leave a card that fits
      Given Alice has Buries-From-Their-Hand in her hand
      And Bob has Reed and Fanfare in his hand
      When Alice plays Buries-From-Their-Hand
      And both players pass
      Then Alice may choose nothing
      When Alice chooses nothing
      Then Bob has only Reed and Fanfare in his hand
      And Buries-From-Their-Hand is in Alice's trail

  @1312.3
  Rule: 1312.3 A card searched out of a deck by more than a number is shown to both players

    Scenario: the UNIT that was found is shown before it goes to the hand
      Given Alice has Fetches-A-UNIT in her hand
      And Alice's deck is, from the top, Fanfare, Reed, Gate and Sedge
      When Alice plays Fetches-A-UNIT
      And both players pass
      And Alice chooses Sedge
      Then Sedge has been shown to Bob
      And Sedge is in Alice's hand
      And Bob cannot tell which card Sedge is

    @events
    Scenario: cards that fit and were not chosen are not shown
      Given Alice has Fetches-A-UNIT in her hand
      And Alice's deck is, from the top, Fanfare, Reed, Gate and Sedge
      When Alice plays Fetches-A-UNIT
      And both players pass
      And Alice chooses Sedge
      Then Sedge has been shown to both players
      And Reed has not been shown to Bob
      And Fanfare has not been shown to Bob

    @events
    Scenario: a card that was searched for by number alone is not shown
      Given Alice has Fetches-Any-Card in her hand
      And Alice's deck is, from the top, Fanfare, Reed and Gate
      When Alice plays Fetches-Any-Card
      And both players pass
      And Alice chooses Reed
      Then Reed is in Alice's hand
      And Reed has not been shown to Bob

  @1312.4
  Rule: 1312.4 An organization is chosen among those of UNITs on the field

    Scenario: organizations of both fields are offered, and none that lies elsewhere
      Given these blank UNITs
        | name   | CP cost | organization |
        | Piper  | 2       | Guild        |
        | Picket | 1       | Watch, Court |
        | Sailor | 3       | Fleet        |
        | Monk   | 3       | Order        |
      And Alice has Takes-Organization in her hand
      And Alice has Piper on her field
      And Bob has Picket on his field
      And Alice has Sailor in her hand
      And Alice has Monk in her homebase
      When Alice plays Takes-Organization targeting Piper
      And both players pass
      Then Alice is asked to choose an organization
      And Alice may name Guild
      And Alice may name Watch
      And Alice may name Court
      And Alice may not name Fleet
      And Alice may not name Order

    @reading:stunned-unit-keeps-its-organizations
    Scenario: the organization of a stunned UNIT is offered
      Given Alice has Takes-Organization in her hand
      And Alice has Reed on her field
      And Bob has Lancer on his field, stunned
      When Alice plays Takes-Organization targeting Reed
      And both players pass
      And Alice names Watch
      Then Reed has the organizations Guild and Watch only
