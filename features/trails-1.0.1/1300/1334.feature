Feature: 1334 Lose

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |
      | Clerk  | 4       | 2   | 1   | Watch, Guild |

  @1334.1
  Rule: 1334.1 A lost organization is taken from the card

    Scenario: the card keeps its other organizations
      Given Alice has Clerk and Reed on her field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Clerk
      And both players pass
      Then Clerk has the organization Watch only
      And Reed has the organization Guild only

    Scenario: a card may be left without any
      Given Alice has Reed on her field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Reed
      And both players pass
      Then Reed has 0 organizations

    Scenario: an organization that the card does not have cannot be lost
      Given Alice has Lancer on her field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Lancer
      And both players pass
      Then Strips-Guild is in Alice's trail
      And Lancer has the organization Watch only

    Scenario: who lost it no longer attacks with its members
      Given it is the combat phase
      And Alice has Clerk, Reed and Lancer on her field
      And Bob has Reed on his field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Clerk
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Clerk and Lancer
      And Alice may not attack with Clerk and Reed

    Scenario: a gained organization may be lost too
      Given it is the combat phase
      And Alice has Joiner on her field
      And Alice has Enlists-In-Watch and Strips-Guild in her hand
      When Alice plays Enlists-In-Watch targeting Joiner
      And both players pass
      And Alice plays Strips-Guild targeting Joiner
      And both players pass
      Then Joiner has the organization Watch only

    Scenario: the organization is back when the time of the loss is over
      Given Alice has Clerk on her field
      And Alice has Strips-Guild in her hand
      When Alice plays Strips-Guild targeting Clerk
      And both players pass
      Then Clerk has 1 organization
      When the turn ends
      Then Clerk has the organizations Watch and Guild only

  @1334.2
  Rule: 1334.2 Without a number all crafts of the kind are lost

    @reading:losing-abilities-comes-first
    Scenario: a UNIT whose crafts defined it has its printed values again without them
      Given Alice has Rewrites-Itself on her field
      And Alice has Strips-Crafts in her hand
      When Alice plays Strips-Crafts targeting Rewrites-Itself
      And both players pass
      Then Rewrites-Itself is 1/3
      And Rewrites-Itself's CP cost is 5
      When both players pass
      Then Rewrites-Itself is 1/3

    Scenario: all crafts go, of every sort
      Given Alice has Jack-Of-Crafts and Gains-For-EP on her field
      And Bob has Gate in his homebase
      And Alice has Strips-Crafts in her hand
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts is 2/5
      And Alice may use Gains-For-EP's craft
      And Alice may not use Jack-Of-Crafts's craft
      When Alice passes
      And Bob gains EP with Gate
      Then nothing waits to be resolved

    Scenario: a printed craft and the same craft that it got are lost together
      Given it is the combat phase
      And Alice has Draws-On-Attack on her field
      And Alice has two Teaches-Drawings and Strips-Crafts in her hand
      And Bob has Lancer on his field
      When Alice plays Teaches-Drawing targeting Draws-On-Attack
      And both players pass
      And Alice plays Teaches-Drawing#2 targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 3 crafts
      When Alice plays Strips-Crafts targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 0 crafts
      When Draws-On-Attack attacks Lancer
      And both players pass until the attack is made
      Then nothing waits to be resolved

    Scenario: an icon craft that the UNIT has twice is lost altogether
      Given it is Alice's choice of attackers
      And Bob has Martial-Artist on his field
      And Bob has Grants-Martial-Arts and Takes-Martial-Arts in his hand
      And Alice has Reed on her field
      When Reed attacks Martial-Artist
      And both players pass until the attack is made
      And Alice passes
      And Bob plays Grants-Martial-Arts targeting Martial-Artist
      And both players pass
      Then Martial-Artist is 4/5
      When Alice passes
      And Bob plays Takes-Martial-Arts targeting Martial-Artist
      And both players pass
      Then Martial-Artist is 2/3
      And Martial-Artist does not have the keyword Martial Arts

    Scenario: an icon craft is lost and other crafts stay
      Given Alice has Draws-On-Attack on her field
      And Alice has Grants-Covert and Takes-Covert in her hand
      When Alice plays Grants-Covert targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has the keyword Covert
      When Alice plays Takes-Covert targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack does not have the keyword Covert
      And Draws-On-Attack has 1 craft

    Scenario: a UNIT that lost Covert attacks and is attacked as others are
      Given it is the combat phase
      And Alice has two Covert-Scouts on her field
      And Bob has Reed on his field
      And Bob has Covert-Scout on his field
      And Alice has Takes-Covert in her hand
      When Alice plays Takes-Covert targeting Covert-Scout
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Reed with Covert-Scout
      And Alice may not attack Reed with Covert-Scout#2
      And Alice may not attack Covert-Scout#3 with Covert-Scout

    Scenario: a craft that waits already is played although it was lost
      Given it is Alice's choice of attackers
      And Alice has Draws-On-Attack on her field
      And Alice has Actions-And-Strips in her hand
      And Bob has Lancer on his field
      When Draws-On-Attack attacks Lancer
      And both players pass until the attack is made
      And Alice plays Actions-And-Strips targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 0 crafts
      And Draws-On-Attack's craft waits to be resolved

    Scenario: the crafts are back when the time of the loss is over
      Given Alice has Jack-Of-Crafts on her field
      And Alice has Strips-Crafts in her hand
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts is 2/5
      When the turn ends
      Then Jack-Of-Crafts is 5/5

    @reading:losing-abilities-comes-first
    Scenario: a lost craft says nothing of its card's name any more, although it is older than the loss
      Given Alice has Poses-On-The-Field on her field
      And Alice has Strips-Crafts in her hand
      Then Poses-On-The-Field is named Reed
      When Alice plays Strips-Crafts targeting Poses-On-The-Field
      And both players pass
      Then Poses-On-The-Field has 0 crafts
      And Poses-On-The-Field is not named Reed

    @own-card @reading:self-taken-crafts-have-had-their-say
    Scenario: a craft by which its own card loses all crafts goes on to say so
      Given the UNIT Hermit with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT while you control 2 or more UNITs: this card loses all crafts and this card gets +0/+3.
        CONT: this card gets +5/+0.
        """
      And Alice has Hermit on her field
      And Alice has Fields-From-Hand and Reed in her hand
      Then Hermit is 8/5
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Reed
      Then Hermit has 0 crafts
      And Hermit is 3/8
      When both players pass
      Then Hermit is 3/8

    @own-card @reading:self-taken-crafts-have-had-their-say
    Scenario: of two UNITs that take away each other's crafts the one that was there first keeps its own
      Given the UNIT Chief with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT: other UNITs lose all crafts and other UNITs get +1/+0.
        """
      And Rival is another name of Chief
      And Alice has Chief on her field
      And Alice has Fields-From-Hand and Rival in her hand
      When Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Rival
      Then Rival has 0 crafts
      And Rival has 4 STR
      And Chief has 1 craft
      And Chief has 3 STR

    @own-card
    Scenario: one craft that is named is lost, and the others stay
      Given the UNIT Bard with CP cost 2, STR 3, DEF 5 and the text
        """
        AUTO when this card attacks: draw 1.
        ACT (pay 1 EP): gain 2 bond.
        """
      And the EVENT Hush with EP cost 0 and the text
        """
        TEXT: target UNIT loses the craft {AUTO when this card attacks: draw 1.} this turn.
        """
      And Alice has Bard on her field
      And Alice has Hush in her hand
      When Alice plays Hush targeting Bard
      And both players pass
      Then Bard has 1 craft
      And Alice may use Bard's craft

    @own-card
    Scenario: all crafts of one classification are lost, and the others stay
      Given the UNIT Bard with CP cost 2, STR 3, DEF 5 and the text
        """
        AUTO ["Backup"] when this card attacks: draw 1.
        ACT ["Backup"] (pay 1 EP): gain 2 bond.
        CONT: this card gets +0/+2.
        """
      And the EVENT Hush with EP cost 0 and the text
        """
        TEXT: target UNIT loses all crafts with the keyword "Backup" this turn.
        """
      And Alice has Bard on her field
      And Alice has Hush in her hand
      When Alice plays Hush targeting Bard
      And both players pass
      Then Bard has 1 craft
      And Bard is 3/7
