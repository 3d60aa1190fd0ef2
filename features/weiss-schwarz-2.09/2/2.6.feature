Feature: 2.6 Level

  @2.6.1 @8.6.2.1.2
  Rule: 2.6.1 Characters and events have the least level of a player who may play them

    Scenario Outline: a character of level 2, at the level, above it and below it
      Given a blank character Rose with level 2
      And Alice is at level <level>
      And Alice has Rose in her hand
      When Alice plays Rose onto her center left
      Then Rose is on Alice's center left

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: one level below is not enough
      Given it is Alice's clock phase
      And a blank character Rose with level 2
      And a blank character Bud with level 1
      And Alice is at level 1
      And Alice has Rose and Bud in her hand
      When Alice puts no card into her clock
      Then Alice may play Bud
      And Alice may not play Rose

    Scenario: an event has a level too
      Given it is Alice's clock phase
      And a blank event Plan with level 2
      And a blank event Hint with level 1
      And Alice is at level 1
      And Alice has Plan and Hint in her hand
      When Alice puts no card into her clock
      Then Alice may play Hint
      And Alice may not play Plan

    Scenario: a climax has none and is played at level 0
      Given it is Alice's climax phase
      And Alice has Reed in her clock
      And Alice has Finale in her hand
      When Alice plays Finale
      Then Finale is in Alice's climax area

  @2.6.2 @8.6.2.1.2
  Rule: 2.6.2 The level of the player limits which cards can be played

    Scenario: it is the number of cards in the level, whatever levels are printed on them
      Given it is Alice's clock phase
      And a blank character Rose with level 1
      And Alice has Wall in her clock
      And Alice has Rose and Memo in her hand
      When Alice puts no card into her clock
      Then Alice may play Memo
      And Alice may not play Rose

    Scenario: the printed level of a level card adds nothing
      Given it is Alice's clock phase
      And a blank character Rose with level 2, color green
      And Alice has Wall in her level
      And Alice has Rose and Memo in her hand
      When Alice puts no card into her clock
      Then Alice may play Memo
      And Alice may not play Rose

    Scenario: each player has a level of his own
      Given it is Alice's clock phase
      And a blank character Rose with level 1
      And Bob is at level 3
      And Alice has Reed in her clock
      And Alice has Rose and Memo in her hand
      When Alice puts no card into her clock
      Then Alice may play Memo
      And Alice may not play Rose
