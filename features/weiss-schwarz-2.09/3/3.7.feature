Feature: 3.7 Marker Area

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.7.1.1
  Rule: 3.7.1.1 Each stage position has a marker area of its own

    Scenario Outline: a marker lies under the position of its character, here <position>
      Given Alice has Hides-A-Marker on her <position>
      And Alice has Clerk on her <other>
      When Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has 1 marker
      And Clerk has 0 markers

      Examples:
        | position      | other         |
        | center left   | back left     |
        | center middle | center left   |
        | center right  | center middle |
        | back left     | back right    |
        | back right    | center right  |

    Scenario: all five have room at once
      Given Alice has Hides-A-Marker on her center left
      And Alice has Reed on her center middle
      And Alice has Sedge on her center right
      And Alice has Clerk on her back left
      And Alice has Wall on her back right
      And Reed has Spark as marker
      And Sedge has Memo as marker
      And Clerk has Edict as marker
      And Wall has Finale as marker
      When Alice uses Hides-A-Marker's ACT
      Then Alice has 5 cards in her marker area
      And Reed has Spark as marker
      And Wall has Finale as marker

    @own-card
    Scenario: a marker under the back stage counts as lying in the back
      Given the event Rummage with the text
        """
        TEXT: return 1 marker in the back stage to its owner's hand.
        """
      And Alice has Rummage in her hand
      And Alice has Reed on her center left
      And Alice has Clerk on her back left
      And Reed has Sedge as face-up marker
      And Clerk has Wall as face-up marker
      When Alice plays Rummage
      Then Wall is in Alice's hand
      And Reed has Sedge as marker

  @3.7.1.2
  Rule: 3.7.1.2 Markers are not on the stage

    Scenario: a marker is no character on the stage
      Given Alice has Boosts-All-This-Turn in her hand
      And Alice has Reed on her center left
      And Reed has Titan as face-up marker
      When Alice plays Boosts-All-This-Turn
      Then Reed has 3000 power
      And Titan has 9500 power
      And Alice has 1 card on her stage

    Scenario: the ability of a marker does not work
      Given Alice has Shows-A-Marker on her center left
      And Alice has Boosts-All in her hand
      And Alice has Reed on her center right
      When Alice uses Shows-A-Marker's ACT choosing Boosts-All
      Then Shows-A-Marker has Boosts-All as marker
      And Reed has 2000 power

    Scenario: a character that becomes a marker is put off the stage, and not onto it
      Given Alice has Shows-A-Marker on her center left
      And Alice has Draws-When-Placed in her hand
      When Alice uses Shows-A-Marker's ACT choosing Draws-When-Placed
      Then Shows-A-Marker has 1 marker
      And Alice's hand is empty

  @3.7.2
  Rule: 3.7.2 Face-down markers are seen by nobody, lie one upon the other, and leave from the top

    Scenario: a marker from the deck is seen by nobody
      Given Alice has Hides-A-Marker on her center left
      And the top of Alice's deck is Sedge
      When Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has Sedge as marker
      And Sedge is face-down
      And nobody can tell which card Sedge is

    Scenario: a new marker lies on top
      Given Alice has Hides-A-Marker on her center left
      And the top of Alice's deck is Reed and Sedge
      When Alice uses Hides-A-Marker's ACT
      And Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has Sedge and Reed as markers

    Scenario: a marker that is removed is the top one
      Given Alice has Drops-A-Marker on her center left
      And Drops-A-Marker has Reed, Sedge and Clerk as markers
      When Alice uses Drops-A-Marker's ACT
      Then Alice has only Reed in her waiting room
      And Drops-A-Marker has Sedge and Clerk as markers
      And nobody was asked to choose cards

    @own-card
    Scenario: several markers leave from the top, without a choice
      Given the character Chest with power 1500 and the text
        """
        ACT: put 2 markers under this card into the waiting room.
        """
      And Alice has Chest on her center left
      And Chest has Reed, Sedge and Clerk as markers
      When Alice uses Chest's ACT
      Then Alice has only Reed and Sedge in her waiting room
      And Chest has Clerk as marker

    @own-card
    Scenario: a card that everybody knew is unknown as a face-down marker
      Given the character Chest with power 1500 and the text
        """
        ACT: put 1 card in your waiting room as a marker of this card.
        """
      And Alice has Chest on her center left
      And Alice has Sedge in her waiting room
      When Alice uses Chest's ACT
      Then Chest has Sedge as marker
      And nobody can tell which card Sedge is

  @3.7.2.1
  Rule: 3.7.2.1 A marker that is put face up is seen by everybody

    Scenario: both players know a face-up marker
      Given Alice has Shows-A-Marker on her center left
      And Alice has Sedge and Reed in her hand
      When Alice uses Shows-A-Marker's ACT choosing Sedge
      Then Sedge is face-up
      And both players can tell which card Sedge is
      And Bob cannot tell which card Reed is

    Scenario: a face-up marker does not show the face-down one beneath it
      Given Alice has Shows-A-Marker on her center left
      And Shows-A-Marker has Clerk as marker
      And Alice has Sedge in her hand
      When Alice uses Shows-A-Marker's ACT
      Then Shows-A-Marker has Sedge and Clerk as markers
      And Bob can tell which card Sedge is
      And nobody can tell which card Clerk is

  @3.7.2.1.1
  Rule: 3.7.2.1.1 A face-up marker that is exchanged with a card on stage leaves both face up

    Scenario: the character becomes a face-up marker of the one that comes up
      Given Alice has Trades-With-Marker on her center left
      And Trades-With-Marker has Reed as face-up marker
      When Alice uses Trades-With-Marker's ACT
      Then Reed is on Alice's center left
      And Reed has Trades-With-Marker as marker
      And Trades-With-Marker is face-up

    Scenario: both cards are known to the other player
      Given Alice has Trades-With-Marker on her center left
      And Trades-With-Marker has Reed as face-up marker
      When Alice uses Trades-With-Marker's ACT
      Then Reed is not in Alice's marker area
      And Bob can tell which card Reed is
      And Bob can tell which card Trades-With-Marker is

    @3.7.3.2
    Scenario: the other markers go to the waiting room as the character leaves the stage
      Given Alice has Trades-With-Marker on her center left
      And Trades-With-Marker has Reed and Sedge as face-up markers
      When Alice uses Trades-With-Marker's ACT choosing Reed
      Then Reed is on Alice's center left
      And Reed has Trades-With-Marker as marker
      And Sedge is in Alice's waiting room

  @3.7.2.2
  Rule: 3.7.2.2 Markers that come together lie on the others in any order

    Scenario Outline: the player orders the two newcomers above the old one
      Given Alice has Two-Markers-At-Once on her center left
      And Two-Markers-At-Once has Wall as marker
      And Alice has Reed and Sedge in her hand
      When Alice uses Two-Markers-At-Once's ACT
      Then Alice is asked to order cards
      When Alice arranges <order>
      Then Two-Markers-At-Once has <markers> as markers

      Examples:
        | order          | markers               |
        | Reed and Sedge | Reed, Sedge and Wall  |
        | Sedge and Reed | Sedge, Reed and Wall  |

  @3.7.3
  Rule: 3.7.3 Markers follow what happens to the card above them

    Scenario: markers stay as long as the card stays
      Given Alice has Reed on her center left
      And Reed has Sedge as marker
      And Alice has Clerk on her center right
      When Alice exchanges her center right and back right
      Then Clerk is on Alice's back right
      And Reed has Sedge as marker

    Scenario: markers of one card do not leave with another
      Given Alice has Returns-To-Hand in her hand
      And Alice has Reed on her center left
      And Alice has Clerk on her back left
      And Reed has Sedge as marker
      And Clerk has Wall as marker
      When Alice plays Returns-To-Hand choosing Clerk
      Then Wall is in Alice's waiting room
      And Reed has Sedge as marker

  @3.7.3.1
  Rule: 3.7.3.1 Between positions markers go along, and those that lay there go to the waiting room

    Scenario: markers go along to an open position
      Given Alice has Reed on her center left
      And Reed has Sedge and Clerk as markers
      When Alice exchanges her center left and back right
      Then Reed is on Alice's back right
      And Reed has Sedge and Clerk as markers
      And Alice's waiting room is empty

    @reading:exchange-takes-both-sets-of-markers
    Scenario: in an exchange both sets change places
      Given Alice has Reed on her center left
      And Alice has Titan on her center right
      And Reed has Sedge as marker
      And Titan has Clerk as marker
      When Alice exchanges her center left and center right
      Then Reed is on Alice's center right
      And Reed has Sedge as marker
      And Titan has Clerk as marker
      And Alice's waiting room is empty

    Scenario: a card that moves onto an occupied position sends the markers there away
      Given Alice has Moves-To-Back in her hand
      And Alice has Reed on her center left
      And Alice has Titan on her back left
      And Reed has Sedge as marker
      And Titan has Clerk as marker
      When Alice plays Moves-To-Back choosing Reed onto her back left
      Then Reed is on Alice's back left
      And Reed has Sedge as marker
      And Clerk and Titan are in Alice's waiting room

    Scenario: face-up and face-down markers stay as they are
      Given Alice has Shows-A-Marker on her center left
      And Shows-A-Marker has Clerk as marker
      And Alice has Sedge in her hand
      When Alice uses Shows-A-Marker's ACT
      And Alice exchanges her center left and center right
      Then Shows-A-Marker has Sedge and Clerk as markers
      And Sedge is face-up
      And Clerk is face-down

    Scenario: a card that comes under another master leaves its markers behind
      Given Alice has Steals-To-Stage in her hand
      And Bob has Reed on his center left
      And Reed has Sedge as marker
      When Alice plays Steals-To-Stage onto her back left
      Then Reed is on Alice's back left
      And Reed has 0 markers
      And Sedge is in Bob's waiting room

    Scenario: in an exchange the one side's markers leave none behind
      Given Alice has Reed on her center left
      And Alice has Titan on her center right
      And Reed has Sedge as marker
      When Alice exchanges her center left and center right
      Then Reed is on Alice's center right
      And Reed has Sedge as marker
      And Titan has 0 markers

    @own-card @reading:markers-belong-to-the-card-above-last
    Scenario: a newcomer keeps its own markers when the older character leaves the position
      Given a game of Weiss Schwarz in Alice's main phase
      And the event Shove with the text
        """
        TEXT: choose 1 character named "Reed". put it onto the center right of your stage.
        """
      And Alice has Shove in her hand
      And Alice has Reed on her center left
      And Reed has Spark as marker
      And Alice has Titan on her center right
      And Titan has Wall as marker
      When Alice plays Shove
      Then Alice has Titan and Wall in her waiting room
      And Reed is on Alice's center right
      And Reed has Spark as marker

  @3.7.3.2
  Rule: 3.7.3.2 When the card leaves the stage its markers go to the waiting room at the same time

    Scenario Outline: wherever the card goes, the markers go to the waiting room (<event>)
      Given Alice has <event> in her hand
      And Alice has Reed on her center left
      And Reed has Sedge and Clerk as markers
      When Alice plays <event>
      Then Reed is in Alice's <zone>
      And Sedge and Clerk are in Alice's waiting room
      And Alice's marker area is empty

      Examples:
        | event                 | zone         |
        | Returns-To-Hand       | hand         |
        | Sends-To-Memory       | memory       |
        | Takes-The-Marker-Host | waiting room |

    @events
    Scenario: card and markers leave together
      Given Alice has Takes-The-Marker-Host in her hand
      And Alice has Reed on her center left
      And Reed has Sedge as marker
      When Alice plays Takes-The-Marker-Host
      Then Reed moved to Alice's waiting room together with Sedge moved to Alice's waiting room

    Scenario: a displaced character takes its markers off with it
      Given Alice has Titan in her hand
      And Alice has Reed on her center left
      And Reed has Sedge as marker
      When Alice plays Titan onto her center left
      Then Titan has 0 markers
      And Reed and Sedge are in Alice's waiting room

    Scenario: a marker that another player owns goes to its owner
      Given Alice has Returns-To-Hand in her hand
      And Alice has Reed on her center left
      And Reed has Sedge as marker
      And Bob owns Sedge
      When Alice plays Returns-To-Hand
      Then Sedge is in Bob's waiting room

  @3.7.4
  Rule: 3.7.4 A character with a card in its marker area is one with markers

    Scenario: the first marker makes it one
      Given Alice has Hides-A-Marker on her center left
      And Alice has Grows-With-Marker on her back left
      And Alice has Reed on her center right
      When Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has 2000 power
      And Reed has 2000 power
      And Grows-With-Marker has 1000 power

    Scenario: a second marker does not make it two
      Given Alice has Hides-A-Marker on her center left
      And Alice has Grows-With-Marker on her back left
      When Alice uses Hides-A-Marker's ACT
      And Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has 2000 power

    Scenario: without its last marker it is one no more
      Given Alice has Drops-A-Marker on her center left
      And Alice has Grows-With-Marker on her back left
      And Drops-A-Marker has Sedge as marker
      When Alice uses Drops-A-Marker's ACT
      Then Drops-A-Marker has 1000 power

    Scenario: only characters with markers can be chosen as such
      Given Alice has Takes-The-Marker-Host in her hand
      And Alice has Reed on her center left
      And Alice has Titan on her center middle
      And Bob has Wall on his back left
      And Titan has Sedge as marker
      And Wall has Clerk as marker
      When Alice plays Takes-The-Marker-Host
      Then Alice may choose among Titan and Wall

    Scenario: markers are counted under their own character only
      Given Alice has Counts-Markers on her center left
      And Alice has Hides-A-Marker on her center right
      And Counts-Markers has Reed as marker
      When Alice uses Hides-A-Marker's ACT
      Then Hides-A-Marker has 1 marker
      And Counts-Markers has 1500 power
