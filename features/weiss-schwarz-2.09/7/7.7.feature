Feature: 7.7 Encore Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase

  @7.7.1
  Rule: 7.7.1 What waits for the step comes first, then reversed characters leave

    Scenario: the ability for the beginning acts while the reversed character is still there
      Given Alice has Stocks-At-Encore-Step on her back left
      And Alice has Reed on her center left, reversed
      And Alice has Clerk on her center middle, reversed
      When Alice ends the attack phase
      Then Alice has 1 card in her stock
      And Alice is asked to put a reversed character away

  @7.7.1.1
  Rule: 7.7.1.1 The beginning of the encore step is met, and a check timing follows

    Scenario: it is met without a reversed character
      Given Alice has Stocks-At-Encore-Step on her center left
      When Alice ends the attack phase
      Then Alice has 1 card in her stock

    Scenario: it is not met for the other player
      Given Bob has Stocks-At-Encore-Step on his center left
      And Alice has Reed on her center left, reversed
      When Alice ends the attack phase
      Then Reed is in Alice's waiting room
      And Bob's stock is empty

  @7.7.1.2
  Rule: 7.7.1.2 The turn player puts reversed characters away one by one, each with a check timing

    Scenario: a single reversed character goes to the waiting room
      Given Alice has Reed on her center left, reversed
      And Alice has Clerk on her center middle, rested
      When Alice ends the attack phase
      Then Reed is in Alice's waiting room
      And Clerk is on Alice's center middle

    Scenario: of several the turn player chooses the first
      Given Alice has Reed on her center left, reversed
      And Alice has Clerk on her center middle, reversed
      And Alice has Wall on her center right
      When Alice ends the attack phase
      Then Alice may put Reed into her waiting room
      And Alice may put Clerk into her waiting room
      And Alice may not put Wall into her waiting room

    Scenario: all of them leave, each after the other
      Given Alice has Reed on her center left, reversed
      And Alice has Clerk on her center middle, reversed
      When Alice ends the attack phase
      And Alice puts Clerk into her waiting room
      Then Alice has only Clerk and Reed in her waiting room
      And Alice's stage is empty

    Scenario: a reversed character of the back stage leaves as well
      Given Alice has Reed on her back left, reversed
      When Alice ends the attack phase
      Then Reed is in Alice's waiting room

    Scenario: what its leaving has triggered is resolved before the next one leaves
      Given Alice has Draws-When-Gone on her center left, reversed
      And Alice has Clerk on her center middle, reversed
      And Alice has Wall on her center right, reversed
      When Alice ends the attack phase
      And Alice puts Draws-When-Gone into her waiting room
      Then Alice is asked to choose an automatic ability
      When Alice plays Draws-When-Gone's first ability
      Then Alice has 1 card in her hand
      And Alice is asked to put a reversed character away

    Scenario: Encore brings it back rested before the next one leaves
      Given Alice has Reed on her center left, reversed
      And Alice has 3 cards in her stock
      When Alice ends the attack phase
      And Alice pays for Reed's Encore
      Then Reed is rested on Alice's center left
      And Alice's stock is empty

  @7.7.1.3
  Rule: 7.7.1.3 Then the other player puts one away, and the turn player is looked at again

    Scenario: the other player's reversed characters leave as well
      Given Bob has Clerk on his center left, reversed
      When Alice ends the attack phase
      Then Clerk is in Bob's waiting room

    @events
    Scenario: the turn player's go first
      Given Alice has Reed on her center left, reversed
      And Bob has Clerk on his center left, reversed
      When Alice ends the attack phase
      Then Reed moved to Alice's waiting room before Clerk moved to Bob's waiting room

    Scenario: the other player chooses among the own ones
      Given Bob has Clerk on his center left, reversed
      And Bob has Wall on his center right, reversed
      When Alice ends the attack phase
      Then Bob is asked to put a reversed character away
      And Bob may put Clerk into his waiting room
      And Bob may put Wall into his waiting room

    Scenario: what the other player's character has triggered is resolved before the next one leaves
      Given Bob has Draws-When-Gone on his center left, reversed
      And Bob has Clerk on his center middle, reversed
      And Bob has Wall on his center right, reversed
      When Alice ends the attack phase
      And Bob puts Draws-When-Gone into his waiting room
      And Bob plays Draws-When-Gone's first ability
      Then Bob has 1 card in his hand
      And Bob is asked to put a reversed character away

    @own-card
    Scenario: a character of the turn player that it reverses goes before the next one
      Given the character Spite with power 1500 and the text
        """
        AUTO when this card is put into the waiting room from the stage: reverse 1 character your opponent controls.
        """
      And Alice has Reed on her center left
      And Alice has Titan on her center middle
      And Bob has Spite on his center left, reversed
      And Bob has Clerk on his center middle, reversed
      And Bob has Wall on his center right, reversed
      When Alice ends the attack phase
      And Bob puts Spite into his waiting room
      And Bob plays Spite's first ability choosing Titan
      Then Titan is in Alice's waiting room
      And Bob is asked to put a reversed character away

  @7.7.1.4
  Rule: 7.7.1.4 With nobody reversed any more the end phase comes

    Scenario: the turn passes after the step
      Given Alice has Reed on her center left, reversed
      And Bob has Clerk on his center left, reversed
      When Alice ends the attack phase
      Then Bob is the turn player
      And Alice's stage is empty
      And Bob's stage is empty

    Scenario: standing and rested characters stay
      Given Alice has Reed on her center left, rested
      And Alice has Wall on her center middle, reversed
      And Bob has Clerk on his center left
      When Alice ends the attack phase
      Then Alice has only Reed on her stage
      And Bob has only Clerk on his stage

    Scenario Outline: as long as anybody's character is reversed the step goes on
      Given it is the end of Alice's encore step
      And <player> has Reed on <whose> center left, reversed
      When the turn ends
      Then Reed is in <player>'s waiting room
      And Bob is the turn player

      Examples:
        | player | whose |
        | Alice  | her   |
        | Bob    | his   |
