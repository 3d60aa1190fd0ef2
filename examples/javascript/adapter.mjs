// An adapter in JavaScript, without packages, at level `setup`: the course of a turn of Trails, in which nothing is
// played. Where a player could do more, it answers `unsupported`, which never counts against an engine.
import { createInterface } from "node:readline";

const PLAYERS = ["Alice", "Bob"];
const ZONES = ["deck", "hand", "field", "homebase", "trail", "exile zone"];
const OWN_CARD = { name: "Boulder", type: "UNIT", "sub-name": "Common", "CP cost": 60, STR: 1, DEF: 1 };
const other = (player) => PLAYERS[1 - PLAYERS.indexOf(player)];
const each = (names, value) => Object.fromEntries(names.map((name) => [name, value(name)]));
const key = (option) => JSON.stringify(Object.entries(option).sort());
const refuse = (why, clause = "") => { throw { refused: { why, clause } }; };
const unsupported = (what) => { throw { unsupported: { what } }; };

// The turn, row by row: a star opens a priority window, a bar ends a step or phase. `who` performs: 0 has the initiative.
const rows = (text, who) => text.split(" ").map((row) => (
  { at: row.replace(/[*|]/g, ""), window: row.includes("*"), ends: row.includes("|"), who }));
const steps = (who) => rows("703.6a 703.6b 703.6c*| 703.7a 703.7b 703.7c*| 703.8a 703.8b 703.8c*|", who);
const attack = (who) => rows("803.1 803.2* 803.3|", who);
const COURSE = [...rows("703.1 703.2* 703.3 703.4* 703.5"), ...steps(0), ...steps(1), ...rows("704.1 802.1 802.2* 802.3"),
  ...attack(0), ...attack(1), ...rows("802.4 802.5*| 705.1 705.2* 705.3 705.4* 705.5 705.6 705.7 705.8 705.9|")];

