Feature: 1333 Has all organizations

  Background:
    Given a game of Trails
    And Alice has 5 EP
    And these blank UNITs
      | name    | CP cost | STR | DEF | organization |
      | Reed    | 2       | 3   | 2   | Guild        |
      | Sedge   | 1       | 1   | 4   | Guild        |
      | Lancer  | 3       | 5   | 3   | Watch        |
      | Drifter | 1       | 2   | 2   |              |

  @1333.1
  Rule: 1333.1 A card with all organizations has every one, besides its own

    @example
    Scenario: a BASE gives every organization to the UNITs of its player
      Given Alice has Reed and Drifter on her field
      And Bob has Sedge on his field
      And Alice has Unites-All in her homebase, face-down
      When Alice plays Unites-All
      And both players pass
      Then Reed has all organizations
      And Drifter has all organizations
      And Drifter has the organization Fleet
      And Sedge does not have all organizations
      And Sedge does not have the organization Fleet

    @example
    Scenario: UNITs that have nothing else in common attack together
      Given it is Alice's choice of attackers
      And Alice has Reed, Lancer and Drifter on her field
      And Alice has Unites-All in her homebase
      And Bob has Sedge on his field
      When Reed, Lancer and Drifter attack Sedge
      And both players pass until the attack is made
      Then Reed, Lancer and Drifter are attacking

    Scenario: when the BASE is turned face-down its UNITs have their own organizations alone
      Given it is the combat phase
      And Alice has Reed, Sedge, Lancer and Drifter on her field
      And Alice has Unites-All in her homebase
      And Alice has Turns-A-Home-Card-Down in her hand
      And Bob has Clerk on his field
      When Alice plays Turns-A-Home-Card-Down targeting Unites-All
      And both players pass
      And the combat reaches Alice's choice of attackers
      Then Alice may attack with Reed and Sedge
      And Alice may not attack with Reed and Lancer
      And Alice may not attack with Reed and Drifter

    Scenario: the UNITs of the other player do not have all organizations
      Given it is Alice's choice of attackers
      And Alice has Clerk and Drifter on her field
      And Alice has Unites-All in her homebase
      And Bob has Reed, Sedge and Lancer on his field
      Then Alice may attack with Clerk and Drifter
      When Alice declares no attack
      And the combat reaches Bob's choice of attackers
      Then Bob may attack with Reed and Sedge
      And Bob may not attack with Reed and Lancer

    Scenario: a card with all organizations is found by any of them
      Given Alice has Everyman and Lancer on her field
      And Bob has Reed on his field
      And Alice has Helps-One-Guild in her hand
      When Alice starts to play Helps-One-Guild
      Then Alice may choose among Everyman and Reed

    Scenario: it attacks with members of any one, who still need one in common among themselves
      Given it is Alice's choice of attackers
      And Alice has Everyman, Reed, Sedge, Lancer and Drifter on her field
      And Bob has Drifter on his field
      Then Alice may attack with Everyman, Reed and Sedge
      And Alice may attack with Everyman and Lancer
      And Alice may not attack with Everyman, Reed and Lancer
      And Alice may not attack with Everyman and Drifter

    Scenario: in all zones means in the trail too
      Given Alice has Everyman and Lancer in her trail
      And Alice has Counts-Guild in her hand
      When Alice plays Counts-Guild
      And both players pass
      Then Alice has gained 10 bond

    Scenario: it has nothing in common with a UNIT that has no organization
      Given Alice has Everyman, Lancer and Drifter on her field
      Then Alice may support Lancer with Everyman
      And Alice may not support Drifter

    Scenario: it supports a UNIT of any organization
      Given Alice has Everyman, Lancer and Drifter on her field
      When Alice supports Lancer with Everyman
      And both players pass
      Then Lancer has Support
      And Everyman is actioned

    @example @reading:attribution-is-affiliation @reading:attribution-first-attack
    Scenario: who takes over the organizations of such a UNIT has all of them too
      Given it is Alice's choice of attackers
      And Alice has Joiner and Everyman on her field
      And Bob has Lancer on his field
      When Everyman attacks Lancer
      And both players pass until the fight is over
      Then Joiner has all organizations
      And Joiner has the organization Guild

  @1333.2
  Rule: 1333.2 All organizations do not raise the number of organizations

    @example
    Scenario: a UNIT with all organizations counts with the one it is printed with
      Given Alice has Everyman on her field
      And Alice has Counts-Organizations in her hand
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 1 bond
      And Everyman has 1 organization

    @example
    Scenario: organizations that are linked with its own count
      Given Alice has Everyman and Links-Guild-Empire on her field
      And Alice has Counts-Organizations in her hand
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond
      And Everyman has 2 organizations

    Scenario: a link of other organizations does not count because it has all
      Given Alice has Everyman and Links-Guild-Watch on her field
      And Alice has Counts-Organizations in her hand
      Then Everyman has 1 organization
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond

    @example @reading:attribution-is-affiliation @reading:attribution-first-attack
    Scenario: who takes over its organizations counts its printed one besides its own
      Given it is Alice's choice of attackers
      And Alice has Joiner and Everyman on her field
      And Alice has Counts-Organizations in her hand
      And Bob has Sedge on his field
      When Everyman attacks Sedge
      And both players pass until the fight is over
      Then Joiner has 2 organizations
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond

    Scenario: an organization that it gained besides counts
      Given Alice has Everyman on her field
      And Alice has Enlists-In-Watch and Counts-Organizations in her hand
      When Alice plays Enlists-In-Watch targeting Everyman
      And both players pass
      And Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond
      And Everyman has 2 organizations

    Scenario: UNITs that a BASE gives all organizations count with their own alone
      Given Alice has Reed, Sedge, Lancer and Drifter on her field
      And Alice has Unites-All in her homebase
      And Alice has Counts-Organizations in her hand
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond
      And Drifter has 0 organizations

    Scenario: an organization of its own that another UNIT has too counts once
      Given a blank UNIT Legate with STR 2, DEF 5, organization Empire
      And Alice has Everyman, Legate and Reed on her field
      And Alice has Counts-Organizations in her hand
      When Alice plays Counts-Organizations
      And both players pass
      Then Alice has gained 2 bond
