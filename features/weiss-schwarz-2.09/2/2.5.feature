Feature: 2.5 Trait

  @2.5.1
  Rule: 2.5.1 Characters have traits, other cards have none

    Scenario: a text that asks for a trait finds characters that have it
      Given Alice has Fetches-A-Watch-Card in her hand
      And Alice has Reed, Sedge, Lancer, Memo and Finale in her waiting room
      When Alice plays Fetches-A-Watch-Card
      Then Alice may choose among Reed and Lancer

    Scenario: each of several traits counts
      Given Alice has Fetches-A-Watch-Card in her hand
      And Alice has Lancer and Clerk in her waiting room
      When Alice plays Fetches-A-Watch-Card
      Then Lancer is in Alice's hand
      And Lancer has the trait Guild
      And Lancer has the trait Watch

    Scenario: an event of that name has not the trait
      Given a blank event Patrol with name Watch
      And Alice has Fetches-A-Watch-Card in her hand
      And Alice has Patrol in her waiting room
      When Alice plays Fetches-A-Watch-Card
      Then Alice's hand is empty
      And Patrol is in Alice's waiting room

  @2.5.2
  Rule: 2.5.2 A trait does something only where a text refers to it

    Scenario: an ability finds the characters with its trait and leaves the others
      Given Alice has Reed and Clerk on her stage
      And Alice has Boosts-Watch in her hand
      When Alice plays Boosts-Watch onto her back left
      Then Reed has 2500 power
      And Clerk has 1500 power

    Scenario: one of several traits is enough
      Given Alice has Lancer and Sedge on her stage
      And Alice has Boosts-Watch in her hand
      When Alice plays Boosts-Watch onto her back left
      Then Lancer has 8500 power
      And Sedge has 4500 power

    Scenario: characters of different traits, and one without any, are played side by side
      Given Alice has Reed and Clerk in her hand
      And Alice has Sedge on her center left
      When Alice plays Reed onto her center middle
      And Alice plays Clerk onto her center right
      Then Alice has 3 cards on her stage
