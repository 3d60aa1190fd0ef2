Feature: 10.3 Assist

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.3.1 @10.3.2
  Rule: 10.3.1 Assist works while its card is on the back stage

    Scenario: from the back stage it works
      Given Alice has Assistant on her back left
      And Alice has Reed on her center left
      Then Reed's power is 2500

    Scenario: from the center stage it does not
      Given Alice has Assistant on her back left
      And Alice has Reed on her center left
      When Alice exchanges her back left and center middle
      Then Assistant is on Alice's center middle
      And Reed's power is 2000

    Scenario: moved to the back stage it begins to work
      Given Alice has Assistant on her center right
      And Alice has Reed on her center left
      When Alice exchanges her center right and back left
      Then Reed's power is 2500

    Scenario: characters that are not in front gain nothing
      Given Alice has Assistant on her back left
      And Alice has Reed on her center right
      And Alice has Clerk on her center middle
      Then Clerk's power is 2000
      And Reed's power is 2000
