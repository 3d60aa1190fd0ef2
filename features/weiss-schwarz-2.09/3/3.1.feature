Feature: 3.1 Basic Information of Zones

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.1.1
  Rule: 3.1.1 Each player has every zone for himself

    Scenario: cards of both decks go to two clocks
      Given Alice has Clocks-Both in her hand
      And the top of Alice's deck is Reed
      And the top of Bob's deck is Sedge
      When Alice plays Clocks-Both
      Then Alice has only Reed in her clock
      And Bob has only Sedge in his clock

    Scenario: the same position of the other player's stage is another one
      Given Alice has Reed in her hand
      And Bob has Clerk on his center left
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Clerk is on Bob's center left
      And Bob's waiting room is empty

    Scenario: a climax leaves the climax area of the other player alone
      Given it is Alice's climax phase
      And Alice is at level 1
      And Alice has Finale in her hand
      And Bob has Blue-Finale in his climax area
      When Alice plays Finale
      Then Finale is in Alice's climax area
      And Blue-Finale is in Bob's climax area

    Scenario: a refresh takes one's own waiting room alone
      Given Alice has Draws-One in her hand
      And Alice's deck is, from the top, Reed
      And Alice has 3 cards in her waiting room
      And Bob has 4 cards in his waiting room
      When Alice plays Draws-One
      Then Alice's deck has 2 cards
      And Bob has 4 cards in his waiting room

    Scenario: costs are paid from one's own stock
      Given Alice has Act-Draws on her back left
      And Alice has 1 card in her stock
      And Bob has 3 cards in his stock
      When Alice uses Act-Draws's ACT
      Then Alice's stock is empty
      And Bob has 3 cards in his stock
      And Alice may not use Act-Draws's ACT

    Scenario: a level up is made with one's own clock alone
      Given it is Alice's clock phase
      And Alice has Reed in her hand
      And Alice has 5 cards in her clock
      And Bob has 6 cards in his clock
      When Alice puts Reed into her clock
      Then Alice has 6 cards in her clock
      And Bob has 6 cards in his clock
      And nobody was asked to level up

  @3.1.2
  Rule: 3.1.2 How many cards a zone has is known to everybody

    Scenario: hidden zones are counted by both players, before and after
      Given Alice has Draws-Two and Reed in her hand
      When Alice plays Draws-Two
      Then Bob sees 3 cards in Alice's hand
      And Bob cannot tell which cards they are
      And both players see 18 cards in Alice's deck

    Scenario: the stock is counted by both players
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has 4 cards in her stock
      When Reed attacks
      Then both players see 5 cards in Alice's stock
      And both players cannot tell which cards they are

    Scenario: face-down markers are counted by both players
      Given Alice has Hides-A-Marker on her center left
      When Alice uses Hides-A-Marker's ACT
      And Alice uses Hides-A-Marker's ACT
      Then both players see 2 cards in Alice's marker area

    Scenario: face-down cards of memory and level are counted by the opponent
      Given Alice has Remembers-Face-Down, Levels-Face-Down, Reed and Sedge in her hand
      And Alice has Clerk in her level, face-down
      When Alice plays Remembers-Face-Down choosing Reed and Sedge
      Then Bob sees 2 cards in Alice's memory
      And Bob sees 1 card in Alice's level

  @3.1.3
  Rule: 3.1.3 What lies in public zones is seen, what lies in hidden zones is not

    @unchanged
    Scenario Outline: a card in a public zone is known to both players
      Given Alice has <card> in her <zone>
      Then both players can tell which card <card> is

      Examples:
        | card   | zone            |
        | Sedge  | waiting room    |
        | Sedge  | stage           |
        | Sedge  | clock           |
        | Sedge  | level           |
        | Sedge  | memory          |
        | Finale | climax area     |

    @unchanged
    Scenario Outline: a card in deck or stock is known to nobody
      Given Alice has Sedge in her <zone>
      Then nobody can tell which card Sedge is

      Examples:
        | zone  |
        | deck  |
        | stock |

    @unchanged
    Scenario: a card in hand is known to its player alone
      Given Alice has Sedge in her hand
      And Bob has Clerk in his hand
      Then Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is
      And Bob can tell which card Clerk is
      And Alice cannot tell which card Clerk is

    Scenario: a card of the hidden deck is known as soon as it lies in the clock
      Given Alice has Clocks-Both in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Clocks-Both
      Then both players can tell which card Sedge is

    Scenario: a card that was known in the level is no longer known in the stock
      Given Alice has Stocks-From-Level in her hand
      And Alice has Wall in her level
      When Alice plays Stocks-From-Level
      Then Wall is in Alice's stock
      And nobody can tell which card Wall is

  @3.1.4
  Rule: 3.1.4 A card that changes its zone is a new card without the effects on it, save between stage positions

    Scenario: a boost is gone when the character comes back from the hand
      Given Alice has Boosts-One and Returns-To-Hand in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-One
      Then Reed has 3000 power
      When Alice plays Returns-To-Hand
      And Alice plays Reed onto her center left
      Then Reed has 2000 power

    Scenario: between stage positions the boost stays
      Given Alice has Boosts-One in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-One
      And Alice exchanges her center left and back right
      Then Reed is on Alice's back right
      And Reed has 3000 power

    Scenario: an effect that moves it between positions leaves the boost too
      Given Alice has Boosts-One and Moves-To-Back in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-One
      And Alice plays Moves-To-Back
      And Alice chooses her back left
      Then Reed is on Alice's back left
      And Reed has 3000 power

    Scenario: a card in another zone does not keep the boost there
      Given Alice has Boosts-One and Sends-To-Memory in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-One
      And Alice plays Sends-To-Memory
      Then Reed is in Alice's memory
      And Reed has 2000 power

    @own-card
    Scenario: an ability for once per turn can be used again by the card that came back
      Given the character Bell with power 1500 and the text
        """
        ACT [once per turn]: draw 1.
        """
      And Alice has Bell on her center left
      And Alice has Returns-To-Hand in her hand
      When Alice uses Bell's ACT
      Then Alice may not use Bell's ACT
      When Alice plays Returns-To-Hand
      And Alice plays Bell onto her center left
      Then Alice may use Bell's ACT

    @own-card
    Scenario: an ability for once per turn cannot be used again after a move on the stage
      Given the character Bell with power 1500 and the text
        """
        ACT [once per turn]: draw 1.
        """
      And Alice has Bell on her center left
      When Alice uses Bell's ACT
      And Alice exchanges her center left and center right
      Then Alice may not use Bell's ACT

    @own-card
    Scenario: a later part of an effect does not find the card that left and came back
      Given the event Leash with the text
        """
        TEXT: choose 1 character you control. at the end of this turn, put it into your memory.
        """
      And Alice has Leash and Returns-To-Hand in her hand
      And Alice has Reed on her center left
      When Alice plays Leash
      And Alice plays Returns-To-Hand
      And Alice plays Reed onto her center left
      And the turn ends
      Then Reed is on Alice's center left
      And Bob is the turn player

    @own-card
    Scenario: a later part of an effect finds the card that only moved on the stage
      Given the event Leash with the text
        """
        TEXT: choose 1 character you control. at the end of this turn, put it into your memory.
        """
      And Alice has Leash in her hand
      And Alice has Reed on her center left
      When Alice plays Leash
      And Alice exchanges her center left and back left
      And the turn ends
      Then Reed is in Alice's memory

    @own-card
    Scenario: a move between positions is noticed as such, and not as coming onto the stage
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Walker with level 0, cost 0, power 1000 and the text
        """
        AUTO when this card moves to another position: draw 1.
        AUTO when this card is put onto the stage: put the top card of your deck into your stock.
        """
      And Alice has Walker in her hand
      And Alice has Reed on her center left
      When Alice plays Walker onto her center right
      Then Alice's hand is empty
      And Alice has 1 card in her stock
      When Alice exchanges her center left and center right
      Then Alice has 1 card in her hand
      And Alice has 1 card in her stock

  @3.1.5
  Rule: 3.1.5 Cards that enter a zone together are ordered by their owner

    Scenario: the player orders cards that go on top of the deck together
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Sedge, Clerk and Reed
      Then the top of Alice's deck is Sedge, Clerk and Reed

    Scenario: another order gives another deck
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Clerk, Reed and Sedge
      Then the top of Alice's deck is Clerk, Reed and Sedge

    @own-card
    Scenario: cards that the other player owns are ordered by that player
      Given the event Flood with the text
        """
        TEXT: put 2 cards in your opponent's waiting room on top of your opponent's deck.
        """
      And Alice has Flood in her hand
      And Bob has Reed and Sedge in his waiting room
      When Alice plays Flood
      Then Bob is asked to order cards
      When Bob arranges Sedge and Reed
      Then the top of Bob's deck is Sedge and Reed

    @own-card
    Scenario: cards that enter the clock together are ordered as well
      Given the event Ebb with the text
        """
        TEXT: put 2 cards in your waiting room into your clock.
        """
      And Alice has Ebb in her hand
      And Alice has Reed and Sedge in her waiting room
      And Alice has Wall in her clock
      When Alice plays Ebb
      And Alice arranges Sedge and Reed
      Then Alice's clock is, from the top, Sedge, Reed and Wall

  @3.1.5.1
  Rule: 3.1.5.1 The other player does not learn the order in which cards went from a public into a hidden zone

    Scenario: Bob does not know which of the cards lies on top
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Sedge, Clerk and Reed
      Then Sedge is on the top of Alice's deck
      And Bob cannot tell which card Sedge is
      And Bob cannot tell which card Reed is

    @events
    Scenario: Bob is not told which card was put where, and Alice is
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Sedge, Clerk and Reed
      Then Alice has seen how Reed, Sedge and Clerk were put there
      And Bob has not seen how Reed, Sedge and Clerk were put there

    @events @own-card
    Scenario: in a public zone both see the order
      Given the event Ebb with the text
        """
        TEXT: put 2 cards in your waiting room into your clock.
        """
      And Alice has Ebb in her hand
      And Alice has Reed and Sedge in her waiting room
      When Alice plays Ebb
      And Alice arranges Sedge and Reed
      Then both players have seen how Reed and Sedge were put there

    Scenario: Bob sees nothing of the question for the order
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      Then Alice is asked to order cards
      And Bob sees no option that Alice has

    @own-card
    Scenario: the stock hides the order as well
      Given the event Hoard with the text
        """
        TEXT: put 2 cards in your waiting room into your stock.
        """
      And Alice has Hoard in her hand
      And Alice has Reed and Sedge in her waiting room
      When Alice plays Hoard
      And Alice arranges Sedge and Reed
      Then Alice's stock is, from the top, Sedge and Reed
      And Bob cannot tell which card Sedge is
      And Bob cannot tell which card Reed is

  @3.1.5.1.1
  Rule: 3.1.5.1.1 How many cards went to which place of a hidden zone is known to all

    Scenario: both players count the cards that went on top
      Given Alice has Digs-Three-Back in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Digs-Three-Back
      And Alice arranges Sedge, Clerk and Reed
      Then both players see 23 cards in Alice's deck
      And both players see 1 card in Alice's waiting room

    @own-card
    Scenario: both players count the cards that went to the bottom
      Given the event Sink with the text
        """
        TEXT: put 2 cards in your waiting room on the bottom of your deck.
        """
      And Alice has Sink in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Sink
      And Alice chooses Reed and Clerk
      And Alice arranges Clerk and Reed
      Then both players see 22 cards in Alice's deck
      And the bottom of Alice's deck is Clerk and Reed

  @3.1.6
  Rule: 3.1.6 Without a player named, a card goes to the zone of its owner

    Scenario: a character that Bob owns leaves Alice's stage for Bob's memory
      Given Alice has Sends-To-Memory in her hand
      And Alice has Clerk on her center left
      And Bob owns Clerk
      When Alice plays Sends-To-Memory
      Then Clerk is in Bob's memory
      And Alice's memory is empty

    Scenario: a character that is displaced goes to its owner's waiting room
      Given Alice has Reed in her hand
      And Alice has Clerk on her center left
      And Bob owns Clerk
      When Alice plays Reed onto her center left
      Then Clerk is in Bob's waiting room

    Scenario: a character of the other player goes to that player's memory
      Given Alice has Sends-To-Memory in her hand
      And Bob has Clerk on his center left
      When Alice plays Sends-To-Memory
      Then Clerk is in Bob's memory

    Scenario: where the text names the player, the owner does not matter
      Given Alice has Steals-To-Stage in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      Then Clerk is on Alice's back left
      And Bob owns Clerk

    Scenario: a character that Bob owns is reversed in battle and goes to Bob's waiting room
      Given it is Bob's attack phase
      And Bob has Titan on his center left
      And Alice has Clerk on her center right
      And Bob owns Clerk
      When Titan frontal attacks
      And the turn ends
      Then Clerk is in Bob's waiting room
      And Alice's waiting room is empty
