Feature: 8.7 Resolving Automatic Abilities

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.7.1
  Rule: 8.7.1 An AUTO ability is played in the check timing after its condition came true

    Scenario: it does not interrupt the event that triggers it
      Given Alice has Clocks-When-You-Draw on her center left
      And Alice has Draws-Two in her hand
      And the top of Alice's deck is Reed, Clerk, Lancer and Titan
      When Alice plays Draws-Two
      Then Alice has only Reed and Clerk in her hand
      And Alice has Lancer and Titan in her clock

    Scenario: it waits until the text that triggers it is done
      Given Alice has Draws-When-Rested on her center left
      And Alice has Clerk on her center right
      And Alice has Rests-All in her hand
      When Alice plays Rests-All
      Then Draws-When-Rested and Clerk are rested
      And Alice has 1 card in her hand

    Scenario: an ability that the payment triggers waits for the effect
      Given Alice has Rests-Another-As-Cost on her center left, rested
      And Alice has Draws-When-Rested on her center right
      And the top of Alice's deck is Reed and Clerk
      When Alice uses Rests-Another-As-Cost's ACT
      Then Reed is in Alice's stock
      And Clerk is in Alice's hand

  @8.7.2
  Rule: 8.7.2 An AUTO ability stands by when its condition is met

    Scenario: it stands by beside another one
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Chills-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      Then Alice is asked to choose an automatic ability
      And Alice's hand is empty

    Scenario: it stays standing by though its character loses all abilities
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Strips-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      And Alice plays Strips-On-Arrival's AUTO
      And Alice chooses Draws-For-Each-Arrival
      Then Alice has 1 card in her hand

    Scenario: it does not trigger while its character has no abilities
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Strips-Abilities and Reed in her hand
      When Alice plays Strips-Abilities
      And Alice plays Reed onto her back left
      Then Reed is on Alice's back left
      And Alice's hand is empty

    Scenario: an ability in the hand does not trigger
      Given Alice has Draws-For-Each-Arrival and Reed in her hand
      When Alice plays Reed onto her back left
      Then Reed is on Alice's back left
      And Alice has only Draws-For-Each-Arrival in her hand

  @8.7.2.1
  Rule: 8.7.2.1 It stands by as often as its condition is met

    Scenario: two characters that come together trigger it twice
      Given Alice has Draws-For-Each-Arrival on her center right
      And Alice has Two-On-One-Spot in her hand
      And Alice has Reed and Clerk in her waiting room
      When Alice plays Two-On-One-Spot
      And Alice plays Draws-For-Each-Arrival's AUTO
      And Alice plays Draws-For-Each-Arrival's AUTO
      Then Alice has 2 cards in her hand

    Scenario: two drawn cards trigger it twice
      Given Alice has Clocks-When-You-Draw on her center left
      And Alice has Draws-Two in her hand
      When Alice plays Draws-Two
      Then Alice has 2 cards in her clock

    @events
    Scenario: two copies each stand by once
      Given Alice has two Draws-For-Each-Arrivals in her hand
      And Alice has Draws-For-Each-Arrival on her center left
      And Alice has Draws-For-Each-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      And Alice plays Draws-For-Each-Arrival#3's AUTO
      Then Draws-For-Each-Arrival#3's AUTO triggered 1 time
      And Draws-For-Each-Arrival#4's AUTO triggered 1 time
      And Alice has 4 cards in her hand

    Scenario: the first time is over before the second event comes
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Reed and Clerk in her hand
      When Alice plays Reed onto her back left
      Then Alice has 2 cards in her hand
      When Alice plays Clerk onto her back right
      Then Alice has 2 cards in her hand

  @8.7.3
  Rule: 8.7.3 A player chooses the next own ability, and each resolution uses up one standby

    Scenario: after the first the rest is still there, once
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Feeds-On-Arrival on her center middle
      And Alice has Counts-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      And Alice plays Draws-For-Each-Arrival's AUTO
      Then Alice is asked to choose an automatic ability
      And Alice has 1 card in her hand
      And Alice may not play Draws-For-Each-Arrival's AUTO
      And Alice may play Feeds-On-Arrival's AUTO
      And Alice may play Counts-On-Arrival's AUTO

    Scenario: the abilities of the other player are not among them
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Counts-On-Arrival on her center right
      And Bob has Feeds-On-Arrival on his center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      Then Alice is asked to choose an automatic ability
      And Alice may not play Feeds-On-Arrival's AUTO
      And Alice may play Counts-On-Arrival's AUTO

    Scenario: the order is the player's, not that of the stage
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Clocks-On-Arrival on her center right
      And Alice has Reed in her hand
      And the top of Alice's deck is Clerk and Lancer
      When Alice plays Reed onto her back left
      And Alice plays Clocks-On-Arrival's AUTO
      Then Clerk is in Alice's clock
      And Lancer is in Alice's hand

  @8.7.3.1 @reading:all-standing-by-must-be-played
  Rule: 8.7.3.1 Every ability that stands by is played, in an order of choice

    Scenario: none can be left out
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Clocks-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      Then Alice may not choose nothing
      And Alice may play Clocks-On-Arrival's AUTO

    Scenario: one that harms its player is played as well
      Given Alice has Clocks-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      Then Alice has 1 card in her clock

    Scenario: all of them are done before the next action
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Clocks-On-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      And Alice plays Draws-For-Each-Arrival's AUTO
      Then Alice has a play timing
      And Alice has 1 card in her clock
      And Alice has 1 card in her hand

  @8.7.3.2
  Rule: 8.7.3.2 The standby of an ability that cannot be played is used up

    Scenario: it is not played later, when it could be
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice has Reed on her center right
      And Alice has 1 card in her stock
      When Pays-Two-To-Draw attacks
      Then Alice has 2 cards in her stock
      When Reed attacks
      Then Alice has 3 cards in her stock
      And Alice's hand is empty
      And Alice was not asked to pay

    Scenario: a character gone from the waiting room has nothing to encore
      Given Alice has Stores-When-Gone on her center left
      And Alice has Puts-A-Character-Away in her hand
      And Alice has 3 cards in her stock
      When Alice plays Puts-A-Character-Away
      And Alice plays Stores-When-Gone's first ability
      Then Stores-When-Gone is in Alice's stock
      And Alice's stage is empty

  @8.7.3.2.1
  Rule: 8.7.3.2.1 The standby of an ability whose cost is not paid is used up

    Scenario: it is asked for once
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice has 2 cards in her stock
      When Pays-Two-To-Draw attacks
      And Alice does not pay for Pays-Two-To-Draw's AUTO
      Then Alice is asked to choose an attacker
      And Alice has 3 cards in her stock
      And Alice's hand is empty

    Scenario: Encore that is declined does not come back
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      And Alice has 3 cards in her stock
      When Alice plays Reed onto her center left
      And Alice does not pay for Clerk's Encore
      Then Alice has a play timing
      And Clerk is in Alice's waiting room
      And Alice has 3 cards in her stock

    Scenario: a standby of the same ability that comes later is asked for again
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice has Pays-Two-To-Draw on her center right
      And Alice has 2 cards in her stock
      When Pays-Two-To-Draw attacks
      And Alice does not pay for Pays-Two-To-Draw's AUTO
      And Pays-Two-To-Draw#2 attacks
      Then Alice is asked to pay
      When Alice pays for Pays-Two-To-Draw#2's AUTO
      Then Alice has 1 card in her hand
      And Alice has 2 cards in her stock

  @8.7.4
  Rule: 8.7.4 An AUTO ability can trigger on its own card's change of zone

    Scenario: a character that goes from the stage to the waiting room
      Given Alice has Draws-When-Gone on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      And Alice plays Draws-When-Gone's first ability
      Then Draws-When-Gone is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: a move to another zone does not trigger it
      Given Alice has Draws-When-Gone on her center left
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      Then Alice has only Draws-When-Gone in her hand

    Scenario: a move to the waiting room from another zone does not trigger it
      Given Alice has Draws-When-Gone and Draws-Then-Discards in her hand
      When Alice plays Draws-Then-Discards
      And Alice chooses Draws-When-Gone
      Then Draws-When-Gone is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: a card that is put from the deck into the waiting room
      Given Alice has Mills-One in her hand
      And the top of Alice's deck is Draws-When-Milled
      When Alice plays Mills-One
      Then Draws-When-Milled is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: a card that is put onto the stage
      Given Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her center left
      Then Alice has 1 card in her hand

  @8.7.4.1.1
  Rule: 8.7.4.1.1 Between a public and a hidden zone the card counts as it is in the public one

    Background:
      Given a blank character Page with power 1000

    Scenario: a character that returns to the hand counts as it was on the stage
      Given Alice has Draws-When-Strong-Returns on her center left
      And Alice has Boosts-All on her back left
      And Alice has Page on her center right
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      And Alice chooses Page
      Then Page is in Alice's hand
      And Alice has 2 cards in her hand

    Scenario: a character that was too weak on the stage does not count
      Given Alice has Draws-When-Strong-Returns on her center left
      And Alice has Strengthens-The-Hand on her back left
      And Alice has Page on her center right
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      And Alice chooses Page
      Then Alice has only Page in her hand

    Scenario: a character that comes from the hand counts as it is on the stage
      Given Alice has Draws-When-Strong-Arrives on her center left
      And Alice has Boosts-All on her back left
      And Alice has Page in her hand
      When Alice plays Page onto her center right
      Then Page has 1500 power
      And Alice has 1 card in her hand

    Scenario: what it had in the hand does not count
      Given Alice has Draws-When-Strong-Arrives on her center left
      And Alice has Strengthens-The-Hand on her back left
      And Alice has Page in her hand
      When Alice plays Page onto her center right
      Then Page has 1000 power
      And Alice's hand is empty

  @8.7.4.1.2
  Rule: 8.7.4.1.2 A card that goes from the stage counts as it was there

    Background:
      Given a blank character Page with power 1000
      And Alice has Draws-When-Strong-Leaves on her center left
      And Alice has Page on her center right
      And Alice has Puts-A-Character-Away in her hand

    Scenario: power that it had only on the stage counts
      Given Alice has Boosts-All on her back left
      When Alice plays Puts-A-Character-Away
      And Alice chooses Page
      And Alice plays Draws-When-Strong-Leaves's AUTO
      Then Alice has 1 card in her hand

    Scenario: without that power it does not count
      Given Alice has Reed on her back left
      When Alice plays Puts-A-Character-Away
      And Alice chooses Page
      Then Page is in Alice's waiting room
      And Alice's hand is empty

    Scenario: power for the turn that the card loses with the move counts
      Given Alice has Boosts-One in her hand
      When Alice plays Boosts-One
      And Alice chooses Page
      And Alice plays Puts-A-Character-Away
      And Alice chooses Page
      And Alice plays Draws-When-Strong-Leaves's AUTO
      Then Page is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: a card that left for lack of power was not strong
      Given Alice has Lancer on her back left
      And Alice has Sets-To-Zero in her hand
      When Alice plays Sets-To-Zero
      And Alice chooses Lancer
      Then Lancer is in Alice's waiting room
      And Alice has only Puts-A-Character-Away in her hand

    @own-card
    Scenario: a card that changes its master counts as it was on the stage that it left
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Banner with level 0, cost 0, power 1000 and the text
        """
        CONT: other characters you control gain the trait "Corps".
        AUTO when a "Corps" character is put onto your opponent's stage: draw 1.
        """
      And the event Press with the text
        """
        TEXT: put 1 character named "Clerk" your opponent controls onto the center left of your stage under your control.
        """
      And Alice has Press in her hand
      And Bob has Banner on his back left
      And Bob has Clerk on his center left
      When Alice plays Press
      Then Clerk is on Alice's center left
      And Bob has 1 card in his hand

    @own-card
    Scenario: what it is on the stage to which it comes does not count
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Banner with level 0, cost 0, power 1000 and the text
        """
        CONT: other characters you control gain the trait "Corps".
        AUTO when a "Corps" character is put onto your stage: draw 1.
        """
      And the event Press with the text
        """
        TEXT: put 1 character named "Clerk" your opponent controls onto the center left of your stage under your control.
        """
      And Alice has Press in her hand
      And Alice has Banner on her back left
      And Bob has Clerk on his center left
      When Alice plays Press
      Then Clerk is on Alice's center left
      And Clerk has the trait Corps
      And Alice has only Puts-A-Character-Away in her hand

  @8.7.4.1.3
  Rule: 8.7.4.1.3 Between other public zones the card counts as it is in the new one

    Background:
      Given a blank character Page with power 1000
      And Alice has Draws-When-Strong-Clocked on her center left
      And Alice has Page in her waiting room
      And Alice has Clocks-From-Waiting-Room in her hand

    Scenario: power that it has only in the clock counts
      Given Alice has Strengthens-Clock on her back left
      When Alice plays Clocks-From-Waiting-Room
      Then Page is in Alice's clock
      And Alice has 1 card in her hand

    Scenario: in a clock that strengthens nobody it does not count
      When Alice plays Clocks-From-Waiting-Room
      Then Page is in Alice's clock
      And Alice's hand is empty

    @own-card
    Scenario: power that it had only in the old zone does not count
      Given the character Curator with the text
        """
        CONT: characters in your waiting room get +1000 power.
        """
      And Alice has Curator on her back left
      When Alice plays Clocks-From-Waiting-Room
      Then Page is in Alice's clock
      And Alice's hand is empty

  @8.7.5
  Rule: 8.7.5 An effect can make an ability that triggers later

    Scenario: it triggers at the end of the turn
      Given Alice has Draws-Later in her hand
      When Alice plays Draws-Later
      Then Alice's hand is empty
      When the turn ends
      Then Alice has 1 card in her hand

    Scenario: it triggers on a later event
      Given Alice has Draws-On-Next-Attack in her hand
      And Alice has Reed on her center left
      When Alice plays Draws-On-Next-Attack
      Then Alice's hand is empty
      When Reed attacks
      Then Alice has 1 card in her hand

    Scenario: it is played though its card is back in the hand
      Given Alice has Draws-Later and Fetches-An-Event in her hand
      When Alice plays Draws-Later
      And Alice plays Fetches-An-Event
      Then Alice has only Draws-Later in her hand
      When the turn ends
      Then Alice has 2 cards in her hand

  @8.7.5.1
  Rule: 8.7.5.1 Such a condition comes true only once

    Scenario: the next attack counts, the one after it does not
      Given Alice has Draws-On-Next-Attack in her hand
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Alice plays Draws-On-Next-Attack
      And Reed attacks
      And Clerk attacks
      Then Alice has 1 card in her hand

    Scenario: the end of this turn counts, the end of the next turns does not
      Given Alice has Draws-Later in her hand
      When Alice plays Draws-Later
      And the turn ends
      Then Alice has 1 card in her hand
      When the turn ends
      Then Alice has 2 cards in her hand

    Scenario: two effects come true once each
      Given Alice has two Draws-Laters in her hand
      When Alice plays Draws-Later
      And Alice plays Draws-Later#2
      And the game reaches Alice's attack phase
      And Alice ends the attack phase
      And Alice plays Draws-Later's AUTO
      Then Alice has 2 cards in her hand

  @8.7.6
  Rule: 8.7.6 An ability can trigger on a state of the game

    Scenario: it triggers when the last card leaves the hand
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Reed in her hand
      And the top of Alice's deck is Clerk
      When Alice plays Reed onto her center right
      Then Alice has only Clerk in her hand

    Scenario: it does not trigger while one card is left
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Reed and Lancer in her hand
      When Alice plays Reed onto her center right
      Then Alice has only Lancer in her hand

    Scenario: it triggers as its card comes into the state
      Given Alice has Draws-With-Empty-Hand in her hand
      And the top of Alice's deck is Clerk
      When Alice plays Draws-With-Empty-Hand onto her center left
      Then Alice has only Clerk in her hand

    Scenario: the other player's state does not trigger it
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Reed and Lancer in her hand
      And Bob has Memo in his stock
      When Alice passes
      Then it is Alice's climax phase
      And Alice has only Reed and Lancer in her hand

  @8.7.6.1
  Rule: 8.7.6.1 It stands by once, and again only if the state still holds after it was resolved

    @events
    Scenario: it stands by once while the state holds
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center right
      Then Draws-With-Empty-Hand's AUTO triggered 1 time
      And Alice has 1 card in her hand

    @events
    Scenario: it triggers anew when the state comes about again
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Reed in her hand
      And the top of Alice's deck is Clerk and Titan
      When Alice plays Reed onto her center right
      And Alice plays Clerk onto her center middle
      Then Alice has only Titan in her hand
      And Draws-With-Empty-Hand's AUTO triggered 2 times

    Scenario: a state that holds after the resolution brings it back
      Given Alice has Clocks-Until-Three in her hand
      When Alice plays Clocks-Until-Three onto her center left
      Then Alice has 3 cards in her clock
      And Alice's deck has 17 cards

    Scenario: a state that no longer holds after the resolution does not
      Given Alice has Clocks-Until-Three in her hand
      And Alice has 2 cards in her clock
      When Alice plays Clocks-Until-Three onto her center left
      Then Alice has 3 cards in her clock
      And Alice's deck has 19 cards

    Scenario: a state that comes and goes while it stands by is enough
      Given Alice has Draws-With-Empty-Hand on her center left
      And Alice has Draws-For-Each-Arrival on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her back left
      And Alice plays Draws-For-Each-Arrival's AUTO
      Then Alice has 2 cards in her hand

  @8.7.7
  Rule: 8.7.7 An ability whose card has moved is played; what the move makes impossible does nothing

    Scenario: a character that left is no longer needed to draw
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice plays Draws-For-Each-Arrival's first ability
      Then Draws-For-Each-Arrival is in Alice's waiting room
      And Alice has 1 card in her hand

    @reading:moved-before-resolution
    Scenario: a character that left gets no power
      Given Alice has Grows-When-Another-Comes on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice plays Grows-When-Another-Comes's first ability
      Then Grows-When-Another-Comes is in Alice's waiting room
      And Grows-When-Another-Comes has 1000 power
      And Alice has a play timing

    Scenario: a card that an ability has moved on is not moved by the next
      Given Alice has Returns-When-Gone on her center left
      And Alice has Puts-A-Character-Away in her hand
      And Alice has 3 cards in her stock
      When Alice plays Puts-A-Character-Away
      And Alice plays Returns-When-Gone's first ability
      Then Returns-When-Gone is in Alice's hand
      And Alice's stage is empty

    @reading:several-encores-stand-by-each
    Scenario: a card that came back by Encore is not returned from the stage
      Given Alice has Returns-When-Gone on her center left
      And Alice has Puts-A-Character-Away in her hand
      And Alice has 3 cards in her stock
      When Alice plays Puts-A-Character-Away
      And Alice plays Returns-When-Gone's Encore
      And Alice pays for Returns-When-Gone's Encore
      Then Returns-When-Gone is rested on Alice's center left
      And Alice's hand is empty
