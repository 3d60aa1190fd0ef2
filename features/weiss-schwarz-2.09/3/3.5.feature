Feature: 3.5 Stage

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.5.1 @8.6.2.5.1
  Rule: 3.5.1 Characters are placed on the stage

    Scenario: a played character lies on the stage
      Given Alice has Reed in her hand
      When Alice plays Reed onto her back right
      Then Alice has only Reed on her stage

    Scenario: a played event does not
      Given Alice has Memo in her hand
      When Alice plays Memo
      Then Memo is in Alice's waiting room
      And Alice's stage is empty

  @3.5.2
  Rule: 3.5.2 A card on any of the five positions is on the stage

    Scenario Outline: a character on <position> is found by what looks at the stage
      Given Alice has Boosts-All-This-Turn in her hand
      And Alice has Reed on her <position>
      When Alice plays Boosts-All-This-Turn
      Then Reed has 3000 power

      Examples:
        | position      |
        | center left   |
        | center middle |
        | center right  |
        | back left     |
        | back right    |

    Scenario: the cards of all five positions count together
      Given Alice has Rests-All in her hand
      And Alice has Reed on her center left
      And Alice has Sedge on her center middle
      And Alice has Clerk on her center right
      And Alice has Wall on her back left
      And Alice has Titan on her back right
      When Alice plays Rests-All
      Then Alice has 5 rested cards on her stage

    Scenario: coming to any position is coming to the stage
      Given Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her back right
      Then Alice has 1 card in her hand

    Scenario: a move from one position to another is no coming to the stage
      Given Alice has Draws-When-Placed on her back right
      When Alice exchanges her back right and center left
      Then Draws-When-Placed is on Alice's center left
      And Alice's hand is empty

  @3.5.3
  Rule: 3.5.3 Everybody sees the stage

    Scenario: a character that was hidden in the hand is seen by both
      Given Alice has Sedge and Reed in her hand
      When Alice plays Reed onto her center left
      Then Bob sees Reed on Alice's stage
      And Bob cannot tell which card Sedge is

    Scenario: a card from the hidden deck is seen by both on the stage
      Given Alice has Fuser on her center left
      And Alice has Reed on her back left
      And the top of Alice's deck is Fused
      When Alice uses Fuser's ACT
      And Alice chooses Fused
      Then both players see Fused on Alice's stage
