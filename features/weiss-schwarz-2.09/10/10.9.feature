Feature: 10.9 Memory

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.9.1
  Rule: 10.9.1 A Memory ability looks at the cards in the memory or works from within it

    Scenario: two cards in the memory are enough
      Given Alice has Memory-Keeper on her center left
      And Alice has Reed and Sedge in her memory
      Then Memory-Keeper's power is 2000

    Scenario: with one card it is inactive, with the second it becomes active
      Given Alice has Memory-Keeper on her center left
      And Alice has Clerk on her center right
      And Alice has Reed in her memory
      And Alice has Sends-To-Memory in her hand
      Then Memory-Keeper's power is 1000
      When Alice plays Sends-To-Memory
      And Alice chooses Clerk
      Then Memory-Keeper's power is 2000

    @unchanged
    Scenario: the other player's memory does not count
      Given Alice has Memory-Keeper on her center left
      And Bob has Reed and Sedge in his memory
      Then Memory-Keeper's power is 1000

    Scenario: a card works from within the memory
      Given Alice has Works-Face-Down in her memory
      And Alice has Reed on her center left
      Then Reed's power is 2500

    Scenario: one that says that it is in the memory works there
      Given Alice has Remembered in her memory
      And Alice has Reed on her center left
      Then Reed's power is 2500

  @10.9.2
  Rule: 10.9.2 An ability or event written with Memory has that keyword

    Scenario: a text about cards with Memory concerns it, and no other
      Given Alice has Memory-Keeper, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Memory in her hand
      When Alice plays Finds-Memory
      Then Alice has only Memory-Keeper in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room
