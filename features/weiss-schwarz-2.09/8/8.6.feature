Feature: 8.6 Playing and Resolving

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.6.1
  Rule: 8.6.1 ACT, AUTO and hand cards have to be played; CONT works unplayed

    Scenario: a CONT ability works without a play
      Given Alice has Boosts-All in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-All onto her back left
      Then Reed has 2500 power
      And Alice was not asked to choose an automatic ability

    @unchanged
    Scenario: a CONT ability is not offered as an action
      Given Alice has Boosts-All on her back left
      And Alice has Boosts-Own-Side on her back right
      Then Alice may not use Boosts-All's ACT
      And Alice may use Boosts-Own-Side's ACT

    Scenario: an ACT ability does nothing until it is played
      Given Alice has Boosts-Own-Side in her hand
      When Alice plays Boosts-Own-Side onto her back left
      Then Boosts-Own-Side is on Alice's back left
      And Boosts-Own-Side has 1000 power
      When Alice uses Boosts-Own-Side's ACT
      Then Boosts-Own-Side has 1500 power

    Scenario: an event in hand does nothing until it is played
      Given Alice has Draws-One in her hand
      When Alice passes
      Then it is Alice's climax phase
      And Alice has only Draws-One in her hand

  @8.6.2
  Rule: 8.6.2 A card is designated, its choices are made, its cost is paid, and then it is resolved

    Scenario: position first, then stock, then the stage
      Given a blank character Canary with color red, level 0, cost 1
      And Alice has Canary in her hand
      And Alice has 1 card in her stock
      When Alice starts to play Canary
      Then Alice is asked to choose a position
      And Alice has 1 card in her stock
      When Alice chooses her back left
      Then Alice's stock is empty
      And Canary is on Alice's back left

    Scenario: an ability is designated, paid for, and then does what it says
      Given Alice has Act-Rests-Theirs on her center left
      And Alice has 2 cards in her stock
      And Bob has Reed on his center left
      And Bob has Clerk on his center middle
      When Alice uses Act-Rests-Theirs's ACT
      Then Alice has 1 card in her stock
      And Reed and Clerk are standing
      When Alice chooses Clerk
      Then Clerk is rested
      And Reed is standing

  @8.6.2.1
  Rule: 8.6.2.1 A hand card is played, and shown, only when color and level allow it

    Background:
      Given a blank character Canary with color yellow, level 1, cost 0

    @unchanged
    Scenario Outline: both requirements have to be met
      Given Alice's level is, from the top, <level>
      And Alice has Canary and Reed in her hand
      Then Alice <canary> play Canary
      And Alice may play Reed

      Examples:
        | level  | canary  |
        | Sedge  | may     |
        | Lancer | may not |

    @unchanged
    Scenario: the color alone is not enough
      Given Alice has Sedge in her clock
      And Alice has Canary and Reed in her hand
      Then Alice may not play Canary
      And Alice may play Reed

    Scenario: a card that is not allowed is not shown
      Given Alice has Canary and Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Canary has not been shown to Bob

  @8.6.2.1.1
  Rule: 8.6.2.1.1 A card of the same color lies in the player's level or clock

    Background:
      Given these blank characters
        | name   | color  | level | cost |
        | Canary | yellow | 1     | 0    |
        | Marsh  | green  | 1     | 0    |
        | Grass  | green  | 0     | 0    |
        | Lemon  | yellow | 0     | 0    |
      And Alice has Canary and Reed in her hand

    @unchanged
    Scenario: a card of the level gives the color
      Given Alice's level is, from the top, Lemon
      Then Alice may play Canary

    @unchanged
    Scenario: a card of the clock gives the color
      Given Alice's level is, from the top, Grass
      And Alice has Lemon in her clock
      Then Alice may play Canary

    @unchanged
    Scenario: a card in the middle of the clock gives the color as well
      Given Alice's level is, from the top, Grass
      And Alice's clock is, from the top, Grass, Lemon and Marsh
      Then Alice may play Canary

    @unchanged
    Scenario Outline: a card elsewhere does not give the color
      Given Alice's level is, from the top, Grass
      And Alice has Lemon <place>
      Then Alice may not play Canary
      And Alice may play Reed

      Examples:
        | place                |
        | on her center left   |
        | in her waiting room  |
        | in her memory        |
        | in her stock         |

    @unchanged
    Scenario: the other player's level and clock do not give the color
      Given Alice's level is, from the top, Grass
      And Bob's level is, from the top, Lemon
      And Bob has Sedge in his clock
      Then Alice may not play Canary
      And Alice may play Reed

    @unchanged
    Scenario: a climax needs its color too
      Given it is Alice's climax phase
      And Alice has Finale and Blue-Finale in her hand
      And Alice has Clerk in her clock
      Then Alice may play Blue-Finale
      And Alice may not play Finale

    Scenario: the color that the clock phase brings counts at once
      Given it is Alice's clock phase
      And Alice's level is, from the top, Grass
      And Alice has Lemon in her hand
      When Alice puts Lemon into her clock
      Then Alice may play Canary

  @8.6.2.1.1.1
  Rule: 8.6.2.1.1.1 Characters and events of level 0 need no color

    Scenario: a character of level 0 is played with an empty level and clock
      Given Alice has Clerk in her hand
      When Alice plays Clerk onto her center left
      Then Clerk is on Alice's center left

    Scenario: an event of level 0 is played with an empty level and clock
      Given Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Draws-One is in Alice's waiting room
      And Alice has 1 card in her hand

    @unchanged
    Scenario: a climax has no such freedom
      Given it is Alice's climax phase
      And Alice has Finale and Blue-Finale in her hand
      And Alice has Reed in her clock
      Then Alice may play Finale
      And Alice may not play Blue-Finale

    @unchanged
    Scenario: an event of level 1 needs its color
      Given a blank event Notice with color yellow, level 1, cost 0
      And Alice is at level 1
      And Alice has Notice and Memo in her hand
      Then Alice may not play Notice
      And Alice may play Memo

  @8.6.2.1.2
  Rule: 8.6.2.1.2 The player's level is at least that of the card

    @unchanged
    Scenario Outline: the number of cards in the level decides
      Given these blank characters
        | name | color | level | cost |
        | One  | red   | 1     | 0    |
        | Two  | red   | 2     | 0    |
        | Tri  | red   | 3     | 0    |
      And Alice is at level <level>
      And Alice has Spark in her clock
      And Alice has One, Two and Tri in her hand
      Then Alice <one> play One
      And Alice <two> play Two
      And Alice <tri> play Tri

      Examples:
        | level | one     | two     | tri     |
        | 0     | may not | may not | may not |
        | 1     | may     | may not | may not |
        | 2     | may     | may     | may not |
        | 3     | may     | may     | may     |

    @unchanged
    Scenario: the levels printed on the cards in the level do not count
      Given a blank character Two with color green, level 2, cost 0
      And Alice's level is, from the top, Wall
      And Alice has Two and Reed in her hand
      Then Alice may not play Two
      And Alice may play Reed

    Scenario: a face-down card of the level counts
      Given a blank character Two with color red, level 2, cost 0
      And Alice is at level 1
      And Alice has Levels-Face-Down, Clerk and Two in her hand
      Then Alice may not play Two
      When Alice plays Levels-Face-Down
      And Alice chooses Clerk
      Then Alice may play Two

    @unchanged
    Scenario: an event needs the level too
      Given a blank event Notice with color red, level 2, cost 0
      And Alice is at level 1
      And Alice has Notice and Memo in her hand
      Then Alice may not play Notice
      And Alice may play Memo

  @8.6.2.1.2.1
  Rule: 8.6.2.1.2.1 A climax needs no level

    Scenario: a climax is played at level 0
      Given it is Alice's climax phase
      And Alice has Finale in her hand
      And Alice has Reed in her clock
      When Alice plays Finale
      Then Finale is in Alice's climax area

    @unchanged
    Scenario: the freedom from the level is none from the color
      Given it is Alice's climax phase
      And Alice has Finale and Blue-Finale in her hand
      And Alice has Clerk in her clock
      Then Alice may not play Finale
      And Alice may play Blue-Finale

    @unchanged
    Scenario: at level 0 it may be played
      Given it is Alice's climax phase
      And Alice has Finale in her hand
      And Alice has Reed in her clock
      Then Alice may play Finale

  @8.6.2.2
  Rule: 8.6.2.2 The choices of a play are made before its cost is paid

    @reading:choices-of-a-play-and-of-a-text
    Scenario: the stock is whole while the position is chosen
      Given Alice is at level 2
      And Alice has Lancer in her hand
      And Alice has 2 cards in her stock
      When Alice starts to play Lancer
      Then Alice is asked to choose a position
      And Alice has 2 cards in her stock
      And Alice's waiting room is empty

    @reading:choices-of-a-play-and-of-a-text
    Scenario: what the text of an ability says to choose is chosen after the cost
      Given Alice has Act-Rests-Theirs on her center left
      And Alice has 1 card in her stock
      And Bob has Reed on his center left
      And Bob has Clerk on his center middle
      When Alice uses Act-Rests-Theirs's ACT
      Then Alice is asked to choose cards
      And Alice's stock is empty

    @reading:choices-of-a-play-and-of-a-text
    Scenario: what the text of an event says to choose is chosen after the cost
      Given Alice has Rests-Two in her hand
      And Bob has Reed on his center left
      And Bob has Clerk on his center middle
      And Bob has Titan on his center right
      When Alice plays Rests-Two
      Then Rests-Two is in Alice's resolution zone
      And Alice is asked to choose cards

    @own-card
    Scenario: the number that a cost leaves open is named first, and is at most what can be paid
      Given the character Scholar with level 0, cost 0, power 1000 and the text
        """
        ACT (put X cards in your hand into your waiting room, pay X stock): draw X.
        """
      And Alice has Scholar on her center left
      And Alice has Reed, Sedge and Wall in her hand
      And Alice has 2 cards in her stock
      When Alice uses Scholar's ACT
      Then Alice may name a number from 0 to 2
      And Alice has 2 cards in her stock
      When Alice names the number 2
      And Alice chooses Reed and Wall
      Then Alice's stock is empty
      And Alice has 3 cards in her hand
      And Alice has 4 cards in her waiting room

    @own-card
    Scenario: the number that an event leaves open is named while it is played
      Given the event Treatise with level 0, cost 1 and the text
        """
        TEXT: draw X.
        """
      And Alice has Treatise in her hand
      And Alice has 1 card in her stock
      When Alice plays Treatise
      Then Alice is asked to name X
      And Alice has 1 card in her stock
      When Alice names the number 3
      Then Alice has 3 cards in her hand
      And Alice's stock is empty

    @own-card
    Scenario: the number of an automatic ability is named before its cost is paid or not
      Given the character Scholar with level 0, cost 0, power 1000 and the text
        """
        AUTO (pay X stock) when this card attacks: you may pay this cost. if you do, draw X.
        """
      And it is Alice's attack phase
      And Alice has Scholar on her center left
      And Alice has 3 cards in her stock
      When Scholar attacks
      Then Alice may name a number from 0 to 3
      When Alice names the number 2
      And Alice pays for Scholar's AUTO
      Then Alice has 2 cards in her hand
      And Alice has 2 cards in her stock

  @8.6.2.2.1
  Rule: 8.6.2.2.1 A character is played onto any position of the own stage

    Scenario: all five positions are offered, taken ones too
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      When Alice starts to play Reed
      Then Alice may choose her center left
      And Alice may choose her center middle
      And Alice may choose her center right
      And Alice may choose her back left
      And Alice may choose her back right

    Scenario: no position of the other player is offered
      Given Alice has Reed in her hand
      When Alice starts to play Reed
      Then Alice may not choose Bob's center left
      And Alice may choose her center left

    Scenario: an event asks for no position
      Given Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 1 card in her hand
      And Alice was not asked to choose a position

  @8.6.2.3
  Rule: 8.6.2.3 The cost of a play is worked out and paid in full

    Scenario: an effect on the cost is reckoned in
      Given Alice is at level 2
      And Alice has Cheapens-The-Hand on her back left
      And Alice has Lancer in her hand
      And Alice has 2 cards in her stock
      When Alice plays Lancer onto her center left
      Then Lancer is on Alice's center left
      And Alice has 1 card in her stock

    @unchanged
    Scenario: the lower cost decides what can be played
      Given Alice is at level 2
      And Alice has Cheapens-The-Hand on her back left
      And Alice has Lancer in her hand
      And Alice has 1 card in her stock
      Then Alice may play Lancer

    Scenario: a cost of 0 takes nothing
      Given Alice has Reed in her hand
      And Alice has 2 cards in her stock
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Alice has 2 cards in her stock

  @8.6.2.3.1
  Rule: 8.6.2.3.1 Cards and ACT abilities take the cost that they state

    Scenario: a character takes its cost from the stock
      Given Alice is at level 2
      And Alice has Lancer in her hand
      And Alice's stock is, from the top, Reed, Clerk and Titan
      When Alice plays Lancer onto her center left
      Then Alice has only Reed and Clerk in her waiting room
      And Titan is in Alice's stock

    Scenario: an event takes its cost from the stock
      Given a blank event Notice with color red, level 0, cost 2
      And Alice has Notice in her hand
      And Alice has 3 cards in her stock
      When Alice plays Notice
      Then Alice has 1 card in her stock
      And Alice has 3 cards in her waiting room

    Scenario: an ACT ability takes what it states
      Given Alice has Pays-In-Sequence on her center left
      And Alice has Clerk in her hand
      And Alice has 2 cards in her stock
      When Alice uses Pays-In-Sequence's ACT
      Then Clerk is in Alice's clock
      And Alice has 1 card in her stock
      And Pays-In-Sequence is rested

    Scenario: a character that an effect puts onto the stage costs nothing
      Given Alice has Two-On-One-Spot in her hand
      And Alice has Lancer in her waiting room
      And Alice has 2 cards in her stock
      When Alice plays Two-On-One-Spot
      Then Lancer is on Alice's center left
      And Alice has 2 cards in her stock

  @8.6.2.3.2
  Rule: 8.6.2.3.2 What cannot be paid in full is not played, and no part of it is taken

    @unchanged
    Scenario Outline: a character needs its whole cost
      Given Alice is at level 2
      And Alice has Lancer and Reed in her hand
      And Alice has <stock> cards in her stock
      Then Alice <lancer> play Lancer
      And Alice may play Reed

      Examples:
        | stock | lancer  |
        | 0     | may not |
        | 1     | may not |
        | 2     | may     |

    @unchanged
    Scenario: an event needs its whole cost
      Given a blank event Notice with color red, level 0, cost 2
      And Alice has Notice and Memo in her hand
      And Alice has 1 card in her stock
      Then Alice may not play Notice
      And Alice may play Memo

    @unchanged
    Scenario: the other player's stock does not help
      Given Alice has Act-Draws on her center left
      And Alice has Reed in her hand
      And Bob has 3 cards in his stock
      Then Alice may not use Act-Draws's ACT
      And Alice may play Reed

  @8.6.2.4
  Rule: 8.6.2.4 A card counts as played after its payment and before it is resolved

    Scenario: an ability for playing an event triggers
      Given Alice has Draws-When-You-Play-An-Event on her center left
      And Alice has Memo in her hand
      When Alice plays Memo
      Then Alice has 1 card in her hand

    Scenario: the event removes the watcher, which has seen the play
      Given Alice has Draws-When-You-Play-An-Event on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice plays Draws-When-You-Play-An-Event's AUTO
      Then Draws-When-You-Play-An-Event is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: the character that displaces the watcher is played before
      Given Alice has Draws-When-You-Play-A-Character on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice plays Draws-When-You-Play-A-Character's AUTO
      Then Reed is on Alice's center left
      And Alice has 1 card in her hand

    @reading:played-character-has-been-placed
    Scenario: a character that watches for plays does not see its own
      Given Alice has Draws-When-You-Play-A-Character in her hand
      When Alice plays Draws-When-You-Play-A-Character onto her center left
      Then Draws-When-You-Play-A-Character is on Alice's center left
      And Alice's hand is empty

    Scenario: a character that an effect puts onto the stage is not played
      Given Alice has Draws-When-You-Play-A-Character on her center right
      And Alice has Two-On-One-Spot in her hand
      And Alice has Reed in her waiting room
      When Alice plays Two-On-One-Spot
      Then Reed is on Alice's center left
      And Alice's hand is empty

  @8.6.2.5
  Rule: 8.6.2.5 What was played is resolved right away

    Scenario: the other player gets no chance in between
      Given Alice has Draws-One in her hand
      And Bob has Counter-Draws in his hand
      When Alice plays Draws-One
      Then Draws-One is in Alice's waiting room
      And Bob had 0 play timings

    @events
    Scenario: the effect comes before an ability that the play has triggered
      Given Alice has Draws-When-You-Play-An-Event on her center left
      And Alice has Mills-One in her hand
      And the top of Alice's deck is Clerk and Reed
      When Alice plays Mills-One
      Then Clerk is in Alice's waiting room
      And Reed is in Alice's hand
      And Clerk moved from Alice's deck to Alice's waiting room before Alice drew a card

    Scenario: what was played is resolved before the next card is played
      Given Alice has Draws-One in her hand
      And the top of Alice's deck is Reed
      When Alice plays Draws-One
      And Alice plays Reed onto her center left
      Then Reed is on Alice's center left

  @8.6.2.5.1
  Rule: 8.6.2.5.1 A character is placed on its position, and who stood there goes by rule action

    Scenario: the character stands on the chosen position
      Given Alice has Reed in her hand
      When Alice plays Reed onto her back right
      Then Reed is standing on Alice's back right

    Scenario: the character that was there goes to the waiting room
      Given Alice has Clerk on her center left, rested
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed is standing on Alice's center left
      And Clerk is in Alice's waiting room

    Scenario: abilities for leaving the stage trigger on the displaced character
      Given Alice has Draws-When-Gone on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice plays Draws-When-Gone's AUTO
      Then Draws-When-Gone is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: the displaced character may come back by Encore and displace in turn
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      And Alice has 3 cards in her stock
      When Alice plays Reed onto her center left
      And Alice pays for Clerk's Encore
      Then Clerk is rested on Alice's center left
      And Reed is in Alice's waiting room
      And Alice's stock is empty

    Scenario: a character that another player owns goes to its owner's waiting room
      Given Alice has Clerk on her center left
      And Bob owns Clerk
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Clerk is in Bob's waiting room

    @events
    Scenario: the newcomer is there before the other one goes
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed moved from Alice's hand to Alice's center left before Clerk moved from Alice's center left to Alice's waiting room

  @8.6.2.5.2
  Rule: 8.6.2.5.2 An event lies in the resolution zone while it acts, and then goes to the waiting room

    @reading:event-text-works-while-played
    Scenario: it lies in the resolution zone while a choice is open
      Given Alice has Draws-Then-Discards and Reed in her hand
      When Alice plays Draws-Then-Discards
      Then Alice is asked to choose cards
      And Draws-Then-Discards is in Alice's resolution zone
      When Alice chooses Reed
      Then Draws-Then-Discards is in Alice's waiting room
      And Alice's resolution zone is empty

    Scenario: it is not among the cards that its own effect brings back
      Given Alice has Fetches-An-Event in her hand
      When Alice plays Fetches-An-Event
      Then Fetches-An-Event is in Alice's waiting room
      And Alice's hand is empty

    Scenario: it is not shuffled in by a refresh during its effect
      Given Alice has Draws-Two in her hand
      And Alice's deck is, from the top, Clerk
      And Alice has 4 cards in her waiting room
      When Alice plays Draws-Two
      Then Draws-Two is in Alice's waiting room
      And Alice has 2 cards in her hand
      And Alice's deck has 2 cards

    Scenario: an event that another player owns goes to its owner's waiting room
      Given Alice has Draws-One in her hand
      And Bob owns Draws-One
      When Alice plays Draws-One
      Then Draws-One is in Bob's waiting room
      And Alice has 1 card in her hand

  @8.6.2.5.3
  Rule: 8.6.2.5.3 A climax is placed in the player's climax area

    Scenario: it lies there, and its text works
      Given it is Alice's climax phase
      And Alice has Boosting-Climax in her hand
      And Alice has Reed on her center left
      And Alice has Reed in her clock
      When Alice plays Boosting-Climax
      Then Boosting-Climax is in Alice's climax area
      And Reed has 3000 power

    Scenario: the other player's climax area stays empty
      Given it is Bob's climax phase
      And Bob has Finale in his hand
      And Bob has Reed in his clock
      When Bob plays Finale
      Then Finale is in Bob's climax area
      And Alice's climax area is empty

  @8.6.2.5.4
  Rule: 8.6.2.5.4 The effect of a played ACT or AUTO ability is done

    Scenario: an ACT ability is done and its card stays
      Given Alice has Act-Draws on her center left
      And Alice has 1 card in her stock
      When Alice uses Act-Draws's ACT
      Then Alice has 1 card in her hand
      And Act-Draws is on Alice's center left

    Scenario: an AUTO ability is done and its card stays
      Given Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her center left
      Then Alice has 1 card in her hand
      And Draws-When-Placed is on Alice's center left

    Scenario: an ACT ability whose card was put away as its cost is done as well
      Given it is Bob's attack phase
      And Alice is at level 1
      And Bob has Titan on his center left
      And Alice has Clerk on her center right
      And Alice has Backs-Up in her hand
      When Titan frontal attacks
      And Alice uses Backs-Up's Backup
      Then Backs-Up is in Alice's waiting room
      And Clerk has 3500 power

  @8.6.3
  Rule: 8.6.3 The choices of a text are made while it is resolved, among what is there then

    Scenario: a card that the same text has drawn can be chosen
      Given Alice has Draws-Then-Discards and Reed in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Draws-Then-Discards
      Then Alice may choose among Reed and Sedge
      When Alice chooses Sedge
      Then Sedge is in Alice's waiting room
      And Reed is in Alice's hand

    Scenario: only what fits can be chosen
      Given Alice has Fetches-A-Character in her hand
      And Alice has Reed, Clerk, Memo and Finale in her waiting room
      When Alice plays Fetches-A-Character
      Then Alice may choose among Reed and Clerk

    Scenario: a card paid for the cost is there when the text is resolved
      Given Alice has Act-Sacrifices-Another on her center left
      And Alice has Fetches-A-Character in her hand
      And Alice has Reed on her center right
      And Alice has Clerk in her waiting room
      When Alice uses Act-Sacrifices-Another's ACT
      And Alice plays Fetches-A-Character
      Then Alice may choose among Reed and Clerk

  @8.6.3.1
  Rule: 8.6.3.1 As many targets as asked are chosen, and no fewer while there are enough

    Background:
      Given Alice has Rests-Two in her hand
      And Bob has Reed on his center left
      And Bob has Clerk on his center middle
      And Bob has Titan on his center right

    Scenario: two of three have to be chosen
      When Alice plays Rests-Two
      Then Alice must choose 2 cards
      And Alice may not choose nothing

    Scenario: the two are affected and the third is not
      When Alice plays Rests-Two
      And Alice chooses Reed and Titan
      Then Reed has 1500 power
      And Titan has 9000 power
      And Clerk has 1500 power

    Scenario: one alone is not accepted
      When Alice plays Rests-Two
      Then Alice may not choose Reed
      And Alice may choose Reed and Clerk

  @8.6.3.1.1
  Rule: 8.6.3.1.1 Where a text says up to, any number from none is allowed

    Background:
      Given Alice has Rests-Up-To-Two in her hand
      And Bob has Reed on his center left
      And Bob has Clerk on his center middle
      And Bob has Titan on his center right

    Scenario: from none to two may be chosen
      When Alice plays Rests-Up-To-Two
      Then Alice may choose up to 2 cards

    Scenario: none is chosen
      When Alice plays Rests-Up-To-Two
      And Alice chooses nothing
      Then Rests-Up-To-Two is in Alice's waiting room
      And Reed has 2000 power
      And Titan has 9500 power

    Scenario: one is chosen
      When Alice plays Rests-Up-To-Two
      And Alice chooses Titan
      Then Titan has 9000 power
      And Reed has 2000 power

    Scenario: two are chosen
      When Alice plays Rests-Up-To-Two
      And Alice chooses Titan and Reed
      Then Titan has 9000 power
      And Reed has 1500 power
      And Clerk has 1500 power

    Scenario: three are too many
      When Alice plays Rests-Up-To-Two
      Then Alice may not choose Reed, Clerk and Titan
      And Alice may choose Reed and Clerk

  @8.6.3.1.2
  Rule: 8.6.3.1.2 With too few targets all of them are chosen and affected

    Scenario: one character where two are asked for
      Given Alice has Rests-Two in her hand
      And Bob has Reed on his center left
      When Alice plays Rests-Two
      Then Reed has 1500 power

    Scenario: two cards in hand where three are asked for
      Given Alice has Puts-Three-Away, Reed and Clerk in her hand
      When Alice plays Puts-Three-Away
      Then Reed and Clerk are in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: one card in hand where three are asked for, and what follows is done
      Given Alice has Puts-Three-Away and Reed in her hand
      And the top of Alice's deck is Clerk
      When Alice plays Puts-Three-Away
      Then Reed is in Alice's waiting room
      And Alice has only Clerk in her hand

  @8.6.3.1.3
  Rule: 8.6.3.1.3 With no target none is chosen, and what concerns it is left out

    Scenario: the rest of the text is done
      Given Alice has Weakens-One-Then-Draws in her hand
      When Alice plays Weakens-One-Then-Draws
      Then Alice has 1 card in her hand
      And Weakens-One-Then-Draws is in Alice's waiting room

    Scenario: characters of the wrong side are no targets
      Given Alice has Weakens-One-Then-Draws in her hand
      And Alice has Reed on her center left
      When Alice plays Weakens-One-Then-Draws
      Then Reed has 2000 power
      And Alice has 1 card in her hand

    Scenario: a text without a target can be played
      Given Alice has Rests-Two in her hand
      When Alice plays Rests-Two
      Then Rests-Two is in Alice's waiting room

  @8.6.3.1.4
  Rule: 8.6.3.1.4 An unseen card of a hidden zone is not picked by what it is

    Scenario: no character is taken out of the other player's hand, though one is there
      Given Alice has Discards-Their-Character in her hand
      And Bob has Reed in his hand
      When Alice plays Discards-Their-Character
      Then Discards-Their-Character is in Alice's waiting room
      And Reed is in Bob's hand

    Scenario: a card of any kind can be picked unseen
      Given Alice has Takes-Blindly in her hand
      And Bob has Reed and Memo in his hand
      When Alice plays Takes-Blindly
      Then Alice must choose 1 card
      And Alice cannot tell which card Reed is
      When Alice chooses Reed
      Then Reed is in Bob's waiting room
      And Memo is in Bob's hand

    Scenario: a searcher need not find a card that is there
      Given Alice has Searches-For-A-Character in her hand
      And the top of Alice's deck is Reed
      When Alice plays Searches-For-A-Character
      And Alice chooses nothing
      Then Alice's hand is empty
      And Searches-For-A-Character is in Alice's waiting room

    Scenario: a searcher who looks through the deck can pick by what the card is
      Given Alice has Searches-For-A-Character in her hand
      And the top of Alice's deck is Memo and Reed
      When Alice plays Searches-For-A-Character
      Then Alice may not choose Memo
      When Alice chooses Reed
      Then Alice has only Reed in her hand

  @8.6.4
  Rule: 8.6.4 The branch for not done is for the player who could not or would not

    Scenario: the player does it
      Given Alice has Discards-Or-Burns and Reed in her hand
      When Alice plays Discards-Or-Burns
      And Alice says yes
      Then Reed is in Alice's waiting room
      And Alice has 2 cards in her hand
      And Alice's clock is empty

    Scenario: the player would not
      Given Alice has Discards-Or-Burns and Reed in her hand
      When Alice plays Discards-Or-Burns
      And Alice says no
      Then Alice has only Reed in her hand
      And Alice has 1 card in her clock

    Scenario: the player could not, with an empty hand
      Given Alice has Discards-Or-Burns in her hand
      When Alice plays Discards-Or-Burns
      Then Alice has 1 card in her clock
      And Alice's hand is empty

    Scenario: the player could not, since a text forbids it
      Given Alice has Discards-Or-Burns and Reed in her hand
      And Alice has Cards-Stay-In-Hand on her center left
      When Alice plays Discards-Or-Burns
      Then Alice has 1 card in her clock
      And Alice has only Reed in her hand

    Scenario: the other player would not
      Given Alice has Asks-Opponent-To-Pay in her hand
      And Bob has 2 cards in his stock
      When Alice plays Asks-Opponent-To-Pay
      And Bob says no
      Then Alice has 1 card in her hand
      And Bob has 2 cards in his stock

    @own-card @reading:declined-means-not-done
    Scenario: what was chosen and then replaced still counts as done
      Given the character Ledger with the text
        """
        REPLACE when a card in your hand would be put into the waiting room: put it into your memory instead.
        """
      And Alice has Ledger on her center left
      And Alice has Discards-Or-Burns and Reed in her hand
      When Alice plays Discards-Or-Burns
      And Alice says yes
      Then Reed is in Alice's memory
      And Alice's clock is empty
