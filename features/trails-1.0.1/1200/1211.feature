Feature: 1211 Handling Triggered Crafts

  Background:
    Given a game of Trails
    And these blank UNITs
      | name   | CP cost | STR | DEF | organization |
      | Waif   | 0       | 1   | 2   | Guild        |
      | Brute  | 3       | 5   | 6   | Watch        |
      | Squire | 1       | 2   | 3   | Guild        |
    And a blank BASE Shed with building level 1
    And a blank EVENT Ditty with EP cost 0

  @1211.1
  Rule: 1211.1 A triggered craft pairs an event (when, at the start, at the end) with what it then does

    @1201.1a-2
    Scenario: a craft with "when" waits for its event and then takes effect
      Given it is Alice's combat phase
      And Alice has Draws-On-Attack on her field
      When Alice attacks Bob with Draws-On-Attack
      Then nothing waits to be resolved
      When both players pass until the attack is made
      Then Draws-On-Attack's craft waits to be resolved
      And Alice's hand is empty
      When both players pass
      Then Alice has 1 card in her hand

    Scenario: a craft for the start of a step waits in each step of that name
      Given it is the start of Alice's homebase step
      And Alice has Gains-At-Homebase-Start on her field
      Then Gains-At-Homebase-Start's craft waits to be resolved
      When both players pass
      Then Alice has gained 1 bond
      When the game reaches Bob's homebase step
      Then Gains-At-Homebase-Start's craft waits to be resolved

    Scenario: a craft for the end of the turn waits in the last window and not before
      Given Alice has Feeds-On-Opponent on her field
      When the game reaches the cure phase
      Then nothing waits to be resolved
      When the game reaches the last window of the turn
      Then Feeds-On-Opponent's craft waits to be resolved
      When both players pass
      Then Alice has gained 1 bond
      And Bob has lost 3 bond

    Scenario: a triggered craft cannot be used at will
      Given Alice has Draws-On-Attack and Gains-For-EP on her field
      And Alice has 2 EP
      When Alice uses Gains-For-EP's craft
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Draws-On-Attack's craft

    Scenario: without its event the craft does nothing
      Given it is Alice's combat phase
      And Alice has Draws-On-Attack and Squire on her field
      When Alice attacks Bob with Squire
      And both players pass until the combat ends
      Then Bob has lost 2 bond
      And Alice's hand is empty

  @1211.2
  Rule: 1211.2 Triggered crafts watch all the time and are played by themselves at the next rule check

    Scenario: the craft waits before anybody with priority can act again
      Given Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Gains-On-Any-EP's craft and Draws-On-Any-EP's craft wait to be resolved
      And Alice has priority
      And nobody was asked to choose a triggered craft

    Scenario: an event during a payment brings the craft on top of the card that was paid for
      Given Alice has Gains-On-EP on her field
      And Alice has Gains-Five in her hand
      And Alice has Shed in her homebase
      When Alice plays Gains-Five
      Then Gains-On-EP's craft and Gains-Five wait to be resolved, from the top

    Scenario: an event in the middle of an effect waits until the effect is carried out in full
      Given Alice has Gains-On-Drawing on her field
      And Alice has Draws-Two-Counts-Deck in her hand
      And Alice has 1 EP
      And Alice's deck has 9 cards
      When Alice plays Draws-Two-Counts-Deck
      And both players pass
      Then Alice has gained 7 bond
      And Gains-On-Drawing's craft waits to be resolved 2 times

    Scenario: what happens after the last window of a turn is caught and played in the next turn
      Given it is the last window of the turn
      And Alice has Draws-When-Readied on her field, actioned
      When the turn ends
      Then it is turn 3
      And Draws-When-Readied's craft waits to be resolved

    Scenario: a card that is not on the field at the time of the event does not watch
      Given Alice has Gains-On-Any-EP in her hand
      And Alice has Gains-On-Any-EP#2 on her field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Gains-On-Any-EP#2's craft waits to be resolved
      And 1 thing waits to be resolved

  @1211.3
  Rule: 1211.3 Each occurrence of the trigger condition counts once for each craft

    Scenario: three cards drawn in one effect trigger a craft three times
      Given Alice has Gains-On-Drawing on her field
      And Alice has Draws-Three in her hand
      When Alice plays Draws-Three
      And both players pass
      Then Gains-On-Drawing's craft waits to be resolved 3 times
      And 3 things wait to be resolved
      When both players pass until nothing waits
      Then Alice has gained 6 bond

    Scenario: losing 2 bond at once is one occurrence
      Given Alice has Draws-On-Bond-Loss on her field
      And Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      Then Draws-On-Bond-Loss's craft waits to be resolved 1 times

    Scenario: losing 1 bond twice is two occurrences
      Given Alice has Draws-On-Bond-Loss on her field
      And Alice has Loses-Twice in her hand
      When Alice plays Loses-Twice
      And both players pass
      Then Draws-On-Bond-Loss's craft waits to be resolved 2 times

    Scenario: one occurrence counts for both crafts of a card
      Given it is Alice's combat phase
      And Alice has Draws-And-Gains-On-Attack on her field
      When Alice attacks Bob with Draws-And-Gains-On-Attack
      And both players pass until the attack is made
      And Alice plays Draws-And-Gains-On-Attack's triggered craft
      Then 2 things wait to be resolved
      When both players pass until nothing waits
      Then Alice has 1 card in her hand
      And Alice has gained 3 bond

    Scenario: one occurrence counts for each of two copies
      Given Bob has Gains-On-Any-EP on his field, called Elder
      And Bob has Gains-On-Any-EP on his field, called Younger
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      And Bob plays Elder's triggered craft
      Then Elder's craft waits to be resolved 1 times
      And Younger's craft waits to be resolved 1 times
      And 2 things wait to be resolved

    Scenario: what the other player does is no occurrence for a craft that speaks of its controller
      Given Alice has Gains-On-Drawing on her field
      And Bob has Gains-On-Drawing#2 on his field
      And Bob has Draws-For-Nothing in his hand
      When Alice passes
      And Bob plays Draws-For-Nothing
      And both players pass
      Then Gains-On-Drawing#2's craft waits to be resolved
      And 1 thing waits to be resolved

    @own-card
    Scenario: a craft with one use in a turn triggers once when its condition occurs twice
      Given the UNIT Drummer with CP cost 2, STR 3, DEF 5 and the text
        """
        AUTO [once per turn] when a UNIT you control attacks: gain 1 bond.
        """
      And it is Alice's combat phase
      And Alice has Drummer, Waif and Squire on her field
      And Bob has Brute on his field
      When Waif and Squire attack Brute
      And both players pass until the attack is made
      Then Drummer's craft waits to be resolved 1 time

  @1211.3a
  Rule: 1211.3a The craft of a hidden card counts up if its player reveals the card, once for an occurrence

    Scenario: a card in hand is revealed to both players and its craft is played
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      Then Alice is asked to reveal a card
      When Alice reveals Pays-Back-From-Hand
      Then Pays-Back-From-Hand's craft waits to be resolved 1 times
      And Pays-Back-From-Hand is shown to both players
      And Pays-Back-From-Hand is in Alice's hand
      When both players pass
      Then Alice has gained 1 bond

    Scenario: a face-down card in the homebase is revealed in the same way
      Given Alice has Pays-Back-From-Home in her homebase, face-down
      And Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Home
      Then Pays-Back-From-Home's craft waits to be resolved 1 times
      And Bob can tell which card Pays-Back-From-Home is
      And Pays-Back-From-Home is in Alice's homebase

    Scenario: a card that all can see triggers without a question
      Given Alice has Pays-Back-From-Home in her homebase, face-up
      And Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      Then Pays-Back-From-Home's craft waits to be resolved
      And nobody was asked to reveal a card

    Scenario: one occurrence allows one reveal
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      Then Alice has priority
      And 1 thing waits to be resolved

    @reading:revealed-card-is-not-hidden
    Scenario: a card that has been revealed for one occurrence is not hidden at the next, which counts by itself
      Given Alice has Pays-Back-From-Hand and Loses-Twice in her hand
      When Alice plays Loses-Twice
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      Then Alice has priority
      And Pays-Back-From-Hand's craft waits to be resolved 2 times

    Scenario: two hidden copies are revealed each for itself
      Given Alice has two Pays-Back-From-Hands in her hand
      And Alice has Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      And Alice keeps Pays-Back-From-Hand#2 hidden
      Then 1 thing waits to be resolved

    Scenario: the player of the hidden card decides, also in the step of the other player
      Given Bob has Pays-Back-From-Hand and Loses-Two in his hand
      When Alice passes
      And Bob plays Loses-Two
      And both players pass
      Then Bob is asked to reveal a card
      And Alice was not asked to reveal a card

    Scenario: a hidden card whose craft is not valid where it lies is not asked for
      Given Alice has Pays-Back-From-Home and Loses-Two in her hand
      And Alice has Pays-Back-From-Hand in her homebase, face-down
      When Alice plays Loses-Two
      And both players pass
      Then Alice has lost 2 bond
      And nobody was asked to reveal a card
      And nothing waits to be resolved

  @1211.3b
  Rule: 1211.3b A hidden card may stay hidden, and then its craft does not count up

    Scenario: a card kept in the dark triggers nothing and stays unknown
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice keeps Pays-Back-From-Hand hidden
      Then nothing waits to be resolved
      And Alice has lost 2 bond
      And Bob cannot tell which card Pays-Back-From-Hand is
      And Pays-Back-From-Hand is not shown

    Scenario: keeping it hidden at one occurrence leaves the next one open
      Given Alice has Pays-Back-From-Hand and Loses-Twice in her hand
      When Alice plays Loses-Twice
      And both players pass
      And Alice keeps Pays-Back-From-Hand hidden
      Then Alice is asked to reveal a card
      When Alice reveals Pays-Back-From-Hand
      Then Pays-Back-From-Hand's craft waits to be resolved 1 times

    Scenario: an occurrence that was let pass cannot be taken up later
      Given Alice has Pays-Back-From-Hand, Loses-Two and Draws-For-Nothing in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice keeps Pays-Back-From-Hand hidden
      And Alice plays Draws-For-Nothing
      And both players pass
      Then nothing waits to be resolved
      And Alice has priority

  @1211.3c
  Rule: 1211.3c The card stays revealed until its craft has left the standby zone or will certainly not be played

    Scenario: the card is hidden again when its craft has been resolved
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      And Alice passes
      Then Bob can tell which card Pays-Back-From-Hand is
      When Bob passes
      Then Alice has gained 1 bond
      And Bob cannot tell which card Pays-Back-From-Hand is
      And Pays-Back-From-Hand is not shown

    Scenario: the card is hidden again when its craft has been countered
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      And Bob has Counters-A-Craft in his hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      And Alice passes
      And Bob plays Counters-A-Craft targeting Pays-Back-From-Hand
      Then Bob can tell which card Pays-Back-From-Hand is
      When both players pass
      Then nothing waits to be resolved
      And Bob cannot tell which card Pays-Back-From-Hand is

    @reading:revealed-card-is-not-hidden
    Scenario: a card with two crafts waiting stays revealed until both are gone
      Given Alice has Pays-Back-From-Hand and Loses-Twice in her hand
      When Alice plays Loses-Twice
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      And both players pass
      Then Pays-Back-From-Hand's craft waits to be resolved 1 times
      And Bob can tell which card Pays-Back-From-Hand is
      When both players pass
      Then Bob cannot tell which card Pays-Back-From-Hand is

    Scenario: the card is hidden again when its craft turns out to be barred
      Given Alice has Pays-Back-From-Hand and Loses-Two in her hand
      And Bob has Bars-Crafts on his field
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      Then nothing waits to be resolved
      And Bob cannot tell which card Pays-Back-From-Hand is

    Scenario: a card can be revealed again for an occurrence after its craft is gone
      Given Alice has Pays-Back-From-Hand in her hand
      And Alice has two Loses-Twos in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      And both players pass
      And Alice plays Loses-Two#2
      And both players pass
      Then Alice is asked to reveal a card
      When Alice reveals Pays-Back-From-Hand
      Then Pays-Back-From-Hand's craft waits to be resolved 1 times

    Scenario: other cards in hand stay hidden while one is revealed
      Given Alice has Pays-Back-From-Hand, Loses-Two and Waif in her hand
      When Alice plays Loses-Two
      And both players pass
      And Alice reveals Pays-Back-From-Hand
      Then Bob sees Pays-Back-From-Hand in Alice's hand
      And Bob cannot tell which card Waif is

    @own-card
    Scenario: a card in the hand that was revealed for its craft is hidden when the craft has resolved
      Given the UNIT Spy with CP cost 2, STR 1, DEF 2 and the text
        """
        AUTO [in hand] when you gain EP: gain 1 bond.
        """
      And Alice has Spy in her hand
      And Alice has Gate in her homebase
      When Alice gains EP with Gate
      And Alice says yes
      And both players pass
      Then Alice has gained 1 bond
      And Bob cannot tell which card Spy is

  @1211.4
  Rule: 1211.4 One craft is played at a time, the primary player's first, and each play starts the rule check anew

    @1002.1b
    Scenario: the primary player's craft is played first and so is resolved last
      Given Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Draws-On-Any-EP's craft and Gains-On-Any-EP's craft wait to be resolved, from the top

    Scenario: in a step of the player without initiative that player's craft is played first
      Given it is Bob's deployment step
      And Alice has the initiative
      And Alice has Gains-On-Any-EP on her field
      And Bob has Draws-On-Any-EP on his field
      And Alice has Shed in her homebase
      When Bob passes
      And Alice gains EP with Shed
      Then Gains-On-Any-EP's craft and Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: a player with several triggered crafts chooses which one is played next
      Given Alice has Gains-On-Any-EP, Draws-On-Any-EP and Gains-On-EP on her field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Alice is asked to choose a triggered craft
      When Alice plays Draws-On-Any-EP's triggered craft
      Then Alice may play Gains-On-Any-EP's triggered craft
      And Alice may not play Draws-On-Any-EP's triggered craft
      When Alice plays Gains-On-EP's triggered craft
      Then Gains-On-Any-EP's craft, Gains-On-EP's craft and Draws-On-Any-EP's craft wait to be resolved, from the top

    Scenario: a craft that counts 2 is played once at a time, with a choice in between
      Given Alice has Gains-On-Drawing on her field, called Elder
      And Alice has Gains-On-Drawing on her field, called Younger
      And Alice has Draws-Two-Counts-Deck in her hand
      And Alice has 1 EP
      When Alice plays Draws-Two-Counts-Deck
      And both players pass
      And Alice plays Elder's triggered craft
      Then Alice may play Elder's triggered craft
      And Alice may play Younger's triggered craft
      When Alice plays Younger's triggered craft
      And Alice plays Younger's triggered craft
      Then Elder's craft, Younger's craft, Younger's craft and Elder's craft wait to be resolved, from the top

    Scenario: the non-primary player is asked only when the primary player has no triggered craft left
      Given Alice has two Gains-On-Any-EPs on her field
      And Bob has two Draws-On-Any-EPs on his field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Alice is asked to choose a triggered craft
      When Alice plays Gains-On-Any-EP's triggered craft
      Then Bob is asked to choose a triggered craft
      And 2 things wait to be resolved

    Scenario: a craft that the play of another one triggers comes before the rest of the other player's
      Given Alice has Answers-Crafts on her field
      And Bob has Gains-On-Any-EP and Draws-On-Any-EP on his field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      And Bob plays Gains-On-Any-EP's triggered craft
      Then Answers-Crafts's craft, Draws-On-Any-EP's craft, Answers-Crafts's craft and Gains-On-Any-EP's craft wait to be resolved, from the top

    Scenario: of two triggered crafts of one card the one that is played last is resolved first
      Given it is Alice's combat phase
      And Alice has Draws-And-Gains-On-Attack on her field
      And Bob has Brute on his field
      When Draws-And-Gains-On-Attack attacks Brute
      And both players pass until the attack is made
      Then Alice may play Draws-And-Gains-On-Attack's first triggered craft
      When Alice plays Draws-And-Gains-On-Attack's second triggered craft
      And both players pass
      Then Alice has 1 card in her hand
      And Alice has gained 0 bond

    @own-card
    Scenario: a triggered craft is played by whoever controls its card when the rule check comes
      Given the UNIT Herald with CP cost 2, STR 3, DEF 5 and the text
        """
        AUTO when this card becomes actioned: gain 4 bond.
        """
      And the EVENT Lure with EP cost 0 and the text
        """
        TEXT: action target UNIT, then gain control of it.
        """
      And Bob has Herald on his field
      And Alice has Lure in her hand
      When Alice plays Lure targeting Herald
      And both players pass
      And both players pass
      Then Alice has gained 4 bond
      And Bob has gained 0 bond

  @1211.5
  Rule: 1211.5 A triggered craft must be played; one that is barred is dropped

    Scenario: a craft that harms its own player is played all the same
      Given it is Alice's combat phase
      And Alice has Draws-On-Attack on her field
      And Alice's deck is empty
      When Alice attacks Bob with Draws-On-Attack
      And both players pass until the attack is made
      Then Draws-On-Attack's craft waits to be resolved
      And nobody was asked to decide whether to do it
      When both players pass
      Then Alice loses

    Scenario: a craft that an effect bars is dropped and does not come back when the bar is gone
      Given it is Alice's combat phase
      And Alice has Draws-On-Attack on her field
      And Bob has Bars-Crafts on his field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice attacks Bars-Crafts with Draws-On-Attack
      And both players pass until the attack is made
      Then nothing waits to be resolved
      When Alice plays Knocks-Out-A-UNIT targeting Bars-Crafts
      And both players pass
      Then Bars-Crafts is in Bob's trail
      And nothing waits to be resolved
      And Alice's hand is empty

    Scenario: each count of a barred craft is dropped
      Given Alice has Gains-On-Drawing on her field
      And Bob has Bars-Crafts on his field
      And Alice has Draws-Three in her hand
      When Alice plays Draws-Three
      And both players pass
      Then Alice has 3 cards in her hand
      And nothing waits to be resolved
      And Alice has priority

    Scenario: a craft without a legal target is dropped, also for a target that comes later
      Given it is Alice's combat phase
      And Alice has Stuns-On-Overkill on her field
      And Bob has Waif and Fields-From-Hand in his hand
      And Bob has Shed in his homebase
      When Alice attacks Bob with Stuns-On-Overkill
      And both players pass until the fight is over
      Then Bob has lost 4 bond
      And nothing waits to be resolved
      When Alice passes
      And Bob plays Fields-From-Hand
      And both players pass
      And Bob chooses Waif
      Then Waif is ready on Bob's field
      And nothing waits to be resolved

    Scenario: a player cannot pass over a triggered craft while it is to be chosen
      Given Alice has two Gains-On-Any-EPs on her field
      And Alice has Shed in her homebase
      When Alice gains EP with Shed
      Then Alice is asked to choose a triggered craft
      And Alice may choose among Gains-On-Any-EP and Gains-On-Any-EP#2
      And Alice must choose 1 card

  @1211.6
  Rule: 1211.6 A craft that watches a move looks at the moving cards where the rules below say

    @1211.6b
    Scenario: two UNITs that leave the field together see each other leave
      Given Alice has two Watches-Companions on her field
      And Alice has Sweeps-All-UNITs in her hand
      And Alice has 1 EP
      When Alice plays Sweeps-All-UNITs
      And both players pass
      And Alice plays Watches-Companions's triggered craft
      And both players pass until nothing waits
      Then Watches-Companions and Watches-Companions#2 are in Alice's trail
      And Alice has gained 4 bond

    @1211.6b
    Scenario: two UNITs that enter the field together see each other enter
      Given Alice has two Watches-Companions in her hand
      And Alice has Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      And Alice plays Watches-Companions's triggered craft
      And both players pass until nothing waits
      Then Watches-Companions and Watches-Companions#2 are on Alice's field
      And Alice has gained 6 bond

    Scenario: a UNIT that was not on the field before the move does not see another one leave earlier
      Given Alice has Watches-Companions in her hand
      And Alice has Waif on her field
      And Alice has Knocks-Out-A-UNIT and Fields-The-Hand in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Waif
      And both players pass
      And Alice plays Fields-The-Hand
      And both players pass
      Then Watches-Companions is on Alice's field
      And nothing waits to be resolved

  @1211.6a
  Rule: 1211.6a Between a public and a hidden zone the card counts as it is in the public one

    Scenario: a discarded UNIT counts as it lies in the trail, not as it was in hand
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Reed, Strengthens-Hand and Empties-Hand in her hand
      And Alice has 2 EP
      When Alice plays Strengthens-Hand
      And both players pass
      Then Reed has 5 STR
      When Alice plays Empties-Hand
      And both players pass
      Then Reed is in Alice's trail
      And nothing waits to be resolved

    Scenario: a discarded UNIT counts with what the trail gives to it
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Strengthens-Trail in her homebase
      And Alice has Reed and Empties-Hand in her hand
      And Alice has 1 EP
      When Alice plays Empties-Hand
      And both players pass
      Then Notes-Strong-Moves's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 4 bond

    Scenario: a UNIT taken up from the trail counts as it lay there
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Strengthens-Trail in her homebase
      And Alice has Reed in her trail
      And Alice has Fetches-Unit in her hand
      And Alice has 1 EP
      When Alice plays Fetches-Unit targeting Reed
      And both players pass
      Then Reed is in Alice's hand
      And Notes-Strong-Moves's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 8 bond

    Scenario: a UNIT returned to the hand counts as it was on the field
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Leads-Others and Reed on her field
      And Bob has Returns-Unit in his hand
      And Bob has 1 EP
      When Alice passes
      And Bob plays Returns-Unit targeting Reed
      And both players pass
      Then Reed is in Alice's hand
      And Notes-Strong-Moves's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 32 bond

  @1211.6b
  Rule: 1211.6b On a move to or from the field the card counts as it is on the field

    Scenario: a UNIT that goes to the trail counts with what it had on the field
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Leads-Others and Reed on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Reed has 3 STR
      And Notes-Strong-Moves's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 1 bond

    Scenario: what the trail gives comes too late for a UNIT that leaves the field
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Strengthens-Trail in her homebase
      And Alice has Reed on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Reed has 5 STR
      And nothing waits to be resolved

    Scenario: a UNIT that was weakened on the field does not count by its printed strength
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Lancer on her field
      And Alice has Weakens-For-Turn and Knocks-Out-A-UNIT in her hand
      When Alice plays Weakens-For-Turn targeting Lancer
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass
      Then Lancer is in Alice's trail
      And nothing waits to be resolved

    Scenario: a UNIT that enters the field counts as it is there, not as it was in the trail
      Given Alice has Notes-Strong-Moves in her homebase
      And Alice has Strengthens-Trail in her homebase
      And Alice has Reed in her trail
      And Alice has Calls-From-Trail in her hand
      When Alice plays Calls-From-Trail
      And both players pass
      Then Reed is on Alice's field
      And nothing waits to be resolved

  @1211.6c
  Rule: 1211.6c On any other move the card counts as it is where it arrives

    Scenario: a homebase card that goes to the trail does not count with what it had in the homebase
      Given Alice has Notes-Strong-Moves and Reed in her homebase
      And Alice has Strengthens-Homebase and Rebuilds-A-Card in her hand
      And Alice has 2 EP
      When Alice plays Strengthens-Homebase targeting Reed
      And both players pass
      Then Reed has 5 STR
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Reed is in Alice's trail
      And nothing waits to be resolved

    Scenario: a homebase card that goes to the trail counts with what the trail gives to it
      Given Alice has Notes-Strong-Moves and Reed in her homebase
      And Alice has Strengthens-Trail in her homebase
      And Alice has Rebuilds-A-Card in her hand
      And Alice has 1 EP
      When Alice plays Rebuilds-A-Card targeting Reed
      And both players pass
      Then Notes-Strong-Moves's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 16 bond

  @1211.7
  Rule: 1211.7 "A UNIT attacks" occurs once for each attacking UNIT

    @example
    Scenario: two companions that attack together trigger the craft twice
      Given it is Alice's combat phase
      And Alice has Cheers-Attackers, Squire and Reed on her field
      And Bob has Brute on his field
      When Squire and Reed attack Brute
      And both players pass until the attack is made
      Then Cheers-Attackers's craft waits to be resolved 2 times
      When both players pass
      Then Cheers-Attackers is 3/4
      When both players pass
      Then Cheers-Attackers is 4/6

    Scenario: a companion that attacks alone triggers it once
      Given it is Alice's combat phase
      And Alice has Cheers-Attackers, Squire and Reed on her field
      And Bob has Brute on his field
      When Squire attacks Brute
      And both players pass until the attack is made
      Then Cheers-Attackers's craft waits to be resolved 1 times

    Scenario: three companions trigger it three times
      Given it is Alice's combat phase
      And Alice has Cheers-Attackers, Squire, Waif and Reed on her field
      And Bob has Brute on his field
      When Squire, Waif and Reed attack Brute
      And both players pass until the attack is made
      Then Cheers-Attackers's craft waits to be resolved 3 times

    Scenario: its own part in a joint attack does not count for "another"
      Given it is Alice's combat phase
      And Alice has Cheers-Attackers, Squire and Reed on her field
      And Bob has Brute on his field
      When Cheers-Attackers and Squire attack Brute
      And both players pass until the attack is made
      Then Cheers-Attackers's craft waits to be resolved 1 times

    Scenario: attackers of the other player do not count
      Given it is Bob's combat phase
      And Alice has Cheers-Attackers on her field
      And Bob has Squire and Reed on his field
      When Squire and Reed attack Cheers-Attackers
      And both players pass until the attack is made
      Then Squire is attacking
      And nothing waits to be resolved

  @1211.8
  Rule: 1211.8 A delayed craft triggers once only, and its card is the one whose effect created it

    Scenario: an effect for the next draw step triggers there and at no later one
      Given Alice has Gains-At-Next-Draw-Step in her hand
      When Alice plays Gains-At-Next-Draw-Step
      And both players pass
      Then nothing waits to be resolved
      When the game reaches Bob's draw step
      Then 1 thing waits to be resolved
      When both players pass
      Then Alice has gained 2 bond
      When the turn ends
      And the game reaches Alice's deployment step
      Then Alice has gained 2 bond

    Scenario: of two attackers that meet the event at once only one sets it off
      Given it is Alice's combat phase
      And Alice has Squire and Reed on her field
      And Bob has Brute on his field
      And Alice has Gains-On-Next-Attack in her hand
      When Alice plays Gains-On-Next-Attack
      And both players pass
      And Squire and Reed attack Brute
      And both players pass until the attack is made
      Then 1 thing waits to be resolved
      When both players pass
      Then Alice has gained 2 bond
      And nothing waits to be resolved

    Scenario: two delayed crafts of the same text trigger once each
      Given it is Alice's combat phase
      And Alice has Squire on her field
      And Bob has Brute on his field
      And Alice has two Gains-On-Next-Attacks in her hand
      When Alice plays Gains-On-Next-Attack
      And both players pass
      And Alice plays Gains-On-Next-Attack#2
      And both players pass
      And Squire attacks Brute
      And both players pass until the attack is made
      And Alice plays Gains-On-Next-Attack's triggered craft
      Then 2 things wait to be resolved
      When both players pass until nothing waits
      Then Alice has gained 4 bond

    Scenario: a delayed craft whose time is over does not trigger any more
      Given it is Alice's combat phase
      And Alice has Squire on her field
      And Bob has Brute on his field
      And Alice has Gains-On-Next-Attack in her hand
      When Alice plays Gains-On-Next-Attack
      And both players pass
      And the turn ends
      And the combat reaches Alice's choice of attackers
      And Squire attacks Brute
      And both players pass until the attack is made
      Then Squire is attacking
      And nothing waits to be resolved

    Scenario: what the delayed craft does is done by the card that created it
      Given Alice has Stuns-At-Turn-End on her field
      And Bob has Brute on his field
      When Alice uses Stuns-At-Turn-End's craft
      And both players pass
      And the game reaches the last window of the turn
      Then Stuns-At-Turn-End's craft waits to be resolved
      When both players pass
      Then Brute is stunned
      And Stuns-At-Turn-End's craft waits to be resolved
      When both players pass
      Then Alice has gained 2 bond

    Scenario: a delayed craft comes although the card that created it is gone
      Given Alice has Stuns-At-Turn-End on her field
      And Bob has Brute on his field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice uses Stuns-At-Turn-End's craft
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Stuns-At-Turn-End
      And both players pass
      And the game reaches the last window of the turn
      And both players pass
      Then Brute is stunned

    Scenario: "this card" in a delayed craft is the creating card
      Given Alice has Visits-For-A-Turn in her hand
      And Alice has 1 CP
      When Alice plays Visits-For-A-Turn
      And both players pass until nothing waits
      Then Visits-For-A-Turn is on Alice's field
      When the game reaches the last window of the turn
      And both players pass
      Then Visits-For-A-Turn is in Alice's hand

    Scenario: a delayed craft does not follow its card to the trail
      Given Alice has Visits-For-A-Turn in her hand
      And Alice has Knocks-Out-A-UNIT in her hand
      And Alice has 1 CP
      When Alice plays Visits-For-A-Turn
      And both players pass until nothing waits
      And Alice plays Knocks-Out-A-UNIT targeting Visits-For-A-Turn
      And both players pass
      And the game reaches the last window of the turn
      Then 1 thing waits to be resolved
      When both players pass
      Then Visits-For-A-Turn is in Alice's trail

    @reading:delayed-crafts-trigger-once
    Scenario: an effect that says "when" for this turn triggers once for two attackers
      Given it is Alice's combat phase
      And Alice has Squire and Reed on her field
      And Bob has Brute on his field
      And Alice has Gains-On-Attack-This-Turn in her hand
      When Alice plays Gains-On-Attack-This-Turn
      And both players pass
      And Squire and Reed attack Brute
      And both players pass until the attack is made
      Then 1 thing waits to be resolved
      When both players pass
      Then Alice has gained 2 bond

    @reading:delayed-crafts-trigger-once
    Scenario: an effect that says "when" for this turn is used up by the first attack
      Given it is Alice's combat phase
      And Alice has Squire and Reed on her field
      And Bob has Brute on his field
      And Alice has Gains-On-Attack-This-Turn in her hand
      When Alice plays Gains-On-Attack-This-Turn
      And both players pass
      And Squire attacks Brute
      And both players pass until the attack is made
      Then 1 thing waits to be resolved
      When both players pass
      Then Alice has gained 2 bond
      When the combat reaches Alice's choice of attackers
      And Reed attacks Brute
      And both players pass until the attack is made
      Then Reed is attacking
      And nothing waits to be resolved

  @1211.9
  Rule: 1211.9 A conditional craft triggers when its condition holds and it is not triggered already

    @reading:field-follows-control
    Scenario: the craft triggers when the condition is met, however that came about
      Given Alice has Gains-With-Three-UNITs and Waif on her field
      And Bob has Brute on his field
      And Alice has Takes-Control in her hand
      And Alice has 1 EP
      When Alice plays Takes-Control targeting Brute
      Then Takes-Control waits to be resolved
      And 1 thing waits to be resolved
      When both players pass
      Then Gains-With-Three-UNITs's craft waits to be resolved 1 times

    Scenario: one UNIT fewer than asked for is not enough
      Given Alice has Gains-With-Three-UNITs on her field
      And Alice has two Waifs in her hand
      When Alice plays Waif
      And both players pass
      Then nothing waits to be resolved
      When Alice plays Waif#2
      And both players pass
      Then Gains-With-Three-UNITs's craft waits to be resolved 1 times

    Scenario: two UNITs that meet the condition together trigger it once
      Given Alice has Gains-With-Three-UNITs on her field
      And Alice has two Waifs in her hand
      And Alice has Fields-The-Hand in her hand
      When Alice plays Fields-The-Hand
      And both players pass
      Then Waif and Waif#2 are on Alice's field
      And Gains-With-Three-UNITs's craft waits to be resolved 1 times

    @reading:conditional-craft-needs-a-new-start
    Scenario: it does not trigger again while the condition goes on holding
      Given Alice has Gains-With-Three-UNITs and Squire on her field
      And Alice has two Waifs in her hand
      When Alice plays Waif
      And both players pass
      And both players pass
      Then Alice has gained 2 bond
      And nothing waits to be resolved
      When Alice plays Waif#2
      And both players pass
      Then Waif#2 is on Alice's field
      And nothing waits to be resolved

    @reading:conditional-craft-needs-a-new-start
    Scenario: it triggers again after the condition has failed and is met once more
      Given Alice has Gains-With-Three-UNITs and Squire on her field
      And Alice has two Waifs in her hand
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Waif
      And both players pass
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Waif
      And both players pass
      And Alice plays Waif#2
      And both players pass
      Then Gains-With-Three-UNITs's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 4 bond

    Scenario: once played it is carried out although the condition has failed by then
      Given Alice has Gains-With-Three-UNITs and Squire on her field
      And Alice has Waif and Knocks-Out-A-UNIT in her hand
      When Alice plays Waif
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Waif
      And both players pass
      Then Waif is in Alice's trail
      And Gains-With-Three-UNITs's craft waits to be resolved 1 times
      When both players pass
      Then Alice has gained 2 bond

  @1211.10
  Rule: 1211.10 A craft that has triggered is played although its card has moved, lost it or is invalid by then

    @example
    Scenario: a UNIT that is stunned in the fight still finishes the UNIT that it stunned
      Given it is Alice's combat phase
      And Alice has Finishes-The-Stunned on her field
      And Bob has Clerk on his field
      When Finishes-The-Stunned attacks Clerk
      And both players pass until the fight is over
      Then Finishes-The-Stunned and Clerk are stunned
      And Finishes-The-Stunned's craft waits to be resolved
      When both players pass
      Then Clerk is in Bob's trail
      And Finishes-The-Stunned is stunned on Alice's field

    @example
    Scenario: a UNIT that is stunned in the fight still strikes for its Overkill
      Given it is Alice's combat phase
      And Alice has Stuns-On-Overkill on her field
      And Bob has Clerk and Brute on his field
      When Stuns-On-Overkill attacks Clerk
      And both players pass until the fight is over
      And Alice targets Brute
      Then Stuns-On-Overkill and Clerk are stunned
      And Stuns-On-Overkill's craft waits to be resolved
      When both players pass
      Then Brute is stunned

    Scenario: a craft that its card has lost by then is played
      Given Alice has Draws-When-Actioned on her field
      And Alice has Actions-And-Strips in her hand
      When Alice plays Actions-And-Strips targeting Draws-When-Actioned
      And both players pass
      Then Draws-When-Actioned has 0 crafts
      And Draws-When-Actioned's craft waits to be resolved
      When both players pass
      Then Alice has 1 card in her hand

    Scenario: a craft whose card has gone to the hand by then is played
      Given Bob has Draws-When-Actioned on his field
      And Alice has Actions-And-Returns in her hand
      When Alice plays Actions-And-Returns targeting Draws-When-Actioned
      And both players pass
      Then Draws-When-Actioned is in Bob's hand
      And Draws-When-Actioned's craft waits to be resolved
      When both players pass
      Then Bob has 2 cards in his hand

    @own-card
    Scenario: two UNITs that are stunned together each notice the other
      Given the UNIT Mourner with CP cost 1, STR 3, DEF 5 and the text
        """
        AUTO when another UNIT becomes stunned: gain 5 bond.
        """
      And the EVENT Gas with EP cost 0 and the text
        """
        TEXT: stun all UNITs.
        """
      And Bob has two Mourners on his field
      And Alice has Gas in her hand
      When Alice plays Gas
      And both players pass
      And Bob plays Mourner's triggered craft
      And both players pass until nothing waits
      Then Bob has gained 8 bond
