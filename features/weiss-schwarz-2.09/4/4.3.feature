Feature: 4.3 Master

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @4.3.2
  Rule: 4.3.2 The master of a card is the player whose zone it lies in

    Scenario: a character that comes onto Alice's stage serves Alice
      Given Alice has Steals-To-Stage and Boosts-All-This-Turn in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her back left
      And Alice plays Boosts-All-This-Turn
      Then Clerk has 2500 power
      And Alice controls Clerk

    Scenario: it no longer serves its owner
      Given Bob has Boosts-All on his center left
      And Bob has Clerk on his center right
      And Alice has Steals-To-Stage in her hand
      When Alice plays Steals-To-Stage choosing Clerk onto her back left
      Then Clerk has 1500 power

    Scenario: its new master attacks with it
      Given Alice has Steals-To-Stage in her hand
      And Bob has Clerk on his center left
      When Alice plays Steals-To-Stage onto her center left
      And the game reaches Alice's attack phase
      Then Alice may attack with Clerk

    Scenario: a marker serves whoever has the marker area
      Given Alice has Shows-A-Marker on her center left
      And Alice has Clerk in her hand
      And Bob owns Clerk
      When Alice uses Shows-A-Marker's ACT
      Then Alice controls Clerk
      And Bob owns Clerk

  @4.3.3
  Rule: 4.3.3 The master of an ability is the master of its effects

    Scenario: the effect of an ability helps the side of its master
      Given Alice has Steals-To-Stage in her hand
      And Bob has Boosts-Own-Side on his center left
      And Bob has Clerk on his center right
      And Alice has Reed on her center right
      When Alice plays Steals-To-Stage choosing Boosts-Own-Side onto her back left
      And Alice uses Boosts-Own-Side's ACT
      Then Reed has 2500 power
      And Clerk has 1500 power

    Scenario: the effect of an ability whose master is not the turn player is that player's
      Given it is Bob's attack phase
      And Alice has Draws-When-Frontal-Attacked on her center right
      And Bob has Titan on his center left
      When Titan frontal attacks
      Then Alice has 1 card in her hand
      And Bob's hand is empty

  @4.3.4
  Rule: 4.3.4 Whoever plays an ACT ability is its master

    Scenario: the player of the ability draws, not the owner of the card
      Given Alice has Act-Rests-Itself-Draws on her center left
      And Bob owns Act-Rests-Itself-Draws
      When Alice uses Act-Rests-Itself-Draws's ACT
      Then Alice has 1 card in her hand
      And Bob's hand is empty

    Scenario: the stock of the player of the ability is paid
      Given Alice has Act-Draws on her center left
      And Bob owns Act-Draws
      And Alice has 2 cards in her stock
      And Bob has 2 cards in his stock
      When Alice uses Act-Draws's ACT
      Then Alice has 1 card in her stock
      And Bob has 2 cards in his stock

    Scenario: in the other player's turn the player of the ability draws
      Given it is Alice's attack phase
      And Alice has Titan on her center left
      And Bob has Clerk on his center right
      And Bob has Counter-Ability on his back left
      When Titan frontal attacks
      And Bob uses Counter-Ability's ACT
      Then Bob has 1 card in his hand
      And Alice's hand is empty

  @4.3.5
  Rule: 4.3.5 The master of an AUTO ability is the master of its card, or of the effect that made it

    Scenario: the master of the card draws, not its owner
      Given it is Alice's clock phase
      And Alice has Draws-For-Its-Master on her center left
      And Bob owns Draws-For-Its-Master
      And Alice has Memo in her hand
      When Alice puts no card into her clock
      Then Alice has 2 cards in her hand
      And Bob's hand is empty

    Scenario: in the other player's turn it is still the master of the card
      Given it is Alice's clock phase
      And Bob has Draws-For-Its-Master on his center left
      And Alice has Memo in her hand
      When Alice puts no card into her clock
      Then Bob has 1 card in his hand
      And Alice has only Memo in her hand

    Scenario: an ability that an effect made is that of the effect's master
      Given Alice has Draws-Later in her hand
      When Alice plays Draws-Later
      And the turn ends
      Then Alice has 1 card in her hand

    @own-card
    Scenario: also when its event is the deed of the other player
      Given the event Snare with icon counter and the text
        """
        TEXT: the next time a character attacks this turn, draw 1.
        """
      And it is Alice's attack phase
      And Bob has Snare in his hand
      And Alice has Titan on her center left
      And Alice has Lancer on her center middle
      And Bob has Clerk on his center right
      When Titan frontal attacks
      And Bob plays Snare
      And Lancer attacks
      Then Bob has 1 card in his hand
      And Alice's hand is empty

  @4.3.6
  Rule: 4.3.6 The master of a CONT ability is the master of its card, or of the effect that made it

    Scenario: it helps the side of its master, not that of its owner
      Given Alice has Steals-To-Stage in her hand
      And Alice has Reed on her center left
      And Bob has Boosts-All on his center left
      And Bob has Clerk on his center right
      When Alice plays Steals-To-Stage choosing Boosts-All onto her back left
      Then Reed has 2500 power
      And Clerk has 1500 power

    Scenario: a raised hand limit is that of its master
      Given Alice has Steals-To-Stage in her hand
      And Alice has 9 cards in her hand
      And Bob has Raises-The-Hand-Limit on his center left
      When Alice plays Steals-To-Stage onto her back left
      And the turn ends
      Then Bob is the turn player
      And Alice has 9 cards in her hand
