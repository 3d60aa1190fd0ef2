Feature: 10.8 Change

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.8.1
  Rule: 10.8.1 A given card takes the place of this one

    Scenario: put away for the cost, it makes room for the other card
      Given it is the start of Alice's main phase
      And Alice has Changer on her center left
      And Alice has Changed in her waiting room
      When Alice pays for Changer's AUTO
      Then Changed is on Alice's center left
      And Changer is in Alice's waiting room

    Scenario: without payment nothing changes
      Given it is the start of Alice's main phase
      And Alice has Changer on her center left
      And Alice has Changed in her waiting room
      When Alice does not pay for Changer's AUTO
      Then Changer is on Alice's center left
      And Changed is in Alice's waiting room
      And Alice was asked to pay

    Scenario: the two are exchanged
      Given Alice has Exchanger on her center left
      And Alice has Changed in her hand
      And Alice has 1 card in her stock
      When Alice uses Exchanger's Change
      And Alice chooses Changed
      Then Changed is on Alice's center left
      And Exchanger is in Alice's hand

  @10.8.2
  Rule: 10.8.2 An ability written with Change has that keyword

    Scenario: a text about cards with Change concerns it, and no other
      Given Alice has Exchanger, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Change in her hand
      When Alice plays Finds-Change
      Then Alice has only Exchanger in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room

  @10.8.3
  Rule: 10.8.3 Without the other card in its zone nothing is exchanged

    Scenario: the other card is not in the hand
      Given Alice has Exchanger on her center left
      And Alice has Changed in her waiting room
      And Alice has 1 card in her stock
      When Alice uses Exchanger's Change
      Then Exchanger is on Alice's center left
      And Changed is in Alice's waiting room
      And Alice's stock is empty

    Scenario: this card has left the stage before the ability is resolved
      Given it is the start of Alice's main phase
      And Alice has Morning-Exchanger on her center left
      And Alice has Sends-Exchanger-Away on her center right
      And Alice has Changed in her hand
      When Alice plays Sends-Exchanger-Away's AUTO
      And Alice plays Morning-Exchanger's Change
      And Alice chooses Changed
      Then Morning-Exchanger is in Alice's waiting room
      And Changed is in Alice's hand
      And Alice has only Sends-Exchanger-Away on her stage

    Scenario: moved to another stage position it is exchanged all the same
      Given it is the start of Alice's main phase
      And Alice has Morning-Exchanger on her center left
      And Alice has Sends-Exchanger-Back on her center right
      And Alice has Changed in her hand
      When Alice plays Sends-Exchanger-Back's AUTO
      And Alice chooses her back left
      And Alice chooses Changed
      Then Changed is on Alice's back left
      And Morning-Exchanger is in Alice's hand

  @10.8.4
  Rule: 10.8.4 Being placed by Change is told from being placed otherwise

    Scenario: placed by Change the ability triggers
      Given Alice has Exchanger on her center left
      And Alice has Changed in her hand
      And Alice has 1 card in her stock
      And the top of Alice's deck is Sedge
      When Alice uses Exchanger's Change
      And Alice chooses Changed
      Then Alice has only Exchanger and Sedge in her hand

    Scenario: played from hand it does not
      Given Alice has Changed in her hand
      When Alice plays Changed onto her center left
      Then Changed is on Alice's center left
      And Alice's hand is empty

  @10.8.5
  Rule: 10.8.5 Change is used when a character comes onto the stage by it

    Scenario: an ability for using Change triggers
      Given Alice has Exchanger on her center left
      And Alice has Draws-On-Change on her back left
      And Alice has Changed in her hand
      And Alice has 1 card in her stock
      When Alice uses Exchanger's Change
      And Alice chooses Changed
      And Alice plays Draws-On-Change's AUTO
      Then Alice has 3 cards in her hand

    Scenario: a Change that places nobody is not used
      Given Alice has Exchanger on her center left
      And Alice has Draws-On-Change on her back left
      And Alice has 1 card in her stock
      When Alice uses Exchanger's Change
      Then Alice's stock is empty
      And Alice's hand is empty

    Scenario: it can be played once the character is there
      Given Alice has Exchanger on her center left
      And Alice has Draws-On-Change on her back left
      And Alice has Draws-On-Change on her back right
      And Alice has Changed in her hand
      And Alice has 1 card in her stock
      When Alice uses Exchanger's Change
      And Alice chooses Changed
      Then Alice is asked to choose an automatic ability
