Feature: 1212 Handling Continuous Crafts

  Background:
    Given a game of Trails
    And these blank UNITs
      | name | CP cost | STR | DEF | organization |
      | Waif | 0       | 1   | 2   | Guild        |
    And these blank BASEs
      | name  | building level |
      | Tower | 4              |

  @1212.1
  Rule: 1212.1 A continuous craft applies its effect exactly while it is valid

    @1215.3b-3
    Scenario: the effect is there as soon as the card is on the field, without waiting to be resolved
      Given Alice has Reed on her field
      And Alice has Leads-Others in her hand
      And Alice has 2 CP
      When Alice plays Leads-Others
      Then Reed is 3/2
      When both players pass
      Then Reed is 5/2
      And Leads-Others is 2/5
      And nothing waits to be resolved

    @1215.3b-3 @reading:stunned-unit-stays-known
    Scenario: the effect ends with the stun of its card and begins again with the cure
      Given Alice has Leads-Others and Reed on her field
      And Alice has Stuns-A-UNIT and Cures-Any-UNIT in her hand
      When Alice plays Stuns-A-UNIT targeting Leads-Others
      Then Reed is 5/2
      When both players pass
      Then Reed is 3/2
      When Alice plays Cures-Any-UNIT targeting Leads-Others
      And both players pass
      Then Reed is 5/2

    @1215.3b-3
    Scenario: the effect ends when its card leaves the field
      Given Alice has Leads-Others and Reed on her field
      And Bob has Returns-Unit in his hand
      And Bob has 1 EP
      When Alice passes
      And Bob plays Returns-Unit targeting Leads-Others
      And both players pass
      Then Leads-Others is in Alice's hand
      And Reed is 3/2

    Scenario: the effect passes over to the player who takes control of its card
      Given Alice has Leads-Others and Reed on her field
      And Bob has Sedge on his field
      And Bob has Takes-Control in his hand
      And Bob has 1 EP
      When Alice passes
      And Bob plays Takes-Control targeting Leads-Others
      And both players pass
      Then Reed is 3/2
      And Sedge is 3/4

    Scenario: the effects of two copies add up, also on each other
      Given Alice has two Leads-Others and Reed on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      Then Reed is 7/2
      And Leads-Others is 4/5
      When Alice plays Knocks-Out-A-UNIT targeting Leads-Others#2
      And both players pass
      Then Reed is 5/2
      And Leads-Others is 2/5

    Scenario: a condition in the craft is looked at all the time
      Given Alice has Friend-Of-Reed on her field
      And Alice has Reed and Knocks-Out-A-UNIT in her hand
      And Alice has 2 CP
      When Alice plays Reed
      Then Friend-Of-Reed is 2/3
      When both players pass
      Then Friend-Of-Reed is 3/4
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Friend-Of-Reed is 2/3

    Scenario: the craft of a BASE begins when the BASE lies face-up
      Given Alice has Reed on her field
      And Alice has Leads-From-Home in her homebase, face-down
      And Alice has Waif in her homebase, face-down
      Then Reed is 3/2
      When Alice plays Leads-From-Home
      And both players pass
      Then Reed is 3/4

    @own-card
    Scenario: a craft that works during combats begins with the attack and ends with the combat
      Given the UNIT Cheer with CP cost 2, STR 0, DEF 2 and the text
        """
        CONT while during the combat: other UNITs you control get +2/+0.
        """
      And it is Alice's combat phase
      And Alice has Cheer and Reed on her field
      And Bob has Sedge on his field
      When Reed attacks Sedge
      Then Reed has 3 STR
      When both players pass until the attack is made
      Then Reed has 5 STR
      When both players pass until the combat ends
      Then Reed has 3 STR

  @1212.2
  Rule: 1212.2 Crafts that set a card's own type, organization, costs, level, STR or DEF unconditionally work everywhere

    Scenario Outline: a UNIT <place> has the cost, strength and organization that its own crafts give
      Given Alice has Rewrites-Itself <place>
      Then Rewrites-Itself's CP cost is 2
      And Rewrites-Itself is 4/3
      And Rewrites-Itself has the organization Watch only

      Examples:
        | place                  |
        | in her hand            |
        | on the top of her deck |
        | on her field           |
        | in her homebase        |
        | in her trail           |
        | in her exile zone      |

    Scenario: a UNIT is played from the hand for the cost that its craft sets
      Given Alice has Rewrites-Itself and Lancer in her hand
      And Alice has 2 CP
      And Alice has Waif in her hand
      When Alice plays Waif
      And both players pass
      Then Alice may not play Lancer
      When Alice plays Rewrites-Itself
      Then Alice has 0 CP
      When both players pass
      Then Rewrites-Itself is 4/3

    Scenario: a face-down BASE is played at the level that its craft sets
      Given Alice has Builds-Cheaply and Tower in her homebase, face-down
      And Alice has Waif in her hand
      When Alice plays Waif
      Then Alice may not play Tower
      When Alice plays Builds-Cheaply
      Then Builds-Cheaply's proxy waits to be resolved

    Scenario: a card is found in the deck by the type that its craft gives
      Given the top of Alice's deck is Reed and Counts-As-ITEM
      And Alice has Fetches-An-ITEM in her hand
      And Alice has 1 EP
      When Alice plays Fetches-An-ITEM
      And both players pass
      Then Alice may choose Counts-As-ITEM
      And Alice may not choose Reed

    Scenario: a craft with a condition works on the field only, although the condition is met
      Given Alice has Whetstone on her field
      And Alice has Poses-On-The-Field in her hand
      And Alice has 1 CP
      Then Poses-On-The-Field has 2 STR
      When Alice plays Poses-On-The-Field
      And both players pass
      Then Poses-On-The-Field has 6 STR

    Scenario: a craft that gives the card a further name works on the field only
      Given Alice has Poses-On-The-Field in her hand
      And Alice has 1 CP
      Then Poses-On-The-Field is not named Reed
      When Alice plays Poses-On-The-Field
      And both players pass
      Then Poses-On-The-Field is named Reed

    Scenario: a craft on other cards does not work from the hand or the trail
      Given Alice has Reed and Leads-Others#3 on her field
      And Alice has Leads-Others in her hand
      And Alice has Leads-Others#2 in her trail
      And Alice has Knocks-Out-A-UNIT in her hand
      Then Reed is 5/2
      When Alice plays Knocks-Out-A-UNIT targeting Leads-Others#3
      And both players pass
      Then Reed is 3/2

    @reading:defining-means-becoming
    Scenario Outline: crafts that add to the card's own type, organization and strength do not work <place>
      Given Alice has Widens-Itself <place>
      And Alice has Widens-Itself#2 on her field
      Then Widens-Itself is not an ITEM
      And Widens-Itself has the organization Guild only
      And Widens-Itself has 2 STR
      And Widens-Itself#2 is an ITEM
      And Widens-Itself#2 has the organizations Guild and Watch only
      And Widens-Itself#2 has 4 STR

      Examples:
        | place                  |
        | in her hand            |
        | on the top of her deck |
        | in her homebase        |
        | in her trail           |
