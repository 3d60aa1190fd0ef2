Feature: 3.11 Climax Area

  Background:
    Given a game of Weiss Schwarz in Alice's climax phase
    And Alice is at level 1

  @3.11.1 @8.6.2.5.3
  Rule: 3.11.1 A played climax is placed in the climax area

    Scenario: the climax lies in the climax area of the player
      Given Alice has Finale in her hand
      When Alice plays Finale
      Then Finale is in Alice's climax area
      And Alice's stage is empty
      And Bob's climax area is empty

    Scenario: it stays there while the turn goes on
      Given Alice has Finale in her hand
      And Alice has Reed on her center left
      When Alice plays Finale
      And Reed attacks
      Then Finale is in Alice's climax area
      And Reed is rested

  @3.11.2 @9.6.2
  Rule: 3.11.2 Everybody sees the climax area, and it holds one card

    Scenario: both players see the climax
      Given Alice has Finale in her hand
      When Alice plays Finale
      Then both players see Finale in Alice's climax area

    Scenario: a second climax sends the first to the waiting room
      Given Alice has Finale in her hand
      And Alice has Boosting-Climax in her climax area
      When Alice plays Finale
      Then Alice has only Finale in her climax area
      And Boosting-Climax is in Alice's waiting room

    @own-card
    Scenario: a climax that an effect puts there also stays as the last one
      Given the event Encase with the text
        """
        TEXT: put 1 climax in your waiting room onto your climax area.
        """
      And it is Alice's main phase
      And Alice has Encase in her hand
      And Alice has Finale in her waiting room
      And Alice has Blue-Finale in her climax area
      When Alice plays Encase
      Then Alice has only Finale in her climax area
      And Blue-Finale is in Alice's waiting room

    Scenario: the effect of the climax that left is gone with it
      Given Alice has Finale in her hand
      And Alice has Boosting-Climax in her climax area
      And Alice has Reed on her center left
      When Alice plays Finale
      Then Reed has 2000 power

  @3.11.3 @9.6.1
  Rule: 3.11.3 A card in the climax area that is no climax goes to its owner's waiting room

    Scenario: a climax that became an event leaves
      Given it is Alice's main phase
      And Alice has Unmakes-Climax in her hand
      And Alice has Finale in her climax area
      When Alice plays Unmakes-Climax
      Then Finale is in Alice's waiting room
      And Alice's climax area is empty

    Scenario: the other player's climax leaves as well
      Given it is Alice's main phase
      And Alice has Unmakes-Climax in her hand
      And Bob has Finale in his climax area
      When Alice plays Unmakes-Climax
      Then Finale is in Bob's waiting room

    @own-card
    Scenario: a character that an effect puts there leaves
      Given the event Misplace with the text
        """
        TEXT: put 1 character in your waiting room onto your climax area.
        """
      And it is Alice's main phase
      And Alice has Misplace in her hand
      And Alice has Reed in her waiting room
      When Alice plays Misplace
      Then Misplace is in Alice's waiting room
      And Reed is in Alice's waiting room
      And Alice's climax area is empty
