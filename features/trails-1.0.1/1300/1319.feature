Feature: 1319 Can't Cause Overkill

  Background:
    Given a game of Trails
    And it is Alice's choice of attackers
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Page  | 3       | 3   | 2   | Guild        |
      | Mouse | 2       | 0   | 1   | Watch        |

  @1319.1
  Rule: 1319.1 A UNIT that can't cause Overkill causes none by its attack

    @reading:no-overkill-still-stuns
    Scenario: its target is stunned, and only the stun costs bond
      Given Alice has Never-Overkills on her field
      And Bob has Mouse on his field
      When Never-Overkills attacks Mouse
      And both players pass until the combat ends
      Then Mouse is stunned
      And Bob has lost 2 bond

    Scenario: another UNIT of the same player causes Overkill
      Given Alice has Never-Overkills and Page on her field
      And Bob has Mouse on his field
      When Page attacks Mouse
      And both players pass until the combat ends
      Then Bob has lost 4 bond

    @reading:no-overkill-still-stuns
    Scenario: a player whom it attacks alone loses nothing
      Given Alice has Never-Overkills on her field
      When Never-Overkills attacks Bob
      And both players pass until the combat ends
      Then Never-Overkills is actioned
      And Bob has lost 0 bond

    @example @804.11b @reading:no-overkill-still-stuns
    Scenario: in a joint attack on a player only the others cause Overkill
      Given Alice has Never-Overkills and Page on her field
      When Never-Overkills and Page attack Bob
      And both players pass until the combat ends
      Then Bob has lost 3 bond

    Scenario: as a defender it keeps no attacker from causing Overkill
      Given Alice has Lancer on her field
      And Bob has Never-Overkills on his field
      When Lancer attacks Never-Overkills
      And both players pass until the combat ends
      Then Never-Overkills is stunned
      And Bob has lost 5 bond

    Scenario: once its crafts are lost it causes Overkill like any other
      Given Alice has Never-Overkills on her field
      And Alice has Strips-Crafts in her hand
      And Alice has 1 card in her homebase
      And Bob has Mouse on his field
      When Never-Overkills attacks Mouse
      And Alice plays Strips-Crafts targeting Never-Overkills
      And both players pass
      And both players pass until the combat ends
      Then Bob has lost 5 bond

    @own-card @reading:fight-is-simultaneous
    Scenario: a ban on Overkill that the defender itself brings holds in the fight that stuns it
      Given the UNIT Bulwark with CP cost 2, STR 0, DEF 1 and the text
        """
        CONT: UNITs your opponent controls cannot cause Overkill.
        """
      And Bob has Bulwark on his field
      And Alice has Page on her field
      When Page attacks Bulwark
      And both players pass until the combat ends
      Then Bulwark is stunned
      And Bob has lost 2 bond
