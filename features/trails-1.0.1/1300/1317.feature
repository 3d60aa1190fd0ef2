Feature: 1317 K.O. and Destroy

  Background:
    Given a game of Trails
    And Alice has 3 EP

  @1317.1
  Rule: 1317.1 A UNIT on the field that is K.O.'d goes to the trail

    Scenario: the UNIT goes to the trail of its owner and no bond is lost
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Bob has Lancer and Reed on his field
      When Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass
      Then Lancer is in Bob's trail
      And Reed is on Bob's field
      And Bob has lost 0 bond

    Scenario: a UNIT under the other player's control goes to the trail of its owner
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Bob has Lancer on his field
      And Alice owns Lancer
      When Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass
      Then Lancer is in Alice's trail

    Scenario: UNITs that lie elsewhere cannot be chosen
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Bob has Lancer and Reed on his field
      And Bob has Sedge in his homebase
      And Bob has Clerk in his trail
      And Bob has Whetstone on his field
      When Alice starts to play Knocks-Out-A-UNIT
      Then Alice may choose among Lancer and Reed

    @reading:stunned-unit-stays-known
    Scenario: a stunned UNIT is K.O.'d like any other
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Bob has Lancer on his field, stunned
      When Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass
      Then Lancer is in Bob's trail

  @1317.1a
  Rule: 1317.1a The K.O. happens when the instruction is carried out

    Scenario: what the text says next finds the UNIT in the trail
      Given Alice has Knocks-Out-And-Counts in her hand
      And Bob has Lancer on his field
      And Bob has Reed in his trail
      When Alice plays Knocks-Out-And-Counts targeting Lancer
      Then Lancer is on Bob's field
      When both players pass
      Then Alice has gained 2 bond

    Scenario: what waits for a K.O. triggers
      Given Alice has Knocks-Out-A-UNIT in her hand
      And Alice has Notes-How-Lost on her field
      And Bob has Lancer on his field
      When Alice plays Knocks-Out-A-UNIT targeting Lancer
      And both players pass until nothing waits
      Then Alice has gained 2 bond

    @events
    Scenario: a UNIT that goes to the trail in another way is not K.O.'d
      Given Alice has Feeds-On-UNITs, Notes-How-Lost and Reed on her field
      When Alice uses Feeds-On-UNITs's craft choosing Reed
      And both players pass until nothing waits
      Then Reed is in Alice's trail
      And Notes-How-Lost's craft triggered 0 times

  @1317.2
  Rule: 1317.2 A card on the field or in the homebase that is destroyed goes to the trail

    Scenario: an ITEM on the field is destroyed
      Given Alice has Destroys-And-Counts in her hand
      And Bob has Whetstone and Lancer on his field
      When Alice plays Destroys-And-Counts targeting Whetstone
      And both players pass
      Then Whetstone is in Bob's trail
      And Lancer is on Bob's field

    Scenario: a UNIT on the field is destroyed, and no bond is lost
      Given Alice has Destroys-And-Counts in her hand
      And Bob has Whetstone and Lancer on his field
      When Alice plays Destroys-And-Counts targeting Lancer
      And both players pass
      Then Lancer is in Bob's trail
      And Whetstone is on Bob's field
      And Bob has lost 0 bond

    Scenario: a face-down card in the homebase is destroyed and becomes known
      Given Alice has Destroys-A-Home-Card in her hand
      And Bob has Gate and Fanfare in his homebase, face-down
      When Alice plays Destroys-A-Home-Card targeting Fanfare
      And both players pass
      Then Fanfare is in Bob's trail
      And Alice sees Fanfare in Bob's trail
      And Gate is face-down in Bob's homebase

    Scenario: a destroyed card goes to the trail of its owner
      Given Alice has Destroys-And-Counts in her hand
      And Bob has Lancer on his field
      And Alice owns Lancer
      When Alice plays Destroys-And-Counts targeting Lancer
      And both players pass
      Then Lancer is in Alice's trail

  @1317.2a
  Rule: 1317.2a The destruction happens when the instruction is carried out

    Scenario: what the text says next finds the card in the trail
      Given Alice has Destroys-And-Counts in her hand
      And Bob has Whetstone on his field
      And Bob has Reed and Gate in his trail
      When Alice plays Destroys-And-Counts targeting Whetstone
      Then Whetstone is on Bob's field
      When both players pass
      Then Alice has gained 3 bond

    Scenario: a UNIT that is destroyed is not K.O.'d, and one that is K.O.'d is not destroyed
      Given Alice has Destroys-And-Counts and Knocks-Out-A-UNIT in her hand
      And Bob has Notes-How-Lost, Lancer and Reed on his field
      When Alice plays Destroys-And-Counts targeting Lancer
      And both players pass until nothing waits
      Then Bob has gained 5 bond
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass until nothing waits
      Then Bob has gained 7 bond
