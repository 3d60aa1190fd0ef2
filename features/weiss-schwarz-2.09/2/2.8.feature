Feature: 2.8 Icon

  @2.8.2 @7.4.1.2.1
  Rule: 2.8.2 A card with the counter icon can be used in the opponent's counter step

    Scenario: an event with the icon is played against a frontal attack, one without is not
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And Bob has Counter-Draws and Draws-One in his hand
      When Reed frontal attacks
      Then Bob may play Counter-Draws
      And Bob may not play Draws-One

    Scenario: its effect is carried out before the damage
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And the top of Bob's deck is Wall and Sedge
      And Bob has Counter-Draws in his hand
      When Reed frontal attacks
      And Bob plays Counter-Draws
      Then Wall is in Bob's hand
      And Sedge is in Bob's clock

    Scenario: a blank event with the icon may be played, a blank one without may not
      Given it is Alice's attack phase
      And a blank event Parry with icon counter
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And Bob has Parry and Memo in his hand
      When Reed frontal attacks
      Then Bob may play Parry
      And Bob may not play Memo

    Scenario: against a side attack there is no step for it
      Given it is Alice's attack phase
      And a blank event Parry with icon counter
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And Bob has Parry in his hand
      When Reed side attacks
      Then Bob had 0 play timings
      And Bob has 1 card in his clock

  @2.8.2.1
  Rule: 2.8.2.1 A card with the counter icon can also be played in one's own main phase

    Scenario: an event with the icon is played like any event
      Given Alice has Counter-Draws in her hand
      When Alice plays Counter-Draws
      Then Counter-Draws is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: a character with the icon is played onto the stage
      Given Alice has Backs-Up in her hand
      When Alice plays Backs-Up onto her back left
      Then Backs-Up is on Alice's back left

    Scenario: a blank event with the icon is played as well
      Given a blank event Parry with icon counter
      And Alice has Parry in her hand
      When Alice plays Parry
      Then Parry is in Alice's waiting room

    Scenario: but not in the main phase of the opponent
      Given it is Bob's main phase
      And Alice has Counter-Draws in her hand
      And Bob has Memo in his hand
      When Bob plays Memo
      Then Alice had 0 play timings
      And Memo is in Bob's waiting room
