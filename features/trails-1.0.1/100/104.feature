Feature: 104 Fundamental principles

  @104.1
  Rule: 104.1 The text of a card goes before the rules

    Scenario: a text that allows two cards a homebase step lets two be put there, and no third
      Given a game of Trails in the start of Alice's homebase step
      And Alice has Two-To-Homebase on her field
      And Alice has Reed, Sedge and Lancer in her hand
      When Alice puts Reed and Sedge into her homebase
      Then Reed and Sedge are face-down in Alice's homebase
      And Alice may not put Lancer into her homebase
      And it is Alice's homebase step

    Scenario: the text binds nobody but the player it speaks of
      Given a game of Trails in the start of Bob's homebase step
      And Alice has Two-To-Homebase on her field
      And Bob has Reed and Sedge in his hand
      When Bob puts Reed into his homebase
      Then Reed is face-down in Bob's homebase
      And Bob may not put Sedge into his homebase

    Scenario: a UNIT whose text allows it is played in the combat phase, and an ordinary one is not
      Given a game of Trails in the start of the combat phase
      And Alice has Deploys-Any-Time in her hand
      And a blank UNIT Mayfly with CP cost 0
      And Alice has Mayfly in her hand
      When Alice plays Deploys-Any-Time
      Then Alice may not play Mayfly
      When both players pass
      Then Deploys-Any-Time is on Alice's field

    Scenario: a UNIT whose text allows it is played in the step of the other player
      Given a game of Trails in Bob's deployment step
      And Alice has Deploys-Any-Time in her hand
      When Bob passes
      And Alice plays Deploys-Any-Time
      And both players pass
      Then Deploys-Any-Time is on Alice's field

  @104.2
  Rule: 104.2 What can be done of an instruction is done, and nothing for zero or less

    Scenario: of two cards to draw the only one left is drawn
      Given a game of Trails in the preparation phase
      And Alice's deck is, from the top, Reed
      When both players pass
      Then Reed is in Alice's hand
      And Alice's deck is empty

    Scenario: a hand of two loses both when three are to be discarded, and the rest of the text is done
      Given a game of Trails in Alice's deployment step
      And Alice has Makes-Discard-Three in her hand
      And Alice has 1 EP
      And Bob has Reed and Sedge in his hand
      When Alice plays Makes-Discard-Three
      And both players pass
      Then Reed and Sedge are in Bob's trail
      And Bob's hand is empty
      And Alice has gained 2 bond

    Scenario: an empty hand discards nothing, and the rest of the text is done
      Given a game of Trails in Alice's deployment step
      And Alice has Makes-Discard-Three in her hand
      And Alice has 1 EP
      When Alice plays Makes-Discard-Three
      And both players pass
      Then Bob's trail is empty
      And Alice has gained 2 bond

    Scenario: a hand of four discards three and no more
      Given a game of Trails in Alice's deployment step
      And Alice has Makes-Discard-Three in her hand
      And Alice has 1 EP
      And Bob has Reed, Sedge, Lancer and Clerk in his hand
      When Alice plays Makes-Discard-Three
      And both players pass
      Then Bob must choose 3 cards
      When Bob discards Reed, Sedge and Clerk
      Then Bob has only Lancer in his hand
      And Alice has gained 2 bond

    Scenario: a UNIT that is actioned already cannot be actioned, and the card is drawn all the same
      Given a game of Trails in Alice's deployment step
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 EP
      And the top of Alice's deck is Sedge
      And Bob has Reed on his field, actioned
      When Alice plays Actions-And-Draws targeting Reed
      And both players pass
      Then Reed is actioned
      And Sedge is in Alice's hand

    Scenario: an amount below zero takes no bond and gives none
      Given a game of Trails in Alice's deployment step
      And Alice has Drains-Beyond-Two in her hand
      And Alice has 1 EP
      And Bob has Draws-On-Bond-Loss on his field
      When Alice plays Drains-Beyond-Two
      And both players pass
      Then Drains-Beyond-Two is in Alice's trail
      And Bob has 20 bond
      And nothing waits to be resolved

    Scenario: an amount of exactly zero is no loss that anything could notice
      Given a game of Trails in Alice's deployment step
      And Alice has Drains-Beyond-Two in her hand
      And Alice has Reed and Sedge on her field
      And Alice has 1 EP
      And Bob has Draws-On-Bond-Loss on his field
      When Alice plays Drains-Beyond-Two
      And both players pass
      Then Drains-Beyond-Two is in Alice's trail
      And Bob has 20 bond
      And nothing waits to be resolved

    Scenario: an amount of one is done and noticed
      Given a game of Trails in Alice's deployment step
      And Alice has Drains-Beyond-Two in her hand
      And Alice has Reed, Sedge and Lancer on her field
      And Alice has 1 EP
      And Bob has Draws-On-Bond-Loss on his field
      When Alice plays Drains-Beyond-Two
      And both players pass
      Then Bob has 19 bond
      And Draws-On-Bond-Loss's craft waits to be resolved

  @104.3
  Rule: 104.3 Being put into the state that one is in already is no new entry into it

    @events
    Scenario: the end of the turn readies what is actioned and leaves alone what is ready
      Given a game of Trails in the last window of the turn
      And Alice has Reed on her field
      And Alice has Sedge on her field, actioned
      When the turn ends
      Then it happened that Sedge was readied
      And it did not happen that Reed was readied

    Scenario: an actioned UNIT that is to be actioned does not become actioned anew
      Given a game of Trails in Alice's deployment step
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 EP
      And Alice has Draws-When-Actioned on her field, actioned
      When Alice plays Actions-And-Draws targeting Draws-When-Actioned
      And both players pass
      Then Actions-And-Draws is in Alice's trail
      And nothing waits to be resolved
      And Alice has 1 card in her hand

    Scenario: a ready UNIT that is to be actioned does become actioned
      Given a game of Trails in Alice's deployment step
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 EP
      And Alice has Draws-When-Actioned on her field
      When Alice plays Actions-And-Draws targeting Draws-When-Actioned
      And both players pass
      Then Draws-When-Actioned's craft waits to be resolved
      And Alice has 1 card in her hand

    Scenario: of a ready and an actioned UNIT only the actioned one becomes ready at the end of the turn
      Given a game of Trails in the last window of the turn
      And Alice has Draws-When-Readied on her field
      And Alice has Draws-When-Readied on her field, actioned, called Tired
      When the turn ends
      Then Tired is ready
      And 1 thing waits to be resolved
      And Tired's craft waits to be resolved

    Scenario: a stunned UNIT that is to be stunned costs no bond again
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Lancer on his field, stunned
      When Alice plays Stuns-And-Draws targeting Lancer
      And both players pass
      Then Lancer is stunned
      And Bob has 20 bond
      And Alice has 1 card in her hand

  @104.4
  Rule: 104.4 What an effect prohibits is not done, whatever tells a player to do it

    Scenario: a UNIT that cannot be readied stays actioned when all others are readied
      Given a game of Trails in the last window of the turn
      And Alice has Stays-Actioned and Reed on her field, actioned
      When the turn ends
      Then Stays-Actioned is actioned
      And Reed is ready

    Scenario: a player who cannot draw keeps the hand through the draw step, and the other one draws
      Given a game of Trails in the preparation phase
      And Alice has Bars-Drawing on her field
      And Bob has Reed in his hand
      When the game reaches Bob's draw step
      Then Bob has only Reed in his hand
      And Bob's deck has 20 cards
      And Alice has 2 cards in her hand

    Scenario: a UNIT that cannot be stunned survives the instruction, and the rest of the text is done
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Cannot-Be-Stunned on his field
      When Alice plays Stuns-And-Draws targeting Cannot-Be-Stunned
      And both players pass
      Then Cannot-Be-Stunned is not stunned
      And Cannot-Be-Stunned is face-up
      And Bob has 20 bond
      And Alice has 1 card in her hand

    Scenario: a defender that cannot be stunned stands against more STR than it has DEF
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Cannot-Be-Stunned on his field
      When Lancer attacks Cannot-Be-Stunned
      And both players pass until the combat ends
      Then Cannot-Be-Stunned is not stunned
      And Bob has lost 4 bond

  @104.5
  Rule: 104.5 A number that a player names is a whole number from zero upwards

    Scenario: any number from zero may be named, and none below
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Named-Number in her hand
      And Alice has 1 EP
      When Alice plays Draws-Named-Number
      And both players pass
      Then Alice may name any number from 0
      And Alice may not name the number -1

    Scenario: zero may be named and does nothing
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Named-Number in her hand
      And Alice has 1 EP
      When Alice plays Draws-Named-Number
      And both players pass
      And Alice names the number 0
      Then Draws-Named-Number is in Alice's trail
      And Alice's hand is empty
      And Alice's deck has 20 cards

    Scenario: the number that was named is the number that counts
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Named-Number in her hand
      And Alice has 1 EP
      When Alice plays Draws-Named-Number
      And both players pass
      And Alice names the number 7
      Then Alice has 7 cards in her hand

    Scenario: X may be zero and may not be negative
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-X in her hand
      And Alice has 3 EP
      Then Alice may use Draws-X's arts with X = 0
      And Alice may use Draws-X's arts with X = 3
      And Alice may not use Draws-X's arts with X = -1

  @104.6
  Rule: 104.6 Whatever makes a value larger is a rise and whatever makes it smaller a fall

    Background:
      Given a game of Trails in Alice's deployment step
      And Alice has Watches-Strength on her field
      And Alice has 2 EP

    Scenario: setting STR to a larger number is a rise
      Given Alice has Strength-Becomes-Four in her hand
      And Alice has Reed on her field
      When Alice plays Strength-Becomes-Four targeting Reed
      And both players pass until nothing waits
      Then Reed has 4 STR
      And Alice has gained 1 bond

    Scenario: setting STR to a smaller number is a fall
      Given Alice has Strength-Becomes-Four in her hand
      And Alice has Lancer on her field
      When Alice plays Strength-Becomes-Four targeting Lancer
      And both players pass until nothing waits
      Then Lancer has 4 STR
      And Alice has gained 10 bond

    Scenario: setting STR to the number that it has is neither
      Given Alice has Strength-Becomes-Four in her hand
      And a blank UNIT Level with STR 4, DEF 1
      And Alice has Level on her field
      When Alice plays Strength-Becomes-Four targeting Level
      And both players pass until nothing waits
      Then Strength-Becomes-Four is in Alice's trail
      And Alice has 20 bond

    Scenario: a swap with a smaller DEF is a fall of STR
      Given Alice has Swaps-Values in her hand
      And Alice has Reed on her field
      When Alice plays Swaps-Values targeting Reed
      And both players pass until nothing waits
      Then Reed is 2/3
      And Alice has gained 10 bond

    Scenario: a swap with a larger DEF is a rise of STR
      Given Alice has Swaps-Values in her hand
      And Alice has Sedge on her field
      When Alice plays Swaps-Values targeting Sedge
      And both players pass until nothing waits
      Then Sedge is 4/1
      And Alice has gained 1 bond

    Scenario: the end of an effect that raised STR is a fall
      Given Alice has Strength-Becomes-Four in her hand
      And Alice has Reed on her field
      When Alice plays Strength-Becomes-Four targeting Reed
      And both players pass until nothing waits
      And the turn ends
      Then Reed has 3 STR
      When both players pass until nothing waits
      Then Alice has gained 11 bond

    @own-card
    Scenario: two UNITs that swap their STR each have what the other had, one raised and one lowered
      Given a blank UNIT Giant with CP cost 1, STR 7, DEF 2
      And a blank UNIT Dwarf with CP cost 1, STR 2, DEF 4
      And the EVENT Trade with EP cost 0 and the text
        """
        TEXT: target UNIT you control swaps STR with target UNIT your opponent controls this turn.
        """
      And Alice has Dwarf on her field
      And Bob has Giant on his field
      And Alice has Trade in her hand
      When Alice plays Trade targeting Dwarf and Giant
      And both players pass
      And both players pass
      Then Dwarf is 7/4
      And Giant is 2/2
      And Alice has gained 1 bond
      When the turn ends
      Then Dwarf is 2/4
      And Giant is 7/2
