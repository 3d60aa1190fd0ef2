Feature: 1502 Simultaneous processing

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |
      | Clerk  | 4       | 2   | 1   | Watch        |

  @1502.1
  Rule: 1502.1 The primary player chooses, then the other player, then both choices are carried out at once

    @events
    Scenario: by rule the initiative player chooses a cure first, and both UNITs are cured together
      Given it is the choice of cures
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer and Clerk on his field, stunned
      When Alice cures Sedge
      Then Bob is asked to cure a UNIT
      And Sedge is stunned
      When Bob cures Clerk
      Then Alice was asked before Bob to cure a UNIT
      And Sedge was cured together with Clerk was cured

    Scenario: with the initiative goes the first choice
      Given it is the choice of cures
      And Bob has the initiative
      And Alice has Reed and Sedge on her field, stunned
      And Bob has Lancer and Clerk on his field, stunned
      Then Bob is asked to cure a UNIT
      When Bob cures Clerk
      Then Alice is asked to cure a UNIT
      And Clerk is stunned

    @events
    Scenario: by effect the primary player chooses first, and nothing is done before the other has chosen
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      And Alice has Both-Stun-One in her hand
      When Alice plays Both-Stun-One
      And both players pass
      Then it is Alice who chooses
      When Alice chooses Reed
      Then it is Bob who chooses
      And Reed is not stunned
      And Alice has lost 0 bond
      When Bob chooses Lancer
      Then Reed and Lancer are stunned
      And Sedge is not stunned
      And Clerk is not stunned
      And Reed was stunned together with Lancer was stunned

    Scenario: each player is offered what the effect lets them choose
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      And Alice has Both-Stun-One in her hand
      When Alice plays Both-Stun-One
      And both players pass
      Then Alice may choose among Reed and Sedge
      When Alice chooses Sedge
      Then Bob may choose among Lancer and Clerk

    Scenario: whoever plays the effect, the primary player chooses first
      Given Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      And Bob has Both-Stun-One in his hand
      When Alice passes
      And Bob plays Both-Stun-One
      And both players pass
      Then it is Alice who chooses
      When Alice chooses Sedge
      Then it is Bob who chooses

    @events
    Scenario: in the other player's step that player chooses first, although the initiative is elsewhere
      Given it is Bob's deployment step
      And Alice has Reed and Sedge on her field
      And Bob has Lancer and Clerk on his field
      And Alice has Both-Stun-One in her hand
      When Bob passes
      And Alice plays Both-Stun-One
      And both players pass
      Then it is Bob who chooses
      When Bob chooses Clerk
      Then it is Alice who chooses
      And Clerk is not stunned
      When Alice chooses Reed
      Then Reed was stunned together with Clerk was stunned

    Scenario: a player who has nothing to choose does not keep the other from it
      Given Bob has Lancer and Clerk on his field
      And Alice has Both-Stun-One in her hand
      When Alice plays Both-Stun-One
      And both players pass
      And Bob chooses Clerk
      Then Clerk is stunned
      And Lancer is not stunned

    @events
    Scenario: hand cards are chosen one player after the other and discarded together
      Given Alice has Reed, Sedge and Both-Discard-One in her hand
      And Bob has Lancer and Clerk in his hand
      When Alice plays Both-Discard-One
      And both players pass
      And Alice discards Reed
      Then Bob is asked to discard
      And Reed is in Alice's hand
      When Bob discards Clerk
      Then Reed is in Alice's trail
      And Clerk is in Bob's trail
      And Reed moved from Alice's hand to Alice's trail together with Clerk moved from Bob's hand to Bob's trail
