Feature: 1210 Playing Activated Crafts

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Waif  | 0       | 1   | 2   | Guild        |
      | Brute | 3       | 5   | 6   | Watch        |
    And a blank EVENT Ditty with EP cost 0

  @1210.1
  Rule: 1210.1 An activated craft has a cost, paid when it is played, and an effect, which comes later

    @1201.1a-1
    Scenario: the cost is paid at once and the effect comes on resolution
      Given Alice has Gains-For-EP on her field
      And Alice has 3 EP
      When Alice uses Gains-For-EP's craft
      Then Alice has 2 EP
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 2 bond
      And Alice has 2 EP

    Scenario: a craft whose cost cannot be paid again is not offered again
      Given Alice has Actions-As-Cost and Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost is actioned
      And Alice may use Gains-For-EP's craft
      And Alice may not use Actions-As-Cost's craft

    Scenario: a craft that asks for 1 EP more than there is cannot be played
      Given Alice has Gains-For-EP and Draws-For-EP on her field
      And Alice has 2 EP
      When Alice uses Gains-For-EP's craft
      Then Alice has 1 EP
      And Alice may use Gains-For-EP's craft
      And Alice may not use Draws-For-EP's craft

    Scenario: the cost stays paid although the effect is countered
      Given Alice has Gains-For-EP on her field
      And Alice has 3 EP
      And Bob has Counters-A-Craft in his hand
      When Alice uses Gains-For-EP's craft
      And Alice passes
      And Bob plays Counters-A-Craft targeting Gains-For-EP
      And both players pass
      Then nothing waits to be resolved
      And Alice has 2 EP
      And Alice has gained 0 bond

  @1210.2
  Rule: 1210.2 With priority a player may play an activated craft that he or she is permitted to play

    Scenario Outline: a craft can be used at <moment>
      Given Alice has Actions-As-Cost on her field
      When the game reaches <moment>
      And Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost's craft waits to be resolved

      Examples:
        | moment                              |
        | the combat phase                    |
        | Alice's propose attacker step       |
        | the last window of the combat phase |
        | the last window of the turn         |
        | Alice's draw step                   |

    Scenario: the player who does not perform the step uses crafts too, on top of what waits
      Given Bob has Actions-As-Cost on his field
      And Alice has Waif in her hand
      When Alice plays Waif
      And Alice passes
      And Bob uses Actions-As-Cost's craft
      Then Actions-As-Cost's craft and Waif wait to be resolved, from the top

    Scenario: a UNIT may use its craft as soon as it has entered the field
      Given Alice has Actions-As-Cost in her hand
      And Alice has 2 CP
      When Alice plays Actions-As-Cost
      And both players pass
      And Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost's craft waits to be resolved

    Scenario: nobody uses the craft of a UNIT that the other player controls
      Given Alice has Gains-For-EP on her field
      And Bob has Actions-As-Cost on his field
      And Bob has 2 EP
      When Alice passes
      Then Bob may use Actions-As-Cost's craft
      And Bob may not use Gains-For-EP's craft

    Scenario: a craft goes with the control of its UNIT
      Given Bob has Actions-As-Cost on his field
      And Alice has Takes-Control in her hand
      And Alice has 1 EP
      When Alice plays Takes-Control targeting Actions-As-Cost
      And both players pass
      Then Alice may use Actions-As-Cost's craft

    Scenario: neither a UNIT in hand nor a stunned one offers its craft
      Given Alice has Gains-For-EP in her hand
      And Alice has Gains-For-EP#2 on her field
      And Alice has Gains-For-EP#3 on her field
      And Alice has Stuns-A-UNIT in her hand
      And Alice has 3 EP
      When Alice plays Stuns-A-UNIT targeting Gains-For-EP#2
      And both players pass
      Then Alice may use Gains-For-EP#3's craft
      And Alice may not use Gains-For-EP#2's craft
      And Alice may not use Gains-For-EP's craft

    Scenario: a craft may be used as often as it can be paid for
      Given Alice has Gains-For-EP on her field
      And Alice has 3 EP
      When Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      And both players pass until nothing waits
      Then Alice has gained 6 bond
      And Alice has 0 EP

    Scenario: a craft for once a turn is offered once, and again in the next turn
      Given Alice has Limited-Gainer on her field
      When Alice uses Limited-Gainer's first craft
      Then Alice may use Limited-Gainer's second craft
      And Alice may not use Limited-Gainer's first craft
      When both players pass
      And the turn ends
      And the game reaches Alice's deployment step
      Then Alice may use Limited-Gainer's first craft

    Scenario: a condition before the cost decides whether the craft is permitted
      Given Bob has Limited-Gainer on his field
      When Alice passes
      Then Bob may use Limited-Gainer's first craft
      And Bob may not use Limited-Gainer's second craft
      When Bob passes
      And the turn ends
      Then Bob has the initiative
      And Bob may use Limited-Gainer's second craft

    Scenario: an effect that bars crafts leaves EVENTs and arts alone
      Given Alice has Bars-Crafts on her field
      And Bob has Actions-As-Cost on his field
      And Bob has Ditty and Arts-Gains in his hand
      And Bob has 1 EP
      When Alice passes
      Then Bob may play Ditty
      And Bob may use Arts-Gains's arts
      And Bob may not use Actions-As-Cost's craft

    @own-card
    Scenario: a craft that may be used once in each combat may be used again in the next one
      Given the UNIT Drummer with CP cost 2, STR 3, DEF 5 and the text
        """
        ACT [once per combat]: gain 1 bond.
        """
      And it is Alice's combat phase
      And Alice has Drummer and two Waifs on her field
      And Bob has Brute on his field
      When Waif attacks Brute
      And both players pass until the attack is made
      And Alice uses Drummer's craft
      And both players pass
      Then Alice may not use Drummer's craft
      When both players pass until the combat ends
      And Bob declares no attack
      And Waif#2 attacks Brute
      And both players pass until the attack is made
      Then Alice may use Drummer's craft

  @1210.3
  Rule: 1210.3 An activated craft is played by the procedure for abilities

    @1204.2j
    Scenario: a stand-in for the craft waits while its card stays on the field
      Given Alice has Gains-For-EP on her field
      And Alice has 1 EP
      When Alice uses Gains-For-EP's craft
      Then Gains-For-EP's craft waits to be resolved
      And Gains-For-EP is ready on Alice's field
      When both players pass
      Then nothing waits to be resolved
      And Gains-For-EP is on Alice's field

    Scenario: the target is chosen while the craft is played, so both players know it before they pass
      Given Alice has Weakens-A-Foe on her field
      And Bob has Brute and Waif on his field
      When Alice uses Weakens-A-Foe's craft
      Then Alice is asked to choose a target
      And Alice may choose among Brute and Waif
      When Alice targets Brute
      And both players pass
      Then Brute is 4/6
      And Waif is 1/2

    Scenario: without a legal target the craft is not offered and costs nothing
      Given Alice has Weakens-A-Foe on her field
      And Bob has Waif on his field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Waif
      Then Alice may use Weakens-A-Foe's craft
      When both players pass
      Then Alice may not use Weakens-A-Foe's craft
      And Weakens-A-Foe is ready

    Scenario: a craft that waits is resolved although its UNIT has been knocked out
      Given Alice has Gains-For-EP on her field
      And Alice has 1 EP
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice uses Gains-For-EP's craft
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Gains-For-EP
      And both players pass
      Then Gains-For-EP is in Alice's trail
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 2 bond
