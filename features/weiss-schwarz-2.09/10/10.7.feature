Feature: 10.7 Brainstorm

  Background:
    Given a game of Weiss Schwarz in Alice's main phase
    And Alice has Brainstormer on her center left

  @10.7.1
  Rule: 10.7.1 Cards of the deck are flipped, put into the waiting room, and counted

    Scenario: each climax among them counts
      Given the top of Alice's deck is Finale, Reed and Sedge
      When Alice uses Brainstormer's Brainstorm
      Then Finale and Reed are in Alice's waiting room
      And Alice has only Sedge in her hand

    Scenario: two climaxes count twice
      Given the top of Alice's deck is Finale, Two-Souls-Climax, Sedge and Lancer
      When Alice uses Brainstormer's Brainstorm
      Then Alice has only Sedge and Lancer in her hand

    Scenario: without a climax nothing follows
      Given the top of Alice's deck is Clerk, Reed and Sedge
      When Alice uses Brainstormer's Brainstorm
      Then Clerk and Reed are in Alice's waiting room
      And Alice's hand is empty

  @10.7.2
  Rule: 10.7.2 An ability or event written with Brainstorm has that keyword

    Scenario: a text about cards with Brainstorm concerns it, and no other
      Given Alice has Brainstormer, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Brainstorm in her hand
      When Alice plays Finds-Brainstorm
      Then Alice has 1 card in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room

  @10.7.3
  Rule: 10.7.3 The flipped cards move together, after the last one is flipped

    @events
    Scenario: they go to the waiting room together
      Given the top of Alice's deck is Clerk, Reed and Sedge
      When Alice uses Brainstormer's Brainstorm
      Then Clerk moved to Alice's waiting room together with Reed moved to Alice's waiting room

    @events
    Scenario: the first one waits in the resolution zone for the second
      Given the top of Alice's deck is Clerk, Reed and Sedge
      When Alice uses Brainstormer's Brainstorm
      Then Reed moved to Alice's resolution zone before Clerk moved to Alice's waiting room

  @10.7.4
  Rule: 10.7.4 Brainstorm is used when the flipped cards reach the waiting room

    Scenario: an ability for using Brainstorm triggers
      Given Alice has Draws-On-Brainstorm on her back left
      And the top of Alice's deck is Clerk, Reed and Sedge
      When Alice uses Brainstormer's Brainstorm
      Then Alice has only Sedge in her hand

    Scenario: flipping without Brainstorm does not count
      Given Alice has Draws-On-Brainstorm on her back left
      And Alice has Flips-Two in her hand
      And the top of Alice's deck is Clerk, Reed and Sedge
      When Alice plays Flips-Two
      Then Clerk and Reed are in Alice's waiting room
      And Alice's hand is empty
