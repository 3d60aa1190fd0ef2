Feature: 2.3 Type

  @2.3.1
  Rule: 2.3.1 Each card has its type, which says what becomes of it when it is played

    @2.3.2
    Scenario: a character goes onto the stage
      Given Alice has Reed in her hand
      When Alice plays Reed onto her center left
      Then Reed is a character
      And Reed is on Alice's center left

    @2.3.2
    Scenario: an event goes by way of its effect into the waiting room
      Given Alice has Memo in her hand
      When Alice plays Memo
      Then Memo is an event
      And Memo is in Alice's waiting room

    @2.3.2
    Scenario: a climax goes into the climax area
      Given it is Alice's climax phase
      And Alice has Finale in her hand
      And Alice is at level 1
      When Alice plays Finale
      Then Finale is a climax
      And Finale is in Alice's climax area

  @2.3.2
  Rule: 2.3.2 A card is a character, an event or a climax

    Scenario Outline: a text that asks for one type finds no other
      Given Alice has <text> in her hand
      And Alice has Reed, Memo and Finale in her waiting room
      When Alice plays <text>
      Then <found> is in Alice's hand
      And Alice has 1 card in her hand

      Examples:
        | text                | found  |
        | Fetches-A-Character | Reed   |
        | Fetches-An-Event    | Memo   |
        | Fetches-A-Climax    | Finale |

    Scenario: only characters and events are played in the main phase
      Given it is Alice's clock phase
      And Alice has Reed, Memo and Finale in her hand
      And Alice is at level 1
      When Alice puts no card into her clock
      Then Alice may play Reed
      And Alice may play Memo
      And Alice may not play Finale

    Scenario: only climaxes are played in the climax phase
      Given Alice has Reed, Memo and Finale in her hand
      And Alice is at level 1
      When the game reaches Alice's climax phase
      Then Alice may play Finale
      And Alice may not play Reed
      And Alice may not play Memo

  @2.3.2.1.2
  Rule: 2.3.2.1.2 A character without a zone is one on the stage

    Scenario: characters on both stages are offered, those elsewhere are not
      Given Alice has Reed on her center left
      And Bob has Clerk on his back right
      And Alice has Rests-A-Character and Sedge in her hand
      And Alice has Lancer in her waiting room
      And Alice has Wall in her clock
      When Alice plays Rests-A-Character
      Then Alice may choose among Reed and Clerk

    Scenario: a character in the waiting room alone is none to choose
      Given Alice has Rests-A-Character in her hand
      And Alice has Lancer in her waiting room
      When Alice plays Rests-A-Character
      Then nobody was asked to choose cards
      And Alice has Lancer and Rests-A-Character in her waiting room

    Scenario: a marker is no character on the stage
      Given Alice has Reed on her center left
      And Reed has Clerk as face-up marker
      And Bob has Wall on his center left
      And Alice has Rests-A-Character in her hand
      When Alice plays Rests-A-Character
      Then Alice may choose among Reed and Wall

  @2.3.2.3.2
  Rule: 2.3.2.3.2 A climax without a zone is one in the climax area

    Scenario: the climax in the climax area is returned, the one in the waiting room is not
      Given Alice has Finale in her climax area
      And Alice has Blue-Finale in her waiting room
      And Alice has Returns-A-Climax in her hand
      When Alice plays Returns-A-Climax
      Then Finale is in Alice's hand
      And Blue-Finale is in Alice's waiting room

    Scenario: without a climax in a climax area nothing is returned
      Given Alice has Blue-Finale in her waiting room
      And Alice has Returns-A-Climax in her hand
      When Alice plays Returns-A-Climax
      Then Alice's hand is empty
      And Alice has Blue-Finale and Returns-A-Climax in her waiting room
