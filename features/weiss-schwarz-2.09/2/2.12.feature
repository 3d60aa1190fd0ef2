Feature: 2.12 Card Text

  @2.12.2
  Rule: 2.12.2 Card text has no force outside its zones

    Scenario Outline: a character's ability does nothing from elsewhere
      Given Alice has Boosts-All <place>
      And Alice has Reed and Memo in her hand
      When Alice plays Reed onto her center left
      Then Reed has 2000 power
      And Reed is on Alice's center left

      Examples:
        | place               |
        | in her hand         |
        | in her waiting room |
        | in her clock        |
        | in her level        |
        | in her memory       |
        | in her stock        |

    Scenario Outline: not even beside a card that says of itself that it works there
      Given Alice has Boosts-All and <other> <place>
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed has <power> power

      Examples:
        | other                     | place         | power |
        | Boosts-All-From-The-Clock | in her clock  | 2500  |
        | Works-Face-Down           | in her memory | 2500  |

    Scenario: the text of an event in the hand does nothing by itself
      Given it is Alice's clock phase
      And Alice has Draws-Two and Clerk in her hand
      When Alice puts no card into her clock
      Then Alice has a play timing
      And Alice has 2 cards in her hand

  @2.12.2.1
  Rule: 2.12.2.1 The text of a character works on the stage

    Scenario Outline: on every stage position
      Given Alice has Reed on her center left
      And Alice has Boosts-All in her hand
      When Alice plays Boosts-All onto her <position>
      Then Reed has 2500 power

      Examples:
        | position      |
        | center middle |
        | center right  |
        | back left     |
        | back right    |

    Scenario: it ends when the character leaves the stage
      Given it is Alice's attack phase
      And Alice has Boosts-All on her center left
      And Alice has Reed on her center right
      And Bob has Wall on his center right
      When Boosts-All frontal attacks
      And Bob passes
      Then Reed has 2500 power
      When Alice ends the attack phase
      And the turn ends
      Then Boosts-All is in Alice's waiting room
      And Reed has 2000 power

    Scenario: a character that is a marker is not on the stage
      Given Alice has Reed on her center left
      And Reed has Boosts-All as face-up marker
      And Alice has Clerk in her hand
      When Alice plays Clerk onto her center right
      Then Clerk is on Alice's center right
      And Clerk has 1500 power
      And Reed has 2000 power

  @2.12.2.2
  Rule: 2.12.2.2 The text of a climax works in the climax area

    Scenario: it works once the climax is played
      Given it is Alice's climax phase
      And Alice is at level 1
      And Alice has Reed on her center left
      And Alice has Boosting-Climax in her hand
      When Alice plays Boosting-Climax
      Then Reed has 3000 power

    Scenario: it ends when the climax leaves the climax area
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Alice has Boosting-Climax in her climax area
      When the turn ends
      Then Boosting-Climax is in Alice's waiting room
      And Reed has 2000 power

    Scenario Outline: elsewhere it does nothing
      Given Alice has Boosting-Climax <place>
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed has 2000 power
      And Reed is on Alice's center left

      Examples:
        | place               |
        | in her hand         |
        | in her waiting room |
        | in her clock        |
        | in her level        |

  @2.12.2.3
  Rule: 2.12.2.3 An ability that is made for another zone works there

    Scenario: an ability for the clock works in the clock
      Given it is Alice's clock phase
      And Alice has Reed on her center left
      And Alice has Boosts-All-From-The-Clock in her hand
      When Alice puts Boosts-All-From-The-Clock into her clock
      Then Reed has 2500 power

    Scenario: and not on the stage
      Given Alice has Boosts-All-From-The-Clock in her hand
      And Alice has Reed on her center left
      When Alice plays Boosts-All-From-The-Clock onto her center right
      Then Boosts-All-From-The-Clock is on Alice's center right
      And Boosts-All-From-The-Clock has 2500 power
      And Reed has 2000 power

    Scenario: an ability that waits for its card to leave the deck works although the card was never on the stage
      Given the top of Alice's deck is Draws-When-Milled
      And Alice has Mills-One in her hand
      When Alice plays Mills-One
      Then Draws-When-Milled is in Alice's waiting room
      And Alice has 1 card in her hand

    Scenario: an ability of a card in hand that is made for the hand is used from there
      Given it is Alice's attack phase
      And Alice has Reed on her center left
      And Bob has Clerk on his center right
      And Bob is at level 1
      And Bob has Backs-Up in his hand
      When Reed frontal attacks
      And Bob uses Backs-Up's Backup
      Then Backs-Up is in Bob's waiting room
      And Clerk has 3500 power
