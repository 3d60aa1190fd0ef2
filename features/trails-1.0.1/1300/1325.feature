Feature: 1325 Ignore all effects currently applied

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Reed  | 2       | 3   | 2   | Guild        |
      | Sedge | 1       | 1   | 4   | Guild        |

  @1325.1
  Rule: 1325.1 The card ignores the continuous effects that apply to it

    Scenario: lasting raises of both kinds are ignored by this UNIT alone
      Given Alice has Reed, Sedge and Leads-Others on her field
      And Alice has Strengthens-By-Two and Ignores-Effects in her hand
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 7/2
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed is 3/2
      And Sedge is 3/4

    Scenario: what lowers the UNIT is ignored as well as what raises it
      Given Bob has Reed on his field
      And Alice has Weakens-A-UNIT and Ignores-Effects in her hand
      When Alice plays Weakens-A-UNIT targeting Reed
      And both players pass
      Then Reed is 0/1
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed is 3/2

    Scenario: an organization and a craft that it got are ignored, those printed are not
      Given Alice has Draws-On-Attack on her field
      And Alice has Enlists-In-Watch, Teaches-Drawing and Ignores-Effects in her hand
      When Alice plays Enlists-In-Watch targeting Draws-On-Attack
      And both players pass
      And Alice plays Teaches-Drawing targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 2 crafts
      And Draws-On-Attack has the organizations Guild and Watch only
      When Alice plays Ignores-Effects targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 1 craft
      And Draws-On-Attack has the organization Guild only

    Scenario: a ban on attacking is ignored
      Given it is the combat phase
      And Alice has Reed and Sedge on her field
      And Alice has two Forbids-Attacks and Ignores-Effects in her hand
      When Alice plays Forbids-Attack targeting Reed
      And both players pass
      And Alice plays Forbids-Attack#2 targeting Sedge
      And both players pass
      And Alice plays Ignores-Effects targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed
      And Alice may not attack with Sedge

    Scenario: what its own craft does to it is ignored, and the craft stays
      Given Alice has Jack-Of-Crafts on her field
      And Alice has Ignores-Effects in her hand
      Then Jack-Of-Crafts is 5/5
      When Alice plays Ignores-Effects targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts is 2/5
      And Alice may use Jack-Of-Crafts's craft

    Scenario: an action that was done is no effect that applies
      Given Alice has Reed and Sedge on her field
      And Alice has Actions-And-Draws, Strengthens-By-Two and Ignores-Effects in her hand
      When Alice plays Actions-And-Draws targeting Reed
      And both players pass
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      And Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed is 3/2
      And Reed is actioned

    Scenario: when the ignoring ends, an effect that lasts longer counts again
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Good and Ignores-This-Turn in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And Alice plays Ignores-This-Turn targeting Reed
      And both players pass
      Then Reed is 3/2
      When the turn ends
      Then Reed is 6/2

  @1325.1a
  Rule: 1325.1a Only effects that are older than the ignoring are ignored

    Scenario: a raise that follows counts, the one before does not
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two, Ignores-Effects and Strengthens-For-Good in her hand
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      And Alice plays Ignores-Effects targeting Reed
      And both players pass
      And Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      Then Reed is 6/2

    Scenario: the age is that of the resolution, not that of the play
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Ignores-Effects in her hand
      When Alice plays Strengthens-By-Two targeting Reed
      And Alice plays Ignores-Effects targeting Reed
      And both players pass until nothing waits
      Then Reed is 5/2

    Scenario: the craft of a UNIT that comes later counts
      Given Alice has Reed and Leads-Others on her field
      And Alice has Ignores-Effects and Leads-Others in her hand
      And Alice has 2 CP
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed is 3/2
      When Alice plays Leads-Others#2
      And both players pass
      Then Reed is 5/2
      And Leads-Others is 4/5

    Scenario: a craft that comes to the field anew is a later one
      Given Alice has Reed and Leads-Others on her field
      And Alice has Ignores-Effects and Returns-Unit in her hand
      And Alice has 2 CP
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed is 3/2
      When Alice plays Returns-Unit targeting Leads-Others
      And both players pass
      And Alice plays Leads-Others
      And both players pass
      Then Reed is 5/2

    Scenario: a second ignoring takes what came after the first
      Given Alice has Reed on her field
      And Alice has two Ignores-Effects, Strengthens-By-Two and Strengthens-For-Good in her hand
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      And Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      Then Reed is 6/2
      When Alice plays Ignores-Effects#2 targeting Reed
      And both players pass
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 5/2

  @1325.1b
  Rule: 1325.1b Each part of an effect is ignored in its own layer

    Scenario: both halves of an effect over two layers are ignored
      Given Alice has Reed on her field
      And Alice has Drafts-And-Strengthens and Ignores-Effects in her hand
      When Alice plays Drafts-And-Strengthens targeting Reed
      And both players pass
      Then Reed has 4 STR
      And Reed has the organizations Guild and Watch only
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      Then Reed has 3 STR
      And Reed has the organization Guild only

    Scenario: an ignored organization does not let a later effect of another layer in
      Given Alice has Reed and Lancer on her field
      And Alice has Enlists-In-Watch, Ignores-Effects and Trains-The-Watch in her hand
      And Alice has 2 CP
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      And Alice plays Ignores-Effects targeting Reed
      And both players pass
      And Alice plays Trains-The-Watch
      And both players pass
      Then Lancer is 7/3
      And Reed is 3/2

    Scenario: a later organization lets a later raise in although older ones are ignored
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Good, Ignores-Effects, Enlists-In-Watch and Trains-The-Watch in her hand
      And Alice has 2 CP
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And Alice plays Ignores-Effects targeting Reed
      And both players pass
      And Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      And Alice plays Trains-The-Watch
      And both players pass
      Then Reed is 5/2

    Scenario: an ignored value is not there for a later swap
      Given Alice has Reed on her field
      And Alice has Strength-Becomes-Four, Strengthens-A-UNIT, Ignores-Effects and Swaps-Values in her hand
      When Alice plays Strength-Becomes-Four targeting Reed
      And both players pass
      And Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      Then Reed is 6/3
      When Alice plays Ignores-Effects targeting Reed
      And both players pass
      And Alice plays Swaps-Values targeting Reed
      And both players pass
      Then Reed is 2/3

    Scenario: an overwritten organization and lost crafts are back
      Given Alice has Draws-On-Attack on her field
      And Alice has Moves-To-Watch, Strips-Crafts and Ignores-Effects in her hand
      When Alice plays Moves-To-Watch targeting Draws-On-Attack
      And both players pass
      And Alice plays Strips-Crafts targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 0 crafts
      And Draws-On-Attack has the organization Watch only
      When Alice plays Ignores-Effects targeting Draws-On-Attack
      And both players pass
      Then Draws-On-Attack has 1 craft
      And Draws-On-Attack has the organization Guild only
