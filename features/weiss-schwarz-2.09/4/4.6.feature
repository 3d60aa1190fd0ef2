Feature: 4.6 Card Orientation

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.6.1
  Rule: 4.6.1 A character on stage is standing, rested or reversed, and only one of these

    Scenario: a rested character is neither standing nor reversed
      Given Alice has Rests-All in her hand
      And Alice has Reed on her center left
      When Alice plays Rests-All
      Then Reed is rested
      And Reed is not standing
      And Reed is not reversed

    Scenario: a reversed character that is rested is no longer reversed
      Given Alice has Rests-All in her hand
      And Alice has Reed on her center left, reversed
      When Alice plays Rests-All
      Then Reed is rested
      And Reed is not reversed

    Scenario: a character on the other side keeps its own orientation
      Given Alice has Rests-All in her hand
      And Alice has Reed on her center left
      And Bob has Clerk on his center left
      When Alice plays Rests-All
      Then Reed is rested
      And Clerk is standing

    Scenario: attacking and losing goes from standing over rested to reversed
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has Titan on her center right
      And Bob has Lancer on his center right
      When Reed frontal attacks
      Then Reed is rested
      And Reed is not standing
      When Bob passes
      Then Reed is reversed
      And Reed is not rested

  @4.6.1.1
  Rule: 4.6.1.1 To stand a card makes it standing

    Scenario Outline: a <state> character stands
      Given Alice has Stands-All in her hand
      And Alice has Reed on her center left, <state>
      When Alice plays Stands-All
      Then Reed is standing

      Examples:
        | state    |
        | rested   |
        | reversed |

    Scenario: a character that stands already does not come to stand
      Given Alice has Stands-All in her hand
      And Alice has Clocks-When-Standing on her center left
      And Alice has Reed on her center right, rested
      When Alice plays Stands-All
      Then Reed is standing
      And Alice's clock is empty

  @4.6.1.2
  Rule: 4.6.1.2 To rest a card makes it rested

    Scenario Outline: a <state> character rests
      Given Alice has Rests-A-Character in her hand
      And Bob has Reed on his center left, <state>
      When Alice plays Rests-A-Character
      Then Reed is rested

      Examples:
        | state    |
        | standing |
        | reversed |

    Scenario: an attacker rests
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      When Reed attacks
      Then Reed is rested

  @4.6.1.3
  Rule: 4.6.1.3 To reverse a card makes it reversed

    @own-card
    Scenario Outline: a <state> character is reversed
      Given the event Topple with the text
        """
        TEXT: reverse 1 character.
        """
      And Alice has Topple in her hand
      And Bob has Reed on his center left, <state>
      When Alice plays Topple
      Then Reed is reversed
      And Reed is not <state>

      Examples:
        | state    |
        | standing |
        | rested   |

    @events
    Scenario: a rested attacker that loses the battle is reversed
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Lancer on his center right
      When Reed frontal attacks
      And Bob passes
      Then it happened that Reed was reversed

    @own-card
    Scenario: what waits for becoming reversed is triggered once
      Given the event Topple with the text
        """
        TEXT: reverse all characters.
        """
      And Alice has Topple in her hand
      And Alice has Draws-When-Reversed on her center left
      When Alice plays Topple
      Then Draws-When-Reversed is reversed
      And Alice has 1 card in her hand
