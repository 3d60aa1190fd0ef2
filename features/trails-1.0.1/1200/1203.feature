Feature: 1203 Paying Costs

  @1203.1
  Rule: 1203.1 Paying a cost is carrying out its actions, on play

    Scenario: the CP cost of a UNIT is taken from the pool, and no more
      Given Alice has Lancer in her hand
      And Alice has 5 CP
      When Alice plays Lancer
      Then Alice has 2 CP
      And Lancer waits to be resolved

    Scenario: the actions of a cost are done before the effect, which waits
      Given Alice has Falls-To-Draw on her field
      When Alice uses Falls-To-Draw's craft
      Then Falls-To-Draw is in Alice's trail
      And Alice has 0 cards in her hand
      When both players pass
      Then Alice has 2 cards in her hand

    Scenario: all actions of a cost are carried out
      Given Alice has Actions-And-Discards on her field
      And Alice has Sedge in her hand
      When Alice uses Actions-And-Discards's craft
      Then Actions-And-Discards is actioned
      And Sedge is in Alice's trail
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 2 bond

  @1203.2
  Rule: 1203.2 A cost of which some part cannot be done cannot be paid at all

    Scenario: one CP short is not enough
      Given Alice has Lancer, Reed and Sedge in her hand
      And Alice has 3 CP
      When Alice plays Sedge
      And both players pass
      Then Alice may play Reed
      And Alice may not play Lancer

    Scenario: without a card to discard the craft is not offered
      Given Alice has Actions-And-Discards and Gains-For-EP on her field
      And Alice has 1 EP
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Actions-And-Discards's craft

    Scenario: an actioned card cannot be actioned for a cost although the other part could be done
      Given Alice has Actions-And-Discards and Gains-For-EP on her field
      And Alice has Sedge and Reed in her hand
      And Alice has 1 EP
      When Alice uses Actions-And-Discards's craft discarding Sedge
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Actions-And-Discards's craft
      And Reed is in Alice's hand

    Scenario: a replacement does not make up for a part that cannot be done
      Given Alice has Actions-And-Discards, Banks-Discards and Gains-For-EP on her field
      And Alice has 1 EP
      Then Alice may use Gains-For-EP's craft
      And Alice may not use Actions-And-Discards's craft

    Scenario: a bond below the price can be lost all the same
      Given Alice has May-Pay-On-Any-EP on her field
      And Alice has Gate in her homebase, face-down
      And Alice has 0 bond
      When Alice gains EP with Gate
      And both players pass
      And Alice says yes
      Then Alice has -1 bond
      And Alice has 2 cards in her hand

  @1203.3
  Rule: 1203.3 A cost is paid although an effect replaced a part of it

    Scenario: a card that goes under the deck instead pays for the discard
      Given Alice has Actions-And-Discards and Buries-Discards on her field
      And Alice has Sedge in her hand
      When Alice uses Actions-And-Discards's craft
      Then Sedge is on the bottom of Alice's deck
      And Alice's trail is empty
      And Actions-And-Discards's craft waits to be resolved
      When both players pass
      Then Alice has gained 2 bond

    Scenario: something quite different may stand in for the discard
      Given Alice has Actions-And-Discards and Banks-Discards on her field
      And Alice has Sedge in her hand
      When Alice uses Actions-And-Discards's craft
      Then Sedge is in Alice's hand
      And Alice has gained 5 bond
      When both players pass
      Then Alice has gained 7 bond

  @1203.4
  Rule: 1203.4 Several parts of a cost are paid in the order in which they are written

    Scenario: a card that the first part returns may be discarded by the second
      Given Alice has Pays-Both-Ways and Reed on her field
      And Alice has Sedge in her hand
      When Alice uses Pays-Both-Ways's first craft
      And Alice discards Reed
      Then Reed is in Alice's trail
      And Sedge is in Alice's hand
      And Pays-Both-Ways's craft waits to be resolved

    Scenario: written the other way round the returned card is safe
      Given Alice has Pays-Both-Ways and Reed on her field
      And Alice has Sedge in her hand
      When Alice uses Pays-Both-Ways's second craft
      Then Sedge is in Alice's trail
      And Reed is in Alice's hand
      And Pays-Both-Ways's craft waits to be resolved

    @reading:costs-are-paid-in-order
    Scenario: with an empty hand only the order that fills it first can be paid
      Given Alice has Pays-Both-Ways and Reed on her field
      Then Alice may use Pays-Both-Ways's first craft
      And Alice may not use Pays-Both-Ways's second craft

    @events
    Scenario: the first part is done before the second
      Given Alice has Actions-And-Discards on her field
      And Alice has Sedge in her hand
      When Alice uses Actions-And-Discards's craft
      Then Actions-And-Discards was actioned before Sedge moved from Alice's hand to Alice's trail

  @1203.5
  Rule: 1203.5 A cost of zero or less counts as paid

    Scenario: a UNIT for nothing is played without CP, and one for something is not
      Given a blank UNIT Waif with CP cost 0
      And Alice has Waif, Reed and Sedge in her hand
      And Alice has 2 CP
      When Alice plays Reed
      And both players pass
      Then Alice may play Waif
      And Alice may not play Sedge

    Scenario: an EVENT for nothing actions no card
      Given a blank EVENT Whisper with EP cost 0
      And Alice has Whisper in her hand
      And Alice has Gate in her homebase, face-down
      When Alice plays Whisper
      Then Whisper waits to be resolved
      And Gate is ready

    Scenario: a cost that fell below zero is paid and gives nothing back
      Given Alice has Lowers-Costs on her field
      And Alice has Sedge in her hand
      When Alice plays Sedge
      Then Sedge waits to be resolved
      And Alice has 0 CP

    Scenario: an X of zero makes an arts free
      Given Alice has Draws-X in her hand
      When Alice uses Draws-X's arts with X = 0
      Then Draws-X's arts waits to be resolved
      And Draws-X is in Alice's trail

  @1203.6
  Rule: 1203.6 "You may … if you do" is a cost that is offered on resolution; if it is declined the effect stays out

    Scenario: nobody decides on play, the controller decides on resolution
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 4 EP
      When Alice plays May-Pay-To-Draw
      Then nobody was asked to decide whether to do it
      And Alice has 3 EP
      When both players pass
      Then Alice is asked to decide whether to do it
      When Alice says yes
      Then Alice has 1 EP
      And Alice has 1 card in her hand

    Scenario: declined, nothing is paid and the effect stays out
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 4 EP
      When Alice plays May-Pay-To-Draw
      And both players pass
      And Alice says no
      Then Alice has 3 EP
      And Alice has 0 cards in her hand
      And May-Pay-To-Draw is in Alice's trail

    Scenario: a cost that cannot be paid in full is not paid in part
      Given Alice has May-Pay-To-Draw in her hand
      And Alice has 2 EP
      When Alice plays May-Pay-To-Draw
      And both players pass
      Then Alice has 1 EP
      And Alice has 0 cards in her hand
      And May-Pay-To-Draw is in Alice's trail

    @1203.3
    Scenario: a replaced payment counts as done
      Given Bob has Banks-Discards on his field
      And Bob has Sedge in his hand
      And Alice has Offers-A-Discard in her hand
      And Alice has 1 EP
      When Alice plays Offers-A-Discard
      And both players pass
      And Bob says yes
      Then Sedge is in Bob's hand
      And Bob has gained 7 bond
      And Alice has 0 cards in her hand

  @1203.6a
  Rule: 1203.6a The controller is asked about that cost unless the text names somebody else

    Scenario: the controller of a triggered craft is asked in the other player's step
      Given Bob has May-Pay-On-Any-EP on his field
      And Alice has Gate in her homebase, face-down
      When Alice gains EP with Gate
      And both players pass
      Then Bob is asked to decide whether to do it
      When Bob says yes
      Then Bob has lost 1 bond
      And Bob has 2 cards in his hand
      And Alice has 0 cards in her hand

    Scenario: a text that offers it to the opponent has the opponent decide
      Given Alice has Offers-A-Discard in her hand
      And Bob has Sedge and Reed in his hand
      And Alice has 1 EP
      When Alice plays Offers-A-Discard
      And both players pass
      Then Bob is asked to decide whether to do it
      When Bob says no
      Then Bob has 2 cards in his hand
      And Alice has 1 card in her hand

    Scenario: the opponent who pays loses the card and has the reward
      Given Alice has Offers-A-Discard in her hand
      And Bob has Sedge and Reed in his hand
      And Alice has 1 EP
      When Alice plays Offers-A-Discard
      And both players pass
      And Bob says yes
      And Bob discards Reed
      Then Reed is in Bob's trail
      And Bob has gained 2 bond
      And Alice has 0 cards in her hand
