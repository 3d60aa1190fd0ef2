Feature: 1406 Martial Arts

  Background:
    Given a game of Trails in Alice's combat phase
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Reed  | 2       | 3   | 2   | Guild        |
      | Sedge | 1       | 1   | 4   | Guild        |
      | Clerk | 4       | 2   | 1   | Guild        |

  @1406.1
  Rule: 1406.1 In combat it has +1/+1 for each opposing UNIT in combat without Martial Arts

    @reading:martial-arts-counts-opposing-units
    Scenario: as an attacker it counts the defender, and only from the attack on
      Given Alice has Martial-Artist on her field
      And Bob has Sedge and Clerk on his field
      When Martial-Artist attacks Sedge
      Then Martial-Artist is 2/3
      When both players pass until the attack is made
      Then Martial-Artist is 3/4

    @reading:martial-arts-counts-opposing-units
    Scenario: as the defender it counts every attacker
      Given Alice has Reed, Sedge and Clerk on her field
      And Bob has Martial-Artist on his field
      When Reed, Sedge and Clerk attack Martial-Artist
      And both players pass until the attack is made
      Then Martial-Artist is 5/6

    @reading:martial-arts-counts-opposing-units
    Scenario: the raised values decide the fight
      Given Alice has Reed on her field
      And Bob has Martial-Artist on his field
      When Reed attacks Martial-Artist
      And both players pass until the fight is over
      Then Reed is stunned
      And Martial-Artist is not stunned
      And Bob has lost 0 bond

    @reading:martial-arts-counts-opposing-units
    Scenario: opposing UNITs with Martial Arts are not counted
      Given Alice has two Martial-Artists and Reed on her field
      And Bob has Martial-Artist on his field
      When Martial-Artist, Martial-Artist#2 and Reed attack Martial-Artist#3
      And both players pass until the attack is made
      Then Martial-Artist#3 is 3/4
      And Martial-Artist is 2/3
      And Martial-Artist#2 is 2/3

    @reading:martial-arts-counts-opposing-units
    Scenario: each of several attackers counts the defender, not its companions
      Given Alice has two Martial-Artists and Reed on her field
      And Bob has Sedge and Clerk on his field
      When Martial-Artist, Martial-Artist#2 and Reed attack Sedge
      And both players pass until the attack is made
      Then Martial-Artist is 3/4
      And Martial-Artist#2 is 3/4
      And Reed is 3/2

    @reading:martial-arts-counts-opposing-units
    Scenario: outside the combat it has its own values
      Given Alice has Reed and Martial-Artist on her field
      And Bob has Sedge and Martial-Artist on his field
      When Reed attacks Sedge
      And both players pass until the attack is made
      Then Reed is attacking
      And Martial-Artist is 2/3
      And Martial-Artist#2 is 2/3

    @reading:martial-arts-counts-opposing-units
    Scenario: against the player it counts nobody
      Given Alice has Martial-Artist on her field
      When Alice attacks with Martial-Artist
      And both players pass until the fight is over
      Then Bob has lost 2 bond

    @reading:martial-arts-counts-opposing-units
    Scenario: an attacker that leaves the combat is not counted any more
      Given Alice has Reed and Sedge on her field
      And Bob has Martial-Artist on his field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Reed and Sedge attack Martial-Artist
      And both players pass until the attack is made
      Then Martial-Artist is 4/5
      When Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Sedge
      And both players pass
      Then Martial-Artist is 3/4

    @reading:martial-arts-counts-opposing-units
    Scenario: a foe that gets Martial Arts in the combat is not counted any more and counts none
      Given Alice has Reed on her field
      And Alice has Grants-Martial-Arts in her hand
      And Bob has Martial-Artist on his field
      When Reed attacks Martial-Artist
      And both players pass until the attack is made
      Then Martial-Artist is 3/4
      When Alice plays Grants-Martial-Arts targeting Reed
      And both players pass
      Then Martial-Artist is 2/3
      And Reed is 3/2

    @reading:martial-arts-counts-opposing-units
    Scenario: when the foe loses its Martial Arts it counts, and is not raised itself
      Given Alice has Martial-Artist on her field
      And Alice has Takes-Martial-Arts in her hand
      And Bob has Martial-Artist on his field
      When Martial-Artist attacks Martial-Artist#2
      And both players pass until the attack is made
      Then Martial-Artist is 2/3
      When Alice plays Takes-Martial-Arts targeting Martial-Artist#2
      And both players pass
      Then Martial-Artist is 3/4
      And Martial-Artist#2 is 2/3

    @reading:martial-arts-counts-opposing-units
    Scenario: after the combat the values are as before
      Given Alice has Martial-Artist on her field
      And Bob has Sedge on his field
      When Martial-Artist attacks Sedge
      And both players pass until the attack is made
      Then Martial-Artist is 3/4
      When both players pass until the combat ends
      Then Martial-Artist is 2/3
