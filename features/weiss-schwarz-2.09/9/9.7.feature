Feature: 9.7 Resolution of an Unaffiliated Marker

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.7.1
  Rule: 9.7.1 Markers without a character above them go to their owner's waiting room

    Scenario: when the card above is no character any more its markers leave
      Given Alice has Reed on her center left
      And Reed has Clerk as marker
      And Alice has Makes-An-Event in her hand
      When Alice plays Makes-An-Event
      Then Reed and Clerk are in Alice's waiting room

    Scenario: markers under a character stay
      Given Alice has Reed on her center left
      And Reed has Clerk as marker
      And Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Reed has 1 marker
      And Alice has 1 card in her hand
