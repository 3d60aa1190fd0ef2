Feature: 11.2 Actions that Merit an Additional Turn

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @11.2.1
  Rule: 11.2.1 The next turn is that of the player named by an effect

    Scenario: the turn player has the next turn too
      Given Alice has Takes-Another-Turn in her hand
      When Alice plays Takes-Another-Turn
      And the turn ends
      Then Alice is the turn player

    Scenario: after the additional turn the other player is next
      Given Alice has Takes-Another-Turn in her hand
      When Alice plays Takes-Another-Turn
      And two turns end
      Then Bob is the turn player

    Scenario: a turn given to the opponent is the opponent's
      Given Alice has Gives-Them-A-Turn in her hand
      When Alice plays Gives-Them-A-Turn
      And the turn ends
      Then Bob is the turn player

  @11.2.2 @reading:postponed-turns-stay-in-order
  Rule: 11.2.2 Of several additional turns the latest comes first and the others wait

    Scenario: two additional turns follow one another
      Given Alice has two Takes-Another-Turns in her hand
      When Alice plays Takes-Another-Turn
      And Alice plays Takes-Another-Turn#2
      And two turns end
      Then it is turn 5
      And Alice is the turn player

    @own-card
    Scenario: the turn that an ability gave last comes first, although nothing has moved in between
      Given the character Turner with level 0, cost 0, power 1000 and the text
        """
        ACT: take an extra turn.
        ACT: your opponent takes an extra turn.
        """
      And Alice has Turner on her center left
      When Alice uses Turner's first ability
      And Alice uses Turner's second ability
      And the turn ends
      Then Bob is the turn player
      When the turn ends
      Then Alice is the turn player
      When the turn ends
      Then Bob is the turn player

    @own-card
    Scenario: of turns that one effect gives to both the turn player chooses
      Given the event Turner with the text
        """
        TEXT: both players take an extra turn.
        """
      And Alice has Turner in her hand
      When Alice plays Turner
      And the game reaches the last check timing of Alice's turn
      Then Alice is asked to take an additional turn
      And Alice may give the next turn to Bob
      When Alice gives the next turn to Alice
      Then it is turn 4
      And Alice is the turn player
      When the turn ends
      Then Bob is the turn player

    Scenario: the one given last is taken first, whoever takes it
      Given Alice has Takes-Another-Turn and Gives-A-Turn in her hand
      When Alice plays Takes-Another-Turn
      And Alice plays Gives-A-Turn
      And the turn ends
      Then Bob is the turn player
      When the turn ends
      Then Alice is the turn player
