// An adapter in JavaScript, without packages, at level `setup`. It knows the preparation phase of Trails, in which
// nothing is played; what goes beyond that it answers with `unsupported`, which never counts against an engine.
import { createInterface } from "node:readline";
const PLAYERS = ["Alice", "Bob"];
const ZONES = ["deck", "hand", "field", "homebase", "trail", "exile zone"];
const NO_POOL = { CP: 0, EP: 0 }; // 302.1b: after every step
const FACE_DOWN = { orientation: "ready", face: "face-down" };
const other = (player) => PLAYERS[1 - PLAYERS.indexOf(player)];
const each = (names, value) => Object.fromEntries(names.map((name) => [name, value(name)]));
const named = (cards, label) => cards.find((card) => card.label === label);
const key = (option) => JSON.stringify(Object.entries(option).sort());
const refuse = (why, clause = "") => { throw { refused: { why, clause } }; };
const unsupported = (what) => { throw { unsupported: { what } }; };
// The rows of the phase: a star gives priority. `who` performs the step: 0 is the player with the initiative.
const rows = (text, who) => text.split(" ").map((at) => ({ at: at.replace("*", ""), window: at.endsWith("*"), who }));
const steps = (who) => rows("703.6a 703.6b 703.6c* 703.7a 703.7b 703.7c* 703.8a 703.8b 703.8c*", who);
const COURSE = [...rows("703.1 703.2* 703.3 703.4* 703.5"), ...steps(0), ...steps(1)];

