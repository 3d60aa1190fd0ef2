Feature: 10.14 Fusion

  Background:
    Given a game of Weiss Schwarz in Alice's main phase
    And a blank character Fused with power 7000
    And Alice has Fuser on her center left
    And Alice has Reed on her back left

  @10.14.1 @10.14.1.1
  Rule: 10.14.1 Characters become markers, and a given one from the deck takes the position

    Scenario: the new character lies on the position with both others as markers
      Given the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      And Alice arranges Fuser and Reed
      Then Fused is on Alice's center left
      And Fused has 2 markers
      And Alice has only Fused on her stage

    Scenario: the markers are face up
      Given the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      And Alice arranges Fuser and Reed
      Then Fuser is face-up
      And Reed is face-up
      And Fused is on Alice's center left

    Scenario: without the character for the cost it is not offered
      Given Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      And Alice chooses Reed
      Then Reed is in Alice's hand
      And Alice may not use Fuser's Fusion

    Scenario: the character to come is looked for in the deck
      Given the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      Then Alice is asked to choose cards

    Scenario: no marker of this card stays behind
      Given Fuser has Wall as face-up marker
      And the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      Then Alice is asked to order cards

  @10.14.2
  Rule: 10.14.2 An ACT ability written with Fusion has that keyword

    Scenario: a text about cards with Fusion concerns it, and no other
      Given Alice has Fuser, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Fusion in her hand
      When Alice plays Finds-Fusion
      Then Alice has 1 card in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room

  @10.14.1.1.1
  Rule: 10.14.1.1.1 Without the new character only the shuffle follows, and the first stays a marker

    Scenario: the deck has no such card
      Given the top of Alice's deck is Sedge and Lancer
      When Alice uses Fuser's Fusion
      Then Fuser is on Alice's center left
      And Fuser has Reed as marker

    @events
    Scenario: the deck is shuffled all the same
      Given the top of Alice's deck is Sedge and Lancer
      When Alice uses Fuser's Fusion
      Then it happened that Alice's deck was shuffled

  @10.14.1.1.2
  Rule: 10.14.1.1.2 Markers that the card had before go along

    Scenario: an older marker lies under the new character too
      Given Fuser has Wall as face-up marker
      And the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      And Alice arranges Fuser, Reed and Wall
      Then Fused has 3 markers

  @10.14.1.1.2.1
  Rule: 10.14.1.1.2.1 Markers of the character paid go to the waiting room

    Scenario: they do not come under the new character
      Given Reed has Wall as marker
      And the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      And Alice arranges Fuser and Reed
      Then Wall is in Alice's waiting room
      And Fused has 2 markers

  @10.14.3
  Rule: 10.14.3 Fusion is used when a character comes onto the stage by it

    Scenario: an ability for using Fusion triggers
      Given Alice has Draws-On-Fusion on her center right
      And the top of Alice's deck is Sedge, Fused and Lancer
      When Alice uses Fuser's Fusion
      And Alice chooses Fused
      And Alice arranges Fuser and Reed
      Then Alice has 1 card in her hand

    Scenario: a Fusion that places nobody is not used
      Given Alice has Draws-On-Fusion on her center right
      When Alice uses Fuser's Fusion
      Then Fuser has 1 marker
      And Alice's hand is empty
