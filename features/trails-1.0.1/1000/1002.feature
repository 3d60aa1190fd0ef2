Feature: 1002 Rule Check Procedure

  @1002.1
  Rule: 1002.1 A rule check has its steps in order: rule processes, crafts of the Primary Player, crafts of the other

    @1002.1a @events
    Scenario: a player who is due to lose has no craft played first
      Given Alice's deck is empty
      And Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      Then Alice loses because of 1102.1
      And Gains-On-Any-EP's craft triggered 1 time
      And Gains-On-Any-EP's craft was played 0 times
      And Draws-On-Any-EP's craft was played 0 times

    Scenario: with crafts on both sides the Primary Player's is played first and resolved last
      Given Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Draws-On-Any-EP's craft, Gains-On-Any-EP's craft wait to be resolved, from the top

  @1002.1a
  Rule: 1002.1a All rule processes that are due are done at once, again and again until none is due

    Scenario: a rule process that is due is done before anybody acts
      Given Bob's deck is empty
      And Bob has Fanfare in his hand
      And Bob has Gate in his homebase, face-down
      When both players pass
      Then Bob loses because of 1102.1
      And Fanfare is in Bob's hand

    @103.3 @reading:rule-processes-at-once
    Scenario: two players who drew from empty decks lose at once, so that the one who is not primary wins
      Given Alice's deck is empty
      And Bob's deck is empty
      And Alice has Draws-For-Both in her hand
      And Alice has 1 EP
      When Alice plays Draws-For-Both
      And both players pass
      Then Bob wins

    @103.3 @reading:rule-processes-at-once
    Scenario: in Bob's step Bob is primary, and Alice wins although she has the initiative
      Given Alice's deck is empty
      And Bob's deck is empty
      And Bob has Draws-For-Both in his hand
      And Bob has 1 EP
      And it is Bob's deployment step
      When Bob plays Draws-For-Both
      And both players pass
      Then Alice wins

    @events
    Scenario: a rule process that follows from a rule process is done before any craft
      Given Alice's deck is empty
      And Alice has Gains-On-Any-EP and Draws-Before-Losing on her field
      And Alice has Draws-Then-Refills in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      Then Alice loses because of 1102.1
      And Gains-On-Any-EP's craft triggered 1 time
      And Gains-On-Any-EP's craft was played 0 times

    Scenario: when no rule process is due any more the crafts follow
      Given Alice's deck is empty
      And Alice has Gains-On-Any-EP and Draws-Before-Losing on her field
      And Alice has Draws-Then-Refills and Sedge in her hand
      And Alice has 2 EP
      When Alice plays Draws-Then-Refills
      And both players pass
      Then the game goes on
      And Sedge is in Alice's hand
      And Gains-On-Any-EP's craft waits to be resolved

  @1002.1b
  Rule: 1002.1b The Primary Player plays own triggered crafts one at a time, in an order of choice

    Scenario: the Primary Player picks which of two crafts is played first
      Given Alice has Gains-On-Any-EP and Draws-On-Any-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Alice is asked to choose a triggered craft
      And Alice may play Gains-On-Any-EP's triggered craft
      When Alice plays Draws-On-Any-EP's triggered craft
      Then Gains-On-Any-EP's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: the other order is as good
      Given Alice has Gains-On-Any-EP and Draws-On-Any-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      And Alice plays Gains-On-Any-EP's triggered craft
      Then Draws-On-Any-EP's craft, Gains-On-Any-EP's craft wait to be resolved, from the top

    Scenario: all crafts of the Primary Player are played before the first of the other
      Given Alice has Gains-On-Any-EP and Draws-On-Any-EP on her field
      And Bob has Gains-On-Any-EP on his field, called Rival
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      And Alice plays Draws-On-Any-EP's triggered craft
      Then Rival's craft, Gains-On-Any-EP's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: the player who performs the step goes first, not the one with the initiative
      Given Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Bob has Sedge in his homebase, face-down
      And it is Bob's deployment step
      When Bob gains EP with Sedge
      Then Gains-On-Any-EP's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: between steps the player with the initiative goes first, whoever acted
      Given Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Sedge in her homebase, face-down
      And Bob has the initiative
      And it is the cure phase
      When Bob passes
      And Alice gains EP with Sedge
      Then Gains-On-Any-EP's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: a craft that triggered twice is played twice
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Gains-On-Any-EP on her field
      And Alice has Chorus in her hand
      And Alice has Sedge and Reed in her homebase, face-down
      When Alice plays Chorus paying with Sedge and Reed
      Then Gains-On-Any-EP's craft, Gains-On-Any-EP's craft, Chorus wait to be resolved, from the top

    Scenario: a craft that triggered twice can have another one played between
      Given a blank EVENT Chorus with EP cost 2
      And Alice has Gains-On-Any-EP and Draws-On-Any-EP on her field
      And Alice has Chorus in her hand
      And Alice has Sedge and Reed in her homebase, face-down
      When Alice plays Chorus
      And Alice plays Gains-On-Any-EP's triggered craft
      And Alice plays Draws-On-Any-EP's triggered craft
      And Alice plays Gains-On-Any-EP's triggered craft
      Then Draws-On-Any-EP's craft, Gains-On-Any-EP's craft, Draws-On-Any-EP's craft, Gains-On-Any-EP's craft, Chorus wait to be resolved, from the top

  @1002.1c
  Rule: 1002.1c Only then the other player plays one, and the check begins anew

    Scenario: the player who is not primary has a craft played although the Primary Player has none
      Given Bob has Gains-On-Any-EP on his field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Gains-On-Any-EP's craft waits to be resolved, from the top
      And Alice has priority

    Scenario: the player who is not primary picks among his own crafts
      Given Bob has Gains-On-Any-EP and Draws-On-Any-EP on his field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Bob is asked to choose a triggered craft
      When Bob plays Draws-On-Any-EP's triggered craft
      Then Gains-On-Any-EP's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: a craft of the Primary Player that triggers meanwhile goes before the other player's next
      Given Alice has Answers-Crafts on her field
      And Bob has Gains-On-Any-EP and Draws-On-Any-EP on his field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      And Bob plays Draws-On-Any-EP's triggered craft
      Then Answers-Crafts's craft, Gains-On-Any-EP's craft, Answers-Crafts's craft, Draws-On-Any-EP's craft wait to be resolved, from the top

  @1002.1d
  Rule: 1002.1d When nothing is due the rule check ends

    Scenario: where nothing triggered the player just goes on
      Given Alice has Reed on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then nobody was asked to choose a triggered craft
      And nothing waits to be resolved
      And Alice has priority
      And Alice has 1 EP

    Scenario: a craft that has been played is not played again at the next check
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Fanfare in her hand
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      And Alice plays Fanfare
      Then Fanfare, Gains-On-Any-EP's craft wait to be resolved, from the top

    Scenario: after its resolution a craft is over until it triggers again
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      And both players pass
      Then Alice has gained 1 bond
      And nothing waits to be resolved
      And Alice has priority

    Scenario: after the check the player who acted still has priority, also where another is the Primary Player
      Given Bob has Gains-On-Any-EP on his field
      And Bob has Sedge in his homebase, face-down
      When Alice passes
      And Bob gains EP with Sedge
      Then Gains-On-Any-EP's craft waits to be resolved
      And Bob has priority
