Feature: 1332 Have

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Reed   | 2       | 3   | 2   | Guild        |
      | Sedge  | 1       | 1   | 4   | Guild        |
      | Lancer | 3       | 5   | 3   | Watch        |
      | Backup | 2       | 2   | 2   | Guild        |

  @1332.1
  Rule: 1332.1 An organization that a card is told to have counts among its own

    @1331.1
    Scenario: a card has the organization as long as the craft is there that says so
      Given Alice has Reed and Lancer on her field
      And Alice has Ships-The-Watch and Knocks-Out-A-UNIT in her hand
      And Alice has 2 CP
      When Alice plays Ships-The-Watch
      And both players pass
      Then Lancer has the organizations Watch and Fleet only
      And Reed has the organization Guild only
      When Alice plays Knocks-Out-A-UNIT targeting Ships-The-Watch
      And both players pass
      Then Lancer has the organization Watch only

    @1331.1
    Scenario: a card that comes later has it too
      Given Alice has Ships-The-Watch on her field
      And Alice has Lancer in her hand
      And Alice has 3 CP
      When Alice plays Lancer
      And both players pass
      Then Lancer has the organizations Watch and Fleet only

    Scenario: with the organization that it is told to have a UNIT attacks beside one that is born with it
      Given it is Alice's combat phase
      And a blank UNIT Sloop with CP cost 1, STR 1, DEF 2, organization Fleet
      And Alice has Ships-The-Watch, Lancer, Reed and Sloop on her field
      And Bob has Clerk on his field
      When Lancer and Sloop attack Clerk
      And both players pass until the attack is made
      Then Lancer and Sloop are attacking

  @1332.2
  Rule: 1332.2 A name that a card is told to have counts among its own

    @1331.2
    Scenario: the card has the name in its place and keeps its own
      Given Alice has Friend-Of-Reed on her field
      And Alice has Poses-On-The-Field in her hand
      And Alice has 1 CP
      Then Poses-On-The-Field is not named Reed
      When Alice plays Poses-On-The-Field
      And both players pass
      Then Poses-On-The-Field is named Reed
      And Poses-On-The-Field is named Poses-On-The-Field
      And Friend-Of-Reed is 3/4

    @1331.2 @reading:losing-abilities-comes-first
    Scenario: without its crafts the card has its own name alone
      Given Alice has Friend-Of-Reed and Poses-On-The-Field on her field
      And Alice has Strips-Crafts in her hand
      Then Poses-On-The-Field is named Reed
      When Alice plays Strips-Crafts targeting Poses-On-The-Field
      And both players pass
      Then Poses-On-The-Field is not named Reed
      And Poses-On-The-Field is named Poses-On-The-Field
      And Friend-Of-Reed is 2/3

  @1332.3
  Rule: 1332.3 The organizations that a card has are those of the moment

    Scenario: a gained organization is one that the card has
      Given Alice has Reed, Sedge and Trains-The-Watch on her field
      And Alice has Enlists-In-Watch in her hand
      Then Reed is 3/2
      When Alice plays Enlists-In-Watch targeting Reed
      And both players pass
      Then Reed is 5/2
      And Sedge is 1/4

    Scenario: a lost organization is none that the card has
      Given Alice has Helps-One-Guild and Strips-Guild in her hand
      And Alice has Reed, Sedge and Backup on her field
      When Alice plays Strips-Guild targeting Sedge
      And both players pass
      And Alice starts to play Helps-One-Guild
      Then Alice may choose among Reed and Backup

    Scenario: an overwritten organization is none that the card has
      Given Alice has Reed, Sedge and Lancer on her field
      And Alice has Moves-To-Watch and Counts-Guild in her hand
      When Alice plays Moves-To-Watch targeting Reed
      And both players pass
      And Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 1 bond

    Scenario: a word in the name is no organization
      Given a blank UNIT Guild with STR 4, DEF 4, organization Fleet
      And Alice has Guild and Reed on her field
      And Alice has Strengthens-Guild in her hand
      When Alice plays Strengthens-Guild
      And both players pass
      Then Reed is 5/2
      And Guild is 4/4

    Scenario: the different organizations of all UNITs are counted
      Given Alice has Reed, Sedge and Lancer on her field
      And Alice has Counts-Organizations in her hand
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond

  @1332.4
  Rule: 1332.4 The crafts that a card has are its crafts

    Scenario: activated, triggered and continuous crafts count, arts do not
      Given Alice has Jack-Of-Crafts on her field
      Then Jack-Of-Crafts has 3 crafts

    Scenario: a craft that it got is one that the card has
      Given Alice has Gains-For-EP on her field
      And Alice has Teaches-Drawing in her hand
      When Alice plays Teaches-Drawing targeting Gains-For-EP
      And both players pass
      Then Gains-For-EP has 2 crafts
      And Gains-For-EP has the craft "AUTO when this card attacks: draw 1."

    Scenario: all of them are meant when crafts are lost
      Given Alice has Jack-Of-Crafts and Gains-For-EP on her field
      And Alice has Strips-Crafts in her hand
      Then Jack-Of-Crafts is 5/5
      And Alice may use Jack-Of-Crafts's craft
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts is 2/5
      And Alice may use Gains-For-EP's craft
      And Alice may not use Jack-Of-Crafts's craft

    Scenario: arts that wait are no craft that could be countered
      Given Alice has Draws-By-Arts in her hand
      And Alice has Gains-For-EP on her field
      And Bob has Counters-A-Craft and Gains-One in his hand
      When Alice uses Draws-By-Arts's arts
      And Alice passes
      Then Bob may play Gains-One
      And Bob may not play Counters-A-Craft
      When Bob passes
      And Alice uses Gains-For-EP's craft
      And Alice passes
      Then Bob may play Counters-A-Craft targeting Gains-For-EP

    Scenario: who may not play crafts may play arts
      Given Alice has Jack-Of-Crafts and Draws-By-Arts in her hand
      And Alice has Gains-For-EP on her field
      And Bob has Bars-Crafts on his field
      Then Alice may use Jack-Of-Crafts's arts
      And Alice may use Draws-By-Arts's arts
      And Alice may not use Gains-For-EP's craft

  @1332.5
  Rule: 1332.5 The arts that a card has are its arts ability

    Scenario: the arts are used, whatever crafts the card has besides
      Given Alice has Jack-Of-Crafts in her hand
      When Alice uses Jack-Of-Crafts's arts
      Then Jack-Of-Crafts's arts waits to be resolved
      And Alice has 3 EP
      When both players pass
      Then Alice has gained 4 bond

    Scenario: a card with crafts alone has no arts
      Given Alice has Gains-For-EP and Draws-By-Arts in her hand
      Then Alice may use Draws-By-Arts's arts
      And Alice may not use Gains-For-EP's arts

    Scenario: a card that lost its crafts still has its arts
      Given Alice has Jack-Of-Crafts and Gate in her homebase, face-down
      And Alice has Strips-Home-Card in her hand
      When Alice plays Strips-Home-Card targeting Jack-Of-Crafts
      And both players pass
      And Alice uses Jack-Of-Crafts's arts
      And both players pass
      Then Alice has gained 4 bond

    @own-card
    Scenario: a UNIT with Arts is found by them, and one without is not
      Given the EVENT Recall with EP cost 0 and the text
        """
        TEXT: put all UNITs with arts in your trail into your hand.
        """
      And Alice has Draws-By-Arts and Draws-On-Attack in her trail
      And Alice has Recall in her hand
      When Alice plays Recall
      And both players pass
      Then Draws-By-Arts is in Alice's hand
      And Draws-On-Attack is in Alice's trail

  @1332.6
  Rule: 1332.6 The keywords that a card has are the words that classify its abilities

    Scenario: a UNIT with an ability so classified is found, others are not
      Given Alice has Sinks-Backup in her hand
      And Bob has two Backup-Draws-On-Attacks, Draws-On-Attack and Backup on his field
      When Alice starts to play Sinks-Backup
      Then Alice may choose among Backup-Draws-On-Attack and Backup-Draws-On-Attack#2

    Scenario: an ability that it got brings its keyword
      Given Alice has Teaches-Backup and Sinks-Backup in her hand
      And Bob has Reed, Sedge and Backup-Draws-On-Attack on his field
      When Alice plays Teaches-Backup targeting Reed
      And both players pass
      And Alice starts to play Sinks-Backup
      Then Alice may choose among Reed and Backup-Draws-On-Attack

    Scenario: with the ability goes the keyword
      Given Alice has Strips-Crafts and Sinks-Backup in her hand
      And Bob has three Backup-Draws-On-Attacks on his field
      When Alice plays Strips-Crafts targeting Backup-Draws-On-Attack
      And both players pass
      And Alice starts to play Sinks-Backup
      Then Alice may choose among Backup-Draws-On-Attack#2 and Backup-Draws-On-Attack#3

  @1332.7
  Rule: 1332.7 The attributes that a card has are its attributes

    Scenario: only UNITs that have Support are found
      Given Alice has Sinks-Supported in her hand
      And Bob has Reed and Sedge on his field, with Support
      And Bob has Lancer on his field
      When Alice starts to play Sinks-Supported
      Then Alice may choose among Reed and Sedge

    Scenario: Support that was gained in the turn is an attribute that the card has
      Given Alice has Gives-Support and Sinks-Supported in her hand
      And Bob has Reed on his field, with Support
      And Bob has Sedge and Lancer on his field
      When Alice plays Gives-Support targeting Lancer
      And both players pass
      And Alice starts to play Sinks-Supported
      Then Alice may choose among Reed and Lancer

    Scenario: Support that was lost is none that the card has
      Given Alice has Takes-Support and Sinks-Supported in her hand
      And Bob has Reed, Sedge and Lancer on his field, with Support
      When Alice plays Takes-Support targeting Sedge
      And both players pass
      And Alice starts to play Sinks-Supported
      Then Alice may choose among Reed and Lancer

    Scenario: a rule that asks for Support looks at the attacked UNIT
      Given it is Alice's choice of attackers
      And Alice has two Lancers on her field
      And Bob has Reed on his field, with Support
      And Bob has Sedge on his field
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Bob has lost 2 bond
      When Bob declares no attack
      And Lancer#2 attacks Sedge
      And both players pass until the fight is over
      Then Bob has lost 4 bond

    Scenario: a state is no attribute
      Given Alice has Sinks-Supported and Gains-One in her hand
      And Bob has Reed on his field, stunned
      And Bob has Sedge on his field, actioned
      Then Alice may play Gains-One
      And Alice may not play Sinks-Supported
