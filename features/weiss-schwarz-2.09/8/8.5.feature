Feature: 8.5 Check Timing and Play Timing

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.5.1
  Rule: 8.5.1 A check timing has rule actions first, then abilities of the turn player, then those of the other

    @events
    Scenario: the displaced character goes, Alice's ability is played, then Bob's
      Given Alice has Draws-For-Each-Arrival on her back left
      And Bob has Draws-For-Each-Arrival on his back left
      And Alice has Clerk on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      And Alice plays Draws-For-Each-Arrival's AUTO
      Then Clerk moved from Alice's center left to Alice's waiting room before Alice drew a card
      And Alice drew a card before Bob drew a card

    @events
    Scenario: in Bob's turn Bob's ability is played first
      Given it is Bob's main phase
      And Alice has Draws-For-Each-Arrival on her back left
      And Bob has Draws-For-Each-Arrival on his back left
      And Bob has Reed in his hand
      When Bob plays Reed onto his center left
      Then Bob drew a card before Alice drew a card

  @8.5.1.1
  Rule: 8.5.1.1 All due rule actions are done at once, and again until none is due

    Scenario: a displaced character is gone before an ability counts characters
      Given Alice has Clerk on her center left
      And Alice has Lancer on her center right
      And Alice has Counts-When-Placed in her hand
      When Alice plays Counts-When-Placed onto her center left
      And Alice plays Counts-When-Placed's AUTO
      Then Clerk is in Alice's waiting room
      And Alice has 2 cards in her hand

    @events
    Scenario: characters of both players go together
      Given these blank characters
        | name  | power |
        | Frail | 1000  |
        | Brief | 500   |
      And Alice has Frail on her center left
      And Bob has Brief on his center left
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Frail moved to Alice's waiting room together with Brief moved to Bob's waiting room

    Scenario: a rule action that makes another one due is followed by it
      Given a blank character Frail with power 1000
      And Alice has Boosts-The-Weak on her back left
      And Alice has Frail on her center left
      And Alice has Reed on her center right
      And Alice has Weakens-All in her hand
      When Alice plays Weakens-All
      Then Boosts-The-Weak is in Alice's waiting room
      And Frail is in Alice's waiting room
      And Reed has 1000 power

  @8.5.1.2
  Rule: 8.5.1.2 The turn player plays and resolves one ability, and then rule actions are looked at again

    Background:
      Given a blank character Frail with power 500
      And Alice has Chills-On-Arrival on her center left
      And Alice has Counts-On-Arrival on her center right
      And Alice has Reed in her hand

    Scenario: the turn player chooses which comes first
      When Alice plays Reed onto her back right
      Then Alice is asked to choose an automatic ability
      And Alice may play Chills-On-Arrival's AUTO
      And Alice may play Counts-On-Arrival's AUTO

    Scenario: a character without power goes before the next ability is played
      Given Alice has Frail on her back left
      When Alice plays Reed onto her back right
      And Alice plays Chills-On-Arrival's AUTO
      And Alice plays Counts-On-Arrival's AUTO
      Then Frail is in Alice's waiting room
      And Alice has 3 cards in her hand

    Scenario: in the other order that character is still counted
      Given Alice has Frail on her back left
      When Alice plays Reed onto her back right
      And Alice plays Counts-On-Arrival's AUTO
      Then Frail is in Alice's waiting room
      And Alice has 4 cards in her hand

    Scenario: what stands by next is chosen with that character gone
      Given Alice has Frail on her back left
      When Alice plays Reed onto her back right
      And Alice plays Chills-On-Arrival's AUTO
      Then Frail is in Alice's waiting room
      And Alice is asked to choose an automatic ability

  @8.5.1.3
  Rule: 8.5.1.3 The other player plays one ability only when the turn player has none standing by

    Background:
      Given Alice has Reed in her hand

    Scenario: the turn player's ability is done before the other player is asked
      Given Alice has Draws-For-Each-Arrival on her center left
      And Bob has Draws-For-Each-Arrival on his center left
      And Bob has Chills-On-Arrival on his center right
      When Alice plays Reed onto her back left
      Then Bob is asked to choose an automatic ability
      And Alice has 1 card in her hand
      And Bob's hand is empty

    Scenario: while the turn player chooses, nothing of the other player is done
      Given Alice has Draws-For-Each-Arrival on her center left
      And Alice has Chills-On-Arrival on her center right
      And Bob has Draws-For-Each-Arrival on his center left
      When Alice plays Reed onto her back left
      Then Alice is asked to choose an automatic ability
      And Bob's hand is empty
      When Alice plays Draws-For-Each-Arrival's AUTO
      Then Bob has 1 card in his hand
      And Reed has 1500 power

    @events
    Scenario: an ability that the turn player gets on the way goes before the other player's next
      Given Alice has Clocks-When-You-Draw on her center left
      And Bob has Feeds-On-Arrival on his center left
      And Bob has Draws-For-Each-Arrival on his center right
      And the top of Alice's deck is Clerk and Lancer
      When Alice plays Reed onto her back left
      And Bob plays Feeds-On-Arrival's AUTO
      Then Clerk is in Alice's hand
      And Lancer moved from Alice's deck to Alice's clock before Bob drew a card

    Scenario: the other player orders the own abilities
      Given Bob has Feeds-On-Arrival on his center left
      And Bob has Draws-For-Each-Arrival on his center right
      When Alice plays Reed onto her back left
      Then Bob is asked to choose an automatic ability
      When Bob plays Draws-For-Each-Arrival's AUTO
      Then Bob has 1 card in his hand
      And Alice has 1 card in her hand

  @8.5.1.4
  Rule: 8.5.1.4 The check timing is over when nothing stands by

    Scenario: an ability that another one triggers is played in the same check timing
      Given Alice has Clocks-When-You-Draw on her center left
      And Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her back left
      Then Alice has 1 card in her hand
      And Alice has 1 card in her clock
      And Alice has a play timing

    @events
    Scenario: nothing is played a second time
      Given Alice has Draws-When-Placed and Boosts-Own-Side in her hand
      When Alice plays Draws-When-Placed onto her back left
      And Alice plays Boosts-Own-Side onto her back right
      Then Alice has 1 card in her hand
      And Draws-When-Placed's AUTO triggered 1 time

    Scenario: nothing is asked for when nothing stands by
      Given Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed is on Alice's center left
      And nobody was asked to choose an automatic ability

  @8.5.2
  Rule: 8.5.2 A play timing is a check timing, an action or none, and a new play timing after an action

    Scenario: what waits is done, then the player acts, then what waits is done again
      Given it is the start of Alice's main phase
      And Alice has Clocks-At-Main-Start on her center left
      And Alice has Draws-When-Placed in her hand
      When Alice plays Draws-When-Placed onto her back left
      Then Alice has 1 card in her clock
      And Alice has 1 card in her hand
      And Alice has a play timing

    Scenario: the counter step has them in the same order
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Draws-When-Frontal-Attacked on his center right
      And the top of Bob's deck is Counter-Draws
      When Titan frontal attacks
      Then Bob has a play timing
      And Bob may play Counter-Draws

  @8.5.2.1
  Rule: 8.5.2.1 A play timing begins with a check timing

    Scenario: a displaced character is gone before the next action
      Given Alice has Clerk on her center left
      And Alice has Reed and Fetches-A-Character in her hand
      When Alice plays Reed onto her center left
      And Alice plays Fetches-A-Character
      Then Clerk is in Alice's hand

    Scenario: an ability of the other player is played before the next action
      Given Bob has Draws-For-Each-Arrival on his center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Bob has 1 card in his hand
      And Alice has a play timing

    Scenario: the play timing of the counter step begins with one too
      Given it is Alice's attack phase
      And Alice has Stocks-At-Counter-Step on her center left
      And Bob has Clerk on his center right
      When Stocks-At-Counter-Step frontal attacks
      Then Bob has a play timing
      And Alice has 2 cards in her stock

  @8.5.2.2
  Rule: 8.5.2.2 The player acts or does nothing, and after an action has another play timing

    Scenario: an action gives another play timing
      Given Alice has Reed and Clerk in her hand
      When Alice plays Reed onto her center left
      Then Alice has a play timing
      And Alice had 2 play timings
      And Alice may play Clerk

    @unchanged
    Scenario: doing nothing is offered beside actions
      Given Alice has Reed in her hand
      Then Alice may play Reed
      And Alice may pass

    Scenario: the same kind of action can follow itself
      Given Alice has Act-Draws on her center left
      And Alice has 3 cards in her stock
      When Alice uses Act-Draws's ACT
      And Alice uses Act-Draws's ACT
      And Alice uses Act-Draws's ACT
      Then Alice has 3 cards in her hand
      And Alice has a play timing

  @8.5.2.3
  Rule: 8.5.2.3 When the player does nothing, phase or step goes on

    Scenario: the main phase is over
      Given Alice has Reed in her hand
      When Alice passes
      Then it is Alice's climax phase
      And Reed is in Alice's hand

    Scenario: the climax phase is over
      Given it is Alice's climax phase
      And Alice has Finale in her hand
      And Alice has Reed on her center left
      And Alice has Reed in her clock
      When Alice passes
      Then it is Alice's attack phase
      And Finale is in Alice's hand

    Scenario: the counter step is over
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Counter-Draws in his hand
      When Titan frontal attacks
      Then Bob has a play timing
      When Bob passes
      Then Bob has 3 cards in his clock
      And Clerk is reversed
