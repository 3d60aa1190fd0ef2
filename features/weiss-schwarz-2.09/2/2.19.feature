Feature: 2.19 Referencing Information

  @2.19.1
  Rule: 2.19.1 A number that a card lacks is 0, and anything else that it lacks does not exist

    Scenario: a climax, which has no level, is found among cards of level 0
      Given Alice has Fetches-Level-Zero in her hand
      And Alice has Finale, Sedge and Lancer in her waiting room
      When Alice plays Fetches-Level-Zero
      Then Finale is in Alice's hand
      And Alice has Sedge and Lancer in her waiting room

    Scenario: it stands there beside a character of level 0
      Given Alice has Fetches-Level-Zero in her hand
      And Alice has Finale, Reed and Sedge in her waiting room
      When Alice plays Fetches-Level-Zero
      Then Alice may choose among Finale and Reed

    Scenario: an event has no power that would be 1000 or more
      Given Alice has Fetches-High-Power in her hand
      And Alice has Memo and Clerk in her waiting room
      When Alice plays Fetches-High-Power
      Then Clerk is in Alice's hand
      And Memo is in Alice's waiting room

    Scenario: a character without a trait has not the trait that is asked for
      Given Alice has Fetches-A-Watch-Card in her hand
      And Alice has Clerk and Wall in her waiting room
      When Alice plays Fetches-A-Watch-Card
      Then Alice's hand is empty
      And Alice has Clerk and Wall in her waiting room

  @2.19.2
  Rule: 2.19.2 What is lacking is equal to nothing, not even to what another card lacks

    Scenario: a character shares its trait with those that have it
      Given Alice has Boosts-Its-Kin on her center left
      And Alice has Reed on her center middle
      And Alice has Clerk on her center right
      When Alice uses Boosts-Its-Kin's ACT
      Then Reed has 3000 power
      And Clerk has 1500 power

    Scenario: two characters without a trait do not share one
      Given Alice has Boosts-Its-Kin-Without-Trait on her center left
      And Alice has Clerk on her center right
      And Alice has Memo in her hand
      When Alice uses Boosts-Its-Kin-Without-Trait's ACT
      And Alice plays Memo
      Then Clerk has 1500 power
      And Memo is in Alice's waiting room

    Scenario: a character without a trait shares none with one that has some
      Given Alice has Boosts-Its-Kin-Without-Trait on her center left
      And Alice has Lancer on her center right
      And Alice has Memo in her hand
      When Alice uses Boosts-Its-Kin-Without-Trait's ACT
      And Alice plays Memo
      Then Lancer has 8000 power
      And Memo is in Alice's waiting room
