Feature: 8.9 Resolving Continuous Effects

  Background:
    Given a game of Weiss Schwarz in Alice's main phase
    And a blank character Page with power 3000

  @8.9.1
  Rule: 8.9.1 Continuous effects are applied to what is printed, in a fixed order

    Scenario: a trait that is given, a power that it brings, and a power that is set later
      Given Alice has Boosts-Corps on her back left
      And Alice has Gives-Corps on her back right
      And Alice has Page on her center middle
      And Alice has Boosts-One in her hand
      When Alice plays Boosts-One
      And Alice chooses Page
      Then Page has 4500 power
      And Page has the trait Corps

    Scenario: a trait that is given last still comes before a power that was set
      Given Alice has Page on her center middle
      And Alice has Boosts-Corps and Sets-One-To-Five-Thousand in her hand
      And Alice has Gives-Corps in her hand
      When Alice plays Boosts-Corps onto her back left
      And Alice plays Sets-One-To-Five-Thousand
      And Alice chooses Page
      And Alice plays Gives-Corps onto her back right
      Then Page has the trait Corps
      And Page has 5000 power

  @8.9.1.1
  Rule: 8.9.1.1 What is printed comes first

    Scenario: effects add to the printed value and leave it as it is
      Given Alice has Page on her center left
      And Alice has Boosts-All in her hand
      When Alice plays Boosts-All onto her back left
      Then Page has 3500 power
      And Page's printed power is 3000

    Scenario: without effects the printed value is left
      Given Alice has Page on her center left
      And Alice has Boosts-All on her back left
      And Alice has Returns-To-Hand in her hand
      When Alice plays Returns-To-Hand
      And Alice chooses Boosts-All
      Then Page has 3000 power

  @8.9.1.2 @reading:which-effects-change-a-value
  Rule: 8.9.1.2 Effects that change no value are applied first

    Scenario: the trait comes after the power that asks for it, and counts
      Given Alice has Boosts-Corps on her back left
      And Alice has Page on her center middle
      And Alice has Gives-Corps in her hand
      When Alice plays Gives-Corps onto her back right
      Then Page has the trait Corps
      And Page has 3500 power

    Scenario: the trait is there before, and counts
      Given Alice has Gives-Corps on her back right
      And Alice has Page on her center middle
      And Alice has Boosts-Corps in her hand
      When Alice plays Boosts-Corps onto her back left
      Then Page has 3500 power

    Scenario: a character that does not get the trait gets no power
      Given Alice has Boosts-Corps on her back left
      And Alice has Page on her center left
      And Alice has Gives-Corps in her hand
      When Alice plays Gives-Corps onto her back right
      Then Page does not have the trait Corps
      And Page has 3000 power
      And Gives-Corps is on Alice's back right

    Scenario: abilities that are lost give no power, though they are older
      Given Alice has Boosts-All on her back left
      And Alice has Page on her center left
      And Alice has Strips-Abilities in her hand
      When Alice plays Strips-Abilities
      And Alice chooses Boosts-All
      Then Page has 3000 power

  @8.9.1.3
  Rule: 8.9.1.3 Then the effects that change a value are applied, each once

    @example
    Scenario: power up to 3000 is raised once, beyond the limit that it asks for
      Given Alice has Page on her center left
      And Alice has Boosts-The-Weak in her hand
      When Alice plays Boosts-The-Weak onto her back left
      Then Page has 3500 power

    Scenario: it is not raised again while it is below the limit
      Given a blank character Mouse with power 1000
      And Alice has Mouse on her center left
      And Alice has Boosts-The-Weak in her hand
      When Alice plays Boosts-The-Weak onto her back left
      Then Mouse has 1500 power

    Scenario: power above the limit is not raised
      Given these blank characters
        | name  | power |
        | Above | 3500  |
      And Alice has Above on her center left
      And Alice has Page on her center right
      And Alice has Boosts-The-Weak in her hand
      When Alice plays Boosts-The-Weak onto her back left
      Then Above has 3500 power
      And Page has 3500 power

    Scenario: two effects of the same kind are both applied
      Given Alice has Page on her center left
      And Alice has Boosts-All on her back left
      And Alice has Boosts-All in her hand
      When Alice plays Boosts-All#2 onto her back right
      Then Page has 4000 power

    @reading:set-and-add-share-a-layer
    Scenario: setting does not come before adding
      Given Alice has Page on her center left
      And Alice has Boosts-One and Sets-One-To-Five-Thousand in her hand
      When Alice plays Boosts-One
      And Alice plays Sets-One-To-Five-Thousand
      Then Page has 5000 power

  @8.9.1.4
  Rule: 8.9.1.4 An effect is applied after the one it depends on, whichever is older

    @example
    Scenario: the trait is given last, and the character has Encore by its trait
      Given Alice has Corps-Encore on her back left
      And Alice has Page on her center middle
      And Alice has Gives-Corps in her hand
      When Alice plays Gives-Corps onto her back right
      Then Page has the ability "Encore (put 1 character in your hand into the waiting room)"

    @example
    Scenario: the trait is given first, and the character has Encore by its trait
      Given Alice has Gives-Corps on her back right
      And Alice has Page on her center middle
      And Alice has Corps-Encore in her hand
      When Alice plays Corps-Encore onto her back left
      Then Page has the ability "Encore (put 1 character in your hand into the waiting room)"

    Scenario: a character in front of one of them alone has no such Encore
      Given Alice has Corps-Encore on her back left
      And Alice has Page on her center left
      And Alice has Gives-Corps in her hand
      When Alice plays Gives-Corps onto her back right
      Then Page does not have the ability "Encore (put 1 character in your hand into the waiting room)"
      And Gives-Corps is on Alice's back right

    Scenario: the older effect asks for a power that the newer one changes, and comes after it
      Given Alice has Boosts-The-Weak on her back left
      And Alice has Page on her center left
      And Alice has Boosts-All in her hand
      When Alice plays Boosts-All onto her back right
      Then Boosts-All is on Alice's back right
      And Page has 3500 power

    Scenario: the same with power that stays within what the older one asks for
      Given a blank character Squire with power 2500
      And Alice has Boosts-The-Weak on her back left
      And Alice has Squire on her center left
      And Alice has Boosts-All in her hand
      When Alice plays Boosts-All onto her back right
      Then Squire has 3500 power

    Scenario: the older effect asks for little power, which the newer one makes
      Given a blank character Knight with power 3500
      And Alice has Boosts-The-Weak on her back left
      And Alice has Knight on her center left
      And Alice has Sets-One-Thousand in her hand
      When Alice plays Sets-One-Thousand onto her back right
      Then Knight has 1500 power

    Scenario: the older effect asks for a strong character, which the newer one makes
      Given Alice has Doubled-By-Strength on her back left
      And Alice has Page on her center left
      And Alice has Sets-One-To-Five-Thousand in her hand
      When Alice plays Sets-One-To-Five-Thousand
      And Alice chooses Page
      Then Page has 5000 power
      And Doubled-By-Strength has 3000 power

  @8.9.1.5
  Rule: 8.9.1.5 What is left is applied in the order of time

    Scenario: set and then raised
      Given Alice has Page on her center left
      And Alice has Boosts-One and Sets-One-To-Five-Thousand in her hand
      When Alice plays Sets-One-To-Five-Thousand
      And Alice plays Boosts-One
      Then Page has 6000 power

    Scenario: raised and then set
      Given Alice has Page on her center left
      And Alice has Boosts-One and Sets-One-To-Five-Thousand in her hand
      When Alice plays Boosts-One
      And Alice plays Sets-One-To-Five-Thousand
      Then Page has 5000 power

    Scenario: of two that set, the later one stays
      Given Alice has Page on her center left
      And Alice has Sets-One-Thousand and Sets-One-To-Five-Thousand in her hand
      When Alice plays Sets-One-To-Five-Thousand
      And Alice plays Sets-One-Thousand onto her back left
      Then Page has 1000 power

  @8.9.1.5.1
  Rule: 8.9.1.5.1 A CONT effect is dated by the arrival of its card on the stage

    Scenario: the one that sets comes last
      Given Alice has Page on her center left
      And Alice has Boosts-All and Sets-Others-To-Five-Thousand in her hand
      When Alice plays Boosts-All onto her back left
      And Alice plays Sets-Others-To-Five-Thousand onto her back right
      Then Page has 5000 power

    Scenario: the one that raises comes last
      Given Alice has Page on her center left
      And Alice has Boosts-All and Sets-Others-To-Five-Thousand in her hand
      When Alice plays Sets-Others-To-Five-Thousand onto her back right
      And Alice plays Boosts-All onto her back left
      Then Page has 5500 power

    @reading:stage-move-keeps-the-time
    Scenario: a move to another position keeps the date
      Given Alice has Page on her center left
      And Alice has Boosts-All and Sets-Others-To-Five-Thousand in her hand
      When Alice plays Boosts-All onto her back left
      And Alice plays Sets-Others-To-Five-Thousand onto her back right
      And Alice exchanges her back left and center right
      Then Boosts-All is on Alice's center right
      And Page has 5000 power

    Scenario: a card that left the stage and came back is dated anew
      Given Alice has Page on her center left
      And Alice has Boosts-All, Returns-To-Hand and Sets-Others-To-Five-Thousand in her hand
      When Alice plays Boosts-All onto her back left
      And Alice plays Sets-Others-To-Five-Thousand onto her back right
      And Alice plays Returns-To-Hand
      And Alice chooses Boosts-All
      And Alice plays Boosts-All onto her back left
      Then Page has 5500 power

    Scenario: the arrival of the character that is changed does not matter
      Given Alice has Boosts-All, Page and Sets-Others-To-Five-Thousand in her hand
      When Alice plays Sets-Others-To-Five-Thousand onto her back right
      And Alice plays Boosts-All onto her back left
      And Alice plays Page onto her center left
      Then Page has 5500 power

  @8.9.1.5.2
  Rule: 8.9.1.5.2 Any other effect is dated by the play of its ability

    @example @reading:set-and-add-share-a-layer
    Scenario: power that is set to 0 after an older addition is 0
      Given Alice has Counts-Ahead on her back left
      And Alice has Page on her center left
      And Alice has Sets-To-Zero in her hand
      When Alice plays Sets-To-Zero
      And Alice chooses Page
      Then Page is in Alice's waiting room

    Scenario: an addition that comes after the setting is left
      Given Alice has Page on her center left
      And Alice has Sets-One-To-Five-Thousand and Boosts-All in her hand
      When Alice plays Sets-One-To-Five-Thousand
      And Alice plays Boosts-All onto her back left
      Then Page has 5500 power

    Scenario: an ACT ability is dated by its play, not by the arrival of its card
      Given Alice has Page on her center left
      And Alice has Boosts-Own-Side on her back left
      And Alice has Sets-Others-To-Five-Thousand in her hand
      When Alice plays Sets-Others-To-Five-Thousand onto her back right
      And Alice uses Boosts-Own-Side's ACT
      Then Page has 5500 power

    Scenario: an ACT ability that was played before is older
      Given Alice has Page on her center left
      And Alice has Boosts-Own-Side on her back left
      And Alice has Sets-Others-To-Five-Thousand in her hand
      When Alice uses Boosts-Own-Side's ACT
      And Alice plays Sets-Others-To-Five-Thousand onto her back right
      Then Page has 5000 power

  @8.9.2 @reading:lasting-effects-find-their-cards-once
  Rule: 8.9.2 Effects that are not from CONT abilities do not reach cards that come later

    @example
    Scenario: a character that is played after the event keeps its power
      Given Alice has Reed on her center right
      And Alice has Boosts-All-This-Turn and Page in her hand
      When Alice plays Boosts-All-This-Turn
      And Alice plays Page onto her center left
      Then Page has 3000 power
      And Reed has 3000 power

    Scenario: the same for an ACT ability
      Given Alice has Boosts-Own-Side on her center right
      And Alice has Page in her hand
      When Alice uses Boosts-Own-Side's ACT
      And Alice plays Page onto her center left
      Then Page has 3000 power
      And Boosts-Own-Side has 1500 power

    Scenario: a character that moves to another position keeps what it got
      Given Alice has Page on her center right
      And Alice has Boosts-All-This-Turn in her hand
      When Alice plays Boosts-All-This-Turn
      And Alice exchanges her center right and back left
      Then Page is on Alice's back left
      And Page has 4000 power

    Scenario: a character that leaves the stage and comes back has lost it
      Given Alice has Page on her center right
      And Alice has Boosts-All-This-Turn and Returns-To-Hand in her hand
      When Alice plays Boosts-All-This-Turn
      Then Page has 4000 power
      When Alice plays Returns-To-Hand
      And Alice plays Page onto her center right
      Then Page is on Alice's center right
      And Page has 3000 power

    Scenario: a CONT ability reaches a card that comes later
      Given Alice has Boosts-All on her back left
      And Alice has Page in her hand
      When Alice plays Page onto her center left
      Then Page has 3500 power

    Scenario: a character that is lost to sight for a moment comes back by Encore without it
      Given Alice has Clerk on her center left
      And Alice has Boosts-All-This-Turn and Puts-A-Character-Away in her hand
      And Alice has 3 cards in her stock
      When Alice plays Boosts-All-This-Turn
      And Alice plays Puts-A-Character-Away
      And Alice pays for Clerk's Encore
      Then Clerk is rested on Alice's center left
      And Clerk has 1500 power

  @8.9.3
  Rule: 8.9.3 The continuous effect of a zone reaches a card the moment it enters

    Scenario: a character without power of its own survives under an older effect
      Given a blank character Wisp with power 0
      And Alice has Boosts-All on her back left
      And Alice has Wisp in her hand
      When Alice plays Wisp onto her center left
      Then Wisp is on Alice's center left
      And Wisp has 500 power

    Scenario: without such an effect it goes
      Given a blank character Wisp with power 0
      And Alice has Wisp in her hand
      When Alice plays Wisp onto her center left
      Then Wisp is in Alice's waiting room

    Scenario: a card that enters the clock gets what the clock gives
      Given Alice has Strengthens-Clock on her back left
      And Alice has Page in her waiting room
      And Alice has Clocks-From-Waiting-Room in her hand
      When Alice plays Clocks-From-Waiting-Room
      Then Page is in Alice's clock
      And Page has 4000 power

  @8.9.3.1
  Rule: 8.9.3.1 A condition on an entering card sees it with the effects of that zone

    Background:
      Given these blank characters
        | name  | power |
        | Mouse | 1000  |
        | Hound | 1500  |
      And Alice has Draws-When-Strong-Arrives on her back right

    Scenario: a character that the stage makes strong enough counts
      Given Alice has Boosts-All on her back left
      And Alice has Mouse in her hand
      When Alice plays Mouse onto her center left
      Then Alice has 1 card in her hand

    Scenario: a character that the stage makes too weak does not count
      Given Bob has Weakens-Facing on his center right
      And Alice has Hound in her hand
      When Alice plays Hound onto her center left
      Then Hound has 1000 power
      And Alice's hand is empty

    Scenario: a character that is strong enough by itself counts
      Given Bob has Weakens-Facing on his center right
      And Alice has Hound in her hand
      When Alice plays Hound onto her center right
      Then Hound has 1500 power
      And Alice has 1 card in her hand

    Scenario: a character that becomes strong later does not count
      Given Alice has Mouse and Boosts-One in her hand
      When Alice plays Mouse onto her center left
      And Alice plays Boosts-One
      And Alice chooses Mouse
      Then Mouse has 2000 power
      And Alice's hand is empty
