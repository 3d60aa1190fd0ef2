Feature: 1202 Valid Abilities

  @1202.1
  Rule: 1202.1 Abilities can be played and work only where they are valid

    Scenario: an activated craft of a card in hand is not offered, that of a UNIT on the field is
      Given Alice has Draws-Or-Gains on her field
      And Alice has Gains-For-EP in her hand
      And Alice has 1 EP
      Then Alice may use Draws-Or-Gains's craft
      And Alice may not use Gains-For-EP's craft

    Scenario: a triggered craft of a card in hand does not trigger, that of a UNIT on the field does
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Draws-On-Any-EP in her hand
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Gains-On-Any-EP's craft waits to be resolved, from the top

    @reading:item-crafts-work-on-the-field
    Scenario: the crafts of an ITEM work on the field
      Given Alice has Lowers-Costs on her field
      And Alice has Lancer and Clerk in her hand
      And Alice has 1 CP
      Then Alice may play Lancer
      And Alice may not play Clerk

    @reading:item-crafts-work-on-the-field
    Scenario: the crafts of an ITEM do not work in the hand
      Given Alice has Banks-Draws in her hand
      And it is the preparation phase
      When both players pass
      Then Alice has 3 cards in her hand
      And Alice has gained 0 bond

  @1202.2
  Rule: 1202.2 The crafts of UNIT cards are valid on the field

    Scenario: on the field every sort of craft works
      Given Alice has Jack-Of-Crafts on her field
      And Bob has Sedge in his homebase, face-down
      And Alice has 1 EP
      Then Jack-Of-Crafts has 5 STR
      And Alice may use Jack-Of-Crafts's craft
      When Alice passes
      And Bob gains EP with Sedge
      Then Jack-Of-Crafts's craft waits to be resolved, from the top

    Scenario Outline: a UNIT card has no valid craft <place>
      Given Alice has Jack-Of-Crafts <place>
      And Alice has Gains-For-EP on her field
      And Bob has Sedge in his homebase, face-down
      And Alice has 1 EP
      Then Jack-Of-Crafts has 2 STR
      And Alice may use Gains-For-EP's craft
      And Alice may not use Jack-Of-Crafts's craft
      When Alice passes
      And Bob gains EP with Sedge
      Then nothing waits to be resolved

      Examples:
        | place           |
        | in her hand     |
        | in her homebase |
        | in her trail    |

    Scenario: a UNIT card that waits to be resolved has no valid craft yet
      Given Alice has Jack-Of-Crafts in her hand
      And Alice has Gains-For-EP on her field
      And Bob has Sedge in his homebase, face-down
      And Alice has 3 CP
      And Alice has 1 EP
      When Alice plays Jack-Of-Crafts
      Then Jack-Of-Crafts has 2 STR
      And Alice may not use Jack-Of-Crafts's craft
      When Alice passes
      And Bob gains EP with Sedge
      Then Jack-Of-Crafts waits to be resolved, from the top

    Scenario: an actioned UNIT keeps its crafts
      Given Alice has Jack-Of-Crafts on her field, actioned
      And Alice has 1 EP
      Then Jack-Of-Crafts has 5 STR
      And Alice may use Jack-Of-Crafts's craft

    @own-card
    Scenario: a card on the field that is neither UNIT nor ITEM any more has no valid crafts
      Given a game of Trails
      And a blank UNIT Reed with STR 3
      And the UNIT Chief with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT: other UNITs you control get +1/+0.
        """
      And the EVENT Curse with EP cost 0 and the text
        """
        TEXT: target UNIT becomes a BASE this turn.
        """
      And Alice has Chief and Reed on her field
      And Alice has Curse in her hand
      When Alice plays Curse targeting Chief
      And both players pass
      Then Reed has 3 STR
      When the turn ends
      Then Reed has 4 STR

    @own-card @reading:self-taken-crafts-have-had-their-say
    Scenario: a craft that makes its own card invalid does not come and go
      Given a game of Trails
      And the UNIT Chief with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT while you control an ITEM: this card becomes a BASE.
        """
      And a blank ITEM Whetstone with CP cost 0
      And Alice has Chief on her field
      And Alice has Whetstone in her hand
      When Alice plays Whetstone
      And both players pass
      Then Chief is not a UNIT
      When both players pass
      Then Chief is not a UNIT

  @1202.2a
  Rule: 1202.2a No craft of a stunned UNIT is valid

    @1306.2c
    Scenario: a UNIT loses the use of all its crafts when it is stunned
      Given Alice has Jack-Of-Crafts and Gains-For-EP on her field
      And Alice has Stuns-And-Draws in her hand
      And Bob has Sedge in his homebase, face-down
      And Alice has 2 EP
      When Alice plays Stuns-And-Draws targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts has 2 STR
      And Alice may use Gains-For-EP's craft
      And Alice may not use Jack-Of-Crafts's craft
      When Alice passes
      And Bob gains EP with Sedge
      Then nothing waits to be resolved

    Scenario: a cured UNIT has its crafts again
      Given Alice has Jack-Of-Crafts on her field, stunned
      And Alice has Cures-Target in her hand
      And Alice has 2 EP
      When Alice plays Cures-Target targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts has 5 STR
      And Alice may use Jack-Of-Crafts's craft

    Scenario: the continuous craft of a stunned UNIT frees the opponent
      Given Bob has Bars-Crafts on his field, stunned
      And Alice has Gains-For-EP on her field
      And Alice has 1 EP
      Then Alice may use Gains-For-EP's craft

  @1202.3
  Rule: 1202.3 The arts of a UNIT card are valid in hand and face-down in the homebase

    Scenario: arts are offered from the hand and from a face-down card in the homebase
      Given Alice has Draws-By-Arts in her hand
      And Alice has Jack-Of-Crafts in her homebase, face-down
      And Alice has 2 EP
      Then Alice may use Draws-By-Arts's arts
      And Alice may use Jack-Of-Crafts's arts

    Scenario Outline: the arts of a card <place> are not offered
      Given Alice has Jack-Of-Crafts <place>
      And Alice has Draws-By-Arts in her hand
      And Alice has 2 EP
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Jack-Of-Crafts's arts

      Examples:
        | place                    |
        | on her field             |
        | in her trail             |
        | in her homebase, face-up |

    Scenario: an arts played from the homebase cannot be played again, its card being face-up now
      Given Alice has Arts-Gains and Gate in her homebase, face-down
      And Alice has Fanfare in her hand
      And Alice has 2 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains is face-up in Alice's homebase
      And Alice may play Fanfare
      And Alice may not use Arts-Gains's arts

    Scenario: the opponent's hand is no place to play arts from
      Given Bob has Arts-Gains in his hand
      And Alice has Draws-By-Arts in her hand
      And Alice has 2 EP
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Arts-Gains's arts

  @1202.4
  Rule: 1202.4 The abilities of a BASE card are valid while it is face-up in the homebase

    Scenario: a face-up BASE works
      Given Alice has Leads-From-Home in her homebase, face-up
      And Alice has Reed on her field
      And Alice has 1 EP
      Then Reed is 3/4
      And Alice may use Leads-From-Home's craft

    Scenario: a face-down BASE does not work
      Given Alice has Leads-From-Home in her homebase, face-down
      And Alice has Reed and Gains-For-EP on her field
      And Alice has 1 EP
      Then Reed is 3/2
      And Alice may use Gains-For-EP's craft
      And Alice may not use Leads-From-Home's craft

    Scenario Outline: a BASE card <place> does not work
      Given Alice has Leads-From-Home <place>
      And Alice has Reed and Gains-For-EP on her field
      And Alice has 1 EP
      Then Reed is 3/2
      And Alice may use Gains-For-EP's craft
      And Alice may not use Leads-From-Home's craft

      Examples:
        | place        |
        | in her hand  |
        | in her trail |

    @reading:base-works-once-face-up
    Scenario: a BASE works from the moment of its play on, since it lies face-up from then on
      Given Alice has Leads-From-Home and Gate in her homebase, face-down
      And Alice has Reed on her field
      When Alice plays Leads-From-Home
      Then Leads-From-Home waits to be resolved
      And Reed is 3/4

    Scenario: an actioned BASE works as well
      Given Alice has Leads-From-Home in her homebase, actioned
      And Alice has Reed on her field
      Then Reed is 3/4

  @1202.5
  Rule: 1202.5 An ability that names its zone is valid there and nowhere else

    Scenario: a craft for the trail works in the trail
      Given Alice has Reed on her field
      And Alice has Leads-From-Trail in her trail
      Then Reed is 4/2

    Scenario Outline: a craft for the trail does not work <place>
      Given Alice has Reed and Jack-Of-Crafts on her field
      And Alice has Leads-From-Trail <place>
      Then Reed is 3/2
      And Jack-Of-Crafts is 5/5

      Examples:
        | place                    |
        | on her field             |
        | in her hand              |
        | in her homebase, face-up |

    Scenario: a craft for the trail begins with the arrival there
      Given Alice has Reed on her field
      And the top of Alice's deck is Leads-From-Trail
      And Alice has Mills-Three in her hand
      And Alice has 1 EP
      When Alice plays Mills-Three
      And both players pass
      Then Reed is 4/2

    Scenario: a craft for the hand makes a card playable from hand only there
      Given Alice has Deploys-Any-Time and Reed in her hand
      And it is the combat phase
      Then Alice may play Deploys-Any-Time
      And Alice may not play Reed
