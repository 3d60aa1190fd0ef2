Feature: 207 Text

  @207.2
  Rule: 207.2 A sentence with a bullet is a craft of the card

    Scenario: a player who cannot play crafts cannot use one of a card
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Alice has Fanfare in her hand
      And Alice has 2 EP
      And Bob has Bars-Crafts and Draws-Or-Gains on his field
      And Bob has 2 EP
      Then Alice may play Fanfare
      And Alice may not use Draws-Or-Gains's craft
      When Alice passes
      Then Bob may use Draws-Or-Gains#2's craft

    Scenario: the craft of a UNIT is used from the field and the UNIT stays there
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Alice has 2 EP
      When Alice uses Draws-Or-Gains's second craft
      Then Draws-Or-Gains's craft waits to be resolved
      And Draws-Or-Gains is on Alice's field
      When both players pass
      Then Alice has gained 3 bond
      And Draws-Or-Gains is on Alice's field

    Scenario: the craft of a UNIT is not offered in the hand, and is on the field
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains in her hand
      And Alice has 2 EP
      And Alice has 2 CP
      Then Alice may not use Draws-Or-Gains's craft
      When Alice plays Draws-Or-Gains
      And both players pass
      Then Alice may use Draws-Or-Gains's craft

  @207.3
  Rule: 207.3 A sentence without a bullet is an effect of the card or of its arts and no craft

    Scenario: an EVENT may be played by a player who cannot play crafts
      Given a game of Trails in Alice's deployment step
      And Alice has Actions-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Bars-Crafts on his field
      When Alice plays Actions-And-Draws targeting Bars-Crafts
      And both players pass
      Then Bars-Crafts is actioned
      And Alice has 1 card in her hand

    Scenario: an arts may be used by a player who cannot play crafts
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-By-Arts in her hand
      And Alice has 2 EP
      And Bob has Bars-Crafts on his field
      When Alice uses Draws-By-Arts's arts
      And both players pass
      Then Draws-By-Arts is in Alice's trail
      And Alice has 1 card in her hand

    Scenario: the effect of an EVENT is done once, when it is resolved
      Given a game of Trails in Alice's deployment step
      And Alice has Gains-Pools in her hand
      And Alice has 1 EP
      When Alice plays Gains-Pools
      Then Alice has 0 CP
      When both players pass
      Then Alice has 2 CP
      And Gains-Pools is in Alice's trail
      And Alice may only pass

  @207.4
  Rule: 207.4 Each paragraph is a craft of its own

    Scenario: using one of two crafts costs and does only what that one says
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Alice has 3 EP
      When Alice uses Draws-Or-Gains's second craft
      And both players pass
      Then Alice has gained 3 bond
      And Alice has 2 EP
      And Alice's hand is empty

    Scenario: both crafts of a card may wait at once
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Alice has 3 EP
      When Alice uses Draws-Or-Gains's second craft
      And Alice uses Draws-Or-Gains's first craft
      Then 2 things wait to be resolved
      And Alice has 1 EP
      When both players pass
      Then Alice has 1 card in her hand
      And Alice has 20 bond

    Scenario: two paragraphs that wait for the same thing are triggered each for itself
      Given a game of Trails in Alice's combat phase
      And Alice has Draws-And-Gains-On-Attack on her field
      When Draws-And-Gains-On-Attack attacks Bob
      And both players pass
      And Alice plays Draws-And-Gains-On-Attack's triggered craft
      Then 2 things wait to be resolved
      When both players pass until nothing waits
      Then Alice has 1 card in her hand
      And Alice has gained 3 bond

    Scenario: a card has as many crafts as paragraphs
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains and Bars-Crafts on her field
      Then Draws-Or-Gains has 2 crafts
      And Bars-Crafts has 1 craft

    Scenario: the player chooses which of two paragraphs that wait is played first
      Given a game of Trails in Alice's combat phase
      And Alice has Draws-And-Gains-On-Attack on her field
      When Draws-And-Gains-On-Attack attacks Bob
      And both players pass
      Then Alice may play Draws-And-Gains-On-Attack's second triggered craft
      When Alice plays Draws-And-Gains-On-Attack's first triggered craft
      And both players pass
      Then Alice has gained 3 bond
      And Alice's hand is empty

  @207.7
  Rule: 207.7 A word before a dash classifies a craft and does nothing else

    Scenario: a craft with such a word does what it says, once
      Given a game of Trails in Alice's combat phase
      And Alice has Backup-Draws-On-Attack on her field
      When Backup-Draws-On-Attack attacks Bob
      And both players pass until the combat ends
      Then Alice has 1 card in her hand
      And Bob has lost 3 bond

    @1332.6
    Scenario: a text may look for cards whose crafts are so classified
      Given a game of Trails in Alice's deployment step
      And Alice has Sinks-Backup in her hand
      And Alice has 1 EP
      And Bob has Backup-Draws-On-Attack and Draws-And-Gains-On-Attack on his field
      When Alice plays Sinks-Backup targeting Backup-Draws-On-Attack
      And both players pass
      Then Backup-Draws-On-Attack is in Bob's trail
      And Draws-And-Gains-On-Attack is on Bob's field

    Scenario: neither a name nor a sub-name is such a word
      Given a game of Trails in Alice's deployment step
      And a blank UNIT Backup
      And a blank UNIT Spare with sub-name Backup
      And Alice has Sinks-Backup and Fanfare in her hand
      And Alice has 1 EP
      And Bob has Backup and Spare on his field
      Then Alice may play Fanfare
      And Alice may not play Sinks-Backup
