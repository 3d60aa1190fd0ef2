Feature: 10.10 Experience

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.10.1
  Rule: 10.10.1 An Experience ability looks at the cards in the level

    Scenario: a total level of two is enough
      Given Alice has Experienced on her center left
      And Alice's level is, from the top, Sedge and Spark
      Then Experienced's power is 2000

    @unchanged
    Scenario: a total level of one is not
      Given Alice has Experienced on her center left
      And Alice's level is, from the top, Sedge and Reed
      Then Experienced's power is 1000

    @unchanged
    Scenario: climaxes in the level count as level 0
      Given Alice has Experienced on her center left
      And Alice's level is, from the top, Finale, Blue-Finale and Sedge
      Then Experienced's power is 1000

    Scenario: one card of level 2 is enough
      Given Alice has Experienced on her center left
      And Alice's level is, from the top, Lancer
      Then Experienced's power is 2000

    Scenario: one that says that it is in the level works there
      Given Alice's level is, from the top, Lived-Through
      And Alice has Reed on her center left
      Then Reed's power is 2500

  @10.10.2
  Rule: 10.10.2 An ability or event written with Experience has that keyword

    Scenario: a text about cards with Experience concerns it, and no other
      Given Alice has Experienced, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Experience in her hand
      When Alice plays Finds-Experience
      Then Alice has only Experienced in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room
