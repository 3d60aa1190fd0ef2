Feature: 11.3 Replay Command

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @11.3.1.3
  Rule: 11.3.1.3 A replay command is carried out only by its replay action

    Scenario: its player cannot use it
      Given Alice has Replays on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center right
      Then Alice's hand is empty
      And Alice may not use Replays's ACT

  @11.3.2 @example
  Rule: 11.3.2 The replay effect is done when an effect reaches the replay action

    Scenario: the card is placed and its replay effect draws
      Given Alice has Replays in her hand
      When Alice plays Replays onto her center left
      Then Alice has 1 card in her hand
