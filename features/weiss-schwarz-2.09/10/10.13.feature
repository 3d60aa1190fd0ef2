Feature: 10.13 Resonate

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @10.13.1
  Rule: 10.13.1 A given hand card is revealed, as a cost or in the effect

    @unchanged
    Scenario: as a cost the named card must be in hand
      Given Alice has Resonator on her center left
      And Alice has Sedge in her hand
      Then Alice may not use Resonator's Resonate
      And Alice may pass

    Scenario: with the named card it can be used, and the card stays in hand
      Given Alice has Resonator on her center left
      And Alice has Reed in her hand
      When Alice uses Resonator's Resonate
      Then Resonator's power is 2000
      And Reed is in Alice's hand

    Scenario: in the effect the card may be revealed
      Given Alice has Resonance and Reed in her hand
      And the top of Alice's deck is Sedge
      When Alice plays Resonance
      And Alice says yes
      And Alice chooses Reed
      Then Alice has only Reed and Sedge in her hand

  @10.13.2
  Rule: 10.13.2 An ability or event written with Resonate has that keyword

    Scenario: a text about cards with Resonate concerns it, and no other
      Given Alice has Resonator, Resonance, Alarm-Bell and Sedge in her waiting room
      And Alice has Finds-Resonate in her hand
      When Alice plays Finds-Resonate
      Then Alice has only Resonator and Resonance in her memory
      And Alarm-Bell and Sedge are in Alice's waiting room

  @10.13.3.1
  Rule: 10.13.3.1 With a revealing cost Resonate is used when the cost is paid

    Scenario: an ability for using Resonate triggers
      Given Alice has Resonator on her center left
      And Alice has Draws-On-Resonate on her back left
      And Alice has Reed in her hand
      When Alice uses Resonator's Resonate
      Then Alice has 2 cards in her hand

  @10.13.3.2
  Rule: 10.13.3.2 Without such a cost Resonate is used when its effect reveals the card

    Scenario: revealing in the effect counts
      Given Alice has Draws-On-Resonate on her back left
      And Alice has Resonance and Reed in her hand
      When Alice plays Resonance
      And Alice says yes
      And Alice chooses Reed
      Then Alice has 3 cards in her hand

    Scenario: revealing nothing does not count
      Given Alice has Draws-On-Resonate on her back left
      And Alice has Resonance and Reed in her hand
      When Alice plays Resonance
      And Alice says no
      Then Alice has only Reed in her hand
      And Resonance is in Alice's waiting room
