Feature: 1401 Icon crafts, overview

  Background:
    Given a game of Trails

  @1401.1
  Rule: 1401.1 An icon is the whole craft that it stands for

    Scenario: the word alone makes the craft work
      Given it is Alice's choice of attackers
      And Alice has Reed on her field
      And Bob has Hated, Lancer and Clerk on his field
      When Reed attacks Hated
      And both players pass until the combat ends
      Then Hated is not stunned
      And nobody was asked to choose the attack target

    Scenario: an icon counts as one craft
      Given Alice has Covert-Scout on her field
      And Alice has Teaches-Drawing in her hand
      And Alice has 1 EP
      Then Covert-Scout has 1 craft
      When Alice plays Teaches-Drawing targeting Covert-Scout
      And both players pass
      Then Covert-Scout has 2 crafts

    Scenario: who loses all crafts loses icon crafts
      Given it is the combat phase
      And Alice has Reed on her field
      And Bob has Hated and Lancer on his field
      And Bob has Actions-And-Strips in his hand
      When Alice passes
      And Bob plays Actions-And-Strips targeting Hated
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack Lancer with Reed
      And Hated does not have the keyword Hate

    Scenario: a stunned UNIT has no icon craft that works
      Given it is Alice's choice of attackers
      And Alice has Reed on her field
      And Bob has Hated on his field, stunned
      And Bob has Lancer and Clerk on his field
      When Alice attacks with Reed
      Then Alice may choose among Lancer and Clerk

    Scenario: an icon craft that a UNIT got works like a printed one
      Given it is Alice's choice of attackers
      And Alice has Reed on her field
      And Alice has Grants-Martial-Arts in her hand
      And Bob has Lancer on his field
      When Reed attacks Lancer
      And both players pass until the attack is made
      And Alice plays Grants-Martial-Arts targeting Reed
      And both players pass
      Then Reed is 4/3
