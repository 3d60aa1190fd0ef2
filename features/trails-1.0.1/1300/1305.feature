Feature: 1305 Indefinite Values

  Background:
    Given a game of Trails
    And these blank UNITs
      | name  | CP cost | STR | DEF | organization |
      | Piper | 2       | 3   | 7   | Guild        |
      | Drum  | 4       | 1   | 5   | Guild        |
      | Flute | 1       | 2   | 6   | Watch        |

  @1305.1
  Rule: 1305.1 X in a text is a number yet to be found

    Scenario: X is the same number wherever the text has it
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 5 EP
      When Alice uses Strengthens-By-X's arts targeting Piper with X = 3
      And both players pass until nothing waits
      Then Piper is 6/7
      And Alice has 2 EP

    Scenario: the next time X is another number
      Given Alice has two Strengthens-By-Xs in her hand
      And Alice has Piper on her field
      And Alice has 5 EP
      When Alice uses Strengthens-By-X's arts targeting Piper with X = 3
      And both players pass until nothing waits
      And Alice uses Strengthens-By-X#2's arts targeting Piper with X = 1
      And both players pass until nothing waits
      Then Piper is 7/7
      And Alice has 1 EP

    Scenario: X may turn out to be nothing
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 0 EP
      When Alice uses Strengthens-By-X's arts targeting Piper with X = 0
      And both players pass until nothing waits
      Then Piper is 3/7
      And Strengthens-By-X is in Alice's trail

  @1305.2
  Rule: 1305.2 X is found when the card or ability is played

    Scenario: X is asked for before anything is paid or waits
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 5 EP
      When Alice uses Strengthens-By-X's arts
      Then Alice is asked to name X
      And Alice has 5 EP
      And nothing waits to be resolved

    Scenario: X is not asked for again when the EVENT resolves
      Given Alice has Gains-X in her hand
      When Alice plays Gains-X with X = 4
      Then Gains-X waits to be resolved
      And Alice has 20 bond
      When both players pass
      Then Alice has gained 4 bond
      And Alice has priority

  @1305.2a
  Rule: 1305.2a Where nothing says how to find X the player names it

    Scenario: X of a cost is any number that can be paid, from nothing on
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 2 EP
      And Alice has 1 card in her homebase
      When Alice uses Strengthens-By-X's arts
      Then Alice may name the number 0
      And Alice may name the number 3
      And Alice may not name the number 4
      And Alice may not name the number -1

    Scenario: an X that costs nothing has no upper bound
      Given Alice has Gains-X in her hand
      When Alice plays Gains-X with X = 1000
      And both players pass
      Then Alice has gained 1000 bond

    Scenario: X may be nothing
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 2 EP
      When Alice uses Strengthens-By-X's arts targeting Piper with X = 0
      And both players pass until nothing waits
      Then Piper is 3/7
      And Alice has 2 EP
      And Strengthens-By-X is in Alice's trail

    Scenario: the player of the card names X and not the one whose step it is
      Given Bob has Gains-X in his hand
      When Alice passes
      And Bob plays Gains-X
      Then Bob is asked to name X

  @1305.2b
  Rule: 1305.2b Where the text says how, X is worked out on play as far as all is known

    Scenario: X is worked out and nobody names it
      Given Alice has Gains-X-For-UNITs in her hand
      And Alice has Piper, Drum and Flute on her field
      When Alice plays Gains-X-For-UNITs
      And both players pass
      Then Alice has gained 3 bond
      And nobody was asked to name X

    Scenario: what is worked out is the number at the time of the play
      Given Alice has Gains-X-For-UNITs and Fields-From-Hand in her hand
      And Alice has Piper and Drum on her field
      And Alice has Flute in her hand
      And Alice has 1 EP
      When Alice plays Gains-X-For-UNITs
      And Alice plays Fields-From-Hand
      And both players pass
      And Alice chooses Flute
      Then Flute is on Alice's field
      When both players pass
      Then Alice has gained 2 bond

  @1305.2c
  Rule: 1305.2c Once found X stays as it is until the card or ability has left standby

    Scenario: an X that was worked out does not follow what is counted
      Given Alice has Gains-X-For-UNITs in her hand
      And Alice has Piper, Drum and Flute on her field
      And Bob has Knocks-Out-A-UNIT in his hand
      When Alice plays Gains-X-For-UNITs
      And Alice passes
      And Bob plays Knocks-Out-A-UNIT targeting Drum
      And both players pass until nothing waits
      Then Drum is in Alice's trail
      And Alice has gained 3 bond

    Scenario: the same EVENT played again finds X anew
      Given Alice has two Gains-X-For-UNITs in her hand
      And Alice has Piper, Drum and Flute on her field
      And Alice has Knocks-Out-A-UNIT in her hand
      When Alice plays Gains-X-For-UNITs
      And both players pass
      And Alice plays Knocks-Out-A-UNIT targeting Drum
      And both players pass
      And Alice plays Gains-X-For-UNITs#2
      And both players pass
      Then Alice has gained 5 bond

    Scenario: an X that was named does not change when a source of its payment is lost
      Given Alice has Strengthens-By-X in her hand
      And Alice has Piper on her field
      And Alice has 2 cards in her homebase
      And Bob has Destroys-A-Home-Card in his hand
      When Alice uses Strengthens-By-X's arts targeting Piper with X = 2
      And Alice passes
      And Bob plays Destroys-A-Home-Card targeting Filler
      And both players pass until nothing waits
      Then Piper is 5/7

  @1305.3
  Rule: 1305.3 An X that could not be found on play is found on resolution

    @reading:late-letters-are-found-in-the-effect
    Scenario: X depends on a card that is seen on resolution only
      Given Alice has Gains-By-Top-Card in her hand
      And Alice has 1 EP
      And the top of Alice's deck is Drum
      When Alice plays Gains-By-Top-Card
      And both players pass
      Then Alice has gained 4 bond
      And nobody was asked to name X

    @reading:late-letters-are-found-in-the-effect
    Scenario: what has come to lie there by then decides
      Given Alice has Gains-By-Top-Card and Draws-Three in her hand
      And Alice has 1 EP
      And the top of Alice's deck is Flute, Piper, Flute#2, Drum
      When Alice plays Gains-By-Top-Card
      And Alice plays Draws-Three
      And both players pass until nothing waits
      Then Alice has gained 4 bond

  @1305.4
  Rule: 1305.4 The X of a valid continuous craft is kept up to date

    Scenario: the value follows what is counted, up and down
      Given Alice has Grows-With-Hand on her field
      And Alice has Draws-Three and Piper in her hand
      Then Grows-With-Hand is 3/3
      When Alice plays Draws-Three
      Then Grows-With-Hand is 2/3
      When both players pass
      Then Grows-With-Hand is 5/3

    Scenario: only the hand of the controller counts, and an empty hand gives nothing
      Given Alice has Grows-With-Hand on her field
      And Bob has Grows-With-Hand#2 on his field
      And Bob has 4 cards in his hand
      Then Grows-With-Hand is 1/3
      And Grows-With-Hand#2 is 5/3

  @1305.5
  Rule: 1305.5 Other letters are read as X is

    Scenario: a Y that nothing explains is named by the player
      Given Alice has Gains-Y in her hand
      When Alice plays Gains-Y
      Then Alice is asked to name a number
      When Alice names the number 6
      And both players pass
      Then Alice has gained 6 bond

    Scenario: a Z in a continuous craft is kept up to date
      Given Alice has Grows-With-Homebase on her field
      And Alice has 2 cards in her homebase
      And Alice has Piper in her hand
      And it is the start of Alice's homebase step
      When Alice puts Piper into her homebase
      Then Grows-With-Homebase is 1/6
