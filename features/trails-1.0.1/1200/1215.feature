Feature: 1215 Continuous Effects

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Waif   | 0       | 1   | 2   | Guild        |
      | Titan  | 5       | 6   | 7   | Guild        |
      | Pebble | 1       | 3   | 3   | Guild        |
    And a blank ITEM Statue with CP cost 2

  @1215.1
  Rule: 1215.1 Several continuous effects on a card are applied in the order of six layers, whatever their age

    @reading:layers-do-not-look-ahead
    Scenario: strength that comes in the last layer is too late for an organization that asks for it
      Given Alice has Enlists-By-Merit, Titan and Reed on her field
      And Alice has Strengthens-For-Good in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      Then Reed has 6 STR
      And Titan has the organizations Guild and Fleet only
      And Reed has the organization Guild only

    Scenario: the order does not depend on which of two effects of different layers is older
      Given Alice has Reed on her field
      And Alice has Enlists-In-Watch and Trains-The-Watch in her hand
      And Alice has 2 CP
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has 3 STR
      When Alice plays Trains-The-Watch
      And both players pass
      Then Reed has 5 STR

  @1215.1a
  Rule: 1215.1a Layer 1: the printed data and the crafts that define the card itself

    Scenario: a strength that the card defines for itself is the ground for an older bonus
      Given Alice has Leads-Others on her field
      And Alice has Rewrites-Itself in her hand
      And Alice has 2 CP
      When Alice plays Rewrites-Itself
      And both players pass
      Then Rewrites-Itself has 6 STR

    Scenario: an organization that the card defines for itself counts for an older effect
      Given Alice has Trains-The-Watch on her field
      And Alice has Rewrites-Itself in her hand
      And Alice has 2 CP
      When Alice plays Rewrites-Itself
      And both players pass
      Then Rewrites-Itself has 6 STR

    Scenario: an organization that is granted is added to the one that the card defines for itself
      Given Alice has Rewrites-Itself and Reed on her field
      And Alice has Takes-Organization in her hand
      And Alice has 1 EP
      When Alice plays Takes-Organization targeting Rewrites-Itself
      And both players pass
      And Alice names Guild
      Then Rewrites-Itself has the organizations Watch and Guild only

    Scenario: a printed value is the ground for a change
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two in her hand
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed has 5 STR
      And Reed's printed STR is 3

  @1215.1b
  Rule: 1215.1b Layer 2: organizations that are granted

    Scenario: an organization that is granted later counts for an older bonus
      Given Alice has Trains-The-Watch and Reed on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has 5 STR
      And Reed has the organizations Guild and Watch only

    @reading:layers-do-not-look-ahead
    Scenario: a keyword that is granted comes too late for an organization that asks for it
      Given Alice has Enlists-By-Merit, Covert-Scout and Reed on her field
      And Alice has Grants-Covert in her hand
      When Alice plays Grants-Covert targeting Reed
      And both players pass
      Then Reed has the keyword Covert
      And Covert-Scout has the organizations Guild and Watch only
      And Reed has the organization Guild only

  @1215.1c
  Rule: 1215.1c Layer 3: abilities that are granted

    Scenario: an organization that is granted brings the ability that goes with it
      Given Alice has Teaches-Both-Orders and Reed on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has the keyword Covert
      And Reed has the keyword Martial Arts

    @reading:layers-do-not-look-ahead
    Scenario: an organization that is overwritten is still there when abilities are granted, and the new one is not
      Given Alice has Teaches-Both-Orders and Reed on her field
      And Alice has Moves-To-Watch in her hand
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      Then Reed has the organization Watch only
      And Reed has the keyword Covert
      And Reed does not have the keyword Martial Arts

    @reading:layers-do-not-look-ahead
    Scenario: the order of grant and overwriting is the same when the grant is the younger one
      Given Alice has Reed on her field
      And Alice has Moves-To-Watch and Teaches-Both-Orders in her hand
      And Alice has 2 CP
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      And Alice plays Teaches-Both-Orders
      And both players pass
      Then Reed has the keyword Covert
      And Reed does not have the keyword Martial Arts

  @1215.1d
  Rule: 1215.1d Layer 4: changes of data that are not numbers

    Scenario: an overwritten organization swallows a grant, also a younger one
      Given Alice has Reed and Sedge on her field
      And Alice has Moves-To-Watch and Takes-Organization in her hand
      And Alice has 1 EP
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      And Alice plays Takes-Organization targeting Reed
      And both players pass
      And Alice names Guild
      Then Reed has the organization Watch only

    @reading:layers-do-not-look-ahead
    Scenario: an overwritten organization comes too late for a grant that asks for it
      Given Alice has Ships-The-Watch, Lancer and Reed on her field
      And Alice has Moves-To-Watch in her hand
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      Then Lancer has the organizations Watch and Fleet only
      And Reed has the organization Watch only

    Scenario: an overwritten organization is there in time for a bonus that asks for it
      Given Alice has Trains-The-Watch and Reed on her field
      And Alice has Moves-To-Watch in her hand
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      Then Reed has 5 STR

    Scenario: a changed type counts for an older bonus
      Given Alice has Leads-Others and Statue on her field
      And Alice has Makes-A-Unit in her hand
      When Alice plays Makes-A-Unit targeting Statue
      And both players pass
      Then Statue is a UNIT
      And Statue is 6/2

  @1215.1e
  Rule: 1215.1e Layer 5: numbers that the card did not have before

    Scenario: a number that is new on the card takes up an older bonus
      Given Alice has Statue on her field
      And Alice has Strengthens-An-ITEM and Makes-A-Unit in her hand
      When Alice plays Strengthens-An-ITEM targeting Statue
      And both players pass
      And Alice plays Makes-A-Unit targeting Statue
      And both players pass
      Then Statue is 7/2

    Scenario: a bonus on a number that the card does not have gives it none
      Given Alice has Statue on her field
      And Alice has Strengthens-An-ITEM in her hand
      When Alice plays Strengthens-An-ITEM targeting Statue
      And both players pass
      Then Strengthens-An-ITEM is in Alice's trail
      And Statue has no STR

  @1215.1f
  Rule: 1215.1f Layer 6: changes of numbers

    Scenario: a bonus on top of a number that was set counts
      Given Alice has Reed on her field
      And Alice has Strength-Becomes-Four and Strengthens-By-Two in her hand
      And Alice has 1 EP
      When Alice plays Strength-Becomes-Four targeting Reed
      And both players pass
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 6/2

    Scenario: swapped values are those that the older changes have left
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Swaps-Values in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      And Alice plays Swaps-Values targeting Reed
      And both players pass
      Then Reed is 2/5

    Scenario: a bonus after a swap goes to the value that is the strength by then
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Swaps-Values in her hand
      And Alice has 1 EP
      When Alice plays Swaps-Values targeting Reed
      And both players pass
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 4/3

  @1215.2
  Rule: 1215.2 An effect over several layers is split, and each part applies in its own layer

    Scenario: the organization comes in time for an older bonus and the strength is added beside it
      Given Alice has Trains-The-Watch and Reed on her field
      And Alice has Drafts-And-Strengthens in her hand
      When Alice plays Drafts-And-Strengthens targeting Reed
      And both players pass
      Then Reed has 6 STR

    Scenario: the strength is set after an older bonus that the organization has brought
      Given Alice has Trains-The-Watch and Reed on her field
      And Alice has Drafts-And-Levels in her hand
      When Alice plays Drafts-And-Levels targeting Reed
      And both players pass
      Then Reed has the organizations Guild and Watch only
      And Reed has 1 STR

    Scenario: the strength is set before a younger bonus that the organization brings
      Given Alice has Reed on her field
      And Alice has Drafts-And-Levels and Trains-The-Watch in her hand
      And Alice has 2 CP
      When Alice plays Drafts-And-Levels targeting Reed
      And both players pass
      And Alice plays Trains-The-Watch
      And both players pass
      Then Reed has 3 STR

  @1215.3
  Rule: 1215.3 Effects of one layer are put in order by dependence and then by age

    @1215.3b
    Scenario: a number set after a bonus stands
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Strength-Becomes-Four in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      And Alice plays Strength-Becomes-Four targeting Reed
      And both players pass
      Then Reed has 4 STR

    @1215.3a
    Scenario: dependence goes before age
      Given Alice has Guards-The-Strong and Reed on her field
      And Alice has Strengthens-By-Two in her hand
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 5/4

  @1215.3a
  Rule: 1215.3a An effect whose reach or content hangs on another one is applied after it

    Scenario: an older effect for strong UNITs reaches a UNIT that a younger one has made strong
      Given Alice has Guards-The-Strong, Reed and Pebble on her field
      And Alice has Strengthens-For-Good and Strengthens-By-Two in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      Then Reed is 6/4
      And Pebble is 3/3

    Scenario: one point of strength too few is out of reach
      Given Alice has Guards-The-Strong and Reed on her field
      And Alice has Drafts-And-Strengthens and Strengthens-By-Two in her hand
      When Alice plays Drafts-And-Strengthens targeting Reed
      And both players pass
      Then Reed is 4/2
      When Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed is 6/4

    Scenario: an older effect for strong UNITs lets go of a UNIT that a younger one has made weak
      Given Alice has Guards-The-Strong and Lancer on her field
      And Alice has Strength-Becomes-Four in her hand
      And Alice has 1 EP
      Then Lancer is 5/5
      When Alice plays Strength-Becomes-Four targeting Lancer
      And both players pass
      Then Lancer is 4/3

    Scenario: a grant that asks for an organization follows a younger grant of that organization
      Given Alice has Ships-The-Watch and Reed on her field
      And Alice has Enlists-In-Watch in her hand
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed has the organizations Guild, Watch and Fleet only

    Scenario: the size of an older effect follows a younger change of what it is measured by
      Given Alice has Lends-Its-STR and Reed on her field
      And Alice has Strengthens-By-Two in her hand
      Then Reed has 5 STR
      When Alice plays Strengthens-By-Two targeting Lends-Its-STR
      And both players pass
      Then Lends-Its-STR has 4 STR
      And Reed has 7 STR

    @reading:mutual-dependence-falls-to-age
    Scenario: of two effects that depend on each other the older one goes first
      Given Alice has Pebble on her field
      And Alice has Arms-The-Frail and Shields-The-Weak in her homebase, face-down
      When Alice plays Arms-The-Frail
      And both players pass
      And Alice plays Shields-The-Weak
      And both players pass
      Then Pebble is 5/3

    @reading:mutual-dependence-falls-to-age
    Scenario: of the same two effects in the other order the other one goes first
      Given Alice has Pebble on her field
      And Alice has Arms-The-Frail and Shields-The-Weak in her homebase, face-down
      When Alice plays Shields-The-Weak
      And both players pass
      And Alice plays Arms-The-Frail
      And both players pass
      Then Pebble is 3/5

  @1215.3b
  Rule: 1215.3b Otherwise the older effect goes first, and equal age is settled by the primary player of that time

    Scenario: the primary player puts effects of the same age in order, the bonus last
      Given Alice has Titan on her field
      And Alice has Sets-Others-To-Five, Leads-Others and Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      Then Alice is asked to order effects
      When Alice arranges Sets-Others-To-Five and Leads-Others
      Then Titan has 7 STR

    Scenario: the primary player puts effects of the same age in order, the bonus first
      Given Alice has Titan on her field
      And Alice has Sets-Others-To-Five, Leads-Others and Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      And Alice arranges Leads-Others and Sets-Others-To-Five
      Then Titan has 5 STR

    Scenario: the primary player decides although both effects belong to the other player
      Given Bob has Titan on his field
      And Bob has Sets-Others-To-Five, Leads-Others and Fields-The-Hand in his hand
      When Alice passes
      And Bob plays Fields-The-Hand
      And both players pass
      Then Alice is asked to order effects
      When Alice arranges Leads-Others and Sets-Others-To-Five
      Then Titan has 5 STR

    Scenario: the order that was settled once stays when another player performs a step
      Given Alice has Titan on her field
      And Alice has Sets-Others-To-Five, Leads-Others and Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      And Alice arranges Sets-Others-To-Five and Leads-Others
      And the game reaches Bob's deployment step
      Then Titan has 7 STR
      And Bob was not asked to order effects

    Scenario: a bonus that is younger than the effect that sets the strength is added
      Given Alice has Sets-Others-To-Five and Titan on her field
      And Alice has Leads-Others in her hand
      And Alice has 2 CP
      When Alice plays Leads-Others
      And both players pass
      Then Titan has 7 STR
      And nobody was asked to order effects

    Scenario: a bonus that is older than the effect that sets the strength is lost
      Given Alice has Leads-Others and Titan on her field
      And Alice has Sets-Others-To-Five in her hand
      And Alice has 2 CP
      When Alice plays Sets-Others-To-Five
      And both players pass
      Then Titan has 5 STR
      And nobody was asked to order effects

  @1215.3b-1
  Rule: 1215.3b-1 The effect of a continuous craft is as old as the craft's validity

    Scenario: a craft counts from the moment its UNIT enters the field
      Given Alice has Titan on her field
      And Alice has Strengthens-By-Two and Sets-Others-To-Five in her hand
      And Alice has 2 CP
      When Alice plays Sets-Others-To-Five
      And Alice plays Strengthens-By-Two targeting Titan
      And both players pass
      Then Titan has 8 STR
      And Sets-Others-To-Five waits to be resolved
      When both players pass
      Then Titan has 5 STR

    @reading:stunned-unit-stays-known
    Scenario: a UNIT that is stunned and cured has a new craft, younger than what came in between
      Given Alice has Sets-Others-To-Five and Titan on her field
      And Alice has Strengthens-By-Two, Stuns-A-UNIT and Cures-Any-UNIT in her hand
      When Alice plays Strengthens-By-Two targeting Titan
      And both players pass
      Then Titan has 7 STR
      When Alice plays Stuns-A-UNIT targeting Sets-Others-To-Five
      And both players pass
      And Alice plays Cures-Any-UNIT targeting Sets-Others-To-Five
      And both players pass
      Then Titan has 5 STR

    Scenario: a craft does not become younger because a UNIT comes under it later
      Given Alice has Sets-Others-To-Five on her field
      And Alice has Leads-Others and Waif in her hand
      And Alice has 2 CP
      When Alice plays Leads-Others
      And both players pass
      And Alice plays Waif
      And both players pass
      Then Waif has 7 STR

  @1215.3b-2
  Rule: 1215.3b-2 Any other continuous effect is as old as the resolution of its ability

    Scenario: of two EVENTs that wait together the one resolved last is the younger
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Strength-Becomes-Four in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-By-Two targeting Reed
      And Alice plays Strength-Becomes-Four targeting Reed
      And both players pass
      Then Reed has 4 STR
      When both players pass
      Then Reed has 6 STR

    Scenario: of the same EVENTs in the other order the set strength stands
      Given Alice has Reed on her field
      And Alice has Strengthens-By-Two and Strength-Becomes-Four in her hand
      And Alice has 1 EP
      When Alice plays Strength-Becomes-Four targeting Reed
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed has 5 STR
      When both players pass
      Then Reed has 4 STR

    Scenario: an arts and an EVENT are compared in the same way
      Given Alice has Reed on her field
      And Alice has Strengthens-By-X and Strength-Becomes-Four in her hand
      And Alice has 4 EP
      When Alice uses Strengthens-By-X's arts with X = 3 targeting Reed
      And Alice plays Strength-Becomes-Four targeting Reed
      And both players pass
      And both players pass
      Then Reed has 7 STR

  @1215.3b-3
  Rule: 1215.3b-3 The effect of a continuous craft goes on as long as the craft is valid

    Scenario: it goes on over the end of the turn
      Given Alice has Leads-Others and Reed on her field
      When two turns end
      Then it is turn 4
      And Reed has 5 STR

    Scenario: it ends in the middle of a fight's windows when its card goes
      Given it is Alice's combat phase
      And Alice has Leads-Others and Reed on her field
      And Bob has Sedge on his field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Reed attacks Sedge
      And both players pass until the attack is made
      Then Reed has 5 STR
      When Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Leads-Others
      And both players pass
      Then Reed has 3 STR
      When both players pass
      Then Sedge is not stunned

    Scenario: a craft that its card has lost for the turn comes back with the next turn
      Given Alice has Leads-Others and Reed on her field
      And Alice has Strips-Crafts in her hand
      And Alice has 1 EP
      When Alice plays Strips-Crafts targeting Leads-Others
      And both players pass
      Then Reed has 3 STR
      When the turn ends
      Then Reed has 5 STR

  @1215.3b-4
  Rule: 1215.3b-4 Any other continuous effect has its duration settled when it begins

    Scenario: an effect for the turn outlives its source and ends with the turn
      Given Alice has Weakens-A-Foe on her field
      And Bob has Titan on his field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice uses Weakens-A-Foe's craft
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Weakens-A-Foe
      And both players pass
      Then Titan has 5 STR
      When the game reaches the last window of the turn
      Then Titan has 5 STR
      When the turn ends
      Then Titan has 6 STR

    @reading:stunned-unit-stays-known
    Scenario: an effect that lasts until its source leaves is not ended by the stun of the source
      Given Alice has Inspires-While-Here and Reed on her field
      And Alice has Stuns-A-UNIT and Knocks-Out-A-UNIT in her hand
      When Alice uses Inspires-While-Here's first craft targeting Reed
      And both players pass
      And Alice plays Stuns-A-UNIT targeting Inspires-While-Here
      And both players pass
      Then Reed has 5 STR
      When Alice plays Knocks-Out-A-UNIT targeting Inspires-While-Here
      And both players pass
      Then Reed has 3 STR

    Scenario: an effect that has ended does not begin again when its source returns
      Given Alice has Inspires-While-Here and Reed on her field
      And Alice has Returns-Unit in her hand
      And Alice has 1 EP
      And Alice has 2 CP
      When Alice uses Inspires-While-Here's first craft targeting Reed
      And both players pass
      Then Reed has 5 STR
      When Alice plays Returns-Unit targeting Inspires-While-Here
      And both players pass
      And Alice plays Inspires-While-Here
      And both players pass
      Then Inspires-While-Here is on Alice's field
      And Reed has 3 STR

    @own-card
    Scenario: an effect for the combat phase ends with that phase
      Given the EVENT Drill with EP cost 0 and the text
        """
        TEXT: target UNIT gets +2/+0 this combat phase.
        """
      And it is the combat phase
      And Alice has Drill in her hand
      And Alice has Waif on her field
      When Alice plays Drill targeting Waif
      And both players pass
      Then Waif has 3 STR
      When the game reaches the cure phase
      Then Waif has 1 STR

    @own-card
    Scenario: an effect for the preparation phase lasts through the steps of both players and no longer
      Given the EVENT Drill with EP cost 0 and the text
        """
        TEXT: target UNIT gets +2/+0 this preparation phase.
        """
      And Alice has Drill in her hand
      And Alice has Waif on her field
      When Alice plays Drill targeting Waif
      And both players pass
      And the game reaches Bob's deployment step
      Then Waif has 3 STR
      When the game reaches the combat phase
      Then Waif has 1 STR

  @1215.4
  Rule: 1215.4 A card enters a zone with the effects of that zone already on it

    Scenario: a UNIT is strong at the very moment it enters the field
      Given Alice has Leads-Others on her field
      And Alice has Notes-Strong-Moves in her homebase
      And Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Notes-Strong-Moves's craft waits to be resolved
      When both players pass
      Then Alice has gained 2 bond

    Scenario: a UNIT that enters under a bonus does not rise in strength
      Given Alice has Leads-Others and Watches-Strength on her field
      And Alice has Reed in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Reed has 5 STR
      And nothing waits to be resolved

    Scenario: a UNIT that a new bonus finds on the field does rise
      Given Alice has Watches-Strength on her field
      And Alice has Leads-Others in her hand
      And Alice has 2 CP
      When Alice plays Leads-Others
      And both players pass
      Then Watches-Strength's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 1 bond

    @1211.6b
    Scenario: the UNIT that brings the effect enters together with a UNIT under it
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Leads-Others, Reed and Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      Then Reed has 5 STR
      And Notes-Strong-Moves's craft waits to be resolved 1 times

  @1215.5
  Rule: 1215.5 Data that an effect sets replaces the former data

    Scenario: a UNIT moved to another organization attacks with that one and not with its former one
      Given it is Alice's propose attacker step
      And Alice has Reed, Sedge and Lancer on her field
      And Bob has Titan on his field
      And Alice has Moves-To-Watch in her hand
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Reed does not have the organization Guild
      And Alice may attack with Reed and Lancer
      And Alice may not attack with Reed and Sedge

    Scenario: a strength that is set is not added to the printed one
      Given Alice has Lancer on her field
      And Alice has Strength-Becomes-Four in her hand
      And Alice has 1 EP
      When Alice plays Strength-Becomes-Four targeting Lancer
      And both players pass
      Then Lancer is 4/3

    Scenario: a UNIT that becomes an ITEM is no UNIT any more
      Given Alice has Reed on her field
      And Alice has Makes-An-Item in her hand
      When Alice plays Makes-An-Item targeting Reed
      And both players pass
      Then Reed is an ITEM
      And Reed is not a UNIT

  @1215.6
  Rule: 1215.6 The effect of a resolved ability holds for what fitted on resolution and for nothing that fits later

    Scenario: a UNIT that arrives later is left out
      Given Alice has Reed on her field
      And Alice has Strengthens-Guild and Waif in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-Guild
      And both players pass
      And Alice plays Waif
      And both players pass
      Then Reed has 5 STR
      And Waif has 1 STR

    Scenario: a UNIT that fits between play and resolution is included
      Given Alice has Reed on her field
      And Alice has Strengthens-Guild, Waif and Fields-The-Hand in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-Guild
      And Alice plays Fields-The-Hand
      And both players pass
      Then Waif has 1 STR
      When both players pass
      Then Waif has 3 STR
      And Reed has 5 STR

    Scenario: a UNIT that does not fit any more keeps the effect
      Given Alice has Reed on her field
      And Alice has Strengthens-Guild and Moves-To-Watch in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-Guild
      And both players pass
      And Alice plays Moves-To-Watch targeting Reed
      And both players pass
      Then Reed has the organization Watch only
      And Reed has 5 STR

    Scenario: a UNIT that comes to fit later is left out
      Given Alice has Lancer and Reed on her field
      And Alice has Strengthens-Guild and Takes-Organization in her hand
      And Alice has 2 EP
      When Alice plays Strengthens-Guild
      And both players pass
      And Alice plays Takes-Organization targeting Lancer
      And both players pass
      And Alice names Guild
      Then Lancer has the organizations Watch and Guild only
      And Lancer has 5 STR
      And Reed has 5 STR

    @own-card
    Scenario: a swap between two UNITs does not follow what becomes of the other later
      Given the EVENT Trade with EP cost 0 and the text
        """
        TEXT: target UNIT you control swaps STR with target UNIT your opponent controls this turn.
        """
      And Alice has Pebble on her field
      And Bob has Titan on his field
      And Alice has Trade and Strengthens-For-Good in her hand
      When Alice plays Trade targeting Pebble and Titan
      And both players pass
      And Alice plays Strengthens-For-Good targeting Titan
      And both players pass
      Then Pebble has 6 STR
      And Titan has 6 STR

  @1215.7
  Rule: 1215.7 An effect for a stated turn runs from the start of that turn to its end

    Scenario: an effect for the next turn does not hold before it
      Given Alice has Reed on her field
      And Alice has Strengthens-Next-Turn in her hand
      When Alice plays Strengthens-Next-Turn targeting Reed
      And both players pass
      Then Reed has 3 STR
      When the game reaches the last window of the turn
      Then Reed has 3 STR
      When the turn ends
      Then Reed has 5 STR

    Scenario: an effect for the next turn holds to its last window and not beyond
      Given Alice has Reed on her field
      And Alice has Strengthens-Next-Turn in her hand
      When Alice plays Strengthens-Next-Turn targeting Reed
      And both players pass
      And the turn ends
      And the game reaches the last window of the turn
      Then it is turn 3
      And Reed has 5 STR
      When the turn ends
      Then Reed has 3 STR

    Scenario: an effect for the next turn is lost with the card that it was meant for
      Given Alice has Waif on her field
      And Alice has Strengthens-Next-Turn and Returns-Unit in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-Next-Turn targeting Waif
      And both players pass
      And Alice plays Returns-Unit targeting Waif
      And both players pass
      And Alice plays Waif
      And both players pass
      And the turn ends
      Then Waif is on Alice's field
      And Waif has 1 STR

  @1215.8
  Rule: 1215.8 An effect without a duration lasts for the rest of the game

    Scenario: a bonus without a duration is still there two turns later
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Good in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And two turns end
      Then it is turn 4
      And Reed has 6 STR

    Scenario: control taken without a duration is kept
      Given Bob has Reed on his field
      And Alice has Takes-Control in her hand
      And Alice has 1 EP
      When Alice plays Takes-Control targeting Reed
      And both players pass
      And two turns end
      Then Alice controls Reed

    Scenario: a bonus without a duration outlasts one for the turn
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Good and Strengthens-By-Two in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And Alice plays Strengthens-By-Two targeting Reed
      And both players pass
      Then Reed has 8 STR
      When the turn ends
      Then Reed has 6 STR

  @1215.9
  Rule: 1215.9 An effect whose end has passed before it begins never begins

    Scenario: a bonus until its source leaves does not begin when the source has gone in the meantime
      Given Alice has Inspires-While-Here and Reed on her field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice uses Inspires-While-Here's first craft targeting Reed
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Inspires-While-Here
      And both players pass
      And both players pass
      Then nothing waits to be resolved
      And Reed has 3 STR

    Scenario: a bonus until its source leaves does not begin when the source was the cost
      Given Alice has Inspires-While-Here and Reed on her field
      When Alice uses Inspires-While-Here's second craft targeting Reed
      Then Inspires-While-Here is in Alice's trail
      When both players pass
      Then nothing waits to be resolved
      And Reed has 3 STR

    Scenario: a bonus up to a moment that is already past does not begin
      Given it is the cure phase
      And Alice has Reed on her field
      And Alice has Strengthens-Until-Cure in her hand
      When Alice plays Strengthens-Until-Cure targeting Reed
      And both players pass
      Then Strengthens-Until-Cure is in Alice's trail
      And Reed has 3 STR

    Scenario: the same bonus begins while the source is still there
      Given Alice has Inspires-While-Here and Reed on her field
      When Alice uses Inspires-While-Here's first craft targeting Reed
      And both players pass
      Then Reed has 5 STR

  @1215.10
  Rule: 1215.10 A card put into a zone is under the zone-wide continuous crafts from its arrival

    @1215.4
    Scenario: a UNIT put into the trail is under the effect for the trail, and free of it when it leaves
      Given Alice has Strengthens-Trail in her homebase
      And Alice has Reed on her field
      And Alice has Knocks-Out-A-UNIT and Fetches-Unit in her hand
      And Alice has 1 EP
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Reed has 5 STR
      When Alice plays Fetches-Unit targeting Reed
      And both players pass
      Then Reed is in Alice's hand
      And Reed has 3 STR

    @1215.4
    Scenario: UNITs that come one after the other are all under the effect for the field
      Given Alice has Leads-Others on her field
      And Alice has two Waifs in her hand
      When Alice plays Waif
      And both players pass
      And Alice plays Waif#2
      And both players pass
      Then Waif and Waif#2 have 3 STR

    Scenario: a card put into the zone of the other player is not under the effect
      Given Alice has Strengthens-Trail in her homebase
      And Alice has Reed on her field
      And Bob has Pebble on his field
      And Alice has Sweeps-All-UNITs in her hand
      And Alice has 1 EP
      When Alice plays Sweeps-All-UNITs
      And both players pass
      Then Reed has 5 STR
      And Pebble is in Bob's trail
      And Pebble has 3 STR
