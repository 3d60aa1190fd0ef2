Feature: 1216 Replacement Effects

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Brute | 3       | 5   | 6   | Watch        |

  @1216.1
  Rule: 1216.1 What is replaced does not happen; only what replaces it does

    @reading:item-crafts-work-on-the-field
    Scenario: a replaced draw moves no card
      Given Alice has Banks-Draws on her field
      And Alice has Draws-For-Nothing in her hand
      And Alice's deck has 6 cards
      When Alice plays Draws-For-Nothing
      And both players pass
      Then Alice has gained 3 bond
      And Alice's hand is empty
      And Alice's deck has 6 cards

    @reading:item-crafts-work-on-the-field
    Scenario: a replaced draw triggers nothing that waits for a draw
      Given Alice has Banks-Draws and Gains-On-Drawing on her field
      And Alice has Draws-For-Nothing in her hand
      When Alice plays Draws-For-Nothing
      And both players pass
      Then Alice has gained 3 bond
      And nothing waits to be resolved

    @reading:item-crafts-work-on-the-field
    Scenario: a replaced draw from an empty deck loses no game
      Given Alice has Banks-Draws on her field
      And Alice has Draws-For-Nothing in her hand
      And Alice's deck is empty
      When Alice plays Draws-For-Nothing
      And both players pass
      Then the game goes on
      And Alice has gained 3 bond

    Scenario: a replaced stun costs no bond and leaves the UNIT face-up
      Given Bob has Sidesteps-Stun on his field
      And Alice has Stuns-A-UNIT in her hand
      When Alice plays Stuns-A-UNIT targeting Sidesteps-Stun
      And both players pass
      Then Sidesteps-Stun is actioned
      And Sidesteps-Stun is face-up
      And Sidesteps-Stun is not stunned
      And Bob has lost 0 bond

    Scenario: the stun stays replaced although the replacement cannot do anything
      Given Bob has Sidesteps-Stun on his field, actioned
      And Bob has Reed on his field
      And Alice has Stuns-All-UNITs in her hand
      When Alice plays Stuns-All-UNITs
      And both players pass
      Then Reed is stunned
      And Sidesteps-Stun is not stunned
      And Bob has lost 2 bond

    Scenario: a replaced K.O. is no move to the trail
      Given Alice has Watches-Companions and Reed on her field
      And Alice has Rescues-The-Fallen in her homebase
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Reed is in Alice's hand
      And nothing waits to be resolved

    Scenario: a move to the trail that is no K.O. is not replaced
      Given Alice has Reed on her field
      And Alice has Rescues-The-Fallen in her homebase
      And Alice has Sweeps-All-UNITs in her hand
      And Alice has 1 EP
      When Alice plays Sweeps-All-UNITs
      And both players pass
      Then Reed is in Alice's trail

  @1216.2
  Rule: 1216.2 The affected player, or the controller of the affected card, chooses among several replacements

    Scenario: the controller of the card chooses, not the player of the effect or of the replacements
      Given Bob has Reed on his field
      And Alice has Rescues-The-Fallen and Exiles-The-Fallen in her homebase
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Bob is asked to choose a replacement
      And Bob may apply Rescues-The-Fallen's replacement
      When Bob applies Exiles-The-Fallen's replacement
      Then Reed is in Bob's exile zone
      And Alice was not asked to choose a replacement

    Scenario: the replacement that was not chosen does nothing any more
      Given Alice has Reed on her field
      And Bob has Rescues-The-Fallen and Exiles-The-Fallen in his homebase
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      And Alice applies Rescues-The-Fallen's replacement
      Then Reed is in Alice's hand
      And Alice's exile zone is empty
      And Alice has priority

    Scenario: of owner and controller it is the controller who chooses
      Given Alice has Reed on her field
      And Bob owns Reed
      And Bob has Rescues-The-Fallen and Exiles-The-Fallen in his homebase
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Alice is asked to choose a replacement
      When Alice applies Rescues-The-Fallen's replacement
      Then Reed is in Bob's hand

    Scenario: the player to whom the event would happen chooses, also in the other player's step
      Given Bob has Trebles-Gains and Draws-For-Gains in his homebase
      And Bob has Gains-One in his hand
      When Alice passes
      And Bob plays Gains-One
      And both players pass
      Then Bob is asked to choose a replacement

    Scenario: each of two affected cards has its own choice
      Given Alice has Reed on her field
      And Bob has Brute on his field
      And Alice has Rescues-The-Fallen and Exiles-The-Fallen in her homebase
      And Alice has two Knocks-Out-A-UNITs in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Brute
      And both players pass
      And Bob applies Exiles-The-Fallen's replacement
      And Alice plays Knocks-Out-A-UNIT#2 targeting Reed
      And both players pass
      And Alice applies Rescues-The-Fallen's replacement
      Then Brute is in Bob's exile zone
      And Reed is in Alice's hand

    @own-card
    Scenario: the player who would lose bond chooses, not the one whose UNIT causes the loss
      Given the UNIT Healer with CP cost 2, STR 3, DEF 5 and the text
        """
        REPLACE when you would lose bond: gain 1 bond instead.
        """
      And the UNIT Priest with CP cost 2, STR 3, DEF 5 and the text
        """
        REPLACE when you would lose bond: draw 1 instead.
        """
      And a blank UNIT Straw with CP cost 0, STR 0, DEF 1
      And it is Alice's combat phase
      And Bob has Healer, Priest and Straw on his field
      And Alice has Lancer on her field
      When Lancer attacks Straw
      And both players pass until the attack is made
      And both players pass
      Then it is Bob who chooses

  @1216.3
  Rule: 1216.3 A replacement applies once to an event, and always unless it says that it may be left out

    Scenario: a replacement does not apply again to its own result
      Given Alice has Trebles-Gains in her homebase
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      Then Alice has gained 3 bond
      And Alice has priority

    Scenario: a replacement applies again to the next event
      Given Alice has Trebles-Gains in her homebase
      And Alice has two Gains-Ones in her hand
      When Alice plays Gains-One
      And both players pass
      And Alice plays Gains-One#2
      And both players pass
      Then Alice has gained 6 bond

    Scenario: a replacement that makes things worse cannot be left out
      Given Alice has Trebles-Gains in her homebase
      And Alice has Gains-Five in her hand
      And Alice has 1 EP
      When Alice plays Gains-Five
      And both players pass
      Then Alice has gained 3 bond
      And nobody was asked to decide whether to replace

    Scenario: the second replacement must be applied to what the first one has left
      Given Alice has Trebles-Gains and Draws-For-Gains in her homebase
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      And Alice applies Trebles-Gains's replacement
      Then Alice has gained 0 bond
      And Alice has 1 card in her hand
      And nothing waits to be resolved

    Scenario: the second replacement has nothing to do once the event is of another kind
      Given Alice has Trebles-Gains and Draws-For-Gains in her homebase
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      And Alice applies Draws-For-Gains's replacement
      Then Alice has gained 0 bond
      And Alice has 1 card in her hand

    @reading:item-crafts-work-on-the-field
    Scenario: a replacement does not come back after another one has brought its event about again
      Given Alice has Trebles-Gains and Draws-For-Gains in her homebase
      And Alice has Banks-Draws on her field
      And Alice has Gains-One in her hand
      When Alice plays Gains-One
      And both players pass
      And Alice applies Draws-For-Gains's replacement
      Then Alice has gained 3 bond
      And Alice's hand is empty

    Scenario: a replacement that says so may be left out
      Given Bob has Reed on his field
      And Bob has May-Rescue in his homebase
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      Then Bob is asked to decide whether to replace
      When Bob does not apply May-Rescue's replacement
      Then Reed is in Bob's trail

    Scenario: a replacement that may be left out may be used
      Given Bob has Reed on his field
      And Bob has May-Rescue in his homebase
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Knocks-Out-A-UNIT targeting Reed
      And both players pass
      And Bob says yes
      Then Reed is in Bob's hand
