Feature: 1407 Hate

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |

  @1407.1
  Rule: 1407.1 An opponent who attacks must attack the UNIT with Hate, if that can be done

    Scenario: no other UNIT may be attacked
      Given Alice has Reed on her field
      And Bob has Hated, Lancer and Sedge on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Hated with Reed
      And Alice may not attack Lancer with Reed
      And Alice may not attack Sedge with Reed

    Scenario: a joint attack is bound as well
      Given Alice has Reed and Sedge on her field
      And Bob has Hated and Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Hated with Reed and Sedge
      And Alice may not attack Lancer with Reed and Sedge

    @reading:attack-if-able-bars-the-pass
    Scenario: the opponent may refrain from attacking
      Given Alice has Reed on her field
      And Bob has Hated on his field
      When Alice declares no attack
      Then it is Bob's propose attacker step
      And Reed is ready

    @reading:several-must-attack-targets
    Scenario: of two UNITs with Hate either may be chosen
      Given Alice has Reed on her field
      And Bob has two Hateds and Lancer on his field
      When Alice attacks with Reed
      Then Alice may choose among Hated and Hated#2

    Scenario: a stunned UNIT with Hate binds nobody
      Given Alice has Reed on her field
      And Bob has Hated on his field, stunned
      And Bob has Sedge and Lancer on his field
      When Alice attacks with Reed
      Then Alice may choose among Sedge and Lancer

    Scenario: a UNIT with Covert cannot attack it and is free when it is the only one
      Given Alice has Covert-Scout on her field
      And Bob has Hated and two Covert-Scouts on his field
      When Alice attacks with Covert-Scout
      Then Alice may choose among Covert-Scout#2 and Covert-Scout#3

    @reading:must-attack-binds-the-attackers
    Scenario: a UNIT with Covert stays back while another can attack it
      Given Alice has Covert-Scout and Reed on her field
      And Bob has Hated and Covert-Scout on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Hated with Reed
      And Alice may not attack Covert-Scout#2 with Covert-Scout

    Scenario: the player who has it attacks as they like
      Given Alice has Hated and Lancer on her field
      And Bob has Reed and Sedge on his field
      When Alice attacks with Lancer
      Then Alice may choose among Reed and Sedge

    Scenario: after one attack the next one is bound too
      Given Alice has Reed and Sedge on her field
      And Bob has Hated and Lancer on his field
      When Reed attacks Hated
      And both players pass until the combat ends
      And Bob declares no attack
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Hated with Sedge
      And Alice may not attack Lancer with Sedge

    Scenario: Hate that is lost before the attack binds nobody
      Given it is the combat phase
      And Alice has Reed on her field
      And Alice has Actions-And-Strips in her hand
      And Bob has Hated, Sedge and Lancer on his field
      When Alice plays Actions-And-Strips targeting Hated
      And both players pass
      And Alice attacks with Reed
      Then Alice may choose among Hated, Sedge and Lancer
