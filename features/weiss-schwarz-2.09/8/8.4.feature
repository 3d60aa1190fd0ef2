Feature: 8.4 Cost and Paying Cost

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.4.2
  Rule: 8.4.2 A cost is paid by doing what it says

    Scenario: a cost that rests a character rests it
      Given Alice has Act-Rests-Itself-Draws on her center left
      When Alice uses Act-Rests-Itself-Draws's ACT
      Then Act-Rests-Itself-Draws is rested
      And Alice has 1 card in her hand

    Scenario: what is done as a cost triggers abilities
      Given Alice has Rests-Another-As-Cost on her center left, rested
      And Alice has Draws-When-Rested on her center right
      When Alice uses Rests-Another-As-Cost's ACT
      Then Draws-When-Rested is rested
      And Alice has 1 card in her stock
      And Alice has 1 card in her hand

    Scenario: a card that is put away as a cost is chosen by the player
      Given Alice has Act-Sacrifices-Another on her center left
      And Alice has Reed on her center middle
      And Alice has Clerk on her center right
      When Alice uses Act-Sacrifices-Another's ACT
      And Alice chooses Clerk
      Then Clerk is in Alice's waiting room
      And Reed is on Alice's center middle
      And Act-Sacrifices-Another has 2000 power

    Scenario: what is done as a cost can be replaced
      Given Alice has Act-Sacrifices-Another on her center left
      And Alice has Steps-Aside on her center right
      When Alice uses Act-Sacrifices-Another's ACT
      Then Steps-Aside is in Alice's memory

  @8.4.2.1
  Rule: 8.4.2.1 The parts are paid in the written order, with no refresh and no level up in between

    Scenario: the card that the first part stocks pays the second part
      Given Alice has Stocks-Then-Pays on her center left
      And Alice has Clerk in her stock
      And the top of Alice's deck is Reed
      When Alice uses Stocks-Then-Pays's ACT
      Then Reed is in Alice's waiting room
      And Alice has only Clerk in her stock

    @events
    Scenario: hand, stock and rest come one after the other
      Given Alice has Pays-In-Sequence on her center left
      And Alice has Clerk in her hand
      And Alice has Reed in her stock
      When Alice uses Pays-In-Sequence's ACT
      Then Clerk moved from Alice's hand to Alice's clock before Reed moved from Alice's stock to Alice's waiting room
      And Reed moved from Alice's stock to Alice's waiting room before Pays-In-Sequence was rested
      And Alice has 1 card in her hand

    Scenario: the deck that the first part empties is refreshed only after the last part
      Given Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice's deck is, from the top, Clerk
      And Alice has 3 cards in her waiting room
      And Alice has Reed in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      Then Alice's waiting room is empty
      And Alice has 2 cards in her clock
      And Alice has 1 card in her hand
      And Alice's deck has 2 cards

    Scenario: the level up that the first part makes due comes only after the last part
      Given Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice has 6 cards in her clock
      And Alice has Reed in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      Then Alice is asked to level up
      And Reed is in Alice's waiting room
      And Alice's hand is empty

    @reading:interrupts-due-after-a-cost-are-ordered
    Scenario: when both are due after the cost, the player chooses which comes first
      Given Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice has 6 cards in her clock
      And Alice's deck is, from the top, Clerk
      And Alice has 3 cards in her waiting room
      And Alice has Reed in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      Then Alice is asked to choose between refresh and level up
      And Alice's stock is empty

    @reading:interrupts-due-after-a-cost-are-ordered
    Scenario: the refresh first brings an eighth card into the clock
      Given Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice has 6 cards in her clock
      And Alice's deck is, from the top, Clerk
      And Alice has 3 cards in her waiting room
      And Alice has Reed in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      And Alice refreshes first
      Then Alice is asked to level up
      And Alice has 8 cards in her clock
      And Alice's deck has 3 cards

    @reading:interrupts-due-after-a-cost-are-ordered
    Scenario: the level up first gives the refresh more cards
      Given Alice has Draws-By-Clocking-And-Stock on her center left
      And Alice has 6 cards in her clock
      And Alice's deck is, from the top, Clerk
      And Alice has 3 cards in her waiting room
      And Alice has Reed in her stock
      When Alice uses Draws-By-Clocking-And-Stock's ACT
      And Alice levels up first
      And Alice puts Clerk into her level
      Then Alice has only Clerk in her level
      And Alice has 1 card in her clock
      And Alice has 1 card in her hand
      And Alice's deck has 8 cards

    Scenario: the eighth card of the clock comes before the level up
      Given Alice has Pays-With-Deck on her center left
      And Alice has 6 cards in her clock
      And Alice has Reed in her stock
      And the top of Alice's deck is Clerk and Lancer
      When Alice uses Pays-With-Deck's ACT
      Then Alice is asked to level up
      And Alice has 8 cards in her clock
      And Alice may not put Lancer into her level

  @8.4.2.2
  Rule: 8.4.2.2 When any part cannot be paid, nothing is paid

    @unchanged
    Scenario Outline: an ACT ability with one part missing is not offered
      Given Alice has Pays-In-Sequence on her center left, <state>
      And Alice has Boosts-Own-Side on her back left
      And Alice has <hand> cards in her hand
      And Alice has <stock> cards in her stock
      Then Alice may not use Pays-In-Sequence's ACT
      And Alice may use Boosts-Own-Side's ACT

      Examples:
        | state    | hand | stock |
        | standing | 0    | 1     |
        | standing | 1    | 0     |
        | rested   | 1    | 1     |

    @unchanged
    Scenario: with all parts it is offered
      Given Alice has Pays-In-Sequence on her center left
      And Alice has 1 card in her hand
      And Alice has 1 card in her stock
      Then Alice may use Pays-In-Sequence's ACT

    @unchanged
    Scenario: no refresh helps to pay with the deck
      Given Alice has Pays-With-Deck on her center left
      And Alice has Boosts-Own-Side on her back left
      And Alice's deck has 1 card
      And Alice has 5 cards in her waiting room
      And Alice has 1 card in her stock
      Then Alice may not use Pays-With-Deck's ACT
      And Alice may use Boosts-Own-Side's ACT

    Scenario: an AUTO ability takes no part of its cost
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice has Reed in her stock
      When Pays-Two-To-Draw attacks
      Then Alice has 2 cards in her stock
      And Reed is in Alice's stock
      And Alice's hand is empty

  @8.4.3
  Rule: 8.4.3 A circled number takes that many cards of the stock to the waiting room, no more and no fewer

    Scenario: exactly the number is taken, from the top
      Given it is Alice's attack phase
      And Alice has Pays-Two-To-Draw on her center left
      And Alice's stock is, from the top, Reed, Clerk and Lancer
      When Pays-Two-To-Draw attacks
      And Alice pays for Pays-Two-To-Draw's AUTO
      Then Alice has only Reed and Clerk in her waiting room
      And Lancer is in Alice's stock

    Scenario: the other player's stock is not touched
      Given Alice has Act-Draws on her center left
      And Alice has 1 card in her stock
      And Bob has 2 cards in his stock
      When Alice uses Act-Draws's ACT
      Then Alice's stock is empty
      And Bob has 2 cards in his stock

    Scenario: a text makes the other player pay out of the own stock
      Given Alice has Asks-Opponent-To-Pay in her hand
      And Alice has 2 cards in her stock
      And Bob has 3 cards in his stock
      When Alice plays Asks-Opponent-To-Pay
      And Bob says yes
      Then Bob has 1 card in his stock
      And Bob has 2 cards in his waiting room
      And Alice has 2 cards in her stock
      And Alice's hand is empty

    Scenario: a player with too few cards pays none
      Given Alice has Asks-Opponent-To-Pay in her hand
      And Bob has 1 card in his stock
      When Alice plays Asks-Opponent-To-Pay
      Then Bob has 1 card in his stock
      And Alice has 1 card in her hand
