// The adapter between headjudge and your engine, at level `play`; made by `headjudge init`, yours to change.
// The toy game at the top stands where your engine goes. Below it, the adapter answers the eight methods of the
// protocol, a line of JSON for a line of JSON: `headjudge protocol schema` shows each message.
import { createInterface } from "node:readline";

const RULEBOOK = "@rulebook@";
const PLAYERS = ["Alice", "Bob"];

// ---- YOUR ENGINE GOES HERE -----------------------------------------------------------------------------------------

// In turn the players draw a card or pass; two passes in a row end the game, and the larger hand wins.
class ToyGame {
  constructor(seed) {
    this.random = seed ?? Math.floor(Math.random() * 2 ** 31);
    this.hands = { Alice: [], Bob: [] };
    this.decks = { Alice: this.shuffled("Alice"), Bob: this.shuffled("Bob") };
    this.turn = 1;
    this.passes = 0;
    this.over = false;
    this.winner = null;
  }

  shuffled(player) {
    const deck = Array.from({ length: 20 }, (_, n) => `${player}'s card ${n + 1}`);
    for (let last = deck.length - 1; last > 0; last -= 1) {
      this.random = (this.random * 1103515245 + 12345) % 2 ** 31;
      const chosen = this.random % (last + 1);
      [deck[last], deck[chosen]] = [deck[chosen], deck[last]];
    }
    return deck;
  }

  get player() {
    return PLAYERS[(this.turn - 1) % 2];
  }

  moves() {
    return this.decks[this.player].length ? ["draw", "pass"] : ["pass"];
  }

  play(move) {
    if (move === "draw") this.hands[this.player].push(this.decks[this.player].shift());
    this.passes = move === "pass" ? this.passes + 1 : 0;
    this.turn += 1;
    const lead = this.hands.Alice.length - this.hands.Bob.length;
    if (this.passes === 2) this.end(lead === 0 ? null : PLAYERS[lead > 0 ? 0 : 1]);
  }

  end(winner) {
    this.over = true;
    this.winner = winner;
  }
}

// ---- THE ADAPTER ---------------------------------------------------------------------------------------------------

const games = new Map();

function reply(number) {
  const game = games.get(number);
  if (game.over) return { game: number, result: { winner: game.winner, clause: "" } };
  const options = game.moves().map((move) => ({ do: move }));
  return { game: number, decision: { player: game.player, kind: "draw or pass", options } };
}

// The judge sees all; a player sees no deck, and no hand but the own one.
function cards(names, place, seen) {
  return names.map((card, n) => (seen ? { id: `${place}${n}`, card } : { id: `${place}${n}` }));
}

const methods = {
  // How far the adapter goes; docs/protocol.md says what each level asks for.
  hello: () => ({
    protocol: 1, name: "my engine", version: "0.1", language: "JavaScript", rulebooks: [RULEBOOK], level: "play",
  }),

  // At level `play` positions and decks of others are unsupported.
  new: ({ rulebook, position, decks, seed }) => {
    if (rulebook !== RULEBOOK || position || decks) return { unsupported: { what: "anything but its own decks" } };
    const number = games.size + 1;
    games.set(number, new ToyGame(seed));
    return reply(number);
  },

  // What is not offered is refused, and everything stays as it was.
  decide: ({ game: number, answer }) => {
    const game = games.get(number);
    const legal = !game.over && Array.isArray(answer) && answer.length === 1 && game.moves().includes(answer[0].do);
    if (!legal) return { game: number, refused: { why: `${JSON.stringify(answer)} is not offered` } };
    game.play(answer[0].do);
    return reply(number);
  },

  concede: ({ game: number, player }) => {
    games.get(number).end(PLAYERS[1 - PLAYERS.indexOf(player)]);
    return reply(number);
  },

  loop: () => ({ unsupported: { what: "loops" } }),

  observe: ({ game: number, viewer = "judge" }) => {
    const game = games.get(number);
    const side = (player) => ({
      zones: {
        deck: cards(game.decks[player], `${player} d`, viewer === "judge"),
        hand: cards(game.hands[player], `${player} h`, viewer === "judge" || viewer === player),
      },
    });
    const { decision, result } = reply(number);
    const own = decision && ["judge", decision.player].includes(viewer) ? decision : undefined;
    const players = { Alice: side("Alice"), Bob: side("Bob") };
    return { viewer, at: "", turn: game.turn, players, decision: own, result };
  },

  close: () => ({}),

  bye: () => ({}),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result: methods[method](params) }));
  if (method === "bye") break;
}
