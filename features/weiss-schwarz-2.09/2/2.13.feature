Feature: 2.13 Title Name

  @2.13.1
  Rule: 2.13.1 A card has the title it comes from

    @2.13.2
    Scenario: a text finds cards by their title
      Given Alice has Fetches-A-Tower-Card in her hand
      And Alice has Reed, Sedge and Lancer in her waiting room
      When Alice plays Fetches-A-Tower-Card
      Then Lancer is in Alice's hand
      And Alice has Reed and Sedge in her waiting room

  @2.13.2
  Rule: 2.13.2 A title does something only where a text refers to it

    Scenario: all cards of the title are offered, and none of another or of no title
      Given Alice has Fetches-A-Tower-Card in her hand
      And Alice has Reed, Lancer, Clerk and Wall in her waiting room
      When Alice plays Fetches-A-Tower-Card
      Then Alice may choose among Lancer and Clerk

    Scenario: a card whose name is the title is not of that title
      Given a blank character Keep with name Tower
      And Alice has Fetches-A-Tower-Card in her hand
      And Alice has Keep in her waiting room
      When Alice plays Fetches-A-Tower-Card
      Then Alice's hand is empty
      And Keep is in Alice's waiting room

    Scenario: cards of several titles are played together
      Given Alice has Reed and Clerk in her hand
      When Alice plays Reed onto her center left
      And Alice plays Clerk onto her center right
      Then Alice has 2 cards on her stage
