Feature: 1402 Covert

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |

  @1402.1
  Rule: 1402.1 Covert attacks Covert and players alone, and Covert alone attacks it

    Scenario: a UNIT with Covert may choose UNITs with Covert and no others
      Given Alice has Covert-Scout on her field
      And Bob has Reed and two Covert-Scouts on his field
      When Alice attacks with Covert-Scout
      Then Alice may choose among Covert-Scout#2 and Covert-Scout#3

    Scenario: past UNITs without Covert it attacks the player
      Given Alice has Covert-Scout on her field
      And Bob has Reed and Lancer on his field
      When Alice attacks with Covert-Scout
      And both players pass until the fight is over
      Then Bob has lost 2 bond
      And nobody was asked to choose the attack target

    @example @803.6h
    Scenario: a single UNIT with Covert keeps it from the player
      Given Alice has Covert-Scout on her field
      And Bob has Reed and Covert-Scout on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack Covert-Scout#2 with Covert-Scout
      And Alice may not attack Bob with Covert-Scout
      And Alice may not attack Reed with Covert-Scout

    Scenario: a stunned UNIT with Covert does not keep it from the player
      Given Alice has Covert-Scout on her field
      And Bob has Covert-Scout on his field, stunned
      And Bob has Reed on his field
      When Alice attacks with Covert-Scout
      And both players pass until the fight is over
      Then Bob has lost 2 bond

    Scenario: a UNIT without Covert may choose any but those with Covert
      Given Alice has Reed on her field
      And Bob has Sedge, Lancer and Covert-Scout on his field
      When Alice attacks with Reed
      Then Alice may choose among Sedge and Lancer

    Scenario: past UNITs with Covert a UNIT without it attacks the player
      Given Alice has Reed on her field
      And Bob has two Covert-Scouts on his field
      When Alice attacks with Reed
      And both players pass until the fight is over
      Then Bob has lost 3 bond

    Scenario: UNITs with Covert attack together
      Given Alice has two Covert-Scouts on her field
      And Bob has Covert-Scout and Reed on his field
      When Covert-Scout and Covert-Scout#2 attack Covert-Scout#3
      And both players pass until the attack is made
      And Bob fights back against Covert-Scout
      Then Covert-Scout#3 is stunned
      And Bob has lost 3 bond

    @reading:covert-mixed-attack
    Scenario: a mixed attack is not made while one of the attackers could attack a UNIT
      Given Alice has two Covert-Scouts and Reed on her field
      And Bob has Lancer on his field
      When the combat reaches Alice's choice of attackers
      Then Alice may attack with Covert-Scout and Covert-Scout#2
      And Alice may not attack with Covert-Scout and Reed

    @reading:covert-mixed-attack
    Scenario: a mixed attack goes to a player all of whose UNITs are stunned
      Given Alice has Covert-Scout and Reed on her field
      And Bob has Covert-Scout and Lancer on his field, stunned
      When Alice attacks with Covert-Scout and Reed
      And both players pass until the fight is over
      Then Bob has lost 5 bond

    Scenario: Covert that was gained before the attack is proposed counts
      Given it is the combat phase
      And Alice has Reed on her field
      And Bob has Sedge and Lancer on his field
      And Bob has Grants-Covert in his hand
      When Alice passes
      And Bob plays Grants-Covert targeting Sedge
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed
      And Alice may not attack Sedge with Reed

    @reading:attack-needs-attacker-and-target
    Scenario: Covert that the target gets after the proposal spoils the attack
      Given Alice has Reed on her field
      And Bob has Sedge and Lancer on his field
      And Bob has Grants-Covert in his hand
      When Reed attacks Sedge
      And Alice passes
      And Bob plays Grants-Covert targeting Sedge
      And both players pass
      And both players pass
      Then Alice is asked to name attackers
      And Reed is ready
      And Alice may attack Lancer with Reed
      And Alice may not attack Sedge with Reed

    Scenario: Covert that the target gets when the attack is made changes nothing
      Given Alice has Lancer on her field
      And Bob has Sedge on his field
      And Bob has Grants-Covert in his hand
      When Lancer attacks Sedge
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Grants-Covert targeting Sedge
      And both players pass
      And both players pass until the fight is over
      Then Sedge is stunned

    Scenario: a UNIT that lost Covert attacks and is attacked by the others
      Given it is the combat phase
      And Alice has Covert-Scout on her field
      And Bob has Reed and Covert-Scout on his field
      And Alice has Takes-Covert in her hand
      When Alice plays Takes-Covert targeting Covert-Scout
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Reed with Covert-Scout
      And Alice may not attack Covert-Scout#2 with Covert-Scout

    Scenario: a UNIT with Covert fights back as others do
      Given Alice has Covert-Scout on her field
      And Bob has Covert-Scout on his field
      And Bob has Strengthens-For-Combat in his hand
      When Covert-Scout attacks Covert-Scout#2
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Strengthens-For-Combat targeting Covert-Scout#2
      And both players pass
      And both players pass until the fight is over
      Then Covert-Scout is stunned
      And Covert-Scout#2 is not stunned
