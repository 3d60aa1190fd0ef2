Feature: 105 Basic terms

  @105.2
  Rule: 105.2 Whoever brought a card owns it for the whole game

    Scenario: each player owns the cards of the own deck
      Given a game of Trails from decks
      And Alice's deck holds Reed
      And Bob's deck holds Sedge
      When the game begins
      And Alice gives the initiative to Bob
      Then Reed is in Alice's hand
      And Alice owns Reed
      And Sedge is in Bob's hand
      And Bob owns Sedge

    Scenario: a card on another player's field goes to its owner's trail
      Given a game of Trails in the choice of cures
      And Alice has Reed on her field, stunned
      And Bob owns Reed
      When Alice cures no UNIT
      Then Reed is in Bob's trail
      And Bob owns Reed

    Scenario: a player who gains control of a card does not come to own it
      Given a game of Trails in Alice's deployment step
      And Alice has Takes-Control in her hand
      And Alice has 1 EP
      And Bob has Lancer on his field
      When Alice plays Takes-Control targeting Lancer
      And both players pass
      Then Alice controls Lancer
      And Bob owns Lancer

    Scenario: a card that changed sides returns to the hand of its owner
      Given a game of Trails in Alice's deployment step
      And Alice has Takes-Control and Returns-Unit in her hand
      And Alice has 2 EP
      And Bob has Lancer on his field
      When Alice plays Takes-Control targeting Lancer
      And both players pass
      And Alice plays Returns-Unit targeting Lancer
      And both players pass
      Then Lancer is in Bob's hand

  @105.3
  Rule: 105.3 A text speaks from the side of whoever controls its card

    Scenario: on Alice's own card she gains and Bob loses
      Given a game of Trails in the cure phase
      And Alice has Feeds-On-Opponent on her field
      When both players pass
      And both players pass until nothing waits
      Then Alice has gained 1 bond
      And Bob has lost 3 bond

    Scenario: on Bob's card he gains and Alice loses, although she has the initiative
      Given a game of Trails in the cure phase
      And Alice has the initiative
      And Bob has Feeds-On-Opponent on his field
      When both players pass
      And both players pass until nothing waits
      Then Bob has gained 1 bond
      And Alice has lost 3 bond

    Scenario: a card that Alice controls and Bob owns speaks for Alice
      Given a game of Trails in the cure phase
      And Alice has Feeds-On-Opponent on her field
      And Bob owns Feeds-On-Opponent
      When both players pass
      And both players pass until nothing waits
      Then Alice has gained 1 bond
      And Bob has lost 3 bond

    Scenario: a card that changes sides turns its words around
      Given a game of Trails in the cure phase
      And Alice has Takes-Control in her hand
      And Alice has 1 EP
      And Bob has Feeds-On-Opponent on his field
      When Alice plays Takes-Control targeting Feeds-On-Opponent
      And both players pass 2 times
      And both players pass until nothing waits
      Then Alice has gained 1 bond
      And Bob has lost 3 bond

  @105.3a
  Rule: 105.3a A card is controlled by its owner unless an effect says otherwise

    Scenario: each player controls the UNIT that the player deploys
      Given a game of Trails in Bob's deployment step
      And Alice has the initiative
      And Bob has Reed in his hand
      And Bob has 2 CP
      When Bob plays Reed
      And both players pass
      Then Reed is on Bob's field
      And Bob controls Reed

    Scenario: a drawn card is controlled by the player whose deck it was in
      Given a game of Trails in Alice's deployment step
      And the top of Bob's deck is Lancer
      When both players pass
      Then Lancer is in Bob's hand
      And Bob controls Lancer

    Scenario: a card that another player controlled is its owner's again after it left the field
      Given a game of Trails in the choice of cures
      And Alice has Reed on her field, stunned
      And Bob owns Reed
      When Alice cures no UNIT
      Then Bob controls Reed

    Scenario: a card that was taken over and is deployed again is controlled by its owner
      Given a game of Trails in Bob's deployment step
      And Alice has Reed on her field
      And Bob owns Reed
      And Bob has Returns-Unit in his hand
      And Bob has 1 EP
      And Bob has 2 CP
      When Bob plays Returns-Unit targeting Reed
      And both players pass
      And Bob plays Reed
      And both players pass
      Then Reed is on Bob's field
      And Bob controls Reed

  @105.3b
  Rule: 105.3b A craft is controlled by whoever controls its card

    Scenario: only the controller of a card may use its craft
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And both players have 2 EP
      Then Alice may use Draws-Or-Gains's craft
      When Alice passes
      Then Bob may not use Draws-Or-Gains's craft

    Scenario: of a card that Alice controls and Bob owns Alice uses the craft
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Bob owns Draws-Or-Gains
      And both players have 2 EP
      When Alice uses Draws-Or-Gains's second craft
      And both players pass
      Then Alice has gained 3 bond
      And Bob has 20 bond
      When Alice passes
      Then Bob may not use Draws-Or-Gains's craft

    Scenario: a craft that Alice's EVENT gives to Bob's UNIT is Bob's
      Given a game of Trails in the combat phase
      And Alice has Teaches-Drawing in her hand
      And Alice has 1 EP
      And Bob has Lancer on his field
      When Alice plays Teaches-Drawing targeting Lancer
      And both players pass
      And Alice declares no attack
      And Lancer attacks Alice
      And both players pass until the combat ends
      Then Bob has 1 card in his hand
      And Alice's hand is empty

  @105.3c
  Rule: 105.3c An effect is controlled by whoever controls the craft that it comes from

    Scenario: Bob draws for his own craft in Alice's step
      Given a game of Trails in Alice's deployment step
      And Bob has Draws-Or-Gains on his field
      And both players have 1 EP
      When Alice passes
      And Bob uses Draws-Or-Gains's first craft
      And both players pass
      Then Bob has 1 card in his hand
      And Alice's hand is empty

    Scenario: a continuous effect binds the opponent of whoever controls its card
      Given a game of Trails in Alice's deployment step
      And Alice has Bars-Drawing on her field
      And Bob owns Bars-Drawing
      And Bob has Reed in his hand
      When both players pass
      Then it is Bob's draw step
      And Bob has only Reed in his hand
      And Bob's deck has 20 cards

    Scenario: the effect of a craft whose card is gone still serves the player who used it
      Given a game of Trails in Alice's deployment step
      And Alice has Draws-Or-Gains on her field
      And Bob owns Draws-Or-Gains
      And Alice has Returns-Unit in her hand
      And Alice has 2 EP
      When Alice uses Draws-Or-Gains's second craft
      And Alice plays Returns-Unit targeting Draws-Or-Gains
      And both players pass 2 times
      Then Draws-Or-Gains is in Bob's hand
      And Alice has gained 3 bond
      And Bob has 20 bond
