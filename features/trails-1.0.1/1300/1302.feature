Feature: 1302 Names

  Background:
    Given a game of Trails
    And Alice has 9 EP
    And Bob has 9 EP
    And a blank UNIT Old Reed with CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Marten with sub-name Reed, CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Jackdaw with sub-name Rook, CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Rook with CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Cadet with sub-name Junior, CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Captain with sub-name "Junior Captain", CP cost 1, STR 2, DEF 3, organization Guild
    And a blank UNIT Junior with CP cost 1, STR 2, DEF 3, organization Guild

  @1302.1
  Rule: 1302.1 A name in quotation marks means a card of that name

    @example
    Scenario: controlling a card of the name gives the bonus
      Given Alice has Friend-Of-Reed and Reed on her field
      Then Friend-Of-Reed is 3/4

    @example
    Scenario: the bonus goes with the last card of the name, and comes once however many there are
      Given Alice has Friend-Of-Reed and two Reeds on her field
      And Alice has two Knocks-Out-A-UNITs in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass until nothing waits
      Then Friend-Of-Reed is 3/4
      When Alice plays Knocks-Out-A-UNIT#2 targeting Reed#2
      And both players pass until nothing waits
      Then Friend-Of-Reed is 2/3

    Scenario: a sub-name is no name
      Given Alice has Sinks-Reed in her hand
      And Bob has Reed, Reed#2 and Marten on his field
      When Alice starts to play Sinks-Reed
      Then Alice may choose among Reed and Reed#2

  @1302.1a
  Rule: 1302.1a The whole name counts, unless the text speaks of a part of it

    Scenario: where a part is enough all names that contain it fit
      Given Alice has Actions-Any-Reed in her hand
      And Bob has Reed, Old Reed, Marten and Sedge on his field
      When Alice starts to play Actions-Any-Reed
      Then Alice may choose among Reed and Old Reed

    Scenario: where no part is spoken of a longer name does not fit
      Given Alice has Sinks-Reed in her hand
      And Alice has Old Reed on her field
      And Bob has Reed, Reed#2 and Old Reed#2 on his field
      When Alice starts to play Sinks-Reed
      Then Alice may choose among Reed and Reed#2

    @unchanged
    Scenario: a longer name gives no bonus for the shorter one
      Given Alice has Friend-Of-Reed and Old Reed on her field
      Then Friend-Of-Reed is 2/3

  @1302.1b
  Rule: 1302.1b A name without a zone is looked for on the field

    Scenario: a card of the name on either field counts
      Given Alice has Senses-Reed on her field
      And Bob has Reed on his field
      Then Senses-Reed is 3/5

    @unchanged
    Scenario Outline: a card of the name elsewhere does not count
      Given Alice has Senses-Reed on her field
      And Alice has Reed <place>
      Then Senses-Reed is 2/3

      Examples:
        | place                 |
        | in her hand           |
        | in her homebase       |
        | in her trail          |
        | on the top of her deck |
        | in her exile zone     |

    Scenario: the bonus ends when the card leaves the field
      Given Alice has Senses-Reed and Reed on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass until nothing waits
      Then Reed is in Alice's trail
      And Senses-Reed is 2/3

    @reading:named-card-without-a-zone
    Scenario: an ITEM of the name on the field counts as well
      Given a blank ITEM Reed with CP cost 2
      And Alice has Senses-Reed and Reed on her field
      Then Senses-Reed is 3/5

  @1302.2
  Rule: 1302.2 A sub-name in quotation marks means a card of that sub-name

    @example
    Scenario: playing a UNIT of the sub-name from the homebase gives the bonus
      Given Alice has Backs-Rook on her field
      And Alice has Rook-Courier in her homebase, face-down
      And Alice has 5 CP
      When Alice plays Rook-Courier from her homebase
      And both players pass until nothing waits
      Then Backs-Rook is 3/3

    @example
    Scenario: playing a UNIT of another sub-name from the homebase gives none
      Given Alice has Backs-Rook on her field
      And Alice has Courier in her homebase, face-down
      And Alice has 5 CP
      When Alice plays Courier from her homebase
      And both players pass until nothing waits
      Then Courier is on Alice's field
      And Backs-Rook is 1/3

    @example
    Scenario: playing a UNIT of the sub-name from the hand gives none
      Given Alice has Backs-Rook on her field
      And Alice has Rook-Courier in her hand
      And Alice has 5 CP
      When Alice plays Rook-Courier
      And both players pass until nothing waits
      Then Rook-Courier is on Alice's field
      And Backs-Rook is 1/3

    Scenario: neither a name nor a longer sub-name is the sub-name
      Given Alice has Sinks-Junior in her hand
      And Bob has two Cadets, Captain and Junior on his field
      When Alice starts to play Sinks-Junior
      Then Alice may choose among Cadet and Cadet#2

  @1302.2a
  Rule: 1302.2a A sub-name without a zone is looked for on the field

    Scenario: a card of the sub-name on the field counts
      Given Alice has Senses-Rook and Jackdaw on her field
      Then Senses-Rook is 3/5

    @unchanged
    Scenario Outline: a card of the sub-name elsewhere does not count
      Given Alice has Senses-Rook on her field
      And Alice has Jackdaw <place>
      Then Senses-Rook is 2/3

      Examples:
        | place           |
        | in her hand     |
        | in her homebase |
        | in her trail    |

    @unchanged
    Scenario: a card of that name on the field does not count
      Given Alice has Senses-Rook and Rook on her field
      Then Senses-Rook is 2/3

  @1302.3
  Rule: 1302.3 A name in bold means a card that has the organization of that name

    @example @reading:stunned-unit-stays-known
    Scenario: one of several organizations is enough
      Given these blank UNITs
        | name   | CP cost | organization |
        | Baker  | 1       | Guild        |
        | Miller | 1       | Guild        |
        | Twain  | 2       | Watch, Guild |
        | Scout  | 3       | Watch        |
      And Alice has Cures-Guild in her hand
      And Alice has Baker, Miller, Twain and Scout on her field, stunned
      And Alice has Sedge on her field
      When Alice starts to play Cures-Guild
      Then Alice may choose among Baker, Miller and Twain
      When Alice targets Twain
      And both players pass until nothing waits
      Then Twain is not stunned
      And Baker, Miller and Scout are stunned

    Scenario: a card that has the word as its name or in a longer organization does not fit
      Given these blank UNITs
        | name  | CP cost | organization |
        | Guild | 1       | Watch        |
        | Mason | 2       | Guild Hall   |
      And Alice has Helps-One-Guild in her hand
      And Alice has Guild, Mason, Reed and Sedge on her field
      When Alice starts to play Helps-One-Guild
      Then Alice may choose among Reed and Sedge
