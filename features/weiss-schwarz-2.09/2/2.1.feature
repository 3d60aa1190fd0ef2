Feature: 2.1 Card Name

  @2.1.1 @5.1.2.2
  Rule: 2.1.1 A card is told from others by its name

    Scenario: five cards of one name are too many for a deck
      Given a game of Weiss Schwarz from decks
      And Alice's deck holds 5 copies of Reed
      Then the deck is refused because of 5.1.2.2

    Scenario: four of one name and four of another are not
      Given a game of Weiss Schwarz from decks
      And Alice's deck holds 4 copies of Reed and 4 copies of Clerk
      When the game begins
      And Alice exchanges no card
      Then the decks are accepted
      And Alice has 5 cards in her hand

  @2.1.1.3
  Rule: 2.1.1.3 A card may lack a Japanese name, and is not found by one then

    Scenario: of two cards with the same part in the English name, the one without a Japanese name is left
      Given a blank character Marsh with name "Marsh Reed", Japanese name Ashi
      And a blank character Pond with name "Pond Reed"
      And Alice has Fetches-By-Both-Names in her hand
      And Alice has Pond and Marsh in her waiting room
      When Alice plays Fetches-By-Both-Names
      Then Marsh is in Alice's hand
      And Pond is in Alice's waiting room

    Scenario: a card without a Japanese name is played like any other
      Given a blank character Pond with name "Pond Reed"
      And Alice has Pond in her hand
      When Alice plays Pond onto her center left
      Then Pond is on Alice's center left

  @2.1.2
  Rule: 2.1.2 A name in quotation marks means cards of exactly that name

    Scenario: a longer name does not count
      Given a blank character Reedbed with name "Reed Bed"
      And Alice has Fetches-A-Reed in her hand
      And Alice has Reedbed, Reed and Clerk in her waiting room
      When Alice plays Fetches-A-Reed
      Then Reed is in Alice's hand
      And Alice has Reedbed and Clerk in her waiting room

    Scenario: whatever else is printed, the name decides
      Given a blank event Note with name Reed
      And Alice has Fetches-A-Reed in her hand
      And Alice has Note, Reed and Clerk in her waiting room
      When Alice plays Fetches-A-Reed
      Then Alice may choose among Note and Reed

    Scenario: without such a card nothing is found
      Given a blank character Reedbed with name "Reed Bed"
      And Alice has Fetches-A-Reed in her hand
      And Alice has Reedbed in her waiting room
      When Alice plays Fetches-A-Reed
      Then Alice's hand is empty
      And Alice has Reedbed and Fetches-A-Reed in her waiting room

  @2.1.2.1
  Rule: 2.1.2.1 With two parts, one must be in the English and the other in the Japanese name

    Scenario: one of the two parts is not enough
      Given a blank character Marsh with name "Marsh Reed", Japanese name "Numa Ashi"
      And a blank character Pond with name "Pond Reed", Japanese name Ike
      And a blank character Lake with name Lake, Japanese name "Mizu Ashi"
      And Alice has Fetches-By-Both-Names in her hand
      And Alice has Lake, Pond and Marsh in her waiting room
      When Alice plays Fetches-By-Both-Names
      Then Marsh is in Alice's hand
      And Alice has Lake and Pond in her waiting room

    Scenario: the parts are not looked for in each other's name
      Given a blank character Marsh with name "Marsh Ashi", Japanese name "Numa Reed"
      And Alice has Fetches-By-Both-Names in her hand
      And Alice has Marsh in her waiting room
      When Alice plays Fetches-By-Both-Names
      Then Alice's hand is empty
      And Marsh is in Alice's waiting room

  @2.1.2.2
  Rule: 2.1.2.2 A part of a name stands between marks or at the ends, not inside a word

    @example
    Scenario: the end, the beginning and inner quotation marks count, the inside of a word does not
      Given a blank character Ritsu with name "Ritsu: Together With MOB"
      And a blank character Gratitude with name "MOB: Gratitude Towards His Master"
      And a blank character Shigeo with name Shigeo "MOB" Kageyama
      And a blank character Scout with name Moblit
      And Alice has Ritsu, Gratitude, Shigeo and Scout on her stage
      And Alice has Boosts-A-Mob in her hand
      When Alice plays Boosts-A-Mob
      Then Alice may choose among Ritsu, Gratitude and Shigeo
      And Alice may not choose Scout
      When Alice chooses Shigeo
      Then Shigeo has 2000 power

    Scenario: a card whose whole name is the part is found
      Given a blank character Plain with name MOB
      And a blank character Scout with name MOBLIT
      And Alice has Plain and Scout on her stage
      And Alice has Boosts-A-Mob in her hand
      When Alice plays Boosts-A-Mob
      Then Plain has 2000 power
      And Scout has 1000 power

    Scenario: the Japanese name is not looked at
      Given a blank character Plain with name Clerk, Japanese name MOB
      And Alice has Plain on her center left
      And Alice has Boosts-A-Mob in her hand
      When Alice plays Boosts-A-Mob
      Then Plain has 1000 power
      And Boosts-A-Mob is in Alice's waiting room
