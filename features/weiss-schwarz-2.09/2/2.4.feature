Feature: 2.4 Color

  @2.4.1 @8.6.2.1.1
  Rule: 2.4.1 Each card has its color

    Scenario: a text finds cards by their color
      Given Alice has Fetches-A-Red-Card in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Fetches-A-Red-Card
      Then Reed is in Alice's hand
      And Alice has Sedge and Clerk in her waiting room

    Scenario: a card with two colors has both
      Given a blank character Motley with color blue and red
      And Alice has Fetches-A-Red-Card in her hand
      And Alice has Motley and Clerk in her waiting room
      When Alice plays Fetches-A-Red-Card
      Then Motley is in Alice's hand
      And Motley has the color blue

    Scenario: events and climaxes have a color too
      Given Alice has Fetches-A-Red-Card in her hand
      And Alice has Memo, Finale, Blue-Finale and Edict in her waiting room
      When Alice plays Fetches-A-Red-Card
      Then Alice may choose among Memo and Finale

  @2.4.2 @8.6.2.1.1
  Rule: 2.4.2 The color limits which cards can be played

    Scenario: a card of a color that lies in the level can be played, one of another color cannot
      Given it is Alice's clock phase
      And a blank character Rose with level 1, color red
      And a blank character Iris with level 1, color blue
      And Alice has Reed in her level
      And Alice has Rose and Iris in her hand
      When Alice puts no card into her clock
      Then Alice may play Rose
      And Alice may not play Iris

    Scenario: a card of that color in the clock is enough
      Given a blank character Iris with level 1, color blue
      And Alice has Reed in her level
      And Alice has Clerk in her clock
      And Alice has Iris in her hand
      When Alice plays Iris onto her center left
      Then Iris is on Alice's center left

    Scenario: the color of cards on the stage, in the stock or in the waiting room is of no use
      Given it is Alice's clock phase
      And a blank character Iris with level 1, color blue
      And Alice has Reed in her level
      And Alice has Clerk on her center left
      And Alice has two copies of Clerk in her waiting room
      And Alice has Iris and Memo in her hand
      When Alice puts no card into her clock
      Then Alice may play Memo
      And Alice may not play Iris
