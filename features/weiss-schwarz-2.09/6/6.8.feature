Feature: 6.8 End Phase

  Background:
    Given a game of Weiss Schwarz at the start of Alice's end phase

  @6.8.1
  Rule: 6.8.1 What waits for the end of the turn comes first, then the hand limit, then the climax area

    Scenario: the card that an ability draws counts for the hand limit
      Given Alice has Draws-At-Turn-End on her center left
      And Alice has Reed in her hand
      And Alice has 6 cards in her hand
      Then Alice is asked to discard
      When Alice puts Reed into her waiting room
      Then Alice has 7 cards in her hand
      And Reed is in Alice's waiting room

    Scenario: the hand limit is settled before the climax leaves
      Given Alice has 8 cards in her hand
      And Alice has Finale on her climax area
      Then Alice is asked to discard
      And Finale is on Alice's climax area

  @6.8.1.1
  Rule: 6.8.1.1 Abilities for the end of the turn trigger, and a check timing follows

    Scenario: the end of the turn is met
      Given Alice has Clocks-At-Turn-End on her center left
      And the top of Alice's deck is Sedge
      When the turn ends
      Then Sedge is in Alice's clock

    Scenario: it is met once a turn
      Given Alice has Clocks-At-Turn-End on her center left
      When the turn ends
      Then Alice has 1 card in her clock

    Scenario: the end of the other player's turn is not the own one
      Given Bob has Clocks-At-Turn-End on his center left
      And Alice has Clocks-At-Turn-End on her center left
      When the turn ends
      Then Bob's clock is empty
      And Alice has 1 card in her clock

  @6.8.1.2
  Rule: 6.8.1.2 Hand cards above the limit go to the waiting room, chosen by the turn player

    Scenario: of nine cards two are put away
      Given Alice has Reed and Clerk in her hand
      And Alice has 7 cards in her hand
      When Alice puts Reed and Clerk into her waiting room
      Then Alice has 7 cards in her hand
      And Alice has only Reed and Clerk in her waiting room

    Scenario: exactly the cards above the limit are chosen
      Given Alice has 9 cards in her hand
      Then Alice is asked to discard
      And Alice must choose 2 cards

    Scenario: seven cards may stay
      Given Alice has 7 cards in her hand
      When the turn ends
      Then Alice has 7 cards in her hand
      And Alice was not asked to discard
      And Bob is the turn player

    Scenario: the other player's hand is not counted
      Given Bob has 8 cards in his hand
      When the turn ends
      Then Bob was not asked to discard
      And Bob's waiting room is empty
      And Bob is the turn player

    Scenario: a raised limit is kept to
      Given Alice has Raises-The-Hand-Limit on her center left
      And Alice has 9 cards in her hand
      When the turn ends
      Then Alice has 9 cards in her hand
      And Bob is the turn player

    Scenario: above a raised limit cards are put away
      Given Alice has Raises-The-Hand-Limit on her center left
      And Alice has 10 cards in her hand
      Then Alice is asked to discard
      And Alice must choose 1 card

  @6.8.1.3
  Rule: 6.8.1.3 The turn player's climax goes to the waiting room

    Scenario: the climax area is cleared
      Given Alice has Finale on her climax area
      When the turn ends
      Then Finale is in Alice's waiting room
      And Alice's climax area is empty

    Scenario: the other player's climax stays
      Given Bob has Finale on his climax area
      And Alice has Two-Souls-Climax on her climax area
      When the turn ends
      Then Finale is on Bob's climax area
      And Two-Souls-Climax is in Alice's waiting room

  @6.8.1.4
  Rule: 6.8.1.4 A check timing comes, and then effects for the turn end

    Scenario: a boost for the turn is gone in the next one
      Given it is Alice's main phase
      And Alice has Reed on her center left
      And Alice has Boosts-All-This-Turn in her hand
      When Alice plays Boosts-All-This-Turn
      Then Reed's power is 3000
      When the turn ends
      Then Reed's power is 2000

    Scenario: it lasts as long as the turn does
      Given it is Alice's main phase
      And Alice has Reed on her center left
      And Alice has Boosts-All-This-Turn in her hand
      When Alice plays Boosts-All-This-Turn
      And the game reaches Alice's attack phase
      Then Reed's power is 3000

    Scenario: an ability that the cleared climax has triggered is resolved in this turn
      Given Alice has Draws-When-A-Climax-Leaves on her center left
      And Alice has Finale on her climax area
      When the turn ends
      Then Alice has 1 card in her hand

    @own-card @reading:effects-for-the-turn-end-with-each-pass
    Scenario: effects for the turn are over when the end phase starts over
      Given a game of Weiss Schwarz in Alice's main phase
      And the character Greedy with level 0, cost 0, power 1000 and the text
        """
        ACT: this card gets +1000 power this turn.
        AUTO when a climax is put into your waiting room from your climax area: draw 2.
        """
      And Alice has Greedy on her back left
      And Alice has 6 cards in her hand
      And Alice has Finale in her climax area
      When Alice uses Greedy's ACT
      Then Greedy has 2000 power
      When the game reaches the hand limit in Alice's end phase
      Then Alice must choose 1 card
      And Greedy has 1000 power

  @6.8.1.5
  Rule: 6.8.1.5 The turn passes when nothing is left to do, otherwise the end phase runs again

    Scenario: with nothing left the other player has the turn
      When the turn ends
      Then Bob is the turn player

    Scenario: a hand that grows in the last check timing is cut again before the turn passes
      Given Alice has Draws-When-A-Climax-Leaves on her center left
      And Alice has Finale on her climax area
      And Alice has Reed in her hand
      And Alice has 6 cards in her hand
      When Alice puts Reed into her waiting room
      Then Alice has 7 cards in her hand
      And Finale is in Alice's waiting room
      And Bob is the turn player

    Scenario: a hand above the limit of which nothing can be put away is a loop that nobody can stop
      Given Alice has Cards-Stay-In-Hand on her center left
      And Alice has 8 cards in her hand
      When the turn ends
      Then the game is a draw

    @reading:end-of-turn-triggers-once
    Scenario: abilities for the end of the turn do not trigger again in the second pass
      Given Alice has Draws-When-A-Climax-Leaves on her center left
      And Alice has Clocks-At-Turn-End on her center right
      And Alice has Finale on her climax area
      When the turn ends
      Then Alice has 1 card in her clock
      And Alice has 1 card in her hand

    @own-card @reading:end-phase-restarts-after-activity
    Scenario: something was played in the last check timing, so the end phase starts over
      Given a game of Weiss Schwarz in Alice's attack phase
      And the character Encorist with level 0, cost 0, power 1000 and the text
        """
        AUTO [once per turn] when a climax is put into your waiting room from your climax area: put it into your climax area.
        """
      And Alice has Encorist on her back left
      And Alice has Finale in her climax area
      When the turn ends
      Then Finale is in Alice's waiting room
      And Alice's climax area is empty
      And Bob is the turn player
