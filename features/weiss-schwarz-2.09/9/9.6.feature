Feature: 9.6 Resolution of Illegal Cards in Zones

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @9.6.1
  Rule: 9.6.1 Non-characters leave the stage and other cards the climax area

    Scenario: a character that becomes an event leaves the stage
      Given Bob has Reed on his center left
      And Bob has Clerk on his center right
      And Alice has Makes-An-Event in her hand
      When Alice plays Makes-An-Event
      And Alice chooses Reed
      Then Reed is in Bob's waiting room
      And Clerk is on Bob's center right

    Scenario: a climax that becomes an event leaves the climax area
      Given Alice has Finale on her climax area
      And Alice has Unmakes-Climax in her hand
      When Alice plays Unmakes-Climax
      Then Finale is in Alice's waiting room

  @9.6.2
  Rule: 9.6.2 On a position and in the climax area only the card placed last stays

    Scenario: the character placed last stays
      Given Alice has Clerk on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Alice has only Reed on her stage
      And Clerk is in Alice's waiting room

    Scenario: other positions are not concerned
      Given Alice has Clerk on her center left
      And Alice has Titan on her center right
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Alice has only Reed and Titan on her stage

    Scenario: the climax placed last stays
      Given it is Alice's climax phase
      And Alice is at level 1
      And Alice has Two-Souls-Climax on her climax area
      And Alice has Finale in her hand
      When Alice plays Finale
      Then Alice has only Finale on her climax area
      And Two-Souls-Climax is in Alice's waiting room

    Scenario: the displaced character may come back by Encore and displaces the newcomer
      Given Alice has Clerk on her center left
      And Alice has 3 cards in her stock
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice pays for Clerk's Encore
      Then Alice has only Clerk on her stage
      And Reed is in Alice's waiting room

  @9.6.2.1
  Rule: 9.6.2.1 Cards placed last together all leave

    Scenario: two characters placed on one position at once both leave
      Given Alice has Reed and Clerk in her waiting room
      And Alice has Two-On-One-Spot in her hand
      When Alice plays Two-On-One-Spot
      Then Two-On-One-Spot is in Alice's waiting room
      And Alice's stage is empty
      And Reed and Clerk are in Alice's waiting room

    Scenario: the one that was there before leaves as well
      Given Alice has Reed and Clerk in her waiting room
      And Alice has Wall on her center left
      And Alice has Two-On-One-Spot in her hand
      When Alice plays Two-On-One-Spot
      Then Alice's stage is empty
      And Wall is in Alice's waiting room
