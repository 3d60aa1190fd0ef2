Feature: 1201 Abilities and Effects

  @1201.1a
  Rule: 1201.1a "Craft" means activated, triggered and continuous crafts alike, and nothing else

    Scenario: a UNIT that loses all crafts loses its continuous one
      Given Bob has Jack-Of-Crafts on his field
      And Alice has Strips-Crafts in her hand
      And Alice has 1 EP
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      Then Jack-Of-Crafts has 2 STR

    Scenario: a UNIT that loses all crafts loses its triggered one
      Given Bob has Jack-Of-Crafts on his field
      And Alice has Strips-Crafts in her hand
      And Alice has Sedge in her homebase, face-down
      And Alice has 1 EP
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      And Alice gains EP with Sedge
      Then nothing waits to be resolved
      And Alice has 1 EP

    Scenario: a UNIT that loses all crafts loses its activated one
      Given Bob has Jack-Of-Crafts and Gains-For-EP on his field
      And Alice has Strips-Crafts in her hand
      And Alice has 1 EP
      And Bob has 1 EP
      When Alice plays Strips-Crafts targeting Jack-Of-Crafts
      And both players pass
      And Alice passes
      Then Bob may use Gains-For-EP's craft
      And Bob may not use Jack-Of-Crafts's craft

    Scenario: a player who cannot play crafts is offered no activated craft, but arts and EVENTs
      Given Bob has Bars-Crafts on his field
      And Alice has Gains-For-EP on her field
      And Alice has Arts-Gains and Fanfare in her hand
      And Alice has 1 EP
      Then Alice may not use Gains-For-EP's craft
      And Alice may use Arts-Gains's arts
      And Alice may play Fanfare

    Scenario: a player who cannot play crafts has no triggered craft played
      Given Bob has Bars-Crafts on his field
      And Alice has Gains-On-Any-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then nothing waits to be resolved
      And Alice has 1 EP

    Scenario: a craft that is not played, a continuous one, goes on for a player who cannot play crafts
      Given Bob has Bars-Crafts on his field
      And Alice has Jack-Of-Crafts on her field
      Then Jack-Of-Crafts has 5 STR

    Scenario: an arts that is played is no craft
      Given Bob has Answers-Crafts on his field
      And Alice has Arts-Gains in her hand
      And Alice has 1 EP
      When Alice uses Arts-Gains's arts
      Then Arts-Gains's arts waits to be resolved, from the top

    Scenario: an activated craft that is played is a craft, and so is a triggered one
      Given Bob has Answers-Crafts on his field
      And Alice has Gains-For-EP and Gains-On-EP on her field
      And Alice has Gate in her homebase, face-down
      When Alice uses Gains-For-EP's craft
      Then Answers-Crafts's craft waits to be resolved 2 times

  @1201.1a-1
  Rule: 1201.1a-1 An activated craft may be played for its cost whenever its controller has priority

    @1210.2
    Scenario: an activated craft is played in the other player's step
      Given Bob has Gains-For-EP on his field
      And Bob has 1 EP
      When Alice passes
      And Bob uses Gains-For-EP's craft
      Then Bob has 0 EP
      And Bob has gained 0 bond
      When both players pass
      Then Bob has gained 2 bond

    Scenario: an activated craft is played as often as it is paid for
      Given Alice has Gains-For-EP on her field
      And Alice has Fanfare in her hand
      And Alice has 2 EP
      When Alice uses Gains-For-EP's craft
      And Alice uses Gains-For-EP's craft
      Then Gains-For-EP's craft waits to be resolved 2 times
      And Alice may not use Gains-For-EP's craft

    Scenario: only the controller of the card is offered its craft
      Given Alice has Draws-Or-Gains on her field
      And Bob has Gains-For-EP on his field
      And both players have 1 EP
      Then Alice may use Draws-Or-Gains's craft
      And Alice may not use Gains-For-EP's craft

    Scenario: an activated craft is played in the last window of a turn
      Given Alice has Gains-For-EP on her field
      And Alice has Sedge in her homebase, face-down
      And it is the last window of the turn
      When Alice uses Gains-For-EP's craft
      And both players pass
      Then Alice has gained 2 bond
      And Sedge is actioned

    Scenario: each of the crafts of a card may be played, and another card's too
      Given Alice has Draws-Or-Gains and Gains-For-EP on her field
      And Alice has 2 EP
      When Alice uses Draws-Or-Gains's second craft
      And Alice uses Gains-For-EP's craft
      And both players pass until nothing waits
      Then Alice has gained 5 bond
      And Alice has 0 cards in her hand

  @1201.1a-2
  Rule: 1201.1a-2 A triggered craft is played at the rule check after its trigger, by itself

    @1211.2
    Scenario: a triggered craft waits as soon as its trigger is over, and is resolved like any other
      Given Alice has Gains-On-Any-EP on her field
      And Alice has Sedge in her homebase, face-down
      When Alice gains EP with Sedge
      Then Gains-On-Any-EP's craft waits to be resolved
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 1 bond

    Scenario: a triggered craft is no action for a player with priority
      Given Alice has Gains-On-Any-EP and Gains-For-EP on her field
      And Alice has 1 EP
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Gains-On-Any-EP's craft

    Scenario: a trigger in the course of an attack is played in the next window
      Given Alice has Draws-On-Attack on her field
      And it is Alice's choice of attackers
      When Draws-On-Attack attacks Bob
      Then nothing waits to be resolved
      When both players pass until the attack is made
      Then Draws-On-Attack's craft waits to be resolved, from the top
      And Alice has 0 cards in her hand

  @1201.1a-3
  Rule: 1201.1a-3 A continuous craft applies as long as it is active

    @1212.1
    Scenario: a continuous craft begins when its UNIT arrives on the field, without waiting for anything
      Given Alice has Jack-Of-Crafts in her hand
      And Alice has 3 CP
      When Alice plays Jack-Of-Crafts
      Then Jack-Of-Crafts has 2 STR
      When both players pass
      Then Jack-Of-Crafts has 5 STR
      And nothing waits to be resolved

    Scenario: a continuous craft ends when its UNIT leaves the field
      Given Alice has Jack-Of-Crafts on her field
      And Alice has Returns-Unit in her hand
      And Alice has 1 EP
      When Alice plays Returns-Unit targeting Jack-Of-Crafts
      Then Jack-Of-Crafts has 5 STR
      When both players pass
      Then Jack-Of-Crafts has 2 STR

    Scenario: a continuous craft is still there in the next turn
      Given Alice has Jack-Of-Crafts on her field
      When the turn ends
      Then Jack-Of-Crafts has 5 STR

  @1201.1b
  Rule: 1201.1b The text of an EVENT is carried out when the EVENT resolves

    @1205.1c-2
    Scenario: an EVENT does nothing while it waits, and what it says when it resolves
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      Then Alice has gained 0 bond
      When both players pass
      Then Alice has gained 5 bond

    Scenario: the text of an EVENT is carried out once
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      And the turn ends
      Then Alice has gained 5 bond
      And Gains-Five is in Alice's trail

  @1201.1c
  Rule: 1201.1c An arts may be played for its EP cost whenever its controller has priority

    @1213.2
    Scenario: an arts is played in the other player's step
      Given Bob has Arts-Gains in his hand
      And Bob has 1 EP
      When Alice passes
      And Bob uses Arts-Gains's arts
      Then Bob has 0 EP
      And Arts-Gains's arts waits to be resolved
      When both players pass
      Then Bob has gained 3 bond

    Scenario: an arts is played on top of something that waits
      Given Alice has Arts-Gains and Fanfare in her hand
      And Alice has 2 EP
      When Alice plays Fanfare
      And Alice uses Arts-Gains's arts
      Then Arts-Gains's arts, Fanfare wait to be resolved, from the top

    Scenario: one EP short of the cost the arts is not offered
      Given Alice has Draws-By-Arts and Arts-Gains in her hand
      And Alice has 1 EP
      Then Alice may use Arts-Gains's arts
      And Alice may not use Draws-By-Arts's arts

    Scenario: CP do not pay for an arts
      Given Alice has Arts-Gains, Fanfare and Sedge in her hand
      And Alice has 1 EP
      And Alice has 4 CP
      When Alice plays Fanfare
      And both players pass
      Then Alice may play Sedge
      And Alice may not use Arts-Gains's arts

    @own-card
    Scenario: a ban on playing Arts leaves the crafts alone
      Given the UNIT Censor with CP cost 2, STR 3, DEF 5 and the text
        """
        CONT: your opponent cannot play arts.
        """
      And Bob has Censor on his field
      And Alice has Gains-For-EP on her field
      And Alice has Draws-By-Arts in her hand
      And Alice has 4 EP
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Draws-By-Arts's arts

    @own-card
    Scenario: an Arts that waits is countered as such, a craft is not
      Given the EVENT Gag with EP cost 0 and the text
        """
        TEXT: counter target arts.
        """
      And Alice has Gains-For-EP on her field
      And Alice has Draws-By-Arts and Gag in her hand
      And Alice has 4 EP
      When Alice uses Gains-For-EP's craft
      Then Alice may not play Gag
      When Alice uses Draws-By-Arts's arts
      And Alice plays Gag
      And both players pass
      Then 1 thing waits to be resolved
      And Alice has 0 cards in her hand

  @1201.2a
  Rule: 1201.2a An immediate effect is carried out once and is over

    @1214.1
    Scenario: a UNIT that comes later is not touched
      Given Bob has Sedge on his field
      And Bob has Reed in his hand
      And Bob has Gate and Lancer in his homebase, face-down
      And Alice has Actions-All-Foes in her hand
      And Alice has 1 EP
      When Alice plays Actions-All-Foes
      And both players pass
      And the game reaches Bob's deployment step
      And Bob plays Reed
      And both players pass
      Then Sedge is actioned on Bob's field
      And Reed is ready on Bob's field

    Scenario: what it did may be undone at once
      Given Bob has Sedge and Reed on his field
      And Bob has Readies-A-UNIT in his hand
      And Bob has 1 EP
      And Alice has Actions-All-Foes in her hand
      And Alice has 1 EP
      When Alice plays Actions-All-Foes
      And both players pass
      And Alice passes
      And Bob plays Readies-A-UNIT targeting Sedge
      And both players pass
      Then Sedge is ready
      And Reed is actioned

    Scenario: what it gives it gives once
      Given Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      Then Alice has gained 5 bond
      When the turn ends
      Then Alice has gained 5 bond

  @1201.2b
  Rule: 1201.2b A continuous effect lasts as long as it says, or for the rest of the game

    Scenario: an effect for the turn ends with the turn
      Given Alice has Reed on her field
      And Alice has Strengthens-A-UNIT in her hand
      And Alice has 1 EP
      When Alice plays Strengthens-A-UNIT targeting Reed
      And both players pass
      Then Reed is 5/3
      When the game reaches the last window of the turn
      Then Reed is 5/3
      When the turn ends
      Then Reed is 3/2

    @1215.8
    Scenario: an effect without a duration outlasts the turns
      Given Alice has Reed on her field
      And Alice has Strengthens-For-Good in her hand
      When Alice plays Strengthens-For-Good targeting Reed
      And both players pass
      And two turns end
      Then Reed is 6/2

  @1201.2c
  Rule: 1201.2c A replacement effect puts another action in the place of one about to happen

    @1216.1
    Scenario: every draw of the draw step is replaced, and no card moves
      Given Alice has Banks-Draws on her field
      And it is the preparation phase
      When both players pass
      Then Alice has gained 6 bond
      And Alice has 0 cards in her hand
      And Alice's deck has 20 cards

    Scenario: an action that the effect does not name takes place
      Given Alice has Banks-Draws on her field
      And Alice has Draws-For-Both in her hand
      And Alice has 1 EP
      When Alice plays Draws-For-Both
      And both players pass
      Then Alice has gained 3 bond
      And Bob has 1 card in his hand
      And Bob has gained 0 bond
