Feature: 1321 The icon for turning this card to Action

  Background:
    Given a game of Trails

  @1321.1
  Rule: 1321.1 The icon is the cost of turning this card, which must be ready, to Action

    @reading:lost-icons-are-words
    Scenario: the card turns as the craft is played, before its effect
      Given Alice has Actions-As-Cost on her field
      When Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost is actioned
      And Actions-As-Cost's craft waits to be resolved
      And Alice has gained 0 bond
      When both players pass
      Then Alice has gained 3 bond

    @reading:lost-icons-are-words
    Scenario: an actioned card cannot pay, its ready twin can
      Given Alice has Actions-As-Cost on her field, actioned
      And Alice has Actions-As-Cost on her field
      Then Alice may use Actions-As-Cost#2's craft
      And Alice may not use Actions-As-Cost's craft

    @reading:lost-icons-are-words
    Scenario: one card pays once, and its twin is left as it is
      Given Alice has two Actions-As-Costs on her field
      When Alice uses Actions-As-Cost#2's craft
      Then Actions-As-Cost is ready
      And Alice may not use Actions-As-Cost#2's craft
      And Alice may use Actions-As-Cost's craft

    @reading:lost-icons-are-words
    Scenario: a card that was readied pays a second time in the turn
      Given Alice has Actions-As-Cost on her field
      And Alice has Readies-A-UNIT in her hand
      And Alice has 1 EP
      When Alice uses Actions-As-Cost's craft
      And both players pass
      And Alice plays Readies-A-UNIT targeting Actions-As-Cost
      And both players pass
      And Alice uses Actions-As-Cost's craft
      And both players pass
      Then Alice has gained 6 bond
      And Actions-As-Cost is actioned

    @reading:lost-icons-are-words
    Scenario: a UNIT that came this turn may pay
      Given Alice has Actions-As-Cost in her hand
      And Alice has 2 CP
      When Alice plays Actions-As-Cost
      And both players pass
      And Alice uses Actions-As-Cost's craft
      Then Actions-As-Cost is actioned

    @reading:lost-icons-are-words
    Scenario: a BASE that paid this way gives no EP any more
      Given Alice has Works-At-Home and Gate in her homebase
      When Alice uses Works-At-Home's craft
      Then Works-At-Home is actioned
      And Gate is ready
      And Alice may gain EP with Gate
      And Alice may not gain EP with Works-At-Home

    @reading:lost-icons-are-words
    Scenario: a BASE that gave EP cannot pay this way
      Given Alice has two Works-At-Homes in her homebase
      When Alice gains EP with Works-At-Home
      Then Alice may use Works-At-Home#2's craft
      And Alice may not use Works-At-Home's craft