class Game {
  constructor(number, { at, turn = 1, roles = {}, players = {}, cards, memory, shared }) {
    Object.assign(this, { number, turn, cards, ids: 0, initiative: roles.initiative ?? "Alice" });
    if (memory || shared || Object.values(cards).some((card) => card.abilities?.length)) unsupported("abilities");
    this.numbers = each(PLAYERS, (player) => ({ bond: 20, CP: 0, EP: 0, ...players[player]?.numbers }));
    this.zones = each(PLAYERS, (player) => each(ZONES, (zone) =>
      (players[player]?.zones?.[zone] ?? []).map((card) => this.arrive({ owner: player, ...card }))));
    const who = roles.performing && Number(roles.performing !== this.initiative);
    const start = COURSE.findIndex((row) => row.at === at && row.who === who);
    if (start < 0 || (at.startsWith("803") && who)) unsupported(`a start at ${at}`);
    this.enter(start);
  }
  get performing() { return [this.initiative, other(this.initiative)][this.row.who]; }
  get primary() { return this.performing ?? this.initiative; } // 702.3
  arrive(card) { return { marks: [], label: card.card, ...card, id: `c${++this.ids}` }; }
  laid() { return PLAYERS.flatMap((player) => [...this.zones[player].field, ...this.zones[player].homebase]); }
  enter(place) {
    for (this.place = place; !this.result; this.leave()) {
      this.row = COURSE[this.place];
      this[this.row.at]?.();
      if (this.row.window && !this.result) this.givePriority(this.primary, 0); // 902.2
      if (this.decision) return;
    }
  }
  leave() {
    if (this.row.ends) PLAYERS.forEach((player) => Object.assign(this.numbers[player], { CP: 0, EP: 0 })); // 302.1b
    this.place = (this.place + 1) % COURSE.length;
  }
  move(card, from, to, state) {
    const zones = this.zones[card.owner];
    zones[from] = zones[from].filter((one) => one !== card);
    zones[to].push(this.arrive({ ...card, ...state }));
  }
  end(winner, clause) { Object.assign(this, { result: this.result ?? { winner, clause }, decision: undefined }); }
  ask(player, kind, clause, options, min, then) {
    Object.assign(this, { decision: { player, kind, clause, options, min, max: 1 }, then });
  }
  "703.6a"() {
    const drawn = this.zones[this.performing].deck.slice(0, 2);
    drawn.forEach((card) => this.move(card, "deck", "hand"));
    if (drawn.length < 2) this.end(other(this.performing), "1102.1");
  }
  "703.7a"() {
    const { hand } = this.zones[this.performing];
    const lay = (card) => this.move(card, "hand", "homebase", { orientation: "ready", face: "face-down" });
    const options = hand.map((card) => ({ do: "put", card: card.label }));
    if (hand.length) this.ask(this.performing, "homebase card", "703.7a", options, 0,
      (chosen) => chosen.forEach((option) => lay(hand.find((card) => card.label === option.card))));
  }
  "703.8a"() { this.numbers[this.performing].CP += this.zones[this.performing].homebase.length; }
  "803.3"() {
    if (this.zones[this.performing].field.length) unsupported("attacks");
    this.ask(this.performing, "attackers", "803.3", [{ do: "pass" }], 1, () => {});
  }
  "705.5"() {
    const bond = (player) => this.numbers[player].bond;
    const loser = PLAYERS.find((player) => bond(player) < bond(other(player))) ?? this.initiative;
    if (bond(loser) <= 0) this.end(other(loser), "705.5");
  }
  "705.6"() { if (this.laid().some((card) => card.marks.includes("stunned"))) unsupported("curing"); }
  "705.8"() { this.laid().forEach((card) => { card.orientation = "ready"; }); }
  "705.9"() { Object.assign(this, { initiative: other(this.initiative), turn: this.turn + 1 }); }
  givePriority(player, passes) {
    const { hand, homebase, field } = this.zones[player];
    const deploys = this.row.at === "703.8c" && player === this.performing; // 902.4h
    const playable = ({ card, face }) => [this.cards[card].properties.type].flat().some((type) =>
      ["EVENT", "BASE"].includes(type) ? face !== "face-up" : deploys && !face && this.affords(player, card));
    if (field.length > 1 || [...hand, ...homebase].some(playable)) unsupported("playing cards, and SCLM Support");
    const ready = homebase.filter((card) => card.orientation === "ready");
    const options = [{ do: "pass" }, ...ready.map((card) => ({ do: "gain EP", card: card.label }))];
    this.ask(player, "priority", "902.4", options, 1, ([{ card }]) => {
      if (!card) return passes ? undefined : this.givePriority(other(player), 1); // 902.5
      ready.find((one) => one.label === card).orientation = "action";
      this.numbers[player].EP += 1; // 1217.2
      return this.givePriority(player, 0);
    });
  }
  affords(player, card) { return this.cards[card].properties["CP cost"] <= this.numbers[player].CP; }
  decide(answer) {
    if (!this.decision || !Array.isArray(answer)) refuse("a list of options is no answer here");
    const { options, min, max, clause } = this.decision;
    const offered = answer.every((given) => options.some((option) => key(option) === key(given)));
    if (!offered || answer.length < min || answer.length > max) refuse("that is not offered", clause);
    this.decision = undefined;
    this.then(answer);
    if (!this.decision) { this.leave(); this.enter(this.place); }
  }
  view(viewer) {
    const { turn, initiative, primary, performing, result, decision } = this;
    const seen = (card, zone) => viewer === "judge" || (zone !== "deck" && (viewer === card.owner
      || (zone !== "hand" && !(zone === "homebase" && card.face === "face-down"))));
    const show = ({ label, card, ...rest }, zone) => ({ ...rest, ...(viewer === "judge" && { label }),
      ...(seen(rest, zone) && { card, printed: this.cards[card].properties }) });
    const players = each(PLAYERS, (player) => ({ numbers: this.numbers[player],
      zones: each(ZONES, (zone) => this.zones[player][zone].map((card) => show(card, zone))) }));
    const own = viewer === "judge" || viewer === decision?.player;
    return { viewer, at: this.row.at, turn, roles: { initiative, primary, performing }, players, result,
      decision: own ? decision : undefined };
  }
}

const games = new Map();
const reply = ({ number, decision, result }) => ({ game: number, decision, result });
const ownDecks = () => ({ at: "703.1", cards: { Boulder: { properties: OWN_CARD } }, players: each(PLAYERS, (player) => {
  const cards = Array.from({ length: 50 }, (_, n) => ({ card: "Boulder", label: `${player}'s Boulder ${n + 1}` }));
  return { zones: { hand: cards.slice(0, 4), deck: cards.slice(4) } };
}) });
const METHODS = {
  hello: () => ({ protocol: 1, name: "Trails in JavaScript", version: "1.0", language: "JavaScript", level: "setup",
    rulebooks: ["trails-1.0.1"], decides: ["first player", "hand exchange"] }),
  new: ({ rulebook, position, decks }) => {
    if (rulebook !== "trails-1.0.1" || decks) unsupported(decks ? "decks other than its own" : rulebook);
    const game = new Game(games.size + 1, position ?? ownDecks());
    games.set(game.number, game);
    return reply(game);
  },
  decide: ({ game, answer }) => { games.get(game).decide(answer); return reply(games.get(game)); },
  concede: ({ game, player }) => { games.get(game).end(other(player), "103.4"); return reply(games.get(game)); },
  loop: () => unsupported("loops"),
  observe: ({ game, viewer = "judge" }) => games.get(game).view(viewer),
  close: ({ game }) => { games.set(game, null); return {}; },
  bye: () => ({}),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  let result;
  try { result = METHODS[method](params); } catch (said) { if (said instanceof Error) throw said; result = said; }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
  if (method === "bye") break;
}
