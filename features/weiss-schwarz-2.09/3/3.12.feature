Feature: 3.12 Memory

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.12.1
  Rule: 3.12.1 Cards come into the memory from another zone when an effect says so

    Scenario: a character goes from the stage to the memory
      Given Alice has Sends-To-Memory in her hand
      And Alice has Reed on her center left
      When Alice plays Sends-To-Memory
      Then Alice has only Reed in her memory
      And Alice's stage is empty

    @own-card
    Scenario: a card goes from the waiting room to the memory
      Given the event Recollect with the text
        """
        TEXT: put 1 character in your waiting room into your memory.
        """
      And Alice has Recollect in her hand
      And Alice has Reed and Finale in her waiting room
      When Alice plays Recollect
      Then Alice has only Reed in her memory
      And Finale is in Alice's waiting room

    Scenario: a character in the memory is not on the stage
      Given Alice has Sends-To-Memory in her hand
      And Alice has Boosts-All on her center left
      And Alice has Reed on her center right
      When Alice plays Sends-To-Memory choosing Boosts-All
      Then Reed has 2000 power

    Scenario: a refresh leaves the memory as it is
      Given Alice has Draws-One in her hand
      And Alice has Sedge in her memory
      And Alice's deck is, from the top, Reed
      And Alice has 3 cards in her waiting room
      When Alice plays Draws-One
      Then Alice's deck has 2 cards
      And Sedge is in Alice's memory

  @3.12.2.1 @3.12.2
  Rule: 3.12.2.1 Cards come into the memory face up and are seen by everybody

    Scenario: a character lies face up in the memory
      Given Alice has Sends-To-Memory in her hand
      And Alice has Reed on her center left
      When Alice plays Sends-To-Memory
      Then Reed is face-up in Alice's memory
      And both players see Reed in Alice's memory

    @own-card
    Scenario: a card from the hidden deck is seen there
      Given the event Imprint with the text
        """
        TEXT: put the top card of your deck into your memory.
        """
      And Alice has Imprint in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Imprint
      Then Sedge is face-up in Alice's memory
      And both players see Sedge in Alice's memory

  @3.12.2.2
  Rule: 3.12.2.2 A face-down card of the memory is seen by its player alone

    Scenario: the other player does not see it
      Given Alice has Remembers-Face-Down, Reed and Sedge in her hand
      When Alice plays Remembers-Face-Down
      Then Reed and Sedge are face-down in Alice's memory
      And Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is
      And Bob cannot tell which card Reed is

    Scenario: face-up cards beside it are seen
      Given Alice has Remembers-Face-Down, Reed and Sedge in her hand
      And Alice has Wall in her memory
      When Alice plays Remembers-Face-Down
      Then Alice has 2 face-down cards in her memory
      And Bob can tell which card Wall is
      And Bob cannot tell which card Reed is

    Scenario: Bob's face-down memory is hidden from Alice
      Given Alice has Draws-One in her hand
      And the top of Alice's deck is Reed
      And Bob has Sedge in his memory, face-down
      When Alice plays Draws-One
      Then Alice can tell which card Reed is
      And Alice cannot tell which card Sedge is
      And Bob can tell which card Sedge is

    @own-card
    Scenario: the order of arrival of face-down cards stays clear
      Given a game of Weiss Schwarz in Alice's main phase
      And the event Bury with the text
        """
        TEXT: put 1 card in your hand into your memory face-down.
        """
      And Alice has Bury, Bury, Reed and Sedge in her hand
      When Alice plays Bury
      And Alice chooses Sedge
      And Alice plays Bury#2
      Then Alice's memory is, from the top, Reed and Sedge
      And Reed and Sedge are face-down in Alice's memory

  @3.12.2.2.1
  Rule: 3.12.2.2.1 A face-down card of the memory has no information, save an ability made for that state

    @own-card
    Scenario: it is found by no name and no type
      Given the event Remind with the text
        """
        TEXT: return 1 character in your memory to your hand.
        """
      And Alice has Remind in her hand
      And Alice has Reed in her memory, face-down
      And Alice has Clerk in her memory
      When Alice plays Remind
      Then Alice has only Clerk in her hand
      And Reed is face-down in Alice's memory

    Scenario: it counts as a card of the memory
      Given Alice has Remembers-Face-Down, Reed and Sedge in her hand
      And Alice has Memory-Keeper on her center left
      When Alice plays Remembers-Face-Down
      Then Memory-Keeper has 2000 power

    Scenario: an ability that works in the memory works face up
      Given Alice has Sends-To-Memory in her hand
      And Alice has Works-Face-Down on her center left
      And Alice has Reed on her center right
      When Alice plays Sends-To-Memory choosing Works-Face-Down
      Then Reed has 2500 power

    Scenario: one that does not speak of lying face down works face up only
      Given Alice has Remembers-Face-Down, Works-Face-Down and Sedge in her hand
      And Alice has Reed on her center right
      When Alice plays Remembers-Face-Down
      Then Works-Face-Down is face-down in Alice's memory
      And Reed has 2000 power

    @own-card
    Scenario: one that is made for lying face down works so
      Given the character Ember with power 1500 and the text
        """
        CONT [in memory] while this card is face-down: characters you control get +500 power.
        """
      And Alice has Remembers-Face-Down, Ember and Sedge in her hand
      And Alice has Reed on her center right
      When Alice plays Remembers-Face-Down
      Then Ember is face-down in Alice's memory
      And Reed has 2500 power

    @own-card
    Scenario: turned face up it has its ability again
      Given the event Unmask with the text
        """
        TEXT: turn 1 card in your memory face-up.
        """
      And Alice has Unmask in her hand
      And Alice has Works-Face-Down in her memory, face-down
      And Alice has Reed on her center right
      When Alice plays Unmask
      Then Works-Face-Down is face-up in Alice's memory
      And Reed has 2500 power

    @own-card
    Scenario: it gives no color and no name
      Given the event Remind with the text
        """
        TEXT: return 1 card named "Reed" in your memory to your hand.
        """
      And Alice has Remind in her hand
      And Alice has Reed in her memory, face-down
      When Alice plays Remind
      Then Remind is in Alice's waiting room
      And Reed is face-down in Alice's memory

  @3.12.2.2.2
  Rule: 3.12.2.2.2 A face-down card of the memory lies in its new zone as that zone demands, and unseen in a hidden one

    Scenario: in the hand it is seen by its player, and the other has not seen it
      Given Alice has Recalls in her hand
      And Alice has Sedge in her memory, face-down
      When Alice plays Recalls
      Then Sedge is in Alice's hand
      And Alice can tell which card Sedge is
      And Bob cannot tell which card Sedge is
      And Sedge has not been shown to Bob

    @own-card
    Scenario: in the stock nobody sees it
      Given the event Bury with the text
        """
        TEXT: put 1 card in your memory into your stock.
        """
      And Alice has Bury in her hand
      And Alice has Sedge in her memory, face-down
      When Alice plays Bury
      Then Sedge is in Alice's stock
      And nobody can tell which card Sedge is
      And Sedge has not been shown to Bob

    @own-card
    Scenario: in the waiting room everybody sees it
      Given the event Forget with the text
        """
        TEXT: put 1 card in your memory into the waiting room.
        """
      And Alice has Forget in her hand
      And Alice has Sedge in her memory, face-down
      When Alice plays Forget
      Then both players see Sedge in Alice's waiting room

  @3.12.2.2.3
  Rule: 3.12.2.2.3 Face-down cards of the memory that an effect shuffles are seen by nobody during that effect

    @own-card
    Scenario: their own player does not see them while the effect goes on
      Given the event Muddle with the text
        """
        TEXT: shuffle your memory. put 1 card in your hand into the waiting room. draw 1.
        """
      And Alice has Muddle, Clerk and Wall in her hand
      And Alice has Reed and Sedge in her memory, face-down
      When Alice plays Muddle
      Then Alice is asked to choose cards
      And nobody can tell which card Reed is
      And nobody can tell which card Sedge is

    @own-card
    Scenario: after the effect their player sees them again
      Given the event Muddle with the text
        """
        TEXT: shuffle your memory. put 1 card in your hand into the waiting room. draw 1.
        """
      And Alice has Muddle, Clerk and Wall in her hand
      And Alice has Reed and Sedge in her memory, face-down
      When Alice plays Muddle
      And Alice chooses Clerk
      Then Clerk is in Alice's waiting room
      And Alice can tell which card Reed is
      And Bob cannot tell which card Reed is

    @own-card
    Scenario: face-up cards stay seen
      Given the event Muddle with the text
        """
        TEXT: shuffle your memory. put 1 card in your hand into the waiting room. draw 1.
        """
      And Alice has Muddle, Clerk and Wall in her hand
      And Alice has Reed and Sedge in her memory
      When Alice plays Muddle
      Then Alice is asked to choose cards
      And both players can tell which card Reed is
