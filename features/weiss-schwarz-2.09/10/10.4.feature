Feature: 10.4 Bond

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.4.1
  Rule: 10.4.1 Bond triggers when its card is placed by being played

    Scenario: played from hand it triggers
      Given Alice has Bond-To-Reed in her hand
      And Alice has Reed in her waiting room
      And Alice has 1 card in her stock
      When Alice plays Bond-To-Reed onto her center left
      Then Alice is asked to pay

    Scenario: placed by an effect it does not
      Given Alice has Bond-To-Reed and Reed in her waiting room
      And Alice has 1 card in her stock
      And Alice has Two-On-One-Spot in her hand
      When Alice plays Two-On-One-Spot
      Then Alice was not asked to pay
      And Two-On-One-Spot is in Alice's waiting room

  @10.4.2
  Rule: 10.4.2 For the cost a card of the name comes from the waiting room to the hand

    Scenario: the named card is taken
      Given Alice has Bond-To-Reed in her hand
      And Alice has Reed and Sedge in her waiting room
      And Alice has 1 card in her stock
      When Alice plays Bond-To-Reed onto her center left
      And Alice pays for Bond-To-Reed's Bond
      Then Reed is in Alice's hand
      And Sedge is in Alice's waiting room
      And Alice's stock is empty

    Scenario: without payment nothing is taken
      Given Alice has Bond-To-Reed in her hand
      And Alice has Reed in her waiting room
      And Alice has 1 card in her stock
      When Alice plays Bond-To-Reed onto her center left
      And Alice does not pay for Bond-To-Reed's Bond
      Then Reed is in Alice's waiting room
      And Alice has 1 card in her stock

    Scenario: what cannot be paid is not done
      Given Alice has Bond-To-Reed in her hand
      And Alice has Reed in her waiting room
      When Alice plays Bond-To-Reed onto her center left
      Then Bond-To-Reed is on Alice's center left
      And Reed is in Alice's waiting room

  @10.4.2.1
  Rule: 10.4.2.1 With several names one card of any of them is taken

    Scenario: either of the two can be chosen
      Given Alice has Bond-To-Two in her hand
      And Alice has Reed, Sedge and Clerk in her waiting room
      When Alice plays Bond-To-Two onto her center left
      And Alice pays for Bond-To-Two's Bond
      Then Alice may choose among Reed and Sedge

    Scenario: only one of them is taken
      Given Alice has Bond-To-Two in her hand
      And Alice has Reed and Sedge in her waiting room
      When Alice plays Bond-To-Two onto her center left
      And Alice pays for Bond-To-Two's Bond
      And Alice chooses Sedge
      Then Alice has only Sedge in her hand
      And Reed is in Alice's waiting room
