Feature: 8.10 Resolving Replacement Effects

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.10.1
  Rule: 8.10.1 What the replacement says happens, and not what would have happened

    Scenario: another character goes in the place of the one
      Given Alice has Saves-A-Friend on her back left
      And Alice has Reed on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice chooses Reed
      Then Reed is on Alice's center left
      And Saves-A-Friend is in Alice's memory
      And Alice has only Puts-A-Character-Away in her waiting room

    Scenario: a replacement for other characters does not save its own card
      Given Alice has Saves-A-Friend on her back left
      And Alice has Reed on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice chooses Saves-A-Friend
      Then Saves-A-Friend is in Alice's waiting room
      And Alice's memory is empty

    Scenario: a replacement for the own side does not save the other player's character
      Given Alice has Saves-A-Friend on her back left
      And Bob has Reed on his center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice chooses Reed
      Then Reed is in Bob's waiting room
      And Saves-A-Friend is on Alice's back left

    Scenario: a card is drawn where the character would go, and it stays
      Given Alice has Draws-Instead-Of-Leaving on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then Draws-Instead-Of-Leaving is on Alice's center left
      And Alice has 1 card in her hand

    @own-card
    Scenario: whose zone a card would go to decides, and not who owns the card
      Given the event Seizure with the text
        """
        TEXT: put 1 character with level 0 or less your opponent controls into your memory.
        """
      And the character Keeper with level 1, cost 0, power 1000 and the text
        """
        REPLACE when a card would be put into your opponent's memory: put it into your stock instead.
        """
      And Alice has Seizure in her hand
      And Bob has Reed on his center left
      And Bob has Keeper on his back left
      When Alice plays Seizure
      Then Reed is in Bob's stock
      And Alice's memory is empty

    @own-card
    Scenario: damage whose cancel is replaced goes on
      Given it is Alice's attack phase
      And the character Stubborn with level 0, cost 0, power 1000, soul 1 and the text
        """
        REPLACE when damage to your opponent would be canceled: draw 1 instead.
        """
      And Alice has Stubborn on her center left
      And the top of Bob's deck is Finale and Reed
      When Stubborn attacks
      Then Bob's clock is, from the top, Reed and Finale
      And Alice has 1 card in her hand

    @own-card
    Scenario: rule actions can be replaced too, a refresh for one
      Given the character Hoarder with level 0, cost 0, power 1000 and the text
        """
        REPLACE when you would refresh: put 1 card named "Wall" in your waiting room on top of your deck instead.
        """
      And Alice has Hoarder on her center left
      And Alice has Draws-One in her hand
      And Alice's deck has 1 card
      And Alice has Wall in her waiting room
      And Alice has 4 cards in her waiting room
      When Alice plays Draws-One
      Then Alice's deck is, from the top, Wall
      And Alice's clock is empty
      And Alice has 5 cards in her waiting room

    @own-card
    Scenario: a level up that is replaced makes no level
      Given it is Alice's clock phase
      And the character Humble with level 0, cost 0, power 1000 and the text
        """
        REPLACE when you would level up: put all cards in your clock into your waiting room instead.
        """
      And Alice has Humble on her center left
      And Alice has Reed in her hand
      And Alice has 6 cards in her clock
      When Alice puts Reed into her clock
      Then Alice's clock is empty
      And Alice's level is 0
      And Alice has 7 cards in her waiting room

  @8.10.1.1
  Rule: 8.10.1.1 The replaced event never happened

    Scenario: abilities that wait for it do not trigger
      Given Alice has Steps-Aside on her center left
      And Alice has Draws-When-Watched-Leaves on her center right
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice chooses Steps-Aside
      Then Steps-Aside is in Alice's memory
      And Alice's hand is empty

    Scenario: Encore does not trigger
      Given Alice has Steps-Aside on her center left
      And Alice has Puts-A-Character-Away in her hand
      And Alice has 3 cards in her stock
      When Alice plays Puts-A-Character-Away
      Then Steps-Aside is in Alice's memory
      And Alice was not asked to pay

    Scenario: damage that was replaced was not dealt
      Given it is Alice's attack phase
      And Alice has Grows-By-Damage on her center left
      And Bob has Softens-Damage on his back left
      When Grows-By-Damage attacks
      Then Bob has 1 card in his clock
      And Grows-By-Damage has 2500 power

  @8.10.2
  Rule: 8.10.2 The player whom it concerns chooses which of several replacements comes first

    Background:
      Given Bob has Softens-Damage on his back left
      And Bob has Draws-Instead-Of-Damage on his back right
      And Alice has Damages-For-Two in her hand

    Scenario: the player who would take the damage is asked
      When Alice plays Damages-For-Two
      Then Bob is asked to choose a replacement
      And Bob may apply Softens-Damage's replacement
      And Bob may apply Draws-Instead-Of-Damage's replacement

    Scenario: after the first one there is nothing left for the second
      When Alice plays Damages-For-Two
      And Bob applies Softens-Damage's replacement
      Then Bob has 1 card in his clock
      And Bob's hand is empty

    Scenario: the other one comes first
      When Alice plays Damages-For-Two
      And Bob applies Draws-Instead-Of-Damage's replacement
      Then Bob has 1 card in his hand
      And Bob's clock is empty

  @8.10.2.1
  Rule: 8.10.2.1 Where a card is concerned its master chooses

    Background:
      Given Alice has Puts-A-Character-Away in her hand
      And Bob has Keeps-In-Stock on his back left
      And Bob has Keeps-In-Clock on his back right
      And Bob has Reed on his center left

    Scenario: the master is asked, not the one whose effect it is
      When Alice plays Puts-A-Character-Away
      And Alice chooses Reed
      Then Bob is asked to choose a replacement
      When Bob applies Keeps-In-Clock's replacement
      Then Reed is in Bob's clock

    Scenario: the other replacement is as good
      When Alice plays Puts-A-Character-Away
      And Alice chooses Reed
      And Bob applies Keeps-In-Stock's replacement
      Then Reed is in Bob's stock

    Scenario: the master is asked though the other player owns the card
      Given Alice owns Reed
      When Alice plays Puts-A-Character-Away
      And Alice chooses Reed
      Then Bob is asked to choose a replacement

  @8.10.2.2
  Rule: 8.10.2.2 Where an action is concerned whoever performs it chooses

    Background:
      Given Bob has Diverts-Draws-To-Stock on his back left
      And Bob has Diverts-Draws-To-Clock on his back right
      And Alice has Draws-One in her hand

    Scenario: the player who would draw is asked, not the one whose texts they are
      When Alice plays Draws-One
      Then Alice is asked to choose a replacement

    Scenario: the chosen one is applied
      When Alice plays Draws-One
      And Alice applies Diverts-Draws-To-Stock's replacement
      Then Alice has 1 card in her stock
      And Alice's clock is empty
      And Alice's hand is empty

    Scenario: the other one is applied when it is chosen
      When Alice plays Draws-One
      And Alice applies Diverts-Draws-To-Clock's replacement
      Then Alice has 1 card in her clock
      And Alice's stock is empty
      And Alice's hand is empty

  @8.10.2.3
  Rule: 8.10.2.3 Each replacement is applied once at most to one event

    Scenario: draws that a replacement makes are not replaced by it again
      Given Alice has Draws-Two-For-One on her back left
      And Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 2 cards in her hand

    Scenario: the next event is replaced again
      Given Alice has Draws-Two-For-One on her back left
      And Alice has two Draws-Ones in her hand
      When Alice plays Draws-One
      And Alice plays Draws-One#2
      Then Alice has 4 cards in her hand

    Scenario: each of two draws is replaced once
      Given Alice has Draws-Two-For-One on her back left
      And Alice has Draws-Two in her hand
      When Alice plays Draws-Two
      Then Alice has 4 cards in her hand

  @8.10.2.4 @reading:great-performance-is-a-replacement
  Rule: 8.10.2.4 Of replacements of the attack type the turn player's comes first, then the other's

    Background:
      Given it is Alice's attack phase
      And Alice has Back-Row-Hunter on her center left
      And Bob has Reed on his back left
      And Bob has Clerk on his center right

    @example
    Scenario: the hunter turns to the back stage, and Great Performance has the last word
      Given Bob has Great-Performer on his center middle
      When Back-Row-Hunter attacks
      And Alice says yes
      Then Back-Row-Hunter's battle opponent is Great-Performer
      And Back-Row-Hunter is frontal attacking
      And Reed is not defending

    Scenario: without Great Performance the hunter attacks the back stage
      When Back-Row-Hunter attacks
      And Alice says yes
      Then Back-Row-Hunter's battle opponent is Reed
      And Clerk is not defending

    Scenario: the hunter that does not turn is drawn to Great Performance as well
      Given Bob has Great-Performer on his center middle
      When Back-Row-Hunter attacks
      And Alice says no
      Then Back-Row-Hunter's battle opponent is Great-Performer

    Scenario: Great Performance of a reversed character has no word
      Given Bob has Great-Performer on his center middle, reversed
      When Back-Row-Hunter attacks
      And Alice says yes
      Then Back-Row-Hunter's battle opponent is Reed

  @8.10.3
  Rule: 8.10.3 A replacement by choice is not applied when that choice cannot be made

    Scenario: no card in hand to put away
      Given Alice has May-Step-Aside on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then May-Step-Aside is in Alice's waiting room
      And Alice was not asked to decide whether to replace

    Scenario: no card in memory to put away
      Given Alice has Spends-Memory-To-Stay on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then Spends-Memory-To-Stay is in Alice's waiting room
      And Alice was not asked to decide whether to replace

    Scenario: with one card in memory it is applied
      Given Alice has Spends-Memory-To-Stay on her center left
      And Alice has Clerk in her memory
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice says yes
      Then Spends-Memory-To-Stay is on Alice's center left
      And Clerk is in Alice's stock

    Scenario: a hunter without prey on the back stage attacks as usual
      Given it is Alice's attack phase
      And Alice has Back-Row-Hunter on her center left
      And Bob has Clerk on his center right
      When Back-Row-Hunter frontal attacks
      Then Back-Row-Hunter's battle opponent is Clerk
      And Alice was not asked to decide whether to replace

    @own-card @reading:optional-replacement-is-asked-in-order
    Scenario: whether an optional replacement is used is asked when its turn comes
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Ark with level 0, cost 0, power 1000 and the text
        """
        REPLACE when another character you control would be put into the waiting room from the stage: you may put it into your memory instead.
        """
      And the character Barn with level 0, cost 0, power 1000 and the text
        """
        REPLACE when another character you control would be put into the waiting room from the stage: you may put it into your stock instead.
        """
      And Alice has Ark on her back left
      And Alice has Barn on her back right
      And Alice has Reed on her center left
      And Alice has Titan in her hand
      When Alice plays Titan onto her center left
      Then Alice is asked to choose a replacement
      When Alice applies Barn's replacement
      Then Alice is asked to decide whether to replace
      When Alice does not apply Barn's replacement
      Then Alice is asked to decide whether to replace
      When Alice applies Ark's replacement
      Then Reed is in Alice's memory
