Feature: 402 States

  @402.1
  Rule: 402.1 Rules and effects put a card into a named state

    @1306.1
    Scenario: the rules of combat stun a UNIT
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed and Sedge on his field
      When Lancer attacks Reed
      And both players pass until the combat ends
      Then Reed is stunned
      And Sedge is not stunned

    @1306.1
    Scenario: an effect stuns a UNIT, and the UNIT is in that state only after it is resolved
      Given a game of Trails in Alice's deployment step
      And Alice has Stuns-And-Draws in her hand
      And Alice has 1 EP
      And Bob has Lancer and Clerk on his field
      When Alice plays Stuns-And-Draws targeting Lancer
      Then Lancer is not stunned
      When both players pass
      Then Lancer is stunned
      And Clerk is not stunned

    @1308.1
    Scenario: an effect takes a UNIT out of the state again
      Given a game of Trails in Alice's deployment step
      And Alice has Cures-Target in her hand
      And Alice has 1 EP
      And Alice has Reed and Sedge on her field, stunned
      When Alice plays Cures-Target targeting Reed
      And both players pass
      Then Reed is not stunned
      And Reed is face-up
      And Sedge is stunned

  @402.2
  Rule: 402.2 Rules and effects may ask which state a card is in

    @803.5a-1
    Scenario: a rule asks: a stunned UNIT is no attack target
      Given a game of Trails in Alice's combat phase
      And Alice has Lancer on her field
      And Bob has Reed and Clerk on his field
      And Bob has Sedge on his field, stunned
      When Alice attacks with Lancer
      Then Alice may choose among Reed and Clerk

    @705.6
    Scenario: a rule asks: of all UNITs only stunned ones go to the trail
      Given a game of Trails in the choice of cures
      And Alice has Reed and Sedge on her field, stunned
      And Alice has Lancer on her field
      When Alice cures Sedge
      Then Reed is in Alice's trail
      And Sedge and Lancer are on Alice's field

    @reading:stunned-unit-stays-known
    Scenario: an effect asks: only stunned UNITs are offered for a cure
      Given a game of Trails in Alice's deployment step
      And Alice has Cures-Target in her hand
      And Alice has 1 EP
      And Alice has Reed on her field, stunned
      And Bob has Clerk on his field, stunned
      And Alice has Lancer on her field, actioned
      When Alice starts to play Cures-Target
      Then Alice may choose among Reed and Clerk

    Scenario: an effect that asks for a state finds nothing where no card is in it
      Given a game of Trails in Alice's deployment step
      And Alice has Cures-Target and Stuns-And-Draws in her hand
      And Alice has 2 EP
      And Bob has Lancer on his field
      Then Alice may not play Cures-Target
      When Alice plays Stuns-And-Draws targeting Lancer
      And both players pass
      Then Alice may play Cures-Target
