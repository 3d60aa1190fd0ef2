Feature: 1310 Linking

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Piper  | 2       | 3   | 1   | Guild        |
      | Picket | 1       | 1   | 4   | Watch        |
      | Sailor | 3       | 2   | 5   | Fleet        |
      | Hermit | 1       | 2   | 2   |              |

  @1310.1
  Rule: 1310.1 UNIT cards of a player with one linked organization have all of them, in every zone

    @example
    Scenario: UNITs with either organization have both
      Given Alice has Links-Guild-Watch, Piper and Picket on her field
      Then Piper has the organizations Guild and Watch only
      And Picket has the organizations Guild and Watch only

    @example
    Scenario Outline: the link holds in every zone
      Given Alice has Links-Guild-Watch on her field
      And Alice has Piper <place>
      Then Piper has the organizations Guild and Watch only

      Examples:
        | place                  |
        | in her hand            |
        | in her trail           |
        | in her homebase        |
        | on the top of her deck |
        | in her exile zone      |

    @example
    Scenario: two links with an organization in common become one
      Given Alice has Links-Guild-Watch, Links-Watch-Fleet, Piper, Picket and Sailor on her field
      Then Piper has the organizations Guild, Watch and Fleet only
      And Picket has the organizations Guild, Watch and Fleet only
      And Sailor has the organizations Guild, Watch and Fleet only

    @unchanged
    Scenario: UNITs with none of the linked organizations gain nothing
      Given Alice has Links-Guild-Watch, Sailor and Hermit on her field
      Then Sailor has the organization Fleet only
      And Hermit has 0 organizations
      And Links-Guild-Watch has the organization Court only

    @unchanged
    Scenario: the UNITs of the other player are not linked
      Given Alice has Links-Guild-Watch on her field
      And Bob has Piper on his field
      Then Piper has the organization Guild only

    Scenario: the owner of the card counts and not who controls it
      Given Alice has Links-Guild-Watch and Picket on her field
      And Bob has Piper on his field
      And Alice owns Piper
      And Bob owns Picket
      Then Piper has the organizations Guild and Watch only
      And Picket has the organization Watch only

    Scenario: linked UNITs attack together
      Given it is Alice's choice of attackers
      And Alice has Links-Guild-Watch, Piper, Picket and Sailor on her field
      Then Alice may attack with Piper and Picket
      And Alice may not attack with Piper and Sailor

    Scenario: an organization gained by an effect brings the linked one with it
      Given Alice has Links-Guild-Watch and Hermit on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Hermit
      And both players pass
      Then Hermit has the organizations Guild and Watch only

    Scenario: the link ends with the craft that makes it
      Given Alice has Links-Guild-Watch and Piper on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Links-Guild-Watch
      And both players pass
      Then Links-Guild-Watch is in Alice's trail
      And Piper has the organization Guild only
