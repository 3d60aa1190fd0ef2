Feature: 10.15 Sunder

  Background:
    Given a game of Weiss Schwarz in Alice's attack phase
    And Alice has Sunderer on her center left

  @10.15.1 @reading:sunder-after-every-kind-of-attack
  Rule: 10.15.1 At the end of its own attack the character makes room for one of its markers

    Scenario: after a direct attack its player is asked
      Given Sunderer has Reed as face-up marker
      And Alice has 1 card in her stock
      When Sunderer attacks
      Then Alice is asked to pay

    Scenario: after a frontal attack its player is asked
      Given Sunderer has Reed as face-up marker
      And Bob has Clerk on his center right
      When Sunderer frontal attacks
      And Bob passes
      Then Alice is asked to pay

    Scenario: after the attack of another character it is not
      Given Sunderer has Reed as face-up marker
      And Alice has Titan on her center right
      When Titan attacks
      Then Alice was not asked to pay
      And Titan is rested

  @10.15.2 @reading:keyword-moves-keep-markers
  Rule: 10.15.2 For the cost the named marker takes a chosen position with all else under it

    Scenario: the marker takes a position and the old character lies under it
      Given Sunderer has Reed as face-up marker
      When Sunderer attacks
      And Alice pays for Sunderer's Sunder
      And Alice chooses her center middle
      Then Reed is on Alice's center middle
      And Reed has Sunderer as marker

    Scenario: other markers lie under it as well
      Given Sunderer has Reed and Wall as face-up markers
      When Sunderer attacks
      And Alice pays for Sunderer's Sunder
      And Alice chooses her center middle
      And Alice arranges Sunderer and Wall
      Then Reed is on Alice's center middle
      And Reed has 2 markers

    Scenario: without payment everything stays
      Given Sunderer has Reed as face-up marker
      When Sunderer attacks
      And Alice does not pay for Sunderer's Sunder
      Then Sunderer is rested on Alice's center left
      And Sunderer has Reed as marker

  @10.15.3
  Rule: 10.15.3 The character placed is a new one

    Scenario: soul that the old one had gained is not handed on
      Given Sunderer has Reed as face-up marker
      When Sunderer attacks
      And Alice pays for Sunderer's Sunder
      And Alice chooses her center middle
      Then Reed has 1 soul
      And Reed is on Alice's center middle

  @10.15.3.1
  Rule: 10.15.3.1 It is placed standing

    Scenario: the new character stands and may attack
      Given Sunderer has Reed as face-up marker
      When Sunderer attacks
      And Alice pays for Sunderer's Sunder
      And Alice chooses her center middle
      Then Reed is standing
      And Alice may attack with Reed

  @10.15.4
  Rule: 10.15.4 Without a marker of the name nothing follows the payment

    Scenario: another marker does not serve
      Given Sunderer has Wall as face-up marker
      When Sunderer attacks
      And Alice pays for Sunderer's Sunder
      Then Sunderer is on Alice's center left
      And Sunderer has Wall as marker
      And Alice's stock is empty
