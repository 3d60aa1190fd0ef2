Feature: 8.2 Categories of Effects

  Background:
    Given a game of Weiss Schwarz in Alice's main phase

  @8.2.1.1 @8.8.1
  Rule: 8.2.1.1 A one-shot effect is done, and then it is over

    @example
    Scenario: a card is drawn, and none later
      Given Alice has Draws-One in her hand
      When Alice plays Draws-One
      Then Alice has 1 card in her hand
      When the turn ends
      Then Alice has 1 card in her hand

    @example
    Scenario: a character that was put away may come back
      Given Alice has Leaves-On-Attack on her center left
      And Alice has Fetches-A-Character in her hand
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then Leaves-On-Attack is in Alice's waiting room
      When Alice plays Fetches-A-Character
      And Alice plays Leaves-On-Attack onto her center right
      Then Leaves-On-Attack is on Alice's center right

    Scenario: characters are rested, and one that comes later stands
      Given Alice has Reed on her center left
      And Alice has Rests-All and Clerk in her hand
      When Alice plays Rests-All
      And Alice plays Clerk onto her center right
      Then Reed is rested
      And Clerk is standing

    Scenario: characters that are rested can be stood again in the same turn
      Given Alice has Reed on her center left
      And Alice has Rests-All and Stands-All in her hand
      When Alice plays Rests-All
      Then Reed is rested
      When Alice plays Stands-All
      Then Reed is standing

  @8.2.1.2
  Rule: 8.2.1.2 A continuous effect lasts for its duration, and for the game when it names none

    Scenario: for the turn means up to its end
      Given Alice has Reed on her center left
      And Alice has Boosts-One in her hand
      When Alice plays Boosts-One
      And the game reaches Alice's attack phase
      Then Reed has 3000 power
      When the turn ends
      Then Reed has 2000 power

    Scenario: for the phase means up to its end
      Given Alice has Reed on her center left
      And Alice has Boosts-This-Phase in her hand
      When Alice plays Boosts-This-Phase
      Then Reed has 3000 power
      When Alice passes
      Then it is Alice's climax phase
      And Reed has 2000 power

    Scenario: an effect without a duration outlasts the turns
      Given Alice has Reed on her center left
      And Alice has Boosts-For-Good in her hand
      When Alice plays Boosts-For-Good
      And two turns end
      Then it is turn 5
      And Reed has 3000 power

    Scenario: an effect without a duration outlasts the card that made it
      Given Alice has Reed on her center left
      And Alice has Boosts-For-Good in her hand
      When Alice plays Boosts-For-Good
      Then Boosts-For-Good is in Alice's waiting room
      And Reed has 3000 power

    Scenario: two effects of different duration end each in its time
      Given Alice has Reed on her center left
      And Alice has Boosts-For-Good, Boosts-One and Boosts-This-Phase in her hand
      When Alice plays Boosts-For-Good
      And Alice plays Boosts-One
      And Alice plays Boosts-This-Phase
      Then Reed has 5000 power
      When Alice passes
      Then Reed has 4000 power
      When the turn ends
      Then Reed has 3000 power

    @example
    Scenario: characters in front get power as long as the one behind stands there
      Given Alice has Counts-Ahead on her back left
      And Alice has Reed on her center left
      When Alice exchanges her back left and back right
      Then Reed has 2000 power
      When Alice exchanges her back left and back right
      Then Reed has 2500 power

  @8.2.1.3
  Rule: 8.2.1.3 A replacement effect puts one event in the place of another

    Scenario: a character goes to memory where it would go to the waiting room
      Given Alice has Steps-Aside on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then Steps-Aside is in Alice's memory

    Scenario: another event is not replaced
      Given Alice has Steps-Aside on her center left
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      Then Steps-Aside is in Alice's hand
      And Alice's memory is empty

    Scenario: rule actions are replaced as well
      Given Alice has Steps-Aside on her center left
      And Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Steps-Aside is in Alice's memory
      And Reed is on Alice's center left

  @8.2.1.3.1 @8.10.1
  Rule: 8.2.1.3.1 Where a text says B instead of A, B is done and A is not

    Scenario: one card goes to the clock where two damage would be taken
      Given Bob has Softens-Damage on his back left
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      Then Bob has 1 card in his clock
      And Bob's deck has 19 cards

    Scenario: the climax that would have canceled lies in the clock
      Given Bob has Softens-Damage on his back left
      And the top of Bob's deck is Finale
      And Alice has Damages-For-Two in her hand
      When Alice plays Damages-For-Two
      Then Finale is in Bob's clock
      And Bob's waiting room is empty

    Scenario: nobody is asked
      Given Alice has Steps-Aside on her center left
      And Alice has Puts-A-Character-Away in her hand
      When Alice plays Puts-A-Character-Away
      Then Steps-Aside is in Alice's memory
      And nobody was asked to decide whether to replace

  @8.2.1.3.2
  Rule: 8.2.1.3.2 Where the text leaves it to a player, that player is asked whether to replace

    Background:
      Given Alice has May-Step-Aside on her center left
      And Alice has Puts-A-Character-Away and Clerk in her hand

    Scenario: the player replaces
      When Alice plays Puts-A-Character-Away
      Then Alice is asked to decide whether to replace
      When Alice says yes
      Then May-Step-Aside is on Alice's center left
      And Clerk is in Alice's waiting room

    Scenario: the player does not replace
      When Alice plays Puts-A-Character-Away
      And Alice says no
      Then May-Step-Aside is in Alice's waiting room
      And Clerk is in Alice's hand

    Scenario: the player of the text is asked, not the one whose effect it is
      Given Bob has May-Step-Aside on his center left
      And Bob has Lancer in his hand
      When Alice plays Puts-A-Character-Away
      And Alice chooses May-Step-Aside#2
      Then Bob is asked to decide whether to replace
      When Bob says yes
      Then May-Step-Aside#2 is on Bob's center left
      And Lancer is in Bob's waiting room
      And Clerk is in Alice's hand
