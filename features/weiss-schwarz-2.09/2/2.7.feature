Feature: 2.7 Cost

  @2.7.1 @8.6.2.3.1
  Rule: 2.7.1 Characters and events have a cost to be played

    Scenario: a character takes its cost from the stock
      Given a blank character Rose with cost 2
      And Alice has 3 cards in her stock
      And Alice has Rose in her hand
      When Alice plays Rose onto her center left
      Then Alice has 1 card in her stock

    Scenario: an event takes its cost from the stock
      Given a blank event Plan with cost 1
      And Alice has 3 cards in her stock
      And Alice has Plan in her hand
      When Alice plays Plan
      Then Alice has 2 cards in her stock
      And Alice has 2 cards in her waiting room

    Scenario: a climax costs nothing
      Given it is Alice's climax phase
      And Alice is at level 1
      And Alice has 2 cards in her stock
      And Alice has Finale in her hand
      When Alice plays Finale
      Then Finale is in Alice's climax area
      And Alice has 2 cards in her stock

  @2.7.2 @8.6.2.3.1
  Rule: 2.7.2 The cost is that many cards from the stock to the waiting room

    Scenario: the cards are taken from the top of the stock
      Given a blank character Rose with cost 2
      And Alice's stock is, from the top, Reed, Sedge and Clerk
      And Alice has Rose in her hand
      When Alice plays Rose onto her center left
      Then Alice's stock is, from the top, Clerk
      And Alice has only Reed and Sedge in her waiting room

    Scenario: a stock of exactly the cost is enough
      Given a blank character Rose with cost 2
      And Alice has 2 cards in her stock
      And Alice has Rose in her hand
      When Alice plays Rose onto her center left
      Then Rose is on Alice's center left
      And Alice's stock is empty

    Scenario: one card fewer is not
      Given it is Alice's clock phase
      And a blank character Rose with cost 2
      And a blank character Bud with cost 1
      And Alice has 1 card in her stock
      And Alice has Rose and Bud in her hand
      When Alice puts no card into her clock
      Then Alice may play Bud
      And Alice may not play Rose

    Scenario: a cost of zero takes nothing
      Given Alice has 2 cards in her stock
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And Alice has 2 cards in her stock
