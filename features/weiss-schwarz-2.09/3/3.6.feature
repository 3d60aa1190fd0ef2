Feature: 3.6 Stage Positions

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @3.6.1 @8.6.2.2.1
  Rule: 3.6.1 Each player has five positions for characters

    Scenario: five characters stand on five positions
      Given Alice has Reed, Clerk, Titan, Act-Draws and Draws-On-Attack in her hand
      When Alice plays Reed onto her center left
      And Alice plays Clerk onto her center middle
      And Alice plays Titan onto her center right
      And Alice plays Act-Draws onto her back left
      And Alice plays Draws-On-Attack onto her back right
      Then Alice has 5 cards on her stage
      And Alice's waiting room is empty

    Scenario: a sixth character takes the place of one of them
      Given Alice has Titan in her hand
      And Alice has Reed on her center left
      And Alice has Sedge on her center middle
      And Alice has Clerk on her center right
      And Alice has Wall on her back left
      And Alice has Lancer on her back right
      When Alice plays Titan onto her center middle
      Then Alice has 5 cards on her stage
      And Sedge is in Alice's waiting room

    Scenario: the player is asked for the position
      Given Alice has Reed in her hand
      When Alice starts to play Reed
      Then Alice is asked to choose a position
      And Alice may choose her center left
      And Alice may choose her center middle
      And Alice may choose her center right
      And Alice may choose her back left
      And Alice may choose her back right

  @3.6.2 @9.6.2
  Rule: 3.6.2 Everybody sees a position, and it holds one card

    Scenario: the card placed last stays
      Given Alice has Reed in her hand
      And Alice has Titan on her center left
      When Alice plays Reed onto her center left
      Then Alice has only Reed on her stage
      And Titan is in Alice's waiting room

    Scenario: two characters that are placed together cannot both stay
      Given Alice has Two-On-One-Spot in her hand
      And Alice has Reed and Sedge in her waiting room
      When Alice plays Two-On-One-Spot
      Then Two-On-One-Spot is in Alice's waiting room
      And Reed and Sedge are in Alice's waiting room
      And Alice's stage is empty

    Scenario: both players see the character on its position
      Given Alice has Reed in her hand
      When Alice plays Reed onto her center middle
      Then Bob sees that Reed is on Alice's center middle
      And Alice sees that Reed is on Alice's center middle

  @3.6.3
  Rule: 3.6.3 A card comes onto the stage standing, and keeps its orientation between positions

    Scenario: a character from the hand stands
      Given Alice has Reed in her hand
      When Alice plays Reed onto her center middle
      Then Reed is standing

    Scenario: a character that was rested stands when it comes back
      Given Alice has Returns-To-Hand in her hand
      And Alice has Reed on her center left, rested
      When Alice plays Returns-To-Hand
      And Alice plays Reed onto her center left
      Then Reed is standing

    @own-card
    Scenario: a character from the waiting room stands
      Given the event Rouse with the text
        """
        TEXT: put 1 character in your waiting room onto the back stage of your stage.
        """
      And Alice has Rouse in her hand
      And Alice has Reed in her waiting room
      When Alice plays Rouse onto her back left
      Then Reed is standing on Alice's back left

    Scenario Outline: a <state> character stays so when it moves
      Given Alice has Reed on her center left, <state>
      When Alice exchanges her center left and back right
      Then Reed is <state> on Alice's back right

      Examples:
        | state    |
        | standing |
        | rested   |
        | reversed |

    Scenario: two characters that change places keep each its own
      Given Alice has Reed on her center left, rested
      And Alice has Clerk on her center middle, reversed
      When Alice exchanges her center left and center middle
      Then Reed is rested on Alice's center middle
      And Clerk is reversed on Alice's center left

    Scenario: an effect that moves a rested character leaves it rested
      Given Alice has Moves-To-Back in her hand
      And Alice has Reed on her center left, rested
      When Alice plays Moves-To-Back onto her back right
      Then Reed is rested on Alice's back right

    Scenario: a character that comes under another master keeps its orientation
      Given Alice has Steals-To-Stage in her hand
      And Bob has Clerk on his center left, rested
      When Alice plays Steals-To-Stage onto her back left
      Then Clerk is rested on Alice's back left

  @3.6.4
  Rule: 3.6.4 Three positions are the center stage, two the back stage

    Scenario Outline: the back stage is the two positions behind, and <position> is one
      Given Alice has Moves-To-Back in her hand
      And Alice has Reed on her center middle
      When Alice plays Moves-To-Back
      Then Alice may choose her back left
      And Alice may choose her back right
      And Alice may not choose her <other>
      When Alice chooses her <position>
      Then Reed is on Alice's <position>

      Examples:
        | position   | other         |
        | back left  | center left   |
        | back right | center middle |
        | back right | center right  |

    Scenario: characters attack from the three positions of the center stage only
      Given it is Alice's climax phase
      And Alice has Reed on her center left
      And Alice has Sedge on her center middle
      And Alice has Clerk on her center right
      And Alice has Wall on her back left
      And Alice has Titan on her back right
      When the game reaches Alice's attack phase
      Then Alice may attack with Reed
      And Alice may attack with Sedge
      And Alice may attack with Clerk
      And Alice may not attack with Wall
      And Alice may not attack with Titan

    @own-card
    Scenario Outline: a text for the center stage finds <card>
      Given the event Parade with the text
        """
        TEXT: stand all characters in the center stage.
        """
      And Alice has Parade in her hand
      And Alice has Reed on her center left, rested
      And Alice has Sedge on her center middle, rested
      And Alice has Clerk on her center right, rested
      And Alice has Wall on her back left, rested
      And Alice has Titan on her back right, rested
      When Alice plays Parade
      Then <card> is standing
      And Wall is rested
      And Titan is rested

      Examples:
        | card  |
        | Reed  |
        | Sedge |
        | Clerk |

    @own-card
    Scenario: left and right are told apart
      Given the event Beckon with the text
        """
        TEXT: put 1 character in your waiting room onto the center right of your stage.
        """
      And Alice has Beckon in her hand
      And Alice has Reed in her waiting room
      When Alice plays Beckon
      Then Reed is on Alice's center right

  @3.6.5
  Rule: 3.6.5 Front and back go together left with left, middle with both, right with right

    Scenario Outline: a character on <back> finds <front> in front <found>
      Given Alice has Counts-Ahead in her hand
      And Alice has Reed on her <front>
      When Alice plays Counts-Ahead onto her <back>
      Then Reed has <power> power

      Examples:
        | back        | front         | power | found |
        | back left   | center left   | 2500  | yes   |
        | back left   | center middle | 2500  | yes   |
        | back right  | center middle | 2500  | yes   |
        | back right  | center right  | 2500  | yes   |

    Scenario Outline: nobody on <front> is in front of <back>
      Given Alice has Counts-Ahead in her hand
      And Alice has Reed on her <front>
      And Alice has Clerk on her center middle
      When Alice plays Counts-Ahead onto her <back>
      Then Reed has 2000 power
      And Clerk has 2000 power

      Examples:
        | back       | front        |
        | back left  | center right |
        | back right | center left  |
        | back left  | back right   |

    Scenario: behind the middle there are two positions
      Given Alice has Counts-Behind in her hand
      And Alice has Reed on her back left
      And Alice has Clerk on her back right
      When Alice plays Counts-Behind onto her center middle
      Then Counts-Behind has 2000 power

    Scenario Outline: behind <position> there is one position
      Given Alice has Counts-Behind in her hand
      And Alice has Reed on her back left
      And Alice has Clerk on her back right
      When Alice plays Counts-Behind onto her <position>
      Then Counts-Behind has 1500 power

      Examples:
        | position     |
        | center left  |
        | center right |

    Scenario: a character of the other player is not in front
      Given Alice has Counts-Ahead in her hand
      And Bob has Reed on his center left
      And Alice has Clerk on her center left
      When Alice plays Counts-Ahead onto her back left
      Then Reed has 2000 power
      And Clerk has 2000 power

  @3.6.6
  Rule: 3.6.6 Positions face across: left the other's right, middle the middle, right the other's left

    Scenario Outline: <own> faces <theirs>
      Given Alice has Weakens-Facing in her hand
      And Bob has Reed on his center left
      And Bob has Reed on his center middle
      And Bob has Reed on his center right
      When Alice plays Weakens-Facing onto her <own>
      Then Reed has <left> power
      And Reed#2 has <middle> power
      And Reed#3 has <right> power

      Examples:
        | own           | theirs       | left | middle | right |
        | center left   | their right  | 2000 | 2000   | 1500  |
        | center middle | their middle | 2000 | 1500   | 2000  |
        | center right  | their left   | 1500 | 2000   | 2000  |

    Scenario: a character on the back stage faces nobody
      Given Alice has Weakens-Facing on her center left
      And Bob has Reed on his center right
      And Bob has Clerk on his back right
      When Alice exchanges her center left and back left
      Then Reed has 2000 power
      And Clerk has 1500 power

    Scenario: the facing character is the one that is attacked
      Given it is Alice's attack phase
      And Alice has Lancer on her center right
      And Bob has Clerk on his center left
      And Bob has Reed on his center right
      When Lancer frontal attacks
      Then Lancer's battle opponent is Clerk

    Scenario: an attack into an empty facing position is direct, whoever stands beside it
      Given it is Alice's attack phase
      And Alice has Draws-On-Direct on her center left
      And Bob has Clerk on his center left
      And Bob has Reed on his center middle
      When Draws-On-Direct attacks
      Then Alice has 1 card in her hand
      And Bob has 2 cards in his clock

  @3.6.7 @9.6.1
  Rule: 3.6.7 A card on a position that is no character goes to its owner's waiting room

    Scenario: a character that became an event leaves the stage
      Given Alice has Makes-An-Event in her hand
      And Alice has Reed on her center left
      When Alice plays Makes-An-Event
      Then Reed is in Alice's waiting room
      And Alice's stage is empty

    Scenario: so does a character of the other player
      Given Alice has Makes-An-Event in her hand
      And Bob has Reed on his back left
      When Alice plays Makes-An-Event
      Then Reed is in Bob's waiting room

    Scenario: it goes to its owner
      Given Alice has Makes-An-Event in her hand
      And Alice has Reed on her center left
      And Bob owns Reed
      When Alice plays Makes-An-Event
      Then Reed is in Bob's waiting room

    Scenario: the other characters stay
      Given Alice has Makes-An-Event in her hand
      And Alice has Reed on her center left
      And Alice has Clerk on her center right
      When Alice plays Makes-An-Event choosing Reed
      Then Alice has only Clerk on her stage

    Scenario: its markers leave with it
      Given Alice has Makes-An-Event in her hand
      And Alice has Reed on her center left
      And Reed has Sedge as marker
      When Alice plays Makes-An-Event
      Then Alice has only Reed, Sedge and Makes-An-Event in her waiting room
