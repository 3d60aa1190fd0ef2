Feature: 301 Overview of CP and EP

  @301.1
  Rule: 301.1 Cards and abilities are paid for with CP and EP

    Background:
      Given a game of Trails in Alice's deployment step

    @302.1a
    Scenario: a UNIT is paid with CP and an EVENT with EP
      Given Alice has Lancer and Fanfare in her hand
      And Alice has 5 CP
      And Alice has 4 EP
      When Alice plays Lancer
      Then Alice has 2 CP
      And Alice has 4 EP
      When both players pass
      And Alice plays Fanfare
      Then Alice has 2 CP
      And Alice has 3 EP

    @302.1a
    Scenario: EP does not pay for a UNIT
      Given a blank UNIT Gratis with CP cost 0
      And Alice has Reed and Gratis in her hand
      And Alice has 1 CP
      And Alice has 9 EP
      When Alice plays Gratis
      And both players pass
      Then Gratis is on Alice's field
      And Alice may not play Reed

    @302.1a
    Scenario: CP does not pay for an EVENT
      Given Alice has Reed and Fanfare in her hand
      And Alice has 9 CP
      When Alice plays Reed
      And both players pass
      Then Reed is on Alice's field
      And Alice has 7 CP
      And Alice may not play Fanfare

    @302.1a
    Scenario: an ability is paid for as well
      Given Alice has Draws-Or-Gains on her field
      And Alice has 1 EP
      When Alice uses Draws-Or-Gains's second craft
      Then Alice has 0 EP
      And Alice may not use Draws-Or-Gains's craft
