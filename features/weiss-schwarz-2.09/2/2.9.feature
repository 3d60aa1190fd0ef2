Feature: 2.9 Power

  @2.9.1 @7.6.1.2
  Rule: 2.9.1 Power is a character's strength in battle; other cards have none

    Scenario: the character of lower power is reversed
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has Wall on her center right
      And Bob has Clerk on his center right
      When Reed frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Reed is rested

    Scenario: the attacker may be the weaker one
      Given it is Alice's attack phase
      And Alice has Clerk on her center left
      And Alice has Wall on her center right
      And Bob has Reed on his center right
      When Clerk frontal attacks
      And Bob passes
      Then Clerk is reversed
      And Reed is standing

    Scenario: a text that asks for power finds characters only
      Given Alice has Fetches-High-Power in her hand
      And Alice has Memo, Finale and Reed in her waiting room
      When Alice plays Fetches-High-Power
      Then Reed is in Alice's hand
      And Alice has Memo and Finale in her waiting room
