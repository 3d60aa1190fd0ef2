Feature: 7.4 Counter Step

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Reed on her center left
    And Bob has Clerk on his center right

  @7.4.1
  Rule: 7.4.1 What waits for the step comes first, then the play timing, then a check timing

    Scenario: the ability is resolved before the other player acts
      Given Bob has Stocks-At-Counter-Step on his back left
      When Reed frontal attacks
      Then Bob has a play timing
      And Bob has 1 card in his stock

  @7.4.1.1
  Rule: 7.4.1.1 The beginning of the counter step is met

    Scenario: it is met in a frontal attack
      Given Alice has Stocks-At-Counter-Step on her back left
      When Reed frontal attacks
      Then Alice has 2 cards in her stock

    Scenario: a side attack has no counter step
      Given Alice has Stocks-At-Counter-Step on her back left
      When Reed side attacks
      Then Alice has 1 card in her stock
      And Bob has 1 card in his clock

  @7.4.1.2
  Rule: 7.4.1.2 The player under attack gets a play timing

    Scenario: the other player is asked, the turn player is not
      When Reed frontal attacks
      Then Bob has a play timing
      And Alice had 0 play timings

    Scenario: passing leads to the damage
      When Reed frontal attacks
      And Bob passes
      Then Bob has 1 card in his clock

  @7.4.1.2.1
  Rule: 7.4.1.2.1 Only events and character abilities with the counter icon are played then

    Scenario: an event with the icon is offered, one without is not
      Given Bob has Counter-Draws and Draws-One in his hand
      When Reed frontal attacks
      Then Bob may play Counter-Draws
      And Bob may not play Draws-One

    @reading:counter-icon-for-events-and-abilities
    Scenario: an ability with the icon is offered, one without is not
      Given Bob has Counter-Ability on his back left
      And Bob has Act-Rests-Itself-Draws on his back right
      When Reed frontal attacks
      Then Bob may use Counter-Ability's ACT
      And Bob may not use Act-Rests-Itself-Draws's ACT

    Scenario: a character cannot be played
      Given Bob has Titan and Counter-Draws in his hand
      When Reed frontal attacks
      Then Bob may not play Titan
      And Bob may play Counter-Draws

    Scenario: a climax cannot be played
      Given Bob is at level 1
      And Bob has Finale and Counter-Draws in his hand
      When Reed frontal attacks
      Then Bob may not play Finale
      And Bob may play Counter-Draws

    Scenario: positions cannot be exchanged
      When Reed frontal attacks
      Then Bob may not exchange his center right and back left
      And Bob may pass

    Scenario: a backup character is used from the hand
      Given Bob is at level 1
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      And Bob uses Backs-Up's Backup
      Then Backs-Up is in Bob's waiting room
      And Reed is reversed

    @reading:counter-cards-need-level-and-color
    Scenario Outline: a counter event is playable only with level and color
      Given a game of Weiss Schwarz in Alice's attack phase
      And a blank event Parry with level 1, cost 0, color <color>, icon counter
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Parry and Bounces-The-Attacker in his hand
      And Bob has <level> in his level
      When Titan frontal attacks
      Then Bob may play Bounces-The-Attacker
      And Bob <may> play Parry

      Examples:
        | color | level  | may     |
        | red   | Lancer | may     |
        | blue  | Lancer | may not |

  @7.4.1.2.2
  Rule: 7.4.1.2.2 After an action there is no second play timing

    Scenario: only one of two events can be played
      Given Bob has Counter-Draws and Counter-Boost in his hand
      When Reed frontal attacks
      And Bob plays Counter-Draws
      Then Counter-Boost is in Bob's hand
      And Bob had 1 play timing
      And Bob has 1 card in his clock

    Scenario: after an ability no event can be played
      Given Bob has Counter-Ability on his back left
      And Bob has Counter-Draws in his hand
      When Reed frontal attacks
      And Bob uses Counter-Ability's ACT
      Then Counter-Draws is in Bob's hand
      And Bob had 1 play timing

  @7.4.1.3
  Rule: 7.4.1.3 A check timing follows, and then the damage step

    Scenario: what the counter has triggered is resolved before the damage
      Given Bob has Draws-When-ACT-Used on his back right
      And Bob has Counter-Ability on his back left
      And Bob's deck is, from the top, Sedge, Lancer, Wall and Titan
      When Reed frontal attacks
      And Bob uses Counter-Ability's ACT
      Then Sedge and Lancer are in Bob's hand
      And Bob's clock is, from the top, Wall

    @own-card
    Scenario: it is resolved before the damage step begins, so that there is nothing to put in order
      Given the character Bulwark with power 1500 and the text
        """
        AUTO at the start of the damage step: put the top card of your deck into your stock.
        """
      And Bob has Draws-When-ACT-Used on his back right
      And Bob has Counter-Ability on his back left
      And Bob has Bulwark on his center middle
      And Bob's deck is, from the top, Sedge, Lancer, Wall, Titan and Reed
      When Reed frontal attacks
      And Bob uses Counter-Ability's ACT
      Then Bob has only Wall in his stock
      And nobody was asked to choose an automatic ability