class Game {
  constructor({ at, turn = 1, roles = {}, players = {}, cards = {}, memory, shared }) {
    Object.assign(this, { turn, cards, ids: 0, initiative: roles.initiative ?? "Alice" });
    if (memory || shared || Object.values(cards).some((card) => card.abilities?.length)) unsupported("effects");
    this.numbers = each(PLAYERS, (player) => ({ bond: 20, ...NO_POOL, ...players[player]?.numbers }));
    this.zones = each(PLAYERS, (player) => each(ZONES, (zone) =>
      (players[player]?.zones?.[zone] ?? []).map((card) => this.arrive(card, player))));
    const who = roles.performing && Number(roles.performing !== this.initiative);
    this.place = COURSE.findIndex((row) => row.at === at && row.who === who);
    this.goOn();
  }
  get performing() { return [this.initiative, other(this.initiative)][this.row.who]; }
  arrive(card, player) {
    if ((card.controller ?? card.owner ?? player) !== player) unsupported("cards of the other player");
    const label = card.label ?? `${card.card} ${this.ids}`; // the id changes with every move, the label stays
    return { marks: [], ...card, label, owner: player, controller: player, id: `c${++this.ids}` };
  }
  goOn() {
    while (!this.decision && !this.result) {
      if (this.row?.window && this.performing) each(PLAYERS, (player) => Object.assign(this.numbers[player], NO_POOL));
      this.row = COURSE[this.place++] ?? unsupported("phases other than the preparation phase");
      this[this.row.at]?.();
      if (this.row.window) this.givePriority(this.performing ?? this.initiative, 0); // 902.2
    }
  }
  move(card, from, to, state) {
    const zones = this.zones[card.owner];
    zones[from] = zones[from].filter((one) => one !== card);
    zones[to].push(this.arrive({ ...card, ...state }, card.owner));
  }
  ask(decision, then) { Object.assign(this, { decision, then }); }
  end(winner, clause) { Object.assign(this, { result: { winner, clause }, decision: undefined }); }
  "703.6a"(player = this.performing) {
    const drawn = this.zones[player].deck.slice(0, 2);
    drawn.forEach((card) => this.move(card, "deck", "hand"));
    if (drawn.length < 2) this.end(other(player), "1102.1");
  }
  "703.7a"(player = this.performing) {
    const { hand } = this.zones[player];
    const options = hand.map((card) => ({ do: "put", card: card.label }));
    const put = ([option]) => option && this.move(named(hand, option.card), "hand", "homebase", FACE_DOWN);
    if (hand.length) this.ask({ player, kind: "homebase card", clause: "703.7a", options, min: 0 }, put);
  }
  "703.8a"(player = this.performing) { this.numbers[player].CP += this.zones[player].homebase.length; }
  givePriority(player, passes) {
    const { hand, homebase, field } = this.zones[player];
    const CP = this.row.at === "703.8c" && player === this.performing ? this.numbers[player].CP : -1; // 902.4h
    const playable = ({ card, face }, { properties } = this.cards[card]) => [properties.type].flat().some((type) => (
      ["EVENT", "BASE"].includes(type) ? face !== "face-up" : !face && properties["CP cost"] <= CP));
    if (field.length > 1 || [...hand, ...homebase].some((card) => playable(card))) unsupported("plays and support");
    const ready = homebase.filter((card) => card.orientation === "ready");
    const options = [{ do: "pass" }, ...ready.map((card) => ({ do: "gain EP", card: card.label }))];
    this.ask({ player, kind: "priority", clause: "902.4", options }, ([{ card }]) => {
      if (card) { named(ready, card).orientation = "action"; this.numbers[player].EP += 1; } // 1217.2
      if (card || !passes) this.givePriority(card ? player : other(player), card ? 0 : 1); // 902.5
    });
  }
  decide(answer) {
    const { options, min = 1, max = 1, clause } = this.decision ?? refuse("the game is over");
    const offered = Array.isArray(answer) && answer.every((given) => options.some((own) => key(own) === key(given)));
    if (!offered || answer.length < min || answer.length > max) refuse("that is not offered", clause);
    this.decision = undefined;
    this.then(answer);
    this.goOn();
  }
  view(viewer) {
    const { turn, initiative, performing, result, decision } = this;
    const hidden = ({ owner, face }, zone) => zone === "deck"
      || (viewer !== owner && (zone === "hand" || (zone === "homebase" && face === "face-down")));
    const show = (card, zone) => (viewer === "judge" ? card
      : { ...card, label: undefined, card: hidden(card, zone) ? undefined : card.card });
    const zones = (player) => each(ZONES, (zone) => this.zones[player][zone].map((card) => show(card, zone)));
    const players = each(PLAYERS, (player) => ({ numbers: this.numbers[player], zones: zones(player) }));
    const roles = { initiative, performing, primary: performing ?? initiative };
    const own = viewer === "judge" || viewer === decision?.player;
    return { viewer, at: this.row.at, turn, roles, players, result, ...(own && { decision }) };
  }
}

const games = [null]; // by number; the engine's own game has short decks of one card, so that it ends
const cards = { Boulder: { properties: { name: "Boulder", type: "UNIT", "CP cost": 60, STR: 1, DEF: 1 } } };
const pile = (count) => Array(count).fill({ card: "Boulder" });
const side = (deck) => ({ zones: { hand: pile(4), deck: pile(deck) } });
const ownGame = { at: "703.1", cards, players: { Alice: side(4), Bob: side(1) } };
const reply = (game, { decision, result } = games[game]) => ({ game, decision, result });
const METHODS = {
  hello: () => ({ protocol: 1, name: "Trails in JavaScript", version: "1.0", language: "JavaScript", level: "setup",
    rulebooks: ["trails-1.0.1"], decides: ["first player", "hand exchange"] }),
  new: ({ decks, position = ownGame }) => reply(games.push(new Game(decks ? unsupported("decks") : position)) - 1),
  decide: ({ game, answer }) => { games[game].decide(answer); return reply(game); },
  concede: ({ game, player }) => { games[game].end(other(player), "103.4"); return reply(game); },
  observe: ({ game, viewer = "judge" }) => games[game].view(viewer),
  loop: () => unsupported("loops"), bye: () => ({}),
  close: ({ game }) => { games[game] = null; return {}; },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  let result;
  try { result = METHODS[method](params); } catch (said) { if (said instanceof Error) throw said; result = said; }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
  if (method === "bye") break;
}
